import { colourOf, fits, isWild, markWord, nameOf } from './cards';
import { capital } from './text';
import type { Card, View } from './types';

/** Why a card cannot be played now: the clause that says so, and a sentence about this card. */
export interface Reason {
  readonly clause: string;
  readonly sentence: string;
}

const reason = (clause: string, sentence: string): Reason => ({ clause, sentence });

/** The same order of reasons as the rules have; asked only about cards that no listed move plays. */
export function whyNot(view: View, seat: number, card: Card, names: readonly string[]): Reason {
  return whyNotNow(view, seat, card, names) ?? reason('UNO-10', `${capital(nameOf(card))} does not fit: it takes ${wanted(view)}.`);
}

/** "green, a 7 or a wild card". */
export function wanted(view: View): string {
  const [colour, mark] = toMatch(view);
  return mark === undefined ? `${colour ?? ''} or a wild card` : `${colour ?? ''}, a ${mark} or a wild card`;
}

/** What the next card has to match: the colour in force, and the top card's number or symbol. */
export function toMatch({ colour, discard }: View): readonly string[] {
  const top = discard.at(-1);
  const words = colour === null ? [] : [colour as string];
  return top === undefined || isWild(top) ? words : [...words, markWord(top)];
}

function whyNotNow(view: View, seat: number, card: Card, names: readonly string[]): Reason | null {
  const turn = names[view.turn] ?? '';
  if (view.watch.dispute) return reason('UNO-52', 'The table votes, and play stands still meanwhile.');
  if (view.phase === 'colour') return reason('UNO-8', seat === view.turn ? 'Name the first colour; then you play.' : `${turn} names the first colour.`);
  if (view.phase === 'honour') return reason('UNO-51', seat === view.turn ? 'First do what the card says.' : `${turn} does what the card says.`);
  if (view.phase === 'round_over' || view.phase === 'over') return reason('UNO-37', 'The round is over.');
  return seat === view.turn ? whyNotMine(view, card) : whyNotJumpIn(view, turn);
}

function whyNotMine(view: View, card: Card): Reason | null {
  if (view.phase === 'drawn') {
    const drawn = view.hand.at(-1);
    if (card !== drawn) return reason('UNO-15', 'You have drawn: only that card may be played now.');
    return null;
  }
  if (view.phase === 'turn') return null;
  if (view.options.stacking) return reason('UNO-54', `Only a ${view.phase === 'stack' ? 'Draw Two' : 'Wild Draw Four'} answers this.`);
  return reason('UNO-23', 'First take the cards, or challenge.');
}

function whyNotJumpIn({ options }: View, turn: string): Reason {
  if (options.jump_in) return reason('UNO-55', `It is ${turn}’s turn, and only the very same card as the top one jumps in.`);
  return reason('UNO-13', `It is ${turn}’s turn.`);
}

/** Why nothing can be drawn now. */
export function whyNoDraw(view: View, seat: number, names: readonly string[]): Reason {
  if (seat !== view.turn || view.phase === 'round_over' || view.phase === 'over') return reason('UNO-13', `It is ${names[view.turn] ?? ''}’s turn.`);
  if (view.phase === 'drawn') return reason('UNO-15', 'You have drawn: play that card or keep it.');
  if (view.phase === 'turn') return reason('UNO-17', 'Nothing is left to draw.');
  return reason('UNO-14', 'First answer what is asked of you.');
}

/** Whether a Wild Draw Four out of this hand would be a bluff: a card of the colour in force stays behind. */
export function isBluff({ hand, colour }: View): boolean {
  return hand.some((card) => colourOf(card) === colour);
}

/** Does the card that was just drawn fit? Nobody but me learns it. */
export function drawnFits({ hand, discard, colour }: View): boolean {
  const [card, top] = [hand.at(-1), discard.at(-1)];
  return card !== undefined && top !== undefined && fits(card, top, colour);
}
