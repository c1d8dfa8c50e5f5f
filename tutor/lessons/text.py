"""The shape of a text in a lesson and in a catalogue, so that the text can be looked up.

Which fields are translated, how they are folded, and the names of squares in them. tutor/web turns Markdown
into HTML.
"""

import re

TRANSLATED = {
    "title": "headline",
    "goal": "goal, shown when the lesson is finished",
    "description": "description of the course",
    "text": "text",
    "hint": "hint",
}
"""The fields that are translated, each with what translators are told about it."""

SQUARE_NAME = re.compile(r"`([^`]*)`")
PARAGRAPHS = re.compile(r"\n[ \t]*\n\s*")


def fold(text: str) -> str:
    """Join the lines of each paragraph with single spaces; keep one blank line between paragraphs.

    So an author may break lines anywhere without making a new sentence for the translators.
    """
    paragraphs = (" ".join(paragraph.split()) for paragraph in PARAGRAPHS.split(text.strip()))
    return "\n\n".join(paragraphs)
