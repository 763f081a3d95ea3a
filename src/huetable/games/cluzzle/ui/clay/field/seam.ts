/** How softly a dab is joined to the clay that is there. */
export const DAB_BLEND = 40;

/** What a seam adds where two pieces meet: a polynomial smooth minimum. */
export function seam(a: number, b: number, blend: number): number {
  const close = blend - Math.abs(a - b);
  return close > 0 ? Math.floor((close * close) / (4 * blend)) : 0;
}
