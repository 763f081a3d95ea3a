/** Where a reaction starts on the screen, and how far it flies, in pixels. */
export interface ReactionPath {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
}

/** In the upper part of a screen, words stand beside the faces. */
const UPPER = 0.2;

/**
 * From beside a face, which stays in sight, most of the way to the middle of the board; two in a row part their ways. From
 * faces at the top it starts below them, where it covers no words.
 */
export function reactionPath(
  face: Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>,
  width: number,
  height: number,
  number: number,
): ReactionPath {
  const [middle, centre] = [face.x + face.width / 2, face.y + face.height / 2];
  const below = centre < UPPER * height;
  const x = below ? middle : middle + Math.sign(width / 2 - middle) * 1.3 * face.width;
  const y = below ? centre + 1.5 * face.height : centre;
  const spread = ((number % 5) - 2) * 0.05;
  return {
    x,
    y,
    dx: 0.72 * (width * (0.5 + spread) - x),
    dy: 0.72 * (height * (0.42 - spread) - y),
  };
}
