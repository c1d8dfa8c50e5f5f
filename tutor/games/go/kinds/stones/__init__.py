"""Kinds about single stones and chains: points, liberties, capture, atari."""
