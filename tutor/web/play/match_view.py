"""The view of a game in the reader's language, for templates and for JavaScript."""

from collections.abc import Callable, Iterable
from datetime import datetime
from math import ceil

from flask import g, url_for

from tutor.games.base import PASS, Game, Position
from tutor.games.color import Color
from tutor.games.families import family_of
from tutor.games.judgement import Mark
from tutor.storage.games import HUMAN
from tutor.web.board.board_link import board_in_game_url
from tutor.web.board.board_overlays import can_count, marks, samples
from tutor.web.board.board_types import Side, TurnView
from tutor.web.board.board_view import board_view, changes_view
from tutor.web.board.frames import OFF
from tutor.web.board.side_by_side import beside
from tutor.web.play.counted_beside import counts_beside, tally
from tutor.web.play.game_actions import MINUTE, Illegal, Match
from tutor.web.play.game_ending import again_view, ending_html
from tutor.web.play.game_types import (
    CardView,
    CountingView,
    GameHint,
    GameView,
    OverlayLink,
    PlayedView,
    ResultView,
    StandingView,
)
from tutor.web.play.milestones import milestone_of
from tutor.web.play.speech import speech_view
from tutor.web.site.languages import current_language
from tutor.web.site.markdown import Html
from tutor.web.wording import Say, Wording
from tutor.web.wording.family_words import words_of
from tutor.web.wording.move_notes import Advice
from tutor.web.wording.pages import play_words as words
from tutor.web.wording.tasks import TURN, WINNERS


def wording_here() -> Wording:
    """The wording of this request's language."""
    return Wording(g.translations, current_language().locale)


def match_view(
    match: Match,
    wording: Wording,
    *,
    since: int | None = None,
    show: Iterable[str] = (),
    also: Iterable[Mark] = (),
    ringed: Iterable[str] = (),
) -> GameView:
    """Everything that a page shows of a game; with ``since``, only the moves after so many.

    ``also`` are marks over the board, besides the overlays in ``show``; ``ringed`` squares get a ring.
    """
    position = match.position
    moving = match.to_move is not None and not match.computer_moves
    placed = (move for move in reversed(match.stored.moves) if move != PASS)
    last = None if is_counted(match) else next(placed, None)
    said = words_of(position.game)
    board = board_view(position, said.labels(wording.translations), turn=moving, last_move=last)
    early = said.still_open(wording, position) if match.counting else None
    laid = [*marks(position, show), *always_marks(match), *taken_marks(match), *also]
    board["overlay"] = [*laid, *early[1]] if early else laid
    board["marks"]["ring"] = list(ringed)
    if squares := said.said_of(wording, position):
        board["said"] = squares
    result = None if match.playing else result_view(match, wording)
    discs, unit = tally(match, wording)
    view: GameView = {
        "id": match.stored.id,
        "url": url_for("play.game", id=match.stored.id),
        "number": match.number,
        "about": about(match, wording),
        "terms": said.terms(wording, match.positions[0]),
        "you": match.you.value if match.you else None,
        "level": match.stored.level,
        "playing": match.playing,
        "waiting": match.computer_moves,
        "board": board,
        "board_url": board_in_game_url(match.positions, match.stored.moves, match.number),
        "review_url": url_for("review.page", id=match.stored.id),
        "turn": _turn(match, wording),
        "discs": discs,
        "unit": unit,
        "moves": words_of(position.game).standing(wording, position),
        "can_count": can_count(position),
        "may_pass": match.may_pass,
        "must_pass": match.must_pass,
        "pass_aside": position.game.offers_pass and not position.game.settles_dead and not match.must_pass,
        "note": wording.html(said.must_pass(wording, position.to_move)) if match.must_pass else None,
        "can_undo": match.undo_to is not None,
        "can_hint": said.hints_in(position.game, match.stored.level),
        "counts_pieces": position.game.counts_pieces and not unit,
        "illegal": wording.gettext(said.illegal),
        "counting": counting_view(match, wording, None if early is None else early[0]),
        "goal": goal_html(match, wording),
        "frames": spoken_frames(match, wording, recent(match) if since is None else since),
        "speech": speech_view(match, wording),
        "winner": match.winner.value if match.winner else None,
        "result": result,
        "ending": None,
        "again": None,
        "clock": _clock(match),
    }
    if result is not None:
        milestone = milestone_of(match)
        view["ending"] = ending_html(match, result, milestone, wording)
        view["again"] = again_view(match, wording)
    return view


