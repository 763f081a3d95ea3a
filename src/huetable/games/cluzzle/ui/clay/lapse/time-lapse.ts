/** Plays a time-lapse on a turntable. */
import type { Turntable } from '../view3d/clay-renderer';
import type { Mesh } from '../field/mesh';
import { dueFrame, LAPSE_MS, type LapseFrame } from './frames';

/** How long the last picture stays before the finished piece takes its place. */
const REST_MS = 300;
/** So many blocks of clay change in one picture at most. */
const MOST_BLOCKS = 12;

export class TimeLapse {
  readonly #frames: LapseFrame[] = [];
  /** What is due but not drawn yet. */
  readonly #due = new Map<number, Mesh | null>();
  #shown = -1;
  #start: number | null = null;
  readonly #worker: Worker;

  constructor(
    readonly turntable: Pick<Turntable, 'clear' | 'setBlock' | 'refresh'>,
    strokes: ArrayBuffer,
    makeWorker: () => Worker = newWorker,
  ) {
    this.#worker = makeWorker();
    this.#worker.addEventListener('message', ({ data }: MessageEvent<LapseFrame>) => this.#frames.push(data));
    this.#worker.postMessage(strokes);
  }

  /** Shows what is due; false when the finished piece stands there again. */
  update(now: number): boolean {
    const [first] = this.#frames;
    if (!first) return true;
    if (this.#start === null) {
      this.#start = now;
      this.turntable.clear();
    }
    const due = dueFrame(now - this.#start, first.of);
    for (let next = this.#frames[this.#shown + 1]; next && next.number <= due;) {
      for (const [block, mesh] of next.blocks) this.#due.set(block, mesh);
      this.#shown = next.number;
      next = this.#frames[this.#shown + 1];
    }
    this.#showSome();
    if (this.#due.size > 0 || this.#shown < first.of - 1 || now - this.#start < LAPSE_MS + REST_MS)
      return true;
    this.#worker.terminate();
    return false;
  }

  /** A few blocks at a time: a phone's picture must not stand still for them. What changes again meanwhile is drawn once. */
  #showSome(): void {
    for (const [block, mesh] of [...this.#due].slice(0, MOST_BLOCKS)) {
      this.turntable.setBlock(block, mesh);
      this.#due.delete(block);
    }
  }

  /** Breaks it off: puts the finished piece back at once. */
  stop(): void {
    this.#worker.terminate();
    this.turntable.refresh();
  }
}

function newWorker(): Worker {
  return new Worker(new URL('lapse.worker.ts', import.meta.url), { type: 'module' });
}
