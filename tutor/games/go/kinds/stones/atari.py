"""The puzzles about atari: is this chain in atari, which stones are, and which move gives atari."""

from collections.abc import Mapping

from tutor.games.base import Position, Square
from tutor.games.color import Color
from tutor.games.geometry import in_board_order
from tutor.games.go.kinds.making.from_games import (
    PER_LEVEL,
    about_chains,
    about_sides,
    few_liberties,
    theirs_with_two,
)
from tutor.games.go.kinds.stones.about_chain import AboutChain
from tutor.games.go.kinds.stones.capture import stones_off
from tutor.games.go.kinds.stones.chains import OfSide
from tutor.games.go.kinds.stones.gathered import STONES, Gathers, area_around, found_reasons
from tutor.games.go.kinds.stones.one_point import AgainstChain, show_left
from tutor.games.go.kinds.stones.shown import placed, show_liberties
from tutor.games.go.kinds.stones.turns import CLOSED_REASONS, closed_reason
from tutor.games.go.kinds.wrong.wrong_chains import wrong_all_atari, wrong_atari
from tutor.games.go.kinds.wrong.wrong_moves import wrong_give_atari
from tutor.games.go.reading.in_danger import only_one_is_saved
from tutor.games.go.reading.ladder import escapes
from tutor.games.go.rules.position import GoPosition, as_go
from tutor.games.judgement import Reason, Remark, Verdict
from tutor.games.kinds.kind import Aftermath, Task
from tutor.games.kinds.offers import Offer, choose_from, offer
from tutor.games.kinds.options import Option
from tutor.games.kinds.practising import Features, Made, Ring, Weights
from tutor.games.kinds.unsolvable import UnsolvablePuzzle


class AtariOrNot(AboutChain, frozen=True, tag="atari-or-not"):
    """Say whether a chain is in atari."""

    reasons = {
        "one-liberty-left": (),  # right: atari
        "more-liberties-left": ("n",),  # right: no atari, n liberties
        "is-in-atari": (),  # the answer was "no"
        "is-no-atari": ("n",),  # the answer was "yes", with n liberties
    }
    option_codes = {"atari": (), "no-atari": ()}
    made = {
        "atari-or-not": Made(about_chains(lambda stone: AtariOrNot(stone), fits=few_liberties), PER_LEVEL)
    }
    weights = {"atari-or-not": Weights(-2.03, discs=0.51, answers=0.51, board=0.15)}

    def set_task(self, position: Position, ring: Ring) -> Task:
        here = self.require_stone(position)
        n = len(here.liberties(self.target))
        wrong = wrong_atari(here, self.target)
        offers = tuple(self._offer(said, n, wrong) for said in (True, False))
        return choose_from(self, position, offers, self.side_of(position))

    def _offer(self, said: bool, n: int, wrong: Mapping[str, bool]) -> Offer:
        option = Option("yes", "atari") if said else Option("no", "no-atari")
        if said is (n == 1):
            right = Reason("one-liberty-left") if said else Reason("more-liberties-left", n=n)
            return offer(option, "right", right)
        codes = [code for code, answer in wrong.items() if answer is said]
        return offer(option, "not-yet", Reason("is-no-atari", n=n) if said else Reason("is-in-atari"), *codes)

    def weigh(self, task: Task, tap: str) -> tuple[Verdict, Remark]:
        reply = task.replies[tap]
        shown = show_liberties(as_go(task.position), self.target)
        return reply.verdict, Remark((reply.reason,), shown=shown)

    def count(self, task: Task, ring: Ring) -> Features:
        here = as_go(task.position)
        return Features(discs=len(here.chain(self.target)), answers=len(here.liberties(self.target)))


class AllAtari(Gathers, OfSide, frozen=True, tag="all-atari"):
    """Tap every stone of a side that is in atari."""

    asks_for = "piece"
    reasons = {
        **found_reasons(STONES),
        "all-atari-found": ("n",),  # right: n stones
        "chain-has-more-liberties": ("square", "n"),
        "stone-of-other-side": ("square",),
        "no-stone-stands": ("square",),
        "atari-missing": (),
    }
    made = {"all-atari": Made(about_sides(lambda side: AllAtari(side)), PER_LEVEL)}
    weights = {"all-atari": Weights(-1.4, distractors=0.24, answers=0.47, board=0.07)}

    def set_task(self, position: Position, ring: Ring) -> Task:
        here, color = as_go(position), Color(self.side)
        chains = self.chains_of(position)
        stones = frozenset(stone for chain in chains if len(here.liberties(chain[0])) == 1 for stone in chain)
        if not stones or len(stones) == len(position.pieces(color)):
            raise UnsolvablePuzzle("puzzle.side", "some stones of this side are in atari, and others are not")
        return Task(self, position, "many", in_board_order(position.game, stones), side=color)

    def wrong_sets(self, task: Task) -> Mapping[str, frozenset[Square]]:
        return wrong_all_atari(as_go(task.position), task.color)

    def explain_right(self, task: Task) -> Remark:
        here = as_go(task.position)
        firsts = dict.fromkeys(here.chain(stone)[0] for stone in task.answers)
        shown = tuple(mark for first in firsts for mark in show_liberties(here, first))
        return Remark((Reason("all-atari-found", n=len(task.answers)),), shown=shown)

    def explain_extra(self, task: Task, square: Square) -> Remark:
        here = as_go(task.position)
        if here.at(square) is None:
            return Remark((Reason("no-stone-stands", square=square),))
        if here.at(square) is not task.color:
            return Remark((Reason("stone-of-other-side", square=square),))
        said = Reason("chain-has-more-liberties", square=square, n=len(here.liberties(square)))
        return Remark((said,), shown=show_liberties(here, square))

    def explain_missing(self, task: Task, square: Square) -> Remark:
        return Remark((Reason("atari-missing"),), shown=area_around(task, square))

    def count(self, task: Task, ring: Ring) -> Features:
        return Features(answers=len(task.answers), distractors=len(self.chains_of(task.position)))


