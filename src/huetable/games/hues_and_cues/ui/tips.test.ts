// @vitest-environment node
import { beforeEach, expect, it } from 'vitest';
import { boardReveals } from './reveal/board-reveals.svelte';
import { observation, past } from './sample';
import { tips } from './tips';
import type { Move, View } from './types';

const OBJECT: Move = { type: 'object', ground: 'room' };

/** Which tips apply, the most urgent first. */
const apply = (change: Partial<View>, moves: readonly Move[] = [], seat = 0) =>
  tips.filter((tip) => tip.when(observation(change, moves, seat), [])).map(({ id }) => id);
const values = (id: string, change: Partial<View>) =>
  tips.find((tip) => tip.id === id)?.values?.(observation(change));

beforeEach(() => boardReveals.reset());

it('speaks of objecting while I may object, and of my piece as soon as I may place it', () => {
  expect(apply({ waiting: true }, [OBJECT])).toEqual(['object']);
  expect(apply({ cues: [{ words: 'grean', doubts: ['HUES-16'] }], waiting: true }, [OBJECT])).toEqual([
    'marked',
    'object',
  ]);
  expect(apply({ turn: 0 }, [OBJECT])).toEqual(['firstPiece']);
  expect(apply({ turn: 0, pieces: [{ seat: 1, field: 'A1', guess: 1 }] })).toEqual([
    'firstPiece',
    'onePiece',
  ]);
});

it('says that a giver may pass only if most pieces are close', () => {
  const mine = { phase: 'cue2', giver: 0, target: 'M4' } as const;
  const on = (...fields: readonly string[]) =>
    fields.map((field, index) => ({ seat: index + 1, field, guess: 1 as const }));
  expect(apply({ ...mine, pieces: on('M4', 'L3', 'A1') })).toEqual(['pass', 'secondCue']);
  expect(apply({ ...mine, pieces: on('M4', 'M6', 'A1') })).toEqual(['secondCue']);
});

it('speaks of the reveal while it is on the board, and of nothing else', () => {
  const over = { phase: 'choose', giver: 0, card: ['A1'], cues: [] } as const;
  expect(apply(over)).toEqual(['worth']);
  expect(apply({ ...over, past: [{ ...past, giver: 0 }] })).toEqual(['worth', 'giversPoints']);
  expect(apply({ ...over, past: [{ ...past, cues: [] }] })).toEqual(['noCue']);
  boardReveals.dismissed = 1;
  expect(apply(over)).toEqual(['card']);
  boardReveals.reset();
  boardReveals.held = 1;
  expect(apply({})).toEqual(['worth']);
});

it('speaks of the table as it is', () => {
  expect(values('giversPoints', { scores: [0, 0, 0] })).toEqual({ points: 2 });
  expect(values('giversPoints', {})).toEqual({ points: 1 });
  expect(values('rounds', { rounds: 8 })).toEqual({ times: 2 });
  expect(values('rounds', { rounds: 7, scores: [0, 0, 0, 0, 0, 0, 0] })).toEqual({ times: 1 });
  expect(apply({ round: 1, phase: 'cue1', past: [], cues: [] })).toEqual(['rounds']);
  expect(apply({ round: 5, phase: 'guess1', turn: 3, tied: [0, 1], giver: 2 }, [], 1)).toContain('tie');
});
