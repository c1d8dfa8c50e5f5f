"""The words about the games of the Othello family."""

from collections.abc import Iterable, Mapping, Sequence

from tutor.games.base import PASS, Game, Move, Outcome, Position, Square
from tutor.games.color import Color
from tutor.games.errors import IllegalReason
from tutor.games.goals import TurningPoint
from tutor.games.judgement import Mark
from tutor.games.kinds.goal_games import GoalGame
from tutor.games.kinds.kind import Task
from tutor.games.kinds.moves import play_out
from tutor.games.othello.engine.features.board_features import features
from tutor.games.othello.engine.features.corners import places
from tutor.games.othello.kinds.games.play import Play
from tutor.games.othello.kinds.moves.opened import NEW, replies_turned, signed
from tutor.games.othello.overlays import gifts, gifts_counted, mobility, moves_counted
from tutor.games.othello.play_goals import corners
from tutor.games.othello.puzzles import LegalMove, PassOrPlay
from tutor.games.othello.rules.othello import Othello
from tutor.games.othello.rules.position import OthelloOutcome, as_othello
from tutor.lessons.model import Count
from tutor.puzzles.judge import judge_single
from tutor.web.learn.lesson_types import Feedback
from tutor.web.play.game_types import CardView
from tutor.web.puzzles.feedback import feedback_of, gathered_lines, in_words, one_line
from tutor.web.site.messages import N_, Sentence
from tutor.web.wording import Say, Wording
from tutor.web.wording.game_words import GameWords, OpponentWords, plain
from tutor.web.wording.move_notes import Advice
from tutor.web.wording.othello import game_sentences as words
from tutor.web.wording.othello import opponents
from tutor.web.wording.othello.advice import EVERYTHING, advise
from tutor.web.wording.othello.direction_sentences import LEGAL, NEEDED
from tutor.web.wording.othello.games.counted import COUNTS, GIFTS, OPENED
from tutor.web.wording.othello.games.goals_words import TURNING_POINT_CORNER
from tutor.web.wording.othello.games.praise import praise, to_try
from tutor.web.wording.othello.games.reactions import react_to
from tutor.web.wording.othello.games.running_score import running_score
from tutor.web.wording.othello.mistake_sentences import SEEN_FROM_THE_FIRST
from tutor.web.wording.othello.move_sentence import is_placing, move_sentence, rule_of_placing
from tutor.web.wording.othello.othello_overlays import OVERLAYS
from tutor.web.wording.overlay_words import OverlayWords
from tutor.web.wording.pages.play_words import GAME_OVER
from tutor.web.wording.tasks import PASSED


