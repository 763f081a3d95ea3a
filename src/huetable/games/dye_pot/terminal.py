"""Dye Pot in a terminal: the water, the drops, and one's own orders."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rich.console import Console

from huetable.messages.shell_words import ShellWords

from .rules.moves import Event, Move, Pour, Shown
from .rules.state import DYES, Tint
from .rules.view import View

Texts = Mapping[str, Any]


def show(view: View, console: Console, texts: Texts) -> None:
    for line in _lines(view, ShellWords(texts, view.seat)):
        console.print(line, soft_wrap=True)


def _lines(view: View, words: ShellWords) -> Iterator[str]:
    public, colours, dyes = view.public, words.texts["colours"], words.texts["dyes"]
    yield _round(view, words)
    if public.drops:
        drops = [
            words.say("drop", seat=words.seat(seat), dye=dyes[dye]) for seat, dye in enumerate(public.drops)
        ]
        yield words.say("drops", drops=", ".join(drops))
    yield words.say("water", colour=colours[public.colour])
    if any(public.poured):
        yield words.say(
            "poured", seats=", ".join(words.seat(n) for n, done in enumerate(public.poured) if done)
        )
    if view.private.mine is not None:
        yield words.say("mine", dye=dyes[view.private.mine])
    if view.private.orders:
        yield words.say("orders", colours=", ".join(colours[order] for order in view.private.orders))
    yield words.say("scores", scores=words.by_seat(public.scores))
    if public.book:
        yield words.say("book", names=", ".join(_tint(tint, words) for tint in public.book))
    if public.clears:
        yield words.say("clears", clears=public.clears)
    yield words.say("deck", deck=public.deck)


def _round(view: View, words: ShellWords) -> str:
    public = view.public
    return words.say(
        "round",
        phase=public.phase,
        round=public.round,
        taster=words.seat(public.taster),
        taster_is="you" if public.taster == view.seat else "other",
    )


def _tint(tint: Tint, words: ShellWords) -> str:
    colour = words.texts["colours"][tint.colour]
    return words.say("nameless" if tint.name is None else "tint", name=tint.name or "", colour=colour)


def name_move(move: Move, view: View, texts: Texts) -> str:
    """As one would say it: "pour red"."""
    words = ShellWords(texts, view.seat)
    dye = texts["dyes"][move.dye] if isinstance(move, Pour) else ""
    return words.say("moves", str(move.__struct_config__.tag), dye=dye)


def event_arguments(event: Event, texts: Texts) -> dict[str, Any]:
    """For the message `shown`: the dyes that have sunk, and for each dye who poured it."""
    if not isinstance(event, Shown):
        return {}
    pours: dict[str, list[int]] = {
        dye: [seat for seat, drop in enumerate(event.drops) if drop == dye] for dye in DYES
    }
    return {"sunk": [dye for dye in DYES if dye != "water" and len(pours[dye]) > 1], **pours}
