"""What every store promises."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from store_kit import append, row

from huetable.store.base import (
    SCHEMA,
    Batch,
    Blob,
    BlobSummary,
    Conflict,
    FinishedGame,
    GameTotals,
    GuestResult,
    KeptBlobs,
    KnownGuest,
    Listing,
    Person,
    PlayedGame,
    Row,
    SeatedPlayer,
    Store,
    StoreError,
)
from huetable.store.sqlite.store import SqliteStore

Opener = Callable[[], Awaitable[Store]]


def listing(table: str = "t", code: str = "amber-otter-10", seq: int = 1, at: int = 1000) -> Listing:
    return Listing(table, code, "dye_pot", "playing", seq, at, ("p1", "p2"), ("p1",))


def game(table: str = "t", number: int = 1, results: tuple[GuestResult, ...] = ()) -> FinishedGame:
    players = (SeatedPlayer("p1", None, "red"), SeatedPlayer(None, "Noor", "blue"))
    return FinishedGame(table, number, "dye_pot", 5, b"record\n", players, results)


async def test_what_is_done_is_there_after_opening_it_again(opener: Opener) -> None:
    store = await opener()
    assert await append(store, Batch((row(1), row(2)))) is None
    await store.close()
    again = await opener()
    assert await again.rows("t") == [row(1), row(2)]
    await again.close()


async def test_rows_come_back_in_order_and_as_they_were(store: Store) -> None:
    odd = Row("t", 3, 0, "opened", None, None, 7, SCHEMA, "ü\n".encode())
    await append(store, Batch((row(1),)))
    await append(store, Batch((row(2), odd)))
    assert await store.rows("t") == [row(1), row(2), odd]
    assert await store.rows("t", after=2) == [odd]
    assert await store.last_seq("t") == 3
    assert await store.last_seq("nowhere") == 0
    assert await store.rows("nowhere") == []


async def test_nobody_writes_a_number_twice(store: Store) -> None:
    await append(store, Batch((row(1),)))
    assert isinstance(await append(store, Batch((row(1, payload=b"other"),))), Conflict)
    assert await store.rows("t") == [row(1)]


async def test_a_batch_is_written_as_a_whole_or_not_at_all(store: Store) -> None:
    await append(store, Batch((row(2),)))
    person = Person("t", "p1", "g1", "Ann")
    assert isinstance(await append(store, Batch((row(1), row(2)), (person,))), Conflict)
    assert await store.rows("t") == [row(2)]
    assert await store.people("t") == []


async def test_one_that_fails_takes_no_other_with_it(store: Store) -> None:
    """All of these reach the writer together."""
    await append(store, Batch((row(1, "a"),)))
    batches = [Batch((row(seq, table),)) for table in "abc" for seq in (1, 2)]
    errors = await asyncio.gather(*(append(store, batch) for batch in batches))
    assert [isinstance(error, Conflict) for error in errors] == [True, False, False, False, False, False]
    assert [len(await store.rows(table)) for table in "abc"] == [2, 2, 2]


async def test_of_two_writers_exactly_one_wins_each_number(opener: Opener) -> None:
    one, other = await opener(), await opener()
    for seq in range(1, 21):
        errors = await asyncio.gather(append(one, Batch((row(seq),))), append(other, Batch((row(seq),))))
        assert sum(error is None for error in errors) == 1
    assert [each.seq for each in await one.rows("t")] == list(range(1, 21))
    await one.close()
    await other.close()


async def test_closing_writes_what_is_waiting(opener: Opener) -> None:
    store = await opener()
    for seq in range(1, 51):
        store.append(Batch((row(seq),)), lambda _: None)
    await store.close()
    again = await opener()
    assert await again.last_seq("t") == 50
    await again.close()


async def test_a_fault_in_one_answer_does_not_silence_the_others(store: Store) -> None:
    def stumble(_: StoreError | None) -> None:
        raise RuntimeError("a table stumbles")

    caught: list[object] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: caught.append(context["exception"]))
    store.append(Batch((row(1),)), stumble)
    assert await append(store, Batch((row(2),))) is None
    assert len(caught) == 1


async def test_a_table_is_found_by_its_code(store: Store) -> None:
    await append(store, Batch((row(1),), listing=listing()))
    assert await store.table_by_code("amber-otter-10") == "t"
    assert await store.table_by_code("amber-otter-11") is None
    assert await store.listing("t") == listing()
    assert await store.listing("u") is None


async def test_no_two_tables_have_one_code(store: Store) -> None:
    await append(store, Batch((row(1),), listing=listing()))
    assert isinstance(await append(store, Batch((row(1, "u"),), listing=listing("u"))), Conflict)
    assert await store.rows("u") == []


async def test_my_tables_come_the_latest_first(store: Store) -> None:
    for number, table in enumerate("abc"):
        people = (Person(table, "p1", "me", "Ann"), Person(table, "p2", "you", "Ben"))
        line = listing(table, f"code-{table}", at=number)
        await append(store, Batch((row(1, table),), people, listing=line))
    assert [line.table for line in await store.tables_of("me", 2)] == ["c", "b"]
    assert await store.tables_of("nobody", 9) == []


async def test_a_guest_is_known_by_any_of_their_keys(store: Store) -> None:
    known = KnownGuest("g", "key one", "Ann", "red", face="owl")
    await append(store, Batch((row(1),), known=known))
    assert await store.add_device(known, KnownGuest("g", "key two", None, None))
    for key in ("key one", "key two"):
        assert await store.guest_by_key(key) == KnownGuest("g", key, "Ann", "red", face="owl")
    assert await store.guest_by_key("key three") is None


async def test_people_change_their_names_and_faces(store: Store) -> None:
    await append(store, Batch((row(1),), (Person("t", "p1", "g", "Ann"),)))
    anna = Person("t", "p1", "g", "Anna", "owl")
    await append(store, Batch((row(2),), (anna,)))
    assert await store.people("t") == [anna]


async def test_a_new_name_is_kept_for_a_guest_who_is_known_and_for_nobody_else(store: Store) -> None:
    await append(store, Batch((row(1),), known=KnownGuest("g", "key", "Ann", "red")))
    await append(store, Batch((), renamed=KnownGuest("g", "other key", "Anna", "blue", face="owl")))
    await append(store, Batch((), renamed=KnownGuest("forgotten", "old key", "Eve", None)))
    assert await store.guest_by_key("key") == KnownGuest("g", "key", "Anna", "blue", face="owl")
    assert [len(await store.devices(guest)) for guest in ("g", "forgotten")] == [1, 0]


async def test_results_are_counted_for_each_game(store: Store) -> None:
    await append(
        store,
        Batch(
            (row(1),),
            finished=game(number=1, results=(GuestResult("me", won=True), GuestResult("you", won=False))),
        ),
    )
    await append(store, Batch((row(2),), finished=game(number=2, results=(GuestResult("me", won=False),))))
    assert await store.game_totals("me") == [GameTotals("dye_pot", 2, 1)]
    assert await store.game_totals("you") == [GameTotals("dye_pot", 1, 0)]


async def test_a_guests_games_come_the_latest_first_and_can_be_removed(store: Store) -> None:
    for number, won in ((1, True), (2, False), (3, True)):
        results = (GuestResult("me", won, (number - 1,)), GuestResult("you", won=False))
        await append(store, Batch((row(number),), finished=game(number=number, results=results)))
    third, second, first = await store.played_games("me", 9)
    assert third == PlayedGame("t", 3, "dye_pot", won=True, seats=(2,), at=5, players=game().players)
    assert await store.played_games("me", 2) == [third, second]
    await store.remove_played("me", "t", 2)
    assert await store.played_games("me", 9) == [third, first]
    assert await store.game_totals("me") == [GameTotals("dye_pot", 2, 2)]
    await store.remove_played("me")
    assert await store.played_games("me", 9) == []
    assert len(await store.played_games("you", 9)) == 3, "the others keep theirs"
    assert await store.finished_game("t", 2) is not None


async def test_a_guests_games_outlive_their_table_but_the_others_names_do_not(store: Store) -> None:
    people = (Person("t", "p1", "me", "Ann"), Person("t", "p2", "you", "Ben"))
    finished = game(results=(GuestResult("me", won=True),))
    await append(store, Batch((row(1),), people, listing=listing(), finished=finished))
    assert sorted(person.name for person in await store.people_at(["t", "u"])) == ["Ann", "Ben"]
    await store.expire(2000)
    assert [played.table for played in await store.played_games("me", 9)] == ["t"]
    assert await store.people_at(["t"]) == []


async def test_invitations_are_counted_by_day_and_by_way(store: Store) -> None:
    count = store.notifications.count_invitation
    assert [await count("me", "sent", 5, 2) for _ in range(3)] == [True, True, False]
    assert await count("me", "received", 5, 2)
    assert await count("you", "sent", 5, 2)
    assert [await count("me", "sent", 6, 2) for _ in range(3)] == [True, True, False]
    assert not await count("me", "sent", 5, 2), "a clock that is behind gives nobody more of them"


async def test_nobody_is_invited_who_has_not_asked_for_it(store: Store) -> None:
    notifications = store.notifications
    await append(store, Batch((row(1),), known=KnownGuest("me", "key", "Ann", "red")))
    assert not await notifications.wants_invitations("me")
    await notifications.set_invitations("me", wanted=True)
    await notifications.set_invitations("unknown", wanted=True)
    assert [await notifications.wants_invitations(guest) for guest in ("me", "unknown")] == [True, False]
    await notifications.set_invitations("me", wanted=False)
    assert not await notifications.wants_invitations("me")


async def test_a_finished_game_is_kept_with_who_sat_where(store: Store) -> None:
    await append(store, Batch((row(1),), finished=game()))
    found = await store.finished_game("t", 1)
    assert found is not None
    assert (found.data, found.players) == (b"record\n", game().players)
    assert await store.finished_game("t", 2) is None


async def test_who_is_forgotten_leaves_no_trace_but_the_game(store: Store) -> None:
    people = (Person("t", "p1", "me", "Ann"), Person("t", "p2", "you", "Ben"))
    known = KnownGuest("me", "key", "Ann", "red")
    results = (GuestResult("me", won=True), GuestResult("you", won=False))
    await append(store, Batch((row(1),), people, (), known, listing(), game(results=results)))
    await store.forget("me")
    assert await store.people("t") == [people[1]]
    assert await store.guest_by_key("key") is None
    assert await store.game_totals("me") == []
    assert await store.game_totals("you") == [GameTotals("dye_pot", 1, 0)]
    assert await store.tables_of("me", 9) == []
    assert await store.rows("t") == [row(1)]
    assert await store.finished_game("t", 1) is not None


async def test_somebody_can_be_forgotten_at_one_table_alone(store: Store) -> None:
    for table in "ab":
        people = (Person(table, "p1", "me", "Ann"),)
        await append(
            store,
            Batch((row(1, table),), people, finished=game(table, results=(GuestResult("me", won=True),))),
        )
    await append(store, Batch((), forgotten=(Person("a", "p1", "me", "Ann"),)))
    assert await store.people("a") == []
    assert len(await store.people("b")) == 1
    assert await store.game_totals("me") == [GameTotals("dye_pot", 1, 1)]


@pytest.mark.rule("TABLE-43")
async def test_old_tables_go_and_their_finished_games_stay(store: Store) -> None:
    for table, at in (("old", 10), ("spared", 10), ("young", 99), ("revived", 10)):
        line = listing(table, f"code-{table}", at=at)
        await append(store, Batch((row(1, table, at),), listing=line, finished=game(table)))
    await append(store, Batch((row(2, "revived", 99),)))
    assert await store.expire(50, sparing=["spared"]) == 1
    assert [len(await store.rows(table)) for table in ("old", "spared", "young", "revived")] == [0, 1, 1, 2]
    assert await store.table_by_code("code-old") is None
    assert await store.finished_game("old", 1) is not None


async def test_a_backup_made_while_others_write_is_whole(store: Store, tmp_path: Path) -> None:
    for seq in range(1, 200):
        store.append(Batch((row(seq),)), lambda _: None)
    await append(store, Batch((row(200),)))
    await store.backup(tmp_path / "copy.db")
    from huetable.store.sqlite.store import SqliteStore

    copy = await SqliteStore.open(tmp_path / "copy.db")
    assert [each.seq for each in await copy.rows("t")] == list(range(1, 201))
    await copy.close()


def blob(hash: str = "h1", person: str = "p1", game_no: int = 1, at: int = 1, table: str = "t") -> Blob:
    return Blob(table, game_no, person, hash, at, f"bytes of {hash}".encode())


def note(blob: Blob) -> BlobSummary:
    return BlobSummary(blob.person, blob.hash, blob.at, len(blob.data))


async def test_a_draft_is_kept_with_its_person_and_comes_back_as_it_was(opener: Opener) -> None:
    store = await opener()
    odd = Blob("t", 1, "p1", "h0", 2, bytes(range(256)))
    await store.add_draft(blob(at=1))
    await store.add_draft(odd)
    await store.add_draft(blob(person="p2", at=3))
    await store.close()
    again = await opener()
    assert await again.blob_summaries("t", 1) == [note(blob(at=1)), note(odd), note(blob(person="p2", at=3))]
    assert await again.blob_summaries("t", 2) == []
    assert await again.blob("t", 1, "h0") == odd.data
    assert await again.blob("t", 2, "h0") is None
    assert await again.blob("other", 1, "h0") is None
    await again.close()


async def test_a_draft_handed_in_again_is_the_latest(store: Store) -> None:
    for draft in (blob("h1", at=1), blob("h2", at=2), blob("h1", at=3)):
        await store.add_draft(draft)
    assert [each.hash for each in await store.blob_summaries("t", 1)] == ["h2", "h1"]


async def test_drafts_make_room_but_what_a_game_refers_to_stays(store: Store) -> None:
    for name in ("h1", "h2"):
        await store.add_draft(blob(name))
    await append(store, Batch((row(1),), kept=KeptBlobs("t", 1, ("h1",))))
    await store.add_draft(blob("h3"), dropping=["h1", "h2"])
    assert [each.hash for each in await store.blob_summaries("t", 1)] == ["h1", "h3"]
    await store.add_draft(blob("h4", game_no=2))
    assert [each.hash for each in await store.blob_summaries("t", 1)] == ["h1"], "drafts are for one game"


async def test_what_a_game_no_longer_refers_to_is_a_draft_again(store: Store) -> None:
    await store.add_draft(blob("h1"))
    await append(store, Batch((row(1),), kept=KeptBlobs("t", 1, ("h1",))))
    await append(store, Batch((row(2),), kept=KeptBlobs("t", 1, ())))
    await store.add_draft(blob("h2"), dropping=["h1"])
    assert [each.hash for each in await store.blob_summaries("t", 1)] == ["h2"]


async def test_a_bots_work_is_written_with_the_row_that_refers_to_it(store: Store) -> None:
    made = blob("h9", person="")
    assert await append(store, Batch((row(1),), blobs=(made,), kept=KeptBlobs("t", 1, ("h9",)))) is None
    assert await store.blob("t", 1, "h9") == made.data
    lost = Batch((row(1),), blobs=(blob("h8", person=""),), kept=KeptBlobs("t", 1, ("h8",)))
    assert isinstance(await append(store, lost), Conflict)
    assert await store.blob("t", 1, "h8") is None


async def test_a_finished_game_shows_what_it_refers_to_and_no_draft(store: Store) -> None:
    for name in ("h1", "h2"):
        await store.add_draft(blob(name))
    await append(store, Batch((row(1),), kept=KeptBlobs("t", 1, ("h1",))))
    assert await store.finished_blob("t", "h1") is None
    await append(store, Batch((row(2),), finished=game()))
    assert await store.finished_blob("t", "h1") == b"bytes of h1"
    assert await store.finished_blob("t", "h2") is None


async def test_drafts_go_with_who_is_forgotten_and_blobs_with_their_table(store: Store) -> None:
    person = Person("t", "p1", "guest", "Ann")
    for name in ("h1", "h2", "h3"):
        await store.add_draft(blob(name))
    await append(store, Batch((row(1),), (person,), listing=listing(), kept=KeptBlobs("t", 1, ("h1",))))
    await store.forget("somebody else")
    assert len(await store.blob_summaries("t", 1)) == 3
    await store.forget("guest")
    assert [each.hash for each in await store.blob_summaries("t", 1)] == ["h1"]
    await store.add_draft(blob("h4"))
    await append(store, Batch((), forgotten=(person,)))
    assert [each.hash for each in await store.blob_summaries("t", 1)] == ["h1"]
    assert await store.expire(before=5000) == 1
    assert await store.blob_summaries("t", 1) == []


async def test_a_backup_holds_blobs_too(store: Store, tmp_path: Path) -> None:
    await store.add_draft(blob("h1"))
    await store.backup(tmp_path / "copy.db")
    copy = await SqliteStore.open(tmp_path / "copy.db")
    assert await copy.blob("t", 1, "h1") == b"bytes of h1"
    await copy.close()
