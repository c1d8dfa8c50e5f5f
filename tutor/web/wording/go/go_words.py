"""The words about Go and the capture game."""

from collections.abc import Iterable, Mapping, Sequence

from babel.support import NullTranslations

from tutor.games.base import PASS, Game, Move, Outcome, Position, Square
from tutor.games.color import Color
from tutor.games.go.engine.levels import LEVELS
from tutor.games.go.kinds.life.board_again import side_by_side
from tutor.games.go.overlays import chains, why_closed
from tutor.games.go.rules.owners import owners
from tutor.games.go.rules.position import FirstCapture, GoPosition, as_go
from tutor.games.goals import TurningPoint
from tutor.games.judgement import Beside, Mark
from tutor.games.kinds.goal_games import GoalGame
from tutor.web.play.game_types import CardView
from tutor.web.site.markdown import Html, keep_whole
from tutor.web.site.messages import N_, NP_, Sentence, Sided
from tutor.web.wording import Say, Wording
from tutor.web.wording.game_words import GameWords, OpponentWords
from tutor.web.wording.go.games.aims import aim
from tutor.web.wording.go.games.counting_words import count_lines, still_open
from tutor.web.wording.go.games.go_praise import praise, to_try
from tutor.web.wording.go.games.go_reactions import react_to
from tutor.web.wording.go.games.play_out_words import OUT_OF_LADDER
from tutor.web.wording.go.go_advice import LEVELS_WITH_HINTS, advise
from tutor.web.wording.go.go_endings import learned
from tutor.web.wording.go.go_opponents import OPPONENTS
from tutor.web.wording.go.go_overlays import OVERLAYS
from tutor.web.wording.go.go_position import REASONS, STATE
from tutor.web.wording.go.oversight_words import noted
from tutor.web.wording.go.pass_words import asked_before_pass
from tutor.web.wording.go.whole_board_advice import advise_whole
from tutor.web.wording.move_notes import Advice, Aim, MoveNote
from tutor.web.wording.overlay_words import OverlayWords
from tutor.web.wording.pages.play_words import GAME_OVER
from tutor.web.wording.tasks import SCORE

keep_whole("อาตาริ", "โคมิ", "ອາຕາຣິ", "ໂຄມິ")

_FIRST_CAPTURE = N_("Go on a small board: whoever captures a stone first has won.")

_CAPTURE_WINS = N_("Whoever captures a stone first wins.")

_MOST_POINTS = N_(
    "Whoever has more at the end wins: living stones and the empty points that one side alone surrounds."
)

STONE = NP_("%(stone)s, %(n)s liberty", "%(stone)s, %(n)s liberties")
CHAIN = NP_(
    "%(stone)s, chain of %(stones)s stones, %(n)s liberty",
    "%(stone)s, chain of %(stones)s stones, %(n)s liberties",
)
"""The label of a stone for screen readers: its name, its chain, its liberties."""

FIRST: Sentence = Sided(
    black=N_("Black was the first to capture."), white=N_("White was the first to capture.")
)

# Translators: stands small between two numbers, those of both sides
STONES_CAPTURED = N_("Captured stones")
# Translators: stands small between two numbers, those of both sides: what both have on the board
POINTS_COUNTED = N_("Stones and empty points")

WINS_BY: Sentence = Sided(
    black=NP_("Black wins by %(num)s point.", "Black wins by %(num)s points."),
    white=NP_("White wins by %(num)s point.", "White wins by %(num)s points."),
)

FOR_TWO = N_(
    "The computer plays Go on boards up to 9×9. On 13×13 and 19×19 two people play:"
    " no other program was found here."
)
ANOTHER = N_("Level %(n)s is another program on this computer. It alone plays on 13×13 and 19×19.")

HANDICAP = N_("Handicap stones: %(n)s")
KOMI = N_("Komi: %(komi)s")

