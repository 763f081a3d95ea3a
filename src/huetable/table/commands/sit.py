"""Sitting down: a new chair, a bot's chair, one chair more; and what a chair is called."""

from __future__ import annotations

from huetable.bots.levels import levels
from huetable.core.terms import Refusal
from huetable.store.base import Person
from huetable.table.chairs import distinct_name, free_bots, free_colour, tidy_name
from huetable.table.events import BotAdded, Renamed, Sat, TookOver
from huetable.table.permissions import (
    Answer,
    Outcome,
    Who,
    accept,
    own_chairs,
    refuse_chair,
    refuse_unless_host,
)
from huetable.table.seeds import new_person
from huetable.table.state import TableState
from huetable.table.wire.protocol import AddBot, Rename, SeatColour, Sit


def refuse_sitting(state: TableState, who: Who, command: Sit) -> Refusal | None:
    if who.chairs and not command.another:
        return Refusal("TABLE-12")
    if state.is_kicked(who.guest.id):
        return Refusal("TABLE-16")
    return None if tidy_name(command.name) else Refusal("TABLE-18")


def sit(state: TableState, who: Who, command: Sit) -> Answer:
    """A new chair at the end of the row."""
    refusal = refuse_sitting(state, who, command)
    if refusal is not None:
        return refusal
    if state.phase == "playing":
        return Refusal("TABLE-14")
    if len(state.chairs) >= state.game.meta.seats[1]:
        return Refusal("TABLE-13", {"most": state.game.meta.seats[1]})
    colour = free_colour(state.chairs, command.colour)
    event = Sat(new_person(), colour, command.nonce, holder_of(state, who))
    return seated(state, who, event, command.name, colour)


def refuse_take_over(state: TableState, who: Who, command: Sit) -> Refusal | None:
    refusal = refuse_sitting(state, who, command) or refuse_chair(state, command.chair or 0)
    if refusal is not None:
        return refusal
    return Refusal("TABLE-15") if state.chairs[command.chair or 0].person is not None else None


def take_over(state: TableState, who: Who, command: Sit) -> Outcome:
    """A bot's chair, with the bot's colour."""
    chair = command.chair or 0
    event = TookOver(chair, new_person(), command.nonce, holder_of(state, who))
    return seated(state, who, event, command.name, state.chairs[chair].colour)


def holder_of(state: TableState, who: Who) -> str | None:
    """Whoever has a chair already holds the next one under the same pseudonym."""
    return None if who.chair is None else state.chairs[who.chair].holder


def seated(state: TableState, who: Who, event: Sat | TookOver, name: str, colour: SeatColour) -> Outcome:
    """A guest is known by the name on their first chair: the next one may be a friend's."""
    tidy = tidy_name(name)
    taken = [state.name_of(chair) for chair in state.chairs]
    person = Person(state.id, event.person, who.guest.id, distinct_name(tidy, taken))
    known = None if who.chairs else who.guest.known_as(tidy, colour)
    return Outcome((event,), (person,), known=known)


def rename(state: TableState, who: Who, command: Rename) -> Answer:
    mine = own_chairs(who, command.chair)
    if isinstance(mine, Refusal):
        return mine
    chair = state.chairs[mine[0]]
    colour = command.colour or chair.colour
    taken = [other for other in state.chairs if other is not chair]
    name = tidy_name(command.name)
    if not name or colour in {other.colour for other in taken}:
        return Refusal("TABLE-18")
    called = distinct_name(name, [state.name_of(other) for other in taken])
    person = Person(state.id, chair.person or "", who.guest.id, called)
    known = who.guest.known_as(name, colour) if mine[0] == who.chair else None
    return Outcome((Renamed(mine[0], colour),), (person,), known=known)


def add_bot(state: TableState, who: Who, command: AddBot) -> Answer:
    refusal = refuse_unless_host(who) or refuse_bot(state, command.level)
    if refusal is not None:
        return refusal
    return accept(BotAdded(free_bots(state.chairs, 1)[0], command.level, free_colour(state.chairs)))


def refuse_bot(state: TableState, level: str) -> Refusal | None:
    if state.phase == "playing":
        return Refusal("TABLE-14")
    if len(state.chairs) >= state.game.meta.seats[1]:
        return Refusal("TABLE-13", {"most": state.game.meta.seats[1]})
    offered = levels(state.game)
    return None if level in offered else Refusal("TABLE-25", {"levels": ", ".join(offered)})
