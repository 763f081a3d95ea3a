// @vitest-environment node
import { Linter } from 'eslint';
import * as parser from 'svelte-eslint-parser';
import { expect, it } from 'vitest';
import ours from './eslint-loose-texts.js';

function found(code: string): readonly string[] {
  const messages = new Linter().verify(
    code,
    {
      files: ['**/*.svelte'],
      languageOptions: { parser },
      plugins: { ours },
      rules: { 'ours/loose-texts': 'error' },
    } as Linter.Config,
    'Screen.svelte',
  );
  return messages.map(({ message }) => message);
}

it.each([
  '<p>Your turn</p>',
  '<button aria-label="Close"></button>',
  "<script>const line = 'Your turn now';</script>",
  '<script>const line = `Waiting for ${name}`;</script>',
])('finds the text in %s', (code) => {
  expect(found(code)).toEqual([expect.stringMatching(/catalogue/u)]);
});

it.each([
  '<p class="note wide">{text.yourTurn} · {count}</p>',
  '<button aria-label={text.close} style:width="{size}px"></button>',
  "<script>throw new Error('A screen plays nothing');</script>",
  '<style>p { color: red; }</style>',
])('leaves %s alone', (code) => {
  expect(found(code)).toEqual([]);
});
