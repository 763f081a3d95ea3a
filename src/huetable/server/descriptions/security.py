"""How a client says who it is."""

from __future__ import annotations

from typing import Any, Final

from huetable.server.door.programs import is_path_for_programs
from huetable.server.house.operator_session import COOKIE as OPERATOR_COOKIE
from huetable.server.http.guests import COOKIE

from .operations import Operation

GUEST_COOKIE: Final = {
    "type": "apiKey",
    "in": "cookie",
    "name": COOKIE,
    "description": "A guest of this server. Whoever comes without it gets one with the answer.",
}
PROGRAM_TOKEN: Final = {
    "type": "http",
    "scheme": "bearer",
    "description": "The token of a program: a guest of its own, which everybody sees to be a program. People make tokens in the "
    "settings, the operator with `huetable token`.",
}
SCHEMES: Final[dict[str, dict[str, str]]] = {
    "guest": GUEST_COOKIE,
    "program": PROGRAM_TOKEN,
    "operator": {
        "type": "http",
        "scheme": "bearer",
        "description": "The operator's secret: HUETABLE_OPERATOR_SECRET.",
    },
    "operatorCookie": {
        "type": "apiKey",
        "in": "cookie",
        "name": OPERATOR_COOKIE,
        "description": "What /api/operator/sign-in answers with.",
    },
}


def security_of(operation: Operation) -> list[dict[str, list[Any]]]:
    """The ways to say who is asking, one of which is enough; an empty one needs nothing."""
    if operation.right == "none":
        return []
    if operation.right == "operator":
        return [{"operator": []}, {"operatorCookie": []}]
    program: list[dict[str, list[Any]]] = [{"program": []}] if is_path_for_programs(operation.path) else []
    return [{"guest": []}, *program, {}]
