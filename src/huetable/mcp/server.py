"""The tools that an assistant is given."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import asynccontextmanager, contextmanager
from io import StringIO
from typing import Annotated, Any

from mcp.server.mcpserver import Image, MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from mcp.server.transport_security import TransportSecuritySettings
from pydantic import Field

from huetable import __version__, games
from huetable.cli.clauses import print_book, print_clauses, search_clauses
from huetable.cli.console import ShellConsole
from huetable.cli.errors import CommandError
from huetable.cli.language import ShellTexts
from huetable.messages.languages import ENGLISH
from huetable.server.http.api import GameCard, NewTable
from huetable.table.wire.protocol import Pace

from .held_seat import HeldSeat, Mistake
from .held_seats import HeldSeats
from .pictures import draw_pictures

INSTRUCTIONS = """\
Huetable is a table for games about colour and clues. Open a table or join one by its link, then look, and play when it is
your turn; wait_for_my_turn tells you when. Moves are numbered in what you see; some have blanks to fill in, such as
`cue <words>`: write them out. Read the rules of a game before you play it. You see and may do what your seat sees and may do."""

LONGEST_WAIT = 120
WIDTH = 120

SeatName = Annotated[
    str,
    Field(
        description="The seat that open_table or join_table gave you. With a single one it may be left out."
    ),
]


def make_server(address: str, *, alone: bool, token: str = "") -> MCPServer[None]:
    """For tables of the Huetable server at this address."""
    seats = HeldSeats(address, alone=alone, token=token)

    @asynccontextmanager
    async def lifespan(_: MCPServer[None]) -> AsyncIterator[None]:
        try:
            yield
        finally:
            await seats.close()

    server = MCPServer(
        "huetable",
        title="Huetable",
        instructions=INSTRUCTIONS,
        version=__version__,
        lifespan=lifespan,
        log_level="WARNING",
    )
    for tool in _Tools(seats).all():
        server.add_tool(tool, structured_output=False)
    for name in games.all_games():
        _add_rules(server, name)
    return server


def _add_rules(server: MCPServer[None], game: str) -> None:
    @server.resource(f"huetable://rules/{game}", title=f"Rules: {games.find_game(game).meta.title}")
    def rules() -> str:
        return rules_in_words(game, "")


def rules_in_words(game: str, words: str) -> str:
    """The whole book, or the clauses that have all of these words."""
    try:
        book = (
            games.table_rulebook(ENGLISH)
            if game == "table"
            else games.rulebook(games.find_game(game), ENGLISH)
        )
        output = StringIO()
        console = ShellConsole(file=output, width=WIDTH, color_system=None, markup=False, highlight=False)
        if words.strip():
            print_clauses(console, book.title, search_clauses(book, words), ShellTexts(ENGLISH))
        else:
            print_book(console, book, ShellTexts(ENGLISH))
    except (games.UnknownGame, CommandError) as error:
        raise Mistake(f"{error}.") from error
    return output.getvalue()


class _Tools:
    """Each returns words, or fails with a sentence that says what is wrong. The docstrings are what the assistant reads."""

    def __init__(self, seats: HeldSeats) -> None:
        self._seats = seats

    def all(self) -> list[Any]:
        return [
            *(self.list_games, self.read_rules, self.open_table, self.join_table, self.start_game),
            *(self.look, self.wait_for_my_turn, self.play, self.play_anything),
            *(self.show_pictures, self.chat, self.leave_table),
        ]

    async def list_games(self) -> str:
        """The games that can be played, with how many players, how long they take and the levels of their bots."""
        with telling():
            return "\n".join(map(_card_in_words, await self._seats.games()))

    async def read_rules(
        self,
        game: Annotated[str, Field(description="The id of a game, or `table` for the rules of every table.")],
        words: Annotated[str, Field(description="Only clauses with all of these words.")] = "",
    ) -> str:
        """The rulebook of a game, or the clauses that a search finds."""
        with telling():
            return rules_in_words(game, words)

    async def open_table(
        self,
        game: Annotated[str, Field(description="The id of a game.")],
        name: Annotated[str, Field(description="What the others call you.")],
        bots: Annotated[list[str], Field(description="The level of each bot, such as `normal`.")] = [],  # noqa: B006
        options: Annotated[dict[str, Any], Field(description="Of the game, where not as usual.")] = {},  # noqa: B006
        pace: Annotated[Pace, Field(description="How long bots and animations take.")] = "brisk",
    ) -> str:
        """Open a table and sit down at it. You are its host: call start_game once everybody is there."""
        with telling():
            seat, held = await self._seats.open(
                NewTable(game, name, bots=tuple(bots), options=options, pace=pace)
            )
            return await _introduced(seat, held)

    async def join_table(
        self,
        link: Annotated[str, Field(description="The link of the table, or the last part of it.")],
        name: Annotated[str, Field(description="What the others call you.")],
    ) -> str:
        """Sit down at somebody's table and be ready for the game."""
        with telling():
            seat, held = await self._seats.join(link)
            try:
                await held.sit(name)
            except Mistake:
                await self._seats.leave(seat)
                raise
            return await _introduced(seat, held)

    async def start_game(self, seat: SeatName = "") -> str:
        """Start the game, or another one after it is over. Only the host can."""
        with telling():
            return await self._seats.find(seat).start()

    async def look(self, seat: SeatName = "") -> str:
        """The table as your seat sees it, in words, with your numbered moves."""
        with telling():
            return await self._seats.find(seat).look()

    async def wait_for_my_turn(
        self,
        seat: SeatName = "",
        seconds: Annotated[float, Field(ge=0, le=LONGEST_WAIT)] = 30,
        *,
        or_when_i_may_act: Annotated[
            bool, Field(description="Also when you may do something, but nobody waits for you.")
        ] = False,
    ) -> str:
        """Wait until the game waits for you or is over, then look. If that takes too long, call it again."""
        with telling():
            return await self._seats.find(seat).wait(seconds, interrupts=or_when_i_may_act)

    async def play(
        self,
        move: Annotated[
            str, Field(description="The number of a move, or the move written out, such as `cue sea`.")
        ],
        seat: SeatName = "",
    ) -> str:
        """Make a move. Numbers are those of the last look; a move that is not legal is refused with the rule that says so."""
        with telling():
            return await self._seats.find(seat).play(move)

    async def play_anything(self, seat: SeatName = "") -> str:
        """Make a random legal move. If you have to sculpt, this sculpts something for you."""
        with telling():
            return await self._seats.find(seat).play_anything()

    async def show_pictures(self, seat: SeatName = "") -> list[str | Image]:
        """Pictures of what your seat sees: the board of Hues and Cues, sculptures from four sides. Other games have none."""
        with telling():
            found = await self._seats.find(seat).pictures(draw_pictures)
            if not found:
                raise Mistake("There is nothing to see but what `look` says.")
            return [part for each in found for part in (each.caption, Image(data=each.png, format="png"))]

    async def chat(
        self, text: Annotated[str, Field(description="What you say to everybody.")], seat: SeatName = ""
    ) -> str:
        """Say something to everybody at the table."""
        with telling():
            await self._seats.find(seat).say(text)
            return "Said."

    async def leave_table(self, seat: SeatName = "") -> str:
        """Get up. If a game is on, a bot may play on for you."""
        with telling():
            await self._seats.leave(seat)
            return "You have left the table."


def transport_security(names: Iterable[str]) -> TransportSecuritySettings:
    """Only requests to one of these names or addresses, and from no web page but theirs: the SDK itself checks that for this
    machine alone.
    """
    hosts = [pattern for name in names for pattern in (name, f"{name}:*")]
    origins = [f"{scheme}://{host}" for host in hosts for scheme in ("http", "https")]
    return TransportSecuritySettings(allowed_hosts=hosts, allowed_origins=origins)


@contextmanager
def telling() -> Iterator[None]:
    """A mistake is told to the assistant in its own sentence."""
    try:
        yield
    except Mistake as mistake:
        raise ToolError(str(mistake)) from mistake


async def _introduced(seat: str, held: HeldSeat) -> str:
    return f"Your seat: {seat}\n\n{await held.look()}"


def _card_in_words(card: GameCard) -> str:
    fewest, most = card.seats
    return (
        f"{card.id}: {card.title}. {card.blurb} {fewest} to {most} players, about {card.minutes} minutes. "
        f"Bots: {', '.join(card.levels)}."
    )
