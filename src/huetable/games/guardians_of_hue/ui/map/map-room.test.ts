import { expect, it } from 'vitest';
import { mapRoom } from './map-room.svelte';

const PHONE = { window: 844, top: 220, question: 0, foot: 66, all: false };

it('keeps its height when a question of usual length comes', () => {
  expect(mapRoom({ ...PHONE, question: 180 })).toBe(mapRoom(PHONE));
});

it('takes all that is left where the question is about the map alone', () => {
  expect(mapRoom({ ...PHONE, question: 100, all: true })).toBeGreaterThan(mapRoom(PHONE));
});

it.each([250, 320])('leaves a question of %i pixels whole', (question) => {
  const bottom = PHONE.top + mapRoom({ ...PHONE, question }) + question;
  expect(bottom).toBeLessThan(PHONE.window - PHONE.foot);
});
