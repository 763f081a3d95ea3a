// @vitest-environment node
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { chapterAt, chaptersOf } from './chapters';
import { keyMoments, leadChanges } from './key-moments';
import { keyAction } from './keys';
import { outlineOf, perform } from './outline';
import { Playback } from './playback.svelte';

const EMPTY = { seq: 0, seat: 0, move: null, view: {}, at: 0 };
const told = (...events: { type: string; round?: number; game?: number }[]) => ({
  ...EMPTY,
  events,
  scores: [0, 0],
});
const scored = (...scores: number[]) => ({ ...EMPTY, events: [], scores });
const replayOf = (steps: ReturnType<typeof told>[]) => ({
  ...{ game: 'dye_pot', names: ['Mira', 'Jo'], colours: [], steps, faces: [], bots: [] },
  ...{ result: { ending: '', winners: [], scores: [] }, commitment: '', seed: '', salt: '' },
});

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('finds the rounds, the first of which began with the deal', () => {
  const chapters = chaptersOf([
    told(),
    told({ type: 'poured' }),
    told({ type: 'round_began', round: 2 }),
    told(),
  ]);
  expect(chapters).toEqual([
    { kind: 'round', number: 1, from: 0 },
    { kind: 'round', number: 2, from: 2 },
  ]);
  expect([1, 2, 3].map((step) => chapterAt(chapters, step)?.number)).toEqual([1, 2, 2]);
});

it('knows what comes before the first round, and the games of a match', () => {
  const steps = [
    told(),
    told({ type: 'round_began', round: 1 }),
    told({ type: 'game_began', game: 2 }, { type: 'drew' }),
    told({ type: 'round_began', round: 1 }),
  ];
  expect(chaptersOf(steps).map(({ kind, number }) => `${kind} ${number}`)).toEqual([
    'opening 0',
    'round 1',
    'game 2',
    'round 1',
  ]);
  expect(chaptersOf([told(), told({ type: 'played' })])).toEqual([]);
});

it('marks who takes the lead from somebody, not a tie and not the first lead', () => {
  const steps = [scored(0, 0), scored(1, 0), scored(1, 1), scored(2, 1), scored(2, 3), scored(3, 3)];
  expect([...leadChanges(steps)]).toEqual([[4, 1]]);
});

it('marks what a game calls a turning point', () => {
  const steps = [told(), told({ type: 'called' }), scored(1, 0), scored(1, 2)];
  expect(keyMoments(steps, ({ type }) => type === 'called')).toEqual([
    { step: 1, leader: null },
    { step: 3, leader: 1 },
  ]);
  expect(keyMoments(steps.slice(0, 3), null)).toEqual([]);
});

it('follows the keys, and stops playing where it was sent', () => {
  const steps = Array.from({ length: 9 }, (_, index) =>
    index === 3
      ? told({ type: 'called' })
      : index === 5
        ? told({ type: 'round_began', round: 2 })
        : told({ type: 'poured' }),
  );
  const replay = replayOf(steps);
  const playback = new Playback(replay, null);
  const outline = outlineOf(replay, ({ type }) => type === 'called');
  const press = (key: string, shiftKey = false) => {
    const action = keyAction({ key, shiftKey, altKey: false, ctrlKey: false, metaKey: false });
    if (action) perform(action, playback, outline);
    return playback.stepIndex;
  };
  expect([press('ArrowRight'), press('ArrowRight', true), press('ArrowRight', true)]).toEqual([1, 3, 5]);
  expect([press('ArrowLeft', true), press('PageDown'), press('PageDown'), press('PageUp')]).toEqual([
    3, 5, 8, 5,
  ]);
  expect([press('Home'), press('ArrowLeft'), press('End'), press('a')]).toEqual([0, 0, 8, 8]);
  press('Home');
  press(' ');
  expect(playback.playing).toBe(true);
  press('PageDown');
  expect([playback.stepIndex, playback.playing]).toEqual([5, false]);
  expect(keyAction({ key: 'ArrowLeft', shiftKey: false, altKey: true, ctrlKey: false, metaKey: false })).toBe(
    null,
  );
});
