import type { StepSound } from '$lib/sounds';
import type { Shows } from '$lib/table/screens';
import type { Colour, Event, View } from './types';

/** The view after each event. */
export const show: Shows<View, Event> = {
  poured: (view, { seat }) => ({
    ...view,
    poured: view.poured.map((poured, other) => poured || other === seat),
  }),
  time_up: (view, { seats }) =>
    view.phase === 'pour'
      ? { ...view, poured: view.poured.map((poured, seat) => poured || seats.includes(seat)) }
      : view,
  // Clear water ends the round, but first everybody sees which drops made it.
  shown: (view, { drops, colour }) => ({
    ...view,
    phase: 'name',
    drops,
    colour,
    poured: view.poured.map(() => false),
    mine: null,
    clears: view.clears + (colour === 'clear' ? 1 : 0),
  }),
  claimed: (view, { seat, colour, points }) => ({
    ...view,
    ...ordersAfter(view, colour),
    claimed: [...view.claimed, seat],
    scores: view.scores.map((score, other) => (other === seat ? score + points : score)),
  }),
  drew: (view, { colour }) => ({
    ...view,
    orders: view.orders.with(view.orders.indexOf(view.colour), colour),
  }),
  named: (view, { seat, colour, name }) => ({
    ...view,
    book: [...view.book, { colour, taster: seat, name }],
  }),
  round_began: (view, { round, taster }) => ({ ...view, phase: 'pour', round, taster, claimed: [] }),
  ended: (view, { ending }) => ({ ...view, phase: 'over', ending }),
};

/** Told to the player who drew. */
export const personal: readonly Event['type'][] = ['drew'];

export const sounds = {
  poured: 'draw',
  shown: 'piece',
  claimed: 'points',
  named: 'cue',
} as const satisfies Partial<Record<Event['type'], StepSound>>;

/** What I pour is mine to know, so no event says it. */
export const settled: readonly (keyof View)[] = ['mine'];

/** Whoever claims draws a new order; if none is left, the claimed ones are shuffled first. */
function ordersAfter({ deck, shown }: View, colour: Colour): Pick<View, 'deck' | 'shown'> {
  return deck > 0
    ? { deck: deck - 1, shown: [...shown, colour] }
    : { deck: shown.length - 1, shown: [colour] };
}
