"""Cluzzle in a terminal: the centre board in words, with everything that was asked."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rich.console import Console
from rich.text import Text

from huetable.core.terms import Seat

from .rules.events import Event, GalleryOpened
from .rules.moves import Accuse, Choose, Content, Correct, Move, NoGuess, Reply
from .rules.state import Answer, Exchange
from .rules.view import Cluzzle, View

_SAID: dict[Answer, str] = {"unknown": "I don't know"}


def show(view: View, console: Console) -> None:
    for line in _lines(view, view.seat):
        console.print(line, soft_wrap=True)


def _lines(view: View, seat: Seat | None) -> Iterator[Text]:
    yield Text(f"game {view.public.game} of {view.public.options.games}, {_when(view)}", style="bold")
    if view.private.card:
        yield Text("your card: " + ", ".join(view.private.card))
    if view.private.choice:
        yield Text(f"you chose: {view.private.choice}")
    for number, cluzzle in enumerate(view.public.cluzzles):
        yield Text(f"{_name(number, seat):>7}: {_state(cluzzle, seat)}", style=_style(cluzzle))
        yield from (
            Text(f"         {_told(said, seat)}") for said in view.public.talk if said.sculptor == number
        )
    yield Text(
        "scores: " + ", ".join(f"{_name(s, seat)} {score}" for s, score in enumerate(view.public.scores))
    )


def _when(view: View) -> str:
    if view.public.phase == "sculpt":
        return "sculpting" if view.public.time == "on" else "time to sculpt is up"
    if view.public.phase == "closing":
        return "the last answer can still be corrected"
    return "the gallery" if view.public.phase in ("gallery", "over") else f"round {view.public.round} of 5"


def _style(cluzzle: Cluzzle) -> str:
    return "dim" if cluzzle.solver is not None else ""


def _state(cluzzle: Cluzzle, seat: Seat | None) -> str:
    """What is known of it, as one line."""
    parts = ["sealed" if cluzzle.sealed else "still sculpting"]
    if cluzzle.sculpture is not None:
        parts = [cluzzle.sculpture.note or "a sculpture"]
        parts += ["untouched clay"] if cluzzle.sculpture.clay is None else []
        parts += ["made by a bot"] if cluzzle.sculpture.bot else []
    if cluzzle.word is not None:
        parts.append(f"“{cluzzle.word}”")
    if cluzzle.solver is not None:
        parts.append(f"guessed by {_name(cluzzle.solver, seat)} for {cluzzle.points}")
    return ", ".join(parts + ["points taken away"] * cluzzle.struck)


def _told(said: Exchange, seat: Seat | None) -> str:
    answer = "..." if said.answer is None else _SAID.get(said.answer, said.answer)
    corrected = f" (was: {_SAID.get(said.before, said.before)})" if said.before else ""
    guesses = "".join(f" – “{guess}”?" for guess in said.guesses)
    return f"{_name(said.asker, seat)}: {said.question} {answer}{corrected}{guesses}{' Right!' * said.right}"


def _name(seat: Seat, you: Seat | None) -> str:
    return "you" if seat == you else f"seat {seat}"


def name_move(move: Move, view: View) -> str:
    """As one would say it: "sculpt wolf", "answer: I don't know"."""
    match move:
        case Choose(word=word):
            return f"sculpt {word}"
        case Reply(answer=answer) | Correct(answer=answer):
            return f"{'answer' if isinstance(move, Reply) else 'correct your answer'}: {_SAID.get(answer, answer)}"
        case Accuse(sculptor=sculptor):
            return f"call a vote on seat {sculptor}'s answers"
        case NoGuess():
            return "pass"
        case Content():
            return "keep your answer" if view.public.phase == "closing" else "leave the gallery"
        case _:
            return str(move.__struct_config__.tag).replace("_", " ")


def event_arguments(event: Event, texts: Mapping[str, Any]) -> dict[str, Any]:
    """The words that were sculpted, for the message `gallery_opened`."""
    if not isinstance(event, GalleryOpened):
        return {}
    return {"words": [shown.word for shown in event.cluzzles]}
