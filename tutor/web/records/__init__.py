"""Pages of recorded games: opening, listing, replaying and saving them."""
