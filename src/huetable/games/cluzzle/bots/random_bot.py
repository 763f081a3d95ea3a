"""The weakest bot: it asks, answers and guesses at random, but what it puts on the table is a real sculpture."""

from __future__ import annotations

from huetable.core.rng import Rng
from huetable.games.cluzzle.knowledge.facts import ATTRIBUTES, attributes_in
from huetable.games.cluzzle.rules.moves import Ask, Guess, NoGuess, Reply
from huetable.games.cluzzle.rules.state import ANSWERS
from huetable.games.cluzzle.rules.view import View, askable
from huetable.games.cluzzle.rules.words.deck import every_word
from huetable.games.cluzzle.rules.words.folding import fold_guess

from .players import CluzzleBot


class RandomBot(CluzzleBot):
    def pick_word(self, view: View, rng: Rng) -> str:
        return rng.choice(view.private.card, "word")

    def ask(self, view: View, seat: int, rng: Rng) -> Ask:
        sculptor = rng.choice(askable(view, seat), "sculptor")
        attribute = rng.choice(tuple(ATTRIBUTES), "question")
        return Ask(sculptor, attributes_in(view.public.options.language)[attribute].question)

    def reply(self, view: View, rng: Rng) -> Reply:
        return Reply(rng.choice(ANSWERS, "answer"))

    def guess(self, view: View, seat: int, rng: Rng) -> Guess | NoGuess:
        """None half of the time; a word that was guessed at this Cluzzle before does not count again."""
        sculptor, language = view.public.talk[-1].sculptor, view.public.options.language
        made = {
            fold_guess(guess, language)
            for said in view.public.talk
            if said.sculptor == sculptor
            for guess in said.guesses
        }
        word = rng.choice(every_word(view.public.options, view.public.rules), "guess")
        return NoGuess() if fold_guess(word, language) in made or rng.below(2, "silent") else Guess(word)
