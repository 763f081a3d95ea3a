"""`python -m huetable.cli` is the command itself."""

import sys

from . import main

sys.exit(main())
