"""Every refusal of Cluzzle as a player reads it: the situation, how it is provoked, the sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from huetable.core.terms import TABLE, Refusal, Seat
from huetable.games.cluzzle import GAME, clay
from huetable.games.cluzzle.clay.limits import MOST_STROKES
from huetable.games.cluzzle.clay.strokes import Solid
from huetable.games.cluzzle.questions import Advise, Spell, Suggest
from huetable.games.cluzzle.rules.moves import Accuse, Ask, Content, Correct, Guess, Keep, Reply, Seal
from huetable.games.cluzzle.rules.state import CLAY_BYTES, PHOTO_BYTES, State
from huetable.games.cluzzle.tests.jpegs import JFIF, PHOTO, SCAN, SIZE, frame, jpeg, segment
from huetable.games.cluzzle.tests.studio import (
    act,
    clay_of,
    gadgets,
    let_stand,
    play,
    refused_options,
    seal,
    studio,
    table,
    tried,
    turn,
)

Provoke = Callable[[], Refusal | None]


def one_sealed(**options: Any) -> State:
    """Ann has sealed; Ben and Cleo have not."""
    state = studio(**options)
    seal(state, 0)
    return state


def asked(answer: str | None = None) -> State:
    """Ann has asked about Ben's wolf, and Ben has answered, or not yet."""
    state = table()
    act(state, 0, "ask 1 Is it alive?")
    if answer:
        act(state, 1, f"answer {answer}")
    return state


def guessed(word: str | None = None) -> State:
    """Ann has asked about Ben's wolf and guessed, so it is Ben's turn."""
    state = table()
    turn(state, 1, guess=word)
    return state


def last_question() -> State:
    """All turns are over. Cleo asked last, about Ann's cat."""
    state = table()
    while state.phase == "ask":
        turn(state, 0 if state.asker == 2 else 2)
    return state


def gallery(*, bot: bool = False) -> State:
    """Ann solved Ben's wolf; nobody solved the others. Ben's answers may be a bot's."""
    state = table()
    act(state, 0, "ask 1 Is it alive?")
    play(state, 1, Reply("yes"), bot=bot)
    act(state, 0, "guess wolf")
    while state.phase == "ask":
        turn(state, 0 if state.asker == 2 else 2)
    let_stand(state)
    return state


def after(state: State, *moves: tuple[Seat, str]) -> State:
    for seat, text in moves:
        act(state, seat, text)
    return state


def said(lay_out: Callable[[], State], seat: Seat, text: str) -> Provoke:
    """A move written as one would say it."""
    return lambda: tried(lay_out(), seat, text)


def moved(lay_out: Callable[[], State], seat: Seat, move: Any) -> Provoke:
    return lambda: GAME.refuse(lay_out(), seat, move)


def handed_in(data: bytes, lay_out: Callable[[], State] = studio) -> Provoke:
    return lambda: GAME.check_blob(lay_out(), 0, data)


def consulted(question: Any) -> Provoke:
    return lambda: (
        answer if isinstance(answer := GAME.consult(GAME.view(table(), 0), question), Refusal) else None
    )


def agreed_on(seats: int = 3, **options: Any) -> Provoke:
    return lambda: refused_options(seats, **options)


def friends() -> State:
    return studio(photos=True)


def time_up() -> State:
    return after(studio(clock=True), (TABLE, "lapse sculpt/1"))


BALL: Final = Solid("ball", (96, 96, 96), (4, 4, 4), 5)
HUGE: Final = Solid("ball", (96, 96, 96), (96, 96, 96), 5)

