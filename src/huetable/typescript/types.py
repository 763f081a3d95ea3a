"""The browser's types and the page about the protocol, made from the Python types.

Each game's types go into its own ui folder, so that a new game changes no file outside of it.
"""

from __future__ import annotations

import ast
import inspect
import sys
import textwrap
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any, Literal, cast, get_args, get_origin

import msgspec.inspect as shapes
from msgspec import NODEFAULT, Struct

from huetable.core.game import AnyGame
from huetable.core.terms import NoPrivateView
from huetable.games import all_games, game_folder, game_texts, is_packaged
from huetable.server.http import api
from huetable.table.wire import protocol
from huetable.typescript.texts import game_text_types, page_text_types

ROOT = Path(__file__).parents[3]
PROTOCOL_TYPES = ROOT / "web/src/lib/net/protocol.ts"
PROTOCOL_PAGE = ROOT / "docs/protocol.md"
PAGE_TEXTS = ROOT / "web/src/lib/i18n"
PACKAGE_INTERFACE = Path(__file__).with_name("package-interface.ts")
PAGES_INTERFACE = ROOT / "web/src/lib/packages/interface.ts"

_MADE = "// Made by `huetable types` from the Python types. Change those instead.\n"

_OPEN_TYPES = """
/** A move of a game: its tag and its fields. Each game's ui/types.ts has the exact ones. */
export interface GameMove {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** Something that happened in a game. Each game's ui/types.ts has the exact ones. */
export interface GameEvent {
  readonly type: string;
  readonly [field: string]: unknown;
}
"""

_PLAIN: dict[type, str] = {
    shapes.BoolType: "boolean",
    shapes.IntType: "number",
    shapes.FloatType: "number",
    shapes.StrType: "string",
    shapes.NoneType: "null",
    shapes.AnyType: "unknown",
    shapes.RawType: "unknown",
}


def generated_files() -> dict[Path, str]:
    """Every file that is made from the types, with its text."""
    files = {
        PROTOCOL_TYPES: protocol_types(),
        PROTOCOL_PAGE: protocol_page(),
        PAGE_TEXTS / "text-types.ts": page_text_types(PAGE_TEXTS / "en.json"),
        PAGES_INTERFACE: package_interface(),
    }
    for game in all_games().values():
        files |= files_of_game(game)
    return files


def files_of_game(game: AnyGame) -> dict[Path, str]:
    """What is made for the screens of one game; nothing if it has none."""
    screens = game_folder(game) / "ui"
    if not screens.is_dir():
        return {}
    files = {screens / "types.ts": game_types(game)}
    if texts := game_text_types(game_texts(game)):
        files[screens / "text-types.ts"] = texts
    if is_packaged(game):
        files[screens / "huetable.ts"] = package_interface()
    return files


def package_interface() -> str:
    """What page and screens of another package know of each other: the same file on both sides."""
    return PACKAGE_INTERFACE.read_text("utf-8")


def protocol_types() -> str:
    sent = TypeScriptWriter(sent_by_browser=True)
    sent.alias("ClientMessage", protocol.ClientMessage)
    sent.add(api.NewTable)
    sent.add(api.NewName)
    sent.add(api.NewSubscription)
    sent.add(api.NewWebhook)
    sent.add(api.OldSubscription)
    sent.add(api.NewReport)
    received = TypeScriptWriter(sent_by_browser=False, known=sent.written)
    received.alias("ServerMessage", protocol.ServerMessage)
    received.add(protocol.SentObservation, name="Observation")
    for kind in (
        api.Error,
        api.Home,
        api.GameInfo,
        api.GamePackage,
        api.About,
        api.TableLink,
        api.DeviceLink,
        api.NewToken,
        api.MadeToken,
        api.ProgramToken,
        api.DeviceOffer,
        api.Device,
        api.PushInfo,
        api.OperatorPage,
        api.MyPage,
        api.NewInvitation,
        api.InvitationSetting,
        api.WebhookInfo,
        api.Replay,
        api.BlobInfo,
    ):
        received.add(kind)
    version = f"export const VERSION = {protocol.VERSION};\n"
    return "\n".join([_MADE, version, _OPEN_TYPES.strip() + "\n", *sent.lines, *received.lines])


def game_types(game: Any) -> str:
    sent = TypeScriptWriter(sent_by_browser=True)
    sent.alias("Move", game.move_type)
    received = TypeScriptWriter(sent_by_browser=False, known=sent.written)
    received.alias("Event", game.event_type)
    parts = [received.add(game.public_type, name="PublicView")]
    if game.private_type is not NoPrivateView:
        parts.append(received.add(game.private_type, name="PrivateView"))
    received.lines.append(f"export type View = {' & '.join(parts)};\n")
    if game.question_type is not None:
        sent.alias("Question", game.question_type)
        received.alias("Advice", game.answer_type)
    return "\n".join([_MADE, *sent.lines, *received.lines])


