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
  const course = new LessonQueue('a', lessons, new Coach());
  course.look(at('here'), []);
  expect(course.lesson?.clause).toBe('A-1');
  course.look(at('here'), []);
  course.next();
  expect(course.lesson?.clause).toBe('A-2');
  course.next();
  expect(course.lesson).toBeNull();

  const second = new LessonQueue('a', lessons, new Coach());
  second.look(at('here'), []);
  expect(second.lesson).toBeNull();
  second.look(at('there'), []);
  expect(second.lesson?.clause).toBe('A-3');
});

test('what is new waits until the last one was read', () => {
  const course = new LessonQueue('a', lessons, new Coach());
  course.look(at('here'), []);
  course.look(at('there'), []);
  const read = [];
  while (course.lesson) {
    read.push(course.lesson.clause);
    course.next();
  }
  expect(read).toEqual(['A-1', 'A-2', 'A-3']);
});

test('whoever wants no coach hears nothing, and can begin anew', () => {
  const coach = new Coach();
  const course = new LessonQueue('a', lessons, coach);
  course.look(at('here'), []);
  coach.turn(false);
  expect(course.lesson).toBeNull();
  expect(new Coach().on).toBe(false);
  coach.startOver();
  expect(coach.lessons).toBe(0);
  const again = new LessonQueue('a', lessons, new Coach());
  again.look(at('here'), []);
  expect(again.lesson?.clause).toBe('A-1');
});
