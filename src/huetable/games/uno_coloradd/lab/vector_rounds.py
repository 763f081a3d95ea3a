"""Thousands of rounds of UNO at once, as tensors of PyTorch: only to train the network of bots/network.py.

Cards alone, by the plain rules. A card is a number: 13 for each colour (0 to 9, Draw Two, Skip, Reverse), then Wild and
Wild Draw Four. Nobody forgets to call. PyTorch is no dependency of Huetable: install it where the training runs.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

torch: Any = import_module("torch")
Tensor = Any

DEVICE: Final = "cuda" if torch.cuda.is_available() else "cpu"
WILD, FOUR = 52, 53
DRAW, KEEP, CHALLENGE, ACTIONS = 60, 61, 62, 63
TWO_SYMBOL, SKIP_SYMBOL, REVERSE_SYMBOL, WILD_SYMBOL, FOUR_SYMBOL = 10, 11, 12, 13, 14
TURN, DRAWN, ANSWER = 0, 1, 2
"""Phases: playing or drawing, playing or keeping the drawn card, accepting or challenging."""


def _whole(numbers: list[int]) -> Tensor:
    return torch.tensor(numbers, device=DEVICE)


COLOUR: Final = _whole([colour for colour in range(4) for _ in range(13)] + [4, 4])
SYMBOL: Final = _whole([symbol for _ in range(4) for symbol in range(13)] + [WILD_SYMBOL, FOUR_SYMBOL])
COPIES: Final = _whole([1 if symbol == 0 else 2 for _ in range(4) for symbol in range(13)] + [4, 4])
DECK: Final = torch.repeat_interleave(torch.arange(54, device=DEVICE), COPIES)
CARD_OF: Final = _whole([*range(52), *[WILD] * 4, *[FOUR] * 4])
"""The card of each action that is a play."""
NAMED: Final = _whole([colour for colour in range(4) for _ in range(13)] + [0, 1, 2, 3] * 2)
"""The colour in force after it."""
IS_OF_COLOUR: Final = (COLOUR[None] == _whole([0, 1, 2, 3])[:, None]).float()


def one_hot(numbers: Tensor, length: int) -> Tensor:
    return torch.nn.functional.one_hot(numbers, length).float()


def sizes_as_inputs(cards: Tensor) -> Tensor:
    return one_hot((cards.long() - 1).clamp(0, 7), 8)


class VectorRounds:
    """Rounds with the same number of seats. A winner of -1 stands for an open round, -2 for one without an end."""

    def __init__(self, rounds: int, seats: int) -> None:
        self.count, self.seats, self.each = rounds, seats, torch.arange(rounds, device=DEVICE)
        self._deal()
        self.turn = torch.randint(0, seats, (rounds,), device=DEVICE)
        self.direction = torch.ones_like(self.turn)
        zeros = torch.zeros_like(self.turn)
        self.phase, self.drawn, self.idle = zeros.clone(), zeros.clone(), zeros.clone()
        self.by, self.before, self.judged = zeros.clone(), zeros.clone(), zeros.clone()
        self.guilty = zeros.bool()
        self.stuck = torch.zeros(rounds, seats, dtype=torch.bool, device=DEVICE)
        self.winner = zeros - 1

    def _deal(self) -> None:
        cards = DECK[torch.rand(self.count, len(DECK), device=DEVICE).argsort(1)]
        self.hands = torch.zeros(self.count, self.seats, 54, device=DEVICE)
        for seat in range(self.seats):
            dealt = cards[:, 7 * seat : 7 * seat + 7]
            self.hands[:, seat].scatter_add_(1, dealt, torch.ones_like(dealt, dtype=torch.float))
        rest = cards[:, 7 * self.seats :]
        self.top = rest[self.each, (SYMBOL[rest] < TWO_SYMBOL).float().argmax(1)]
        self.colour = COLOUR[self.top].clone()
        self.discard = one_hot(self.top, 54)
        self.pile = COPIES.float()[None] - self.hands.sum(1) - self.discard

    def hand(self) -> Tensor:
        return self.hands[self.each, self.turn]

    def holds_colour(self, colour: Tensor) -> Tensor:
        return (self.hand() * (COLOUR[None] == colour[:, None])).sum(1) > 0

    def seat_after(self, steps: int) -> Tensor:
        return (self.turn + steps * self.direction) % self.seats

    def fits(self) -> Tensor:
        symbol = (SYMBOL[None] == SYMBOL[self.top][:, None]) & (SYMBOL[None] < WILD_SYMBOL)
        return (COLOUR[None] == self.colour[:, None]) | symbol | (COLOUR[None] == 4)

    def legal(self) -> Tensor:
        fitting = self.fits() & (self.hand() > 0) & (self.phase != ANSWER)[:, None]
        only_drawn = one_hot(self.drawn, 54).bool() | (self.phase != DRAWN)[:, None]
        others = [self.phase == TURN, self.phase != TURN, self.phase == ANSWER]
        return torch.cat([(fitting & only_drawn)[:, CARD_OF], torch.stack(others, 1)], 1)

    def _draw_one(self, rounds: Tensor, seat: Tensor) -> Tensor:
        """The card that each of these rounds gives to a seat; -1 where none is left."""
        dry = rounds[self.pile[rounds].sum(1) == 0]
        top = one_hot(self.top[dry], 54)
        self.pile[dry], self.discard[dry] = self.discard[dry] - top, top
        none = self.pile[rounds].sum(1) == 0
        if not len(rounds):
            return rounds
        card = torch.multinomial(self.pile[rounds] + none[:, None].float(), 1)[:, 0]
        given, cards, seats = rounds[~none], card[~none], seat[~none]
        self.pile[given, cards] -= 1
        self.hands[given, seats, cards] += 1
        return torch.where(none, -1, card)

    def _draw_many(self, number: Tensor, seat: Tensor) -> None:
        for drawn in range(6):
            more = (number > drawn).nonzero()[:, 0]
            self._draw_one(more, seat[more])

    def step(self, action: Tensor) -> None:
        """One decision in every open round."""
        open_rounds, phase = self.winner == -1, self.phase
        plays = open_rounds & (action < DRAW)
        draws = open_rounds & (action == DRAW)
        keeps = open_rounds & (action == KEEP)
        challenges = open_rounds & (action == CHALLENGE)
        seat, card = self.turn.clone(), CARD_OF[action.clamp(max=59)]
        answers = self._answer(keeps & (phase == ANSWER), challenges, seat)
        stays = self._draw_for_turn(draws, seat)
        passes = (draws & ~stays) | (keeps & (phase == DRAWN))
        self.stuck[self.each[passes], seat[passes]] = True
        skipped, four = self._play(plays, card, NAMED[action.clamp(max=59)], seat)
        ahead = plays.long() + skipped.long() + passes.long() + answers.long()
        self.turn = (seat + ahead * self.direction) % self.seats
        self.phase = torch.where(
            open_rounds, torch.where(four, ANSWER, torch.where(stays, DRAWN, TURN)), phase
        )
        self.winner = torch.where(open_rounds & (self.idle > 2 * self.seats), -2, self.winner)

    def _answer(self, accepts: Tensor, challenges: Tensor, seat: Tensor) -> Tensor:
        """Who must draw for a Wild Draw Four; returns where the answering seat misses its turn."""
        wins = challenges & self.guilty
        loses = challenges & ~self.guilty
        self._draw_many(4 * (accepts | wins) + 6 * loses, torch.where(wins, self.by, seat))
        return accepts | loses

    def _draw_for_turn(self, draws: Tensor, seat: Tensor) -> Tensor:
        """Draw a card by choice; returns where it fits, so that the turn goes on."""
        rounds = draws.nonzero()[:, 0]
        card = torch.full_like(seat, -1)
        card[rounds] = self._draw_one(rounds, seat[rounds])
        self.idle += (draws & (card < 0)).long()
        stays = draws & (card >= 0) & self.fits()[self.each, card.clamp(min=0)]
        self.drawn = torch.where(stays, card, self.drawn)
        return stays

    def _play(self, plays: Tensor, card: Tensor, named: Tensor, seat: Tensor) -> tuple[Tensor, Tensor]:
        """Lay down a card; returns where a seat is skipped, and where a Wild Draw Four waits for an answer."""
        rounds, old, symbol = plays.nonzero()[:, 0], self.colour.clone(), SYMBOL[card]
        self.hands[rounds, seat[rounds], card[rounds]] -= 1
        self.discard[rounds, card[rounds]] += 1
        self.top[rounds], self.colour[rounds] = card[rounds], named[rounds]
        self.stuck[rounds], self.idle[rounds] = False, 0
        left = self.hands[self.each, seat].sum(1).long()
        self.winner = torch.where(plays & (left == 0), seat, self.winner)
        reverses = plays & (symbol == REVERSE_SYMBOL)
        self.direction = torch.where(reverses, -self.direction, self.direction)
        four = plays & (symbol == FOUR_SYMBOL) & (left > 0)
        self._note_threat(four, seat, old, left)
        two = plays & (symbol == TWO_SYMBOL)
        self._draw_many(2 * two, (seat + self.direction) % self.seats)
        turn_again = reverses if self.seats == 2 else torch.zeros_like(plays)
        return two | (plays & (symbol == SKIP_SYMBOL)) | turn_again, four

    def _note_threat(self, four: Tensor, seat: Tensor, before: Tensor, left: Tensor) -> None:
        self.guilty = torch.where(four, self.holds_colour(before), self.guilty)
        self.by = torch.where(four, seat, self.by)
        self.before = torch.where(four, before, self.before)
        self.judged = torch.where(four, left, self.judged)

    def holds_none(self) -> Tensor:
        """How likely the hand of a Wild Draw Four held nothing of the colour before it."""
        unseen = COPIES[None] - self.hand() - self.discard
        hidden = unseen.sum(1)
        others = hidden - (unseen * (COLOUR[None] == self.before[:, None])).sum(1)
        judged = torch.minimum(self.judged.float(), hidden)
        return torch.where(
            others < judged, 0.0, (_log_ways(others, judged) - _log_ways(hidden, judged)).exp()
        )

    def observe(self) -> tuple[Tensor, Tensor, Tensor]:
        """The inputs of bots/network_input.py, the legal actions in the same order of colours, and that order."""
        hand = self.hand()
        held = hand @ IS_OF_COLOUR.T
        listed = torch.tensor([0.04, 0.03, 0.02, 0.01], device=DEVICE)
        order = (held + 100 * one_hot(self.colour, 4) + listed).argsort(1, descending=True)
        inputs = [self._hand_inputs(hand, held, order), self._player_inputs(), self._pile_inputs(hand, order)]
        bluffing = self.holds_colour(self.colour)[:, None].float()
        legal = self.legal()
        legal = [
            _in_order(legal, order),
            legal[:, 52:56].gather(1, order),
            legal[:, 56:60].gather(1, order),
            legal[:, 60:],
        ]
        return torch.cat([*inputs, self._phase_inputs(order), bluffing], 1), torch.cat(legal, 1), order

    def _hand_inputs(self, hand: Tensor, held: Tensor, order: Tensor) -> Tensor:
        size = one_hot(hand.sum(1).long().clamp(0, 12), 13)
        top = one_hot(SYMBOL[self.top], 15)
        return torch.cat([_in_order(hand, order), hand[:, 52:], size, held.gather(1, order) / 4, top], 1)

    def _player_inputs(self) -> Tensor:
        sizes = self.hands.sum(2)
        after, second, before = [self.seat_after(step) for step in (1, 2, -1)]
        others = sizes + 1000 * one_hot(self.turn, self.seats)
        counts = [sizes[self.each, seat] for seat in (after, second, before)] + [others.min(1).values]
        shown = [sizes_as_inputs(count) for count in counts]
        shown[1] = shown[1] * (self.seats > 2)
        stuck = [self.stuck[self.each, seat] for seat in (after, before, second)]
        return torch.cat([*shown, torch.stack(stuck, 1).float()], 1)

    def _pile_inputs(self, hand: Tensor, order: Tensor) -> Tensor:
        unseen = COPIES[None] - hand - self.discard
        colours = (unseen @ IS_OF_COLOUR.T).gather(1, order) / 10
        kinds = [(unseen * (SYMBOL[None] == symbol)).sum(1) / 4 for symbol in range(TWO_SYMBOL, 15)]
        seats = torch.full_like(self.turn, min(self.seats, 5) - 2)
        table = torch.stack([self.pile.sum(1) / 50, torch.full_like(kinds[0], self.seats / 4)], 1)
        return torch.cat([colours, torch.stack(kinds, 1), table, one_hot(seats, 4)], 1)

    def _phase_inputs(self, order: Tensor) -> Tensor:
        place = order.argsort(1)[self.each, self.before]
        threat = [one_hot(place, 4), sizes_as_inputs(self.judged), self.holds_none()[:, None]]
        return torch.cat([one_hot(self.phase, 3), torch.cat(threat, 1) * (self.phase == ANSWER)[:, None]], 1)

    def with_names(self, action: Tensor, order: Tensor) -> Tensor:
        """An action by places of colours as one by the colours themselves."""
        place = torch.where(action < WILD, action // 13, (action - WILD) % 4).clamp(0, 3)
        colour = order[self.each, place]
        wild = torch.where(action < 56, 52, 56) + colour
        return torch.where(action < 52, colour * 13 + action % 13, torch.where(action < DRAW, wild, action))


def _in_order(by_card: Tensor, order: Tensor) -> Tensor:
    colours = by_card[:, :52].view(-1, 4, 13)
    return colours.gather(1, order[:, :, None].expand(-1, -1, 13)).reshape(-1, 52)


def _log_ways(things: Tensor, chosen: Tensor) -> Tensor:
    """The logarithm of the number of ways to choose."""
    rest = (things - chosen).clamp(min=0)
    return torch.lgamma(things + 1) - torch.lgamma(chosen + 1) - torch.lgamma(rest + 1)
