"""The server as ever, with settings of the environment.

python tests/browser/kit/with_settings.py NAME=VALUE NAME=VALUE serve ...
"""

from __future__ import annotations

import os
import sys

if __name__ == "__main__":
    settings = [argument for argument in sys.argv[1:] if argument.startswith("HUETABLE_")]
    for setting in settings:
        name, _, value = setting.partition("=")
        os.environ[name] = value
    from huetable.cli import main

    sys.exit(main(sys.argv[1 + len(settings) :]))
