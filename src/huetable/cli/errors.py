"""What the shell says when a command cannot do what was asked: one line, and an exit code that means something."""

from __future__ import annotations

FAILED = 1
"""The check that was asked for did not pass."""

BAD_INPUT = 2
"""Nothing could be done with what was given."""


class CommandError(Exception):
    """One line for the person at the shell, and the exit code of the command."""

    def __init__(self, line: str, code: int = BAD_INPUT) -> None:
        super().__init__(" ".join(line.split()))
        self.code = code

    @classmethod
    def from_exception(cls, problem: Exception) -> CommandError:
        """A missing or unreadable file is described in the operating system's words."""
        if isinstance(problem, CommandError):
            return problem
        if isinstance(problem, OSError) and problem.strerror:
            where = f"{problem.filename}: " if problem.filename else ""
            return cls(f"{where}{problem.strerror}")
        return cls(str(problem))
