import { locale } from './language';

/** Made when it is first needed: together these take a slow phone as long as all other scripts of the first load. */
function once<Format>(make: () => Format): () => Format {
  let made: Format | undefined;
  return () => (made ??= make());
}

const relative = once(() => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));
const days = once(() => new Intl.DateTimeFormat(regional(), { dateStyle: 'long' }));

/** The page's language as it is used where the player lives: in Britain the day comes before the month. */
function regional(): string {
  return navigator.languages.find((tag) => tag.split('-')[0] === locale.split('-')[0]) ?? locale;
}

/** "1,200", "0.5". */
export function formatNumber(amount: number): string {
  return amount.toLocaleString(locale);
}

/** "63%", in other languages "63 %". */
export function formatShare(share: number): string {
  return share.toLocaleString(locale, { style: 'percent' });
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

const HOUR = 3_600_000;

/** "7 days", "12 hours", "40 minutes". A clock that has just started shows all of its time. */
export function formatDuration(milliseconds: number): string {
  const hours = milliseconds / HOUR;
  if (hours > 47.5) return formatUnit(Math.floor((hours + 0.5) / 24), 'day');
  return hours > 1.5
    ? formatUnit(Math.round(hours), 'hour')
    : formatUnit(Math.max(1, Math.ceil(hours * 60)), 'minute');
}

/** "1 day", "3 days". */
export function formatUnit(amount: number, unit: 'day' | 'hour' | 'minute' | 'second'): string {
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(amount);
}

/** From Monday (1) to Sunday (7): "Monday", or "Mon". */
export function formatWeekday(day: number, length: 'long' | 'short' = 'long'): string {
  // The first of January 2024 was a Monday.
  return new Intl.DateTimeFormat(locale, { weekday: length, timeZone: 'UTC' }).format(Date.UTC(2024, 0, day));
}

/** With a capital letter at the start. */
export function capitalized(words: string): string {
  return words.charAt(0).toLocaleUpperCase(locale) + words.slice(1);
}
