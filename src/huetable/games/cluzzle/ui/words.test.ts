// @vitest-environment node
import { expect, it } from 'vitest';
import { bestQuestion, sculptorInFocus, sculptorsToAsk } from './questions/questions';
import { asked, cluzzle, names, observation, view } from './sample';
import type { Event, View } from './types';
import { note, score, status, tell } from './words';

it.each<[string, Partial<View>, (number | null)?]>([
  [
    'Choose a thing of your card, and sculpt it',
    { phase: 'sculpt', choice: null, cluzzles: [cluzzle(), cluzzle(), cluzzle()] },
  ],
  [
    'Sculpt: cat',
    { phase: 'sculpt', choice: 'cat', cluzzles: [cluzzle({ sealed: false }), cluzzle(), cluzzle()] },
  ],
  [
    'Time is up: seal it now',
    { phase: 'sculpt', time: 'grace', cluzzles: [cluzzle({ sealed: false }), cluzzle(), cluzzle()] },
  ],
  ['Everybody sculpts in secret', { phase: 'sculpt', cluzzles: [cluzzle({ sealed: true })] }],
  ['Your turn: ask about a Cluzzle', {}],
  ['Mira thinks of a question', { asker: 1 }],
  ['Ask another question', { talk: [asked({ answer: 'unknown' })] }],
  ['Answer honestly', { phase: 'answer', talk: [asked({ asker: 1, sculptor: 0 })] }],
  ['Mira answers', { phase: 'answer', talk: [asked()] }],
  ['Partly: take a guess, or none', { phase: 'guess', talk: [asked({ answer: 'partly' })] }],
  ['Mira guesses', { phase: 'guess', talk: [asked({ asker: 1, sculptor: 2, answer: 'yes' })] }],
  [
    'Does your last answer stand?',
    { phase: 'closing', talk: [asked({ asker: 1, sculptor: 0, answer: 'yes' })] },
  ],
  ['Mira can still correct the last answer', { phase: 'closing', talk: [asked({ answer: 'yes' })] }],
  ['Look at the gallery', { phase: 'gallery' }],
  ['The gallery is open', { phase: 'gallery' }, null],
  ['The game is over', { phase: 'over' }],
])('says: %s', (line, change, seat = 0) => {
  expect(
    status(
      observation(
        { ...change, cluzzles: change.cluzzles?.map((each) => ({ ...each })) ?? view.cluzzles },
        seat,
      ),
      names,
    ),
  ).toBe(line);
});

it.each<[string | null, Event]>([
  [
    'You asked about Mira’s Cluzzle: Is it round?',
    { type: 'asked', seat: 0, sculptor: 1, question: 'Is it round?' },
  ],
  [
    'Mira answered: I don’t know (by a bot).',
    { type: 'answered', sculptor: 1, answer: 'unknown', bot: true },
  ],
  [
    'Jo found out your Cluzzle: cat! 3 for both.',
    { type: 'solved', seat: 2, sculptor: 0, word: 'cat', points: 3 },
  ],
  ['Jo guessed “dog”. That is not it.', { type: 'guessed', seat: 2, sculptor: 0, word: 'dog' }],
  ['Mira corrected: not “Yes” but “No”.', { type: 'corrected', sculptor: 1, before: 'yes', answer: 'no' }],
  ['The table struck Mira’s 3 points.', { type: 'judged', sculptor: 1, struck: true, points: 3 }],
  ['Nothing is left for you to ask about.', { type: 'skipped', seat: 0 }],
  ['Mira can still correct the last answer.', { type: 'last_call', sculptor: 1 }],
  ['Jo asked nothing.', { type: 'passed_on', seat: 2, asked: false }],
  [null, { type: 'kept', clay: 'a'.repeat(64) }],
])('tells: %s', (line, event) => {
  expect(tell(event, names, 0)).toBe(line);
});

it('knows whom I may ask about', () => {
  expect(sculptorsToAsk(view, 0)).toEqual([1, 2]);
  expect(sculptorsToAsk({ ...view, cluzzles: [cluzzle(), cluzzle({ solver: 2 }), cluzzle()] }, 0)).toEqual([
    2,
  ]);
  expect(sculptorsToAsk({ ...view, talk: [asked({ answer: 'unknown' })] }, 0)).toEqual([1]);
});

it('lights what is talked about, and remembers the question that found it out', () => {
  expect(sculptorInFocus({ ...view, phase: 'answer', talk: [asked()] })).toBe(1);
  expect(sculptorInFocus(view)).toBeNull();
  const right = asked({ right: true, guesses: ['cat'] });
  expect(bestQuestion([asked(), right, asked({ sculptor: 2 })], 1)).toBe(right);
  expect(bestQuestion([asked()], 1)).toBeNull();
});

it('notes who has sealed and what is solved', () => {
  expect(
    note(
      observation({ phase: 'sculpt', cluzzles: [cluzzle({ sealed: true }), cluzzle({ sealed: false })] }),
      0,
    ),
  ).toBe('sealed');
  expect(note(observation({ cluzzles: [cluzzle({ solver: 1 })] }), 0)).toBe('solved');
  expect(score(observation({ scores: [4, 0, 1] }), 0)).toBe('4');
});
