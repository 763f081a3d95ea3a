"""What /openapi.json and /asyncapi.json say is what the server does: every route is there, and every example is true."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from aiohttp import web
from jsonschema import Draft7Validator, Draft202012Validator
from openapi_spec_validator import OpenAPIV31SpecValidator
from server_kit import Server

from huetable import games
from huetable.client import Turn
from huetable.core.terms import Result
from huetable.server.descriptions.asyncapi import asyncapi
from huetable.server.descriptions.message_examples import EXAMPLES
from huetable.server.descriptions.openapi import openapi, operation_id
from huetable.server.descriptions.operations import OPERATIONS, PARAMETERS
from huetable.server.http import game_packages
from huetable.table.wire.protocol import ClientMessage, SentObservation, ServerMessage

OPENAPI, ASYNCAPI = openapi(), asyncapi()
ROOT = Path(__file__).parents[3]
STANDARD = ROOT / "node_modules/@asyncapi/specs/schemas/3.0.0.json"
"""The schema of AsyncAPI itself, by its authors."""
MESSAGES = [kind.__name__ for kind in (*get_args(ClientMessage), *get_args(ServerMessage))]


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
    named = set(MESSAGES)
    assert set(ASYNCAPI["components"]["messages"]) == named
    told = [each["$ref"] for operation in ASYNCAPI["operations"].values() for each in operation["messages"]]
    assert sorted(told) == sorted(f"#/channels/table/messages/{name}" for name in named)


def test_the_description_of_the_socket_keeps_the_standard() -> None:
    standard = json.loads(STANDARD.read_text())
    assert [
        f"{each.json_path}: {each.message}" for each in Draft7Validator(standard).iter_errors(ASYNCAPI)
    ] == []


def test_every_reference_of_the_socket_leads_somewhere() -> None:
    for reference in references(ASYNCAPI):
        found: Any = ASYNCAPI
        for part in reference.removeprefix("#/").split("/"):
            found = found[part]


def references(part: Any) -> Iterator[str]:
    if isinstance(part, dict):
        yield from (part["$ref"],) if "$ref" in part else ()
        part = list(part.values())
    if isinstance(part, list):
        for each in part:
            yield from references(each)


@pytest.mark.parametrize("name", MESSAGES)
def test_every_message_has_an_example_and_it_is_one(name: str) -> None:
    message = ASYNCAPI["components"]["messages"][name]
    (example,) = message["examples"]
    Draft202012Validator({**message["payload"], "components": ASYNCAPI["components"]}).validate(
        example["payload"]
    )
    direction = ClientMessage if "do" in example["payload"] else ServerMessage
    assert type(msgspec.json.decode(json.dumps(example["payload"]), type=direction)).__name__ == name


def test_the_example_of_a_position_is_one_of_the_game() -> None:
    """Programs copy from it, so the game in it must be as the rules have it."""
    (sight,) = EXAMPLES["Position"]["sights"]
    turn = Turn(EXAMPLES["Table"]["game"], sight, {})
    assert turn.observation.seat == 0
    assert EXAMPLES["Play"]["move"] in msgspec.to_builtins(turn.legal_moves)
    msgspec.json.decode(json.dumps(sight), type=SentObservation)


def test_tokens_are_enough_for_what_programs_may_ask() -> None:
    """And the operator's secret is another one than theirs."""

    def ways(method: str, path: str) -> list[str]:
        return [name for way in OPENAPI["paths"][path][method]["security"] for name in way]

    assert ways("post", "/api/tables") == ways("get", "/api/games/{game}") == ["guest", "program"]
    assert ways("get", "/api/me") == ways("get", "/api/tables/{table}/webhook") == ["guest"]
    assert ways("get", "/api/operator") == ["operator", "operatorCookie"]
    assert set(ASYNCAPI["components"]["securitySchemes"]) == {"guest", "program"}


async def test_the_address_of_a_games_screens_fits_its_description(
    server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also that of a file in a folder."""
    (tmp_path / games.SCREENS / "parts").mkdir(parents=True)
    for file in (games.SCREEN_MODULE, "parts/card.js"):
        (tmp_path / games.SCREENS / file).write_text("export {};")
    monkeypatch.setattr(games, "game_folder", lambda _: tmp_path)
    uno = games.find_game("uno")
    screens = game_packages.screens_of.__wrapped__(uno)
    monkeypatch.setattr(game_packages, "screens_of", lambda _: screens)
    path = "/games/{game}/{build}/{file}"
    patterns = {name: PARAMETERS[name].schema["pattern"].strip("^$") for name in ("game", "build", "file")}
    assert screens is not None
    address = screens.address(uno, "parts/card.js")
    assert re.fullmatch(path.format_map(patterns), address)
    guest = await server.visitor()
    async with guest.session.get(server.address + address) as answer:
        assert await answer.text() == "export {};"


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
