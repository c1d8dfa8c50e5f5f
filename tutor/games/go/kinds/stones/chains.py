"""The puzzles about chains: which stones are connected, and how many chains there are."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Self

import msgspec

from tutor.games.base import Position, Square
from tutor.games.color import Color, Side
from tutor.games.go.kinds.endless import Endless
from tutor.games.go.kinds.making.from_games import PER_LEVEL, about_chains, about_sides
from tutor.games.go.kinds.stones.about_chain import AboutChain, touches_at_a_slant
from tutor.games.go.kinds.stones.gathered import STONES, Gathers, area_around, found_reasons
from tutor.games.go.kinds.stones.shown import crossed, show_chain
from tutor.games.go.kinds.wrong.wrong_chains import wrong_chain, wrong_chain_count
from tutor.games.go.rules.position import GoPosition, as_go
from tutor.games.judgement import Mark, Reason, Remark, Verdict
from tutor.games.kinds.kind import PuzzleKind, Task
from tutor.games.kinds.offers import Offer, choose_from, offer, offer_wrong, take_numbers
from tutor.games.kinds.options import Option
from tutor.games.kinds.practising import Features, Made, Ring, Weights
from tutor.games.kinds.unsolvable import UnsolvablePuzzle

TINTS = ("odd", "even", "chain")
"""Tints for chains beside each other; each stone shows the number of its chain too."""

COUNTED = {"diagonal-connected": "counted-slants-joined", "stone-alone": "counted-stones"}
"""What is said of a wrong number, by the misconception that gives it; of several, the first here counts."""


class Chain(Gathers, AboutChain, frozen=True, tag="chain"):
    """Tap every stone of a chain."""

    asks_for = "piece"
    reasons = {
        **found_reasons(STONES),
        "all-of-chain-found": ("n",),  # right: n stones
        "stone-at-a-slant": ("square",),  # it touches the chain only diagonally
        "stone-of-other-side": ("square",),
        "stone-not-joined": ("square",),  # no stones connect it with the chain
        "no-stone-stands": ("square",),
        "stone-missing": (),
    }
    made = {"chain": Made(about_chains(lambda stone: Chain(stone)), PER_LEVEL)}
    weights = {"chain": Weights(-0.65, distractors=0.14, answers=0.46, board=0.07)}

    def set_task(self, position: Position, ring: Ring) -> Task:
        here = self.require_stone(position)
        side = self.side_of(position)
        chain = here.chain(self.target)
        if len(chain) == len(position.pieces(side)):
            raise UnsolvablePuzzle("puzzle.target", "every stone of this side belongs to it")
        return Task(self, position, "many", chain, side=side)

    def wrong_sets(self, task: Task) -> Mapping[str, frozenset[Square]]:
        return wrong_chain(as_go(task.position), self.target)

    def asks(self, task: Task, ring: Ring) -> tuple[Reason, ...]:
        return (Reason(self.topic, color=task.color),)

    def explain_right(self, task: Task) -> Remark:
        said = Reason("all-of-chain-found", n=len(task.answers))
        return Remark((said,), shown=show_chain(as_go(task.position), self.target))

    def explain_extra(self, task: Task, square: Square) -> Remark:
        position = as_go(task.position)
        if position.at(square) is None:
            code = "no-stone-stands"
        elif position.at(square) is not task.color:
            code = "stone-of-other-side"
        else:
            slant = touches_at_a_slant(position, square, position.chain(self.target))
            code = "stone-at-a-slant" if slant else "stone-not-joined"
        return Remark((Reason(code, square=square),), shown=(crossed(square),))

    def explain_missing(self, task: Task, square: Square) -> Remark:
        return Remark((Reason("stone-missing"),), shown=area_around(task, square))

    def count(self, task: Task, ring: Ring) -> Features:
        others = len(task.position.pieces(task.color)) - len(task.answers)
        return Features(answers=len(task.answers), distractors=others)


class OfSide(Endless, PuzzleKind, frozen=True):
    """Asks about all chains of one side."""

    side: Side

    shows_marks = True

    def moved(
        self, square: Callable[[Square], Square], board: Callable[[str], str], side: Callable[[Any], Any]
    ) -> Self:
        return msgspec.structs.replace(self, side=side(self.side))

    @classmethod
    def variants(cls) -> Iterator[Self]:
        yield from (cls(color.value) for color in Color)

    @property
    def name(self) -> str:
        return f"{self.topic}-{self.side}"

    @property
    def asked_side(self) -> Side | None:
        return self.side

    def chains_of(self, position: Position) -> tuple[tuple[Square, ...], ...]:
        """The chains of the side, by the first of their stones in board order."""
        return chains_of(as_go(position), Color(self.side))


def chains_of(position: GoPosition, color: Color) -> tuple[tuple[Square, ...], ...]:
    """The chains of a side, by the first of their stones in board order."""
    return tuple(dict.fromkeys(position.chain(stone) for stone in position.pieces(color)))


class CountChains(OfSide, frozen=True, tag="count-chains"):
    """Say how many chains a side has."""

    reasons = {
        "has-chains": ("n",),  # right
        "counted-slants-joined": (),  # stones that touch diagonally were taken for one chain
        "counted-stones": (),  # each stone was counted
        "count-the-tints": (),
    }
    option_codes = {"number": ("n",)}
    made = {"count-chains": Made(about_sides(lambda side: CountChains(side)), PER_LEVEL)}
    weights = {"count-chains": Weights(-0.9, discs=0.2, answers=0.2, board=0.04)}

    def set_task(self, position: Position, ring: Ring) -> Task:
        color = Color(self.side)
        right = len(self.chains_of(position))
        if not right:
            raise UnsolvablePuzzle("puzzle.side", "this side has no stone")
        wrong = wrong_chain_count(as_go(position), color)
        shown = take_numbers(right, wrong.values())
        return choose_from(self, position, tuple(self._offer(n, right, wrong) for n in shown), color)

    def _offer(self, n: int, right: int, wrong: Mapping[str, int]) -> Offer:
        option = Option(str(n), "number", n=n)
        if n == right:
            return offer(option, "right", Reason("has-chains", n=n))
        return offer_wrong(option, n, wrong, COUNTED, "count-the-tints")

    def weigh(self, task: Task, tap: str) -> tuple[Verdict, Remark]:
        """The verdict; whatever was answered, each chain is tinted, and its stones show its number."""
        reply = task.replies[tap]
        shown: list[Mark] = []
        for number, chain in enumerate(self.chains_of(task.position)):
            tint = TINTS[number % len(TINTS)]
            shown += [(tint, stone, str(number + 1)) for stone in chain]
        return reply.verdict, Remark((reply.reason,), shown=tuple(shown))

    def count(self, task: Task, ring: Ring) -> Features:
        return Features(
            discs=len(task.position.pieces(task.color)), answers=len(self.chains_of(task.position))
        )
