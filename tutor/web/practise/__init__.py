"""Practice as pages: rounds, ten for today, what comes back (spaced repetition), the queue for rounds."""
