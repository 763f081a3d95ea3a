import type { GameEvent, Observation } from '../../net/protocol';
import type { LogEntry } from '../store/game-log.svelte';
import type { GameSteps } from './game-steps';
import type { Situation } from './told-views';

/** For tests: a game of counting, in which each seat also has a secret. */
export interface Count {
  readonly count: number;
  readonly secret?: string;
}

let number = 0;

export function entry(event: GameEvent): LogEntry {
  return { number: (number += 1), seq: 1, event, late: null };
}

export const add = (by = 1): LogEntry => entry({ type: 'add', by });
export const whisper = (...heard: number[]): LogEntry =>
  entry({ type: 'whisper', secret: 'new', ...(heard.length > 0 ? { heard_by: heard } : {}) });

export const steps: GameSteps = {
  lengths: { add: 500, double: 300 },
  show: {
    add: (view, { by }) => ({ ...(view as Count), count: (view as Count).count + Number(by) }),
    whisper: (view, { secret }) => ({ ...(view as Count), secret }),
    broken: () => {
      throw new Error('a mistake in a game');
    },
  },
  personal: ['whisper'],
  sounds: {},
  lastLook: 0,
};

export function observation(view: unknown, seat: number | null = 0): Observation {
  return { seat, view, moves: [], forms: [], awaited: [], timers: [], result: null };
}

let seq = 0;

/** A position with one view, for seat 0, or with a view for each seat. */
export function position(...views: readonly unknown[]): Situation {
  return { seq: (seq += 1), sights: views.map((view, seat) => observation(view, seat)) };
}
