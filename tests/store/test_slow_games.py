"""What every store keeps of slow games: what is due, which reminders were given out, and what somebody has hidden."""

from __future__ import annotations

from store_kit import append, row

from huetable.store.base import Batch, KnownGuest, Listing, Person, Store
from huetable.store.slow_games import ListedClock, Reminder

HOUR = 3_600_000


def slow(
    table: str = "t", *, seq: int = 1, due_at: int | None = 100, game_no: int = 1, began: int = 0
) -> Listing:
    """A clock of ten hours, since `began`."""
    clock = ListedClock("p1", began, 10 * HOUR, 10 * HOUR, began)
    return Listing(
        table, f"code-{table}", "uno_coloradd", "playing", seq, 1, ("p1",), ("p1",), game_no, due_at, (clock,)
    )


async def put(store: Store, line: Listing) -> None:
    people = (Person(line.table, "p1", "me", "Ann"),)
    assert await append(store, Batch((row(line.seq, line.table),), people, listing=line)) is None


async def test_a_table_is_due_when_its_entry_says_so(store: Store) -> None:
    await put(store, slow("late", due_at=50))
    await put(store, slow("later", due_at=70))
    await put(store, slow("never", due_at=None))
    assert await store.due_tables(49) == []
    assert await store.due_tables(100) == ["late", "later"]
    assert await store.listing("late") == slow("late", due_at=50)


async def test_a_worker_that_is_behind_does_not_bring_back_a_clock(store: Store) -> None:
    await put(store, slow(seq=1, due_at=50))
    await put(store, slow(seq=2, due_at=None))
    await append(store, Batch((), listing=slow(seq=1, due_at=50)))
    assert await store.due_tables(100) == []


async def test_a_reminder_is_given_out_once(store: Store) -> None:
    await put(store, slow())
    half, tenth = (Reminder("t", "p1", 0, "half"), Reminder("t", "p1", 0, "tenth"))
    assert await store.take_reminders(5 * HOUR - 1) == []
    assert await store.take_reminders(5 * HOUR) == [half]
    assert await store.take_reminders(5 * HOUR) == []
    await append(store, Batch((), listing=slow()))
    assert await store.take_reminders(6 * HOUR) == [], "the entry was written again, and that changes nothing"
    assert await store.take_reminders(9 * HOUR) == [tenth]
    assert await store.take_reminders(9 * HOUR) == []


async def test_what_is_skipped_is_not_given_out(store: Store) -> None:
    await put(store, slow())
    await store.skip_reminders([Reminder("t", "p1", 0, "half")])
    assert await store.take_reminders(5 * HOUR) == []
    assert [each.kind for each in await store.take_reminders(9 * HOUR)] == ["tenth"]


async def test_the_next_decision_has_reminders_of_its_own(store: Store) -> None:
    await put(store, slow())
    await store.take_reminders(5 * HOUR)
    await put(store, slow(seq=2, began=6 * HOUR))
    assert await store.take_reminders(11 * HOUR) == [Reminder("t", "p1", 6 * HOUR, "half")]


async def test_no_reminder_is_due_when_the_time_is_up(store: Store) -> None:
    await put(store, slow())
    assert await store.take_reminders(10 * HOUR) == []


async def test_a_hidden_table_comes_back_with_its_next_game(store: Store) -> None:
    await put(store, slow("a", game_no=2))
    await put(store, slow("b"))
    await store.hide_table("me", "a")
    await store.hide_table("you", "b")
    assert [line.table for line in await store.tables_of("me", 9, hidden=False)] == ["b"]
    assert len(await store.tables_of("me", 9)) == 2
    await put(store, slow("a", seq=2, game_no=3))
    assert len(await store.tables_of("me", 9, hidden=False)) == 2


async def test_what_waits_on_disk_is_not_old(store: Store) -> None:
    await put(store, slow("runs"))
    await put(store, slow("stands", due_at=None))
    known = KnownGuest("me", "key", "Ann", "red")
    await append(store, Batch((), known=known))
    await store.expire_guests(1, 1)
    assert await store.expire_guests(9, 9) == [], "a player of a slow game is remembered"
    assert await store.expire(10**15) == 1
    assert await store.tables() == ["runs"]
    await put(store, slow("runs", seq=2, due_at=None))
    assert await store.expire_guests(9, 9) == ["me"]
