"""What the Wild Customizable cards do, and texts that the table honours."""

from typing import Any, get_args

import pytest

from huetable.core.terms import TABLE, Motion
from huetable.games.uno_coloradd import GAME
from huetable.games.uno_coloradd.rules.events import (
    Called,
    Discarded,
    Disputed,
    Drew,
    HandShown,
    HandsPassed,
    Honoured,
    Played,
    Received,
    RoundEnded,
    Settled,
    Skipped,
    Swapped,
)
from huetable.games.uno_coloradd.rules.moves import Done, Doubt, Play
from huetable.games.uno_coloradd.rules.state import Effect, Exposure, HouseRule, SeenCards, State
from huetable.games.uno_coloradd.tests.table import act, cards, emitted, refused, refused_options, rule, table


def disputable(state: State) -> list[int]:
    return list(state.watch.disputable)


def custom(effect: Any, *hands: str, **agreed: Any) -> State:
    """A table where wc1 has this effect; seat 0 holds it if no hands are given."""
    hands = hands or ("wc1 b1 b2", "r7 r8", "g7 g8", "y1 y2")
    return table(*hands, house_rules=(rule(effect),), **agreed)


def refuse_house_rules(*rules: dict[str, Any]) -> str | None:
    return refused_options(house_rules=list(rules))


@pytest.mark.rule("UNO-41")
def test_a_house_rule_is_a_text_and_an_effect() -> None:
    effects: tuple[str, ...] = get_args(Effect)
    assert len(effects) == 8
    for effect in effects:
        assert refuse_house_rules({"text": "Sing!", "effect": effect}) is None
    assert refuse_house_rules({"text": "Sing!", "effect": "dance"}) == "TABLE-7"
    assert refuse_house_rules({"text": "x" * 200}) is None
    assert refuse_house_rules({"text": "x" * 201}) == "UNO-41"
    assert refuse_house_rules({"text": ""}) == "UNO-41"
    assert refuse_house_rules({"text": " \n"}) == "UNO-41"
    assert refuse_house_rules({"text": "Sing!"}, {"text": " "}) == "UNO-41"


@pytest.mark.rule("UNO-41")
def test_there_are_at_most_four_each_on_a_card_of_its_own() -> None:
    assert refuse_house_rules(*[{"text": "Sing!"}] * 4) is None
    assert refuse_house_rules(*[{"text": "Sing!"}] * 5) == "UNO-41"
    state = table("wc2 b1 b2", "r7", house_rules=(rule("look"), rule("skip_all")))
    assert emitted(state, 0, "play wc2 red") == [Played(0, "wc2", "red"), Skipped(1)]


@pytest.mark.rule("UNO-41")
def test_everybody_can_read_the_house_rules_during_the_whole_game() -> None:
    state = custom("honour")
    for seat in (0, 1, 2, 3, None):
        assert GAME.view(state, seat).public.options.house_rules == (HouseRule("Sing.", "honour"),)


@pytest.mark.rule("UNO-42")
def test_a_customizable_card_is_a_wild_card() -> None:
    state = custom("all_draw")
    assert refused(state, 0, "play wc1") == "UNO-12"
    emitted(state, 0, "play wc1 green")
    assert (state.colour, state.turn, state.discard[-1]) == ("green", 1, "wc1")


@pytest.mark.rule("UNO-42")
def test_other_cards_do_what_they_always_do() -> None:
    state = custom("all_draw", "rs r1 w b1", "r7", "r8")
    assert emitted(state, 0, "play rs") == [Played(0, "rs"), Skipped(1)]
    state.turn = 0
    assert emitted(state, 0, "play w red") == [Played(0, "w", "red")]


@pytest.mark.rule("UNO-43")
@pytest.mark.parametrize("effect", ["swap", "one_draws", "look"])
def test_a_chosen_player_is_named_with_the_card(effect: str) -> None:
    state = custom(effect)
    assert refused(state, 0, "play wc1 red") == "UNO-43"
    assert refused(state, 0, "play wc1 red 0") == "UNO-43"
    assert refused(state, 0, "play wc1 red 4") == "UNO-43"
    targets = {
        move.target for move in GAME.legal_moves(state, 0) if isinstance(move, Play) and move.card == "wc1"
    }
    assert targets == {1, 2, 3}


