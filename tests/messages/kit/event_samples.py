"""The events of every game's playthroughs, and the shell's sentences for them.

python tests/messages/kit/event_samples.py     prints both as JSON: the browser's test makes the same sentences
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec

from huetable.cli.terminal.event_sentences import EventSentences, no_arguments
from huetable.core.codec import decode
from huetable.games import all_games, game_folder, game_texts, optional_module
from huetable.messages.catalogues import load_catalogue
from huetable.messages.languages import ENGLISH, all_languages
from huetable.translation.areas import CHECKOUT

NAMES = ("Ann", "Ben", "Cleo", "Dov", "Edna", "Finn", "Gwen", "Hugo", "Iris", "Joan")
YOU = (None, 0, 1, 2)
MOST_OF_A_KIND = 12
LANGUAGES = tuple(code for code, language in all_languages().items() if language.complete)
PAGE = CHECKOUT / "web/src/lib/i18n/en.json"


@cache
def sample_events(game: Any) -> tuple[Any, ...]:
    """The first dozen different events of each kind, as the playthroughs tell them."""
    return tuple(_sample_events(game))


def _sample_events(game: Any) -> Iterator[Any]:
    seen: Counter[str] = Counter()
    for file in sorted((game_folder(game) / "tests" / "playthroughs").glob("*.txt")):
        for line in dict.fromkeys(file.read_text("utf-8").splitlines()):
            if line.startswith("event to "):
                event = decode(line.partition(": ")[2].encode(), game.event_type)
                seen[event.__struct_config__.tag] += 1
                if seen[event.__struct_config__.tag] <= MOST_OF_A_KIND:
                    yield event


def sentences(game: Any, you: int | None, language: str = ENGLISH) -> EventSentences:
    own = getattr(optional_module(game, "terminal"), "event_arguments", no_arguments)
    mine = load_catalogue(PAGE, language)["common"]["you"]
    return EventSentences(
        game_texts(game, language), you, lambda seat: mine if seat == you else NAMES[seat], own
    )


def samples() -> Iterator[dict[str, Any]]:
    for name, game in all_games().items():
        tellers = {(you, language): sentences(game, you, language) for you in YOU for language in LANGUAGES}
        for event in sample_events(game):
            for you in YOU:
                said = {language: tellers[you, language].tell(event) for language in LANGUAGES}
                yield {"game": name, "event": msgspec.to_builtins(event), "you": you, "sentences": said}


if __name__ == "__main__":
    json.dump({"names": NAMES, "languages": LANGUAGES, "samples": list(samples())}, sys.stdout)
