"""People who only watch: what the host may do to them, and what a mute or a secret means to a person with several screens."""

from __future__ import annotations

import pytest
from table_kit import Party, Somebody

from huetable.table.wire.protocol import (
    Kick,
    Leave,
    Mute,
    MuteWatcher,
    React,
    Ready,
    RemoveWatcher,
    Said,
    Say,
    SetTable,
    Sit,
    Start,
    WatcherView,
)


async def named_watcher(party: Party, of: Somebody, name: str = "Wim") -> Somebody:
    """Somebody who has a name from elsewhere."""
    watcher = Somebody(party.lobby)
    watcher.guest.name = name
    await watcher.join(of.table.state.id)
    await party.advance(1)
    return watcher


async def screen(party: Party, who: Somebody) -> Somebody:
    return await Somebody(party.lobby, who.guest).join(who.table.state.id, watches=True)


def watchers(host: Somebody) -> tuple[WatcherView, ...]:
    return host.seen().watchers


@pytest.mark.rule("TABLE-38")
async def test_a_muted_player_is_muted_on_every_screen(party: Party) -> None:
    ann, ben = await party.playing(2)
    await ann.do(Mute, 1)
    tv = await screen(party, ben)
    for who in (ben, tv):
        assert await who.refused(Say, "hello") == "TABLE-38"
        assert await who.refused(React, "wave") == "TABLE-38"
    await ann.do(Mute, 1, muted=False)
    await tv.do(Say, "hello again")


@pytest.mark.rule("TABLE-38")
@pytest.mark.every_store
async def test_a_mute_stays_with_the_person_who_stands_up_and_sits_down_again(party: Party) -> None:
    ann, ben = await party.waiting(2)
    await ann.do(Mute, 1)
    await ben.do(Leave)
    assert await ben.refused(Say, "hello") == "TABLE-38"
    await ben.do(Sit, "Ben")
    assert ann.seen().chairs[1].muted
    ann.table.close()
    ann = await Somebody(party.lobby, ann.guest).join(ann.table.state.id)
    ben = await Somebody(party.lobby, ben.guest).join(ann.table.state.id)
    assert await ben.refused(Say, "hello") == "TABLE-38"
    await ann.do(Mute, 1, muted=False)
    assert not ann.seen().chairs[1].muted
    await ben.do(Say, "hello")


@pytest.mark.rule("TABLE-37")
async def test_a_player_with_a_secret_is_silent_on_every_screen(party: Party) -> None:
    ann, ben = await party.playing(2)
    await ann.play(type="whisper")
    tv = await screen(party, ann)
    for who in (ann, tv):
        assert await who.refused(Say, "psst") == "TABLE-37"
        assert await who.refused(React, "wow") == "TABLE-37"
    await ben.do(Say, "what is it?")


@pytest.mark.rule("TABLE-37")
async def test_a_player_who_leaves_with_a_secret_keeps_it_among_the_spectators(party: Party) -> None:
    ann, _ = await party.playing(2)
    await ann.play(type="whisper")
    await ann.do(Leave)
    assert await ann.refused(Say, "the secret is ...") == "TABLE-37"


async def test_only_the_host_is_shown_who_watches_and_a_players_own_screen_is_nobody(party: Party) -> None:
    ann, ben = await party.playing(2)
    await named_watcher(party, ann)
    await screen(party, ben)
    await party.advance(1)
    assert [(each.name, each.muted) for each in watchers(ann)] == [("Wim", False)]
    assert watchers(ben) == ()
    assert ann.seen().watching == ben.seen().watching == 1


@pytest.mark.rule("TABLE-38")
@pytest.mark.every_store
async def test_the_host_mutes_a_spectator_for_good(party: Party) -> None:
    ann, _ = await party.playing(2)
    wim = await named_watcher(party, ann)
    await wim.do(Say, "seven!")
    assert ann.last(Said).talk.text == "seven!"
    await ann.do(MuteWatcher, watchers(ann)[0].watcher)
    assert watchers(ann)[0].muted
    assert await wim.refused(Say, "eight!") == "TABLE-38"
    ann.table.close()
    ann = await Somebody(party.lobby, ann.guest).join(ann.table.state.id)
    wim = await Somebody(party.lobby, wim.guest).join(ann.table.state.id)
    await party.advance(1)
    assert await wim.refused(Say, "nine!") == "TABLE-38"
    await ann.do(MuteWatcher, watchers(ann)[0].watcher, muted=False)
    await wim.do(Say, "ten!")


