/** What lies in a window above each other, in pixels. */
export interface Stack {
  readonly window: number;
  /** Where the map begins when the page is not scrolled. */
  readonly top: number;
  /** What I have to decide, below the map. */
  readonly question: number;
  /** The tools at the lower edge. */
  readonly foot: number;
  /** Whether the map gets all that the question leaves, because it is about the map alone. */
  readonly all: boolean;
}

/** The air around the map, and between it and the question. */
const AIR = 24;
/** The question's lower padding may lie under the tools. */
const UNDER = 14;
/** This share of the window is kept for questions, so that the map keeps its size when they come and go. */
const KEPT = 0.22;

/** The height for the map that leaves it in sight together with everything above it and with the question. */
export function mapRoom({ window, top, question, foot, all }: Stack): number {
  const kept = all ? 0 : window * KEPT;
  return Math.floor(window - foot + UNDER - Math.max(question, kept) - top - AIR);
}

/** The height that a board has for its map, where the question lies below it; null beside the map. */
export class MapRoom {
  height = $state<number | null>(null);

  constructor(root: () => HTMLElement | undefined) {
    $effect(() => {
      const board = root();
      if (!board || !('ResizeObserver' in globalThis)) return undefined;
      const observer = new ResizeObserver(() => (this.height = measured(board)));
      const page = board.closest('main') ?? board;
      for (const part of [page, board.querySelector(MINE), document.querySelector(FOOT)])
        if (part) observer.observe(part);
      return () => observer.disconnect();
    });
  }
}

const MINE = ':scope > .mine';
const FOOT = '.play > .foot';

function measured(board: HTMLElement): number | null {
  const map = board.querySelector(':scope > .map')?.getBoundingClientRect();
  const mine = board.querySelector(MINE)?.getBoundingClientRect();
  if (!map || !mine || mine.left >= map.right) return null;
  const foot = document.querySelector(FOOT)?.clientHeight ?? 0;
  const all = board.querySelector('.laying') !== null;
  return mapRoom({ window: innerHeight, top: map.top + scrollY, question: mine.height, foot, all });
}
