/** Sides and rows of up to five seats are divided evenly by this number of tracks. */
export const TRACKS = 60;

export type Edge = 'left' | 'top' | 'right';

/** Where a seat stands around the board: on which edge, and there as which of how many, from the left or the top. */
export interface Place {
  readonly seat: number;
  readonly edge: Edge;
  readonly index: number;
  readonly of: number;
}

/** All seats in the order of play, from mine. */
export function fromMine(count: number, mine: number | null): readonly number[] {
  return Array.from({ length: count }, (_, step) => ((mine ?? 0) + step) % count);
}

/** Above the board, clockwise: a first row from the left, then a second one back from the right, so that it closes a ring. */
export function seatsAbove(
  count: number,
  mine: number | null,
  columns: number,
): readonly (Place & { readonly row: number })[] {
  return fromMine(count, mine).map((seat, step) => {
    const [row, along] = [Math.floor(step / columns), step % columns];
    return { seat, edge: 'top', row, index: row % 2 === 0 ? along : columns - 1 - along, of: columns };
  });
}

/** How far down a curve a seat hangs: 0 in the middle, 1 at its ends. */
export function dropOf(index: number, of: number): number {
  return ((2 * index + 1) / of - 1) ** 2;
}

/** How many of the others sit on each side, the rest at the top. */
function sideCount(others: number): number {
  return [0, 0, 0, 1, 1, 1, 2, 2, 2][others] ?? 3;
}

/** The sizes of the left edge, with me at its lower end, and of the right one. */
function edgeSizes(count: number, seated: boolean, seats: 'around' | 'beside'): readonly [number, number] {
  if (seats === 'beside') return [Math.ceil(count / 2), Math.floor(count / 2)];
  // On a TV, two players face each other.
  const side = !seated && count === 2 ? 1 : sideCount(seated ? count - 1 : count);
  return [seated ? side + 1 : side, side];
}

/** Clockwise in the order of play: I sit at the lower left, the next player above me, the last one at the lower right. */
export function seatsAround(
  count: number,
  mine: number | null,
  seats: 'around' | 'beside',
): readonly Place[] {
  const [left, right] = edgeSizes(count, mine !== null, seats);
  const top = count - left - right;
  return fromMine(count, mine).map((seat, step): Place => {
    if (step < left) return { seat, edge: 'left', index: left - 1 - step, of: left };
    if (step < left + top) return { seat, edge: 'top', index: step - left, of: top };
    // The right edge mirrors the left one, where I have the lowest place.
    return { seat, edge: 'right', index: step - left - top, of: Math.max(left, right) };
  });
}

/** The tracks of the grid that a place takes: from which line, and how many. */
export function tracksOf({ index, of }: Place): { readonly line: number; readonly span: number } {
  const span = Math.floor(TRACKS / of);
  return { line: 2 + index * span, span };
}

export type Layout = 'around' | 'flat' | 'curve';

const SIDES = 220;
const MOST_IN_FLAT_ROW = 6;
const MOST_IN_A_ROW = 6;
const MOST_IN_COMPACT_ROW = 4;
const LOW = 500;
const SHORT = 700;
const PHONE = 700;

/** Where a game wants one low row of small faces, because its board needs the height: on phones, or on short screens. */
export type CompactSeats = 'phones' | 'short-screens';

export function isCompact(wanted: CompactSeats | undefined, room: number, height: number): boolean {
  return wanted === 'phones' ? room < PHONE : wanted === 'short-screens' && height < SHORT;
}

/** What there is for seats and board, in pixels. */
export interface Space {
  readonly count: number;
  readonly room: number;
  readonly height: number;
  readonly boardWidth: number;
  readonly wide: boolean;
  readonly compact: boolean;
  /** How large letters are: 1 as usual, 2 twice as large. */
  readonly letters: number;
}

/** From here on names leave no room on a phone for what a game says at a large face. */
export const LARGE = 1.25;
/** What a seat with letters of the usual size needs, so that a name is not cut to its first letter or two. */
const NAME_BELOW = 42;
const NAME_BESIDE = 44;
/** A small face, and the gap beside it. */
const FACE_BESIDE = 39;

/**
 * How the seats are laid out: around the board if it keeps its width, else above it; there in a curve, or, where height
 * is scarce, in a flat row with names beside the faces.
 */
export function layoutFor({ count, room, height, boardWidth, wide, compact, letters }: Space): Layout {
  const seat = room / columnsFor(count, room, letters);
  const flat = seat >= FACE_BESIDE + NAME_BESIDE * letters ? 'flat' : 'curve';
  if (height <= LOW) return flat;
  if (compact && count <= MOST_IN_COMPACT_ROW) return flat;
  if (wide && room >= boardWidth + SIDES) return 'around';
  return wide && count <= MOST_IN_FLAT_ROW ? flat : 'curve';
}

/** How many seats stand in one row above the board: more than six share two rows on a phone, and large letters take more. */
export function columnsFor(count: number, room: number, letters: number): number {
  const readable = Math.max(2, Math.floor(room / (NAME_BELOW * letters)));
  const most = room < PHONE ? Math.min(MOST_IN_A_ROW, readable) : readable;
  return Math.ceil(count / Math.ceil(count / most));
}

/** The width of a face in pixels. */
export function faceSize(layout: Layout, { count, room, height, compact, letters }: Space): number {
  const short = compact || height < SHORT || letters > LARGE;
  if (layout === 'around') return height < 900 ? 60 : 76;
  if (layout === 'flat') return height <= LOW ? 30 : short ? 34 : 44;
  if (columnsFor(count, room, letters) < count) return short ? 32 : 38;
  if (room >= PHONE) return 52;
  if (compact && height < SHORT) return 34;
  return short ? 42 : count > 4 ? 48 : 56;
}

/** On a TV, which is always drawn for a window of the same size. */
export function tvFaceSize(count: number, seats: 'around' | 'beside'): number {
  if (seats === 'beside') return count > 8 ? 46 : count > 6 ? 64 : 84;
  return count > 8 ? 56 : count > 6 ? 72 : 84;
}

/** Where a bubble at a seat may grow without leaving the screen: always towards the middle. */
export function bubbleSide({ edge, index, of }: Pick<Place, 'edge' | 'index' | 'of'>): 'left' | 'right' {
  if (edge !== 'top') return edge === 'left' ? 'right' : 'left';
  return 2 * index + 1 > of ? 'left' : 'right';
}

export type BubblePlace = 'above' | 'beside' | 'upper' | 'corner';

/**
 * At the sides of a board there is room above a face; at the top the window ends there. In a row above the board a bubble
 * keeps clear of the names: it lies on the upper edge of the face. Where the names stand beside the faces it has only a
 * corner of its own: further down it would hide what the board says first.
 */
export function bubblePlace(layout: Layout, { edge }: Pick<Place, 'edge'>): BubblePlace {
  if (layout !== 'around') return layout === 'flat' ? 'corner' : 'upper';
  return edge === 'top' ? 'beside' : 'above';
}
