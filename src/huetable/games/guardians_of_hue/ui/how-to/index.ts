import type { HowTo } from '$lib/how-to/how-to';
import texts from '../../text/en.json?text=how_to';
import type { HowToTexts } from '../text-types';
import Act from './Act.svelte';
import Darkness from './Darkness.svelte';
import End from './End.svelte';
import Roll from './Roll.svelte';
import Spirit from './Spirit.svelte';

const text = texts as HowToTexts;

export const howTo: HowTo = {
  aim: text.aim,
  turn: [
    { picture: Act, text: text.act },
    { picture: Roll, text: text.roll },
    { picture: Spirit, text: text.spirit },
    { picture: Darkness, text: text.darkness },
  ],
  end: { picture: End, text: text.end },
};
