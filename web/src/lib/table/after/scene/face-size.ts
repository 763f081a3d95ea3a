/** How large the winner's face is, in pixels: as large as the screen allows beside what has to stand around it. */
export function faceSize(tv: boolean, width: number, height: number): number {
  if (tv) return Math.round(height * 0.2);
  if (width >= 900) return height < 760 ? 128 : 160;
  return height < 720 ? 80 : 120;
}
