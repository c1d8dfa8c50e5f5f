"""Sentences about how many replies a move leaves, and how that is seen on the board."""

from tutor.web.site.messages import N_, Sentence, Sided

REPLIES: dict[str, Sentence] = {
    "opened": Sided(
        black=N_("“+” marks the squares that %(square)s has opened for White: %(n)s."),
        white=N_("“+” marks the squares that %(square)s has opened for Black: %(n)s."),
    ),
    "flips-inside": Sided(
        black=N_("Do you see it? The discs that flip touch no empty square, so nothing new opens for White."),
        white=N_("Do you see it? The discs that flip touch no empty square, so nothing new opens for Black."),
    ),
    "opens-none": Sided(
        black=N_("Do you see it? White gets no square that was not open before."),
        white=N_("Do you see it? Black gets no square that was not open before."),
    ),
    "opens-fewer": Sided(
        black=N_("Do you see it? New squares for White (“+”): %(n)s. After %(stop)s, it would be %(of)s."),
        white=N_("Do you see it? New squares for Black (“+”): %(n)s. After %(stop)s, it would be %(of)s."),
    ),
    "takes-away": Sided(
        black=N_("Do you see it? “×” marks the squares where White can no longer play: %(n)s."),
        white=N_("Do you see it? “×” marks the squares where Black can no longer play: %(n)s."),
    ),
}
