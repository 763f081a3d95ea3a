"""What an attempt has to beat: ratings, targets, and the names of those who are encountered."""

from __future__ import annotations

from typing import Final

from huetable.games.guardians_of_hue.data.cards import CARDS
from huetable.games.guardians_of_hue.rules.state import Card, DiceAction, Enemy, State

TARGET_PER_RATING: Final = 3
"""A target is this many times its rating."""

STRONG: Final = sum(1 << place for place, card in enumerate(CARDS) if card.influence == 2)
WEAK: Final = sum(1 << place for place, card in enumerate(CARDS) if card.influence == 1)
"""The locations by their Influence, as bits: counting them is quicker than adding it up."""


def rating(state: State, deed: DiceAction, card: Card) -> int:
    """The rating before any support; a light location has none."""
    if deed == "encounter":
        return influence(state.light, state.near[card] | 1 << card)
    if state.light >> card & 1:
        return 0
    return CARDS[card].strength if deed == "attack" else CARDS[card].defense


def influence(light: int, among: int) -> int:
    """The Influence of all dark locations among these."""
    dark = among & ~light
    return (dark & WEAK).bit_count() + 2 * (dark & STRONG).bit_count()


def enemy_of_target(target: int) -> Enemy:
    if target <= 6:
        return "contrast_shadows"
    if target <= 9:
        return "pica_savage"
    return "ins_tangram_spirit" if target <= 14 else "vs_commander"
