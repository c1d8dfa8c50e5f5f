"""The boards of the lessons of Go, as positions of the rules core."""

import tomllib
from dataclasses import replace
from pathlib import Path
from typing import Any

from tutor.games.color import Color
from tutor.games.go.reading.life import PLIES, region_of
from tutor.games.go.rules.counting import count
from tutor.games.go.rules.go import Go
from tutor.games.go.rules.position import GoPosition
from tutor.games.go.rules.ruleset import RULES, Counting

Row = dict[str, Any]

BOARDS: dict[str, Row] = {
    row["key"]: row
    for row in tomllib.loads((Path(__file__).parent / "boards.toml").read_text(encoding="utf-8"))["board"]
}
SIDES = {"black": Color.BLACK, "white": Color.WHITE}


class Board:
    """A row after its moves, and what is asked about it."""

    def __init__(self, row: Row) -> None:
        self.row, self.kind = row, str(row["kind"])
        self.start = Go(row["size"]).parse_diagram(
            row["board"], SIDES.get(row.get("to_move", ""), Color.BLACK)
        )
        self.here, past = self.start, []
        for move in row.get("then", []):
            past.append(self.here)
            self.here = self.here.play(move)
        self.past = tuple(past)
        self.has_side = "to_move" in row or "then" in row

    @property
    def region(self) -> tuple[str, ...]:
        return tuple(self.row.get("region") or region_of(self.here, self.row["target"]))

    @property
    def plies(self) -> int:
        return int(self.row.get("plies", PLIES))

    def dead(self) -> int:
        return self.here.with_dead(self.row.get("dead", [])).dead

    def counting_position(self) -> GoPosition:
        """The position with all that counting needs: rules, komi, prisoners, what is dead or in seki."""
        taken = self.row.get("prisoners", {"black": 0, "white": 0})
        rules = "japanese" if self.row.get("counting") == "territory" else "course"
        here = replace(
            self.here,
            rules=RULES[rules],
            komi=self.row.get("komi", 0),
            taken=(taken["black"], taken["white"]),
        )
        return here.with_dead(self.row.get("dead", [])).with_seki(self.row.get("seki", []))

    def sorted(self, points: Any) -> list[str]:
        return sorted(points, key=self.here.game.squares.index)

    def chains(self, here: GoPosition | None = None) -> list[tuple[str, ...]]:
        """All chains, in board order of their first stones."""
        here = here or self.here
        found = [here.chain(point) for point in here.game.squares if here.at(point)]
        return list(dict.fromkeys(found))

    def counted(self, counting: Counting) -> tuple[float, float]:
        """Both sides' counts without komi."""
        prisoners = self.row.get("prisoners", {"black": 0, "white": 0})
        seki = self.here.with_seki(self.row.get("seki", [])).seki
        both = count(
            self.here.grid,
            self.here.black,
            self.here.white,
            counting=counting,
            dead=self.dead(),
            taken=(prisoners["black"], prisoners["white"]),
            seki=seki,
        )
        return both[0].total, both[1].total

    def verdict(self, counting: Counting) -> Row:
        komi = self.row.get("komi", 0)
        black, white = self.counted(counting)
        lead = black - white - komi
        winner = "black" if lead > 0 else "white" if lead < 0 else "draw"
        return {"black": black, "white": white, "komi": komi, "winner": winner, "margin": abs(lead)}

    def atari_after(self, point: str) -> int:
        """How many chains beside a new stone it gives atari to (of the target, where one is named)."""
        after = self.here.play(point)
        beside = after.grid.names(after.grid.near[after.grid.bit(point)])
        hit = {after.chain(one) for one in beside if after.at(one) is self.here.to_move.other}  # type: ignore[union-attr]
        hit = {chain for chain in hit if len(after.liberties(chain[0])) == 1}
        return sum("target" not in self.row or self.row["target"] in chain for chain in hit)
