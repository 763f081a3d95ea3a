import sys
from pathlib import Path

# Tests are imported one by one, without packages: this makes the small game beside them importable.
sys.path.insert(0, str(Path(__file__).parent))
