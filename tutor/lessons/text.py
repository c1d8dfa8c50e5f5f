"""The shape a text has everywhere: in a lesson, in a catalogue and where it is looked up.

Which fields are translated, how they are folded, and the square names in them. The web turns Markdown into
HTML.
"""

import re

TRANSLATED = {
    "title": "headline",
    "goal": "goal, shown when the lesson is finished",
    "description": "description of the course",
    "text": "text",
    "hint": "hint",
}
"""The fields that are translated, and what a translator is told that each is."""

SQUARE_NAME = re.compile(r"`([^`]*)`")
PARAGRAPHS = re.compile(r"\n[ \t]*\n\s*")


def fold(text: str) -> str:
    """Join the lines of each paragraph by single spaces; keep one blank line between paragraphs.

    An author may break lines anywhere without making a new sentence for the translators.
    """
    paragraphs = (" ".join(paragraph.split()) for paragraph in PARAGRAPHS.split(text.strip()))
    return "\n\n".join(paragraphs)
