"""How a game that was played here ends: the score, what can be learned from the board, and the ways on."""

from flask import render_template, url_for
from markupsafe import escape

from tutor.games.color import Color
from tutor.games.families import all_levels_of
from tutor.games.kinds.kind_table import puzzles_of
from tutor.web.game_review.mistake_step import lesson_named
from tutor.web.learn.course_library import library
from tutor.web.learn.lesson_ending import drill_after
from tutor.web.learn.path.course_map import station_of
from tutor.web.learn.progress import is_behind
from tutor.web.play.game_actions import Match
from tutor.web.play.game_types import AgainView, AimView, DrillLink, ResultView
from tutor.web.play.milestones import Milestone
from tutor.web.play.speech import opponent_view
from tutor.web.wording import Wording
from tutor.web.wording.family_words import words_of
from tutor.web.wording.pages import play_words as words
from tutor.web.wording.pages.practise_words import drill_words

STACK = 8
"""The discs in the higher of the two stacks that are drawn after a first win."""


def ending_html(match: Match, result: ResultView, milestone: Milestone, wording: Wording) -> str:
    """The end of a game as HTML: its score, what can be learned from it, and the next opponent.

    The score is drawn in rows of pieces; after a first win, as two stacks.
    """
    black, white = (len(match.position.pieces(color)) for color in Color)
    game = match.position.game
    counts = (black, white) if match.outcome and game.has_score and game.counts_pieces else None
    feast = _feast(match, milestone, wording)
    return render_template(
        "play/ending.html",
        result=result,
        family=game.family,
        counted=words_of(game).count_lines(wording, match.position) if match.outcome else [],
        counts=counts,
        stacks=_stacks(*counts) if counts and milestone.first and _most_wins(match) else None,
        feast=feast,
        picture=words_of(game).what_picture if feast and not counts else None,
        praise=(praise := _praise(match, wording)),
        aim=aim_view(match, wording),
        learned=None if praise and milestone.won else _learned(match, wording),
        level=milestone.level if match.against_computer else None,
        mood=_mood(match, milestone),
        onward=_onward(match, milestone, wording),
        says=_next_says(match, milestone, wording),
        tried=_to_try(match, wording) if milestone.won and words_of(game).notes_moments else None,
        other_level=milestone.level if milestone.level != match.stored.level else None,
        try_level=wording.gettext(words.TRY_LEVEL) % {"n": milestone.level},
        review_url=url_for("review.page", id=match.stored.id),
    )


def _most_wins(match: Match) -> bool:
    """Whether the winner is the side with more pieces on the board."""
    color = match.winner
    position = match.position
    return color is not None and len(position.pieces(color)) > len(position.pieces(color.other))


def _stacks(black: int, white: int) -> tuple[int, int]:
    """The heights of both stacks, in discs: `STACK` for the higher score, its share of that for the other."""
    most, fewest = max(black, white), min(black, white)
    share = min(max(round(STACK * fewest / most), 1), STACK if most == fewest else STACK - 1)
    return (STACK, share) if black >= white else (share, STACK)


def _feast(match: Match, milestone: Milestone, wording: Wording) -> str | None:
    if milestone.first is None:
        return None
    if milestone.first == "ever":
        return wording.gettext(words.FIRST_WIN)
    if milestone.first == "level":
        return wording.gettext(words.FIRST_WIN_AT) % {"n": match.stored.level}
    name, _ = words_of(match.position.game).titles[match.position.game.name]
    return wording.gettext(words.FIRST_WIN_IN) % {"game": wording.gettext(name)}


def _mood(match: Match, milestone: Milestone) -> str:
    """The opponent's face in the picture: "beaten" or "glad"; "" after a draw, and for another opponent."""
    if milestone.level != match.stored.level or match.winner is None:
        return ""
    return "beaten" if milestone.won else "glad"


def _onward(match: Match, milestone: Milestone, wording: Wording) -> str | None:
    """A sentence about the next opponent, if that is another one; after a loss, what to try or look at."""
    if milestone.level > match.stored.level:
        return wording.gettext(words.READY) % {"n": milestone.level}
    if milestone.level < match.stored.level:
        return wording.gettext(words.EASIER) % {"n": milestone.level}
    if match.against_computer and not milestone.won:
        return _to_try(match, wording) or wording.gettext(words.UNDERSTAND)
    return None


def aim_view(match: Match, wording: Wording) -> AimView | None:
    """Whether a game on the way shows what the lesson before it teaches, with the drill for it if not."""
    found = station_of(match, library().courses.values())
    if found is None or match.you is None:
        return None
    course, station = found
    lesson, said = course.lesson(station.after), words_of(match.position.game)
    for rule in lesson.teaches if lesson else ():
        aim = said.aim(wording, rule, match.positions, match.stored.moves, match.you)
        if aim is not None and lesson is not None:
            practice = puzzles_of(match.position.game).practice
            drill = drill_after(lesson, practice) if practice and not aim.done else None
            return {"html": wording.html(aim.said), "done": aim.done, "drill": drill_link(drill, wording)}
    return None


def drill_link(drill: str | None, wording: Wording) -> DrillLink | None:
    """The link to a drill, by its name."""
    if drill is None:
        return None
    return {"url": url_for("practise.start", drill=drill), "name": wording.gettext(drill_words(drill))}


def _next_says(match: Match, milestone: Milestone, wording: Wording) -> str | None:
    """How the next opponent introduces itself, if it is a stronger one."""
    if milestone.level <= match.stored.level:
        return None
    met = opponent_view(match.position.game, milestone.level, wording)
    return None if met is None else met["says"]


def _learned(match: Match, wording: Wording) -> str | None:
    """What helped the winner, if it can be seen on the last board or in the last move."""
    if match.outcome is None or match.winner is None or not match.number:
        return None
    last = match.positions[match.number - 1], match.stored.moves[-1]
    said = words_of(match.position.game).learned(wording, match.position, match.winner, last)
    return None if said is None else wording.html(said)


def _praise(match: Match, wording: Wording) -> str | None:
    """What the learner did well against the computer."""
    if not match.against_computer or match.you is None:
        return None
    said = words_of(match.position.game)
    praised = said.praise(wording, match.positions, match.stored.moves, match.you)
    return None if praised is None else wording.html(praised)


def _to_try(match: Match, wording: Wording) -> str | None:
    """The one thing to try after a game, and its lesson: the first that a finished lesson teaches."""
    if match.you is None or match.winner is None:
        return None
    game = match.position.game
    tried = words_of(game).to_try(wording, match.positions, match.stored.moves, match.you)
    found = next(((wording.html(said), lesson) for said, lesson in tried if is_behind(game, lesson)), None)
    if found is None or (lesson := lesson_named(game, found[1], wording)) is None:
        return None
    name = escape(wording.gettext("Lesson %(number)s") % {"number": lesson["number"]})
    return f'{found[0]} <a href="{escape(lesson["url"])}">{name} · {escape(lesson["title"])}</a>'


def again_view(match: Match, wording: Wording) -> AgainView:
    """The form that begins the same game again."""
    kept = match.stored
    return {
        "label": wording.gettext(words.AGAIN),
        "fields": {
            "game": kept.game,
            "opponent": "computer" if match.against_computer else "person",
            "level": str(kept.level or min(all_levels_of(match.position.game), default=0)),
            "side": match.you.value if match.you else "black",
            "minutes": str(kept.minutes),
            "start": kept.start or "",
        },
    }
