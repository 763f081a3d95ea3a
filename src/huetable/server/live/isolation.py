"""A step that must not take others with it: what it raises is logged, and whoever called it goes on."""

from __future__ import annotations

from collections.abc import Callable

from huetable.server.ops.log import log


def attempt(step: Callable[..., object], *arguments: object) -> bool:
    """Returns whether the step succeeded."""
    try:
        step(*arguments)
    except Exception:  # noqa: BLE001 - whatever it is, it concerns this step alone
        log.exception("a step failed; the rest goes on", extra={"step": step_name(step)})
        return False
    return True


def step_name(step: Callable[..., object]) -> str:
    """The name of a function, without the values that it is called with: those may be secret."""
    inner = getattr(step, "func", step)
    return str(getattr(inner, "__qualname__", type(inner).__name__))
