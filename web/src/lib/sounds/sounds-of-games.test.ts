// @vitest-environment node
import { expect, it } from 'vitest';
import { loadSteps } from '../../games';
import { SOUNDS, type SoundName } from './sounds';

/** What people know by its sound alone, whichever game they play. */
const HEARD: Readonly<Record<string, Readonly<Record<string, SoundName>>>> = {
  uno_coloradd: {
    ...{
      round_began: 'deal',
      played: 'play',
      drew: 'draw',
      skipped: 'skip',
      called: 'uno',
      caught: 'caught',
    },
    ...{ round_ended: 'points' },
  },
  guardians_of_hue: {
    ...{ moved: 'piece', rolled: 'dice', rerolled: 'dice', black_die: 'dice', agent_rolled: 'dice' },
    ...{ succeeded: 'result', light_came: 'seal', darkened: 'darkness', spirit_came: 'points' },
  },
  hues_and_cues: { round_began: 'deal', cue_given: 'cue', placed: 'piece', revealed: 'points' },
  cluzzle: { game_began: 'deal', sealed: 'clay', unveiled: 'cue', solved: 'points', judged: 'result' },
  dye_pot: { poured: 'draw', shown: 'piece', claimed: 'points', named: 'cue' },
};
/** Not of a move, but of the page around every game. */
const AROUND: readonly SoundName[] = ['turn', 'refused', 'chat', 'tick', 'win', 'lose'];

it.each(Object.entries(HEARD))('%s lets each kind of move be heard by its own sound', async (game, heard) => {
  const { sounds, lengths, personal } = await loadSteps(game);
  expect(sounds).toMatchObject(heard);
  const silent = Object.keys(sounds).filter((tag) => !((lengths[tag] ?? 0) > 0) || personal.includes(tag));
  expect(silent, 'only what is shown as a step of its own is heard').toEqual([]);
});

it('has no sound that nobody ever hears', () => {
  const heard = new Set([...AROUND, ...Object.values(HEARD).flatMap((sounds) => Object.values(sounds))]);
  expect(Object.keys(SOUNDS).filter((name) => !heard.has(name as SoundName))).toEqual([]);
});
