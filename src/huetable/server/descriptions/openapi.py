"""The requests of the server, as OpenAPI 3.1."""

from __future__ import annotations

import re
from typing import Any

from huetable import __version__
from huetable.server.http.api import Error

from .operation_names import OPERATION_NAMES
from .operations import OPERATIONS, PARAMETERS, Operation
from .schemas import schemas_of
from .security import SCHEMES, security_of

_ABOUT = """\
What the pages of Huetable fetch over HTTP. A guest gets a cookie with the first answer, and is the same guest with it from then on. A
program sends a token instead, as "Authorization: Bearer TOKEN"; each request says whether a token is enough for it.
Games are played over a WebSocket: see /asyncapi.json. What goes wrong is answered with a sentence for a person."""


def openapi() -> dict[str, Any]:
    """The whole description; it takes some milliseconds, so keep it."""
    types = [kind for each in OPERATIONS for kind in (each.answer, each.body) if kind is not None]
    schemas, components = schemas_of([Error, *types])
    error, *rest = schemas
    remaining = iter(rest)
    paths: dict[str, dict[str, Any]] = {}
    for operation in OPERATIONS:
        answer = next(remaining) if operation.answer is not None else None
        body = next(remaining) if operation.body is not None else None
        paths.setdefault(operation.path, {})[operation.method] = _operation(operation, answer, body)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Huetable",
            "version": __version__,
            "description": _ABOUT,
            "license": {"name": "MIT"},
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "responses": {"Error": _response("What went wrong.", "application/json", error)},
            "securitySchemes": SCHEMES,
        },
    }


def _operation(
    operation: Operation, answer: dict[str, Any] | None, body: dict[str, Any] | None
) -> dict[str, Any]:
    described: dict[str, Any] = {
        "operationId": operation_id(operation),
        "summary": operation.summary,
        "tags": [operation.tag],
        "security": security_of(operation),
        "parameters": [
            *(_parameter(name, "path") for name in re.findall(r"{(\w+)}", operation.path)),
            *(_parameter(name, "query") for name in operation.query),
        ],
        "responses": {
            str(operation.status): _success(operation, answer),
            "4XX": {"$ref": "#/components/responses/Error"},
            "503": {"$ref": "#/components/responses/Error"},
        },
    }
    if body is not None:
        content = {"schema": body} | ({"example": operation.example} if operation.example else {})
        described["requestBody"] = {"required": True, "content": {"application/json": content}}
    elif operation.bytes_sent:
        described["requestBody"] = {"required": True, "content": {"application/octet-stream": {}}}
    return described


def operation_id(operation: Operation) -> str:
    """Such as createTable: the name of the operation in a client that is made from this."""
    return OPERATION_NAMES[f"{operation.method} {operation.path}"]


def _parameter(name: str, place: str) -> dict[str, Any]:
    known = PARAMETERS[name]
    return {
        "name": name,
        "in": place,
        "required": place == "path",
        "description": known.description,
        "schema": known.schema,
        "example": known.example,
    }


def _success(operation: Operation, answer: dict[str, Any] | None) -> dict[str, Any]:
    if answer is not None:
        return _response(f"{operation.summary}.", "application/json", answer)
    if operation.media:
        return _response(f"{operation.summary}.", operation.media, None)
    return {"description": "Done."}


def _response(description: str, media: str, schema: dict[str, Any] | None) -> dict[str, Any]:
    return {"description": description, "content": {media: {} if schema is None else {"schema": schema}}}
