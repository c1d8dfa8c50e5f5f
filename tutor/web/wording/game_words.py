"""What is said of one family of games; what a family leaves out is said as of any game.

A family's words subclass `GameWords` in its room of `tutor/web/wording/`, and are registered in `games`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from babel.support import NullTranslations

from tutor.games.base import PASS, Game, Move, Outcome, Position, Square
from tutor.games.color import Color
from tutor.games.errors import IllegalReason
from tutor.games.judgement import Beside, Mark
from tutor.web.site.messages import N_, Sentence, Sided
from tutor.web.wording import Say, Wording
from tutor.web.wording.pages.goal_game_words import TURNING_POINT
from tutor.web.wording.tasks import SCORE

if TYPE_CHECKING:
    from tutor.games.goals import TurningPoint
    from tutor.games.kinds.goal_games import GoalGame
    from tutor.lessons.model import Count
    from tutor.web.learn.lesson_types import Feedback
    from tutor.web.play.game_types import CardView
    from tutor.web.site.markdown import Html
    from tutor.web.wording.move_notes import Advice, MoveNote

PLAYED: Sentence = Sided(black=N_("Black plays %(move)s."), white=N_("White plays %(move)s."))
PASSED: Sentence = Sided(black=N_("Black passes."), white=N_("White passes."))
NOT_HERE = N_("This move is not allowed here.")


@dataclass(frozen=True, slots=True)
class OverlayWords:
    """The name of an overlay, the sentence that explains it, and what each kind of its marks means."""

    title: str
    sentence: str
    legends: Mapping[str, Sentence] = field(default_factory=dict)


LEGAL = OverlayWords(
    N_("Legal moves"),
    N_("A dot stands where the side to move can play."),
    {"legal": Sided(black=N_("Black can play here"), white=N_("White can play here"))},
)


@dataclass(frozen=True, slots=True)
class OpponentWords:
    """A level of the computer as an opponent: a word or two for its habit, and what it says of itself."""

    habit: str
    says: str


def plain(html: Html) -> CardView:
    """One sentence to a move that is not allowed."""
    return {"verdict": "not-yet", "title": html, "detail": None, "lines": []}


class GameWords:
    """What is said of the games of a family."""

    name: str = ""
    about: str = ""
    """What is played, for people who do not know it."""

    front_title: str = N_("Learn Othello by playing it")
    """The title of the front page of these games."""

    first_question: str = N_("Black to move")
    """What that page asks of a newcomer, on the first board of these games."""

    what: str = N_("What is Othello?")
    """The heading of what these games are."""

    what_about: str = ""
    """What these games are, in three short sentences; empty: as in `about`."""

    what_picture: str = "what-it-is"
    """The picture beside them."""

    bridge: str = ""
    """What is different here, said to people who know the usual games."""

    usual: str = ""
    """The game that is opened or tried out where none was chosen yet; empty: the usual game of all."""

    example: str = ""
    """The first moves of a game, as they can be pasted."""

    pasted: str = N_("Moves, a game in GGF or SGF, or a position")
    """What can be pasted as a game; records of other families are read too."""

    files: str = N_(
        "Moves (.txt), GGF (.ggf), SGF (.sgf), positions (.obf) or WTHOR (.wtb). With a .wtb file, choose its .jou and"
        " .trn files too: they hold the names."
    )
    """Which files can be chosen as a game."""

    play_title: str = N_("Play a game")
    """The title of the page on which one of these games is chosen."""

    foot: str = ""
    """What this site does, said to people who come for these games."""

    words_unread: str = ""
    """That no teacher who grew up with a language has read the words of these games in it yet."""

    words_unread_in: frozenset[str] = frozenset()
    """The languages of which that is so, by their tags."""

    cut_title: str = N_("A board and discs to cut out")
    """What is printed to play without a screen."""

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
    """What the printed pieces are, in a few words."""

    brushes: tuple[str, str, str] = (N_("Black disc"), N_("White disc"), N_("No disc"))
    """What a tap can put on a board that is set up: a piece of each side, or none."""

    asked_place: str = N_("The square")
    """What chooses the places that a question is about."""

    two_faced: bool = True
    """Whether a piece of these games is black on one side and white on the other."""

    unplugged: str = N_(
        "A lesson that is open on a phone goes on by itself. For the others, print the worksheet before the lesson,"
        " or draw its boards; play the games with discs cut out of paper."
    )
    """What a teacher does in a lesson without a network."""

    newcomer: str = ""
    """The way to the first lesson, said to people new to these games."""

    place: str = N_("Square")
    """What one place of the board is called, over a list of them."""

    shown_first: int = 3
    """How many of the games stand open where one is chosen; the others are folded."""

    titles: Mapping[str, tuple[str, str]] = {}
    """Name and one sentence for each game that is offered."""

    overlays: Mapping[str, OverlayWords] = {"legal": LEGAL}
    """What can be laid over a board, in the order of a menu."""

    first_overlay: tuple[str, str] = ("legal", N_("Show legal moves"))
    """The overlay whose switch stands before the others while a game is played, and what the switch says."""

    illegal: str = NOT_HERE
    """Said of a move that is not allowed before the server can say why."""

    why: Mapping[str, Sentence] = {}
    """Why a move is not allowed, by the reason of the rules, where one sentence says it."""

    state_wrong: str = N_("What is written below the board does not go with the pieces on it.")
    """Said of a board that was set up with a state that it cannot have."""

    state_fields: Mapping[str, str] = {}
    """What of a position's state can be set up for both sides, in numbers: its name, and what it is called."""

    state_fields_before: Mapping[str, str] = {}
    """What fields of the state were called in addresses of older versions, by their names of today."""

    shows_lines: bool = False
    """Whether a look at a square shows lines on the board."""

    terms_wrong: Mapping[str, str] = {}
    """Why a game cannot be begun on some terms, by the reason of the rules; ``most`` is the largest handicap."""

    notes_moments: bool = False
    """Whether `noted` finds moments of a finished game."""

    gives_hints: bool = False
    """Whether `advise` gives advice."""

    mark_dead: str = ""
    """What is to be done once passes have stopped a game that both sides count."""

    dead_together: str = ""
    """The same to a class, whose teacher marks for all."""

    disagrees: str = ""
    """That the computer does not take what was marked, of which some pieces are ringed."""

    def labels(self, t: NullTranslations) -> dict[str, str]:
        """What a screen reader says of a square, plain or ringed; ``{square}`` stands for its name."""
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
        """What a screen reader says of squares of which `labels` do not say all."""
        return {}

    def who_plays(self, wording: Wording, levels: Sequence[int]) -> str:
        """Which games some of these levels do not play; empty where every level plays every game."""
        return ""

    def terms(self, wording: Wording, start: Position) -> str:
        """On which terms a game was begun on this board; empty where there is nothing to say."""
        return ""

    def move_sentence(self, wording: Wording, position: Position, move: Move) -> Say:
        """Who has made this move, and what it has done."""
        color = position.to_move or Color.BLACK
        return wording.say(PASSED, color) if move == PASS else wording.say(PLAYED, color, move=move)

    def introduced(self, game: Game, level: int) -> OpponentWords | None:
        """What a level of the computer says of itself, where it is true in this game."""
        return None

    def say_of_move(
        self, wording: Wording, position: Position, move: Move, answered: tuple[Position, Move] | None = None
    ) -> Say | None:
        """What an opponent says: one true sentence if its own move, or the one it ``answered``, is worth it."""
        return None

    def must_pass(self, wording: Wording, color: Color | None) -> Say:
        """That a side can do nothing but pass."""
        return wording.say(PASSED, color)

    def pass_would_end(self, wording: Wording, position: Position) -> Say | None:
        """That the other side has passed and a pass of yours would end the game; None where it would not."""
        return None

    def asked_before_pass(self, wording: Wording, position: Position) -> CardView | None:
        """What is asked of a side that passes too early, with what lies over the board; None: nothing is."""
        return None

    def goal(self, game: Game) -> str:
        """What wins, said before anybody has moved; empty where the board shows it."""
        return ""

    def why_not(
        self, wording: Wording, position: Position, reason: IllegalReason | str, square: Square | None
    ) -> CardView:
        """Why a move cannot be played; ``square`` None stands for a pass."""
        sentence = self.why.get(reason, NOT_HERE)
        said = plain(wording.html(wording.say(sentence, position.to_move or Color.BLACK)))
        return {**said, "square": square}

    def shown_why(self, position: Position, square: Square) -> list[Mark]:
        """What lies over the board while it is said why a move cannot be played there."""
        return []

    def boards_why(self, position: Position, square: Square) -> tuple[Beside, ...]:
        """Boards to compare while it is said why a move cannot be played there."""
        return ()

    def lines_from(self, wording: Wording, position: Position, square: Square) -> CardView | None:
        """The lines from a square for the side to move; None where none are looked along."""
        return None

    def explanation(self, wording: Wording, position: Position, square: Square) -> Feedback | None:
        """The lines from a square for a step that explains it, its sentences as places among the phrases."""
        return None

    def standing(self, wording: Wording, position: Position) -> str:
        """How a board stands in numbers besides the pieces, as HTML; empty where there is nothing to say."""
        return ""

    def counted(self, wording: Wording, position: Position, count: Count) -> Say | None:
        """One thing counted of both sides on a board; None where it is nothing in this game."""
        return None

    def count_marks(self, position: Position, count: Count) -> list[Mark]:
        """What is counted, as marks on the board; none where the board itself shows it."""
        return []

    def turned(self, wording: Wording, puzzle: GoalGame, side: Color, turning_point: TurningPoint) -> Say:
        """Where a game with a goal turned: the move of a side, and a better one."""
        return wording.say(TURNING_POINT, square=turning_point.played, stop=turning_point.better)

    def score(self, wording: Wording, outcome: Outcome) -> Say:
        """The score of a finished game."""
        return wording.say(SCORE, black=outcome.black, white=outcome.white)

    def move_and_score(self, wording: Wording, position: Position, move: Move) -> Say | None:
        """A move shortly and the score after it, on the way to the end; None where only the end is counted."""
        return None

    def score_detail(self, wording: Wording, outcome: Outcome) -> Say | None:
        """How the score came about, where the board alone does not say it."""
        return None

    def won_by(self, wording: Wording, outcome: Outcome, *, you: bool) -> Say | None:
        """By how much a game against the computer was won, by the learner or by the computer."""
        return None

    def count_lines(self, wording: Wording, position: Position) -> list[Html]:
        """What makes up the score of each side, in a game that both sides count."""
        return []

    def noted(
        self, wording: Wording, start: Position, moves: Sequence[Move], you: Color | None, most: int
    ) -> list[MoveNote]:
        """At most so many moves of `you`, or of both sides, that reading shows as oversights, not an engine."""
        return []

    def learned(
        self, wording: Wording, position: Position, winner: Color, last: tuple[Position, Move]
    ) -> Say | None:
        """What helped the winner, if it can be seen on the last board, or in the last move and its board."""
        return None

    def hints_in(self, game: Game, level: int) -> bool:
        """Whether `advise` gives advice in this game, against this level; 0 where two people play."""
        return self.gives_hints

    def praise(
        self, wording: Wording, positions: Sequence[Position], moves: Sequence[Move], you: Color
    ) -> Say | None:
        """What a learner did well in a finished game, as the rules count it."""
        return None

    def to_try(
        self, wording: Wording, positions: Sequence[Position], moves: Sequence[Move], you: Color
    ) -> tuple[Say, str] | None:
        """The one thing to try after a game that was lost, and the slug of the lesson that teaches it."""
        return None

    def advise(self, wording: Wording, position: Position, again: str, *, begins: bool) -> Advice | None:
        """A hint in two stages for who is to move; ``again`` names an earlier one, ``begins`` a beginner."""
        return None
