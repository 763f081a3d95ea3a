import { expect, it } from 'vitest';
import { Turning } from './turning.svelte';

it('turns once and then rests, and once more if asked to', () => {
  const turning = new Turning();
  let turned = 0;
  for (let frame = 0; frame < 1000; frame++) turned += turning.step(33, frame * 33);
  expect(turned).toBeCloseTo(2 * Math.PI);
  expect(turning.running).toBe(false);
  turning.toggle();
  expect(turning.step(33, 33_033)).toBeGreaterThan(0);
  expect(turning.running).toBe(true);
});

it('stands still while it is paused, and goes on from there', () => {
  const turning = new Turning();
  turning.step(1000, 1000);
  turning.toggle();
  expect(turning.step(1000, 2000)).toBe(0);
  turning.toggle();
  expect(turning.step(1000, 30_000)).toBeGreaterThan(0);
  expect(turning.running).toBe(true);
});

it('rests in time where each picture takes long', () => {
  const turning = new Turning();
  for (let frame = 0; frame <= 20; frame++) turning.step(100, frame * 1000);
  expect(turning.running).toBe(false);
});
