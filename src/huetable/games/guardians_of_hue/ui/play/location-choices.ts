import { locationName } from '../catalogue-words';
import { text } from '../text';
import type { Move, View } from '../types';

/** A move that is made by choosing a location. */
export type LocationChoice = Extract<
  Move,
  { readonly type: 'move' | 'spirit' | 'grow' | 'spawn' | 'order' | 'step' }
>;

const CHOSEN: readonly Move['type'][] = ['move', 'spirit', 'grow', 'spawn', 'order', 'step'];

function isChoice(move: Move): move is LocationChoice {
  return CHOSEN.includes(move.type);
}

/** The move of each location that can be chosen. */
export function choicesByLocation(moves: readonly Move[]): ReadonlyMap<number, LocationChoice> {
  return new Map(moves.filter(isChoice).map((move) => [move.card, move]));
}

export function choiceLabel(choice: LocationChoice): string {
  const card = locationName(choice.card);
  return choice.type === 'move' ? text.moveTo({ card }) : text.choose[choice.type]({ card });
}

/** Which location is asked for, as a question: by darkness, or for a spirit. */
export function locationQuestion(view: View): string {
  const roll = view.grown.at(-1)?.roll ?? 0;
  switch (view.phase) {
    case 'grow':
      return text.asks.grow({ roll });
    case 'spawn':
      return text.asks.spawn({ roll });
    case 'order':
      return text.asks.order;
    case 'spirit':
      return text.status.spirit;
    default:
      return text.asks.step({ card: locationName(view.agents[view.acting]?.card ?? 0) });
  }
}
