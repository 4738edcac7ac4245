"""The games. Each is one folder with an object `game`; adding a folder adds a game."""
