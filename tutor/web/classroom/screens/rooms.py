"""A room: the screens of one class that are pushed to, with their readers and what they are sent."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from threading import Lock
from typing import TYPE_CHECKING

from tutor.web.classroom.screens import people_events

if TYPE_CHECKING:
    from tutor.web.classroom.screens.board_streams import Hub

Send = Callable[[bytes], bool]
"""Sends bytes to a screen without waiting, b"" to end its stream; returns False if the screen is gone."""


@dataclass(frozen=True)
class Reader:
    """A screen's language tag, the ticket of its reader, and whether it also gets who has answered."""

    tag: str
    ticket: str
    votes: bool = False


class Room:
    """The screens of one class that are pushed to."""

    def __init__(self, class_id: str, hub: Hub) -> None:
        self.class_id = class_id
        self._hub = hub
        self._sending = Lock()
        self._screens: dict[Send, Reader] = {}
        self._told = b""

    @property
    def tags(self) -> frozenset[str]:
        """The languages that are being read."""
        return frozenset(reader.tag for reader in tuple(self._screens.values()))

    @property
    def tickets(self) -> frozenset[str]:
        """The tickets of those who look now."""
        return frozenset(reader.ticket for reader in tuple(self._screens.values()))

    def __len__(self) -> int:
        return len(self._screens)

    def add(self, send: Send, reader: Reader) -> None:
        """Add a screen."""
        with self._sending:
            self._screens[send] = reader

    def catch_up(self, send: Send, reader: Reader, version: int) -> None:
        """Send a screen, which shows ``version``, the events that came before it was added."""
        with self._sending:  # so that it is sent nothing newer before this
            newest = self._hub.screens.newest(self.class_id, reader.tag)
            missed = newest.event if newest.version > version else b""
            if reader.votes or not self._told:
                people = self._hub.people(self.class_id)
                self._told = self._told or people_events.turnout(people)
                missed += people_events.votes(people) if reader.votes else b""
            self._send(missed + self._told, [send])  # `tell_all` sends all screens newer numbers

    def end_streams(self) -> None:
        """End every stream; its screens poll then, and ask for a stream again."""
        with self._sending:
            self._send(b"", [*self._screens])
            self._screens.clear()

    def push(self, version: int) -> None:
        """Send a version to every screen, each in its language."""
        with self._sending:
            for tag in self.tags:
                event = self._hub.screens.newest(self.class_id, tag, version).event
                self._send(event, [send for send, reader in self._screens.items() if reader.tag == tag])

    def streams_of(self, ticket: str) -> int:
        """How many screens of a ticket are still there; pings them first, and forgets those that are gone."""
        with self._sending:
            own = [send for send, reader in self._screens.items() if reader.ticket == ticket]
            self._send(people_events.PING, own)
            return sum(send in self._screens for send in own)

    def tell_teachers(self) -> None:
        """Send the teacher's screens who has answered."""
        with self._sending:
            teachers = [send for send, reader in self._screens.items() if reader.votes]
            if teachers:
                self._send(people_events.votes(self._hub.people(self.class_id)), teachers)

    def tell_all(self) -> None:
        """Send every screen how many are here and have answered, if these numbers have changed."""
        with self._sending:
            counted = people_events.turnout(self._hub.people(self.class_id))
            if counted != self._told:
                self._told = counted
                self._send(counted, [*self._screens])

    def ping(self) -> bool:
        """Ping every screen, and forget those that are gone; returns whether any were."""
        with self._sending:
            before = len(self._screens)
            self._send(people_events.PING, [*self._screens])
            return len(self._screens) < before

    def end_invalid_streams(self) -> None:
        """End the streams of readers without a valid ticket: removed from the class, or signed out."""
        tickets = self._hub.tickets(self.class_id)
        with self._sending:
            out = [send for send, reader in self._screens.items() if reader.ticket not in tickets]
            self._send(b"", out)
            for send in out:
                self._screens.pop(send, None)

    def _send(self, event: bytes, screens: list[Send]) -> None:
        for send in screens:
            if not send(event):
                self._screens.pop(send, None)