@pytest.mark.rule("UNO-43")
@pytest.mark.parametrize("effect", ["pass_on", "all_draw", "skip_all", "discard_colour", "honour"])
def test_nobody_is_named_where_nobody_is_chosen(effect: str) -> None:
    assert refused(custom(effect), 0, "play wc1 red 1") == "UNO-43"
    assert refused(custom(effect), 0, "play wc1 red") is None
    assert refused(custom("swap", "r1 b1 b2", "r7"), 0, "play r1 - 1") == "UNO-43"


@pytest.mark.rule("UNO-44")
def test_swap() -> None:
    state = custom("swap", "wc1 b1 b2", "r7 r8", "g7 g8 g9")
    assert emitted(state, 0, "play wc1 red 2") == [Played(0, "wc1", "red", 2), Swapped(0, 2)]
    assert state.hands == [["g7", "g8", "g9"], ["r7", "r8"], ["b1", "b2"]]
    assert state.turn == 1


@pytest.mark.rule("UNO-45")
@pytest.mark.parametrize(("direction", "order"), [(1, [2, 0, 1]), (-1, [1, 2, 0])])
def test_pass_on(direction: int, order: list[int]) -> None:
    state = custom("pass_on", "wc1 b1 b2", "r7 r8", "g7 g8 g9", direction=direction)
    before = [["b1", "b2"], ["r7", "r8"], ["g7", "g8", "g9"]]
    assert emitted(state, 0, "play wc1 red")[1:] == [HandsPassed(direction)]
    assert state.hands == [before[seat] for seat in order]
    assert state.turn == (0 + direction) % 3


@pytest.mark.rule("UNO-46")
def test_all_draw() -> None:
    state = custom("all_draw", "wc1 b1 b2", "r7", "g7", pile="y1 y2 y3", direction=-1)
    assert act(state, 0, "play wc1 red")[1:] == [
        (Drew(2, 1, "house"), None),
        (Received(("y1",)), 2),
        (Drew(1, 1, "house"), None),
        (Received(("y2",)), 1),
    ]
    assert (state.hands, state.turn) == ([["b1", "b2"], ["r7", "y2"], ["g7", "y1"]], 2)


@pytest.mark.rule("UNO-47")
def test_one_draws() -> None:
    state = custom("one_draws", "wc1 b1 b2", "r7", "g7", pile="y1 y2 y3")
    assert emitted(state, 0, "play wc1 red 2")[1:] == [Drew(2, 2, "house"), Received(("y1", "y2"))]
    assert (state.hands, state.turn) == ([["b1", "b2"], ["r7"], ["g7", "y1", "y2"]], 1)


@pytest.mark.rule("UNO-48")
def test_skip_all() -> None:
    state = custom("skip_all", "wc1 b1 b2", "r7", "g7", direction=-1)
    assert emitted(state, 0, "play wc1 red")[1:] == [Skipped(2), Skipped(1)]
    assert (state.turn, state.phase) == (0, "turn")


@pytest.mark.rule("UNO-49")
def test_look() -> None:
    state = custom("look", "wc1 b1 b2", "r7 w", "g7")
    assert act(state, 0, "play wc1 red 1")[1:] == [(HandShown(1, ("r7", "w")), 0)]
    assert GAME.view(state, 0).private.looks == (SeenCards(0, 1, ("r7", "w")),)
    assert GAME.view(state, 2).private.looks == ()
    emitted(state, 1, "play r7")
    assert GAME.view(state, 0).private.looks == (SeenCards(0, 1, ("w",)),)


@pytest.mark.rule("UNO-24", "UNO-49")
@pytest.mark.parametrize(("effect", "play"), [("swap", "play wc2 red 2"), ("pass_on", "play wc2 red")])
def test_what_was_seen_is_forgotten_when_hands_change_owners(effect: str, play: str) -> None:
    state = table("wc1 b1 b2", "wc2 r1 r2", "g7 g8", house_rules=(rule("look"), rule(effect)))
    emitted(state, 0, "play wc1 red 2")
    emitted(state, 1, play)
    assert state.looks == ()


@pytest.mark.rule("UNO-50")
def test_discard_colour() -> None:
    state = custom("discard_colour", "wc1 b1 r2 b+2 b1 y3", "r7", "g7")
    assert emitted(state, 0, "play wc1 blue")[1:] == [Discarded(0, ("b1", "b+2", "b1"))]
    assert (state.hands[0], state.discard) == (["r2", "y3"], ["r5", "b1", "b+2", "b1", "wc1"])
    assert (state.colour, state.turn, state.phase) == ("blue", 1, "turn")


