"""From the log of strokes to the clay."""

from __future__ import annotations

from .baking import unbake
from .codec import decode
from .field import Field
from .kneading import knead_brush, knead_rope, knead_solid
from .strokes import Baked, Brush, Rope, Solid, Stroke


def build(data: bytes) -> Field:
    """The same field wherever it is built. Raises InvalidClay for what is no sculpture."""
    return build_field(decode(data))


def build_field(strokes: list[Stroke]) -> Field:
    field = Field()
    for stroke in strokes:
        match stroke:
            case Brush():
                knead_brush(field, stroke)
            case Solid():
                knead_solid(field, stroke)
            case Rope():
                knead_rope(field, stroke)
            case Baked():
                field = unbake(stroke)
    return field
