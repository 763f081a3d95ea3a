/** The smallest part of a card that a thumb can hit. */
export const THUMB = 44;

/** How tall a card is for its width. */
export const RATIO = 104 / 72;

const GAP = 8;
/** How far a playable card stands out of the hand; the hand's height includes it. */
const LIFT = 12;
const ROW = 50;

export interface HandLayout {
  readonly card: number;
  readonly columns: number;
  readonly rows: number;
  /** From the left edge of a card to that of the next one. */
  readonly step: number;
  readonly width: number;
  readonly height: number;
  /** The hand is too wide to be seen at once. */
  readonly scrolls: boolean;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly row: number;
}

/** The width of a card in the hand: as large as there is room for, with seven side by side on a phone. */
export function cardWidth(room: number, short: boolean): number {
  if (short) return 60;
  if (room < 480) return 72;
  return room < 800 ? 84 : 100;
}

/**
 * Lays a hand out: side by side where there is room, then overlapping, then in two rows. When each card shows only
 * a strip as wide as a thumb, the rest is reached by scrolling.
 */
export function layOutHand(cards: number, room: number, card: number): HandLayout {
  const most = Math.max(1, Math.floor((room - card) / THUMB) + 1);
  const rows = cards > most ? 2 : 1;
  const columns = Math.max(1, Math.ceil(cards / rows));
  const roomy = columns > 1 ? (room - card) / (columns - 1) : 0;
  const step = Math.min(card + GAP, Math.max(THUMB, roomy));
  const width = card + step * (columns - 1);
  const height = LIFT + card * RATIO + (rows - 1) * ROW;
  return { card, columns, rows, step, width, height, scrolls: width > room + 0.5 };
}

/** Row by row, from the left. */
export function spot(layout: HandLayout, index: number): Spot {
  const row = Math.floor(index / layout.columns);
  return { row, x: (index % layout.columns) * layout.step, y: LIFT + row * ROW };
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
