"""What a wheel carries, and that it runs by itself: with the finished front end, without what only the repository needs."""

from __future__ import annotations

import re
import shutil
import zipfile
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from try_recipes import recipes, try_all
from try_wheel import build_wheel, try_wheel

from huetable.games import all_games, game_folder

if TYPE_CHECKING:
    from postgres import Postgres

# Building takes seconds and playing a minute, and both change seldom.
pytestmark = pytest.mark.soak

ROOT = Path(__file__).resolve().parents[1]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build_wheel(tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module")
def names(wheel: Path) -> list[str]:
    with zipfile.ZipFile(wheel) as packed:
        return packed.namelist()


def test_it_is_under_ten_megabytes(wheel: Path) -> None:
    assert wheel.stat().st_size < 10_000_000


def test_installed_in_an_empty_environment_it_serves_a_game_of_each_kind(wheel: Path) -> None:
    said = try_wheel(wheel)
    assert {line.partition(":")[0] for line in said.splitlines()} >= set(all_games())
    assert "s of processor time" in said


@pytest.mark.skipif(shutil.which("caddy") is None, reason="no Caddy: on Debian, install the package caddy")
def test_the_recipes_for_hosts_work_as_they_are_written(wheel: Path, postgres: Postgres) -> None:
    """The fixture leaves this out where there is no PostgreSQL."""
    written = recipes((ROOT / "docs/host.md").read_text())
    assert len(written) == 3
    assert [name for name, _ in try_all(wheel)] == list(written)


def test_the_units_for_systemd_are_in_it(names: list[str]) -> None:
    units = {name.rpartition("/")[2] for name in names if "/data/share/huetable/" in name}
    assert units == {file.name for file in (ROOT / "deploy").glob("*.service")}


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


def test_the_documentation_is_in_it_without_the_screenshots(names: list[str]) -> None:
    site = "huetable/server/docs_site/"
    assert {f"{site}index.html", f"{site}host/index.html", f"{site}search.json"} <= set(names)
    assert not [name for name in names if name.endswith(".jpg")]


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
    """But those of the templates are: `huetable new-game` copies them."""
    inside = [name.split("/") for name in names if name.startswith("huetable/games/")]
    extra = [
        parts
        for parts in inside
        if not parts[2].startswith("_") and {"ui", "tests", "lab", "docs"} & set(parts[3:-1])
    ]
    assert extra == []
    assert "huetable/games/_template/tests/test_rules.py" in names
    assert "huetable/games/_package/src/ui/Board.svelte" in names
    assert "huetable/typescript/package-interface.ts" in names
    assert not [name for name in names if name.startswith(("tests/", "web/", "bench/"))]
    assert not [name for name in names if name.endswith(".source")], "translators' notes"
