import { colourOf } from '../cards/cards';
import type { CatchState, RoundBegan, RoundEnded, Threat, View } from '../types';

const HAND_SIZE = 7;
const DECK = 108;

export const NO_THREAT: Threat = { cards: 0, by: -1, judged: 0, before: null };
const NOTHING_TO_CATCH: CatchState = {
  last_cards: [],
  exposed: [],
  locks: [],
  disputable: [],
  dispute: null,
};

/** Seven cards for everybody and one turned up. My own come with the view: the board shows them as they arrive. */
export function beginRound(view: View, { round, dealer, first }: RoundBegan): View {
  const seats = view.counts.length;
  const colour = colourOf(first);
  return {
    ...view,
    match: { ...view.match, round, dealer, ready: [] },
    watch: NOTHING_TO_CATCH,
    threat: NO_THREAT,
    phase: colour === null ? 'colour' : 'turn',
    turn: (dealer + 1) % seats,
    direction: 1,
    colour,
    passes: 0,
    counts: view.counts.map(() => HAND_SIZE),
    pile: DECK + view.options.house_rules.length - HAND_SIZE * seats - 1,
    discard: [first],
    hand: [],
    looks: [],
    last_play: null,
  };
}

/** The points are given. The hands stay on the table until the view lays them open. */
export function endRound(view: View, { scored }: RoundEnded): View {
  const scores = view.match.scores.map((score, seat) => score + (scored[seat] ?? 0));
  return {
    ...view,
    match: { ...view.match, scores },
    watch: NOTHING_TO_CATCH,
    threat: NO_THREAT,
    looks: [],
  };
}
