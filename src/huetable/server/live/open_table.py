"""A new table: everything that has happened at it before the first guest arrives."""

from __future__ import annotations

from typing import Any

from huetable import games
from huetable.core.terms import Refusal
from huetable.server.http.api import NewTable
from huetable.table.commands import settings as agreeing
from huetable.table.commands import sit as seating
from huetable.table.events import Opened, TableEvent
from huetable.table.guest import Guest
from huetable.table.permissions import Answer, Outcome, Who, who
from huetable.table.reducer import apply_event
from huetable.table.seeds import draw_seed
from huetable.table.state import TableState
from huetable.table.wire.protocol import AddBot, Sit, Start


def opening(id: str, code: str, guest: Guest, wish: NewTable, now: int) -> Answer:
    """The host sits down, bots are added and, if wished, the game begins: each by the same rules as ever."""
    draft = _Draft(id, now)
    options = _options(wish)
    if isinstance(options, Refusal):
        return options
    draft.add(_opened(code, wish, options))
    sitting = seating.sit(
        draft.state, Who(guest, (), host=False), Sit("-", wish.name, wish.colour, None, wish.nonce)
    )
    refusal = draft.take(sitting)
    for level in wish.bots:
        refusal = refusal or draft.take(
            seating.add_bot(draft.state, who(draft.state, guest, (0,)), AddBot("-", level))
        )
    if wish.start:
        refusal = refusal or draft.take(
            agreeing.start(draft.state, who(draft.state, guest, (0,)), Start("-"))
        )
    if refusal is not None or isinstance(sitting, Refusal):
        return refusal or Refusal("TABLE-31")
    return Outcome(tuple(draft.events), sitting.people, known=sitting.known)


class _Draft:
    """The table to be, on which each step is tried before the next."""

    def __init__(self, id: str, now: int) -> None:
        self.state = TableState(id)
        self.events: list[TableEvent] = []
        self._now = now

    def take(self, answer: Answer) -> Refusal | None:
        if isinstance(answer, Refusal):
            return answer
        self.state.people.update({person.person: person for person in answer.people})
        for event in answer.events:
            self.add(event)
        return None

    def add(self, event: TableEvent) -> None:
        apply_event(self.state, event, self.state.seq + 1, self._now)
        self.events.append(event)


def _options(wish: NewTable) -> dict[str, Any] | Refusal:
    game = games.find(wish.game)
    least, most = game.meta.seats
    options = game.read_options(wish.options, max(least, min(most, 1 + len(wish.bots))))
    if isinstance(options, Refusal):
        return options
    plain = agreeing.spelled_out(options)
    return agreeing.refuse_listing(game, plain, listed=wish.listed) or plain


def _opened(code: str, wish: NewTable, options: dict[str, Any]) -> Opened:
    seed = draw_seed()
    game = games.find(wish.game).meta.id
    return Opened(game, code, seed.seed, seed.salt, options, wish.clocks, wish.pace, wish.listed)
