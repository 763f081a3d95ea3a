/** The texts that have been loaded, in the reader's language. This file imports nothing: the files with texts need it first. */
const loaded = new Map<string, unknown>();

/** Called by the files with texts (web/text-modules.ts). A part is what components import: `messages`, `text=screen`. */
export function register(area: string, part: string, texts: unknown): void {
  loaded.set(`${area}?${part}`, texts);
}

/** What an import of texts is in the built page. */
export function loadedTexts(area: string, part: string): unknown {
  const texts = loaded.get(`${area}?${part}`);
  if (texts === undefined) throw new Error(`the texts of ${area} (${part}) must be loaded first`);
  return texts;
}
