"""Canary: what is hidden in a game stays out of every frame that goes to somebody else."""

import logging
import os
import random
import re
from itertools import count

import pytest
from server_kit import Server, get
from table_kit import Party, Somebody

from huetable.client import CommandRefused
from huetable.core.terms import Seat
from huetable.server.ops.log import JsonLines

POSITIONS = (b'{"is":"position"', b'{"is":"change"')
FRAMES = int(os.environ.get("HUETABLE_SOAK_FRAMES", "100000"))


def hands(who: Somebody) -> list[int]:
    current_game = who.table.state.current_game
    assert current_game is not None
    found: list[int] = current_game.state.hands
    return found


def cards(who: Somebody) -> set[int]:
    """Every number that looks like a card, in everything this client was ever sent about the game."""
    positions = [frame for frame in who.connection.frames if frame[:20].startswith(POSITIONS)]
    return {int(number) for frame in positions for number in re.findall(rb"\b1[0-3]\d\b", frame)}


async def evening(party: Party, chance: random.Random) -> int:
    """A whole game by chance, with people who come, go, come back and watch; then everything sent is searched.
    Returns how many frames that was.
    """
    guests = await party.playing(4)
    table = guests[0].table
    everybody = [*guests, await party.watcher(guests[0])]
    known: dict[Seat, set[int]] = {seat: {hands(guests[0])[seat]} for seat in range(4)}
    shown: set[int] = set()
    while table.state.phase == "playing":
        assert table.state.current_game is not None
        seat, deck = table.state.current_game.state.turn, table.state.current_game.state.deck
        kind = chance.choice(("draw", "draw", "nod", "flip", "roll", "whisper", "tell"))
        shown |= {deck[-1]} if kind == "flip" else set()
        await next(who for who in guests if who.chair == seat).play(type=kind)
        known[seat].add(hands(guests[0])[seat])
        if chance.random() < 0.15:
            everybody.append(await come(party, chance.choice(guests), chance))
    search(everybody, known, shown, seed(guests[0]))
    return sum(len(who.connection.frames) for who in everybody)


async def come(party: Party, guest: Somebody, chance: random.Random) -> Somebody:
    """On another device, on a screen for all, or as a stranger; with or without what was seen before."""
    table, seen = guest.table.state.id, chance.randrange(guest.table.state.seq + 1)
    match chance.randrange(3):
        case 0:
            return await Somebody(party.lobby, guest.guest).join(table, seen)
        case 1:
            return await Somebody(party.lobby, guest.guest).join(table, seen, watches=True)
        case _:
            return await Somebody(party.lobby).join(table, seen)


def search(everybody: list[Somebody], known: dict[Seat, set[int]], shown: set[int], secret: bytes) -> None:
    for who in everybody:
        mine = known[who.chair] if who.chair is not None and not who.client.watches else set()
        assert cards(who) <= mine | shown
        assert all(secret not in frame for frame in who.connection.frames)


async def test_no_frame_holds_anothers_card_the_deck_or_the_seed(party: Party) -> None:
    for number in range(8):
        await evening(party, random.Random(number))


@pytest.mark.soak
@pytest.mark.parametrize("number", range(10))
async def test_no_frame_of_many_games_holds_a_secret(party: Party, number: int) -> None:
    """As many frames in all as HUETABLE_SOAK_FRAMES says."""
    searched, games = 0, count(1_000_000 * number)
    while searched < FRAMES // 10:
        searched += await evening(party, random.Random(next(games)))
        party.lobby.close()


async def test_neither_logs_nor_metrics_nor_errors_tell_a_secret(
    server: Server, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    caplog.set_level(logging.DEBUG)
    seats = await server.game(2, name="Annegret")
    table = server.lobby.tables[seats[0].welcome.table if seats[0].welcome else ""]
    assert table.state.current_game is not None
    hidden = [table.state.id, table.state.current_game.seed.seed, table.state.seed.salt, "Annegret"]
    hidden += [person.guest for person in table.state.people.values()]
    monkeypatch.setattr(type(table.state.game), "apply", lambda *_: 1 / 0)
    with pytest.raises(CommandRefused, match="TABLE-31"):
        await seats[0].play({"type": "nod"})
    who = await server.visitor()
    emitted = [await (await get(who, path)).text() for path in ("/metrics", "/healthz", "/api/nothing")]
    written = [logged(record) for record in caplog.records if record.name == "huetable"]
    assert any("applying an event failed" in line for line in written)
    for secret in hidden:
        assert not [line for line in [*emitted, *written] if secret in line]


def logged(record: logging.LogRecord) -> str:
    """The line as it stands in the log."""
    return JsonLines().format(record)


def seed(who: Somebody) -> bytes:
    current_game = who.table.state.current_game
    assert current_game is not None
    return current_game.seed.seed.encode()


async def test_the_seed_is_committed_to_before_the_start_and_never_sent(party: Party) -> None:
    ann, ben = await party.waiting(2)
    commitment = ann.seen().commitment
    assert commitment == ann.table.state.seed.commitment
    secret = ann.table.state.seed
    assert all(secret.seed.encode() not in f and secret.salt.encode() not in f for f in ben.connection.frames)


async def test_frames_name_no_guest_and_no_key(party: Party) -> None:
    guests = await party.playing(3)
    for who in guests:
        for frame in who.connection.frames:
            for other in guests:
                assert other.guest.id.encode() not in frame
                assert other.guest.key.encode() not in frame


async def test_the_log_names_nobody(party: Party) -> None:
    guests = await party.playing(3, name="Annegret")
    rows = await party.lobby.services.store.rows(guests[0].table.state.id)
    everything = b"".join(row.payload + (row.command_id or "").encode() for row in rows)
    assert b"Annegret" not in everything
    assert all(guest.guest.id.encode() not in everything for guest in guests)
