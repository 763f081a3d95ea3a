import type { Paints } from './layers';
import type { Tone } from './parts/palettes';

export const BACKGROUND = 'G M0 0H200V200H0z';

export const surface = ([s, S]: Tone): Paints => ({ s, S });
export const fabric = ([a, A]: Tone): Paints => ({ a, A });