OPTIONS: Final = (
    (
        "a first player who is not there",
        agreed_on(first=3),
        "Only 3 people are playing, so player 4 can’t ask first. Choose another.",
    ),
    (
        "too many words of the host's",
        agreed_on(words=f"{'x' * 30}," * 194),
        "Your own words have at most 6000 characters in all; these have 6014. Leave some words out.",
    ),
    (
        "a word of the host's is too long",
        agreed_on(words="Grandmother's collection of antique teapots"),
        "A word has at most 40 characters; “Grandmother's collec…” has 43. Shorten it.",
    ),
    (
        "too few words for two games",
        agreed_on(words=gadgets(35), only_own=True, games=2),
        "3 players and 2 games need 36 words; you have 35. Add 1 more, or mix in our deck.",
    ),
    (
        "too few words for one game of four",
        agreed_on(4, words=gadgets(10), only_own=True, games=1),
        "4 players and 1 game need 24 words; you have 10. Add 14 more, or mix in our deck.",
    ),
)

SCULPTING: Final = (
    (
        "the thing is chosen already",
        said(lambda: after(studio(), (0, "choose cat")), 0, "choose cat"),
        "You’ve already chosen “cat”. Sculpt it, or choose something else from your card.",
    ),
    (
        "sealing before a thing is chosen",
        moved(studio, 0, Seal(clay_of(0))),
        "First choose one of the six things on your card.",
    ),
    (
        "a thing of another card",
        said(studio, 0, "choose zeppelin"),
        "“zeppelin” isn’t on your card. Choose one of the six things on it.",
    ),
    (
        "sealing a thing of another card",
        moved(studio, 0, Seal(clay_of(0), word="zeppelin")),
        "“zeppelin” isn’t on your card. Choose one of the six things on it.",
    ),
    (
        "a draft after the time",
        moved(time_up, 0, Keep(clay_of(0))),
        "Time is up, so drafts can’t be saved any more. Seal your sculpture now.",
    ),
    (
        "the same draft again",
        moved(lambda: after(studio(), (0, f"keep {clay_of(0)}")), 0, Keep(clay_of(0))),
        "This draft is already saved. Go on sculpting, or seal it.",
    ),
    (
        "choosing after the seal",
        said(one_sealed, 0, "choose cat"),
        "You’ve sealed your sculpture, so you can’t change it. Still sculpting: Ben and Cleo.",
    ),
    (
        "sealing twice",
        moved(one_sealed, 0, Seal(clay_of(1), word="cat")),
        "You’ve sealed your sculpture, so you can’t change it. Still sculpting: Ben and Cleo.",
    ),
    (
        "sealing when the questions have begun",
        moved(table, 0, Seal(clay_of(1), word="cat")),
        "The questions have begun, so nobody can change a sculpture any more.",
    ),
    (
        "a description of 201 characters with a draft",
        moved(studio, 0, Keep(clay_of(0), "x" * 201)),
        "A description has at most 200 characters; this has 201. Shorten it.",
    ),
    (
        "a description of 250 characters at the seal",
        moved(studio, 0, Seal(clay_of(0), "x" * 250, "cat")),
        "A description has at most 200 characters; this has 250. Shorten it.",
    ),
    (
        "a description that names the thing",
        moved(studio, 0, Seal(clay_of(0), "Two cats.", "cat")),
        "Your description gives away “cat”. Describe it without that word.",
    ),
)

