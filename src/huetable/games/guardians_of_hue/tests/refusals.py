"""Every refusal of this game in the situation that leads to it, and the sentence that the player reads."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from huetable.core.rng import Rng
from huetable.core.terms import Refusal
from huetable.games.guardians_of_hue import GAME
from huetable.games.guardians_of_hue.rules.moves import (
    Assist,
    Attack,
    BreakSeal,
    Encounter,
    End,
    Fetch,
    Grow,
    Lay,
    Narrate,
    Order,
    Pass,
    Propose,
    Reply,
    Reroll,
    Spawn,
    Stand,
    Step,
    Suggest,
    Support,
    Walk,
)
from huetable.games.guardians_of_hue.rules.state import Attempt, Growth, Help, Options, State, Suggestion
from huetable.games.guardians_of_hue.tests.guardian_table import bits, square

Provoked = tuple[str, Callable[[], Any], str]


def tried(seat: int, move: object, state: Callable[[], State]) -> Callable[[], Refusal | None]:
    return lambda: GAME.refuse(state(), seat, move)


def at(card: int, **parts: Any) -> Callable[[], State]:
    """Ann's turn: she is at this location, Ben on the centre."""
    return lambda: square(places=[card, 8], **parts)


def darkness(phase: str, **parts: Any) -> Callable[[], State]:
    """Ann starts the round and decides for darkness."""
    return lambda: square(phase=phase, **parts)


def agent_at(card: int, **parts: Any) -> Callable[[], State]:
    """An agent is to go on from this location."""
    return darkness("step", agents=[card], waiting=1, **parts)


def beside(card: int, *others: int) -> list[int]:
    """A map on which these are the neighbours of a location."""
    return [bits(*others) if place == card else 0 for place in range(9)]


def attempt(phase: str = "support", places: tuple[int, ...] = (0, 0), **parts: Any) -> Callable[[], State]:
    """Ann encounters a Pica Savage at Candy Counter; the others are at these locations."""
    done = Attempt(0, "encounter", 0, 3, 9, "pica_savage", dice=(1, 2, 5) if phase == "reroll" else ())
    laid_out: dict[str, Any] = {"places": list(places), "dark": [0, 1, 3], "phase": phase, "attempt": done}
    return lambda: square(len(places), **laid_out | parts)


def laying(**options: Any) -> Callable[[], State]:
    """Ben lays the first card of the map."""
    return lambda: GAME.setup(Options(layout="place", first=1, **options), 4, Rng.from_number(3))


def with_lord(**parts: Any) -> Callable[[], State]:
    """Ann and Ben are guardians, Cleo is Lord Sepia."""
    return lambda: square(2, sepia=True, **parts)


def planned(*lines: Suggestion) -> Callable[[], State]:
    return lambda: square(3, plan=list(lines))


def options(seats: int, **raw: Any) -> Callable[[], Any]:
    return lambda: GAME.read_options(raw, seats)


def helped(**parts: Any) -> Attempt:
    return Attempt(0, "encounter", 0, 2, 6, "contrast_shadows", **parts)


PICKED = [Growth(2)]
FOUR = [Growth(4)]

MAP: tuple[Provoked, ...] = (
    (
        "a card on another",
        tried(1, Lay(1, 1, upright=True), laying()),
        "Here the card would lie on Night Sky. Choose a free spot.",
    ),
    (
        "a card far away",
        tried(1, Lay(20, 20, upright=True), laying()),
        "Here the card would touch no other card. Put it beside Night Sky, or beside two other cards.",
    ),
    (
        "a card beside one other",
        tried(0, Lay(-4, -3, upright=True), lambda: square(phase="lay")),
        "Here the card would touch only Candy Counter. Put it beside Night Sky, or beside two other cards.",
    ),
    (
        "a card after the last",
        tried(0, Lay(2, 0, upright=True), square),
        "The map is finished. No card is left to lay.",
    ),
    (
        "another's card",
        tried(0, Lay(2, 0, upright=True), laying()),
        "It’s Ben’s turn to lay a card.",
    ),
    (
        "Lord Sepia lays a card",
        tried(3, Lay(2, 0, upright=True), laying(lord_sepia=True)),
        "Lord Sepia lays no cards. Ben lays this one.",
    ),
    (
        "a move while the map is laid",
        tried(0, Walk(1), laying()),
        "The map isn’t finished. Ben lays the next card.",
    ),
)

