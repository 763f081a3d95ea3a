// @vitest-environment node
import { expect, it } from 'vitest';
import { parse, to } from './routes';

it.each([
  [to.home, { page: 'home' }],
  [to.settings, { page: 'settings' }],
  [to.table('a b/c'), { page: 'table', table: 'a b/c' }],
  [to.code('KITE'), { page: 'code', code: 'KITE' }],
  [to.tv('KITE'), { page: 'tv', code: 'KITE' }],
  [to.rules('dye_pot'), { page: 'rules', game: 'dye_pot' }],
  [to.replay('x', 2), { page: 'replay', table: 'x', game: 2 }],
])('%s leads where it says', (path, route) => {
  expect(parse(path)).toEqual(route);
});

it.each(['/nowhere', '/t', '/t/a/b', '/replay/x/first', '/replay/x', '/settings/more', '/a/b/c/d'])(
  '%s leads nowhere, and says so',
  (path) => {
    expect(parse(path)).toEqual({ page: 'lost' });
  },
);

it('takes a broken escape as it stands', () => {
  expect(parse('/c/%E0%A4%A')).toEqual({ page: 'code', code: '%E0%A4%A' });
});
