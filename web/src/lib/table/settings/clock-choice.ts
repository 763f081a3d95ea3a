import type { Clocks, Table } from '../../net/protocol';

type Seating = Pick<Table, 'clocks' | 'clocks_chosen' | 'chairs'>;

/** Nobody has chosen a clock, and nobody else sits here: the next game has none. */
export function isWithoutClock({ clocks_chosen: chosen, chairs }: Seating): boolean {
  return !chosen && chairs.filter(({ kind }) => kind === 'person').length < 2;
}

/** The clock that the next game will have if nothing changes. */
export function nextClocks(table: Seating): Clocks {
  return isWithoutClock(table) ? 'off' : table.clocks;
}
