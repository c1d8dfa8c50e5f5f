"""The kinds of puzzle of Othello, in the order of a teacher's menus; each kind has its line here."""

from tutor.games.kinds.puzzles import Puzzles
from tutor.games.othello.kinds.games.play import Play
from tutor.games.othello.kinds.measures.measures import Measure
from tutor.games.othello.kinds.measures.proving import OthelloProver
from tutor.games.othello.kinds.misconceptions import MISCONCEPTIONS
from tutor.games.othello.kinds.moves.all_legal_moves import AllLegalMoves
from tutor.games.othello.kinds.moves.flips import Flips
from tutor.games.othello.kinds.moves.legal_move import LegalMove
from tutor.games.othello.kinds.moves.pass_or_play import PassOrPlay
from tutor.games.othello.kinds.moves.referee import Referee
from tutor.games.othello.kinds.overlay_names import OVERLAYS
from tutor.games.othello.kinds.practice import PRACTICE
from tutor.games.othello.kinds.questions.choice import About, Choice
from tutor.games.othello.kinds.questions.count_moves import CountMoves
from tutor.games.othello.kinds.questions.find_square import FindSquare
from tutor.games.othello.kinds.questions.result import Result
from tutor.games.othello.kinds.strategy.best_move import BestMove
from tutor.games.othello.kinds.strategy.choose import Choose, which_move
from tutor.games.othello.kinds.strategy.compare import Compare
from tutor.games.othello.kinds.strategy.guess import Guess
from tutor.games.othello.kinds.strategy.line import Line
from tutor.games.othello.kinds.strategy.mark_frontier import MarkFrontier
from tutor.games.othello.kinds.strategy.mark_regions import MarkRegions
from tutor.games.othello.kinds.strategy.mark_stable import MarkStable
from tutor.games.othello.kinds.strategy.predict import Predict
from tutor.games.othello.kinds.strategy.sequence import Sequence
from tutor.games.othello.kinds.strategy.which_is_better import WhichIsBetter

OTHELLO = Puzzles(
    kinds=(
        FindSquare,
        LegalMove,
        AllLegalMoves,
        Flips,
        PassOrPlay,
        Result,
        BestMove,
        Referee,
        Choice,
        WhichIsBetter,
        CountMoves,
        MarkStable,
        MarkFrontier,
        MarkRegions,
        Sequence,
        Choose,
        Play,
        Predict,
        Guess,
        Line,
        Compare,
    ),
    any_move=LegalMove(),
    first=LegalMove(),
    misconceptions=MISCONCEPTIONS,
    overlays=OVERLAYS,
    groups=("moves", "board", "score", "strategy", "better", "endgame"),
    practice=PRACTICE,
    prover=OthelloProver(),
    which_move=which_move,
)

__all__ = [
    "OTHELLO",
    "About",
    "AllLegalMoves",
    "BestMove",
    "Choice",
    "Choose",
    "CountMoves",
    "FindSquare",
    "Flips",
    "Guess",
    "LegalMove",
    "Line",
    "MarkFrontier",
    "MarkRegions",
    "MarkStable",
    "Measure",
    "PassOrPlay",
    "Compare",
    "Play",
    "Predict",
    "Referee",
    "Result",
    "Sequence",
    "WhichIsBetter",
]
