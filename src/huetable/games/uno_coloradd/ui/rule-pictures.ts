import { rulePicture, type RulePictures } from '$lib/table/rules/rule-picture';
import texts from '../text/en.json?text=how_to';
import CardRow from './how-to/CardRow.svelte';
import type { HowToTexts } from './text-types';
import type { Card, Colour } from './types';

const { captions } = texts as HowToTexts;

function cardRow(cards: readonly Card[], caption: string, named: Colour | null = null) {
  return rulePicture(CardRow, { cards, named }, caption, 14 + cards.length * 58);
}

/** The cards that the clauses are about. */
export const pictures: RulePictures = {
  'UNO-2': cardRow(['r7', 'y3', 'g0', 'b9', 'r+2', 'ys', 'gr', 'w', 'w4'], captions.cards),
  'UNO-10': cardRow(['r2', 'g7', 'w'], captions.fits),
  'UNO-12': cardRow(['w'], captions.chosen, 'green'),
  'UNO-19': cardRow(['r+2', 'y+2', 'g+2', 'b+2'], captions.drawTwo),
  'UNO-20': cardRow(['rs', 'ys', 'gs', 'bs'], captions.skip),
  'UNO-21': cardRow(['rr', 'yr', 'gr', 'br'], captions.reverse),
  'UNO-22': cardRow(['w4'], captions.drawFour),
  'UNO-36': cardRow(['b9', 'gs', 'w'], captions.points),
  'UNO-42': cardRow(['wc1'], captions.customizable),
};
