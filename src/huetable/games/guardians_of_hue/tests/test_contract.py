"""The contract of core over many tables: seats, options, clock on and off."""

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from huetable.core import record as records
from huetable.core.contract import check_game, check_record
from huetable.core.random_play import random_step
from huetable.core.rng import Rng
from huetable.games import game_texts, rulebook, table_rulebook
from huetable.games.guardians_of_hue import GAME
from huetable.games.guardians_of_hue.rules.state import Options

BOOKS = (rulebook(GAME), table_rulebook())
RECORDS = Path(__file__).parent / "records"
NOTICE = Path(__file__).parents[5] / "NOTICE"


def agreed(seed: int) -> tuple[int, dict[str, Any]]:
    """A table of its own for each seed."""
    seats = 2 + seed % 4
    return seats, {
        "layout": ("random", "square", "place")[seed // 4 % 3],
        "difficulty": ("impossible", "difficult", "easy")[seed // 3 % 3],
        "lord_sepia": seats > 2 and seed % 5 < 2,
        "balanced": seed % 7 < 2,
        "dusk": seed % 2 == 0,
        "short_night": seed % 5 == 3,
        "extra_actions": seed % 4 == 1,
        "clock": seed % 3 > 0,
    }


@pytest.mark.parametrize(
    "seed", [*range(6), *[pytest.param(seed, marks=pytest.mark.soak) for seed in range(6, 12)]]
)
def test_every_table_keeps_the_contract(seed: int) -> None:
    seats, options = agreed(seed)
    record = check_game(GAME, seats, seed, options=options, rulebooks=BOOKS, every=4)
    check_record(GAME, record, (seed, 100 + seed))


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(100, 400))
def test_every_table_keeps_the_contract_for_a_long_time(seed: int) -> None:
    seats, options = agreed(seed)
    check_game(GAME, seats, seed, options=options, rulebooks=BOOKS, every=3)


@pytest.mark.rule("GUARD-34")
def test_a_record_of_the_first_rules_is_replayed_by_them() -> None:
    """In this game somebody supported an attempt that could not fail: today nobody is asked for that."""
    record = records.read_record((RECORDS / "v1/draw.jsonl").read_bytes())
    states = [state for _, _, state in records.replay(GAME, record, record.rng)]
    assert {state.rules for state in states} == {1}
    today = replace(record, header=replace(record.header, rules_version=GAME.meta.rules_version))
    with pytest.raises(records.BadRecord, match="against the rules: GUARD-3"):
        list(records.replay(GAME, today, record.rng))


def test_random_games_end_within_a_thousand_moves() -> None:
    for seed in range(40):
        rng = Rng.from_number(seed)
        state = GAME.setup(Options(clock=False), 2 + seed % 4, rng)
        for number in range(1000):
            seat, move = random_step(GAME, state, rng.child(number))
            GAME.apply(state, seat, move, rng.child("draw", number))
            if GAME.result(state) is not None:
                break
        assert GAME.result(state) is not None


@pytest.mark.rule("GUARD-52")
def test_the_designer_is_credited_in_the_rulebook_and_in_the_notice() -> None:
    clause = rulebook(GAME).clauses[-1]
    notice = NOTICE.read_text("utf-8") if NOTICE.exists() else clause.text
    for text in (clause.text, notice):
        assert "Ronald Villaver" in text
        assert "CC BY-NC-SA 4.0" in text
        assert "non-commercial" in text
    assert clause.rulings == ("G18",)


@pytest.mark.rule("GUARD-52")
def test_every_ruling_about_this_game_is_in_the_rulebook() -> None:
    cited = {ruling for clause in rulebook(GAME).clauses for ruling in clause.rulings}
    assert {f"G{number}" for number in range(1, 20)} <= cited


def test_every_key_has_its_words() -> None:
    from huetable.games.guardians_of_hue.data.cards import CARDS
    from huetable.games.guardians_of_hue.rules.board.ratings import enemy_of_target

    words = game_texts(GAME)
    assert [name.lower().replace(" ", "_") for name in words["cards"].values()] == [
        card.key for card in CARDS
    ]
    assert list(words["cards"]) == [str(number) for number in range(len(CARDS))]
    assert {enemy_of_target(target) for target in range(3, 22)} == set(words["enemies"])
    assert set(words["options"]) == set(Options.__struct_fields__)
    tags = {str(kind.__struct_config__.tag) for kind in GAME.event_type.__args__}
    assert tags <= set(words["events"])
