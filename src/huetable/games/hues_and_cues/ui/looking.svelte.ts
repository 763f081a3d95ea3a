import { tick } from 'svelte';
import { columnOf, COLUMNS, numberOf, rowOf, ROWS } from './fields';
import type { Reveal } from './rounds';

/** So large is a field when a thumb places a piece on it. */
export const THUMB = 46;
/** So large for a mouse. */
export const TOUCHABLE = 24;
const LARGEST = 96;
/** Room for the letters and numbers. */
export const MARGIN = 22;
/** And a little on the other sides, so that nothing at the edge is cut off. */
export const RIM = 8;

/** How the board is looked at: how large its fields are, and which part of it is in the window. */
export class Looking {
  /** How wide and how high it may become. */
  room = $state(0);
  tallest = $state(Infinity);
  /** How large its pane is. */
  width = $state(0);
  height = $state(0);
  /** A field's size in pixels, if somebody has zoomed; else the whole board fits. */
  #chosen = $state<number | null>(null);
  #revealed = 0;
  pane = $state<HTMLElement>();
  /** How far the pane is scrolled. */
  left = $state(0);
  top = $state(0);

  readonly fit = $derived(
    Math.max(4, Math.min((this.room - MARGIN - RIM) / COLUMNS, (this.tallest - MARGIN - RIM) / ROWS)),
  );
  readonly cell = $derived(Math.max(this.fit, this.#chosen ?? 0));
  readonly whole = $derived(this.cell <= this.fit + 0.01);
  readonly largest = $derived(this.cell >= LARGEST);

  /** Zooms so that what lies under a point of the window stays there. */
  async zoom(cell: number, x = this.width / 2, y = this.height / 2): Promise<void> {
    const pane = this.pane;
    const before = this.cell;
    const next = Math.min(LARGEST, Math.max(this.fit, cell));
    if (!pane || next === before) return;
    const column = (pane.scrollLeft + x - MARGIN) / before;
    const row = (pane.scrollTop + y - MARGIN) / before;
    this.#chosen = next;
    await tick();
    pane.scrollTo({ left: column * next + MARGIN - x, top: row * next + MARGIN - y, behavior: 'instant' });
  }

  /** The field under a point of the screen, if one is. */
  fieldAt(x: number, y: number): number | null {
    const pane = this.pane;
    if (!pane) return null;
    const frame = pane.getBoundingClientRect();
    const inside = x - frame.left > MARGIN && y - frame.top > MARGIN;
    const column = Math.floor((x - frame.left - MARGIN + pane.scrollLeft) / this.cell);
    const row = Math.floor((y - frame.top - MARGIN + pane.scrollTop) / this.cell);
    return inside && column >= 0 && column < COLUMNS && row >= 0 && row < ROWS
      ? row * COLUMNS + column
      : null;
  }

  wider(): Promise<void> {
    return this.zoom(this.cell / 1.5);
  }

  /** The first step is the one that makes fields fit for a thumb. */
  closer(): Promise<void> {
    return this.zoom(this.cell < THUMB / 1.2 ? THUMB : this.cell * 1.5);
  }

  showAll(): void {
    this.#chosen = null;
  }

  /** Large enough to be hit, with this field in the middle. */
  async approach(field: number, least: number): Promise<void> {
    if (this.cell >= least) return;
    this.#chosen = least;
    await tick();
    this.centre(field);
  }

  /** A new reveal is seen from as near as its pieces allow; then it is the whole board again. */
  async showReveal(reveal: Reveal | null): Promise<void> {
    const round = reveal?.round ?? 0;
    if (round === this.#revealed || this.room === 0) return;
    this.#revealed = round;
    const target = reveal?.past.target;
    if (reveal && target)
      await this.embrace([target, ...reveal.pieces.map((piece) => piece.field)].map(numberOf));
    else this.showAll();
  }

  /** As near as can be with all of these fields in sight, but no nearer than a thumb needs. Large boards stay as they are. */
  async embrace(fields: readonly number[]): Promise<void> {
    if (this.fit >= TOUCHABLE) {
      this.showAll();
      return;
    }
    const rows = fields.map(rowOf);
    const columns = fields.map(columnOf);
    const [top, left] = [Math.min(...rows), Math.min(...columns)];
    const [high, wide] = [Math.max(...rows) - top + 4, Math.max(...columns) - left + 4];
    this.#chosen = Math.min(THUMB, (this.room - MARGIN - RIM) / wide, (this.#highest - MARGIN - RIM) / high);
    await tick();
    this.centre(
      Math.round((top + Math.max(...rows)) / 2) * COLUMNS + Math.round((left + Math.max(...columns)) / 2),
    );
  }

  /** A small phone leaves the pane less height than width. */
  get #highest(): number {
    const most = this.pane ? parseFloat(getComputedStyle(this.pane).maxHeight) : NaN;
    return Number.isNaN(most) ? Infinity : most;
  }

  centre(field: number): void {
    const middle = (place: number) => MARGIN + (place + 0.5) * this.cell;
    const pane = this.pane;
    pane?.scrollTo({
      left: middle(columnOf(field)) - pane.clientWidth / 2,
      top: middle(rowOf(field)) - pane.clientHeight / 2,
      behavior: 'instant',
    });
  }

  /** Moves the window just as far as it takes to see a field. */
  follow(field: number): void {
    const pane = this.pane;
    if (!pane) return;
    const nearest = (place: number, from: number, size: number) =>
      Math.min(place * this.cell, Math.max(from, MARGIN + (place + 1) * this.cell - size));
    pane.scrollTo({
      left: nearest(columnOf(field), pane.scrollLeft, this.width),
      top: nearest(rowOf(field), pane.scrollTop, this.height),
      behavior: 'instant',
    });
  }
}
