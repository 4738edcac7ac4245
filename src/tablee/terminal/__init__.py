"""The terminal table: a board as text, numbered options, and the commands of somebody who sits there."""
