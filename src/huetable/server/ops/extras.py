"""How to install what only some commands need: the extras in pyproject.toml."""

from __future__ import annotations

from huetable import __version__


def how_to_install(extra: str) -> str:
    """For whoever has a wheel and for whoever has a checkout: no package index has Huetable."""
    return (
        f"pip install './huetable-{__version__}-py3-none-any.whl[{extra}]', or in a checkout"
        f" .venv/bin/pip install --editable '.[{extra}]'"
    )
