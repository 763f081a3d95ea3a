import { text } from '../i18n';
import type { GameEvent, Observation } from '../net/protocol';
import type { Words } from './screens';
import { isTableEvent, tableEventSentence } from './store/table-events';

/** What I have to do, in the game's words or in plain ones. */
export function statusSentence(
  words: Words,
  observation: Observation | null,
  names: readonly string[],
): string {
  if (!observation) return text.common.loading;
  if (observation.result) return text.table.over;
  if (words.status) return words.status({ ...observation, moves: movesOf(observation) }, names);
  if (observation.seat !== null && observation.awaited.includes(observation.seat)) return text.table.yourTurn;
  return text.table.waitingFor(observation.awaited.map((seat) => names[seat] ?? ''));
}

/** An event as a sentence, or null if it needs none. */
export function eventSentence(
  words: Words,
  event: GameEvent,
  names: readonly string[],
  me: number | null,
): string | null {
  if (isTableEvent(event)) return tableEventSentence(event, names, me);
  if (words.tell) return words.tell(event, names, me);
  return plainSentence(event, names);
}

/** For games without words of their own: the event's tag and fields, seats by name. */
function plainSentence({ type, ...fields }: GameEvent, names: readonly string[]): string {
  const parts = Object.entries(fields).map(([field, value]) =>
    field === 'seat' ? names[Number(value)] : describeValue(value),
  );
  return [type.replaceAll('_', ' '), ...parts].join(' · ');
}

/** Any value in words: a move is its tag and its fields, as in "pour red". */
export function describeValue(value: unknown): string {
  if (value === null || value === undefined) return '–';
  if (Array.isArray(value)) return value.map(describeValue).join(', ');
  if (typeof value === 'object') return Object.values(value).map(describeValue).join(' ');
  return typeof value === 'string' ? value.replaceAll('_', ' ') : JSON.stringify(value);
}

export function movesOf(observation: Observation): readonly GameEvent[] {
  return observation.moves as readonly GameEvent[];
}
