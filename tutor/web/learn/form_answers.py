"""Answers by forms, for pages without JavaScript: reads a form, and makes the state of the page after it."""

from dataclasses import dataclass, field, replace

from werkzeug.datastructures import MultiDict

from tutor.games.base import PASS
from tutor.games.kinds.kind import Task
from tutor.puzzles.judge import possible_answers
from tutor.puzzles.puzzle_tasks import TWIN
from tutor.web.http.error_pages import Refused
from tutor.web.http.numbers import small_number
from tutor.web.learn.lesson_types import Feedback, PuzzleView, TouchedState
from tutor.web.puzzles.answer_table import ANSWER_SHOWN_AFTER, LINE_DRAWN_AFTER, combine, turn_at
from tutor.web.site.messages import N_
from tutor.web.wording.tasks import no_place

UNREADABLE = N_("The tutor could not read what was sent. Go back and try again.")
HELP_HINT = 1
HELP_ANSWER = 2
MOST_TRIES = 99
MOST_HINTS = 2


@dataclass(frozen=True)
class State:
    """The state of a puzzle's page: the taps, the help, and the feedback on the last answer.

    ``help`` is 0 for none, 1 for a hint, 2 for the shown answer; ``hinted`` counts the hints. ``answered``
    says whether the last form contained an answer to judge, ``asked`` whether it asked for the answer,
    ``recalled`` that the state comes from the cookie, so that a script may have a newer one.
    """

    taps: tuple[str, ...] = ()
    help: int = 0
    tries: int = 0
    feedback: Feedback | None = None
    solved: bool = False
    hinted: int = 0
    solution_shown: bool = False
    frame: int = 0
    miss: str = ""  # the last wrong answer, with which the shown one is compared
    beside: bool = False  # in a game with a goal: another person plays the other side
    waits: bool = False  # the shown answer has been played, and the turned board comes next
    answered: bool = field(default=False, compare=False)
    asked: bool = field(default=False, compare=False)
    recalled: bool = field(default=False, compare=False)

    @property
    def touched(self) -> TouchedState | None:
        """The state for a script; None if nothing has been done yet."""
        if self == State() or self.recalled:
            return None
        touched: TouchedState = {
            "taps": self.taps,
            "help": self.help,
            "tries": self.tries,
            "told": self.told,
            "shown": self.solution_shown,
            "hinted": self.hinted,
            "frame": self.frame,
        }
        if self.miss:
            touched["miss"] = self.miss
        return touched

    @property
    def given(self) -> tuple[str, ...] | None:
        """The answer to judge: the taps, () if only the solution was asked for, or None."""
        if self.answered:
            return self.taps
        return () if self.asked and not self.tries else None

    @property
    def told(self) -> bool:
        """Whether the feedback is about the answer, not about a square that cannot be one."""
        if self.taps in ((), (TWIN,)):
            return False
        return self.feedback is not None and self.feedback["verdict"] != "note"

    @property
    def stars(self) -> int:
        return 3 - self.help if self.solved else 0


def answer_form(form: MultiDict[str, str], task: Task, puzzle: PuzzleView) -> State:
    """The state after a form; raises ``Refused`` for a form that is not from this page."""
    help_ = _number(form.get("help", "0"), HELP_ANSWER)
    state = State(
        taps=_squares(form.get("taps", "").split(), task),
        help=help_,
        tries=_number(form.get("tries", "0"), MOST_TRIES),
        hinted=_number(form.get("hinted", "0"), MOST_HINTS),
        solution_shown=help_ == HELP_ANSWER,
        miss="".join(_squares(form.get("miss", "").split()[:1], task)),
    )
    if "hint" in form:
        return _hinted(replace(state, help=max(state.help, HELP_HINT)), puzzle)
    if "solution" in form:
        return replace(_revealed(state, puzzle), asked=True)
    told = form.get("told") == "1"
    if "again" in form:
        if told and _twin_waits(state, puzzle):
            asked: Feedback = {"verdict": "note", "title": puzzle["twin_asked"]}
            return State(taps=(TWIN,), help=HELP_HINT, feedback=asked)
        return replace(state, taps=turn_at(puzzle, state.taps)[1])
    if "check" in form and puzzle["select"] == "many":
        if not state.taps:
            empty: Feedback = {"verdict": "not-yet", "title": puzzle["empty"], "detail": None, "lines": []}
            return replace(state, feedback=empty)
        return _judged(state, state.taps, puzzle, told=told)
    if "pass" in form and puzzle["can_pass"]:
        return _judged(state, (PASS,), puzzle, told=told)
    if "choice" in form:
        return _judged(state, (_option(form["choice"], task),), puzzle, told=told)
    if "tap" in form:
        (square,) = _squares([form["tap"]], task)
        if puzzle["select"] == "one":
            return _judged(state, (*turn_at(puzzle, state.taps)[1], square), puzzle, told=told)
        if puzzle["select"] == "sequence":
            repeated = told and state.taps[-1:] == (square,)
            taps = state.taps if repeated else (*turn_at(puzzle, state.taps)[1], square)
            return _judged(state, taps, puzzle, told=told)
        aside = puzzle["extra"].get(square)
        if aside and aside["verdict"] == "note":
            return replace(state, feedback=aside)
        met = next((chain for chain in puzzle.get("chains", []) if square in chain), [square])
        rest = tuple(tap for tap in state.taps if tap not in met)
        return replace(state, taps=rest if square in state.taps else (*rest, *met))
    raise Refused(400, UNREADABLE)


