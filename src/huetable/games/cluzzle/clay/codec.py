"""The log of strokes as bytes, and back: any bytes are either a bounded sculpture or refused with a reason.

After five bytes that say what this is, one stroke follows another. A stroke begins with a byte for its kind (a tool of the
brush, 6 and 7 for sweeps, 8 for a rope, 16 and up for solids, 31 for baked clay) and a byte of flags (six bits of colour, mirror, carve):

    brush   kind flags size [direction, for flatten] count points
    rope    kind flags seam thickness thickness count points
    solid   kind flags seam point size turn
    baked   kind scale runs 0

A point is three bytes x, y, z. Sweeps came with version 2; a log without them is still written as version 1. The same strokes always give the same bytes, so a sculpture is known by its hash.
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from .byte_reader import ByteReader
from .grid import CELLS, SPAN
from .limits import MOST_BYTES, MOST_RUNS, MOST_STROKES, InvalidClay, TooManyStrokes, TooMuchWork
from .rotation import STEPS
from .strokes import COLOURS, KINDS, SWEEPS, TOOLS, Baked, Brush, Kind, Point, Rope, Solid, Stroke, Tool
from .work import stroke_work

MAGIC: Final = b"clay\x01"
SWEEP_MAGIC: Final = b"clay\x02"
"""Of logs with sweeps, which programs of version 1 can't read."""
_SWEEP, _ROPE, _SOLID, _BAKED = 6, 8, 16, 31
_MIRROR, _CARVE = 64, 128


def encode(strokes: list[Stroke]) -> bytes:
    sweeps = any(isinstance(stroke, Brush) and stroke.sweep for stroke in strokes)
    return (SWEEP_MAGIC if sweeps else MAGIC) + b"".join(encode_stroke(stroke) for stroke in strokes)


def encode_stroke(stroke: Stroke) -> bytes:
    match stroke:
        case Brush(tool, size, points, colour, mirror, normal, sweep):
            facing = bytes(128 + part for part in normal) if tool == "flatten" else b""
            flags = colour | _MIRROR * mirror
            code = _SWEEP + SWEEPS.index(tool) if sweep else TOOLS.index(tool)
            return bytes((code, flags, size)) + facing + _pack(points)
        case Rope(points, thick, colour, blend, mirror, carve):
            return bytes((_ROPE, colour | _MIRROR * mirror | _CARVE * carve, blend, *thick)) + _pack(points)
        case Solid(kind, at, sides, colour, turn, blend, mirror, carve):
            flags = colour | _MIRROR * mirror | _CARVE * carve
            return bytes((_SOLID + KINDS.index(kind), flags, blend, *at, *sides, *turn))
        case Baked(scale, runs):
            return bytes((_BAKED, scale)) + b"".join(_run(*run) for run in runs) + b"\0"


def decode(data: bytes, most_work: int | None = None) -> list[Stroke]:
    """Raises InvalidClay, saying why, for anything that is no sculpture or more than one may be. What was taken once is
    read without a bound on its work: the bound may have become narrower since.
    """
    if len(data) > MOST_BYTES:
        raise InvalidClay(f"a sculpture may have {MOST_BYTES} bytes at most, this has {len(data)}")
    if not data.startswith((MAGIC, SWEEP_MAGIC)):
        raise InvalidClay("this is no log of strokes")
    reader = ByteReader(data, len(MAGIC))
    strokes: list[Stroke] = []
    # Work is counted while reading: the check must be quick even for bytes that would take minutes to rebuild.
    work = 0
    while not reader.done():
        stroke = _stroke(reader, first=not strokes, sweeps=data.startswith(SWEEP_MAGIC))
        strokes.append(stroke)
        work += stroke_work(stroke)
        if len(strokes) > MOST_STROKES:
            raise TooManyStrokes(f"a sculpture may have {MOST_STROKES} strokes at most")
        if most_work is not None and work > most_work:
            raise TooMuchWork("it has too many large strokes; bake the clay, or undo some")
        reader.count += 1
    return strokes


