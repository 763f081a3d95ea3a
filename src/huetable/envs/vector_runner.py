"""Many turn-by-turn environments side by side, in this process or shared among several: one action each, all observations at once.

Each environment has a row in arrays that all processes share. A process that fails, dies or does not answer ends the whole run
with a WorkerError.
"""

from __future__ import annotations

import traceback
from itertools import pairwise
from multiprocessing import get_context
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Self

import numpy as np
from numpy.typing import NDArray

from . import aec
from .pettingzoo import TableEnv

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

PATIENCE_S: Final = 120.0
"""How long a process may take for one step of all its environments."""
FAREWELL_S: Final = 5.0
"""How long a process may take to end."""


class WorkerError(RuntimeError):
    """A process of the runner has failed: what it said, or how it ended."""


class Batch(NamedTuple):
    """One row for each environment."""

    observation: NDArray[np.float32]
    action_mask: NDArray[np.int8]
    seat: NDArray[np.int32]
    """Whose turn it is: what the row shows is what this seat sees."""
    rewards: NDArray[np.float32]
    """By seat, for the step before."""
    done: NDArray[np.bool_]
    """The step before has ended a game: the row shows the next one."""


class _Shape(NamedTuple):
    """How large the arrays are. Sent to the processes, which make their views from it."""

    envs: int
    size: int
    actions: int
    seats: int

    def batch(self, memory: Any) -> tuple[Batch, NDArray[np.int32]]:
        """The arrays over this memory, and the actions that were chosen."""
        parts: list[NDArray[Any]] = []
        offset = 0
        for shape, kind in self._parts():
            count = int(np.prod(shape))
            parts.append(np.frombuffer(memory, kind, count, offset).reshape(shape))
            offset += count * np.dtype(kind).itemsize
        observation, rewards, seat, actions, mask, done = parts
        return Batch(observation, mask, seat, rewards, done), actions

    def _parts(self) -> list[tuple[tuple[int, ...], Any]]:
        """Four bytes a number first, so that each array lies where its numbers may lie."""
        return [
            ((self.envs, self.size), np.float32),
            ((self.envs, self.seats), np.float32),
            ((self.envs,), np.int32),
            ((self.envs,), np.int32),
            ((self.envs, self.actions), np.int8),
            ((self.envs,), np.bool_),
        ]

    def bytes(self) -> int:
        return sum(int(np.prod(shape)) * np.dtype(kind).itemsize for shape, kind in self._parts())


class _Rows:
    """Some of the environments, and their rows."""

    def __init__(self, name: str, settings: dict[str, Any], seed: int, shape: _Shape, rows: range) -> None:
        self._rows, self._shape, self._seed = rows, shape, seed
        self._envs: list[TableEnv] = [aec(name, **settings) for _ in rows]
        self._games = [0] * len(rows)

    def reset(self, batch: Batch) -> None:
        for place, row in enumerate(self._rows):
            self._games[place] = 0
            self._deal(place)
            batch.rewards[row], batch.done[row] = 0, False
            self._show(place, row, batch)

    def step(self, batch: Batch, actions: NDArray[np.int32]) -> None:
        for place, row in enumerate(self._rows):
            env = self._envs[place]
            env.step(int(actions[row]))
            batch.rewards[row] = [env.rewards[agent] for agent in env.possible_agents]
            batch.done[row] = over = any(env.terminations.values())
            if over:
                self._deal(place)
            self._show(place, row, batch)

    def _deal(self, place: int) -> None:
        """No two games of a run have the same number, whichever process deals them."""
        self._envs[place].reset(seed=self._seed + self._rows[place] + self._games[place] * self._shape.envs)
        self._games[place] += 1

    def _show(self, place: int, row: int, batch: Batch) -> None:
        env = self._envs[place]
        seen = env.observe(env.agent_selection)
        batch.observation[row], batch.action_mask[row] = seen["observation"], seen["action_mask"]
        batch.seat[row] = env.seat_of[env.agent_selection]


