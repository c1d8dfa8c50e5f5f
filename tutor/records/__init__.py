"""Records of games: transcripts, GGF, WTHOR and OBF, read, written and played again.

Standard library only. A reader never gives up on a file: a `Reading` holds the games that could be read and
one `RecordError` for each that could not. A record is what a file says; `replay` asks the rules core.

>>> from tutor.records import Verdict, read_transcripts, replay
>>> reading = read_transcripts(b"f5d6c3\\nf5f5\\n", "games.txt")
>>> [replay(record).verdict for record in reading.records] == [Verdict.INCOMPLETE, Verdict.ILLEGAL]
True
"""

from tutor.records.files import read_paths, read_records
from tutor.records.ggf import read_ggf, write_ggf
from tutor.records.obf import read_obf, write_obf
from tutor.records.record import (
    MAX_BYTES,
    Ended,
    Reading,
    Record,
    RecordError,
    Result,
    Source,
    Theory,
    UnwritableRecord,
)
from tutor.records.replay import Replay, Verdict, check, replay, with_passes
from tutor.records.transcript import parse_transcript, read_transcripts, write_transcript
from tutor.records.wthor import (
    NameTable,
    WthorFiles,
    read_players,
    read_tournaments,
    read_wthor,
    write_wthor,
)

__all__ = [
    "MAX_BYTES",
    "Ended",
    "NameTable",
    "Reading",
    "Record",
    "RecordError",
    "Replay",
    "Result",
    "Source",
    "Theory",
    "UnwritableRecord",
    "Verdict",
    "WthorFiles",
    "check",
    "parse_transcript",
    "read_ggf",
    "read_obf",
    "read_paths",
    "read_players",
    "read_records",
    "read_tournaments",
    "read_transcripts",
    "read_wthor",
    "replay",
    "with_passes",
    "write_ggf",
    "write_obf",
    "write_transcript",
    "write_wthor",
]
