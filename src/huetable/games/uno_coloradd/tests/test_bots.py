"""The bots of UNO ColorADD play lawfully, see no more than their seat, and each level has its ways."""

from typing import Any

import pytest

from huetable.bots.contest import contest_bots
from huetable.bots.runner import bot_players, play_game
from huetable.bots.search import Budget, search
from huetable.bots.virtual_game import Player
from huetable.core.codec import decode, encode
from huetable.core.rng import Rng
from huetable.core.terms import Observation
from huetable.core.thinking_time import ThinkingTime
from huetable.games.uno_coloradd import GAME
from huetable.games.uno_coloradd.bots.alertness import ATTENTIVE, CARELESS, SHARP, Alertness, ReactionTime
from huetable.games.uno_coloradd.bots.players import EasyBot, HardBot, NormalBot, RandomBot
from huetable.games.uno_coloradd.rules.moves import (
    Accept,
    Catch,
    Challenge,
    Draw,
    Keep,
    NameColour,
    Play,
    Ready,
    Uno,
)
from huetable.games.uno_coloradd.rules.state import State
from huetable.games.uno_coloradd.tests.table import act, rule, table

EFFECTS = ("swap", "pass_on", "all_draw", "one_draws", "skip_all", "look", "discard_colour", "honour")
AWAKE = Alertness(
    0.0, 0.0, 0.0, 0.0, ReactionTime(300, 0), ReactionTime(900, 0), ThinkingTime(900, 1000, 2000)
)
NORMAL, EASY, RANDOM = NormalBot(AWAKE), EasyBot(CARELESS), RandomBot()


def hard(rollouts: int) -> HardBot:
    return HardBot(GAME, Budget(rollouts=rollouts))


def choices(bot: Any, state: State, seat: int = 0, tries: int = 40) -> set[Any]:
    """Everything a bot does in a position, as its whims vary."""
    observation = GAME.observe(state, seat)
    return {bot.choose(observation, Rng.from_number(number)) for number in range(tries)}


def agreement(number: int) -> dict[str, Any]:
    """Every option in turn, and each with the others."""
    rules = [{"text": "Sing.", "effect": EFFECTS[(number + place) % 8]} for place in range(number % 5)]
    return {
        "goal": 0 if number % 10 else 200,
        "scoring": "leftover" if number % 20 == 0 else "winner",
        "house_rules": rules,
        "stacking": bool(number & 1),
        "jump_in": bool(number & 2),
        "seven_zero": bool(number & 4),
        "draw_until_playable": bool(number & 8),
        "clock": bool(number & 16),
    }


@pytest.mark.parametrize("batch", [0, *[pytest.param(more, marks=pytest.mark.soak) for more in range(1, 40)]])
def test_no_bot_ever_makes_an_unlawful_move(batch: int) -> None:
    """All options, two to ten seats, all levels at one table; the runner stops at the first unlawful move."""
    bots = [
        Player("random", RANDOM),
        Player("easy", EASY),
        Player("normal", NormalBot(ATTENTIVE)),
        Player("hard", hard(6)),
    ]
    for number in range(20 * batch, 20 * (batch + 1)):
        seats = 2 + number % 9
        seated = [bots[(number + seat) % 4] for seat in range(seats)]
        outcome = play_game(GAME, seated, number, options=agreement(number))
        assert outcome.result.ending in GAME.meta.endings


@pytest.mark.soak
def test_the_levels_go_from_the_weakest_to_the_strongest() -> None:
    assert list(GAME.bots) == ["random", "easy", "normal", "hard"]
    wins = 0
    for seed in range(100):
        levels = ["normal", "easy"] if seed % 2 else ["easy", "normal"]
        winner = play_game(
            GAME, bot_players(GAME, levels, 10), seed // 2, options={"goal": 0}
        ).result.winners[0]
        wins += levels[winner] == "normal"
    assert wins > 58


def observations(seed: int, seats: int) -> list[Observation]:
    """What the awaited seats of a game see, one after the other."""
    state = GAME.setup(GAME.options_type(goal=0), seats, Rng.from_number(seed))
    seen = []
    for number in range(60):
        if GAME.result(state) is not None:
            break
        seat = GAME.whose_turn(state)[0]
        seen.append(GAME.observe(state, seat))
        move = RANDOM.choose(seen[-1], Rng.from_number(number))
        assert move is not None
        GAME.apply(state, seat, move, Rng.from_number(number))
    return seen


@pytest.mark.parametrize("bot", [RANDOM, EASY, NORMAL, hard(12)])
def test_a_decision_is_a_function_of_the_sight_and_the_rng(bot: Any) -> None:
    """Asked from another world that looks the same, or after the wire, a bot answers the same."""
    for number, observation in enumerate(observations(seed=4, seats=3)):
        assert observation.seat is not None
        view = decode(encode(observation.view), GAME.view_type)
        other = GAME.observe(GAME.imagine(view, Rng.from_number(number)), observation.seat)
        answers = [bot.choose(one, Rng.from_number(number)) for one in (observation, other, observation)]
        assert answers[0] == answers[1] == answers[2]
        pauses = {bot.pause(one, answers[0], Rng.from_number(number)) for one in (observation, other)}
        assert len(pauses) == 1


