import type { HowTo } from '$lib/how-to/how-to';
import texts from '../../text/en.json?text=how_to';
import type { HowToTexts } from '../text-types';
import Draw from './Draw.svelte';
import End from './End.svelte';
import Match from './Match.svelte';
import Special from './Special.svelte';
import Uno from './Uno.svelte';

const text = texts as HowToTexts;

export const howTo: HowTo = {
  aim: text.aim,
  turn: [
    { picture: Match, text: text.match },
    { picture: Special, text: text.special },
    { picture: Draw, text: text.draw },
    { picture: Uno, text: text.uno },
  ],
  end: { picture: End, text: text.end },
};
