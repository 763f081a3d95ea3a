"""The server as ever, with the games of one more folder.

python tests/browser/kit/more_games.py FOLDER serve ...
"""

from __future__ import annotations

import os
import sys

if __name__ == "__main__":
    os.environ["HUETABLE_GAMES"] = sys.argv[1]
    from huetable.cli import main

    sys.exit(main(sys.argv[2:]))
