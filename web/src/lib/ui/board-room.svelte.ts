/** What lies in a window above each other, in pixels. */
export interface Stack {
  readonly window: number;
  /** Where the board begins when the page is not scrolled. */
  readonly top: number;
  /** What I have to decide, below the board. */
  readonly question: number;
  /** The tools at the lower edge. */
  readonly foot: number;
  /** The share of the window kept for questions, so that the board keeps its size when they come and go. */
  readonly kept: number;
}

/** The air around the board, and between it and the question. */
const AIR = 24;
/** The question's lower padding may lie under the tools. */
const UNDER = 14;

/** The height for the board that leaves it in sight together with everything above it and with the question. */
export function boardRoom({ window, top, question, foot, kept }: Stack): number {
  return Math.floor(window - foot + UNDER - Math.max(question, window * kept) - top - AIR);
}

/** Where to find the parts, and what to keep for questions. */
export interface Parts {
  readonly root: () => HTMLElement | undefined;
  readonly board: string;
  readonly question: string;
  readonly kept: () => number;
}

const FOOT = '.play > .foot';

/** In a replay the page ends above the bar that plays it. */
function belowPage(root: HTMLElement): number {
  const bottom = root.closest('main')?.getBoundingClientRect().bottom ?? innerHeight;
  return Math.max(0, innerHeight - bottom);
}

/** The height that a board has on a phone, where the question lies below it; null where it lies beside it. */
export class BoardRoom {
  height = $state<number | null>(null);
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
    $effect(() => {
      const root = parts.root();
      if (!root || !('ResizeObserver' in globalThis)) return undefined;
      const measure = () => (this.height = this.#measure(root));
      const observer = new ResizeObserver(measure);
      const found = [root.closest('main'), root.querySelector(parts.question), document.querySelector(FOOT)];
      for (const part of found) if (part) observer.observe(part);
      // A page that is higher than its window keeps its size in a lower one.
      addEventListener('resize', measure);
      return () => {
        observer.disconnect();
        removeEventListener('resize', measure);
      };
    });
  }

  /** For a style attribute. */
  get pixels(): string | null {
    return this.height === null ? null : `${this.height}px`;
  }

  #measure(root: HTMLElement): number | null {
    const board = root.querySelector(this.#parts.board)?.getBoundingClientRect();
    const question = root.querySelector(this.#parts.question)?.getBoundingClientRect();
    if (!board || !question || question.left >= board.right) return null;
    const foot = document.querySelector(FOOT)?.clientHeight ?? belowPage(root);
    const [window, top] = [innerHeight, board.top + scrollY];
    return boardRoom({ window, top, question: question.height, foot, kept: this.#parts.kept() });
  }
}
