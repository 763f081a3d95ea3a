import { imageOf } from './draw-face';
import type { Pen } from './pen';

/** Where the game's picture stands: above the faces, beside the card. */
const BOX = { x: 60, y: 178, width: 500, height: 240 };

/** The game's own picture of the ending, as the scene on the page shows it; null where there is none. */
export async function loadArt(): Promise<HTMLImageElement | null> {
  // One without a view box holds the symbols that others use.
  const shown = document.querySelector<SVGSVGElement>('[data-finale] svg[viewBox]');
  return shown ? imageOf(new XMLSerializer().serializeToString(standAlone(shown))) : null;
}

/** A copy that needs nothing else of the page: neither its symbols nor its style sheets. */
function standAlone(shown: SVGSVGElement): SVGSVGElement {
  const copy = shown.cloneNode(true) as SVGSVGElement;
  copy.setAttribute('width', String(2 * BOX.width));
  copy.setAttribute('height', String(2 * BOX.height));
  const copies = copy.querySelectorAll<SVGElement>('*');
  shown.querySelectorAll('*').forEach((part, index) => {
    const { filter } = getComputedStyle(part);
    if (filter && filter !== 'none') copies[index]?.setAttribute('style', `filter: ${filter}`);
  });
  copy.prepend(...symbolsOf(copy));
  return copy;
}

function symbolsOf(picture: SVGSVGElement): readonly Node[] {
  const names = [...picture.querySelectorAll('use')].map((use) => use.getAttribute('href') ?? '');
  return [...new Set(names)].flatMap((name) => document.getElementById(name.slice(1))?.cloneNode(true) ?? []);
}

export function drawArt(pen: Pen, art: HTMLImageElement): void {
  pen.save();
  pen.beginPath();
  pen.roundRect(BOX.x, BOX.y, BOX.width, BOX.height, 22);
  pen.clip();
  pen.drawImage(art, BOX.x, BOX.y, BOX.width, BOX.height);
  pen.restore();
}
