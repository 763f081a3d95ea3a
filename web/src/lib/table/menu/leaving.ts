import type { Table } from '../../net/protocol';

/** What becomes of the table when I leave it: somebody else is the host then, nobody is left, or it stays as it is. */
export interface Leaving {
  readonly then: 'host' | 'empty' | 'stays';
  /** The new host. */
  readonly name: string;
}

/** As the table decides it: people who are online go first, then the next in the row after the host's chair. */
export function afterLeaving({ chairs, you_host: host }: Pick<Table, 'chairs' | 'you_host'>): Leaving {
  const from = chairs.findIndex((chair) => chair.yours && chair.host);
  const row = [...chairs.slice(from + 1), ...chairs.slice(0, Math.max(0, from))];
  const people = row.filter(({ kind, yours }) => kind === 'person' && !yours);
  const next = people.find(({ online }) => online) ?? people[0];
  if (!next) return { then: 'empty', name: '' };
  return host ? { then: 'host', name: next.name } : { then: 'stays', name: '' };
}
