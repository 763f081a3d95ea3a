"""Bots for Cluzzle: they see what their seat sees, and know what anybody knows about things."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Any, Final, NamedTuple

from huetable.core.bot import Bot
from huetable.core.rng import Rng
from huetable.core.terms import Observation
from huetable.core.thinking_time import ThinkingTime
from huetable.games.cluzzle.knowledge.answering import answer
from huetable.games.cluzzle.knowledge.facts import attributes_in
from huetable.games.cluzzle.rules.moves import Ask, Content, Guess, Move, NoGuess, Reply, Seal
from huetable.games.cluzzle.rules.view import View, askable
from huetable.games.cluzzle.rules.words.decks import thing_in
from huetable.games.cluzzle.rules.words.things import THINGS

from .answer_likelihood import Floats
from .belief import Memory, answers_heard, belief, pool_of
from .eyesight import Eyes, Impression, belief_at_sight, impression
from .question_choice import RatedQuestion, asked_before, guess_worth_taking, rate_questions
from .sculpting import can_shape, sculpt

_MADE_AT_ONCE = 64
_THINKING_TIMES: Final[Mapping[type, ThinkingTime]] = {
    Seal: ThinkingTime(forced=25_000, easy=30_000, hard=42_000),
    Ask: ThinkingTime(forced=3500, easy=3500, hard=6600),
    Guess: ThinkingTime(forced=2000, easy=2200, hard=4800),
    Content: ThinkingTime(forced=4500, easy=5000, hard=6600),
}
_ANSWERING: Final = ThinkingTime(forced=1900, easy=1900, hard=2600)
_CLOSING: Final = ThinkingTime(forced=1900, easy=1900, hard=2400)
_LEAST_DOUBT: Final = 0.05


class Skill(NamedTuple):
    memory: float
    """How much of what others have asked it remembers."""
    choices: int
    """How many of the best questions it chooses from."""
    patience: int
    """How many answers about a Cluzzle it wants to have heard before it guesses."""
    boldness: float
    """How sure it must be to guess."""
    grade: float
    """How hard a thing it likes to sculpt, from 1 to 3."""
    eyes: Eyes
    """How well it sees."""
    variety: float
    """How freely it follows a recipe."""


EASY = Skill(
    memory=0.5,
    choices=10,
    patience=3,
    boldness=0.14,
    grade=1.0,
    eyes=Eyes(sharpness=0.1, first_glance=0.7),
    variety=0.6,
)
NORMAL = Skill(
    memory=0.8,
    choices=4,
    patience=2,
    boldness=0.12,
    grade=2.0,
    eyes=Eyes(sharpness=0.25, first_glance=0.6),
    variety=1.0,
)
HARD = Skill(
    memory=1.0,
    choices=1,
    patience=1,
    boldness=0.1,
    grade=2.0,
    eyes=Eyes(sharpness=0.5, first_glance=0.5),
    variety=1.0,
)


class CluzzleBot(Bot):
    def __init__(self, skill: Skill) -> None:
        self.skill = skill
        self._made: OrderedDict[str, bytes] = OrderedDict()
        """Sculptures by their hash, until they are handed in."""
        self._looks: OrderedDict[str, Impression | None] = OrderedDict()
        """What sculptures look like, by their hash: it never changes, so that it is no state of the game."""

    def choose(self, observation: Observation, rng: Rng) -> Move | None:
        """It corrects nothing and accuses nobody."""
        if observation.seat is None or observation.seat not in observation.awaited:
            return None
        view: View = observation.view
        match view.public.phase:
            case "sculpt":
                return self.shape(view, rng)
            case "ask":
                return self.ask(view, observation.seat, rng)
            case "answer":
                return self.reply(view, rng)
            case "guess":
                return self.guess(view, observation.seat, rng)
            case _:
                return Content()

    # Sculpting

    def shape(self, view: View, rng: Rng) -> Seal:
        """For a person who was away it sculpts what that person had chosen."""
        word = view.private.choice or self.pick_word(view, rng)
        data, note = sculpt(word, rng.child("clay"), self.skill.variety, view.public.options.language)
        hash = sha256(data).hexdigest()
        self._made[hash] = data
        if len(self._made) > _MADE_AT_ONCE:
            self._made.popitem(last=False)
        return Seal(hash, note, "" if view.private.choice else word)

    def pick_word(self, view: View, rng: Rng) -> str:
        """What it knows how to shape, and of that what is as hard as it likes."""
        language = view.public.options.language
        able = [word for word in view.private.card if can_shape(word, language)] or list(view.private.card)

        def distance(word: str) -> float:
            thing = thing_in(word, language)
            grade = THINGS[thing].grade if thing else 2
            return abs(grade - self.skill.grade) + rng.fraction(f"taste/{word}")

        return min(able, key=distance)

    def blobs(self, observation: Observation, move: Any) -> Sequence[bytes]:
        made = self._made.get(move.clay) if isinstance(move, Seal) else None
        return () if made is None else (made,)

    # Looking

    def see_blob(self, hash: str, data: bytes) -> None:
        if hash not in self._looks:
            self._looks[hash] = impression(data)
            if len(self._looks) > _MADE_AT_ONCE:
                self._looks.popitem(last=False)

    def belief_at_sight(self, view: View, seat: int, sculptor: int) -> Floats:
        """The same every time that this seat looks at it."""
        sculpture = view.public.cluzzles[sculptor].sculpture
        hash = (sculpture and sculpture.clay) or ""
        whim = Rng(f"{hash}/{seat}".encode())
        return belief_at_sight(pool_of(view), self._looks.get(hash), self.skill.eyes, whim)

    # Answering, asking and guessing

    def reply(self, view: View, rng: Rng) -> Reply:
        language = view.public.options.language
        return Reply(answer(view.private.choice or "", view.public.talk[-1].question, language))

    def current_belief(self, view: View, seat: int, sculptor: int, rng: Rng) -> Floats:
        memory = Memory(self.skill.memory, rng.child("memory", seat, sculptor))
        return belief(view, seat, sculptor, self.belief_at_sight(view, seat, sculptor), memory)

    def ask(self, view: View, seat: int, rng: Rng) -> Ask:
        pool = pool_of(view)
        found: list[RatedQuestion] = []
        for sculptor in askable(view, seat):
            used = asked_before(view.public.talk, sculptor, pool.language)
            found += rate_questions(pool, self.current_belief(view, seat, sculptor, rng), sculptor, used)
        found.sort(key=lambda prospect: -prospect.worth)
        taken = rng.choice(found[: self.skill.choices], "question")
        return Ask(taken.sculptor, attributes_in(pool.language)[taken.attribute].question)

    def guess(self, view: View, seat: int, rng: Rng) -> Guess | NoGuess:
        """What it believes most, once it has heard enough about the Cluzzle."""
        sculptor = view.public.talk[-1].sculptor
        if answers_heard(view, sculptor) < self.skill.patience:
            return NoGuess()
        likely = self.current_belief(view, seat, sculptor, rng)
        number = guess_worth_taking(
            pool_of(view), likely, self.belief_at_sight(view, seat, sculptor), self.skill.boldness
        )
        return NoGuess() if number is None else Guess(pool_of(view).words[number])

    def pause(self, observation: Observation, move: Any, rng: Rng) -> int:
        """Sculpting takes longest, and of the rest thinking of a question. For a bot's answer to stand, nobody waits long."""
        if observation.view.public.phase == "closing":
            return _CLOSING.draw(rng.fraction("closing"), rng)
        hard = self.doubt(observation, move, rng) if isinstance(move, Ask | Guess) else rng.fraction("work")
        return _THINKING_TIMES.get(type(move), _ANSWERING).draw(hard, rng)

    def doubt(self, observation: Observation, move: Ask | Guess, rng: Rng) -> float:
        """How little it knows what it looks at: 1 where any thing is as likely."""
        view, seat = observation.view, observation.seat or 0
        sculptor = move.sculptor if isinstance(move, Ask) else view.public.talk[-1].sculptor
        sureness = float(self.current_belief(view, seat, sculptor, rng).max())
        return max(_LEAST_DOUBT, 1 - sureness)
