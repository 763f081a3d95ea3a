// @vitest-environment node
import { expect, it } from 'vitest';
import { earned, leaders, tally } from './tally';

it('counts how often each seat occurs', () => {
  expect(tally(3, [2, 0, 2])).toEqual([1, 0, 2]);
});

it('lets two lead together, but not three and not everybody', () => {
  expect(leaders([1, 4, 4])).toEqual({ seats: [1, 2], count: 4 });
  expect(leaders([4, 4, 4, 1]).seats).toEqual([]);
  expect(leaders([2, 2]).seats).toEqual([]);
});

it('lets nobody lead with less than the least', () => {
  expect(leaders([0, 0, 0]).seats).toEqual([]);
  expect(leaders([1, 0, 0], 2).seats).toEqual([]);
});

it('drops what nobody has earned', () => {
  expect(earned([{ seats: [] }, null, { seats: [1] }])).toEqual([{ seats: [1] }]);
});
