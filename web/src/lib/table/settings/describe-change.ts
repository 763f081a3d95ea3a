import { formatWeekday, text } from '../../i18n';
import type { GameInfo, OptionInfo, Table } from '../../net/protocol';
import type { IndexedChair } from '../room/seats/next-seats';
import type { SettingChange } from '../store/lost-ready.svelte';
import { choiceLabels } from './option-choices';
import { isInPresets, presetOf } from './preset-choice';
import { decisionTime } from './slow-choice';

const SWITCH_LABELS = {
  tip_time: text.guide.moreTime,
  bot_reactions: text.bots.reactions,
  listed: text.waiting.listed,
  spectators: text.watchers.allowed,
} as const;

type Labels = Readonly<Record<string, string>>;

/** Everything that changed, in a few words each. Options that make up a preset are called by its name. */
export function describeChanges(
  changes: readonly SettingChange[],
  info: GameInfo,
  options: Table['options'],
  seats: readonly IndexedChair[],
): readonly string[] {
  const preset = presetOf(info, options);
  const byPreset = changes.filter((change) => change.what === 'option' && isInPresets(info, change.name));
  if (!preset || byPreset.length === 0) return changes.map((change) => describeChange(change, info, seats));
  const others = changes.filter((change) => !byPreset.includes(change));
  return [preset.label, ...others.map((change) => describeChange(change, info, seats))];
}

/** A change in a few words: "Stacking: on", "Thinking time: Quick". */
export function describeChange(
  change: SettingChange,
  info: GameInfo,
  seats: readonly IndexedChair[],
): string {
  if (change.what === 'clocks') return changed(text.waiting.clocks, text.waiting.clocksOf[change.value]);
  if (change.what === 'forfeit')
    return changed(text.waiting.timeout, text.waiting.timeoutOf[change.value ? 'skip' : 'bot']);
  if (change.what === 'decision_hours') return changed(text.slow.time, decisionTime(change.value));
  if (change.what === 'rest_day')
    return changed(text.slow.restDay, change.value === 0 ? text.slow.noRestDay : formatWeekday(change.value));
  if (change.what === 'pace') return changed(text.waiting.pace, text.waiting.paceOf[change.value]);
  if (change.what !== 'option')
    return changed(SWITCH_LABELS[change.what], change.value ? text.waiting.on : text.waiting.off);
  const option = info.options.find(({ name }) => name === change.name);
  if (!option) return changed(change.name, '');
  return changed(option.label, describeOptionValue(option, change.value, info, seats));
}

function changed(label: string, value: string): string {
  return value === '' ? text.waiting.changedSomehow({ label }) : text.waiting.changedTo({ label, value });
}

/** The value in words. Empty for long values, such as a list of house rules, which are shown below anyway. */
function describeOptionValue(
  option: OptionInfo,
  value: unknown,
  info: GameInfo,
  seats: readonly IndexedChair[],
): string {
  const labels = ((info.texts.choices ?? {}) as Readonly<Record<string, Labels>>)[option.name] ?? {};
  switch (option.kind) {
    case 'boolean':
      return value === true ? text.waiting.on : text.waiting.off;
    case 'choice':
      return choiceLabels(option, labels)[String(value)] ?? '';
    case 'integer':
    case 'number':
      return labels[String(value)] ?? String(value);
    case 'seat':
      return typeof value === 'number' ? (seats[value]?.chair.name ?? '') : text.waiting.drawn;
    default:
      return '';
  }
}
