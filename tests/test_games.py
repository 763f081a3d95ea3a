"""The contract over every game there is, whoever wrote it."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from huetable import games
from huetable.cli.commands.options import options_of
from huetable.core import playthrough
from huetable.core import record as records
from huetable.core.codec import digest, encode
from huetable.core.contract import check_any_object, check_game, check_record
from huetable.core.move_text import parse_any_move, write_move
from huetable.core.random_play import random_step
from huetable.core.rng import Rng
from huetable.core.rulebook import coverage
from huetable.core.terms import TABLE, Refusal, TimerExpired, VoteEnded
from huetable.games import (
    all_games,
    cited_clauses,
    find_game,
    game_folder,
    game_texts,
    rulebook,
    step_lengths,
    table_rulebook,
)

GAMES = list(all_games())
SEEDS = [*range(3), *[pytest.param(seed, marks=pytest.mark.soak) for seed in range(3, 12)]]
FULL_LENGTH = 301
TESTS = Path(__file__).parent


def books(game: Any) -> tuple[Any, ...]:
    return rulebook(game), table_rulebook()


def seats_of(game: Any, number: int) -> int:
    least, most = game.meta.seats
    return int(least + number % (most - least + 1))


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", SEEDS)
def test_every_game_keeps_the_contract_and_its_record_verifies(name: str, seed: int) -> None:
    """Short games are checked closely, games at full length at a few positions."""
    game = find_game(name)
    options, every = ({}, FULL_LENGTH) if seed % 3 == 2 else (dict(game.shortest), 3)
    record = check_game(game, seats_of(game, seed), seed, options=options, rulebooks=books(game), every=every)
    check_record(game, record, range(seed, 9000, 2203))


@pytest.mark.soak
@pytest.mark.parametrize("name", GAMES)
def test_every_game_keeps_the_contract_for_a_long_time(name: str) -> None:
    game = find_game(name)
    for seed in range(1000, 1250):
        check_game(game, seats_of(game, seed), seed, rulebooks=books(game), every=5)


REPLAY = """
import sys, json
from huetable.core import record as records
from huetable.core.codec import digest
from huetable.games import find_game
for file in sys.argv[1:]:
    record = records.read_record(open(file, "rb").read())
    game = find_game(record.header.game)
    print(json.dumps([digest(state) for _, _, state in records.replay(game, record, record.rng)]))
"""


@pytest.mark.parametrize("hash_seed", ["1", pytest.param("4711", marks=pytest.mark.soak)])
def test_every_step_replays_to_the_same_state_in_a_fresh_process(tmp_path: Path, hash_seed: str) -> None:
    """Another process with another PYTHONHASHSEED: no order of a set and no address gets into a state."""
    expected = []
    for name in GAMES:
        game = find_game(name)
        for seed in range(2):
            record = check_game(
                game, seats_of(game, seed + 1), 77 + seed, options=dict(game.shortest), every=10**6
            )
            (tmp_path / f"{name}-{seed}.jsonl").write_bytes(records.write_record(record))
            expected.append([digest(state) for _, _, state in records.replay(game, record, record.rng)])
    files = [str(tmp_path / f"{name}-{seed}.jsonl") for name in GAMES for seed in range(2)]
    done = subprocess.run(
        [sys.executable, "-c", REPLAY, *files],
        env={"PYTHONHASHSEED": hash_seed, "PYTHONPATH": ":".join(sys.path)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert [json.loads(line) for line in done.stdout.splitlines()] == expected


def position(game: Any, seats: int, seed: int, moves: int) -> Any:
    """The state after so many random moves, or at the end if that comes first."""
    rng = Rng.from_number(seed)
    state = game.setup(game.options_type(), seats, rng)
    for number in range(moves):
        if game.result(state) is None:
            seat, move = random_step(game, state, rng.child("wander", number))
            game.apply(state, seat, move, rng.child(number))
    return state


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


@pytest.mark.parametrize("name", GAMES)
def test_what_play_now_agrees_to_suits_every_number_of_seats(name: str) -> None:
    game = find_game(name)
    least, most = game.meta.seats
    for seats in range(least, most + 1):
        assert isinstance(game.read_options(dict(game.quick), seats), game.options_type)


@pytest.mark.parametrize("name", GAMES)
def test_every_ending_has_a_playthrough_and_all_are_current(name: str) -> None:
    game = find_game(name)
    files = sorted((game_folder(game) / "tests/playthroughs").glob("*.txt"))
    written = [file.read_text("utf-8") for file in files]
    for file, text in zip(files, written, strict=True):
        assert playthrough.replay_playthrough(game, text) == text, (
            f"{file.name} is not current: huetable playthrough {name} --write"
        )
    for ending in game.meta.endings:
        assert any(f'result: {{"ending":"{ending}"' in text for text in written), (
            f"no playthrough ends in {ending}"
        )


@pytest.mark.parametrize("name", GAMES)
def test_the_playthroughs_show_every_move_and_a_refusal(name: str) -> None:
    game = find_game(name)
    tries = [
        parse_any_move(text, game.move_type)
        for file in (game_folder(game) / "tests/playthroughs").glob("*.txt")
        for _, text in playthrough.read_playthrough(file.read_text("utf-8"))[1]
    ]
    never = {kind.__name__ for kind in set(game.move_types()) - {type(move) for move in tries}}
    assert not never, (
        f"no playthrough shows these moves: {never}; if they are never listed, supply `legal_moves` or `open_moves`"
    )
    assert all(parse_any_move(write_move(move), game.move_type) == move for move in tries)


@pytest.mark.parametrize("name", GAMES)
def test_every_ending_has_a_record_that_verifies(name: str) -> None:
    game = find_game(name)
    kept = kept_endings(name)
    assert kept[game.meta.rules_version] == set(game.meta.endings)


def kept_endings(name: str) -> dict[int, set[str]]:
    """By rules version: how the games ended whose records are kept among the game's tests. All of them verify."""
    game = find_game(name)
    kept: dict[int, set[str]] = {}
    for file in sorted((game_folder(game) / "tests/records").rglob("*.jsonl")):
        verified = records.verify(game, file.read_bytes())
        assert verified.footer
        kept.setdefault(verified.header.rules_version, set()).add(verified.footer.result.ending)
    return kept


