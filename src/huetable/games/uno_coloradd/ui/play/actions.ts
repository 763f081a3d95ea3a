import type { ObservationOf } from '$lib/table/screens';
import { isExposed } from '../board/seats';
import { text } from '../text';
import type { Move, View } from '../types';

/** A move with a button of its own. */
export interface Action {
  readonly key: string;
  readonly label: string;
  /** Loud: now or never. Likely: what I'm asked to do. Strong and plain: the rest. */
  readonly tone: 'loud' | 'likely' | 'strong' | 'plain';
  readonly move: Move;
}

/** I have to take cards, or do something about it. */
export function mustAnswerDraw({ seat, view }: ObservationOf<View, Move>): boolean {
  return seat === view.turn && !view.watch.dispute && (view.phase === 'challenge' || view.phase === 'stack');
}

/** All buttons for these moves; cards and colours have none, they are chosen in the hand and the picker. */
export function actionsFor(
  { moves, view }: ObservationOf<View, Move>,
  names: readonly string[],
): readonly Action[] {
  const cardFits = moves.some((move) => move.type === 'play');
  return moves
    .map((move) => actionOf(move, view, names, cardFits))
    .filter((found) => found !== null)
    .toSorted(byUrgency);
}

function actionOf(move: Move, view: View, names: readonly string[], cardFits: boolean): Action | null {
  const tone = cardFits ? 'plain' : 'likely';
  switch (move.type) {
    case 'uno':
      return { key: 'uno', label: text.uno, tone: 'loud', move };
    case 'catch':
      // Catching a player who has called UNO is allowed but never works: no button for it.
      return isExposed(view.watch, move.target)
        ? {
            key: `catch ${move.target}`,
            label: text.catch({ name: names[move.target] ?? '' }),
            tone: 'strong',
            move,
          }
        : null;
    case 'dispute':
      return {
        key: `dispute ${move.target}`,
        label: text.dispute({ name: names[move.target] ?? '' }),
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
        label: text.take({ cards: view.threat.cards }),
        tone: view.phase === 'stack' ? tone : 'plain',
        move,
      };
    case 'challenge':
      return { key: 'challenge', label: text.challenge, tone: 'likely', move };
    case 'done':
      return { key: 'done', label: text.done, tone: 'likely', move };
    case 'ready':
      return { key: 'ready', label: text.ready({ round: view.match.round + 1 }), tone: 'likely', move };
    case 'play':
    case 'colour':
      return null;
  }
}

const TONE_ORDER: readonly Action['tone'][] = ['loud', 'strong', 'plain', 'likely'];

/** Urgent actions come first; what I'm asked to do comes last, under the right thumb. */
function byUrgency(one: Action, other: Action): number {
  return TONE_ORDER.indexOf(one.tone) - TONE_ORDER.indexOf(other.tone);
}
