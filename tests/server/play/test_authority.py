"""Who may do what: every command of the protocol, by everybody who could send it.

The commands are taken from the protocol itself: a new one without a row here fails.
"""

from typing import Any, get_args

import pytest
from msgspec import Raw
from table_kit import Party, Somebody

from huetable.table.wire import protocol
from huetable.table.wire.protocol import Ack, ClientMessage

NOD = Raw(b'{"type":"nod"}')

COMMANDS: dict[str, tuple[Any, ...]] = {
    "Sit": ("Eve",),
    "Rename": ("Other",),
    "Leave": (),
    "AddBot": ("normal",),
    "RemoveChair": (2,),
    "SwapChairs": (0, 1),
    "SetTable": (),
    "Ready": (),
    "Start": (),
    "Play": (0, NOD),
    "MoreTime": (0, "fits"),
    "ChooseTime": (2,),
    "Consult": (NOD,),
    "Say": ("hello",),
    "React": ("wave",),
    "Pause": (True,),
    "Kick": (2,),
    "Mute": (2,),
    "MuteWatcher": ("nobody",),
    "RemoveWatcher": ("nobody",),
    "LiftBan": ("nobody",),
    "ChangeLink": (),
    "HandOver": (1,),
    "Admit": ("nobody",),
    "Propose": ("end",),
    "CastVote": ("end/1", True),
    "Applaud": (1, 2),
    "Concede": (),
    "StandIn": (2,),
    "Forget": (),
}
"""With fields that would do, if their sender had the right."""

OK = "ok"
TABLE = {
    # (while waiting) host, seat, watcher / (while playing) host on turn, another seat, watcher
    "Sit": ("TABLE-12", "TABLE-12", OK, "TABLE-12", "TABLE-12", "TABLE-14"),
    "Rename": (OK, OK, "TABLE-4", OK, OK, "TABLE-4"),
    "Leave": (OK, OK, "TABLE-4", OK, OK, "TABLE-4"),
    "AddBot": (OK, "TABLE-21", "TABLE-21", "TABLE-14", "TABLE-21", "TABLE-21"),
    "RemoveChair": (OK, "TABLE-21", "TABLE-21", "TABLE-14", "TABLE-21", "TABLE-21"),
    "SwapChairs": (OK, "TABLE-21", "TABLE-21", "TABLE-73", "TABLE-21", "TABLE-21"),
    "SetTable": (OK, "TABLE-21", "TABLE-21", OK, "TABLE-21", "TABLE-21"),
    "Ready": (OK, OK, "TABLE-4", "TABLE-23", "TABLE-23", "TABLE-4"),
    "Start": (OK, "TABLE-21", "TABLE-21", "TABLE-23", "TABLE-21", "TABLE-21"),
    "Play": ("TABLE-28", "TABLE-28", "TABLE-28", OK, "TABLE-27", "TABLE-4"),
    # Nobody's clock runs at this table.
    "MoreTime": ("TABLE-28", "TABLE-28", "TABLE-28", "TABLE-66", "TABLE-27", "TABLE-4"),
    "ChooseTime": (OK, OK, "TABLE-4", OK, OK, "TABLE-4"),
    # The small game answers no questions.
    "Consult": ("TABLE-28", "TABLE-28", "TABLE-28", "TABLE-45", "TABLE-45", "TABLE-45"),
    "Say": (OK, OK, "TABLE-39", OK, OK, "TABLE-39"),
    "React": (OK, OK, "TABLE-39", OK, OK, "TABLE-39"),
    "Pause": ("TABLE-28", "TABLE-21", "TABLE-21", OK, "TABLE-21", "TABLE-21"),
    "Kick": (OK, "TABLE-21", "TABLE-21", OK, "TABLE-21", "TABLE-21"),
    "Mute": (OK, "TABLE-21", "TABLE-21", OK, "TABLE-21", "TABLE-21"),
    "MuteWatcher": ("TABLE-17", "TABLE-21", "TABLE-21", "TABLE-17", "TABLE-21", "TABLE-21"),
    "RemoveWatcher": ("TABLE-17", "TABLE-21", "TABLE-21", "TABLE-17", "TABLE-21", "TABLE-21"),
    "LiftBan": ("TABLE-16", "TABLE-21", "TABLE-21", "TABLE-16", "TABLE-21", "TABLE-21"),
    "ChangeLink": (OK, "TABLE-21", "TABLE-21", OK, "TABLE-21", "TABLE-21"),
    "HandOver": (OK, "TABLE-21", "TABLE-21", OK, "TABLE-21", "TABLE-21"),
    "Admit": ("TABLE-15", "TABLE-21", "TABLE-21", "TABLE-15", "TABLE-21", "TABLE-21"),
    "Propose": ("TABLE-28", "TABLE-28", "TABLE-28", OK, OK, "TABLE-4"),
    "CastVote": ("TABLE-28", "TABLE-28", "TABLE-28", "TABLE-34", "TABLE-34", "TABLE-4"),
    # There is no finished game.
    "Applaud": ("TABLE-71", "TABLE-71", "TABLE-4", "TABLE-71", "TABLE-71", "TABLE-4"),
    "Concede": ("TABLE-28", "TABLE-28", "TABLE-28", OK, OK, "TABLE-4"),
    "StandIn": ("TABLE-28", "TABLE-28", "TABLE-28", OK, "TABLE-21", "TABLE-21"),
    "Forget": (OK, OK, "TABLE-4", OK, OK, "TABLE-4"),
}
COLUMNS = [
    "waiting host",
    "waiting seat",
    "waiting watcher",
    "playing host",
    "playing seat",
    "playing watcher",
]
CELLS = [(name, column) for name in TABLE for column in COLUMNS]


