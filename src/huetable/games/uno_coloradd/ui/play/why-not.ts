import { cardName, colourOf, isWild, markOf, symbolName } from '../cards/cards';
import { colourNames, refusalSentence } from '../text';
import type { Card, View } from '../types';

/** Why a card can't be played now: the clause of the rules, and a sentence about this card. */
export interface WhyNot {
  readonly clause: string;
  readonly sentence: string;
}

type Names = readonly string[];
type Values = Readonly<Record<string, string | number>>;

const refuse = (clause: string, values: Values, reason = ''): WhyNot => ({
  clause,
  sentence: refusalSentence(clause, values, reason),
});

/** Checks in the same order as the rules. Only for cards that can't be played. */
export function whyNot(view: View, seat: number, card: Card, names: Names): WhyNot {
  return whyNotNow(view, seat, names, true) ?? doesNotFit(view, card);
}

/** Why nothing can be drawn now. */
export function whyNoDraw(view: View, seat: number, names: Names): WhyNot {
  return whyNotNow(view, seat, names, false) ?? refuse('UNO-17', {}, 'nothing_to_draw');
}

function doesNotFit({ colour, discard }: View, card: Card): WhyNot {
  const known = { card: cardName(card), colour: colour === null ? '' : colourNames[colour] };
  const top = discard.at(-1);
  const symbol = top === undefined ? null : symbolName(top);
  return symbol === null
    ? refuse('UNO-10', known, 'colour')
    : refuse('UNO-10', { ...known, symbol }, 'symbol');
}

/** What has to happen first: a vote, the next deal, somebody else's turn, or an answer of mine. */
function whyNotNow(view: View, seat: number, names: Names, playing: boolean): WhyNot | null {
  const { watch, phase } = view;
  if (phase === 'round_over' || phase === 'over') return refuse('UNO-37', {}, 'over');
  if (watch.dispute) return refuse('UNO-52', { accused: names[watch.dispute.accused] ?? '' }, 'voting');
  if (seat === view.turn) return whyNotMine(view, names);
  const turn = names[view.turn] ?? '';
  if (phase === 'colour') return refuse('UNO-8', { turn }, 'others');
  if (phase === 'honour') return refuse('UNO-51', { turn }, 'others');
  return playing && view.options.jump_in ? whyNoJumpIn(view, turn) : refuse('UNO-13', { turn });
}

function whyNotMine({ phase, options, threat, hand }: View, names: Names): WhyNot | null {
  const answer = { cards: threat.cards, by: names[threat.by] ?? '' };
  const drawn = hand.at(-1);
  switch (phase) {
    case 'colour':
      return refuse('UNO-8', {}, 'yours');
    case 'honour':
      return refuse('UNO-51', {}, 'yours');
    case 'drawn':
      return refuse('UNO-15', { card: drawn === undefined ? '' : cardName(drawn) }, 'drawn');
    case 'stack':
      return refuse('UNO-54', answer, hand.some((card) => markOf(card) === '+2') ? 'two' : 'none');
    case 'challenge':
      return options.stacking && hand.includes('w4')
        ? refuse('UNO-54', answer, 'four')
        : refuse('UNO-23', answer, 'yours');
    default:
      return null;
  }
}

function whyNoJumpIn({ phase, discard }: View, turn: string): WhyNot {
  const top = discard.at(-1);
  if (phase !== 'turn') return refuse('UNO-55', { turn }, phase === 'drawn' ? 'drawn' : 'answer');
  return top === undefined || isWild(top)
    ? refuse('UNO-55', { turn }, 'wild')
    : refuse('UNO-55', { turn, top: cardName(top) }, 'different');
}

/** Would a Wild Draw Four be a bluff? Yes if the hand has a card of the current colour. */
export function isBluff({ hand, colour }: View): boolean {
  return hand.some((card) => colourOf(card) === colour);
}