OPTIONS: tuple[Provoked, ...] = (
    (
        "Lord Sepia is to start",
        options(4, lord_sepia=True, first=3),
        "Dov plays Lord Sepia. Choose a guardian under “Who starts”.",
    ),
    (
        "nobody sits where the first is to sit",
        options(2, first=3),
        "There are 2 guardians. Choose one of them under “Who starts”.",
    ),
    (
        "Lord Sepia and one guardian",
        options(2, lord_sepia=True),
        "With Lord Sepia you need at least three players, two of them guardians. Now there are 2.",
    ),
)

TURN: tuple[Provoked, ...] = (
    ("another's turn", tried(1, Walk(1), square), "It’s Ann’s turn."),
    ("another's turn to end", tried(1, End(), square), "It’s Ann’s turn."),
    (
        "Lord Sepia walks",
        tried(2, Walk(1), with_lord()),
        "Lord Sepia takes no actions. You decide when darkness has a choice.",
    ),
    (
        "a move before support is given",
        tried(0, Walk(1), attempt()),
        "Wait a moment: Ben can still help with this attempt.",
    ),
    (
        "a move while two could help",
        tried(0, End(), attempt(places=(0, 0, 0))),
        "Wait a moment: Ben and Cleo can still help with this attempt.",
    ),
    (
        "a move while asked for help",
        tried(1, Walk(1), attempt()),
        "Ann is waiting for you. Support, or pass.",
    ),
    (
        "a move while asked for dice",
        tried(1, Walk(1), attempt("reroll")),
        "Ann is waiting for you. Choose dice to roll again, or pass.",
    ),
    (
        "a move before the spirit is chosen",
        tried(0, Walk(1), at(0, phase="spirit", dark=[0, 1, 5], spirits=bits(1, 5), reserve=0)),
        "First choose which spirit comes to you.",
    ),
    (
        "a move while another chooses a spirit",
        tried(1, Walk(1), at(0, phase="spirit", dark=[0, 1, 5], spirits=bits(1, 5), reserve=0)),
        "It’s Ann’s turn.",
    ),
    (
        "a move while darkness decides",
        tried(1, Walk(1), darkness("grow", grown=PICKED)),
        "Darkness acts now, and Ann decides for it. Wait for your turn.",
    ),
    *(
        (f"a move instead of a decision ({phase})", tried(0, Walk(1), darkness(phase)), sentence)
        for phase, sentence in (
            ("grow", "First choose which location turns dark."),
            ("spawn", "First choose where the agent appears."),
            ("order", "First choose which agent acts next."),
            ("step", "First choose where the agent goes."),
        )
    ),
    (
        "to where one is",
        tried(0, Walk(0), at(0)),
        "You’re at Candy Counter already. Choose a location next to it.",
    ),
    (
        "too far",
        tried(0, Walk(7), at(0)),
        "Fun Fair isn’t next to Candy Counter. Each move takes you to a location next to yours.",
    ),
    (
        "exhausted",
        tried(0, Walk(1), at(0, tired=1)),
        "You’re exhausted. Stand up first; that takes one action.",
    ),
    ("standing", tried(0, Stand(), at(0)), "You’re standing already. Choose another action."),
    (
        "help for Lord Sepia",
        tried(0, Assist(2), with_lord()),
        "You can only help up another guardian.",
    ),
    (
        "help for oneself",
        tried(0, Assist(0), at(0)),
        "You can’t help yourself up. Choose a guardian who lies next to you.",
    ),
    ("help for one who stands", tried(0, Assist(1), square), "Ben is standing and needs no help."),
    (
        "help from afar",
        tried(0, Assist(1), at(0, tired=0b10)),
        "Ben lies at Night Sky. Go there first to help.",
    ),
)

