import { flushSync } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { settings } from '../../me/settings.svelte';
import type { Table } from '../../net/protocol';
import { sendChosenTime } from './chosen-time.svelte';
import { muteConnection } from './mute-connection.test-kit';
import { TableStore } from './table-store.svelte';

afterEach(() => (settings.time = 1));

function follow(lesson = false) {
  const store = new TableStore('t', muteConnection);
  const send = vi.spyOn(store, 'send').mockResolvedValue({ is: 'ack', id: '', seq: 1 });
  const sit = (...times: number[]) => {
    const chairs = times.map((each) => ({ name: 'Ada', yours: true, times: each }));
    store.receive({
      is: 'table',
      phase: 'playing',
      game_no: 1,
      chairs,
      lesson,
      vote: null,
    } as unknown as Table);
    flushSync();
  };
  const stop = $effect.root(() => sendChosenTime(store));
  return {
    sit,
    send,
    stop,
    sent: () => send.mock.calls.map(([command]) => 'times' in command && command.times),
  };
}

it('asks for time when the player sits down, once, and again for another chair', () => {
  settings.time = 5;
  const { sit, sent, stop } = follow();
  sit();
  expect(sent()).toEqual([]);
  sit(1);
  sit(1);
  sit(5);
  expect(sent()).toEqual([5]);
  sit(5, 1);
  expect(sent()).toEqual([5, 5]);
  stop();
});

it('sends every change, and never takes back what another device asked for', () => {
  const { sit, sent, stop } = follow();
  sit(2);
  expect(sent()).toEqual([]);
  settings.time = 5;
  flushSync();
  settings.time = 1;
  flushSync();
  expect(sent()).toEqual([5, 1]);
  stop();
});

it('leaves the table of a lesson as it is', () => {
  settings.time = 2;
  const { sit, sent, stop } = follow(true);
  sit(1);
  expect(sent()).toEqual([]);
  stop();
});
