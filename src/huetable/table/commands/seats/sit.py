"""Sit down on a new chair at the end of the row, the first one or one more."""

from __future__ import annotations

from msgspec.structs import replace

from huetable.core.terms import Refusal
from huetable.store.base import Person
from huetable.table import clauses
from huetable.table.chairs import distinct_name, free_colour, refuse_name, tidy_name
from huetable.table.command_result import AcceptedCommand, CommandResult
from huetable.table.events import Removed, Sat, TookOver
from huetable.table.permissions import Sender
from huetable.table.seeds import new_pseudonym
from huetable.table.state import TableState
from huetable.table.wire.protocol import SeatColour, Sit


def sit(state: TableState, sender: Sender, command: Sit) -> CommandResult:
    bot = None if command.another else bot_that_makes_room(state)
    refusal = refuse_sitting(state, sender, command) or (None if bot is not None else refuse_new_chair(state))
    if refusal is not None:
        return refusal
    colour = free_colour(state.chairs, command.colour)
    event = Sat(new_pseudonym(), colour, command.nonce, holder_of(state, sender))
    outcome = sit_outcome(state, sender, event, command, colour)
    return outcome if bot is None else replace(outcome, events=(Removed(bot), *outcome.events))


def bot_that_makes_room(state: TableState) -> int | None:
    """The chair of the last bot, at a table that strangers may find and that waits for its game."""
    if not state.listed or state.phase != "waiting":
        return None
    return next((chair for chair in reversed(range(len(state.chairs))) if state.chairs[chair].bot), None)


def refuse_sitting(state: TableState, sender: Sender, command: Sit) -> Refusal | None:
    if sender.chairs and not command.another:
        return Refusal(clauses.ALREADY_SEATED)
    if state.is_banned(sender.guest.id):
        return Refusal(clauses.IS_BANNED, reason="banned")
    return refuse_name(tidy_name(command.name))


def refuse_new_chair(state: TableState) -> Refusal | None:
    """For people and bots alike."""
    if state.phase == "playing":
        return Refusal(clauses.CHAIRS_ARE_FIXED, reason="add")
    most = state.game.meta.seats[1]
    return Refusal(clauses.TABLE_IS_FULL, {"most": most}) if len(state.chairs) >= most else None


def holder_of(state: TableState, sender: Sender) -> str | None:
    """A guest holds every further chair under the pseudonym of the first one."""
    return None if sender.chair is None else state.chairs[sender.chair].holder


def sit_outcome(
    state: TableState, sender: Sender, event: Sat | TookOver, command: Sit, colour: SeatColour
) -> AcceptedCommand:
    """A guest is known by the name and the face on their first chair: the next one may be a friend's."""
    tidy = tidy_name(command.name)
    face = command.face or ("" if sender.chairs else sender.guest.face)
    person = Person(state.id, event.person, sender.guest.id, distinct_name(tidy, state.names), face)
    known = None if sender.chairs else sender.guest.to_known_guest(tidy, colour, face)
    return AcceptedCommand((event,), (person,), known=known)
