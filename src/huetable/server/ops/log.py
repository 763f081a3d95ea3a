"""Logs as JSON lines, for people and programs. No addresses, cookies, links, names or cards, whatever comes in.

Our own messages are constants, and what may stand beside them is listed here. Of everything else only types and places
in the code are written: the text of an exception, or of a library's message, may quote what somebody has sent.
"""

from __future__ import annotations

import json
import logging
import re
import sys
import threading
import traceback
import warnings
from collections.abc import Iterator
from datetime import UTC, datetime
from types import TracebackType
from typing import Any, TextIO

log = logging.getLogger("huetable")

FIELDS = frozenset(
    [
        "attempts",
        "command",
        "connections",
        "events",
        "folder",
        "game",
        "guests",
        "hours",
        "job",
        "level",
        "limit",
        "logger",
        "objects",
        "place",
        "port",
        "problem",
        "route",
        "seconds",
        "step",
        "table",
        "tables",
        "warning",
    ]
)
"""What may stand beside a message. None of it says who did something, or where: a table is given by a short hash."""

_REMOTE_PLACE = re.compile(r'^\s*File "([^"]+)", line (\d+), in (\S+)$', re.MULTILINE)


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
        }
        if record.name == log.name:
            line["message"] = record.getMessage()
            line |= {name: value for name, value in record.__dict__.items() if name in FIELDS}
        else:
            line["message"] = "a library reported something"
            line |= {"logger": record.name, "place": f"{record.pathname}:{record.lineno}"}
        if record.exc_info and record.exc_info[1] is not None:
            line["error"] = "\n".join(describe_error(record.exc_info[1]))
        return json.dumps(line, ensure_ascii=False, default=str)


def describe_error(error: BaseException) -> Iterator[str]:
    """The types of an error and of those that led to it, each with its places in the code, and nothing else."""
    earlier = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    if earlier is not None:
        yield from describe_error(earlier)
        yield "which led to"
    yield f"{type(error).__module__}.{type(error).__qualname__}"
    for frame, number in traceback.walk_tb(error.__traceback__):
        yield f"  {frame.f_code.co_filename}:{number} {frame.f_code.co_name}"
    if type(error).__name__ == "_RemoteTraceback":
        # What happened in a process of the bot pool comes as text; the places can be read off it.
        yield from (f"  {file}:{number} {name}" for file, number, name in _REMOTE_PLACE.findall(str(error)))


def start_logging() -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    log.setLevel(logging.INFO)
    _log_what_python_would_print()


def _log_what_python_would_print() -> None:
    """Python has four more ways to write to stderr, and all of them quote."""
    sys.excepthook = _uncaught
    sys.unraisablehook = lambda args: _uncaught(args.exc_type, args.exc_value, args.exc_traceback)
    threading.excepthook = lambda args: _uncaught(args.exc_type, args.exc_value, args.exc_traceback)
    warnings.showwarning = _warned


def _uncaught(kind: type[BaseException], error: BaseException | None, _: TracebackType | None) -> None:
    log.error("nobody caught an error", exc_info=error or kind())


def _warned(
    message: Warning | str,
    category: type[Warning],
    filename: str,
    lineno: int,
    file: TextIO | None = None,
    line: str | None = None,
) -> None:
    log.warning("Python warned", extra={"warning": category.__name__, "place": f"{filename}:{lineno}"})
