/** Pointer input on the turntable: shapes the clay, turns and zooms; draws a frame whenever something changed. */
import { castRay, type Ray, type Vector } from './ray-pick';
import type { CameraAngle, Turntable } from './clay-renderer';
import type { Stroke } from '../strokes/strokes';
import type { Clay3d } from './load-3d';
import { StrokeSharpness } from './stroke-sharpness';

/** How much of a frame may go into rebuilding the surface. */
const FRAME_BUDGET_MS = 8;

/** Rebuilds stale blocks as far as a frame allows, and leaves the rest for the next one. */
function refreshBlocks(stale: Set<number>, remake: (block: number) => void): void {
  const end = performance.now() + FRAME_BUDGET_MS;
  for (const block of stale) {
    remake(block);
    stale.delete(block);
    if (performance.now() > end) break;
  }
}

/** Receives the strokes. */
export interface StrokeHandler {
  /** The brush size in units. */
  readonly size: number;
  begin: (ray: Ray) => boolean;
  move: (ray: Ray) => void;
  end: () => void;
  /** Drops the stroke: the clay is as it was before. */
  abandon: () => void;
}

/** A second finger within this time means that the player wants to turn the table, not to shape. */
const SECOND_FINGER_MS = 350;

interface Cursor {
  readonly at: Vector;
  readonly size: number;
}

/** Receives the parts. */
interface PartHandler extends StrokeHandler {
  /** Shows the part where the ray hits something; false if it hits nothing. */
  hover: (ray: Ray) => boolean;
}

interface Place {
  readonly x: number;
  readonly y: number;
}

const between = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), most);

/** On a canvas that is lower than this, in pixels, clay would be too small to shape. */
const LOW = 240;
const NEARER = 1.4;

export class TurntableControls {
  readonly angle: CameraAngle = { turn: 0.35, tilt: 0.3, near: 1 };
  readonly #strokes: StrokeHandler;
  readonly #stale = new Set<number>();
  readonly #fingers = new Map<number, Place>();
  #clay3d: Clay3d | null = null;
  #table: Turntable | null = null;
  #canvas: HTMLCanvasElement | null = null;
  #frame = 0;
  #part: PartHandler | null = null;
  #partStrokes: readonly Stroke[] | null = null;
  #partMoved = false;
  #drawingStroke = false;
  #strokeBegan = 0;
  readonly #sharpness = new StrokeSharpness();

  constructor(strokes: StrokeHandler) {
    this.#strokes = strokes;
  }

  /** Draws this turntable on this canvas from now on; returns a function that stops it. On a low one it begins nearer. */
  mount(clay3d: Clay3d, table: Turntable, canvas: HTMLCanvasElement): () => void {
    [this.#clay3d, this.#table, this.#canvas] = [clay3d, table, canvas];
    table.refresh();
    if (canvas.clientHeight < LOW && this.angle.near === 1) this.angle.near = NEARER;
    this.requestDraw();
    return () => {
      cancelAnimationFrame(this.#frame);
      this.#frame = 0;
      this.#table = null;
      table.dispose();
    };
  }

  /** These blocks look different now; null for all. */
  markChanged(blocks: readonly number[] | null): void {
    if (blocks === null) this.#table?.refresh();
    else for (const block of blocks) this.#stale.add(block);
    this.requestDraw();
  }

  turn(by: number, tilt = 0): void {
    this.angle.turn += by;
    this.angle.tilt = between(this.angle.tilt + tilt, -0.05, 1.45);
    this.requestDraw();
  }

  zoom(by: number): void {
    this.angle.near = between(this.angle.near * by, 0.8, 3);
    this.requestDraw();
  }

  /** From now on a finger places a part instead of drawing; null ends that. */
  holdPart(handler: PartHandler | null, strokes: readonly Stroke[] | null): void {
    this.#part = handler;
    this.#partStrokes = strokes;
    this.#partMoved = true;
    this.#show(null);
  }

  /** From the viewer through the middle of the clay, or of the empty turntable. */
  rayToMiddle(): Ray | null {
    return this.#table?.rayToMiddle() ?? null;
  }

  /** The part in the hand goes where this pointer is; false if that is beside the clay and the turntable. */
  hoverAt(event: PointerEvent): boolean {
    const ray = this.#isOver(event) ? this.#ray(event) : null;
    return ray !== null && (this.#part?.hover(ray) ?? false);
  }

  #isOver({ clientX, clientY }: PointerEvent): boolean {
    const place = this.#canvas?.getBoundingClientRect();
    return (
      !!place &&
      clientX >= place.left &&
      clientX <= place.right &&
      clientY >= place.top &&
      clientY <= place.bottom
    );
  }

  /** Shows what the brush would hit, in cells; null hides it. */
  #show(cursor: Cursor | null): void {
    this.#table?.showCursor(cursor?.at ?? null, cursor?.size);
    this.requestDraw();
  }

  get #hand(): StrokeHandler {
    return this.#part ?? this.#strokes;
  }

