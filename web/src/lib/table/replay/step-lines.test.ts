// @vitest-environment node
import { expect, it } from 'vitest';
import { captionLines, inChapter, lastSentences, linesByChapter, shownLine, stepLines } from './step-lines';

const step = (seat: number | null, ...events: { type: string; seat?: number }[]) => ({
  ...{ seq: 0, move: null, view: {}, at: 0, scores: [] },
  ...{ seat, events },
});
const words = { tell: ({ type }: { type: string }) => `${type}.`, minor: ['rest'] };

it('lists the steps that say something, each with the player it is about', () => {
  const steps = [
    step(null),
    step(1, { type: 'play' }, { type: 'draw', seat: 0 }),
    step(0, { type: 'rest' }),
    step(null, { type: 'late', seat: 0 }),
  ];
  const lines = stepLines({ steps, names: ['Mira', 'Jo'] }, words, null);
  expect(lines).toEqual([
    { step: 1, seat: 1, line: 'play. draw.' },
    { step: 3, seat: 0, line: 'late.' },
  ]);
  const round = (number: number, from: number) => ({ kind: 'round' as const, number, from });
  const parts = linesByChapter(lines, [round(1, 0), round(2, 2), round(3, 4)]);
  expect(parts.map(({ chapter, lines: own }) => [chapter?.number, own.length])).toEqual([
    [1, 1],
    [2, 1],
  ]);
});

it('shows nobody’s face beside what came of everybody’s moves', () => {
  const steps = [step(null), step(1, { type: 'rest', seat: 1 }, { type: 'shown' })];
  expect(stepLines({ steps, names: ['Mira', 'Jo'] }, words, null)).toEqual([
    { step: 1, seat: null, line: 'shown.' },
  ]);
});

it('says below the board also what the list leaves out, where it is all there is', () => {
  const caption = (...types: string[]) =>
    captionLines(
      words,
      types.map((type) => ({ type })),
      [],
      null,
    );
  expect(caption('rest')).toEqual(['rest.']);
  expect(caption('play', 'rest')).toEqual(['play.']);
});

it('keeps the last sentences of a long move', () => {
  expect(lastSentences(['One.', 'Two.', 'Three.'], 99)).toBe('One. Two. Three.');
  expect(lastSentences(['One.', 'Two.', 'Three.'], 12)).toBe('… Two. Three.');
  expect(lastSentences(['Much too long.'], 3)).toBe('Much too long.');
  expect(lastSentences([], 3)).toBe('');
});

it('tells what ended a round under that round, and what began with the same step under the next', () => {
  const steps = [
    step(null),
    step(0, { type: 'pour' }),
    step(1, { type: 'named', seat: 1 }, { type: 'round_began' }),
  ];
  const lines = stepLines({ steps, names: ['Mira', 'Jo'] }, words, null);
  const round = (number: number, from: number) => ({ kind: 'round' as const, number, from });
  const parts = linesByChapter(lines, [round(1, 0), round(2, 2)]);
  expect(parts.map((part) => part.lines.map(({ line, seat }) => [line, seat]))).toEqual([
    [
      ['pour.', 0],
      ['named.', 1],
    ],
    [['round_began.', null]],
  ]);
  expect(shownLine(lines, 2, false)?.line).toBe('round_began.');
  expect(shownLine(lines, 2, true)?.line, 'while the board still shows the end').toBe('named.');
  expect(shownLine(lines, 1, true)?.line).toBe('pour.');
});

it('names the part that a caption is about where the heading names another one', () => {
  const second = { kind: 'round' as const, number: 2, from: 5 };
  expect(inChapter(['play.', 'draw.'], second)).toEqual(['Round 2: play.', 'draw.']);
  expect(inChapter(['play.'], undefined)).toEqual(['play.']);
  expect(inChapter([], second)).toEqual([]);
});
