// @vitest-environment node
import { expect, it } from 'vitest';
import { parseRoute, pathTo } from './routes';

it.each([
  [pathTo.home, { page: 'home' }],
  [pathTo.settings, { page: 'settings' }],
  [pathTo.myPage, { page: 'myPage' }],
  [pathTo.about, { page: 'about' }],
  [pathTo.table('a b/c'), { page: 'table', table: 'a b/c' }],
  [pathTo.code('KITE'), { page: 'code', code: 'KITE' }],
  [pathTo.tv('KITE'), { page: 'tv', code: 'KITE' }],
  [pathTo.rules('dye_pot'), { page: 'rules', game: 'dye_pot' }],
  [pathTo.howToPlay('dye_pot'), { page: 'howToPlay', game: 'dye_pot' }],
  [pathTo.learn('dye_pot'), { page: 'learn', game: 'dye_pot' }],
  ['/operator', { page: 'operator' }],
  ['/move/token', { page: 'move', token: 'token' }],
  [pathTo.replay('x', 2), { page: 'replay', table: 'x', game: 2 }],
])('%s leads where it says', (path, route) => {
  expect(parseRoute(path)).toEqual(route);
});

it.each(['/nowhere', '/t', '/t/a/b', '/replay/x/first', '/replay/x', '/settings/more', '/a/b/c/d'])(
  '%s leads nowhere, and says so',
  (path) => {
    expect(parseRoute(path)).toEqual({ page: 'notFound' });
  },
);

it('takes a broken escape as it stands', () => {
  expect(parseRoute('/c/%E0%A4%A')).toEqual({ page: 'code', code: '%E0%A4%A' });
});
