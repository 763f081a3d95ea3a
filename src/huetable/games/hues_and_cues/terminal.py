"""Hues and Cues in a terminal: the board in its colours, with the pieces on it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rich.console import Console
from rich.text import Text

from huetable.core.terms import Seat
from huetable.messages.formatting import format_message

from .rules.board import COLUMNS, LETTERS, NUMBERS
from .rules.colour import oklab
from .rules.colour_names import colour_name_key
from .rules.events import Drew, Event, Placed, Revealed, TargetSet
from .rules.moves import Choose, GiveCue, Move, Object, Pass, Place
from .rules.palette import COLOURS
from .rules.view import View

_GROUNDS = {
    "room": "it’s an object in the room",
    "position": "it hints at a place on the board",
    "colour": "it hides a colour name",
    "comparison": "it compares colours",
    "repetition": "it repeats an earlier cue",
}


def show(view: View, console: Console) -> None:
    for line in _lines(view, view.seat):
        console.print(line, soft_wrap=True)


def _lines(view: View, seat: Seat | None) -> Iterator[Text]:
    yield Text("   " + "".join(f"{column:<3}" for column in range(1, COLUMNS + 1)))
    marks = _marks(view)
    for row, letter in enumerate(LETTERS):
        line = Text(f"{letter}  ")
        for number in range(row * COLUMNS, (row + 1) * COLUMNS):
            line.append(f"{marks.get(number, ''):^3}", style=f"{_ink(COLOURS[number])} on {COLOURS[number]}")
        yield line
    yield Text(f"{_round(view)}, {_gives(view.public.giver, seat)} the cues: {_cues(view)}")
    if view.private.card:
        card = Text("Your card: ")
        for field in view.private.card:
            card.append(f" {field} ", style=f"{_ink(_code(field))} on {_code(field)}")
        yield card
    if view.private.target:
        yield Text(f"Your target: {view.private.target}")
    yield Text(
        "Points: " + ", ".join(f"{_name(s, seat)} {score}" for s, score in enumerate(view.public.scores))
    )


def _marks(view: View) -> dict[int, str]:
    """Pieces by the number of their player; between rounds those of the round before, and its target."""
    pieces = view.public.pieces or (view.public.shown if view.public.phase in ("choose", "over") else ())
    marks = {NUMBERS[piece.field]: str(piece.seat + 1) for piece in pieces}
    target = view.private.target or (
        view.public.past[-1].target if view.public.past and not view.public.cues else None
    )
    if target:
        marks[NUMBERS[target]] = f"({marks.get(NUMBERS[target], '+')})"
    return marks


def _cues(view: View) -> str:
    return ", then ".join(f"“{cue.words}”" for cue in view.public.cues) or "none yet"


def _round(view: View) -> str:
    extra = view.public.round - view.public.rounds
    return f"Extra round {extra}" if extra > 0 else f"Round {view.public.round} of {view.public.rounds}"


def _gives(giver: Seat, you: Seat | None) -> str:
    return "you give" if giver == you else f"{_name(giver, you)} gives"


def _name(seat: Seat, you: Seat | None) -> str:
    return "you" if seat == you else f"player {seat + 1}"


def _code(field: str) -> str:
    return COLOURS[NUMBERS[field]]


def _ink(code: str) -> str:
    """What can be read on it."""
    return "black" if oklab(code)[0] > 0.6 else "white"


def name_move(move: Move, view: View) -> str:
    """As one would say it: "choose K24", "object: it hides a colour name"."""
    match move:
        case Choose(field=field) | Place(field=field):
            return f"{'choose' if isinstance(move, Choose) else 'place a piece on'} {field}"
        case GiveCue(words=words):
            return f"give the cue “{words}”"
        case Object(ground=ground):
            return f"object: {_GROUNDS[ground]}"
        case Pass():
            return "pass and score now"


def event_arguments(event: Event, texts: Mapping[str, Any]) -> dict[str, Any]:
    """Fields with the names of their colours, and the points of a round together."""
    match event:
        case Drew(card=card):
            return {"card": [name_field(field, texts) for field in card]}
        case TargetSet(field=field) | Placed(field=field):
            return {"field": name_field(field, texts)}
        case Revealed(target=target, points=points):
            return {"target": name_field(target, texts), "total": sum(points)}
        case _:
            return {}


def name_field(field: str, texts: Mapping[str, Any]) -> str:
    """A field and its colour: K24 (sky blue)."""
    colour = texts["colours"][colour_name_key(field)]
    return format_message(texts["board"]["field"], {"field": field, "colour": colour})
