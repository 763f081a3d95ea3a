import catalogue from './en.json?text';
import type { Texts } from './text-types';

/** Spanish says "e" instead of "y" before a word that begins with the sound of an I. */
const SOUNDS_LIKE_I = /^(?:[ií]|h[ií](?![ae]))/iu;

/** "Mira, Jo and Fern". A browser's own `ListFormat` takes a slow phone a tenth of a second to make. */
export function listed(names: readonly string[]): string {
  const { common } = catalogue as Texts;
  const last = names.at(-1) ?? '';
  if (names.length < 2) return last;
  const before = names.slice(0, -1).reduce((all, next) => common.comma({ before: all, next }));
  return (SOUNDS_LIKE_I.test(last) ? common.andBeforeI : common.and)({ before, last });
}