HANDED_IN: Final = (
    (
        "a photo at a table without photos",
        handed_in(PHOTO),
        "Photos are off at this table. Sculpt here, or ask the host to turn on “Photos of real clay”.",
    ),
    (
        "a sculpture of too many bytes",
        handed_in(clay.encode([BALL]) + bytes(CLAY_BYTES)),
        "A sculpture has at most 64 kB; this has 65 kB. Bake the clay, or undo some strokes.",
    ),
    (
        "a sculpture of too many strokes",
        handed_in(clay.encode([BALL] * (MOST_STROKES + 1))),
        "A sculpture has at most 2000 strokes. Bake the clay, or undo some strokes.",
    ),
    (
        "a sculpture that takes too long to rebuild",
        handed_in(clay.encode([HUGE] * 40)),
        "This sculpture has too many large strokes. Bake the clay, or undo some of them.",
    ),
    (
        "not a sculpture",
        handed_in(b"clay?"),
        "We can’t read this sculpture. Please send it again.",
    ),
    (
        "a photo of too many bytes",
        handed_in(jpeg(SIZE, SCAN, bytes(PHOTO_BYTES)), friends),
        "A photo has at most 256 kB; this has 257 kB. Take a smaller one.",
    ),
    (
        "half a photo",
        handed_in(jpeg(SIZE, SCAN, end=b""), friends),
        "Part of this photo is missing. Choose it again.",
    ),
    (
        "not a photo",
        handed_in(jpeg(JFIF, SIZE), friends),
        "We can’t read this photo. Save it as a JPEG, or take another one.",
    ),
    (
        "a photo that tells where it was taken",
        handed_in(jpeg(segment(0xE1, b"Exif"), SIZE, SCAN), friends),
        "This photo has hidden data in it, such as where you took it. Choose it again on the game’s page.",
    ),
    (
        "a photo of too many pixels",
        handed_in(jpeg(frame(1200, 1601), SCAN), friends),
        "A photo has at most 1600 by 1600 pixels; this has 1601 by 1200. Make it smaller.",
    ),
    (
        "a sculpture after the seal",
        handed_in(clay.encode([BALL]), one_sealed),
        "You’ve sealed your sculpture, so you can’t change it. Still sculpting: Ben and Cleo.",
    ),
)

QUESTIONS: Final = (
    (
        "asking in somebody else's turn",
        said(table, 1, "ask 0 Is it red?"),
        "It’s Ann’s turn. You can ask when it’s yours.",
    ),
    (
        "asking while somebody else guesses",
        said(lambda: asked("no"), 2, "ask 0 Is it red?"),
        "It’s Ann’s turn. You can ask when it’s yours.",
    ),
    (
        "asking twice before the answer",
        said(asked, 0, "ask 2 Is it red?"),
        "You’ve asked your question. Wait for Ben’s answer.",
    ),
    (
        "asking instead of guessing",
        said(lambda: asked("no"), 0, "ask 2 Is it red?"),
        "You’ve had your question. Now guess what Ben made, or pass.",
    ),
    (
        "asking while a correction brings another guess",
        said(lambda: after(guessed("dog"), (1, "correct yes")), 1, "ask 0 Is it red?"),
        "Ben corrected an answer, so Ann may guess once more. Then it’s your turn again.",
    ),
    (
        "asking before the own seal",
        said(studio, 0, "ask 1 Is it red?"),
        "Questions start when all sculptures are sealed. Finish yours and seal it.",
    ),
    (
        "asking while others sculpt",
        said(one_sealed, 0, "ask 1 Is it red?"),
        "Questions start when all sculptures are sealed. Still sculpting: Ben and Cleo.",
    ),
    (
        "asking in the gallery",
        said(gallery, 0, "ask 2 Is it red?"),
        "The questions of this game are over. The gallery shows what everybody made.",
    ),
    (
        "asking about the own Cluzzle",
        said(table, 0, "ask 0 Is it red?"),
        "That’s your own Cluzzle. Ask about somebody else’s.",
    ),
    (
        "asking about a solved Cluzzle",
        said(
            lambda: after(guessed("wolf"), (1, "ask 2 Is it?"), (2, "answer no"), (1, "no_guess")),
            2,
            "ask 1 Is it?",
        ),
        "Ben’s Cluzzle is already solved. Ask about another one.",
    ),
    (
        "asking about a seat that is not there",
        moved(table, 0, Ask(4, "Is it red?")),
        "There are only 3 Cluzzles at this table. Ask about one of them.",
    ),
    (
        "asking about another Cluzzle after I don't know",
        said(lambda: asked("unknown"), 0, "ask 2 Is it red?"),
        "Ben said “I don’t know”, so ask another question about Ben’s Cluzzle.",
    ),
    (
        "a question of signs",
        moved(table, 0, Ask(1, "?!")),
        "Your question has no letters. Type a question that can be answered with yes or no.",
    ),
    (
        "a question of 141 characters",
        moved(table, 0, Ask(1, "x" * 141)),
        "A question has at most 140 characters; this has 141. Shorten it.",
    ),
    (
        "ideas for a question of 150 characters",
        consulted(Suggest(1, "x" * 150)),
        "A question has at most 140 characters; this has 150. Shorten it.",
    ),
    (
        "a bot's answer to a question of 160 characters",
        consulted(Advise("x" * 160)),
        "A question has at most 140 characters; this has 160. Shorten it.",
    ),
)