@pytest.mark.parametrize("name", GAMES)
def test_records_of_every_rules_version_that_a_game_ever_had_verify_for_ever(name: str) -> None:
    """Records of older versions stay, in a folder named after the version (v1)."""
    versions = range(1, find_game(name).meta.rules_version + 1)
    assert sorted(kept_endings(name)) == list(versions), (
        f"each rules version needs a record in tests/records: before you raise it, move today's to tests/records/v{versions[-1]}"
    )


@pytest.mark.parametrize("name", GAMES)
def test_a_game_under_any_rules_version_that_there_ever_was_can_go_on(name: str) -> None:
    """A version that is dropped ends the games under it (TABLE-61) and makes their records unreadable."""
    game = find_game(name)
    versions = range(1, game.meta.rules_version + 1)
    assert [version for version in versions if not game.supports_rules_version(version)] == []


@pytest.mark.parametrize("name", GAMES)
def test_every_clause_has_a_test_and_every_citation_a_clause(name: str) -> None:
    game = find_game(name)
    found = coverage(rulebook(game), cited_clauses(game_folder(game) / "tests"), [table_rulebook()])
    assert found.untested == ()
    assert found.unknown == ()


def test_every_clause_of_the_table_has_a_test() -> None:
    found = coverage(table_rulebook(), {id for id in cited_clauses(TESTS) if id.startswith("TABLE-")})
    assert found.untested == ()
    assert found.unknown == ()


@pytest.mark.parametrize("name", GAMES)
def test_every_sentence_is_of_a_clause_or_an_ending_that_exists(name: str) -> None:
    game = find_game(name)
    words = game_texts(game)
    known = {clause.id for book in books(game) for clause in book.clauses}
    assert set(words.get("refusals", {})) <= known
    assert set(words.get("endings", game.meta.endings)) == set(game.meta.endings)


@pytest.mark.parametrize("name", GAMES)
def test_the_rulebook_is_numbered_by_the_games_prefix(name: str) -> None:
    game = find_game(name)
    assert rulebook(game).clauses[0].id == f"{game.meta.clauses}-1"


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


@pytest.mark.parametrize("name", GAMES)
def test_every_preset_is_valid_has_its_words_and_differs_from_the_others(name: str) -> None:
    game = find_game(name)
    read = [game.read_options(dict(preset), game.meta.seats[1]) for preset in game.presets.values()]
    assert [options for options in read if isinstance(options, Refusal)] == []
    assert len(set(map(encode, read))) == len(read)
    # The first one is the rules as written.
    assert read[:1] in ([], [game.options_type()])
    words = game_texts(game).get("presets", {})
    assert {key: set(text) for key, text in words.items()} == {key: {"name", "hint"} for key in game.presets}


@pytest.mark.parametrize("name", [name for name in GAMES if "about" in game_texts(find_game(name))])
def test_the_game_and_its_options_are_described_in_the_catalogue_as_in_the_code(name: str) -> None:
    """Translations are made from the catalogue; the shell's lists for operators are made from the code."""
    game = find_game(name)
    words = game_texts(game)
    assert words["about"] == {"title": game.meta.title, "blurb": game.meta.blurb}
    described = {option.name: option.description for option in options_of(game)}
    assert {option: hint.replace("’", "'") for option, hint in words["option_hints"].items()} == {
        option: hint.replace("’", "'") for option, hint in described.items()
    }
    assert set(words["options"]) == set(described)


def test_our_games_offer_presets() -> None:
    assert [name for name in GAMES if "children" not in find_game(name).presets] == []
