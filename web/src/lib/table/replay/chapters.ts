import type { GameEvent, Replay } from '../../net/protocol';

type Steps = Replay['steps'];

/** A part of a finished game: what was done before its first round, a round, or a game of a match. */
export interface Chapter {
  readonly kind: 'opening' | 'round' | 'game';
  readonly number: number;
  /** Its first step. */
  readonly from: number;
}

const KINDS: Readonly<Record<string, Chapter['kind'] | undefined>> = {
  round_began: 'round',
  game_began: 'game',
};

/** The parts of a game, by the events that begin them. A game that tells of none has no parts. */
export function chaptersOf(steps: Steps): readonly Chapter[] {
  const begun = steps.flatMap(({ events }, from) => beginning(events, from));
  const [first] = begun;
  if (!first || first.from === 0) return begun;
  return [openingOf(first), ...begun];
}

/** Of the parts that one step begins, such as a game and its first round, the last one counts. */
function beginning(events: readonly GameEvent[], from: number): readonly Chapter[] {
  const event = events.findLast(({ type }) => type in KINDS);
  const kind = KINDS[event?.type ?? ''];
  return event && kind ? [{ kind, number: Number(event[kind]), from }] : [];
}

/** The events of a step that end a part, and those with which it begins the next one. */
export function splitAtChapter(
  events: readonly GameEvent[],
): readonly [readonly GameEvent[], readonly GameEvent[]] {
  const at = events.findIndex(({ type }) => type in KINDS);
  return at < 0 ? [events, []] : [events.slice(0, at), events.slice(at)];
}

/** The deal comes before the first step, so nothing tells that the first round or game has begun. */
function openingOf({ kind, number }: Chapter): Chapter {
  return number > 1 ? { kind, number: number - 1, from: 0 } : { kind: 'opening', number: 0, from: 0 };
}

/** The part that this step belongs to. */
export function chapterAt(chapters: readonly Chapter[], step: number): Chapter | undefined {
  return chapters.findLast(({ from }) => from <= step);
}
