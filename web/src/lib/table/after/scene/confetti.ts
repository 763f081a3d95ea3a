/** Paper that falls once: where each piece is follows from its start and the time, so a frame is only arithmetic. */
export interface ConfettiPiece {
  /** Where it starts and how it falls, in parts of the stage's width and height. */
  readonly x: number;
  readonly delay: number;
  readonly fall: number;
  readonly sway: number;
  readonly spin: number;
  readonly size: number;
  readonly colour: string;
}

export const CONFETTI_SECONDS = 6;
const PIECES = 110;
/** From 0.8 to 1.6 stage heights in a second would be rain; this is paper. */
const SLOWEST = 0.22;
const FASTEST = 0.42;

export function makeConfetti(
  colours: readonly string[],
  random: () => number = Math.random,
): readonly ConfettiPiece[] {
  return Array.from({ length: PIECES }, (_, index) => ({
    x: random(),
    delay: random() * 1.8,
    fall: SLOWEST + random() * (FASTEST - SLOWEST),
    sway: random() * 2 * Math.PI,
    spin: 2 + random() * 5,
    size: 6 + random() * 6,
    colour: colours[index % colours.length] ?? '',
  }));
}

/** Draws one frame; false when the last piece is on the floor. */
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
  for (const { x, delay, fall, sway, spin, size, colour } of pieces) {
    const time = seconds - delay;
    if (time < 0) continue;
    const left = x * width + Math.sin(sway + time * 2.2) * 18;
    const top = (time * fall - 0.05) * height;
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
    pen.fillRect(-size / 2, -size / 3, size, size / 1.5);
  }
  return seconds < CONFETTI_SECONDS;
}
