import { beforeEach, expect, test } from 'vitest';
import type { Lesson, ObservationOf } from '../table/screens';
import { Coach, LessonQueue } from './coach.svelte';

const at = (place: string): ObservationOf<unknown> => ({
  seat: 0,
  view: place,
  moves: [],
  forms: [],
  awaited: [],
  timers: [],
  result: null,
});
const lesson = (clause: string, ...places: string[]): Lesson => ({
  clause,
  title: clause,
  when: ({ view }) => places.includes(String(view)),
});
const lessons = [lesson('A-1', 'here', 'there'), lesson('A-2', 'here'), lesson('A-3', 'there')];

beforeEach(() => localStorage.clear());

test('a situation is explained once, and in the next game never again', () => {
  const queue = new LessonQueue('a', lessons, new Coach());
  queue.observe(at('here'), []);
  expect(queue.lesson?.clause).toBe('A-1');
  queue.observe(at('here'), []);
  queue.next();
  expect(queue.lesson?.clause).toBe('A-2');
  queue.next();
  expect(queue.lesson).toBeNull();

  const second = new LessonQueue('a', lessons, new Coach());
  second.observe(at('here'), []);
  expect(second.lesson).toBeNull();
  second.observe(at('there'), []);
  expect(second.lesson?.clause).toBe('A-3');
});

test('what is new waits until the last one was read', () => {
  const queue = new LessonQueue('a', lessons, new Coach());
  queue.observe(at('here'), []);
  queue.observe(at('there'), []);
  const read = [];
  while (queue.lesson) {
    read.push(queue.lesson.clause);
    queue.next();
  }
  expect(read).toEqual(['A-1', 'A-2', 'A-3']);
});

test('whoever wants no coach hears nothing, and can begin anew', () => {
  const coach = new Coach();
  const queue = new LessonQueue('a', lessons, coach);
  queue.observe(at('here'), []);
  coach.setOn(false);
  expect(queue.lesson).toBeNull();
  expect(new Coach().on).toBe(false);
  coach.startOver();
  expect(coach.lessons).toBe(0);
  const again = new LessonQueue('a', lessons, new Coach());
  again.observe(at('here'), []);
  expect(again.lesson?.clause).toBe('A-1');
});
