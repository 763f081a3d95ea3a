"""Jobs beside the server: one that fails because of the store is tried again, and says so."""

from __future__ import annotations

import asyncio

import pytest

from huetable.server.upkeep.background import repeat
from huetable.store.base import StoreError


async def test_a_job_that_fails_is_logged_and_tried_again(caplog: pytest.LogCaptureFixture) -> None:
    done = asyncio.Event()
    attempts = 0

    async def work() -> None:
        nonlocal attempts
        attempts += 1
        if attempts == 1:
            raise StoreError("the disk is full")
        done.set()

    task = asyncio.create_task(repeat("counting", work, 0.001))
    await asyncio.wait_for(done.wait(), 10)
    task.cancel()
    (line,) = caplog.records
    assert (line.__dict__["job"], line.__dict__["problem"]) == ("counting", "the disk is full")


async def test_any_other_error_ends_the_job() -> None:
    async def work() -> None:
        raise KeyError

    with pytest.raises(KeyError):
        await asyncio.wait_for(repeat("counting", work, 0.001), 10)
