import { rulePicture, type RulePictures } from '$lib/table/rules/rule-picture';
import texts from '../text/en.json?text=how_to';
import Answer from './how-to/Answer.svelte';
import End from './how-to/End.svelte';
import Guess from './how-to/Guess.svelte';
import Sculpt from './how-to/Sculpt.svelte';
import type { HowToTexts } from './text-types';

const { captions } = texts as HowToTexts;

/** The word, the answers and the points, beside the clauses about them. */
export const pictures: RulePictures = {
  'CLUZ-6': rulePicture(Sculpt, {}, captions.word),
  'CLUZ-18': rulePicture(Answer, {}, captions.answers),
  'CLUZ-28': rulePicture(Guess, {}, captions.guess),
  'CLUZ-32': rulePicture(End, {}, captions.rounds),
};
