/** Where a reaction starts on the screen, and how far it flies, in pixels. */
export interface ReactionPath {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
}

/** From beside a face, which stays in sight, most of the way to the middle of the board; two in a row part their ways. */
export function reactionPath(
  face: Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>,
  width: number,
  height: number,
  number: number,
): ReactionPath {
  const [middle, y] = [face.x + face.width / 2, face.y + face.height / 2];
  const x = middle + Math.sign(width / 2 - middle) * 1.3 * face.width;
  const spread = ((number % 5) - 2) * 0.05;
  return {
    x,
    y,
    dx: 0.72 * (width * (0.5 + spread) - x),
    dy: 0.72 * (height * (0.42 - spread) - y),
  };
}
