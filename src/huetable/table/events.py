"""Everything that can happen at a table, as the log keeps it. A table is its events, applied one after the other.

Names are not here: a person goes by a pseudonym that is made for this table, so that somebody can be
forgotten without touching the log.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType

from huetable.core.record import RecordedChair
from huetable.core.terms import DecidedBy, Emitted, Forfeit, OutOfTime, Seat
from huetable.table.wire.protocol import (
    Clocks,
    DecisionHours,
    Pace,
    RestDay,
    SeatColour,
    StopReason,
    Times,
)


class Opened(Struct, frozen=True, tag="opened"):
    game: str
    code: str
    seed: str
    """Hex. It is committed to from here on, and shown after the last move."""
    salt: str
    options: dict[str, Any]
    clocks: Clocks
    pace: Pace
    listed: bool
    lesson: bool = False
    """One person learns the game here: see core/lesson.py."""
    clocks_chosen: bool = True
    """Whether somebody chose the clocks. A table without this field was opened before there was a difference."""
    options_chosen: bool = True
    """Whether somebody chose the options; the same holds for it."""


class Sat(Struct, frozen=True, tag="sat"):
    """Somebody took a new chair at the end of the row."""

    person: str
    colour: SeatColour
    nonce: str = ""
    holder: str | None = None
    """The pseudonym of the first chair of the same guest, where this is not it."""


class TookOver(Struct, frozen=True, tag="took_over"):
    """Somebody took a bot's chair."""

    chair: int
    person: str
    nonce: str = ""
    holder: str | None = None


class Renamed(Struct, frozen=True, tag="renamed"):
    chair: int
    colour: SeatColour


class Left(Struct, frozen=True, tag="left"):
    """The chair goes, or in a game a bot takes it over."""

    chair: int
    bot: str
    level: str


class SentAway(Struct, frozen=True, tag="sent_away"):
    chair: int
    bot: str
    level: str
    person: str = ""
    """Who that was. A row without it is from the time when everybody who was sent away was banned."""
    ban: bool = True


class BotAdded(Struct, frozen=True, tag="bot_added"):
    bot: str
    level: str
    colour: SeatColour


class Removed(Struct, frozen=True, tag="removed"):
    chair: int


class ChairsSwapped(Struct, frozen=True, tag="chairs_swapped"):
    """Two players changed places before a game."""

    chair: int
    with_chair: int


class Agreed(Struct, frozen=True, tag="agreed"):
    """What is set for the next game, or at any time how fast bots are and who may see the table."""

    options: dict[str, Any] | UnsetType = UNSET
    clocks: Clocks | UnsetType = UNSET
    forfeit: bool | UnsetType = UNSET
    pace: Pace | UnsetType = UNSET
    listed: bool | UnsetType = UNSET
    spectators: bool | UnsetType = UNSET
    tip_time: bool | UnsetType = UNSET
    clocks_chosen: bool | UnsetType = UNSET
    options_chosen: bool | UnsetType = UNSET
    bot_reactions: bool | UnsetType = UNSET
    decision_hours: DecisionHours | UnsetType = UNSET
    rest_day: RestDay | UnsetType = UNSET
    time_zone: str | UnsetType = UNSET


class Readied(Struct, frozen=True, tag="readied"):
    chair: int
    ready: bool
    nonce: str


class Started(Struct, frozen=True, tag="started"):
    rules_version: int
    options: dict[str, Any]
    chairs: tuple[RecordedChair, ...]
    nonces: tuple[str, ...]
    rotated: bool
    position: dict[str, Any] | None = None
    """In a lesson, the state that the game begins with, in place of a deal."""


class Moved(Struct, frozen=True):
    """A move of the game; its payload in the log is the move alone."""

    seat: Seat
    move: Any
    out_of_time: DecidedBy | None = None
    """Who decided for a seat whose time had run out: a bot, or what was agreed before the game. Or the player was away, and
    a bot plays until they are back.
    """

    @property
    def notice(self) -> list[Emitted]:
        """The event that goes before the game's own: for which seat this was decided, if for any."""
        if type(self.move) is Forfeit:
            return [(OutOfTime(self.move.seat, "rule"), None)]
        return [] if self.out_of_time is None else [(OutOfTime(self.seat, self.out_of_time), None)]


class Sealed(Struct, frozen=True, tag="sealed"):
    """The seed of the next game."""

    seed: str
    salt: str


