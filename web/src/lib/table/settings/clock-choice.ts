import type { Clocks, SetTable, Table } from '../../net/protocol';

/** Automatic: nobody has chosen, so there is no clock alone with bots and the usual one otherwise. */
export type ClockChoice = Clocks | 'auto';

export function clockChoice({
  clocks,
  clocks_chosen: chosen,
}: Pick<Table, 'clocks' | 'clocks_chosen'>): ClockChoice {
  return chosen ? clocks : 'auto';
}

export function chooseClock(choice: ClockChoice): Omit<SetTable, 'id'> {
  return choice === 'auto' ? { do: 'set_table', clocks_chosen: false } : { do: 'set_table', clocks: choice };
}
