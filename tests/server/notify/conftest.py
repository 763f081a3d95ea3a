from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from push_kit import LoopbackService


@pytest.fixture
async def service(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[LoopbackService]:
    from push_kit import loopback_service

    folder: Path = tmp_path_factory.mktemp("service")
    async with loopback_service(folder) as running:
        yield running