  requestDraw(): void {
    if (this.#frame !== 0) return;
    const asked = performance.now();
    this.#frame = requestAnimationFrame(() => this.#draw(performance.now() - asked));
  }

  #draw(waited: number): void {
    this.#frame = 0;
    const table = this.#table;
    if (!table || !this.#clay3d || !this.#canvas) return;
    if (this.#partMoved) table.ghost.show(this.#partStrokes);
    this.#partMoved = false;
    refreshBlocks(this.#stale, (block) => table.refresh([block]));
    const share = this.#sharpness.after(waited, this.#fingers.size > 0);
    const began = performance.now();
    this.#clay3d.renderer.draw(table, this.angle, this.#canvas, share);
    this.#sharpness.took(performance.now() - began);
    if (this.#stale.size > 0) this.requestDraw();
  }

  pointerDown(event: PointerEvent): void {
    this.#canvas?.setPointerCapture(event.pointerId);
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const alone = this.#fingers.size === 1;
    this.#show(null);
    if (this.#drawingStroke && !alone && event.timeStamp - this.#strokeBegan < SECOND_FINGER_MS) {
      this.#hand.abandon();
      this.#drawingStroke = false;
    }
    this.#stop();
    const ray = alone && event.button === 0 ? this.#ray(event) : null;
    this.#drawingStroke = ray !== null && this.#hand.begin(ray);
    this.#strokeBegan = event.timeStamp;
  }

  pointerMove(event: PointerEvent): void {
    const before = this.#fingers.get(event.pointerId);
    if (!before) {
      this.#hover(event);
      return;
    }
    if (this.#drawingStroke) this.#shape(event);
    else this.#turnByDrag(before, event);
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  pointerUp(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
    this.#stop();
  }

  /** A mouse shows what the brush would hit. */
  #hover(event: PointerEvent): void {
    const ray = event.pointerType === 'mouse' ? this.#ray(event) : null;
    if (this.#part) {
      if (ray) this.#part.hover(ray);
      return;
    }
    const hit = ray && this.#table ? castRay(this.#table.field, ray) : null;
    this.#show(
      hit ? { at: [hit.at[0] / 2, hit.at[1] / 2, hit.at[2] / 2], size: this.#strokes.size / 2 } : null,
    );
  }

  pointerLeave(): void {
    if (this.#fingers.size === 0) this.#show(null);
  }

  #shape(event: PointerEvent): void {
    const steps = event.getCoalescedEvents();
    for (const step of steps.length > 0 ? steps : [event]) {
      const ray = this.#ray(step);
      if (ray) this.#hand.move(ray);
    }
  }

  /** One finger beside the clay turns the table; two fingers turn and zoom. */
  #turnByDrag(before: Place, event: PointerEvent): void {
    const [other] = [...this.#fingers].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
    const part = other ? 0.5 : 1;
    this.turn((before.x - event.clientX) * 0.011 * part, (event.clientY - before.y) * 0.008 * part);
    if (!other) return;
    const apart = (x: number, y: number): number => Math.hypot(x - other.x, y - other.y) + 1;
    this.zoom(apart(event.clientX, event.clientY) / apart(before.x, before.y));
  }

  #stop(): void {
    if (this.#drawingStroke) this.#hand.end();
    this.#drawingStroke = false;
    this.requestDraw();
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
