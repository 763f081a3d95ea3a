"""The example of a game in its own package keeps the contract, and its project's tests pass."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import packaged_game
import pytest

from huetable.contract.checks import CHECKS, Check
from huetable.contract.report import run_check
from huetable.games import find_game
from huetable.typescript.types import files_of_game

QUICK = [check for check in CHECKS if check.name not in ("determinism", "bots")]


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Path]:
    site = packaged_game.registration(tmp_path / "site")
    with packaged_game.installed(packaged_game.EXAMPLE / "src", site):
        yield site


@pytest.mark.usefixtures("site")
@pytest.mark.parametrize("check", QUICK, ids=lambda check: check.name)
def test_it_keeps_the_contract(check: Check) -> None:
    found = run_check(check, find_game(packaged_game.GAME))
    assert found.outcome == "kept", str(found)


@pytest.mark.usefixtures("site")
def test_the_types_of_its_screens_are_up_to_date() -> None:
    files = files_of_game(find_game(packaged_game.GAME))
    assert {file.name for file in files} == {"types.ts", "text-types.ts", "huetable.ts"}
    assert [file for file, text in files.items() if file.read_text("utf-8") != text] == []


@pytest.mark.soak
def test_the_tests_of_its_project_pass_and_every_check_is_one_of_them(site: Path) -> None:
    paths = os.pathsep.join(map(str, (packaged_game.EXAMPLE / "src", site)))
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-v"],
        cwd=packaged_game.EXAMPLE,
        env={**os.environ, "PYTHONPATH": paths},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    for check in CHECKS:
        assert f"{packaged_game.GAME}::{check.name} PASSED" in done.stdout
    assert "test_rules.py" in done.stdout
