import { cleanup, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Position, Table } from '../../net/protocol';
import { observation, steps } from '../steps/steps.test-kit';
import { muteConnection } from '../store/mute-connection.test-kit';
import { TableStore } from '../store/table-store.svelte';
import type { Words } from '../screens';
import Announcer from './Announcer.svelte';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const position = (seq: number, ...by: number[]) =>
  ({
    is: 'position',
    seq,
    game_no: 1,
    sights: [observation({ count: 0 })],
    events: by.map((each) => ({ type: 'add', by: each })),
    clocks: [],
    scores: [],
    last: null,
  }) as Position;

it('tells screen readers what happened when the others see it, and what to do at the end', () => {
  const store = new TableStore('t', muteConnection);
  store.told.steps = steps;
  store.receive({ is: 'table', phase: 'playing', game_no: 1, chairs: [], vote: null } as unknown as Table);
  store.receive(position(1));
  const words: Words = { tell: ({ by }) => `Plus ${String(by)}` };
  render(Announcer, { store, words, status: 'Your turn', actionNeeded: true });
  const said = () => {
    flushSync();
    return [...screen.getByRole('log').children].map(({ textContent }) => textContent);
  };
  store.receive(position(2, 1, 2));
  expect(said()).toEqual(['Plus 1']);
  vi.advanceTimersByTime(500);
  expect(said()).toEqual(['Plus 1', 'Plus 2', 'Your turn']);
  vi.advanceTimersByTime(5000);
  expect(said()).toEqual(['Plus 1', 'Plus 2', 'Your turn']);
});
