import { settings } from '../me/settings.svelte';
import { COLORADD, NEUTRAL, type Hue, type Shape } from './shapes';

/** The sign of a colour, of the set that the player has chosen and the server has. */
export function signOf(hue: Hue): Shape {
  return (settings.drawnSigns === 'coloradd' ? COLORADD : NEUTRAL)[hue];
}
