import type { ChairView, Table } from '../../net/protocol';
import { clockChoice, type ClockChoice } from '../settings/clock-choice';

/** The settings of a table that players hear about. */
type SharedSettings = Pick<
  Table,
  | 'options'
  | 'clocks'
  | 'clocks_chosen'
  | 'decision_hours'
  | 'rest_day'
  | 'forfeit'
  | 'tip_time'
  | 'pace'
  | 'bot_reactions'
  | 'listed'
  | 'spectators'
>;

/** One setting that differs from what I know. */
export type SettingChange =
  | { readonly what: 'option'; readonly name: string; readonly value: unknown }
  | { readonly what: 'clocks'; readonly value: ClockChoice }
  | { readonly what: 'pace'; readonly value: Table['pace'] }
  | { readonly what: 'decision_hours'; readonly value: Table['decision_hours'] }
  | { readonly what: 'rest_day'; readonly value: Table['rest_day'] }
  | {
      readonly what: 'forfeit' | 'tip_time' | 'bot_reactions' | 'listed' | 'spectators';
      readonly value: boolean;
    };

const SWITCHES = ['forfeit', 'tip_time', 'bot_reactions', 'listed', 'spectators'] as const;

/**
 * What the host has changed since I came, or since I said that I was ready. When a rule changes, nobody is ready any more
 * (TABLE-24); everything else changes while people stay ready.
 */
export class LostReady {
  /** I was ready, and a rule changed. */
  lost = $state(false);
  changes = $state.raw<readonly SettingChange[]>([]);
  #known: SharedSettings | null = null;
  #ready = false;

  update(table: Table, mine: ChairView | undefined): void {
    const wasReady = this.#ready;
    this.#ready = mine?.ready ?? false;
    if (!mine || table.you_host || table.phase === 'playing') this.#reset(null);
    else if (!this.#known || (mine.ready && !wasReady)) this.#reset(table);
    else this.#compare(this.#known, table, wasReady && !mine.ready);
  }

  #reset(known: SharedSettings | null): void {
    this.#known = known;
    this.lost = false;
    this.changes = [];
  }

  /** Without a change of a rule I took my "ready" back myself. */
  #compare(known: SharedSettings, now: SharedSettings, noLongerReady: boolean): void {
    this.changes = settingChanges(known, now);
    if (noLongerReady && this.changes.some(isRule)) this.lost = true;
  }
}

function isRule({ what }: SettingChange): boolean {
  return what === 'option' || what === 'forfeit';
}

function settingChanges(before: SharedSettings, now: SharedSettings): readonly SettingChange[] {
  const names = Object.keys({ ...before.options, ...now.options });
  const options = names
    .filter((name) => JSON.stringify(before.options[name]) !== JSON.stringify(now.options[name]))
    .map((name): SettingChange => ({ what: 'option', name, value: now.options[name] }));
  const clocks = clockChoice(now);
  return [
    ...options,
    ...(clockChoice(before) === clocks ? [] : [{ what: 'clocks', value: clocks } as const]),
    ...slowChanges(before, now),
    ...(before.pace === now.pace ? [] : [{ what: 'pace', value: now.pace } as const]),
    ...SWITCHES.filter((what) => before[what] !== now[what]).map((what) => ({ what, value: now[what] })),
  ];
}

function slowChanges(before: SharedSettings, now: SharedSettings): readonly SettingChange[] {
  if (now.clocks !== 'days') return [];
  const hours = before.clocks !== 'days' || before.decision_hours !== now.decision_hours;
  return [
    ...(hours ? [{ what: 'decision_hours', value: now.decision_hours } as const] : []),
    ...(before.rest_day === now.rest_day ? [] : [{ what: 'rest_day', value: now.rest_day } as const]),
  ];
}
