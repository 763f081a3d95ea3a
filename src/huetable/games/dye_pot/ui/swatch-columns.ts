/** More swatches in a row would be too narrow for a name on a phone. */
const MOST = 5;

/** Rows of the same length, as nearly as it goes: five in one row, eight in two. */
export function swatchColumns(size: number): number {
  return Math.ceil(size / Math.ceil(size / MOST));
}
