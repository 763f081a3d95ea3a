// @vitest-environment node
import { expect, it, vi } from 'vitest';
import type { ChairView } from '../../net/protocol';
import { applauseOf } from './applause';

const chair = (name: string, yours: boolean) => ({ name, yours }) as ChairView;
const chairs = [chair('Ada', true), chair('Mira', false), chair('Jo', false)];
const applause = { mine: 1, waiting: [2], picks: [] };

it('names those who have not picked, and lets me pick others than myself', () => {
  const pick = vi.fn();
  const found = applauseOf({ applause, chairs }, pick);
  expect(found).toMatchObject({ mine: 1, own: [0], waiting: ['Jo'], picks: [] });
  found?.pick?.(2);
  expect(pick).toHaveBeenCalledExactlyOnceWith(2);
});

it('lets people who only watch see the picks, and nobody before the end', () => {
  expect(applauseOf({ applause, chairs }, false)?.pick).toBeUndefined();
  expect(applauseOf({ applause: null, chairs }, false)).toBeNull();
  expect(applauseOf(null, false)).toBeNull();
});
