// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { Step } from '$lib/table/screens';
import { sculptorOf, tileStep } from '../sculptures/tile-step';
import type { Event } from '../types';
import { bubbleAt, marksFor } from './marks';

const shown = (event: Event): Step<Event> => ({ number: 7, event, length: 800 });

describe('a bubble at a face', () => {
  it.each<[string, number, Event]>([
    ['Asks first', 1, { type: 'game_began', game: 2, first: 1 }],
    ['Ready!', 2, { type: 'sealed', seat: 2 }],
    ['?', 0, { type: 'asked', seat: 0, sculptor: 1, question: 'Is it alive?' }],
    ['Partly', 1, { type: 'answered', sculptor: 1, answer: 'partly', bot: false }],
    ['No', 1, { type: 'corrected', sculptor: 1, before: 'yes', answer: 'no' }],
    ['fox', 2, { type: 'guessed', seat: 2, sculptor: 1, word: 'fox' }],
    ['Pass', 2, { type: 'passed_on', seat: 2, asked: true }],
    ['Skipped', 0, { type: 'skipped', seat: 0 }],
    ['Sure?', 1, { type: 'last_call', sculptor: 1 }],
    ['Vote!', 0, { type: 'accused', seat: 0, sculptor: 1 }],
  ])('says “%s”', (word, seat, event) => {
    expect(marksFor(event)).toEqual([{ seat, word }]);
  });

  it('stands at everybody who has not sealed when time is up', () => {
    expect(marksFor({ type: 'time_up', left: [0, 2] }).map(({ seat }) => seat)).toEqual([0, 2]);
  });

  it('keeps within the window, and covers a small face rather than what stands below it', () => {
    const { x, y, left, right } = bubbleAt({ x: 316, width: 40, bottom: 104, height: 38 }, 360);
    expect([x + left, x + right, y]).toEqual([8, 352, 80]);
    expect(bubbleAt({ x: 0, width: 100, bottom: 100, height: 100 }, 360).y).toBe(72);
  });

  it('says nothing where the board shows it all', () => {
    expect(marksFor({ type: 'round_began', round: 2 })).toEqual([]);
  });
});

describe('a sculpture', () => {
  it('is unveiled together with all others', () => {
    const step = shown({ type: 'unveiled', sculptures: [] });
    expect([0, 1].map((sculptor) => tileStep(step, sculptor)?.unveiled)).toEqual([true, true]);
  });

  it('is stamped by a guess at it, and by no other', () => {
    const wrong = shown({ type: 'guessed', seat: 0, sculptor: 1, word: 'fox' });
    expect(tileStep(wrong, 1)).toMatchObject({
      guess: { word: 'fox', right: false },
      scorers: [],
      length: 800,
    });
    expect(tileStep(wrong, 2)).toBeNull();
    const right = shown({ type: 'solved', seat: 0, sculptor: 1, word: 'dog', points: 3 });
    expect(tileStep(right, 1)).toMatchObject({
      guess: { word: 'dog', right: true },
      scorers: [0, 1],
      points: 3,
    });
    expect(tileStep(right, 0)).toBeNull();
  });

  it('is lit while something is said about it', () => {
    expect(sculptorOf(shown({ type: 'asked', seat: 0, sculptor: 2, question: 'Is it big?' }))).toBe(2);
    expect(sculptorOf(shown({ type: 'round_began', round: 2 }))).toBeNull();
    expect(sculptorOf(null)).toBeNull();
  });
});
