import { expect, it } from 'vitest';
import { goodbyeTitle } from './goodbye-title';

it('tells whom the operator turns away from whom the host turns away', () => {
  expect(goodbyeTitle('kicked')).toBe('The host has banned you from this table');
  expect(goodbyeTitle('banned')).toBe('You’re banned from this server');
  expect(goodbyeTitle('closed')).toBe('This table was closed');
  expect(goodbyeTitle('no_watching')).toBe('You can’t watch right now');
});
