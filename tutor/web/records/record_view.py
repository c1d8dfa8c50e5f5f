"""The words about a recorded game: who played, where it stops, what is wrong with it or with its file."""

from flask import url_for
from markupsafe import Markup, escape

from tutor.games.base import PASS, Game, Outcome
from tutor.games.records.record import Result
from tutor.storage.games import RECORDED
from tutor.web.analysis.analysis_tree import read_tree
from tutor.web.board.board_link import MOST_MOVES, moves_in_address, position_code
from tutor.web.board.board_view import View
from tutor.web.http.numbers import numbered
from tutor.web.play.game_actions import Match
from tutor.web.play.match_view import explained, result_view
from tutor.web.records.game_link import GameInfo, GameLink, game_url, read_result
from tutor.web.records.record_conversion import Recorded, recorded
from tutor.web.records.uploads import Damage
from tutor.web.site.messages import Sentence
from tutor.web.wording import Wording
from tutor.web.wording.pages import record_words as words


def ending(match: Match, wording: Wording) -> View:
    """How a game ended; ``other`` is a sentence if its record has another result than its board."""
    score = _score(read_result(match.info.result), match.position.game)

    def say(sentence: Sentence) -> str | None:
        return wording.html(wording.say(sentence, black=score[0], white=score[1])) if score else None

    if match.stored.state == RECORDED:
        detail = say(words.RESULT_TOLD) or wording.gettext(words.NO_RESULT)
        return {"title": wording.gettext(words.STOPS), "score": None, "detail": detail, "other": None}
    return {**result_view(match, wording), "other": say(words.OTHER_RESULT) if match.outcome else None}


def broken_view(found: Recorded, wording: Wording) -> View | None:
    """Why a record cannot go on, with the lines that show it; None for a game without illegal moves."""
    if found.illegal is None:
        return None
    if found.wrong == PASS:
        says = wording.gettext(words.GOES_ON_PASSING)
    else:
        says = wording.html(wording.say(words.GOES_ON, move=found.wrong))
    if found.illegal.reason == "game-over":
        over = str(escape(wording.gettext(words.OVER_BEFORE)))
        return {"says": says, "verdict": "not-yet", "title": over, "detail": None, "lines": []}
    return {"says": says, **explained(found.illegal, found.match.position, wording)}


def players_view(info: GameInfo) -> View | None:
    """Who played, and where and when; None if the record names nobody and no event."""
    where = " · ".join(filter(None, (info.event, info.date)))
    return {"black": info.black, "white": info.white, "where": where} if info.names else None


def is_varied(match: Match) -> bool:
    """Whether a record has variations that the analysis board can show."""
    return bool(match.info.tree) and read_tree(match.positions[0], match.info.tree) is not None


def tree_url(match: Match) -> str | None:
    """The analysis board with the variations, comments and marks of a record; None if it has none."""
    start, notes = match.positions[0], match.info.notes
    if not notes and not is_varied(match):
        return None
    return url_for(
        "board.position",
        game=start.game.name,
        code=position_code(start),
        moves=match.info.tree if is_varied(match) else moves_in_address(match.stored.moves[:MOST_MOVES]),
        at=0 if notes else None,  # comments are read from the beginning of the game
        notes=notes or None,
    )


def game_row(number: int, link: GameLink, wording: Wording) -> View:
    """A game in a list: its players, how it ended, and its address."""
    found = recorded(link)
    info = found.match.info if found else link.info
    title = wording.gettext(words.POSITION if link.is_position else words.GAME_NUMBER) % {"n": number}
    return {
        "number": number,
        "players": players_view(link.info),
        "title": title,
        "moves": None if link.is_position else link.moves[:20],
        "score": _short_score(found.match) if found and not found.illegal else None,
        "why": _why_no_score(found, wording) if found and not link.is_position else None,
        "url": game_url("replay.page", link, info),
    }


def damage_view(damage: Damage, wording: Wording) -> View:
    """In words, where in a file something is wrong, and what."""
    values: dict[str, object] = {
        "file": damage.file or wording.gettext(words.PASTED),
        "n": damage.number,
        "byte": damage.byte,
    }
    reason = words.EARLIER.get(damage.reason, damage.reason)
    where = wording.gettext(words.WHERE_GAME if damage.number else words.WHERE_FILE) % values
    return {"where": where, "what": wording.gettext(words.FAULTS[reason]) % {"quote": damage.quote}}


def _short_score(match: Match) -> str | None:
    """The score of both sides at the end of a game, else that in its record; None if neither is known."""
    outcome: Outcome | None = match.outcome
    if outcome:
        return f"{outcome.black:g}–{outcome.white:g}" if match.position.game.has_score else None
    score = None if match.stored.loser else _score(read_result(match.info.result), match.position.game)
    return f"{score[0]}–{score[1]}" if score else None


def _why_no_score(found: Recorded, wording: Wording) -> Markup | str:
    """How a game ended or why it stops, for a game in a list."""
    match = found.match
    if found.illegal:
        return wording.gettext(words.IMPOSSIBLE_AT) % {"n": numbered(match.stored.moves) + 1}
    if match.outcome:
        return escape(result_view(match, wording)["title"])
    if match.stored.loser:
        return Markup(result_view(match, wording)["detail"])
    return Markup(wording.html(wording.say(words.STOPS_AFTER, n=numbered(match.stored.moves))))


def _score(result: Result | None, game: Game) -> tuple[int, int] | None:
    """Black's and White's scores for a lead, with every square counted; None if no scores have this lead."""
    squares = len(game.squares)
    if result is None or abs(result.lead) > squares or (squares + result.lead) % 2:
        return None
    black = int(squares + result.lead) // 2
    return black, squares - black
