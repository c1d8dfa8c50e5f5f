"""The ``tutor position`` command: what the rules say of a board, for people and for other programs."""

from __future__ import annotations

import json
import os
import sys
from typing import IO, TYPE_CHECKING, Any

import click

if TYPE_CHECKING:
    from tutor.games.base import Position
    from tutor.web.wording import Wording

MOST_BYTES = 65_536
"""The largest board with thousands of moves is smaller."""


class _Unreadable(click.ClickException):
    """An error of one sentence, with nothing on stdout and the exit code of a wrong call."""

    exit_code = 2

    def show(self, file: IO[Any] | None = None) -> None:
        click.echo(self.message, file=file, err=True)


@click.command()
@click.argument("file")
@click.option("--game", "name", default="", help="A game of the table; else Othello on a board of this size.")
@click.option("--to-move", "side", default="", help="black or white, whatever the drawing says.")
@click.option("--rules", default="", help="The rule set, of games that have several.")
@click.option("--komi", default="", help="The points that White gets; 0 if not given.")
@click.option(
    "--dead", default="", help="Squares with commas whose pieces do not count: one for all joined to it."
)
@click.option("--json", "as_json", is_flag=True, help="Print one object, in the shape of docs/commands.md.")
def position(file: str, name: str, side: str, rules: str, komi: str, dead: str, as_json: bool) -> None:
    """Print the legal moves of a position and what each changes, or why a square is no legal move.

    FILE (- is stdin) is a drawing: a line of column letters, then one line for each row (X black, O white, .
    empty). Below it may stand "white to move", what else the game needs ("supply: 30 28"), and "moves: d3 c3
    pass" to play on.
    """
    wording = _wording()
    chosen = {"rules": rules, "komi": komi, "dead": dead}
    found = _read(file, name, side, {option: value for option, value in chosen.items() if value}, wording)
    click.echo(json.dumps(as_data(found), ensure_ascii=False) if as_json else _as_text(found, wording))


def as_data(position: Position) -> dict[str, Any]:
    """The position as plain values: the turn, what each legal move changes, why other squares are illegal."""
    from tutor.games.base import PASS

    black, white = position.score()
    reasons = ((square, position.why_illegal(square)) for square in position.game.squares)
    return {
        "to_move": position.to_move.value if position.to_move else None,
        "may_pass": position.may_pass(),
        "legal": {move: position.changes(move) for move in position.legal_moves() if move != PASS},
        "illegal": {square: reason for square, reason in reasons if reason},
        "score": {"black": black, "white": white},
    }


def _read(file: str, name: str, side: str, chosen: dict[str, str], wording: Wording) -> Position:
    from tutor.games.color import Color
    from tutor.games.errors import IllegalMove, RulesError, UnknownGame
    from tutor.games.reading import read_position
    from tutor.games.table import find_game
    from tutor.web.wording import position_words as words

    def refuse(sentence: str, **values: object) -> _Unreadable:
        return _Unreadable(wording.gettext(sentence) % values)

    game = None
    try:
        sides = [color.value for color in Color]
        if side not in ("", *sides):
            raise refuse(words.NO_SIDE, names=", ".join(sides))
        game = find_game(name) if name else None
        known = game.state_names if game else ()
        for option in chosen.keys() - set(known):
            raise refuse(words.NO_OPTION, name=f"--{option}")
        dead = chosen.pop("dead", "")
        position = read_position(_text(file, refuse), game, Color(side) if side else None, chosen)
        return position.with_dead(dead.replace(",", " ").split()) if dead else position
    except IllegalMove as error:
        raise refuse(words.NOT_LEGAL, move=error.move) from error
    except RulesError as error:
        if isinstance(error, UnknownGame) and not name:
            raise refuse(words.NO_SIZE) from error
        board = game or find_game("othello")
        reason = "unknown-game" if isinstance(error, UnknownGame) else error.reason
        raise refuse(
            (words.REASONS | words.REASONS_OF.get(board.family, {}))[reason],
            name=_short(name),
            square=_short(error.square or ""),
            columns=" ".join(board.columns),
            first=board.rows[0],
            last=board.rows[-1],
            names=", ".join(board.rule_sets),
        ) from error


def _text(file: str, refuse: Any) -> str:
    from tutor.web.wording import position_words as words

    try:
        if file == "-":
            content = sys.stdin.buffer.read(MOST_BYTES + 1)
        else:
            with open(file, "rb") as opened:
                content = opened.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:
        raise refuse(words.NO_FILE, name=_short(file)) from error
    if len(content) > MOST_BYTES:
        raise refuse(words.TOO_LARGE)
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise refuse(words.NO_TEXT) from error
    if "\0" in text:
        raise refuse(words.NO_TEXT)
    return text


def _short(name: str) -> str:
    """A typed text, short enough for one line of a terminal."""
    printed = "".join(mark if mark.isprintable() else "?" for mark in name)
    return printed if len(printed) <= 60 else f"{printed[:59]}…"


def _as_text(position: Position, wording: Wording) -> str:
    """The board drawn, the side to move, and the legal moves, in the reader's language."""
    from babel.numbers import format_decimal

    from tutor.games.base import PASS
    from tutor.web.wording import position_words as words
    from tutor.web.wording.tasks import PASSED, SCORE, TURN

    game, side = position.game, position.to_move
    state, family = position.state(), game.family
    lines = game.diagram(position).splitlines()[: 1 + len(game.rows)]
    moves = [move for move in position.legal_moves() if move != PASS]
    if position.must_pass() and not game.offers_pass:
        lines.append(wording.text(PASSED, side, {}))
    elif side is not None:
        lines.append(wording.text(TURN, side, {}))
        lines.append(wording.gettext(words.OPEN.get(family, words.LEGAL_MOVES)) % {"moves": " ".join(moves)})
    elif state.get("passes") == str(game.passes_to_end):
        lines.append(wording.gettext(words.STOPPED[family]))
    for reason, sentence in words.CLOSED.get(family, {}).items() if side else ():
        points = [square for square in game.squares if position.why_illegal(square) == reason]
        if points:
            lines.append(wording.gettext(sentence) % {"points": " ".join(points)})
    for name, sentence in words.STATE.get(family, {}).items():
        if name in state:
            both = state[name].split()
            lines.append(wording.gettext(sentence) % {"black": both[0], "white": both[1]})
    if said := words.RULES.get(family, {}).get(state.get("rules", "")):
        lines.append(wording.gettext(said))
    black, white = (format_decimal(one, locale=wording.locale) for one in position.score())
    lines.append(wording.text(SCORE, None, {}) % {"black": black, "white": white})
    return "\n".join(lines)


def _wording() -> Wording:
    """The words of the terminal's language, or English."""
    from tutor.catalogues import load_translations
    from tutor.settings import ROOT
    from tutor.web.site.languages import match_language
    from tutor.web.wording import Wording

    named = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    locale_name = next(filter(None, named), "").partition(".")[0].replace("_", "-")
    language = match_language(locale_name)
    return Wording(load_translations(ROOT / "translations", language.locale), language.locale)
