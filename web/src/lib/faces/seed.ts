const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';
const SEED_LENGTH = 8;

/** What a face is made from: the server takes no other seeds. */
export const SEED = /^[a-z0-9]{1,16}$/;

export function randomSeed(): string {
  const values = crypto.getRandomValues(new Uint8Array(SEED_LENGTH));
  return Array.from(values, (value) => LETTERS.charAt(value % LETTERS.length)).join('');
}
