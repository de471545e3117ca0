"""The table: the only place that imports pygame."""
