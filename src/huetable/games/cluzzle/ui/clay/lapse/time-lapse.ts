/** Plays a time-lapse on a turntable. */
import type { Turntable } from '../view3d/clay-renderer';
import type { Mesh } from '../field/mesh';
import { dueFrame, LAPSE_MS, type LapseFrame } from './frames';

/** How long the last picture stays before the finished piece takes its place. */
const REST_MS = 300;

export class TimeLapse {
  readonly #frames: LapseFrame[] = [];
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
    this.#showUntil(dueFrame(now - this.#start, first.of));
    if (this.#shown < first.of - 1 || now - this.#start < LAPSE_MS + REST_MS) return true;
    this.#worker.terminate();
    return false;
  }

  /** Whole pictures, so that the clay never has holes. A block that has changed several times is drawn once. */
  #showUntil(due: number): void {
    const blocks = new Map<number, Mesh | null>();
    for (let next = this.#frames[this.#shown + 1]; next && next.number <= due;) {
      for (const [block, mesh] of next.blocks) blocks.set(block, mesh);
      this.#shown = next.number;
      next = this.#frames[this.#shown + 1];
    }
    for (const [block, mesh] of blocks) this.turntable.setBlock(block, mesh);
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
