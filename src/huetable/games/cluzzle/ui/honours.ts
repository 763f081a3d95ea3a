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

const toldIn = ({ steps }: Game): readonly Event[] => steps.flatMap(({ events }) => events);

/** What the players have guessed themselves, in the order in which they did. */
const solvedIn = (game: Game): readonly Solved[] =>
  toldIn(game)
    .filter((event) => event.type === 'solved')
    .filter((guess) => !isForAnother(game, guess));

/** Whether a bot guessed for a player who had run out of time, or was away. */
const isForAnother = ({ steps }: Game, guess: Solved): boolean =>
  steps.some(
    ({ events }: { readonly events: readonly (Event | GameEvent)[] }) =>
      events.includes(guess) && events.some((event) => outOfTimeSeat({ ...event }) === guess.seat),
  );

/** The question that led to the guess worth the most. */
function bestQuestion(game: Game): Honour | null {
  const told = toldIn(game);
  const best = solvedIn(game).toSorted((a, b) => b.points - a.points)[0];
  const before = best ? told.slice(0, told.indexOf(best)) : [];
  const asked = before.findLast((event) => event.type === 'asked');
  if (!best || asked?.seat !== best.seat) return null;
  const values = { question: asked.question, word: best.word };
  return { id: 'best_question', seats: [best.seat], values };
}

function mostSolved(game: Game): Honour {
  const solvers = solvedIn(game).map(({ seat }) => seat);
  const { seats, count } = leaders(tally(game.names.length, solvers), 2);
  return { id: 'most_solved', seats, values: { times: count } };
}

/** The clay that somebody recognised in the earliest round: a guess is worth as many points as the round's number. */
function quickestFound(game: Game): Honour | null {
  const first = solvedIn(game).toSorted((a, b) => a.points - b.points)[0];
  if (!first) return null;
  const values = { word: first.word, solver: game.names[first.seat] ?? '', round: first.points };
  return { id: 'clearest', seats: [first.sculptor], values };
}