@pytest.mark.rule("UNO-50")
def test_one_card_left_after_discarding_must_be_called() -> None:
    state = custom("discard_colour", "wc1 b1 b2 y3", "r7", "g7")
    assert refused(state, 0, "play wc1 yellow - uno") == "UNO-28"
    quiet = GAME.copy(state)
    assert emitted(state, 0, "play wc1 blue - uno") == [
        Played(0, "wc1", "blue", None, "uno"),
        Called(0),
        Discarded(0, ("b1", "b2")),
    ]
    assert state.watch.exposed == ()
    emitted(quiet, 0, "play wc1 blue")
    assert quiet.watch.exposed == (Exposure(0, 1, undecided=True),)


@pytest.mark.rule("UNO-50", "UNO-28")
def test_a_call_goes_with_the_colour_that_leaves_one_card() -> None:
    state = custom("discard_colour", "wc1 b1 y3", "r7", "g7")
    calls = {move.colour for move in GAME.legal_moves(state, 0) if isinstance(move, Play) and move.call}
    assert calls == {"blue", "yellow"}


@pytest.mark.rule("UNO-50", "UNO-34")
def test_who_discards_everything_has_gone_out() -> None:
    state = custom("discard_colour", "wc1 b1 b2", "r7", "g7")
    events = emitted(state, 0, "play wc1 blue")
    assert events[1:] == [Discarded(0, ("b1", "b2")), RoundEnded(0, (14, 0, 0))]


@pytest.mark.rule("UNO-50", "UNO-24")
def test_discarded_cards_are_no_longer_in_sight() -> None:
    state = table("wc1 b3 b4", "wc2 b1 r2 b2", "g7", house_rules=(rule("look"), rule("discard_colour")))
    emitted(state, 0, "play wc1 red 1")
    emitted(state, 1, "play wc2 blue")
    assert state.looks == (SeenCards(0, 1, ("r2",)),)


def honoured(**agreed: Any) -> State:
    """Seat 0 has played a text to honour and said "done"; seat 1 is next."""
    state = custom("honour", **agreed)
    emitted(state, 0, "play wc1 red")
    emitted(state, 0, "done")
    return state


@pytest.mark.rule("UNO-51")
def test_play_waits_until_the_text_is_honoured() -> None:
    state = custom("honour")
    assert emitted(state, 0, "play wc1 red") == [Played(0, "wc1", "red")]
    assert (state.phase, state.turn, GAME.legal_moves(state, 0)) == ("honour", 0, [Done()])
    assert refused(state, 0, "play b1") == "UNO-51"
    assert refused(state, 0, "draw") == "UNO-51"
    assert emitted(state, 0, "done") == [Honoured(0)]
    assert (state.phase, state.turn, state.colour) == ("turn", 1, "red")
    assert refused(state, 1, "done") == "UNO-51"


@pytest.mark.rule("UNO-51")
def test_only_the_player_says_done() -> None:
    state = custom("honour", "wc1 b1", "r7 r8", "g7 g8")
    emitted(state, 0, "play wc1 red")
    assert refused(state, 1, "done") == "UNO-51", "seat 1 may catch, but not say it for seat 0"
    assert refused(state, 1, "play r7") == "UNO-51"
    assert state.watch.exposed == (Exposure(0, 1, undecided=True),)


@pytest.mark.rule("UNO-52")
@pytest.mark.parametrize("seat", [1, 2, 3])
def test_anybody_else_may_dispute_it(seat: int) -> None:
    state = honoured()
    assert Doubt(0) in GAME.legal_moves(state, seat)
    assert emitted(state, seat, "dispute 0") == [Disputed(seat, 0)]
    assert GAME.motion(state) == Motion("honour/1/0", "UNO-52", seat, 0)


@pytest.mark.rule("UNO-52")
def test_nobody_disputes_themselves_or_what_was_not_done() -> None:
    state = honoured()
    assert refused(state, 0, "dispute 0") == "UNO-52"
    assert refused(state, 1, "dispute 0") is None
    assert refused(state, 1, "dispute 2") == "UNO-52"
    state.watch = GAME.copy(honoured()).watch
    emitted(state, 1, "play r7")
    state.turn = 0
    assert refused(state, 0, "dispute 0") == "UNO-52"


