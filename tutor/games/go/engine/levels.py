"""The six levels: what each sees of a board, and how many random games it plays out.

The first two look at one move at a time, as beginners do, and are known by their habits:

1. loves to touch stones of the other side, overlooks most of what it could capture, and its own atari;
2. loves to give atari, captures nearly all it can, and saves most of its own stones.

The others play random games to the end, each level more than the one before:

3. a few, and so it misjudges who will own what;
4. enough to see a capture that is two moves away;
5. enough for two eyes and for small fights;
6. as many as its time allows.

All chance comes from a seed.
"""

from dataclasses import dataclass

from tutor.games.go.engine.beginner import Eye


@dataclass(frozen=True, slots=True)
class Level:
    """One level: how it looks at single moves (`eye`), or else how many random games it plays out."""

    eye: Eye | None = None
    games: int = 0


LEVELS: dict[int, Level] = {
    1: Level(Eye(captures=0.25, saves=0.1, careful=0.0, contact=1.5, atari=0.0)),
    2: Level(Eye(captures=0.9, saves=0.7, careful=0.7, contact=0.6, atari=1.5)),
    3: Level(games=25),
    4: Level(games=80),
    5: Level(games=400),
    6: Level(games=2500),
}
"""The levels by number."""
