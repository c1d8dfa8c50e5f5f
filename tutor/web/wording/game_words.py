"""The words about one family of games; a family that leaves some out uses those that fit any game.

A family subclasses `GameWords` in its room of `tutor/web/wording/`, and registers it in `family_words`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from babel.support import NullTranslations

from tutor.games.base import PASS, Game, Move, Outcome, Position, Square
from tutor.games.color import Color
from tutor.games.errors import IllegalReason
from tutor.games.judgement import Beside, Mark
from tutor.web.site.messages import N_, Sentence, Sided
from tutor.web.wording import Say, Wording
from tutor.web.wording.overlay_words import LEGAL, OverlayWords
from tutor.web.wording.pages.goal_game_words import TURNING_POINT
from tutor.web.wording.tasks import SCORE

if TYPE_CHECKING:
    from tutor.games.goals import TurningPoint
    from tutor.games.kinds.goal_games import GoalGame
    from tutor.lessons.model import Count
    from tutor.web.learn.lesson_types import Feedback
    from tutor.web.play.game_types import CardView
    from tutor.web.site.markdown import Html
    from tutor.web.wording.move_notes import Advice, Aim, MoveNote

PLAYED: Sentence = Sided(black=N_("Black plays %(move)s."), white=N_("White plays %(move)s."))
PASSED: Sentence = Sided(black=N_("Black passes."), white=N_("White passes."))
NOT_HERE = N_("This move is not allowed here.")


@dataclass(frozen=True, slots=True)
class OpponentWords:
    """A level of the computer as an opponent: its habit in a word or two, and how it introduces itself."""

    habit: str
    says: str


def plain(html: Html) -> CardView:
    """The feedback on a move that is not allowed, in one sentence."""
    return {"verdict": "not-yet", "title": html, "detail": None, "lines": []}


class GameWords:
    """The words about the games of a family; texts are msgids."""

    name: str = ""
    about: str = ""
    """What is played, for people who do not know it."""

    front_title: str = N_("Learn Othello by playing it")
    """The title of the front page of these games."""

    first_question: str = N_("Black to move")
    """The question on that page to a newcomer, at the first board of these games."""

    what: str = N_("What is Othello?")
    """The heading above `what_about`."""

    what_about: str = ""
    """What these games are, in three short sentences; if empty, `about` is shown."""

    what_picture: str = "what-it-is"
    """The name of the picture beside these sentences."""

    bridge: str = ""
    """What is different in these games, for people who know the usual ones."""

    usual: str = ""
    """The name of the game that is opened or tried out before one is chosen; if empty, the usual game."""

    example: str = ""
    """The first moves of a game, as an example of what can be pasted."""

    pasted: str = N_("Moves, a game in GGF or SGF, or a position")
    """What can be pasted as a game; records of other families are read too."""

    files: str = N_(
        "Moves (.txt), GGF (.ggf), SGF (.sgf), positions (.obf) or WTHOR (.wtb). With a .wtb file, choose its .jou and"
        " .trn files too: they hold the names."
    )
    """Which files can be opened as a game."""

    play_title: str = N_("Play a game")
    """The title of the page on which one of these games is chosen."""

    foot: str = ""
    """What this site does, for people who come for these games; at the foot of pages."""

    words_unread: str = ""
    """A notice that no native teacher has read the translated words of these games yet."""

    words_unread_in: frozenset[str] = frozenset()
    """The tags of the languages with that notice."""

    cut_title: str = N_("A board and discs to cut out")
    """The title of the printed board and pieces."""

    cut_start: str = N_(
        "To start, put white discs on d4 and e5, and black discs on d5 and e4. Black plays first."
    )
    """How a game begins on the printed board."""

    cut_how: str = N_(
        "Print on thick paper. Cut out each pair, fold it where the circles meet, and glue: one side is black,"
        " the other white."
    )
    """How the printed pieces are made."""

    cut_pieces: str = N_("Discs to cut out")
    """The heading above the printed pieces."""

    brushes: tuple[str, str, str] = (N_("Black disc"), N_("White disc"), N_("No disc"))
    """What a tap puts on a board that is being set up: a piece of either side, or none."""

    asked_place: str = N_("The square")
    """The brush that marks the places that a question is about."""

    two_faced: bool = True
    """Whether a piece of these games is black on one side and white on the other."""

    unplugged: str = N_(
        "A lesson that is open on a phone goes on by itself. For the others, print the worksheet before the lesson,"
        " or draw its boards; play the games with discs cut out of paper."
    )
    """How a teacher gives a lesson without a network."""

    newcomer: str = ""
    """The link to the first lesson, for people new to these games."""

    place: str = N_("Square")
    """The name of a place of the board, as the heading of a list of them."""

    shown_first: int = 3
    """How many games the page of choice shows; the others are folded away."""

    titles: Mapping[str, tuple[str, str]] = {}
    """The name and one sentence about each offered game."""

    overlays: Mapping[str, OverlayWords] = {"legal": LEGAL}
    """The overlays by name, in the order of a menu."""

    first_overlay: tuple[str, str] = ("legal", N_("Show legal moves"))
    """The overlay whose switch comes first while a game is played, and the label of the switch."""

    illegal: str = NOT_HERE
    """The words about an illegal move until the server says why it is one."""

    why: Mapping[str, Sentence] = {}
    """Why a move is illegal, by the code of the rules' reason, if one sentence says it."""

    state_wrong: str = N_("What is written below the board does not go with the pieces on it.")
    """The refusal of a board that was set up with a state that it cannot have."""

    state_fields: Mapping[str, str] = {}
    """The parts of a position's state that are set up as a number for each side: the label by its name."""

    state_fields_before: Mapping[str, str] = {}
    """The names of parts of the state in addresses of older versions, by their present names."""

    shows_lines: bool = False
    """Whether a tap can show the lines from a square."""

    terms_wrong: Mapping[str, str] = {}
    """Why a game cannot begin on some terms, by the code of the reason; ``most`` is the largest handicap."""

    notes_moments: bool = False
    """Whether `noted` finds mistakes in a finished game."""

    gives_hints: bool = False
    """Whether `advise` gives advice."""

    mark_dead: str = ""
    """What to do after passes have stopped a game that both sides count."""

    dead_together: str = ""
    """`mark_dead` for a class, whose teacher marks for all."""

    disagrees: str = ""
    """That the computer does not agree to the marks; the pieces in question are ringed."""

    def labels(self, t: NullTranslations) -> dict[str, str]:
        """The labels of squares for screen readers, plain and ringed; ``{square}`` stands for the name."""
        labels = {
            "empty": t.gettext("%(square)s: empty"),
            "black": t.gettext("%(square)s: black disc"),
            "white": t.gettext("%(square)s: white disc"),
            "empty_ringed": t.gettext("%(square)s: empty, ringed"),
            "black_ringed": t.gettext("%(square)s: black disc, ringed"),
            "white_ringed": t.gettext("%(square)s: white disc, ringed"),
            "board": t.gettext("Board"),
        }
        return {key: label.replace("%(square)s", "{square}") for key, label in labels.items()}

    def said_of(self, wording: Wording, position: Position) -> dict[Square, str]:
        """Longer labels of squares for screen readers, where `labels` do not say enough."""
        return {}

    def who_plays(self, wording: Wording, levels: Sequence[int]) -> str:
        """Which games some of these levels do not play; empty if every level plays every game."""
        return ""

    def terms(self, wording: Wording, start: Position) -> str:
        """The terms on which a game was begun on this board; empty if it has none."""
        return ""

    def move_sentence(self, wording: Wording, position: Position, move: Move) -> Say:
        """The sentence about a move: who played it, and what it did."""
        color = position.to_move or Color.BLACK
        return wording.say(PASSED, color) if move == PASS else wording.say(PLAYED, color, move=move)

    def introduced(self, game: Game, level: int) -> OpponentWords | None:
        """A level's habit and introduction; None if it has none that is true in this game."""
        return None

    def say_of_move(
        self, wording: Wording, position: Position, move: Move, answered: tuple[Position, Move] | None = None
    ) -> Say | None:
        """One true sentence of an opponent about its move, or that it ``answered``; None for most moves."""
        return None

    def must_pass(self, wording: Wording, color: Color | None) -> Say:
        """The sentence that a side must pass."""
        return wording.say(PASSED, color)

    def pass_would_end(self, wording: Wording, position: Position) -> Say | None:
        """The sentence that the side to move would end the game by a pass; None if it would not."""
        return None

    def asked_before_pass(self, wording: Wording, position: Position) -> CardView | None:
        """The question to a side that may pass too early, with marks for the board; None if none is asked."""
        return None

    def goal(self, game: Game) -> str:
        """How to win, shown before anybody has moved; empty if it need not be said."""
        return ""

    def why_not(
        self, wording: Wording, position: Position, reason: IllegalReason | str, square: Square | None
    ) -> CardView:
        """Why a move is illegal; ``square`` is None for a pass."""
        sentence = self.why.get(reason, NOT_HERE)
        said = plain(wording.html(wording.say(sentence, position.to_move or Color.BLACK)))
        return {**said, "square": square}

    def shown_why(self, position: Position, square: Square) -> list[Mark]:
        """The marks on the board while `why_not` of this square is shown."""
        return []

    def boards_why(self, position: Position, square: Square) -> tuple[Beside, ...]:
        """Boards to compare while `why_not` of this square is shown."""
        return ()

    def lines_from(self, wording: Wording, position: Position, square: Square) -> CardView | None:
        """The lines from a square for the side to move; None in games without lines."""
        return None

    def explanation(self, wording: Wording, position: Position, square: Square) -> Feedback | None:
        """The lines from a square for a step that explains it, with sentences as numbers of phrases."""
        return None

    def standing(self, wording: Wording, position: Position) -> str:
        """Numbers about a board besides its pieces, as HTML; empty if there are none."""
        return ""

    def tally_unit(self, wording: Wording, position: Position) -> str:
        """What the numbers beside both sides count; empty where they are the pieces that all can see."""
        return ""

    def counted(self, wording: Wording, start: Position, line: tuple[Move, ...], count: Count) -> Say | None:
        """The sentence with a count on the board after a line of play; None if this game has no such count."""
        return None

    def count_marks(self, start: Position, line: tuple[Move, ...], count: Count) -> list[Mark]:
        """The marks of what is counted; none if the board itself shows it."""
        return []

    def turned(self, wording: Wording, puzzle: GoalGame, side: Color, turning_point: TurningPoint) -> Say:
        """The sentence about the turning point of a game with a goal: the mistake, and a better move."""
        return wording.say(TURNING_POINT, square=turning_point.played, stop=turning_point.better)

    def score(self, wording: Wording, outcome: Outcome) -> Say:
        """The score of a finished game."""
        return wording.say(SCORE, black=outcome.black, white=outcome.white)

    def move_and_score(self, wording: Wording, position: Position, move: Move) -> Say | None:
        """A short sentence about a move, with the score after it; None if only the end is counted."""
        return None

    def score_detail(self, wording: Wording, outcome: Outcome) -> Say | None:
        """How the score came about; None if the board shows it."""
        return None

    def won_by(self, wording: Wording, outcome: Outcome, *, you: bool) -> Say | None:
        """By how much the learner (``you``) or the computer won; None if that is not said."""
        return None

    def count_lines(self, wording: Wording, position: Position) -> list[Html]:
        """The parts of each side's score, in a game that both sides count."""
        return []

    def still_open(self, wording: Wording, position: Position) -> tuple[Say, list[Mark]] | None:
        """Why it is too early to agree on a count, with marks for the board; None if nothing is left."""
        return None

    def noted(
        self, wording: Wording, positions: Sequence[Position], moves: Sequence[Move], you: Color | None
    ) -> list[MoveNote]:
        """The oversights of `you`, or of both sides, found by reading, not by the engine; the worst first."""
        return []

    def learned(
        self, wording: Wording, position: Position, winner: Color, last: tuple[Position, Move]
    ) -> Say | None:
        """What helped the winner, if the last board or the last move shows it; else None."""
        return None

    def hints_in(self, game: Game, level: int) -> bool:
        """Whether `advise` gives hints in this game against this level (0: between two people)."""
        return self.gives_hints

    def praise(
        self, wording: Wording, positions: Sequence[Position], moves: Sequence[Move], you: Color
    ) -> Say | None:
        """What a learner did well in a finished game, as far as the rules show it; None if nothing."""
        return None

    def aim(
        self, wording: Wording, rule: str, positions: Sequence[Position], moves: Sequence[Move], you: Color
    ) -> Aim | None:
        """Whether a finished game shows a rule that a lesson teaches; None if it shows nothing of it."""
        return None

    def to_try(
        self, wording: Wording, positions: Sequence[Position], moves: Sequence[Move], you: Color
    ) -> Iterable[tuple[Say, str]]:
        """What to try after a game, best first, with its lesson's slug; after a win where `notes_moments`."""
        return ()

    def advise(self, wording: Wording, position: Position, again: str, *, begins: bool) -> Advice | None:
        """A hint in two stages; ``again`` is the name of an earlier one, ``begins`` is set for beginners."""
        return None
