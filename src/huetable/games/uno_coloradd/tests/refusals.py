"""Every sentence that refuses a move or an option: the situation, how it comes about, and what the player reads.

Seat 0 is Ann, 1 Ben, 2 Cleo, 3 Dov. Where nothing else is said, a red 5 lies on top and it is Ann's turn.
"""

from collections.abc import Callable
from typing import Any

from huetable.core.move_text import parse_any_move
from huetable.core.terms import Refusal
from huetable.games.uno_coloradd import GAME
from huetable.games.uno_coloradd.rules.state import State

from .table import emitted, rule, table

Provoke = Callable[[], Refusal | None]

PLAIN = ("r6 g7 b8", "r7 g8", "b1 b2")
HONOUR = (rule("honour"),)
SINGING = ("wc1 b1 b2 b3", "r7 r8 r9", "b4 b5", "r1 r2")


def tries(
    seat: int, move: str, *before: tuple[int, str], hands: tuple[str, ...] = PLAIN, **laid: Any
) -> Provoke:
    """The cards are laid out, some moves are played, and then this seat tries one."""

    def provoke() -> Refusal | None:
        state = table(*hands, **laid)
        for other, text in before:
            emitted(state, other, text)
        return tried(state, seat, move)

    return provoke


def tried(state: State, seat: int, move: str) -> Refusal | None:
    return GAME.refuse(state, seat, parse_any_move(move, GAME.move_type))


def wild_first(seat: int, move: str) -> Provoke:
    """A wild card was turned up, and Ann has to choose its colour."""

    def provoke() -> Refusal | None:
        state = table(*PLAIN)
        state.discard, state.colour, state.phase = ["w"], None, "colour"
        return tried(state, seat, move)

    return provoke


def host_sets(seats: int = 3, **options: Any) -> Provoke:
    def provoke() -> Refusal | None:
        read = GAME.read_options(options, seats)
        return read if isinstance(read, Refusal) else None

    return provoke


FOUR: dict[str, Any] = {"hands": ("w4 r6 g7", "r7 g8 w4", "b1 b2")}
TWO: dict[str, Any] = {"hands": ("r+2 g7 g8", "r7 g+2", "b1 b2"), "stacking": True}
JUMPING: dict[str, Any] = {"hands": ("g1 g2", "b3 r7", "g5 r5 b8", "r6 w b1"), "jump_in": True}
ONE_LEFT: dict[str, Any] = {"hands": ("r6 b1", "r7 r8 r9", "g1 g2")}
SWAP: dict[str, Any] = {"hands": ("wc1 b1 b2", "r7 r8", "g1 g2"), "house_rules": (rule("swap"),)}
NO_CARDS: dict[str, Any] = {"pile": "", "hands": ("r6 b1", "r7 b2")}

