"""Every public name of huetable.client has an example in its docstring, and it holds.

In the examples, `address` is that of a server, and `link` leads to a table where a host waits for one more player.
"""

import asyncio
import doctest

import pytest
from server_kit import Server

from huetable import client


@pytest.mark.parametrize("name", client.__all__)
async def test_the_example_in_its_docstring_holds(server: Server, name: str) -> None:
    link = (await server.open(await server.visitor(), game="dye_pot")).link
    names = {**vars(client), "address": server.address, "link": link}
    found = doctest.DocTestFinder(recurse=False).find(getattr(client, name), name, globs=names)
    assert found[0].examples
    result = await asyncio.to_thread(doctest.DocTestRunner().run, found[0])
    assert result.failed == 0
