"""Files of records: recognizing formats, finding the names of players, refusing what is too large."""

from collections.abc import Iterator, Sequence
from pathlib import Path

from tutor.games.families import FAMILIES, family_of
from tutor.games.records.record import MAX_BYTES, Fault, NameTable, Reading, RecordError
from tutor.games.records.record_format import RecordFormat, Tables
from tutor.games.records.record_text import in_utf8
from tutor.games.table import USUAL_GAME, find_game
from tutor.records.transcript import read_transcripts


def formats(game: str = "") -> tuple[RecordFormat, ...]:
    """Every format; those of the family of this game come first."""
    meant = family_of(find_game(game or USUAL_GAME))
    others = [family for family in FAMILIES.values() if family is not meant]
    return tuple(one for family in (meant, *others) for one in family.records)


def name_tables() -> tuple[str, ...]:
    """The suffixes of files that contain names, and no games."""
    return tuple(suffix for one in formats() for suffix in one.tables)


def read_names(data: bytes, file: str) -> NameTable:
    """The names in a file whose suffix is one of `name_tables`."""
    suffix = Path(file).suffix.lower()
    return next(one.tables[suffix] for one in formats() if suffix in one.tables)(data, file)


def read_records(
    data: bytes, file: str, *, game: str = "", tables: Tables | None = None, limit: int = MAX_BYTES
) -> Reading:
    """The games of a file, in the format that its name and its beginning show.

    `game` is the game of transcripts and boards; "" stands for the usual one. A file of more than `limit`
    bytes is not read. Text may be UTF-16; the bytes that errors name are then those of the text in UTF-8.
    """
    if len(data) > limit:
        return _refused(file, "too-large", f"The file has {len(data)} bytes, and at most {limit} are read.")
    suffix = Path(file).suffix.lower()
    known = formats(game)
    for one in known:
        if not one.is_text and suffix in one.suffixes:
            return one.read(data, file, game or USUAL_GAME, tables or {})
    data = in_utf8(data)
    beginning = data[:4096]
    if b"\0" in beginning:
        named = " or ".join(f"{one.name} file ({one.suffixes[0]})" for one in known if not one.is_text)
        return _refused(file, "unknown-format", f"This is no text, and not named as a {named}.")
    shows_format = _shows_format(beginning, known)
    for one in known:
        if one.is_text and (one.begins(beginning) or suffix in one.suffixes and not shows_format):
            return one.read(data, file, game or USUAL_GAME, tables or {})
    return read_transcripts(data, file, game or USUAL_GAME)


def _shows_format(beginning: bytes, known: Sequence[RecordFormat]) -> bool:
    """Whether a text shows its format by its beginning, whatever its file is called."""
    return any(one.is_text and one.begins(beginning) for one in known)


def read_paths(paths: Sequence[Path], game: str = "") -> Iterator[Reading]:
    """The games of each file; names come from the given files of names, or from those beside a file."""
    suffixes = name_tables()
    tables: dict[tuple[Path | None, str], NameTable] = {}
    for path in paths:
        if path.suffix.lower() in suffixes:
            table = _read_table(path)
            tables[None, path.suffix.lower()] = table
            yield Reading(errors=table.errors)
    for path in paths:
        if path.suffix.lower() in suffixes:
            continue
        found: dict[str, NameTable] = {}
        wanted = [one.tables for one in formats(game) if path.suffix.lower() in one.suffixes]
        for suffix in (suffix for table in wanted for suffix in table):
            key = (None, suffix) if (None, suffix) in tables else (path.parent, suffix)
            if key not in tables:
                tables[key] = _read_beside(path, suffix)
                yield Reading(errors=tables[key].errors)
            found[suffix] = tables[key]
        data = _read_bytes(path)
        if isinstance(data, RecordError):
            yield Reading(errors=(data,))
        else:
            yield read_records(data, path.name, game=game, tables=found)


def _read_beside(path: Path, suffix: str) -> NameTable:
    """The table of names in the folder of a file; the first by name if there are several."""
    for neighbour in sorted(path.parent.iterdir()):
        if neighbour.suffix.lower() == suffix:
            return _read_table(neighbour)
    return NameTable()


def _read_table(path: Path) -> NameTable:
    data = _read_bytes(path)
    if isinstance(data, RecordError):
        return NameTable(errors=(data,))
    return read_names(data, path.name)


def _read_bytes(path: Path) -> bytes | RecordError:
    """The bytes of a file, at most one more than the limit."""
    try:
        with path.open("rb") as file:
            data = file.read(MAX_BYTES + 1)
    except OSError as error:
        return RecordError(path.name, 0, 0, "unreadable", f"The file cannot be read: {error.strerror}.")
    if len(data) > MAX_BYTES:
        sentence = f"The file has more than {MAX_BYTES} bytes and is not read."
        return RecordError(path.name, 0, 0, "too-large", sentence)
    return data


def _refused(file: str, reason: Fault, sentence: str) -> Reading:
    return Reading(errors=(RecordError(file, 0, 0, reason, sentence),))
