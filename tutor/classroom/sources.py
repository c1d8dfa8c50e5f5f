"""Where the boards of a demo come from besides lessons: records of games, and puzzles made on the spot."""

from __future__ import annotations

import secrets

from tutor.lessons.model import Step
from tutor.puzzles.chance import Dice
from tutor.puzzles.generate import DRILLS, make_puzzle, topics_of
from tutor.records import RecordError, parse_transcript, read_ggf, replay
from tutor.rules import Position, find_game

PUZZLE_GAME = "othello"


class Unreadable(ValueError):
    """A text is no record of a game."""


def read_game(text: str) -> tuple[Position, tuple[str, ...]]:
    """The beginning and the moves of a game, written as a transcript or as GGF; raises Unreadable."""
    try:
        if text.lstrip().startswith("("):
            record = read_ggf(text.encode(), "game").records[0]
        else:
            record = parse_transcript(text)
    except (RecordError, IndexError) as error:
        raise Unreadable(text[:40]) from error
    played = replay(record)
    if played.illegal is not None or not played.moves:
        raise Unreadable(text[:40])
    return record.start, played.moves


def new_puzzle(drill: str, level: int) -> Step | None:
    """A puzzle of a drill that nobody has seen; None where the drill or the level does not exist."""
    if drill not in DRILLS or not 1 <= level <= 10:
        return None
    seed = secrets.token_hex(8)
    topics = topics_of(drill, level)
    topic = topics[Dice(seed).below(len(topics))]
    return make_puzzle(find_game(PUZZLE_GAME), topic, level, seed).step
