import type { ChairView, Table } from '../../net/protocol';
import { clockChoice, type ClockChoice } from '../settings/clock-choice';

/** The settings a player agrees to by being ready. */
type AgreedSettings = Pick<Table, 'options' | 'clocks' | 'clocks_chosen' | 'forfeit' | 'tip_time'>;

/** One setting that differs from what I agreed to. */
export type SettingChange =
  | { readonly what: 'option'; readonly name: string; readonly value: unknown }
  | { readonly what: 'clocks'; readonly value: ClockChoice }
  | { readonly what: 'forfeit'; readonly value: boolean }
  | { readonly what: 'tip_time'; readonly value: boolean };

/**
 * When the host changes a setting, nobody is ready any more. This remembers what I agreed to, so that I can be shown
 * everything that changed since, even after several changes.
 */
export class LostReady {
  lost = $state(false);
  changes = $state.raw<readonly SettingChange[]>([]);
  #agreed: AgreedSettings | null = null;

  update(table: Table, mine: ChairView | undefined): void {
    if (!mine || table.you_host || table.phase === 'playing') this.#reset(null);
    else if (mine.ready) this.#reset(table);
    else if (this.#agreed) this.#compare(this.#agreed, table);
  }

  #reset(agreed: AgreedSettings | null): void {
    this.#agreed = agreed;
    this.lost = false;
    this.changes = [];
  }

  /** No change at all: then I took my "ready" back myself. */
  #compare(agreed: AgreedSettings, now: AgreedSettings): void {
    this.changes = settingChanges(agreed, now);
    if (this.changes.length > 0) this.lost = true;
    else if (!this.lost) this.#reset(null);
  }
}

function settingChanges(before: AgreedSettings, now: AgreedSettings): readonly SettingChange[] {
  const names = Object.keys({ ...before.options, ...now.options });
  const options = names
    .filter((name) => JSON.stringify(before.options[name]) !== JSON.stringify(now.options[name]))
    .map((name): SettingChange => ({ what: 'option', name, value: now.options[name] }));
  return [
    ...options,
    ...(clockChoice(before) === clockChoice(now)
      ? []
      : [{ what: 'clocks', value: clockChoice(now) } as const]),
    ...(before.forfeit === now.forfeit ? [] : [{ what: 'forfeit', value: now.forfeit } as const]),
    ...(before.tip_time === now.tip_time ? [] : [{ what: 'tip_time', value: now.tip_time } as const]),
  ];
}
