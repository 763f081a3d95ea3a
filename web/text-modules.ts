import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { hasPlainNames, spokenLanguage, withPlainNames } from './plain-names.ts';

/** The modules that register texts in one language, and the one that knows how to load them all. */
export const TEXTS = '\0texts:';
export const LOADERS = 'virtual:text-loaders';

/** Sections that are loaded when they are needed, each by itself; what else a game's screens import comes with them. */
const ON_DEMAND = ['tips', 'how_to', 'lesson', 'honours'];
/** What the home page shows of every game travels with the page's own texts. */
const WITH_PAGE = 'box';
export const PAGE = 'page';
/** Sections of the page's texts that the home page shows; the others come with the first page that isn't home. */
const AT_HOME = [
  'common',
  'connection',
  'faces',
  'home',
  'howTo',
  'hues',
  'language',
  'learn',
  'notFound',
  'settings',
  'you',
];
/** English in disguise, which only tests read. */
const PSEUDO = /-X[AB]$/u;
export const FIRST = 'at_home';
export const REST = 'elsewhere';

/** The part of the page's texts that a file has. */
export function pagePart<Text>(texts: Readonly<Record<string, Text>>, part: string): Record<string, Text> {
  const isWanted = (section: string): boolean => AT_HOME.includes(section) === (part === FIRST);
  return Object.fromEntries(Object.entries(texts).filter(([section]) => isWanted(section)));
}

/** How the name of a file with the page's texts begins; the language follows. */
export const PAGE_TEXTS = 'text-';

/** A part of a catalogue, as components import it: `messages`, `text`, or `text=screen`. */
type Import = string;

export interface Area {
  readonly name: string;
  readonly english: string;
}

/** The catalogues that the page is made from. */
export class TextModules {
  readonly page: Area;
  readonly table: Area;
  readonly games: readonly Area[];

  constructor(root: string) {
    this.page = { name: PAGE, english: path.join(root, 'web/src/lib/i18n/en.json') };
    this.table = { name: 'table', english: path.join(root, 'web/src/lib/table/text/en.json') };
    this.games = globSync('src/huetable/games/[a-z]*/text/en.json', { cwd: root })
      .toSorted()
      .map((file) => ({ name: file.split(path.sep)[3] ?? '', english: path.join(root, file) }));
  }

  areaOf(file: string): Area | null {
    return [this.page, this.table, ...this.games].find(({ english }) => english === file) ?? null;
  }

  /** The languages that an area is there in. */
  languages({ english }: Area): string[] {
    return globSync('*.json', { cwd: path.dirname(english) }).map((file) => path.basename(file, '.json'));
  }

  /** The tags that the page is built for: its languages, and each of them with descriptive names. */
  tags(): string[] {
    const languages = this.languages(this.page);
    return [...languages, ...languages.filter((language) => !PSEUDO.test(language)).map(withPlainNames)];
  }

  /** What `LOADERS` exports: for each game and section, how to load it. A game that isn't translated says it in English. */
  loaders(tag: string): string {
    const language = spokenLanguage(tag);
    const games = this.games.map((area) => {
      const translated = this.languages(area).includes(language) ? language : 'en';
      // A game without names of others has no second set of texts.
      const spoken =
        tag !== language && hasPlainNames(area.english) ? withPlainNames(translated) : translated;
      const sections = ['', ...ON_DEMAND.filter((section) => section in catalogueOf(area))].map(
        (section) => `'${section}': () => import('${TEXTS.slice(1)}${area.name}:${spoken}:${section}')`,
      );
      return `'${area.name}': {${sections.join()}}`;
    });
    const rest = `'${PAGE}': {'': () => import('${TEXTS.slice(1)}${PAGE}:${language}:${REST}')}`;
    return `{${[rest, ...games].join(',\n')}}`;
  }

  /** A module that registers texts of one language: of the page, of a game's screens, or one section of a game. */
  code(area: string, language: string, section: string): string {
    if (area === PAGE) return section === REST ? this.#restCode(language) : this.#pageCode(language);
    const game = this.games.find(({ name }) => name === area);
    if (!game) throw new Error(`there is no catalogue of ${area}`);
    return registering(language, [[game, section ? [`text=${section}`] : screenImports(game)]]);
  }

  /** Added to those that are there: components hold on to the object. */
  #restCode(language: string): string {
    return `import { loadedTexts } from '$lib/i18n/loaded-texts';
import rest from '${this.page.english}?text=${REST}&in=${language}';
Object.assign(loadedTexts('${PAGE}', 'text'), rest);
`;
  }

  #pageCode(language: string): string {
    const boxes = this.games
      .filter((area) => WITH_PAGE in catalogueOf(area))
      .map((area): [Area, Import[]] => [area, [`text=${WITH_PAGE}`]]);
    const texts = registering(language, [[this.table, ['messages']], ...boxes]);
    const first = `import first from '${this.page.english}?text=${FIRST}&in=${language}';\nregister('${PAGE}', 'text', first);\n`;
    return `${texts}${first}register('${LOADERS}', '', ${this.loaders(language)});\n`;
  }
}

function catalogueOf({ english }: Area): object {
  return JSON.parse(readFileSync(english, 'utf-8')) as object;
}

/** What a game's screens import of its catalogue, apart from what is loaded by itself. */
function screenImports({ english }: Area): Import[] {
  const folder = path.join(path.dirname(english), '../ui');
  if (!existsSync(folder)) return ['messages'];
  const files = globSync('**/*.{ts,svelte}', { cwd: folder }).filter((file) => !file.endsWith('.test.ts'));
  const found = files.flatMap((file) => [
    ...readFileSync(path.join(folder, file), 'utf-8').matchAll(/text\/en\.json\?([\w=]+)'/gu),
  ]);
  const imports = new Set(['messages', ...found.map(([, asked]) => asked ?? '')]);
  return [...imports]
    .filter((asked) => ![...ON_DEMAND, WITH_PAGE].some((section) => asked === `text=${section}`))
    .toSorted();
}

function registering(language: string, parts: readonly [Area, readonly Import[]][]): string {
  const lines = parts.flatMap(([area, imports], place) =>
    imports.map((asked, index) => {
      const name = `part${place}_${index}`;
      return `import ${name} from '${area.english}?${asked}&in=${language}';\nregister('${area.name}', '${asked}', ${name});`;
    }),
  );
  return `import { register } from '$lib/i18n/loaded-texts';\n${lines.join('\n')}\n`;
}

/** The file in which a module of texts travels; null for other modules. */
export function textChunk(id: string): string | null {
  const own = /^\0texts:(?<area>\w+):(?<language>[\w-]+):(?<section>\w*)$/u.exec(id)?.groups;
  if (own) return chunkName(own.area ?? '', own.section ?? '', own.language ?? '');
  const part =
    /^\0messages:.*?(?:games\/(?<game>\w+)\/)?(?:i18n|text)\/en\.json\?(?:messages|text=?(?<section>\w*))&in=(?<language>[\w-]+)#$/u.exec(
      id,
    )?.groups;
  return part ? chunkName(part.game ?? PAGE, part.section ?? '', part.language ?? '') : null;
}

function chunkName(area: string, section: string, language: string): string {
  if (section === REST) return `more-${language}`;
  if (area === PAGE || section === WITH_PAGE) return `${PAGE_TEXTS}${language}`;
  return ON_DEMAND.includes(section) ? `${area}-${section}-${language}` : `${area}-${language}`;
}
