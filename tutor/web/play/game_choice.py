"""The page on which a game is chosen: one for the usual family of games, and one for each other family."""

from collections.abc import Collection, Iterable, Sequence
from typing import TypedDict

from flask import g, render_template, request, session

from tutor.games.base import Game
from tutor.games.families import FAMILIES, all_levels_of
from tutor.games.table import find_game
from tutor.storage.games import newest_unfinished
from tutor.web.board.board_picture import picture_of
from tutor.web.board.board_types import BoardView
from tutor.web.board.board_view import board_view
from tutor.web.classroom.work.own_frame import class_course
from tutor.web.http.error_pages import UNREADABLE, Refused
from tutor.web.http.numbers import small_number
from tutor.web.http.page_cache import allow_caching
from tutor.web.learn.course_library import library
from tutor.web.learn.progress import learner_stars
from tutor.web.play.front_pages import OTHERS, USUAL, chooser_url, front_url, level_memory, sample_position
from tutor.web.play.game_actions import Match
from tutor.web.play.match_view import match_view, wording_here
from tutor.web.play.milestones import beaten_levels, level_beaten_last, level_played
from tutor.web.play.speech import opponent_view
from tutor.web.play.terms import WrongTerms
from tutor.web.site.learners import database, known_learner
from tutor.web.site.words import frame_of
from tutor.web.wording import Wording
from tutor.web.wording.family_words import WORDS
from tutor.web.wording.pages.play_words import FEWER_STONES, LEVEL_BEATEN

MINUTES = (0, 5, 10)
FIRST_LEVEL = 1


class FamilyView(TypedDict):
    """A family of games to choose from: its name, the addresses to play and learn it, and a board."""

    name: str
    title: str
    url: str
    front_url: str
    current: bool
    has_front: bool
    board: BoardView


def families_view(wording: Wording, current: str = "") -> list[FamilyView]:
    """The families of games that are offered, the usual one first."""
    return [
        {
            "name": wording.gettext(WORDS[name].name),
            "title": wording.gettext(WORDS[name].play_title),
            "url": _chooser_here(name),
            "front_url": front_url(name),
            "has_front": bool(FAMILIES[name].puzzles.first),
            "current": name == current,
            "board": board_view(sample_position(FAMILIES[name]), {}, turn=False),
        }
        for name in (USUAL, *OTHERS)
    ]


def reader_family() -> str:
    """The family of games that the reader learns: that of their class, or of the only course they began."""
    if (course := class_course()) is not None:
        return find_game(course.game).family
    begun = {find_game(one.game).family for one in library().courses.values() if learner_stars(one)}
    return begun.pop() if len(begun) == 1 else USUAL


def _chooser_here(family: str) -> str:
    """The address at which a game of this family is chosen, without a redirect to the reader's own family."""
    elsewhere = family == USUAL != reader_family()
    return chooser_url(family, of=family if elsewhere else None)


def levels_offered(*families: str) -> tuple[int, ...]:
    """The levels of all games of these families; a game with fewer takes its highest for those above."""
    games = [game for name in families for game in FAMILIES[name].games.values()]
    return tuple(sorted({level for game in games for level in all_levels_of(game)}))


def _shown_with(family: str) -> tuple[str, ...]:
    """The families whose games are on a family's page; those without their own page are on the usual one."""
    return tuple(name for name in FAMILIES if name == family or (family == USUAL and name not in OTHERS))


def _fewer_stones(wording: Wording, games: Iterable[Game], handicaps: Sequence[int]) -> list[str]:
    """Which boards take fewer handicap stones than others, said once for each size."""
    fewer = {
        f"{len(game.columns)}×{len(game.rows)}": max(game.handicaps)
        for game in games
        if game.handicaps and max(game.handicaps) < max(handicaps)
    }
    return [wording.gettext(FEWER_STONES) % {"board": board, "n": most} for board, most in fewer.items()]


def chooser(family: str, wrong: WrongTerms | None = None) -> str:
    """The page on which a game of a family is chosen: the opponent, the game, the side, the terms, a clock.

    After ``wrong`` terms it shows the form as it was sent, with what is wrong.
    """
    learner = session.get("id")
    unfinished = newest_unfinished(database(), learner) if learner else None
    if learner is None and not request.args and wrong is None:
        allow_caching()
    played = level_played(learner, family) if learner else None
    wording, said = wording_here(), WORDS[family]
    shown = _shown_with(family)
    titles = {game: said for name in shown for game, said in WORDS[name].titles.items()}
    offered_games = [find_game(game) for game in titles]
    boards = [board_view(game.start(), {}, turn=False) for game in offered_games]
    games = [
        {
            "name": board["game"],
            "title": wording.gettext(title),
            "sentence": wording.gettext(sentence),
            "board": board,
            "handicaps": game.handicaps,
        }
        for game, board, (title, sentence) in zip(offered_games, boards, titles.values(), strict=True)
    ]
    handicaps = sorted({n for one in offered_games for n in one.handicaps})
    return render_template(
        "play/choose.html",
        title=wording.gettext(said.play_title),
        about=wording.gettext(said.about),
        who_plays=said.who_plays(wording, levels_offered(*shown)),
        **frame_of(offered_games[0], wording),
        picture_url=picture_of(boards[0]),
        family=family,
        level_memory=level_memory(family),
        fault=g.translations.gettext(str(wrong.description)) % wrong.values if wrong else None,
        chosen=request.form if wrong else {},
        handicaps=handicaps,
        fewer_stones=_fewer_stones(wording, offered_games, handicaps),
        has_komi=any(one.has_komi for one in offered_games),
        usual=said.usual or None,
        families=families_view(wording, family),
        games=games,
        first=said.shown_first,
        levels=levels_offered(*shown),
        opponents={
            level: opponent_view(offered_games[0], level, wording) for level in levels_offered(*shown)
        },
        first_level=played or FIRST_LEVEL,
        given_level=played is not None,
        beaten=beaten_levels(learner, family) if learner else (),
        minutes=MINUTES,
        unfinished=match_view(Match(unfinished), wording) if unfinished else None,
    )


def level_chosen(family: str) -> int:
    """The level of a new game; the game of a lesson's idea is played on the level that was beaten last."""
    if request.form.get("level") == LEVEL_BEATEN:
        return level_beaten_last(known_learner(), family) or FIRST_LEVEL
    return number_chosen("level", levels_offered(*FAMILIES), FIRST_LEVEL)


def number_chosen(name: str, known: Collection[int], usual: int) -> int:
    """One of these numbers from the form of a new game; raises ``Refused`` for any other."""
    number = small_number(request.form.get(name, str(usual)), max(known))
    if number is None or number not in known:
        raise Refused(400, UNREADABLE)
    return number
