import type { Part } from '../layers';

/** Metal in `s` and `S`, lights in `g`. Every robot has a face plate around its eyes and its mouth. */
export const ROBOT_HEADS = {
  box: ['|s M101 42h-31c-12 0-20 8-20 20v58c0 12 8 20 20 20h31z'],
  dome: ['|s M101 38c-31 0-53 20-53 56v30c0 10 6 16 16 16h37z', 'S3 M50 75c32-6 68-6 100 0'],
  wide: ['|s M101 50h-43c-12 0-20 8-20 20v46c0 12 8 20 20 20h43z'],
  tall: ['|s M101 34c-27 0-45 14-45 38v40c0 20 18 32 45 32z'],
  round: ['s o100 91 55 53'],
  bucket: ['|s M101 42h-41c-8 0-14 4-14 12l9 76c1 7 6 11 13 11h33z', 'S3 M48 57h104'],
  hex: ['|s M101 44h-35c-4 0-7 2-9 6l-16 36c-1 3-1 6 0 9l16 39c2 4 5 6 9 6h35z'],
} as const satisfies Record<string, Part>;

export const PLATES = {
  screen: ['|K M101 62h-27c-8 0-14 6-14 14v40c0 8 6 14 14 14h27z', 'l M70 68h18l-16 26h-6v-20c0-3 1-6 4-6z'],
  oval: ['K o100 95 41 35', 'l M72 82c4-8 12-14 22-15-6 6-12 14-15 24z'],
  visor: [
    '|K M101 70h-32c-6 0-10 4-10 10v18c0 6 4 10 10 10h32z',
    '|K M101 116h-23c-3 0-5 2-5 5v6c0 3 2 5 5 5h23z',
  ],
  goggles: ['|K o79 89 20', 'K M92 84h16v10h-16z', '|K M101 116h-23c-3 0-5 2-5 5v6c0 3 2 5 5 5h23z'],
} as const satisfies Record<string, Part>;

export const ROBOT_EYES = {
  lamps: ['|g o80 89 9'],
  rings: ['|g5 o80 89 8', '|g o80 89 2'],
  squares: ['|g M73 81h15c1 0 2 1 2 2v13c0 1-1 2-2 2h-15c-1 0-2-1-2-2v-13c0-1 1-2 2-2z'],
  happy: ['|g6 M71 93c3-11 15-11 18 0'],
  tall: ['|g o80 89 6 10'],
  pixels: ['|g M77 80h7v6h6v7h-6v6h-7v-6h-6v-7h6z'],
  wink: ['g o80 89 9', 'g6 M111 91h18'],
  hearts: ['|g M80 99c-8-6-11-10-11-14 0-6 8-8 11-3 3-5 11-3 11 3 0 4-3 8-11 14z'],
} as const satisfies Record<string, Part>;

export const ROBOT_MOUTHS = {
  smile: ['g4 M88 120c5 6 19 6 24 0'],
  line: ['g4 M88 123h24'],
  dots: ['g o87 123 3o100 123 3o113 123 3'],
  bars: ['g4 M85 121v4M92 119v8M100 121v4M108 118v10M115 121v4'],
  grin: ['|g M101 119h-16c0 7 6 10 16 10z'],
  cheeky: ['g4 M90 124c8 3 16 1 21-5'],
} as const satisfies Record<string, Part>;

export const TOPS = {
  antenna: ['S5 M100 48v-22', 'c o100 24 9', 'l o98 22 3'],
  pair: ['|S4 M86 48l-9-18', '|c o76 28 7'],
  dish: ['S5 M100 48v-16', 'S M78 23c6 13 38 13 44 0-8 4-36 4-44 0z', 'c o100 20 6'],
  propeller: [
    'S5 M100 48v-18',
    'c M100 30c-12-12-26-11-32-6 4 8 18 11 32 6z',
    'c M100 30c12-12 26-11 32-6-4 8-18 11-32 6z',
    'k o100 30 4',
  ],
  bulb: ['S M89 36h22v14h-22z', '|g M101 14c-10 0-16 6-16 13 0 5 3 7 5 11h11z', 'l o95 23 4'],
  spring: ['S4 M90 46l20-4-20-5 20-5-10-4', 'c o100 23 8'],
  fin: ['c M82 50c4-18 16-28 36-32-8 10-8 20-6 32z', 'd M98 50c2-12 8-20 20-32-8 10-8 20-6 32z'],
  aerial: ['S4 M112 48l11-24', 'c o124 23 6', 'S4 M100 46v-10M89 46v-7'],
  cap: [
    'c M64 52c0-18 16-27 36-27s36 9 36 27z',
    'd M64 52c1-6 2-10 4-13 20 5 44 5 64 0 2 3 3 7 4 13z',
    'S o100 24 5',
  ],
} as const satisfies Record<string, Part>;

export const SIDES = {
  bolts: ['|S M35 84h22v22h-22c-3 0-5-2-5-5v-12c0-3 2-5 5-5z', '|d4 M42 84v22'],
  discs: ['|S o47 94 16 19', '|c o43 94 9 12'],
  coils: ['|S5 M56 84h-18M56 92h-22M56 100h-18', '|S o34 92 5 14'],
  fins: ['|c M58 76l-32-10c2 18 8 32 32 40z', '|d M58 92l-26-10c4 10 10 18 26 24z'],
  handles: ['|S6 M54 76h-12c-4 0-6 2-6 6v24c0 4 2 6 6 6h12'],
} as const satisfies Record<string, Part>;

export const TRIMS = {
  none: [],
  rivets: ['|d o67 55 3', '|d o70 134 3'],
  seam: ['d3 M100 44v16'],
  lights: ['|g o63 118 3', '|g o63 127 2'],
  gleam: ['l M66 50h34l-6 8h-32c0-4 1-7 4-8z'],
} as const satisfies Record<string, Part>;

const BODY = '|c M101 157h-45c-16 0-28 11-28 29v30h73z';
const NECK = ['S M84 132h32v30h-32z', 'd4 M84 145h32M84 153h32'];

export const BODIES = {
  gauge: [...NECK, BODY, 'w o100 178 11', 'k3 M100 178l6-6'],
  buttons: [...NECK, BODY, 'l o82 176 5o100 176 5o118 176 5'],
  hatch: [...NECK, BODY, 'd M76 168h48v48h-48z', 'l3 M76 168h48v48'],
  collar: [...NECK, BODY, 's M70 153h60l-9 14h-42z', '|l o50 174 6'],
  stripe: [...NECK, BODY, 'l M88 157h10l-14 59h-10zM108 157h6l-14 59h-6z'],
} as const satisfies Record<string, Part>;
