import { earned, leaders, tally } from '$lib/table/after/honours/tally';
import type { Honour, Honours, PastGame } from '$lib/table/screens';
import { litByRound } from './curve';
import type { Event, View } from './types';

type Game = PastGame<View, Event>;

/** More likely than this is no luck. */
const LUCKY = 0.4;

/** Who did the most for the light, and how close it was. */
export const honours: Honours<View, Event> = (game) => {
  const events = game.steps.flatMap((step) => step.events);
  const seals = events.flatMap((event) =>
    event.type === 'succeeded' && event.deed === 'seal' ? [event.seat] : [],
  );
  const helps = events.flatMap((event) =>
    event.type === 'supported' || event.type === 'rerolled' ? [event.seat] : [],
  );
  return [
    ...earned([most(game, 'seals', seals), most(game, 'supports', helps), luckiestRoll(events)]),
    ...closestCall(game),
  ];
};

function most({ names }: Game, id: string, seats: readonly number[]): Honour {
  const found = leaders(tally(names.length, seats));
  return { id, seats: found.seats, values: { times: found.count } };
}

/** The success that the dice made least likely. */
function luckiestRoll(events: readonly Event[]): Honour | null {
  let [rolled, best] = [{ total: 0, target: 0 }, LUCKY];
  let found: Honour | null = null;
  for (const event of events) {
    if (event.type === 'attempted') rolled = { total: 0, target: 0 };
    else if (event.type === 'rolled' || event.type === 'rerolled') rolled = event;
    else if (event.type === 'succeeded' && chanceOf(rolled.target) <= best) {
      best = chanceOf(rolled.target);
      const { total, target } = rolled;
      found = { id: 'luckiest_roll', seats: [event.seat], values: { total, target } };
    }
  }
  return found;
}

/** Of all rolls of three dice, how many show this much or more. */
export function chanceOf(target: number): number {
  const sides = [1, 2, 3, 4, 5, 6];
  const totals = sides.flatMap((one) => sides.flatMap((two) => sides.map((three) => one + two + three)));
  return totals.filter((total) => total >= target).length / totals.length;
}

/** With more light than this a win was never in danger, and with less a defeat was never in doubt. */
const DARKEST = 4;
const BRIGHTEST = 5;

/** The darkest round before a win, or the brightest one before a defeat. */
function closestCall(game: Game): readonly Honour[] {
  const { rounds, most: all } = litByRound(game);
  const won = game.result.ending === 'light';
  // How light it was at the start is no merit of theirs.
  const order = rounds.slice(won ? 0 : 1, -1).sort((a, b) => (won ? a.value - b.value : b.value - a.value));
  const found = order[0];
  const close = won ? (found?.value ?? all) <= DARKEST : (found?.value ?? 0) >= BRIGHTEST;
  if (!found || !close || game.result.ending === 'draw') return [];
  const values = { lit: found.value, places: all, round: found.round };
  return [{ id: won ? 'closest_call' : 'so_close', seats: [], values }];
}
