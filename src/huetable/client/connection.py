"""One table over one WebSocket, which is made again when it is lost."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any, Self, TypeVar

import aiohttp
import msgspec

from huetable import games
from huetable.core.codec import decode, encode
from huetable.core.terms import Seat
from huetable.table.wire.protocol import (
    VERSION,
    Ack,
    Advice,
    Change,
    ChatLine,
    ClientMessage,
    Consult,
    Goodbye,
    Ping,
    Play,
    Pong,
    Position,
    Ready,
    Refused,
    Said,
    Say,
    ServerMessage,
    Sit,
    Start,
    SwapChairs,
    Table,
    Welcome,
)
from huetable.table.wire.rebuilding import OutOfStep, rebuild

from .errors import CommandRefused, ConnectionClosed, OtherVersion, RequestRefused
from .identifiers import new_id, new_nonce
from .overdue import Overdue
from .pauses import growing_pauses
from .socket import Socket
from .turn import Turn
from .turn_tracker import TurnTracker
from .uploads import HandIn, hand_in_patiently

T = TypeVar("T")

Connect = Callable[[int], Awaitable[Socket]]
"""Opens a socket for somebody who has seen the rows up to this number."""
Answer = Ack | Advice | Pong

_PAUSE_AFTER_REFUSAL = 0.2
_MOST_CHAT = 50
_NEXT_GAME = (Sit, Ready, Start)
"""Commands of somebody who waits for the next game, even if the last one is still on the table."""


class Connection:
    """One table, as one visitor sees it. What was said last is in `table`, `position` and `chat`. Use it from one task at a time.

    >>> import asyncio
    >>> async def main():
    ...     async with GuestClient(address) as me, await me.join(link) as table:
    ...         await table.sit("Robby")
    ...         await table.ready()
    ...         return table.chair
    >>> asyncio.run(main())
    1
    """

    def __init__(self, socket: Socket, connect: Connect, hand_in: HandIn, patience: float) -> None:
        self.socket = socket
        self.welcome: Welcome | None = None
        self.table: Table | None = None
        self.position: Position | None = None
        self.chat: deque[ChatLine] = deque(maxlen=_MOST_CHAT)
        self.closed = False
        """Whether I have left for good; a lost connection is made again."""
        self._connect = connect
        self._hand_in = hand_in
        self._patience = patience
        self._unread: deque[ServerMessage] = deque()
        self._unanswered: ClientMessage | None = None
        """The command that is sent again on a new connection."""
        self._attached: dict[str, bytes] = {}
        """What a move may name by its hash and was not handed in yet."""
        self._tracker = TurnTracker()
        self._overdue = Overdue()
        self._overdue.begin()
        self._past_game = 0
        """The game that was over when I sat down or got ready for the next."""
        self._over_since: int | None = None
        self._greeted = False
        """Whether a position came since the last welcome."""

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        self.closed = True
        self._patience = 0
        await self.socket.close()
        self.socket.drop()

    @property
    def chair(self) -> int | None:
        """Where I sit."""
        chairs = self.table.chairs if self.table else ()
        return next((index for index, chair in enumerate(chairs) if chair.yours), None)

    @property
    def observation(self) -> Turn | None:
        """What I may know of the game, as it came, and typed; for who holds several seats, what the first one sees."""
        return next(iter(self.observations), None)

    @property
    def observations(self) -> tuple[Turn, ...]:
        """The same for each seat that I hold, in their order. Empty before a game, and one without a seat for who watches."""
        if self.position is None or self.table is None:
            return ()
        sights = msgspec.json.decode(self.position.sights)
        return tuple(Turn(self.table.game, sight, self._attached) for sight in sights)

    async def next(self) -> ServerMessage:
        """The next message, in the order in which they came."""
        return self._unread.popleft() if self._unread else await self._receive()

    async def until(self, kind: type[T]) -> T:
        """The next message of this kind; what comes before it is passed over."""
        while True:
            message = await self.next()
            if isinstance(message, kind):
                return message

    # Commands

    async def ask(self, command: ClientMessage) -> Ack:
        """Send a command and wait for its answer; what comes in between is kept for `next`. Raises CommandRefused."""
        answer = await self._answer_to(command)
        # A question and a ping are answered with something else, and change nothing.
        return answer if isinstance(answer, Ack) else Ack(command.id, self.table.seq if self.table else 0)

    async def sit(self, name: str) -> Ack:
        return await self.ask(Sit(new_id(), name, nonce=new_nonce()))

    async def ready(self, nonce: str | None = None) -> Ack:
        return await self.ask(Ready(new_id(), nonce=new_nonce() if nonce is None else nonce))

    async def start(self, nonce: str | None = None) -> Ack:
        return await self.ask(Start(new_id(), new_nonce() if nonce is None else nonce))

    async def swap_chairs(self, chair: int, with_chair: int) -> Ack:
        """As the host, before the first game."""
        return await self.ask(SwapChairs(new_id(), chair, with_chair))

    async def say(self, text: str) -> Ack:
        return await self.ask(Say(new_id(), text))

    async def play(self, move: Any, *, seat: Seat | None = None) -> Ack:
        """A move of the game's own type, or as it goes over the network. What it names and was attached is handed in first.
        For who holds several seats it is for `seat`, or for the one whose turn was shown last.
        """
        command = Play(new_id(), self._own_seat if seat is None else seat, msgspec.Raw(encode(move)))
        for hash in self._named(move):
            try:
                await hand_in_patiently(self._hand_in, self._attached[hash], command.seat, self._patience)
            except RequestRefused as error:
                self._tracker.note_refused(command.seat)
                no = Refused(command.id, error.clause or "", error.sentence, {})
                raise CommandRefused(no) from error
            del self._attached[hash]
        return await self.ask(command)

    async def consult(self, question: Any, *, seat: Seat | None = None) -> Any:
        """Ask the game something that is no move, such as whether a cue would be allowed; the answer is of the game's type."""
        asker = self._own_seat if seat is None else seat
        answer = await self._answer_to(Consult(new_id(), msgspec.Raw(encode(question)), asker))
        if not isinstance(answer, Advice) or self.table is None:
            return None
        return decode(bytes(answer.answer), games.find_game(self.table.game).answer_type)

    @property
    def _own_seat(self) -> Seat:
        """Where it is not said for which of my seats something is."""
        seat = self._tracker.seat_among(self.observations)
        return (self.chair or 0) if seat is None else seat

    def _named(self, move: Any) -> list[str]:
        if not self._attached:
            return []
        values = msgspec.to_builtins(move).values()
        return [hash for hash in self._attached if hash in values]

    async def _answer_to(self, command: ClientMessage) -> Answer:
        if isinstance(command, _NEXT_GAME) and self.table and self.table.phase == "over":
            self._past_game = self.table.game_no
        self._unanswered = command
        self._overdue.begin()
        try:
            await self._send(command)
            while (answer := _as_answer(message := await self._receive(), command)) is None:
                self._unread.append(message)
        finally:
            self._unanswered = None
            self._overdue.end()
        if isinstance(answer, Refused):
            if isinstance(command, Play):
                self._tracker.note_refused(command.seat)
            raise CommandRefused(answer)
        if isinstance(command, Play) and isinstance(answer, Ack):
            self._tracker.note_played(answer.seq)
        return answer

    # Turns

    def current_turn(self, *, interrupts: bool = False) -> Turn | None:
        """The turn that the game waits for by what has been heard so far; None if it does not wait for me."""
        if self.position is None or self.is_over:
            return None
        return next(
            iter(self._tracker.open_turns(self.position, self.observations, interrupts=interrupts)), None
        )

    async def turns(self, *, interrupts: bool = False) -> AsyncIterator[Turn]:
        """What I see, whenever the game waits for me, until it is over; for who holds several seats, one for each that it waits
        for. The same turn comes again after a refused move and after a lost connection. With `interrupts` also when I may act
        out of turn.
        """
        self._tracker.show_all_again()
        while not self.is_over:
            turn = self._next_turn(interrupts=interrupts)
            if turn is None:
                await self.next()
                continue
            if self._tracker.refused:
                # A loop that tries the same thing again must not flood the table.
                await asyncio.sleep(_PAUSE_AFTER_REFUSAL)
                self._tracker.refused = False
            yield turn

    def _next_turn(self, *, interrupts: bool) -> Turn | None:
        """None if nothing was asked of me since the last one that was shown."""
        if self.position is None:
            return None
        return self._tracker.next_turn(self.position, self.observations, interrupts=interrupts)

    @property
    def is_over(self) -> bool:
        """Whether the game is over and the last position shows how it ended; a game that could not go on has none."""
        table, position = self.table, self.position
        if table is None or table.phase != "over" or table.game_no == self._past_game:
            return False
        if table.stopped is not None:
            return True
        # The table says first that it is over, and then comes the final position.
        return (
            position is not None
            and self._greeted
            and self._over_since is not None
            and position.game_no == table.game_no
            and position.seq >= self._over_since
        )

    # The socket

    async def _send(self, command: ClientMessage) -> None:
        try:
            await self.socket.send_str(encode(command).decode())
        except (ConnectionError, aiohttp.ClientError):
            # `_receive` notices it too, connects again, and sends what is unanswered.
            return

    async def _receive(self) -> ServerMessage:
        """The next message of the server. Lost connections are made again here; raises ConnectionClosed when that fails."""
        while True:
            try:
                return self._take_in(await self._read())
            except OutOfStep:
                await self._reconnect(None)
            except ConnectionClosed as closed:
                for_good = closed.goodbye is not None and closed.goodbye.come_back is None
                if for_good or self._overdue.lasts_for(self._patience):
                    self._overdue.end()
                    raise
                await self._reconnect(closed.goodbye)

    async def _read(self) -> ServerMessage:
        try:
            frame = await self.socket.receive(self._overdue.seconds_left)
        except TimeoutError:
            raise ConnectionClosed(None) from None
        except (ConnectionError, aiohttp.ClientError):
            # A ping came that nobody waits to be answered any more. What the server said last is still to be read.
            return await self._read()
        if frame.type is not aiohttp.WSMsgType.TEXT:
            raise ConnectionClosed(None)
        message: ServerMessage = decode(frame.data.encode(), ServerMessage)
        return message

    def _take_in(self, message: ServerMessage) -> ServerMessage:
        match message:
            case Change():
                # Whoever uses this never has to know that positions may come as changes.
                message = self.position = rebuild(self.position, message)
            case Welcome():
                if message.version != VERSION:
                    raise OtherVersion(message.version)
                self.welcome, self._greeted, self._over_since = message, False, None
                self.chat.clear()
                self.chat.extend(message.talk)
            case Said():
                self.chat.append(message.talk)
            case Table():
                self._note_table(message)
            case Position():
                self.position, self._greeted = message, True
            case Goodbye():
                raise ConnectionClosed(message)
        return message

    def _note_table(self, table: Table) -> None:
        self.table = table
        if self._unanswered is None:
            self._overdue.end()
        if table.phase != "over":
            self._over_since = None
        elif self._over_since is None:
            # The position that follows a greeting is the final one, whatever happened at the table since.
            self._over_since = table.seq if self._greeted else 0

    async def _reconnect(self, goodbye: Goodbye | None) -> None:
        """With pauses that grow, as long as my patience lasts. Then send what was not answered, with the same id."""
        self.socket.drop()
        seen = self.position.seq if self.position else 0
        first = (goodbye.come_back or 0) / 1000 if goodbye else 0.0
        try:
            async with asyncio.timeout(self._patience):
                self.socket = await self._connect_again(seen, first)
        except TimeoutError:
            raise ConnectionClosed(goodbye) from None
        except RequestRefused as error:
            raise ConnectionClosed(goodbye) from error
        self._tracker.show_all_again()
        self._overdue.begin()
        if self._unanswered is not None:
            await self._send(self._unanswered)

    async def _connect_again(self, seen: int, first: float) -> Socket:
        pauses = growing_pauses(first)
        while True:
            await asyncio.sleep(next(pauses))
            try:
                return await self._connect(seen)
            except RequestRefused as error:
                if not error.is_temporary:
                    raise
            except (OSError, aiohttp.ClientError):
                continue


def _as_answer(message: ServerMessage, command: ClientMessage) -> Answer | Refused | None:
    """The message, if it answers this command."""
    if isinstance(command, Ping):
        return message if isinstance(message, Pong) else None
    if isinstance(message, Ack | Refused | Advice) and message.id == command.id:
        return message
    return None
