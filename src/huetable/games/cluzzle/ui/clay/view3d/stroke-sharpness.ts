/** A frame that comes later than this after it was asked for is late, in milliseconds. */
const LATE = 45;
/** So many late frames in one stroke, and the phone is too slow for a sharp picture while the finger moves. */
const MOST_LATE = 3;
/** Of the picture's width and height: a quarter of its pixels. */
const COARSE = 0.5;

/** How sharp the clay is drawn: fully while it rests, and less on a slow phone while a stroke is drawn. */
export class StrokeSharpness {
  #late = 0;

  /** The share of the picture's size at which a frame is drawn that had to be waited for so long. */
  after(waited: number, drawing: boolean): number {
    if (drawing && waited > LATE) this.#late += 1;
    return drawing && this.#late >= MOST_LATE ? COARSE : 1;
  }
}
