/** Encodes and decodes the log of strokes, in the same format and with the same limits as the server's clay/codec.py. */
import { CELLS, SPAN } from '../field/grid';
import { Reader, InvalidSculpture } from './byte-reader';
import {
  COLOURS,
  KINDS,
  SWEEPS,
  TOOLS,
  type Baked,
  type Brush,
  type Kind,
  type Point,
  type Rope,
  type Solid,
  type Stroke,
  type Tool,
} from './strokes';
import { STEPS } from '../field/rotation';

export const MOST_STROKES = 2000;
export const MOST_BYTES = 64 * 1024;
const MOST_RUNS = 40_000;

/** "clay", and the version of the format: 2 for logs with sweeps. */
const MAGIC = [0x63, 0x6c, 0x61, 0x79];
const [WITHOUT_SWEEPS, WITH_SWEEPS] = [1, 2];
const HEAD = MAGIC.length + 1;
const [SWEEP, ROPE, SOLID, BAKED] = [6, 8, 16, 31];
const [MIRROR, CARVE] = [64, 128];

const flags = (colour: number, mirror: boolean, carve = false): number =>
  colour | (mirror ? MIRROR : 0) | (carve ? CARVE : 0);
const pack = (points: readonly Point[]): number[] => [points.length, ...points.flat()];

export function encodeStroke(stroke: Stroke): number[] {
  switch (stroke.type) {
    case 'brush': {
      const facing = stroke.tool === 'flatten' ? stroke.normal.map((part) => 128 + part) : [];
      return [
        stroke.sweep ? SWEEP + SWEEPS.findIndex((tool) => tool === stroke.tool) : TOOLS.indexOf(stroke.tool),
        flags(stroke.colour, stroke.mirror),
        stroke.size,
        ...facing,
        ...pack(stroke.points),
      ];
    }
    case 'rope':
      return [
        ROPE,
        flags(stroke.colour, stroke.mirror, stroke.carve),
        stroke.blend,
        ...stroke.thick,
        ...pack(stroke.points),
      ];
    case 'solid':
      return [
        SOLID + KINDS.indexOf(stroke.kind),
        flags(stroke.colour, stroke.mirror, stroke.carve),
        stroke.blend,
        ...stroke.at,
        ...stroke.sides,
        ...stroke.turn,
      ];
    case 'baked':
      return [BAKED, stroke.scale, ...stroke.runs.flatMap(([length, colour]) => run(length, colour)), 0];
  }
}

export const isSweep = (stroke: Stroke): stroke is Brush => stroke.type === 'brush' && stroke.sweep;

export function encode(strokes: readonly Stroke[]): Uint8Array<ArrayBuffer> {
  const version = strokes.some(isSweep) ? WITH_SWEEPS : WITHOUT_SWEEPS;
  return Uint8Array.from([...MAGIC, version, ...strokes.flatMap(encodeStroke)]);
}

/** The colour in the upper four bits and the beginning of the length below; more of it follows in sevens. */
function run(length: number, colour: number): number[] {
  const head = ((1 + colour) << 4) | (length & 7);
  let rest = length >> 3;
  if (rest === 0) return [head];
  const bytes = [head | 8];
  for (; rest >= 128; rest >>= 7) bytes.push((rest & 127) | 128);
  return [...bytes, rest];
}

/** Throws InvalidSculpture, saying why, if this is no sculpture or too long. Its work is `Sculpture`'s to bound. */
export function decode(data: Uint8Array): Stroke[] {
  if (data.length > MOST_BYTES)
    throw new InvalidSculpture(`a sculpture may have ${MOST_BYTES} bytes at most`);
  const version = data[MAGIC.length] ?? 0;
  if (MAGIC.some((byte, at) => data[at] !== byte) || version < WITHOUT_SWEEPS || version > WITH_SWEEPS)
    throw new InvalidSculpture('this is no log of strokes');
  const reader = new Reader(data, HEAD);
  const strokes: Stroke[] = [];
  while (!reader.done()) {
    const read = stroke(reader, strokes.length === 0, version === WITH_SWEEPS);
    strokes.push(read);
    if (strokes.length > MOST_STROKES)
      throw new InvalidSculpture(`a sculpture may have ${MOST_STROKES} strokes at most`);
    reader.count += 1;
  }
  return strokes;
}

function stroke(reader: Reader, first: boolean, sweeps: boolean): Stroke {
  const code = reader.byte('kind of stroke', 0, BAKED);
  const [tool, kind] = [TOOLS[code], KINDS[code - SOLID]];
  if (tool) return brush(reader, tool);
  const swept = sweeps ? SWEEPS[code - SWEEP] : undefined;
  if (swept) return { ...brush(reader, swept), sweep: true };
  if (code === ROPE) return rope(reader);
  if (kind) return solid(reader, kind);
  if (code === BAKED && first) return baked(reader);
  throw reader.invalid('kind of stroke');
}

function brush(reader: Reader, tool: Tool): Brush {
  const { colour, mirror, carve } = readFlags(reader);
  if (carve || (tool === 'add' || tool === 'paint') !== colour > 0) throw reader.invalid('colour');
  const size = reader.byte('brush size', 2, 32);
  const normal: Point = tool === 'flatten' ? direction(reader) : [0, 127, 0];
  return { type: 'brush', tool, size, points: reader.points(1), colour, mirror, normal, sweep: false };
}

function rope(reader: Reader): Rope {
  const { colour, mirror, carve } = piece(reader);
  const blend = reader.byte('seam', 0, 127);
  const thick = [reader.byte('thickness', 1, 64), reader.byte('thickness', 1, 64)] as const;
  return { type: 'rope', points: reader.points(2), thick, colour, blend, mirror, carve };
}

function solid(reader: Reader, kind: Kind): Solid {
  const { colour, mirror, carve } = piece(reader);
  const blend = reader.byte('seam', 0, 127);
  const at = reader.point();
  const sides = reader.triple('size', 1, SPAN / 2);
  return {
    type: 'solid',
    kind,
    at,
    sides,
    turn: reader.triple('turn', 0, STEPS - 1),
    colour,
    blend,
    mirror,
    carve,
  };
}

function baked(reader: Reader): Baked {
  const scale = reader.byte('scale', 1, 2);
  const runs: [number, number][] = [];
  let left = (CELLS / scale) ** 3;
  for (let next = reader.run(); next !== null; next = reader.run()) {
    left -= next[0];
    if (left < 0 || runs.length >= MOST_RUNS) throw reader.invalid('baked clay');
    runs.push(next);
  }
  if (left > 0) throw reader.invalid('baked clay');
  return { type: 'baked', scale, runs };
}

interface Flags {
  readonly colour: number;
  readonly mirror: boolean;
  readonly carve: boolean;
}

function readFlags(reader: Reader): Flags {
  const byte = reader.byte('colour', 0, 255);
  const colour = byte & 63;
  if (colour >= COLOURS.length) throw reader.invalid('colour');
  return { colour, mirror: (byte & MIRROR) > 0, carve: (byte & CARVE) > 0 };
}

/** Added clay has a colour, carving has none. */
function piece(reader: Reader): Flags {
  const read = readFlags(reader);
  if (read.carve === read.colour > 0) throw reader.invalid('colour');
  return read;
}

function direction(reader: Reader): Point {
  const [x, y, z] = reader.triple('direction', 1, 255);
  if (x === 128 && y === 128 && z === 128) throw reader.invalid('direction');
  return [x - 128, y - 128, z - 128];
}
