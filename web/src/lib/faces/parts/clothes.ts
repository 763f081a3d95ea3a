import type { Part } from '../layers';

const BODY = 'M22 216c0-34 26-50 60-57 6 11 30 11 36 0 34 7 60 23 60 57z';

/** What the player wears, in the colour of the seat. */
export const CLOTHES = {
  tee: [`c ${BODY}`, 'd5 M81 160c8 13 30 13 38 0'],
  vneck: [`c ${BODY}`, 'S M84 158h32l-16 26z', 'd5 M83 159l17 27 17-27'],
  hoodie: [
    `c ${BODY}`,
    '|c M101 165c-12-4-16-14-18-26-11 3-21 13-19 31 10 12 22 16 37 16z',
    'd M64 170c-2-18 8-28 19-31 2 12 6 22 17 26 11-4 15-14 17-26 11 3 21 13 19 31-10 12-22 16-36 16s-26-4-36-16z',
    '|w4 M89 180v16',
  ],
  shirt: [`c ${BODY}`, 'd3 M100 174v40', '|c M83 153l17 19-13 15-15-25z', '|l M83 153l17 19-13 15-15-25z'],
  turtleneck: [
    `c ${BODY}`,
    'c M80 141h40c3 8 4 18 4 24-10 9-38 9-48 0 0-6 1-16 4-24z',
    'd3 M78 153c12 6 32 6 44 0M76 165c12 8 36 8 48 0',
  ],
  stripes: [
    `c ${BODY}`,
    'l7 M53 174c26 11 68 11 94 0M36 191c40 14 88 14 128 0',
    'l5 M81 160c8 13 30 13 38 0',
  ],
  dungarees: [
    `w ${BODY}`,
    'd4 M81 160c8 13 30 13 38 0',
    '|c M58 166l14-4 5 28v26h-19z',
    'c M72 182h56v32h-56z',
    '|y o76 184 3',
  ],
  scarf: [
    `c ${BODY}`,
    'a M75 146c14 10 36 10 50 0l6 13c-16 16-46 16-62 0z',
    'a M109 164l17-3 4 36h-18z',
    'A3 M78 159c14 7 30 7 44 0',
  ],
  jacket: [
    `c ${BODY}`,
    'w M84 158h32l-16 38z',
    'S M87 156h26l-13 16z',
    '|c M82 155l18 43-24-14-6-20z',
    '|d M82 155l18 43-24-14-6-20z',
  ],
} as const satisfies Record<string, Part>;
