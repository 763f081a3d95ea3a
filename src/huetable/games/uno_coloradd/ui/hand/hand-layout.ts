/** The smallest part of a card that a thumb can hit. */
export const THUMB = 44;

/** How tall a card is for its width. */
export const RATIO = 104 / 72;
/** How wide it is in its drawing. */
const DRAWN = 72;

const GAP = 8;
/** How far a playable card stands out of the hand; the hand's height includes it. */
const LIFT = 18;
/** Where no card can be played and height is scarce. */
export const NO_LIFT = 2;
/** How much of the upper row is seen: its corners, or on a tall phone most of its faces. */
const ROW = 50;
export const TALL_ROW = 82;
/** A row of cards is a fan: its ends lean outwards by so many degrees, and hang so far down. */
const LEAN = 6;
const LEAN_EACH = 2.5;
const DROP = 9;

export interface HandLayout {
  readonly card: number;
  readonly columns: number;
  readonly rows: number;
  /** From the left edge of a card to that of the next one. */
  readonly step: number;
  readonly width: number;
  readonly height: number;
  /** The room above the cards, for those that stand out. */
  readonly lift: number;
  /** From one row to the next. */
  readonly row: number;
  /** How much further each card leans than the one before it, in degrees. */
  readonly lean: number;
  /** The hand is too wide to be seen at once. */
  readonly scrolls: boolean;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  readonly row: number;
}

/** How much height there is for the hand. */
export type Height = 'short' | 'low' | 'tall';

/** The width of a card in the hand: as large as there is room for, with seven side by side on a phone. */
export function cardWidth(room: number, height: Height): number {
  if (height === 'short') return 60;
  if (room < 348) return 72;
  if (room < 480) return height === 'low' ? 72 : 84;
  return room < 800 ? 88 : height === 'low' ? 92 : 104;
}

/** The size of the colour's name in the drawing of a card of this width: 12 px or more on the screen. */
export function wordSize(card: number): number {
  return Math.max(12, (12 * DRAWN) / card);
}

/**
 * Lays a hand out: side by side where there is room, then overlapping, then in two rows. When each card shows only
 * a strip as wide as a thumb, the rest is reached by scrolling.
 */
export function layOutHand(cards: number, room: number, card: number, lift = LIFT, row = ROW): HandLayout {
  const inRow = Math.max(1, Math.floor((room - card) / THUMB) + 1);
  const rows = cards > inRow ? 2 : 1;
  const columns = Math.max(1, Math.ceil(cards / rows));
  const roomy = columns > 1 ? (room - card) / (columns - 1) : 0;
  const step = Math.min(card + GAP, Math.max(THUMB, roomy));
  const width = card + step * (columns - 1);
  const height = lift + DROP + card * RATIO + (rows - 1) * row;
  const scrolls = width > room + 0.5;
  // In two rows, cards that lean would cover the corners of those behind them.
  const lean = rows > 1 || columns < 2 ? 0 : Math.min(LEAN_EACH, (2 * LEAN) / (columns - 1));
  return { card, columns, rows, step, width, height, lift, row, lean, scrolls };
}

/** Row by row, from the left. A single row is a fan; two rows lie straight. */
export function spot(layout: HandLayout, index: number): Spot {
  const row = Math.floor(index / layout.columns);
  const column = index % layout.columns;
  const angle = (column - (layout.columns - 1) / 2) * layout.lean;
  const drop = DROP * (angle / LEAN) ** 2;
  return { row, x: column * layout.step, y: layout.lift + drop + row * layout.row, angle };
}

/** Where the cards lie that fit, but whose free strip is beyond the left or the right edge of a hand that scrolls. */
export function fittingOutOfSight(
  layout: HandLayout,
  fits: readonly boolean[],
  scrolled: number,
  room: number,
): { readonly left: readonly number[]; readonly right: readonly number[] } {
  if (!layout.scrolls) return { left: [], right: [] };
  const places = fits
    .flatMap((each, index) => (each ? [spot(layout, index).x] : []))
    .toSorted((a, b) => a - b);
  return {
    left: places.filter((x) => x < scrolled - THUMB / 2),
    right: places.filter((x) => x + THUMB > scrolled + room),
  };
}

/** Where the arrow keys lead. Up and down change the row, Home and End go to the ends. */
export function neighbour(index: number, key: string, layout: HandLayout, cards: number): number | null {
  const last = cards - 1;
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: index - 1,
    ArrowRight: index + 1,
    ArrowUp: index - layout.columns,
    ArrowDown: index + layout.columns,
    Home: 0,
    End: last,
  };
  const goal = steps[key];
  if (goal === undefined) return null;
  return goal < 0 || goal > last ? index : goal;
}
