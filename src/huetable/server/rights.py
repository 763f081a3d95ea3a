"""Who asks, what comes of it, and the checks that many commands share."""

from __future__ import annotations

from msgspec import Struct

from huetable.bots.levels import levels
from huetable.core.game import AnyGame
from huetable.core.terms import Refusal
from huetable.store.base import Known, Person

from .deeds import Deed
from .guests import Guest
from .state import TableState


class Who(Struct, frozen=True):
    """The sender of a command, as this table knows them."""

    guest: Guest
    chair: int | None
    host: bool


class Outcome(Struct, frozen=True):
    """What a command leads to, once it is on disk."""

    deeds: tuple[Deed, ...]
    people: tuple[Person, ...] = ()
    forgotten: tuple[Person, ...] = ()
    known: Known | None = None


Answer = Outcome | Refusal


def done(*deeds: Deed) -> Outcome:
    return Outcome(deeds)


def who(state: TableState, guest: Guest, chair: int | None) -> Who:
    host = chair is not None and state.host is not None and state.chairs[chair].person == state.host
    return Who(guest, chair, host)


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
