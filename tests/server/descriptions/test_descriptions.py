"""What /openapi.json and /asyncapi.json say is what the server does: every route is there, and every example is true."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from aiohttp import web
from jsonschema import Draft202012Validator
from openapi_spec_validator import OpenAPIV31SpecValidator
from server_kit import Server

from huetable.core.terms import Result
from huetable.server.descriptions.asyncapi import EXAMPLES, asyncapi
from huetable.server.descriptions.openapi import openapi, operation_id
from huetable.server.descriptions.operations import OPERATIONS, PARAMETERS
from huetable.table.wire.protocol import ClientMessage, ServerMessage

OPENAPI, ASYNCAPI = openapi(), asyncapi()


def routes(app: web.Application) -> set[tuple[str, str]]:
    """But for pages and sockets, and what catches all that is not there."""
    return {
        (route.method.lower(), route.resource.canonical)
        for route in app.router.routes()
        if route.resource is not None and route.method not in ("HEAD", "*")
    } - {("get", path) for path in ("/ws/{table}", "/{path}", "/docs", "/docs/{path}")}


async def test_every_route_is_described_and_nothing_else(tmp_path: Path) -> None:
    async with Server(tmp_path, operator_secret="a secret of the operator") as server:
        assert {(each.method, each.path) for each in OPERATIONS} == routes(server.app)


def test_the_description_of_requests_keeps_the_standard() -> None:
    assert [error.message for error in OpenAPIV31SpecValidator(OPENAPI).iter_errors()] == []
    assert len({operation_id(each) for each in OPERATIONS}) == len(OPERATIONS)


@pytest.mark.parametrize("operation", [each for each in OPERATIONS if each.example], ids=operation_id)
def test_an_example_of_a_request_is_one(operation: Any) -> None:
    msgspec.convert(operation.example, operation.body)
    described = OPENAPI["paths"][operation.path][operation.method]["requestBody"]
    schema = described["content"]["application/json"]["schema"]
    Draft202012Validator({**schema, "components": OPENAPI["components"]}).validate(operation.example)


def test_examples_of_parameters_fit_their_schemas() -> None:
    for parameter in PARAMETERS.values():
        Draft202012Validator(parameter.schema).validate(parameter.example)


def test_every_message_of_the_socket_is_described() -> None:
    assert ASYNCAPI["asyncapi"] == "3.0.0"
    named = {kind.__name__ for kind in (*get_args(ClientMessage), *get_args(ServerMessage))}
    assert set(ASYNCAPI["components"]["messages"]) == named
    told = [each["$ref"] for operation in ASYNCAPI["operations"].values() for each in operation["messages"]]
    assert sorted(told) == sorted(f"#/channels/table/messages/{name}" for name in named)


@pytest.mark.parametrize("name", EXAMPLES)
def test_an_example_of_a_message_is_one(name: str) -> None:
    message = ASYNCAPI["components"]["messages"][name]
    (example,) = message["examples"]
    Draft202012Validator({**message["payload"], "components": ASYNCAPI["components"]}).validate(
        example["payload"]
    )
    direction = ClientMessage if "do" in example["payload"] else ServerMessage
    assert type(msgspec.json.decode(json.dumps(example["payload"]), type=direction)).__name__ == name


async def test_both_are_served_and_not_sent_twice(server: Server) -> None:
    guest = await server.visitor()
    for path, made in (("/openapi.json", OPENAPI), ("/asyncapi.json", ASYNCAPI)):
        async with guest.session.get(server.address + path) as answer:
            assert answer.content_type == "application/json"
            assert json.loads(await answer.read()) == json.loads(json.dumps(made))
            tag = answer.headers["ETag"]
        async with guest.session.get(server.address + path, headers={"If-None-Match": tag}) as again:
            assert again.status == 304


def test_examples_in_python_are_left_out() -> None:
    assert ">>>" in (Result.__doc__ or "")
    for described in (OPENAPI, ASYNCAPI):
        assert ">>>" not in json.dumps(described)
        assert described["components"]["schemas"]["Result"]["description"].startswith("How a game ended")
