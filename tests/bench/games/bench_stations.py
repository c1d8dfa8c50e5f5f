"""How often legal moves at random win the games on the way: a child who knows the rules shall win most."""

from __future__ import annotations

from tests.bench.support.marks import Mark, show_table
from tests.support.stations import wins_at_random
from tutor.lessons.loader import load_courses
from tutor.settings import ROOT

GAMES = 200
LEAST, MOST = 0.5, 0.75


def main() -> list[Mark]:
    stations = load_courses(ROOT / "lessons")["othello"].stations
    shares = [wins_at_random(station, GAMES) for station in stations]
    rows = [
        [one.after, one.game, str(one.level), f"{share:.0%}"]
        for one, share in zip(stations, shares, strict=True)
    ]
    title = f"Games on the way, {GAMES} each with legal moves at random"
    show_table(title, ["after", "game", "level", "won"], rows)
    return [
        Mark(f"{one.after}: won {LEAST:.0%} to {MOST:.0%}", f"{share:.0%}", LEAST <= share <= MOST)
        for one, share in zip(stations, shares, strict=True)
    ]
