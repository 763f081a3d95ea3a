// @vitest-environment node
import { expect, it } from 'vitest';
import { asks } from './asks';
import { bestQuestion, sculptorInFocus, sculptorsToAsk, sculptorToAsk } from './questions/questions';
import { asked, cluzzle, names, observation, view } from './sample';
import type { Event, View } from './types';
import { meanwhile, score, status, tell, vote } from './words';

it('waits for nobody while the cloths come off and a round or the gallery begins', () => {
  const said = (event: Event) => meanwhile(event);
  expect([
    said({ type: 'unveiled', sculptures: [] }),
    said({ type: 'round_began', round: 2 }),
    said({ type: 'gallery_opened', game: 1, cluzzles: [] }),
    said({ type: 'sealed', seat: 1 }),
  ]).toEqual(['The cloths come off', 'Round 2 of 5', 'The gallery is open', null]);
});

it.each<[string, Partial<View>, (number | null)?]>([
  ['Choose what to sculpt', { phase: 'sculpt', choice: null, cluzzles: [cluzzle(), cluzzle(), cluzzle()] }],
  [
    'Sculpt: cat',
    { phase: 'sculpt', choice: 'cat', cluzzles: [cluzzle({ sealed: false }), cluzzle(), cluzzle()] },
  ],
  ['Choose what to sculpt', { phase: 'sculpt', time: 'grace', choice: null }],
  ['Time is up: choose a shape now', { phase: 'sculpt', time: 'grace' }],
  ['Time is up: seal it now', { phase: 'sculpt', time: 'grace', draft: { clay: 'c', note: '', bot: false } }],
  ['Waiting for the other sculptors', { phase: 'sculpt', cluzzles: [cluzzle({ sealed: true })] }],
  ['Everybody is sculpting in secret', { phase: 'sculpt' }, null],
  [
    'Mira is still sculpting',
    { phase: 'sculpt', cluzzles: [true, false, true].map((sealed) => cluzzle({ sealed })) },
    null,
  ],
  ['Your turn: ask about a Cluzzle', {}],
  ['Mira is thinking of a question', { asker: 1 }],
  ['Ask another question', { talk: [asked({ answer: 'unknown' })] }],
  ['Answer honestly', { phase: 'answer', talk: [asked({ asker: 1, sculptor: 0 })] }],
  ['Mira is answering', { phase: 'answer', talk: [asked()] }],
  ['“Partly”: now guess, or pass', { phase: 'guess', talk: [asked({ answer: 'partly' })] }],
  ['Mira is guessing', { phase: 'guess', talk: [asked({ asker: 1, sculptor: 2, answer: 'yes' })] }],
  [
    'Is your last answer right?',
    { phase: 'closing', talk: [asked({ asker: 1, sculptor: 0, answer: 'yes' })] },
  ],
  ['Mira can still correct the last answer', { phase: 'closing', talk: [asked({ answer: 'yes' })] }],
  ['Look around the gallery', { phase: 'gallery' }],
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
    'You ask about Mira’s Cluzzle: Is it round?',
    { type: 'asked', seat: 0, sculptor: 1, question: 'Is it round?' },
  ],
  ['Mira answers: I don’t know.', { type: 'answered', sculptor: 1, answer: 'unknown', bot: true }],
  [
    'Jo guesses your Cluzzle: cat! 3 points each.',
    { type: 'solved', seat: 2, sculptor: 0, word: 'cat', points: 3 },
  ],
  ['Jo guesses “dog”, but that’s wrong.', { type: 'guessed', seat: 2, sculptor: 0, word: 'dog' }],
  [
    'Mira corrects the answer from “Yes” to “No”.',
    { type: 'corrected', sculptor: 1, before: 'yes', answer: 'no' },
  ],
  ['The table takes away Mira’s 3 points.', { type: 'judged', sculptor: 1, struck: true, points: 3 }],
  ['Your turn is skipped, because every other Cluzzle is solved.', { type: 'skipped', seat: 0 }],
  ['Mira can still correct the last answer.', { type: 'last_call', sculptor: 1 }],
  ['You can still correct your last answer.', { type: 'last_call', sculptor: 0 }],
  ['Time is up. Five seconds left to seal: you and Jo.', { type: 'time_up', left: [0, 2] }],
  ['The table lets your points stand.', { type: 'judged', sculptor: 0, struck: false, points: 3 }],
  ['Jo asks nothing, so the turn passes.', { type: 'passed_on', seat: 2, asked: false }],
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
  expect(sculptorToAsk(view, 0, 2)).toBe(2);
  expect(sculptorToAsk(view, 0, 0)).toBe(1);
});

it('lights what is talked about, and remembers the question that found it out', () => {
  expect(sculptorInFocus({ ...view, phase: 'answer', talk: [asked()] })).toBe(1);
  expect(sculptorInFocus(view)).toBeNull();
  const right = asked({ right: true, guesses: ['cat'] });
  expect(bestQuestion([asked(), right, asked({ sculptor: 2 })], 1)).toBe(right);
  expect(bestQuestion([asked()], 1)).toBeNull();
});

it('shows the points at a seat', () => {
  expect(score(observation({ scores: [4, 0, 1] }), 0)).toBe('4');
  expect(score(observation({ scores: [0, 0, 0] }), 0)).toBe('0');
  expect(score(observation({ phase: 'sculpt', scores: [0, 4, 1] }), 0)).toBe('0');
  expect(score(observation({ phase: 'sculpt', scores: [0, 0, 0] }), 0)).toBe('');
});

it('shows voters what was answered about the sculpture in question, and nothing else', () => {
  const talk = [
    asked({ question: 'Is it round?', answer: 'no' }),
    asked({ question: 'Is it alive?', sculptor: 2 }),
  ];
  const cluzzles = [cluzzle(), cluzzle({ word: 'leaf' }), cluzzle()];
  const voting = observation({ phase: 'gallery', talk, cluzzles, accusation: { seat: 0, sculptor: 1 } });
  expect(vote(voting, names)).toMatchObject({
    short: 'Take away Mira’s points?',
    evidence: { title: 'leaf', lines: [{ said: 'Is it round?', answer: 'No' }] },
  });
});

it('counts the words that are found, but not while all are sculpting', () => {
  const counts = (change: Partial<View>) => asks.counts.answer(observation(change), names);
  expect(counts({ phase: 'sculpt' })).toBe('');
  expect(counts({})).toMatch(/^No word is found yet\. /u);
});
