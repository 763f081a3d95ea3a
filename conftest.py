"""What every test can use, in tests/ and in the games' own folders."""

import sys
from pathlib import Path

ROOT = Path(__file__).parent

# Tests are imported one by one, without packages: this makes the kits beside them importable.
sys.path[:0] = [str(ROOT / "tools"), str(ROOT / "tests/browser/kit")]

pytest_plugins = ("browser_fixtures",)
