"""What a game of Go ends with: whose each point is, what both sides have, and whether it is over."""
