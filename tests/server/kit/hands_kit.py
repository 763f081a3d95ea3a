"""Every way in which a chair can change hands while a game is on, as a host or player would try it to see a hand."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import msgspec
from table_kit import Party, Somebody

from huetable.core.terms import Seat
from huetable.table.state import TableState
from huetable.table.wire.protocol import (
    Admit,
    CastVote,
    Concede,
    Forget,
    HandOver,
    Kick,
    Leave,
    Pause,
    Position,
    Propose,
    Ready,
    Rename,
    Sit,
    Start,
)

BOT, SECOND = 4, 3
"""The seats of the bot and of Cleo's second chair."""


class Sight(msgspec.Struct):
    seat: Seat | None


_sights = msgspec.json.Decoder(list[Sight])

GameAndGuest = tuple[int, str]


class Table:
    """Three people, one of them with two chairs, and a bot in a game that stands still; and all that anybody was sent."""

    def __init__(self, party: Party, people: list[Somebody]) -> None:
        self.party = party
        self.everybody = list(people)
        self.ann, self.ben, self.cleo = people
        self.dealt: dict[GameAndGuest, set[Seat]] = {}
        """The seats that each guest was dealt in each game."""
        self.note_deal()
        self.admitted: set[str] = set()
        """Newcomers to whom everybody seated said yes."""

    @property
    def state(self) -> TableState:
        return self.everybody[-1].table.state

    @property
    def bot(self) -> Seat:
        return next(seat for seat, chair in enumerate(self.state.chairs) if chair.person is None)

    def note_deal(self) -> None:
        for who in self.present:
            held = set(self.state.chairs_of(who.guest.id))
            if held:
                self.dealt[self.state.game_no, who.guest.id] = held

    async def join(self, who: Somebody | None = None, *, watches: bool = False) -> Somebody:
        """Somebody new, or the same guest on another connection."""
        guest = None if who is None else who.guest
        came = await Somebody(self.party.lobby, guest).join(self.state.id, watches=watches)
        self.everybody.append(came)
        return came

    async def ask(self, who: Somebody, chair: Seat, *, agree: bool = True) -> None:
        """Ask for the chair; the host admits whoever asks, and everybody who may vote says yes, or nobody does."""
        await who.ask(Sit(who.new_id(), "Zoe", chair=chair, another=bool(who.client.held)))
        host = next((each for each in self.present if each.seen().you_host), None)
        for asker in host.seen().askers if host else ():
            await (host or who).ask(Admit(who.new_id(), asker.guest))
        await self.vote(yes=agree)
        await self.party.advance(1)

    async def vote(self, *, yes: bool) -> None:
        vote = self.state.vote
        if vote is not None:
            for who in self.present:
                await who.ask(CastVote(who.new_id(), vote.name, yes))
        await self.party.advance(0)

    async def restart(self) -> None:
        before = self.present
        before[0].table.close()
        for who in before:
            await self.join(who)

    @property
    def present(self) -> list[Somebody]:
        """One connection of everybody who is connected."""
        latest = {who.guest.id: who for who in self.everybody if not who.client.watches}
        return [who for who in latest.values() if not who.connection.closed]

    def seats_seen(self) -> dict[GameAndGuest, set[Seat]]:
        """Whose observations each guest was ever sent in each game, on any connection, during and after it."""
        found: dict[GameAndGuest, set[Seat]] = {}
        for who in self.everybody:
            for position in [message for message in who.heard() if isinstance(message, Position)]:
                seats = {sight.seat for sight in _sights.decode(position.sights) if sight.seat is not None}
                found.setdefault((position.game_no, who.guest.id), set()).update(seats)
        return found


Way = Callable[[Table], Awaitable[None]]


async def kick_and_sit(table: Table) -> None:
    await table.ann.do(Kick, 1)
    await table.ask(table.ann, 1)


async def kick_leave_and_sit(table: Table) -> None:
    await table.ann.do(Kick, 1)
    await table.ann.do(Leave)
    await table.ask(table.ann, 1)


async def vote_somebody_away_and_sit(table: Table) -> None:
    await table.cleo.do(Propose, "kick", 1)
    await table.vote(yes=True)
    for who in (table.ann, table.cleo):
        await table.ask(who, 1)


async def take_the_bots_chair(table: Table) -> None:
    for who in (table.ann, table.ben):
        await table.ask(who, table.bot)


async def take_the_chair_of_who_left(table: Table) -> None:
    await table.ben.do(Leave)
    for who in (table.ann, table.cleo):
        await table.ask(who, 1)


async def swap(table: Table) -> None:
    await table.ben.do(Leave)
    await table.cleo.do(Leave)
    await table.ask(table.ben, 2)
    await table.ask(table.cleo, 1)


