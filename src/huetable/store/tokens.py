"""What a store keeps of tokens: how programs that a guest has sent are recognised."""

from __future__ import annotations

from abc import ABC, abstractmethod

from msgspec import Struct

from .base import KnownGuest

MOST_TOKENS = 10
"""Of one guest."""


class Token(Struct, frozen=True):
    key: str
    """The hash of what the program sends."""
    guest: str
    """Who made it."""
    name: str
    scope: str
    made_at: int
    expires_at: int


class TokenUse(Struct, frozen=True):
    """A token, and the hour in which its program was last here; None if it never sat down."""

    token: Token
    used_at: int | None


class TokenStore(ABC):
    @abstractmethod
    async def add(self, token: Token, maker: KnownGuest | None) -> bool:
        """False if the maker has too many already, or their own access has ended meanwhile. None: the operator makes it."""

    @abstractmethod
    async def find(self, key: str) -> Token | None: ...

    @abstractmethod
    async def of_guest(self, guest: str) -> list[TokenUse]:
        """The oldest first."""

    @abstractmethod
    async def remove(self, key: str) -> None:
        """Whoever comes with it is nobody any more, at every worker."""

    @abstractmethod
    async def remove_expired(self, now: int) -> None: ...
