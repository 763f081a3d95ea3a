import type { Part } from '../layers';

/** Metal in `s` and `S`, lights in `g`. Every robot has a face plate around its eyes and its mouth. */
export const ROBOT_HEADS = {
  box: ['s M25 31c0-6 4-10 10-10h30c6 0 10 4 10 10v29c0 6-4 10-10 10H35c-6 0-10-4-10-10z'],
  dome: [
    's M24 47C24 29 35 19 50 19s26 10 26 28v15c0 5-3 8-8 8H32c-5 0-8-3-8-8z',
    'S1.6 M25 37.5c16-3 34-3 50 0',
  ],
  wide: ['s M19 35c0-6 4-10 10-10h42c6 0 10 4 10 10v23c0 6-4 10-10 10H29c-6 0-10-4-10-10z'],
  tall: ['s M28 36c0-12 9-19 22-19s22 7 22 19v20c0 10-9 16-22 16s-22-6-22-16z'],
  round: ['s o50 45.5 27.5 26.5'],
  bucket: [
    's M23 27c0-4 3-6 7-6h40c4 0 7 2 7 6l-4.5 38c-.5 3.5-3 5.5-6.5 5.5H34c-3.5 0-6-2-6.5-5.5z',
    'S1.6 M24 28.5h52',
  ],
  hex: [
    's M33 22h34c2 0 3.5 1 4.5 3l8 18c.7 1.5.7 3 0 4.5l-8 19.5c-1 2-2.5 3-4.5 3H33c-2 0-3.5-1-4.5-3l-8-19.5c-.7-1.5-.7-3 0-4.5l8-18c1-2 2.5-3 4.5-3z',
  ],
} as const satisfies Record<string, Part>;

export const PLATES = {
  screen: [
    'K M30 38c0-4 3-7 7-7h26c4 0 7 3 7 7v20c0 4-3 7-7 7H37c-4 0-7-3-7-7z',
    'l M35 34h9l-8 13h-3V37c0-1.5.7-3 2-3z',
  ],
  oval: ['K o50 47.5 20.5 17.5', 'l M36 41c2-4 6-7 11-7.5-3 3-6 7-7.5 12z'],
  visor: [
    'K M27 40c0-3 2-5 5-5h36c3 0 5 2 5 5v9c0 3-2 5-5 5H32c-3 0-5-2-5-5z',
    'K M39 58h22c1.5 0 2.5 1 2.5 2.5v3c0 1.5-1 2.5-2.5 2.5H39c-1.5 0-2.5-1-2.5-2.5v-3c0-1.5 1-2.5 2.5-2.5z',
  ],
  goggles: [
    '|K o39.5 44.5 10',
    'K M46 42h8v5h-8z',
    'K M39 58h22c1.5 0 2.5 1 2.5 2.5v3c0 1.5-1 2.5-2.5 2.5H39c-1.5 0-2.5-1-2.5-2.5v-3c0-1.5 1-2.5 2.5-2.5z',
  ],
} as const satisfies Record<string, Part>;

export const ROBOT_EYES = {
  lamps: ['|g o40 44.5 4.6'],
  rings: ['|g2.6 o40 44.5 4.2', '|g o40 44.5 1.2'],
  squares: ['|g M36.5 40.5h7.5c.6 0 1 .4 1 1V48c0 .6-.4 1-1 1h-7.5c-.6 0-1-.4-1-1v-6.5c0-.6.4-1 1-1z'],
  happy: ['|g3 M35.5 46.5c1.5-5.5 7.5-5.5 9 0'],
  tall: ['|g o40 44.5 2.8 5.2'],
  pixels: ['|g M38.5 40h3.5v3h3v3.5h-3v3h-3.5v-3h-3V43h3z'],
  wink: ['g o40 44.5 4.6', 'g3 M55.5 45.5h9'],
  hearts: [
    '|g M40 49.5c-4-2.8-5.6-4.8-5.6-6.9 0-3.1 4-4.3 5.6-1.5 1.6-2.8 5.6-1.6 5.6 1.5 0 2.1-1.6 4.1-5.6 6.9z',
  ],
} as const satisfies Record<string, Part>;

