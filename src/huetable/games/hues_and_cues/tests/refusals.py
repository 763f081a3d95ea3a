"""Every refusal of Hues and Cues with the situation that provokes it. Ann (seat 0) gives the cues, to Ben, Cleo and Dov."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from huetable.core.rng import Rng
from huetable.core.terms import TABLE, Forfeit, Refusal, TableMove, VoteEnded
from huetable.games.hues_and_cues import GAME
from huetable.games.hues_and_cues.questions import AskBotGuesses, CheckCue
from huetable.games.hues_and_cues.rules.moves import Choose, GiveCue, Move, Object, Pass, Place
from huetable.games.hues_and_cues.rules.state import State
from huetable.games.hues_and_cues.tests.rounds import at

ANN, BEN, CLEO, DOV = range(4)
Provoke = Callable[[], Refusal | None]


def tried(
    seat: int, move: Move, phase: str, *before: tuple[int, Move | TableMove], **position: Any
) -> Provoke:
    """A seat tries this in the first round, after some moves more."""
    return lambda: GAME.refuse(position_after(phase, *before, **position), seat, move)


def position_after(phase: str, *before: tuple[int, Move | TableMove], **position: Any) -> State:
    state = at(phase, **{"seats": 4, **position})
    for seat, move in before:
        assert GAME.refuse(state, seat, move) is None
        GAME.apply(state, seat, move, Rng.from_number(1))
    return state


def first_cue(words: str) -> Provoke:
    return tried(ANN, GiveCue(words), "cue1")


def second_cue(words: str, *before: tuple[int, Move | TableMove]) -> Provoke:
    return tried(ANN, GiveCue(words), "cue2", *before)


def checked(words: str) -> Provoke:
    """What the giver is told while typing the first cue."""
    return lambda: refusal_of(GAME.consult(GAME.view(at("cue1", seats=4), ANN), CheckCue(words)))


def bots_asked(round: int, phase: str, *before: tuple[int, Move | TableMove]) -> Provoke:
    state = position_after
    return lambda: refusal_of(GAME.consult(GAME.view(state(phase, *before), BEN), AskBotGuesses(round)))


def agreed(seats: int, **options: Any) -> Provoke:
    return lambda: refusal_of(GAME.read_options(options, seats))


def refusal_of(answer: object) -> Refusal | None:
    return answer if isinstance(answer, Refusal) else None


CARD = ("H15", "K3", "C20", "N8")


def on_this_card(seat: int, move: Move) -> Refusal | None:
    state = at("choose", seats=4)
    state.card = CARD
    return GAME.refuse(state, seat, move)


STANDS = VoteEnded("objection/1", upheld=False)
UPHELD = VoteEnded("objection/1", upheld=True)
AGAIN = ((BEN, Object("room")), (TABLE, UPHELD))
"""Ann's first cue, "rose", was withdrawn."""

SETUP = (
    (
        "the first giver does not sit at the table",
        agreed(4, first=6),
        "The first cue giver can’t be player 7: the table has 4 players. Choose one of them, or let it be drawn.",
    ),
)