class GiveAtari(AgainstChain, frozen=True, tag="give-atari"):
    """Give atari to the chain on `target`, or to at least `at_once` chains with one stone."""

    at_once: int = 1

    reasons = {
        "gives-atari": ("n",),  # right: to n chains
        "gives-atari-to-two": ("color",),  # right: to two chains, of which color can save only one
        "leaves-liberties": ("square", "n"),  # the chain meant still has n liberties
        "gives-too-few": ("square", "n"),  # to n chains only, which are too few
        "gives-none": ("square",),  # to no chain at all
        **CLOSED_REASONS,
    }
    made = {
        "give-atari": Made(
            about_chains(lambda stone: GiveAtari(stone), fits=theirs_with_two, turn=True), PER_LEVEL
        )
    }
    weights = {"give-atari": Weights(-0.73, discs=0.1, distractors=0.21, answers=-0.1, board=0.06)}

    def set_task(self, position: Position, ring: Ring) -> Task:
        here = as_go(position)
        moves = self.moves_against(position)
        right = tuple(move for move in moves if self._gives(here, move) >= self.at_once)
        if not right:
            raise UnsolvablePuzzle("board", "no move gives this atari")
        return Task(self, position, "one", right)

    def _gives(self, position: GoPosition, move: Square) -> int:
        """To how many of the chains meant a move newly gives atari; 0 for a move that captures."""
        return len(self._given(position, move))

    def _given(self, position: GoPosition, move: Square) -> list[Square]:
        """A stone of each chain meant to which a move newly gives atari; none for a move that captures."""
        assert position.to_move is not None
        if stones_off(position, move):
            return []
        after = as_go(position.play(move))
        stones = (self.target,) if self.target else position.pieces(position.to_move.other)
        given = {
            after.chain(stone): stone
            for stone in stones
            if len(position.liberties(stone)) > 1 and len(after.liberties(stone)) == 1
        }
        return list(given.values())

    def weigh(self, task: Task, tap: str) -> tuple[Verdict, Remark]:
        position = as_go(task.position)
        why = position.why_illegal(tap)
        if why is not None:
            return "not-yet", Remark((closed_reason(why, tap),))
        n = self._gives(position, tap)
        if tap in task.answers:
            if only_one_is_saved(position.play(tap), self._given(position, tap)):
                return "right", Remark((Reason("gives-atari-to-two", color=task.color.other),))
            return "right", Remark((Reason("gives-atari", n=n),))
        if self.target is None:
            few = Reason("gives-too-few", square=tap, n=n) if n else Reason("gives-none", square=tap)
            return "not-yet", Remark((few,), shown=(placed(position, tap),))
        left, shown = show_left(position, self.target, tap)
        return "not-yet", Remark((Reason("leaves-liberties", square=tap, n=len(left)),), shown=shown)

    def aftermath(self, task: Task, tap: str, *, right: bool) -> Aftermath:
        """After an atari to two chains: the other side saves one of them, and the other is captured."""
        here = as_go(task.position)
        if not right or here.why_illegal(tap):
            return Aftermath()
        after, given = as_go(here.play(tap)), self._given(here, tap)
        if not only_one_is_saved(after, given):
            return Aftermath()
        for saved, lost in (given, given[::-1]):
            for move in escapes(after, saved):
                then = as_go(after.play(move))
                if not then.why_illegal(last := then.liberties(lost)[0]):
                    return Aftermath((tap, move, last))
        return Aftermath()

    def wrong_points(self, task: Task) -> Mapping[str, frozenset[Square]]:
        return wrong_give_atari(as_go(task.position), self.target, self.at_once)

    def asks(self, task: Task, ring: Ring) -> tuple[Reason, ...]:
        code = self.topic if self.target else "give-atari-at-once"
        return (Reason(code, color=task.color),)

    def count(self, task: Task, ring: Ring) -> Features:
        return Features(answers=len(task.answers), distractors=len(task.position.pieces(task.color.other)))
