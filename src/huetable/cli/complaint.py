"""What the shell says when it cannot do what was asked: one line, and a code that means something."""

from __future__ import annotations

FAILED = 1
"""The check that was asked for did not pass."""

BAD_INPUT = 2
"""Nothing could be done with what was given."""


class Complaint(Exception):
    """One line for the person at the shell."""

    def __init__(self, line: str, code: int = BAD_INPUT) -> None:
        super().__init__(" ".join(line.split()))
        self.code = code

    @classmethod
    def of(cls, problem: Exception) -> Complaint:
        """Files that are not there, cannot be read or are no text: said in the words of the system."""
        if isinstance(problem, Complaint):
            return problem
        if isinstance(problem, OSError) and problem.strerror:
            where = f"{problem.filename}: " if problem.filename else ""
            return cls(f"{where}{problem.strerror}")
        return cls(str(problem))
