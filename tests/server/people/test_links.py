"""A link and a code that came to the wrong people can be changed."""

from __future__ import annotations

import pytest
from server_kit import Server, get
from table_kit import Party, Somebody

from huetable.client import ConnectionClosed, GuestClient, new_id
from huetable.core.codec import decode
from huetable.server.http.api import Error, Home, TableLink
from huetable.server.live.connections import Client
from huetable.server.lobby.listing import listing
from huetable.server.lobby.open_tables import open_tables
from huetable.store.base import Batch
from huetable.table.wire.protocol import ChangeLink, Kick, Leave, Say, Welcome

pytestmark = pytest.mark.every_store


async def changed(server: Server) -> tuple[GuestClient, TableLink, TableLink]:
    """A host with a game on, the link before and the link after the change."""
    host = await server.visitor()
    old = await server.open(host, bots=("normal",), start=True)
    connection = await server.join(host, old)
    await connection.ask(ChangeLink(new_id()))
    welcome = await connection.until(Welcome)
    return host, old, TableLink(welcome.table, welcome.code, welcome.link)


async def refusal(who: GuestClient, path: str) -> tuple[int, str | None]:
    response = await get(who, path)
    return response.status, decode(await response.read(), Error).clause


@pytest.mark.rule("TABLE-58")
async def test_after_a_change_the_old_link_and_code_lead_nowhere_and_the_new_ones_do(server: Server) -> None:
    _, old, new = await changed(server)
    assert new.link.endswith(f"/t/{new.table}")
    assert not {old.table, old.code} & {new.table, new.code}
    stranger = await server.visitor()
    with pytest.raises(ConnectionClosed, match="link_changed"):
        await stranger.join(old.link)
    assert await refusal(stranger, f"/api/codes/{old.code}") == (410, "TABLE-58")
    assert await refusal(stranger, f"/api/tables/{old.table}/blobs") == (410, "TABLE-58")
    assert await refusal(stranger, f"/api/tables/{old.table}/games/1/record") == (410, "TABLE-58")
    found = await stranger.get(f"/api/codes/{new.code}", TableLink)
    assert found == new
    connection = await server.join(stranger, found)
    assert connection.welcome is not None
    assert connection.welcome.table == new.table


async def test_the_table_keeps_its_secret_id_to_itself_after_a_change(server: Server) -> None:
    _, old, new = await changed(server)
    connection = await server.join(await server.visitor(), new)
    assert old.table not in repr((connection.welcome, connection.table, connection.position))


async def test_people_with_a_chair_get_in_by_any_link(server: Server) -> None:
    host, old, new = await changed(server)
    (mine,) = (await host.get("/api/home", Home)).mine
    for link in (old.table, new.table, mine.table):
        connection = await server.join(host, TableLink(link, "", link))
        assert connection.chair == 0
        assert connection.welcome is not None
        assert connection.welcome.link == new.link
    assert (await get(host, f"/api/tables/{old.table}/blobs")).status == 200


async def test_a_link_preview_says_nothing_about_a_table_by_its_old_link(server: Server) -> None:
    _, old, new = await changed(server)
    who = await server.visitor()
    assert "Parlour" not in await (await get(who, f"/t/{old.table}")).text()
    assert "Parlour" in await (await get(who, f"/t/{new.table}")).text()


@pytest.mark.rule("TABLE-58")
async def test_spectators_who_came_by_the_old_link_are_told_and_must_go(party: Party) -> None:
    ann, ben = await party.playing(2)
    watcher = await by_link(party, ann, ann.table.state.link)
    seated = await by_link(party, ben, ann.table.state.link)
    await ann.do(ChangeLink)
    assert watcher.parted == "link_changed"
    assert (ann.parted, seated.parted) == (None, None)
    assert ben.last(Welcome).table == ann.table.state.link
    await seated.do(Say, "still here")
    await seated.do(Leave)
    assert seated.parted == "link_changed", "without a chair they need the new link"


