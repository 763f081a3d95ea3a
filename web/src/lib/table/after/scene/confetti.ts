/** Paper that is shot from two corners and rains from above. Where each piece is follows from its start and the time. */
export interface ConfettiPiece {
  /** Where it starts and how it moves, in parts of the stage's width and height; `push` and `lift` are a second's. */
  readonly x: number;
  readonly y: number;
  readonly delay: number;
  readonly push: number;
  readonly lift: number;
  readonly fall: number;
  readonly sway: number;
  readonly spin: number;
  readonly size: number;
  readonly colour: string;
}

export const CONFETTI_SECONDS = 7;
/** When most of it is in the air: what people see who want no motion. */
export const CONFETTI_STILL = 2.6;
const PIECES = 150;
/** From 0.8 to 1.6 stage heights in a second would be rain; this is paper. */
const SLOWEST = 0.2;
const FASTEST = 0.38;
/** How quickly the air stops a shot, in parts of its speed for a second. */
const DRAG = 1.6;
/** A stage as wide as this has paper of the usual size. */
const USUAL_WIDTH = 700;

export function makeConfetti(
  colours: readonly string[],
  random: () => number = Math.random,
): readonly ConfettiPiece[] {
  return Array.from({ length: PIECES }, (_, index) => ({
    ...(index % 2 === 0 ? shot(index % 4 === 0, random) : rain(random)),
    fall: SLOWEST + random() * (FASTEST - SLOWEST),
    sway: random() * 2 * Math.PI,
    spin: 2 + random() * 5,
    size: 6 + random() * 6,
    colour: colours[Math.floor(index / 2) % colours.length] ?? '',
  }));
}

/** From a lower corner, up and inwards. */
function shot(left: boolean, random: () => number) {
  const push = 0.25 + random() * 0.85;
  return {
    x: left ? 0 : 1,
    y: 0.95,
    delay: random() * 0.25,
    push: left ? push : -push,
    lift: 1 + random() * 1.1,
  };
}

function rain(random: () => number) {
  return { x: random(), y: -0.05, delay: 0.5 + random() * 2.2, push: 0, lift: 0 };
}

/** Where a piece is after these seconds, on a stage of this size. */
function placeOf(
  { x, y, delay, push, lift, fall, sway }: ConfettiPiece,
  seconds: number,
  width: number,
  height: number,
): readonly [left: number, top: number] {
  const time = seconds - delay;
  const flown = (1 - Math.exp(-DRAG * time)) / DRAG;
  const left = (x + push * flown) * width + Math.sin(sway + time * 2.2) * 18 * growth(width);
  return [left, (y + time * fall - lift * flown) * height];
}

function growth(width: number): number {
  return Math.max(1, Math.min(2.4, width / USUAL_WIDTH));
}

/** A part of the stage, in pixels. */
export type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** The pieces that then lie on none of these boxes: paper that stays where it is must not lie on words. */
export function piecesBeside(
  boxes: readonly Box[],
  pieces: readonly ConfettiPiece[],
  seconds: number,
  [width, height]: readonly [number, number],
): readonly ConfettiPiece[] {
  return pieces.filter((piece) => {
    const [left, top] = placeOf(piece, seconds, width, height);
    const reach = piece.size * growth(width);
    const lies = (box: Box) =>
      left > box.left - reach &&
      left < box.right + reach &&
      top > box.top - reach &&
      top < box.bottom + reach;
    return !boxes.some(lies);
  });
}

/** Draws one frame; false when the last piece is gone. */
export function drawConfetti(
  pen: Pick<
    CanvasRenderingContext2D,
    'clearRect' | 'setTransform' | 'fillRect' | 'fillStyle' | 'globalAlpha'
  >,
  pieces: readonly ConfettiPiece[],
  seconds: number,
  [width, height, scale]: readonly [number, number, number],
): boolean {
  pen.setTransform(scale, 0, 0, scale, 0, 0);
  pen.clearRect(0, 0, width, height);
  pen.globalAlpha = Math.max(0, Math.min(1, CONFETTI_SECONDS - seconds));
  const grown = growth(width);
  for (const piece of pieces) {
    const { delay, sway, spin, size, colour } = piece;
    const time = seconds - delay;
    if (time < 0) continue;
    const [left, top] = placeOf(piece, seconds, width, height);
    const turn = sway + time * spin;
    // Paper that turns over is seen from its edge now and then.
    const [cos, sin, flat] = [Math.cos(turn), Math.sin(turn), Math.cos(turn * 1.7)];
    pen.setTransform(
      scale * cos,
      scale * sin,
      -scale * sin * flat,
      scale * cos * flat,
      scale * left,
      scale * top,
    );
    pen.fillStyle = colour;
    pen.fillRect((-size * grown) / 2, (-size * grown) / 3, size * grown, (size * grown) / 1.5);
  }
  return seconds < CONFETTI_SECONDS;
}
