"""JSON schemas of our types."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

REFERENCE = "#/components/schemas/{name}"


def schemas_of(types: Sequence[Any]) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    """A schema for each type, and those that they refer to, by their names."""
    found, components = msgspec.json.schema_components(types, ref_template=REFERENCE, schema_hook=_of_unknown)
    return [_standard(each) for each in found], _standard(components)


def _of_unknown(_: type) -> dict[str, Any]:
    """What only a game knows, such as a move or a view, may be anything here."""
    return {}


def _standard(schema: Any) -> Any:
    """Python can end a pattern in a way that JSON schemas do not know, and examples in Python say nothing here."""
    match schema:
        case {"description": str(text), **others} if ">>>" in text:
            return _standard({**others, "description": text.partition(">>>")[0].rstrip()})
        case dict():
            return {
                name: _ended(value) if name == "pattern" else _standard(value)
                for name, value in schema.items()
            }
        case list() | tuple():
            return [_standard(each) for each in schema]
    return schema


def _ended(pattern: Any) -> Any:
    return pattern.replace("\\Z", "$") if isinstance(pattern, str) else _standard(pattern)
