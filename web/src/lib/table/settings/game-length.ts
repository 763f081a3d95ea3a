import { text } from '../../i18n';
import type { GameInfo, Table } from '../../net/protocol';
import { minutesOf, presetOf } from './preset-choice';
import { decisionTime } from './slow-choice';

/** How long a game at this table takes: some minutes, or, in a slow game, so many days for each decision. */
export function gameLength(
  info: GameInfo,
  {
    clocks,
    decision_hours: hours,
    options,
    chairs,
  }: Pick<Table, 'clocks' | 'decision_hours' | 'options' | 'chairs'>,
): string {
  if (clocks === 'days') return text.slow.each({ time: decisionTime(hours) });
  const minutes = minutesOf(info, presetOf(info, options), chairs.length) ?? info.card.minutes;
  return text.home.minutes({ minutes });
}
