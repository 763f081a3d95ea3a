"""How clay looks, as numbers, and which recipes it looks like: the eye of the bots."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files

import numpy as np
from numpy.typing import NDArray

from .building import build
from .field import Field
from .strokes import COLOURS

ShapeDescriptor = NDArray[np.float32]

_RINGS, _LAYERS, _SECTORS, _WAVES = 6, 10, 32, 5
_COLOURS = len(COLOURS) - 1
_COLOUR_WEIGHT = 1.1
LENGTH = _LAYERS * _RINGS * _WAVES + _COLOURS + _LAYERS
_COLOUR_PART = slice(LENGTH - _LAYERS - _COLOURS, LENGTH - _LAYERS)


def descriptor(data: bytes) -> ShapeDescriptor:
    """The same however the sculpture is turned on the table and however large it is."""
    return look(build(data))


def look(field: Field) -> ShapeDescriptor:
    clay = field.has_clay()
    if not clay.any():
        return np.zeros(LENGTH, np.float32)
    y, z, x = (part.astype(np.float32) for part in np.nonzero(clay))
    x, z = x - (x.max() + x.min()) / 2, z - (z.max() + z.min()) / 2
    size = max(float(y.max() - y.min() + 1), 2 * float(np.hypot(x, z).max()), 4.0)
    shape = _waves(x, y - y.min(), z, size)
    narrow = np.histogram(y - y.min(), _LAYERS, (0, size))[0].astype(np.float32)
    return np.concatenate((shape, _colours(field), _unit(np.sqrt(narrow)) * 0.6)).astype(np.float32)


def _waves(x: ShapeDescriptor, y: ShapeDescriptor, z: ShapeDescriptor, size: float) -> ShapeDescriptor:
    """Clay by height, by distance from the axis, and by how it varies around the axis; turning only shifts that."""
    layer = np.clip(y / size * _LAYERS, 0, _LAYERS - 1).astype(np.intp)
    ring = np.clip(np.hypot(x, z) / size * 2 * _RINGS, 0, _RINGS - 1).astype(np.intp)
    sector = ((np.arctan2(x, z) / (2 * np.pi) + 1) * _SECTORS).astype(np.intp) % _SECTORS
    counts = np.zeros((_LAYERS, _RINGS, _SECTORS), np.float32)
    np.add.at(counts, (layer, ring, sector), 1)
    filled = counts / (2 * np.arange(_RINGS)[None, :, None] + 1)
    waves = np.abs(np.fft.rfft(np.sqrt(filled), axis=2))[:, :, :_WAVES]
    return _unit(waves.ravel().astype(np.float32))


def _colours(field: Field) -> ShapeDescriptor:
    """How much of each colour there is to be seen."""
    skin = (field.depth > 0) & (field.depth < 48)
    counts = np.bincount(field.colour[skin], minlength=_COLOURS + 1)[1:].astype(np.float32)
    return _unit(np.sqrt(counts)) * _COLOUR_WEIGHT


def _unit(vector: ShapeDescriptor) -> ShapeDescriptor:
    length = float(np.linalg.norm(vector))
    return (vector / max(length, 1e-6)).astype(np.float32)


def distances(seen: ShapeDescriptor) -> dict[str, float]:
    """From each thing that there is a recipe for: how far it is to the nearest of its looks."""
    words, looks = known_descriptors()
    if unpainted(seen):
        seen, looks = without_colours(seen), without_colours(looks)
    apart = ((looks - seen) ** 2).sum(axis=2).min(axis=1)
    return dict(zip(words, apart.tolist(), strict=True))


def unpainted(seen: ShapeDescriptor) -> bool:
    """All of it is clay as it comes out of the tin, so that its colour tells nothing."""
    return bool(seen[_COLOUR_PART][COLOURS.index("clay") - 1] > 0.98 * _COLOUR_WEIGHT)


def without_colours(looks: ShapeDescriptor) -> ShapeDescriptor:
    bare = looks.copy()
    bare[..., _COLOUR_PART] = 0
    return bare


@lru_cache(maxsize=1)
def known_descriptors() -> tuple[tuple[str, ...], ShapeDescriptor]:
    """The words, and for each of them some looks; made by `python -m huetable.games.cluzzle.lab.looks`."""
    data = files(__package__).joinpath("looks.bin").read_bytes()
    head, _, body = data.partition(b"\n")
    words = tuple(head.decode().split("|"))
    packed = np.frombuffer(body, np.int8).reshape(len(words), -1, LENGTH)
    return words, packed.astype(np.float32) * np.float32(_COLOUR_WEIGHT / 127)


def pack_descriptors(words: tuple[str, ...], looks: ShapeDescriptor) -> bytes:
    """As it is kept in the package: a byte a number is as fine as it need be."""
    return "|".join(words).encode() + b"\n" + np.round(looks / _COLOUR_WEIGHT * 127).astype(np.int8).tobytes()
