import { bringIntoView, isInView, uncoverControls } from './part-view';

/** What players scroll with. */
const SCROLLING = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;
/** Something may still lie over a part for so many milliseconds, while the layout settles. */
const SETTLES = 500;

/**
 * Keeps a part in view, also when the page lays itself out late or a board scrolls by itself. A player who scrolls is
 * left alone, until the phone is turned or another element carries the name.
 */
export class KeepInView {
  #part: HTMLElement | null = null;
  #screen = '';
  #place = '';
  #settled = 0;
  #playerScrolled = false;
  #waits = false;
  /** Where the page stood before it was scrolled here, and where it was left. */
  #before = Infinity;
  #left = 0;
  readonly #stop = () => (this.#playerScrolled = true);

  constructor() {
    for (const type of SCROLLING) addEventListener(type, this.#stop, { passive: true });
  }

  /** For every frame, with the time of it. The bar may lie over the page: at its foot, or where a board keeps it in sight. */
  follow(part: HTMLElement, bar: HTMLElement | null, now: number): void {
    if (part !== this.#part || this.#screen !== screenSize()) this.#begin(part, now);
    if (this.#playerScrolled || (now >= this.#settled && this.#place === placeOf(part))) return;
    if (!this.#seenTwice(part)) return;
    const from = scrollY;
    bringIntoView(part, bar);
    if (bar) uncoverControls(part, bar);
    this.#place = placeOf(part);
    if (scrollY !== from) [this.#before, this.#left] = [Math.min(this.#before, from), scrollY];
  }

  /** A page that stands where it was left goes back up: only players scroll it for good. */
  destroy(): void {
    if (this.#before < scrollY && scrollY === this.#left) scrollTo(0, this.#before);
    for (const type of SCROLLING) removeEventListener(type, this.#stop);
  }

  /** In the frame in which a board changes, it may not have made room yet: what is out of view is looked at twice. */
  #seenTwice(part: HTMLElement): boolean {
    this.#waits = !isInView(part) && !this.#waits;
    return !this.#waits;
  }

  #begin(part: HTMLElement, now: number): void {
    [this.#part, this.#screen] = [part, screenSize()];
    this.#settled = now + SETTLES;
    this.#playerScrolled = false;
  }
}

function screenSize(): string {
  return `${innerWidth}x${innerHeight}`;
}

function placeOf(part: HTMLElement): string {
  const { left, top, width, height } = part.getBoundingClientRect();
  return [left, top, width, height].map(Math.round).join(' ');
}
