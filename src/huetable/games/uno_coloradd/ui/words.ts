import { listed } from '$lib/i18n';
import type { LastWord, ObservationOf, VoteWords } from '$lib/table/screens';
import { effectOf } from './board/first-card';
import { seatsInPlay, isExposed, nextSeat } from './board/seats';
import { cardName, disputedRule, symbolName } from './cards/cards';
import { tell } from './event-sentences';
import { colourNames, text } from './text';
import type { Event, Move, View } from './types';

export { tell };

type Observation = ObservationOf<View, Move>;
type Names = readonly string[];

const words = text.status;

/** What I have to do, or whom we wait for. */
export function status(observation: Observation, names: Names, told?: View): string {
  const { view, seat } = observation;
  const ends = told !== undefined && spoils(observation, told);
  if (!seatsInPlay(view) && !ends) return between(observation, names);
  const out = (told ?? view).counts.indexOf(0);
  // Their last card is still being told.
  if (out >= 0) return out === seat ? text.youWentOut : text.wentOut({ name: names[out] ?? '' });
  if (ends) return words.theirTurn({ name: names[told.turn] ?? '' });
  if (view.watch.dispute) return words.voting({ name: names[view.watch.dispute.accused] ?? '' });
  const late = uncalled(view, seat, told);
  if (late !== null && late === seat) return words.callNow;
  if (seat === view.turn) return mine(observation, names);
  return late === null ? theirs(observation, names, told) : words.notCalled({ name: names[late] ?? '' });
}

/** That I may be ready for the next round would give away that the card on its way was the last one. */
export function spoils({ view }: Observation, told: View): boolean {
  return !seatsInPlay(view) && seatsInPlay(told);
}

/** Somebody who hasn't called, I before anybody else, until the board tells that they have, or that they were caught. */
function uncalled({ watch }: View, seat: number | null, told?: View): number | null {
  const late = watch.exposed.filter((exposure) => isExposed((told ?? { watch }).watch, exposure.seat));
  return (late.find((exposure) => exposure.seat === seat) ?? late[0])?.seat ?? null;
}

/** Whoever hasn't called, while somebody else has to decide. */
export function about({ view, seat }: Observation, told = view): number | null {
  return !seatsInPlay(view) || view.watch.dispute || seat === view.turn ? null : uncalled(view, seat, told);
}

/** Whether the board already shows how this turn ended. */
function isOver({ turn, phase, last_play: last }: View, told: View): boolean {
  return told.turn !== turn || told.phase !== phase || told.last_play !== last;
}

/** Whether somebody did what their card says. */
export function vote({ view, seat }: Observation, names: Names): VoteWords | null {
  const { dispute } = view.watch;
  if (!dispute) return null;
  const { question, ...answers } = text.vote;
  const is = (other: number) => (other === seat ? 'you' : 'other');
  const asked = question({
    accused: names[dispute.accused] ?? '',
    accused_is: is(dispute.accused),
    proposer: names[dispute.proposer] ?? '',
    proposer_is: is(dispute.proposer),
  });
  const rule = disputedRule(view);
  return { question: asked, ...(rule ? { evidence: { title: rule.text, lines: [] } } : {}), ...answers };
}

function mine({ view, moves }: Observation, names: Names): string {
  const { cards, by } = view.threat;
  switch (view.phase) {
    case 'colour':
      return words.chooseFirst;
    case 'drawn':
      return words.drew({ card: drawnCard(view) });
    case 'stack':
      return moves.some((move) => move.type === 'play')
        ? words.takeOrStack({ cards })
        : words.take({ cards });
    case 'challenge':
      return words.takeOrChallenge({ cards, by: names[by] ?? '' });
    case 'honour':
      return words.honour;
    default:
      return myTurn(view, moves);
  }
}

function myTurn({ colour, discard }: View, moves: readonly Move[]): string {
  if (moves.some((move) => move.type === 'pass')) return words.pass;
  if (!moves.some((move) => move.type === 'play')) return words.draw;
  const top = discard.at(-1);
  const symbol = top === undefined ? null : symbolName(top);
  const match = { colour: colour === null ? '' : colourNames[colour] };
  return symbol === null ? words.playColour(match) : words.play({ ...match, symbol });
}

function drawnCard({ hand }: View): string {
  const card = hand.at(-1);
  return card === undefined ? '' : cardName(card);
}

