/** A time-lapse of a sculpture: its strokes again, a little at a time. */
import { EVERYTHING, Field } from '../field/grid';
import { applyStroke } from '../field/build-field';
import { changedBlocks } from '../field/changed-blocks';
import { meshOf, type Mesh } from '../field/mesh';
import { Sweep } from '../field/sweep';
import { isSweep } from '../strokes/stroke-log';
import type { Stroke } from '../strokes/strokes';

/** How long the whole takes, and in how many pictures: more would not look smoother. */
export const LAPSE_MS = 5000;
const MOST_FRAMES = 60;
/** A long stroke of a brush grows in pieces of this many dabs. */
const DABS = 8;

/** The blocks of clay that look different in this picture; null where nothing is left of one. */
export interface LapseFrame {
  readonly number: number;
  readonly of: number;
  readonly blocks: readonly (readonly [number, Mesh | null])[];
}

/** Part of a stroke. */
export interface StrokePiece {
  readonly stroke: Stroke;
  /** Whether it goes on with the stroke of the piece before. */
  readonly goesOn: boolean;
}

/** The strokes in pieces, which together make the same clay. */
export function strokePieces(strokes: readonly Stroke[]): readonly StrokePiece[] {
  return strokes.flatMap((stroke) => {
    if (stroke.type !== 'brush' || stroke.points.length <= DABS) return [{ stroke, goesOn: false }];
    // A pull goes from point to point, so a piece begins where the one before ended.
    const overlap = stroke.tool === 'pull' ? 1 : 0;
    const pieces: StrokePiece[] = [];
    for (let from = 0; from + overlap < stroke.points.length; from += DABS)
      pieces.push({
        stroke: { ...stroke, points: stroke.points.slice(from, from + DABS + overlap) },
        goesOn: from > 0,
      });
    return pieces;
  });
}

/** The pieces in as many groups as there are pictures. */
export function lapseGroups(pieces: readonly StrokePiece[]): readonly (readonly StrokePiece[])[] {
  const count = Math.min(pieces.length, MOST_FRAMES);
  return Array.from({ length: count }, (_, group) =>
    pieces.slice(
      Math.floor((group * pieces.length) / count),
      Math.floor(((group + 1) * pieces.length) / count),
    ),
  );
}

/** Works each picture out when it is asked for. */
export function* lapseFrames(strokes: readonly Stroke[], field = new Field()): Generator<LapseFrame> {
  const groups = lapseGroups(strokePieces(strokes));
  let sweep: Sweep | null = null;
  const apply = ({ stroke, goesOn }: StrokePiece): void => {
    if (!isSweep(stroke)) applyStroke(field, stroke);
    else {
      if (!goesOn || !sweep) sweep = new Sweep(field, stroke);
      for (const at of stroke.points) sweep.apply(at);
    }
  };
  for (const [number, group] of groups.entries()) {
    const changed = changedBlocks(field, EVERYTHING, () => {
      for (const piece of group) apply(piece);
    });
    yield { number, of: groups.length, blocks: changed.map((block) => [block, meshOf(field, block)]) };
  }
}

/** Which picture is due this long after the start. */
export function dueFrame(elapsed: number, of: number): number {
  return Math.min(of - 1, Math.floor((elapsed / LAPSE_MS) * of));
}
