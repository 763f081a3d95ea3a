// @vitest-environment node
import { expect, it } from 'vitest';

const sources = Object.values(
  import.meta.glob<string>(['./*.svelte', './*.ts', '!./*.test.ts'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);
const catalogues = import.meta.glob<unknown>('../../i18n/{en,de,es,pt}.json', {
  import: 'default',
  eager: true,
});
const keys = [...new Set(sources.flatMap((source) => source.match(/\btext(?:\.\w+){2,}/gu) ?? []))];

/** How each language asks somebody to touch the screen. In Spanish “te toca” says whose turn it is. */
const ASKS: Readonly<Record<string, RegExp>> = {
  en: /\b(?:tap|click|touch|press|swipe)/iu,
  de: /(?:tipp|klick|berühr|drück|wisch)/iu,
  es: /(?<!\b(?:te|le|les) )\b(?:toca|toque|puls[ae]|clic|presion|desliza)/iu,
  pt: /\b(?:toc[ae]|toque|cli[cq]|carreg|prim[ae]\b|pression|desliz)/iu,
};

/** The text under such a path, with all its forms. */
function textAt(catalogue: unknown, key: string): string {
  const steps = key.split('.').slice(1);
  const found = steps.reduce(
    (part, step) => (part as Record<string, unknown> | undefined)?.[step],
    catalogue,
  );
  return JSON.stringify(found ?? '');
}

it.each(Object.entries(ASKS))('asks nobody to touch the TV, in %s', (language, asks) => {
  const catalogue = catalogues[`../../i18n/${language}.json`];
  const texts = keys.map((key) => textAt(catalogue, key));
  expect(texts.filter((text) => text !== '""').length).toBeGreaterThan(20);
  expect(texts.filter((text) => asks.test(text))).toEqual([]);
});