TURNS = (
    (
        "a guesser chooses a target",
        tried(BEN, Choose("A1"), "choose"),
        "Ann gives the cues in this round, so only Ann can choose a target.",
    ),
    (
        "a guesser gives the first cue",
        tried(CLEO, GiveCue("sun"), "cue1"),
        "Ann gives the cues in this round, so only Ann can give a cue.",
    ),
    (
        "a guesser passes for the giver",
        tried(DOV, Pass(), "cue2"),
        "Ann gives the cues in this round, so only Ann can pass.",
    ),
    (
        "a guesser passes instead of placing",
        tried(BEN, Pass(), "guess1"),
        "You can’t pass on a guess. It’s your turn to place a piece.",
    ),
    (
        "a guesser types a cue instead of placing",
        tried(DOV, GiveCue("sun"), "guess2"),
        "Ann gives the cues in this round. It’s your turn to place a piece.",
    ),
    (
        "a cue before the target",
        tried(ANN, GiveCue("sun"), "choose"),
        "Choose your target first. Then give your cue.",
    ),
    (
        "another cue while the others guess",
        tried(ANN, GiveCue("sun"), "guess1"),
        "You’ve given the cue “rose”. Wait until everybody has placed a piece.",
    ),
    (
        "a piece before there is a target",
        tried(BEN, Place("A1"), "choose"),
        "Ann is choosing a target. You can place a piece after the first cue.",
    ),
    (
        "a piece before the first cue",
        tried(BEN, Place("A1"), "cue1"),
        "Ann is thinking of a cue. You can place a piece after that.",
    ),
    (
        "a piece before one's turn",
        tried(CLEO, Place("A1"), "guess1"),
        "It’s Ben’s turn to place a piece. Wait for your turn.",
    ),
    (
        "a piece before one's turn, the other way round",
        tried(BEN, Place("A1"), "guess2"),
        "It’s Dov’s turn to place a piece. Wait for your turn.",
    ),
    (
        "a second piece after one cue",
        tried(BEN, Place("A2"), "guess1", (BEN, Place("A1"))),
        "You’ve had your turn after this cue. Now Cleo places a piece.",
    ),
    (
        "a piece by the player who lost the turn",
        tried(DOV, Place("A2"), "guess2", (TABLE, Forfeit(DOV))),
        "You’ve had your turn after this cue. Now Cleo places a piece.",
    ),
)

TARGETS = (
    (
        "a field that is not on the card",
        lambda: on_this_card(ANN, Choose("A1")),
        "A1 isn’t on your card. Choose one of its colours: H15, K3, C20 and N8.",
    ),
    (
        "another target before the cue",
        tried(ANN, Choose("H15"), "cue1"),
        "Your target is H15, and it can’t change in this round. Give a cue for it.",
    ),
    (
        "another target while the others guess",
        tried(ANN, Choose("A1"), "guess1", young=True),
        "Your target is H15, and it can’t change in this round. Wait for the guesses.",
    ),
    (
        "a pass on the target",
        tried(ANN, Pass(), "choose"),
        "You have to choose a target. You can pass later, on the second cue.",
    ),
    (
        "a pass on the first cue",
        tried(ANN, Pass(), "cue1"),
        "You can’t pass on the first cue. Give one word.",
    ),
    (
        "a pass during the first guesses",
        tried(ANN, Pass(), "guess1"),
        "You can pass on your second cue, but the first guesses come before it. Wait for them.",
    ),
    (
        "a pass at a table with one cue a round",
        tried(ANN, Pass(), "guess1", one_cue=True),
        "There’s one cue a round at this table, so there’s nothing to pass on. Wait for the guesses.",
    ),
    (
        "a pass after the second cue",
        tried(ANN, Pass(), "guess2"),
        "It’s too late to pass: you’ve given your second cue. Wait for the guesses.",
    ),
)

WORD_COUNTS = (
    ("no first cue", first_cue("  "), "Write one word as your cue."),
    (
        "two words at first",
        first_cue("sea foam"),
        "This cue is one word, but “sea foam” has 2. Leave out one of them.",
    ),
    (
        "three words at first",
        first_cue("deep sea foam"),
        "This cue is one word, but “deep sea foam” has 3. Leave out all but one.",
    ),
    (
        "a hyphen at first",
        first_cue("T-shirt"),
        "A hyphen splits words, so “T-shirt” counts as 2. This cue is one word.",
    ),
    ("no second cue", second_cue(""), "Write one or two words as your second cue, or pass."),
    (
        "three words at the second cue",
        second_cue("deep sea foam"),
        "The second cue has at most two words, but “deep sea foam” has 3.",
    ),
    (
        "a hyphen that makes three words",
        second_cue("sea-foam wave"),
        "A hyphen splits words, so “sea-foam wave” counts as 3. The second cue has at most two.",
    ),
    (
        "no cue at a table with more words",
        tried(ANN, GiveCue(" "), "cue1", more_words=True),
        "Write a cue of up to 2 words.",
    ),
    (
        "three words at first at a table with more words",
        tried(ANN, GiveCue("deep sea foam"), "cue1", more_words=True),
        "This cue has at most 2 words, but “deep sea foam” has 3.",
    ),
    (
        "a hyphen that makes four words at a table with more words",
        tried(ANN, GiveCue("deep sea-foam wave"), "cue2", more_words=True),
        "A hyphen splits words, so “deep sea-foam wave” counts as 4. This cue has at most 3.",
    ),
)

