import Board from './Board.svelte';
import Box from './Box.svelte';
import { VERSION, type Host, type Screens } from './huetable';
import { mood } from './mood';
import { screen } from './screen.svelte';
import { show } from './steps';
import type { ScreenTexts } from './text-types';
import { tips } from './tips';
import { makeWords } from './words';

export const version = VERSION;

/** What the page asks for when somebody opens a table of this game. */
export default function screens(host: Host): Screens {
  return {
    board: screen(Board, host),
    box: screen(Box, host),
    words: makeWords(host.texts.screen as ScreenTexts),
    steps: { show, sounds: { turned_over: 'play' } },
    mood,
    tips,
  };
}
