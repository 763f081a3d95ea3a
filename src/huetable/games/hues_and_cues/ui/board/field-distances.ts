import type { Player } from '$lib/table/screens';
import { distance, fieldNumber } from '../fields/fields';
import { text } from '../text';
import type { BoardContents } from './board-contents';

/** Nobody wants to hear of twenty pieces at every step: the nearest ones tell where a field is. */
const MOST = 3;

interface Mark {
  readonly field: number;
  readonly what: string;
  /** The target and my own pieces are always told. */
  readonly mine: boolean;
}

function marks(contents: BoardContents, players: readonly Player[], seat: number | null): readonly Mark[] {
  const target = contents.target ?? contents.reveal?.past.target ?? null;
  const what = text.look.target({ mine: contents.target !== null });
  const pieces = contents.pieces.map((piece) => {
    const mine = piece.seat === seat;
    const name = players[piece.seat]?.name ?? '';
    return { field: fieldNumber(piece.field), what: text.board.piece({ mine, name }), mine };
  });
  return target === null ? pieces : [{ field: fieldNumber(target), what, mine: true }, ...pieces];
}

/** How far a field is from what lies on the board, nearest first: "1 step from Mira’s piece", "4 steps from your piece". */
export function distancesTo(
  contents: BoardContents,
  players: readonly Player[],
  seat: number | null,
): (field: number) => readonly string[] {
  const all = marks(contents, players, seat);
  return (field) =>
    all
      .map((mark) => ({ ...mark, steps: distance(field, mark.field) }))
      .filter(({ steps }) => steps > 0)
      .toSorted((one, other) => one.steps - other.steps)
      .filter(({ mine }, place) => mine || place < MOST)
      .map(({ steps, what }) => text.look.steps({ steps, what }));
}
