import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { compileMessages, compileTexts, readCatalogue, type Messages } from './compile-messages.ts';
import { FIRST, LOADERS, PAGE, PAGE_TEXTS, pagePart, REST, TEXTS, TextModules } from './text-modules.ts';

const REQUEST =
  /^(?<file>.+\/en\.json)\?(?<part>(?<kind>messages|text)(?:=(?<section>\w+))?)(?:&in=(?<language>[\w-]+))?$/u;
const COMPILED = '\0messages:';

interface Request {
  readonly file: string;
  /** `messages`, `text` or `text=screen`. */
  readonly part: string;
  readonly kind: string;
  readonly section?: string;
  /** Without it, the reader's. */
  readonly language?: string;
}

function requestOf(source: string): Request | null {
  return (REQUEST.exec(source)?.groups as Request | undefined) ?? null;
}

function compile({ file, kind, section }: Request, language: string): string {
  const catalogue = readCatalogue(file, language);
  if (section === FIRST || section === REST) return compileTexts(pagePart(catalogue, section), language);
  if (kind === 'messages') return compileMessages(catalogue, language);
  return compileTexts((section ? (catalogue[section] ?? {}) : catalogue) as Messages, language);
}

/**
 * Messages are compiled when the page is built, so that no parser is sent to browsers.
 *
 * - `import messages from '../text/en.json?messages'`: what the sentences for events need.
 * - `import screen from '../text/en.json?text=screen'`: one section as texts; without a name, all sections.
 *
 * Both are in the reader's language. In the built page each language is in files of its own, and these imports find what
 * has been loaded (`lib/i18n/loaded-texts.ts`). The development server and the tests have one language, English or what
 * HUETABLE_LANGUAGE names, and get it at once.
 */
export function messages(): Plugin {
  const modules = new TextModules(fileURLToPath(new URL('..', import.meta.url)));
  const only = process.env.HUETABLE_LANGUAGE ?? 'en';
  let building = false;
  return {
    name: 'messages',
    enforce: 'pre',
    configResolved({ command }) {
      building = command === 'build';
    },
    buildStart() {
      // The server puts the one for the reader before the page's own script.
      for (const language of building ? modules.tags() : [])
        this.emitFile({
          type: 'chunk',
          id: `${TEXTS}${PAGE}:${language}:`,
          name: `${PAGE_TEXTS}${language}`,
        });
    },
    async resolveId(source, importer) {
      if (source === LOADERS) return `\0${LOADERS}`;
      if (source.startsWith(TEXTS) || source.startsWith(TEXTS.slice(1)))
        return `\0${source.replace('\0', '')}`;
      const request = requestOf(source);
      if (!request) return null;
      const found = await this.resolve(request.file, importer, { skipSelf: true });
      // The id must not end in .json: Vite would parse the module as one.
      return found && `${COMPILED}${found.id}?${source.slice(request.file.length + 1)}#`;
    },
    load(id) {
      if (id === `\0${LOADERS}`)
        return building ? loadedTexts(LOADERS, '') : `export default ${modules.loaders(only)};`;
      if (id.startsWith(TEXTS)) {
        const [area = '', language = '', section = ''] = id.slice(TEXTS.length).split(':');
        // The development server and the tests have all texts of the page at once.
        return !building && area === PAGE ? '' : modules.code(area, language, section);
      }
      const request = id.startsWith(COMPILED) ? requestOf(id.slice(COMPILED.length, -1)) : null;
      if (!request) return null;
      this.addWatchFile(request.file);
      const area = modules.areaOf(request.file);
      if (building && area && request.language === undefined) return loadedTexts(area.name, request.part);
      return compile(request, request.language ?? only);
    },
  };
}

function loadedTexts(area: string, part: string): string {
  return `import { loadedTexts } from '$lib/i18n/loaded-texts';\nexport default loadedTexts('${area}', '${part}');\n`;
}
