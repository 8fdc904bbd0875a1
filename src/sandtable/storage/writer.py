"""The writing thread: it writes queued jobs in one transaction, then answers all of them."""

from __future__ import annotations

import threading
from collections.abc import Callable, Collection, Sequence
from queue import SimpleQueue

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from sandtable.engine.errors import SandtableError

LARGEST_GROUP = 256


class NotKeptError(SandtableError):
    """A failed write: nothing of it is stored. The cause may be a database error."""

    def __init__(self, why: str, fault: SQLAlchemyError | None = None) -> None:
        super().__init__(why)
        self.fault = fault


class OvertakenError(NotKeptError):
    """Another server has already written the next input of the match."""


Failure = NotKeptError | None
Done = Callable[[Failure], None]
Verdicts = Sequence[tuple[Done, Failure]]
Write = Callable[[Connection, Sequence[object]], Collection[object]]
"""Writes a group of jobs and returns those that came too late; if it fails, none is written."""


def tell_all(verdicts: Verdicts) -> None:
    for done, failure in verdicts:
        done(failure)


class Writer:
    """Takes jobs from any thread and calls each one's `done` once it is durable, or why it is not.

    `announce` passes the results of a group to the waiting side, such as an event loop.
    """

    def __init__(self, engine: Engine, write: Write) -> None:
        self.announce: Callable[[Verdicts], object] = tell_all
        self._engine = engine
        self._write = write
        self._connection: Connection | None = None
        self._queue: SimpleQueue[tuple[object, Done] | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    def put(self, job: object, done: Done) -> None:
        self._queue.put((job, done))

    def stop(self) -> None:
        """Write what is queued, then end."""
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        goes_on = True
        while goes_on:
            group, goes_on = self._next_group()
            if group:
                self.announce(self._written(group))
        self._let_go()

    def _next_group(self) -> tuple[list[tuple[object, Done]], bool]:
        """Wait for a job, and take all jobs that arrived during the last write with it."""
        group: list[tuple[object, Done]] = []
        item = self._queue.get()
        while item is not None:
            group.append(item)
            if self._queue.empty() or len(group) == LARGEST_GROUP:
                return group, True
            item = self._queue.get()
        return group, False

    def _written(self, group: list[tuple[object, Done]]) -> Verdicts:
        """Write a group in one transaction; if that fails, try each job alone."""
        try:
            late = self._commit([job for job, _ in group])
        except Exception:  # noqa: BLE001  (the one writer must outlive any job)
            return [(done, self._alone(job)) for job, done in group]
        return [(done, too_late() if job in late else None) for job, done in group]

    def _alone(self, job: object) -> Failure:
        try:
            return too_late() if self._commit([job]) else None
        except OvertakenError as error:
            return error
        except IntegrityError:
            return too_late()
        except SQLAlchemyError as error:
            return NotKeptError(f"The database did not take it: {type(error).__name__}.", error)
        except Exception as error:  # noqa: BLE001  (the one writer must outlive any job)
            return NotKeptError(f"It could not be written: {type(error).__name__} {error}.")

    def _commit(self, jobs: list[object]) -> Collection[object]:
        """Write on a connection that stays open until an error occurs."""
        if self._connection is None:
            self._connection = self._engine.connect()
        try:
            return self._write(self._connection, jobs)
        except BaseException:
            self._let_go()
            raise

    def _let_go(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None


def too_late() -> OvertakenError:
    return OvertakenError("Another server has written before.")
