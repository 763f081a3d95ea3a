import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CommandReply } from '@huetable/client';
import { settings } from '$lib/me/settings.svelte';
import type { HeldCard } from '../hand/hand-sorting';
import { names, observation, view } from '../sample';
import type { Card, Move } from '../types';
import { BoardStore } from './board-store.svelte';

const ack: CommandReply = { is: 'ack', id: '1', seq: 1 };
const refused: CommandReply = { is: 'refused', id: '1', clause: 'UNO-10', sentence: 'No.', args: {} };

let play = vi.fn<(move: Move) => Promise<CommandReply>>();
let seen = observation();
let busy = false;
let store = new BoardStore(() => ({ observation: seen, names, busy, play }));
const card = (name: Card): HeldCard => ({ key: `${name}#0`, card: name, place: view.hand.indexOf(name) });

beforeEach(() => {
  play = vi.fn<(move: Move) => Promise<CommandReply>>(() => Promise.resolve(ack));
  seen = observation();
  busy = false;
  store = new BoardStore(() => ({ observation: seen, names, busy, play }));
});

it('lifts a card with the first touch and plays it with the second', async () => {
  store.touch(card('g4'), false);
  expect(store.lifted?.card).toBe('g4');
  expect(play).not.toHaveBeenCalled();
  store.touch(card('g4'), false);
  expect(play).toHaveBeenCalledExactlyOnceWith({ type: 'play', card: 'g4' });
  await vi.waitFor(() => expect(store.lifted).toBeNull());
});

it('plays at once with mouse or keys', () => {
  store.touch(card('g4'), true);
  expect(play).toHaveBeenCalledExactlyOnceWith({ type: 'play', card: 'g4' });
});

it('says why a card cannot be played, sends nothing, and forgets it when something happens', () => {
  store.touch(card('b9'), true);
  expect(store.reason?.clause).toBe('UNO-10');
  expect(play).not.toHaveBeenCalled();
  seen = observation({ turn: 1 }, []);
  store = new BoardStore(() => ({ observation: seen, names, busy, play }));
  store.draw();
  expect(store.reason?.clause).toBe('UNO-13');
});

it('asks for a colour before it plays a wild card; closing takes it back', () => {
  store.touch(card('w'), true);
  expect([store.asks, play.mock.calls.length]).toEqual(['colour', 0]);
  store.putBack();
  expect(store.asks).toBeNull();
  store.play('w');
  store.decide({ card: 'w', colour: 'blue' });
  expect(play).toHaveBeenCalledExactlyOnceWith({ type: 'play', card: 'w', colour: 'blue' });
});

describe('with the next-to-last card', () => {
  beforeEach(() => {
    seen = observation({ hand: ['g4', 'b9'] }, [
      { type: 'play', card: 'g4' },
      { type: 'play', card: 'g4', call: 'uno' },
    ]);
  });
  afterEach(() => {
    settings.time = 1;
  });

  it('calls UNO only if I said so, and only this once', async () => {
    store.play('g4');
    expect(play).toHaveBeenLastCalledWith({ type: 'play', card: 'g4' });
    store.calling = true;
    store.play('g4');
    expect(play).toHaveBeenLastCalledWith({ type: 'play', card: 'g4', call: 'uno' });
    await vi.waitFor(() => expect(store.calling).toBe(false));
  });

  it('calls UNO for whoever needs more time, unless they switch it off', () => {
    settings.time = 2;
    store.putBack();
    store.play('g4');
    expect(play).toHaveBeenLastCalledWith({ type: 'play', card: 'g4', call: 'uno' });
    store.calling = false;
    store.play('g4');
    expect(play).toHaveBeenLastCalledWith({ type: 'play', card: 'g4' });
  });
});

it('keeps a card lifted when it was refused', async () => {
  play.mockResolvedValue(refused);
  store.touch(card('g4'), false);
  store.touch(card('g4'), false);
  await vi.waitFor(() => expect(store.draft).toBeNull());
  expect(store.lifted?.card).toBe('g4');
});

it('does nothing twice while a move is on its way', () => {
  busy = true;
  store.touch(card('g4'), true);
  store.draw();
  expect(play).not.toHaveBeenCalled();
});

it('draws where that may be done', () => {
  store.draw();
  expect(play).toHaveBeenCalledExactlyOnceWith({ type: 'draw' });
});

it('stops saying why after a while', () => {
  vi.useFakeTimers();
  store.touch(card('b9'), true);
  vi.runOnlyPendingTimers();
  expect(store.reason).toBeNull();
  vi.useRealTimers();
});