async def leave_and_come_back(table: Table) -> None:
    await table.ben.do(Leave)
    await table.ask(table.ben, 1)
    assert table.ben.chair == 1, "their own hand is theirs"


async def concede_leave_and_sit(table: Table) -> None:
    await table.ben.do(Concede)
    await table.ask(table.ben, table.bot)
    await table.ben.do(Leave)
    await table.ask(table.ben, table.bot)


async def host_hands_over_leaves_and_sits(table: Table) -> None:
    await table.ann.do(HandOver, 1)
    await table.ann.do(Leave)
    await table.ask(table.ann, BOT)


async def all_leave_and_one_sits_elsewhere(table: Table) -> None:
    """Nobody is there to be asked."""
    for who in (table.ann, table.ben, table.cleo):
        await who.do(Leave)
    await table.ask(table.ann, 1)
    await table.ask(table.cleo, 0)


async def be_forgotten_and_sit_elsewhere(table: Table) -> None:
    await table.ben.do(Forget)
    await table.ask(table.ben, BOT)
    await table.restart()
    await table.ask(next(who for who in table.present if who.guest is table.ben.guest), 2)


async def two_are_forgotten_and_swap(table: Table) -> None:
    await table.ben.do(Forget)
    await table.cleo.do(Forget)
    await table.ask(table.ben, 2)
    await table.ask(table.cleo, 1)


async def newcomer_tries_two_hands(table: Table) -> None:
    await table.ben.do(Leave)
    zoe = await table.join()
    table.admitted.add(zoe.guest.id)
    await table.ask(zoe, 1)
    assert zoe.chair == 1, "everybody has agreed"
    await zoe.do(Leave)
    await table.ask(zoe, BOT)
    await table.ask(table.ben, BOT)


async def newcomer_without_everybodys_yes(table: Table) -> None:
    zoe = await table.join()
    await table.ask(zoe, BOT, agree=False)
    await table.party.advance(90)


async def sit_after_the_game_was_ended_by_a_vote(table: Table) -> None:
    await table.ann.do(Kick, 1)
    await table.ann.do(Propose, "end")
    await table.vote(yes=True)
    assert table.state.phase == "over"
    await table.ask(table.ann, 1)
    await table.ask(await table.join(), BOT)


async def sit_after_a_restart(table: Table) -> None:
    await table.ann.do(Kick, 1)
    await table.restart()
    await table.ask(next(who for who in table.present if who.guest is table.ann.guest), 1)


async def look_on_every_screen(table: Table) -> None:
    await table.ann.do(Kick, 1)
    for who in (table.ann, table.cleo):
        screen = await table.join(who, watches=True)
        await table.ask(screen, 1)
    again = await table.join(table.ben)
    await table.ask(again, BOT)


async def take_the_name_of_who_left(table: Table) -> None:
    await table.ben.do(Leave)
    await table.cleo.do(Rename, "Ben")
    await table.ask(table.cleo, 1)


async def give_up_one_of_two_chairs(table: Table) -> None:
    await table.cleo.do(Leave, chair=SECOND)
    await table.ask(table.cleo, BOT)
    await table.ask(table.ann, SECOND)
    await table.ask(table.cleo, SECOND)
    assert SECOND in table.state.chairs_of(table.cleo.guest.id), "that hand was theirs"


async def sit_between_games_and_try_again_in_the_next(table: Table) -> None:
    """What is dealt next is dealt to whoever sits there; the game before it stays hidden."""
    await table.ann.do(Kick, 1)
    await table.ann.do(Propose, "end")
    await table.vote(yes=True)
    await table.ask(table.ann, 1)
    await table.cleo.do(Ready)
    await table.ann.do(Start)
    await table.ann.do(Pause, paused=True)
    table.note_deal()
    await table.ann.do(Kick, table.cleo.chair)
    await table.ask(table.ann, table.bot)


WAYS: tuple[Way, ...] = (
    kick_and_sit,
    kick_leave_and_sit,
    vote_somebody_away_and_sit,
    take_the_bots_chair,
    take_the_chair_of_who_left,
    swap,
    leave_and_come_back,
    concede_leave_and_sit,
    host_hands_over_leaves_and_sits,
    all_leave_and_one_sits_elsewhere,
    be_forgotten_and_sit_elsewhere,
    two_are_forgotten_and_swap,
    newcomer_tries_two_hands,
    newcomer_without_everybodys_yes,
    sit_after_the_game_was_ended_by_a_vote,
    sit_after_a_restart,
    look_on_every_screen,
    take_the_name_of_who_left,
    give_up_one_of_two_chairs,
    sit_between_games_and_try_again_in_the_next,
)
