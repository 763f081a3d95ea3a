"""The strokes that a sculpture is made of: typed, small, and the same for people and bots."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

Point = tuple[int, int, int]
"""x (to the right), y (up), z (towards whoever looks), in units."""

Tool = Literal["add", "carve", "smooth", "pull", "flatten", "paint"]
Kind = Literal["ball", "slab", "cone", "ring"]

TOOLS: Final[tuple[Tool, ...]] = ("add", "carve", "smooth", "pull", "flatten", "paint")
KINDS: Final[tuple[Kind, ...]] = ("ball", "slab", "cone", "ring")

COLOURS: Final = (
    "",
    "white",
    "grey",
    "black",
    "brown",
    "red",
    "orange",
    "yellow",
    "green",
    "blue",
    "purple",
    "pink",
    "clay",
)
"""By number; nothing has number 0, and clay is what comes out of the tin."""


SWEEPS: Final[tuple[Tool, ...]] = ("add", "carve")
"""The tools whose strokes can be sweeps."""


class Brush(Struct, frozen=True, tag="brush"):
    """A tool drawn along a path: one dab at each point."""

    tool: Tool
    size: int
    """The radius of a dab."""
    points: tuple[Point, ...]
    colour: int = 0
    mirror: bool = False
    """The same at once on the other side, left for right."""
    normal: Point = (0, 127, 0)
    """For flatten: which way the flat side looks."""
    sweep: bool = False
    """For add and carve: the whole path is one piece, joined to the clay as it was when the stroke began. Dabs close to each
    other then add no more than dabs further apart. Older logs join dab by dab."""


class Solid(Struct, frozen=True, tag="solid"):
    """A whole piece that is pressed on, or cut out."""

    kind: Kind
    at: Point
    sides: Point
    """ball: the three radii. slab: half of each side. cone: lower radius, half the height, upper radius.
    ring: radius of the ring, half its thickness (twice)."""
    colour: int = 0
    turn: Point = (0, 0, 0)
    """About y, then x, then z, in 64ths of a full turn."""
    blend: int = 16
    """How softly it is joined: the width of the seam."""
    mirror: bool = False
    carve: bool = False


class Rope(Struct, frozen=True, tag="rope"):
    """A rolled piece through two or more points, as thick at its ends as said."""

    points: tuple[Point, ...]
    thick: tuple[int, int]
    """The radius where it begins and where it ends."""
    colour: int = 0
    blend: int = 16
    mirror: bool = False
    carve: bool = False


class Baked(Struct, frozen=True, tag="baked"):
    """Clay whose strokes were given up: only what it looks like is left."""

    scale: int
    """1: cell by cell. 2: in blocks of two by two by two cells."""
    runs: tuple[tuple[int, int], ...]
    """How many cells in a row, and their colour; 0 is no clay."""


Stroke = Brush | Solid | Rope | Baked
