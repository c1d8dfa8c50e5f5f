"""A kind of puzzle that only tests know: what one costs is what stands here."""
