// @vitest-environment node
import { expect, it } from 'vitest';
import type { HonourLine } from '../honours/honour-lines';
import { CARD } from './draw-card';
import { drawHonoursAlone } from './draw-honours';
import type { Pen } from './pen';

it('writes honours smaller rather than beyond their card', () => {
  const [moved, drawn]: [number[], number[]] = [[0], []];
  let scale = 1;
  const pen = new Proxy(
    {},
    {
      get: (_, what) => {
        if (what === 'measureText') return (words: string) => ({ width: 10 * words.length });
        if (what === 'translate') return (_x: number, y: number) => moved.push(y);
        if (what === 'scale') return (by: number) => (scale = by);
        if (what === 'fillText')
          return (_words: string, _x: number, y: number) => drawn.push((moved.at(-1) ?? 0) + y * scale);
        return () => undefined;
      },
      set: () => true,
    },
  ) as Pen;
  const told = `${'W'.repeat(20)} and ${'M'.repeat(20)}, once, and nobody noticed`;
  const lines = ['Longest hand', 'Most catches', 'Boldest bluff'].map((title) => ({
    title,
    told,
    seats: [],
  }));
  drawHonoursAlone(pen, lines as unknown as readonly HonourLine[], []);
  expect(Math.min(...drawn)).toBeGreaterThan(CARD.y + 16);
  expect(Math.max(...drawn)).toBeLessThan(CARD.y + CARD.height);
});
