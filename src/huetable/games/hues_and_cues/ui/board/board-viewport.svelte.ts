import { tick, untrack } from 'svelte';
import { painted } from '$lib/ui/idle';
import { isCalm } from '$lib/ui/motion';
import { columnOf, COLUMNS, fieldNumber, pointsFor, rowOf, ROWS } from '../fields/fields';
import { isCrowded, type Reveal } from '../reveal/rounds';

/** A field must be this large to be hit with a thumb, in pixels. */
export const THUMB_CELL_SIZE = 46;
/** And this large for a mouse; below it, picked fields are shown in a close-up. */
export const MOUSE_CELL_SIZE = 24;
const LARGEST_CELL_SIZE = 96;
/** From this size on, the pieces and points of a reveal can be told apart without zooming. */
export const REVEAL_CELL_SIZE = 36;
/** Down to this size a reveal shows every piece; below it, only those that score. */
const FAR_CELL_SIZE = 15;
/** From this size on, a piece has room for its points. */
export const COUNTED_CELL_SIZE = 24;
/** A reveal leaves out parts of the board only if fields become this many times as large. */
const WORTH_ZOOMING = 1.3;
const ZOOM_MS = 260;
/** Space for the letters and numbers; less where every pixel counts. */
export const MARGIN = { wide: 22, narrow: 16 };
const NARROW = 480;
/** A little space on the other sides, so that neither a piece nor a frame at the edge is cut off. */
export const RIM = 12;

/** Of the ring around a target, of a piece with its points, and of the lines around both, in fields. */
const [RING, PIECE, LINE] = [2, 1, 0.5];

/** A part of the board, in fields from its upper left corner. */
interface Part {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

interface Sight {
  readonly cell: number;
  readonly left: number;
  readonly top: number;
}

/** The reveal that the board was fitted to, what room the board had then, how large fields became, and what is to be seen. */
interface Fitted {
  readonly round: number;
  readonly width: number;
  readonly height: number;
  readonly cell: number | null;
  readonly part: Part | null;
}

const NOTHING_FITTED: Fitted = { round: 0, width: 0, height: 0, cell: null, part: null };

/** The target with its ring, and these pieces with their points beside them, as far as the board goes. */
export function partAround(target: number, pieces: readonly number[], beside = PIECE): Part {
  const reach = (place: (field: number) => number, most: number) => {
    const around = [
      { at: place(target), by: RING },
      ...pieces.map((piece) => ({ at: place(piece), by: beside })),
    ];
    const from = Math.min(...around.map(({ at, by }) => at - by)) - LINE;
    const to = Math.max(...around.map(({ at, by }) => at + 1 + by)) + LINE;
    return [Math.max(0, from), Math.min(most, to)] as const;
  };
  const [[left, right], [top, bottom]] = [reach(columnOf, COLUMNS), reach(rowOf, ROWS)];
  return { left, right, top, bottom };
}

function partOf(field: number): Part {
  const [left, top] = [columnOf(field), rowOf(field)];
  return { left, right: left + 1, top, bottom: top + 1 };
}

/** The size of fields in a reveal where they could have the size `fitting`, or null for the whole board. */
export function revealCellSize(fitting: number, smallest: number): number | null {
  return smallest < REVEAL_CELL_SIZE && fitting >= WORTH_ZOOMING * smallest ? fitting : null;
}

/** Zoom and scroll position of the board: how large its fields are, and which part of it is visible. */
export class BoardViewport {
  /** The space that the board has, and its scrolling pane: they are measured after every frame that changes them. */
  roomRect = $state<DOMRectReadOnly>();
  paneRect = $state<DOMRectReadOnly>();
  /** How wide and how high the board may become. */
  readonly availableWidth = $derived(Math.round(this.roomRect?.width ?? 0));
  maxHeight = $state(Infinity);
  /** The size of the scrolling pane. */
  readonly width = $derived(Math.round(this.paneRect?.width ?? 0));
  readonly height = $derived(Math.round(this.paneRect?.height ?? 0));
  /** What is left over on each side of it. */
  readonly outside = $derived(Math.max(0, (this.availableWidth - this.width) / 2));
  /** A field's size in pixels if the player has zoomed; null while the whole board is shown. */
  #zoomedCellSize = $state<number | null>(null);
  #fitted = NOTHING_FITTED;
  readonly #farCellSize: number;
  pane = $state<HTMLElement>();
  scrollLeft = $state(0);
  scrollTop = $state(0);

