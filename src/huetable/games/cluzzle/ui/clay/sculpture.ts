/** A sculpture in the making: its strokes, the clay they make, and the way back to the first of them. */
import { bake } from './baking';
import { knead } from './build';
import { changes } from './changes';
import { EVERYTHING, Field } from './grid';
import { dabSeen, step } from './kneading';
import { decode, encode, encodeStroke, MOST_BYTES, MOST_STROKES, MOST_WORK } from './log';
import type { Brush, Point, Stroke } from './strokes';
import { work } from './work';

const SNAPSHOT_EVERY = 24;
const SNAPSHOTS = 16;
const MOST_POINTS = 255;
/** A new stroke must still fit; this leaves room for a long one. */
const RESERVE_BYTES = 800;
const RESERVE_WORK = 400_000;

interface Snapshot {
  readonly count: number;
  readonly depth: Int8Array;
  readonly colour: Uint8Array;
}

export class Sculpture {
  readonly field = new Field();
  #strokes: Stroke[] = [];
  #undone: Stroke[] = [];
  #snapshots: Snapshot[] = [];
  #bytes = 5;
  #work = 0;
  #drawing: { brush: Brush; points: Point[] } | null = null;

  static from(data: Uint8Array): Sculpture {
    const made = new Sculpture();
    for (const stroke of decode(data)) made.#take(stroke);
    return made;
  }

  get strokes(): readonly Stroke[] {
    return this.#strokes;
  }

  get canUndo(): boolean {
    return this.#strokes.length > 0;
  }

  get canRedo(): boolean {
    return this.#undone.length > 0;
  }

  /** How much of what a sculpture may be is used up, from 0 to 1. */
  get fullness(): number {
    const used = [
      this.#strokes.length / MOST_STROKES,
      (this.#bytes + RESERVE_BYTES) / MOST_BYTES,
      (this.#work + RESERVE_WORK) / MOST_WORK,
    ];
    return Math.min(Math.max(...used), 1);
  }

  get full(): boolean {
    return this.fullness >= 1;
  }

  bytes(): Uint8Array<ArrayBuffer> {
    return encode(this.#strokes);
  }

  /** Kneads a whole stroke; the blocks that look different now. */
  add(stroke: Stroke): number[] {
    return changes(this.field, EVERYTHING, () => this.#take(stroke));
  }

  #take(stroke: Stroke): void {
    knead(this.field, stroke);
    this.#record(stroke);
  }

  /** Begins a stroke of a brush, which takes dabs until it ends. */
  begin(brush: Brush): void {
    this.#drawing = { brush, points: [] };
  }

  /** One dab of the stroke that is being drawn; the blocks that look different now. */
  dab(at: Point): number[] {
    const drawing = this.#continued();
    if (!drawing) return [];
    const { brush, points } = drawing;
    const before = points.at(-1);
    points.push(at);
    if (brush.tool !== 'pull') return dabSeen(this.field, brush, at, [0, 0, 0]);
    return before ? dabSeen(this.field, brush, before, step(before, at, brush.size)) : [];
  }

  /** A stroke that has as many points as one may have goes on as another. */
  #continued(): { brush: Brush; points: Point[] } | null {
    const drawing = this.#drawing;
    if (!drawing || drawing.points.length < MOST_POINTS) return drawing;
    this.end();
    if (this.full) return null;
    const last = drawing.points.at(-1);
    this.#drawing = { brush: drawing.brush, points: drawing.brush.tool === 'pull' && last ? [last] : [] };
    return this.#drawing;
  }

  /** The stroke is done and goes into the log. */
  end(): void {
    const drawing = this.#drawing;
    this.#drawing = null;
    const least = drawing?.brush.tool === 'pull' ? 2 : 1;
    if (drawing && drawing.points.length >= least) this.#record({ ...drawing.brush, points: drawing.points });
  }

  /** The stroke that is being drawn was not meant: the clay is as it was before. */
  abandon(): void {
    if (!this.#drawing) return;
    this.#drawing = null;
    this.#rebuild(this.#strokes);
  }

  undo(): void {
    const last = this.#strokes.at(-1);
    if (!last) return;
    this.#undone.push(last);
    this.#rebuild(this.#strokes.slice(0, -1));
  }

  redo(): void {
    const next = this.#undone.pop();
    if (!next) return;
    const undone = this.#undone;
    this.#take(next);
    this.#undone = undone;
  }

  clear(): void {
    this.#undone = [];
    this.#snapshots = [];
    this.#rebuild([]);
  }

  /** Gives up the strokes for what they have made, coarser if it must be; false where even that is too much. */
  bake(): boolean {
    for (const scale of [1, 2]) {
      const baked = bake(this.field, scale);
      if (encodeStroke(baked).length > MOST_BYTES / 2) continue;
      this.#undone = [];
      this.#snapshots = [];
      this.#rebuild([]);
      this.#take(baked);
      return true;
    }
    return false;
  }

  #record(stroke: Stroke): void {
    this.#strokes.push(stroke);
    this.#undone = [];
    this.#bytes += encodeStroke(stroke).length;
    this.#work += work(stroke);
    if (this.#strokes.length % SNAPSHOT_EVERY === 0) this.#remember();
  }

  #remember(): void {
    const { depth, colour } = this.field;
    this.#snapshots.push({ count: this.#strokes.length, depth: depth.slice(), colour: colour.slice() });
    // The way back gets longer the further it goes: of the older ones every second is enough.
    if (this.#snapshots.length > SNAPSHOTS) this.#snapshots.splice(1, 1);
  }

  #rebuild(strokes: readonly Stroke[]): void {
    const undone = this.#undone;
    this.#snapshots = this.#snapshots.filter(({ count }) => count <= strokes.length);
    const start = this.#snapshots.at(-1);
    if (start) this.field.copyFrom(start.depth, start.colour);
    else this.field.clear();
    for (const stroke of strokes.slice(start?.count ?? 0)) knead(this.field, stroke);
    this.#strokes = [...strokes];
    this.#bytes = 5 + strokes.reduce((sum, stroke) => sum + encodeStroke(stroke).length, 0);
    this.#work = strokes.reduce((sum, stroke) => sum + work(stroke), 0);
    this.#undone = undone;
  }
}
