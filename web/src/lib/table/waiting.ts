import type { ChairView, Table } from '../net/protocol';

/** Who still has to agree before the host begins: people who are not ready, but none of the host's own chairs. */
export function unready({ chairs }: Pick<Table, 'chairs'>): readonly ChairView[] {
  const first = (chair: ChairView) => chair.with_chair ?? chairs.indexOf(chair);
  const host = chairs.filter((chair) => chair.host).map(first);
  return chairs.filter((chair) => chair.kind === 'person' && !chair.ready && !host.includes(first(chair)));
}
