"""The shell as a test calls it: arguments in, exit code and both outputs back."""

import io
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from huetable.bots.runner import bot_players, play_game
from huetable.cli import main
from huetable.core.record import write_record
from huetable.games import find_game


class Said(NamedTuple):
    code: int
    out: str
    err: str


Shell = Callable[..., Said]


@pytest.fixture
def shell(capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Shell:
    """Runs a command; `typed` is what somebody types into it. Whatever the machine speaks, the game is in English."""
    monkeypatch.setenv("LC_ALL", "C")

    def run(*argv: object, typed: str = "") -> Said:
        monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(typed.encode()), "utf-8"))
        code = main([str(word) for word in argv])
        return Said(code, *capfd.readouterr())

    return run


@pytest.fixture(scope="session")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished game of Dye Pot among three bots."""
    game = find_game("dye_pot")
    file = tmp_path_factory.mktemp("records") / "game.jsonl"
    file.write_bytes(
        write_record(play_game(game, bot_players(game, ["easy"] * 3, budget_ms=10), seed=3).record)
    )
    return file
