"""What the pages ask for over HTTP."""

from pathlib import Path
from typing import Annotated, Literal

import msgspec
import pytest
from msgspec import Struct
from server_kit import Server, get, post
from table_kit import settle

from huetable.client import CommandRefused, ConnectionClosed, new_id
from huetable.core.codec import decode, encode
from huetable.core.record import verify
from huetable.games import all_games, find_game
from huetable.server.http.api import Error, GameInfo, Home, Me, NewTable, Replay, TableLink
from huetable.server.http.game_info import option_infos
from huetable.table.wire.protocol import Leave, Table


async def test_home_shows_the_games_and_nothing_of_others(server: Server) -> None:
    await server.game(2)
    who = await server.visitor()
    home = await who.get("/api/home", Home)
    assert {"dye_pot", "parlour"} <= {game.id for game in home.games}
    assert home.mine == ()
    assert home.open == ()
    assert home.me == Me(None, None, ())


async def test_a_game_in_the_workshop_is_not_offered_but_can_be_asked_about(server: Server) -> None:
    who = await server.visitor()
    offered = {game.id for game in (await who.get("/api/home", Home)).games}
    for game in all_games().values():
        assert (game.meta.id in offered) is not game.meta.in_workshop
        assert (await who.get(f"/api/games/{game.meta.id}", GameInfo)).card.title == game.meta.title


async def test_a_game_is_described_with_its_options_and_rules(server: Server) -> None:
    who = await server.visitor()
    info = await who.get("/api/games/dye_pot", GameInfo)
    options = {option.name: option for option in info.options}
    assert (options["goal"].kind, options["goal"].least, options["goal"].most) == ("integer", 3, 15)
    assert options["goal"].default == 7
    assert options["clock"].kind == "boolean"
    assert options["pour_seconds"].label == "Seconds to pour"
    assert info.rules[0].id == "DYE-1"
    assert info.rules[-1].id.startswith("TABLE-")
    assert info.texts["refusals"]
    assert "screen" not in info.texts
    assert (await get(who, "/api/games/chess")).status == 404


async def test_a_game_is_described_in_few_bytes_and_only_once(server: Server) -> None:
    who = await server.visitor()
    first = await get(who, "/api/games/dye_pot")
    assert first.headers["Content-Encoding"] == "gzip"
    assert int(first.headers["Content-Length"]) < len(await first.read()) / 2
    again = await get(who, "/api/games/dye_pot", headers={"If-None-Match": first.headers["ETag"]})
    assert (again.status, await again.read()) == (304, b"")


async def test_the_address_of_a_game_s_description_may_name_the_language(server: Server) -> None:
    who = await server.visitor()
    spanish = await get(who, "/api/games/dye_pot?lang=es", headers={"Accept-Language": "de"})
    same = await get(who, "/api/games/dye_pot", headers={"Accept-Language": "es"})
    assert await spanish.read() == await same.read()
    unknown = await get(who, "/api/games/dye_pot?lang=xx", headers={"Accept-Language": "es"})
    assert await unknown.read() == await same.read()


async def test_play_now_starts_the_game_that_its_card_says(server: Server) -> None:
    who = await server.visitor()
    games_at_home = (await who.get("/api/home", Home)).games
    card = next(game for game in games_at_home if game.id == "parlour")
    assert card.quick == dict(find_game(card.id).quick) != {}
    link = await server.open(who, game=card.id, options=card.quick, bots=("normal",) * 3, start=True)
    table = (await server.join(who, link)).table
    assert table is not None
    assert table.phase == "playing"
    assert card.quick.items() <= table.options.items()


class HouseRule(Struct, frozen=True):
    text: str


class ManyOptions(Struct, frozen=True):
    goal: Literal[0, 200, 500] = 500
    scoring: Literal["winner", "leftover"] = "winner"
    dealer: int | None = None
    house_rules: tuple[HouseRule, ...] = ()
    style: Annotated[str, msgspec.Meta(max_length=9)] = ""


