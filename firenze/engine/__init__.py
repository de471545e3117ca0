"""The rules of the game: pure, immutable, standard library only."""
