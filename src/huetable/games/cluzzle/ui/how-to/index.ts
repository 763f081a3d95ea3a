import type { HowToFor } from '$lib/how-to/how-to';
import texts from '../../text/en.json?text=how_to';
import type { HowToTexts } from '../text-types';
import Answer from './Answer.svelte';
import Ask from './Ask.svelte';
import End from './End.svelte';
import Guess from './Guess.svelte';
import Sculpt from './Sculpt.svelte';

const text = texts as HowToTexts;

export const howTo: HowToFor = (agreed) => ({
  aim: text.aim,
  turn: [
    { picture: Sculpt, text: text.sculpt },
    { picture: Ask, text: text.ask },
    { picture: Answer, text: text.answer },
    { picture: Guess, text: text.guess },
  ],
  end: { picture: End, text: text.end({ games: Number(agreed.games) }) },
});
