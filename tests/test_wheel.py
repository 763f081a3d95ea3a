"""What a wheel carries: the finished front end, and no sources or tests that only the repository needs."""

from __future__ import annotations

import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from huetable.games import all_games, game_folder

# Building takes seconds and changes seldom.
pytestmark = pytest.mark.soak

ROOT = Path(__file__).resolve().parents[1]


@pytest.fixture(scope="module")
def names(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """Built the standard way; the front end is brought up to date by the build itself, or is so already."""
    folder = tmp_path_factory.mktemp("wheel")
    subprocess.run(
        [
            sys.executable,
            "-m",
            "uv",
            "build",
            "--quiet",
            "--wheel",
            "--no-build-isolation",
            "-o",
            folder,
            ROOT,
        ],
        check=True,
        capture_output=True,
    )
    (wheel,) = folder.glob("*.whl")
    with zipfile.ZipFile(wheel) as packed:
        return packed.namelist()


def test_the_finished_front_end_is_in_it(names: list[str]) -> None:
    static = "huetable/server/static/"
    for name in (
        "index.html",
        "sw.js",
        "manifest.webmanifest",
        "offline.html",
        "icon-192.png",
        "preview.png",
    ):
        assert static + name in names
    assert any(name.startswith(f"{static}assets/") and name.endswith(".js") for name in names)


def test_it_knows_the_commit_it_was_made_from(names: list[str]) -> None:
    assert "huetable/commit.txt" in names


def test_what_players_read_and_bots_know_is_in_it(names: list[str]) -> None:
    for game in all_games().values():
        place = f"huetable/games/{game_folder(game).name}"
        assert f"{place}/RULES.md" in names
        assert f"{place}/text/en.json" in names
        assert f"{place}/steps.json" in names
    assert any(name.startswith("huetable/store/migrations/") and name.endswith(".sql") for name in names)


def test_the_pseudo_locales_are_not_in_it(names: list[str]) -> None:
    assert (ROOT / "web/src/lib/i18n/en-XA.json").exists()
    assert [name for name in names if re.search("XA|XB", name)] == []


def test_sources_of_screens_tests_and_labs_are_not(names: list[str]) -> None:
    """But those of the template are: `huetable new-game` copies them."""
    inside = [name.split("/") for name in names if name.startswith("huetable/games/")]
    extra = [
        parts
        for parts in inside
        if parts[2] != "_template" and {"ui", "tests", "lab", "docs"} & set(parts[3:-1])
    ]
    assert extra == []
    assert "huetable/games/_template/tests/test_rules.py" in names
    assert not [name for name in names if name.startswith(("tests/", "web/", "bench/"))]