def test_hard_keeps_to_its_rollouts(monkeypatch: pytest.MonkeyPatch) -> None:
    bot = hard(120)
    played = []

    def worth(state: State, seat: int) -> float:
        played.append(seat)
        return len(state.hands[1]) / 10

    monkeypatch.setattr(bot.heuristics, "value", worth)
    observation = GAME.observe(table("r1 r2 b5 g5 w", "b1 b2 b3"), 0)
    found = [search(GAME, bot.heuristics, observation, Rng.from_number(1), bot.budget) for _ in range(2)]
    assert found[0] == found[1]
    assert 180 <= len(played) <= 240


def test_hard_goes_out_when_it_can_and_stops_who_is_about_to() -> None:
    assert choices(hard(40), table("r7", "b1 b2"), tries=3) == {Play("r7")}
    threatened = table("r7 r+2 b3", "r1", pile="g1 g2 g3 g4")
    assert choices(hard(60), threatened, tries=5) == {Play("r+2")}


def test_random_plays_what_fits_and_draws_only_if_nothing_does() -> None:
    plays = choices(RANDOM, table("r7 b5 y1 w", "b1 b2"))
    named = [Play("w", colour) for colour in ("red", "yellow", "green", "blue")]
    assert plays == {Play("r7"), Play("b5"), *named}
    assert choices(RANDOM, table("y1 y2", "b1 b2")) == {Draw()}


def test_random_accepts_everything_and_never_interrupts() -> None:
    assert choices(RANDOM, threat("r1 y2 y3 w4", "b1 b2"), 1) == {Accept()}
    assert choices(RANDOM, uncalled(), 2) == {None}
    assert choices(RANDOM, uncalled(), 0) == {None}


def threat(bluffer: str, other: str) -> State:
    """Seat 0 has played a Wild Draw Four on seat 1, with red in force."""
    state = table(bluffer, other)
    act(state, 0, "play w4 blue")
    return state


def uncalled() -> State:
    """Seat 0 has come down to one card and not said so; it is seat 1's turn."""
    state = table("r1 y2", "b1 b2", "g1 g2 g3")
    act(state, 0, "play r1")
    return state


def test_they_call_after_the_card_and_not_with_it() -> None:
    state = table("r1 r2", "b1 b2 b3")
    for bot in (EASY, NORMAL, hard(10)):
        assert all(move.call is None for move in choices(bot, state, tries=10))
    act(state, 0, "play r1")
    assert choices(NORMAL, state) == {Uno()}
    for alertness in (CARELESS, ATTENTIVE, SHARP):
        forgotten = [
            NormalBot(alertness).choose(GAME.observe(state, 0), Rng.from_number(n)) for n in range(300)
        ]
        assert 0 < forgotten.count(None) < 120


def test_they_catch_whom_they_see_and_sometimes_do_not_see() -> None:
    assert choices(NORMAL, uncalled(), 1) == {Catch(0)}
    assert choices(NORMAL, uncalled(), 2) == {Catch(0)}
    assert choices(NormalBot(SHARP), uncalled(), 2) == {Catch(0), None}
    assert choices(hard(6), uncalled(), 1, tries=20) > {Catch(0)}


def forced_to_draw(*, clock: bool) -> State:
    """Seat 0 has played a Draw Two, has one card left and has said nothing; seat 1 has drawn."""
    state = table("r+2 b1", "r7 r8", "b5 b6", clock=clock)
    act(state, 0, "play r+2")
    return state


@pytest.mark.rule("UNO-30", "UNO-31")
def test_after_a_forced_draw_they_catch_within_the_two_seconds_and_never_later() -> None:
    state = forced_to_draw(clock=True)
    assert choices(NORMAL, state, 1) == {Catch(0)}
    assert choices(NORMAL, state, 0) == {Uno()}
    act(state, -1, "lapse grace/1")
    late = choices(NORMAL, state, 1) | choices(NORMAL, state, 0)
    without = forced_to_draw(clock=False)
    late |= choices(NORMAL, without, 1) | choices(NORMAL, without, 0)
    assert late == {None}


def test_only_the_careless_cry_wolf() -> None:
    state = uncalled()
    act(state, 0, "uno")
    assert choices(EASY, state, 2, tries=100) == {Catch(0), None}
    assert choices(NormalBot(SHARP), state, 2, tries=100) == {None}