LETTERS = (
    ("a very long cue", first_cue("a" * 141), "A cue has at most 100 characters; this has 141."),
    (
        "a very long cue while it is typed",
        checked("b " * 80),
        "A cue has at most 100 characters; this has 160.",
    ),
    (
        "a word of 25 letters",
        first_cue("abcdefghijklmnopqrstuvwxy"),
        "A word has at most 24 letters; “abcdefghijklmnopqrstuvwxy” has 25.",
    ),
    ("digits in a word", first_cue("r2d2"), "“r2d2” has a digit in it. A cue is made of letters only."),
    ("a sign", first_cue("sea!"), "A cue is made of letters only. Take the ! out of “sea!”."),
    ("a picture", second_cue("wave 🌊"), "A cue is made of letters only. Take the 🌊 out of “🌊”."),
    (
        "something that nobody can see",
        first_cue("sea\u200b"),
        "“sea\u200b” has an odd character in it, perhaps one that you can’t see. Type the word again.",
    ),
    (
        "an apostrophe at the end",
        first_cue("dogs'"),
        "An apostrophe must have a letter on both sides, as in “o’clock”. Change “dogs'”.",
    ),
    ("a hyphen at the end", first_cue("sea-"), "A hyphen must have a word on both sides. Change “sea-”."),
)

COLOURS = (
    ("a colour name", first_cue("Red"), "“red” is a colour name. Choose another word."),
    (
        "a colour name while it is typed",
        checked("purple"),
        "“purple” is a colour name. Choose another word.",
    ),
    (
        "the fruit",
        first_cue("orange"),
        "“orange” is a colour name, even if you mean the fruit. Choose another word.",
    ),
    (
        "the flower",
        tried(ANN, GiveCue("rosa"), "cue1", language="es"),
        "“rosa” is a colour name, even if you mean the flower. Choose another word.",
    ),
    (
        "a shade of a colour",
        tried(ANN, GiveCue("himmelblau"), "cue1", language="de"),
        "“himmelblau” is a shade of blau, so it counts as a colour name. Choose another word.",
    ),
    (
        "a form of a colour name",
        second_cue("reddish mud"),
        "“reddish” comes from the colour name red. Choose another word.",
    ),
    (
        "a colour name of another language",
        first_cue("azul"),
        "“azul” is Spanish for blue, and colour names aren’t allowed in any language. Choose another word.",
    ),
    (
        "a colour name glued to a word",
        first_cue("skyblue"),
        "“skyblue” isn’t in the dictionary, and it has the colour name blue in it. Choose another word.",
    ),
    (
        "a colour name in two halves",
        second_cue("re d"),
        "Read together, your words make “red”, which has the colour name red in it. Choose other words.",
    ),
)

POSITIONS = (
    (
        "a field's name",
        second_cue("near b5"),
        "“B5” names a square of the board. Choose a word that doesn’t say where to look.",
    ),
    (
        "a single letter",
        first_cue("b"),
        "“B” is a single letter, and the rows of the board are letters. Write a whole word.",
    ),
    (
        "a single letter before a hyphen",
        second_cue("T-shirt"),
        "A hyphen splits words, so “T-shirt” has the single letter T in it, like a row. Choose another word.",
    ),
    (
        "a number of the board",
        first_cue("seven"),
        "“seven” could be a column or a row of the board. Choose another word.",
    ),
    ("a place", first_cue("corner"), "“corner” says where to look on the board. Choose another word."),
    (
        "two words of position",
        second_cue("top left"),
        "“top left” says where to look on the board. Choose another word.",
    ),
)

