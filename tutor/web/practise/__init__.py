"""Practice as pages: rounds, ten for today, what comes back, and who may make a round."""
