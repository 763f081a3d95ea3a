import type { View } from '../types';

/** What everybody learns when a round is over. */
interface Outcome {
  readonly giver: number;
  readonly card: readonly string[];
  readonly target: string | null;
  readonly points: readonly number[];
}

/** The round goes on record and the pieces go back. Nobody gives cues until the next round begins. */
export function closeRound(view: View, { giver, card, target, points }: Outcome): View {
  const cues = view.cues.map(({ words }) => words);
  return {
    ...view,
    phase: 'choose',
    scores: view.scores.map((score, seat) => score + (points[seat] ?? 0)),
    past: [...view.past, { giver, card, target, cues, points }],
    shown: view.pieces,
    pieces: [],
    card: [],
    target: null,
    cues: [],
    turn: 0,
    upheld: 0,
    waiting: false,
    settled: false,
    revealing: false,
  };
}
