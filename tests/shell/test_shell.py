"""The shell itself: help, versions, mistakes in one line, exit codes that mean something."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import huetable
from huetable import cli

COMMAND = [sys.executable, "-m", "huetable.cli"]


def test_help_names_every_command_with_its_purpose(shell: Any) -> None:
    said = shell("--help")
    assert said.code == 0
    for name, purpose in cli.COMMANDS.items():
        assert name in said.out
        assert purpose[:30] in said.out


@pytest.mark.parametrize("name", [name for name in cli.COMMANDS if name != "serve"])
def test_every_command_explains_itself_with_examples(shell: Any, name: str) -> None:
    said = shell(name, "--help")
    assert said.code == 0
    assert "examples:" in said.out
    assert f"huetable {name}" in said.out


def test_the_version_is_told(shell: Any) -> None:
    assert shell("--version") == (0, f"huetable {huetable.__version__}\n", "")


def test_help_imports_neither_games_nor_tables() -> None:
    """Start-up stays fast as long as nothing heavy is imported for it."""
    script = "import sys; from huetable.cli import main; main(['--help']); print(sorted(sys.modules), file=sys.stderr)"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    for heavy in ("'rich'", "'msgspec'", "'huetable.games'", "'aiohttp'"):
        assert heavy not in done.stderr


def test_a_server_starts_without_bots_and_without_what_only_some_requests_need(tmp_path: Path) -> None:
    """They are imported where they are first needed, beside the loop."""
    script = """if True:
        import asyncio, pathlib, sys
        from huetable.server.app import make_app
        from huetable.server.ops import serve
        from huetable.server.ops.settings import Settings
        async def start():
            app = await make_app(Settings(data=pathlib.Path(sys.argv[1])))
            print(*sys.modules)
            await app.cleanup()
        asyncio.run(start())"""
    command = [sys.executable, "-c", script, str(tmp_path)]
    imported = subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()
    assert "huetable.games.cluzzle.game" in imported
    late = ("numpy", "rapidfuzz", "segno", "cryptography", "asyncpg", "rich")
    assert not set(late) & set(imported)
    assert not [name for name in imported if name.endswith((".bots.players", ".knowledge"))]


@pytest.mark.parametrize(
    ("line", "about"),
    [
        ("--port 9000", "COMMAND"),
        ("paint", "'paint'"),
        ("sim", "GAME"),
        ("sim chess", "There is no game called 'chess'. Choose one of these: "),
        ("sim dye --seats 11", "TABLE-6"),
        ("sim dye --seats x", "'x'"),
        ("sim dye --games 0", "'0' isn't a whole number of 1 or more"),
        ("sim dye --games ²", "a whole number"),
        ("sim dye --options goal=99", "“Points to win” can be 15 at most, not 99."),
        ("sim dye --options goal=many", "TABLE-7"),
        ("sim dye --options gaol=7", "This game has no option “gaol”."),
        ("sim dye --options goal", "key=value"),
        ("sim dye --bots hard", "no bot 'hard'. Choose one of these: random, easy, normal"),
        ("sim dye --bots easy,easy,easy,easy --seats 3", "4 levels for 3 seats"),
        ("sim dye --save pyproject.toml", "pyproject.toml"),
        ("play dye --seat 9", "Invalid --seat 9"),
        ("play dye --seats 2", "TABLE-6"),
        ("play dye --pace slow", "'slow'"),
        ("play dye --save nowhere/game.jsonl", "Can't save the record as nowhere/game.jsonl"),
        ("replay nowhere.jsonl", "nowhere.jsonl: No such file"),
        ("verify nowhere.jsonl", "nowhere.jsonl: No such file"),
        ("verify .", "directory"),
        ("rules chess", "There is no game called 'chess'"),
        ("options chess", "There is no game called 'chess'"),
        ("playthrough chess", "There is no game called 'chess'"),
        ("playthrough dye --check --write", "not allowed with"),
        ("new-game Paint-Shop", "expected lower-case letters"),
        ("new-game dye_pot", "already a game called dye_pot"),
    ],
)
def test_a_mistake_is_told_in_one_line(
    shell: Any, line: str, about: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(Path(huetable.__file__).parents[2])
    said = shell(*line.split())
    assert (said.code, said.out) == (2, "")
    assert said.err.startswith("huetable: ")
    assert said.err.count("\n") == 1
    assert about in said.err


def test_a_file_that_may_not_be_read_is_told_in_one_line(shell: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(path: Path) -> bytes:
        raise PermissionError(13, "Permission denied", str(path))

    monkeypatch.setattr(Path, "read_bytes", refuse)
    assert shell("verify", "secret.jsonl") == (2, "", "huetable: secret.jsonl: Permission denied\n")


def test_an_interrupt_ends_with_130(shell: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(prompt: str = "") -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("huetable.cli.terminal.terminal_player.TerminalPlayer._line", lambda *_: interrupt())
    assert shell("play", "dye").code == 130


def test_whoever_stops_reading_hears_nothing_more() -> None:
    for words in ("rules dye", "--help", "sim dye --games 3"):
        done = subprocess.Popen([*COMMAND, *words.split()], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        assert done.stdout
        assert done.stderr
        done.stdout.close()
        assert done.stderr.read() == b""
        assert done.wait() == 0
        done.stderr.close()


def test_a_terminal_without_our_letters_gets_question_marks() -> None:
    env = {**os.environ, "PYTHONIOENCODING": "ascii"}
    done = subprocess.run([*COMMAND, "sim", "dye", "--games", "2"], env=env, capture_output=True, check=True)
    assert b"Dye Pot" in done.stdout


def test_no_colour_where_none_is_wanted(record: Path) -> None:
    """Styles such as bold may stay; colours go."""
    env = {**os.environ, "NO_COLOR": "1", "FORCE_COLOR": "1", "TERM": "xterm-256color"}
    done = subprocess.run([*COMMAND, "rules", "dye"], env=env, capture_output=True, text=True, check=True)
    assert "\x1b[3" not in done.stdout


def test_without_a_command_it_serves(shell: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    served: list[Any] = []

    def serve(given: Any) -> int:
        served.append(given)
        return 0

    monkeypatch.setattr("huetable.cli.commands.serve.serve", serve)
    assert shell().code == 0
    assert shell("serve", "--open", "--port", "9000").code == 0
    assert [(given.open, given.port) for given in served] == [(False, None), (True, "9000")]
