/** The page without a connection. It has nothing but its own files: the service worker keeps those, and no others. */
import { PairsTable } from './pairs-table';

const TRY_EVERY = 2000;

/** As the page does (lib/me/settings.svelte.ts), for a reader who has chosen a theme or a text size. */
function applySettings(root: HTMLElement): void {
  try {
    const kept = JSON.parse(localStorage.getItem('huetable.settings') ?? '{}') as Record<string, string>;
    for (const name of ['theme', 'type', 'motion']) root.dataset[name] = kept[name] ?? '';
  } catch {
    // Storage is blocked: the page looks as the device prefers.
  }
}

/** The server is back: so is the table. That the network is there again doesn't yet mean that it can be reached. */
async function tryAgain(): Promise<void> {
  const answer = await fetch('/healthz', { cache: 'no-store' }).catch(() => null);
  if (answer?.ok) location.reload();
}

applySettings(document.documentElement);
const section = document.querySelector<HTMLElement>('.pairs');
const drawings = document.querySelector('template');
if (section && drawings) new PairsTable(section, [...drawings.content.children]).deal();
addEventListener('online', () => void tryAgain());
setInterval(() => void tryAgain(), TRY_EVERY);