function theirs({ view, seat }: Observation, names: Names, told = view): string {
  const [name, { cards }] = [names[view.turn] ?? '', view.threat];
  if (isOver(view, told)) return words.theirTurn({ name });
  switch (view.phase) {
    case 'colour':
      return words.choosesFirst({ name });
    case 'drawn':
      return words.hasDrawn({ name });
    case 'stack':
      return words.takesOrStacks({ name, cards });
    case 'challenge':
      return words.takesOrChallenges({ name, cards });
    case 'honour':
      return words.honours({ name });
    default:
      if (seat === null) return watched(view, name);
      return nextSeat(view) === seat
        ? words.turnThenYou({ name })
        : words.turn({ name, next: names[nextSeat(view)] ?? '' });
  }
}

/** For people who only watch. */
function watched({ colour, discard }: View, name: string): string {
  const top = discard.at(-1);
  const symbol = top === undefined ? null : symbolName(top);
  const match = { name, colour: colour === null ? '' : colourNames[colour] };
  return symbol === null ? words.watchedColour(match) : words.watched({ ...match, symbol });
}

/** Whose turn comes after this one; after a draw or a challenge that depends on what happens. */
export function next({ view }: Observation, told = view): number | null {
  if (!seatsInPlay(view) || view.phase !== 'turn' || view.counts.includes(0) || view.watch.dispute)
    return null;
  return isOver(view, told) ? null : nextSeat(view);
}

/** More names would fill the bar. */
const MOST_NAMES = 3;

function between({ view, seat, awaited }: Observation, names: Names): string {
  if (view.phase === 'over') return words.over;
  if (seat !== null && awaited.includes(seat)) return words.next({ round: view.match.round });
  if (awaited.length > MOST_NAMES) return words.waitingForMany({ players: awaited.length });
  return words.waiting({ names: listed(awaited.map((other) => names[other] ?? '')) });
}

/** I must decide, or call UNO, or I can catch somebody. */
export function calls({ seat, awaited, view }: Observation): boolean {
  return seat !== null && (awaited.includes(seat) || view.watch.exposed.length > 0);
}

/** On my own turn the status says what to play: somebody whom I could catch is said besides. */
export function chance({ view, seat, moves }: Observation, names: Names): string | null {
  const late = view.watch.exposed.find(({ seat: other }) =>
    moves.some((move) => move.type === 'catch' && move.target === other),
  );
  return late && seat === view.turn ? text.spoken.chance({ name: names[late.seat] ?? '' }) : null;
}

/** "You drew a green 4: play it or keep it" is the status, too. */
export function repeats(event: Event, me: number | null, view?: View): boolean {
  if (event.type !== 'received' || view?.phase !== 'drawn' || view.turn !== me) return false;
  return event.cards.length === 1 && event.cards[0] === view.hand.at(-1);
}

/** The call that is still open when the screen goes on to the next player. */
export function lastWord({ seat, moves }: Observation, names: Names): LastWord | null {
  if (seat === null || !moves.some(({ type }) => type === 'uno')) return null;
  return { sentence: words.notCalled({ name: names[seat] ?? '' }), label: text.uno, move: { type: 'uno' } };
}

/** The dealer begins a round, and whoever has gone out ends it. */
export function actor(event: Event): number | null {
  if (event.type === 'round_began') return event.dealer;
  return event.type === 'round_ended' ? event.winner : null;
}

/** Who deals, the first card, and what it does. The events of later rounds are in the log. */
export function opening({ match, discard, counts }: View, before: readonly Event[]): readonly Event[] {
  const [first] = discard;
  if (match.round > 1 || first === undefined || !tellsOfAll(before, discard.length - 1)) return [];
  const began: Event = { type: 'round_began', round: 1, dealer: match.dealer, first };
  return [began, ...effectOf(first, match.dealer, counts.length)];
}

/** Whether these events go back to the deal: then the lowest card of the discard pile is the one that was turned up. */
function tellsOfAll(events: readonly Event[], laid: number): boolean {
  if (events.some(({ type }) => type === 'reshuffled')) return false;
  return events.reduce((cards, event) => cards + laidBy(event), 0) === laid;
}

function laidBy(event: Event): number {
  if (event.type === 'discarded') return event.cards.length;
  return event.type === 'played' ? 1 : 0;
}

/** After a round the cards are on the table. */
export const together: readonly Move['type'][] = ['ready'];

/** For screen readers only, not for the log. Whoever takes cards draws them in the next line. */
export const minor: readonly Event['type'][] = ['is_ready', 'kept', 'unlocked', 'accepted'];

/** SeatNote.svelte shows it, with what it counts and apart from the number of cards. */
export function score(): string {
  return '';
}
