"""UNO ColorADD in a terminal: colours never stand alone, each has its sign and its word beside it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from huetable.core.terms import Seat
from huetable.games.uno_coloradd.rules.cards import (
    CARDS,
    COLOUR_OF,
    COLOURS,
    CUSTOM,
    NUMBER_OF,
    SYMBOL_OF,
    Card,
    Colour,
)
from huetable.games.uno_coloradd.rules.events import Event, RoundEnded
from huetable.games.uno_coloradd.rules.moves import (
    Accept,
    Catch,
    Challenge,
    Done,
    Doubt,
    Draw,
    Keep,
    Move,
    NameColour,
    Pass,
    Play,
    Ready,
    Uno,
)
from huetable.games.uno_coloradd.rules.view import View

SIGNS: Final[dict[Colour, str]] = {"red": "◤", "yellow": "╱", "green": "╱◢", "blue": "◢"}
"""After ColorADD, the code of Miguel Neiva: triangles for red and blue, a bar for yellow, green made of both."""

STYLES: Final[dict[Colour, str]] = {
    "red": "bold red",
    "yellow": "bold yellow",
    "green": "bold green",
    "blue": "bold blue",
}
_SYMBOLS: Final = {"+2": "Draw Two", "s": "Skip", "r": "Reverse"}
_WILDS: Final[dict[Card, str]] = {"w": "Wild", "w4": "Wild Draw Four"}


def name_card(card: Card) -> str:
    """In words: "red 7", "blue Skip", "Wild Draw Four", "Wild Customizable 2"."""
    if card not in COLOUR_OF:
        return _WILDS.get(card, f"Wild Customizable {card[2:]}")
    return f"{COLOUR_OF[card]} {_face(card)}"


def _face(card: Card) -> str:
    return _SYMBOLS.get(SYMBOL_OF[card], SYMBOL_OF[card])


def name_seat(seat: Seat, you: Seat | None) -> str:
    return "you" if seat == you else f"seat {seat}"


def name_move(move: Move, view: View) -> str:
    """As one would say it: "play red 7", "call UNO", "catch seat 2"."""
    match move:
        case Play():
            return _name_play(move)
        case NameColour(colour=colour):
            return f"choose {colour}"
        case Catch(target=target) | Doubt(target=target):
            return _POINTING[type(move)].format(target)
        case Keep():
            return f"keep the {name_card(view.private.hand[-1])}"
        case _:
            return _PLAIN[type(move)].format(cards=view.public.threat.cards, by=view.public.threat.by)


_POINTING: Final[dict[type, str]] = {
    Catch: "catch seat {}",
    Doubt: "say that seat {} didn’t do it: the table votes",
}
_PLAIN: Final[dict[type, str]] = {
    Accept: "take {cards} cards and miss the turn",
    Challenge: "challenge the Wild Draw Four of seat {by}",
    Draw: "draw a card",
    Pass: "pass: nothing fits and nothing is left to draw",
    Uno: "call UNO",
    Done: "say “done”",
    Ready: "ready for the next round",
}


def _name_play(play: Play) -> str:
    target = "" if play.target is None else f" on seat {play.target}"
    chosen = f", choose {play.colour}" if play.colour else ""
    return f"play {name_card(play.card)}{target}{chosen}{' and call UNO' if play.call else ''}"


def show(view: View, console: Console) -> None:
    """The table from one seat, the next thing to know last."""
    seat = view.seat
    console.print(_piles(view))
    console.print(_players(view, seat))
    for look in view.private.looks:
        console.print(Text(f"Seat {look.of}’s hand, as you saw it: {', '.join(map(name_card, look.cards))}"))
    if seat is not None and view.private.hand:
        console.print(Text("Your hand:"))
        console.print(_hand(view.private.hand))
    for line in _pending_decision(view, seat):
        console.print(Text(line, style="bold"))


def style_colour(colour: Colour, words: str = "") -> Text:
    """A colour with its sign and its word."""
    return Text(f"{SIGNS[colour]} {words or colour}", style=STYLES[colour])


def style_card(card: Card) -> Text:
    return (
        style_colour(COLOUR_OF[card], name_card(card))
        if card in COLOUR_OF
        else Text(name_card(card), style="bold")
    )


def _piles(view: View) -> Text:
    """The top card, the current colour and what there is to draw, in one line."""
    top = view.public.discard[-1]
    line = Text("On top: ").append_text(style_card(top))
    if top not in COLOUR_OF:
        named = style_colour(view.public.colour) if view.public.colour else Text("not chosen yet")
        line.append(", and the colour is ").append_text(named)
    arrow = "clockwise ↻" if view.public.direction == 1 else "counter-clockwise ↺"
    return line.append(f"   {view.public.pile} to draw   play goes {arrow}")


def _players(view: View, seat: Seat | None) -> Table:
    """Everybody in the order of seats, marked whose turn it is."""
    grid = Table.grid(padding=(0, 2))
    for other, cards in enumerate(view.public.counts):
        mark = "▶" if other == view.public.turn and view.public.phase not in ("round_over", "over") else " "
        score = f"{view.public.match.scores[other]} points" if view.public.options.goal else ""
        size = f"{cards} card" if cards == 1 else f"{cards} cards"
        grid.add_row(mark, name_seat(other, seat), size, score, _uno_call(view, other))
    return grid


def _uno_call(view: View, seat: Seat) -> str:
    if any(exposure.seat == seat for exposure in view.public.watch.exposed):
        return "hasn’t called UNO!"
    return "UNO" if seat in view.public.watch.last_cards else ""


def _hand(hand: Sequence[Card]) -> Table:
    """A line for each colour that is held, the wild cards below."""
    grid = Table.grid(padding=(0, 2))
    ordered = sorted(hand, key=_turn_order)
    for colour in COLOURS:
        cards = [card for card in ordered if COLOUR_OF.get(card) == colour]
        if cards:
            grid.add_row(style_colour(colour), Text("  ".join(map(_face, cards)), style=STYLES[colour]))
    wilds = [name_card(card) for card in ordered if card not in COLOUR_OF]
    if wilds:
        grid.add_row(Text("✱ wild", style="bold"), Text("  ".join(wilds), style="bold"))
    return grid


def _turn_order(card: Card) -> tuple[bool, int, int]:
    """Numbers by size, then the symbols, as they stand in the list of cards."""
    return (not SYMBOL_OF[card].isdigit(), NUMBER_OF[card], CARDS.index(card))


def _pending_decision(view: View, seat: Seat | None) -> Iterator[str]:
    """What hangs over the player whose turn it is, and what the table has agreed on for the top card."""
    who, threat = name_seat(view.public.turn, seat), view.public.threat
    verb = "have" if view.public.turn == seat else "has"
    if view.public.phase == "challenge":
        yield f"Seat {threat.by} played a Wild Draw Four on {who}: {threat.cards} cards to take, or a challenge."
        yield f"The colour before it was {threat.before}."
    if view.public.phase == "stack":
        yield f"A Draw Two on {who}: {threat.cards} cards to take, or another Draw Two to play."
    if view.public.phase == "drawn" and view.public.turn == seat:
        yield f"You drew a {name_card(view.private.hand[-1])}."
    top = view.public.discard[-1]
    if view.public.phase == "honour" and top in CUSTOM:
        yield f"{who} {verb} to do what the card says: “{view.public.options.house_rules[CUSTOM.index(top)].text}”"


def event_arguments(event: Event, texts: Mapping[str, Any]) -> dict[str, Any]:
    """What the player who went out has scored, for the message `round_ended`."""
    if not isinstance(event, RoundEnded):
        return {}
    return {"won": 0 if event.winner is None else event.scored[event.winner]}
