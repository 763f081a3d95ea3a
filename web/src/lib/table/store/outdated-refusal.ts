import type { Refused, Table } from '../../net/protocol';

/** Refusals about who is at the table: too few or too many players, no free seat, somebody isn't ready. */
const ABOUT_PEOPLE: readonly string[] = ['TABLE-6', 'TABLE-13', 'TABLE-24'];

/** Whether what a refusal says may not hold any more, because somebody came, went or got ready since. */
export function isOutdated({ clause }: Refused, before: Table, now: Table): boolean {
  if (before.phase !== now.phase) return true;
  const people = ({ chairs }: Table) => chairs.map(({ name, ready }) => [name, ready]);
  return ABOUT_PEOPLE.includes(clause) && JSON.stringify(people(before)) !== JSON.stringify(people(now));
}
