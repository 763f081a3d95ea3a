"""UNO in a terminal: no colour without its sign and its word, and every move in words."""

import io
from typing import Any

import pytest
from rich.console import Console

from huetable.core.move_text import parse_move
from huetable.games import game_texts
from huetable.games.uno_coloradd import GAME
from huetable.games.uno_coloradd.rules.cards import CARDS, COLOURS
from huetable.games.uno_coloradd.rules.state import State
from huetable.games.uno_coloradd.terminal import SIGNS, name_card, name_move, show
from huetable.games.uno_coloradd.tests.table import act, rule, table
from huetable.messages.shell_words import ShellWords

TEXTS = game_texts(GAME)
WORDS = ShellWords(TEXTS, 0)


def printed(state: State, seat: int | None = 0, **looks: Any) -> str:
    paper = Console(file=io.StringIO(), width=120, markup=False, emoji=False, highlight=False, **looks)
    show(GAME.view(state, seat), paper, TEXTS)
    text = paper.file
    assert isinstance(text, io.StringIO)
    return text.getvalue()


def test_the_hand_is_sorted_and_each_colour_has_its_sign_and_its_word() -> None:
    said = printed(table("w4 b1 g+2 r9 r3 ys w g2 r3", "b2 b3", pile="b9"))
    rows = [" ".join(line.split()) for line in said.splitlines()]
    assert rows[-5:] == [
        "◤ red 3 3 9",
        "╱ yellow Skip",
        "╱◢ green 2 Draw Two",
        "◢ blue 1",
        "✱ wild Wild Wild Draw Four",
    ]


def test_colours_are_styled_in_a_terminal_and_plain_in_a_pipe(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    state = table("r1 b2", "b3 b4")
    styled = printed(state, force_terminal=True, color_system="standard")
    assert "\x1b[1;31m◤ red" in styled
    assert "\x1b" not in printed(state)
    for colour in COLOURS:
        assert len({SIGNS[other] for other in COLOURS}) == 4
        assert colour in name_card(f"{colour[0]}7", WORDS)  # type: ignore[arg-type]


def test_the_table_is_told() -> None:
    state = table(
        "r1 r2", "b1 b2 b3", "g1 g2", top="w", colour="blue", under="r5", direction=-1, pile="r9 y9"
    )
    said = printed(state)
    assert "On top: Wild, and the colour is ◢ blue   2 to draw   play goes anticlockwise ↺" in said
    rows = [" ".join(line.split()) for line in said.splitlines()]
    assert "▶ you 2 cards 0 points" in rows
    assert "seat 1 3 cards 0 points" in rows


def test_who_has_called_and_who_has_not() -> None:
    state = table("r1 r2", "b1 b2 b3")
    act(state, 0, "play r1")
    assert "1 card   0 points  hasn’t called UNO!" in printed(state, 1)
    act(state, 0, "uno")
    assert "1 card   0 points  UNO" in printed(state, 1)


def test_what_hangs_over_somebody() -> None:
    four = table("w4 r1 r2", "b1 b2 b3")
    act(four, 0, "play w4 blue")
    assert "Seat 0 played a Wild Draw Four on you: 4 cards to take, or a challenge." in printed(four, 1)
    stack = table("r+2 r1 r2", "b+2 b2 b3", stacking=True)
    act(stack, 0, "play r+2")
    assert "A Draw Two on seat 1: 2 cards to take, or another Draw Two to play." in printed(stack, 0)
    honour = table("wc1 r1 r2", "b1 b2", house_rules=(rule("honour", "Sing [red]loudly."),))
    act(honour, 0, "play wc1 blue")
    assert "you have to do what the card says: “Sing [red]loudly.”" in printed(honour, 0)
    drawn = table("y1 y2", "b1 b2", pile="r7 r8")
    act(drawn, 0, "draw")
    assert "You drew a red 7." in printed(drawn, 0)
    assert "red 7" not in printed(drawn, 1)


def test_what_was_seen_of_a_hand() -> None:
    state = table("wc1 r1 r2", "b1 w", house_rules=(rule("look"),))
    act(state, 0, "play wc1 blue 1")
    assert "Seat 1’s hand, as you saw it: blue 1, Wild" in printed(state, 0)


def test_a_spectator_sees_no_hand_and_a_round_that_is_over_has_no_turn() -> None:
    state = table("r1", "b1 b2")
    assert "Your hand" not in printed(state, None)
    act(state, 0, "play r1")
    assert "▶" not in printed(state, 1)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("play r7", "play red 7"),
        ("play bs - - uno", "play blue Skip and call UNO"),
        ("play w blue", "play Wild, choose blue"),
        ("play w4 green", "play Wild Draw Four, choose green"),
        ("play wc2 red 3 uno", "play Wild Customizable 2 on seat 3, choose red and call UNO"),
        ("draw", "draw a card"),
        ("keep", "keep the red 2"),
        ("pass", "pass: nothing fits and nothing is left to draw"),
        ("accept", "take 4 cards and miss the turn"),
        ("challenge", "challenge the Wild Draw Four of seat 1"),
        ("colour yellow", "choose yellow"),
        ("uno", "call UNO"),
        ("catch 2", "catch seat 2"),
        ("done", "say “done”"),
        ("dispute 1", "say that seat 1 didn’t do it: the table votes"),
        ("ready", "ready for the next round"),
    ],
)
def test_moves_are_named_in_words(text: str, words: str) -> None:
    state = table("r1 r2", "w4 b1", turn=1)
    act(state, 1, "play w4 blue")
    assert name_move(parse_move(text, GAME.move_type), GAME.view(state, 0), TEXTS) == words


def test_every_card_has_a_name_of_its_own() -> None:
    assert len({name_card(card, WORDS) for card in CARDS}) == len(CARDS)