async def by_link(party: Party, who: Somebody, link: str) -> Somebody:
    """As over a socket: the table knows by which link they came. A stranger, if `who` is the host."""
    host = who.seen().you_host
    came = Somebody(party.lobby, None if host else who.guest)
    came.table = await party.lobby.table_by_link(link)
    came.client = Client(came.guest, came.connection, "http://here", link=link)
    came.table.join(came.client, 0)
    await party.advance(0)
    return came


@pytest.mark.rule("TABLE-58")
async def test_a_changed_link_outlives_a_restart(party: Party) -> None:
    ann, _ = await party.playing(2)
    before, code = ann.table.state.id, ann.table.state.code
    await ann.do(ChangeLink)
    first = ann.table.state.link
    await party.advance(10)
    await ann.do(ChangeLink)
    latest, new_code = ann.table.state.link, ann.table.state.code
    assert len({before, first, latest}) == 3
    ann.table.retire()
    await party.advance(1)
    for old in (before, first):
        assert (await by_link(party, ann, old)).parted == "link_changed"
    assert (await by_link(party, ann, latest)).parted is None
    assert await party.lobby.by_code(new_code) == (latest, new_code)
    store = party.lobby.services.store
    assert await store.table_by_code(code) is None
    assert await store.table_by_link(code) == (before, False)


@pytest.mark.rule("TABLE-41")
async def test_the_link_does_not_change_again_and_again(party: Party) -> None:
    ann = await party.open()
    await ann.do(ChangeLink)
    assert await ann.refused(ChangeLink) == "TABLE-41"
    await party.advance(10)
    await ann.do(ChangeLink)


@pytest.mark.rule("TABLE-21")
async def test_only_the_host_changes_the_link(party: Party) -> None:
    ann, ben = await party.playing(2)
    assert await ben.refused(ChangeLink) == "TABLE-21"
    assert await (await party.watcher(ann)).refused(ChangeLink) == "TABLE-21"
    assert ann.table.state.link == ann.table.state.id


async def test_a_code_that_another_table_has_is_drawn_again(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    taken = (await party.open()).table.state.code
    ann = await party.open()
    drawn = iter([taken, "ruby-lynx-30"])
    monkeypatch.setattr("huetable.server.live.people.change_link.new_code", lambda: next(drawn))
    await ann.do(ChangeLink)
    assert ann.table.state.code == "ruby-lynx-30"
    assert await party.lobby.by_code(taken) != await party.lobby.by_code("ruby-lynx-30")


async def test_a_worker_that_is_behind_does_not_bring_an_old_code_back(party: Party) -> None:
    ann = await party.open()
    stale, code = listing(ann.table.state), ann.table.state.code
    await ann.do(ChangeLink)
    party.lobby.services.store.append(Batch((), listing=stale), lambda _: None)
    await party.advance(1)
    store = party.lobby.services.store
    assert await store.table_by_code(code) is None
    assert await store.table_by_code(ann.table.state.code) == ann.table.state.id


async def test_a_listed_table_is_listed_by_its_new_link(party: Party) -> None:
    ann = await party.open(listed=True)
    await ann.do(ChangeLink)
    (line,) = await open_tables(party.lobby)
    assert line.table == ann.table.state.link


async def test_links_of_expired_tables_go_unless_a_record_is_found_by_them(party: Party) -> None:
    store = party.lobby.services.store
    played, empty = await party.open(bots=("normal",), start=True), await party.open()
    for who in (played, empty):
        await who.do(ChangeLink)
    await played.play(type="end")
    tables = [(who.table.state.id, who.table.state.link) for who in (played, empty)]
    for who in (played, empty):
        who.table.retire()
    await party.advance(1)
    assert await store.expire(party.time.now() + 1) == 2
    (kept, kept_link), (_, lost_link) = tables
    assert await store.table_by_link(kept_link) == (kept, True)
    assert await store.table_by_link(lost_link) == (lost_link, True), "nothing is known of it any more"


async def test_who_was_sent_away_does_not_get_in_by_the_new_link_either(party: Party) -> None:
    ann, ben = await party.playing(2)
    await ann.do(Kick, 1, ban=True)
    await ann.do(ChangeLink)
    back = Somebody(party.lobby, ben.guest)
    await back.join(ann.table.state.id)
    assert back.parted == "kicked"