def _stroke(reader: ByteReader, *, first: bool, sweeps: bool) -> Stroke:
    code = reader.byte("kind of stroke", 0, _BAKED)
    if code < len(TOOLS):
        return _brush(reader, TOOLS[code])
    if sweeps and _SWEEP <= code < _SWEEP + len(SWEEPS):
        return replace(_brush(reader, SWEEPS[code - _SWEEP]), sweep=True)
    if code == _ROPE:
        return _rope(reader)
    if _SOLID <= code < _SOLID + len(KINDS):
        return _solid(reader, KINDS[code - _SOLID])
    # Baked clay replaces the whole field, so it can only come first.
    if code == _BAKED and first:
        return _baked(reader)
    raise reader.invalid("kind of stroke")


def _brush(reader: ByteReader, tool: Tool) -> Brush:
    colour, mirror, carve = _flags(reader)
    if carve or (tool in ("add", "paint")) != (colour > 0):
        raise reader.invalid("colour")
    size = reader.byte("brush size", 2, 32)
    normal = _normal(reader) if tool == "flatten" else (0, 127, 0)
    return Brush(tool, size, reader.points(1), colour, mirror, normal)


def _rope(reader: ByteReader) -> Rope:
    colour, mirror, carve = _flags(reader)
    blend = reader.byte("seam", 0, 127)
    thick = (reader.byte("thickness", 1, 64), reader.byte("thickness", 1, 64))
    return Rope(reader.points(2), thick, _painted(reader, colour, carve=carve), blend, mirror, carve)


def _solid(reader: ByteReader, kind: Kind) -> Solid:
    colour, mirror, carve = _flags(reader)
    blend = reader.byte("seam", 0, 127)
    at = reader.point()
    sides = reader.triple("size", 1, SPAN // 2)
    turn = reader.triple("turn", 0, STEPS - 1)
    return Solid(kind, at, sides, _painted(reader, colour, carve=carve), turn, blend, mirror, carve)


def _painted(reader: ByteReader, colour: int, *, carve: bool) -> int:
    if carve == (colour > 0):
        raise reader.invalid("colour")
    return colour


def _baked(reader: ByteReader) -> Baked:
    scale = reader.byte("scale", 1, 2)
    runs: list[tuple[int, int]] = []
    left = (CELLS // scale) ** 3
    while (run := reader.run()) is not None:
        left -= run[0]
        if left < 0 or len(runs) >= MOST_RUNS:
            raise reader.invalid("baked clay")
        runs.append(run)
    if left:
        raise reader.invalid("baked clay")
    return Baked(scale, tuple(runs))


def _flags(reader: ByteReader) -> tuple[int, bool, bool]:
    flags = reader.byte("colour", 0, 255)
    colour = flags & 63
    if colour >= len(COLOURS):
        raise reader.invalid("colour")
    return colour, bool(flags & _MIRROR), bool(flags & _CARVE)


def _normal(reader: ByteReader) -> Point:
    x, y, z = reader.triple("direction", 1, 255)
    if (x, y, z) == (128, 128, 128):
        raise reader.invalid("direction")
    return x - 128, y - 128, z - 128


def _pack(points: tuple[Point, ...]) -> bytes:
    return bytes((len(points),)) + bytes(part for point in points for part in point)


def _run(length: int, colour: int) -> bytes:
    """The colour plus one in the upper four bits, so that no run begins with a zero, which ends the list. Below it a bit that
    says whether the length goes on, and the lowest three bits of the length; the rest follows in groups of seven bits.
    """
    head, rest = length & 7, length >> 3
    if not rest:
        return bytes((1 + colour << 4 | head,))
    more = bytearray()
    while rest >= 128:
        more.append(rest & 127 | 128)
        rest >>= 7
    more.append(rest)
    return bytes((1 + colour << 4 | 8 | head,)) + bytes(more)
