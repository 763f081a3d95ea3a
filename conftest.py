"""What every test can use, in tests/ and in the games' own folders."""

import gc
import sys
from collections.abc import Generator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent

# Tests are imported one by one, without packages: this makes the kits beside them importable.
KITS = ("tools", "tests/browser/kit", "tests/contract/kit", "tests/server/kit", "tests/store/kit")
sys.path[:0] = [str(ROOT / kit) for kit in KITS]

pytest_plugins = ("browser_fixtures", "postgres_fixtures", "server_fixtures")


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Thousands of tests are collected and all of them stay: the garbage collector need not look at them again and again."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()
