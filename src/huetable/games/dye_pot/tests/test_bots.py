"""The bots of Dye Pot play lawfully, and the better one wins more."""

import pytest

from huetable.bots.runner import bot_players, play_game
from huetable.core.feelings import Felt
from huetable.core.rng import Rng
from huetable.core.terms import Observation
from huetable.games.dye_pot import GAME
from huetable.games.dye_pot.bots import EasyBot, NormalBot, colour_chances
from huetable.games.dye_pot.rules.moves import Claim, Claimed, Move, Name, Pour, Poured, Shrug
from huetable.games.dye_pot.rules.state import Options, State

GAMES = 240


@pytest.mark.soak
def test_normal_beats_easy() -> None:
    """One against two, from every seat: with equal skill it would win a third of the won games."""
    wins = won = 0
    for seed in range(GAMES):
        seated = bot_players(
            GAME, ["normal" if seat == seed % 3 else "easy" for seat in range(3)], budget_ms=10
        )
        winners = play_game(GAME, seated, seed).result.winners
        wins += seed % 3 in winners
        won += bool(winners)
    assert wins > 0.45 * won


@pytest.mark.parametrize("seats", [3, 6])
@pytest.mark.parametrize("level", ["random", "easy", "normal"])
def test_every_level_plays_whole_games(level: str, seats: int) -> None:
    for seed in range(5):
        outcome = play_game(GAME, bot_players(GAME, [level] * seats, budget_ms=10), seed)
        assert outcome.result.ending in GAME.meta.endings


def tasting(orders: list[str], taster: int) -> State:
    state = GAME.setup(Options(), 3, Rng.from_number(1))
    state.phase, state.colour, state.taster = "name", "red", taster
    state.orders[0] = orders  # type: ignore[assignment]
    return state


def test_a_normal_bot_overlooks_no_claim_and_an_easy_one_some() -> None:
    observation = GAME.observe(tasting(["red", "blue"], taster=1), 0)
    assert {NormalBot().choose(observation, Rng.from_number(seed)) for seed in range(30)} == {Claim()}
    assert {EasyBot().choose(observation, Rng.from_number(seed)) for seed in range(30)} == {Claim(), None}


def test_a_taster_names_or_shrugs() -> None:
    observation = GAME.observe(tasting(["blue", "blue"], taster=0), 0)
    assert {type(EasyBot().choose(observation, Rng.from_number(seed))) for seed in range(30)} == {Name, Shrug}
    assert {type(NormalBot().choose(observation, Rng.from_number(seed))) for seed in range(30)} == {Name}


def test_a_normal_bot_pours_what_it_needs() -> None:
    state = GAME.setup(Options(), 3, Rng.from_number(1))
    state.orders[0] = ["blue", "blue"]
    observation = GAME.observe(state, 0)
    assert {NormalBot().choose(observation, Rng.from_number(seed)) for seed in range(10)} == {Pour("blue")}


def test_the_chances_of_a_pour_add_up() -> None:
    for others in (2, 5):
        assert all(sum(odds.values()) == pytest.approx(1) for odds in colour_chances(others).values())


def test_a_bot_takes_its_time() -> None:
    """Naming takes longest, and pouring is quick where one dye is clearly the best."""
    state = GAME.setup(Options(), 3, Rng.from_number(1))
    state.orders[0] = ["blue", "blue"]
    clear = GAME.observe(state, 0)
    state.orders[0] = ["blue", "red"]
    close = GAME.observe(state, 0)
    asked: list[tuple[Observation, Move]] = [
        (clear, Pour("blue")),
        (close, Pour("blue")),
        (close, Claim()),
        (close, Name("sour ink")),
    ]
    pauses = [NormalBot().pause(observation, move, Rng.from_number(1)) for observation, move in asked]
    assert pauses[0] < pauses[1]
    assert max(pauses[:3]) < 5000 <= pauses[3] == NormalBot().pause(close, Shrug(), Rng.from_number(1))
    assert EasyBot().pause(clear, Pour("blue"), Rng.from_number(1)) == pauses[1]


def test_a_filled_order_pleases_its_owner() -> None:
    state = tasting(["red", "blue"], taster=1)
    felt = [Felt("joy", [2]), Felt("admiration")]
    assert list(GAME.feelings(state, Claimed(2, "red", 1))) == felt
    assert list(GAME.feelings(state, Poured(2))) == []