def is_counted(match: Match) -> bool:
    """Whether the board shows the score: passes have stopped a game that both sides count."""
    return is_stopped(match.position)


def is_stopped(position: Position) -> bool:
    """Whether passes have stopped a game that both sides count."""
    return position.game.settles_dead and position.to_move is None


def always_marks(match: Match) -> list[Mark]:
    """The marks that are always on the board: the owner of each square, once a game is counted."""
    return lasting_marks(match.position, numbered=not match.playing)


def taken_marks(match: Match) -> list[Mark]:
    """A ring on each square that the last move emptied, which shows what was captured."""
    if not match.number or is_counted(match):
        return []
    before, move = match.positions[match.number - 1], match.stored.moves[-1]
    return [(OFF, square, "") for square in changes_view(before, move).get(".", [])]


def lasting_marks(position: Position, *, numbered: bool = True) -> list[Mark]:
    """The marks that are always on a board with this position."""
    mark = family_of(position.game).always
    return mark(position, numbered) if mark else []


def counting_view(match: Match, wording: Wording, early: Say | None) -> CountingView | None:
    """The count until both sides agree; None if nothing is to be agreed on.

    `early` says why it is too early to agree.
    """
    if not match.counting:
        return None
    said = words_of(match.position.game)
    tap = [wording.gettext(said.mark_dead)] if all(map(match.position.pieces, Color)) else []
    first = tap if early is None else [wording.html(early)]
    return {
        "title": wording.gettext(words.COUNT_TITLE),
        "html": "".join(f"<p>{line}</p>" for line in [*first, *said.count_lines(wording, match.position)]),
        "dead": " ".join(match.position.dead_squares()),
        "open": early is not None,
    }


def undone_view(before: Match, after: Match, wording: Wording) -> CardView | None:
    """The moves that were taken back, in words; None if there were none."""
    moves = before.stored.moves[after.number :]
    if not moves:
        return None
    named = [wording.gettext("Pass") if move == PASS else move for move in moves]
    undone = wording.say(words.UNDONE, moves=", ".join(named))
    return {"verdict": "note", "title": wording.html(undone), "detail": None, "lines": []}


def recent(match: Match) -> int:
    """The number of moves before the learner's last move; between two people, before the last move."""
    number = match.number
    if match.you is None:
        return max(number - 1, 0)
    while number and match.positions[number - 1].to_move is not match.you:
        number -= 1
    return max(number - 1, 0)


def frames(match: Match, wording: Wording, since: int = 0) -> list[PlayedView]:
    """The moves after the first ``since``, with the changes on the board and the words for each."""
    found: list[PlayedView] = []
    for number in range(max(since, 0), match.number):
        before, move = match.positions[number], match.stored.moves[number]
        color = before.to_move or Color.BLACK
        changes = changes_view(before, move)
        said = words_of(before.game).move_sentence(wording, before, move)
        found.append({"move": move, "color": color.value, "changes": changes, "html": wording.html(said)})
    return found


def spoken_frames(match: Match, wording: Wording, since: int) -> list[PlayedView]:
    """The same during play; after a pass of the computer it adds what another pass would do."""
    found = frames(match, wording, since)
    warned = words_of(match.position.game).pass_would_end(wording, match.position)
    if found and warned and match.you is not None and match.to_move is match.you:
        found[-1]["html"] = wording.html(warned)
    return found


def goal_html(match: Match, wording: Wording) -> Html | None:
    """How to win, until somebody has moved; None if the page shows it all the time."""
    said = words_of(match.position.game)
    goal = said.goal(match.position.game)
    begins = match.to_move is not None and match.undo_to is None
    if not goal or not begins or wording.gettext(goal) == said.terms(wording, match.positions[0]):
        return None
    return wording.html(wording.say(goal))


def explained(illegal: Illegal, position: Position, wording: Wording) -> CardView:
    """Why a move is illegal, with the lines that show it."""
    words = words_of(position.game)
    feedback = words.why_not(wording, position, illegal.reason, illegal.square)
    boards = words.boards_why(position, illegal.square) if illegal.square else ()
    return {**feedback, "detail": beside(wording, boards)} if boards else feedback


