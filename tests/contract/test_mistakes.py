"""The contract notices what authors of games get wrong, and says it in words: a game with one mistake for each."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import pytest
import wrong_games as wrong

from huetable import games
from huetable.contract import playing, screens
from huetable.contract.checks import find_check
from huetable.contract.report import Finding, run_check
from huetable.core.contract import check_game
from huetable.core.rulebook import parse_rulebook
from huetable.games._template.game import RisingCards


def found_by(check: str, game: Any) -> Finding:
    """What this check says of a game; of the game without the mistake it says nothing."""
    found = run_check(find_check(check), game)
    assert found.outcome == "broken"
    assert found.advice
    return found


@pytest.mark.parametrize(
    "check", ["random-games", "determinism", "any-move", "bots", "clauses", "sentences", "screens"]
)
def test_the_game_without_a_mistake_passes(check: str) -> None:
    assert run_check(find_check(check), RisingCards()).outcome == "kept"


def test_a_view_with_somebody_elses_hand_is_caught() -> None:
    found = found_by("random-games", wrong.ShowsTheNextHand())
    assert found.sentence.startswith("A view shows something that its player can't know")


def test_an_event_that_tells_everybody_a_secret_is_caught() -> None:
    found = found_by("random-games", wrong.SaysWhatWasDrawn())
    assert found.sentence == "An event says more than its audience may know."


def test_a_crash_is_caught_and_its_line_is_named() -> None:
    found = found_by("any-move", wrong.CrashesOnATopCard())
    assert found.sentence.startswith("The game crashed with ")
    assert "In wrong_games.py, line " in found.details
    assert "state.hands[seat][move.card]" in found.details


def test_chance_that_is_not_from_the_seed_is_caught() -> None:
    found = found_by("determinism", wrong.ShufflesByItself())
    assert found.sentence == "The same game, played twice, went differently."


def test_a_refusal_by_a_clause_that_is_not_there_is_caught() -> None:
    found = found_by("any-move", wrong.CitesAMissingClause())
    assert found.sentence == "A move is refused by a clause that RULES.md doesn't have."
    assert "RISE-99" in found.details


def test_a_game_without_an_end_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "check_game", partial(check_game, most=300))
    found = found_by("random-games", wrong.NeverEnds())
    assert found.sentence == "The game doesn't end."


def test_a_game_that_waits_for_nobody_is_caught() -> None:
    found = found_by("random-games", wrong.WaitsForNobody())
    assert found.sentence == "The game waits for nobody, and nothing will ever happen."


def test_a_check_that_changes_the_state_is_caught() -> None:
    found = found_by("any-move", wrong.ChangesWhatItChecks())
    assert found.sentence == "`check_move` changes the state."


def test_an_offered_move_that_is_illegal_is_caught() -> None:
    found = found_by("random-games", wrong.OffersTooMuch())
    assert found.sentence == "A move is offered that the rules refuse."


def test_an_ending_that_has_no_name_is_caught() -> None:
    found = found_by("random-games", wrong.EndsInAnotherWay())
    assert found.sentence == "The game ended in a way that its Meta doesn't name."
    assert "draw" in found.details


def test_a_bot_that_plays_against_the_rules_is_caught() -> None:
    found = found_by("bots", wrong.BringsACheatingBot())
    assert "cheat" in found.sentence


def test_a_clause_without_a_test_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    longer = (games.HERE / "_template/RULES.md").read_text("utf-8") + "- **RISE-8** Bluffing is allowed.\n"
    monkeypatch.setattr(games, "rulebook", lambda game: parse_rulebook(longer))
    found = found_by("clauses", RisingCards())
    assert (found.sentence, found.details) == ("This does not hold: each clause has a test.", "RISE-8")


@pytest.fixture
def packaged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The module of a game from a package."""
    monkeypatch.setattr(games, "is_packaged", lambda _: True)
    monkeypatch.setattr(games, "game_folder", lambda _: tmp_path)
    (tmp_path / "ui").mkdir()
    (tmp_path / games.SCREENS).mkdir()
    return tmp_path / games.SCREENS / games.SCREEN_MODULE


def test_screens_that_are_not_built_are_caught(packaged: Path) -> None:
    assert found_by("screens", RisingCards()).sentence == "This does not hold: the screens are built."


@pytest.mark.parametrize(
    ("code", "sentence", "details"),
    [
        ("export const version = ;", "the page can load the screens", "SyntaxError"),
        ("import { x } from 'svelte'; export { x };", "the page can load the screens", "imports svelte"),
        ("export const version = 1;", "the screens export `version` and a function", "default"),
        ("// export default", "the screens export `version` and a function", "version"),
    ],
)
def test_screens_that_the_page_cannot_load_are_caught(
    packaged: Path, code: str, sentence: str, details: str
) -> None:
    packaged.write_text(code)
    found = found_by("screens", RisingCards())
    assert (sentence in found.sentence, details in found.details) == (True, True), found


def test_screens_in_several_files_are_loaded(packaged: Path) -> None:
    (packaged.parent / "parts.js").write_text("document.title; export default () => ({});")
    packaged.write_text("export { default } from './parts.js'; export const version = 1;")
    assert run_check(find_check("screens"), RisingCards()).outcome == "kept"


def test_without_node_a_module_is_known_by_its_word(packaged: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(screens, "exported_names", lambda _: None)
    packaged.write_text("version = 1;")
    assert "are an ES module" in found_by("screens", RisingCards()).sentence
    packaged.write_text("export default 1;")
    assert run_check(find_check("screens"), RisingCards()).outcome == "kept"


@pytest.mark.parametrize(
    ("texts", "sentence"),
    [
        ({"events": {"played": "{seat_is, select, you {You play}"}}, "without `other`"),
        ({"events": {"folded": "Folded."}}, "each event's sentence is of an event that exists"),
        ({"refusals": {"RISE-77": "No."}}, "each refusal's sentence is of a clause that exists"),
    ],
)
def test_a_text_that_fits_nothing_is_caught(
    monkeypatch: pytest.MonkeyPatch, texts: dict[str, Any], sentence: str
) -> None:
    monkeypatch.setattr(games, "game_texts", lambda game, language="en": texts)
    assert sentence in found_by("sentences", RisingCards()).sentence
