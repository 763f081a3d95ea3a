import { expect, test } from 'vitest';
import { deleteLocalDraft, loadLocalDraft, storeLocalDraft, isSuperseded } from './draft-storage';

const data = Uint8Array.from({ length: 40_000 }, (_, at) => at % 256);

test('a draft is remembered whole, however long, until it is forgotten', () => {
  storeLocalDraft('clay-test', { data, hash: 'a' });
  expect(loadLocalDraft('clay-test')).toEqual({ data, hash: 'a' });
  deleteLocalDraft('clay-test');
  expect(loadLocalDraft('clay-test')).toBeNull();
});

test('what is broken is no draft', () => {
  localStorage.setItem('clay-test', JSON.stringify({ clay: '*', hash: null }));
  expect(loadLocalDraft('clay-test')).toBeNull();
});

test('a newer draft from another device goes before this one, unless this one never arrived', () => {
  expect(isSuperseded({ data, hash: 'a' }, 'b')).toBe(true);
  expect(isSuperseded({ data, hash: 'a' }, 'a')).toBe(false);
  expect(isSuperseded({ data, hash: null }, 'b')).toBe(false);
  expect(isSuperseded({ data, hash: 'a' }, null)).toBe(false);
});
