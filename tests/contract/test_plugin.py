"""`pytest --huetable-game NAME`, as the project of a game would call it."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from huetable.contract.checks import CHECKS

BROKEN = """
import pytest
from huetable import games

@pytest.fixture(autouse=True, scope="session")
def broken():
    games.cited_clauses = lambda tests: set()

def test_of_the_project():
    pass
"""


def run_pytest(folder: Path, *words: str) -> Any:
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", *words]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)


def test_each_check_is_a_test_and_a_failure_reads_like_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "test_project.py").write_text(BROKEN)
    chosen = "clauses or sentences or project"
    done = run_pytest(tmp_path, "--huetable-game", "dye_pot", "-v", "-k", chosen)
    assert done.returncode == 1, done.stdout + done.stderr
    assert re.search(r"huetable:dye_pot::sentences PASSED", done.stdout)
    assert re.search(r"huetable:dye_pot::clauses FAILED", done.stdout)
    assert "This does not hold: each clause has a test." in done.stdout
    assert "What to do: Cite the clause at a test" in done.stdout
    assert "Traceback" not in done.stdout
    assert f"{len(CHECKS) - 2} deselected" in done.stdout


@pytest.mark.soak
def test_without_the_option_it_does_nothing_and_an_unknown_game_is_named(tmp_path: Path) -> None:
    (tmp_path / "test_project.py").write_text("def test_of_the_project():\n    pass\n")
    done = run_pytest(tmp_path)
    assert "1 passed" in done.stdout
    done = run_pytest(tmp_path, "--huetable-game", "chess")
    assert done.returncode == 4
    assert "There is no game called 'chess'" in done.stderr
