import { text } from '../../i18n';
import type { GameInfo, OptionInfo } from '../../net/protocol';
import type { IndexedChair } from '../room/next-seats';
import type { SettingChange } from '../store/lost-ready.svelte';
import { choiceLabels } from './option-choices';

type Labels = Readonly<Record<string, string>>;

/** A change in a few words: "“Stacking” to on", "“Thinking time” to Quick". */
export function describeChange(
  change: SettingChange,
  info: GameInfo,
  seats: readonly IndexedChair[],
): string {
  if (change.what === 'clocks') return changed(text.waiting.clocks, text.waiting.clocksOf[change.value]);
  if (change.what === 'forfeit')
    return changed(text.waiting.timeout, text.waiting.timeoutOf[change.value ? 'skip' : 'bot']);
  if (change.what === 'tip_time')
    return changed(text.guide.moreTime, change.value ? text.waiting.on : text.waiting.off);
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
