import { listed } from '$lib/i18n';
import type { SightOf } from '$lib/table/screens';
import { oneOf } from './cards';
import { inPlay, isExposed, nextSeat } from './seats';
import { tell } from './telling';
import { cards, text } from './text';
import type { Event, Move, View } from './types';
import { drawnFits, toMatch } from './why';

export { tell };

type Sight = SightOf<View, Move>;
type Names = readonly string[];

/** What is asked of me, or whom we wait for. */
export function status(sight: Sight, names: Names): string {
  const { view, seat } = sight;
  if (!inPlay(view)) return between(sight, names);
  if (view.watch.dispute) return `The table votes: did ${names[view.watch.dispute.accused] ?? ''} do what the card says?`;
  if (seat !== null && isExposed(view.watch, seat)) return 'One card left: call UNO!';
  return seat === view.turn ? mine(sight, names) : theirs(sight, names);
}

function mine({ view, moves }: Sight, names: Names): string {
  switch (view.phase) {
    case 'colour':
      return 'Name the first colour';
    case 'drawn':
      return drawn(view);
    case 'stack':
      return `Take ${cards(view.threat.cards)}, or answer with a Draw Two`;
    case 'challenge':
      return `Take ${cards(view.threat.cards)}, or challenge ${names[view.threat.by] ?? ''}`;
    case 'honour':
      return 'Do what the card says, then say so';
    default:
      return `Your turn: ${asked(view, moves)}`;
  }
}

function asked(view: View, moves: readonly Move[]): string {
  const match = toMatch(view).join(' or ');
  if (moves.some((move) => move.type === 'play')) return match;
  return moves.some((move) => move.type === 'pass') ? 'nothing fits, and nothing is left to draw' : `nothing fits ${match}, draw a card`;
}

function drawn(view: View): string {
  const card = view.hand.at(-1);
  if (card === undefined) return 'Keep it';
  return drawnFits(view) ? `You drew ${oneOf(card)}: play it or keep it` : `You drew ${oneOf(card)}, which does not fit: keep it`;
}

function theirs({ view, seat }: Sight, names: Names): string {
  const name = names[view.turn] ?? '';
  const late = view.watch.exposed.find((exposure) => exposure.seat !== seat);
  if (late) return `${names[late.seat] ?? ''} has not called UNO!`;
  switch (view.phase) {
    case 'colour':
      return `${name} names the first colour`;
    case 'drawn':
      return `${name} has drawn a card`;
    case 'stack':
      return `${name} must take ${cards(view.threat.cards)}, or stack`;
    case 'challenge':
      return `${name} must take ${cards(view.threat.cards)}, or challenge`;
    case 'honour':
      return `${name} does what the card says`;
    default:
      return `${name}’s turn, then ${nextSeat(view) === seat ? 'you' : (names[nextSeat(view)] ?? '')}`;
  }
}

function between({ view, seat, awaited }: Sight, names: Names): string {
  if (view.phase === 'over') return 'The match is over';
  if (seat !== null && awaited.includes(seat)) return `Round ${view.match.round} is over. On to the next?`;
  return `Waiting for ${listed(awaited.map((other) => names[other] ?? ''))}`;
}

/** My decision, my call, or somebody who may be caught. */
export function calls({ seat, awaited, view }: Sight): boolean {
  return seat !== null && (awaited.includes(seat) || view.watch.exposed.length > 0);
}

/** Said aloud, but no news to somebody who reads the log. */
export const minor: readonly Event['type'][] = ['is_ready', 'kept', 'unlocked'];

export function note({ view }: Sight, seat: number): string | null {
  return view.phase === 'round_over' && view.match.ready.includes(seat) ? text.isReady : null;
}

/** The number alone: five tiles share the width of a phone. */
export function score({ view }: Sight, seat: number): string {
  return view.options.goal === 0 ? '' : String(view.match.scores[seat] ?? 0);
}

/** The last card played, and what has happened since: what everybody around the table still has in mind. */
export function recent({ last_play: play, news, match }: View, names: Names, me: number | null): readonly string[] {
  const told = tell(news, names, me);
  if (news.type === 'round_began' && match.round === 1 && match.deal.length > 0) return [text.highest(names[match.dealer] ?? '', match.dealer === me), told ?? ''];
  const before = play && news.type !== 'played' ? tell(play, names, me) : null;
  return [before, told].filter((line) => line !== null);
}
