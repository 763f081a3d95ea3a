"""Interfaces in TypeScript, made from structs in Python."""

from __future__ import annotations

import ast
import inspect
import sys
import textwrap
from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Literal, cast, get_args, get_origin

import msgspec.inspect as shapes
from msgspec import NODEFAULT, Struct

MADE = "// Made by `huetable types` from the Python types. Change those instead.\n"

_PLAIN: dict[type, str] = {
    shapes.BoolType: "boolean",
    shapes.IntType: "number",
    shapes.FloatType: "number",
    shapes.StrType: "string",
    shapes.NoneType: "null",
    shapes.AnyType: "unknown",
    shapes.RawType: "unknown",
}


class TypeScriptWriter:
    """Writes each struct once, the ones it is made of first."""

    def __init__(self, *, sent_by_browser: bool, known: set[str] | None = None) -> None:
        self.sent_by_browser = sent_by_browser
        """Then a field with a default may be left out."""
        self.written: set[str] = known if known is not None else set()
        self.lines: list[str] = []
        self.choices: dict[str, Any] = {}

    def alias(self, name: str, union: Any) -> None:
        self.union(name, get_args(union) or (union,))

    def union(self, name: str, kinds: Sequence[type[Struct]]) -> None:
        members = [self.add(kind) for kind in kinds]
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
            lines.append(f"  readonly {shape.tag_field}: {literal(shape.tag)};")
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
                    self.lines.append(f"export type {name} = {' | '.join(map(literal, get_args(choice)))};\n")
                return name
        return " | ".join(map(literal, shape.values))

    def _container(self, shape: shapes.Type) -> str:
        if isinstance(shape, shapes.ListType | shapes.VarTupleType):
            inner = self.type(shape.item_type)
            return f"readonly ({inner})[]" if " " in inner else f"readonly {inner}[]"
        if isinstance(shape, shapes.TupleType):
            return f"readonly [{', '.join(map(self.type, shape.item_types))}]"
        if isinstance(shape, shapes.DictType):
            return f"Readonly<Record<{self.type(shape.key_type)}, {self.type(shape.value_type)}>>"
        return _PLAIN[type(shape)]


def literal(value: object) -> str:
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
