import type { Field } from '../clay/field/grid';
import { castRay, toPoint, type Hit, type Ray } from '../clay/view3d/ray-pick';
import type { StrokeHandler } from '../clay/view3d/turntable-controls';
import type { Point, Stroke } from '../clay/strokes/strokes';
import { PARTS, type Part } from './parts';

/** What the parts are placed on. */
interface Clay {
  readonly field: Field;
  readonly colour: number;
  readonly mirror: boolean;
  add: (strokes: readonly Stroke[]) => void;
}

/** How far a part stands out of the clay that it is put on; the rest of it sinks in. */
const STANDS_OUT = 0.4;

/** A part in the hand: it follows the finger over the clay, and stays where the finger lets go of it. */
export class PartPlacing implements StrokeHandler {
  chosen = $state<Part['id'] | null>(null);
  size = $state(16);
  at = $state<Point>([96, 40, 96]);
  /** Whether it is shown before it is placed. */
  shown = $state(false);
  readonly #clay: Clay;

  constructor(clay: Clay) {
    this.#clay = clay;
  }

  /** The strokes that would place it here. */
  readonly strokes = $derived.by((): readonly Stroke[] | null => this.#made(false));

  choose(part: Part['id'] | null): void {
    this.chosen = part;
    this.shown = part !== null;
  }

  begin(ray: Ray): boolean {
    return this.hover(ray);
  }

  move(ray: Ray): void {
    this.hover(ray);
  }

  /** Shows it where the ray hits clay or the turntable; false if it hits neither. */
  hover(ray: Ray): boolean {
    const hit = castRay(this.#clay.field, ray);
    if (hit) this.at = this.#seat(hit);
    return hit !== null;
  }

  end(): void {
    this.put(false);
  }

  abandon(): void {
    this.shown = this.chosen !== null;
  }

  /** Adds it where it is, or cuts its shape out. */
  put(carve: boolean): void {
    const strokes = this.#made(carve);
    if (strokes) this.#clay.add(strokes);
  }

  #made(carve: boolean): Stroke[] | null {
    const { at, size } = this;
    const { colour, mirror } = this.#clay;
    return this.#part?.make({ at, size, colour, mirror, carve }) ?? null;
  }

  get #part(): Part | undefined {
    return PARTS.find(({ id }) => id === this.chosen);
  }

  /** On the turntable it stands; in clay it sticks. */
  #seat({ at: [x, y, z], normal, clay }: Hit): Point {
    const lift = (this.#part?.lift ?? 1) * this.size;
    const out = clay ? lift * STANDS_OUT : lift;
    return toPoint([x + out * normal[0], y + out * normal[1], z + out * normal[2]]);
  }
}
