import { earned, leaders, tally } from '$lib/table/after/honours/tally';
import type { Honour, Honours, PastGame } from '$lib/table/screens';
import { unseenBluffs } from './bluffs';
import type { Event, View } from './types';

type Game = PastGame<View, Event>;

/** Everybody is dealt seven cards: that is no long hand yet. */
const DEALT = 7;

export const honours: Honours<View, Event> = (game) =>
  earned([longestHand(game), bestCatch(game), boldestBluff(game), biggestRound(game)]);

function longestHand({ names, steps }: Game): Honour {
  const longest = names.map((_, seat) => Math.max(...steps.map(({ view }) => view.counts[seat] ?? 0)));
  const { seats, count } = leaders(longest, DEALT + 1);
  return { id: 'longest_hand', seats, values: { cards: count } };
}

/** Whoever caught the most players, and of these the last one. */
function bestCatch({ names, steps }: Game): Honour | null {
  const all = steps.flatMap(({ events }) => events).filter((event) => event.type === 'caught');
  const { seats, count } = leaders(
    tally(
      names.length,
      all.map(({ seat }) => seat),
    ),
  );
  const last = all.findLast(({ seat }) => seats.includes(seat));
  return last ? { id: 'best_catch', seats, values: { times: count, other: names[last.target] ?? '' } } : null;
}

function boldestBluff(game: Game): Honour {
  const { seats, count } = leaders(tally(game.names.length, unseenBluffs(game)));
  return { id: 'boldest_bluff', seats, values: { times: count } };
}

/** The most points in one round, in a match of several. */
function biggestRound({ names, steps }: Game): Honour | null {
  const rounds = steps.flatMap(({ events }) => events).filter((event) => event.type === 'round_ended');
  if (rounds.length < 2) return null;
  const best = names.map((_, seat) => Math.max(...rounds.map(({ scored }) => scored[seat] ?? 0)));
  const winners = best.map((points, seat) => (rounds.some(({ winner }) => winner === seat) ? points : 0));
  const { seats, count } = leaders(winners);
  return { id: 'biggest_round', seats, values: { points: count } };
}
