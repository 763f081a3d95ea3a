import type { SeatColour } from '../net/protocol';

export type Hue = SeatColour;

/** In ColorADD's order: the basic signs with their mixtures, then the tones. */
export const HUES: readonly Hue[] = [
  'red',
  'orange',
  'yellow',
  'green',
  'blue',
  'purple',
  'brown',
  'pink',
  'white',
  'black',
];

/** A drawing on a square of 24 by 24, with a frame for light and dark tones. */
export interface Shape {
  readonly path: string;
  readonly frame?: 'light' | 'dark';
}

/**
 * ColorADD, the code of Miguel Neiva. Red is a triangle with its right angle top left, blue the same after
 * half a turn, yellow a bar; mixed colours show the signs of what they are mixed of. A white frame is a
 * light tone, a black square a dark one. Never turn these: upside down, red reads as blue.
 */
export const COLORADD: Readonly<Record<Hue, Shape>> = {
  red: { path: 'M5 5H19.5L5 19.5z' },
  orange: { path: 'M3 3H15.5L3 15.5zM6.5 20.1 20.1 6.5 22.5 8.9 8.9 22.5z' },
  yellow: { path: 'M4 17.6 17.6 4 20 6.4 6.4 20z' },
  green: { path: 'M1.5 15.1 15.1 1.5 17.5 3.9 3.9 17.5zM21 21H8.5L21 8.5z' },
  blue: { path: 'M19 19H4.5L19 4.5z' },
  purple: { path: 'M3 3H17L3 17zM21 21H7L21 7z' },
  brown: { path: 'M2 2H13L2 13zM4.4 17.2 17.2 4.4 19.6 6.8 6.8 19.6zM22 22H11L22 11z' },
  pink: { path: 'M7 7H17.5L7 17.5z', frame: 'light' },
  white: { path: '', frame: 'light' },
  black: { path: '', frame: 'dark' },
};

/**
 * Our own, for players who prefer plain shapes and servers that may not use ColorADD: ten that cannot be mistaken for each
 * other, whichever way they lie. None is a right triangle or a bar, as ColorADD's are.
 */
export const NEUTRAL: Readonly<Record<Hue, Shape>> = {
  red: { path: 'M12 4a8 8 0 1 1 0 16a8 8 0 1 1 0-16z' },
  orange: { path: 'M2.5 17.5a9.5 9.5 0 0 1 19 0z' },
  yellow: { path: 'M12 2.5l2.9 6.2 6.6.8-4.9 4.6 1.3 6.7L12 17.5l-5.9 3.3 1.3-6.7-4.9-4.6 6.6-.8z' },
  green: { path: 'M4 20C4 9 10 4 20.5 3.5 20.5 14 15 20 4 20z' },
  blue: { path: 'M4.5 4.5h15v15h-15z' },
  purple: { path: 'M15.5 3.5A9 9 0 1 0 20.5 16 7.5 7.5 0 0 1 15.5 3.5z' },
  brown: { path: 'M7.2 3.7h9.6L21.6 12l-4.8 8.3H7.2L2.4 12z' },
  pink: {
    path: 'M12 20.5C5 15.5 2.5 12 2.5 8.6A4.9 4.9 0 0 1 12 7.2a4.9 4.9 0 0 1 9.5 1.4C21.5 12 19 15.5 12 20.5z',
  },
  white: { path: 'M12 3a9 9 0 1 1 0 18a9 9 0 1 1 0-18zM12 7a5 5 0 1 0 0 10a5 5 0 1 0 0-10z' },
  black: { path: 'M9 3h6v6h6v6h-6v6H9v-6H3V9h6z' },
};
