"""docs/protocol.md: the types as a page to read."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from typing import get_args

from msgspec import Struct

from huetable.server.http import api
from huetable.table.wire import protocol

from .writer import TypeScriptWriter, class_note, field_notes, literal, struct_shape


def protocol_page() -> str:
    """The whole page."""
    return "\n".join(_page()).rstrip() + "\n"


def _page() -> Iterator[str]:
    yield "# The protocol\n"
    yield "Made by `huetable types` from `table/wire/protocol.py` and `server/http/api.py`; `./test` fails when it is not current.\n"
    yield "For programs, a running server has the same as OpenAPI 3.1 at `/openapi.json` and as AsyncAPI 3 at `/asyncapi.json`. The client in TypeScript (`packages/client`) is made from both.\n"
    yield (
        f"Version {protocol.VERSION}. "
        + " ".join((protocol.__doc__ or "").split("\n\n", 1)[1].split())
        + "\n"
    )
    yield "## What a client sends\n"
    for kind in get_args(protocol.ClientMessage):
        yield from _entry(kind)
    yield "## What the server sends\n"
    for kind in get_args(protocol.ServerMessage):
        yield from _entry(kind)
    yield "## Over plain HTTP\n"
    yield "```\n" + textwrap.dedent((api.__doc__ or "").split("\n\n")[1]) + "\n```\n"
    yield "An error is answered with `{clause, sentence}` and a fitting status. The exact shapes are in `packages/client/src/protocol.ts`.\n"


def _entry(kind: type[Struct]) -> Iterator[str]:
    shape = struct_shape(kind)
    writer = TypeScriptWriter(sent_by_browser=issubclass(kind, protocol.Command))
    notes = field_notes(kind)
    yield f"### {kind.__name__}\n"
    if note := class_note(kind):
        yield " ".join(note.split()) + "\n"
    yield f"- `{shape.tag_field}`: `{literal(shape.tag)}`"
    for field in shape.fields:
        note = " ".join(notes.get(field.name, "").split())
        yield f"- `{field.encode_name}{writer.optional_mark(shape, field)}`: `{writer.type(field.type)}`{' – ' if note else ''}{note}"
    yield ""
