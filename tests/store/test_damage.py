"""A damaged database file is noticed and said, and never taken for an empty one."""

from pathlib import Path

import pytest
from store_kit import append, row

from huetable.store.base import Batch, DamagedStore
from huetable.store.sqlite.connection import connect
from huetable.store.sqlite.damage import check_file
from huetable.store.sqlite.store import SqliteStore


async def filled(path: Path) -> Path:
    store = await SqliteStore.open(path)
    await append(store, Batch(tuple(row(seq, payload=b"x" * 500) for seq in range(1, 400))))
    await store.close()
    return path


def overwrite(path: Path, place: int, count: int = 4096) -> None:
    with path.open("r+b") as file:
        file.seek(place)
        file.write(b"\xa5" * count)


@pytest.mark.parametrize("place", [0, 8 * 4096, 20 * 4096])
async def test_a_damaged_file_is_refused_at_the_start_and_the_line_says_what_to_do(
    tmp_path: Path, place: int
) -> None:
    path = await filled(tmp_path / "huetable.db")
    overwrite(path, place)
    before = path.read_bytes()
    with pytest.raises(DamagedStore, match=r"huetable\.db is damaged .* put the latest backup in its place"):
        await SqliteStore.open(path)
    assert path.read_bytes() == before


async def test_damage_that_appears_while_the_server_runs_is_remembered(tmp_path: Path) -> None:
    path = await filled(tmp_path / "huetable.db")
    store = await SqliteStore.open(path)
    found = [store.damaged]
    size = path.stat().st_size
    overwrite(path, 4096, size - 4096)
    with pytest.raises(DamagedStore):
        await store.rows("t")
    found.append(store.damaged)
    assert found == [False, True]
    await store.close()


async def test_looking_through_a_large_file_does_not_hold_up_the_start(tmp_path: Path) -> None:
    path = await filled(tmp_path / "huetable.db")
    overwrite(path, 20 * 4096)
    connection = connect(path)
    with pytest.raises(DamagedStore):
        check_file(connection, path)
    check_file(connection, path, most=4096)
    assert connection.execute("PRAGMA user_version").fetchone()[0] > 0
    connection.close()


async def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    (tmp_path / "huetable.db").write_text("shopping list: " + "milk " * 400)
    with pytest.raises(DamagedStore, match="not a database"):
        await SqliteStore.open(tmp_path / "huetable.db")
    assert (tmp_path / "huetable.db").read_text().startswith("shopping list")
