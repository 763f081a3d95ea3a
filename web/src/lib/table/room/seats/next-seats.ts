import type { ChairView, Table } from '../../../net/protocol';

/** A chair, and its index, by which commands name it. */
export interface IndexedChair {
  readonly chair: ChairView;
  readonly index: number;
}

/** The chairs in their order in the next game. An older server does not send `coming`: then it stays the same. */
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
