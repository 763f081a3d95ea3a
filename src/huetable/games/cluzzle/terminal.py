"""Cluzzle in a terminal: the centre board in words, with everything that was asked."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import reduce
from typing import Any

from rich.console import Console
from rich.text import Text

from huetable.messages.grammar import join_list
from huetable.messages.shell_words import ShellWords

from .rules.events import Event, GalleryOpened
from .rules.moves import Accuse, Choose, Content, Correct, Move, NoGuess, Reply
from .rules.state import Answer, Exchange
from .rules.view import Cluzzle, View

Texts = Mapping[str, Any]


def show(view: View, console: Console, texts: Texts) -> None:
    for line in _lines(view, ShellWords(texts, view.seat)):
        console.print(line, soft_wrap=True)


def _lines(view: View, words: ShellWords) -> Iterator[Text]:
    title = {"game": view.public.game, "games": view.public.options.games, "when": _when(view, words)}
    yield Text(words.say("title", **title), style="bold")
    if view.private.card:
        yield Text(words.say("card", words=join_list(view.private.card, words.language)))
    if view.private.choice:
        yield Text(words.say("chose", word=view.private.choice))
    for seat, cluzzle in enumerate(view.public.cluzzles):
        yield Text(f"{words.seat(seat):>7}: {_state(cluzzle, words)}", style=_style(cluzzle))
        asked = [said for said in view.public.talk if said.sculptor == seat]
        yield from (Text(f"         {_told(said, words)}") for said in asked)
    yield Text(words.say("scores", scores=words.by_seat(view.public.scores)))


def _when(view: View, words: ShellWords) -> str:
    match view.public.phase:
        case "sculpt":
            return words.say("when", "sculpting" if view.public.time == "on" else "timeUp")
        case "closing":
            return words.say("when", "closing")
        case "gallery" | "over":
            return words.say("when", "gallery")
        case _:
            return words.say("when", "round", round=view.public.round)


def _style(cluzzle: Cluzzle) -> str:
    return "dim" if cluzzle.solver is not None else ""


def _state(cluzzle: Cluzzle, words: ShellWords) -> str:
    """What is known of it, as one line."""
    parts = list(_clay(cluzzle, words))
    if cluzzle.word is not None:
        parts.append(words.say("clay", "word", word=cluzzle.word))
    if cluzzle.solver is not None:
        solver = words.seat(cluzzle.solver)
        parts.append(words.say("clay", "solved", solver=solver, points=cluzzle.points))
    if cluzzle.struck:
        parts.append(words.say("clay", "struck"))
    return reduce(lambda before, part: words.say("clay", "more", before=before, next=part), parts)


def _clay(cluzzle: Cluzzle, words: ShellWords) -> Iterator[str]:
    sculpture = cluzzle.sculpture
    if sculpture is None:
        yield words.say("clay", "sealed" if cluzzle.sealed else "unsealed")
        return
    yield sculpture.note or words.say("clay", "sculpture")
    if sculpture.clay is None:
        yield words.say("clay", "untouched")
    if sculpture.bot:
        yield words.say("clay", "byBot")


def _told(said: Exchange, words: ShellWords) -> str:
    guesses = [words.say("guess", guess=guess) for guess in said.guesses]
    return words.say(
        "asked",
        asker=words.seat(said.asker),
        question=said.question,
        answer=words.say("waiting") if said.answer is None else _answer(said.answer, words),
        before_is=said.before or "none",
        before=_answer(said.before, words) if said.before else "",
        guesses_count=len(guesses),
        guesses=join_list(guesses, words.language),
        right_is="true" if said.right else "false",
    )


def _answer(answer: Answer, words: ShellWords) -> str:
    return str(words.texts["answers"][answer])


def name_move(move: Move, view: View, texts: Texts) -> str:
    """As one would say it: "sculpt wolf", "answer: I don’t know"."""
    words = ShellWords(texts, view.seat)
    match move:
        case Choose(word=word):
            return words.say("moves", "choose", word=word)
        case Reply(answer=answer) | Correct(answer=answer):
            return words.say("moves", _tag(move), answer=_answer(answer, words))
        case Accuse(sculptor=sculptor):
            return words.say("moves", "accuse", sculptor=words.seat(sculptor))
        case NoGuess():
            return words.say("moves", _tag(move))
        case Content():
            return words.say("moves", "keep" if view.public.phase == "closing" else "leave")
        case _:
            return _tag(move).replace("_", " ")


def _tag(move: Move) -> str:
    return str(move.__struct_config__.tag)


def event_arguments(event: Event, texts: Texts) -> dict[str, Any]:
    """The words that were sculpted, for the message `gallery_opened`."""
    if not isinstance(event, GalleryOpened):
        return {}
    return {"words": [shown.word for shown in event.cluzzles]}
