"""The lab: many tables played by bots, counted and drawn."""
