"""Pages of practice: rounds, the ten for today, reviews (spaced repetition); and the queue for slow work."""