def test_every_kind_of_option_has_a_control_of_its_kind(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("parlour")
    monkeypatch.setattr(type(game), "options_type", ManyOptions)
    options = {option.name: option for option in option_infos(game, {})}
    assert (options["goal"].kind, options["goal"].choices) == ("number", ("0", "200", "500"))
    assert (options["scoring"].kind, options["scoring"].choices) == ("choice", ("winner", "leftover"))
    assert (options["dealer"].kind, options["dealer"].default) == ("seat", None)
    assert options["house_rules"].kind == "json"
    assert (options["style"].kind, options["style"].most) == ("text", 9)


async def test_one_request_leads_straight_into_a_game(server: Server) -> None:
    who = await server.visitor()
    link = await server.open(who, game="dye_pot", bots=("easy", "normal"), start=True)
    assert link.link == f"{server.address}/t/{link.table}"
    table = await server.join(who, link)
    assert table.table is not None
    assert table.table.phase == "playing"
    assert len(table.table.chairs) == 3


@pytest.mark.parametrize(
    ("wish", "status", "clause"),
    [
        ({"game": "chess", "name": "Ann"}, 404, None),
        ({"game": "dye_pot", "name": ""}, 400, None),
        ({"game": "dye_pot", "name": "Ann", "cheat": True}, 400, None),
        ({"game": "dye_pot", "name": "\u200b"}, 409, "TABLE-18"),
        ({"game": "dye_pot", "name": "Ann", "options": {"goal": 99}}, 409, "TABLE-7"),
        ({"game": "dye_pot", "name": "Ann", "start": True}, 409, "TABLE-6"),
        ({"game": "dye_pot", "name": "Ann", "bots": ["godlike"]}, 409, "TABLE-25"),
        ({"game": "dye_pot", "name": "Ann", "bots": ["easy"] * 7}, 409, "TABLE-13"),
        ([], 400, None),
    ],
)
async def test_a_table_that_cannot_be_is_refused_with_a_reason(
    server: Server, wish: object, status: int, clause: str | None
) -> None:
    who = await server.visitor()
    answer = await post(who, "/api/tables", json=wish)
    error = decode(await answer.read(), Error)
    assert (answer.status, error.clause) == (status, clause)
    assert error.sentence
    assert server.lobby.tables == {}


async def test_a_table_is_found_by_the_code_that_somebody_says(server: Server) -> None:
    who = await server.visitor()
    link = await server.open(who)
    spoken = link.code.replace("-", " ").upper()
    assert await (await server.visitor()).get(f"/api/codes/{spoken}", TableLink) == link


@pytest.mark.rule("TABLE-40")
async def test_a_wrong_code_leads_nowhere(server: Server) -> None:
    who = await server.visitor()
    answer = await get(who, "/api/codes/amber-otter-9")
    assert (answer.status, decode(await answer.read(), Error).clause) == (404, "TABLE-40")
    with pytest.raises(ConnectionClosed, match="gone"):
        await who.join("AAAAAAAAAAAAAAAAAAAAAA")


async def test_the_invitation_is_a_picture(server: Server) -> None:
    who = await server.visitor()
    answer = await get(who, f"/api/tables/{(await server.open(who)).table}/qr.svg")
    assert answer.headers["Content-Type"] == "image/svg+xml"
    assert b"<svg" in await answer.read()
    long = await get(who, "/api/tables/abc/qr.svg", headers={"Host": "x" * 4000})
    assert long.status == 400
    assert (await get(who, f"/api/tables/{'x' * 41}/qr.svg")).status == 404


async def test_home_shows_my_tables_and_whose_turn_it_is(server: Server) -> None:
    ann, ben = await server.visitor(), await server.visitor()
    link = await server.open(ann, listed=True)
    one, other = await server.join(ann, link), await server.join(ben, link)
    await other.sit("Ben")
    await other.ready()
    await one.start()
    mine = (await ann.get("/api/home", Home)).mine[0]
    assert (mine.table, mine.my_turn, mine.others, mine.phase) == (link.table, True, ("Ben",), "playing")
    assert not (await ben.get("/api/home", Home)).mine[0].my_turn
    stranger = await server.visitor()
    (listed,) = (await stranger.get("/api/home", Home)).open
    assert (listed.host, listed.people, listed.code) == ("Ann", 2, link.code)
    await one.play({"type": "nod"})
    server.lobby.tables[link.table].retire()
    await settle(server.lobby)
    assert server.lobby.tables == {}
    assert (await ben.get("/api/home", Home)).mine[0].my_turn
    assert server.lobby.tables == {}, "its line in the store was enough"
    assert (await ben.get("/api/home", Home)).me.name == "Ben"


async def test_a_table_that_one_has_left_is_not_mine(server: Server) -> None:
    ann, ben = await server.visitor(), await server.visitor()
    link = await server.open(ann)
    table = await server.join(ben, link)
    await table.sit("Ben")
    assert len((await ben.get("/api/home", Home)).mine) == 1
    await table.ask(Leave(new_id()))
    assert (await ben.get("/api/home", Home)).mine == ()
    assert len((await ann.get("/api/home", Home)).mine) == 1


@pytest.mark.rule("TABLE-42")
@pytest.mark.rule("TABLE-10")
@pytest.mark.rule("TABLE-11")
async def test_a_finished_game_is_downloaded_verified_and_replayed_from_every_seat(server: Server) -> None:
    ann = await server.visitor()
    link = await server.open(ann)
    table, other = await server.join(ann, link), await server.join(await server.visitor(), link)
    await other.sit("Ben")
    await other.ready("from Ben's browser")
    committed = table.table.commitment if table.table else None
    await table.start("from Ann's browser")
    path = f"/api/tables/{link.table}/games/1"
    await table.play({"type": "draw"})
    for what in ("record", "replay", "replay?seat=0"):
        refused = await get(ann, f"{path}/{what}")
        assert (refused.status, decode(await refused.read(), Error).clause) == (404, "TABLE-42")
    await other.play({"type": "end"})
    record = verify(find_game("parlour"), await (await get(ann, f"{path}/record")).read())
    assert record.header.commitment == committed
    assert record.header.nonces == ("from Ann's browser", "from Ben's browser")
    seen = await ann.get(f"{path}/replay?seat=0", Replay)
    assert seen.names == ("Ann", "Ben")
    assert [step.move for step in seen.steps] == [None, "draw", None]
    assert b'"drew"' in bytes(seen.steps[1].events)
    public = await ann.get(f"{path}/replay", Replay)
    assert b'"drew"' not in bytes(public.steps[1].events)
    assert b'"hand":null' in bytes(public.steps[1].view)
    assert seen.result.winners == (1,)
    for wrong in ("replay?seat=2", "replay?seat=-1", "replay?seat=x", f"replay?seat={'9' * 5000}"):
        assert (await get(ann, f"{path}/{wrong}")).status == 404


async def test_results_are_counted_for_who_played(server: Server) -> None:
    ann = await server.visitor()
    link = await server.open(ann, bots=("normal",), start=True)
    table = await server.join(ann, link)
    await table.play({"type": "end"})
    me = await ann.get("/api/me", Me)
    assert [(line.game, line.games, line.wins) for line in me.results] == [("parlour", 1, 1)]


@pytest.mark.rule("TABLE-44")
async def test_who_asks_to_be_forgotten_is(server: Server, tmp_path: Path) -> None:
    ann, ben = await server.visitor(), await server.visitor()
    link = await server.open(ann, name="Annegret Unforgettable")
    table, other = await server.join(ann, link), await server.join(ben, link)
    await other.sit("Ben")
    await other.ready()
    await table.start()
    await table.play({"type": "end"})
    assert (await post(ann, "/api/me/forget")).status == 204
    seen = await other.until(Table)
    while "Unforgettable" in str(seen.chairs):
        seen = await other.until(Table)
    assert (await ann.get("/api/me", Me)) == Me(None, None, ())
    replay = await ben.get(f"/api/tables/{link.table}/games/1/replay", Replay)
    assert replay.names == ("somebody", "Ben")
    assert (await ben.get("/api/home", Home)).mine[0].others == ()
    await server.lobby.services.store.backup(tmp_path / "copy.db")
    assert b"Unforgettable" not in (tmp_path / "copy.db").read_bytes()


async def test_a_seat_cannot_be_taken_with_a_guessed_cookie(server: Server) -> None:
    ann = await server.visitor()
    link = await server.open(ann)
    guest = server.lobby.tables[link.table].state.people.values()
    thief = await server.visitor()
    thief.session.cookie_jar.update_cookies({"huetable": next(iter(guest)).guest})
    table = await server.join(thief, link)
    assert table.chair is None
    with pytest.raises(CommandRefused, match="TABLE-4"):
        await table.ask(Leave(new_id()))


async def test_a_body_that_is_too_large_is_refused(server: Server) -> None:
    who = await server.visitor()
    wish = encode(NewTable("parlour", "Ann", options={"style": "x" * 20_000}))
    assert (await post(who, "/api/tables", data=wish)).status == 413