ATTEMPTS: tuple[Provoked, ...] = (
    (
        "no agent anywhere",
        tried(0, Attack(), at(6)),
        "No agent stands at Sunrise Bay. None stands on the map now.",
    ),
    (
        "an agent elsewhere",
        tried(0, Attack(), at(6, agents=[7])),
        "No agent stands at Sunrise Bay. There is one at Fun Fair.",
    ),
    (
        "two agents elsewhere",
        tried(0, Attack(), at(6, agents=[8, 7])),
        "No agent stands at Sunrise Bay. Look for them at Fun Fair and Night Sky.",
    ),
    (
        "an exhausted agent",
        tried(0, Attack(), at(8, agents=[8], dazed=1)),
        "The agent at Night Sky is exhausted. You can’t attack it until it stands up again.",
    ),
    (
        "an encounter on the centre",
        tried(0, Encounter(), at(8)),
        "You need no spirit at Night Sky. Break its seal when all other locations are light.",
    ),
    (
        "an encounter in the light",
        tried(0, Encounter(), at(0)),
        "Candy Counter is light. Go to a dark location to win a spirit.",
    ),
    (
        "an encounter beside a spirit",
        tried(0, Encounter(), at(0, dark=[0], spirits=bits(0))),
        "A spirit is at Candy Counter already. Now break the seal.",
    ),
    (
        "an encounter beside an agent",
        tried(0, Encounter(), at(0, dark=[0], agents=[0])),
        "An agent stands at Candy Counter. Attack it first.",
    ),
    (
        "a spirit out of the blue",
        tried(0, Fetch(0), at(1, spirits=1)),
        "There’s no spirit to choose now. Win an encounter first.",
    ),
    (
        "another's spirit",
        tried(1, Fetch(1), at(0, phase="spirit", spirits=bits(1, 5))),
        "Ann chooses which spirit comes.",
    ),
    (
        "a spirit that is elsewhere",
        tried(0, Fetch(3), at(0, phase="spirit", spirits=bits(1, 5))),
        "There’s no spirit at Schoolroom. The spirits are at Flower Meadow and Paint Studio.",
    ),
    (
        "a seal in the light",
        tried(0, BreakSeal(), at(1)),
        "Flower Meadow is light: it has no seal to break.",
    ),
    (
        "a seal beside an agent",
        tried(0, BreakSeal(), at(0, dark=[0], spirits=bits(0), agents=[0])),
        "An agent stands at Candy Counter. Attack it before you break the seal.",
    ),
    (
        "a seal without a spirit",
        tried(0, BreakSeal(), at(0, dark=[0])),
        "There’s no spirit at Candy Counter. Win one with an encounter first.",
    ),
    (
        "the last seal with one location dark",
        tried(0, BreakSeal(), at(8, dark=[3])),
        "Schoolroom is still dark. Bring back its light first.",
    ),
    (
        "the last seal with more of them dark",
        tried(0, BreakSeal(), at(8, dark=[3, 4, 5])),
        "3 other locations are still dark. The seal of Night Sky comes last.",
    ),
    (
        "the last seal beside an agent",
        tried(0, BreakSeal(), at(8, agents=[8])),
        "An agent stands at Night Sky. Attack it before you break the last seal.",
    ),
)