@pytest.mark.rule("TABLE-16")
@pytest.mark.every_store
async def test_the_host_bans_a_spectator(party: Party) -> None:
    ann, _ = await party.playing(2)
    wim = await named_watcher(party, ann)
    key = watchers(ann)[0].watcher
    await ann.do(RemoveWatcher, key)
    assert wim.parted == "sent_away"
    again = await wim.again()
    assert again.seen().chairs, "they may come back"
    await ann.do(RemoveWatcher, key, ban=True)
    assert again.parted == "kicked"
    ann.table.close()
    back = await Somebody(party.lobby, wim.guest).join(ann.table.state.id)
    assert back.parted == "kicked"
    as_screen = await Somebody(party.lobby, wim.guest).join(ann.table.state.id, watches=True)
    assert as_screen.parted == "kicked"


@pytest.mark.rule("TABLE-17")
@pytest.mark.rule("TABLE-21")
async def test_only_the_host_points_at_spectators_and_only_at_those_who_are_there(party: Party) -> None:
    ann, ben = await party.playing(2)
    wim = await named_watcher(party, ann)
    key = watchers(ann)[0].watcher
    for command in (MuteWatcher, RemoveWatcher):
        assert await ben.refused(command, key) == "TABLE-21"
        assert await wim.refused(command, key) == "TABLE-21"
        assert await ann.refused(command, "nobody") == "TABLE-17"
    await wim.go()
    assert await ann.refused(MuteWatcher, key) == "TABLE-17"


async def test_what_is_done_to_spectators_puts_no_guest_and_no_name_into_log_or_frames(party: Party) -> None:
    ann, ben = await party.playing(2)
    wim = await named_watcher(party, ann, "Wilhelmina")
    await ann.do(MuteWatcher, watchers(ann)[0].watcher)
    await ann.do(RemoveWatcher, watchers(ann)[0].watcher)
    rows = await party.lobby.services.store.rows(ann.table.state.id)
    everything = b"".join(row.payload for row in rows)
    assert b"Wilhelmina" not in everything
    assert wim.guest.id.encode() not in everything
    frames = [*ann.connection.frames, *ben.connection.frames]
    assert not [frame for frame in frames if wim.guest.id.encode() in frame]
    assert not [frame for frame in ben.connection.frames if b"Wilhelmina" in frame]


@pytest.mark.rule("TABLE-57")
@pytest.mark.every_store
async def test_with_watching_off_only_people_with_a_chair_are_at_a_running_game(party: Party) -> None:
    ann, ben = await party.playing(2)
    wim = await named_watcher(party, ann)
    tv = await screen(party, ben)
    await ann.do(SetTable, spectators=False)
    assert wim.parted == "no_watching"
    assert (ben.parted, tv.parted) == (None, None)
    ann.table.close()
    for watches in (False, True):
        again = await Somebody(party.lobby, wim.guest).join(ann.table.state.id, watches=watches)
        assert again.parted == "no_watching"
    tv = await screen(party, ben)
    assert tv.parted is None
    ann = await Somebody(party.lobby, ann.guest).join(ann.table.state.id)
    assert not ann.seen().spectators
    await ann.do(SetTable, spectators=True)
    assert (await party.watcher(ann)).parted is None


@pytest.mark.rule("TABLE-57")
async def test_with_watching_off_people_still_come_to_sit_down_between_games(party: Party) -> None:
    ann = await party.open(bots=("normal",))
    await ann.do(SetTable, spectators=False)
    ben, wim = await party.watcher(ann), await party.watcher(ann)
    await ben.do(Sit, "Ben")
    assert [who.parted for who in (ben, wim)] == [None, None]
    await party.advance(1)
    await ben.do(Ready)
    await ann.do(Start)
    assert [who.parted for who in (ben, wim)] == [None, "no_watching"]
    await ben.do(Leave)
    assert [who.parted for who in (ben, wim)] == ["no_watching", "no_watching"]


@pytest.mark.rule("TABLE-23")
async def test_turning_watching_off_makes_nobody_unready(party: Party) -> None:
    ann, ben = await party.waiting(2)
    await ben.do(Ready)
    await ann.do(SetTable, spectators=False)
    assert ann.seen().chairs[1].ready
    assert await ben.refused(SetTable, spectators=True) == "TABLE-21"


async def test_a_player_who_was_sent_away_does_not_come_back_as_a_spectator(party: Party) -> None:
    ann, ben = await party.playing(2)
    await ann.do(Kick, 1, ban=True)
    assert (await screen(party, ben)).parted == "kicked"