def test_nobody_is_quicker_than_a_person() -> None:
    observation = GAME.observe(uncalled(), 2)
    for alertness in (CARELESS, ATTENTIVE, SHARP):
        bot = NormalBot(alertness)
        for move, least in (
            (Uno(), 300),
            (Catch(0), 900),
            (Draw(), 700),
            (Challenge(), 1200),
            (Ready(), 1500),
        ):
            pauses = [bot.pause(observation, move, Rng.from_number(number)) for number in range(50)]
            assert least <= min(pauses) < max(pauses) < 7000


def test_they_jump_in_when_they_notice() -> None:
    state = table("b1 b2 b3", "g1 g2 g3", "r5 y1 y2", turn=1, jump_in=True)
    assert choices(NORMAL, state, 2) == {Play("r5")}
    assert choices(NormalBot(CARELESS), state, 2) == {Play("r5"), None}


def test_normal_keeps_its_wild_cards_until_they_are_needed() -> None:
    assert choices(NORMAL, table("r1 w w4 b3 b4", "b1 b2 b3 b4")) == {Play("r1")}
    assert choices(NORMAL, table("w b3 b4 y1", "b1 b2 b3 b4")) == {Draw()}
    assert choices(NORMAL, table("w b3 b4 y1", "b1 b2")) == {Play("w", "blue")}
    assert choices(NORMAL, table("w b3 b4", "b1 b2 b3 b4")) == {Play("w", "blue")}


def test_normal_plays_into_the_colour_it_holds_most_of() -> None:
    assert choices(NORMAL, table("r5 b5 b3 b4", "g1 g2 g3 g4")) == {Play("b5")}
    state = table("y1 y2 b3", "g1 g2", top="w", colour="red")
    state.phase = "colour"
    assert choices(NORMAL, state) == {NameColour("yellow")}


def test_normal_attacks_who_is_nearly_out() -> None:
    assert choices(NORMAL, table("r1 r2 r+2", "b1")) == {Play("r+2")}
    assert choices(NORMAL, table("r1 r2 r+2", "b1 b2 b3 b4 b5", "g1 g2 g3")) == {Play("r1")}


def test_normal_keeps_a_wild_card_that_it_has_drawn() -> None:
    state = table("y1 y2 y3", "b1 b2 b3 b4", pile="w b9")
    act(state, 0, "draw")
    assert choices(NORMAL, state) == {Keep()}
    late = table("y1", "b1 b2 b3 b4", pile="w b9")
    act(late, 0, "draw")
    assert choices(NORMAL, late) == {Play("w", "yellow")}


def test_normal_stays_in_a_colour_that_the_next_player_cannot_follow() -> None:
    state = table("r1 r2 b2 b7", "g3 g4 y6", pile="g7 g8")
    act(state, 0, "play r1")
    act(state, 1, "draw")
    if state.turn == 1:
        act(state, 1, "keep")
    assert choices(NORMAL, state) == {Play("r2")}


def test_normal_challenges_by_the_odds() -> None:
    assert choices(NORMAL, threat("w4 r1 y2 y3 y4 y6 y7 y8", "b1 b2"), 1) == {Challenge()}
    assert choices(NORMAL, threat("w4 y1 y2", "b1 b2"), 1) == {Accept()}


def test_normal_challenges_a_bluff_that_it_has_seen() -> None:
    state = table("wc1 b1 b2", "w4 r1 y2", house_rules=(rule("look"),))
    act(state, 0, "play wc1 red 1")
    act(state, 1, "play w4 blue")
    assert choices(NORMAL, state) == {Challenge()}


def test_normal_bluffs_when_somebody_must_be_stopped() -> None:
    assert choices(NORMAL, table("r1 w4 r3 r4 r9", "b1")) == {Play("w4", "red"), Play("r1")}
    assert choices(NORMAL, table("r1 w4 r3 r4 r9", "b1 b2 b3 b4 b5")) == {Play("r1")}


def test_easy_challenges_at_whim_and_bluffs_without_a_thought() -> None:
    assert choices(EASY, threat("w4 y1 y2", "b1 b2"), 1) == {Accept(), Challenge()}
    assert {move.card for move in choices(EASY, table("r1 w4 r3", "b1 b2 b3"))} == {"r1", "r3", "w4"}


def test_they_stack_when_they_can() -> None:
    state = table("r+2 b1 b2", "b+2 g1 g2", stacking=True)
    act(state, 0, "play r+2")
    for bot in (EASY, NORMAL):
        assert choices(bot, state, 1, tries=8) == {Play("b+2")}
    assert Play("b+2") in choices(hard(10), state, 1, tries=8)


def test_they_get_ready_for_the_next_round() -> None:
    state = table("r1", "b1 b2", goal=200)
    act(state, 0, "play r1")
    for bot in (EASY, NORMAL, hard(10)):
        assert choices(bot, state, 1, tries=2) == {Ready()}


def test_a_contest_has_a_polite_bot_that_is_no_level() -> None:
    assert set(GAME.bots) < set(contest_bots(GAME))
