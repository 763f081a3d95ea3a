import { earned, leaders, tally } from '$lib/table/after/honours/tally';
import { listed } from '$lib/i18n';
import type { Honour, Honours, PastGame } from '$lib/table/screens';
import { quoted } from './text';
import type { Event, PastRound, View } from './types';

type Game = PastGame<View, Event>;

export const honours: Honours<View, Event> = (game) => {
  const rounds = game.steps.at(-1)?.view.past ?? [];
  return earned([bestCue(rounds), sharpestEye(game, rounds), bullseyes(game)]);
};

const othersPoints = ({ giver, points }: PastRound): number =>
  points.reduce((sum, each, seat) => sum + (seat === giver ? 0 : each), 0);

/** The cues by which the others scored the most; of equal ones those with fewer words to go by. */
function bestCue(rounds: readonly PastRound[]): Honour | null {
  const told = rounds.filter(({ cues }) => cues.length > 0);
  const [best] = [...told].sort((a, b) => othersPoints(b) - othersPoints(a) || a.cues.length - b.cues.length);
  if (!best || othersPoints(best) === 0) return null;
  const cue = listed(best.cues.map(quoted));
  return { id: 'best_cue', seats: [best.giver], values: { cue, points: othersPoints(best) } };
}

/** The most points by guessing. */
function sharpestEye({ names }: Game, rounds: readonly PastRound[]): Honour {
  const points = names.map((_, seat) =>
    rounds.reduce((sum, round) => sum + (round.giver === seat ? 0 : (round.points[seat] ?? 0)), 0),
  );
  const { seats, count } = leaders(points);
  return { id: 'sharpest_eye', seats, values: { points: count, players: seats.length } };
}

/** The most pieces right on the colour. */
function bullseyes({ names, steps }: Game): Honour {
  const hits = steps
    .flatMap(({ events }) => events)
    .flatMap((event) =>
      event.type === 'revealed' ? event.pieces.filter(({ field }) => field === event.target) : [],
    );
  const { seats, count } = leaders(
    tally(
      names.length,
      hits.map(({ seat }) => seat),
    ),
  );
  return { id: 'bullseye', seats, values: { times: count } };
}
