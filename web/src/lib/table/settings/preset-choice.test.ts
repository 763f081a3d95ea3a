// @vitest-environment node
import { expect, it } from 'vitest';
import type { GameInfo, Table } from '../../net/protocol';
import { minutesOf, presetOf, unusualOptions, withPreset } from './preset-choice';

const option = (name: string, kind: string, usual: unknown) => ({ name, kind, default: usual });
const info = {
  options: [
    option('goal', 'number', 500),
    option('stacking', 'boolean', false),
    option('house_rules', 'json', []),
    option('dealer', 'seat', null),
    option('words', 'text', ''),
    option('clock', 'boolean', true),
    option('language', 'choice', 'en'),
  ],
  presets: [
    { name: 'classic', options: { goal: 500, stacking: false, house_rules: [], dealer: null, words: '' } },
    { name: 'party', options: { goal: 200, stacking: true, house_rules: [], dealer: null, words: '' } },
  ],
} as unknown as GameInfo;

it('knows a preset by the options alone, whoever deals and whatever was typed', () => {
  expect(presetOf(info, {})?.name).toBe('classic');
  expect(presetOf(info, { goal: 200, stacking: true, dealer: 2, words: 'cat', clock: false })?.name).toBe(
    'party',
  );
  expect(presetOf(info, { language: 'es' })?.name).toBe('classic');
});

it('calls everything else a mix, and says what is unusual in it', () => {
  expect(presetOf(info, { goal: 200 })).toBeNull();
  expect(presetOf(info, { house_rules: [{ text: 'Sing' }] })).toBeNull();
  expect(unusualOptions(info, { goal: 200, dealer: 1 }).map(({ name }) => name)).toEqual(['goal']);
});

it('sets what the preset is about and leaves the rest', () => {
  const [, party] = info.presets;
  if (!party) throw new Error('there is no second preset');
  const options = withPreset(
    info,
    { goal: 500, dealer: 2, words: 'cat', house_rules: [{}], language: 'de' },
    party,
  );
  expect(options).toEqual({
    goal: 200,
    stacking: true,
    house_rules: [],
    dealer: 2,
    words: 'cat',
    language: 'de',
  });
  expect(presetOf(info, options)).toBe(party);
});

it('knows how long a preset takes the players who are here', () => {
  const timed = {
    ...info,
    card: { seats: [2, 4] },
    presets: [{ ...info.presets[0], minutes: [10, 20, 30] }, info.presets[1]],
  } as unknown as GameInfo;
  const told = (options: Table['options'], players: number) =>
    minutesOf(timed, presetOf(timed, options), players);
  expect([1, 2, 3, 4, 5].map((players) => told({}, players))).toEqual([10, 10, 20, 30, 30]);
  expect(told({ goal: 200, stacking: true }, 3), 'as long as the card says').toBeNull();
  expect(told({ goal: 300 }, 3), 'a mix of one’s own').toBeNull();
});
