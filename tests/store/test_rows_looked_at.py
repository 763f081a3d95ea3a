"""With 25,000 tables PostgreSQL looks at a few rows for every statement of the store and the workers, and never at all of them."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import asyncpg
import pytest
from store_kit import append, row

from huetable.store.base import (
    Batch,
    Blob,
    DeviceUse,
    FinishedGame,
    GuestResult,
    GuestUse,
    KeptBlobs,
    KnownGuest,
    Listing,
    NewLink,
    Person,
    Snapshot,
    Store,
)
from huetable.store.house import Ban, HouseStore, Report, ReportLine
from huetable.store.notifications import NotificationStore, PushSubscription, Webhook
from huetable.store.postgres.leases import WorkerLeases
from huetable.store.postgres.store import PostgresStore
from huetable.store.postgres.worker_board import WorkerBoard
from huetable.store.slow_games import Reminder
from huetable.store.tokens import Token, TokenStore

TABLES = 25_000

FILL = (
    """INSERT INTO workers VALUES ('mine', 1, now(), true), ('other', 1, now(), true),
        ('dead', 1, now() - interval '1 hour', true)""",
    """INSERT INTO log SELECT 't' || n, seq, 1, 'move', 0, NULL, 1000, 1, '{}' FROM generate_series(1, $1::int) AS n,
        generate_series(1, 2) AS seq""",
    """INSERT INTO listings SELECT 't' || n, 'code' || n, 'uno', 'playing', 2, 1000000 + n, '[]', '[]'
        FROM generate_series(1, $1::int) AS n""",
    "INSERT INTO people SELECT 't' || n, 'p', 'g' || n, 'Ann', '' FROM generate_series(1, $1::int) AS n",
    "INSERT INTO guests SELECT 'g' || n, 'Ann', 'red', 1000, '' FROM generate_series(1, $1::int) AS n",
    "INSERT INTO keys SELECT 'k' || n, 'g' || n, 0, 0, '' FROM generate_series(1, $1::int) AS n",
    "INSERT INTO records SELECT 't' || n, 1, 1, '{}', '[]' FROM generate_series(1, $1::int) AS n",
    "INSERT INTO results SELECT 'g' || n, 't' || n, 1, 'uno', 1, '[0]' FROM generate_series(1, $1::int) AS n",
    "INSERT INTO blobs SELECT 't' || n, 1, 'p', 'h', 1, 0, '' FROM generate_series(1, $1::int) AS n",
    "INSERT INTO links SELECT 'l' || n, 't' || n, 1 FROM generate_series(1, $1::int) AS n",
    "INSERT INTO snapshots SELECT 't' || n, 1, '', '', '' FROM generate_series(1, $1::int) AS n",
    "INSERT INTO leases SELECT 't' || n, 'mine', 1 FROM generate_series(1, $1::int) AS n",
    "UPDATE leases SET worker = 'dead' WHERE \"table\" IN ('t5', 't6')",
    "INSERT INTO presence SELECT 't' || n, 'mine', ARRAY['g' || n], 0, 'a line' FROM generate_series(1, $1::int) AS n",
    "INSERT INTO presence VALUES ('t1', 'other', ARRAY['g3'], 0, 'a line'), ('t5', 'dead', ARRAY['g5'], 0, '')",
    """INSERT INTO words ("table", worker, word, guest) SELECT 't' || n, 'mine', 'hello', 'g' || n
        FROM generate_series(1, $1::int) AS n""",
    "INSERT INTO lent SELECT 'key' || n, 'g' || n, now() - interval '1 hour' FROM generate_series(1, $1::int) AS n",
    """INSERT INTO push_subscriptions SELECT 'https://push.example.org/' || n, 'g' || n, 'k' || n, 'p', 'a', 'en', '', 1
        FROM generate_series(1, $1::int) AS n""",
    "INSERT INTO notices SELECT 'g' || n, 't' || n, 'your_turn', 1 FROM generate_series(1, $1::int) AS n",
    "INSERT INTO webhooks SELECT 't' || n, 'g' || n, 'json', '', '', 'en', '' FROM generate_series(1, $1::int) AS n",
    "INSERT INTO invitations SELECT 'g' || n, 'sent', 1, 1 FROM generate_series(1, $1::int) AS n",
    """INSERT INTO tokens SELECT 'token' || n, 'g' || n, 'Robby', 'play', 1, 1000000 + n
        FROM generate_series(1, $1::int) AS n""",
    """INSERT INTO reports SELECT 'r' || n, 't' || n, 'g' || n, 'Ann', 'h' || n, 'Ben', '', 1000000 + n
        FROM generate_series(1, $1::int) AS n""",
    """INSERT INTO report_lines SELECT 'r' || n, 0, 't' || n, 'h' || n, 'Ben', 'boo'
        FROM generate_series(1, $1::int) AS n""",
    "INSERT INTO bans SELECT 'b' || n, 'Ben', 1 FROM generate_series(1, $1::int) AS n",
    "INSERT INTO forgotten SELECT n, 'g' || n, now() - interval '1 hour' FROM generate_series(1, $1::int) AS n",
)

LOOKED_AT = """SELECT coalesce(sum(pg_stat_get_xact_numscans(oid)) FILTER (WHERE relkind = 'r'), 0)::int,
    sum(pg_stat_get_xact_tuples_returned(oid) + pg_stat_get_xact_tuples_fetched(oid))::int
    FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'i')"""
"""Whole database tables that were read, and rows and entries of indexes that were looked at, in this transaction."""

MOST = 400
"""Most statements look at less than ten; deleting fifty old tables at a time takes a few for each."""

KNOWN = KnownGuest("g9", "k9", "Ann", "red")
FULL = Batch(
    (row(3, "t9"),),
    (Person("t9", "p", "g9", "Ann"),),
    (Person("t10", "p", "g10", "Ben"),),
    KNOWN,
    Listing("t9", "code9", "uno", "playing", 3, 1000, (), ()),
    FinishedGame("t9", 2, "uno", 1, b"", (), (GuestResult("g9", won=True),)),
    (Blob("t9", 2, "p", "h", 1, b""),),
    KeptBlobs("t9", 2, ("h",)),
    NewLink("t9", "new", "old"),
    (GuestUse("g9", 2000),),
    Snapshot("t9", 3, "", "", b""),
    DeviceUse("k9", "phone", 1),
    KNOWN,
)


class OneConnection:
    """A pool of one, whose transactions are parts of the one in which the test counts."""

    def __init__(self, connection: asyncpg.Connection) -> None:
        self.connection = connection

    def __getattr__(self, name: str) -> Any:
        return getattr(self.connection, name)

    @asynccontextmanager
    async def acquire(self) -> AsyncIterator[asyncpg.Connection]:
        yield self.connection


@pytest.fixture
async def pool(database: str) -> AsyncIterator[OneConnection]:
    store = await PostgresStore.open(database)
    async with store.pool.acquire() as connection:
        filling = connection.transaction()
        await filling.start()
        for statement in FILL:
            await connection.execute(statement, *([TABLES] if "$1" in statement else []))
        yield OneConnection(connection)
        await filling.rollback()
    await store.close()


Ask = Callable[[], Awaitable[object]]


def of_store(store: PostgresStore) -> dict[str, Ask]:
    return {
        "append": lambda: append(store, FULL),
        "rows": lambda: store.rows("t9", 1),
        "snapshot": lambda: store.snapshot("t9"),
        "people": lambda: store.people("t9"),
        "listing": lambda: store.listing("t9"),
        "table_by_code": lambda: store.table_by_code("code9"),
        "table_by_link": lambda: store.table_by_link("l9"),
        "current_link": lambda: store.current_link("t9"),
        "tables_of": lambda: store.tables_of("g9", 9),
        "hide_table": lambda: store.hide_table("g22", "t22"),
        "due_tables": lambda: store.due_tables(1),
        "awaiting_tables": lambda: store.awaiting_tables(1_024_950),
        "take_reminders": lambda: store.take_reminders(1),
        "skip_reminders": lambda: store.skip_reminders([Reminder("t22", "p22", 1, "half")]),
        "last_seq": lambda: store.last_seq("t9"),
        "guest_by_key": lambda: store.guest_by_key("k9"),
        "devices": lambda: store.devices("g9"),
        "add_device": lambda: store.add_device(KNOWN, KnownGuest("g9", "new key", None, None)),
        "end_device": lambda: store.end_device("g9", "k9"),
        "missing_keys": lambda: store.missing_keys([("k9", "g9"), ("k11", "g11")]),
        "game_totals": lambda: store.game_totals("g9"),
        "played_games": lambda: store.played_games("g9", 100),
        "listings_at": lambda: store.listings_at(["t9", "t10"]),
        "people_at": lambda: store.people_at(["t9", "t10"]),
        "remove_played": lambda: store.remove_played("g11", "t11", 1),
        "finished_game": lambda: store.finished_game("t9", 1),
        "add_draft": lambda: store.add_draft(Blob("t9", 1, "p", "new", 1, b""), ["h"]),
        "blob_summaries": lambda: store.blob_summaries("t9", 1),
        "blob": lambda: store.blob("t9", 1, "h"),
        "finished_blob": lambda: store.finished_blob("t9", "h"),
        "forget": lambda: store.forget("g12"),
        "expire": lambda: store.expire(1_000_010, ["t7"], "playing"),
        "expire_guests": lambda: store.expire_guests(900, 2000),
        "newest_event": store.newest_event,
        "data_of_guest": lambda: store.data_of_guest("g9"),
        "marks": store.marks,
        "set_mark": lambda: store.set_mark("clock", 5),
        "current_time": lambda: store.current_time(0),
    }


def of_notifications(store: NotificationStore) -> dict[str, Ask]:
    subscription = PushSubscription("https://push.example.org/new", "g9", "k9", "p", "a", "en", "", 2)
    return {
        "server_key": lambda: store.server_key("vapid"),
        "keep_server_key": lambda: store.keep_server_key("vapid", "new"),
        "add_subscription": lambda: store.add_subscription(KNOWN, subscription),
        "remove_subscription": lambda: store.remove_subscription("https://push.example.org/9", "g9"),
        "subscriptions": lambda: store.subscriptions("g9"),
        "claim_notice": lambda: store.claim_notice("g9", "t9", "your_turn", 2),
        "wants_invitations": lambda: store.wants_invitations("g9"),
        "set_invitations": lambda: store.set_invitations("g9", wanted=True),
        "count_invitation": lambda: store.count_invitation("g9", "sent", 1, 5),
        "webhook": lambda: store.webhook("t9"),
        "set_webhook": lambda: store.set_webhook(Webhook("t9", "g9", "json", "", "", "en", "")),
        "remove_webhook": lambda: store.remove_webhook("t9"),
    }


def of_tokens(store: TokenStore) -> dict[str, Ask]:
    return {
        "add": lambda: store.add(Token("new", "g9", "Robby", "play", 1, 2), KNOWN),
        "find": lambda: store.find("token9"),
        "of_guest": lambda: store.of_guest("g9"),
        "remove": lambda: store.remove("token9"),
        "remove_expired": lambda: store.remove_expired(1_000_010),
    }


def of_house(store: HouseStore) -> dict[str, Ask]:
    said = (ReportLine("g9", "Ann", "boo"),)
    return {
        "add_report": lambda: store.add_report(Report("new", "t9", "g9", "Ann", "h9", "Ben", "", 1, said)),
        "remove_report": lambda: store.remove_report("r11"),
        "add_ban": lambda: store.add_ban(Ban("new", "Ben", 1)),
        "lift_ban": lambda: store.lift_ban("b9"),
        "bans_version": store.bans_version,
    }


def of_board(board: WorkerBoard) -> dict[str, Ask]:
    return {
        "release": lambda: board.release(["t20", "t21"]),
        "write_presence": lambda: board.write_presence([("t22", (["g22"], 1, b"line", []))]),
        "open_table_lines": board.open_table_lines,
        "remote_presence": lambda: board.remote_presence(["t1", "t22"]),
        "write_messages": lambda: board.write_messages([("t22", "g22", b"hello")]),
        "messages": lambda: board.messages(["t1", "t22"]),
        "add_one_time_token": lambda: board.add_one_time_token("k", "g22", 1000),
        "peek_one_time_token": lambda: board.peek_one_time_token("k"),
        "redeem_one_time_token": lambda: board.redeem_one_time_token("k"),
        "forget_guest": lambda: board.forget_guest("g3"),
        "add_forgotten": lambda: board.add_forgotten("hash"),
        "forgotten": board.forgotten,
        "last_seqs": lambda: board.last_seqs(["t1", "t22"]),
        "notify": lambda: board.notify(["t1", "t22"]),
    }


def of_leases(leases: WorkerLeases) -> dict[str, Ask]:
    return {
        "join": leases.join,
        "beat": leases.beat,
        "keep": leases.keep,
        "claim": lambda: leases.claim(["t1", "t5", "new"]),
        "depose": lambda: leases.depose(["dead"]),
        "adopt": lambda: leases.adopt(["dead"]),
        "drop_presence": lambda: leases.drop_presence(["dead"]),
        "release": lambda: leases.release(["t1"]),
        "resign": leases.resign,
    }


WHOLE = {
    "tables": "for `huetable check`, which reads them all",
    "backup": "a copy of everything",
    "guests_named": "for `huetable export --name`, which an operator asks once in a while",
    "table_count": "at most a thousand are counted, every half minute",
    "tables_elsewhere": "at most two hundred, for the operator's page",
    "reports": "at most two hundred, for the operator's page",
    "bans": "all of them, for the operator's page, and for a worker after each change",
    "tidy": "what has run out is deleted, however much it is",
    **dict.fromkeys(
        (
            "close",
            "log_source",
            "pending_appends",
            "damaged",
            "free_bytes",
            "joined",
            "notifications",
            "house",
            "tokens",
        ),
        "no statement",
    ),
}


async def test_no_statement_reads_a_whole_table_or_more_rows_than_it_needs(pool: OneConnection) -> None:
    store = PostgresStore(pool, "", "new", notify=True)
    board = WorkerBoard(pool, "new", notify=True)
    # Before the store's own questions, of which some delete what is looked for here.
    asked = [
        of_notifications(store.notifications),
        of_tokens(store.tokens),
        of_house(store.house),
        of_store(store),
        of_board(board),
        of_leases(board.leases),
    ]
    for kind, questions in zip(
        (NotificationStore, TokenStore, HouseStore, Store, WorkerBoard, WorkerLeases), asked, strict=True
    ):
        public = {name for name in vars(kind) if not name.startswith("_")}
        assert public - WHOLE.keys() == questions.keys() - WHOLE.keys()
    found = {}
    for name, ask in [item for questions in asked for item in questions.items()]:
        scans, rows = await looked_at(pool, ask)
        if scans or rows > MOST:
            found[name] = (scans, rows)
    assert found == {}
    assert await looked_at(pool, store.table_count) <= (0, 2100)
    assert await looked_at(pool, board.tables_elsewhere) <= (0, 1000)
    scans, rows = await looked_at(pool, store.house.reports)
    assert (scans, rows < 3000) == (0, True), rows
    assert (await looked_at(pool, board.tidy))[0] == 0
    # What would be found: reading all people for one of them.
    scans, rows = await looked_at(pool, lambda: pool.fetch("SELECT * FROM people WHERE name = 'Zoe'"))
    assert (scans, rows > TABLES - 100) == (1, True)
    await store._writer.close()


async def looked_at(pool: OneConnection, ask: Ask) -> tuple[int, int]:
    before = await pool.fetchrow(LOOKED_AT)
    await ask()
    after = await pool.fetchrow(LOOKED_AT)
    return after[0] - before[0], after[1] - before[1]
