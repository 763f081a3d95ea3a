import { listed, text } from '../i18n';
import type { GameEvent, Observation } from '../net/protocol';
import { plainSentence } from './plain-sentences';
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
  return text.table.waitingFor({ names: listed(observation.awaited.map((seat) => names[seat] ?? '')) });
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

export function movesOf(observation: Observation): readonly GameEvent[] {
  return observation.moves as readonly GameEvent[];
}
