"""Hues and Cues in a terminal: the board in its colours, with the pieces on it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rich.console import Console
from rich.text import Text

from huetable.messages.formatting import format_message
from huetable.messages.shell_words import ShellWords

from .rules.board import COLUMNS, LETTERS, NUMBERS
from .rules.colour import oklab
from .rules.colour_names import colour_name_key
from .rules.events import Drew, Event, Placed, Revealed, TargetSet
from .rules.moves import Choose, GiveCue, Move, Object, Pass, Place
from .rules.palette import COLOURS
from .rules.view import View

Texts = Mapping[str, Any]


def show(view: View, console: Console, texts: Texts) -> None:
    board = _coloured_board(view) if console.color_system else _written_board(view)
    for line in (*board, *_lines(view, ShellWords(texts, view.seat))):
        console.print(line, soft_wrap=True)


def _coloured_board(view: View) -> Iterator[Text]:
    yield Text("   " + "".join(f"{column:<3}" for column in range(1, COLUMNS + 1)))
    marks = marked_fields(view)
    for row, letter in enumerate(LETTERS):
        line = Text(f"{letter}  ")
        for number in range(row * COLUMNS, (row + 1) * COLUMNS):
            line.append(f"{marks.get(number, ''):^3}", style=f"{_ink(COLOURS[number])} on {COLOURS[number]}")
        yield line


def _written_board(view: View) -> Iterator[Text]:
    """Where there are no colours, their codes: each field has six characters, or the mark of what lies there."""
    yield Text("   " + "".join(f"{column:<7}" for column in range(1, COLUMNS + 1)).rstrip())
    marks = marked_fields(view)
    for row, letter in enumerate(LETTERS):
        fields = range(row * COLUMNS, (row + 1) * COLUMNS)
        codes = (f"{marks.get(number) or COLOURS[number].removeprefix('#'):<7}" for number in fields)
        yield Text(f"{letter}  {''.join(codes)}".rstrip())


def _lines(view: View, words: ShellWords) -> Iterator[Text]:
    yield Text(_round(view, words))
    if view.private.card:
        card = Text(words.say("card", fields=" ".join(f" {field} " for field in view.private.card)))
        for field in view.private.card:
            card.highlight_words([f" {field} "], f"{_ink(_code(field))} on {_code(field)}")
        yield card
    if view.private.target:
        yield Text(words.say("target", field=view.private.target))
    yield Text(words.say("points", scores=words.by_seat(view.public.scores)))


def marked_fields(view: View) -> dict[int, str]:
    """Pieces by the number of their seat; between rounds those of the round before, and its target."""
    pieces = view.public.pieces or (view.public.shown if view.public.phase in ("choose", "over") else ())
    marks = {NUMBERS[piece.field]: str(piece.seat) for piece in pieces}
    target = view.private.target or (
        view.public.past[-1].target if view.public.past and not view.public.cues else None
    )
    if target:
        marks[NUMBERS[target]] = f"({marks.get(NUMBERS[target], '+')})"
    return marks


def _cues(view: View, words: ShellWords) -> str:
    said = [cue.words for cue in view.public.cues]
    first, second, *_ = *said, "", ""
    return words.say("cues", cues=len(said), first=first, second=second)


def _round(view: View, words: ShellWords) -> str:
    public = view.public
    return words.say(
        "round",
        round=public.round,
        rounds=public.rounds,
        extra=max(0, public.round - public.rounds),
        giver=words.seat(public.giver),
        giver_is="you" if public.giver == view.seat else "other",
        cues=_cues(view, words),
    )


def _code(field: str) -> str:
    return COLOURS[NUMBERS[field]]


def _ink(code: str) -> str:
    """What can be read on it."""
    return "black" if oklab(code)[0] > 0.6 else "white"


def name_move(move: Move, view: View, texts: Texts) -> str:
    """As one would say it: "choose K24", "object: it hides a colour name"."""
    words = ShellWords(texts, view.seat)
    match move:
        case Choose(field=field):
            return words.say("moves", "choose", field=field)
        case Place(field=field):
            return words.say("moves", "place", field=field)
        case GiveCue(words=cue):
            return words.say("moves", "cue", words=cue)
        case Object(ground=ground):
            return words.say("moves", "object", ground=texts["grounds"][ground])
        case Pass():
            return words.say("moves", "pass")


def event_arguments(event: Event, texts: Texts) -> dict[str, Any]:
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


def name_field(field: str, texts: Texts) -> str:
    """A field and its colour: K24 (sky blue)."""
    colour = texts["colours"][colour_name_key(field)]
    return format_message(texts["board"]["field"], {"field": field, "colour": colour})
