import type { Table } from '../../net/protocol';

/** Games won at this table by seat; none after the first one, whose winner is on the screen anyway. */
export function winsSoFar({ tally, game_no }: Pick<Table, 'tally' | 'game_no'>): ReadonlyMap<number, number> {
  return new Map(game_no > 1 ? tally.map(({ chair, wins }) => [chair, wins]) : []);
}
