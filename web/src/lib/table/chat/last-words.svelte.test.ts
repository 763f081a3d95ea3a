import { flushSync } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import type { ChairView, ChatLine } from '../../net/protocol';
import { chairOf, LastWords } from './last-words.svelte';

afterEach(() => vi.useRealTimers());

const line = (number: number, change: Partial<ChatLine> = {}): ChatLine => ({
  number,
  name: 'Ben',
  colour: 'orange',
  text: 'Hello Ada!',
  face: 'ben',
  author: 'b',
  ...change,
});

it('shows what somebody else writes, for a while', () => {
  vi.useFakeTimers();
  const words = new LastWords([line(1)]);
  words.hear([line(1)], 'a');
  expect(words.line).toBeNull();
  words.hear([line(1), line(2)], 'a');
  expect(words.line?.number).toBe(2);
  vi.runOnlyPendingTimers();
  expect(words.line).toBeNull();
});

it('ends a bubble even if I answer it', () => {
  vi.useFakeTimers();
  const words = new LastWords([]);
  let chat = $state.raw([line(1)]);
  const stop = $effect.root(() => {
    $effect(() => words.hear(chat, 'a'));
  });
  flushSync();
  chat = [line(1), line(2, { author: 'a' })];
  flushSync();
  expect(words.line?.number).toBe(1);
  vi.runOnlyPendingTimers();
  expect(words.line).toBeNull();
  stop();
});

it('gives each line its own time', () => {
  vi.useFakeTimers();
  const words = new LastWords([]);
  words.hear([line(1)], 'a');
  vi.advanceTimersByTime(4000);
  words.hear([line(1), line(2)], 'a');
  vi.advanceTimersByTime(4000);
  expect(words.line?.number).toBe(2);
});

it('shows nothing of my own', () => {
  const words = new LastWords([]);
  words.hear([line(1, { author: 'a' })], 'a');
  expect(words.line).toBeNull();
});

it('finds the chair of the author by name and face, and none for somebody who only watches', () => {
  const chairs = [
    { name: 'Ada', face: 'ada' },
    { name: 'Ben', face: 'ben' },
  ] as unknown as readonly ChairView[];
  expect(chairOf(line(1), chairs)).toBe(1);
  expect(chairOf(line(1, { name: 'Eve' }), chairs)).toBe(-1);
});
