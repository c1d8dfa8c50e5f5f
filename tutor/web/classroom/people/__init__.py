"""Pages of classes, joining, seats and names."""
