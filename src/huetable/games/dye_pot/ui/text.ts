import screen from '../text/en.json?text=screen';
import type { ScreenTexts } from './text-types';

/** The words on Dye Pot's board. */
export const text = screen as ScreenTexts;
