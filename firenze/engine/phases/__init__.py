"""One module a phase of the turn."""
