// @vitest-environment node
import { expect, it } from 'vitest';
import type { GameInfo, Table } from '../../net/protocol';
import { gameLength } from './game-length';

const info = {
  card: { seats: [2, 4], minutes: 30 },
  options: [{ name: 'goal', kind: 'int', default: 500 }],
  presets: [{ name: 'quick', options: { goal: 200 }, minutes: [10, 15] }],
} as unknown as GameInfo;
const length = (more: Partial<Table>) =>
  gameLength(info, {
    clocks: 'relaxed',
    decision_hours: 24,
    options: {},
    chairs: [{}, {}, {}],
    ...more,
  } as Table);

it('tells the minutes of the game, or of the preset with so many players', () => {
  expect(length({})).toBe('30 min');
  expect(length({ options: { goal: 200 } })).toBe('15 min');
});

it('tells of a slow game how long each decision may take, and no minutes', () => {
  expect(length({ clocks: 'days' })).toBe('Slow game: 1 day for each decision');
  expect(length({ clocks: 'days', decision_hours: 72 })).toBe('Slow game: 3 days for each decision');
});
