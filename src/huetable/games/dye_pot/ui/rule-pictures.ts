import { rulePicture, type RulePictures } from '$lib/table/rules/rule-picture';
import texts from '../text/en.json?text=how_to';
import Claim from './how-to/Claim.svelte';
import Sink from './how-to/Sink.svelte';
import type { HowToTexts } from './text-types';

const { captions } = texts as HowToTexts;

/** What sinks and what is claimed, beside the clauses about it. */
export const pictures: RulePictures = {
  'DYE-7': rulePicture(Sink, {}, captions.sink),
  'DYE-10': rulePicture(Claim, {}, captions.claim),
};
