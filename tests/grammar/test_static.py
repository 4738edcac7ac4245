"""Cards, lessons, glossaries, aids and rules read well in both languages."""

from __future__ import annotations

import pytest
from tests.grammar.said import Said, findings, things
from tests.grammar.static import in_markdown, in_toml, texts

import tablee


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("name", tablee.games())
def test_what_is_written_out_reads_well(name: str, lang: str) -> None:
    game = tablee.games()[name]
    said = (Said(place, None, text) for place, text in texts(game.folder, lang))
    found = findings(said, lang, things(game, lang))
    assert not found, "\n".join(found)


def test_every_text_of_a_file_is_read() -> None:
    card = {"card": [{"id": "a", "name": {"en": "A", "fr": "B"}, "steps": [{"text": {"en": "C", "fr": "D"}}]}]}
    assert [*in_toml(card, "fr")] == [(".card[a].name", "B"), (".card[a].steps[0].text", "D")]
    assert [*in_toml({"hint": [{"on": "ask", "en": "E", "fr": "F"}]}, "en")] == [(".hint[0]", "E")]
    assert [*in_markdown("## SA-1 The *aim*\n\n- Win.\n")] == [(1, "The aim"), (3, "Win.")]
