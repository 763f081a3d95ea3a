"""Sitting down, standing up, being sent away: every way a chair changes hands."""

from __future__ import annotations

from collections.abc import Sequence

from huetable.bots.levels import levels
from huetable.core.terms import Refusal
from huetable.store.base import Person

from .chairs import distinct_name, free_bot, free_colour, tidy_name
from .deeds import BotAdded, Conceded, Deed, HandedOver, Left, Removed, Renamed, Sat, SentAway, TookOver
from .guests import Guest
from .protocol import AddBot, Concede, Forget, HandOver, Kick, Leave, RemoveChair, Rename, SeatColour, Sit
from .rights import (
    Answer,
    Outcome,
    Who,
    done,
    refuse_chair,
    refuse_unless_host,
    refuse_unless_playing,
    usual_level,
)
from .seeds import new_person
from .state import TableState


def refuse_sitting(state: TableState, who: Who, name: str) -> Refusal | None:
    if who.chair is not None:
        return Refusal("TABLE-12")
    if state.is_kicked(who.guest.id):
        return Refusal("TABLE-16")
    return None if tidy_name(name) else Refusal("TABLE-18")


def sit(state: TableState, who: Who, command: Sit) -> Answer:
    """A new chair at the end of the row."""
    refusal = refuse_sitting(state, who, command.name)
    if refusal is not None:
        return refusal
    if state.phase == "playing":
        return Refusal("TABLE-14")
    if len(state.chairs) >= state.game.meta.seats[1]:
        return Refusal("TABLE-13", {"most": state.game.meta.seats[1]})
    person = new_person()
    colour = free_colour(state.chairs, command.colour)
    return seated(state, who.guest, Sat(person, colour, command.nonce), command.name, colour)


def refuse_take_over(state: TableState, who: Who, command: Sit) -> Refusal | None:
    refusal = refuse_sitting(state, who, command.name) or refuse_chair(state, command.chair or 0)
    if refusal is not None:
        return refusal
    return Refusal("TABLE-15") if state.chairs[command.chair or 0].person is not None else None


def take_over(state: TableState, guest: Guest, command: Sit) -> Outcome:
    """A bot's chair, with the bot's colour."""
    chair = command.chair or 0
    colour = state.chairs[chair].colour
    return seated(state, guest, TookOver(chair, new_person(), command.nonce), command.name, colour)


def seated(state: TableState, guest: Guest, deed: Sat | TookOver, name: str, colour: SeatColour) -> Outcome:
    tidy = tidy_name(name)
    taken = [state.name_of(chair) for chair in state.chairs]
    person = Person(state.id, deed.person, guest.id, distinct_name(tidy, taken))
    return Outcome((deed,), (person,), known=guest.known_as(tidy, colour))


def rename(state: TableState, who: Who, command: Rename) -> Answer:
    if who.chair is None:
        return Refusal("TABLE-4")
    chair = state.chairs[who.chair]
    colour = command.colour or chair.colour
    taken = [other for other in state.chairs if other is not chair]
    name = tidy_name(command.name)
    if not name or colour in {other.colour for other in taken}:
        return Refusal("TABLE-18")
    known = Person(
        state.id, chair.person or "", who.guest.id, distinct_name(name, [state.name_of(c) for c in taken])
    )
    return Outcome((Renamed(who.chair, colour),), (known,), known=who.guest.known_as(name, colour))


def leave(state: TableState, who: Who, command: Leave, online: Sequence[str]) -> Answer:
    if who.chair is None:
        return Refusal("TABLE-4")
    deed = Left(who.chair, free_bot(state.chairs), usual_level(state.game))
    return Outcome((deed, *pass_on(state, who.chair, online)))


def forget(state: TableState, who: Who, command: Forget, online: Sequence[str]) -> Answer:
    """Leave, and take the name along. Whoever sat here before may ask for it too."""
    mine = tuple(person for person in state.people.values() if person.guest == who.guest.id)
    if not mine:
        return Refusal("TABLE-4")
    gone: tuple[Deed, ...] = ()
    if who.chair is not None:
        deed = Left(who.chair, free_bot(state.chairs), usual_level(state.game))
        gone = (deed, *pass_on(state, who.chair, online))
    return Outcome(gone, forgotten=mine)


def pass_on(state: TableState, chair: int, online: Sequence[str]) -> tuple[Deed, ...]:
    """When the host goes, the next person in the row is the host, if possible one who is there."""
    if state.chairs[chair].person != state.host:
        return ()
    heir = heir_of(state, chair, online)
    return (HandedOver(heir),) if heir else ()


def heir_of(state: TableState, chair: int, online: Sequence[str]) -> str | None:
    row = [*state.chairs[chair + 1 :], *state.chairs[:chair]]
    people = [other.person for other in row if other.person is not None]
    return next((person for person in people if person in online), next(iter(people), None))


def add_bot(state: TableState, who: Who, command: AddBot) -> Answer:
    refusal = refuse_unless_host(who) or refuse_bot(state, command.level)
    if refusal is not None:
        return refusal
    return done(BotAdded(free_bot(state.chairs), command.level, free_colour(state.chairs)))


def refuse_bot(state: TableState, level: str) -> Refusal | None:
    if state.phase == "playing":
        return Refusal("TABLE-14")
    if len(state.chairs) >= state.game.meta.seats[1]:
        return Refusal("TABLE-13", {"most": state.game.meta.seats[1]})
    offered = levels(state.game)
    return None if level in offered else Refusal("TABLE-25", {"levels": ", ".join(offered)})


def remove_chair(state: TableState, who: Who, command: RemoveChair, online: Sequence[str]) -> Answer:
    refusal = refuse_unless_host(who) or refuse_chair(state, command.chair)
    if refusal is not None:
        return refusal
    if state.phase == "playing":
        return Refusal("TABLE-14")
    return done(Removed(command.chair), *pass_on(state, command.chair, online))


def kick(state: TableState, who: Who, command: Kick) -> Answer:
    refusal = refuse_unless_host(who) or refuse_person(state, command.chair)
    if refusal is None and command.chair == who.chair:
        refusal = Refusal("TABLE-17", {"chair": command.chair})
    return refusal or done(send_away(state, command.chair))


def refuse_person(state: TableState, chair: int) -> Refusal | None:
    """For what is done to people and not to bots."""
    refusal = refuse_chair(state, chair)
    if refusal is None and state.chairs[chair].person is None:
        return Refusal("TABLE-17", {"chair": chair})
    return refusal


def send_away(state: TableState, chair: int) -> SentAway:
    return SentAway(chair, free_bot(state.chairs), usual_level(state.game))


def hand_over(state: TableState, who: Who, command: HandOver) -> Answer:
    refusal = refuse_unless_host(who) or refuse_person(state, command.chair)
    return refusal or done(HandedOver(state.chairs[command.chair].person or ""))


def concede(state: TableState, who: Who, command: Concede) -> Answer:
    refusal = refuse_unless_playing(state)
    if refusal is not None:
        return refusal
    if who.chair is None or not state.chairs[who.chair].plays:
        return Refusal("TABLE-4")
    return done(Conceded(who.chair, usual_level(state.game)))
