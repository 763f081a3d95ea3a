/** The first element on the screen that carries this name, or null. Of several names, the first that is there counts. */
export function findPart(names: string, root: ParentNode = document): HTMLElement | null {
  for (const name of names.split(' ')) {
    const found = findNamed(name, root);
    if (found) return found;
  }
  return null;
}

function findNamed(name: string, root: ParentNode): HTMLElement | null {
  const named = root.querySelectorAll<HTMLElement>(`[data-part~="${CSS.escape(name)}"]`);
  return [...named].find((element) => isShown(element)) ?? null;
}

/** What keeps its place while something else takes it is not shown. */
function isShown(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible';
}

/** Scrolls only if something else lies over the part, or it is off the screen. The sentence about it stays in view. */
export function bringIntoView(part: HTMLElement, bar: HTMLElement | null = null): void {
  if (!isInView(part)) part.scrollIntoView({ block: 'nearest' });
  if (!isInView(part)) part.scrollIntoView({ block: 'start' });
  if (bar && !isInView(bar)) bar.scrollIntoView({ block: 'nearest' });
}

const CONTROLS = 'main :is(button, a, input, select, textarea, [data-part~="card"])';
const GAP = 8;

/**
 * A bar over the lower edge of the page may lie over a button: then the page scrolls, if the part stays in view. A bar on
 * a board has its place there, and what is below it would be out of sight without it too.
 */
export function uncoverControls(part: HTMLElement, bar: HTMLElement): void {
  if (bar.closest('main') || liesOnTabs(bar)) return;
  const place = bar.getBoundingClientRect();
  const covered = [...document.querySelectorAll(CONTROLS)]
    .filter((control) => !bar.contains(control))
    .map((control) => control.getBoundingClientRect())
    .filter((box) => meets(box, place));
  if (covered.length === 0) return;
  const before = scrollY;
  scrollBy(0, Math.max(...covered.map((box) => box.bottom)) - place.top + GAP);
  if (!isInView(part)) scrollTo(0, before);
}

/** Where the bar takes the place of the tabs, things lie below it as they lie below the tabs: nothing has to move. */
function liesOnTabs(bar: HTMLElement): boolean {
  const tabs = document.querySelector('.foot > nav');
  return tabs !== null && meets(tabs.getBoundingClientRect(), bar.getBoundingClientRect());
}

function meets(one: DOMRect, other: DOMRect): boolean {
  const [across, down] = [one.left < other.right && other.left < one.right, one.top < other.bottom];
  return across && down && other.top < one.bottom && one.height > 0;
}

/** Of a part that fills most of the screen, it is enough to see the middle. */
export function isInView(part: HTMLElement): boolean {
  const { left, top, bottom, width, height } = part.getBoundingClientRect();
  const across = left + width / 2;
  const heights = height > innerHeight / 2 ? [top + height / 2] : [top + 3, top + height / 2, bottom - 3];
  return heights.every((down) => isSeenAt(part, across, down));
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const STEP = 4;
const LEAST = 16;

/** The box of what can be seen of a part: a board may reach below the hand that lies over it. Null if that is nothing. */
export function visibleBox(part: HTMLElement): Box | null {
  const { left, top: upper, bottom: lower, width } = part.getBoundingClientRect();
  const across = left + width / 2;
  let [top, bottom] = [upper, lower];
  while (bottom - top >= LEAST && !isSeenAt(part, across, bottom - 3)) bottom -= STEP;
  while (bottom - top >= LEAST && !isSeenAt(part, across, top + 3)) top += STEP;
  const tiny = lower - upper < LEAST;
  return tiny || bottom - top >= LEAST ? { left, top, width, height: bottom - top } : null;
}

/** How far the line around a part reaches beyond its box. */
const LINE = 7;

/** The box moved in from the edges of the window, so that the line around it is seen on every side. */
export function withinWindow({ left, top, width, height }: Box): Box {
  const [from, above] = [Math.max(LINE, left), Math.max(LINE, top)];
  const [to, below] = [Math.min(innerWidth - LINE, left + width), Math.min(innerHeight - LINE, top + height)];
  return { left: from, top: above, width: Math.max(0, to - from), height: Math.max(0, below - above) };
}

/** How far the line stays from words that begin at the very edge of a part. */
const AIR = 5;
const CLEAR = /^$|^transparent$|^rgba\(0, 0, 0, 0\)$/;

/** The box with what juts out of the part, such as the number at a small face: it says so with `data-juts`. */
function withJuts(part: HTMLElement, { left, top, width, height }: Box): Box {
  const juts = [...part.querySelectorAll('[data-juts]')].map((each) => each.getBoundingClientRect());
  const seen = juts.filter((jut) => jut.width > 0);
  const [from, above] = [
    Math.min(left, ...seen.map((jut) => jut.left)),
    Math.min(top, ...seen.map((jut) => jut.top)),
  ];
  const to = Math.max(left + width, ...seen.map((jut) => jut.right));
  return { left: from, top: above, width: to - from, height: top + height - above };
}

/**
 * A part that is written on up to its rim says so with `data-rim`. Where it reaches the edges of the window, the line runs
 * only above and below it: at the sides it would lie on the writing.
 */
export function outlinedBox(part: HTMLElement, visible: Box): Box {
  const seen = withJuts(part, visible);
  const air = hasRim(part) ? 0 : AIR;
  const box = withinWindow({ ...seen, left: seen.left - air, width: seen.width + 2 * air });
  const wide = seen.left < LINE && seen.left + seen.width > innerWidth - LINE;
  return wide && 'rim' in part.dataset ? { ...box, left: -4 * LINE, width: innerWidth + 8 * LINE } : box;
}

/** Cards and buttons keep their words off their edges. What is only a place on the page may not. */
function hasRim(part: Element): boolean {
  if (!(part instanceof HTMLElement) || 'rim' in part.dataset) return true;
  const { paddingLeft, borderLeftWidth, backgroundColor, backgroundImage } = getComputedStyle(part);
  const painted = !CLEAR.test(backgroundColor) || !['', 'none'].includes(backgroundImage);
  const inset = [paddingLeft, borderLeftWidth].some((width) => Number.parseFloat(width) > 0);
  const [first, ...others] = part.children;
  return painted || inset || (first !== undefined && others.length === 0 && hasRim(first));
}

/** The line follows the corners of the part, round ones too; a part without any gets small ones. */
export function cornersOf(part: HTMLElement): string {
  const { borderRadius } = getComputedStyle(part);
  return Number.parseFloat(borderRadius) > 0 ? borderRadius : '10px';
}

function isSeenAt(part: HTMLElement, x: number, y: number): boolean {
  const hit = document.elementFromPoint(x, y);
  const seen = touchable(part);
  return hit !== null && (seen.contains(hit) || hit.contains(seen));
}

/** A part that lets taps through, such as arrows on a table, is never hit: something else in its section is. */
function touchable(part: HTMLElement): Element {
  if (getComputedStyle(part).pointerEvents !== 'none') return part;
  return part.closest('section, main') ?? part;
}