class OthelloWords(GameWords):
    """The words about games with discs that flip along lines."""

    name = N_("Othello")
    first_question = words.FIRST_QUESTION
    example = "f5d6c3d3c4"
    what_about = words.WHAT
    titles = words.VARIANTS
    overlays: Mapping[str, OverlayWords] = OVERLAYS
    illegal = words.ILLEGAL
    state_wrong = words.WRONG_SUPPLY
    state_fields: Mapping[str, str] = {"supply": words.DISCS_LEFT}
    state_fields_before: Mapping[str, str] = {"supply": "left"}
    shows_lines = True
    gives_hints = True
    why: Mapping[str, Sentence] = {
        "game-over": GAME_OVER,
        "must-pass": PASSED,
        "no-disc": words.NO_DISC,
        "not-central": words.NOT_CENTRAL,
        "not-touching": words.NOT_TOUCHING,
    }

    def move_sentence(self, wording: Wording, position: Position, move: Move) -> Say:
        return move_sentence(wording, position, move)

    def introduced(self, game: Game, level: int) -> OpponentWords | None:
        return opponents.introduced(game, level)

    def say_of_move(
        self, wording: Wording, position: Position, move: Move, answered: tuple[Position, Move] | None = None
    ) -> Say | None:
        here, earlier = as_othello(position), answered and (as_othello(answered[0]), answered[1])
        said = opponents.say_of_move(wording, here, move)
        return said or react_to(wording, here, move, earlier)

    def must_pass(self, wording: Wording, color: Color | None) -> Say:
        return wording.say(PASSED, color)

    def why_not(
        self, wording: Wording, position: Position, reason: IllegalReason | str, square: Square | None
    ) -> CardView:
        """The reason in a sentence, or with the lines that show it."""
        if reason in self.why:
            return super().why_not(wording, position, reason, None)
        asked = PassOrPlay() if square is None else LegalMove()
        task = Task(asked, position, "one", tuple(position.legal_moves()), can_pass=square is None)
        judgement = judge_single(task, square or PASS)
        color = position.to_move or Color.BLACK
        said = in_words(feedback_of(wording, judgement, color, judgement.verdict), wording)
        return {**said, "square": None if said["lines"] else square}

    def counted(self, wording: Wording, start: Position, line: tuple[Move, ...], count: Count) -> Say | None:
        before, position = play_out(start, line[:-1]), play_out(start, line)
        moves = mobility(position)[position.to_move or Color.BLACK]
        if count == "gifts":
            return wording.say(GIFTS, position.to_move, n=len(gifts(position)), of=len(moves))
        if count == "opened":
            new = replies_turned(before, line[-1]).opened
            return wording.say(OPENED, position.to_move, n=len(new), of=len(moves))
        sides = [features(position).of(color) for color in Color]
        numbers: dict[Count, list[int]] = {
            "moves": [len(side.moves) for side in sides],
            "frontier": [len(side.frontier) for side in sides],
            "stable": [len(side.stable) for side in sides],
            "corner": [
                sum(position.at(corner) is color for corner in corners(position.game)) for color in Color
            ],
        }
        black, white = numbers[count]
        return wording.say(COUNTS[count], black=black, white=white)

    def count_marks(self, start: Position, line: tuple[Move, ...], count: Count) -> list[Mark]:
        end = play_out(start, line)
        match count:
            case "moves":
                return moves_counted(end)
            case "opened":
                new = replies_turned(play_out(start, line[:-1]), line[-1]).opened
                return signed(new, NEW, moves_counted(end))
            case "gifts":
                return gifts_counted(end)
        return []

    def move_and_score(self, wording: Wording, position: Position, move: Move) -> Say:
        shortly = super().move_sentence(wording, position, move)
        return wording.sentences(running_score(wording, position.play(move)), shortly)

    def turned(self, wording: Wording, puzzle: GoalGame, side: Color, turning_point: TurningPoint) -> Say:
        keeps_out = isinstance(puzzle, Play) and puzzle.aim.kind == "give-no-corner"
        if not (turning_point.by_goal and keeps_out):
            return super().turned(wording, puzzle, side, turning_point)
        return wording.say(TURNING_POINT_CORNER, side, square=turning_point.played, stop=turning_point.better)

    def lines_from(self, wording: Wording, position: Position, square: Square) -> CardView | None:
        color = position.to_move
        if color is None:
            return None
        if is_placing(position):
            return {**plain(wording.html(wording.say(rule_of_placing(position)))), "square": None}
        return {**in_words(self.explanation(wording, position, square), wording), "square": None}

    def explanation(self, wording: Wording, position: Position, square: Square) -> Feedback:
        color = position.to_move or Color.BLACK
        looked = as_othello(position).explain(square)
        numbered = sorted((line for line in looked.lines if line.run), key=lambda line: -len(line.run))
        alone = [one_line(wording, square, line, color) for line in numbered]
        without = [line for line in looked.lines if not line.run]
        return {
            "verdict": "right" if looked.legal else "not-yet",
            "title": wording.say(LEGAL if looked.legal else NEEDED, color, square=square),
            "detail": None,
            "lines": [*alone, *gathered_lines(wording, square, without, color)],
        }

    def standing(self, wording: Wording, position: Position) -> str:
        counts = mobility(position)
        black, white = len(counts[Color.BLACK]), len(counts[Color.WHITE])
        return wording.html(wording.say(words.MOVES_OF_BOTH, black=black, white=white))

    def score_detail(self, wording: Wording, outcome: Outcome) -> Say | None:
        assert isinstance(outcome, OthelloOutcome)
        if outcome.empties_to:
            return wording.say(words.EMPTIES_WON, n=outcome.empties)
        if outcome.empties and outcome.black + outcome.white > outcome.counted_black + outcome.counted_white:
            return wording.say(words.EMPTIES_SHARED)
        return None

    def won_by(self, wording: Wording, outcome: Outcome, *, you: bool) -> Say | None:
        ahead = outcome.margin * (1 if outcome.winner is Color.BLACK else -1)
        if ahead <= 0:  # the fewest discs win
            return None
        return wording.say(words.YOU_WON_BY if you else words.COMPUTER_WON_BY, n=ahead)

    def learned(
        self, wording: Wording, position: Position, winner: Color, last: tuple[Position, Move]
    ) -> Say | None:
        game = position.game
        assert isinstance(game, Othello)
        corners = [place.square for place in places(game.shape)]
        won, lost = (sum(position.at(one) is side for one in corners) for side in (winner, winner.other))
        if game.variant.fewest_wins or won <= lost:
            return None
        return wording.say(words.HOLDS_CORNERS, winner, n=won)

    def praise(
        self, wording: Wording, positions: Sequence[Position], moves: Sequence[Move], you: Color
    ) -> Say | None:
        return praise(wording, [as_othello(one) for one in positions], moves, you)

    def to_try(
        self, wording: Wording, positions: Sequence[Position], moves: Sequence[Move], you: Color
    ) -> Iterable[tuple[Say, str]]:
        return to_try(wording, [as_othello(one) for one in positions], moves, you)

    def advise(self, wording: Wording, position: Position, again: str, *, begins: bool) -> Advice | None:
        return advise(wording, position, again, SEEN_FROM_THE_FIRST if begins else EVERYTHING)
