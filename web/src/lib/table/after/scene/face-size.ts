/** The panels beside the board, on a desk. */
const PANELS = 352;

/** How large the winner's face is, in pixels: as large as the screen allows beside what has to stand around it. */
export function faceSize(tv: boolean, width: number, height: number): number {
  if (tv) return Math.round(height * 0.24);
  if (height <= 500) return 64;
  if (width >= 900) return Math.round(Math.max(110, Math.min((width - PANELS) * 0.165, height * 0.24)));
  return height < 720 ? 80 : 120;
}
