import type { HowToFor } from '$lib/how-to/how-to';
import texts from '../../text/en.json?text=how_to';
import type { HowToTexts } from '../text-types';
import Claim from './Claim.svelte';
import End from './End.svelte';
import Pour from './Pour.svelte';
import Sink from './Sink.svelte';

const text = texts as HowToTexts;

export const howTo: HowToFor = (agreed) => ({
  aim: text.aim,
  turn: [
    { picture: Pour, text: text.pour },
    { picture: Sink, text: text.sink },
    { picture: Claim, text: text.claim },
  ],
  end: { picture: End, text: text.end({ goal: Number(agreed.goal), tints: Number(agreed.tints) }) },
});
