import type { ChairView, Table } from '../../net/protocol';
import type { StandInNotice } from './notices';

type Chair = Pick<ChairView, 'kind' | 'yours' | 'online' | 'late' | 'stand_in' | 'level'>;

const indexes = (chairs: readonly Chair[], wanted: (chair: Chair, index: number) => boolean) =>
  chairs.flatMap((chair, index) => (wanted(chair, index) ? [index] : []));

/** My chairs that a bot plays until I am back. */
export function standInsForMe(chairs: readonly Chair[]): readonly number[] {
  return indexes(chairs, ({ yours, stand_in }) => yours && stand_in);
}

/** Whether this is the one chair I hold. Where several people share a screen, it takes a name to say whose it is. */
export function isOnlyMine(chairs: readonly Chair[], chair: number): boolean {
  const mine = indexes(chairs, ({ yours }) => yours);
  return mine.length === 1 && mine[0] === chair;
}

/** Whether whoever touches this screen is surely back: nobody else plays here. */
export function isBackByTouch(chairs: readonly Chair[]): boolean {
  const mine = chairs.filter(({ yours }) => yours);
  return mine.length > 0 && mine.every(({ stand_in }) => stand_in);
}

/** The chairs for which the host is offered a bot: it is their turn, and they are away, or ran out of time the last time. */
export function absentChairs(table: Table, awaited: readonly number[]): readonly number[] {
  if (!table.you_host || table.phase !== 'playing' || table.paused || table.vote) return [];
  const mine = indexes(table.chairs, ({ yours, level }) => yours && level === null);
  return indexes(table.chairs, (chair, index) => {
    const plays = chair.kind === 'person' && chair.level === null && !(mine.length === 1 && chair.yours);
    return plays && awaited.includes(index) && (chair.late || !chair.online);
  });
}

/** Everybody is told when a bot begins to play for somebody, and when they are back. I see the former at my own seat. */
export function standInNotice(before: Table | null, now: Table): StandInNotice | null {
  if (before?.game_no !== now.game_no || now.phase !== 'playing') return null;
  const chair = now.chairs.findIndex(
    ({ stand_in, kind }, index) =>
      kind === 'person' && stand_in !== (before.chairs[index]?.stand_in ?? false),
  );
  const began = now.chairs[chair]?.stand_in ?? false;
  const told = chair >= 0 && !(began && isOnlyMine(now.chairs, chair));
  return told ? { what: 'stand_in', chair, began } : null;
}
