import colours from '../text/en.json?text=colours';
import dyes from '../text/en.json?text=dyes';
import screen from '../text/en.json?text=screen';
import type { ScreenTexts } from './text-types';
import type { Colour, Dye } from './types';

/** The words on Dye Pot's board. */
export const text = screen as ScreenTexts;

/** "green", "clear". */
export const colourNames = colours as Readonly<Record<Colour, string>>;

/** "red", "water". */
export const dyeNames = dyes as Readonly<Record<Dye, string>>;
