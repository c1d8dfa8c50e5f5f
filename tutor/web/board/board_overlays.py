"""The overlays of a board: those of its game, and the exact result of each move near the end.

An overlay is a list of marks, each a kind, a square and a text, which may be empty; a lesson adds a legend
that says the same in words. static/css/overlay.css says how each kind looks.
"""

from collections.abc import Iterable, Mapping

from tutor.games.base import PASS, Game, Move, Position
from tutor.games.color import Color
from tutor.games.engine import OutOfTime
from tutor.games.families import FAMILIES, can_weigh, engine_of, family_of
from tutor.web.analysis.solver_cache import VALUES
from tutor.web.board.board_types import LegendLine, Mark, OverlayView
from tutor.web.wording import Wording
from tutor.web.wording.family_words import words_of

EXACT = "exact"
"""The overlay with the exact result of each move, for every game whose engine can count to the end."""

SIGN = "!"
"""What stands in a mark of danger, on the board and in its legend."""

EXACT_SAMPLES = (("win", "+6"), ("draw", "="), ("loss", "−6"))


def offered(game: Game) -> tuple[str, ...]:
    """The names of a game's overlays, the lowest layer first."""
    return (*family_of(game).overlays, *((EXACT,) if can_weigh(game) else ()))


def samples(game: Game, name: str) -> tuple[tuple[str, str], ...]:
    """The kinds of marks of an overlay, each with an example of its text."""
    return EXACT_SAMPLES if name == EXACT else family_of(game).overlays[name].samples


def wanted_overlays(text: str) -> tuple[str, ...]:
    """The overlays named in a list with commas, each once, in their usual order; skips unknown names."""
    wanted = text.split(",")
    known = dict.fromkeys(name for family in FAMILIES.values() for name in family.overlays)
    return tuple(name for name in (*known, EXACT) if name in wanted)


def can_count(position: Position) -> bool:
    """Whether the exact result of each move is found so fast that a reader can wait for it."""
    engine = engine_of(position.game)
    return engine is not None and engine.can_count(position)


def marks(position: Position, wanted: Iterable[str], *, patient: bool = False) -> list[Mark]:
    """The marks of the wanted overlays; skips unknown ones, and exact results that would take too long.

    When many readers ask at once, each gets less time for exact results. With `patient`, meant for boards
    that are drawn once for many readers, there is no such limit.
    """
    names = [name for name in offered(position.game) if name in wanted]
    return [
        mark
        for name in names
        if name != EXACT or can_count(position)
        for mark in _drawn(position, name, patient)
    ]


def _drawn(position: Position, name: str, patient: bool) -> list[Mark]:
    if name != EXACT:
        return family_of(position.game).overlays[name].draw(position)
    try:
        return _results(VALUES.of(position, patient=patient))
    except OutOfTime:
        return []


def overlay_view(wording: Wording, position: Position, name: str) -> OverlayView:
    """The marks of one overlay, and a line of the legend for each kind of mark."""
    found = _drawn(position, name, patient=True)
    return {"overlay": found, "legend": legend_of(wording, position, (name,), found)}


def legend_of(
    wording: Wording, position: Position, names: Iterable[str], found: Iterable[Mark]
) -> list[LegendLine]:
    """The legend of these marks: a line for each kind that was drawn, with its squares."""
    color = position.to_move or Color.BLACK
    said = words_of(position.game).overlays
    drawn = tuple(found)
    lines: list[LegendLine] = [
        {
            "kind": kind,
            "say": wording.say(sentence, color),
            "squares": [f"{square} {text}".rstrip(f" {SIGN}") for its, square, text in drawn if its == kind],
        }
        for name in names
        if name in said
        for kind, sentence in said[name].legends.items()
    ]
    for line in lines:
        if {text for its, _, text in drawn if its == line["kind"]} == {SIGN}:
            line["sign"] = SIGN
    return [line for line in lines if line["squares"]]


def _results(values: Mapping[Move, int]) -> list[Mark]:
    return [_result(move, value) for move, value in values.items() if move != PASS]


def _result(move: str, value: int) -> Mark:
    if value == 0:
        return "draw", move, "="
    return ("win", move, f"+{value}") if value > 0 else ("loss", move, f"−{-value}")
