"""What every test can use, in tests/ and in the games' own folders."""

import sys
from pathlib import Path

ROOT = Path(__file__).parent

# Tests are imported one by one, without packages: this makes the kits beside them importable.
KITS = ("tools", "tests/browser/kit", "tests/server/kit", "tests/store/kit")
sys.path[:0] = [str(ROOT / kit) for kit in KITS]

pytest_plugins = ("browser_fixtures", "postgres_fixtures", "server_fixtures")
