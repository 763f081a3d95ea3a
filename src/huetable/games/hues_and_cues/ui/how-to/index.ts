import type { HowToFor } from '$lib/how-to/how-to';
import texts from '../../text/en.json?text=how_to';
import type { HowToTexts } from '../text-types';
import End from './End.svelte';
import FirstCue from './FirstCue.svelte';
import Pick from './Pick.svelte';
import Score from './Score.svelte';
import SecondCue from './SecondCue.svelte';

const text = texts as HowToTexts;

export const howTo: HowToFor = (agreed) => ({
  aim: text.aim,
  turn: [
    { picture: Pick, text: text.pick({ any: agreed.young === true }) },
    {
      picture: FirstCue,
      text: text.first({ only: agreed.one_cue === true, two: agreed.more_words === true }),
    },
    ...(agreed.one_cue === true
      ? []
      : [{ picture: SecondCue, text: text.second({ three: agreed.more_words === true }) }]),
    { picture: Score, text: text.score },
  ],
  end: { picture: End, text: text.end({ once: agreed.once === true }) },
});
