import type { Part } from '../layers';

/** A gap that shows the mouth within a beard. */
const LIPS = '|S M101 118c-8 0-15 1-17 3-2 7 6 14 17 14z';
const MOUSTACHE = '|h M101 114c-8-4-21-3-26 8 9 2 19 2 26-3z';

export const BEARDS = {
  none: [],
  stubble: ['d M61 104c4 6 8 9 15 10 8-5 40-5 48 0 7-1 11-4 15-10-2 21-16 35-39 35s-37-14-39-35z'],
  full: ['|h M101 107c-15 0-28 1-32 3-8-2-12-9-14-18-3 38 15 61 46 61z', LIPS],
  long: [
    '|h M101 107c-15 0-28 1-32 3-8-2-12-9-14-18-4 30 2 52 14 70 8 12 20 21 32 21z',
    LIPS,
    'H3 M88 152c1 8 3 14 6 20M112 152c-1 8-3 14-6 20',
  ],
  goatee: ['|h M101 130c-7 0-13 1-18 3-2 12 6 19 18 19z'],
  moustache: [MOUSTACHE],
  handlebar: ['|h M101 114c-8-4-18-3-23 3-3 4-7 4-9 1-3 7 3 12 10 11 9-1 17-4 22-9z'],
  circle: ['|h M101 112c-9-3-17-1-21 8-3 18 4 31 21 31z', LIPS],
} as const satisfies Record<string, Part>;
