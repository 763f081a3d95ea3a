import { earned, leaders, tally } from '$lib/table/after/honours/tally';
import type { GameEvent } from '$lib/net/protocol';
import type { Honour, Honours, PastGame } from '$lib/table/screens';
import { outOfTimeSeat } from '$lib/table/store/table-events';
import type { Event, Solved, View } from './types';

type Game = PastGame<View, Event>;

export const honours: Honours<View, Event> = (game, picks) =>
  earned([nicest(picks), bestQuestion(game), mostSolved(game), quickestFound(game)]);

/** As the table voted. */
function nicest(picks: readonly number[]): Honour | null {
  if (picks.length === 0) return null;
  const { seats, count } = leaders(picks);
  return { id: 'nicest', seats, values: { votes: count } };
}

const solvedIn = ({ steps }: Game): readonly Solved[] =>
  steps.flatMap(({ events }) => events).filter((event) => event.type === 'solved');

/** The question that led to the guess worth the most. */
function bestQuestion(game: Game): Honour | null {
  const told = game.steps.flatMap(({ events }) => events);
  const best = highest(solvedIn(game));
  const before = best ? told.slice(0, told.indexOf(best)) : [];
  const asked = before.findLast((event) => event.type === 'asked');
  if (!best || asked?.seat !== best.seat || isForAnother(game, best)) return null;
  const values = { question: asked.question, word: best.word };
  return { id: 'best_question', seats: [best.seat], values };
}

/** Whether a bot guessed for a player who had run out of time, or was away. */
const isForAnother = ({ steps }: Game, guess: Solved): boolean =>
  steps.some(
    ({ events }: { readonly events: readonly (Event | GameEvent)[] }) =>
      events.includes(guess) && events.some((event) => outOfTimeSeat({ ...event }) === guess.seat),
  );

const highest = (all: readonly Solved[]): Solved | undefined =>
  [...all].sort((a, b) => b.points - a.points)[0];

function mostSolved(game: Game): Honour {
  const solvers = solvedIn(game).map(({ seat }) => seat);
  const { seats, count } = leaders(tally(game.names.length, solvers), 2);
  return { id: 'most_solved', seats, values: { times: count } };
}

/** The clay that somebody recognised for the most points. */
function quickestFound(game: Game): Honour | null {
  const best = highest(solvedIn(game));
  const values = best && { word: best.word, solver: game.names[best.seat] ?? '', points: best.points };
  return best && values ? { id: 'clearest', seats: [best.sculptor], values } : null;
}
