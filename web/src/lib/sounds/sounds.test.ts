import { beforeEach, expect, it } from 'vitest';
import { Settings } from '../me/settings.svelte';
import { SOUNDS } from './sounds';
import { PATTERNS } from './vibration';
import type { Sound } from './voices';

const NAMES =
  'turn refused chat deal play draw skip uno caught dice result seal darkness cue piece points clay tick win lose';
const all = Object.entries(SOUNDS);

beforeEach(() => localStorage.clear());

it('has every sound of the table', () => {
  expect(all.map(([name]) => name)).toEqual(NAMES.split(' '));
});

it.each(all)('%s is short, and every voice can be heard', (_, sound) => {
  for (const { wave, at, length, pitch, slideTo = pitch, gain, attack = 0 } of sound) {
    expect(at + length).toBeLessThan(2);
    expect(attack).toBeLessThan(length);
    expect(gain).toBeGreaterThan(0);
    expect(gain).toBeLessThanOrEqual(wave === 'noise' ? 4 : 1);
    for (const hertz of [pitch, slideTo]) expect(hertz).toBeGreaterThan(40);
    for (const hertz of [pitch, slideTo]) expect(hertz).toBeLessThan(9000);
  }
});

/** The lowest tones one after the other: when, in twentieths of a second, and how many semitones above the first. */
function tuneOf(sound: Sound): string {
  const lowest = new Map<number, number>();
  for (const { wave, at, pitch } of sound)
    if (wave === 'sine') lowest.set(at, Math.min(pitch, lowest.get(at) ?? Infinity));
  const notes = [...lowest].toSorted(([one], [other]) => one - other);
  const [, first = 1] = notes[0] ?? [];
  return notes
    .map(([at, pitch]) => `${Math.round(at * 20)}:${Math.round(12 * Math.log2(pitch / first))}`)
    .join(' ');
}

it('has no two tunes that differ in nothing but their pitch, which few people remember', () => {
  const tunes = all.map(([, sound]) => tuneOf(sound)).filter((tune) => tune.includes(' '));
  expect(tunes).toEqual([...new Set(tunes)]);
});

it('shakes for less than a second', () => {
  for (const pattern of Object.values(PATTERNS))
    expect(pattern.reduce((sum, part) => sum + part)).toBeLessThan(1000);
});

it('keeps the sounds off for players who switched them off before there was a volume', () => {
  localStorage.setItem('huetable.settings', JSON.stringify({ sound: false }));
  const old = new Settings();
  expect([old.sound, old.volume]).toEqual([false, 60]);
  old.volume = 30;
  old.apply(document.documentElement);
  expect([new Settings().sound, new Settings().volume]).toEqual([false, 30]);
});
