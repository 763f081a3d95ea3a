import { readFile } from 'node:fs/promises';
import MessageFormat from '@messageformat/core';
import compileModule from '@messageformat/core/compile-module.js';
import type { Plugin } from 'vite';

const REQUEST = /^(?<file>.+\.json)\?(?<kind>messages|text)(?:=(?<section>\w+))?$/u;
const COMPILED = '\0messages:';

/** Sections of a game's catalogue that the events' sentences don't need: the server's, the shell's, and the screens'. */
const NOT_FOR_EVENTS = [
  'about',
  'refusals',
  'options',
  'option_hints',
  'choices',
  'presets',
  'shell',
  'box',
  'screen',
  'tips',
  'how_to',
  'lesson',
  'honours',
];

type Catalogue = Record<string, unknown>;

/** A catalogue of ICU messages as a module of functions, one for each message; `fields` stays data. */
export function compileMessages(catalogue: Catalogue, language: string): string {
  const { fields = {}, ...sections } = catalogue;
  const used = Object.entries(sections).filter(([name]) => !NOT_FOR_EVENTS.includes(name));
  const messages = compileModule(new MessageFormat(language), Object.fromEntries(used) as never);
  return messages.replace(/\}\s*$/u, `,\n  fields: ${JSON.stringify(fields)}\n}\n`);
}

/** Of a message without arguments: the string that it is. */
const CONSTANT = /\(\) => (?<string>"(?:[^"\\]|\\.)*")(?=,?\n)/gu;

/** Texts for the screen as a module: a string for each text, and a function for each that has arguments. */
export function compileTexts(texts: Catalogue, language: string): string {
  // A thousand functions to be called once each would take a slow phone a while.
  return compileModule(new MessageFormat(language), texts as never).replace(CONSTANT, '$<string>');
}

interface Request {
  readonly file: string;
  readonly kind: string;
  readonly section?: string;
}

function requestOf(source: string): Request | null {
  return (REQUEST.exec(source)?.groups as Request | undefined) ?? null;
}

function compile({ kind, section }: Request, catalogue: Catalogue, language: string): string {
  if (kind === 'messages') return compileMessages(catalogue, language);
  return compileTexts((section ? (catalogue[section] ?? {}) : catalogue) as Catalogue, language);
}

/**
 * Messages are compiled when the page is built, so that no parser is sent to browsers. The file's name is its language.
 *
 * - `import messages from '../text/en.json?messages'`: what the sentences for events need.
 * - `import screen from '../text/en.json?text=screen'`: one section as texts; without a name, all sections.
 */
export function messages(): Plugin {
  return {
    name: 'messages',
    enforce: 'pre',
    async resolveId(source, importer) {
      const request = requestOf(source);
      if (!request) return null;
      const found = await this.resolve(request.file, importer, { skipSelf: true });
      // The id must not end in .json: Vite would parse the module as one.
      return found && `${COMPILED}${found.id}?${source.slice(request.file.length + 1)}#`;
    },
    async load(id) {
      const request = id.startsWith(COMPILED) ? requestOf(id.slice(COMPILED.length, -1)) : null;
      if (!request) return null;
      this.addWatchFile(request.file);
      const catalogue = JSON.parse(await readFile(request.file, 'utf-8')) as Catalogue;
      return compile(
        request,
        catalogue,
        /(?<language>\w+)\.json$/u.exec(request.file)?.groups?.language ?? '',
      );
    },
  };
}
