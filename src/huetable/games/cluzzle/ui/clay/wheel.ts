/** The potter's wheel: the clay under the fingers, drawn as often as something has changed. */
import { pick, type Ray, type Vector } from './pick';
import type { Eye, Turntable } from './studio';
import type { Workshop } from './workshop';

/** Milliseconds of a frame that may go into remaking the surface. */
const BUDGET = 8;

/** Remakes what is stale as far as a frame allows, and leaves the rest for the next one. */
export function freshen(stale: Set<number>, remake: (block: number) => void): void {
  const end = performance.now() + BUDGET;
  for (const block of stale) {
    remake(block);
    stale.delete(block);
    if (performance.now() > end) break;
  }
}

/** What takes the strokes. */
export interface Shaping {
  /** Of the brush, in units. */
  readonly size: number;
  begin: (ray: Ray) => boolean;
  move: (ray: Ray) => void;
  end: () => void;
  /** The stroke was not meant: the clay is as it was before. */
  abandon: () => void;
}

/** A second finger that comes so soon after the first, in milliseconds, wants to turn the table. */
const SOON = 350;

interface Cursor {
  readonly at: Vector;
  readonly size: number;
}

interface Place {
  readonly x: number;
  readonly y: number;
}

const between = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), most);

export class Wheel {
  readonly eye: Eye = { turn: 0.35, tilt: 0.3, near: 1 };
  readonly #shaping: Shaping;
  readonly #stale = new Set<number>();
  readonly #fingers = new Map<number, Place>();
  #shop: Workshop | null = null;
  #table: Turntable | null = null;
  #canvas: HTMLCanvasElement | null = null;
  #frame = 0;
  #cursor: Cursor | null = null;
  #busy = false;
  #began = 0;

  constructor(shaping: Shaping) {
    this.#shaping = shaping;
  }

  /** From now on this is drawn there; what takes it away again is returned. */
  mount(shop: Workshop, table: Turntable, canvas: HTMLCanvasElement): () => void {
    [this.#shop, this.#table, this.#canvas] = [shop, table, canvas];
    table.refresh();
    this.ask();
    return () => {
      cancelAnimationFrame(this.#frame);
      this.#frame = 0;
      this.#table = null;
      table.dispose();
    };
  }

  /** These blocks look different now; or all. */
  changed(blocks: readonly number[] | null): void {
    if (blocks === null) this.#table?.refresh();
    else for (const block of blocks) this.#stale.add(block);
    this.ask();
  }

  turn(by: number, tilt = 0): void {
    this.eye.turn += by;
    this.eye.tilt = between(this.eye.tilt + tilt, -0.05, 1.45);
    this.ask();
  }

  zoom(by: number): void {
    this.eye.near = between(this.eye.near * by, 0.8, 3);
    this.ask();
  }

  /** Where a part would go, in cells; null where none is about to. */
  point(at: Vector | null, size?: number): void {
    this.#cursor = at && { at, size: size ?? 4 };
    this.#show(this.#cursor);
  }

  #show(cursor: Cursor | null): void {
    this.#table?.point(cursor?.at ?? null, cursor?.size);
    this.ask();
  }

  ask(): void {
    if (this.#frame === 0) this.#frame = requestAnimationFrame(() => this.#draw());
  }

  #draw(): void {
    this.#frame = 0;
    const table = this.#table;
    if (!table || !this.#shop || !this.#canvas) return;
    freshen(this.#stale, (block) => table.refresh([block]));
    this.#shop.studio.draw(table, this.eye, this.#canvas);
    if (this.#stale.size > 0) this.ask();
  }

  down(event: PointerEvent): void {
    this.#canvas?.setPointerCapture(event.pointerId);
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const alone = this.#fingers.size === 1;
    this.#show(this.#cursor);
    if (this.#busy && !alone && event.timeStamp - this.#began < SOON) this.#shaping.abandon();
    this.#stop();
    const ray = alone && event.button === 0 ? this.#ray(event) : null;
    this.#busy = ray !== null && this.#shaping.begin(ray);
    this.#began = event.timeStamp;
  }

  move(event: PointerEvent): void {
    const before = this.#fingers.get(event.pointerId);
    if (!before) {
      this.#hover(event);
      return;
    }
    if (this.#busy) this.#shape(event);
    else this.#swing(before, event);
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  up(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
    this.#stop();
  }

  /** A mouse shows beforehand what the brush would meet. */
  #hover(event: PointerEvent): void {
    const ray = event.pointerType === 'mouse' ? this.#ray(event) : null;
    const hit = ray && this.#table ? pick(this.#table.field, ray) : null;
    this.#show(
      hit
        ? { at: [hit.at[0] / 2, hit.at[1] / 2, hit.at[2] / 2], size: this.#shaping.size / 2 }
        : this.#cursor,
    );
  }

  leave(): void {
    if (this.#fingers.size === 0) this.#show(this.#cursor);
  }

  #shape(event: PointerEvent): void {
    const steps = event.getCoalescedEvents();
    for (const step of steps.length > 0 ? steps : [event]) {
      const ray = this.#ray(step);
      if (ray) this.#shaping.move(ray);
    }
  }

  /** A finger beside the clay turns the table; two turn it, and bring it nearer when they part. */
  #swing(before: Place, event: PointerEvent): void {
    const [other] = [...this.#fingers].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
    const part = other ? 0.5 : 1;
    this.turn((before.x - event.clientX) * 0.011 * part, (event.clientY - before.y) * 0.008 * part);
    if (!other) return;
    const apart = (x: number, y: number): number => Math.hypot(x - other.x, y - other.y) + 1;
    this.zoom(apart(event.clientX, event.clientY) / apart(before.x, before.y));
  }

  #stop(): void {
    this.#busy = false;
    this.#shaping.end();
  }

  #ray({ clientX, clientY }: PointerEvent): Ray | null {
    if (!this.#table || !this.#canvas) return null;
    const place = this.#canvas.getBoundingClientRect();
    return this.#table.ray(
      ((clientX - place.left) / place.width) * 2 - 1,
      1 - ((clientY - place.top) / place.height) * 2,
    );
  }
}
