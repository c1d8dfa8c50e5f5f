"""Converts between records and stored games: a record to replay, a game to save."""

from dataclasses import dataclass

import msgspec

from tutor.games.base import PASS, Game, Move, Position
from tutor.games.color import Color
from tutor.games.errors import IllegalMove
from tutor.games.families import FAMILIES, family_of
from tutor.games.records.record import Ended, Record, Result, UnwritableRecord
from tutor.games.records.record_format import Write
from tutor.games.records.replay import Replay, Verdict
from tutor.games.table import find_game
from tutor.records.transcript import write_transcript
from tutor.storage.games import COMPUTER, RECORDED, StoredGame
from tutor.web.analysis.analysis_tree import read_tree
from tutor.web.play.game_actions import Illegal, Match
from tutor.web.records.game_link import NO_MOVES, GameLink, read_result, replayed, write_moves, write_result
from tutor.web.records.note_code import read_notes

FILES: dict[str, str] = {
    "game.txt": "text",
    **{
        file: title
        for one in FAMILIES.values()
        for form in one.records
        for file, (title, _) in form.files.items()
    },
}
"""The formats in which a game can be saved, by the name of the file."""

POSITION_FILES: tuple[str, ...] = tuple(
    one.position_format.file for one in FAMILIES.values() if one.position_format is not None
)
"""The names of the files in which a single position can be saved."""

ENGINE = {COMPUTER: "Othello Tutor"}
"""The computer's name in records; people have no names in games played here."""

ENDED = {Ended.RESIGNED: "resigned", Ended.TIME: "timeout"}


@dataclass(frozen=True)
class Recorded:
    """The game of a record as far as it is legal; ``wrong`` is the move that is illegal, ``illegal`` why."""

    match: Match
    illegal: Illegal | None = None
    wrong: str = ""


def recorded(link: GameLink) -> Recorded | None:
    found = replayed(link)
    if found is None:
        return None
    moves, last = found.moves, found.positions[-1]
    if not isinstance(found.illegal, IllegalMove):
        return Recorded(Match(_as_stored(link, found, moves)))
    if last.must_pass():  # the record leaves out this pass: its next move is that of the other side
        moves = (*moves, PASS)
    match = Match(_as_stored(link, found, moves))
    return Recorded(match, Illegal(found.illegal.reason, found.illegal.square), found.illegal.move)


def _as_stored(link: GameLink, found: Replay, moves: tuple[str, ...]) -> StoredGame:
    """The game as it would be stored for a review."""
    info, result = link.info, found.record.result
    state, loser = RECORDED, None
    if found.outcome:
        state = "over"
        if found.verdict is Verdict.RIGHT:
            info = msgspec.structs.replace(info, result="")  # the board shows the same result
    elif result and result.lead and result.ended in ENDED and find_game(link.game).most_wins:
        state, loser = ENDED[result.ended], Color.WHITE if result.lead > 0 else Color.BLACK
    record = msgspec.to_builtins(info)
    game = find_game(link.game).name
    loses = loser.value if loser else None
    dead = found.positions[-1].dead_squares()
    return StoredGame("", game, moves=moves, state=state, loser=loses, record=record, dead=dead)


def record_of(match: Match) -> Record:
    """A game that was played or opened here, as a record."""
    kept, info = match.stored, match.info
    return Record(
        match.positions[0],
        kept.moves,
        black=info.black or ENGINE.get(kept.black, ""),
        white=info.white or ENGINE.get(kept.white, ""),
        event=info.event,
        date=info.date,
        result=_result(match),
        dead=kept.dead,
        variations=_variations(match),
        notes=read_notes(match.info.notes),
    )


def _variations(match: Match) -> tuple[tuple[int, Move], ...]:
    """The variations in the record of a game, as `Tree.played`; empty if it has none."""
    tree = read_tree(match.positions[0], match.info.tree) if match.info.tree else None
    return tree.played if tree else ()


def _result(match: Match) -> Result | None:
    """The result on the board, else that in the record, else that of a resignation or lost time."""
    kept = match.stored
    if match.outcome:
        return Result(match.outcome.margin)
    if match.info.result:
        return read_result(match.info.result)
    if kept.loser is None:
        return None
    ended = next(ended for ended, state in ENDED.items() if state == kept.state)
    most = len(match.position.game.squares)
    return Result(most if kept.loser == Color.WHITE.value else -most, ended)


def link_of_match(match: Match) -> GameLink:
    """The link of a game that is over, without passes that replaying it adds by the rules."""
    moves = match.stored.moves
    named_all = moves[-1:] == (PASS,) or match.position.game.offers_pass
    named = moves if named_all else tuple(move for move in moves if move != PASS)
    info = msgspec.structs.replace(match.info, dead="-".join(match.stored.dead))
    if match.outcome is None and (result := _result(match)):
        info = msgspec.structs.replace(info, result=write_result(result))
    return GameLink(match.stored.game, write_moves(named) if named else NO_MOVES, info)


def written(match: Match, file: str) -> bytes | None:
    """The bytes of a game as one of `FILES`; None if this is no format of its family or cannot hold it."""
    write = _writers(match.position.game).get(file)
    if write is None:
        return None
    try:
        return write(Replay(record_of(match), match.stored.moves, match.positions, None))
    except UnwritableRecord:
        return None


def position_file(game: Game) -> str | None:
    """The name of the file in which a position of this game is saved; None if there is no format for it."""
    form = family_of(game).position_format
    return form.file if form else None


def written_position(position: Position) -> bytes | None:
    """The bytes of a position as a file; None if no format of its game can hold it."""
    form = family_of(position.game).position_format
    try:
        return _text(form.write(Record(position))) if form else None
    except UnwritableRecord:
        return None


def _text(text: str) -> bytes:
    return f"{text}\n".encode()


def _writers(game: Game) -> dict[str, Write]:
    found: dict[str, Write] = {"game.txt": lambda played: _text(write_transcript(played.record))}
    for form in family_of(game).records:
        found |= {file: write for file, (_, write) in form.files.items()}
    return found
