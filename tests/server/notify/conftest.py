from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from push_kit import LoopbackService
    from table_kit import Somebody

    from huetable.server.lobby.lobby import Lobby
    from huetable.server.notify.notice import Notice


@pytest.fixture
async def service(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[LoopbackService]:
    from push_kit import loopback_service

    folder: Path = tmp_path_factory.mktemp("service")
    async with loopback_service(folder) as running:
        yield running


@pytest.fixture
def told(lobby: Lobby, monkeypatch: pytest.MonkeyPatch) -> list[Notice]:
    """What tables hand in, whoever wants to be told."""
    from huetable.server.notify.notices import Notices

    handed_in: list[Notice] = []
    monkeypatch.setattr(Notices, "send", lambda _, notice: handed_in.append(notice))
    return handed_in


@pytest.fixture
def restart(lobby: Lobby) -> Callable[[Somebody], None]:
    return lambda who: who.table.retire()
