"""What has changed from one view to the next, field by field: a position is sent as that whenever it can be (docs/adr/0024)."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from functools import cache
from itertools import compress
from operator import is_not
from types import NoneType
from typing import Any, TypeVar

from msgspec import NODEFAULT, UNSET, Struct, inspect
from msgspec.structs import astuple, fields

T = TypeVar("T")

_LONG = 8
"""A list with fewer items or an object with fewer fields is sent as a whole: to say what stays would be as long."""

_PLAIN = (
    inspect.NoneType,
    inspect.BoolType,
    inspect.IntType,
    inspect.FloatType,
    inspect.StrType,
    inspect.BytesType,
    inspect.LiteralType,
    inspect.EnumType,
)


def view_change(before: Any, after: Struct, events: Sequence[Any] = ()) -> dict[str, Any] | None:
    """What a change says of a view, by the way it is said and by field; None if a change cannot say it.

    Events: those that are sent with it. A view often shows the last of them, and then need not repeat it.
    """
    kind = type(after)
    names, omitted = _encoded_fields(kind)
    if type(before) is not kind or omitted is None:
        return None
    was, now = astuple(before), astuple(after)
    as_it_is: dict[str, Any] = {}
    said: dict[str, dict[str, Any]] = {"view": as_it_is}
    # Mostly it is the very same object. Those fields are left out before Python looks at any of them.
    named = zip(names, was, now, strict=True)
    for name, old, new in compress(named, map(is_not, was, now)):
        if old == new:
            continue
        if new is UNSET or (name in omitted and new == omitted[name]):
            return None
        if type(new) in _SHORT or (type(new) is tuple and len(new) < _LONG):
            as_it_is[name] = new
        else:
            way, words = _shortest_way(old, new, events)
            said.setdefault(way, {})[name] = words
    if not as_it_is:
        del said["view"]
    return said


_SHORT = frozenset((NoneType, bool, int, float, str))


def _shortest_way(was: Any, now: Any, events: Sequence[Any]) -> tuple[str, Any]:
    """Of a list its end; an object as one of the events, or by what is new in it; else as it is."""
    kind = type(now)
    if kind is tuple or kind is list:
        kept = _same_items(was, now) if len(now) >= _LONG else 0
        return ("tails", (kept, now[kept:])) if kept else ("view", now)
    for place, event in enumerate(events):
        if event is now:
            return "told", place
    large = isinstance(now, Struct) and len(now.__struct_fields__) >= _LONG
    part = view_change(was, now) if large else None
    return ("view", now) if part is None else ("parts", part)


def _same_items(was: Any, now: Any) -> int:
    """With how many items two lists begin alike; 0 where that is not worth saying."""
    if type(was) is not type(now) or len(was) < _LONG:
        return 0
    if now[: len(was)] == was:
        return len(was)
    alike = 0
    for one, other in zip(was, now, strict=False):
        if one != other:
            break
        alike += 1
    return alike if alike >= _LONG else 0


@cache
def _encoded_fields(kind: type[Struct]) -> tuple[tuple[str, ...], dict[str, Any] | None]:
    """The names of the fields in JSON, and the values with which they are not there."""
    return kind.__struct_encode_fields__, _omitted_values(kind)


def _omitted_values(kind: type[Struct]) -> dict[str, Any] | None:
    """The values with which a field is not in the JSON at all: a change only says what is there. None for a struct that is
    no object in JSON.
    """
    if kind.__struct_config__.array_like:
        return None
    if not kind.__struct_config__.omit_defaults:
        return {}
    return {
        each.encode_name: each.default_factory() if each.default is NODEFAULT else each.default
        for each in fields(kind)
        if not each.required
    }


def constant(view: T, kind: Any) -> T:
    """The same, to be compared with later ones: a copy, if the type of such views does not rule out that it changes meanwhile."""
    return view if is_immutable(kind) else deepcopy(view)


@cache
def is_immutable(kind: Any) -> bool:
    """Whether nothing of this type, down to its last item, can change once it is made."""
    return _is_immutable(inspect.type_info(kind), frozenset())


def _is_immutable(found: inspect.Type, outer: frozenset[type]) -> bool:
    if isinstance(found, inspect.Metadata):
        return _is_immutable(found.type, outer)
    if isinstance(found, inspect.VarTupleType):
        return _is_immutable(found.item_type, outer)
    if isinstance(found, inspect.TupleType):
        return all(_is_immutable(item, outer) for item in found.item_types)
    if isinstance(found, inspect.UnionType):
        return all(_is_immutable(each, outer) for each in found.types)
    if isinstance(found, inspect.StructType):
        return found.cls in outer or _is_immutable_struct(found, outer | {found.cls})
    return isinstance(found, _PLAIN)


def _is_immutable_struct(found: inspect.StructType, outer: frozenset[type]) -> bool:
    return found.cls.__struct_config__.frozen and all(
        _is_immutable(field.type, outer) for field in found.fields
    )
