"""What happens, told to everybody."""

from __future__ import annotations

from msgspec import Struct

from .state import Answer, Card, DiceAction, Ending, Enemy, Wish


class Laid(Struct, frozen=True, tag="laid"):
    seat: int
    card: Card
    x: int
    y: int
    upright: bool


class RoundBegan(Struct, frozen=True, tag="round_began"):
    round: int
    first: int


class TurnBegan(Struct, frozen=True, tag="turn_began"):
    seat: int
    actions: int


class TurnEnded(Struct, frozen=True, tag="turn_ended"):
    seat: int
    actions: int = 0
    """Those that were left."""


class Moved(Struct, frozen=True, tag="moved"):
    seat: int
    card: Card


class Stood(Struct, frozen=True, tag="stood"):
    seat: int


class Assisted(Struct, frozen=True, tag="assisted"):
    seat: int
    other: int


class Attempted(Struct, frozen=True, tag="attempted"):
    seat: int
    deed: DiceAction
    card: Card
    target: int
    enemy: Enemy | None


class Supported(Struct, frozen=True, tag="supported"):
    seat: int
    target: int


class Passed(Struct, frozen=True, tag="passed"):
    seat: int


class TimeUp(Struct, frozen=True, tag="time_up"):
    seats: tuple[int, ...]
    """Whose support was still waited for."""


class Rolled(Struct, frozen=True, tag="rolled"):
    dice: tuple[int, ...]
    total: int
    target: int


class Rerolled(Struct, frozen=True, tag="rerolled"):
    seat: int
    which: tuple[int, ...]
    dice: tuple[int, ...]
    total: int
    target: int


class Succeeded(Struct, frozen=True, tag="succeeded"):
    seat: int
    deed: DiceAction
    card: Card


class Failed(Struct, frozen=True, tag="failed"):
    """The guardian who tried is exhausted."""

    seat: int
    deed: DiceAction
    card: Card


class AgentBeaten(Struct, frozen=True, tag="agent_beaten"):
    """It lies exhausted on the centre."""

    card: Card


class SpiritCame(Struct, frozen=True, tag="spirit_came"):
    card: Card
    start: Card | None
    """None: from the reserve."""


class LightCame(Struct, frozen=True, tag="light_came"):
    card: Card


class SpiritLost(Struct, frozen=True, tag="spirit_lost"):
    left: int


class BlackDie(Struct, frozen=True, tag="black_die"):
    """Darkness grows: the roll, and the tag it is for."""

    roll: int
    location_tag: int


class Darkened(Struct, frozen=True, tag="darkened"):
    card: Card


class AgentCame(Struct, frozen=True, tag="agent_came"):
    card: Card


class NothingGrew(Struct, frozen=True, tag="nothing_grew"):
    """Both agents are out already."""


class AgentMoved(Struct, frozen=True, tag="agent_moved"):
    start: Card
    card: Card


class AgentRolled(Struct, frozen=True, tag="agent_rolled"):
    card: Card
    roll: int
    darkened: bool


class AgentsStood(Struct, frozen=True, tag="agents_stood"):
    count: int


class Suggested(Struct, frozen=True, tag="suggested"):
    seat: int
    to: int
    wish: Wish
    card: Card


class Replied(Struct, frozen=True, tag="replied"):
    seat: int
    to: int
    answer: Answer
    instead: Wish | None
    where: Card | None


class Narrated(Struct, frozen=True, tag="narrated"):
    text: str


class DrawProposed(Struct, frozen=True, tag="draw_proposed"):
    seat: int


class DrawRefused(Struct, frozen=True, tag="draw_refused"):
    """The table has voted to play on."""


class Ended(Struct, frozen=True, tag="ended"):
    ending: Ending


Event = (
    Laid
    | RoundBegan
    | TurnBegan
    | TurnEnded
    | Moved
    | Stood
    | Assisted
    | Attempted
    | Supported
    | Passed
    | TimeUp
    | Rolled
    | Rerolled
    | Succeeded
    | Failed
    | AgentBeaten
    | SpiritCame
    | LightCame
    | SpiritLost
    | BlackDie
    | Darkened
    | AgentCame
    | NothingGrew
    | AgentMoved
    | AgentRolled
    | AgentsStood
    | Suggested
    | Replied
    | Narrated
    | DrawProposed
    | DrawRefused
    | Ended
)
