"""Checks of the stations of a course: games between its lessons."""

from collections.abc import Iterable, Iterator

from tutor.games.errors import InvalidDiagram, UnknownGame
from tutor.games.families import levels_of
from tutor.games.kinds.kind import Fault
from tutor.lessons.checks import check_text
from tutor.lessons.model import Lesson, Station


def check_stations(stations: Iterable[Station], lessons: Iterable[Lesson]) -> Iterator[Fault]:
    """Each is after a lesson of the course, at a level of its game, on a board on which Black can play."""
    slugs = {lesson.slug for lesson in lessons}
    for number, station in enumerate(stations, 1):
        if station.after not in slugs:
            yield "stations", f"station {number}: there is no lesson {station.after!r}"
        try:
            position = station.position()
        except (UnknownGame, InvalidDiagram) as error:
            yield "stations", f"station {number}: {error}"
        else:
            if station.level not in levels_of(position.game):
                yield "stations", f"station {number}: {station.game} has no level {station.level}"
            if not position.legal_moves():
                yield "stations", f"station {number}: Black has no move on its board"
            for field in ("title", "text"):
                for _, sentence in check_text(field, getattr(station, field), position.game):
                    yield "stations", f"station {number}: its {field} {sentence}"
