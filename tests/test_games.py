"""The contract over every game there is, whoever wrote it."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from huetable import games
from huetable.contract.checks import CHECKS, Check
from huetable.contract.playing import (
    books,
    check_random_game,
    digests,
    position,
    replayed_elsewhere,
    seats_of,
    unchecked_game,
)
from huetable.contract.report import run_check
from huetable.core.codec import encode
from huetable.core.contract import check_any_object, check_game
from huetable.core.rng import Rng
from huetable.core.rulebook import coverage
from huetable.core.terms import TABLE, Refusal, TimerExpired, VoteEnded
from huetable.games import all_games, cited_clauses, find_game, game_folder, step_lengths, table_rulebook

GAMES = list(all_games())
SEEDS = [*range(3), *[pytest.param(seed, marks=pytest.mark.soak) for seed in range(3, 12)]]
TESTS = Path(__file__).parent


CHECKED_BELOW = ("random-games", "determinism")
"""One test for each seed, and one process for all games."""
SLOW = ("bots",)
"""Each game tests its own bots."""


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize(
    "check",
    [
        pytest.param(check, marks=[pytest.mark.soak] if check.name in SLOW else [], id=check.name)
        for check in CHECKS
        if check.name not in CHECKED_BELOW
    ],
)
def test_every_game_passes_what_any_game_must_pass(name: str, check: Check) -> None:
    """The same checks as those of `huetable check GAME` and `pytest --huetable-game GAME`."""
    found = run_check(check, find_game(name))
    assert found.outcome == "kept", str(found)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", SEEDS)
def test_every_game_keeps_the_contract_and_its_record_verifies(name: str, seed: int) -> None:
    check_random_game(find_game(name), seed)


@pytest.mark.soak
@pytest.mark.parametrize("name", GAMES)
def test_every_game_keeps_the_contract_for_a_long_time(name: str) -> None:
    game = find_game(name)
    for seed in range(1000, 1250):
        check_game(game, seats_of(game, seed), seed, rulebooks=books(game), every=5)


@pytest.mark.parametrize("hash_seed", ["1", pytest.param("4711", marks=pytest.mark.soak)])
def test_every_step_replays_to_the_same_state_in_a_fresh_process(hash_seed: str) -> None:
    """Another process with another PYTHONHASHSEED: no order of a set and no address gets into a state."""
    played = [unchecked_game(find_game(name), 77 + number) for name in GAMES for number in range(2)]
    expected = [digests(find_game(record.header.game), record) for record in played]
    assert replayed_elsewhere(played, hash_seed) == expected


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=9) | st.binary(max_size=9),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=9), inner, max_size=4),
    max_leaves=9,
)


def fields_filled(kind: Any) -> st.SearchStrategy[Any]:
    """A struct of this kind with anything at all in its fields."""
    return st.builds(lambda values: kind(*values), st.tuples(*[anything for _ in kind.__struct_fields__]))


def try_any_move(name: str, data: st.DataObject) -> None:
    game = find_game(name)
    state = position(
        game,
        seats_of(game, data.draw(st.integers(0, 9))),
        data.draw(st.integers(0, 30)),
        data.draw(st.integers(0, 80)),
    )
    kinds = [fields_filled(kind) for kind in game.move_types()]
    thing = data.draw(st.one_of(anything, fields_filled(TimerExpired), fields_filled(VoteEnded), *kinds))
    seat = data.draw(st.one_of(st.integers(TABLE, game.seats(state)), anything))
    before = encode(state)
    if check_any_object(game, state, seat, thing, books(game)) is None:
        mover: Any = seat
        game.apply(state, mover, thing, Rng.from_number(1))
        assert encode(state) != before


@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=20, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(data=st.data())
def test_any_object_as_a_move_is_lawful_or_refused_by_a_clause(name: str, data: st.DataObject) -> None:
    try_any_move(name, data)


@pytest.mark.soak
@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=1000, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(data=st.data())
def test_of_a_thousand_objects_each_is_lawful_or_refused(name: str, data: st.DataObject) -> None:
    try_any_move(name, data)


@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=25, deadline=None)
@given(data=st.binary(max_size=60))
def test_any_bytes_are_a_move_or_none(name: str, data: bytes) -> None:
    move = find_game(name).read_move(data)
    assert move is None or isinstance(move, msgspec.Struct)


@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=25, deadline=None)
@given(raw=st.dictionaries(st.text(max_size=9), anything, max_size=3))
def test_any_options_are_read_or_refused(name: str, raw: dict[str, Any]) -> None:
    game = find_game(name)
    read = game.read_options(raw, game.meta.seats[0])
    assert isinstance(read, Refusal | game.options_type)


def test_every_clause_of_the_table_has_a_test() -> None:
    found = coverage(table_rulebook(), {id for id in cited_clauses(TESTS) if id.startswith("TABLE-")})
    assert found.untested == ()
    assert found.unknown == ()


@pytest.mark.parametrize(
    "name", [name for name in GAMES if game_folder(find_game(name)).is_relative_to(TESTS.parent)]
)
def test_every_game_of_ours_says_how_long_its_steps_take(name: str) -> None:
    """Loading checks that each is an event of the game, and its length."""
    game = find_game(name)
    assert step_lengths(game) == json.loads((game_folder(game) / "steps.json").read_text("utf-8"))


def test_a_game_of_another_package_has_no_steps_unless_it_brings_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = find_game("dye_pot")
    monkeypatch.setattr(games, "game_folder", lambda game: tmp_path)
    assert step_lengths.__wrapped__(game) == {}
    (tmp_path / "steps.json").write_text('{"shown": 900}')
    assert step_lengths.__wrapped__(game) == {"shown": 900}
    (tmp_path / "steps.json").write_text('{"showed": 900}')
    with pytest.raises(ValueError, match='the game has no event "showed"'):
        step_lengths.__wrapped__(game)


PRESETS = {
    "cluzzle": ["classic", "party", "quick", "children"],
    "dye_pot": ["classic", "party", "quick", "children"],
    "guardians_of_hue": ["classic", "even", "party", "quick", "children"],
    "hues_and_cues": ["classic", "party", "quick", "children"],
    "uno_coloradd": ["classic", "party", "quick", "children"],
}


@pytest.mark.parametrize(("name", "presets"), PRESETS.items())
def test_our_games_offer_presets(name: str, presets: list[str]) -> None:
    assert list(find_game(name).presets) == presets
    assert find_game(name).presets["classic"] == {}, "the rules as written"


def test_every_game_of_ours_is_known_to_have_presets() -> None:
    assert set(GAMES) == set(PRESETS)