def test_every_command_of_the_protocol_has_its_row() -> None:
    names = {command.__name__ for command in get_args(ClientMessage)}
    # The socket answers a ping by itself, to anybody.
    assert names - {"Ping"} == set(COMMANDS) == set(TABLE)


def command(name: str, id: str = "x") -> ClientMessage:
    made: ClientMessage = getattr(protocol, name)(id, *COMMANDS[name])
    return made


async def somebody(party: Party, column: str) -> Somebody:
    phase, _, who = column.partition(" ")
    guests = await (party.playing(3) if phase == "playing" else ready(party))
    return await party.watcher(guests[0]) if who == "watcher" else guests[0 if who == "host" else 1]


async def ready(party: Party) -> list[Somebody]:
    guests = await party.waiting(3)
    for guest in guests[1:]:
        await guest.do(protocol.Ready)
    return guests


@pytest.mark.parametrize(("name", "column"), CELLS, ids=lambda value: str(value).replace(" ", "-"))
async def test_everybody_may_do_what_is_theirs_and_nothing_else(party: Party, name: str, column: str) -> None:
    who = await somebody(party, column)
    before = who.table.state.seq
    answer = await who.ask(command(name))
    got = OK if isinstance(answer, Ack) else answer.clause
    assert got == TABLE[name][COLUMNS.index(column)]
    if got != OK:
        assert who.table.state.seq == before


@pytest.mark.parametrize("name", TABLE)
async def test_whoever_is_banned_is_not_even_heard(party: Party, name: str) -> None:
    ann, ben = await party.waiting(2)
    await ann.do(protocol.Kick, 1, ban=True)
    again = await Somebody(party.lobby, ben.guest).join(ann.table.state.id)
    assert again.parted == "kicked"
    assert again.client not in again.table.connections.clients


@pytest.mark.parametrize("name", TABLE)
async def test_rights_at_one_table_are_none_at_another(party: Party, name: str) -> None:
    """A host elsewhere is a watcher here."""
    ann, _ = await party.playing(2)
    host = (await party.playing(2))[0]
    visitor = await Somebody(party.lobby, host.guest).join(ann.table.state.id)
    before = ann.table.state.seq
    answer = await visitor.ask(command(name))
    if name == "Say":
        assert isinstance(answer, Ack), "who has a name may talk"
    else:
        assert not isinstance(answer, Ack)
    assert ann.table.state.seq == before