SUPPORT: tuple[Provoked, ...] = (
    ("no attempt", tried(1, Support(), square), "No attempt needs help now."),
    ("nothing to pass", tried(1, Pass(), square), "No attempt needs help now."),
    ("no dice", tried(1, Reroll((0,)), square), "No attempt needs help now."),
    (
        "one's own attempt",
        tried(0, Support(), attempt()),
        "This is your own attempt. Only the others can help with it.",
    ),
    (
        "Lord Sepia's support",
        tried(2, Support(), with_lord(phase="support", attempt=helped())),
        "Lord Sepia can’t support guardians.",
    ),
    (
        "support from afar",
        tried(2, Support(), attempt(places=(0, 0, 1))),
        "Ann is at Candy Counter, and you’re at Flower Meadow. You can only help at the same location.",
    ),
    (
        "support by an exhausted guardian",
        tried(2, Support(), attempt(places=(0, 0, 0), tired=0b100)),
        "You’re exhausted, so you can’t help. Stand up on your next turn.",
    ),
    (
        "support twice",
        tried(2, Support(), attempt(places=(0, 0, 0), tired=0b100, attempt=helped(supporters=(2,)))),
        "You’ve helped with this attempt already.",
    ),
    (
        "dice again by one who had some rolled again",
        tried(
            2,
            Reroll((0,)),
            attempt("reroll", (0, 0, 0), tired=0b100, attempt=helped(rerolls=(Help(2, (0,)),))),
        ),
        "You’ve helped with this attempt already.",
    ),
    (
        "support after a pass",
        tried(1, Support(), attempt(places=(0, 0, 0), attempt=helped(answered=(1,)))),
        "You’ve passed. We’ll ask you again if the roll isn’t enough.",
    ),
    (
        "support after the roll",
        tried(1, Support(), attempt("reroll")),
        "The dice have been rolled. Choose dice to roll again, or pass.",
    ),
    (
        "dice before the roll",
        tried(1, Reroll((0,)), attempt()),
        "The dice haven’t been rolled yet. You can support now, or pass.",
    ),
    (
        "a die twice",
        tried(1, Reroll((1, 1)), attempt("reroll")),
        "You can choose each die only once.",
    ),
)

DARKNESS: tuple[Provoked, ...] = (
    (
        "darkness has no choice",
        tried(1, Grow(3), square),
        "Darkness has nothing to decide now. It’s Ann’s turn.",
    ),
    (
        "another decides for darkness",
        tried(1, Grow(3), darkness("grow", grown=PICKED)),
        "Ann decides for darkness now.",
    ),
    (
        "Lord Sepia decides for darkness",
        tried(0, Step(3), with_lord(phase="step")),
        "Cleo decides for darkness now.",
    ),
    *(
        (f"another decision ({phase})", tried(0, move, darkness(phase)), sentence)
        for phase, move, sentence in (
            ("grow", Step(0), "First choose which location turns dark."),
            ("spawn", Grow(0), "First choose where the agent appears."),
            ("order", Step(0), "First choose which agent acts next."),
            ("step", Order(0), "First choose where the agent goes."),
        )
    ),
    (
        "a location that is dark",
        tried(0, Grow(1), darkness("grow", grown=PICKED, dark=[1])),
        "Flower Meadow is dark already. Choose between Candy Counter, Swimming Pool and Schoolroom.",
    ),
    (
        "a location of another tag",
        tried(0, Grow(7), darkness("grow", grown=FOUR)),
        "The black die shows 4. Choose between Harbour Houses and Paint Studio.",
    ),
    (
        "an agent at another tag",
        tried(0, Spawn(7), darkness("spawn", grown=FOUR, dark=[4, 5])),
        "The agent appears at a location with the number 4. Choose between Harbour Houses and Paint Studio.",
    ),
    (
        "no agent to act",
        tried(0, Order(0), darkness("order", agents=[2, 6], waiting=0b11)),
        "No agent is at Candy Counter. Choose between Swimming Pool and Sunrise Bay.",
    ),
    (
        "a step over a location",
        tried(0, Step(7), agent_at(8, dark=[4, 6])),
        "Fun Fair isn’t next to the agent. Choose between Flower Meadow and Schoolroom.",
    ),
    (
        "a step into the dark",
        tried(0, Step(4), agent_at(8, dark=[4, 6])),
        "Harbour Houses is dark, and the agent must go to a light location."
        " Choose between Flower Meadow and Schoolroom.",
    ),
    (
        "a step to a lower tag",
        tried(0, Step(1), agent_at(0, near=beside(0, 1, 6, 7))),
        "The agent goes to the light location with the highest number. Choose between Sunrise Bay and Fun Fair.",
    ),
    (
        "a far step towards the light",
        tried(0, Step(2), agent_at(8, light=bits(2, 7))),
        "Swimming Pool isn’t next to the agent. Choose between Harbour Houses and Sunrise Bay.",
    ),
    (
        "a detour",
        tried(0, Step(1), agent_at(8, light=bits(2, 7))),
        "The agent takes the shortest way to the nearest light. Choose between Harbour Houses and Sunrise Bay.",
    ),
    (
        "a far step without light",
        tried(0, Step(8), agent_at(0, light=bits(0))),
        "Night Sky isn’t next to the agent. Choose between Flower Meadow and Schoolroom.",
    ),
    (
        "a lower tag without light",
        tried(0, Step(1), agent_at(0, near=beside(0, 1, 6, 7), light=bits(0))),
        "Nothing else is light, so the agent goes to the highest number. Choose between Sunrise Bay and Fun Fair.",
    ),
)

