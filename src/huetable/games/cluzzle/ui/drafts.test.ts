import { expect, test } from 'vitest';
import { forget, recallDraft, remember, superseded } from './drafts';

const data = Uint8Array.from({ length: 40_000 }, (_, at) => at % 256);

test('a draft is remembered whole, however long, until it is forgotten', () => {
  remember('clay-test', { data, hash: 'a' });
  expect(recallDraft('clay-test')).toEqual({ data, hash: 'a' });
  forget('clay-test');
  expect(recallDraft('clay-test')).toBeNull();
});

test('what is broken is no draft', () => {
  localStorage.setItem('clay-test', JSON.stringify({ clay: '*', hash: null }));
  expect(recallDraft('clay-test')).toBeNull();
});

test('a newer draft from another device goes before this one, unless this one never arrived', () => {
  expect(superseded({ data, hash: 'a' }, 'b')).toBe(true);
  expect(superseded({ data, hash: 'a' }, 'a')).toBe(false);
  expect(superseded({ data, hash: null }, 'b')).toBe(false);
  expect(superseded({ data, hash: 'a' }, null)).toBe(false);
});
