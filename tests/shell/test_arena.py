"""`huetable arena`: ratings, faults that are named and lose, and the same games from the same seed."""

from __future__ import annotations

import asyncio
import json
import sys
from asyncio.subprocess import PIPE
from pathlib import Path
from typing import Any

import pytest

from huetable.cli import main
from huetable.cli.arena.entrants import load_bot
from huetable.cli.arena.matches import ArenaPlan, Match, match_after_fault, ranks_of
from huetable.cli.arena.ratings import BotRating, rate_matches
from huetable.cli.errors import CommandError
from huetable.core.terms import Result
from huetable.games import find_game

BOTS = """
from huetable.bots.random_bot import RandomBot
from huetable.games import find_game

GAME = find_game("dye_pot")

def choose(observation, rng):
    return RandomBot(GAME).choose(observation, rng)

def make_bot(budget):
    return RandomBot(GAME)

def crash(observation, rng):
    raise ZeroDivisionError("oh")

def cheat(observation, rng):
    return "all the dye"

def sleep(observation, rng):
    return None

def no_bot(budget):
    return 7
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    file = tmp_path / "mine.py"
    file.write_text(BOTS, "utf-8")
    return file


def arena(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    assert main(["arena", *words, "--game", "dye_pot", "--json"]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def test_the_better_bot_is_rated_higher_and_the_same_seed_gives_the_same_ratings(
    capsys: pytest.CaptureFixture[str],
) -> None:
    first = arena(capsys, "random", "normal", "--games", "5")
    assert [each["bot"] for each in first["bots"]] == ["normal", "random"]
    best = first["bots"][0]
    assert best["low"] < best["rating"] < best["high"]
    assert (best["games"], best["faults"]) == (5, 0)
    assert arena(capsys, "random", "normal", "--games", "5") == first
    assert arena(capsys, "random", "normal", "--games", "5", "--seed", "2") != first


def test_ratings_are_kept_in_a_file_and_go_on_from_there(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = tmp_path / "ratings.json"
    for games in (3, 6):
        found = arena(capsys, "random", "normal", "--games", "3", "--ratings", str(kept))
        assert [each["games"] for each in found["bots"]] == [games, games]
    assert set(json.loads(kept.read_text("utf-8"))["dye_pot"]) == {"random", "normal"}
    kept.write_text("[]", "utf-8")
    assert main(["arena", "random", "normal", "--game", "dye_pot", "--ratings", str(kept)]) == 2
    assert "is no file of ratings" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("function", "reason"),
    [
        ("crash", "ZeroDivisionError: oh"),
        ("cheat", "tried 'all the dye', against TABLE-1"),
        ("sleep", "had no move"),
    ],
)
def test_a_bot_at_fault_loses_and_is_named(
    file: Path, capsys: pytest.CaptureFixture[str], function: str, reason: str
) -> None:
    guilty = f"{file}:{function}"
    found = arena(capsys, "random", guilty, "--games", "2")
    assert found["faults"] == [{"game": number, "bot": guilty, "reason": reason} for number in range(2)]
    assert {each["bot"]: each["won"] for each in found["bots"]} == {"random": 2, guilty: 0}
    assert main(["arena", "random", guilty, "--game", "dye_pot", "--games", "1"]) == 0
    assert f"game 0: {guilty} {reason}" in capsys.readouterr().out


@pytest.mark.parametrize("function", ["choose", "make_bot", ""])
def test_a_bot_is_a_function_or_what_a_function_makes(file: Path, function: str) -> None:
    name = f"{file}:{function}" if function else str(file)
    assert load_bot(find_game("dye_pot"), name, 50).choose is not None


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (["normal"], "expected at least two different bots"),
        (["normal", "normal"], "expected at least two different bots"),
        (["normal", "nobody"], 'Invalid bot "nobody": expected random, easy, normal, MODULE:FUNCTION'),
        (["normal", "nowhere:bot"], "The module nowhere can't be imported"),
        (["normal", "nowhere.py:bot"], "There is no file nowhere.py"),
        (["normal", "run:"], "expected a command"),
        (["wait:a", "wait:b"], "one bot must not begin with wait:"),
        (["normal", "random", "--game", "guardians"], "is won or lost together"),
    ],
)
def test_bad_input_is_one_line(capsys: pytest.CaptureFixture[str], words: list[str], problem: str) -> None:
    assert main(["arena", "--game", "dye_pot", *words]) == 2
    error = capsys.readouterr().err
    assert (problem in error, error.count("\n")) == (True, 1), error


def test_what_makes_no_bot_is_refused(file: Path) -> None:
    for name, problem in (("no_bot", "did not return a bot, but int"), ("missing", 'no function "missing"')):
        with pytest.raises(CommandError, match=problem):
            load_bot(find_game("dye_pot"), f"{file}:{name}", 50)


def test_everybody_sits_everywhere_and_many_bots_take_turns() -> None:
    few = ArenaPlan("dye_pot", ("a", "b"), 3, {}, 1, 50)
    assert [few.seated(number) for number in range(2)] == [(0, 1, 0), (1, 0, 1)]
    many = ArenaPlan("dye_pot", ("a", "b", "c", "d"), 2, {}, 1, 50)
    assert {bot for number in range(20) for bot in many.seated(number)} == {0, 1, 2, 3}


def test_ranks_put_winners_first_then_scores() -> None:
    assert ranks_of(Result("won", (1,), (9, 3, 5))) == (2, 1, 3)
    assert ranks_of(Result("draw", (0, 2), (4, 1, 4))) == (1, 3, 1)
    assert match_after_fault(0, (0, 1, 0), 2, "").ranks == (3, 1, 3)


def test_a_bot_in_two_seats_is_rated_as_one() -> None:
    known: dict[str, BotRating] = {}
    rate_matches(known, ("a", "b"), [Match(0, (0, 1, 0), (1, 2, 3), "won", 9)])
    assert (known["a"].games, known["a"].wins, known["b"].wins) == (1, 1, 0)
    assert known["a"].sigma < BotRating(25, 25 / 3).sigma


def test_the_bot_of_the_page_plays_without_a_fault(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = Path(__file__).parents[2] / "docs" / "bots.md"
    mine = tmp_path / "mybot.py"
    mine.write_text(page.read_text("utf-8").split("```python\n")[1].split("```")[0], "utf-8")
    found = arena(capsys, "random", f"{mine}:choose", "--games", "2")
    assert found["faults"] == []


@pytest.mark.soak
def test_processes_play_the_same_games(capsys: pytest.CaptureFixture[str]) -> None:
    games = ("random", "easy", "normal", "--games", "8")
    assert arena(capsys, *games, "--jobs", "2") == arena(capsys, *games)


@pytest.mark.soak
def test_a_program_plays_over_the_network(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = Path(__file__).parents[2] / "docs" / "client.md"
    robby = tmp_path / "robby.py"
    robby.write_text(page.read_text("utf-8").split("```python\n")[1].split("```")[0], "utf-8")
    program = f"run:{sys.executable} {robby}"
    found = arena(capsys, "normal", program, "--games", "2", "--seats", "3")
    assert found["faults"] == []
    assert {each["bot"]: each["games"] for each in found["bots"]} == {"normal": 2, program: 2}


@pytest.mark.soak
async def test_somebody_elses_program_joins_by_the_link_that_is_printed(tmp_path: Path) -> None:
    page = Path(__file__).parents[2] / "docs" / "client.md"
    robby = tmp_path / "robby.py"
    robby.write_text(page.read_text("utf-8").split("```python\n")[1].split("```")[0], "utf-8")
    words = ["arena", "normal", "wait:Robby", "--game", "dye_pot", "--seats", "3", "--games", "1", "--json"]
    playing = await asyncio.create_subprocess_exec(
        *[sys.executable, "-m", "huetable.cli", *words], stdout=PIPE, stderr=PIPE
    )
    assert playing.stderr is not None
    said = (await playing.stderr.readline()).decode()
    link = said.removeprefix("wait:Robby can join at ").strip()
    joining = await asyncio.create_subprocess_exec(
        sys.executable, str(robby), link.rpartition("/t/")[0], link
    )
    out, _ = await playing.communicate()
    assert await joining.wait() == 0
    assert json.loads(out)["faults"] == []


@pytest.mark.soak
def test_a_program_that_never_sits_down_or_is_too_slow_loses(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    idle = tmp_path / "idle.py"
    idle.write_text(
        "import sys, time\nfrom huetable.client import SyncClient\n"
        "with SyncClient(sys.argv[1]) as me:\n"
        "    table = me.join(sys.argv[2])\n    table.sit('Idle')\n    table.ready()\n    time.sleep(600)\n",
        "utf-8",
    )
    for program, reason in (
        (f"run:{sys.executable} {idle}", "did not move within"),
        ("run:false", "ended with code 1"),
    ):
        found = arena(capsys, "normal", program, "--games", "1", "--patience", "40")
        assert [(each["bot"], each["reason"][: len(reason)]) for each in found["faults"]] == [
            (program, reason)
        ]
