import type { HowToFor } from '$lib/how-to/how-to';
import texts from '../../text/en.json?text=how_to';
import type { HowToTexts } from '../text-types';
import Act from './Act.svelte';
import Darkness from './Darkness.svelte';
import End from './End.svelte';
import Roll from './Roll.svelte';
import Spirit from './Spirit.svelte';

const text = texts as HowToTexts;

/** How often darkness grows each round. */
const DARKNESS: Readonly<Record<string, number>> = { easy: 1, difficult: 2, impossible: 3 };

export const howTo: HowToFor = (agreed) => ({
  aim: text.aim,
  turn: [
    { picture: Act, text: text.act },
    { picture: Roll, text: text.roll },
    { picture: Spirit, text: text.spirit },
    { picture: Darkness, text: text.darkness({ times: DARKNESS[String(agreed.difficulty)] ?? 1 }) },
  ],
  end: { picture: End, text: text.end({ lord: agreed.lord_sepia === true }) },
});
