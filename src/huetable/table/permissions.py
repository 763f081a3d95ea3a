"""Who sends a command, and the checks that several commands share."""

from __future__ import annotations

from msgspec import Struct

from huetable.core.terms import Refusal

from . import clauses
from .guest import Guest
from .state import TableState
from .wire.protocol import (
    ClientMessage,
    Consult,
    Forget,
    Kick,
    Leave,
    Mute,
    MuteWatcher,
    Play,
    React,
    RemoveWatcher,
    Rename,
    Say,
)

_IN_A_LESSON = (Play, Consult, Leave, Forget)
"""What can be done at a table where somebody learns the game."""

_WITHOUT_ITS_GAME = (Say, React, Rename, Leave, Forget, Kick, Mute, MuteWatcher, RemoveWatcher)
"""What can be done at a table whose game is switched off."""


class Sender(Struct, frozen=True):
    """The sender of a command, as this table knows them."""

    guest: Guest
    chairs: tuple[int, ...]
    host: bool

    @property
    def chair(self) -> int | None:
        """The first of their chairs, which stands for them."""
        return self.chairs[0] if self.chairs else None


def sender_of(state: TableState, guest: Guest, chairs: tuple[int, ...]) -> Sender:
    host = False
    if state.host is not None:
        for chair in chairs:
            host = host or state.chairs[chair].person == state.host
    return Sender(guest, chairs, host)


def refuse_in_lesson(state: TableState, command: ClientMessage) -> Refusal | None:
    """A lesson goes on as it was prepared, for one person, and can only be played or left."""
    fixed = state.lesson and not isinstance(command, _IN_A_LESSON)
    return Refusal(clauses.IS_A_LESSON, reason="fixed") if fixed else None


def refuse_switched_off(command: ClientMessage, *, switched_off: bool) -> Refusal | None:
    """A game that the operator of the server has switched off can be looked at, talked about and left."""
    refused = switched_off and not isinstance(command, _WITHOUT_ITS_GAME)
    return Refusal(clauses.HOUSE_RULE, reason="game_off") if refused else None


def own_chairs(sender: Sender, wanted: int | None) -> tuple[int, ...] | Refusal:
    """The chair that the command names, if it is theirs; all their chairs if it names none."""
    if not sender.chairs:
        return Refusal(clauses.NOT_AT_THE_TABLE)
    if wanted is None:
        return sender.chairs
    return (wanted,) if wanted in sender.chairs else Refusal(clauses.NOT_YOUR_SEAT)


def refuse_unless_host(sender: Sender) -> Refusal | None:
    return None if sender.host else Refusal(clauses.NOT_THE_HOST)


def refuse_unknown_chair(state: TableState, chair: int) -> Refusal | None:
    return None if 0 <= chair < len(state.chairs) else Refusal(clauses.WRONG_CHAIR, reason="gone")


def refuse_unless_person(state: TableState, chair: int) -> Refusal | None:
    """For what can be done to people but not to bots."""
    refusal = refuse_unknown_chair(state, chair)
    if refusal is None and state.chairs[chair].person is None:
        return Refusal(clauses.WRONG_CHAIR, reason="bot")
    return refusal


def refuse_unless_playing(state: TableState) -> Refusal | None:
    if state.phase == "over":
        return Refusal(clauses.GAME_IS_OVER)
    return None if state.phase == "playing" and state.current_game is not None else Refusal(clauses.NO_GAME)
