"""`huetable new-game`: the copy works before anybody has touched it."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import huetable
from huetable import games
from huetable.cli.commands.new_game import STEPS
from huetable.cli.from_template import renamer
from huetable.games import all_games, find_game
from huetable.server.http.game_info import game_cards, game_info

ROOT = Path(huetable.__file__).parents[2]

TEMPLATE = ROOT / "src/huetable/games/_template"
MADE = ("tests/playthroughs", "tests/records")


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("games")
    done = run("-m", "huetable.cli", "new-game", "paint_shop", "--into", folder)
    assert (done.returncode, done.stderr) == (0, "")
    assert STEPS in done.stdout
    assert f"HUETABLE_GAMES={folder}" in done.stdout
    return folder


def run(*words: object, games: Path | None = None, folder: Path = ROOT) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "HUETABLE_GAMES": str(games or ""), "PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.run(
        [sys.executable, *map(str, words)],
        cwd=folder,
        env=env,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture
def installed(home: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The copy among the games of this process, as HUETABLE_GAMES would have it."""
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(home)])
    game_cards.cache_clear()
    yield home
    game_cards.cache_clear()
    games._games_of.cache_clear()
    for module in [module for module in sys.modules if module.startswith("huetable.games.paint_shop")]:
        del sys.modules[module]
    vars(games).pop("paint_shop", None)


def test_the_copy_passes_its_own_tests_and_what_every_game_must_pass(home: Path) -> None:
    """The contract, the playthroughs, the records, the rulebook, the sentences."""
    words = ("tests/test_games.py", home, "-k", "paint_shop", "-v", "-p", "no:cacheprovider")
    done = run("-m", "pytest", "-c", "pyproject.toml", *words, games=home)
    assert done.returncode == 0, done.stdout
    assert len(re.findall(r"test_games.py::\S+paint_shop\S* PASSED", done.stdout)) > 10
    assert re.search(r"paint_shop/tests/\S+ PASSED", done.stdout)


@pytest.fixture
def checkout(home: Path, tmp_path: Path) -> Path:
    """The copy among our games, as far as the checks of its source need them."""
    package = tmp_path / "src" / "huetable"
    (package / "games").mkdir(parents=True)
    for name in ("__init__.py", "core", "games/__init__.py"):
        (package / name).symlink_to(ROOT / "src" / "huetable" / name)
    (package / "games" / "paint_shop").symlink_to(home / "paint_shop")
    (tmp_path / "pyproject.toml").symlink_to(ROOT / "pyproject.toml")
    return tmp_path


def test_the_copy_passes_ruff(checkout: Path) -> None:
    for words in (("check", "--no-cache"), ("format", "--check", "--no-cache")):
        done = run("-m", "ruff", *words, "src/huetable/games/paint_shop", folder=checkout)
        assert done.returncode == 0, done.stdout


@pytest.mark.soak
def test_the_copy_passes_mypy(checkout: Path) -> None:
    done = run("-m", "mypy", "src/huetable/games/paint_shop", folder=checkout)
    assert done.returncode == 0, done.stdout


@pytest.mark.usefixtures("installed")
def test_the_copy_is_offered_on_the_home_page_with_bots() -> None:
    assert "paint_shop" in [card.id for card in game_cards()]
    assert game_info(find_game("paint_shop")).card.levels == ("random", "normal")


@pytest.mark.usefixtures("installed")
def test_the_copy_can_be_simulated_and_its_clauses_are_covered(shell: Any) -> None:
    said = shell("sim", "paint", "--games", 3, "--budget", 5, "--json")
    assert json.loads(said.out)["game"] == "paint_shop"
    said = shell("rules", "paint_shop", "--coverage")
    assert (said.code, said.out) == (0, "Paint Shop: each of the 7 clauses has a test\n")
    said = shell("playthrough", "paint_shop")
    assert (said.code, said.out) == (0, "Paint Shop: 1 playthroughs are up to date\n")


@pytest.mark.usefixtures("installed")
def test_the_copy_is_played_in_the_shell(shell: Any) -> None:
    said = shell("play", "paint_shop", "--bots", "random", "--seed", 1, typed="1\n" * 40)
    assert (said.code, said.err) == (0, "")
    assert "Won by" in said.out