KO = N_("%(point)s, not allowed yet: this is a ko")
DEAD = N_("%(stone)s, dead")
COUNTS_FOR: Sentence = Sided(black=N_("%(point)s, counts for Black"), white=N_("%(point)s, counts for White"))
COUNTS_FOR_NOBODY = N_("%(point)s, counts for neither side")
"""The labels of stones and points for screen readers after play has stopped."""

PASS_COUNTS: Sentence = Sided(
    black=N_("Black passes. If you pass too, the game ends and is counted."),
    white=N_("White passes. If you pass too, the game ends and is counted."),
)
PASS_DRAWS: Sentence = Sided(
    black=N_("Black passes. If you pass too, the game ends and nobody wins."),
    white=N_("White passes. If you pass too, the game ends and nobody wins."),
)
"""What a second pass would do: `PASS_DRAWS` in the capture game, which is not counted."""

CAPTURES: Sentence = Sided(
    black=NP_(
        "Black plays %(move)s and captures %(n)s stone.", "Black plays %(move)s and captures %(n)s stones."
    ),
    white=NP_(
        "White plays %(move)s and captures %(n)s stone.", "White plays %(move)s and captures %(n)s stones."
    ),
)


class GoWords(GameWords):
    """The words about games of Go: stones on points."""

    name = N_("Go")
    about = N_(
        "Two players take turns to place stones on the points where lines cross. A placed stone stays; it never"
        " turns over. The empty points beside a stone, along the lines, are its liberties: without one it is captured."
        " Empty points that you surround are yours."
    )
    front_title = N_("Learn Go by playing it")
    first_question = N_("Black to move: tap the last empty point beside the white stone.")
    what = N_("What is Go?")
    what_picture = "go/taking"
    bridge = N_(
        "Do you know Othello? Here stones stand on the points where lines cross, not in squares, and they never"
        " turn over: stones without liberties come off the board."
    )
    usual = "go-9x9"
    example = "e5c3g7g3c7"
    pasted = N_("Moves, or a game in SGF")
    files = N_("SGF (.sgf), as other programs save a game of Go, or moves (.txt).")
    play_title = N_("Play Go")
    foot = N_("Learn Go by playing it, in five languages.")
    words_unread = N_(
        "No teacher who grew up with this language has read the words of Go yet. Do you know a better word?"
        " Tell the teacher who runs this tutor."
    )
    words_unread_in = frozenset({"lo", "sw"})
    cut_title = N_("A board and stones to cut out")
    cut_start = N_("At the start the board is empty. Black plays first.")
    cut_how = N_("Print on thick paper and cut out the stones.")
    cut_pieces = N_("Stones to cut out")
    brushes = (N_("Black stone"), N_("White stone"), N_("No stone"))
    asked_place = N_("The point")
    two_faced = False
    notes_moments = True
    unplugged = N_(
        "A lesson that is open on a phone goes on by itself. For the others, print the worksheet before the lesson,"
        " or draw its boards; play the games with stones cut out of paper."
    )
    newcomer = N_("New to Go? Begin with lesson 1.")
    place = N_("Point")
    shown_first = 4
    titles = {
        "capture-go-5x5": (N_("Capture game 5×5"), _FIRST_CAPTURE),
        "go-5x5": (N_("Go 5×5"), _MOST_POINTS),
        "go-7x7": (N_("Go 7×7"), _MOST_POINTS),
        "go-9x9": (N_("Go 9×9"), _MOST_POINTS),
        "capture-go-7x7": (N_("Capture game 7×7"), _FIRST_CAPTURE),
        "capture-go-9x9": (N_("Capture game 9×9"), _FIRST_CAPTURE),
        "go-13x13": (N_("Go 13×13"), _MOST_POINTS),
        "go-19x19": (N_("Go 19×19"), _MOST_POINTS),
    }
    overlays: Mapping[str, OverlayWords] = OVERLAYS
    first_overlay = ("liberties", N_("Show liberties"))
    why: Mapping[str, Sentence] = {
        "game-over": GAME_OVER,
        "taken": N_("There is a stone here already."),
        "no-liberties": N_("This stone would have no liberties, and it captures nothing."),
        "ko": N_("You may not take back yet: this is a ko. Play somewhere else first."),
        "superko": N_("A board that stood before would come back."),
        "wrong-dead": N_("Tap a stone. An empty point cannot be dead."),
    }
    terms_wrong: Mapping[str, str] = {
        "wrong-handicap": N_("This board has points for at most %(most)s handicap stones."),
        "wrong-komi": REASONS["wrong-komi"],
        "no-komi": N_("The capture game has no komi: no points are counted in it."),
    }
    mark_dead = N_(
        "Stones that can no longer get away come off before you count. Tap them: they turn faint."
        " You can change this until both sides agree."
    )
    # Translators: on the wall and on the phones of a class whose game both sides have stopped by passing
    dead_together = N_("Do you agree which groups are dead? Your teacher taps a group to change its mark.")
    disagrees = N_("The computer does not agree about the ringed stones. Play on and see what happens.")

    def introduced(self, game: Game, level: int) -> OpponentWords | None:
        return OPPONENTS.get(level)

    def say_of_move(
        self, wording: Wording, position: Position, move: Move, answered: tuple[Position, Move] | None = None
    ) -> Say | None:
        before = answered and (as_go(answered[0]), answered[1])
        return react_to(wording, as_go(position), move, before)

    def labels(self, t: NullTranslations) -> dict[str, str]:
        labels = {
            "empty": t.gettext("%(square)s: empty point"),
            "black": t.gettext("%(square)s: black stone"),
            "white": t.gettext("%(square)s: white stone"),
            "empty_ringed": t.gettext("%(square)s: empty point, ringed"),
            "black_ringed": t.gettext("%(square)s: black stone, ringed"),
            "white_ringed": t.gettext("%(square)s: white stone, ringed"),
            "board": t.gettext("Board"),
        }
        return {key: label.replace("%(square)s", "{square}") for key, label in labels.items()}

    def said_of(self, wording: Wording, position: Position) -> dict[Square, str]:
        here = as_go(position)
        said = self._chains(wording, here)
        empty = self.labels(wording.translations)["empty"]
        for point in here.grid.names(here.ko):
            said[point] = wording.gettext(KO) % {"point": empty.replace("{square}", point)}
        return self._counted(wording, here, said) if here.to_move is None and here.game.settles_dead else said

    def _counted(self, wording: Wording, here: GoPosition, said: dict[Square, str]) -> dict[Square, str]:
        """The labels of dead stones and of empty points on a board that is counted."""
        empty, owned = self.labels(wording.translations)["empty"], owners(here)
        found = {stone: wording.gettext(DEAD) % {"stone": said[stone]} for stone in here.dead_squares()}
        for point in here.empties():
            sentence = COUNTS_FOR if point in owned else COUNTS_FOR_NOBODY
            text = wording.text(sentence, owned.get(point), {})
            found[point] = text % {"point": empty.replace("{square}", point)}
        return said | found

    def _chains(self, wording: Wording, here: GoPosition) -> dict[Square, str]:
        """The labels of all stones, with their chains and liberties."""
        labels = self.labels(wording.translations)
        found: dict[Square, str] = {}
        for chain in chains(here):
            color = here.at(chain[0]) or Color.BLACK
            n = len(here.liberties(chain[0]))
            for square in chain:
                stone = labels[color.value].replace("{square}", square)
                said = wording.text(STONE if len(chain) == 1 else CHAIN, None, {"n": n})
                found[square] = said % {"stone": stone, "stones": len(chain), "n": n}
        return found

    def shown_why(self, position: Position, square: Square) -> list[Mark]:
        return why_closed(as_go(position), square)

    def boards_why(self, position: Position, square: Square) -> tuple[Beside, ...]:
        return side_by_side(as_go(position), square)

    def who_plays(self, wording: Wording, levels: Sequence[int]) -> str:
        beyond = [level for level in levels if level > max(LEVELS)]
        return wording.gettext(ANOTHER) % {"n": beyond[0]} if beyond else wording.gettext(FOR_TWO)

    def terms(self, wording: Wording, start: Position) -> str:
        here = as_go(start)
        if here.game.first_capture:
            return wording.gettext(_CAPTURE_WINS)
        stones = here.handicap
        said = [wording.gettext(HANDICAP) % {"n": stones}] if stones else []
        if here.komi:
            said.append(wording.gettext(KOMI) % {"komi": wording.number(here.komi)})
        return " · ".join(said)

    def standing(self, wording: Wording, position: Position) -> str:
        black, white = position.counts()
        return wording.html(wording.say(STATE["captures"], black=black, white=white))

    def tally_unit(self, wording: Wording, position: Position) -> str:
        counted = position.to_move is None and position.game.settles_dead
        return wording.gettext(POINTS_COUNTED if counted else STONES_CAPTURED)

    def score(self, wording: Wording, outcome: Outcome) -> Say:
        by = abs(outcome.margin)
        if outcome.winner is None:
            return wording.say(
                SCORE, black=wording.number(outcome.black), white=wording.number(outcome.white)
            )
        return wording.say(WINS_BY, outcome.winner, n=by, num=wording.number(by))

    def score_detail(self, wording: Wording, outcome: Outcome) -> Say | None:
        first = isinstance(outcome, FirstCapture) and outcome.winner
        return wording.say(FIRST, outcome.winner) if first else None

    def learned(
        self, wording: Wording, position: Position, winner: Color, last: tuple[Position, Move]
    ) -> Say | None:
        before, move = last
        return learned(wording, as_go(position), winner, as_go(before), move)

    def praise(
        self, wording: Wording, positions: Sequence[Position], moves: Sequence[Move], you: Color
    ) -> Say | None:
        return praise(wording, [as_go(one) for one in positions], moves, you)

    def aim(
        self, wording: Wording, rule: str, positions: Sequence[Position], moves: Sequence[Move], you: Color
    ) -> Aim | None:
        return aim(wording, rule, [as_go(one) for one in positions], moves, you)

    def to_try(
        self, wording: Wording, positions: Sequence[Position], moves: Sequence[Move], you: Color
    ) -> Iterable[tuple[Say, str]]:
        return to_try(wording, [as_go(one) for one in positions], moves, you)

    def count_lines(self, wording: Wording, position: Position) -> list[Html]:
        return count_lines(wording, as_go(position))

    def still_open(self, wording: Wording, position: Position) -> tuple[Say, list[Mark]] | None:
        return still_open(wording, as_go(position))

    def noted(
        self, wording: Wording, positions: Sequence[Position], moves: Sequence[Move], you: Color | None
    ) -> list[MoveNote]:
        return noted(wording, [as_go(one) for one in positions], moves, you)

    def move_sentence(self, wording: Wording, position: Position, move: Move) -> Say:
        taken = 0 if move == PASS else len(position.changes(move)) - 1
        if not taken:
            return super().move_sentence(wording, position, move)
        return wording.say(CAPTURES, position.to_move or Color.BLACK, move=move, n=taken)

    def turned(self, wording: Wording, puzzle: GoalGame, side: Color, turning_point: TurningPoint) -> Say:
        return wording.say(OUT_OF_LADDER, side, square=turning_point.played, stop=turning_point.better)

    def pass_would_end(self, wording: Wording, position: Position) -> Say | None:
        here = as_go(position)
        if here.to_move is None or here.passes + 1 != here.game.passes_to_end:
            return None
        return wording.say(PASS_COUNTS if here.game.settles_dead else PASS_DRAWS, here.to_move.other)

    def asked_before_pass(self, wording: Wording, position: Position) -> CardView | None:
        return asked_before_pass(wording, position)

    def goal(self, game: Game) -> str:
        return _MOST_POINTS if game.settles_dead else _CAPTURE_WINS

    def hints_in(self, game: Game, level: int) -> bool:
        return level in LEVELS_WITH_HINTS

    def advise(self, wording: Wording, position: Position, again: str, *, begins: bool) -> Advice | None:
        here = as_go(position)
        return (advise_whole if here.game.settles_dead else advise)(wording, here, again)
