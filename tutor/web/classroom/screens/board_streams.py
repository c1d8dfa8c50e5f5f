"""Pushes new boards to the screens of a class, as server-sent events.

If the server lends its connections (`tutor.servers.streams`), one thread for each class writes to all its
screens. Otherwise each stream is a generator of its own, for servers where waiting takes no thread.
"""

import logging
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from datetime import timedelta
from threading import Lock, Thread

from flask import Flask, current_app

from tutor.classroom.access.keys import hashed
from tutor.classroom.access.sign_ins import tickets_of
from tutor.classroom.demo.broker import Broker, Closed, Listener, LocalBroker
from tutor.classroom.people.seats import seats_of, ticket_of
from tutor.storage.database import Database
from tutor.storage.learners.pretend import pretend_in
from tutor.storage.models import now
from tutor.web.classroom.demo.demo_types import PeopleView, TurnoutView
from tutor.web.classroom.screens import people_events
from tutor.web.classroom.screens.presence import Presence
from tutor.web.classroom.screens.rooms import Reader, Room, Send
from tutor.web.classroom.screens.screen_cache import Screens
from tutor.web.classroom.screens.stream_limits import OwnStreams

log = logging.getLogger(__name__)

TAKE_OVER = "tutor.take_over"
"""The key in the WSGI environ of a server that lends its connections; calling its value gives a `Send`."""

PING_SECONDS = 15.0
GATHER = 0.15
"""Seconds for which votes are gathered before their number is sent: a whole class may vote at once."""
TELL_ALL = 1.0
"""Seconds between two messages to all screens with the numbers of pupils and answers."""
GONE = timedelta(seconds=150)
"""How long a pupil on another host counts as here after their last request."""

MOST_COUNTED = 500


