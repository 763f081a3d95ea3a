"""The shape of a sculpture: what can be seen of it from outside, and nothing about how it was made.

While a game goes on, the others get the shape and not the strokes: a bot's strokes are those of its recipe and would name
the thing. Two logs whose clay looks the same have the same shape, byte for byte. So whatever cannot be seen is left out:

- hollows that are closed on all sides are filled,
- depths are kept only next to the surface, where the mesh and its normals need them,
- colours are kept only on the surface.

The bytes are `shape`, a version byte, and the field as a zlib stream: the depths, each as the difference from the cell below,
which packs better, then the colours. Most recipes have 10 to 60 kB.
"""

from __future__ import annotations

import zlib
from typing import Final

import numpy as np
from numpy.typing import NDArray

from .field import DEPTH_LIMIT, Depths, Field
from .grid import CELLS
from .limits import InvalidClay
from .open_air import Mask, open_air

MAGIC: Final = b"shape\x01"


def is_shape(data: bytes) -> bool:
    return data.startswith(MAGIC)


def shape_of(field: Field) -> bytes:
    solid = ~open_air(field.depth <= 0)
    surface = _surface(solid)
    depth = _seen_depth(field.depth, solid, _widen(surface))
    colour = np.where(surface & solid, field.colour, 0).astype(np.uint8)
    rising = np.diff(depth, axis=0, prepend=np.int8(0))
    return MAGIC + zlib.compress(rising.tobytes() + colour.tobytes(), 6)


def read_shape(data: bytes) -> Field:
    """The field that is drawn from a shape: the same surface as that of the sculpture."""
    cells = zlib.decompress(data[len(MAGIC) :])
    if len(cells) != 2 * CELLS**3:
        raise InvalidClay("this is no shape")
    field = Field()
    rising, colour = np.frombuffer(cells, np.int8, CELLS**3), np.frombuffer(cells, np.uint8, offset=CELLS**3)
    np.cumsum(rising.reshape(field.depth.shape), axis=0, dtype=np.int8, out=field.depth)
    field.colour[:] = colour.reshape(field.colour.shape)
    return field


def _surface(solid: Mask) -> Mask:
    """The cells on both sides of the surface: those of every two by two by two that are partly clay, partly air."""
    grown = np.pad(solid, 1)
    mixed = _over_pairs(grown, np.logical_or) & ~_over_pairs(grown, np.logical_and)
    return _over_pairs(mixed, np.logical_or)


def _over_pairs(cells: Mask, join: np.ufunc) -> Mask:
    """Each cell joined with the next one along all three axes: every side is one shorter then."""
    cells = join(cells[:-1], cells[1:])
    cells = join(cells[:, :-1], cells[:, 1:])
    joined: Mask = join(cells[:, :, :-1], cells[:, :, 1:])
    return joined


def _widen(cells: Mask) -> Mask:
    """With the next cell on every side, which the normals look at."""
    wide = cells.copy()
    for axis in range(3):
        to, of = np.moveaxis(wide, axis, 0), np.moveaxis(cells, axis, 0)
        to[1:] |= of[:-1]
        to[:-1] |= of[1:]
    return wide


def _seen_depth(depth: Depths, solid: Mask, near: Mask) -> NDArray[np.int8]:
    """The depth next to the surface; a hollow that was filled is as good as clay."""
    there = np.where(solid & (depth <= 0), DEPTH_LIMIT, depth)
    far = np.where(solid, DEPTH_LIMIT, -DEPTH_LIMIT)
    return np.where(near, there, far).astype(np.int8)
