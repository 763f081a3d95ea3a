import type { CatchState, Played, View } from '../types';

/** Who has one card left and may be caught, after something has happened: as in rules/catch_windows.py. */
type Watched = Pick<View, 'watch' | 'clocks'>;

/** A player who has one card left after a play has called, or may be caught. */
export function reachOneCard(view: View, { seat, call }: Played, left: number): Watched {
  const { watch } = view;
  if (left !== 1) return { watch, clocks: view.clocks };
  const last_cards = [...watch.last_cards, seat];
  if (call) return { watch: { ...watch, last_cards }, clocks: view.clocks };
  const clocks = view.clocks + (view.options.clock ? 1 : 0);
  const grace = view.options.clock ? clocks : 0;
  const exposed = [...watch.exposed, { seat, grace, undecided: true }];
  return { watch: { ...watch, last_cards, exposed }, clocks };
}

/** The player has acted: that closes the window of the player before, and nobody can dispute their "done" now. */
export function decide(watch: CatchState, seat: number): CatchState {
  const disputable = watch.disputable.filter((other) => other !== seat);
  const exposed = watch.exposed
    .map((exposure) => ({ ...exposure, undecided: false }))
    .filter((exposure) => exposure.grace > 0);
  return { ...watch, exposed, disputable };
}

/** A draw is acting too, if the next player draws. While a text is being honoured, the turn is still with its player. */
export function drawCards(view: View, seat: number): CatchState {
  const { watch, turn, direction, counts, phase } = view;
  const upcoming = phase === 'honour' ? (turn + direction + counts.length) % counts.length : turn;
  return forgetLastCard(seat === upcoming ? decide(watch, seat) : watch, seat);
}

/** They have called. */
export function endExposure(watch: CatchState, seat: number): CatchState {
  return { ...watch, exposed: watch.exposed.filter((exposure) => exposure.seat !== seat) };
}

/** These players no longer hold just the one card that they came down to. */
export function forgetLastCard(watch: CatchState, ...seats: readonly number[]): CatchState {
  const gone = (seat: number) => seats.includes(seat);
  return {
    ...watch,
    last_cards: watch.last_cards.filter((seat) => !gone(seat)),
    exposed: watch.exposed.filter(({ seat }) => !gone(seat)),
  };
}

/** The two seconds are over: only the next player, who has not acted yet, keeps the window open. */
export function endGrace(watch: CatchState, seat: number): CatchState {
  const exposed = watch.exposed
    .map((exposure) => (exposure.seat === seat ? { ...exposure, grace: 0 } : exposure))
    .filter((exposure) => exposure.grace > 0 || exposure.undecided);
  return { ...watch, exposed };
}
