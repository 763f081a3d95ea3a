"""The socket of a table, as AsyncAPI 3."""

from __future__ import annotations

from typing import Any, Final, get_args

from huetable import __version__
from huetable.table.wire.protocol import VERSION, ClientMessage, ServerMessage

from .message_examples import EXAMPLES
from .operations import PARAMETERS
from .schemas import schemas_of
from .security import GUEST_COOKIE, PROGRAM_TOKEN

_ABOUT = f"""\
One WebSocket for each table and client, in version {VERSION} of the protocol. The server greets with Welcome and then sends Table when the
table has changed and Position, or Change, when the game has. Every command has an id of its sender's and is answered by one Ack or
Refused. docs/protocol.md says it all in words."""
_WHO = """\
A table, by the part of its link that can't be guessed. A browser sends its cookie along; without one the server makes a new guest. A
program sends its token instead, as "Authorization: Bearer TOKEN", when it opens the socket."""


def asyncapi() -> dict[str, Any]:
    """The whole description; it takes some milliseconds, so keep it."""
    sent, received = get_args(ClientMessage), get_args(ServerMessage)
    kinds = [*sent, *received]
    schemas, components = schemas_of(kinds)
    messages = {kind.__name__: _message(kind, schema) for kind, schema in zip(kinds, schemas, strict=True)}
    return {
        "asyncapi": "3.0.0",
        "info": {
            "title": "Huetable",
            "version": __version__,
            "description": _ABOUT,
            "license": {"name": "MIT"},
        },
        "defaultContentType": "application/json",
        "channels": {
            "table": {
                "address": "/ws/{table}",
                "description": _WHO,
                "parameters": {"table": {"description": PARAMETERS["table"].description}},
                "messages": {name: {"$ref": f"#/components/messages/{name}"} for name in messages},
                "bindings": {"ws": {"query": _QUERY}},
            }
        },
        "operations": {
            "sendCommand": _operation("receive", "Commands of the client.", sent),
            "receiveNews": _operation("send", "What the server tells the client.", received),
        },
        "components": {
            "schemas": _without_discriminators(components),
            "messages": messages,
            "securitySchemes": {"guest": _COOKIE, "program": PROGRAM_TOKEN},
        },
    }


_COOKIE: Final = {**GUEST_COOKIE, "type": "httpApiKey"}
"""What OpenAPI calls apiKey."""
_QUERY: Final = {
    "type": "object",
    "properties": {
        "seq": {
            "type": "integer",
            "description": "What the client has seen already; it gets what it missed.",
        },
        "watch": {"type": "integer", "enum": [1], "description": "Show what everybody may see."},
        "lang": {**PARAMETERS["lang"].schema, "description": "The language of refusals."},
    },
}


def _operation(action: str, summary: str, kinds: tuple[Any, ...]) -> dict[str, Any]:
    """From the server's side: what it receives, a client sends."""
    return {
        "action": action,
        "summary": summary,
        "channel": {"$ref": "#/channels/table"},
        "security": [{"$ref": f"#/components/securitySchemes/{name}"} for name in ("guest", "program")],
        "messages": [{"$ref": f"#/channels/table/messages/{kind.__name__}"} for kind in kinds],
    }


def _message(kind: Any, schema: dict[str, Any]) -> dict[str, Any]:
    name = kind.__name__
    return {"name": name, "payload": schema, "examples": [{"payload": EXAMPLES[name]}]}


def _without_discriminators(schema: Any) -> Any:
    """AsyncAPI knows them in another form only, and without them the constant tags tell as much."""
    match schema:
        case dict():
            return {k: _without_discriminators(v) for k, v in schema.items() if not _is_discriminator(k, v)}
        case list():
            return [_without_discriminators(each) for each in schema]
    return schema


def _is_discriminator(name: str, value: Any) -> bool:
    return name == "discriminator" and isinstance(value, dict) and "propertyName" in value
