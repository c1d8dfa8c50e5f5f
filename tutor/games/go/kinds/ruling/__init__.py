"""Kinds about what the rules ask and do not ask: what comes off, what is said or done, what moves."""
