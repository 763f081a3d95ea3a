"""A game in the shell is in the player's language; help and errors stay English."""

from typing import Any

import pytest

from huetable.translation.pseudo import disguise


@pytest.fixture
def disguised(shell: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HUETABLE_LANGUAGES", "en-XA")
    monkeypatch.delenv("LC_ALL")
    monkeypatch.setenv("LANG", "en_XA.UTF-8")


@pytest.mark.usefixtures("disguised")
def test_a_game_is_played_in_the_language_of_the_environment(shell: Any) -> None:
    said = shell("play", "uno", "--seed", 4, typed="help\nrules UNO-1\nrules castling\nquit\n").out
    for english in (
        "Match the colour",
        "Type `help` to see what you can do.",
        "Your move:",
        "leave the table",
        "UNO ColorADD is for two to ten players.",
        "You’ve left the table.",
    ):
        assert disguise(english) in said, english
        assert english not in said
    assert disguise("No rule of ") in said


@pytest.mark.usefixtures("disguised")
def test_rules_and_options_are_in_that_language_too(shell: Any) -> None:
    assert disguise("UNO ColorADD is for two to ten players.") in shell("rules", "uno", "UNO-1").out
    assert disguise("meaning") in shell("options", "uno").out


@pytest.mark.usefixtures("disguised")
def test_help_and_errors_for_operators_stay_english(shell: Any) -> None:
    assert "your seat (default: 0, the first)" in shell("play", "--help").out
    assert "expected a number from 0 to 3" in shell("play", "uno", "--seat", 9).err


def test_a_language_is_named_by_its_code(shell: Any) -> None:
    assert "Your move:" in shell("play", "dye", "--language", "en").out
    wrong = shell("play", "uno", "--language", "xx")
    assert wrong.code == 2
    assert 'Unknown language "xx": expected one of en' in wrong.err
