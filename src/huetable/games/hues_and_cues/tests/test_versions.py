"""Games that began under rules version 1 are played and replayed by it: what came later is not held against them."""

from pathlib import Path

import pytest

from huetable.core import record as records
from huetable.core.rng import Rng
from huetable.core.terms import Refusal
from huetable.games.hues_and_cues import GAME
from huetable.games.hues_and_cues.bots.players import is_undoubted
from huetable.games.hues_and_cues.questions import CheckCue, CueAccepted
from huetable.games.hues_and_cues.rules.moves import Choose, GiveCue, Move, Object, Place
from huetable.games.hues_and_cues.rules.state import FIRST_RULES, RULES, Options, State

OLD = Path(__file__).parent / "records/v1/refused_today.jsonl"
"""Made with the rules of version 1: foreign colour names, comparatives, and an objection to a word it did not know."""


def second_cue(version: int) -> State:
    """The giver has said "wet", and both others have placed."""
    state = GAME.setup_for_version(version, Options(first=0, clock=False), 3, Rng.from_number(4))
    moves: list[tuple[int, Move]] = [
        (0, Choose(state.card[0])),
        (0, GiveCue("wet")),
        (1, Place("A1")),
        (2, Place("A2")),
    ]
    for seat, move in moves:
        assert GAME.refuse(state, seat, move) is None
        GAME.apply(state, seat, move, Rng.from_number(4))
    return state


@pytest.mark.parametrize(
    ("cue", "clause"),
    [
        *(("azul", "HUES-15"), ("grüne wiese", "HUES-15"), ("greenishness", "HUES-15")),
        *(("riper", "HUES-18"), ("darken moss", "HUES-18"), ("wetter", "HUES-18")),
    ],
)
@pytest.mark.rule("HUES-15", "HUES-18")
def test_cues_that_are_refused_today_are_taken_in_an_old_game(cue: str, clause: str) -> None:
    old, new = second_cue(FIRST_RULES), second_cue(RULES)
    assert GAME.refuse(old, 0, GiveCue(cue)) is None
    assert GAME.consult(GAME.view(old, 0), CheckCue(cue)) == CueAccepted(())
    assert is_undoubted(cue, GAME.view(old, 0))
    refusal = GAME.refuse(new, 0, GiveCue(cue))
    assert refusal is not None
    assert refusal.clause == clause
    assert GAME.consult(GAME.view(new, 0), CheckCue(cue)) == refusal
    assert not is_undoubted(cue, GAME.view(new, 0))


@pytest.mark.rule("HUES-19")
def test_repetitions_are_told_as_the_rules_of_the_game_tell_them() -> None:
    for version, repeated in ((FIRST_RULES, ("icing", "ice")), (RULES, ("rustiest", "rusty"))):
        old = second_cue(version)
        old.used += ["ice", "rusty"]
        old.cues.clear()
        old.phase = "cue1"
        cues = {"icing": "ice", "rustiest": "rusty"}
        refusals = {cue: GAME.refuse(old, 0, GiveCue(cue)) for cue in cues}
        cue, used = repeated
        assert refusals.pop(cue) == Refusal("HUES-19", {"cue": cue, "used": used}, "form")
        assert list(refusals.values()) == [None]


@pytest.mark.rule("HUES-30")
def test_a_word_that_only_the_full_dictionary_knows_may_be_a_disguise_in_an_old_game() -> None:
    for version, refusal in (
        (FIRST_RULES, None),
        (RULES, Refusal("HUES-30", {"words": "sandcastle"}, "colour")),
    ):
        state = second_cue(version)
        GAME.apply(state, 0, GiveCue("sandcastle"), Rng.from_number(4))
        assert GAME.refuse(state, 1, Object("colour")) == refusal


def test_a_record_of_cues_that_are_refused_today_still_verifies() -> None:
    assert records.verify(GAME, OLD.read_bytes()).header.rules_version == FIRST_RULES


def test_the_view_tells_by_which_rules_the_game_is_played() -> None:
    for version in (FIRST_RULES, RULES):
        state = second_cue(version)
        assert GAME.view(state, 1).public.rules == version
        assert GAME.imagine(GAME.view(state, 1), Rng.from_number(4)).rules == version
