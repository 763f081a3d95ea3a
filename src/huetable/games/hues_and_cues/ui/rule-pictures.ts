import { rulePicture, type RulePictures } from '$lib/table/rules/rule-picture';
import texts from '../text/en.json?text=how_to';
import MiniBoard from './board/MiniBoard.svelte';
import Pick from './how-to/Pick.svelte';
import Score from './how-to/Score.svelte';
import type { HowToTexts } from './text-types';

const { captions } = texts as HowToTexts;

/** The board, a card and the scoring frame, beside the clauses about them. */
export const pictures: RulePictures = {
  'HUES-2': rulePicture(MiniBoard, {}, captions.board, 340),
  'HUES-7': rulePicture(Pick, {}, captions.card),
  'HUES-31': rulePicture(Score, { target: 'K25' }, captions.frame),
  'HUES-33': rulePicture(Score, { target: 'A1' }, captions.edge),
};
