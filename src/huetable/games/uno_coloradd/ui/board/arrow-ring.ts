export interface Arrow {
  readonly x: number;
  readonly y: number;
  /** In degrees; 0 points to the right. */
  readonly angle: number;
}

/** From one arrow to the next, in pixels. */
const APART = 84;
const FEWEST = 8;
const MOST = 28;
/** The outline is walked in so many small steps. */
const STEPS = 240;

/** Arrows in equal distances on the ellipse that fills this room, pointing clockwise: to the left around a table. */
export function ringOfArrows(width: number, height: number): readonly Arrow[] {
  const [a, b] = [width / 2, height / 2];
  if (a <= 0 || b <= 0) return [];
  const way = distances(a, b);
  const length = way.at(-1) ?? 0;
  const count = 2 * Math.round(Math.min(MOST, Math.max(FEWEST, length / APART)) / 2);
  return Array.from({ length: count }, (_, index) => {
    const goal = ((index + 0.5) * length) / count;
    return arrowAt(a, b, (way.findIndex((walked) => walked >= goal) / STEPS) * 2 * Math.PI);
  });
}

/** How far it is from the right end to each step. */
function distances(a: number, b: number): readonly number[] {
  const point = (step: number) => (step / STEPS) * 2 * Math.PI;
  let walked = 0;
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    if (step > 0) {
      const [from, to] = [point(step - 1), point(step)];
      walked += Math.hypot(a * (Math.cos(to) - Math.cos(from)), b * (Math.sin(to) - Math.sin(from)));
    }
    return walked;
  });
}

function arrowAt(a: number, b: number, turn: number): Arrow {
  const angle = (Math.atan2(b * Math.cos(turn), -a * Math.sin(turn)) * 180) / Math.PI;
  return { x: a + a * Math.cos(turn), y: b + b * Math.sin(turn), angle };
}