export const ROBOT_MOUTHS = {
  smile: ['g2.2 M44 60c2.5 3.2 9.5 3.2 12 0'],
  line: ['g2.2 M44 61.5h12'],
  dots: ['g o43.5 61.5 1.3o50 61.5 1.3o56.5 61.5 1.3'],
  bars: ['g1.8 M42.5 60.5v2M46.2 59.5v4M50 60.5v2M53.8 59v5M57.5 60.5v2'],
  grin: ['g M42.5 59.5h15c0 3.5-3 5-7.5 5s-7.5-1.5-7.5-5z'],
  cheeky: ['g2.2 M45 61.8c4 1.5 8 .5 10.5-2.3'],
} as const satisfies Record<string, Part>;

export const TOPS = {
  antenna: ['S2.4 M50 22V11', 'c o50 9 4.6', 'l o48.7 7.7 1.7'],
  pair: ['|S2.2 M40 23l-6-12', '|c o33.5 9.5 3.6'],
  dish: ['S2.4 M50 22v-8', 'S M38 9c3 7 21 7 24 0-4 2-20 2-24 0z', 'c o50 7.5 3'],
  propeller: [
    'S2.4 M50 22v-9',
    'c M50 12C42 5 34 6 31 9c2 4 11 6 19 3z',
    'c M50 12c8-7 16-6 19-3-2 4-11 6-19 3z',
    'k o50 12 2',
  ],
  bulb: [
    'S M44 16h12v7H44z',
    'g M50 4c5 0 8 3.3 8 7 0 2.5-1.5 4-2.5 6h-11C43.5 15 42 13.5 42 11c0-3.7 3-7 8-7z',
    'l o47 9 2',
  ],
  spring: ['S2 M44 21l12-2.5-12-2.5 12-2.5-6-2', 'c o50 8.5 4'],
  fin: ['c M40 24c2-10 8-16 20-18-4 5-4 11-3 18z', 'd M49 24c1-6 4-11 11-18-4 5-4 11-3 18z'],
  aerial: ['S2.2 M58 23l7-17', 'c o65.5 6 3', 'S2 M50 22v-5M44 22v-3.5'],
  cap: [
    'c M31 25c0-9 8-14 19-14s19 5 19 14z',
    'd M31 25c.3-3 1-5 2-6.5 10 2.5 24 2.5 34 0 1 1.5 1.7 3.5 2 6.5z',
    'S o50 10.5 2.5',
  ],
} as const satisfies Record<string, Part>;

export const SIDES = {
  bolts: ['|S M17.5 42h11v11h-11c-1.5 0-2.5-1-2.5-2.5v-6c0-1.5 1-2.5 2.5-2.5z', '|d2 M21 42v11'],
  discs: ['|S o23.5 47 8 9.5', '|c o21.5 47 4.5 6'],
  coils: ['|S2.4 M28 42h-9M28 46h-11M28 50h-9', '|S o17 46 2.6 7'],
  fins: ['|c M29 38 13 33c1 9 4 16 16 20z', '|d M29 46l-13-5c2 5 5 9 13 12z'],
  handles: ['|S3 M27 38h-6c-2 0-3 1-3 3v12c0 2 1 3 3 3h6'],
} as const satisfies Record<string, Part>;

export const TRIMS = {
  none: [],
  rivets: ['|d o33.5 27.5 1.5', '|d o35 67 1.4'],
  seam: ['d1.6 M50 22v8'],
  lights: ['|g o31.5 59 1.7', '|g o31.5 63.5 1.2'],
  gleam: ['l M33 25h17l-3 4H31c0-2 .5-3.5 2-4z'],
} as const satisfies Record<string, Part>;

const BODY = 'c M13 108V95c0-8 6-13 14-13h46c8 0 14 5 14 13v13z';
const NECK = ['S M42 66h16v18H42z', 'd2 M42 73.5h16M42 78h16'];

export const BODIES = {
  gauge: [...NECK, BODY, 'w o50 95 6.5', 'k1.6 M50 95l3.5-3.5'],
  buttons: [...NECK, BODY, 'l o40 93 3o50 93 3o60 93 3', 'd1.8 M27 83v25M73 83v25'],
  hatch: [...NECK, BODY, 'd M37 88h26v20H37z', 'l1.6 M37 88h26v20'],
  collar: [...NECK, BODY, 's M34 80h32l-4 7H38z', '|l o22 93 3.5'],
  stripe: [...NECK, BODY, 'l M44 82h5l-6 26h-5zM54 82h3l-6 26h-3z'],
} as const satisfies Record<string, Part>;
