import { beforeEach, expect, it, vi } from 'vitest';
import type { CommandReply } from '$lib/net/connection';
import { Desk } from './desk.svelte';
import type { Held } from './hand';
import { names, observation, view } from './sample';
import type { Card, Move } from './types';

const ack: CommandReply = { is: 'ack', id: '1', seq: 1 };
const refused: CommandReply = { is: 'refused', id: '1', clause: 'UNO-10', sentence: 'No.', args: {} };

let play = vi.fn<(move: Move) => Promise<CommandReply>>();
let seen = observation();
let busy = false;
let desk = new Desk(() => ({ observation: seen, names, busy, play }));
const card = (name: Card): Held => ({ key: `${name}#0`, card: name, place: view.hand.indexOf(name) });

beforeEach(() => {
  play = vi.fn<(move: Move) => Promise<CommandReply>>(() => Promise.resolve(ack));
  seen = observation();
  busy = false;
  desk = new Desk(() => ({ observation: seen, names, busy, play }));
});

it('lifts a card with the first touch and plays it with the second', async () => {
  desk.touch(card('g4'), false);
  expect(desk.lifted?.card).toBe('g4');
  expect(play).not.toHaveBeenCalled();
  desk.touch(card('g4'), false);
  expect(play).toHaveBeenCalledExactlyOnceWith({ type: 'play', card: 'g4' });
  await vi.waitFor(() => expect(desk.lifted).toBeNull());
});

it('plays at once with mouse or keys', () => {
  desk.touch(card('g4'), true);
  expect(play).toHaveBeenCalledExactlyOnceWith({ type: 'play', card: 'g4' });
});

it('says why a card cannot be played, sends nothing, and forgets it when something happens', () => {
  desk.touch(card('b9'), true);
  expect(desk.reason?.clause).toBe('UNO-10');
  expect(play).not.toHaveBeenCalled();
  seen = observation({ turn: 1 }, []);
  desk = new Desk(() => ({ observation: seen, names, busy, play }));
  desk.draw();
  expect(desk.reason?.clause).toBe('UNO-13');
});

it('asks for a colour before it plays a wild card; closing takes it back', () => {
  desk.touch(card('w'), true);
  expect([desk.asks, play.mock.calls.length]).toEqual(['colour', 0]);
  desk.putBack();
  expect(desk.asks).toBeNull();
  desk.play('w');
  desk.decide({ card: 'w', colour: 'blue' });
  expect(play).toHaveBeenCalledExactlyOnceWith({ type: 'play', card: 'w', colour: 'blue' });
});

it('calls with the next-to-last card, unless that is switched off', () => {
  seen = observation({ hand: ['g4', 'b9'] }, [
    { type: 'play', card: 'g4' },
    { type: 'play', card: 'g4', call: 'uno' },
  ]);
  desk.play('g4');
  expect(play).toHaveBeenLastCalledWith({ type: 'play', card: 'g4', call: 'uno' });
  desk.calling = false;
  desk.play('g4');
  expect(play).toHaveBeenLastCalledWith({ type: 'play', card: 'g4' });
});

it('keeps a card lifted when it was refused', async () => {
  play.mockResolvedValue(refused);
  desk.touch(card('g4'), false);
  desk.touch(card('g4'), false);
  await vi.waitFor(() => expect(desk.wish).toBeNull());
  expect(desk.lifted?.card).toBe('g4');
});

it('does nothing twice while a move is on its way', () => {
  busy = true;
  desk.touch(card('g4'), true);
  desk.draw();
  expect(play).not.toHaveBeenCalled();
});

it('draws where that may be done', () => {
  desk.draw();
  expect(play).toHaveBeenCalledExactlyOnceWith({ type: 'draw' });
});

it('stops saying why after a while', () => {
  vi.useFakeTimers();
  desk.touch(card('b9'), true);
  vi.runAllTimers();
  expect(desk.reason).toBeNull();
  vi.useRealTimers();
});
