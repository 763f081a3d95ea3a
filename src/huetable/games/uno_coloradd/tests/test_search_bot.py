"""What the hard bot has in its head: likely worlds, quick play, and what a position is worth."""

import pytest

from huetable.bots.fast_rng import FastRng
from huetable.bots.search import playout
from huetable.core.rng import Rng
from huetable.games.uno_coloradd import GAME
from huetable.games.uno_coloradd.bots.alertness import SHARP
from huetable.games.uno_coloradd.bots.evaluation import evaluate
from huetable.games.uno_coloradd.bots.heuristics import bluff_probability, could_not_follow
from huetable.games.uno_coloradd.bots.hidden_cards import HiddenCardSampler
from huetable.games.uno_coloradd.bots.players import HardBot, NormalBot
from huetable.games.uno_coloradd.bots.rollout_policy import rollout_move
from huetable.games.uno_coloradd.bots.search_heuristics import UnoHeuristics
from huetable.games.uno_coloradd.rules.legal_moves import fits
from huetable.games.uno_coloradd.rules.moves import Play
from huetable.games.uno_coloradd.rules.state import State
from huetable.games.uno_coloradd.tests.table import act, all_cards, rule, table
from huetable.games.uno_coloradd.tests.test_bots import agreement

MIND = UnoHeuristics(NormalBot(SHARP))


def worlds(state: State, seat: int, number: int = 30) -> list[State]:
    made = HiddenCardSampler(GAME, GAME.view(state, seat), seat)
    return [made.sample(FastRng(luck)) for luck in range(number)]


def passed() -> State:
    """Seat 0 has played a red one; seats 1 and 2 have drawn and kept."""
    state = table("r1 b1 b2", "r7 r8 g3 y4", "r9 g4 y6 y7")
    state.pile.sort(key=lambda card: card in ("g7", "g8"))
    act(state, 0, "play r1")
    for seat in (1, 2):
        act(state, seat, "draw")
        if state.turn == seat:
            act(state, seat, "keep")
    return state


def test_an_imagined_world_looks_the_same_and_loses_no_card() -> None:
    state = passed()
    for world in worlds(state, 0):
        assert GAME.view(world, 0) == GAME.view(state, 0)
        assert all_cards(world) == all_cards(GAME.imagine(GAME.view(state, 0), Rng.from_number(1)))


def test_worlds_differ() -> None:
    assert len({tuple(world.hands[1]) for world in worlds(passed(), 0)}) > 20


def test_who_could_not_follow_holds_nothing_that_fits_in_most_worlds() -> None:
    state = passed()
    assert could_not_follow(GAME.view(state, 0), 0) == [1, 2]
    found = worlds(state, 0, 100)
    fitting = sum(fits(world, card) for world in found for seat in (1, 2) for card in world.hands[seat])
    assert fitting < 0.1 * sum(len(world.hands[seat]) for world in found for seat in (1, 2))


@pytest.mark.parametrize(
    ("card", "who"), [("r1", [1, 2]), ("rs", [2]), ("r+2", [2]), ("w blue", [1, 2]), ("rr", [2, 1])]
)
def test_who_has_just_failed_to_follow_is_read_off_the_last_card(card: str, who: list[int]) -> None:
    state = table(f"{card.split(maxsplit=1)[0]} b1 b2 b3", "y1 y2 y3", "y4 y6 y7", pile="g1 g2 g3 g4 g6")
    act(state, 0, f"play {card}")
    while state.turn != 0:
        seat = state.turn
        act(state, seat, "draw")
        if state.turn == seat:
            act(state, seat, "keep")
    assert could_not_follow(GAME.view(state, 0), 0) == who


def test_nothing_is_read_off_a_card_that_moved_hands() -> None:
    state = table("wc1 b1 b2 b3", "y1 y2 y3", house_rules=(rule("swap"),))
    act(state, 0, "play wc1 red 1")
    assert could_not_follow(GAME.view(state, 1), 1) == []
    assert could_not_follow(GAME.view(table("r1", "r2"), 0), 0) == []


