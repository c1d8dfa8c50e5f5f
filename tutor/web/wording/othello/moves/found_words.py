"""Sentences about how many of several discs were found."""

from tutor.web.site.messages import N_, NP_, Sentence

REPLIES: dict[str, Sentence] = {
    "discs-found": NP_(
        "%(n)s of %(of)s disc found. Keep looking.",
        "%(n)s of %(of)s discs found. Keep looking.",
        by="of",
    ),
    "no-disc-found": NP_(
        "Not yet: one disc is still missing.",
        "Not yet: %(of)s discs are still missing.",
        by="of",
    ),
    "all-discs-and-more": NP_(
        "Almost: you found the right disc, but you tapped too many.",
        "Almost: you found the %(of)s right discs, but you tapped too many.",
        by="of",
    ),
    "square-is-empty": N_("There is no disc on %(square)s."),
}
