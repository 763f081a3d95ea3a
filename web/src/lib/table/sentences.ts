import { capitalized, listed, text } from '../i18n';
import type { GameEvent, Observation } from '../net/protocol';
import { plainSentence } from './plain-sentences';
import type { Words } from './screens';
import type { LogEntry } from './store/game-log.svelte';
import { lateMoves } from './store/late-moves';
import type { TableStore } from './store/table-store.svelte';
import { isTableEvent, tableEventSentence } from './store/table-events';

/** What I have to do, in the game's words or in plain ones. */
export function statusSentence(
  words: Words,
  observation: Observation | null,
  names: readonly string[],
  told?: unknown,
): string {
  if (!observation) return text.common.loading;
  if (observation.result) return text.table.over;
  if (words.status) return words.status({ ...observation, moves: movesOf(observation) }, names, told);
  if (observation.seat !== null && observation.awaited.includes(observation.seat)) return text.table.yourTurn;
  return text.table.waitingFor({ names: listed(observation.awaited.map((seat) => names[seat] ?? '')) });
}

/** What goes on by itself while the board shows it, or null: then nobody is waited for. */
export function meanwhileSentence(
  words: Words,
  { told, toldView, names, viewerSeat }: Pick<TableStore, 'told' | 'toldView' | 'names' | 'viewerSeat'>,
): string | null {
  return told.step ? (words.meanwhile?.(told.step.event, toldView, names, viewerSeat) ?? null) : null;
}

/** The seat that this sentence tells of, or null. */
export function meanwhileSeat(
  words: Words,
  { told, toldView }: Pick<TableStore, 'told' | 'toldView'>,
): number | null {
  return told.step ? (words.acts?.(told.step.event, toldView) ?? null) : null;
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

/** The seat of whoever did it, where it was somebody. What only one player is told happened to them. */
export function actorOf(words: Words, event: GameEvent): number | null {
  if (typeof event.seat === 'number') return event.seat;
  const { heard_by: seats } = event;
  return words.actor?.(event) ?? (Array.isArray(seats) && seats.length === 1 ? (seats[0] as number) : null);
}

/** A line of the log. What a bot did for a player whose time had run out is told of that player's bot. */
export function entrySentence(
  words: Words,
  { event, late }: Pick<LogEntry, 'event' | 'late'>,
  names: readonly string[],
  me: number | null,
): string | null {
  if (late?.by !== 'bot') return eventSentence(words, event, names, me);
  const mine = late.seat === me;
  const named = names.map((name, seat) => (seat === late.seat ? text.table.botOf({ mine, name }) : name));
  const told = eventSentence(words, event, named, mine ? null : me);
  return told && capitalized(told);
}

/** The lines of one move. */
export function stepSentences(
  words: Words,
  events: readonly GameEvent[],
  names: readonly string[],
  me: number | null,
): readonly string[] {
  const late = lateMoves(
    events,
    events.map(() => 0),
  );
  return events
    .map((event, index) => entrySentence(words, { event, late: late[index] ?? null }, names, me))
    .filter((line) => line !== null);
}

export function movesOf(observation: Observation): readonly GameEvent[] {
  return observation.moves as readonly GameEvent[];
}
