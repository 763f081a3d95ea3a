"""Nothing is deleted because of a clock: everything is kept for as long as promised, by time that has really passed."""

import logging
import random
from pathlib import Path

import pytest
from table_kit import START, NoGuests, Party

from huetable.server.live.alarm import WallTime
from huetable.server.lobby.forgetting import Forgetting
from huetable.server.upkeep.clock import ClockWatch
from huetable.server.upkeep.expiry import expire
from huetable.server.upkeep.retention import cutoff
from huetable.store.base import Store
from huetable.store.sqlite.store import SqliteStore
from huetable.table.wire.protocol import Say

HOUR = 3600 * 1000
DAY = 24 * HOUR
KEEP = 30 * DAY
SECOND = 1_000_000_000


class History:
    """A server that looks every hour, under a clock that others set."""

    def __init__(self, store: Store, clock: int = START) -> None:
        self.store = store
        self.clock = clock
        self.cutoff = 0

    async def run(self, hours: int, *, step: int = 1) -> None:
        for _ in range(0, hours, step):
            self.clock += step * HOUR
            self.cutoff = await cutoff(self.store, self.clock, KEEP)


@pytest.fixture
async def store(tmp_path: Path) -> SqliteStore:
    return await SqliteStore.open(tmp_path / "tables.db")


@pytest.mark.parametrize("jump", [32 * DAY, 400 * DAY])
async def test_a_clock_that_jumps_ahead_makes_nothing_old(
    store: Store, jump: int, caplog: pytest.LogCaptureFixture
) -> None:
    history = History(store)
    await history.run(2)
    played = history.clock
    history.clock += jump
    await history.run(2)
    assert history.cutoff < played - 29 * DAY
    assert "the clock is far ahead of the last run" in caplog.text
    # It has become old when the server has seen thirty days pass, and not before.
    await history.run(29 * 24, step=2)
    assert history.cutoff < played
    await history.run(2 * 24, step=2)
    assert history.cutoff > played
    # From then on the gap is history: what is new is kept for thirty days, not for more.
    assert history.cutoff == history.clock - KEEP
    assert len(await store.marks()) == 1
    await store.close()


async def test_a_clock_that_jumps_back_makes_nothing_old_and_is_said(
    store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    history = History(store)
    await history.run(2)
    played = history.clock
    history.clock -= 32 * DAY
    await history.run(2)
    assert history.cutoff < played - 30 * DAY
    assert "the clock is behind the last run" in caplog.text
    # Set right again, it has jumped ahead: what was played in the meantime, under a wrong date, is not old either.
    wrong = history.clock
    history.clock += 32 * DAY
    await history.run(29 * 24, step=2)
    assert history.cutoff < wrong
    await history.run(2 * 24, step=2)
    assert history.cutoff > played
    await store.close()


async def test_a_clock_that_ran_ahead_and_is_set_right_makes_nothing_old(store: Store) -> None:
    history = History(store)
    await history.run(2)
    played = history.clock
    history.clock += 32 * DAY
    await history.run(4)
    history.clock -= 30 * DAY
    await history.run(29 * 24, step=2)
    assert history.cutoff < played
    await history.run(2 * 24, step=2)
    assert history.cutoff == history.clock - KEEP
    assert len(await store.marks()) == 1
    await store.close()


async def test_the_first_run_after_an_update_compares_with_the_newest_event(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def newest(_: Store) -> int:
        return START

    monkeypatch.setattr(SqliteStore, "newest_event", newest)
    history = History(store, START + 40 * DAY)
    await history.run(1)
    assert history.cutoff < START
    await store.close()


@pytest.mark.parametrize("seed", [0, *(pytest.param(seed, marks=pytest.mark.soak) for seed in range(1, 5))])
async def test_whatever_the_clock_does_everything_is_kept_for_thirty_days_of_running(
    store: Store, seed: int
) -> None:
    chance, history = random.Random(seed), History(store)
    seen = 0
    written: list[tuple[int, int]] = []
    ever_gone = 0
    await history.run(1)
    for _ in range(100):
        written.append((history.clock, seen))
        hours = chance.choice([1, 2, 24, 96])
        if chance.random() < 0.15:
            history.clock += chance.choice([-40, -3, 1, 5, 32, 90]) * DAY
        await history.run(hours, step=min(hours, 2))
        seen += hours * HOUR
        gone = [at for clock, at in written if clock < history.cutoff]
        assert all(seen - at >= KEEP for at in gone)
        ever_gone += len(gone)
    assert ever_gone
    await store.close()


async def test_neither_tables_nor_guests_go_when_the_clock_jumps_ahead(party: Party) -> None:
    ann, ben = await party.playing(2)
    store = party.lobby.services.store
    forgetting = Forgetting(party.lobby, NoGuests())
    assert (await expire(party.lobby, 30, forgetting)).guests == 0
    for guest in (ann, ben):
        await guest.go()
    await party.advance(61)
    assert party.lobby.tables == {}
    await party.advance(32 * 24 * 3600)
    removed = await expire(party.lobby, 30, forgetting)
    assert (removed.tables, removed.guests) == (0, 0)
    assert await store.guest_by_key(ann.guest.key) is not None
    assert await store.rows(ann.table.state.id)


@pytest.mark.every_store
async def test_a_guest_who_never_comes_back_is_forgotten_with_the_time_and_one_who_stays_is_not(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("huetable.server.upkeep.retention.USUAL_GAP", 60 * DAY)
    forgetting = Forgetting(party.lobby, NoGuests())
    ann, ben = await party.waiting(2)
    await ben.do(Say, "see you")
    assert (await expire(party.lobby, 30, forgetting)).guests == 0
    await ben.go()
    await party.advance(31 * 24 * 3600)
    assert (await expire(party.lobby, 30, forgetting)).guests == 1
    store = party.lobby.services.store
    assert await store.guest_by_key(ben.guest.key) is None
    assert await store.guest_by_key(ann.guest.key) is not None, "Ann's page has been open all the time"
    assert [chair.name for chair in ann.seen().chairs] == ["Ann", "somebody"]
    assert ann.table.chat.lines == ()


class Clocks:
    """A clock that can be set, and time that only passes."""

    def __init__(self) -> None:
        self.wall = START * 1_000_000
        self.steady = 5 * SECOND

    def pass_time(self, seconds: float) -> None:
        self.wall += int(seconds * SECOND)
        self.steady += int(seconds * SECOND)


@pytest.mark.parametrize(("days", "line"), [(32, "the clock jumped ahead"), (-32, "the clock jumped back")])
def test_tables_do_not_notice_a_clock_that_jumps_but_the_operator_is_told_once(
    days: int, line: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    clocks = Clocks()
    time = WallTime(lambda: clocks.wall, lambda: clocks.steady)
    watch = ClockWatch(time)
    watch.check()
    assert caplog.records == []
    clocks.wall += days * 86_400 * SECOND
    clocks.pass_time(10)
    for _ in range(3):
        watch.check()
    assert time.now() == START + 10_000
    assert len(caplog.records) == 1
    assert caplog.records[0].getMessage().startswith(line)
    assert caplog.records[0].__dict__["hours"] == 32 * 24
    clocks.wall -= days * 86_400 * SECOND
    watch.check()
    assert caplog.records[-1].getMessage() == "the clock is right again"


def test_small_corrections_of_the_clock_are_followed_without_a_word(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    clocks = Clocks()
    time = WallTime(lambda: clocks.wall, lambda: clocks.steady)
    for _ in range(10):
        clocks.wall += SECOND
        ClockWatch(time).check()
    assert time.now() == START + 10_000
    assert caplog.records == []