TALK: tuple[Provoked, ...] = (
    (
        "a story without Lord Sepia",
        tried(0, Narrate("Dust."), square),
        "Nobody plays Lord Sepia at this table, so there’s no story to tell.",
    ),
    ("a guardian's story", tried(0, Narrate("Dust."), with_lord()), "Only Lord Sepia tells the story."),
    ("an empty line", tried(2, Narrate("  "), with_lord(tale=True)), "Write something first."),
    (
        "a long line",
        tried(2, Narrate("x" * 201), with_lord(tale=True)),
        "A line has at most 200 characters; this has 201.",
    ),
    (
        "a very long line",
        tried(2, Narrate("x" * 2000), with_lord(tale=True)),
        "A line has at most 200 characters; this has 2000.",
    ),
    (
        "a line that can't be read",
        tried(2, Narrate("du\x07st"), with_lord(tale=True)),
        "This line has a character that can’t be shown. Please write it without.",
    ),
    (
        "a second line",
        tried(2, Narrate("Dust."), with_lord()),
        "You’ve told your line. You can tell the next one when darkness acts again.",
    ),
    (
        "Lord Sepia's plan",
        tried(2, Suggest(0, "move", 1), with_lord(tale=True)),
        "Lord Sepia can’t make plans for the guardians.",
    ),
    (
        "a plan before the first turn",
        tried(1, Suggest(0, "move", 1), darkness("spawn", round=0)),
        "The game hasn’t begun. You can make plans from the first turn on.",
    ),
    (
        "a fourth suggestion",
        tried(1, Suggest(0, "move", 1), lambda: square(said=[0, 3])),
        "You’ve made 3 suggestions in this turn. Wait for the next turn.",
    ),
    (
        "a plan for Lord Sepia",
        tried(0, Suggest(2, "move", 1), with_lord()),
        "You can only suggest something to a guardian.",
    ),
    (
        "an answer to nobody",
        tried(0, Reply(3, "agreed"), planned()),
        "Only guardians make suggestions, so there’s nothing to answer.",
    ),
    (
        "an answer to oneself",
        tried(0, Reply(0, "agreed"), planned(Suggestion(0, 0, "move", 1))),
        "That’s your own plan. The others can see it; it needs no answer.",
    ),
    (
        "an answer to no suggestion",
        tried(0, Reply(2, "agreed"), planned(Suggestion(2, 1, "move", 1))),
        "Cleo has suggested nothing to you.",
    ),
    (
        "heard twice",
        tried(0, Reply(1, "noted"), planned(Suggestion(1, 0, "move", 1, "noted"))),
        "You told Ben “I hear you”. You can still answer “I will” or “Rather not”.",
    ),
    (
        "a second answer",
        tried(0, Reply(1, "agreed"), planned(Suggestion(1, 0, "move", 1, "declined"))),
        "You’ve already answered Ben.",
    ),
    (
        "half an answer",
        tried(0, Reply(1, "declined", "attack"), planned(Suggestion(1, 0, "move", 1))),
        "Choose what you’d rather do, and where.",
    ),
    (
        "an early draw",
        tried(0, Propose(), lambda: square(round=24)),
        "You can propose a draw from round 25 on. This is round 24.",
    ),
    (
        "a draw twice a round",
        tried(0, Propose(), lambda: square(round=26, asked=26)),
        "A draw was already proposed in this round. You can propose one again in round 27.",
    ),
    (
        "a move during the vote",
        tried(0, Walk(1), lambda: square(round=26, asked=26, proposer=1)),
        "Ben has proposed a draw. Wait until the table has voted.",
    ),
)

PROVOKED: tuple[Provoked, ...] = (*MAP, *OPTIONS, *TURN, *ATTEMPTS, *SUPPORT, *DARKNESS, *TALK)
