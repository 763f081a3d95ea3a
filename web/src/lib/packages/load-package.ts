import { register } from '../i18n/loaded-texts';
import { fetchGamePackage } from '../net/api';
import type { GamePackage } from '../net/protocol';
import { asComponent, hostFor } from './host';
import { VERSION, type Mount, type ScreenModule, type Screens } from './interface';
import { eventMessages, screenTexts, type ParsedTexts } from './parsed-messages';

/** A game of another package, under the names that its files would have in a folder `ui` (see games.ts). */
export interface PackagedGame {
  readonly modules: Readonly<Record<string, object | undefined>>;
  readonly sections: readonly string[];
}

/** Which props a game's own types allow is the game's business. */
type AnyMount = Mount<Readonly<Record<string, unknown>>>;

const loading = new Map<string, Promise<PackagedGame>>();

/** Everything that a package brings of a game. It is loaded once; what could not be loaded is tried again. */
export function loadPackage(game: string): Promise<PackagedGame> {
  const found = loading.get(game) ?? load(game);
  loading.set(game, found);
  found.catch(() => loading.delete(game));
  return found;
}

async function load(game: string): Promise<PackagedGame> {
  const brought = await fetchGamePackage(game);
  const texts = registerTexts(game, brought);
  const [module] = await Promise.all([importScreens(brought.module), loadStyles(brought.styles)]);
  const screens = module ? makeScreens(game, module, texts) : {};
  return { modules: modulesOf(screens, brought), sections: Object.keys(brought.texts) };
}

/** Where the page looks for the texts of all games. */
function registerTexts(
  game: string,
  { texts, fields, language }: GamePackage,
): Readonly<Record<string, unknown>> {
  const sections = screenTexts(texts as ParsedTexts, language);
  register(game, 'messages', { ...eventMessages(texts as ParsedTexts, language), fields });
  for (const [section, part] of Object.entries(sections)) register(game, `text=${section}`, part);
  return sections;
}

async function importScreens(address: string): Promise<ScreenModule | null> {
  return address ? ((await import(/* @vite-ignore */ address)) as ScreenModule) : null;
}

/** The board must not be seen without its styles. */
async function loadStyles(address: string): Promise<void> {
  if (!address || document.querySelector(`link[href="${address}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  await new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      reject(new Error(`${address} can't be loaded`));
    };
    document.head.append(link);
  });
}

/** Screens for another version of Huetable, or that fail at once, leave the game to the plain board. */
function makeScreens(game: string, module: ScreenModule, texts: Readonly<Record<string, unknown>>): Screens {
  if (module.version !== VERSION) {
    console.error(
      `the screens of ${game} are for version ${module.version} of the interface, not ${VERSION}`,
    );
    return {};
  }
  try {
    return module.default(hostFor(texts));
  } catch (error) {
    console.error(`the screens of ${game} can't be used`, error);
    return {};
  }
}

function modulesOf(screens: Screens, { step_lengths: lengths }: GamePackage): PackagedGame['modules'] {
  const { board, tv, box, words, steps, mood, roomMood, tips, lesson, turningPoint } = screens;
  return {
    'Board.svelte': board && { default: asComponent(board as AnyMount) },
    'Tv.svelte': tv && { default: asComponent(tv as AnyMount) },
    'Box.svelte': box && { default: asComponent(box as AnyMount) },
    'words.ts': words,
    'steps.ts': { ...steps, lengths },
    'mood.ts': mood && { mood, ...(roomMood && { roomMood }) },
    'tips.ts': tips && { tips },
    'lesson.ts': lesson && { steps: lesson },
    'turning-points.ts': turningPoint && { turns: turningPoint },
  };
}
