import { colourOf, fits, isWild, markWord } from '../cards/cards';
import { text } from '../text';
import type { Card, View } from '../types';

/** Why a card can't be played now: the clause of the rules, and a sentence about this card. */
export interface WhyNot {
  readonly clause: string;
  readonly sentence: string;
}

const reason = (clause: string, sentence: string): WhyNot => ({ clause, sentence });

/** Checks in the same order as the rules. Only for cards that can't be played. */
export function whyNot(view: View, seat: number, card: Card, names: readonly string[]): WhyNot {
  return whyNotNow(view, seat, card, names) ?? reason('UNO-10', text.why.fits(card, wanted(view)));
}

/** "green, a 7 or a wild card". */
export function wanted(view: View): string {
  const [colour, mark] = toMatch(view);
  return text.why.wanted(colour ?? '', mark);
}

/** What the next card has to match: the current colour, and the top card's number or symbol. */
export function toMatch({ colour, discard }: View): readonly string[] {
  const top = discard.at(-1);
  const words = colour === null ? [] : [colour as string];
  return top === undefined || isWild(top) ? words : [...words, markWord(top)];
}

function whyNotNow(view: View, seat: number, card: Card, names: readonly string[]): WhyNot | null {
  const turn = names[view.turn] ?? '';
  if (view.watch.dispute) return reason('UNO-52', text.why.voting);
  if (view.phase === 'colour')
    return reason('UNO-8', seat === view.turn ? text.why.nameFirst : text.why.namesFirst(turn));
  if (view.phase === 'honour')
    return reason('UNO-51', seat === view.turn ? text.why.honourFirst : text.why.honours(turn));
  if (view.phase === 'round_over' || view.phase === 'over') return reason('UNO-37', text.why.over);
  return seat === view.turn ? whyNotMine(view, card) : whyNotJumpIn(view, turn);
}

function whyNotMine(view: View, card: Card): WhyNot | null {
  if (view.phase === 'drawn') {
    const drawn = view.hand.at(-1);
    if (card !== drawn) return reason('UNO-15', text.why.onlyDrawn);
    return null;
  }
  if (view.phase === 'turn') return null;
  if (view.options.stacking)
    return reason('UNO-54', view.phase === 'stack' ? text.why.onlyTwo : text.why.onlyFour);
  return reason('UNO-23', text.why.takeFirst);
}

function whyNotJumpIn({ options }: View, turn: string): WhyNot {
  if (options.jump_in) return reason('UNO-55', text.why.jumpIn(turn));
  return reason('UNO-13', text.why.turn(turn));
}

/** Why nothing can be drawn now. */
export function whyNoDraw(view: View, seat: number, names: readonly string[]): WhyNot {
  if (seat !== view.turn || view.phase === 'round_over' || view.phase === 'over')
    return reason('UNO-13', text.why.turn(names[view.turn] ?? ''));
  if (view.phase === 'drawn') return reason('UNO-15', text.why.drawn);
  if (view.phase === 'turn') return reason('UNO-17', text.why.nothingLeft);
  return reason('UNO-14', text.why.answerFirst);
}

/** Would a Wild Draw Four be a bluff? Yes if the hand has a card of the current colour. */
export function isBluff({ hand, colour }: View): boolean {
  return hand.some((card) => colourOf(card) === colour);
}

/** Does the card I just drew fit? */
export function drawnFits({ hand, discard, colour }: View): boolean {
  const [card, top] = [hand.at(-1), discard.at(-1)];
  return card !== undefined && top !== undefined && fits(card, top, colour);
}
