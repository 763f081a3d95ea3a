import type { Part } from '../layers';

/** All heads share the top of the skull, so that every hair and hat fits each of them. */
export const HEADS = {
  oval: ['s M28 43C28 28 37 20 50 20s22 8 22 23c0 17-9 28-22 28S28 60 28 43z'],
  round: ['s M27.5 45C27 29 37 20 50 20s23 9 22.5 25c-.5 16-10 26-22.5 26S28 61 27.5 45z'],
  square: ['s M28 41C28 27 37 20 50 20s22 7 22 21v11c0 13-10 19.5-22 19.5S28 65 28 52z'],
  heart: ['s M28 42c0-14 9-22 22-22s22 8 22 22c0 14-10 30-22 30S28 56 28 42z'],
} as const satisfies Record<string, Part>;

export const EARS: Part = ['|s o28 48.5 5', '|S1.6 M26 46.5c1.8.5 2.2 2.5 1 4.5'];
export const NECK: Part = ['S M42 60h16v20c0 7-16 7-16 0z'];

/** Lines of an older face. */
export const WRINKLES: Part = [
  'S1.3 M43 29.5c4.5-1.3 9.5-1.3 14 0',
  '|S1.3 M33.5 53.5c1 1.6 2.5 2.5 4.5 2.8',
  '|S1.4 M41.5 56.5c-1.8 1.3-2.6 3.2-2.5 5.3',
];
