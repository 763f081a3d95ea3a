import { expect, it } from 'vitest';
import { hasHowTo } from './game-tiles';

const pages = import.meta.glob('../../src/huetable/games/*/ui/how-to/index.ts');
const boards = import.meta.glob('../../src/huetable/games/*/ui/Board.svelte');
const gameOf = (path: string) => /games\/(\w+)\//u.exec(path)?.[1] ?? '';

it('knows which games have a page "How to play" without loading it', () => {
  const games = Object.keys(boards).map(gameOf);
  expect(games.filter(hasHowTo)).toEqual(Object.keys(pages).map(gameOf));
  expect(hasHowTo('of_another_package')).toBe(false);
});
