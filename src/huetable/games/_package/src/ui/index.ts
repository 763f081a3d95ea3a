import Board from './Board.svelte';
import { VERSION, type Host, type Screens } from './huetable';
import { screen } from './screen.svelte';
import type { ScreenTexts } from './text-types';
import { makeWords } from './words';

export const version = VERSION;

/** What the page asks for when somebody opens a table of this game. `Screens` says what else there can be. */
export default function screens(host: Host): Screens {
  return {
    board: screen(Board, host),
    words: makeWords(host.texts.screen as ScreenTexts),
  };
}
