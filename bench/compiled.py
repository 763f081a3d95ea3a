"""Our own rules compiled by mypyc (tools/compile): how far the same source goes."""

from __future__ import annotations

import sys

from bars import tell
from peers import ROOT

sys.path.insert(0, str(ROOT / "tools"))

from compiled_kit import CannotCompile, compiled_kit


def compiled_rules() -> list[str] | None:
    """The command that plays with compiled rules, or None (and why) where they do not compile."""
    try:
        kit = compiled_kit()
    except CannotCompile as error:
        tell(str(error))
        return None
    return ["env", f"PYTHONPATH={kit}", sys.executable, str(ROOT / "bench/contenders/ours_uno.py")]
