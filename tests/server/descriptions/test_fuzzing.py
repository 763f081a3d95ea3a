"""Schemathesis sends what /openapi.json allows, and what it does not: nothing makes the server fail, every answer is as described, and
every operation succeeds for somebody who asks for what is there.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import requests
import schemathesis
from fuzz_kit import FuzzedServer, Scene, fuzzed_server
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from huetable import games
from huetable.server.descriptions.openapi import openapi
from huetable.server.descriptions.operations import OPERATIONS, Operation
from huetable.server.http import game_packages

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
SCHEMA = schemathesis.openapi.from_dict(openapi())
FEW = settings(
    max_examples=1,
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)
MANY = settings(FEW, max_examples=100, derandomize=False)
each_operation = pytest.mark.parametrize(
    "operation", OPERATIONS, ids=lambda operation: f"{operation.method} {operation.path}"
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[FuzzedServer]:
    folder = tmp_path_factory.mktemp("game")
    (folder / games.SCREENS).mkdir()
    (folder / games.SCREENS / games.SCREEN_MODULE).write_text("export {};")
    with pytest.MonkeyPatch.context() as patch, fuzzed_server(tmp_path_factory.mktemp("fuzzed")) as server:
        screens = _screens_in(folder)
        patch.setattr(game_packages, "screens_of", lambda _: screens)
        yield server


def _screens_in(folder: Path) -> game_packages.PackedScreens | None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(games, "game_folder", lambda _: folder)
        return game_packages.screens_of.__wrapped__(games.find_game("uno"))


def succeed(server: FuzzedServer, operation: Operation, scene: Scene) -> None:
    """As described, with the body that the description gives as an example where it gives one."""
    sent = {"data": scene.body} if isinstance(scene.body, bytes) else {"json": scene.body}
    answer = requests.request(
        operation.method,
        server.address + operation.path.format_map(scene.path_parameters),
        headers=scene.headers,
        cookies=scene.cookies,
        params=scene.query,
        timeout=30,
        **(sent if scene.body is not None else {}),
    )
    assert answer.status_code == operation.status, answer.text
    SCHEMA[operation.path][operation.method.upper()].validate_response(answer)


def fuzz(
    server: FuzzedServer, operation: Operation, scene: Scene, how: settings, mode: GenerationMode
) -> None:
    """By somebody who may, about what is there; and half of the time about what is not."""
    described = SCHEMA[operation.path][operation.method.upper()]
    there = described.as_strategy(mode, path_parameters=scene.path_parameters or None)

    @how
    @given(case=there | described.as_strategy(mode))
    def send(case: Any) -> None:
        case.call_and_validate(
            base_url=server.address, headers=scene.headers, cookies=scene.cookies, checks=CHECKS
        )

    send()


@each_operation
def test_the_server_answers_as_described(server: FuzzedServer, operation: Operation) -> None:
    scene = server.scene_for(operation)
    succeed(server, operation, scene)
    fuzz(server, operation, scene, FEW, GenerationMode.POSITIVE)
    if can_be_wrong(operation):
        fuzz(server, operation, scene, FEW, GenerationMode.NEGATIVE)


def can_be_wrong(operation: Operation) -> bool:
    """Whether anything is sent that could be something else."""
    return bool("{" in operation.path or operation.query or operation.body is not None)


@pytest.mark.soak
@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE])
@each_operation
def test_it_does_so_many_times(server: FuzzedServer, operation: Operation, mode: GenerationMode) -> None:
    scene = server.scene_for(operation)
    if mode is GenerationMode.POSITIVE or can_be_wrong(operation):
        fuzz(server, operation, scene, MANY, mode)
