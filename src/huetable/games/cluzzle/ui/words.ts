import type { ObservationOf } from '$lib/table/screens';
import { mustAskAgain } from './questions/questions';
import { tell } from './event-sentences';
import { text } from './text';
import type { Event, Move, View } from './types';

export { tell };

type Observation = ObservationOf<View, Move>;
type Names = readonly string[];

/** What I have to do, or whom we wait for. */
export function status({ view, seat }: Observation, names: Names): string {
  const said = view.talk.at(-1);
  switch (view.phase) {
    case 'sculpt':
      return sculpting(view, seat);
    case 'ask':
      return view.asker === seat
        ? mustAskAgain(view)
          ? 'Ask another question'
          : 'Your turn: ask about a Cluzzle'
        : `${names[view.asker] ?? ''} thinks of a question`;
    case 'answer':
      return said?.sculptor === seat ? 'Answer honestly' : `${names[said?.sculptor ?? 0] ?? ''} answers`;
    case 'guess':
      return said?.asker === seat
        ? `${said.answer ? text.answers[said.answer] : ''}: take a guess, or none`
        : `${names[said?.asker ?? 0] ?? ''} guesses`;
    case 'closing':
      return said?.sculptor === seat
        ? 'Does your last answer stand?'
        : `${names[said?.sculptor ?? 0] ?? ''} can still correct the last answer`;
    case 'gallery':
      return seat !== null && view.cluzzles[seat]?.content === false
        ? 'Look at the gallery'
        : 'The gallery is open';
    default:
      return 'The game is over';
  }
}

function sculpting(view: View, seat: number | null): string {
  if (seat === null || view.cluzzles[seat]?.sealed) return 'Everybody sculpts in secret';
  if (view.time !== 'on') return 'Time is up: seal it now';
  return view.choice === null ? 'Choose a thing of your card, and sculpt it' : `Sculpt: ${view.choice}`;
}

/** For screen readers only: whoever sees the board knows it. */
export const minor: readonly Event['type'][] = ['chose', 'drew', 'content'];

export function note({ view }: Observation, seat: number): string | null {
  if (view.phase === 'sculpt') return view.cluzzles[seat]?.sealed ? 'sealed' : 'sculpts';
  if (view.phase === 'gallery') return view.cluzzles[seat]?.content ? 'content' : null;
  return view.cluzzles[seat]?.solver === null ? null : 'solved';
}

export function score({ view }: Observation, seat: number): string {
  return String(view.scores[seat] ?? 0);
}