  readonly margin = $derived(this.availableWidth < NARROW ? MARGIN.narrow : MARGIN.wide);
  readonly smallestCellSize = $derived.by(() => {
    const edges = this.margin + RIM;
    return Math.max(4, Math.min((this.availableWidth - edges) / COLUMNS, (this.maxHeight - edges) / ROWS));
  });
  readonly cellSize = $derived(Math.max(this.smallestCellSize, this.#zoomedCellSize ?? 0));
  readonly showsWholeBoard = $derived(this.cellSize <= this.smallestCellSize + 0.01);
  /** Nothing has to be scrolled to: a low window shows the whole width, but not all rows. */
  readonly showsEveryField = $derived(
    this.showsWholeBoard && this.height + 1 >= this.margin + ROWS * this.cellSize + RIM,
  );
  readonly isLargest = $derived(this.cellSize >= LARGEST_CELL_SIZE);

  /** A TV, across the room, shows every piece of a reveal only where fields stay large. */
  constructor(farCellSize = FAR_CELL_SIZE) {
    this.#farCellSize = farCellSize;
  }

  /** Zooms around a point of the pane: what lies under it stays there. */
  async zoom(cell: number, x = this.width / 2, y = this.height / 2): Promise<void> {
    const pane = this.pane;
    const before = this.cellSize;
    const next = Math.min(LARGEST_CELL_SIZE, Math.max(this.smallestCellSize, cell));
    if (!pane || next === before) return;
    const column = (pane.scrollLeft + x - this.margin) / before;
    const row = (pane.scrollTop + y - this.margin) / before;
    this.#zoomedCellSize = next;
    await tick();
    pane.scrollTo({
      left: column * next + this.margin - x,
      top: row * next + this.margin - y,
      behavior: 'instant',
    });
  }

  /** The field under a point of the screen, or null. */
  fieldAt(x: number, y: number): number | null {
    const pane = this.pane;
    if (!pane) return null;
    const frame = pane.getBoundingClientRect();
    const [right, down] = [x - frame.left - this.margin, y - frame.top - this.margin];
    const inside = right > 0 && down > 0;
    const column = Math.floor((right + pane.scrollLeft) / this.cellSize);
    const row = Math.floor((down + pane.scrollTop) / this.cellSize);
    return inside && column >= 0 && column < COLUMNS && row >= 0 && row < ROWS
      ? row * COLUMNS + column
      : null;
  }

  /** Where a column begins on the screen, from the left edge of the space that the board has. */
  leftOf(column: number): number {
    return this.outside + this.margin + column * this.cellSize - this.scrollLeft;
  }

  /** Where a row begins, from the upper edge of the board. */
  topOf(row: number): number {
    return this.margin + row * this.cellSize - this.scrollTop;
  }

  zoomOut(around: number | null = null): Promise<void> {
    return this.#zoomAround(around, this.cellSize / 1.5);
  }

  /** The first step makes fields large enough for a thumb. */
  zoomIn(around: number | null = null): Promise<void> {
    const isSmall = this.cellSize < THUMB_CELL_SIZE / 1.2;
    return this.#zoomAround(around, isSmall ? THUMB_CELL_SIZE : this.cellSize * 1.5);
  }

  /** The field that the player looks at comes to the middle, unless they have scrolled it away. */
  async #zoomAround(field: number | null, cell: number): Promise<void> {
    const sees = field !== null && this.sees(field);
    await this.zoom(cell);
    if (sees) this.#centreOn(partOf(field));
  }

  /** Whether the middle of a field is in sight; before the pane is measured, all are. */
  sees(field: number): boolean {
    if (this.width === 0) return true;
    const across = this.margin + (columnOf(field) + 0.5) * this.cellSize - this.scrollLeft;
    const down = this.margin + (rowOf(field) + 0.5) * this.cellSize - this.scrollTop;
    return across > this.margin && across < this.width && down > this.margin && down < this.height;
  }

  showWholeBoard(): void {
    this.#zoomedCellSize = null;
  }

  /**
   * Zooms to the target and pieces of a new reveal, again when a phone is turned or a tip takes room from it; shows the
   * whole board when it is over.
   */
  async showReveal(reveal: Reveal | null): Promise<void> {
    const [round, width, height] = [reveal?.round ?? 0, this.availableWidth, this.maxHeight];
    const isNew = round !== this.#fitted.round;
    if (width === 0) return;
    if (!isNew && (round === 0 || !this.#outgrew(width, height))) {
      this.#keepInSight(this.width, this.height);
      return;
    }
    this.#fitted = { ...NOTHING_FITTED, round, width, height };
    const before = this.#sight;
    // The board has another size beside the points; to draw both at once would hold up a slow phone.
    await painted();
    if (reveal?.past.target) await this.#zoomToFit(this.#partToSee(reveal, reveal.past.target));
    else this.showWholeBoard();
    await tick();
    this.#fitted = { ...this.#fitted, cell: untrack(() => this.#zoomedCellSize) };
    if (isNew) this.#glideFrom(before);
  }

  /** A board that the player has zoomed keeps its zoom when a tip comes or goes. */
  #outgrew(width: number, height: number): boolean {
    return width !== this.#fitted.width || (this.#untouched && height !== this.#fitted.height);
  }

  get #untouched(): boolean {
    return untrack(() => this.#zoomedCellSize) === this.#fitted.cell;
  }

  /** The pane takes its size a little later than the fields theirs. */
  #keepInSight(width: number, height: number): void {
    const { part } = this.#fitted;
    if (part && this.#untouched && width > 0 && height > 0) this.#centreOn(part);
  }

  /** Zooms in as far as this part stays visible, at most to thumb size. Large boards stay as they are. */
  async #zoomToFit(part: Part): Promise<void> {
    this.#zoomedCellSize = revealCellSize(this.#fittingCellSize(part), this.smallestCellSize);
    this.#fitted = { ...this.#fitted, part };
    await tick();
    this.#centreOn(part);
  }

