"""The state of one table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any, Literal, TypeVar

from huetable.core.game import AnyGame
from huetable.core.terms import Seat
from huetable.store.base import Person
from huetable.table.game_on_table.current_game import CurrentGame
from huetable.table.game_on_table.outdated_game import OutdatedGame
from huetable.table.wire.protocol import Clocks, DecisionHours, Pace, RestDay, StopReason

from .chairs import Chair
from .drafts import Drafts
from .faces import bot_face, person_face
from .seeds import Seed
from .votes import Vote

T = TypeVar("T")

HANDLED_KEPT = 8192
"""Of how many commands a table knows at least that it has handled them."""


class TableState:
    """Everything about one table that its log says."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.seq = self.at = 0
        self.game: AnyGame
        self.code = ""
        self.link = id
        """What stands in the table's address: its id, until the host changes the link."""
        self.link_changed_at: int | None = None
        # The host to which the table posts whose turn it is, and who wanted that, by pseudonym.
        self.webhook: tuple[str, str] | None = None
        self.phase: Literal["waiting", "playing", "over"] = "waiting"
        self.game_no = 0
        self.chairs: list[Chair] = []
        self.options: dict[str, Any] = {}
        # If nobody chose them, a person alone with bots plays by other ones: see commands/setup/options.py.
        self.options_chosen = True
        self.clocks: Clocks = "relaxed"
        # If nobody chose them, a person alone with bots plays without a clock.
        self.clocks_chosen = True
        self.decision_hours: DecisionHours = 24
        self.rest_day: RestDay = 0
        # Where the day of rest begins and ends, and whether it is today: then the players' clocks stand still.
        self.time_zone, self.resting = "UTC", False
        self.forfeit = False
        self.pace: Pace = "brisk"
        self.listed = False
        # Whether one person learns the game here, alone with bots.
        self.lesson = False
        # Whether the host, and the operator of the server, let people without a chair watch. The second is not in the log.
        self.spectators = self.house_spectators = True
        self.tip_time = self.bot_reactions = True
        """Whether tips may add time to a player's clock, and whether bots react to what happens."""
        # The last: whether the operator of the server has closed the table.
        self.paused = self.asleep = self.closed = False
        self.host: str | None = None
        self.kicked: set[str] = set()
        """Who is banned from the table, by pseudonym."""
        self.muted: set[str] = set()
        self.holders: dict[Seat, tuple[str, ...]] = {}
        """Who has held each seat of the game on the table since it was dealt, by pseudonym."""
        self.seed = Seed("", "")
        # Whether the table has committed to a seed that no game has used yet.
        self.sealed = False
        self.current_game: CurrentGame | None = None
        self.outdated_game: OutdatedGame | None = None
        """In place of the current game, if its rules are not known any more."""
        self.stopped: StopReason | None = None
        """Why the table itself has ended the last game."""
        self.vote: Vote | None = None
        # Whose work each person liked best in the game that is over, by pseudonym.
        self.applause: dict[str, Seat] = {}
        self.rejected: dict[str, dict[str, int]] = {}
        """By the kind of proposal and the person: when one was last rejected."""
        self.handled: dict[str, int] = {}
        """The keys of the latest commands in the log, each with the number of its last row."""
        self.people: dict[str, Person] = {}
        """Not in the log: the guest and the name behind each pseudonym. People who were forgotten are missing."""
        self.drafts = Drafts()
        """Not in the log: what was handed in for this game."""
        # The hashes of the blobs that the game cites.
        self.cited: tuple[str, ...] = ()

    def after_event(self, at: int) -> None:
        """What follows from any event: is the game over, does it ask for a vote, which clocks run?"""
        current_game = self.current_game
        if current_game is None:
            return
        if self.phase == "playing":
            if current_game.result is not None:
                self._finish(current_game)
            self.vote = Vote.after_event(self.vote, current_game, at, self.seq)
        if current_game.may_have_clocks():
            current_game.update_clocks(
                at,
                running=self.running,
                times=self._times,
                elsewhere=self._seats_elsewhere,
                resting=self.resting,
            )

    def _seats_elsewhere(self, seat: Seat) -> Iterator[Seat]:
        """The seats that people play at other screens than this one's."""
        screen = self.chairs[seat].holder
        return (s for s, chair in enumerate(self.chairs) if chair.plays and chair.holder != screen)

    def _times(self) -> dict[Seat, int]:
        """For each player who has asked for more time, how many times the usual."""
        return {
            seat: chair.times for seat, chair in enumerate(self.chairs) if chair.times > 1 and chair.plays
        }

    def _finish(self, current_game: CurrentGame) -> None:
        self.close()
        counts = current_game.result if not self.lesson else None
        for seat in counts.winners if counts else ():
            self.chairs[seat].wins += not self.chairs[seat].replaced

    def close(self) -> None:
        self.phase = "over"
        self.paused = self.asleep = False
        self.vote = None
        for chair in self.chairs:
            chair.ready = False
            chair.nonce = ""

    def note_handled(self, command: str) -> None:
        """The latest are kept. A page sends a command again when it comes back, so it must be among them still then."""
        self.handled[command] = self.seq
        if len(self.handled) >= 2 * HANDLED_KEPT:
            self.handled = dict(islice(self.handled.items(), HANDLED_KEPT, None))

    @property
    def must_stop(self) -> bool:
        """Whether the game cannot go on, but the log does not say so yet."""
        return self.outdated_game is not None and self.stopped is None

    @property
    def stop_reason(self) -> StopReason | None:
        """A game that is over, but is not there, was played by rules that are not known any more."""
        outdated = self.phase == "over" and self.current_game is None
        return "rules" if outdated else self.stopped

    @property
    def late_seats(self) -> frozenset[Seat]:
        """The seats whose last decision was made for them, because their time had run out."""
        return frozenset() if self.current_game is None else frozenset(self.current_game.missed_in_a_row)

    @property
    def running(self) -> bool:
        """Whether clocks run and bots think."""
        return self.phase == "playing" and not self.paused and not self.asleep and self.vote is None

    @property
    def is_slow(self) -> bool:
        """Whether its games go on over days."""
        return self.clocks == "days"

    @property
    def without_seconds(self) -> bool:
        """Whether nothing here is a matter of seconds: windows and votes stay open until everybody has answered."""
        return self.clocks in ("off", "days")

    @property
    def unhurried(self) -> bool:
        """Nobody elsewhere waits for a person who is alone with bots, or for friends who pass one screen around. They get
        a clock only if somebody chose one.
        """
        screens = {chair.holder for chair in self.chairs if chair.person is not None}
        return len(screens) < 2 and not self.clocks_chosen

    @property
    def goes_on_alone(self) -> bool:
        """Whether the game on the table goes on while nobody is there: its clocks run for somebody who plays."""
        slow = self.is_slow and self.phase == "playing" and not self.paused
        return slow and any(chair.plays for chair in self.chairs)

    def chairs_of(self, guest: str) -> tuple[int, ...]:
        """The chairs that this guest holds: mostly none or one."""
        pseudonyms = {person.person for person in self.people.values() if person.guest == guest}
        return tuple(index for index, chair in enumerate(self.chairs) if chair.person in pseudonyms)

    def seats_among(self, chairs: Sequence[int]) -> tuple[Seat, ...]:
        """Those of these chairs that a person plays in the game on the table; chairs may have been added since it ended."""
        seats = 0 if self.current_game is None else len(self.current_game.header.seats)
        return tuple(
            chair for chair in chairs if chair < seats and self.chairs[chair].sees and self._shows_hand(chair)
        )

    def _shows_hand(self, seat: Seat) -> bool:
        """A game that a vote has ended keeps its secrets: whoever sits down after it sees no hand of it."""
        finished = self.current_game is not None and self.current_game.result is not None
        return finished or self.chairs[seat].person in self.holders.get(seat, ())

    def guest_of(self, person: str) -> str | None:
        known = self.people.get(person)
        return known.guest if known else None

    def name_of(self, chair: Chair) -> str:
        if chair.person is None:
            return chair.bot or ""
        return self.person_name(chair.person)

    @property
    def names(self) -> list[str]:
        """Of everybody in the row, bots too."""
        return [self.name_of(chair) for chair in self.chairs]

    def face_of(self, chair: Chair) -> str:
        if chair.person is None:
            return bot_face(chair.bot or "")
        return person_face(chair.person, self.people.get(chair.person))

    def person_name(self, person: str) -> str:
        known = self.people.get(person)
        return known.name if known else "somebody"

    def is_banned(self, guest: str) -> bool:
        return any(self.guest_of(person) == guest for person in self.kicked)

    def is_muted(self, guest: str) -> bool:
        return any(self.guest_of(person) == guest for person in self.muted)

    def pseudonyms_of(self, guest: str) -> list[str]:
        """Everybody who this guest has been at this table."""
        return [person.person for person in self.people.values() if person.guest == guest]

    def may_watch(self, guest: str) -> bool:
        """Before and after a game people come in to sit down; during one, without a chair, only to watch."""
        if self.lesson:
            return bool(self.chairs_of(guest))
        return self.watchable or self.phase != "playing" or bool(self.chairs_of(guest))

    @property
    def watchable(self) -> bool:
        """Both the host and the operator of the server allow people without a chair to watch."""
        return self.spectators and self.house_spectators


def seat_order(state: TableState, row: Sequence[T]) -> tuple[T, ...]:
    """The row of chairs in the order of the next game: after the first game everybody moves on by one seat."""
    return (*row[1:], *row[:1]) if state.game_no else tuple(row)
