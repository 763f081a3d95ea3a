"""Cards, choices, drafts and seals: everything before the first question."""

import pytest

from huetable.core.terms import TABLE, Refusal, Timer
from huetable.games.cluzzle import GAME
from huetable.games.cluzzle.rules.events import Chose, Kept, RoundBegan, Sealed, TimeUp, Unveiled
from huetable.games.cluzzle.rules.moves import Choose, Keep, Seal
from huetable.games.cluzzle.rules.state import Sculpture
from huetable.games.cluzzle.tests.studio import act, clay_of, refused, seal, studio, table


@pytest.mark.rule("CLUZ-6")
def test_everybody_chooses_one_of_six_in_secret() -> None:
    state = studio()
    assert list(GAME.whose_turn(state)) == [0, 1, 2]
    card = state.sculptors[0].card
    assert len(card) == 6
    assert GAME.legal_moves(state, 0) == [Choose(word) for word in card]
    assert act(state, 0, "choose cat") == [(Chose("cat"), 0)]
    assert GAME.view(state, 0).private.choice == "cat"
    assert GAME.view(state, 1).private.choice is None
    assert GAME.view(state, 0).private.card == card
    assert GAME.view(state, None).private.card == ()


@pytest.mark.rule("CLUZ-6")
def test_it_may_be_another_one_until_the_seal() -> None:
    state = studio()
    act(state, 0, "choose cat")
    other = state.sculptors[0].card[0]
    assert Choose("cat") not in GAME.legal_moves(state, 0)
    assert refused(state, 0, "choose cat") == "CLUZ-6 chosen"
    act(state, 0, f"choose {other}")
    assert state.sculptors[0].choice == other
    assert GAME.refuse(state, 0, Choose("zeppelin")) == Refusal("CLUZ-6", {"word": "zeppelin"}, "other")


@pytest.mark.rule("CLUZ-6")
def test_a_seal_says_what_it_is_of_if_that_was_not_chosen() -> None:
    state = studio()
    assert GAME.refuse(state, 0, Seal(clay_of(0))) == Refusal("CLUZ-6", {}, "none")
    assert GAME.refuse(state, 0, Seal(clay_of(0), word="zeppelin")) == Refusal(
        "CLUZ-6", {"word": "zeppelin"}, "other"
    )
    act(state, 0, "choose cat")
    act(state, 0, f"seal {clay_of(0)}")
    assert state.sculptors[0].choice == "cat"
    seal(state, 1)
    assert state.sculptors[1].choice == "wolf"


@pytest.mark.rule("CLUZ-7")
def test_nobody_sees_anything_until_all_are_sealed() -> None:
    state = studio()
    assert seal(state, 0) == [(Sealed(0), None)]
    seen = GAME.public_view(state).cluzzles[0]
    assert (seen.sealed, seen.sculpture, seen.word) == (True, None, None)
    made = [GAME.private_view(state, watcher).made for watcher in (0, 1, 2, None)]
    assert made == [Sculpture(clay_of(0)), None, None, None]
    assert GAME.blobs(state) == ((clay_of(0), 0),)
    assert list(GAME.whose_turn(state)) == [1, 2]
    seal(state, 1)
    emitted = seal(state, 2)
    all_three = tuple(Sculpture(clay_of(seat)) for seat in range(3))
    assert emitted == [(Sealed(2), None), (Unveiled(all_three), None), (RoundBegan(1), None)]
    assert [each.sculpture for each in GAME.view(state, None).public.cluzzles] == list(all_three)
    assert all(each.word is None for each in GAME.view(state, 1).public.cluzzles)
    assert [who for _, who in GAME.blobs(state)] == [None, None, None]


@pytest.mark.rule("CLUZ-8")
@pytest.mark.parametrize(
    ("minutes", "milliseconds"), [(5, 300_000), (2, 120_000), (10, 600_000), (0, 86_400_000)]
)
def test_the_host_sets_the_time_to_sculpt(minutes: int, milliseconds: int) -> None:
    state = studio(clock=True, minutes=minutes)
    assert GAME.timers(state) == (Timer("sculpt/1", milliseconds, seats="instead"),)


@pytest.mark.rule("CLUZ-8")
def test_five_minutes_are_usual_and_without_clock_there_is_no_limit() -> None:
    assert GAME.options_type().minutes == 5
    assert GAME.timers(studio(clock=False)) == ()


@pytest.mark.rule("CLUZ-9")
def test_a_draft_is_put_aside_and_is_nobody_elses() -> None:
    state = studio(clock=True)
    assert act(state, 0, f"keep {clay_of(7)} On four feet.") == [(Kept(clay_of(7)), 0)]
    assert GAME.view(state, 0).private.draft == Sculpture(clay_of(7), "On four feet.")
    assert GAME.view(state, 1).private.draft is None
    assert GAME.view(state, None).private.draft is None
    assert GAME.blobs(state) == ((clay_of(7), 0),)
    assert refused(state, 0, f"keep {clay_of(7)} On  four feet.") == "CLUZ-9 same"
    assert refused(state, 0, f"keep {clay_of(7)} Another one.") is None
    act(state, 0, f"keep {clay_of(8)}")
    assert state.sculptors[0].draft == Sculpture(clay_of(8))


