import { text } from './text';
import type { Move, View } from './types';

/** A move that is made by touching a location. */
export type Choice = Extract<
  Move,
  { readonly type: 'move' | 'spirit' | 'grow' | 'spawn' | 'order' | 'step' }
>;

const CHOSEN: readonly Move['type'][] = ['move', 'spirit', 'grow', 'spawn', 'order', 'step'];

function isChoice(move: Move): move is Choice {
  return CHOSEN.includes(move.type);
}

/** What touching each location would do. */
export function choices(moves: readonly Move[]): ReadonlyMap<number, Choice> {
  return new Map(moves.filter(isChoice).map((move) => [move.card, move]));
}

export function inWords(choice: Choice): string {
  return choice.type === 'move' ? text.moveTo(choice.card) : text.choose[choice.type](choice.card);
}

/** What darkness is asked. */
export function question(view: View): string {
  const roll = view.grown.at(-1)?.roll ?? 0;
  switch (view.phase) {
    case 'grow':
      return text.asks.grow(roll);
    case 'spawn':
      return text.asks.spawn(roll);
    case 'order':
      return text.asks.order;
    default:
      return text.asks.step(view.agents[view.acting]?.card ?? 0);
  }
}