ANSWERS: Final = (
    (
        "answering for another",
        said(asked, 2, "answer yes"),
        "Ann asked about Ben’s Cluzzle, so Ben answers.",
    ),
    (
        "answering the own question",
        said(asked, 0, "answer yes"),
        "Ann asked about Ben’s Cluzzle, so Ben answers.",
    ),
    (
        "answering before a question",
        said(table, 1, "answer yes"),
        "Nobody is asking about your Cluzzle right now. It’s Ann’s turn.",
    ),
    (
        "answering twice",
        said(lambda: asked("no"), 1, "answer yes"),
        "You’ve already answered “No”. If that was wrong, correct your answer.",
    ),
    (
        "answering after I don't know",
        said(lambda: asked("unknown"), 1, "answer yes"),
        "You’ve already answered “I don’t know”. If that was wrong, correct your answer.",
    ),
    (
        "answering after a correction",
        said(lambda: after(asked("no"), (1, "correct partly")), 1, "answer yes"),
        "You’ve already answered “Partly”, and it can’t change any more.",
    ),
    (
        "answering while others sculpt",
        said(one_sealed, 0, "answer yes"),
        "Questions start when all sculptures are sealed. Still sculpting: Ben and Cleo.",
    ),
    (
        "correcting before any question",
        said(table, 1, "correct yes"),
        "Nobody has asked about your Cluzzle in this game, so there is no answer to correct.",
    ),
    (
        "correcting another's answer",
        said(lambda: asked("no"), 2, "correct yes"),
        "Nobody has asked about your Cluzzle in this game, so there is no answer to correct.",
    ),
    (
        "correcting before the answer",
        said(asked, 1, "correct yes"),
        "Answer the question first. You can correct your answer until the next question.",
    ),
    (
        "correcting to the same answer",
        said(lambda: asked("no"), 1, "correct no"),
        "Your answer already is “No”. Choose a different one to correct it.",
    ),
    (
        "correcting twice",
        said(lambda: after(asked("no"), (1, "correct yes")), 1, "correct partly"),
        "You’ve already corrected this answer once, so it stays as it is.",
    ),
    (
        "correcting after the right guess",
        said(lambda: guessed("wolf"), 1, "correct yes"),
        "Ann has guessed your Cluzzle, so your answers stay as they are.",
    ),
    (
        "correcting after the next question",
        said(lambda: after(guessed(), (1, "ask 2 Is it red?")), 1, "correct yes"),
        "The next question has been asked, so your last answer stays as it is.",
    ),
    (
        "correcting in the gallery",
        moved(gallery, 0, Correct("yes")),
        "The gallery is open, so answers can’t be corrected any more.",
    ),
)