class Hub:
    """The rooms and streams of one process."""

    def __init__(self, app: Flask, broker: Broker, screens: Screens) -> None:
        self._app = app
        self._broker = broker
        self.screens = screens
        self._lock = Lock()
        self._rooms: dict[str, Room] = {}
        self._waiting = 0
        self._own = OwnStreams()
        self._presence = Presence()
        self._counted: dict[str, tuple[float, TurnoutView]] = {}

    @property
    def streams(self) -> int:
        """The number of open streams."""
        return sum(map(len, tuple(self._rooms.values()))) + self._waiting

    def tags(self, class_id: str) -> frozenset[str]:
        """The languages of the open streams of a class."""
        room = self._rooms.get(class_id)
        return room.tags if room else frozenset()

    def watching(self, class_id: str) -> frozenset[str]:
        """The tickets of this process's open streams of a class: for a pupil, that of the seat."""
        room = self._rooms.get(class_id)
        return room.tickets if room else frozenset()

    def look(self, class_id: str, ticket: str) -> None:
        """Record that somebody whose stream is in no room looks at a class."""
        if self._presence.look(class_id, ticket):
            self.announce_pupil(class_id)

    def here(self, class_id: str) -> frozenset[str]:
        """The seats of the pupils who look at a class now; with several hosts, also of those seen lately."""
        tickets = self.watching(class_id) | self._presence.lately(class_id)
        since = None if isinstance(self._broker, LocalBroker) else now() - GONE
        return frozenset(
            seat.id
            for seat in seats_of(self._app.extensions["database"], class_id)
            if ticket_of(seat) in tickets
            or (since is not None and seat.seen is not None and seat.seen > since)
        )

    def pretend_here(self, class_id: str) -> str | None:
        """The pretend pupil of a class if its page is open; with several hosts, if there is one."""
        pupil = pretend_in(self._app.extensions["database"], class_id)
        if pupil is None or not isinstance(self._broker, LocalBroker):
            return pupil
        return pupil if hashed(pupil) in self.watching(class_id) | self._presence.lately(class_id) else None

    def pretend_aside(self, class_id: str) -> str | None:
        """The pretend pupil of a class if it is not counted, because real pupils are here; else None."""
        pupil = pretend_in(self._app.extensions["database"], class_id)
        return pupil if pupil is not None and self.here(class_id) else None

    def announce(self, class_id: str, version: int) -> None:
        """Announce a new version of a class to every process."""
        self._broker.announce(class_id, version)

    def announce_pupil(self, class_id: str) -> None:
        """Announce to every process that a pupil has come, answered or left, or that a teacher has."""
        self._broker.announce(people_topic(class_id), time.time_ns())

    def has_room(self, most: int) -> bool:
        """Whether one more stream may be opened."""
        return self._broker.alive() and self.streams < most

    def open_one(self, ticket: str, most: int) -> Callable[[], None] | None:
        """Count one more stream of this ticket; None if it has ``most`` already.

        The caller calls the returned function when its thread is done.
        """
        rooms = [room for room in tuple(self._rooms.values()) if ticket in room.tickets]
        return self._own.open(ticket, sum(room.streams_of(ticket) for room in rooms), most)

    def pushed(self, class_id: str, reader: Reader, send: Send) -> Iterator[bytes]:
        """A stream whose thread sends only the newest screen; the room sends all later ones."""
        newest = self.screens.newest(class_id, reader.tag)
        yield b"retry: 1000\n" + newest.event
        # The server has sent the event that was yielded. The room sends all later ones.
        self._enter(class_id, send, reader).catch_up(send, reader, newest.version)
        self.announce_pupil(class_id)

    def waiting(self, class_id: str, reader: Reader) -> Iterator[bytes]:
        """A stream that waits for new versions in a thread or greenlet of its own."""
        self._waiting += 1
        try:
            with self._broker.listen(class_id) as listener:
                newest = self.screens.newest(class_id, reader.tag)
                yield b"retry: 1000\n" + newest.event
                sent, pinged = b"", time.monotonic()
                while True:
                    self.look(class_id, reader.ticket)
                    version = listener.wait(1.0 if reader.votes else PING_SECONDS)
                    if version is not None and version > newest.version:
                        newest = self.screens.newest(class_id, reader.tag, version)
                        yield newest.event
                    people = self.people(class_id)
                    votes = people_events.turnout(people)
                    if reader.votes:
                        votes += people_events.votes(people)
                    if votes != sent:
                        sent = votes
                        yield votes
                    if time.monotonic() - pinged >= PING_SECONDS:
                        pinged = time.monotonic()
                        if reader.ticket not in self.tickets(class_id):
                            return
                        yield people_events.PING
        except Closed:
            return
        finally:
            self._waiting -= 1

    def turnout(self, class_id: str) -> TurnoutView:
        """How many pupils are here and have answered, for pages that poll; counted at most once a second."""
        counted = self._counted.get(class_id)
        if counted is None or time.monotonic() - counted[0] >= TELL_ALL:
            counted = time.monotonic(), people_events.numbers(self.people(class_id))
            if len(self._counted) >= MOST_COUNTED:
                self._counted.clear()
            self._counted[class_id] = counted
        return counted[1]

    def people(self, class_id: str) -> PeopleView:
        """The pupils of a class: their points, who is here, and who has answered the open question."""
        database: Database = self._app.extensions["database"]
        return people_events.people(database, class_id, self.here(class_id), self.pretend_here(class_id))

    def tickets(self, class_id: str) -> frozenset[str]:
        """The tickets that are valid for a class now."""
        return tickets_of(self._app.extensions["database"], class_id)

    def _enter(self, class_id: str, send: Send, reader: Reader) -> Room:
        """Add a screen to the room of its class; a new room first subscribes to the broker."""
        with self._lock:
            room = self._rooms.get(class_id)
            if room is not None:
                room.add(send, reader)
                return room
            news, votes = (self._broker.listen(topic) for topic in (class_id, people_topic(class_id)))
            room = self._rooms[class_id] = Room(class_id, self)
            room.add(send, reader)
            for work, listener in ((self._push, news), (self._count, votes)):
                Thread(target=work, args=(room, listener), name="room", daemon=True).start()
            return room

    def _push(self, room: Room, listener: Listener) -> None:
        """Send every version of a class until its room is empty."""
        try:
            with listener:
                while room:
                    version = listener.wait(PING_SECONDS)
                    if version is not None:
                        room.push(version)
                    else:
                        if room.ping():
                            self.announce_pupil(room.class_id)
                        self._close_if_empty(room)
        except Closed:
            log.info("The screens of a class are not pushed to: they have to ask")
        except Exception:
            log.exception("The screens of a class are not pushed to any more")
        finally:
            with self._lock:
                if self._rooms.get(room.class_id) is room:
                    del self._rooms[room.class_id]
            room.end_streams()

    def _close_if_empty(self, room: Room) -> None:
        with self._lock:
            if not room:
                self._rooms.pop(room.class_id, None)

    def _count(self, room: Room, listener: Listener) -> None:
        """Send who has answered, and end streams without a valid ticket, until the room is empty."""
        sent, owed = 0.0, True
        with suppress(Closed), listener:
            while self._rooms.get(room.class_id) is room:
                news = listener.wait(max(0.0, sent + TELL_ALL - time.monotonic()) if owed else PING_SECONDS)
                if news is not None:
                    time.sleep(GATHER)
                if news is not None or not owed:
                    room.end_invalid_streams()
                    room.tell_teachers()
                    owed = True
                if time.monotonic() - sent >= TELL_ALL:
                    room.tell_all()
                    sent, owed = time.monotonic(), False


def people_topic(class_id: str) -> str:
    """The broker's topic for pupils who come and answer."""
    return f"{class_id}/people"


def end_invalid_streams(classes: Iterable[str]) -> None:
    """End the streams of these classes, in every process, whose tickets are no longer valid."""
    for class_id in classes:
        hub().announce_pupil(class_id)


def hub() -> Hub:
    """The hub of the application that answers this request."""
    found: Hub = current_app.extensions["hub"]
    return found
