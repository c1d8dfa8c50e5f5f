"""Files of records: telling formats apart, finding the names of players, refusing what is too large."""

from collections.abc import Iterator, Sequence
from pathlib import Path

from tutor.records.ggf import read_ggf
from tutor.records.obf import read_obf
from tutor.records.record import MAX_BYTES, Fault, Reading, RecordError
from tutor.records.text import in_utf8
from tutor.records.transcript import read_transcripts
from tutor.records.wthor import NameTable, read_players, read_tournaments, read_wthor

NAME_TABLES = {".jou": read_players, ".trn": read_tournaments}
"""Files that hold no games."""


def read_records(
    data: bytes,
    file: str,
    *,
    game: str = "",
    players: NameTable | None = None,
    tournaments: NameTable | None = None,
    limit: int = MAX_BYTES,
) -> Reading:
    """The games of a file, in the format that its name and its beginning tell.

    `game` is what transcripts and OBF positions are of; "" stands for Othello. A file of more than `limit`
    bytes is not read. Text may be UTF-16; the bytes that errors name are then those of the text in UTF-8.
    """
    if len(data) > limit:
        return _refused(file, "too-large", f"The file has {len(data)} bytes, and at most {limit} are read.")
    if Path(file).suffix.lower() == ".wtb":
        return read_wthor(data, file, players, tournaments)
    data = in_utf8(data)
    beginning = data[:4096]
    if b"\0" in beginning:
        return _refused(file, "unknown-format", "This is no text, and not named as a WTHOR file (.wtb).")
    if b"(;" in beginning:
        return read_ggf(data, file)
    if Path(file).suffix.lower() == ".obf" or _begins_with_board(beginning):
        return read_obf(data, file, game)
    return read_transcripts(data, file, game or "othello")


def read_paths(paths: Sequence[Path], game: str = "") -> Iterator[Reading]:
    """What each file holds; names for WTHOR games come from the .jou and .trn files given or beside them."""
    tables: dict[tuple[Path | None, str], NameTable] = {}
    for path in paths:
        if path.suffix.lower() in NAME_TABLES:
            table = _read_table(path)
            tables[None, path.suffix.lower()] = table
            yield Reading(errors=table.errors)
    for path in paths:
        if path.suffix.lower() in NAME_TABLES:
            continue
        found: dict[str, NameTable] = {}
        if path.suffix.lower() == ".wtb":
            for suffix in NAME_TABLES:
                key = (None, suffix) if (None, suffix) in tables else (path.parent, suffix)
                if key not in tables:
                    tables[key] = _read_beside(path, suffix)
                    yield Reading(errors=tables[key].errors)
                found[suffix] = tables[key]
        data = _read_bytes(path)
        if isinstance(data, RecordError):
            yield Reading(errors=(data,))
        else:
            players, tournaments = found.get(".jou"), found.get(".trn")
            yield read_records(data, path.name, game=game, players=players, tournaments=tournaments)


def _read_beside(path: Path, suffix: str) -> NameTable:
    """The table in the folder of a .wtb file, the first by name if there are several."""
    for neighbour in sorted(path.parent.iterdir()):
        if neighbour.suffix.lower() == suffix:
            return _read_table(neighbour)
    return NameTable()


def _read_table(path: Path) -> NameTable:
    data = _read_bytes(path)
    if isinstance(data, RecordError):
        return NameTable(errors=(data,))
    return NAME_TABLES[path.suffix.lower()](data, path.name)


def _read_bytes(path: Path) -> bytes | RecordError:
    """The bytes of a file, one more than the limit at most."""
    try:
        with path.open("rb") as file:
            data = file.read(MAX_BYTES + 1)
    except OSError as error:
        return RecordError(path.name, 0, 0, "unreadable", f"The file cannot be read: {error.strerror}.")
    if len(data) > MAX_BYTES:
        sentence = f"The file has more than {MAX_BYTES} bytes and is not read."
        return RecordError(path.name, 0, 0, "too-large", sentence)
    return data


def _begins_with_board(beginning: bytes) -> bool:
    """Whether the first word of a text, remarks apart, is made of discs and empty squares."""
    for line in beginning.splitlines():
        word = line.partition(b"%")[0].split(maxsplit=1)[:1]
        if word:
            return len(word[0]) >= 16 and not word[0].strip(b"XxOo*BbWw-.")
    return False


def _refused(file: str, reason: Fault, sentence: str) -> Reading:
    return Reading(errors=(RecordError(file, 0, 0, reason, sentence),))
