/** A finger on the clay: where its dabs go, for each tool. */
import type { Field } from './grid';
import { distance, inFront, pick, point, type Hit, type Ray, type Vector } from './pick';
import type { Brush, Point, Tool } from './strokes';

export interface Hand {
  readonly tool: Tool;
  readonly size: number;
  readonly colour: number;
  readonly mirror: boolean;
}

/** Dabs lie so far apart, in brush sizes: closer for what adds up, further for what does not. */
const SPACING: Readonly<Record<Tool, number>> = {
  add: 0.4,
  carve: 0.4,
  smooth: 0.5,
  pull: 0.12,
  flatten: 0.5,
  paint: 0.5,
};

/** A hand that pulls takes hold of more than a fingertip; with less the clay would tear into spikes. */
const reach = ({ tool, size }: Hand): number =>
  tool === 'pull' ? Math.min(Math.max(Math.round(size * 1.7), 14), 32) : size;

export class Gesture {
  readonly brush: Brush;
  readonly #field: Field;
  #last: Vector;
  readonly #normal: Vector;

  private constructor(field: Field, hand: Hand, hit: Hit) {
    this.#field = field;
    this.#last = hit.at;
    this.#normal = hit.normal;
    const coloured = hand.tool === 'add' || hand.tool === 'paint';
    const facing = (part: number): number => Math.round(127 * part);
    this.brush = {
      type: 'brush',
      tool: hand.tool,
      size: reach(hand),
      points: [],
      colour: coloured ? hand.colour : 0,
      mirror: hand.mirror,
      normal:
        hand.tool === 'flatten'
          ? upright([facing(hit.normal[0]), facing(hit.normal[1]), facing(hit.normal[2])])
          : [0, 127, 0],
    };
  }

  /** Begins where the finger meets clay; only adding may begin on the bare floor. */
  static begin(field: Field, hand: Hand, ray: Ray): { gesture: Gesture; first: Point } | null {
    const hit = pick(field, ray);
    if (!hit || (!hit.clay && hand.tool !== 'add')) return null;
    const gesture = new Gesture(field, hand, hit);
    return { gesture, first: gesture.#dabAt(hit) };
  }

  /** The dabs on the way to where the finger is now. */
  move(ray: Ray): Point[] {
    const hit = this.brush.tool === 'pull' ? null : pick(this.#field, ray);
    if (hit?.clay === false && this.brush.tool !== 'add') return [];
    const jumped = hit !== null && distance(hit.at, this.#last) > 4 * this.brush.size + 12;
    if (!hit || jumped)
      return this.brush.tool === 'add' || this.brush.tool === 'pull'
        ? this.#towards(inFront(ray, this.#last))
        : [];
    const far = distance(hit.at, this.#last);
    if (far < this.brush.size * SPACING[this.brush.tool]) return [];
    this.#last = hit.at;
    return [this.#dabAt(hit)];
  }

  /** Through the air, step by step. */
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
      found.push(point(this.#last));
    }
    return found;
  }

  /** Clay is laid on so that half of the dab stands out; a thumb presses a little into it. */
  #dabAt({ at, normal }: Hit): Point {
    const { tool, size } = this.brush;
    const out = tool === 'add' ? -0.35 : tool === 'carve' ? 0.45 : tool === 'flatten' ? -0.25 : 0;
    const way = tool === 'flatten' ? this.#normal : normal;
    return point([at[0] + out * size * way[0], at[1] + out * size * way[1], at[2] + out * size * way[2]]);
  }
}

/** A direction must not vanish. */
const upright = (normal: Point): Point => (normal.every((part) => part === 0) ? [0, 127, 0] : normal);
