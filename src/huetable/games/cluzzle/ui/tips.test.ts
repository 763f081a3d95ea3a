// @vitest-environment node
import { expect, it } from 'vitest';
import type { ObservationOf } from '$lib/table/screens';
import { asked, cluzzle, observation } from './sample';
import { tips } from './tips';
import type { Move, View } from './types';

type Observation = ObservationOf<View, Move>;

const form = (move: string) => [{ move, fields: [] }];
const sculpting = (change: Partial<View>, more: Partial<Observation> = {}): Observation => ({
  ...observation({ phase: 'sculpt', ...change }),
  awaited: [0],
  forms: form('seal'),
  ...more,
});
const asking = (change: Partial<View>): Observation => ({
  ...observation(change),
  awaited: [0],
  forms: form('ask'),
});
const guessing = (change: Partial<View>): Observation => ({
  ...observation({ phase: 'guess', ...change }),
  awaited: [0],
  forms: form('guess'),
});
const timers = [{ name: 'sculpt/1', milliseconds: 300_000, seats: 'instead' as const }];
const ids = (seen: Observation): string[] => tips.filter(({ when }) => when(seen, [])).map(({ id }) => id);

it.each<[string, Observation, string[]]>([
  ['before a thing is chosen', sculpting({ choice: null }), ['card']],
  ['in the second game', sculpting({ choice: null, game: 2 }), ['nextGame', 'card']],
  ['without a clock', sculpting({}), ['noBeauty', 'symbols']],
  ['with a clock', sculpting({}, { timers }), ['minutes', 'noBeauty', 'symbols']],
  [
    'with a clock, and no limit',
    sculpting({ options: { ...observation().view.options, minutes: 0 } }, { timers }),
    ['noBeauty', 'symbols'],
  ],
  ['when time is up', sculpting({ time: 'grace', draft: { clay: 'c', note: '', bot: false } }), ['sealNow']],
  ['when time is up, and there is nothing to seal', sculpting({ time: 'grace' }), []],
  ['once all is sealed', observation({ phase: 'sculpt' }), []],
  ['in the first turn', asking({}), ['whatToAsk']],
  ['after “I don’t know”', asking({ talk: [asked({ answer: 'unknown' })] }), ['askAgain', 'whatToAsk']],
  ['after the answer', guessing({ talk: [asked({ answer: 'yes' })] }), ['guess']],
  [
    'after a correction of an older answer',
    guessing({ asker: 1, talk: [asked({ answer: 'yes', before: 'no' })] }),
    ['oneMoreGuess', 'guess'],
  ],
  ['in the last round', asking({ round: 5 }), ['whatToAsk', 'lastRound', 'worth']],
  [
    'after a right guess',
    observation({ phase: 'ask', cluzzles: [cluzzle(), cluzzle({ solver: 0 }), cluzzle()] }),
    ['solved', 'lookCloser'],
  ],
  [
    'after a right guess, when it is my turn',
    asking({ cluzzles: [cluzzle(), cluzzle({ solver: 0 }), cluzzle()] }),
    ['whatToAsk'],
  ],
  [
    'after my answer, when it is my turn',
    { ...asking({}), moves: [{ type: 'correct', answer: 'no' }] },
    ['whatToAsk'],
  ],
  ['when the match is over', observation({ phase: 'over' }), []],
])('the tips apply %s', (_, seen, expected) => {
  expect(ids(seen)).toEqual(expected);
});

it('in the gallery looking around comes before doubts about an answer', () => {
  const seen = observation({ phase: 'gallery' });
  const moves: Observation['moves'] = [{ type: 'accuse', sculptor: 1 }, { type: 'content' }];
  expect(ids({ ...seen, moves })).toEqual(['gallery', 'falseAnswer']);
});

it('tips speak of what this table has agreed on', () => {
  const values = (id: string, seen: Observation) => tips.find((tip) => tip.id === id)?.values?.(seen);
  expect(values('minutes', sculpting({}))).toEqual({ minutes: 5 });
  expect(values('nextGame', sculpting({ game: 2 }))).toEqual({ game: 2, games: 1 });
  expect(values('worth', asking({ round: 3 }))).toEqual({ points: 3 });
});
