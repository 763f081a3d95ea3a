import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { expect, it } from 'vitest';
import { HUES } from '../glyphs/shapes';
import { drawParts } from './drawing';
import { faceOf, randomSeed, type FaceParts } from './face';
import { faceSvg } from './face-svg';
import { BACKGROUNDS } from './parts/palettes';
import type { Person } from './person';
import { SEED } from './seed';

const seeds = (count: number) => Array.from({ length: count }, (_, at) => `s${at.toString(36)}`);
const people = (count: number) => seeds(count).map((seed) => faceOf(seed, false));
const looks = (faces: readonly FaceParts[]) =>
  new Set(faces.map((face) => JSON.stringify({ ...face, background: '' }))).size;

it('has more than ten thousand people and a thousand robots, all different', () => {
  expect(looks(people(10_500))).toBeGreaterThan(10_000);
  expect(looks(seeds(1_100).map((seed) => faceOf(seed, true)))).toBeGreaterThan(1_000);
});

it('draws a thousand seeds as valid pictures', () => {
  const PATH = /^M[-\d. MLHVCSQAZmlhvcsqaz]+$/;
  const COLOUR = /^#[\da-f]{6}([\da-f]{2})?$|^currentColor$/;
  const layers = seeds(1_000).flatMap((seed) => [false, true].flatMap((bot) => drawParts(faceOf(seed, bot))));
  const broken = layers.filter(
    ({ d, width, fill, stroke }) => !PATH.test(d) || !COLOUR.test(width > 0 ? stroke : fill),
  );
  expect(layers.length).toBeGreaterThan(20_000);
  expect(broken).toEqual([]);
});

it('makes documents that browsers can read', () => {
  for (const [at, seed] of seeds(40).entries())
    for (const bot of [false, true]) {
      const hue = HUES[at % 10] ?? 'red';
      const { documentElement } = new DOMParser().parseFromString(faceSvg(seed, bot, hue), 'image/svg+xml');
      expect(documentElement.tagName).toBe('svg');
      expect(documentElement.querySelectorAll('path').length).toBeGreaterThan(8);
    }
});

/** What can't be worn or grown at the same time. */
const CLASHES: Readonly<Record<string, (person: Person) => boolean>> = {
  'hair through a scarf or turban': ({ hair, headwear }) =>
    (hair === 'covered') !== ['hijab', 'turban'].includes(headwear),
  'tall hair under a hat': ({ hair, headwear }) =>
    ['beanie', 'cap', 'fedora', 'sunhat', 'beret', 'headphones'].includes(headwear) &&
    ['quiff', 'curls', 'afro', 'bun', 'buns', 'ponytail', 'locs', 'mohawk', 'puffs', 'spiky'].includes(hair),
  'a flower or a band without hair': ({ hair, headwear }) =>
    ['flower', 'headband'].includes(headwear) && ['bald', 'sides', 'buzz', 'mohawk'].includes(hair),
  'a bearded child': ({ age, beard }) => age === 'child' && beard !== 'none',
  'a bald child': ({ age, hair }) => age === 'child' && ['bald', 'sides'].includes(hair),
  'a beard with a hijab or braids': ({ beard, hair, headwear }) =>
    beard !== 'none' && (headwear === 'hijab' || ['braids', 'puffs', 'buns', 'bob'].includes(hair)),
  'earrings through cloth': ({ earrings, headwear }) =>
    earrings !== 'none' && ['hijab', 'headphones'].includes(headwear),
};

it('never combines two parts that clash', () => {
  const persons = people(5_000).filter((face) => face.kind === 'person');
  expect(persons.length).toBeGreaterThan(4_000);
  for (const [clash, happens] of Object.entries(CLASHES)) expect(persons.filter(happens), clash).toEqual([]);
});

it('uses every hair, hat, beard and animal', () => {
  const faces = people(3_000);
  const used = (trait: string) =>
    new Set(faces.map((face) => (face as unknown as Record<string, string>)[trait]).filter(Boolean)).size;
  expect(['hair', 'headwear', 'beard', 'animal', 'clothes', 'glasses'].map(used)).toEqual([
    21, 11, 8, 12, 9, 6,
  ]);
});

it('keeps the background soft and neutral', () => {
  for (const colour of BACKGROUNDS) {
    const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
    expect(Math.max(...channels) - Math.min(...channels), colour).toBeLessThan(28);
  }
});

it('makes seeds that the server takes', () => {
  const made = Array.from({ length: 50 }, randomSeed);
  expect(made.every((seed) => SEED.test(seed))).toBe(true);
  expect(new Set(made).size).toBe(50);
});

/** If one of these changes, everybody gets another face. */
const FOR_EVER: Readonly<Record<string, string>> = {
  ada: 'c7fc3f18535aa28b',
  mira: '917c08c3886c70ba',
  otto: 'aa81376110384a05',
  rosa1: '7b1a2ccfe23c1928',
  x: '85183988004f38d7',
  z9z9z9z9z9z9z9z9: 'cecab7d4837cdfb1',
  'bot ada': '819154f1bc578ff4',
  'bot otto': 'b84cb65a529983eb',
  'bot rosa': '0b6d930a2df76bb2',
};

it.each(Object.entries(FOR_EVER))('draws %s the same for ever', (seed, hash) => {
  const drawn = faceSvg(seed.replace('bot ', ''), seed.startsWith('bot '), 'green');
  expect(bytesToHex(sha256(utf8ToBytes(drawn))).slice(0, 16)).toBe(hash);
});