PROVOKED: tuple[tuple[str, Provoke, str], ...] = (
    # Playing a card
    ("it fits in nothing", tries(0, "play g7"), "A green 7 doesn’t fit. You need red, a 5 or a wild card."),
    ("on an 8", tries(0, "play r6", top="g8"), "A red 6 doesn’t fit. You need green, an 8 or a wild card."),
    (
        "on a Skip",
        tries(0, "play r6", top="bs"),
        "A red 6 doesn’t fit. You need blue, a Skip or a wild card.",
    ),
    (
        "on a wild card",
        tries(0, "play r6", top="w", colour="blue"),
        "A red 6 doesn’t fit. You need blue or a wild card.",
    ),
    ("a card of somebody else", tries(0, "play r7"), "You don’t have a red 7. Choose a card from your hand."),
    ("a wild card without a colour", tries(0, "play w4", **FOUR), "Choose a colour for your Wild Draw Four."),
    (
        "a red card named red",
        tries(0, "play r6 red"),
        "A red 6 has its own colour. Play it without choosing one.",
    ),
    ("out of turn", tries(1, "play r7"), "It’s Ann’s turn. Wait for yours."),
    ("drawing out of turn", tries(2, "draw"), "It’s Ann’s turn. Wait for yours."),
    ("keeping out of turn", tries(2, "keep", (0, "play r6")), "It’s Ben’s turn. Wait for yours."),
    # The first card
    ("playing first", wild_first(0, "play r6"), "The first card is wild. Choose its colour before you play."),
    ("drawing first", wild_first(0, "draw"), "The first card is wild. Choose its colour before you play."),
    ("naming for Ann", wild_first(1, "colour red"), "The first card is wild. Ann chooses its colour first."),
    ("playing before Ann", wild_first(1, "play r7"), "The first card is wild. Ann chooses its colour first."),
    ("naming later", tries(0, "colour blue"), "The colour is red. To change it, play a wild card."),
    # Drawing, keeping, passing
    (
        "another card than the drawn",
        tries(0, "play r6", (0, "draw"), pile="r9"),
        "You drew a red 9. Play it or keep it.",
    ),
    ("drawing twice", tries(0, "draw", (0, "draw"), pile="r9"), "You drew a red 9. Play it or keep it."),
    (
        "passing after drawing",
        tries(0, "pass", (0, "draw"), pile="w"),
        "You drew a Wild. Play it or keep it.",
    ),
    ("keeping before drawing", tries(0, "keep"), "You have no drawn card to keep. Play a card or draw one."),
    ("an empty pile", tries(0, "draw", **NO_CARDS), "There’s nothing left to draw. Play a card that fits."),
    (
        "an empty pile and nothing fits",
        tries(0, "draw", pile="", hands=("b1 b2", "r7")),
        "There’s nothing left to draw, and none of your cards fits. Pass instead.",
    ),
    (
        "passing with cards to draw",
        tries(0, "pass", hands=("b1", "r7")),
        "You can’t pass while there are cards to draw. Draw one.",
    ),
    ("passing though a card fits", tries(0, "pass"), "You can’t pass now. Play a card or draw one."),
    (
        "passing at an empty pile",
        tries(0, "pass", **NO_CARDS),
        "You can’t pass, because your red 6 fits. Play it.",
    ),
    # Wild Draw Four and stacking
    (
        "playing on",
        tries(1, "play r7", (0, "play w4 red"), **FOUR),
        "First take the 4 cards, or challenge Ann.",
    ),
    (
        "drawing one",
        tries(1, "draw", (0, "play w4 red"), **FOUR),
        "First take the 4 cards, or challenge Ann.",
    ),
    (
        "challenging for Ben",
        tries(2, "challenge", (0, "play w4 red"), **FOUR),
        "Only Ben can answer that card. Wait for your turn.",
    ),
    (
        "challenging oneself",
        tries(0, "challenge", (0, "play w4 red"), **FOUR),
        "Only Ben can answer that card. Wait for your turn.",
    ),
    (
        "challenging nothing",
        tries(0, "challenge"),
        "There’s no Wild Draw Four to challenge. Play a card or draw one.",
    ),
    ("taking nothing", tries(0, "accept"), "There are no cards for you to take. Play a card or draw one."),
    (
        "another card on a Draw Two",
        tries(1, "play r7", (0, "play r+2"), **TWO),
        "First take the 2 cards, or play a Draw Two yourself.",
    ),
    (
        "another card on two Draw Twos",
        tries(2, "play b1", (0, "play r+2"), (1, "play g+2"), **TWO),
        "You have no Draw Two, so take the 4 cards first.",
    ),
    (
        "challenging a Draw Two",
        tries(1, "challenge", (0, "play r+2"), **TWO),
        "You can’t challenge a Draw Two. Take the 2 cards, or play a Draw Two.",
    ),
    (
        "taking for Ben",
        tries(2, "accept", (0, "play r+2"), **TWO),
        "Only Ben can answer that card. Wait for your turn.",
    ),
    (
        "another card on a Wild Draw Four",
        tries(1, "play r7", (0, "play w4 red"), stacking=True, **FOUR),
        "First take the 4 cards, challenge Ann, or play a Wild Draw Four yourself.",
    ),
    (
        "another card on a Wild Draw Four without one of one's own",
        tries(1, "play r7", (0, "play w4 red"), stacking=True, hands=("w4 r6 g7", "r7 g8", "b1 b2")),
        "First take the 4 cards, or challenge Ann.",
    ),
    # Jumping in
    (
        "with a card that only fits",
        tries(3, "play r6", **JUMPING),
        "To jump in, you need another red 5. It’s Ann’s turn.",
    ),
    (
        "on a wild card",
        tries(3, "play w red", top="w", colour="red", **JUMPING),
        "You can’t jump in on a wild card. It’s Ann’s turn.",
    ),
    (
        "after Ann has drawn",
        tries(2, "play r5", (0, "draw"), pile="r9", **JUMPING),
        "You can’t jump in: Ann has already drawn. Wait for your turn.",
    ),
    (
        "into a stack",
        tries(
            2,
            "play r+2",
            (0, "play r+2"),
            hands=("r+2 g1 g2", "b3 r7", "r+2 b8"),
            jump_in=True,
            stacking=True,
        ),
        "You can’t jump in while Ben has cards to take. Wait for your turn.",
    ),
    (
        "without the option",
        tries(2, "play r5", hands=("g1 g2", "b3 r7", "r5 b1")),
        "It’s Ann’s turn. Wait for yours.",
    ),
    # UNO
    (
        "calling with three cards",
        tries(0, "uno"),
        "You have 3 cards. Call UNO with the card that leaves you one.",
    ),
    (
        "calling with too many left",
        tries(0, "play r6 - - uno"),
        "You’d still have 2 cards. Call UNO with the card that leaves you one.",
    ),
    (
        "calling with the last card",
        tries(0, "play r6 - - uno", hands=("r6", "r7")),
        "You’ll have no cards left, so you needn’t call UNO. Just play it.",
    ),
    (
        "calling twice",
        tries(0, "uno", (0, "play r6 - - uno"), **ONE_LEFT),
        "Nobody can catch you now, so you needn’t call UNO.",
    ),
    (
        "calling with a card that swaps hands",
        tries(0, "play wc1 red 1 uno", hands=("wc1 b1", "r7 r8"), house_rules=(rule("swap"),)),
        "Your hand changes with this card, so you needn’t call UNO. Just play it.",
    ),
    (
        "calling with a card from a swap",
        tries(1, "uno", (0, "play wc1 red 1"), hands=("wc1 b1", "r7 r8 r9"), house_rules=(rule("swap"),)),
        "You got your one card from another player, so you needn’t call UNO.",
    ),
    (
        "catching a card from a swap",
        tries(
            2, "catch 1", (0, "play wc1 red 1"), hands=("wc1 b1", "r7 r8", "g1"), house_rules=(rule("swap"),)
        ),
        "Ben got that one card from another player and needn’t call UNO.",
    ),
    (
        "catching oneself",
        tries(0, "catch 0", (0, "play r6"), **ONE_LEFT),
        "You can’t catch yourself. Choose another player.",
    ),
    (
        "catching with more cards",
        tries(2, "catch 1"),
        "Ben has 2 cards. You can only catch a player with one card.",
    ),
    (
        "catching just after another player",
        tries(2, "catch 0", (0, "play r6"), (1, "catch 0"), **ONE_LEFT),
        "Ben was faster: they have already caught Ann.",
    ),
    (
        "catching the same player twice",
        tries(2, "catch 0", (0, "play r6"), (2, "catch 0"), **ONE_LEFT),
        "You have already caught Ann.",
    ),
    ("catching nobody", tries(2, "catch 9"), "This table has 3 players. Choose one of them."),
    (
        "catching wrongly twice",
        tries(2, "catch 0", (0, "play r6 - - uno"), (2, "catch 0"), **ONE_LEFT),
        "Your last catch was wrong. Wait three seconds before you try again.",
    ),
    # Between rounds
    (
        "playing between rounds",
        tries(1, "play r7", (0, "play r6"), hands=("r6", "r7")),
        "The round is over. You can play again after the next deal.",
    ),
    ("ready too early", tries(0, "ready"), "The round isn’t over yet. Play on."),
    (
        "ready twice",
        tries(0, "ready", (0, "play r6"), (0, "ready"), hands=("r6", "r7", "r8")),
        "You’re ready. Now we wait for 2 others.",
    ),
    (
        "ready twice, and Ben is the last",
        tries(0, "ready", (0, "play r6"), (0, "ready"), hands=("r6", "r7")),
        "You’re ready. Now we wait for Ben.",
    ),
    # House rules
    ("swapping with nobody", tries(0, "play wc1 red", **SWAP), "Choose another player to swap hands with."),
    (
        "a 7 without a player",
        tries(0, "play r7", hands=("r7 b1", "r8 r9"), seven_zero=True),
        "Choose another player to swap hands with.",
    ),
    (
        "nobody to draw",
        tries(0, "play wc1 red", hands=SWAP["hands"], house_rules=(rule("one_draws"),)),
        "Choose another player to draw two cards.",
    ),
    (
        "looking at nobody",
        tries(0, "play wc1 red", hands=SWAP["hands"], house_rules=(rule("look"),)),
        "Choose another player whose hand you want to see.",
    ),
    (
        "swapping with oneself",
        tries(0, "play wc1 red 0", **SWAP),
        "You can’t choose yourself. Choose another player.",
    ),
    (
        "swapping with an empty chair",
        tries(0, "play wc1 red 7", **SWAP),
        "This table has 3 players. Choose one of them.",
    ),
    (
        "a player for a number",
        tries(0, "play r6 - 1"),
        "You needn’t choose a player for this red 6. Just play it.",
    ),
    (
        "a player for a last card",
        tries(0, "play r7 - 1", hands=("r7", "r8"), seven_zero=True),
        "Your last card has no effect on others. Play it without choosing a player.",
    ),
    (
        "playing before doing it",
        tries(0, "play b1", (0, "play wc1 red"), hands=SINGING, house_rules=HONOUR),
        "First do what the card says, then choose “Done”.",
    ),
    (
        "playing while Ann does it",
        tries(1, "play r7", (0, "play wc1 red"), hands=SINGING, house_rules=HONOUR),
        "Ann has to do what the card says first. Wait for your turn.",
    ),
    ("done with nothing", tries(0, "done"), "No card asks you to do anything. Play a card or draw one."),
    (
        "doubting too early",
        tries(2, "dispute 0", (0, "play wc1 red"), hands=SINGING, house_rules=HONOUR),
        "Ann hasn’t finished yet. Wait until they say “done”.",
    ),
    (
        "doubting somebody who did nothing",
        tries(2, "dispute 1", (0, "play wc1 red"), (0, "done"), hands=SINGING, house_rules=HONOUR),
        "You can’t dispute what Ben did. That works only once, and only until their next turn.",
    ),
    (
        "doubting oneself",
        tries(0, "dispute 0", (0, "play wc1 red"), (0, "done"), hands=SINGING, house_rules=HONOUR),
        "You can’t dispute your own card. Only the others can.",
    ),
    ("doubting nobody", tries(0, "dispute 8"), "This table has 3 players. Choose one of them."),
    (
        "doubting without such cards",
        tries(0, "dispute 1"),
        "No card at this table asks for anything, so there’s nothing to dispute.",
    ),
    (
        "playing during a vote",
        tries(
            1,
            "play r7",
            (0, "play wc1 red"),
            (0, "done"),
            (2, "dispute 0"),
            hands=SINGING,
            house_rules=HONOUR,
        ),
        "The table is voting: did Ann do what the card says? Wait for the result.",
    ),
    # Options
    (
        "a dealer who does not play",
        host_sets(2, dealer=5),
        "This table has 2 players. Choose one of them as the first dealer.",
    ),
    (
        "points in a single round",
        host_sets(goal=0, scoring="leftover"),
        "A single round counts no points. Play to 200 or 500, or let the round winner score.",
    ),
    (
        "an empty house rule",
        host_sets(house_rules=[{"text": "Sing!"}, {"text": " "}]),
        "House rule 2 is empty. Write what the card says, or remove it.",
    ),
    (
        "a long house rule",
        host_sets(house_rules=[{"text": "x" * 215}]),
        "House rule 1 has 215 characters. It can have 200.",
    ),
    (
        "five house rules",
        host_sets(house_rules=[{"text": "Sing!"}] * 5),
        "You have 5 house rules. A deck has room for 4.",
    ),
)
