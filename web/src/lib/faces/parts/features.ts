import type { Part } from '../layers';

export const EYES = {
  dots: ['|k o82 95 5 6', '|w o80 93 2'],
  happy: ['|k5 M75 98c2-8 12-8 14 0'],
  round: ['|w o82 95 10', '|k o83 96 6', '|w o81 93 2'],
  almond: ['|w M72 96c5-9 15-10 20 0-6 6-15 7-20 0z', '|k o82 95 5', '|k3 M72 96c5-9 15-10 20 0'],
  lashes: [
    '|w o82 95 9',
    '|k o83 96 6',
    '|w o81 94 2',
    '|k3 M73 94c3-9 14-10 18-2',
    '|k3 M73 91l-5-3M76 87l-3-4',
  ],
  wink: ['w o82 95 10', 'k o83 96 6', 'w o81 93 2', 'k5 M111 97c2-6 12-6 14 0'],
  calm: [
    '|w o82 96 10 9',
    '|k o83 97 6',
    '|S M72 95c0-13 20-13 20 0-6-2-14-2-20 0z',
    '|k3 M72 95c6-2 14-2 20 0',
  ],
} as const satisfies Record<string, Part>;

export const BROWS = {
  soft: ['|q4 M72 82c5-4 12-5 18-2'],
  flat: ['|q4 M72 81c5-2 12-2 18 0'],
  raised: ['|q4 M72 80c4-6 13-8 18-3'],
  bushy: ['|q6 M72 82c5-4 12-4 18-2'],
  kind: ['|q4 M71 83c5-1 12-4 17-7'],
} as const satisfies Record<string, Part>;

export const NOSES = {
  curve: ['S4 M101 99c-5 7-5 11 1 12'],
  button: ['S o100 108 6 5'],
  wide: ['S4 M92 107c3 5 13 5 16 0'],
  long: ['S M100 93c-2 8-8 14-7 17s13 4 14 0-5-9-7-17z'],
} as const satisfies Record<string, Part>;

export const MOUTHS = {
  smile: ['k5 M87 122c5 9 21 9 26 0'],
  laugh: [
    '|m M101 122c-6 0-12-1-17-2-1 10 6 17 17 17z',
    'w M84 120c11 2 21 2 32 0v4c-11 2-21 2-32 0z',
    't M91 134c5-4 13-4 18 0-5 4-13 4-18 0z',
  ],
  grin: [
    '|w M101 122c-6 0-11 0-15-2-1 8 5 14 15 14z',
    'k3 M86 120c9 3 19 3 28 0 1 8-5 14-14 14s-15-6-14-14z',
  ],
  smirk: ['k5 M89 125c8 4 18 2 23-5'],
  lips: ['|r M101 120c-4-2-10-1-14 2 4 7 8 10 14 10z', 'm2 M89 123c7 2 15 2 22 0'],
  cheeky: ['t M101 125h11v6c0 7-11 7-11 0z', 'k5 M87 122c5 8 21 8 26 0'],
  gentle: ['k5 M90 124c5 4 15 4 20 0'],
} as const satisfies Record<string, Part>;

export const CHEEKS = {
  none: [],
  blush: ['|b o71 111 8 6'],
  freckles: ['|S o69 108 2o75 107 2o72 112 2o78 111 2', 'S o97 103 1o103 103 1'],
  mark: ['k o120 115 2'],
} as const satisfies Record<string, Part>;
