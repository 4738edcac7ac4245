"""Narcose, by Snappy & Biquette: rules, an original card set and words for two rival dealers."""

from tablee.games.narcose import happenings  # noqa: F401 - its verbs are what events are made of
from tablee.games.narcose.cards import base
from tablee.games.narcose.rules import Narcose

game = Narcose(base())

__all__ = ["Narcose", "game"]