class Undone(Struct, frozen=True, tag="undone"):
    """The moves after the row of this number are taken back."""

    to_seq: int


class Paused(Struct, frozen=True, tag="paused"):
    paused: bool


class Rested(Struct, frozen=True, tag="rested"):
    """The day on which the players' clocks stand still has begun, or is over."""

    resting: bool


class TimeAdded(Struct, frozen=True, tag="time_added"):
    """A seat gets more time for its decision, because it is being shown this tip for the first time."""

    chair: int
    tip: str
    milliseconds: int


class TimeChosen(Struct, frozen=True, tag="time_chosen"):
    """A player gets the usual time from now on, or twice or five times as much."""

    chair: int
    times: Times


class Muted(Struct, frozen=True, tag="muted"):
    chair: int
    muted: bool


class PersonMuted(Struct, frozen=True, tag="person_muted"):
    """Somebody who watches, or who sat here under another pseudonym before."""

    person: str
    muted: bool


class TurnedAway(Struct, frozen=True, tag="turned_away"):
    """Somebody who watched was sent away."""

    person: str
    ban: bool = True


class BanLifted(Struct, frozen=True, tag="ban_lifted"):
    """Somebody may come in again."""

    person: str


class LinkChanged(Struct, frozen=True, tag="link_changed"):
    link: str
    code: str


class WebhookSet(Struct, frozen=True, tag="webhook_set"):
    """The table posts whose turn it is to this host, as this person wants; empty: nowhere. The address is not in the log."""

    host: str
    person: str


class HandedOver(Struct, frozen=True, tag="handed_over"):
    person: str


class Conceded(Struct, frozen=True, tag="conceded"):
    chair: int
    level: str


class StandInBegan(Struct, frozen=True, tag="stand_in_began"):
    """A bot plays this seat until its player is back."""

    chair: int
    level: str


class StandInEnded(Struct, frozen=True, tag="stand_in_ended"):
    """The player is back."""

    chair: int


class Proposed(Struct, frozen=True, tag="proposed"):
    vote: Literal["kick", "takeback", "end", "take_over"]
    proposer: int
    accused: int | None
    chair: int | None = None
    """The chair that somebody would like to take over, and who that is, by the pseudonym that they would have."""
    person: str | None = None
    nonce: str = ""


class Voted(Struct, frozen=True, tag="voted"):
    chair: int
    yes: bool


class Rejected(Struct, frozen=True, tag="rejected"):
    """The vote came to nothing."""


class Ended(Struct, frozen=True, tag="ended"):
    """The game stops here by a vote, without a result."""


class Stopped(Struct, frozen=True, tag="stopped"):
    """The table itself ends a game that can't go on: its rules are unknown by now, or it has too many moves."""

    reason: StopReason


class Closed(Struct, frozen=True, tag="closed"):
    """The operator of the server has closed the table for good. A game that was on has no result."""


class Applauded(Struct, frozen=True, tag="applauded"):
    """After a game, somebody picked the work of this seat as the one they like best; a later pick replaces it."""

    person: str
    seat: Seat


class Slept(Struct, frozen=True, tag="slept"):
    """Nobody is there: clocks and bots stand still."""


class Woke(Struct, frozen=True, tag="woke"):
    pass


Stored = (
    Opened
    | Sat
    | TookOver
    | Renamed
    | Left
    | SentAway
    | BotAdded
    | Removed
    | ChairsSwapped
    | Agreed
    | Readied
    | Started
    | Sealed
    | Undone
    | Paused
    | Rested
    | TimeAdded
    | TimeChosen
    | Muted
    | PersonMuted
    | TurnedAway
    | BanLifted
    | LinkChanged
    | WebhookSet
    | HandedOver
    | Conceded
    | StandInBegan
    | StandInEnded
    | Proposed
    | Voted
    | Rejected
    | Ended
    | Stopped
    | Closed
    | Applauded
    | Slept
    | Woke
)
"""All but the moves, whose kinds belong to the game."""

TableEvent = Stored | Moved

OUT_OF_TIME: Mapping[str, DecidedBy] = {"stand_in": "bot", "timeout": "rule", "while_away": "away"}
"""The kinds of rows with a move that was made for a seat whose time had run out or whose player was away, and who made it."""

MOVES = frozenset({"move", "lapse", "ruling", "forfeit", *OUT_OF_TIME})
"""The kinds of rows that are steps of a game's record."""
