"""What a game gets for nothing: candidate moves, open moves filled in at random, a line of text for a state."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import islice, product
from typing import Any, cast, get_args

import msgspec
import msgspec.inspect as shapes
from msgspec import NODEFAULT

from .codec import encode
from .rng import Rng
from .terms import MoveField, OpenMove

MOST_CANDIDATES = 2_000

_WORDS = ("amber", "harbour", "lantern", "moss", "paper boat", "quiet river", "robin", "thistle")


@cache
def candidate_moves(move_type: Any) -> tuple[Any, ...]:
    """Every move that can be written down from its type alone: no fields, choices, yes or no, bounded numbers."""
    found = (move for kind in get_args(move_type) or (move_type,) for move in _moves_of(kind))
    return tuple(islice(found, MOST_CANDIDATES))


def _moves_of(kind: type[msgspec.Struct]) -> Iterator[Any]:
    shape = cast("shapes.StructType", shapes.type_info(kind))
    values = [_values(field) for field in shape.fields]
    if all(each is not None for each in values):
        for chosen in product(*(each or () for each in values)):
            yield kind(*chosen)


def _values(field: shapes.Field) -> Sequence[Any] | None:
    """What a field may be; None where that cannot be listed."""
    listed = _listed(field.type)
    if listed is None and field.default is not NODEFAULT:
        return (field.default,)
    return listed


def _listed(shape: shapes.Type) -> Sequence[Any] | None:
    match shape:
        case shapes.BoolType():
            return (False, True)
        case shapes.NoneType():
            return (None,)
        case shapes.LiteralType(values=values):
            return values
        case shapes.IntType(ge=int(least), le=int(most)):
            return range(least, most + 1)
        case shapes.UnionType(types=types):
            parts = [_listed(each) for each in types]
            return None if None in parts else [value for part in parts for value in part or ()]
    return None


def fill_in(move_type: Any, open_move: OpenMove, rng: Rng) -> Any:
    """An open move with its blanks filled in at random; a blank for a large thing needs the game's own `random_move`."""
    given = {field.name: _fill_field(field, rng.child(field.name)) for field in open_move.fields}
    return msgspec.convert({"type": open_move.move, **given}, move_type)


def _fill_field(field: MoveField, rng: Rng) -> str | int:
    if field.kind == "number":
        return field.least + rng.below(field.most - field.least + 1, "number")
    if field.kind == "blob":
        raise NotImplementedError(f"only the game can make up {field.name!r}: it needs `random_move`")
    return rng.choice(_WORDS, "word")[: field.most]


def sketch(state: msgspec.Struct) -> str:
    """The fields of a state in one line."""
    return ", ".join(f"{name} {encode(getattr(state, name)).decode()}" for name in state.__struct_fields__)