def _work(pipe: Connection, memory: Any, rows: _RowsPlan) -> None:
    """What a process does until it is told to end, or nobody listens any more."""
    try:
        mine = _Rows(*rows)
        batch, actions = rows.shape.batch(memory)
        pipe.send(None)
        while (order := pipe.recv()) != "end":
            if order == "reset":
                mine.reset(batch)
            else:
                mine.step(batch, actions)
            pipe.send(None)
    except (EOFError, BrokenPipeError, KeyboardInterrupt):
        return
    except Exception:  # noqa: BLE001 - whatever it is, the process that waits for the answer must hear of it
        pipe.send(traceback.format_exc())


class _RowsPlan(NamedTuple):
    name: str
    settings: dict[str, Any]
    seed: int
    shape: _Shape
    rows: range


class VectorRunner:
    """See `huetable.envs.vector`. Use it in a `with` block, or call `close`."""

    def __init__(self, name: str, *, envs: int, processes: int, seed: int, settings: dict[str, Any]) -> None:
        if envs < 1 or not 0 <= processes <= envs:
            raise ValueError(f"{envs} environments can't be shared among {processes} processes")
        sample = aec(name, **settings)
        if not isinstance(sample, TableEnv):
            raise ValueError(
                f"{sample.game.meta.title} in words can't be played in a batch: it has no numbers"
            )
        actions = len(sample.moves) + int(sample.interrupts)
        self.shape = _Shape(envs, sample.encoding.size, actions, sample.seats)
        self.moves = sample.moves
        """What each action stands for."""
        self._workers: list[tuple[Any, Connection]] = []
        self._closed = False
        if processes == 0:
            self._batch, self._actions = self.shape.batch(bytearray(self.shape.bytes()))
            self._own = _Rows(name, settings, seed, self.shape, range(envs))
        else:
            self._start(name, settings, seed, processes)

    def _start(self, name: str, settings: dict[str, Any], seed: int, processes: int) -> None:
        """Spawned, not forked: a fork would copy the threads of a learning library half alive."""
        context = get_context("spawn")
        memory = context.RawArray("b", self.shape.bytes())
        self._batch, self._actions = self.shape.batch(memory)
        bounds = [self.shape.envs * part // processes for part in range(processes + 1)]
        try:
            for first, last in pairwise(bounds):
                here, there = context.Pipe()
                plan = _RowsPlan(name, settings, seed, self.shape, range(first, last))
                process = context.Process(target=_work, args=(there, memory, plan), daemon=True)
                process.start()
                there.close()
                self._workers.append((process, here))
            self._hear_all()
        except BaseException:
            self.close()
            raise

    def reset(self) -> Batch:
        """Deal the first game of each environment."""
        return self._run("reset")

    def step(self, actions: NDArray[np.integer[Any]]) -> Batch:
        """One action for each environment. The arrays of the batch are written again in the next step: copy what you keep."""
        self._actions[:] = actions
        return self._run("step")

    def _run(self, order: str) -> Batch:
        if self._closed:
            raise WorkerError("the runner is closed")
        if not self._workers:
            if order == "reset":
                self._own.reset(self._batch)
            else:
                self._own.step(self._batch, self._actions)
            return self._batch
        try:
            self._tell_all(order)
            self._hear_all()
        except BaseException:
            self.close()
            raise
        return self._batch

    def _tell_all(self, order: str) -> None:
        for process, pipe in self._workers:
            try:
                pipe.send(order)
            except (BrokenPipeError, ConnectionResetError) as error:
                raise _ended(process) from error

    def _hear_all(self) -> None:
        for process, pipe in self._workers:
            try:
                if not pipe.poll(PATIENCE_S):
                    raise WorkerError(f"process {process.pid} has not answered for {PATIENCE_S:.0f} seconds")
                problem = pipe.recv()
            except (EOFError, ConnectionResetError) as error:
                raise _ended(process) from error
            if problem is not None:
                raise WorkerError(problem)

    def close(self) -> None:
        """End all processes; one that does not end by itself is killed."""
        self._closed = True
        for _, pipe in self._workers:
            try:
                pipe.send("end")
            except OSError:
                continue
        for process, pipe in self._workers:
            process.join(FAREWELL_S)
            if process.is_alive():
                process.kill()
                process.join()
            pipe.close()
        self._workers = []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _ended(process: Any) -> WorkerError:
    process.join(FAREWELL_S)
    return WorkerError(f"process {process.pid} has ended with exit code {process.exitcode}")
