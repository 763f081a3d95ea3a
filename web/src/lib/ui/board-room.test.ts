import { expect, it } from 'vitest';
import { boardRoom } from './board-room.svelte';

const PHONE = { window: 844, top: 220, question: 0, foot: 66, kept: 0.22 };

it('keeps its height when a question of usual length comes', () => {
  expect(boardRoom({ ...PHONE, question: 180 })).toBe(boardRoom(PHONE));
});

it('takes all that a short question leaves where nothing is kept for longer ones', () => {
  expect(boardRoom({ ...PHONE, question: 100, kept: 0 })).toBeGreaterThan(boardRoom(PHONE));
});

it.each([250, 320])('leaves a question of %i pixels whole', (question) => {
  const bottom = PHONE.top + boardRoom({ ...PHONE, question }) + question;
  expect(bottom).toBeLessThan(PHONE.window - PHONE.foot);
});
