import { describe, expect, it } from 'vitest';
import { bench as cluzzle } from '../../../../../src/huetable/games/cluzzle/ui/mood';
import { mood as dyePot } from '../../../../../src/huetable/games/dye_pot/ui/mood';
import { nightTable } from '../../../../../src/huetable/games/guardians_of_hue/ui/mood';
import { mood as hues } from '../../../../../src/huetable/games/hues_and_cues/ui/mood';
import { mood as uno } from '../../../../../src/huetable/games/uno_coloradd/ui/mood';
import { contrast, mixed } from './mix';
import { moodNow, moodTokens, PAPER, tableColours, wearMood, type Mood } from './mood';

const MOODS: Readonly<Record<string, Mood>> = {
  paper: PAPER,
  uno,
  hues,
  cluzzle,
  dyePot,
  'guardians in the light': nightTable(0),
  'guardians in the dark': nightTable(1),
};
const ALL = Object.entries(MOODS).flatMap(([name, { table, ink, rim, glow }]) =>
  (['light', 'dark'] as const).map(
    (scheme) =>
      [`${name}, ${scheme}`, tableColours(table[scheme], ink[scheme], rim[scheme], glow[scheme])] as const,
  ),
);

describe('on every table, by day and by night', () => {
  it.each(ALL)('all text can be read: %s', (_, colours) => {
    for (const ground of ['table', 'felt', 'felt-deep', 'card'])
      for (const text of ['ink', 'mute', 'accent-ink'])
        expect
          .soft(contrast(colours[ground] ?? '', colours[text] ?? ''), `${text} on ${ground}`)
          .toBeGreaterThanOrEqual(4.5);
    expect(contrast(colours.accent ?? '', colours['on-accent'] ?? '')).toBeGreaterThanOrEqual(4.5);
  });

  it.each(ALL)('edges can be seen: %s', (_, colours) => {
    expect(contrast(colours.table ?? '', colours['line-strong'] ?? '')).toBeGreaterThanOrEqual(3);
  });
});

it('keeps everything around the board of Hues and Cues an exact grey', () => {
  for (const colour of [...moodTokens(hues).values()].join(' ').match(/#\w{6}/g) ?? []) {
    const [red, green, blue] = [colour.slice(1, 3), colour.slice(3, 5), colour.slice(5, 7)];
    expect([green, blue], colour).toEqual([red, red]);
  }
  expect(hues.neutral).toBe(true);
});

it('takes the colour from the table of the guardians as places fall', () => {
  const strength = (colour: string) => {
    const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
    return Math.max(...channels) - Math.min(...channels);
  };
  const strengths = [0, 0.5, 1].map((fallen) => strength(nightTable(fallen).table.light));
  expect(strengths).toEqual([...strengths].sort((a, b) => b - a));
  expect(strengths[2]).toBeLessThan(6);
  expect(strengths[0]).toBeGreaterThan(40);
});

it('follows the view where a mood asks for it', () => {
  const following = ({ fallen }: { fallen: number }) => nightTable(fallen);
  expect(moodNow(following, { fallen: 1 })).toEqual(nightTable(1));
  expect(moodNow(following, undefined)).toBe(PAPER);
  expect(moodNow(uno, undefined)).toBe(uno);
  expect(moodNow(null, undefined)).toBe(PAPER);
});

it('sets its variables on the element', () => {
  const node = document.createElement('div');
  wearMood(uno)(node);
  expect(node.style.getPropertyValue('--table')).toBe(`light-dark(${uno.table.light}, ${uno.table.dark})`);
});

it('mixes colours', () => {
  expect(mixed('#000000', '#ffffff', 0.5)).toBe('#808080');
  expect(mixed('#102030', '#ffffff', 0)).toBe('#102030');
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
});
