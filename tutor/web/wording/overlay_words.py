"""The words for what can be laid over a board."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from tutor.web.site.messages import N_, Sentence, Sided


@dataclass(frozen=True, slots=True)
class OverlayWords:
    """The name of an overlay, the sentence that explains it, and what each kind of its marks means."""

    title: str
    sentence: str
    legends: Mapping[str, Sentence] = field(default_factory=dict)


LEGAL = OverlayWords(
    N_("Legal moves"),
    N_("A dot stands where the side to move can play."),
    {"legal": Sided(black=N_("Black can play here"), white=N_("White can play here"))},
)
