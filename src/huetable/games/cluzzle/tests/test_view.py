"""Who sees what, and that nobody sees more."""

from collections.abc import Callable

import pytest

from huetable.core.codec import encode
from huetable.core.contract import check_no_leak
from huetable.core.rng import Rng
from huetable.games.cluzzle import GAME
from huetable.games.cluzzle.rules.state import State
from huetable.games.cluzzle.tests.studio import WORDS, act, clay_of, seal, studio, table, turn


def secrets_of(state: State, seat: int) -> list[bytes]:
    """What nobody else may read anywhere: words as they would be encoded, drafts, hidden sculptures."""
    mine = state.sculptors[seat]
    words = [encode(word) for word in mine.card]
    hidden = [mine.draft, mine.sculpture if state.phase == "sculpt" else None]
    return words + [encode(each.clay) for each in hidden if each is not None]


@pytest.mark.rule("CLUZ-6", "CLUZ-7")
def test_card_choice_and_strokes_are_nobody_elses() -> None:
    state = studio(seats=4, games=2)
    act(state, 0, "choose cat")
    act(state, 0, f"keep {clay_of(9)} Four of them.")
    seal(state, 1, note="Grey.")
    for seat in range(4):
        for watcher in (*range(4), None):
            seen = encode(GAME.observe(state, watcher))
            leaked = [secret for secret in secrets_of(state, seat) if secret in seen]
            assert bool(leaked) == (watcher == seat)


@pytest.mark.rule("CLUZ-7")
def test_after_the_unveiling_words_stay_secret_until_they_are_solved() -> None:
    state = table()
    turn(state, 1, guess="fox")
    for watcher in (0, 2, None):
        assert encode("wolf") not in encode(GAME.observe(state, watcher))
    assert encode("wolf") in encode(GAME.observe(state, 1))
    turn(state, 0)
    turn(state, 1, guess="wolf")
    assert encode("wolf") in encode(GAME.observe(state, None))


def test_the_next_cards_are_nobodys_to_see() -> None:
    state = studio(games=2)
    for watcher in (0, 1, 2, None):
        seen = encode(GAME.observe(state, watcher))
        assert not any(encode(word) in seen for card in state.deck for word in card)


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_a_world_imagined_from_a_view_looks_the_same_at_any_stage(seat: int | None) -> None:
    state = studio(games=2, clock=True)
    stages: list[Callable[[], object]] = [
        lambda: act(state, 0, "choose cat"),
        lambda: act(state, 0, f"keep {clay_of(5)}"),
        lambda: seal(state, 1),
        lambda: act(state, -1, "lapse sculpt/1"),
        lambda: seal(state, 2),
        lambda: act(state, -1, "lapse grace/1"),
        lambda: turn(state, 1, guess="wolf"),
        lambda: turn(state, 2, guess="wolf"),
    ]
    for number, stage in enumerate(stages):
        check_no_leak(GAME, state, seat, Rng.from_number(number))
        stage()
    check_no_leak(GAME, state, seat, Rng.from_number(99))


def test_an_imagined_world_keeps_what_is_known_and_deals_the_rest_anew() -> None:
    state = table(games=2)
    turn(state, 1, guess="wolf")
    other = GAME.imagine(GAME.view(state, 0), Rng.from_number(4))
    assert other.sculptors[0] == state.sculptors[0]
    assert other.sculptors[1].choice == "wolf"
    assert "wolf" in other.sculptors[1].card
    assert other.sculptors[2].choice in other.sculptors[2].card
    assert other.sculptors[2].choice != WORDS[2] or other.sculptors[2].card != state.sculptors[2].card
    assert len(other.deck) == 3
    dealt = [word for card in (*other.deck, other.sculptors[2].card) for word in card]
    assert "wolf" not in dealt
    assert not set(dealt) & set(state.sculptors[0].card)


def test_who_has_not_sealed_may_not_have_chosen() -> None:
    state = studio()
    seal(state, 1)
    other = GAME.imagine(GAME.view(state, 0), Rng.from_number(4))
    assert other.sculptors[1].sculpture is not None
    assert other.sculptors[1].choice in other.sculptors[1].card
    assert other.sculptors[2].choice is None
    assert other.sculptors[2].sculpture is None


def test_the_state_in_one_line() -> None:
    state = table()
    turn(state, 1, guess="wolf")
    assert GAME.sketch(state) == (
        "game 1 round 1 ask, asker 1, 0:cat 1:wolf>0 2:leaf, questions 1, scores [1, 1, 0]"
    )
    assert "0:-" in GAME.sketch(studio())
