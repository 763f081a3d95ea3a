"""Standing up, being sent away, handing over: every way in which somebody lets go of a chair."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count

from huetable.core.terms import Refusal
from huetable.table.chairs import free_bots
from huetable.table.events import Conceded, HandedOver, Left, Removed, SentAway, TableEvent
from huetable.table.permissions import (
    Answer,
    Outcome,
    Who,
    accept,
    own_chairs,
    refuse_chair,
    refuse_unless_host,
    refuse_unless_playing,
    usual_level,
)
from huetable.table.state import TableState
from huetable.table.wire.protocol import Concede, Forget, HandOver, Kick, Leave, RemoveChair


def leave(state: TableState, who: Who, command: Leave, online: Sequence[str]) -> Answer:
    mine = own_chairs(who, command.chair)
    return mine if isinstance(mine, Refusal) else Outcome(_vacate(state, Left, mine, online))


def forget(state: TableState, who: Who, command: Forget, online: Sequence[str]) -> Answer:
    """Leave, and take the name along. Whoever sat here before may ask for it too."""
    mine = tuple(person for person in state.people.values() if person.guest == who.guest.id)
    if not mine:
        return Refusal("TABLE-4")
    return Outcome(_vacate(state, Left, who.chairs, online), forgotten=mine)


def _vacate(
    state: TableState, event: type[Left | SentAway], chairs: Sequence[int], online: Sequence[str]
) -> tuple[TableEvent, ...]:
    """The last chair first: before the start a chair that goes moves those behind it."""
    bots, level = free_bots(state.chairs, len(chairs)), usual_level(state.game)
    gone = [event(chair, bot, level) for chair, bot in zip(sorted(chairs, reverse=True), bots, strict=True)]
    return *gone, *pass_on(state, chairs, online)


def pass_on(state: TableState, leaving: Sequence[int], online: Sequence[str]) -> tuple[TableEvent, ...]:
    """When the host goes, somebody else is the host, if possible one who is there."""
    for chair in leaving:
        if state.chairs[chair].person is not None and state.chairs[chair].person == state.host:
            heir = heir_of(state, chair, online, leaving)
            return (HandedOver(heir),) if heir else ()
    return ()


def heir_of(state: TableState, chair: int, online: Sequence[str], leaving: Sequence[int] = ()) -> str | None:
    """The next person in the row; before them who is there, and before all another chair of the same guest."""
    row = [index for index in (*range(chair + 1, len(state.chairs)), *range(chair)) if index not in leaving]
    holder, order = state.chairs[chair].holder, count()
    heirs = [state.chairs[index] for index in row if state.chairs[index].person is not None]
    ranked = [(heir.person not in online, heir.holder != holder, next(order), heir.person) for heir in heirs]
    return min(ranked)[3] if ranked else None


def remove_chair(state: TableState, who: Who, command: RemoveChair, online: Sequence[str]) -> Answer:
    refusal = refuse_unless_host(who) or refuse_chair(state, command.chair)
    if refusal is not None:
        return refusal
    if state.phase == "playing":
        return Refusal("TABLE-14")
    return accept(Removed(command.chair), *pass_on(state, (command.chair,), online))


def kick(state: TableState, who: Who, command: Kick) -> Answer:
    refusal = refuse_unless_host(who) or refuse_person(state, command.chair)
    if refusal is None and command.chair in who.chairs:
        refusal = Refusal("TABLE-17", {"chair": command.chair})
    return refusal or accept(*send_away(state, command.chair, ()))


def refuse_person(state: TableState, chair: int) -> Refusal | None:
    """For what can be done to people but not to bots."""
    refusal = refuse_chair(state, chair)
    if refusal is None and state.chairs[chair].person is None:
        return Refusal("TABLE-17", {"chair": chair})
    return refusal


def send_away(state: TableState, chair: int, online: Sequence[str]) -> tuple[TableEvent, ...]:
    """With every chair that they hold."""
    holder = state.chairs[chair].holder
    chairs = [index for index, each in enumerate(state.chairs) if holder and each.holder == holder]
    return _vacate(state, SentAway, chairs, online)


def hand_over(state: TableState, who: Who, command: HandOver) -> Answer:
    refusal = refuse_unless_host(who) or refuse_person(state, command.chair)
    return refusal or accept(HandedOver(state.chairs[command.chair].person or ""))


def concede(state: TableState, who: Who, command: Concede) -> Answer:
    refusal = refuse_unless_playing(state)
    if refusal is not None:
        return refusal
    mine = own_chairs(who, command.chair)
    if isinstance(mine, Refusal):
        return mine
    given_up = [chair for chair in mine if state.chairs[chair].plays]
    level = usual_level(state.game)
    return accept(*[Conceded(chair, level) for chair in given_up]) if given_up else Refusal("TABLE-4")
