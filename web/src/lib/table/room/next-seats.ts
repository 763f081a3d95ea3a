import type { ChairView, Table } from '../../net/protocol';

/** A chair, and what it is called by in commands: its place in the row. */
export interface IndexedChair {
  readonly chair: ChairView;
  readonly index: number;
}

/** The chairs in the order in which they sit in the next game. A server that doesn't say so keeps them as they are. */
export function nextSeats({
  chairs,
  coming,
}: {
  chairs: Table['chairs'];
  coming?: Table['coming'] | undefined;
}): readonly IndexedChair[] {
  const indexed = chairs.map((chair, index) => ({ chair, index }));
  const ordered = (coming ?? []).flatMap((index) => indexed[index] ?? []);
  return new Set(ordered).size === indexed.length ? ordered : indexed;
}
