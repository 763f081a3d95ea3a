import { text } from '../i18n';
import type { GameEvent, Sight } from '../net/protocol';
import type { Words } from './screens';
import { isTableEvent, tellTableEvent } from './tableevents';

/** What is asked of me, in the game's words or in plain ones. */
export function statusOf(words: Words, sight: Sight | null, names: readonly string[]): string {
  if (!sight) return text.common.loading;
  if (sight.result) return text.table.over;
  if (words.status) return words.status({ ...sight, moves: moves(sight) }, names);
  if (sight.seat !== null && sight.awaited.includes(sight.seat)) return text.table.yourTurn;
  return text.table.waitingFor(sight.awaited.map((seat) => names[seat] ?? ''));
}

/** An event as a sentence, or null where there is nothing to tell. */
export function tell(
  words: Words,
  event: GameEvent,
  names: readonly string[],
  me: number | null,
): string | null {
  if (isTableEvent(event)) return tellTableEvent(event, names, me);
  if (words.tell) return words.tell(event, names, me);
  return plain(event, names);
}

/** For games without words: the event's own tag and fields, seats by name. */
function plain({ type, ...fields }: GameEvent, names: readonly string[]): string {
  const parts = Object.entries(fields).map(([field, value]) =>
    field === 'seat' ? names[Number(value)] : spoken(value),
  );
  return [type.replaceAll('_', ' '), ...parts].join(' · ');
}

/** Any value in words: a move is its tag and its fields, as in "pour red". */
export function spoken(value: unknown): string {
  if (value === null || value === undefined) return '–';
  if (Array.isArray(value)) return value.map(spoken).join(', ');
  if (typeof value === 'object') return Object.values(value).map(spoken).join(' ');
  return typeof value === 'string' ? value.replaceAll('_', ' ') : JSON.stringify(value);
}

export function moves(sight: Sight): readonly GameEvent[] {
  return sight.moves as readonly GameEvent[];
}
