/** Draws the moving sculptures of a page one after the other, and leaves the page time for everything else. */

/** Milliseconds between two drawings of a sculpture: 30 a second are enough for a slow turn, and save battery. */
const INTERVAL = 30;
/** Milliseconds of script in one frame: what is left waits for the next one. */
const BUDGET = 4;
/** A longer pause, in milliseconds, does not make a sculpture jump: on a slow machine it turns more slowly. */
const LONGEST = 100;
/** If the next frame is this late, drawing takes long here, as it does without a graphics card. */
const LATE = 40;
/** Then the page gets this many times as long for itself. */
const REST = 3;

export interface Drawing {
  /** Draws what has changed after so many milliseconds; false if nothing has. */
  readonly draw: (elapsed: number, now: number) => boolean;
}

export class DrawingLoop {
  /** When each was drawn last. */
  readonly #drawings = new Map<Drawing, number>();
  #frame = 0;
  #began: number | null = null;
  #restsUntil = 0;

  /** Returns a function that takes it away again. */
  add(drawing: Drawing): () => void {
    this.#drawings.set(drawing, performance.now());
    if (this.#frame === 0) this.#frame = requestAnimationFrame(this.#next);
    return () => void this.#drawings.delete(drawing);
  }

  readonly #next = (): void => {
    const now = performance.now();
    this.#noticeDelay(now);
    if (now >= this.#restsUntil) this.#drawSome(now);
    this.#frame = this.#drawings.size > 0 ? requestAnimationFrame(this.#next) : 0;
  };

  /** The graphics process works on after the script: only the next frame tells how long it took in all. */
  #noticeDelay(now: number): void {
    const took = this.#began === null ? 0 : now - this.#began;
    if (took > LATE) this.#restsUntil = now + REST * took;
    this.#began = null;
  }

  /** Those that have waited longest first. */
  #drawSome(now: number): void {
    const due = [...this.#drawings].filter(([, last]) => now - last > INTERVAL);
    for (const [drawing, last] of due.sort(([, one], [, other]) => one - other)) {
      this.#drawings.set(drawing, now);
      if (drawing.draw(Math.min(now - last, LONGEST), now)) this.#began ??= now;
      if (performance.now() - now > BUDGET) return;
    }
  }
}

/** One for the page, as there is one renderer. */
export const drawingLoop = new DrawingLoop();
