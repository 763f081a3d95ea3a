"""The server as ever, but for one thing: UNO's deck comes to the table in the order of a file, not shuffled.

    python src/huetable/games/uno_coloradd/tests/browser/stacked_deck.py FILE serve ...

FILE holds the hands in the order of the seats, then the card turned up, then what is drawn first: {"hands": [[...]],
"first": "r5", "drawn": [...]}. Below that lie the other numbers, and all other cards at the bottom.
"""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path

from msgspec import Struct, json

from huetable.cli import main
from huetable.core.rng import Rng

SHUFFLE = Rng.shuffle


class Deck(Struct):
    hands: list[list[str]]
    first: str
    drawn: list[str]

    def lay(self, cards: list[str]) -> None:
        """Hands from the front, as they are dealt; the pile from the end, as it is drawn."""
        dealt = [card for hand in self.hands for card in hand]
        on_top = [self.first, *self.drawn]
        left = list((Counter(cards) - Counter(dealt + on_top)).elements())
        numbers = [card for card in left if card[1:].isdigit() and card[0] != "w"]
        others = [card for card in left if card not in numbers]
        stacked = [*dealt, *others, *numbers, *reversed(on_top)]
        if Counter(stacked) != Counter(cards):
            raise ValueError("this deck cannot be stacked from the cards there are")
        cards[:] = stacked


def stack(deck: Deck) -> None:
    def shuffle(rng: Rng, items: list[str], label: str = "") -> None:
        if label == "deal":
            deck.lay(items)
        else:
            SHUFFLE(rng, items, label)

    Rng.shuffle = shuffle  # type: ignore[assignment, method-assign]


if __name__ == "__main__":
    stack(json.decode(Path(sys.argv[1]).read_bytes(), type=Deck))
    sys.exit(main(sys.argv[2:]))
