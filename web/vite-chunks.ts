import type { Rolldown } from 'vite';
import { PAGE_TEXTS, textChunk } from './text-modules.ts';

type Graph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

const BOXES = /games\/\w+\/ui\/Box\.svelte$/;
const TABLE = /routes\/Table\.svelte$/;
/** What every file with texts needs, and so must not wait for the page that waits for the texts. */
const MESSAGES =
  /i18n\/(loaded-texts|message-number)\.ts$|(@messageformat\/runtime|make-plural)\/|vite\/preload-helper/;
/** Parts of Svelte that the home page doesn't use: what moves, elements of any name, sizes, maps and sets. */
const LATER =
  /svelte\/src\/(reactivity\/(map|set)|internal\/client\/dom\/(elements\/(transitions|bindings\/size)|blocks\/svelte-element))\.js$/u;
/** We have no custom elements, but left alone Svelte's base for them is part of the page. */
const CUSTOM_ELEMENTS = /svelte\/src\/.*\/custom-element\.js$/u;
/** The page without a connection needs nothing of the others, and they need nothing of it. */
const OFFLINE = /web\/(offline\.html|src\/offline\/.+)$/u;
/** The list of all screens, with what it imports. Every page but home needs it, and most of them need no table. */
const GAMES = /web\/src\/(games|lib\/table\/(mood\/(mood|mix)|steps\/game-steps))\.ts$/u;
/** What games.ts loads before it shows a game's table. */
const SCREENS = /games\/\w+\/(ui\/(Board|SeatNote)\.svelte|ui\/(words|steps|mood)\.ts|steps\.json)$/;

/**
 * Which modules travel in one file. Left to itself, the bundler makes a file of whatever the same pages share: a table
 * took eighty requests, most of them for less than a kilobyte. What is loaded on demand (a dialog, an ending, clay in
 * 3D) still has files of its own.
 */
export const chunks: Rolldown.CodeSplittingGroup[] = [
  { name: 'messages', test: MESSAGES, priority: 7 },
  // Without what they import: that is in the page's first file.
  {
    name: 'games',
    test: (id) => LATER.test(id) || GAMES.test(id),
    priority: 7,
    includeDependenciesRecursively: false,
  },
  // The texts of one language: each game's in a file. The page's own are a file already, because it is one to start with.
  { name: (id) => gameTexts(id), priority: 6, debugName: 'texts' },
  {
    name: (id) => (textChunk(id) === null && !OFFLINE.test(id) ? 'start' : null),
    tags: ['$initial'],
    priority: 5,
    debugName: 'start',
  },
  // The home page loads the pictures of games as they come into view.
  {
    name: (id, graph) => (isPartOf(BOXES, id, graph) ? `box-${gameOf(id) ?? 'parts'}` : null),
    priority: 4,
    debugName: 'boxes',
  },
  { name: (id, graph) => (isPartOf(TABLE, id, graph) ? 'table' : null), priority: 3, debugName: 'table' },
  // What several games share is apart from them, so that no game loads the screens of another.
  {
    name: (id, graph) => (gameOf(id) === null && isPartOf(SCREENS, id, graph) ? 'screens' : null),
    priority: 2,
    debugName: 'screens',
  },
  {
    name: (id, graph) => (isPartOf(SCREENS, id, graph) ? gameOf(id) : null),
    priority: 1,
    debugName: 'games',
  },
];

function gameTexts(id: string): string | null {
  const chunk = textChunk(id);
  return chunk?.startsWith(PAGE_TEXTS) ? null : chunk;
}

function gameOf(id: string): string | null {
  return /huetable\/games\/(\w+)\//.exec(id)?.[1] ?? null;
}

/** Whether a module is one of these, or is imported by one of them, however indirectly, but not on demand. */
export function isPartOf(root: RegExp, id: string, graph: Graph): boolean {
  const seen = new Set([id]);
  for (const each of seen) {
    if (root.test(each)) return true;
    for (const importer of graph.getModuleInfo(each)?.importers ?? []) seen.add(importer);
  }
  return false;
}

/** Modules that do nothing until something of theirs is used: whoever uses nothing need not load them. */
export const idleModules = [LATER, CUSTOM_ELEMENTS].map((test) => ({ test, sideEffects: false }));
