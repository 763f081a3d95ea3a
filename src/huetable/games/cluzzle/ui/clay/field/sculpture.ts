/** A sculpture in the making: its strokes, the clay they make, undo and redo. */
import { bake } from './baking';
import { applyStroke } from './build-field';
import { Sweep } from './sweep';
import { changedBlocks } from './changed-blocks';
import { EVERYTHING, Field } from './grid';
import { applyDab, pullStep } from './apply-stroke';
import { decode, encode, encodeStroke, MOST_BYTES, MOST_STROKES } from '../strokes/stroke-log';
import type { Brush, Point, Stroke } from '../strokes/strokes';
import { MOST_WORK, strokeWork } from './stroke-work';

const SNAPSHOT_EVERY = 24;
const SNAPSHOTS = 16;
const MOST_POINTS = 255;
/** Space that is kept free for one more long stroke. */
const RESERVE_BYTES = 800;
/** More than the work of any single dab: a stroke stops before it is over the limit. */
const RESERVE_WORK = 500_000;
/** A pull takes two dabs. Where not even that is left, the sculpture is full. */
const LEAST_STROKE = 3 * RESERVE_WORK;

interface Snapshot {
  readonly count: number;
  readonly depth: Int8Array;
  readonly colour: Uint8Array;
}

/** The stroke that is being drawn. */
interface Drawing {
  readonly brush: Brush;
  readonly points: Point[];
  readonly sweep: Sweep | null;
}

export class Sculpture {
  readonly field = new Field();
  #strokes: Stroke[] = [];
  #undone: Stroke[] = [];
  #snapshots: Snapshot[] = [];
  #bytes = 5;
  #work = 0;
  #drawing: Drawing | null = null;

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

  /** How much of the limits on a sculpture is used, from 0 to 1. */
  get fullness(): number {
    const used = [
      this.#strokes.length / MOST_STROKES,
      (this.#bytes + RESERVE_BYTES) / MOST_BYTES,
      (this.#work + LEAST_STROKE) / MOST_WORK,
    ];
    return Math.min(Math.max(...used), 1);
  }

  get full(): boolean {
    return this.fullness >= 1;
  }

  /** Whether this stroke can still be added, or the server would refuse the sculpture. */
  fits(stroke: Stroke): boolean {
    return !this.full && this.#work + strokeWork(stroke) <= MOST_WORK;
  }

  bytes(): Uint8Array<ArrayBuffer> {
    return encode(this.#strokes);
  }

  /** Applies a whole stroke; returns the blocks that look different now. */
  add(stroke: Stroke): number[] {
    return changedBlocks(this.field, EVERYTHING, () => this.#take(stroke));
  }

  #take(stroke: Stroke): void {
    applyStroke(this.field, stroke);
    this.#record(stroke);
  }

  /** Begins a brush stroke; `dab` continues it and `end` finishes it. */
  begin(brush: Brush): void {
    this.#drawing = this.#drawn(brush, []);
  }

  #drawn(brush: Brush, points: Point[]): Drawing {
    return { brush, points, sweep: brush.sweep ? new Sweep(this.field, brush) : null };
  }

  /** Adds one dab to the current stroke; returns the blocks that look different now. */
  dab(at: Point): number[] {
    const drawing = this.#continued();
    if (!drawing) return [];
    const { brush, points, sweep } = drawing;
    const work = strokeWork({ ...brush, points: [...points, at] });
    if (this.#work + work > MOST_WORK - RESERVE_WORK) return [];
    const before = points.at(-1);
    points.push(at);
    if (sweep) return sweep.dab(at);
    if (brush.tool !== 'pull') return applyDab(this.field, brush, at, [0, 0, 0]);
    return before ? applyDab(this.field, brush, before, pullStep(before, at, brush.size)) : [];
  }

  /** A stroke with the most points allowed goes on as a new stroke. */
  #continued(): Drawing | null {
    const drawing = this.#drawing;
    if (!drawing || drawing.points.length < MOST_POINTS) return drawing;
    this.end();
    if (this.full) return null;
    const last = drawing.points.at(-1);
    this.#drawing = this.#drawn(drawing.brush, drawing.brush.tool === 'pull' && last ? [last] : []);
    return this.#drawing;
  }

  /** Finishes the current stroke and adds it to the log. */
  end(): void {
    const drawing = this.#drawing;
    this.#drawing = null;
    const least = drawing?.brush.tool === 'pull' ? 2 : 1;
    if (drawing && drawing.points.length >= least) this.#record({ ...drawing.brush, points: drawing.points });
  }

  /** Drops the current stroke: the clay is as it was before. */
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

  /** Replaces the strokes by the clay they made, at half resolution if necessary; false if even that is too large. */
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
    this.#work += strokeWork(stroke);
    if (this.#strokes.length % SNAPSHOT_EVERY === 0) this.#remember();
  }

  #remember(): void {
    const { depth, colour } = this.field;
    this.#snapshots.push({ count: this.#strokes.length, depth: depth.slice(), colour: colour.slice() });
    // Far back, fewer snapshots will do: undo then takes a little longer.
    if (this.#snapshots.length > SNAPSHOTS) this.#snapshots.splice(1, 1);
  }

  #rebuild(strokes: readonly Stroke[]): void {
    const undone = this.#undone;
    this.#snapshots = this.#snapshots.filter(({ count }) => count <= strokes.length);
    const start = this.#snapshots.at(-1);
    if (start) this.field.copyFrom(start.depth, start.colour);
    else this.field.clear();
    for (const stroke of strokes.slice(start?.count ?? 0)) applyStroke(this.field, stroke);
    this.#strokes = [...strokes];
    this.#bytes = 5 + strokes.reduce((sum, stroke) => sum + encodeStroke(stroke).length, 0);
    this.#work = strokes.reduce((sum, stroke) => sum + strokeWork(stroke), 0);
    this.#undone = undone;
  }
}
