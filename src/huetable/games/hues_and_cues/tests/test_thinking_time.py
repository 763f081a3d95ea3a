"""How long the bots of Hues and Cues think: a clear cue is placed soon, and a giver's time gives nothing away."""

from collections.abc import Callable

from huetable.core.rng import Rng
from huetable.games.hues_and_cues import GAME
from huetable.games.hues_and_cues.bots.players import NORMAL, HuesBot
from huetable.games.hues_and_cues.rules.moves import GiveCue, Pass, Place
from huetable.games.hues_and_cues.rules.state import Cue, State

BOT = HuesBot(NORMAL)


def test_an_odd_cue_takes_longer_to_place_than_a_clear_one(at: Callable[..., State]) -> None:
    times = []
    for words in ("tomato", "thing"):
        state = at("guess1")
        state.cues[0] = Cue(words)
        seat = GAME.whose_turn(state)[0]
        times.append(BOT.pause(GAME.observe(state, seat), Place("A1"), Rng.from_number(1)))
    assert times[0] < times[1]


def test_a_giver_takes_as_long_for_any_colour_and_longer_than_others(at: Callable[..., State]) -> None:
    state, times = at("cue1"), set()
    for field in ("A1", "H13", "P30"):
        state.target = field
        times.add(BOT.pause(GAME.observe(state, 0), GiveCue("x"), Rng.from_number(1)))
    (cue,) = times
    assert cue > BOT.pause(GAME.observe(state, 0), Pass(), Rng.from_number(1)) > 1000
