import type { Player } from '$lib/table/screens';
import type { Exchange, View } from '../types';

/** A game has so many rounds, and each player one turn in each. */
export const ROUNDS = 5;

/** The players whose Cluzzles this seat may ask about; after "I don't know" only the same one. */
export function sculptorsToAsk(view: View, seat: number): number[] {
  const last = view.talk.at(-1);
  if (last && mustAskAgain(view)) return [last.sculptor];
  return view.cluzzles
    .map((_, other) => other)
    .filter((other) => other !== seat && view.cluzzles[other]?.solver === null);
}

/** The one that the player has chosen of them, or the first. */
export function sculptorToAsk(view: View, seat: number, chosen: number | null): number | null {
  const open = sculptorsToAsk(view, seat);
  return chosen !== null && open.includes(chosen) ? chosen : (open[0] ?? null);
}

/** True after "I don't know": the same player asks again about the same Cluzzle. */
export function mustAskAgain(view: View): boolean {
  const last = view.talk.at(-1);
  return view.phase === 'ask' && last?.asker === view.asker && last.round === view.round;
}

/** The questions about one Cluzzle. */
export const questionsAbout = (talk: readonly Exchange[], sculptor: number): Exchange[] =>
  talk.filter((said) => said.sculptor === sculptor);

/** Whose Cluzzle the current question is about, or null. */
export function sculptorInFocus(view: View): number | null {
  return view.phase === 'answer' || view.phase === 'guess' || view.phase === 'closing'
    ? (view.talk.at(-1)?.sculptor ?? null)
    : null;
}

/** The last question before the right guess. */
export const bestQuestion = (talk: readonly Exchange[], sculptor: number): Exchange | null =>
  questionsAbout(talk, sculptor).find((said) => said.right) ?? null;

/** How many turns to ask this player still has in this game. */
export function turnsLeft({ turns_over, round, first, asker, talk, scores }: View, seat: number): number {
  if (turns_over) return 0;
  const place = (other: number) => (other - first + scores.length) % scores.length;
  const had = place(seat) < place(asker) || talk.some((said) => said.asker === seat && said.round === round);
  return ROUNDS - Math.max(1, round) + (had ? 0 : 1);
}

/**
 * Whether a vote on a sculptor's answers counts as soon as a player calls it: bots don't vote, nor does the sculptor, and
 * each screen votes once. A group around one screen is asked together, also about one of its own.
 */
export const votesAlone = (players: readonly Player[], here: readonly number[], sculptor: number): boolean =>
  !here.includes(sculptor) &&
  players.every(({ seat, bot }) => bot || seat === sculptor || here.includes(seat));
