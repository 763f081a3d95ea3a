import type { ObservationOf } from '$lib/table/screens';
import { seatsInPlay, isExposed, nextSeat } from './board/seats';
import { withArticle } from './cards/cards';
import { tell } from './event-sentences';
import { drawnFits, toMatch } from './play/why-not';
import { text } from './text';
import type { Event, Move, View } from './types';

export { tell };

type Observation = ObservationOf<View, Move>;
type Names = readonly string[];

/** What I have to do, or whom we wait for. */
export function status(observation: Observation, names: Names): string {
  const { view, seat } = observation;
  if (!seatsInPlay(view)) return between(observation, names);
  if (view.watch.dispute) return text.status.dispute(names[view.watch.dispute.accused] ?? '');
  if (seat !== null && isExposed(view.watch, seat)) return text.status.callNow;
  return seat === view.turn ? mine(observation, names) : theirs(observation, names);
}

function mine({ view, moves }: Observation, names: Names): string {
  switch (view.phase) {
    case 'colour':
      return text.status.nameFirst;
    case 'drawn':
      return drawn(view);
    case 'stack':
      return text.status.takeOrStack(view.threat.cards);
    case 'challenge':
      return text.status.takeOrChallenge(view.threat.cards, names[view.threat.by] ?? '');
    case 'honour':
      return text.status.honour;
    default:
      return text.status.yourTurn(asked(view, moves));
  }
}

function asked(view: View, moves: readonly Move[]): string {
  const match = text.status.either(toMatch(view));
  if (moves.some((move) => move.type === 'play')) return match;
  return moves.some((move) => move.type === 'pass') ? text.status.stuck : text.status.draw(match);
}

function drawn(view: View): string {
  const card = view.hand.at(-1);
  if (card === undefined) return text.keep;
  return drawnFits(view)
    ? text.status.drewFitting(withArticle(card))
    : text.status.drewOther(withArticle(card));
}

function theirs({ view, seat }: Observation, names: Names): string {
  const name = names[view.turn] ?? '';
  const late = view.watch.exposed.find((exposure) => exposure.seat !== seat);
  if (late) return text.status.late(names[late.seat] ?? '');
  switch (view.phase) {
    case 'colour':
      return text.status.namesFirst(name);
    case 'drawn':
      return text.status.hasDrawn(name);
    case 'stack':
      return text.status.mustTakeOrStack(name, view.threat.cards);
    case 'challenge':
      return text.status.mustTakeOrChallenge(name, view.threat.cards);
    case 'honour':
      return text.status.honours(name);
    default:
      return text.status.theirTurn(name, nextSeat(view) === seat ? null : (names[nextSeat(view)] ?? ''));
  }
}

function between({ view, seat, awaited }: Observation, names: Names): string {
  if (view.phase === 'over') return text.status.over;
  if (seat !== null && awaited.includes(seat)) return text.status.next(view.match.round);
  return text.status.waiting(awaited.map((other) => names[other] ?? ''));
}

/** I must decide, or call UNO, or I can catch somebody. */
export function calls({ seat, awaited, view }: Observation): boolean {
  return seat !== null && (awaited.includes(seat) || view.watch.exposed.length > 0);
}

/** For screen readers only, not for the log. */
export const minor: readonly Event['type'][] = ['is_ready', 'kept', 'unlocked'];

export function note({ view }: Observation, seat: number): string | null {
  return view.phase === 'round_over' && view.match.ready.includes(seat) ? text.isReady : null;
}

/** Just the number: five tiles share the width of a phone. */
export function score({ view }: Observation, seat: number): string {
  return view.options.goal === 0 ? '' : String(view.match.scores[seat] ?? 0);
}

/** The last card played and what has happened since. */
export function recent(
  { last_play: play, news, match }: View,
  names: Names,
  me: number | null,
): readonly string[] {
  const told = tell(news, names, me);
  if (news.type === 'round_began' && match.round === 1 && match.deal.length > 0)
    return [text.highest(names[match.dealer] ?? '', match.dealer === me), told ?? ''];
  const before = play && news.type !== 'played' ? tell(play, names, me) : null;
  const call =
    news.type === 'played' && news.call ? tell({ type: 'called', seat: news.seat }, names, me) : null;
  return [before, told, call].filter((line) => line !== null);
}
