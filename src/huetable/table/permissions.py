"""Who asks, what comes of it, and the checks that many commands share."""

from __future__ import annotations

from msgspec import Struct

from huetable.bots.levels import levels
from huetable.core.game import AnyGame
from huetable.core.terms import Refusal
from huetable.store.base import KnownGuest, Person

from .events import TableEvent
from .guest import Guest
from .state import TableState


class Who(Struct, frozen=True):
    """The sender of a command, as this table knows them."""

    guest: Guest
    chairs: tuple[int, ...]
    host: bool

    @property
    def chair(self) -> int | None:
        """The first of their chairs, which stands for them."""
        return self.chairs[0] if self.chairs else None


class Outcome(Struct, frozen=True):
    """What a command leads to, once it is on disk."""

    events: tuple[TableEvent, ...]
    people: tuple[Person, ...] = ()
    forgotten: tuple[Person, ...] = ()
    known: KnownGuest | None = None
    blobs: tuple[bytes, ...] = ()
    """What a bot's move refers to; people have handed theirs in before."""


Answer = Outcome | Refusal


def accept(*events: TableEvent) -> Outcome:
    return Outcome(events)


def who(state: TableState, guest: Guest, chairs: tuple[int, ...]) -> Who:
    host = state.host is not None and state.host in [state.chairs[chair].person for chair in chairs]
    return Who(guest, chairs, host)


def own_chairs(who: Who, wanted: int | None) -> tuple[int, ...] | Refusal:
    """The chair that the command names, if it is theirs; without a name, all they hold."""
    if not who.chairs:
        return Refusal("TABLE-4")
    if wanted is None:
        return who.chairs
    return (wanted,) if wanted in who.chairs else Refusal("TABLE-27")


def refuse_unless_host(who: Who) -> Refusal | None:
    return None if who.host else Refusal("TABLE-21")


def refuse_chair(state: TableState, chair: int) -> Refusal | None:
    return None if 0 <= chair < len(state.chairs) else Refusal("TABLE-17", {"chair": chair})


def refuse_unless_playing(state: TableState) -> Refusal | None:
    if state.phase == "over":
        return Refusal("TABLE-2")
    return None if state.phase == "playing" and state.match is not None else Refusal("TABLE-28")


def usual_level(game: AnyGame) -> str:
    """The bot that stands in for a person."""
    offered = list(levels(game))
    return "normal" if "normal" in offered else offered[len(offered) // 2]
