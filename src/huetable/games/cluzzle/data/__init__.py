"""What the game knows about things, as text files that we have written ourselves."""

from __future__ import annotations

from importlib.resources import files


def has_data(name: str) -> bool:
    return files(__name__).joinpath(name).is_file()


def read_data(name: str) -> str:
    return files(__name__).joinpath(name).read_text("utf-8")
