import { readFile } from 'node:fs/promises';
import MessageFormat from '@messageformat/core';
import compileModule from '@messageformat/core/compile-module.js';
import type { Plugin } from 'vite';

const QUERY = '.json?messages';
const COMPILED = '\0messages:';

/** Sections of a game's catalogue that the server puts into words. The page has no use for them. */
const FOR_THE_SERVER = ['refusals', 'options', 'choices'];

type Catalogue = Record<string, unknown>;

/** A catalogue of ICU messages as a module of functions, one for each message; `fields` stays data. */
export function compileMessages(catalogue: Catalogue, language: string): string {
  const { fields = {}, ...sections } = catalogue;
  const used = Object.entries(sections).filter(([name]) => !FOR_THE_SERVER.includes(name));
  const messages = compileModule(new MessageFormat(language), Object.fromEntries(used) as never);
  return messages.replace(/\}\s*$/u, `,\n  fields: ${JSON.stringify(fields)}\n}\n`);
}

/**
 * `import messages from '../text/en.json?messages'`: messages are compiled when the page is built, so that no parser
 * is sent to browsers. The file's name is its language.
 */
export function messages(): Plugin {
  return {
    name: 'messages',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith(QUERY)) return null;
      const found = await this.resolve(source.slice(0, -'?messages'.length), importer, { skipSelf: true });
      // The id must not end in .json: Vite would parse the module as one.
      return found && COMPILED + found.id.slice(0, -'.json'.length);
    },
    async load(id) {
      if (!id.startsWith(COMPILED)) return null;
      const file = `${id.slice(COMPILED.length)}.json`;
      this.addWatchFile(file);
      const catalogue = JSON.parse(await readFile(file, 'utf-8')) as Catalogue;
      return compileMessages(catalogue, file.slice(file.lastIndexOf('/') + 1, -'.json'.length));
    },
  };
}