REPETITIONS = (
    (
        "a comparison",
        second_cue("lighter"),
        "“lighter” compares your colour with another one. A second cue can’t do that. Choose another word.",
    ),
    (
        "the first cue again",
        second_cue("Rose"),
        "Your first cue was “rose”. Add a word to it, or choose another one.",
    ),
    (
        "a cue that was withdrawn",
        tried(ANN, GiveCue("rose"), "guess1", *AGAIN),
        "“rose” has been a cue in this game already. Choose another word.",
    ),
    (
        "another form of an old cue",
        tried(ANN, GiveCue("roses"), "guess1", *AGAIN),
        "“roses” is another form of “rose”, which has been a cue already. Choose another word.",
    ),
)

PIECES = (
    (
        "the giver places a piece",
        tried(ANN, Place("A1"), "guess1"),
        "You give the cues in this round, so you don’t place a piece.",
    ),
    (
        "a field with somebody's piece",
        tried(CLEO, Place("A1"), "guess1", (BEN, Place("A1"))),
        "Ben’s piece is on A1 already. Choose a free square.",
    ),
    (
        "a field with one's own first piece",
        tried(DOV, Place("P3"), "guess2"),
        "Your own piece is on P3 already. Choose a free square.",
    ),
    (
        "the first piece too early",
        tried(BEN, Place("A1"), "guess1", clock=True),
        "Everybody has five seconds to object to “rose”. After that, you place the first piece.",
    ),
    (
        "a later piece too early",
        tried(DOV, Place("A1"), "guess1", clock=True),
        "Everybody has five seconds to object to “rose”. After that, Ben places the first piece.",
    ),
)

OBJECTIONS = (
    (
        "the giver objects",
        tried(ANN, Object("room"), "guess1"),
        "You give the cues in this round, so you can’t object to them.",
    ),
    (
        "an objection without a cue",
        tried(BEN, Object("room"), "cue2"),
        "There is no new cue to object to. Wait for Ann’s cue.",
    ),
    (
        "an objection after somebody's piece",
        tried(DOV, Object("room"), "guess1", (BEN, Place("A1"))),
        "It’s too late to object to “rose”: Ben has placed a piece.",
    ),
    (
        "an objection after one's own piece",
        tried(BEN, Object("room"), "guess1", (BEN, Place("A1"))),
        "It’s too late to object to “rose”: you have placed a piece.",
    ),
    (
        "a piece during the vote",
        tried(BEN, Place("A1"), "guess1", (DOV, Object("room"))),
        "Play stops until the table has voted on “rose”.",
    ),
    (
        "a second objection during the vote",
        tried(BEN, Object("room"), "guess1", (DOV, Object("room"))),
        "Dov has objected to “rose” already. Wait for the vote.",
    ),
    (
        "one's own objection again",
        tried(DOV, Object("position"), "guess1", (DOV, Object("room"))),
        "You have objected to “rose” already. Wait for the vote.",
    ),
    (
        "an objection after the vote",
        tried(BEN, Object("room"), "guess1", (DOV, Object("room")), (TABLE, STANDS)),
        "The table has voted on “rose”, and it stands. You can’t object to it again.",
    ),
    (
        "a real word as a hidden colour name",
        tried(BEN, Object("colour"), "guess1", cues=("blueberry",)),
        "Every word of “blueberry” is in the dictionary, so no colour name is hidden in it. Choose another reason.",
    ),
    (
        "a first cue as a comparison",
        tried(BEN, Object("comparison"), "guess1"),
        "“rose” is a first cue, and only a second cue can be a comparison. Choose another reason.",
    ),
    (
        "the very first cue as a repetition",
        tried(BEN, Object("repetition"), "guess1"),
        "“rose” is the first cue of the game, so it can’t repeat one. Choose another reason.",
    ),
)

QUESTIONS = (
    (
        "what bots would guess, before the reveal",
        bots_asked(1, "cue2"),
        "Round 1 isn’t over. You’ll see what bots would guess after the reveal.",
    ),
    (
        "what bots would guess without a cue",
        bots_asked(1, "cue1", (TABLE, Forfeit(ANN))),
        "Round 1 had no cue, so bots can’t guess.",
    ),
)

PROVOKED = (
    *SETUP,
    *TURNS,
    *TARGETS,
    *WORD_COUNTS,
    *LETTERS,
    *COLOURS,
    *POSITIONS,
    *REPETITIONS,
    *PIECES,
    *OBJECTIONS,
    *QUESTIONS,
)
