"""Games that are pasted into a demo, read as records."""

from tutor.games.base import Position
from tutor.games.records.record import RecordError
from tutor.games.records.replay import replay
from tutor.records.files import read_records
from tutor.records.transcript import parse_transcript


class Unreadable(ValueError):
    """A text is no record of a game."""


def read_game(text: str) -> tuple[Position, tuple[str, ...]]:
    """The beginning and the moves of a game, in one of the formats of records; raises Unreadable."""
    try:
        if text.lstrip().startswith("("):
            record = read_records(text.encode(), "game").records[0]
        else:
            record = parse_transcript(text)
    except (RecordError, IndexError) as error:
        raise Unreadable(text[:40]) from error
    played = replay(record)
    if played.illegal is not None or not played.moves:
        raise Unreadable(text[:40])
    return record.start, played.moves
