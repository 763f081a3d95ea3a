/** Rows of the same length, as nearly as it goes: of at most five, five make one row, eight make two. */
export function swatchColumns(size: number, most: number): number {
  return Math.ceil(size / Math.ceil(size / most));
}
