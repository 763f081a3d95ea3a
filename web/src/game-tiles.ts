import type { Component } from 'svelte';
import { hasSection, isBuiltIn } from '$lib/i18n/load-texts';
import { loadPackagedModule } from '$lib/packages/packaged-module';

/** Apart from games.ts, whose list of all screens is as large as the rest of the home page's own code. */
const boxes = import.meta.glob<{ default: Component }>('../../src/huetable/games/*/ui/Box.svelte');

/** The game's picture on the home page; null where it has none. */
export async function loadBoxArt(game: string): Promise<Component | null> {
  // The texts on it come with the page's own, but for games of other packages.
  const load = boxes[`../../src/huetable/games/${game}/ui/Box.svelte`];
  const box =
    load || isBuiltIn(game) ? load?.() : loadPackagedModule<{ default: Component }>(game, 'Box.svelte');
  return (await box)?.default ?? null;
}

/** A game without a page "How to play" gets no link to it. */
export function hasHowTo(game: string): boolean {
  return hasSection(game, 'how_to');
}
