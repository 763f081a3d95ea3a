"""`huetable rules`, `options`, `playthrough` and `types`."""

import json
import shutil
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from huetable.cli.commands.options import options_of
from huetable.core.rulebook import parse_rulebook
from huetable.games import all_games, find_game, game_folder, table_rulebook

DYE: Any = find_game("dye_pot")


def test_the_whole_book_is_shown_by_its_sections(shell: Any) -> None:
    said = shell("rules", "dye")
    assert said.code == 0
    assert said.out.startswith("Dye Pot\n\n")
    assert "\n\nThe orders\nDYE-1 " in said.out
    assert "DYE-18" in said.out


OPEN_BOOK = """# Dice
Roll **high**.

Or low.

## A turn at a glance
1. Roll.
2. Keep two.

## Rolling
For two players:
- never with cards

- **DICE-1** Roll high. [A1]
  **Example.** Ann rolls a 6.
"""


def test_a_book_is_printed_with_its_opening_and_examples(shell: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("huetable.games.rulebook", lambda game, language: parse_rulebook(OPEN_BOOK))
    lines = [line.rstrip() for line in shell("rules", "dye").out.splitlines()]
    assert lines == [
        *("Dice", "", "Roll high.", "", "Or low.", ""),
        *("A turn at a glance", "1. Roll.", "2. Keep two.", ""),
        *("Rolling", "For two players:", "- never with cards"),
        *("DICE-1  Roll high.", "        Example: Ann rolls a 6."),
    ]
    told = json.loads(shell("rules", "dye", "--json").out)
    assert [passage["text"] for passage in told["passages"]][1:3] == ["Or low.", "Roll."]
    assert json.loads(shell("rules", "dye", "ann", "--json").out)["passages"] == []


def test_words_are_searched_and_a_number_is_one_clause(shell: Any) -> None:
    assert "DYE-18" in shell("rules", "dye", "spoiled").out
    one = shell("rules", "dye", "dye-1", "--json")
    assert [clause["id"] for clause in json.loads(one.out)["clauses"]] == ["DYE-1"]


def test_words_that_no_clause_has_fail(shell: Any) -> None:
    said = shell("rules", "dye", "castling")
    assert (said.code, said.out) == (1, "")
    assert 'No clause of Dye Pot has all of the words "castling"' in said.err


def test_the_tables_own_rules_are_shown(shell: Any) -> None:
    assert "TABLE-2" in shell("rules", "table", "over").out


def test_a_book_in_which_every_clause_has_a_test_passes(shell: Any) -> None:
    said = shell("rules", "dye", "--coverage")
    assert (said.code, said.out) == (0, "Dye Pot: each of the 18 clauses has a test\n")


def test_the_tables_clauses_are_looked_for_in_the_tests_of_the_whole(
    shell: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("huetable.cli.clause_coverage.TABLE_TESTS", tmp_path)
    assert shell("rules", "table", "--coverage").code == 2
    beyond = len(table_rulebook().clauses) + 1
    marks = "".join(f"@pytest.mark.rule('TABLE-{number}')\n" for number in range(2, beyond + 1))
    (tmp_path / "test_table.py").write_text(f"{marks}@pytest.mark.rule('UNO-1')\ndef test_all(): pass\n")
    said = shell("rules", "table", "--coverage")
    assert said.code == 1
    assert said.out.startswith("no test cites TABLE-1: A move must be")
    assert f"no clause is called TABLE-{beyond}, cited in test_table.py" in said.out
    assert "UNO-1" not in said.out


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of Dye Pot's folder that a test may spoil."""
    copy = tmp_path / "dye_pot"
    shutil.copytree(game_folder(DYE), copy)
    monkeypatch.setattr("huetable.games.game_folder", lambda game: copy)
    return copy


def test_gaps_in_the_tests_are_listed(shell: Any, elsewhere: Path) -> None:
    file = elsewhere / "tests" / "test_rules.py"
    file.write_text(file.read_text("utf-8").replace('"DYE-18"', '"DYE-99"'), "utf-8")
    said = shell("rules", "dye", "--coverage")
    assert said.code == 1
    assert "no test cites DYE-18: The fourth time" in said.out
    assert "no clause is called DYE-99, cited in test_rules.py" in said.out
    found = json.loads(shell("rules", "dye", "--coverage", "--json").out)
    assert found == {"clauses": 18, "untested": ["DYE-18"], "unknown": ["DYE-99"]}


def test_tests_that_are_not_installed_or_broken_are_told(shell: Any, elsewhere: Path) -> None:
    (elsewhere / "tests" / "test_rules.py").write_text("def", "utf-8")
    assert "can't be read as Python" in shell("rules", "dye", "--coverage").err
    shutil.rmtree(elsewhere / "tests")
    said = shell("rules", "dye", "--coverage")
    assert (said.code, said.out) == (2, "")
    assert "aren't installed" in said.err
    assert "no playthroughs" in shell("playthrough", "dye").err


def test_options_are_listed_with_bounds_and_defaults(shell: Any) -> None:
    said = shell("options", "dye")
    assert "3 to 15" in said.out
    assert "The first player to get there" in said.out
    listed = json.loads(shell("options", "dye", "--json").out)
    assert listed["options"][1]["default"] == 7
    assert [option["name"] for option in listed["options"]][3:] == ["clock", "pour_seconds", "name_seconds"]


@pytest.mark.parametrize("name", list(all_games()))
def test_the_options_of_every_game_can_be_listed(shell: Any, name: str) -> None:
    assert len(options_of(find_game(name))) == len(find_game(name).options_type.__struct_fields__)
    assert shell("options", name).code == 0


def test_playthroughs_that_are_up_to_date_pass(shell: Any) -> None:
    assert shell("playthrough", "dye") == (0, "Dye Pot: 3 playthroughs are up to date\n", "")


def test_a_playthrough_that_is_out_of_date_is_listed_and_rewritten(shell: Any, elsewhere: Path) -> None:
    file = elsewhere / "tests" / "playthroughs" / "book.txt"
    good = file.read_text("utf-8")
    file.write_text(good.replace("DYE-9", "DYE-10"), "utf-8")
    said = shell("playthrough", "dye", "--check")
    assert (said.code, said.out) == (1, f"out of date: {file}\n")
    said = shell("playthrough", "dye", "--write")
    result = next(line for line in good.splitlines() if line.startswith("result: "))
    assert (said.code, said.out) == (0, f"rewritten: {file}\n{result}\n")
    assert file.read_text("utf-8") == good


def test_a_first_playthrough_is_a_game_of_random_moves(shell: Any, elsewhere: Path) -> None:
    shutil.rmtree(elsewhere / "tests" / "playthroughs")
    said = shell(
        "playthrough", "dye", "--new", "first-game", "--seed", 3, "--seats", 4, "--options", "goal=3"
    )
    file = elsewhere / "tests" / "playthroughs" / "first-game.txt"
    assert said.code == 0
    assert said.out.startswith(f'written: {file}\nresult: {{"ending":')
    assert 'opening: {"seats":4,"seed":3,"options":{"goal":3}' in file.read_text("utf-8")
    assert shell("playthrough", "dye") == (0, "Dye Pot: 1 playthroughs are up to date\n", "")


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (("book",), "already exists"),
        (("../book",), "expected a name such as first-game"),
        (("first", "--seats", 9), "TABLE-6"),
        (("first", "--options", "goal=99"), "TABLE-7"),
    ],
)
def test_a_playthrough_that_cannot_begin_is_told(
    shell: Any, elsewhere: Path, words: tuple[Any, ...], problem: str
) -> None:
    said = shell("playthrough", "dye", "--new", *words)
    assert (said.code, said.out) == (2, "")
    assert problem in said.err


@pytest.mark.parametrize("text", ["", "opening: {", "opening: []", "\udcff"])
def test_what_is_no_playthrough_is_told(shell: Any, elsewhere: Path, text: str) -> None:
    file = elsewhere / "tests" / "playthroughs" / "book.txt"
    file.write_bytes(text.encode("utf-8", "surrogateescape"))
    said = shell("playthrough", "dye")
    assert said.code == 2
    assert "book.txt isn't a playthrough of Dye Pot" in said.err


def test_generated_types_are_written_or_checked(
    shell: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "net" / "types.ts"
    made = SimpleNamespace(generated_files=lambda: {file: "export type Dye = string;\n"}, files_of_game=None)
    monkeypatch.setitem(__import__("sys").modules, "huetable.typescript.types", made)
    assert shell("types", "--check") == (1, f"out of date: {file}\n", "")
    assert not file.exists()
    assert shell("types") == (0, f"written: {file}\n", "")
    assert shell("types", "--check").code == 0
