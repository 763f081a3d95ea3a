"""`huetable new-game --package`: the project works before anybody has touched it."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import frontend
import packaged_game
import pytest

from huetable.cli.from_template import renamer
from huetable.cli.package_project import PROJECT, make_project

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("projects") / "paint"
    make_project("paint_shop", folder)
    return folder


def test_the_game_is_a_package_that_registers_itself_and_its_screens_know_its_types(project: Path) -> None:
    game = project / "src" / "paint_shop"
    assert 'paint_shop = "paint_shop:GAME"' in (project / "pyproject.toml").read_text()
    assert "readonly hand: readonly number[]" in (game / "ui" / "types.ts").read_text()
    assert (game / "ui" / "huetable.ts").exists()
    assert json.loads((game / "text" / "en.json").read_text())["about"]["title"] == "Paint Shop"
    assert {file.name for file in project.iterdir()} >= {
        "README.md",
        ".npmrc",
        ".gitignore",
        "package-lock.json",
    }


def test_nothing_of_the_old_name_is_left(project: Path) -> None:
    old = re.compile(r"[Rr]ising.?[Cc]ards|\bRISE\b|_template|huetable\.games\.paint_shop")
    for file in project.rglob("*.*"):
        if file.is_file() and file.suffix != ".pyc":
            assert not old.search(file.read_text("utf-8")), file


def test_the_command_says_how_to_go_on(shell: Any, tmp_path: Path) -> None:
    said = shell("new-game", "mosaic", "--package", tmp_path / "mosaic")
    assert (said.code, said.err) == (0, "")
    assert "npm ci && npm run build" in said.out
    assert "all the rights of their server" in said.out


def test_what_cannot_be_made_is_refused_and_nothing_is_touched(shell: Any, tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("mine")
    for words, reason in (
        (("paint_shop", "--package", tmp_path), "isn't empty"),
        (("json", "--package", tmp_path / "json"), "already a Python package called json"),
        (("dye_pot", "--package", tmp_path / "dye"), "already a game called dye_pot"),
        (("paint_shop", "--package", tmp_path / "a", "--into", tmp_path / "b"), "not allowed with"),
    ):
        said = shell("new-game", *words)
        assert said.code == 2
        assert reason in said.err
    assert [file.name for file in tmp_path.iterdir()] == ["notes.txt"]


@pytest.mark.parametrize(
    "file",
    [
        *("package.json", "package-lock.json", "vite.config.js", "tsconfig.json", "npmrc", "gitignore"),
        "src/ui/screen.svelte.ts",
    ],
)
def test_the_example_is_such_a_project(file: str) -> None:
    places = {"npmrc": ".npmrc", "gitignore": ".gitignore"}
    place = places.get(file, file.replace("src/ui", f"src/{packaged_game.GAME}/ui"))
    renamed = renamer(packaged_game.GAME, in_package=True)((PROJECT / file).read_text("utf-8"))
    assert (packaged_game.EXAMPLE / place).read_text("utf-8") == renamed


def test_its_screens_are_built_with_our_versions() -> None:
    ours = json.loads((ROOT / "package.json").read_text())
    theirs = json.loads((PROJECT / "package.json").read_text())
    assert theirs["devDependencies"].items() <= ours["devDependencies"].items()
    assert theirs["overrides"] == ours["overrides"]
    assert "resolved" not in (PROJECT / "package-lock.json").read_text()


@pytest.mark.soak
def test_the_project_builds_checks_and_passes_its_tests(project: Path, tmp_path: Path) -> None:
    (project / "node_modules").symlink_to(ROOT / "node_modules")
    frontend.build_screens(ROOT, project)
    assert (project / "src" / "paint_shop" / "screens" / "screen.js").exists()
    svelte_check = ROOT / "node_modules" / "svelte-check" / "bin" / "svelte-check"
    node = frontend.node_home() / "bin" / "node"
    subprocess.run([node, svelte_check, "--tsconfig", "./tsconfig.json"], cwd=project, check=True)
    site = packaged_game.registration(tmp_path, project / "pyproject.toml")
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"],
        cwd=project,
        env={**os.environ, "PYTHONPATH": os.pathsep.join((str(project / "src"), str(site)))},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
