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
from huetable.games.uno_coloradd.rules.moves import Catch, Doubt, Keep, Move, NameColour, Play
from huetable.games.uno_coloradd.rules.view import View
from huetable.messages.shell_words import ShellWords

Texts = Mapping[str, Any]

SIGNS: Final[dict[Colour, str]] = {"red": "◤", "yellow": "╱", "green": "╱◢", "blue": "◢"}
"""After ColorADD, the code of Miguel Neiva: triangles for red and blue, a bar for yellow, green made of both."""

STYLES: Final[dict[Colour, str]] = {
    "red": "bold red",
    "yellow": "bold yellow",
    "green": "bold green",
    "blue": "bold blue",
}


def name_card(card: Card, words: ShellWords) -> str:
    """In words: "red 7", "blue Skip", "Wild Draw Four", "Wild Customizable 2"."""
    if card in CUSTOM:
        return words.say("customizable", number=CUSTOM.index(card) + 1)
    return str(words.texts["cards"][card])


def _face(card: Card, words: ShellWords) -> str:
    symbol = SYMBOL_OF[card]
    return symbol if symbol.isdigit() else words.say("faces", symbol)


def _colour(colour: Colour, words: ShellWords) -> str:
    """A colour with its sign and its word."""
    return f"{SIGNS[colour]} {words.texts['colours'][colour]}"


def name_move(move: Move, view: View, texts: Texts) -> str:
    """As one would say it: "play red 7", "call UNO", "catch seat 2"."""
    words = ShellWords(texts, view.seat)
    match move:
        case Play():
            return _name_play(move, words)
        case NameColour(colour=colour):
            return words.say("moves", "colour", colour=texts["colours"][colour])
        case Catch(target=target) | Doubt(target=target):
            return words.say("moves", _tag(move), target=words.seat(target))
        case Keep():
            return words.say("moves", "keep", card=name_card(view.private.hand[-1], words))
        case _:
            threat = view.public.threat
            return words.say("moves", _tag(move), cards=threat.cards, by=words.seat(threat.by))


def _tag(move: Move) -> str:
    return str(move.__struct_config__.tag)


def _name_play(play: Play, words: ShellWords) -> str:
    return words.say(
        "moves",
        "play",
        card=name_card(play.card, words),
        target_is="none" if play.target is None else "other",
        target="" if play.target is None else words.seat(play.target),
        colour_is=play.colour or "none",
        colour=words.texts["colours"].get(play.colour, ""),
        calls=str(bool(play.call)).lower(),
    )


def show(view: View, console: Console, texts: Texts) -> None:
    """The table from one seat, the next thing to know last."""
    words = ShellWords(texts, view.seat)
    console.print(_piles(view, words))
    console.print(_players(view, words))
    for look in view.private.looks:
        seen = ", ".join(name_card(card, words) for card in look.cards)
        console.print(Text(words.say("seen", seat=look.of, cards=seen)))
    if view.seat is not None and view.private.hand:
        console.print(Text(words.say("hand")))
        console.print(_hand(view.private.hand, words))
    for line in _pending_decision(view, words):
        console.print(Text(line, style="bold"))


def _piles(view: View, words: ShellWords) -> Text:
    """The top card, the current colour and what there is to draw, in one line."""
    public = view.public
    top, colour = public.discard[-1], public.colour
    of_card = COLOUR_OF.get(top)
    card = f"{SIGNS[of_card]} {name_card(top, words)}" if of_card else name_card(top, words)
    chosen = _colour(colour, words) if colour and not of_card else ""
    named = "onCard" if of_card else "yes" if chosen else "no"
    direction = "clockwise" if public.direction == 1 else "back"
    line = Text(
        words.say("table", card=card, named=named, colour=chosen, pile=public.pile, direction=direction)
    )
    line.highlight_words([card], STYLES[of_card] if of_card else "bold")
    if colour and chosen:
        line.highlight_words([chosen], STYLES[colour])
    return line


def _players(view: View, words: ShellWords) -> Table:
    """Everybody in the order of seats, marked whose turn it is."""
    grid = Table.grid(padding=(0, 2))
    for seat, cards in enumerate(view.public.counts):
        mark = "▶" if seat == view.public.turn and view.public.phase not in ("round_over", "over") else " "
        score = words.say("points", points=view.public.match.scores[seat]) if view.public.options.goal else ""
        size = words.say("cards", cards=cards)
        grid.add_row(mark, words.seat(seat), size, score, _uno_call(view, seat, words))
    return grid


def _uno_call(view: View, seat: Seat, words: ShellWords) -> str:
    if any(exposure.seat == seat for exposure in view.public.watch.exposed):
        return words.say("uncalled")
    return words.say("called") if seat in view.public.watch.last_cards else ""


def _hand(hand: Sequence[Card], words: ShellWords) -> Table:
    """A line for each colour that is held, the wild cards below."""
    grid = Table.grid(padding=(0, 2))
    ordered = sorted(hand, key=_turn_order)
    for colour in COLOURS:
        cards = [card for card in ordered if COLOUR_OF.get(card) == colour]
        if cards:
            faces = "  ".join(_face(card, words) for card in cards)
            grid.add_row(*(Text(part, style=STYLES[colour]) for part in (_colour(colour, words), faces)))
    wilds = [name_card(card, words) for card in ordered if card not in COLOUR_OF]
    if wilds:
        grid.add_row(Text(words.say("wild"), style="bold"), Text("  ".join(wilds), style="bold"))
    return grid


def _turn_order(card: Card) -> tuple[bool, int, int]:
    """Numbers by size, then the symbols, as they stand in the list of cards."""
    return (not SYMBOL_OF[card].isdigit(), NUMBER_OF[card], CARDS.index(card))


def _pending_decision(view: View, words: ShellWords) -> Iterator[str]:
    """What hangs over the player whose turn it is, and what the table has agreed on for the top card."""
    public, threat = view.public, view.public.threat
    turn = {"seat": words.seat(public.turn), "seat_is": "you" if public.turn == view.seat else "other"}
    if public.phase == "challenge":
        yield words.say("challenge", by=threat.by, cards=threat.cards, **turn)
        yield words.say("before", colour=words.texts["colours"].get(threat.before, ""))
    if public.phase == "stack":
        yield words.say("stack", cards=threat.cards, **turn)
    if public.phase == "drawn" and public.turn == view.seat:
        yield words.say("drew", card=name_card(view.private.hand[-1], words))
    top = public.discard[-1]
    if public.phase == "honour" and top in CUSTOM:
        yield words.say("honour", rule=public.options.house_rules[CUSTOM.index(top)].text, **turn)


def event_arguments(event: Event, texts: Texts) -> dict[str, Any]:
    """What the player who went out has scored, for the message `round_ended`."""
    if not isinstance(event, RoundEnded):
        return {}
    if event.winner is None or not event.counts:
        return {"won": 0}
    return {"won": event.scored[event.winner]}
