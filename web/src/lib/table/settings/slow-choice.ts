import { formatUnit, formatWeekday, text } from '../../i18n';
import type { DecisionHours, RestDay, SetTable } from '../../net/protocol';

/** An object sorts keys that are numbers, so these have a letter before them. */
export type Hours = `h${DecisionHours}`;

const HOURS: readonly DecisionHours[] = [12, 24, 48, 72, 168];
const DAYS: readonly RestDay[] = [0, 1, 2, 3, 4, 5, 6, 7];

/** "12 hours", "1 day", "7 days". */
export function decisionTime(hours: DecisionHours): string {
  return hours < 24 ? formatUnit(hours, 'hour') : formatUnit(hours / 24, 'day');
}

export function decisionTimes(): Readonly<Record<Hours, string>> {
  return Object.fromEntries(HOURS.map((hours) => [`h${hours}`, decisionTime(hours)])) as Record<
    Hours,
    string
  >;
}

export function hoursOf(choice: Hours): DecisionHours {
  return Number(choice.slice(1)) as DecisionHours;
}

/** "No day", "Mon", "Tue" and so on. */
export function restDays(): Readonly<Record<string, string>> {
  return Object.fromEntries(
    DAYS.map((day) => [`d${day}`, day === 0 ? text.slow.noRestDay : formatWeekday(day, 'short')]),
  );
}

/** The day begins and ends where the host is. */
export function chooseRestDay(choice: string): Omit<SetTable, 'id'> {
  const day = Number(choice.slice(1)) as RestDay;
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return { do: 'set_table', rest_day: day, ...(day === 0 ? {} : { time_zone: zone }) };
}
