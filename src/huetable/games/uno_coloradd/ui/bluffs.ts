import type { PastGame } from '$lib/table/screens';
import type { Card, Colour, Event, Played, View } from './types';

type Game = PastGame<View, Event>;

/** Moves that carry cards from one hand to another: after these nobody knows whose cards they were. */
const MIXING: readonly string[] = ['swapped', 'hands_passed'];

interface Moment {
  readonly step: number;
  readonly event: Event;
}

/** The seat of each Wild Draw Four that was surely a bluff and that nobody exposed, as the open cards prove it. */
export function unseenBluffs(game: Game): readonly number[] {
  return roundsOf(game).flatMap((round) => {
    const mixed = round.some(({ event }) => MIXING.includes(event.type));
    return mixed ? [] : bluffsIn(round, game);
  });
}

/** The events of each round. */
function roundsOf({ steps }: Game): readonly (readonly Moment[])[] {
  const rounds: Moment[][] = [[]];
  for (const [step, { events }] of steps.entries())
    for (const event of events) {
      if (event.type === 'round_began') rounds.push([]);
      rounds.at(-1)?.push({ step, event });
    }
  return rounds;
}

function bluffsIn(round: readonly Moment[], game: Game): readonly number[] {
  return round.flatMap(({ step, event }, index) => {
    if (event.type !== 'played' || event.card !== 'w4') return [];
    const later = round.slice(index + 1).map((moment) => moment.event);
    const before = game.steps[step - 1]?.view.colour ?? null;
    return before && !exposed(later) && surelyHeld(before, event, later, leftOver(round, game, event.seat))
      ? [event.seat]
      : [];
  });
}

/** Whether the next one to act found out. */
function exposed(later: readonly Event[]): boolean {
  const answer = later.find((event) => event.type === 'accepted' || event.type === 'challenged');
  return answer?.type === 'challenged' && answer.guilty;
}

/** The cards that a player still held at the end of the round. */
function leftOver(round: readonly Moment[], { steps }: Game, seat: number): readonly Card[] {
  const end = round.find(({ event }) => event.type === 'round_ended');
  return end ? (steps[end.step]?.view.match.result?.hands[seat] ?? []) : [];
}

/** More cards of the colour came out of the hand later than went into it after the bluff. */
function surelyHeld(
  colour: Colour,
  { seat }: Played,
  later: readonly Event[],
  left: readonly Card[],
): boolean {
  const out = later.flatMap((event) => {
    if (event.type === 'played' && event.seat === seat) return [event.card];
    return event.type === 'discarded' && event.seat === seat ? event.cards : [];
  });
  const drawn = later.map((event) => (event.type === 'drew' && event.seat === seat ? event.cards : 0));
  const coloured = [...out, ...left].filter(
    (card) => !card.startsWith('w') && card.startsWith(colour.slice(0, 1)),
  );
  return coloured.length > drawn.reduce((sum, cards) => sum + cards, 0);
}