GUESSES: Final = (
    (
        "guessing in another's turn",
        said(table, 1, "guess cat"),
        "It’s Ann’s turn. You guess after your own question.",
    ),
    (
        "guessing along",
        said(lambda: asked("no"), 2, "guess wolf"),
        "It’s Ann’s turn. You guess after your own question.",
    ),
    (
        "guessing before the question",
        said(table, 0, "guess wolf"),
        "Ask a question first. You can guess when it’s answered.",
    ),
    (
        "passing before the question",
        said(table, 0, "no_guess"),
        "Ask a question first. You can guess when it’s answered.",
    ),
    (
        "guessing after I don't know",
        said(lambda: asked("unknown"), 0, "guess wolf"),
        "Ben said “I don’t know”. Ask another question before you guess.",
    ),
    (
        "guessing before the answer",
        said(asked, 0, "guess wolf"),
        "Wait for Ben’s answer. Then you can guess or pass.",
    ),
    (
        "guessing the own Cluzzle",
        said(lambda: asked("no"), 1, "guess wolf"),
        "Ann is guessing your Cluzzle. You can guess after your own question.",
    ),
    (
        "guessing when the questions are over",
        said(last_question, 2, "guess cat"),
        "The questions of this game are over. The gallery shows what everybody made.",
    ),
    (
        "guessing before the own seal",
        said(studio, 2, "guess cat"),
        "Questions start when all sculptures are sealed. Finish yours and seal it.",
    ),
    (
        "a guess of signs",
        moved(lambda: asked("no"), 0, Guess("!?")),
        "Your guess has no letters or numbers. Type a word, or choose “Pass”.",
    ),
    (
        "a guess of 41 characters",
        moved(lambda: asked("no"), 0, Guess("x" * 41)),
        "A guess has at most 40 characters; this has 41. Shorten it.",
    ),
    (
        "the spelling of 50 characters",
        consulted(Spell("x" * 50)),
        "A guess has at most 40 characters; this has 50. Shorten it.",
    ),
    (
        "a wrong guess again",
        said(lambda: after(guessed("dog"), (1, "correct yes")), 0, "guess the DOG"),
        "“the DOG” is a wrong guess that was already made for Ben’s Cluzzle. Guess something else, or pass.",
    ),
)

GALLERY: Final = (
    (
        "a vote before the gallery",
        said(lambda: guessed("wolf"), 2, "accuse 1"),
        "You can vote about answers in the gallery, when the questions are over.",
    ),
    (
        "a second vote meanwhile",
        said(lambda: after(gallery(), (2, "accuse 1")), 0, "accuse 1"),
        "The table is voting about Ben’s answers. Wait for the result.",
    ),
    (
        "a vote about a seat that is not there",
        moved(gallery, 0, Accuse(5)),
        "There are only 3 players at this table. Choose one of them.",
    ),
    (
        "a vote about oneself",
        said(gallery, 1, "accuse 1"),
        "You can’t call a vote about your own answers.",
    ),
    (
        "a vote about a Cluzzle that nobody solved",
        said(gallery, 0, "accuse 2"),
        "Nobody guessed Cleo’s Cluzzle, so it has no points to take away.",
    ),
    (
        "a second vote about the same answers",
        said(lambda: after(gallery(), (2, "accuse 1"), (TABLE, "ruling strike/1/1 false")), 0, "accuse 1"),
        "The table has already voted about Ben’s answers.",
    ),
    (
        "a vote about a bot's answers",
        said(lambda: gallery(bot=True), 0, "accuse 1"),
        "A bot gave all of Ben’s answers, so nobody loses points for them.",
    ),
    (
        "leaving the gallery before it opens",
        moved(table, 0, Content()),
        "The gallery isn’t open yet. It opens after the last guess.",
    ),
    (
        "leaving the gallery during a vote",
        moved(lambda: after(gallery(), (2, "accuse 1")), 0, Content()),
        "The table is voting about Ben’s answers. The gallery stays open until the vote is over.",
    ),
    (
        "leaving the gallery twice",
        moved(lambda: after(gallery(), (0, "content")), 0, Content()),
        "You’ve already left the gallery. Still looking: Ben and Cleo.",
    ),
    (
        "letting another's last answer stand",
        moved(last_question, 1, Content()),
        "Ann can still correct the last answer. The gallery opens after that.",
    ),
)

PROVOKED: Final = (*OPTIONS, *SCULPTING, *HANDED_IN, *QUESTIONS, *ANSWERS, *GUESSES, *GALLERY)
