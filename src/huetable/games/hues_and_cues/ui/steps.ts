import type { StepSound } from '$lib/sounds';
import type { Shows } from '$lib/table/screens';
import { giveCue, nextGuesser, rule } from './told/guesses';
import { closeRound } from './told/round-end';
import type { Event, View } from './types';

/** The table after each event, by the rules, as far as this seat may know it. */
export const show: Shows<View, Event> = {
  round_began: (view, { round, giver }) => ({
    ...view,
    phase: 'choose',
    round,
    giver,
    revealing: view.options.clock,
    deck: view.options.young ? view.deck : view.deck - 1,
  }),
  drew: (view, { card }) => ({ ...view, card }),
  chose: (view) => ({ ...view, phase: 'cue1', revealing: false }),
  target_set: (view, { field }) => ({ ...view, target: field }),
  cue_given: (view, event) => giveCue(view, event),
  guessing_began: (view) => ({ ...view, waiting: false }),
  placed: (view, { seat, field }) =>
    nextGuesser({
      ...view,
      pieces: [...view.pieces, { seat, field, guess: view.phase === 'guess1' ? 1 : 2 }],
    }),
  forfeited: (view) => nextGuesser(view),
  objected: (view, { seat, ground }) => ({ ...view, objection: { seat, ground } }),
  ruled: (view, event) => rule(view, event),
  revealed: (view, event) => closeRound(view, event),
  voided: (view, event) => closeRound(view, { ...event, points: view.scores.map(() => 0) }),
  tie_began: (view, { tied }) => ({ ...view, tied }),
  ended: (view, { ending }) => ({ ...view, phase: 'over', ending }),
};

/** Told only to the giver. */
export const personal = ['drew', 'target_set'] as const satisfies readonly Event['type'][];

/** Take time, but change nothing on the table. */
export const unchanged = ['passed'] as const satisfies readonly Event['type'][];

/** The last reveal stays as long as any other one: see REVEAL_MS in the rules. */
export const lastLook = 10_000;

/** Which sound each step makes. */
export const sounds = {
  round_began: 'deal',
  chose: 'play',
  cue_given: 'cue',
  passed: 'skip',
  placed: 'piece',
  forfeited: 'skip',
  objected: 'caught',
  ruled: 'result',
  revealed: 'points',
  voided: 'refused',
  tie_began: 'result',
} as const satisfies Partial<Record<Event['type'], StepSound>>;
