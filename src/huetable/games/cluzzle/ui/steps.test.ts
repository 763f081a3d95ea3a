// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { viewAfter } from '$lib/table/steps/show.test-kit';
import { asked, cluzzle, view } from './sample';
import { show } from './steps';
import type { Event, Exhibit, Sculpture, View } from './types';

const ME = 0;

/** The table after these events, as a seat sees it. */
function after(events: readonly Event[], from: View = view, seat: number | null = ME): View {
  return viewAfter(show, from, events, seat);
}

const clay = (letter: string): Sculpture => ({ clay: letter.repeat(64), note: '', bot: false });
const sculptures = [clay('a'), clay('b'), clay('c')] as const;
const question: Event = { type: 'asked', seat: 0, sculptor: 1, question: 'Is it round?' };
const answered = (answer: 'yes' | 'unknown'): Event => ({
  type: 'answered',
  sculptor: 1,
  answer,
  bot: false,
});
const solved: Event = { type: 'solved', seat: 0, sculptor: 1, word: 'dog', points: 1 };
const wrong: Event = { type: 'guessed', seat: 0, sculptor: 1, word: 'fox' };
const shown: View = {
  ...view,
  cluzzles: sculptures.map((sculpture) => cluzzle({ sealed: true, sculpture })),
};
const guessing: View = { ...shown, phase: 'guess', talk: [asked({ answer: 'yes' })] };
const exhibits = ['cat', 'dog', 'fox'].map((word, seat): Exhibit => ({
  word,
  sculpture: sculptures[seat] ?? clay('d'),
  solver: null,
  points: 0,
  struck: false,
}));
const gallery = after([{ type: 'gallery_opened', game: 1, cluzzles: exhibits }], shown);

describe('while everybody sculpts', () => {
  const sculpting: View = { ...view, phase: 'sculpt', round: 0, card: [], choice: null };

  it('my card, my word and my draft are mine', () => {
    const told = after(
      [
        { type: 'drew', card: ['cat', 'dog'] },
        { type: 'chose', word: 'dog' },
        { type: 'kept', clay: 'e'.repeat(64) },
      ],
      { ...sculpting, draft: { ...clay('d'), note: 'soft' } },
    );
    expect(told).toMatchObject({ card: ['cat', 'dog'], choice: 'dog' });
    expect(told.draft).toEqual({ clay: 'e'.repeat(64), note: 'soft', bot: false });
    expect(told.cluzzles.every(({ word, sculpture }) => word === null && sculpture === null)).toBe(true);
  });

  it('a sealed sculpture stays covered, and only my own draft is gone', () => {
    const drafting = { ...sculpting, draft: clay('d') };
    const mine = after([{ type: 'sealed', seat: ME }], drafting);
    expect(mine.draft).toBeNull();
    expect(mine.cluzzles.map(({ sealed, sculpture }) => [sealed, sculpture])).toEqual([
      [true, null],
      [false, null],
      [false, null],
    ]);
    expect(after([{ type: 'sealed', seat: 1 }], drafting).draft).toEqual(clay('d'));
  });

  it('time runs out with a moment left to seal', () => {
    expect(after([{ type: 'time_up', left: [2] }], sculpting).time).toBe('grace');
  });

  it('then all sculptures are unveiled, before the first round begins', () => {
    const unveiled: Event = { type: 'unveiled', sculptures };
    const told = after([unveiled], sculpting);
    expect(told).toMatchObject({ phase: 'ask', round: 0, asker: 0, made: sculptures[ME] });
    expect(told.cluzzles.map(({ sculpture, word }) => [sculpture, word])).toEqual(
      sculptures.map((sculpture) => [sculpture, null]),
    );
    expect(after([unveiled], sculpting, null).made).toBeNull();
    expect(after([unveiled, { type: 'round_began', round: 1 }], sculpting).round).toBe(1);
  });
});

