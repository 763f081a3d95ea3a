import loaders from 'virtual:text-loaders';
import type { Catalogue } from '../table/event-messages';
import { loadedTexts } from './loaded-texts';

/** A page that isn't home, after the texts that home doesn't show. */
export async function loadPage<Page>(page: () => Promise<Page>): Promise<Page> {
  await load('page', '');
  return page();
}

/** Loads the texts of a game's screens in the reader's language, before anything that imports them. */
export async function loadScreenTexts(game: string): Promise<void> {
  await load(game, '');
}

/** What the sentences for a game's events need; null where it has none. */
export async function loadMessages(game: string): Promise<Catalogue | null> {
  return (await load(game, '')) ? (loadedTexts(game, 'messages') as Catalogue) : null;
}

/** One section of a game's texts that is loaded by itself, such as `tips`; null where the game has none. */
export async function loadSection(game: string, section: string): Promise<unknown> {
  return (await load(game, section)) ? loadedTexts(game, `text=${section}`) : null;
}

/** Whether the page was built with this game; another package brings it otherwise. */
export function isBuiltIn(game: string): boolean {
  return Object.hasOwn(loaders, game);
}

/** Whether the page was built with this section of the game's texts. */
export function hasSection(game: string, section: string): boolean {
  return loaders[game]?.[section] !== undefined;
}

async function load(game: string, section: string): Promise<boolean> {
  if (!isBuiltIn(game)) return loadPackageTexts(game, section);
  const loadIt = loaders[game]?.[section];
  await loadIt?.();
  return loadIt !== undefined;
}

/** All texts of a package come at once. */
async function loadPackageTexts(game: string, section: string): Promise<boolean> {
  const { loadPackage } = await import('../packages/load-package');
  const { sections } = await loadPackage(game);
  return section === '' || sections.includes(section);
}
