"""Sentences of all kinds that mark discs of one side."""

from tutor.web.site.messages import N_, Sentence, Sided

REPLIES: dict[str, Sentence] = {
    "disc-of-other-side": Sided(
        black=N_("%(square)s is white. Only black discs count here."),
        white=N_("%(square)s is black. Only white discs count here."),
    ),
}
