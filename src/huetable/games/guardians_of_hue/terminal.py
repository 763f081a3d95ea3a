"""Guardians of Hue in a terminal: the locations in words, whose turn it is, and the chances of what could be tried."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rich.console import Console

from huetable.core.terms import Seat
from huetable.messages.formatting import format_message
from huetable.messages.shell_words import ShellWords

from .rules.moves import Assist, Lay, Move, Reply, Reroll
from .rules.state import Attempt, Card, Suggestion
from .rules.view import Prospect, View

Texts = Mapping[str, Any]

_LAST_LINES = 3
"""Of Lord Sepia's story."""


def show(view: View, console: Console, texts: Texts) -> None:
    for line in _lines(view, ShellWords(texts, view.seat)):
        console.print(line, soft_wrap=True)


def _lines(view: View, words: ShellWords) -> Iterator[str]:
    public = view.public
    yield _round(view, words)
    for card, spot in enumerate(public.spots):
        if spot is not None:
            yield f"  {_location(view, card, words)}"
    yield words.say("reserve", reserve=public.reserve)
    if public.attempt is not None and public.attempt.outcome is None:
        yield _attempt(public.attempt, view, words)
    yield from (_prospect(each, words) for each in public.prospects)
    yield from (_plan(each, view, words) for each in public.plan)
    yield from (words.say("story", line=line) for line in public.story[-_LAST_LINES:])


def _round(view: View, words: ShellWords) -> str:
    public = view.public
    return words.say(
        "round",
        round=public.round,
        phase=public.phase,
        actions=public.actions,
        **_who(view, words, active=public.active, decider=public.decider),
    )


def _location(view: View, card: Card, words: ShellWords) -> str:
    """The sentence that the page has for it, and what is printed on the card."""
    public, screen = view.public, words.texts["screen"]
    here = [seat for seat, place in enumerate(public.places) if place == card]
    tag, strength, influence, defense = public.ratings[card]
    said = format_message(
        screen["location"],
        {
            "card": _name(card, words),
            "tag": tag,
            "light": str(public.light[card]).lower(),
            "spirit": str(card in public.spirits).lower(),
            "standing": sum(agent.card == card and not agent.dazed for agent in public.agents),
            "lying": sum(agent.card == card and agent.dazed for agent in public.agents),
            "guardians": len(here),
            "names": ", ".join(_guardian(view, seat, words) for seat in here),
            "pointing": 0,
            "pointers": "",
            "choice": "none",
        },
        words.language,
    )
    ratings = format_message(
        screen["ratings"],
        {"strength": strength, "influence": influence, "defense": defense},
        words.language,
    )
    return f"{said} ({ratings})"


def _guardian(view: View, seat: Seat, words: ShellWords) -> str:
    name = words.seat(seat)
    if not view.public.tired[seat]:
        return name
    return format_message(words.texts["screen"]["exhaustedName"], {"name": name}, words.language)


def _attempt(attempt: Attempt, view: View, words: ShellWords) -> str:
    return words.say(
        "attempt",
        deed=words.texts["aims"][attempt.deed],
        card=_name(attempt.card, words),
        target=attempt.target,
        dice=len(attempt.dice),
        shown=", ".join(map(str, attempt.dice)),
        **_who(view, words, seat=attempt.seat),
    )


def _prospect(prospect: Prospect, words: ShellWords) -> str:
    return words.say(
        "prospect",
        deed=words.texts["aims"][prospect.deed],
        target=prospect.target,
        chance=round(prospect.chance / 10),
        supported=round(prospect.with_support / 10),
    )


def _plan(line: Suggestion, view: View, words: ShellWords) -> str:
    return words.say(
        "plan",
        to=words.seat(line.to),
        to_is="same" if line.to == line.seat else "other",
        wish=words.texts["wishes"][line.wish],
        card=_name(line.card, words),
        **_who(view, words, seat=line.seat),
    )


def _who(view: View, words: ShellWords, **seats: Seat) -> dict[str, str]:
    """Each seat by its name, and whether it is the reader's."""
    said = {name: words.seat(seat) for name, seat in seats.items()}
    return said | {f"{name}_is": "you" if seat == view.seat else "other" for name, seat in seats.items()}


def _name(card: Card, words: ShellWords) -> str:
    return str(words.texts["cards"][str(card)])


def name_move(move: Move, view: View, texts: Texts) -> str:
    """As one would say it: "move to Flower Meadow"."""
    words = ShellWords(texts, view.seat)
    tag = str(move.__struct_config__.tag)
    match move:
        case Lay(x=x, y=y, upright=upright):
            (card,) = view.public.stock
            return words.say("moves", tag, card=_name(card, words), x=x, y=y, upright=str(upright).lower())
        case Assist(seat=seat):
            return words.say("moves", tag, seat=words.seat(seat))
        case Reply(seat=seat, answer=answer):
            return words.say("moves", tag, seat=words.seat(seat), answer=texts["answers"][answer])
        case Reroll(dice=dice):
            return words.say("moves", tag, dice=", ".join(_faces(view, dice)))
    where: Card | None = getattr(move, "card", None)
    return words.say("moves", tag, **({} if where is None else {"card": _name(where, words)}))


def _faces(view: View, dice: tuple[int, ...]) -> list[str]:
    """What the dice show, by their places."""
    lying = view.public.attempt.dice if view.public.attempt else ()
    return [str(lying[place]) for place in dice if place < len(lying)]
