// @vitest-environment node
import { expect, it } from 'vitest';
import { names, observation, watch } from '../sample';
import type { Move, View } from '../types';
import { actionsFor } from './actions';

const labels = (change: Partial<View>, moves: readonly Move[]) =>
  actionsFor(observation(change, moves), names).map(({ label, tone }) => [label, tone]);

it('offers to draw, quietly while a card fits', () => {
  expect(labels({}, [{ type: 'play', card: 'g4' }, { type: 'draw' }])).toEqual([['Draw', 'plain']]);
  expect(labels({}, [{ type: 'draw' }])).toEqual([['Draw', 'likely']]);
});

it('puts the call first and loud', () => {
  expect(labels({}, [{ type: 'draw' }, { type: 'uno' }])).toEqual([
    ['UNO!', 'loud'],
    ['Draw', 'likely'],
  ]);
});

it('names whom to catch, and only who can be caught', () => {
  const late: View['watch'] = {
    ...watch,
    last_cards: [1, 2],
    exposed: [{ seat: 2, grace: 1, undecided: true }],
  };
  expect(
    labels({ watch: late }, [
      { type: 'catch', target: 1 },
      { type: 'catch', target: 2 },
    ]),
  ).toEqual([['Catch Jo', 'strong']]);
});

it('names every other action', () => {
  const threat = { cards: 4, by: 3, judged: 5, before: 'red' as const };
  expect(labels({ phase: 'challenge', threat }, [{ type: 'accept' }, { type: 'challenge' }])).toEqual([
    ['Take 4 cards', 'plain'],
    ['Challenge', 'likely'],
  ]);
  expect(labels({ phase: 'stack', threat }, [{ type: 'accept' }])).toEqual([['Take 4 cards', 'likely']]);
  expect(labels({ phase: 'drawn' }, [{ type: 'keep' }])).toEqual([['Keep it', 'likely']]);
  expect(labels({}, [{ type: 'pass' }])).toEqual([['Pass', 'likely']]);
  expect(labels({ phase: 'honour' }, [{ type: 'done' }])).toEqual([['Done', 'likely']]);
  expect(labels({}, [{ type: 'dispute', target: 2 }])).toEqual([['Jo didn’t do it', 'plain']]);
  expect(labels({ phase: 'round_over' }, [{ type: 'ready' }])).toEqual([['Ready for round 3', 'likely']]);
  expect(labels({ phase: 'colour' }, [{ type: 'colour', colour: 'red' }])).toEqual([]);
});
