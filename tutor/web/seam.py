"""The types of the data that the server hands to scripts, each defined once.

`typescript` writes them for TypeScript, which checks static/js by them in `make lint`. No browser is sent the
file.
"""

import json
import textwrap
from collections.abc import Mapping
from typing import Any

import msgspec

from tutor.web.analysis.analysis_types import AnalysisView, MarksLaid, SetUpView, StatesView, ValuesView
from tutor.web.board.board_types import Changes, Mark, Side
from tutor.web.board.shapes import Shapes
from tutor.web.classroom.demo.demo_types import ActionAnswer, PeopleView, PreviewView, ScreenData, TurnoutView
from tutor.web.classroom.people.seat_bar import CallView
from tutor.web.learn.goal_types import GoalGameView
from tutor.web.learn.lesson_types import LessonData, LessonRest, Shown, TouchedState
from tutor.web.play.game_types import CardView, GameData
from tutor.web.practise.rounds import RoundData
from tutor.web.records.replay_view import ReplayData
from tutor.web.wording import Say

SENT: tuple[type, ...] = (
    LessonData,
    LessonRest,
    GoalGameView,
    TouchedState,
    RoundData,
    GameData,
    AnalysisView,
    StatesView,
    ValuesView,
    CardView,
    MarksLaid,
    SetUpView,
    ReplayData,
    ScreenData,
    PeopleView,
    TurnoutView,
    ActionAnswer,
    PreviewView,
    CallView,
    Shapes,
)
"""What a page or a stream brings, and what is answered to a script; all other types are parts of these."""

NAMED: dict[str, Any] = {"Mark": Mark, "Changes": Changes, "Say": Say, "Shown": Shown, "Side": Side}
"""Types that are no classes, by the name that they have in the browser."""

FILE = "js/types.d.ts"
"""The file of the browser's types, in the static folder."""

HEAD = """\
// Written by `tutor types`: change the types of tutor/web/seam.py, not this file.

/** What the server wrote as HTML, every value in it escaped; another text is none. */
type Html = string & { readonly html: unique symbol };
"""

WIDTH = 120
"""The longest line of a comment in that file."""

Schema = Mapping[str, Any]
"""JSON schema, as msgspec writes it."""


def typescript() -> str:
    """The text of `FILE`: the types of `SENT` and of their parts, in TypeScript."""
    _, found = msgspec.json.schema_components(SENT, ref_template="{name}")
    aliases = {_type(msgspec.json.schema(of)): name for name, of in NAMED.items()}
    written = "\n".join(_interface(name, found[name]) for name in sorted(found))
    for type_, name in aliases.items():
        written = written.replace(type_, name)
    return "\n".join([HEAD, *(f"type {name} = {type_};" for type_, name in aliases.items()), "", written])


def _interface(name: str, schema: Schema) -> str:
    said = " ".join(schema.get("description", "").replace("``", "`").split())
    comment = _comment(said) if said else ""
    required = schema.get("required", ())
    if "prefixItems" in schema:
        return f"{comment}type {name} = {_type(schema)};\n"
    fields = [
        f"  {json.dumps(field)[1:-1] if field.isidentifier() else json.dumps(field)}"
        f"{'' if field in required else '?'}: {_type(of)};\n"
        for field, of in schema["properties"].items()
    ]
    return f"{comment}interface {name} {{\n{''.join(fields)}}}\n"


def _comment(said: str) -> str:
    if len(said) + len("/**  */") <= WIDTH:
        return f"/** {said} */\n"
    lines = textwrap.wrap(said, WIDTH, initial_indent=" * ", subsequent_indent=" * ")
    return "\n".join(["/**", *lines, " */\n"])


def _type(schema: Schema) -> str:
    """A schema as a type of TypeScript; TypeError where it allows anything, as that of `object` does."""
    if "$ref" in schema:
        return str(schema["$ref"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(_type(one) for one in schema["anyOf"]))
    if "enum" in schema:
        return " | ".join(json.dumps(one) for one in schema["enum"])
    match schema.get("type"):
        case "string":
            return "Html" if schema.get("format") == "html" else "string"
        case "integer" | "number":
            return "number"
        case "boolean" | "null" as simple:
            return str(simple)
        case "array":
            return _array(schema)
        case "object":
            return _record(schema)
    raise TypeError(f"nothing in the browser is like {schema}")


def _array(schema: Schema) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(_type(one) for one in schema['prefixItems'])}]"
    of = _type(schema["items"])
    return f"({of})[]" if " | " in of else f"{of}[]"


def _record(schema: Schema) -> str:
    key = _type(schema["propertyNames"]) if "propertyNames" in schema else "string"
    of = _type(schema["additionalProperties"])
    return f"Record<{key}, {of}>" if key == "string" else f"Partial<Record<{key}, {of}>>"
