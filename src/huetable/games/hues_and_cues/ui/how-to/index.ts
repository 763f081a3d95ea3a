import type { HowTo } from '$lib/how-to/how-to';
import texts from '../../text/en.json?text=how_to';
import type { HowToTexts } from '../text-types';
import End from './End.svelte';
import FirstCue from './FirstCue.svelte';
import Pick from './Pick.svelte';
import Score from './Score.svelte';
import SecondCue from './SecondCue.svelte';

const text = texts as HowToTexts;

export const howTo: HowTo = {
  aim: text.aim,
  turn: [
    { picture: Pick, text: text.pick },
    { picture: FirstCue, text: text.first },
    { picture: SecondCue, text: text.second },
    { picture: Score, text: text.score },
  ],
  end: { picture: End, text: text.end },
};
