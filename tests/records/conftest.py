"""A folder of records."""

from datetime import date
from pathlib import Path
from random import Random

import pytest

from tests.records.games import true_record
from tutor.games.othello.records.ggf import write_ggf
from tutor.games.othello.records.obf import write_obf
from tutor.games.othello.records.wthor import write_wthor
from tutor.games.records.record import Record
from tutor.records.transcript import write_transcript


@pytest.fixture
def record() -> Record:
    return true_record(Random(7))


@pytest.fixture
def folder(tmp_path: Path, record: Record) -> Path:
    """A folder with one right game in each format."""
    wthor = write_wthor([record], date(2004, 12, 31))
    (tmp_path / "WTH_2004.wtb").write_bytes(wthor.games)
    (tmp_path / "WTHOR.JOU").write_bytes(wthor.players[:16] + b"Andr\xe9e".ljust(20, b"\0"))
    (tmp_path / "WTHOR.TRN").write_bytes(wthor.tournaments)
    (tmp_path / "a.ggf").write_text(write_ggf(record))
    (tmp_path / "a.txt").write_text(write_transcript(record))
    (tmp_path / "a.obf").write_text(write_obf(record))
    return tmp_path
