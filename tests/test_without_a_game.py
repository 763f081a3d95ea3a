"""Everything of a game is in its folder: with any one of them removed, every check still passes."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.soak

ROOT = Path(__file__).resolve().parents[1]
GAMES = ROOT / "src/huetable/games"
SHARED_TESTS_NEED = "dye_pot"
"""The small game that the tests of the table, the shell and the page are played with."""

REMOVABLE = sorted(
    folder.parent.name for folder in GAMES.glob("[!_]*/RULES.md") if folder.parent.name != SHARED_TESTS_NEED
)


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A copy of what git knows, with the tools that are installed here."""
    tracked = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True, text=True
    ).stdout
    copy = tmp_path / "checkout"
    for name in filter(None, tracked.split("\0")):
        (copy / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, copy / name)
    (copy / ".venv").symlink_to(ROOT / ".venv")
    # Vite resolves links, and a module outside the checkout would be a second one: so these are real files, but shared.
    shutil.copytree(ROOT / "node_modules", copy / "node_modules", symlinks=True, copy_function=os.link)
    return copy


@pytest.mark.parametrize("game", REMOVABLE)
def test_every_check_passes_without_a_game(checkout: Path, game: str) -> None:
    shutil.rmtree(checkout / "src/huetable/games" / game)
    # The copy's own modules come before those that are installed.
    environment = {**os.environ, "PYTHONPATH": str(checkout / "src")}
    for command in (["tools/npm", "run", "build"], [sys.executable, "tools/checks.py"]):
        done = subprocess.run(
            command, cwd=checkout, env=environment, check=False, capture_output=True, text=True
        )
        assert done.returncode == 0, done.stdout[-8000:] + done.stderr[-2000:]
