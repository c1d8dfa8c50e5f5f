"""Classes, joining, seats and names, as pages."""
