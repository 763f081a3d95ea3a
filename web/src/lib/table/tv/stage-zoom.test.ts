// @vitest-environment node
import { expect, it } from 'vitest';
import { stageSize } from './stage-zoom';

it.each([
  [1280, 720, 1],
  [1920, 1080, 1.5],
  [3840, 2160, 3],
])('is laid out alike on a TV of %i by %i', (width, height, zoom) => {
  expect(stageSize(width, height)).toEqual({ zoom, width: 1280, height: 720 });
});

it('fills windows of other shapes', () => {
  expect(stageSize(1280, 800)).toEqual({ zoom: 1, width: 1280, height: 800 });
  expect(stageSize(2560, 1080)).toMatchObject({ zoom: 1.5, height: 720 });
});