def overlay_links(
    wording: Wording, game: Game, show: tuple[str, ...], address: Callable[[tuple[str, ...]], str]
) -> list[OverlayLink]:
    """Each overlay with its marks, its sentence, and the address that turns it on or off."""
    offered = words_of(game).overlays
    return [
        {
            "name": name,
            "title": wording.gettext(said.title),
            "sentence": wording.gettext(said.sentence),
            "samples": samples(game, name),
            "on": name in show,
            "url": address(tuple(other for other in offered if (other in show) != (other == name))),
        }
        for name, said in offered.items()
    ]


def standing(position: Position, wording: Wording, *, drawn: bool = False) -> StandingView:
    """The state of a position: the side to move or the winner, the counts, and the moves of both sides."""
    outcome = position.outcome()
    color = position.to_move
    if outcome:
        title = wording.text(WINNERS["wins"] if outcome.winner else WINNERS["draw"], outcome.winner, {})
    else:
        title = wording.text(TURN, color, {})
    return {
        "title": title,
        "color": color.value if color else None,
        "discs": counts_beside(position, wording, drawn=drawn),
        "moves": words_of(position.game).standing(wording, position),
    }


def hint_view(advice: Advice, wording: Wording) -> GameHint:
    """Both stages of a hint."""
    name, first, second = advice.name, wording.html(advice.first), wording.html(advice.second)
    move = [] if advice.move == PASS else [advice.move]
    return {
        "first": {"html": first, "ring": list(advice.ring), "area": list(advice.area), "name": name},
        "second": {"html": second, "ring": move, "area": [], "name": name},
    }


def about(match: Match, wording: Wording) -> str:
    if match.you is None:
        return wording.gettext(words.TWO_PEOPLE)
    return wording.text(words.AGAINST_COMPUTER, match.you, {}) % {"n": match.stored.level}


def _turn(match: Match, wording: Wording) -> TurnView | None:
    color = match.to_move
    return {"color": color.value, "text": wording.text(TURN, color, {})} if color else None


def result_view(match: Match, wording: Wording) -> ResultView:
    """The result: the winner, with the score or because the other side resigned or ran out of time.

    A person who played the computer is told whether they have won, and by how much.
    """
    outcome, winner = match.outcome, match.winner
    you_won = winner is not None and winner == match.you
    if winner is not None and match.against_computer:
        title = wording.gettext(words.YOU_WON if you_won else words.COMPUTER_WON)
    else:
        title = wording.text(WINNERS["wins"] if winner else WINNERS["draw"], winner, {})
    if outcome is None:
        loser = Color(match.stored.loser) if match.stored.loser else None
        sentence = words.TIME_UP if match.stored.state == "timeout" else words.RESIGNED
        return {
            "title": title,
            "margin": None,
            "score": None,
            "detail": wording.html(wording.say(sentence, loser)),
        }
    said = words_of(match.position.game)
    margin = said.won_by(wording, outcome, you=you_won) if match.against_computer and winner else None
    detail = said.score_detail(wording, outcome)
    return {
        "title": title,
        "margin": None if margin is None else wording.html(margin),
        "score": wording.html(said.score(wording, outcome)) if match.position.game.has_score else None,
        "detail": None if detail is None else wording.html(detail),
    }


def _clock(match: Match) -> dict[Side, int] | None:
    """The milliseconds left to each person; the computer has no clock."""
    if not match.stored.minutes:
        return None
    return {
        color.value: max(match.stored.minutes * MINUTE - match.used(color), 0)
        for color in Color
        if match.player(color) == HUMAN
    }


def clock_texts(match: Match, now: datetime) -> dict[str, str]:
    """The minutes and seconds left to each person; with JavaScript the page measures them itself."""
    texts: dict[str, str] = {}
    for color, left in (_clock(match) or {}).items():
        running = match.to_move is not None and match.to_move.value == color
        seconds = ceil(max(0, left - (match.waited(now) if running else 0)) / 1000)
        texts[color] = f"{seconds // 60}:{seconds % 60:02}"
    return texts
