import { rulePicture, type RulePictures } from '$lib/table/rules/rule-picture';
import texts from '../text/en.json?text=how_to';
import BothSides from './how-to/BothSides.svelte';
import Darkness from './how-to/Darkness.svelte';
import Enemies from './how-to/Enemies.svelte';
import Pieces from './how-to/Pieces.svelte';
import Roll from './how-to/Roll.svelte';
import Spirit from './how-to/Spirit.svelte';
import type { HowToTexts } from './text-types';

const { captions } = texts as HowToTexts;

/** Locations, pieces and dice, beside the clauses about them. */
export const pictures: RulePictures = {
  'GUARD-4': rulePicture(BothSides, {}, captions.sides),
  'GUARD-13': rulePicture(Pieces, {}, captions.pieces, 246),
  'GUARD-15': rulePicture(Darkness, {}, captions.blackDie),
  'GUARD-26': rulePicture(Enemies, {}, captions.enemies, 284),
  'GUARD-27': rulePicture(Spirit, {}, captions.seal),
  'GUARD-29': rulePicture(Roll, {}, captions.dice),
};