class TypeScriptWriter:
    """Writes each struct once, the ones it is made of first."""

    def __init__(self, *, sent_by_browser: bool, known: set[str] | None = None) -> None:
        self.sent_by_browser = sent_by_browser
        """Then a field with a default may be left out."""
        self.written: set[str] = known if known is not None else set()
        self.lines: list[str] = []
        self.choices: dict[str, Any] = {}

    def alias(self, name: str, union: Any) -> None:
        members = [self.add(kind) for kind in get_args(union) or (union,)]
        self.lines.append(
            f"export type {name} =\n" + "\n".join(f"  | {member}" for member in members) + ";\n"
        )

    def add(self, kind: type[Struct], name: str | None = None) -> str:
        name = name or kind.__name__
        if name not in self.written:
            self.written.add(name)
            self.choices |= named_choices(kind)
            self.lines.append(self._interface(struct_shape(kind), name))
        return name

    def _interface(self, shape: shapes.StructType, name: str) -> str:
        notes = field_notes(shape.cls)
        lines = [*_comment(class_note(shape.cls), ""), f"export interface {name} {{"]
        if shape.tag is not None:
            lines.append(f"  readonly {shape.tag_field}: {_literal(shape.tag)};")
        for field in shape.fields:
            lines += _comment(notes.get(field.name), "  ")
            lines.append(
                f"  readonly {field.encode_name}{self.optional_mark(shape, field)}: {self.type(field.type)};"
            )
        return "\n".join([*lines, "}\n"])

    def optional_mark(self, shape: shapes.StructType, field: shapes.Field) -> str:
        """A question mark where the browser may leave the field out, or may not get it."""
        unset = field.default is NODEFAULT and field.default_factory is NODEFAULT
        left_out = unset or self.sent_by_browser or shape.cls.__struct_config__.omit_defaults
        return "?" if left_out and not field.required else ""

    def type(self, shape: shapes.Type) -> str:
        if isinstance(shape, shapes.Metadata):
            return (shape.extra or {}).get("typescript") or self.type(shape.type)
        if isinstance(shape, shapes.StructType):
            return self.add(shape.cls)
        if isinstance(shape, shapes.LiteralType):
            return self._choice(shape)
        if isinstance(shape, shapes.UnionType):
            return " | ".join(dict.fromkeys(map(self.type, shape.types)))
        return self._container(shape)

    def _choice(self, shape: shapes.LiteralType) -> str:
        """A choice that has a name in Python keeps it, with its values in the order they were given."""
        for name, choice in self.choices.items():
            if set(get_args(choice)) == set(shape.values):
                if name not in self.written:
                    self.written.add(name)
                    self.lines.append(
                        f"export type {name} = {' | '.join(map(_literal, get_args(choice)))};\n"
                    )
                return name
        return " | ".join(map(_literal, shape.values))

    def _container(self, shape: shapes.Type) -> str:
        if isinstance(shape, shapes.ListType | shapes.VarTupleType):
            inner = self.type(shape.item_type)
            return f"readonly ({inner})[]" if " " in inner else f"readonly {inner}[]"
        if isinstance(shape, shapes.TupleType):
            return f"readonly [{', '.join(map(self.type, shape.item_types))}]"
        if isinstance(shape, shapes.DictType):
            return f"Readonly<Record<{self.type(shape.key_type)}, {self.type(shape.value_type)}>>"
        return _PLAIN[type(shape)]


def _literal(value: object) -> str:
    return f"'{value}'" if isinstance(value, str) else str(value).lower()


def _comment(note: str | None, indent: str) -> list[str]:
    return [f"{indent}/** {' '.join(note.split())} */"] if note else []


def struct_shape(kind: type[Struct]) -> shapes.StructType:
    return cast("shapes.StructType", shapes.type_info(kind))


def named_choices(kind: type) -> dict[str, Any]:
    """The Literals that stand under a name in the module of a struct."""
    return {
        name: value
        for name, value in vars(sys.modules[kind.__module__]).items()
        if get_origin(value) is Literal
    }


def class_note(kind: type) -> str | None:
    """The docstring that was written for this class; msgspec makes none up, but a parent's is inherited."""
    written = kind.__dict__.get("__doc__")
    # An example in Python is of no use in TypeScript.
    return written and written.partition(">>>")[0].rstrip()


def field_notes(kind: type) -> dict[str, str]:
    """The strings that stand under fields in the source: Python keeps them for readers only."""
    tree = ast.parse(textwrap.dedent(inspect.getsource(kind)))
    body = tree.body[0].body if isinstance(tree.body[0], ast.ClassDef) else []
    notes = {}
    for field, note in pairwise(body):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name) and _is_note(note):
            notes[field.target.id] = note.value.value  # type: ignore[attr-defined]
    return notes


def _is_note(node: ast.stmt) -> bool:
    return (
        isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    )


def protocol_page() -> str:
    """docs/protocol.md: the same types as a page to read."""
    return "\n".join(_page()).rstrip() + "\n"


def _page() -> Iterator[str]:
    yield "# The protocol\n"
    yield "Made by `huetable types` from `table/wire/protocol.py` and `server/http/api.py`; `./test` fails when it is not current.\n"
    yield "For programs, a running server has the same as OpenAPI 3.1 at `/openapi.json` and as AsyncAPI 3 at `/asyncapi.json`.\n"
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
    yield "An error is answered with `{clause, sentence}` and a fitting status. The exact shapes are in `web/src/lib/net/protocol.ts`.\n"


def _entry(kind: type[Struct]) -> Iterator[str]:
    shape = struct_shape(kind)
    writer = TypeScriptWriter(sent_by_browser=issubclass(kind, protocol.Command))
    notes = field_notes(kind)
    yield f"### {kind.__name__}\n"
    if note := class_note(kind):
        yield " ".join(note.split()) + "\n"
    yield f"- `{shape.tag_field}`: `{_literal(shape.tag)}`"
    for field in shape.fields:
        note = " ".join(notes.get(field.name, "").split())
        yield f"- `{field.encode_name}{writer.optional_mark(shape, field)}`: `{writer.type(field.type)}`{' – ' if note else ''}{note}"
    yield ""
