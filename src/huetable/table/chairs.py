"""The row of chairs: a chair's place in it is its seat in the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import get_args

from msgspec import Struct

from huetable.bots.levels import levels
from huetable.core import record as records
from huetable.core.game import AnyGame
from huetable.core.terms import Refusal
from huetable.table import clauses
from huetable.table.wire.protocol import LONGEST_NAME, SeatColour, Times

COLOURS: tuple[SeatColour, ...] = get_args(SeatColour)


class Chair(Struct):
    colour: SeatColour
    person: str | None = None
    """The pseudonym of who sits here."""
    holder: str | None = None
    """The pseudonym under which the same guest took a first chair: equal for all chairs of one guest."""
    level: str | None = None
    """The skill of the bot that plays here: its own chair, one that somebody has given up for this game, or a stand-in's."""
    bot: str | None = None
    """A bot's name."""
    nonce: str = ""
    ready: bool = False
    wins: int = 0
    times: Times = 1
    """How many times the usual time this person gets."""
    stand_in: bool = False
    """Whether a bot plays until the person is back."""

    @property
    def plays(self) -> bool:
        """Whether a person decides here."""
        return self.person is not None and self.level is None

    @property
    def sees(self) -> bool:
        """Whether a person is shown what this seat sees: it is theirs to play, now or as soon as they are back."""
        return self.stand_in or (self.person is not None and self.level is None)

    @property
    def replaced(self) -> bool:
        """Whether a bot plays in a person's place."""
        return self.person is not None and self.level is not None

    def give_to_bot(self, level: str, *, until_back: bool) -> None:
        """The person keeps the chair, and a bot plays."""
        self.level, self.stand_in = level, until_back

    def give_back(self) -> None:
        """The person of this chair plays for themselves again."""
        self.stand_in = False
        self.level = None if self.person is not None else self.level

    def vacate(self, bot: str, level: str) -> None:
        self.person, self.holder, self.bot, self.level = None, None, bot, level
        self.ready = self.stand_in = False
        self.nonce, self.times = "", 1

    def seat_person(self, person: str, holder: str, nonce: str) -> None:
        self.person, self.holder, self.bot, self.level = person, holder, None, None
        self.ready = self.stand_in = False
        self.nonce, self.wins, self.times = nonce, 0, 1

    def record_entry(self) -> records.RecordedChair:
        """As a record's header says it."""
        return (
            records.RecordedChair("person")
            if self.person is not None
            else records.RecordedChair("bot", self.level)
        )


def free_colour(chairs: Sequence[Chair], wish: SeatColour | None = None) -> SeatColour:
    """The one wished for, or else the first that nobody has."""
    taken = {chair.colour for chair in chairs}
    wishes = COLOURS if wish is None else (wish, *COLOURS)
    return next((colour for colour in wishes if colour not in taken), COLOURS[len(chairs) % len(COLOURS)])


def stand_in_level(game: AnyGame) -> str:
    """The skill of the bot that plays in a person's place."""
    offered = list(levels(game))
    return "normal" if "normal" in offered else offered[len(offered) // 2]


def tidy_name(name: str) -> str:
    """One line of printable characters: marks that change the direction of text would reach beyond the name."""
    return " ".join("".join(c if c.isprintable() else " " for c in name).split())


def refuse_name(tidy: str) -> Refusal | None:
    if not tidy:
        return Refusal(clauses.NAME_OR_COLOUR_UNUSABLE, reason="name")
    if len(tidy) > LONGEST_NAME:
        return Refusal(clauses.TOO_LONG, {"most": LONGEST_NAME, "length": len(tidy)}, "name")
    return None


def distinct_name(name: str, taken: Sequence[str]) -> str:
    """Two Annas at a table are Anna and Anna 2."""
    names = {other.casefold() for other in taken}
    numbered = (name, *(f"{name[:21]} {number}" for number in range(2, 100)))
    return next((each for each in numbered if each.casefold() not in names), name)
