import type { Attempt, Attempted, Rerolled, Rolled, Supported, View } from '../types';

const TARGET_PER_RATING = 3;

/** An action is spent on it, and the others may help. */
export function beginAttempt(view: View, { seat, deed, card, target, enemy }: Attempted): View {
  const attempt: Attempt = {
    seat,
    deed,
    card,
    rating: target / TARGET_PER_RATING,
    target,
    enemy,
    dice: [],
    supporters: [],
    rerolls: [],
    answered: [],
    outcome: null,
  };
  const news = {
    attempt,
    actions: view.actions - 1,
    prospects: [],
    phase: 'support',
    pending: null,
  } as const;
  return { ...takePart(view, seat), ...news };
}

/** This guardian has now done something for the light. */
export function takePart(view: View, seat: number): View {
  return { ...view, took_part: view.took_part.with(seat, true) };
}

function change({ attempt }: View, to: (attempt: Attempt) => Partial<Attempt>): Attempt | null {
  return attempt && { ...attempt, ...to(attempt) };
}

/** Helping exhausts. */
export function support(view: View, { seat, target }: Supported): View {
  const attempt = change(view, ({ rating, supporters }) => ({
    rating: rating - 1,
    target,
    supporters: [...supporters, seat],
  }));
  return { ...takePart(view, seat), attempt, tired: view.tired.with(seat, true) };
}

export function pass(view: View, seat: number): View {
  return { ...view, attempt: change(view, ({ answered }) => ({ answered: [...answered, seat] })) };
}

export function roll(view: View, { dice }: Rolled): View {
  return { ...view, phase: 'reroll', pending: null, attempt: change(view, () => ({ dice, answered: [] })) };
}

export function rollAgain(view: View, { seat, which, dice }: Rerolled): View {
  const attempt = change(view, ({ rerolls }) => ({
    dice,
    rerolls: [...rerolls, { seat, dice: which }],
    answered: [],
  }));
  const tired = view.tired.with(seat, true);
  return { ...takePart(view, seat), phase: 'reroll', pending: null, attempt, tired };
}

/** The turn goes on; a guardian who failed is exhausted. */
export function endAttempt(view: View, outcome: boolean): View {
  const attempt = change(view, () => ({ outcome }));
  const tired = attempt && !outcome ? view.tired.with(attempt.seat, true) : view.tired;
  return { ...view, phase: 'act', pending: null, attempt, tired };
}
