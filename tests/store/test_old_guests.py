"""Guests who have not come by for long enough are forgotten, and nobody else."""

from store_kit import append, row

from huetable.store.base import Batch, GuestUse, KnownGuest, Person, Store


async def sit_down(store: Store, guest: str, seq: int) -> None:
    person = Person("t", f"p{seq}", guest, f"Name of {guest}")
    known = KnownGuest(guest, f"key of {guest}", f"Name of {guest}", "red")
    assert await append(store, Batch((row(seq),), (person,), known=known)) is None


async def use(store: Store, guest: str, day: int) -> None:
    assert await append(store, Batch((), guest_uses=(GuestUse(guest, day),))) is None


async def known(store: Store, *guests: str) -> list[bool]:
    return [await store.guest_by_key(f"key of {guest}") is not None for guest in guests]


async def test_a_guest_who_has_not_come_by_for_long_is_forgotten_everywhere(store: Store) -> None:
    for seq, guest in enumerate(("old", "young"), 1):
        await sit_down(store, guest, seq)
    await use(store, "old", 100)
    await use(store, "young", 131)
    assert await store.expire_guests(130, 160) == ["old"]
    assert await known(store, "old", "young") == [False, True]
    assert [person.guest for person in await store.people("t")] == ["young"]
    assert await store.expire_guests(130, 160) == []


async def test_a_guest_without_a_day_is_given_today_and_kept(store: Store) -> None:
    await sit_down(store, "new", 1)
    assert await store.expire_guests(130, 160) == []
    assert await store.expire_guests(160, 190) == []
    assert await known(store, "new") == [True]
    assert await store.expire_guests(161, 191) == ["new"]


async def test_a_visit_is_never_noted_earlier_than_it_was(store: Store) -> None:
    """A clock that has jumped back makes nobody older."""
    await sit_down(store, "ann", 1)
    await use(store, "ann", 200)
    await use(store, "ann", 3)
    assert await store.expire_guests(200, 230) == []
    assert await known(store, "ann") == [True]


async def test_however_many_have_not_come_by_all_of_them_are_forgotten(store: Store) -> None:
    for seq in range(1, 121):
        await sit_down(store, f"g{seq}", seq)
    assert (
        await append(store, Batch((), guest_uses=tuple(GuestUse(f"g{n}", 5) for n in range(1, 121)))) is None
    )
    assert len(await store.expire_guests(30, 60)) == 120
    assert await store.people("t") == []


async def test_marks_are_kept_changed_and_removed(store: Store) -> None:
    assert await store.marks() == {}
    await store.set_mark("clock", 5)
    await store.set_mark("clock", 1_800_000_000_000)
    await store.set_mark("gap/7", 3)
    assert await store.marks() == {"clock": 1_800_000_000_000, "gap/7": 3}
    await store.set_mark("gap/7", None)
    assert await store.marks() == {"clock": 1_800_000_000_000}
