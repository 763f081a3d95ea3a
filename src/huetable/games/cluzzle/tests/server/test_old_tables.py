"""The old tables of this game hold what tests/server/storage/test_old_tables.py needs: decisions that seats have lost."""

import gzip
import sqlite3
from contextlib import closing
from pathlib import Path

OLD = Path(__file__).parents[1] / "old_tables/rules_v1.db.gz"


def test_seats_have_lost_decisions_in_the_old_tables(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    file.write_bytes(gzip.decompress(OLD.read_bytes()))
    with closing(sqlite3.connect(file)) as disk:
        query = "SELECT count(*) FROM log WHERE kind = 'move' AND payload = ?"
        (lost,) = disk.execute(query, (b'{"type":"forfeit"}',)).fetchone()
    assert lost > 0
