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

/** Where the player looks from. */
interface Viewer {
  /** Through the middle of the clay, or of the empty turntable; null before either is drawn. */
  rayToMiddle: () => Ray | null;
}

/** How far a part stands out of the clay that it is put on; the rest of it sinks in. */
const STANDS_OUT = 0.4;

/** Where nobody can look from, without 3D: a part lies on the clay, not inside it. */
const FROM_ABOVE: Ray = { start: [48, 150, 48], way: [0, -1, 0] };

/** A part in the hand: it begins on the side that the player sees, follows the finger, and stays where that lets go of it. */
export class PartPlacing implements StrokeHandler {
  chosen = $state<Part['id'] | null>(null);
  size = $state(16);
  at = $state<Point>([96, 40, 96]);
  /** Whether it is shown before it is placed. */
  shown = $state(false);
  /** Whether the player has placed one. */
  practised = $state(false);
  readonly #clay: Clay;
  readonly #viewer: Viewer;

  constructor(clay: Clay, viewer: Viewer) {
    this.#clay = clay;
    this.#viewer = viewer;
  }

  /** The strokes that would place it here. */
  readonly strokes = $derived.by((): readonly Stroke[] | null => this.#made(false));

  choose(part: Part['id'] | null): void {
    const other = part !== this.chosen;
    this.chosen = part;
    this.shown = part !== null;
    if (other && this.shown) this.hover(this.#viewer.rayToMiddle() ?? FROM_ABOVE);
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
    if (hit) this.shown = true;
    return hit !== null;
  }

  end(): void {
    this.put(false);
  }

  abandon(): void {
    this.shown = this.chosen !== null;
  }

  /** Adds it where it is, or cuts its shape out. What has come of it is not covered by the part, until that moves on. */
  put(carve: boolean): void {
    const strokes = this.#made(carve);
    if (!strokes) return;
    this.#clay.add(strokes);
    this.shown = false;
    this.practised = true;
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
