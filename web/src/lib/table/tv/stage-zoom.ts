/** The TV's stage is drawn for this window, and enlarged for all others: so it looks the same on every TV. */
const WIDTH = 1280;
const HEIGHT = 720;
const LEAST_ZOOM = 0.25;

/** How far the stage is enlarged, and its size before that, in pixels. It always fills the window. */
export interface StageSize {
  readonly zoom: number;
  readonly width: number;
  readonly height: number;
}

export function stageSize(width: number, height: number): StageSize {
  const zoom = Math.max(LEAST_ZOOM, Math.min(width / WIDTH, height / HEIGHT));
  return { zoom, width: width / zoom, height: height / zoom };
}
