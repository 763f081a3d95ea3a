/** A frame that comes later than this after it was asked for is late, in milliseconds. */
const LATE = 45;
/** A drawing that keeps the page busy for longer than this is slow, in milliseconds. */
const SLOW = 24;
/** So many of these, and the phone is too slow for a sharp picture while the finger moves. One is: the first of all. */
const MOST = 3;
/** Of the picture's width and height: a quarter of its pixels. */
const COARSE = 0.5;

/** How sharp the clay is drawn: fully while it rests, and less on a slow phone while a finger shapes or turns it. */
export class StrokeSharpness {
  #count = 0;

  /** The share of the picture's size at which a frame is drawn that had to be waited for so long. */
  after(waited: number, touched: boolean): number {
    if (touched && waited > LATE) this.#count += 1;
    return touched && this.#count >= MOST ? COARSE : 1;
  }

  /** A drawing kept the page busy for so long, while a finger was on it or not. */
  took(busy: number): void {
    if (busy > SLOW) this.#count += 1;
  }
}
