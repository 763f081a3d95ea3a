import sys
from pathlib import Path

# The samples are for the browser's test too, so they are a script of their own.
sys.path.insert(0, str(Path(__file__).parent / "kit"))