@pytest.mark.rule("UNO-52")
def test_play_stands_still_while_the_table_votes() -> None:
    state = honoured()
    emitted(state, 2, "dispute 0")
    assert list(GAME.whose_turn(state)) == []
    assert [GAME.legal_moves(state, seat) for seat in range(4)] == [[], [], [], []]
    assert [GAME.may_act(state, seat) for seat in range(4)] == [False] * 4
    assert refused(state, 1, "play r7") == "UNO-52"
    assert refused(state, TABLE, "ruling honour/2/0 true") == "TABLE-5"


@pytest.mark.rule("UNO-52")
def test_an_upheld_dispute_costs_two_cards() -> None:
    state = honoured()
    state.pile = cards("y9 y8")
    emitted(state, 2, "dispute 0")
    events = emitted(state, TABLE, "ruling honour/1/0 true")
    assert events == [Settled(0, upheld=True), Drew(0, 2, "dispute"), Received(("y8", "y9"))]
    assert (state.hands[0], state.turn, GAME.motion(state)) == (["b1", "b2", "y8", "y9"], 1, None)


@pytest.mark.rule("UNO-52")
def test_a_dispute_that_is_not_upheld_costs_nothing() -> None:
    state = honoured()
    emitted(state, 2, "dispute 0")
    assert emitted(state, TABLE, "ruling honour/1/0 false") == [Settled(0, upheld=False)]
    assert (state.hands[0], state.turn, list(GAME.whose_turn(state))) == (["b1", "b2"], 1, [1])


@pytest.mark.rule("UNO-52")
def test_it_is_disputed_only_once() -> None:
    state = honoured()
    emitted(state, 2, "dispute 0")
    emitted(state, TABLE, "ruling honour/1/0 false")
    assert refused(state, 3, "dispute 0") == "UNO-52"
    assert refused(state, 1, "dispute 0") == "UNO-52"


@pytest.mark.rule("UNO-52")
def test_a_dispute_is_open_until_the_players_next_decision() -> None:
    state = honoured()
    emitted(state, 1, "play r7")
    emitted(state, 2, "play g7")
    assert disputable(state) == [0]
    emitted(state, 3, "draw")
    state.turn, state.phase = 0, "turn"
    emitted(state, 0, "draw")
    assert disputable(state) == []
    assert refused(state, 3, "dispute 0") == "UNO-52"


@pytest.mark.rule("UNO-52")
def test_two_texts_may_be_open_to_doubt() -> None:
    rules = (rule("honour"), rule("honour"))
    state = table("wc1 b1 b2", "wc2 b3 b4", "r7 r8", house_rules=rules)
    for seat, card in ((0, "wc1"), (1, "wc2")):
        emitted(state, seat, f"play {card} red")
        emitted(state, seat, "done")
    assert disputable(state) == [0, 1]
    emitted(state, 2, "dispute 0")
    assert GAME.motion(state) == Motion("honour/1/0", "UNO-52", 2, 0)
    emitted(state, TABLE, "ruling honour/1/0 false")
    assert disputable(state) == [1]


@pytest.mark.rule("UNO-52")
def test_doubts_end_with_the_round() -> None:
    state = honoured()
    state.hands[1] = cards("r7")
    emitted(state, 1, "play r7")
    assert disputable(state) == []
    assert refused(state, 2, "dispute 0") == "UNO-37"


@pytest.mark.rule("UNO-53")
@pytest.mark.parametrize("effect", ["swap", "pass_on", "skip_all", "look", "discard_colour", "honour"])
def test_as_a_last_card_most_house_rules_do_not_fire(effect: str) -> None:
    state = custom(effect, "wc1", "r7 r8", "g7")
    assert refused(state, 0, "play wc1 red 1") == "UNO-43"
    events = emitted(state, 0, "play wc1 red")
    assert events[-1] == RoundEnded(0, (22, 0, 0))
    assert not any(isinstance(event, Swapped | HandsPassed | Skipped | HandShown) for event in events)
    assert state.phase == "round_over"


@pytest.mark.rule("UNO-53")
def test_as_a_last_card_all_draw_fires() -> None:
    state = custom("all_draw", "wc1", "r7", "g7", pile="y1 y2")
    assert emitted(state, 0, "play wc1 red")[-1] == RoundEnded(0, (7 + 1 + 7 + 2, 0, 0))


@pytest.mark.rule("UNO-53")
def test_as_a_last_card_one_draws_fires() -> None:
    state = custom("one_draws", "wc1", "r7", "g7", pile="y1 y2")
    assert refused(state, 0, "play wc1 red") == "UNO-43"
    assert emitted(state, 0, "play wc1 red 2")[-1] == RoundEnded(0, (7 + 7 + 1 + 2, 0, 0))
