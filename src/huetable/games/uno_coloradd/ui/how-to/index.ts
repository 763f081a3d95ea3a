import type { Agreed, HowToFor } from '$lib/how-to/how-to';
import texts from '../../text/en.json?text=how_to';
import type { HowToTexts } from '../text-types';
import Draw from './Draw.svelte';
import End from './End.svelte';
import Match from './Match.svelte';
import Special from './Special.svelte';
import Uno from './Uno.svelte';

const text = texts as HowToTexts;

function wayToWin({ goal, scoring }: Agreed): 'lowest' | 'points' | 'single' {
  if (goal === 0) return 'single';
  return scoring === 'leftover' ? 'lowest' : 'points';
}

export const howTo: HowToFor = (agreed) => ({
  aim: text.aim,
  turn: [
    { picture: Match, text: text.match },
    { picture: Special, text: text.special },
    { picture: Draw, text: text.draw({ until: agreed.draw_until_playable === true }) },
    { picture: Uno, text: text.uno },
  ],
  end: { picture: End, text: text.end({ way: wayToWin(agreed), goal: Number(agreed.goal) }) },
});
