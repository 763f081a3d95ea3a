"""The Python client: refusals, other versions, goodbyes."""

import asyncio

import pytest
from server_kit import Server

from huetable.client import (
    CommandRefused,
    Connection,
    ConnectionClosed,
    GuestClient,
    OtherVersion,
    SyncClient,
    SyncConnection,
    connection,
    errors,
)
from huetable.table.wire.protocol import Kick, Position


async def test_a_server_of_another_version_is_an_exception(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = await server.visitor()
    link = await server.open(ann)
    monkeypatch.setattr(errors, "VERSION", 1)
    monkeypatch.setattr(connection, "VERSION", 1)
    with pytest.raises(OtherVersion, match=r"speaks version \d+ of the protocol, and this is version 1"):
        await server.join(ann, link)


async def test_a_refusal_is_an_exception_with_its_clause(server: Server) -> None:
    game = await server.game(2)
    with pytest.raises(CommandRefused, match="TABLE-3: ") as refused:
        await game[1].play({"type": "nod"})
    assert refused.value.refused.clause == "TABLE-3"


async def test_after_a_refusal_it_is_still_my_turn(server: Server) -> None:
    """A form sent as it was offered, without its fields, is no move; the next try may be one."""
    ann = await server.visitor()
    link = await server.open(ann, game="dye_pot", bots=("normal", "normal"), start=True)
    table = await server.join(ann, link)
    answers: list[str] = []
    async for observation in table.turns():
        try:
            await table.play(observation["moves"][0] if len(answers) == 2 else {"type": "pour"})
            break
        except CommandRefused as no:
            answers.append(no.refused.clause)
    assert answers == ["TABLE-1", "TABLE-1"]


async def test_messages_that_come_before_an_answer_are_kept(server: Server) -> None:
    one, other = await server.game(2)
    await one.play({"type": "nod"})
    await other.play({"type": "nod"})
    seqs = [(await one.until(Position)).seq for _ in range(2)]
    assert seqs == sorted(seqs)


async def test_who_is_sent_away_is_told(server: Server) -> None:
    one, other = await server.game(2)
    await one.ask(Kick("k", 1))
    with pytest.raises(ConnectionClosed, match="sent_away"):
        await other.until(Kick)


@pytest.mark.parametrize(("sync", "other"), [(SyncClient, GuestClient), (SyncConnection, Connection)])
def test_the_client_without_async_has_all_that_the_other_has(sync: type, other: type) -> None:
    assert {name for name in vars(other) if not name.startswith("_")} <= set(vars(sync))


async def test_the_client_without_async_reads_the_chat(server: Server) -> None:
    ann = await server.visitor()
    link = await server.open(ann)
    table = await server.join(ann, link)
    await table.say("Hello!")

    def read() -> list[str]:
        with SyncClient(server.address) as me, me.join(link.link) as ben:
            return [line.text for line in ben.chat]

    assert await asyncio.to_thread(read) == ["Hello!"]
