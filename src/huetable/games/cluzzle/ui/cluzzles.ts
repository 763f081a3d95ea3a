import type { Cluzzle, Exchange, View } from './types';

/** Whose Cluzzles this seat may ask about now; after "I don't know" only the same one. */
export function targets(view: View, seat: number): number[] {
  const last = view.talk.at(-1);
  if (last && askingAgain(view)) return [last.sculptor];
  return view.cluzzles
    .map((_, other) => other)
    .filter((other) => other !== seat && view.cluzzles[other]?.solver === null);
}

/** Whether the turn goes on with another question, because the last one was not known. */
export function askingAgain(view: View): boolean {
  const last = view.talk.at(-1);
  return view.phase === 'ask' && last?.asker === view.asker && last.round === view.round;
}

/** What was asked about one Cluzzle. */
export const talkAbout = (talk: readonly Exchange[], sculptor: number): Exchange[] =>
  talk.filter((said) => said.sculptor === sculptor);

/** What is being talked about now, or was last. */
export function spotlight(view: View): number | null {
  return view.phase === 'answer' || view.phase === 'guess' || view.phase === 'closing'
    ? (view.talk.at(-1)?.sculptor ?? null)
    : null;
}

/** The question that led to a solution most directly: the last one before the right guess. */
export const bestQuestion = (talk: readonly Exchange[], sculptor: number): Exchange | null =>
  talkAbout(talk, sculptor).find((said) => said.right) ?? null;

export const open = (cluzzle: Cluzzle): boolean => cluzzle.solver === null;
