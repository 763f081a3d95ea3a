// @vitest-environment node
import { expect, it } from 'vitest';
import { headline, kindWord, scoreOfTwo, type Ending } from './headline';
import { sceneKind } from './scene-kind';

const TOGETHER = { cooperative: true, lost_endings: ['dark'] };
const AGAINST = { cooperative: false, lost_endings: ['spoiled'] };

function ending(
  card: typeof TOGETHER,
  how: string,
  winners: readonly number[],
  scores: readonly number[],
  mine: readonly number[],
): Ending {
  const result = { ending: how, winners, scores };
  const kind = sceneKind(result, card);
  return { kind, result, mine, names: ['Ada', 'Mira', 'Jo'], cooperative: card.cooperative };
}

const words = (told: Ending) => [told.kind, headline(told), kindWord(told)];

it('says the score of two players where it decided', () => {
  expect(scoreOfTwo(ending(AGAINST, 'goal', [1], [366, 500], []))).toBe('500 to 366.');
  expect(scoreOfTwo(ending(AGAINST, 'lowest', [0], [366, 500], []))).toBe('');
  expect(scoreOfTwo(ending(AGAINST, 'goal', [1], [366, 500, 2], []))).toBe('');
  expect(scoreOfTwo(ending(TOGETHER, 'light', [0, 1], [2, 1], []))).toBe('');
});

it('celebrates the winner, also for those who lost, and says where they came', () => {
  expect(words(ending(AGAINST, 'out', [0], [9, 5, 3], [0]))).toEqual(['win', 'You win!', null]);
  expect(words(ending(AGAINST, 'out', [0], [9, 5, 3], [2]))).toEqual([
    'win',
    'Ada wins!',
    'You came 3rd. Well played!',
  ]);
  expect(words(ending(AGAINST, 'out', [0], [9, 5, 3], []))).toEqual(['win', 'Ada wins!', null]);
});

it('tells of shared wins, and of somebody with several seats', () => {
  expect(words(ending(AGAINST, 'out', [0, 1], [9, 9, 3], [0]))).toEqual([
    'win',
    'You share the win with Mira!',
    null,
  ]);
  expect(words(ending(AGAINST, 'out', [0], [9, 5, 3], [0, 1]))).toEqual(['win', 'Ada wins!', 'Well played!']);
  expect(words(ending(AGAINST, 'out', [0, 1], [9, 9, 3], [0, 1]))[1]).toBe('You win!');
});

it('counts winners whose names would fill a phone, and names the few beside those who share a screen', () => {
  const shared = (mine: readonly number[]) => {
    const told = ending(AGAINST, 'out', [0, 1, 2, 3], [9, 9, 9, 9], mine);
    return headline({ ...told, names: ['Ada', 'Mira', 'Jo', 'Bea'] });
  };
  expect([shared([0]), shared([])]).toEqual(['You share the win with 3 others!', '4 players share the win!']);
  expect([shared([0, 1]), shared([0, 1, 2, 3])]).toEqual(['You share the win with Jo and Bea!', 'You win!']);
});

it('names no place that everybody else has too', () => {
  expect(words(ending(AGAINST, 'out', [0], [9, 0, 0], [1]))[2]).toBe('Well played!');
  expect(words(ending(AGAINST, 'out', [0], [9, 3, 0], [1]))[2]).toBe('You came 2nd. Well played!');
});

it('has scenes of their own for winning and losing together', () => {
  expect(words(ending(TOGETHER, 'light', [0, 1, 2], [9, 9, 9], [1]))).toEqual([
    'light',
    'You win together!',
    null,
  ]);
  expect(words(ending(TOGETHER, 'light', [0, 1, 2], [9, 9, 9], []))[1]).toBe('Everyone wins together!');
  expect(words(ending(TOGETHER, 'dark', [], [0, 0, 0], [1]))).toEqual([
    'dark',
    'You lost together',
    'Well fought. Try again?',
  ]);
  expect(words(ending(TOGETHER, 'dark', [], [0, 0, 0], []))).toEqual([
    'dark',
    'Everyone lost together',
    null,
  ]);
});

it('knows the one player who is on the side of the game', () => {
  expect(words(ending(TOGETHER, 'dark', [2], [0, 0, 9], [2]))).toEqual(['dark', 'You win!', null]);
  expect(words(ending(TOGETHER, 'dark', [2], [0, 0, 9], [0]))).toEqual([
    'dark',
    'Jo wins!',
    'Well fought. Try again?',
  ]);
  expect(words(ending(TOGETHER, 'light', [0, 1], [9, 9, 0], [2]))[1]).toBe('Ada and Mira win!');
});

it('tells of a game that nobody wins', () => {
  expect(words(ending(TOGETHER, 'draw', [], [5, 5, 5], [0]))).toEqual(['draw', 'Nobody wins', null]);
  expect(words(ending(AGAINST, 'spoiled', [], [1, 0, 0], [0]))).toEqual([
    'dark',
    'Nobody wins',
    'Well fought. Try again?',
  ]);
});
