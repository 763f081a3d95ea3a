import { expect, it } from 'vitest';
import { ASK_KEYS, questionOf } from './ask-keys';

const pressed = (code: string, more = {}) =>
  questionOf({ code, altKey: true, ctrlKey: false, metaKey: false, shiftKey: false, ...more });

it('knows what each key asks, and no two ask the same', () => {
  expect(Object.values(ASK_KEYS).map((letter) => pressed(`Key${letter}`))).toEqual(Object.keys(ASK_KEYS));
  expect(new Set(Object.values(ASK_KEYS)).size).toBe(8);
});

it('leaves other keys to the browser, the board and the screen reader', () => {
  expect(pressed('KeyD')).toBeNull();
  expect(pressed('KeyT', { altKey: false })).toBeNull();
  for (const other of ['ctrlKey', 'metaKey', 'shiftKey'])
    expect(pressed('KeyT', { [other]: true })).toBeNull();
});
