import { beforeEach, expect, it } from 'vitest';
import { begunLesson, forgetLesson, rememberLesson, resumeLesson } from './lesson-memory';

beforeEach(() => localStorage.clear());

it('remembers one lesson of each game until it is over or left', () => {
  expect(begunLesson('uno')).toBeNull();
  rememberLesson('uno', { table: 'abc', step: 0 });
  rememberLesson('hues', { table: 'xyz', step: 3 });
  rememberLesson('uno', { table: 'abc', step: 5 });
  expect(begunLesson('uno')).toEqual({ table: 'abc', step: 5 });
  resumeLesson('uno', 'abc');
  expect(begunLesson('uno')?.step).toBe(5);
  resumeLesson('uno', 'def');
  expect(begunLesson('uno')).toEqual({ table: 'def', step: 0 });
  forgetLesson('uno');
  expect([begunLesson('uno'), begunLesson('hues')]).toEqual([null, { table: 'xyz', step: 3 }]);
});
