"""Schemathesis sends what /openapi.json allows, and more: nothing makes the server fail, and every answer is as described."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from server_kit import Server

from huetable.server.descriptions.openapi import openapi
from huetable.server.descriptions.operations import OPERATIONS, Operation
from huetable.server.ops.rate_limits import Bounds, Rate

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
SCHEMA = schemathesis.openapi.from_dict(openapi())
ENDLESS = Rate(1e9, 1e9)
BOUNDS = Bounds(requests=ENDLESS, tables_of_address=ENDLESS, names_of_address=ENDLESS, subscriptions=ENDLESS)
SECRET = "a secret of the operator"
FEW = settings(
    max_examples=1,
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Of a server in a thread, since Schemathesis waits for each answer."""
    addresses: list[str] = []
    ready, loop = threading.Event(), asyncio.new_event_loop()
    end = asyncio.Event()

    async def serve() -> None:
        folder = tmp_path_factory.mktemp("fuzzed")
        async with Server(folder, bounds=BOUNDS, operator_secret=SECRET) as server:
            addresses.append(server.address)
            ready.set()
            await end.wait()

    thread = threading.Thread(target=loop.run_until_complete, args=(serve(),))
    thread.start()
    assert ready.wait(30)
    yield addresses[0]
    loop.call_soon_threadsafe(end.set)
    thread.join(30)
    loop.close()


def fuzz(address: str, operation: Operation, how: settings) -> None:
    @how
    @given(case=SCHEMA[operation.path][operation.method.upper()].as_strategy())
    def send(case: Any) -> None:
        case.call_and_validate(base_url=address, checks=CHECKS)

    send()


@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda each: f"{each.method} {each.path}")
def test_the_server_answers_as_described(address: str, operation: Operation) -> None:
    fuzz(address, operation, FEW)


@pytest.mark.soak
@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda each: f"{each.method} {each.path}")
def test_it_does_so_many_times(address: str, operation: Operation) -> None:
    fuzz(address, operation, settings(FEW, max_examples=100, derandomize=False))
