/** Reads a log byte by byte and says in words what is wrong with it. */
import { SPAN } from '../field/grid';
import { COLOURS, type Point } from './strokes';

/** Not a sculpture, or over the limits. */
export class InvalidSculpture extends Error {}

export class Reader {
  /** Which stroke is being read, from 1. */
  count = 1;
  #at: number;

  constructor(
    private readonly data: Uint8Array,
    start: number,
  ) {
    this.#at = start;
  }

  done(): boolean {
    return this.#at >= this.data.length;
  }

  invalid(what: string): InvalidSculpture {
    return new InvalidSculpture(`stroke ${this.count}: the ${what} is not valid`);
  }

  byte(what: string, least: number, most: number): number {
    const value = this.data[this.#at];
    if (value === undefined) throw new InvalidSculpture(`stroke ${this.count} breaks off`);
    if (value < least || value > most) throw this.invalid(what);
    this.#at += 1;
    return value;
  }

  triple(what: string, least: number, most: number): Point {
    return [this.byte(what, least, most), this.byte(what, least, most), this.byte(what, least, most)];
  }

  point(): Point {
    return this.triple('position', 0, SPAN);
  }

  points(least: number): Point[] {
    const count = this.byte('number of points', least, 255);
    return Array.from({ length: count }, () => this.point());
  }

  /** How many cells in a row, and their colour; null at the end of the baked clay. */
  run(): [number, number] | null {
    const head = this.byte('baked clay', 0, 255);
    if (head === 0) return null;
    const colour = (head >> 4) - 1;
    const length = (head & 7) | (head & 8 ? this.#more() << 3 : 0);
    if (colour < 0 || colour >= COLOURS.length || length === 0) throw this.invalid('baked clay');
    return [length, colour];
  }

  #more(): number {
    let value = 0;
    for (const shift of [0, 7, 14]) {
      const byte = this.byte('baked clay', 0, 255);
      value |= (byte & 127) << shift;
      if (byte < 128) return value;
    }
    throw this.invalid('baked clay');
  }
}
