"""packages/client outside our page: built by its npm script, it plays in plain Node against a real server."""

from __future__ import annotations

import asyncio
import json
import re
import shutil
import subprocess
from pathlib import Path

import frontend
import pytest
from server_kit import Server, post

from huetable.server.descriptions.asyncapi import asyncapi
from huetable.server.descriptions.openapi import openapi
from huetable.table.wire.protocol import Said

ROOT = Path(__file__).parents[3]
PACKAGE = ROOT / "packages" / "client"
(README_PROGRAM,) = re.findall(r"```ts\n(.*?)```", (PACKAGE / "README.md").read_text("utf-8"), re.DOTALL)
LONGEST = 60

WITH_TOKEN = """
import { Connection, programServer, socketAddress } from '#client';
const [address, link, token] = process.argv.slice(2);
const server = programServer(address, { token });
const table = new Connection(() => socketAddress(server, link), { receive() {} }, server.openSocket);
table.open();
await table.send({ do: 'sit', name: 'Robby' });
await table.send({ do: 'say', text: 'I am a program.' });
table.close();
"""
NOT_ALLOWED = """
import { ApiError, call, createTable, programServer } from '#client';
const server = programServer(process.argv[2], { language: 'de' });
try {
  await call(server, createTable, { body: { game: 'no_such_game', name: 'Robby' } });
} catch (error) {
  console.log(error instanceof ApiError, error.status, error.message);
}
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """Somebody's own project, with the package among its modules as npm would install it.

    Its types were checked with the page's, so they are not checked again here.
    """
    installed = tmp_path / "node_modules" / "@huetable" / "client"
    installed.mkdir(parents=True)
    shutil.copy(PACKAGE / "package.json", installed)
    built = ("--outDir", str(installed / "dist"), "--noCheck")
    frontend.npm(ROOT, "run", "--silent", "--prefix", str(PACKAGE), "build", "--", *built)
    (tmp_path / "package.json").write_text('{"type": "module"}')
    return tmp_path


@pytest.fixture
def from_source(tmp_path: Path) -> Path:
    """A project that uses the package as it is written: Node leaves the types out by itself, and nothing is built."""
    (tmp_path / "package.json").write_text(
        json.dumps({"type": "module", "imports": {"#client": "./client.ts"}})
    )
    (tmp_path / "client.ts").write_text(f"export * from '{PACKAGE.as_uri()}/src/index.ts';")
    return tmp_path


async def run_program(project: Path, code: str, *arguments: str) -> str:
    """What it prints. It must end by itself: an open connection or a timer would keep Node waiting."""
    file = project / "program.ts"
    file.write_text(code, "utf-8")
    node = frontend.node_home() / "bin" / "node"
    async with asyncio.timeout(LONGEST):
        running = await asyncio.create_subprocess_exec(
            node, file, *arguments, stdout=subprocess.PIPE, stderr=subprocess.PIPE
        )
        said, errors = await running.communicate()
    assert (running.returncode, errors.decode()) == (0, "")
    return said.decode()


async def test_the_program_of_the_readme_plays_a_game_to_its_end(server: Server, project: Path) -> None:
    said = await run_program(project, README_PROGRAM, server.address)
    assert re.fullmatch(r"It is over: \w+\n", said)


async def test_a_program_with_a_token_sits_down_and_is_seen_as_one(server: Server, from_source: Path) -> None:
    ann = await server.visitor()
    link = await server.open(ann)
    table = await server.join(ann, link)
    made = await post(ann, "/api/me/tokens", json={"name": "Robby"})
    await run_program(from_source, WITH_TOKEN, server.address, link.link, (await made.json())["token"])
    assert (await table.until(Said)).talk.text == "I am a program."
    assert table.table is not None
    assert [chair.program for chair in table.table.chairs] == [False, True]


async def test_a_refused_request_is_an_error_with_status_and_sentence(
    server: Server, from_source: Path
) -> None:
    said = await run_program(from_source, NOT_ALLOWED, server.address)
    assert re.fullmatch(r"true 4\d\d .*\w{3}.*\n", said)


def test_the_package_has_everything_that_the_server_describes() -> None:
    operations = (PACKAGE / "src/operations.ts").read_text("utf-8")
    described = [each for path in openapi()["paths"].values() for each in path.values()]
    assert {each["operationId"] for each in described} == set(re.findall(r"export const (\w+)", operations))
    interfaces = set(re.findall(r"export interface (\w+)", (PACKAGE / "src/protocol.ts").read_text("utf-8")))
    assert set(openapi()["components"]["schemas"]) - interfaces == set()
    assert set(asyncapi()["components"]["messages"]) - interfaces == set()


def test_the_page_about_clients_shows_the_program_of_the_readme() -> None:
    assert f"```ts\n{README_PROGRAM}```" in (ROOT / "docs/client.md").read_text("utf-8")


@pytest.mark.soak
def test_the_program_of_the_readme_has_no_wrong_types(project: Path) -> None:
    (project / "program.ts").write_text(README_PROGRAM, "utf-8")
    options = {"strict": True, "module": "NodeNext", "target": "ES2023", "noEmit": True, "types": ["node"]}
    roots = {"typeRoots": [str(ROOT / "node_modules/@types")]}
    config = {"compilerOptions": options | roots, "files": ["program.ts"]}
    (project / "tsconfig.json").write_text(json.dumps(config))
    compiler = ROOT / "node_modules" / "typescript" / "bin" / "tsc"
    done = subprocess.run(
        [frontend.node_home() / "bin" / "node", compiler, "--project", project],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout) == (0, "")
