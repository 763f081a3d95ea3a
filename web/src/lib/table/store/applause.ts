import type { Table } from '../../net/protocol';
import type { Applause } from '../screens';

/** Whose work is liked best, as the table tells it; `pick` is false for people who only watch. */
export function applauseOf(
  table: Pick<Table, 'applause' | 'chairs'> | null,
  pick: false | ((seat: number) => unknown),
): Applause | null {
  const told = table?.applause;
  if (!told) return null;
  const waiting = told.waiting.map((chair) => table.chairs[chair]?.name ?? '');
  const own = table.chairs.flatMap(({ yours }, chair) => (yours ? [chair] : []));
  const { mine, picks } = told;
  return { mine, own, waiting, picks, pick: pick ? (seat) => void pick(seat) : undefined };
}
