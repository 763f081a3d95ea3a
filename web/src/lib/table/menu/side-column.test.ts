import { afterEach, expect, it } from 'vitest';
import { SideColumn } from './side-column.svelte';

afterEach(() => localStorage.clear());

const at = (width: number) => new SideColumn(() => width);

it('is open where there is room for it, and folded where the board needs the width', () => {
  expect([1080, 1280, 1599, 1600, 1920].map((width) => at(width).folded)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
  expect(at(1100).width).toBeLessThan(at(1920).width / 4);
});

it('remembers what the player chose', () => {
  at(1920).fold(true);
  expect(at(1920).folded).toBe(true);
  at(1280).fold(false);
  expect(at(1100).folded).toBe(false);
});

it('remembers nothing as long as nobody chose', () => {
  at(1920).fold(false);
  expect(localStorage.length).toBe(0);
});