@pytest.mark.rule("CLUZ-9")
def test_when_time_is_up_there_are_five_seconds_to_seal() -> None:
    state = studio(clock=True)
    seal(state, 0)
    assert act(state, TABLE, "lapse sculpt/1") == [(TimeUp((1, 2)), None)]
    assert GAME.timers(state) == (Timer("grace/1", 5000, seats="instead"),)
    assert [form.move for form in GAME.open_moves(state, 1)] == ["seal"]
    assert refused(state, 1, f"keep {clay_of(1)}") == "CLUZ-9 late"
    seal(state, 1)
    assert list(GAME.whose_turn(state)) == [2]


@pytest.mark.rule("CLUZ-9", "CLUZ-14")
def test_then_drafts_are_sealed_as_they_stand() -> None:
    state = studio(clock=True)
    act(state, 0, f"keep {clay_of(7)} Round.")
    act(state, 0, "choose cat")
    act(state, 1, f"keep {clay_of(8)}")
    act(state, TABLE, "lapse sculpt/1")
    emitted = act(state, TABLE, "lapse grace/1")
    firsts = [(Chose(state.sculptors[seat].card[0]), seat) for seat in (1, 2)]
    assert emitted == [*firsts, (Sealed(0), None), (Sealed(1), None)]
    assert state.sculptors[2].choice == state.sculptors[2].card[0]
    assert (state.sculptors[0].choice, state.sculptors[2].sculpture) == ("cat", None)
    assert state.sculptors[0].sculpture == Sculpture(clay_of(7), "Round.")
    assert state.sculptors[1].choice == state.sculptors[1].card[0]
    assert GAME.timers(state) == ()
    assert list(GAME.whose_turn(state)) == [2]
    assert state.sculptors[0].draft is None


@pytest.mark.rule("CLUZ-14")
def test_out_of_time_with_nothing_it_is_the_first_thing_and_untouched_clay() -> None:
    state = studio()
    assert GAME.timeout_move(state, 0) is None
    assert refused(state, 0, "forfeit 0") == "TABLE-1"
    mine = state.sculptors[0]
    assert act(state, TABLE, "forfeit 0") == [(Chose(mine.card[0]), 0), (Sealed(0), None)]
    assert (mine.choice, mine.sculpture) == (mine.card[0], Sculpture(None))
    assert GAME.blobs(state) == ()
    act(state, 1, "choose wolf")
    act(state, TABLE, "forfeit 1")
    assert state.sculptors[1].choice == "wolf"


@pytest.mark.rule("CLUZ-14")
def test_with_nothing_modelled_a_bot_has_work_to_do() -> None:
    state = studio()
    assert GAME.must_submit_work(state, 0)
    act(state, 0, f"keep {clay_of(7)}")
    assert not GAME.must_submit_work(state, 0)
    seal(state, 1)
    assert not GAME.must_submit_work(state, 1)
    assert not GAME.must_submit_work(table(), 0)


@pytest.mark.rule("CLUZ-14")
def test_what_a_bot_has_put_in_is_marked() -> None:
    state = studio()
    seal(state, 0, bot=True)
    assert state.sculptors[0].sculpture == Sculpture(clay_of(0), bot=True)


@pytest.mark.rule("CLUZ-10")
def test_a_sealed_sculpture_never_changes() -> None:
    state = studio()
    seal(state, 0)
    for text in (f"seal {clay_of(3)}", f"keep {clay_of(3)}", "choose wolf"):
        assert refused(state, 0, text) == "CLUZ-10 yours"
    state = table()
    for text in (f'seal {clay_of(3)} "" cat', f"keep {clay_of(3)}", "choose cat"):
        assert refused(state, 0, text) == "CLUZ-10 all"


@pytest.mark.rule("CLUZ-11")
def test_a_description_is_shown_beside_the_sculpture() -> None:
    state = studio()
    seal(state, 0, note="  It has\nwhiskers. ")
    assert state.sculptors[0].sculpture == Sculpture(clay_of(0), "It has whiskers.")


@pytest.mark.rule("CLUZ-11")
@pytest.mark.parametrize("note", ["A cat.", "two CATS", "It is the-cat", "c a t"])
def test_a_description_does_not_name_the_thing(note: str) -> None:
    state = studio()
    act(state, 0, "choose cat")
    assert GAME.refuse(state, 0, Seal(clay_of(0), note)) == Refusal("CLUZ-11", {"word": "cat"}, "names")
    assert GAME.refuse(state, 0, Seal(clay_of(0), "A category of its own.")) is None
    assert GAME.refuse(state, 0, Keep(clay_of(0), note)) is None


@pytest.mark.rule("CLUZ-11")
def test_a_draft_that_names_the_thing_is_sealed_without_its_description() -> None:
    state = studio(clock=True)
    act(state, 0, "choose cat")
    act(state, 0, f"keep {clay_of(0)} A cat.")
    act(state, TABLE, "lapse sculpt/1")
    act(state, TABLE, "lapse grace/1")
    assert state.sculptors[0].sculpture == Sculpture(clay_of(0), "")
