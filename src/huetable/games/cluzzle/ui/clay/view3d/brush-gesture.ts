/** Turns the movement of a finger on the clay into dabs, for each tool. */
import type { Field } from '../field/grid';
import {
  between,
  distance,
  pointBeside,
  castRay,
  toPoint,
  units,
  type Hit,
  type Ray,
  type Vector,
} from './ray-pick';
import { SWEEPS, type Brush, type Point, type Tool } from '../strokes/strokes';

interface BrushSettings {
  readonly tool: Tool;
  readonly size: number;
  readonly colour: number;
  readonly mirror: boolean;
}

/** The distance between dabs, in brush sizes: small where they must make one smooth piece. */
const SPACING: Readonly<Record<Tool, number>> = {
  add: 0.25,
  carve: 0.25,
  smooth: 0.5,
  pull: 0.12,
  flatten: 0.5,
  paint: 0.5,
};

/** Pulling needs a larger brush: a small one would tear the clay into spikes. */
const brushSize = ({ tool, size }: BrushSettings): number =>
  tool === 'pull' ? Math.min(Math.max(Math.round(size * 1.7), 14), 32) : size;

/** Between two positions of a finger, at most so many are looked at. */
const MOST_BETWEEN = 64;

const isSweep = (tool: Tool): boolean => SWEEPS.some((sweep) => sweep === tool);

export class BrushGesture {
  readonly brush: Brush;
  /** The clay that the finger follows. What adds or carves follows it as it was at first: else it would climb onto its own
   *  ridge and grow towards the camera, the more the slower it goes.
   */
  readonly #field: Pick<Field, 'depth'>;
  #last: Vector;
  #lastRay: Ray;
  readonly #normal: Vector;

  private constructor(field: Field, settings: BrushSettings, hit: Hit, ray: Ray) {
    this.#field = isSweep(settings.tool) ? { depth: field.depth.slice() } : field;
    this.#lastRay = ray;
    this.#last = hit.at;
    this.#normal = hit.normal;
    const coloured = settings.tool === 'add' || settings.tool === 'paint';
    const facing = (part: number): number => Math.round(127 * part);
    this.brush = {
      type: 'brush',
      tool: settings.tool,
      size: brushSize(settings),
      points: [],
      colour: coloured ? settings.colour : 0,
      mirror: settings.mirror,
      normal:
        settings.tool === 'flatten'
          ? upright([facing(hit.normal[0]), facing(hit.normal[1]), facing(hit.normal[2])])
          : [0, 127, 0],
      sweep: isSweep(settings.tool),
    };
  }

  /** Begins where the ray hits clay; only "add" may begin on the floor. */
  static begin(
    field: Field,
    settings: BrushSettings,
    ray: Ray,
  ): { gesture: BrushGesture; first: Point } | null {
    const hit = castRay(field, ray);
    if (!hit || (!hit.clay && settings.tool !== 'add')) return null;
    const gesture = new BrushGesture(field, settings, hit, ray);
    return { gesture, first: gesture.#dabAt(hit) };
  }

  /** The dabs from the last position to the ray's: as many for a quick finger as for a slow one. */
  move(ray: Ray): Point[] {
    const [from, { start }] = [this.#lastRay, ray];
    this.#lastRay = ray;
    const away = distance(units(start), this.#last);
    const step = Math.max(0.5 * this.brush.size * SPACING[this.brush.tool], 0.5);
    const count = Math.min(Math.max(Math.ceil((distance(from.way, ray.way) * away) / step), 1), MOST_BETWEEN);
    return Array.from({ length: count }, (_, at) => this.#dabs(between(from, ray, (at + 1) / count))).flat();
  }

  #dabs(ray: Ray): Point[] {
    const hit = this.brush.tool === 'pull' ? null : castRay(this.#field, ray);
    if (hit?.clay === false && this.brush.tool !== 'add') return [];
    const jumped = hit !== null && distance(hit.at, this.#last) > 4 * this.brush.size + 12;
    if (!hit || jumped)
      return this.brush.tool === 'add' || this.brush.tool === 'pull'
        ? this.#towards(pointBeside(ray, this.#last))
        : [];
    const far = distance(hit.at, this.#last);
    if (far < this.brush.size * SPACING[this.brush.tool]) return [];
    this.#last = hit.at;
    return [this.#dabAt(hit)];
  }

  /** Dabs through the air, step by step. */
  #towards(goal: Vector): Point[] {
    const step = Math.max(this.brush.size * SPACING[this.brush.tool], 1);
    const found: Point[] = [];
    for (
      let far = distance(goal, this.#last);
      far >= step && found.length < 12;
      far = distance(goal, this.#last)
    ) {
      const part = step / far;
      const from = this.#last;
      this.#last = [
        from[0] + part * (goal[0] - from[0]),
        from[1] + part * (goal[1] - from[1]),
        from[2] + part * (goal[2] - from[2]),
      ];
      found.push(toPoint(this.#last));
    }
    return found;
  }

  /** Where a dab goes: added clay sinks in a little, carving reaches out of the surface. */
  #dabAt({ at, normal }: Hit): Point {
    const { tool, size } = this.brush;
    const out = tool === 'add' ? -0.35 : tool === 'carve' ? 0.45 : tool === 'flatten' ? -0.25 : 0;
    const way = tool === 'flatten' ? this.#normal : normal;
    return toPoint([at[0] + out * size * way[0], at[1] + out * size * way[1], at[2] + out * size * way[2]]);
  }
}

/** A normal must not be zero. */
const upright = (normal: Point): Point => (normal.every((part) => part === 0) ? [0, 127, 0] : normal);
