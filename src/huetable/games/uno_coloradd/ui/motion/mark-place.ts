type Box = Pick<DOMRectReadOnly, 'x' | 'y' | 'width' | 'height'>;

/** The middle of a mark, and whether it has to be small. */
export interface MarkPlace {
  readonly x: number;
  readonly y: number;
  readonly small: boolean;
}

/** Faces up to this width stand in two rows: a large mark would hide the neighbours. */
const SMALL_FACE = 40;
/** From the edge of a seat to the middle of a mark. */
const [AWAY, CLOSE] = [28, 9];

/** Below the seat, so that face and name stay in sight; above the face if the screen ends there. */
export function markPlace(face: Box | null, seat: Box, screen: Box): MarkPlace {
  if (!face) return { x: screen.width / 2, y: screen.height / 2, small: false };
  const x = face.x + face.width / 2;
  if (face.width <= SMALL_FACE) return { x, y: face.y + face.height + CLOSE, small: true };
  const below = seat.y + seat.height + AWAY;
  return { x, y: below + AWAY > screen.height ? face.y - AWAY : below, small: false };
}
