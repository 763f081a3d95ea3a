"""The devices of a guest, in every store: added by another one, listed, used, and ended for good."""

from __future__ import annotations

from pathlib import Path

from store_kit import append, row

from huetable.store.base import MOST_DEVICES, Batch, Device, DeviceUse, KnownGuest, Store
from huetable.store.migrations import migration_scripts
from huetable.store.sqlite.connection import connect, migrate

LAPTOP = KnownGuest("g", "laptop", "Ann", "red", "computer", 1000)
PHONE = KnownGuest("g", "phone", None, None, "phone", 2000)


async def stored(store: Store, *known: KnownGuest) -> None:
    for each in known:
        assert await append(store, Batch((), known=each)) is None


async def test_devices_are_listed_the_oldest_first_with_when_they_came(store: Store) -> None:
    await stored(store, LAPTOP)
    assert await store.add_device(LAPTOP, PHONE)
    assert await store.devices("g") == [
        Device("laptop", "computer", 1000, 1000),
        Device("phone", "phone", 2000, 2000),
    ]
    assert await store.devices("nobody") == []


async def test_a_new_device_takes_no_name_away(store: Store) -> None:
    await stored(store, LAPTOP)
    await store.add_device(LAPTOP, PHONE)
    assert await store.guest_by_key("phone") == KnownGuest("g", "phone", "Ann", "red")


async def test_the_last_use_of_a_device_is_kept_and_never_goes_back(store: Store) -> None:
    await stored(store, LAPTOP)
    for at in (9000, 8000):
        assert await append(store, Batch((), device_use=DeviceUse("laptop", "phone", at))) is None
    assert await append(store, Batch((), device_use=DeviceUse("unknown", "phone", 9000))) is None
    assert await store.devices("g") == [Device("laptop", "phone", 1000, 9000)]


async def test_an_ended_key_is_nobodys_and_the_others_stay(store: Store) -> None:
    await stored(store, LAPTOP)
    await store.add_device(LAPTOP, PHONE)
    await store.end_device("somebody else", "phone")
    assert len(await store.devices("g")) == 2
    await store.end_device("g", "laptop")
    assert await store.guest_by_key("laptop") is None
    assert await store.guest_by_key("phone") is not None
    asked = [("laptop", "g"), ("phone", "g"), ("x", "stranger")]
    assert await store.missing_keys(asked) == {"laptop": True, "x": False}


async def test_an_ended_key_does_not_come_back_by_sitting_down_at_the_last_moment(store: Store) -> None:
    await stored(store, LAPTOP)
    await store.end_device("g", "laptop")
    await stored(store, LAPTOP)
    assert await store.guest_by_key("laptop") is None
    assert await store.missing_keys([("laptop", "g")]) == {"laptop": True}


async def test_an_ended_device_adds_no_others(store: Store) -> None:
    await stored(store, LAPTOP)
    await store.end_device("g", "laptop")
    assert not await store.add_device(LAPTOP, PHONE)
    assert await store.devices("g") == []


async def test_a_guest_who_never_sat_down_is_stored_with_the_second_device(store: Store) -> None:
    assert await store.add_device(LAPTOP, PHONE)
    assert await store.guest_by_key("laptop") == KnownGuest("g", "laptop", None, None)
    assert [each.key for each in await store.devices("g")] == ["laptop", "phone"]


async def test_the_devices_of_a_guest_are_bounded(store: Store) -> None:
    await stored(store, LAPTOP)
    added = [
        await store.add_device(LAPTOP, KnownGuest("g", f"key {n}", None, None)) for n in range(MOST_DEVICES)
    ]
    assert added == [True] * (MOST_DEVICES - 1) + [False]


async def test_who_is_forgotten_has_no_devices_and_no_key_of_theirs_counts_as_ended(store: Store) -> None:
    await stored(store, LAPTOP)
    await store.add_device(LAPTOP, PHONE)
    await store.forget("g")
    assert await store.devices("g") == []
    assert await store.missing_keys([("laptop", "g"), ("phone", "g")]) == {"laptop": False, "phone": False}


def test_keys_of_before_stay_valid_without_a_time(tmp_path: Path) -> None:
    old = connect(tmp_path / "old.db")
    scripts = migration_scripts("sqlite")
    place = next(number for number, script in enumerate(scripts) if "made_at" in script)
    old.executescript("".join(scripts[:place]) + f"PRAGMA user_version = {place};")
    old.execute("INSERT INTO keys VALUES ('key', 'g')")
    migrate(old)
    assert old.execute("SELECT * FROM keys").fetchall() == [("key", "g", 0, 0, "")]
    old.close()


async def test_a_batch_of_a_row_and_a_use_writes_both(store: Store) -> None:
    await stored(store, LAPTOP)
    assert await append(store, Batch((row(1),), device_use=DeviceUse("laptop", "computer", 5000))) is None
    assert (await store.devices("g"))[0].used_at == 5000
    assert await store.last_seq("t") == 1