def restored(
    task: Task, puzzle: PuzzleView, taps: list[str], help_: int, tries: int, hinted: int, *, told: bool
) -> State:
    """The stored state of a puzzle; raises ``Refused`` if it does not fit, as for a form."""
    if not (0 <= help_ <= HELP_ANSWER and 0 <= tries <= MOST_TRIES and 0 <= hinted <= len(puzzle["hints"])):
        raise Refused(400, UNREADABLE)
    state = State(
        taps=_squares(taps, task),
        help=help_,
        tries=tries,
        hinted=hinted,
        solution_shown=help_ == HELP_ANSWER,
        recalled=True,
    )
    if not (told and state.taps):
        return state
    feedback = combine(puzzle, state.taps, max(tries - 1, 0))
    if _twin_waits(state, puzzle):
        return _held(state, feedback, puzzle)
    solved = feedback["verdict"] == "right" and not _goes_on(puzzle, state.taps)
    return _noted(replace(state, feedback=feedback, solved=solved))


def _noted(state: State) -> State:
    """The state with its wrong answer noted."""
    missed = state.feedback and state.feedback["verdict"] in ("almost", "not-yet")
    return replace(state, miss=state.taps[-1]) if missed and state.taps else state


def _twin_waits(state: State, puzzle: PuzzleView) -> bool:
    """Whether these taps are the shown answer of a puzzle that is asked again on the turned board."""
    if not (state.solution_shown and state.taps and TWIN in puzzle.get("next", ())):
        return False
    return state.taps[0] != TWIN and combine(puzzle, state.taps, 0)["verdict"] == "right"


def _held(state: State, feedback: Feedback, puzzle: PuzzleView) -> State:
    """The state after the shown answer was played: it stays on the board until the turned one is asked."""
    said: Feedback = {**feedback, "lines": (), "detail": puzzle["twin_say"]}
    return replace(state, feedback=said, waits=True)


def _goes_on(puzzle: PuzzleView, taps: tuple[str, ...]) -> bool:
    """Whether the last of these right moves leads to another turn."""
    return puzzle["select"] == "sequence" and turn_at(puzzle, taps)[1] == taps


def _judged(state: State, taps: tuple[str, ...], puzzle: PuzzleView, *, told: bool) -> State:
    """The state with the answer judged; an answer that is sent again does not count as another try."""
    if told and set(taps) == set(state.taps) and state.tries:
        return replace(state, taps=taps, feedback=combine(puzzle, taps, state.tries - 1))
    feedback = combine(puzzle, taps, state.tries)
    given = _noted(replace(state, taps=taps, feedback=feedback))
    if feedback["verdict"] == "right":
        on = _goes_on(puzzle, taps)
        if _twin_waits(given, puzzle):
            return _held(given, feedback, puzzle)
        help_ = max(state.help, HELP_HINT) if feedback.get("sound") else state.help
        help_ = HELP_ANSWER if taps[:1] == (TWIN,) else help_
        return replace(given, hinted=0) if on else replace(given, solved=True, answered=True, help=help_)
    if feedback["verdict"] == "note" or state.solution_shown:
        return given
    tries, help_ = min(state.tries + 1, MOST_TRIES), max(state.help, HELP_HINT)
    missed = replace(given, tries=tries, help=help_, answered=True)
    if missed.tries >= ANSWER_SHOWN_AFTER:
        return _revealed(missed, puzzle)
    return (
        _hinted(missed, puzzle) if missed.tries >= LINE_DRAWN_AFTER and puzzle["select"] != "many" else missed
    )


def _hinted(state: State, puzzle: PuzzleView) -> State:
    """The state with one more hint, if there is one."""
    return replace(state, hinted=min(state.hinted + 1, len(puzzle["hints"])))


def _revealed(state: State, puzzle: PuzzleView) -> State:
    """The state with the answer shown; right squares that were tapped stay marked."""
    kept = state.taps
    if puzzle["select"] == "many":
        kept = tuple(tap for tap in kept if tap in puzzle["answers"])
    return replace(state, taps=kept, help=HELP_ANSWER, solution_shown=True)


def _squares(names: list[str], task: Task) -> tuple[str, ...]:
    """The taps without repetition: squares of the board, or other possible answers."""
    for name in names:
        if name not in possible_answers(task):
            raise Refused(400, no_place(task.position.game), square=name[:12])
    return tuple(dict.fromkeys(names))


def _option(key: str, task: Task) -> str:
    if task.select != "choice" or key not in possible_answers(task):
        raise Refused(400, N_("This answer cannot be given here."))
    return key


def _number(text: str, most: int) -> int:
    number = small_number(text, most)
    if number is None:
        raise Refused(400, UNREADABLE)
    return number
