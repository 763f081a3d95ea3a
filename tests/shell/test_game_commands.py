"""Commands that games bring along: found with the game, gone with the game, imported only when called."""

from pathlib import Path
from typing import Any

import pytest

from huetable import cli
from huetable.cli.game_commands import find_game_commands

COMMAND = """\
COMMANDS = {"lamp": "turn a lamp on"}
EXAMPLES = {"huetable lamp": "a lamp that is on"}

raise RuntimeError("imported for its name alone")
"""


@pytest.fixture
def lamp(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "lamp"
    folder.mkdir()
    (folder / "cli.py").write_text(COMMAND)
    monkeypatch.setenv("HUETABLE_GAMES", str(tmp_path))
    return folder


def test_help_lists_the_commands_of_a_game_without_importing_it(shell: Any, lamp: Path) -> None:
    said = shell("--help")
    assert "turn a lamp on" in said.out
    assert "  huetable lamp                           a lamp that is on\n" in said.out


def test_the_commands_of_a_game_are_gone_with_its_folder(shell: Any, lamp: Path) -> None:
    (lamp / "cli.py").unlink()
    assert "lamp" not in shell("--help").out
    assert shell("lamp").code == 2


def test_a_game_cannot_take_the_name_of_a_command_of_the_shell(shell: Any, lamp: Path) -> None:
    (lamp / "cli.py").write_text('COMMANDS = {"sim": "something else"}')
    said = shell("sim", "--help")
    assert said.code == 0
    assert "something else" not in said.out


@pytest.mark.parametrize("name", [name for game in find_game_commands() for name in game.commands])
def test_every_command_of_a_game_explains_itself_with_examples(shell: Any, name: str) -> None:
    assert name not in cli.COMMANDS
    said = shell(name, "--help")
    assert said.code == 0
    assert "examples:" in said.out
    assert f"huetable {name}" in said.out
