import { locale } from './language';

/** Made when it is first needed: together these take a slow phone as long as all other scripts of the first load. */
function once<Format>(make: () => Format): () => Format {
  let made: Format | undefined;
  return () => (made ??= make());
}

const list = once(() => new Intl.ListFormat(locale, { type: 'conjunction' }));
const relative = once(() => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));
const days = once(() => new Intl.DateTimeFormat(locale, { dateStyle: 'long' }));

/** "1,200", "0.5". */
export function formatNumber(amount: number): string {
  return amount.toLocaleString(locale);
}

/** "May 17, 2026". */
export function formatDate(when: Date): string {
  return days().format(when);
}

/** "today", "yesterday", or the date. */
export function formatDay(when: Date, now: Date = new Date()): string {
  const midnight = (day: Date) => new Date(day.getFullYear(), day.getMonth(), day.getDate()).getTime();
  const ago = Math.round((midnight(now) - midnight(when)) / 86_400_000);
  return ago === 0 || ago === 1 ? relative().format(-ago, 'day') : formatDate(when);
}

/** "Mira, Jo and Fern", in English without a comma before the last. */
export function listed(names: readonly string[]): string {
  const joined = list().format(names);
  return locale === 'en' ? joined.replace(/, and /u, ' and ') : joined;
}

/** With a capital letter at the start. */
export function capitalized(words: string): string {
  return words.charAt(0).toLocaleUpperCase(locale) + words.slice(1);
}