def test_what_was_seen_of_a_hand_stays_there() -> None:
    state = table("wc1 b1 b2 b3", "y1 y2 y3", "g1 g2 g3", house_rules=(rule("look"),))
    act(state, 0, "play wc1 red 1")
    for world in worlds(state, 0):
        assert world.hands[1] == ["y1", "y2", "y3"]


@pytest.mark.parametrize("number", range(0, 48, 3))
def test_quick_play_is_lawful(number: int) -> None:
    """All options; the search itself does not ask."""
    seats = 2 + number % 5
    options = GAME.read_options({**agreement(number), "goal": 0, "scoring": "winner"}, seats)
    state = GAME.setup(options, seats, rng := FastRng(number))  # type: ignore[arg-type]
    for _ in range(400):
        if MIND.is_settled(state) or not GAME.whose_turn(state):
            break
        seat = GAME.whose_turn(state)[0]
        move = rollout_move(state, seat)
        assert GAME.refuse(state, seat, move) is None
        GAME.apply(state, seat, move, rng)


def test_a_short_look_ahead_is_enough_and_a_long_one_comes_to_an_end() -> None:
    far = UnoHeuristics(NormalBot(SHARP))
    far.horizon = 1000
    state = GAME.setup(GAME.options_type(goal=0), 3, rng := FastRng(1))
    playout(GAME, MIND, state, rng)
    assert not MIND.is_settled(state)
    playout(GAME, far, state, rng)
    assert MIND.is_settled(state)


def test_the_odds_of_all_seats_make_one() -> None:
    state = table("r1 r2 b3", "b1 b2", "g1 w w4 y5", goal=0)
    assert sum(evaluate(state, seat) for seat in range(3)) == pytest.approx(1)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("r1", "r1 r2"),
        ("r1", "b1"),
        ("r1 w", "r1 b1"),
        ("r1 r2 r3", "r1 b2 g3"),
        ("b1 b2", "b1 b2 b3 b4 b6 b7"),
    ],
)
def test_what_a_hand_is_worth(better: str, worse: str) -> None:
    for others in (("y1 y2 y3",), ("y1 y2 y3", "g4 g6 g7")):
        one, other = (evaluate(table(hand, *others, goal=0), 0) for hand in (better, worse))
        assert 0 < other < one < 1


def test_in_a_match_points_count_too() -> None:
    cheap, dear = (table(hand, "y1 y2 y3") for hand in ("g1 g2 g3", "g1 g2 g9"))
    assert evaluate(cheap, 0) > evaluate(dear, 0)
    cheap.options = dear.options = GAME.options_type(goal=0)
    assert evaluate(cheap, 0) == evaluate(dear, 0)
    act(out := table("r1", "y1 y2 y3", goal=0), 0, "play r1")
    assert (evaluate(out, 0), evaluate(out, 1)) == (1, 0)


def test_the_search_thinks_of_cards_that_fit_and_of_two_colours_for_a_wild_one() -> None:
    observation = GAME.observe(table("r1 b5 y7 y8 b9 w", "g1 g2"), 0)
    found = MIND.candidates(observation, Rng.from_number(1))
    assert set(found) == {Play("r1"), Play("b5"), Play("w", "yellow"), Play("w", "blue")}


def test_the_odds_of_a_bluff_grow_with_the_hand() -> None:
    odds = []
    for size in (1, 3, 7):
        state = table(" ".join(["w4", "y1", "y2", "y3", "y4", "y6", "y7", "y8"][: size + 1]), "b1 b2")
        act(state, 0, "play w4 blue")
        odds.append(bluff_probability(GAME.view(state, 1), 1, daring=0.3))
    assert 0 < odds[0] < odds[1] < odds[2] < 1


def test_hard_thinks_with_this_mind() -> None:
    bot = GAME.bots["hard"](5)
    assert isinstance(bot, HardBot)
    assert isinstance(bot.heuristics, UnoHeuristics)
