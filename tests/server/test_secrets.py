"""Canary: what is hidden in a game stays out of every frame that goes to somebody else."""

import re

from table_kit import Party, Somebody

from huetable.core.terms import Seat


def hands(who: Somebody) -> list[int]:
    match = who.table.state.match
    assert match is not None
    found: list[int] = match.state.hands
    return found


def cards(who: Somebody) -> set[int]:
    """Every number that looks like a card, in everything this client was ever sent about the game."""
    positions = [frame for frame in who.ear.frames if b'"is":"position"' in frame[:20]]
    return {int(number) for frame in positions for number in re.findall(rb"\b1[0-3]\d\b", frame)}


async def test_no_frame_holds_anothers_card_the_deck_or_the_seed(party: Party) -> None:
    guests = await party.playing(4)
    watcher = await party.watcher(guests[0])
    held: dict[Seat, set[int]] = {seat: {hands(guests[0])[seat]} for seat in range(4)}
    shown: set[int] = set()
    everybody = [*guests, watcher]
    for turn in range(24):
        seat = turn % 4
        kind = ("draw", "nod", "flip", "roll", "draw")[turn % 5]
        match = guests[0].table.state.match
        assert match is not None
        if kind == "flip":
            shown.add(match.state.deck[-1])
        await guests[seat].play(type=kind)
        held[seat].add(hands(guests[0])[seat])
        if turn == 12:
            everybody += [await guests[1].again(), await party.watcher(guests[0])]
        if guests[0].seen().phase == "over":
            break
    for who in everybody:
        mine = held[who.chair] if who.chair is not None else set()
        assert cards(who) <= mine | shown
        assert all(seed(guests[0]) not in frame for frame in who.ear.frames)
    assert all(cards(guest) for guest in guests)


def seed(who: Somebody) -> bytes:
    match = who.table.state.match
    assert match is not None
    return match.seed.seed.encode()


async def test_the_seed_is_committed_to_before_the_start_and_never_sent(party: Party) -> None:
    ann, ben = await party.waiting(2)
    commitment = ann.seen().commitment
    assert commitment == ann.table.state.seed.commitment
    secret = ann.table.state.seed
    assert all(secret.seed.encode() not in f and secret.salt.encode() not in f for f in ben.ear.frames)


async def test_frames_name_no_guest_and_no_key(party: Party) -> None:
    guests = await party.playing(3)
    for who in guests:
        for frame in who.ear.frames:
            for other in guests:
                assert other.guest.id.encode() not in frame
                assert other.guest.key.encode() not in frame


async def test_the_log_names_nobody(party: Party) -> None:
    guests = await party.playing(3, name="Annegret")
    rows = await party.lobby.house.store.rows(guests[0].table.state.id)
    everything = b"".join(row.payload + (row.command_id or "").encode() for row in rows)
    assert b"Annegret" not in everything
    assert all(guest.guest.id.encode() not in everything for guest in guests)
