import { afterEach, expect, it, vi } from 'vitest';
import { loadScreens } from '../../games';
import type { GamePackage } from '../net/protocol';

const BROUGHT: GamePackage = {
  module: '',
  styles: '',
  step_lengths: { moved: 300 },
  language: 'en',
  texts: {
    events: {
      moved: [
        ['seat'],
        ' moves ',
        ['steps', 'plural', 0, { one: ['a step'], other: [['steps', 0], ' steps'] }],
      ],
    },
    screen: { first: 'Your turn' },
  },
  fields: {},
};

let number = 0;

/** A game that the page was not built with; each test has another one, because games are loaded once. */
function bring(more: Partial<GamePackage>): string {
  const brought = { ...BROUGHT, ...more };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(brought)));
  number += 1;
  return `packaged_${number}`;
}

function moduleOf(code: string): string {
  return `data:text/javascript,${encodeURIComponent(code)}`;
}

afterEach(() => void vi.unstubAllGlobals());

it('tells a game without screens in its own words, on the plain board', async () => {
  const { words, steps, board } = await loadScreens(bring({}));
  expect(words.tell?.({ type: 'moved', seat: 0, steps: 2 }, ['Ann'], 1)).toBe('Ann moves 2 steps');
  expect(words.tell?.({ type: 'moved', seat: 0, steps: 1 }, ['Ann'], 1)).toBe('Ann moves a step');
  expect(steps.lengths).toEqual({ moved: 300 });
  expect(board.name).toBe('PlainBoard');
});

it('takes the screens that a package brings', async () => {
  const code = `export const version = 1;
    export default (host) => ({
      board: (target) => ({ update() {}, destroy() {} }),
      words: { status: () => host.texts.screen.first },
    });`;
  const { words, board } = await loadScreens(bring({ module: moduleOf(code) }));
  expect(words.status?.({} as never, [])).toBe('Your turn');
  expect(board.name).not.toBe('PlainBoard');
});

it.each([
  [
    'are for another version',
    'export const version = 2; export default () => { throw new Error("called"); };',
  ],
  ['fail at once', 'export const version = 1; export default () => { throw new Error("broken"); };'],
])('leaves the game to the plain board if its screens %s', async (_, code) => {
  const complaint = vi.spyOn(console, 'error').mockReturnValue();
  const { board } = await loadScreens(bring({ module: moduleOf(code) }));
  expect(board.name).toBe('PlainBoard');
  expect(complaint).toHaveBeenCalledOnce();
});

it('tries again what could not be loaded', async () => {
  const game = bring({ module: '/games/packaged/0/screen.js' });
  await expect(loadScreens(game)).rejects.toThrow();
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(BROUGHT)));
  await expect(loadScreens(game)).resolves.toBeDefined();
});
