"""Go on a board of any size: how it starts, with or without handicap, and reading positions.

position.py answers what is asked of a position; drawings are in diagram.py.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from typing import ClassVar

from tutor.games.base import Game, Position, Square
from tutor.games.color import Color
from tutor.games.errors import InvalidDiagram, InvalidPosition, RulesError
from tutor.games.go.rules import diagram
from tutor.games.go.rules.grid import Grid
from tutor.games.go.rules.handicap import handicap_points, most_stones
from tutor.games.go.rules.position import GoPosition
from tutor.games.go.rules.reasons import GoReason
from tutor.games.go.rules.ruleset import COURSE, RULES, Ko, Rules

MOST_KOMI = 400
"""More points than any board has."""

COURSE_KOMI = 6.5
COURSE_KOMI_FROM = 9
"""On boards with at least so many lines White gets the komi of the course."""


@dataclass(frozen=True)
class Go(Game):
    """Go on a board of `size` lines; with `first_capture` the side that captures a stone first wins."""

    size: int
    first_capture: bool = False

    family = "go"
    reasons: ClassVar = GoReason
    on_points = True
    offers_pass = True
    counts_pieces = False
    passes_to_end = 2
    rule_sets = tuple(RULES)

    def __hash__(self) -> int:
        return self._hash

    @cached_property
    def _hash(self) -> int:
        return hash(self.name)

    def __repr__(self) -> str:
        return f"<Go {self.name}>"

    @cached_property
    def grid(self) -> Grid:
        """The points of the board."""
        return Grid.of(self.size)

    @property
    def name(self) -> str:
        return f"{'capture-' if self.first_capture else ''}go-{self.size}x{self.size}"

    @property
    def has_score(self) -> bool:
        return not self.first_capture

    @property
    def settles_dead(self) -> bool:
        return not self.first_capture

    @property
    def columns(self) -> tuple[str, ...]:
        return self.grid.columns

    @property
    def rows(self) -> tuple[str, ...]:
        return self.grid.rows

    @property
    def squares(self) -> tuple[Square, ...]:
        return self.grid.points

    @property
    def handicaps(self) -> tuple[int, ...]:
        return tuple(range(2, most_stones(self.size) + 1))

    @property
    def has_komi(self) -> bool:
        return not self.first_capture

    @property
    def state_names(self) -> tuple[str, ...]:
        if self.first_capture:
            return ("rules", "captures", "passes")
        return ("rules", "komi", "ko", "captures", "passes", "dead", "seki")

    def state_moved(
        self, state: Mapping[str, str], moved: Callable[[Square], Square], *, exchanged: bool
    ) -> dict[str, str]:
        """The points of the state move with the board; exchanged colours exchange the numbers of captures."""
        found = {**state}
        for name in ("ko", "dead", "seki"):
            if name in found:
                found[name] = " ".join(map(moved, found[name].split()))
        if exchanged and "captures" in found:
            found["captures"] = " ".join(reversed(found["captures"].split()))
        return found

    def start(self) -> GoPosition:
        """The empty board, Black to move; White gets the komi of the course on boards that have one."""
        komi = COURSE_KOMI if self.size >= COURSE_KOMI_FROM and not self.first_capture else 0
        return GoPosition(self, Color.BLACK, 0, 0, komi=komi)

    def start_on_terms(self, handicap: int = 0, komi: str = "") -> GoPosition:
        """The start by the rules of the course, with this handicap and komi.

        Without `komi` it is the usual one, with handicap at most half a point, against draws. InvalidDiagram:
        "wrong-handicap" for more stones than there are points for, "wrong-komi" for a text that is no komi,
        "no-komi" for a komi in the capture game.
        """
        if handicap and handicap not in self.handicaps:
            raise InvalidDiagram(f"{self.name} has no points for {handicap} stones", "wrong-handicap")
        if komi and not self.has_komi:
            raise InvalidDiagram(f"{self.name} has no komi", "no-komi")
        usual = self.start().komi
        points = read_komi(komi) if komi else min(usual, 0.5) if handicap else usual
        return self.start_with(komi=points, handicap=handicap)

    def start_with(self, rules: Rules = COURSE, komi: float | None = None, handicap: int = 0) -> GoPosition:
        """The start by these rules; with handicap stones on the board White begins.

        White gets `komi` points; None stands for what the rules say, or half a point with handicap stones.
        White also gets what the rules say for the handicap stones. A ValueError for more stones than the
        board has points for.
        """
        black = self.grid.set_of(handicap_points(self.grid, handicap))
        if komi is None:
            komi = 0.5 if black and rules.komi else rules.komi
        if rules.returns:
            komi += handicap
        return GoPosition(
            self, Color.WHITE if black else Color.BLACK, black, 0, rules=rules, komi=read_komi(f"{komi:g}")
        )

    def set_up(
        self, black: Iterable[Square], white: Iterable[Square], to_move: Color, rules: Rules = COURSE
    ) -> GoPosition:
        """A position with these stones on the board; InvalidDiagram says what is wrong with them."""
        grid = self.grid
        return self._made(grid.set_of(black), grid.set_of(white), to_move, {"rules": rules.name})

    def parse_diagram(self, text: str, to_move: Color | None = None) -> GoPosition:
        """The position drawn in a text (see diagram.py); where no side is named, it is Black's turn.

        InvalidDiagram says what is wrong; a chain without liberties is wrong too, since the rules take it
        off.
        """
        return _read(self, text, to_move)

    def diagram(self, position: Position) -> str:
        return diagram.draw(position.cells(), self.grid, position.to_move, position.state())

    def from_json(self, value: Mapping[str, object]) -> GoPosition:
        if not isinstance(value, Mapping):
            raise InvalidPosition(f"{value!r} is not an object with game, cells and to_move", "not-an-object")
        if value.get("game") != self.name:
            raise InvalidPosition(f"{value.get('game')!r} is not the game {self.name!r}", "wrong-game")
        cells, side = value.get("cells"), value.get("to_move")
        if not isinstance(cells, str) or len(cells) != self.size**2 or not set(cells) <= set("XO."):
            raise InvalidPosition(f"{cells!r} is not a string of {self.size**2} cells", "wrong-cells")
        if side not in ("black", "white", None):
            raise InvalidPosition(f"{side!r} is not 'black', 'white' or null", "wrong-side")
        state = {name: value[name] for name in self.state_names if name in value}
        said = {name: one for name, one in state.items() if isinstance(one, str)}
        if len(said) != len(state):
            raise InvalidPosition(f"{state!r} should be texts", "not-an-object")
        try:
            position = self._made(
                *diagram.stones(cells, self.grid), Color.BLACK if side is None else Color(side), said
            )
        except RulesError as error:
            raise InvalidPosition(error.message, error.reason, error.square) from error
        if (position.to_move is None) != (side is None):
            raise InvalidPosition(f"{value!r}: to_move does not go with the passes", "wrong-side")
        return position

    def _made(self, black: int, white: int, to_move: Color, state: Mapping[str, str]) -> GoPosition:
        """A position with these stones and lines of state; InvalidDiagram says what is wrong."""
        grid = self.grid
        if stones := grid.without_liberties(black, white) | grid.without_liberties(white, black):
            point = grid.names(stones)[0]
            raise InvalidDiagram(f"the chain on {point} has no liberty", "no-liberty-drawn", point)
        rules = RULES.get(state.get("rules", COURSE.name))
        if rules is None:
            raise InvalidDiagram(f"{state['rules']!r} is no rule set", "wrong-rules")
        passes = state.get("passes", "0")
        if passes not in ("0", "1", "2"):
            raise InvalidDiagram(f"{passes!r} is not 0, 1 or 2 passes", "wrong-state")
        taken = _two_numbers(state.get("captures", "0 0"))
        over = passes == "2" or (self.first_capture and any(taken))
        position = GoPosition(
            self,
            None if over else to_move,
            black,
            white,
            taken=taken,
            passes=int(passes),
            rules=rules,
            komi=read_komi(state.get("komi", "0")),
        )
        if "dead" in state:
            position = position.with_dead(state["dead"].split())
        if "seki" in state:
            position = position.with_seki(state["seki"].split())
        return replace(position, ko=self._ko(position, state.get("ko", "").split()))

    def _ko(self, position: GoPosition, points: list[str]) -> int:
        """The points that a drawing names as closed by ko; InvalidDiagram where no ko can close them."""
        ko = self.grid.set_of(points)
        takes = [position.placement(point) for point in points] if position.to_move else []
        simple = position.rules.ko is Ko.SIMPLE
        if len(takes) != len(points) or (simple and len(points) > 1):
            raise InvalidDiagram(f"{points!r}: at most one point is closed by ko", "wrong-state")
        for one in takes:
            if one.reason or (len(one.captured) != 1 if simple else not one.captured):
                raise InvalidDiagram(f"{one.point!r} cannot be closed by ko", "wrong-state", one.point)
        if ko and position.rules.ko is Ko.NONE:
            raise InvalidDiagram("these rules have no ko", "wrong-state", points[0])
        return ko


@lru_cache(maxsize=1024)  # the board of a step is read often
def _read(game: Go, text: str, to_move: Color | None) -> GoPosition:
    drawn = diagram.parse(text, game.grid, game.state_names)
    if to_move and drawn.to_move and to_move is not drawn.to_move:
        raise InvalidDiagram(
            f"{text!r} says {drawn.to_move.value} to move, but {to_move.value} was asked for", "two-sides"
        )
    return game._made(drawn.black, drawn.white, to_move or drawn.to_move or Color.BLACK, drawn.state)


def read_komi(text: str) -> float:
    """A written komi: a whole number or a half; InvalidDiagram ("wrong-komi") for any other text.

    >>> read_komi("6.5"), read_komi("-3"), read_komi("7.0")
    (6.5, -3, 7)
    """
    if not re.fullmatch(r"[-+]?[0-9]{1,3}(\.[05]0*)?", text) or abs(float(text)) > MOST_KOMI:
        raise InvalidDiagram(f"{text!r} is not a number of points, with at most one half", "wrong-komi")
    komi = float(text)
    return int(komi) if komi == int(komi) else komi


def _two_numbers(text: str) -> tuple[int, int]:
    found = re.fullmatch(r"([0-9]{1,4})\s+([0-9]{1,4})", text)
    if found is None:
        raise InvalidDiagram(f"{text!r} are not the stones that Black and White took", "wrong-state")
    return int(found[1]), int(found[2])
