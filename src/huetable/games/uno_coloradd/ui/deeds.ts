import type { ObservationOf } from '$lib/table/screens';
import { isExposed } from './seats';
import { text } from './text';
import type { Move, View } from './types';

/** Something that can be done with one button. */
export interface Deed {
  readonly key: string;
  readonly label: string;
  /** Loud is for the moment that must not be missed, likely for what is asked of me, plain for the rest. */
  readonly tone: 'loud' | 'likely' | 'strong' | 'plain';
  readonly move: Move;
}

/** Everything that a button does now; cards and colours are chosen where they lie. */
export function deeds({ moves, view }: ObservationOf<View, Move>, names: readonly string[]): readonly Deed[] {
  const cardFits = moves.some((move) => move.type === 'play');
  return moves
    .map((move) => deed(move, view, names, cardFits))
    .filter((found) => found !== null)
    .toSorted(byHaste);
}

function deed(move: Move, view: View, names: readonly string[], cardFits: boolean): Deed | null {
  const tone = cardFits ? 'plain' : 'likely';
  switch (move.type) {
    case 'uno':
      return { key: 'uno', label: text.uno, tone: 'loud', move };
    case 'catch':
      // Pointing at somebody who has called is lawful and for nothing: not worth a button.
      return isExposed(view.watch, move.target)
        ? { key: `catch ${move.target}`, label: text.catch(names[move.target] ?? ''), tone: 'strong', move }
        : null;
    case 'dispute':
      return {
        key: `dispute ${move.target}`,
        label: text.dispute(names[move.target] ?? ''),
        tone: 'plain',
        move,
      };
    case 'draw':
      return { key: 'draw', label: text.draw, tone, move };
    case 'keep':
      return { key: 'keep', label: text.keep, tone, move };
    case 'pass':
      return { key: 'pass', label: text.pass, tone, move };
    case 'accept':
      return {
        key: 'accept',
        label: text.accept(view.threat.cards),
        tone: view.phase === 'stack' ? tone : 'plain',
        move,
      };
    case 'challenge':
      return { key: 'challenge', label: text.challenge, tone: 'likely', move };
    case 'done':
      return { key: 'done', label: text.done, tone: 'likely', move };
    case 'ready':
      return { key: 'ready', label: text.ready(view.match.round + 1), tone: 'likely', move };
    case 'play':
    case 'colour':
      return null;
  }
}

const HASTE: readonly Deed['tone'][] = ['loud', 'strong', 'plain', 'likely'];

/** What has to be quick comes first; what is asked of me comes last, under the right thumb. */
function byHaste(one: Deed, other: Deed): number {
  return HASTE.indexOf(one.tone) - HASTE.indexOf(other.tone);
}