describe('a turn', () => {
  it('asks, and waits for the answer', () => {
    const told = after([question], shown);
    expect(told.phase).toBe('answer');
    expect(told.talk).toEqual([asked()]);
  });

  it('goes on to the guess after an answer', () => {
    const told = after([question, answered('yes')], shown);
    expect([told.phase, told.talk[0]?.answer]).toEqual(['guess', 'yes']);
  });

  it('asks again after “I don’t know”, three times at most', () => {
    const twice = after([question, answered('unknown'), question, answered('unknown')], shown);
    expect(twice.phase).toBe('ask');
    expect(after([question, answered('unknown')], twice).phase).toBe('guess');
  });

  it('passes to the left after a wrong guess, which everybody can read', () => {
    const told = after([wrong], guessing);
    expect(told).toMatchObject({ phase: 'ask', asker: 1, scores: [0, 0, 0] });
    expect(told.talk[0]).toMatchObject({ guesses: ['fox'], right: false });
  });

  it('passes to the left without a guess, or without a question', () => {
    expect(after([{ type: 'passed_on', seat: 0, asked: true }], guessing).asker).toBe(1);
    expect(after([{ type: 'passed_on', seat: 0, asked: false }], shown).asker).toBe(1);
    expect(after([{ type: 'skipped', seat: 0 }], shown)).toMatchObject({ asker: 1, phase: 'ask' });
  });

  it('brings sculptor and solver the points, and shows the word', () => {
    const told = after([solved], guessing);
    expect(told.scores).toEqual([1, 1, 0]);
    expect(told.cluzzles[1]).toMatchObject({ word: 'dog', solver: 0, points: 1 });
    expect(told.cluzzles[2]?.word).toBeNull();
    expect(told.talk[0]).toMatchObject({ guesses: ['dog'], right: true });
    expect(told).toMatchObject({ phase: 'ask', asker: 1 });
  });

  it('is not the next one’s when it was the last of the game', () => {
    const last = { ...guessing, round: 5, asker: 2, talk: [asked({ asker: 2, round: 5, answer: 'yes' })] };
    expect(after([{ type: 'passed_on', seat: 2, asked: true }], last)).toMatchObject({
      phase: 'guess',
      asker: 2,
    });
    const all = {
      ...guessing,
      cluzzles: shown.cluzzles.map((each, seat) => ({ ...each, solver: seat === 1 ? null : 2 })),
    };
    expect(after([solved], all)).toMatchObject({ phase: 'guess', asker: 0 });
  });
});

describe('a correction', () => {
  const better: Event = { type: 'corrected', sculptor: 1, before: 'yes', answer: 'unknown' };

  it('in the turn itself goes on from the new answer', () => {
    const told = after([better], guessing);
    expect(told.phase).toBe('ask');
    expect(told.talk[0]).toMatchObject({ answer: 'unknown', before: 'yes', bot: false });
  });

  it('afterwards lets the player who asked guess once more, and then the turn that waited goes on', () => {
    const next = after([{ type: 'passed_on', seat: 0, asked: true }], guessing);
    const again = after([better], next);
    expect(again).toMatchObject({ phase: 'guess', asker: 1 });
    expect(after([wrong], again)).toMatchObject({ phase: 'ask', asker: 1 });
  });

  it('after the last turn comes before the gallery', () => {
    const closing = after([{ type: 'last_call', sculptor: 1 }], guessing);
    expect(closing).toMatchObject({ phase: 'closing', turns_over: true });
    expect(after([{ type: 'content', seat: 1 }], closing)).toEqual(closing);
    const guess = after([better], closing);
    expect(guess.phase).toBe('guess');
    expect(after([wrong], guess)).toMatchObject({ phase: 'guess', asker: 0 });
  });
});

describe('the gallery', () => {
  it('shows every word', () => {
    expect(gallery).toMatchObject({ phase: 'gallery', turns_over: true });
    expect(gallery.cluzzles.map(({ word }) => word)).toEqual(['cat', 'dog', 'fox']);
  });

  it('has a vote about answers, which takes the sculptor’s points or lets them stand', () => {
    const scored = { ...gallery, scores: [3, 3, 0] };
    const accused = after([{ type: 'accused', seat: 2, sculptor: 1 }], scored);
    expect(accused.accusation).toEqual({ seat: 2, sculptor: 1 });
    const struck = after([{ type: 'judged', sculptor: 1, struck: true, points: 3 }], accused);
    expect(struck).toMatchObject({ accusation: null, scores: [3, 0, 0] });
    expect(struck.cluzzles[1]).toMatchObject({ struck: true, judged: true });
    expect(after([{ type: 'judged', sculptor: 1, struck: false, points: 3 }], accused).scores).toEqual([
      3, 3, 0,
    ]);
  });

  it('is left by each player, and then a new game begins with a new card', () => {
    const left = after([{ type: 'content', seat: 2 }], gallery);
    expect(left.cluzzles.map(({ content }) => content)).toEqual([false, false, true]);
    const told = after(
      [
        { type: 'game_began', game: 2, first: 1 },
        { type: 'drew', card: ['bat'] },
      ],
      left,
    );
    expect(told).toMatchObject({
      game: 2,
      first: 1,
      asker: 1,
      phase: 'sculpt',
      time: 'on',
      round: 0,
      turns_over: false,
    });
    expect(told).toMatchObject({ card: ['bat'], choice: null, draft: null, made: null, talk: [] });
    expect(told.cluzzles).toEqual([cluzzle(), cluzzle(), cluzzle()]);
    expect(told.past).toEqual([{ cluzzles: exhibits, talk: [] }]);
  });

  it('of the last game ends the match', () => {
    const told = after([{ type: 'ended', ending: 'won' }], gallery);
    expect(told).toMatchObject({ phase: 'over', ending: 'won', past: [{ cluzzles: exhibits, talk: [] }] });
  });
});
