import type { Part } from '../layers';

/** All heads share the top of the skull, so that every hair and hat fits each of them. */
export const HEADS = {
  oval: ['|s M101 40c-27 0-45 16-45 46 0 34 18 56 45 56z'],
  round: ['|s M101 40c-27 0-47 18-46 50s20 52 46 52z'],
  square: ['|s M101 40c-27 0-45 14-45 42v22c0 26 20 39 45 39z'],
  heart: ['|s M101 40c-27 0-45 16-45 44s20 60 45 60z'],
} as const satisfies Record<string, Part>;

export const EARS: Part = ['|s o56 97 10', '|S3 M52 93c4 1 4 5 2 9'];
export const NECK: Part = ['S M84 120h32v40c0 14-32 14-32 0z'];

/** Animals have hardly any neck. */
export const WIDE_NECK: Part = ['S M72 120h56v40c0 16-56 16-56 0z'];

/** Lines of an older face. */
export const WRINKLES: Part = [
  'S3 M86 59c9-3 19-3 28 0',
  '|S3 M67 107c2 3 5 5 9 6',
  '|S3 M83 113c-4 3-5 6-5 11',
];