  /** The target in its frames, with all pieces; if these lie too far apart, only with those that score, unless none does. */
  #partToSee(reveal: Reveal, target: string): Part {
    const aim = fieldNumber(target);
    const pieces = reveal.pieces.map((piece) => fieldNumber(piece.field));
    const scoring = pieces.filter((piece) => pointsFor(aim, piece) > 0);
    const [beside, smallest] = isCrowded(reveal) ? [0, REVEAL_CELL_SIZE] : [PIECE, this.#farCellSize];
    const all = partAround(aim, pieces, beside);
    return scoring.length === 0 || this.#cellSizeFor(all) >= smallest
      ? all
      : partAround(aim, scoring, beside);
  }

  /** How large fields become if this part shall be in sight. */
  #cellSizeFor(part: Part): number {
    const smallest = this.smallestCellSize;
    return revealCellSize(this.#fittingCellSize(part), smallest) ?? smallest;
  }

  /** How large fields can be, at most of thumb size, so that all of this part is in sight. */
  #fittingCellSize({ left, right, top, bottom }: Part): number {
    const width = this.pane?.parentElement?.clientWidth ?? this.availableWidth;
    const height = Math.min(this.maxHeight, this.#maxPaneHeight);
    const edges = this.margin + RIM;
    return Math.min(THUMB_CELL_SIZE, (width - edges) / (right - left), (height - edges) / (bottom - top));
  }

  /** How large the fields are, and what is scrolled out of sight at the left and at the top. */
  get #sight(): Sight {
    const { scrollLeft = 0, scrollTop = 0 } = this.pane ?? {};
    return { cell: this.cellSize, left: scrollLeft, top: scrollTop };
  }

  /** Glides to what is in sight now from what was before, so that nobody loses a field out of sight. */
  #glideFrom(before: Sight): void {
    const { cell, left, top } = this.#sight;
    if (isCalm() || cell === before.cell) return;
    const away = `translate(${left - before.left}px, ${top - before.top}px) scale(${before.cell / cell})`;
    this.pane?.querySelector('.middle')?.animate([{ transform: away }, { transform: 'none' }], {
      duration: ZOOM_MS,
      easing: 'cubic-bezier(0.3, 0, 0.2, 1)',
    });
  }

  /** A small phone limits the pane's height by CSS. */
  get #maxPaneHeight(): number {
    const most = this.pane ? parseFloat(getComputedStyle(this.pane).maxHeight) : NaN;
    return Number.isNaN(most) ? Infinity : most;
  }

  /** The letters and numbers stay in sight, so the middle is that of the room beside them. */
  #centreOn({ left, right, top, bottom }: Part): void {
    const { pane, margin } = this;
    const cell = untrack(() => this.cellSize);
    pane?.scrollTo({
      left: ((left + right) * cell + margin - pane.clientWidth) / 2,
      top: ((top + bottom) * cell + margin - pane.clientHeight) / 2,
      behavior: 'instant',
    });
  }

  /** Scrolls just far enough to see a field. */
  scrollToField(field: number): void {
    const pane = this.pane;
    if (!pane) return;
    const nearest = (place: number, from: number, size: number) =>
      Math.min(place * this.cellSize, Math.max(from, this.margin + (place + 1) * this.cellSize - size));
    pane.scrollTo({
      left: nearest(columnOf(field), pane.scrollLeft, this.width),
      top: nearest(rowOf(field), pane.scrollTop, this.height),
      behavior: 'instant',
    });
  }
}
