"""The server as ever, but every game is dealt from the same seed: what happens in it happens again.

python tests/browser/kit/seeded.py serve ...
"""

from __future__ import annotations

import secrets
import sys

from huetable.cli import main
from huetable.core.rng import SEED_BYTES

TOKEN_HEX = secrets.token_hex


def token_hex(nbytes: int | None = None) -> str:
    return "07" * SEED_BYTES if nbytes == SEED_BYTES else TOKEN_HEX(nbytes)


if __name__ == "__main__":
    secrets.token_hex = token_hex
    sys.exit(main(sys.argv[1:]))
