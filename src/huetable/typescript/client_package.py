"""The generated half of the client in TypeScript (packages/client): what `/openapi.json` and `/asyncapi.json` describe.

Names, paths and unions are taken from the descriptions. The interfaces are written from the Python types behind them, whose fields have notes
that a schema doesn't keep.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from huetable.server.descriptions.asyncapi import asyncapi
from huetable.server.descriptions.openapi import openapi
from huetable.server.descriptions.operations import OPERATIONS
from huetable.server.http import api
from huetable.table.wire import protocol

from .writer import MADE, TypeScriptWriter

_DESCRIBED = "// Made by `huetable types` from what the server says at /openapi.json. Change that instead.\n"

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

_PLAIN = {"string": "string", "integer": "number", "boolean": "boolean"}


def protocol_types() -> str:
    """Every message of the socket, and every struct that is sent or received over HTTP."""
    sent = TypeScriptWriter(sent_by_browser=True)
    sent.union("ClientMessage", _messages("sendCommand"))
    answers = [_struct_of(each.answer) for each in OPERATIONS]
    for each in OPERATIONS:
        if isinstance(each.body, type) and each.body not in answers:
            sent.add(each.body)
    received = TypeScriptWriter(sent_by_browser=False, known=sent.written)
    received.union("ServerMessage", _messages("receiveNews"))
    received.add(protocol.SentObservation, name="Observation")
    for kind in (api.Error, *answers):
        if kind is not None:
            received.add(kind)
    version = f"export const VERSION = {protocol.VERSION};\n"
    return "\n".join([MADE, version, _OPEN_TYPES.strip() + "\n", *sent.lines, *received.lines])


def _messages(operation: str) -> list[type[Struct]]:
    """The types of the messages that go one way, as the description of the socket lists them."""
    listed = asyncapi()["operations"][operation]["messages"]
    return [getattr(protocol, each["$ref"].rpartition("/")[2]) for each in listed]


def _struct_of(answer: Any) -> type[Struct] | None:
    """What an answer is made of: itself, or what it is a list of. None if it has no type of its own."""
    parts = [answer, *getattr(answer, "__args__", ())]
    return next((each for each in parts if isinstance(each, type) and issubclass(each, Struct)), None)


def operations() -> str:
    """A constant for each request, by its operationId: method and path for the computer, input and answer for the compiler."""
    described = [
        (method, path, operation)
        for path, methods in openapi()["paths"].items()
        for method, operation in methods.items()
    ]
    lines = [line for each in described for line in _operation(*each)]
    names = sorted({name for _, _, operation in described for name in _references(operation)})
    return "\n".join([_DESCRIBED, _imports(names), "", *lines]).rstrip() + "\n"


def _imports(names: list[str]) -> str:
    listed = "".join(f"  {name},\n" for name in names)
    return f"import type {{ Bytes, NoInput, Operation }} from './operation.ts';\nimport type {{\n{listed}}} from './protocol.ts';"


def _operation(method: str, path: str, operation: dict[str, Any]) -> Iterator[str]:
    types = f"{_input(operation)}, {_answer(operation)}"
    yield f"/** {operation['summary']}. */"
    yield f"export const {operation['operationId']} = '{method.upper()} {path}' as Operation<{types}>;"


def _input(operation: dict[str, Any]) -> str:
    fields = [
        f"readonly {each['name']}{'' if each['required'] else '?'}: {_parameter(each)}"
        for each in operation["parameters"]
    ]
    for media, content in operation.get("requestBody", {}).get("content", {}).items():
        body = _type(content["schema"]) if media == "application/json" else "Bytes"
        fields.append(f"readonly body: {body}")
    return f"{{ {'; '.join(fields)} }}" if fields else "NoInput"


def _parameter(parameter: dict[str, Any]) -> str:
    """Digits in a path may be given as a number."""
    schema = parameter["schema"]
    digits = schema.get("pattern", "").startswith("^[0-9]{")
    return "number" if digits else _type({"type": schema["type"]})


def _answer(operation: dict[str, Any]) -> str:
    """Nothing is null, and what is no JSON is bytes."""
    for status, response in operation["responses"].items():
        if status.startswith("2"):
            for media, content in response.get("content", {}).items():
                return _type(content["schema"]) if media == "application/json" else "ArrayBuffer"
    return "null"


def _type(schema: dict[str, Any]) -> str:
    match schema:
        case {"$ref": str(reference)}:
            return reference.rpartition("/")[2]
        case {"type": "array", "items": dict(items)}:
            return f"readonly {_type(items)}[]"
        case {"type": "object"}:
            return f"Readonly<Record<string, {_type(schema.get('additionalProperties', {}))}>>"
        case {"type": str(name)}:
            return _PLAIN[name]
    return "unknown"


def _references(operation: dict[str, Any]) -> Iterator[str]:
    """The names of all types that an operation sends or gets, but for the error."""
    bodies = [operation.get("requestBody", {})]
    bodies += [each for status, each in operation["responses"].items() if status.startswith("2")]
    for body in bodies:
        for content in body.get("content", {}).values():
            schema = content.get("schema", {})
            for found in (schema, schema.get("items", {})):
                if "$ref" in found:
                    yield found["$ref"].rpartition("/")[2]