def test_the_record_of_the_copy_verifies(shell: Any, installed: Path) -> None:
    (file,) = (installed / "paint_shop" / "tests" / "records").glob("*.jsonl")
    assert file.stem == "points"
    said = shell("verify", file)
    assert (said.code, said.err) == (0, "")


def test_the_template_is_small() -> None:
    files = [file for file in TEMPLATE.rglob("*") if file.is_file() and file.suffix != ".pyc"]
    written = [file for file in files if not file.relative_to(TEMPLATE).as_posix().startswith(MADE)]
    assert len(written) <= 10
    assert sum(len(file.read_text("utf-8").splitlines()) for file in written) <= 400


def test_the_template_is_no_game_by_itself() -> None:
    assert "rising_cards" not in all_games()


def test_nothing_of_the_old_name_is_left(home: Path) -> None:
    old = re.compile(r"[Rr]ising.?[Cc]ards|\bRISE\b|_template|short=.rising")
    for file in (home / "paint_shop").rglob("*.*"):
        if file.is_file() and file.suffix != ".pyc":
            assert not old.search(file.read_text("utf-8")), file


def test_a_name_that_is_taken_is_refused(shell: Any, installed: Path) -> None:
    for into in ((), ("--into", installed)):
        said = shell("new-game", "paint_shop", *into)
        assert (said.code, said.out) == (2, "")
        assert said.err.count("\n") == 1


def test_a_folder_that_is_there_is_left_alone(shell: Any, tmp_path: Path) -> None:
    (tmp_path / "paint_shop").mkdir()
    said = shell("new-game", "paint_shop", "--into", tmp_path)
    assert said.code == 2
    assert "already exists" in said.err


def test_a_copy_that_fails_leaves_nothing_behind(
    shell: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("huetable.cli.from_template.play_again", fail)
    said = shell("new-game", "paint_shop", "--into", tmp_path)
    assert (said.code, said.err) == (2, "huetable: No space left on device\n")
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("paint_shop", 'class PaintShop "Paint Shop" paint_shop PS-1 short="paint"'),
        ("mosaic", 'class Mosaic "Mosaic" mosaic MOS-1 short="mosaic"'),
        ("rising_tide", 'class RisingTide "Rising Tide" rising_tide RT-1 short="rising"'),
        ("dye_yarn_etc", 'class DyeYarnEtc "Dye Yarn Etc" dye_yarn_etc DYE-1 short="dye_yarn_etc"'),
        ("view", 'class View "View" view VIE-1 short="view"'),
        ("state", 'class StateGame "State" state STA-1 short="state"'),
        ("a", 'class A "A" a A-1 short="a"'),
        ("x_2", 'class X2 "X 2" x_2 X-1 short="x"'),
    ],
)
def test_names_are_made_from_the_name(name: str, expected: str) -> None:
    renamed = renamer(name)('class RisingCards "Rising Cards" rising_cards RISE-1 short="rising"')
    if name == "dye_yarn_etc":
        expected = expected.replace("DYE-", "DYEY-")
    assert renamed == expected


def test_words_of_the_game_are_not_its_name() -> None:
    assert renamer("mosaic")("rising cards RISES Rising") == "rising cards RISES Rising"


def test_the_guide_has_the_steps_that_the_command_names() -> None:
    guide = (ROOT / "docs" / "add-a-game.md").read_text("utf-8")
    headings = re.findall(r"^## (\d+)\. (.+)$", guide, re.MULTILINE)
    steps = re.findall(r"^ *(\d+)\. (.+?)  ", STEPS, re.MULTILINE)
    assert headings == steps
    assert len(steps) == 11


def test_a_game_that_cannot_be_loaded_is_named(tmp_path: Path) -> None:
    broken = tmp_path / "broken_game"
    broken.mkdir()
    (broken / "RULES.md").write_text("# Broken Game\n", "utf-8")
    (broken / "__init__.py").write_text("from .game import GAME\n", "utf-8")
    done = run("-m", "huetable.cli", "options", "dye_pot", games=tmp_path)
    assert done.returncode == 1
    assert done.stderr.endswith(f"The game in {broken} can't be loaded. Until it can, no game can be used.\n")
