import screen from '../text/en.json?text=screen';
import type { ScreenTexts } from './text-types';

/** The texts of the game's screens. */
export const text = screen as ScreenTexts;
