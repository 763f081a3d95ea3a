"""What a player looks at and touches, for each kind of move that they may make."""

from __future__ import annotations

from typing import Any

from huetable.core.game import AnyGame
from huetable.core.terms import Observation

UNO: dict[str, str | tuple[str, ...]] = {
    **{
        kind: f"[data-part='action:{kind}']"
        for kind in ("keep", "pass", "accept", "challenge", "uno", "catch", "dispute", "done", "ready")
    },
    "play": "[data-card]",
    "draw": "[data-part=draw-pile]",
    "colour": "[data-part^='colour:']",
}

GUARDIANS: dict[str, str | tuple[str, ...]] = {
    **{kind: f"[data-part~={kind}]" for kind in ("attack", "encounter", "seal", "stand", "assist", "end")},
    **dict.fromkeys(("grow", "spawn", "order", "step"), "[data-part^='choice:']"),
    "lay": "[data-part=lay] .primary",
    "move": ".location.lit",
    "spirit": ".location.lit",
    "support": "[data-part~=help]",
    "reroll": "[data-part~=reroll]",
    "pass": "[data-part=pass]",
}

PARTS: dict[str, dict[str, str | tuple[str, ...]]] = {
    "dye_pot": {
        "pour": "[data-part=input] button",
        "claim": "[data-part=hand] button",
        "name": "#tint",
        "shrug": "[data-part=input] button.quiet",
    },
    "uno_coloradd": UNO,
    "guardians_of_hue": GUARDIANS,
    "hues_and_cues": {
        "choose": "[data-part=card] label",
        "cue": ("[data-part=target]", "#cue", "[data-part=give-cue]"),
        "pass": "[data-part=pass]",
        "place": "[data-part=place]",
        "object": "[data-part=object]",
    },
    "cluzzle": {
        "choose": "[data-part=word-card] button",
        "seal": ("[data-part=turntable]", "[data-part=word]", "[data-part=seal]"),
        "ask": ("#question", "[data-part=question] [type=submit]"),
        "answer": "[data-part^='answer:']",
        "guess": ("#guess", "[data-part=guess] [type=submit]"),
        "no_guess": "[data-part=guess] [type=button]",
        "correct": "[data-part=correct]",
        "content": "[data-part=leave], [data-part=last-answer] button",
    },
}
"""By game and kind of move. Each selector must find something."""

BOARDS = {
    "dye_pot": "[data-part=board]",
    "uno_coloradd": "[data-part=discard-pile]",
    "guardians_of_hue": ".board > .map",
    "hues_and_cues": "[data-part=board]",
    "cluzzle": "[data-part=centre] li > button",
}

UNHURRIED = {
    "guardians_of_hue": {"suggest", "reply", "narrate", "propose"},
    "cluzzle": {"keep", "accuse", "correct"},
}
"""Moves that nobody waits for: they may stand further down."""
BETWEEN_ROUNDS = ("done", "ready")


def needed_parts(game: AnyGame, state: Any, seat: int) -> list[str]:
    """Selectors that must each find something, all of it in sight."""
    name = game.meta.id
    kinds = decision(game, state, seat) - UNHURRIED.get(name, set())
    listed = [PARTS[name][kind] for kind in sorted(kinds)]
    found = [part for parts in listed for part in ((parts,) if isinstance(parts, str) else parts)]
    if shows_board(name, state, kinds):
        found.append(BOARDS[name])
    return found


def decision(game: AnyGame, state: Any, seat: int) -> set[str]:
    """The kinds of moves that a seat may choose from."""
    seen = game.observe(state, seat)
    kinds = {move.__struct_config__.tag for move in seen.moves} | {each.move for each in seen.open_moves}
    return kinds - unoffered(game.meta.id, kinds, seen)


def unoffered(name: str, kinds: set[str], seen: Observation) -> set[str]:
    """What the rules allow, but the screen does not show now."""
    if name == "uno_coloradd":
        # Catching a player who has called UNO never works.
        exposed = {each.seat for each in seen.view.public.watch.exposed}
        caught = {move.target for move in seen.moves if move.__struct_config__.tag == "catch"}
        return {"catch"} if exposed.isdisjoint(caught) else set()
    if name == "cluzzle" and "seal" in kinds:
        # The card with the words comes first, then the clay; another word can be chosen later, on a sheet.
        return {"seal"} if seen.view.private.choice is None else {"choose"}
    return set()


def shows_board(name: str, state: Any, kinds: set[str]) -> bool:
    if name == "uno_coloradd":
        return kinds.isdisjoint(BETWEEN_ROUNDS)
    if name == "cluzzle":
        return state.phase not in ("sculpt", "gallery")
    # Whoever gives a cue has the colour in the form.
    return name != "hues_and_cues" or "place" in kinds
