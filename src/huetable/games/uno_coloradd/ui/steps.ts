import type { StepSound } from '$lib/sounds';
import type { Shows } from '$lib/table/screens';
import { addCards, layDown, passHands, rememberHand, swapHands } from './told/hands';
import { decide, drawCards, endExposure, endGrace, forgetLastCard, reachOneCard } from './told/last-cards';
import { playCard } from './told/plays';
import { beginRound, endRound, NO_THREAT } from './told/rounds';
import { addVerdict } from './told/verdicts';
import type { Discarded, Event, View } from './types';

function after({ direction, counts }: View, seat: number): number {
  return (seat + direction + counts.length) % counts.length;
}

/** Where play turns round: at the player of the card, or next to the dealer if it was the first card. */
function turnsAt({ last_play, match, counts }: View): number {
  return last_play?.seat ?? (match.dealer + 1) % counts.length;
}

/** The cards go under the one that was played. */
function discardMore(view: View, { seat, cards }: Discarded, me: number | null): View {
  const hands = layDown(view, seat, cards, me);
  const last = view.last_play ? reachOneCard(view, view.last_play, hands.counts[seat] ?? 0) : {};
  const discard = [...view.discard.slice(0, -1), ...cards, ...view.discard.slice(-1)];
  return { ...view, ...hands, ...last, discard };
}

/** The table after each event, by the rules, as far as this seat may know it. */
export const show: Shows<View, Event> = {
  round_began: (view, event) => ({ ...beginRound(view, event), news: event }),
  played: (view, event, me) => ({ ...playCard(view, event, me), news: event }),
  drew: (view, { seat, cards }) => ({
    ...view,
    counts: addCards(view.counts, seat, cards),
    pile: Math.max(0, view.pile - cards),
    watch: cards > 0 ? drawCards(view, seat) : view.watch,
  }),
  received: (view, { cards }) => ({ ...view, hand: [...view.hand, ...cards] }),
  kept: (view, { seat }) => ({ ...view, phase: 'turn', turn: after(view, seat) }),
  passed: (view, { seat }) => ({ ...view, passes: view.passes + 1, turn: after(view, seat) }),
  reshuffled: (view, { cards }) => ({ ...view, pile: cards, discard: view.discard.slice(-1) }),
  skipped: (view, { seat }) => ({ ...view, turn: after(view, seat) }),
  reversed: (view, { direction }) => ({
    ...view,
    direction,
    turn: after({ ...view, direction }, turnsAt(view)),
  }),
  named: (view, { colour }) => ({ ...view, colour, phase: 'turn' }),
  accepted: (view, { seat }) => ({
    ...view,
    phase: 'turn',
    threat: NO_THREAT,
    watch: decide(view.watch, seat),
  }),
  challenged: (view, event) => ({
    ...view,
    phase: 'turn',
    threat: NO_THREAT,
    watch: decide(view.watch, event.seat),
    verdicts: addVerdict(view.verdicts, event),
    news: event,
  }),
  hand_shown: (view, { seat, cards }, me) =>
    me === null ? view : { ...view, looks: rememberHand(view.looks, seat, cards, me) },
  called: (view, { seat }) => ({ ...view, watch: endExposure(view.watch, seat) }),
  // Nobody who is caught looks as if they had called, while the cards are on their way.
  caught: (view, { target }) => ({ ...view, watch: forgetLastCard(view.watch, target) }),
  grace_over: (view, { seat }) => ({ ...view, watch: endGrace(view.watch, seat) }),
  unlocked: (view, { seat }) => ({
    ...view,
    watch: { ...view.watch, locks: view.watch.locks.filter((lock) => lock.seat !== seat) },
  }),
  false_catch: (view, { seat }) => {
    if (!view.options.clock) return view;
    const clocks = view.clocks + 1;
    return {
      ...view,
      clocks,
      watch: { ...view.watch, locks: [...view.watch.locks, { seat, clock: clocks }] },
    };
  },
  swapped: (view, { seat, target }, me) => ({
    ...view,
    ...swapHands(view, seat, target, me),
    watch: forgetLastCard(view.watch, seat, target),
  }),
  hands_passed: (view, { direction }) => ({
    ...view,
    ...passHands(view, direction),
    watch: forgetLastCard(view.watch, ...view.counts.keys()),
  }),
  discarded: (view, event, me) => discardMore(view, event, me),
  honoured: (view, { seat }) => ({
    ...view,
    phase: 'turn',
    turn: after(view, seat),
    watch: { ...view.watch, disputable: [...view.watch.disputable, seat] },
  }),
  disputed: (view, { seat, target }) => {
    const disputable = view.watch.disputable.filter((other) => other !== target);
    const dispute = { number: view.clocks + 1, proposer: seat, accused: target };
    return { ...view, clocks: view.clocks + 1, watch: { ...view.watch, disputable, dispute } };
  },
  settled: (view) => ({ ...view, watch: { ...view.watch, dispute: null } }),
  round_ended: (view, event) => endRound(view, event),
  is_ready: (view, { seat }) => ({
    ...view,
    match: { ...view.match, ready: [...view.match.ready, seat] },
  }),
};

/** Told only to the player they are about. */
export const personal = ['received', 'hand_shown'] as const satisfies readonly Event['type'][];

/** Take time, but change nothing on the table. */
export const unchanged = ['ended'] as const satisfies readonly Event['type'][];

/**
 * Known for sure only when the view comes: cards that I was dealt or given, whether a drawn card fits and so whose turn
 * it is, and the hands that are laid open after a round. playthroughs.test.ts says exactly when.
 */
export const settled = ['news', 'hand', 'phase', 'turn', 'match'] as const satisfies readonly (keyof View)[];

/** Which sound each step makes. */
export const sounds = {
  round_began: 'deal',
  played: 'play',
  drew: 'draw',
  reshuffled: 'deal',
  skipped: 'skip',
  reversed: 'skip',
  challenged: 'result',
  called: 'uno',
  caught: 'caught',
  false_catch: 'refused',
  swapped: 'deal',
  hands_passed: 'deal',
  discarded: 'play',
  settled: 'result',
  round_ended: 'points',
} as const satisfies Partial<Record<Event['type'], StepSound>>;
