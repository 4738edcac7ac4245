"""Frames that are almost right: made from valid ones by a random number generator."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

Frame = dict[str, Any]
WRONG: list[Any] = [None, True, -1, 0, 1.5, 10**30, -(10**30), 1e308, "", "²", "\x00", [], {}, [[]], {"a": {}}]
WRONG += ["x" * 70, "x" * 5000]
TRICKS = ["\ud800", "\u202eabc", "a\u0300" * 200, "\u200b", "\ufeff", "😀" * 60, "ﬁ", "İ", "\r\n", "\u2028"]
TRICKS += ["%s%n", "{x}", "' OR 1=1", "</script>"]
KINDS = ["hello", "answer", "do", "undo", "pass", "hold", "say", "note", "resign", "stand-in", "come-back", "decide"]
KINDS += ["ping", "state", "done", ""]
ROOM = 15_000
"""Letters of a frame that is long but allowed."""


def wishes(rng: Random, state: Frame) -> Frame:
    """A valid wish of any kind. Of what is offered at this table where something is; none of these ends the game by itself."""
    id = f"{rng.getrandbits(64):x}"
    asks = [ask for ask in state.get("asks", []) if ask["mine"] and ask["options"]]
    made: list[Frame] = [
        {"type": "do", "id": id, "act": rng.choice(["agree", "refuse", "undo", "sit down", ""])},
        {"type": "undo", "id": id},
        {"type": "pass", "id": id, "until": rng.choice(["now", "mine", "off"])},
        {"type": "say", "id": id, "text": rng.choice([*TRICKS, "hello"])},
        {"type": "say", "id": id, "phrase": rng.choice(["phrase-hello", "trouble-over", "", "title"])},
        {"type": "note", "id": id, "text": rng.choice(TRICKS) * rng.randrange(1, 20)},
        {"type": "stand-in", "id": id, "seat": rng.randrange(6), "level": rng.choice(["", "novice", "none"])},
        {"type": "come-back", "id": id},
        {"type": "ping", "id": id},
        {
            "type": "hello",
            "lang": rng.choice(["en", "fr"]),
            "seat": rng.choice([None, 0, 5]),
            "since": rng.randrange(50),
        },
        {"type": "decide", "id": id, "seat": rng.randrange(6), "yes": rng.random() < 0.5},
        {"type": "answer", "id": id, "at": rng.randrange(200), "option": "1"},
    ]
    for ask in asks:
        made += [{"type": "answer", "id": id, "at": ask["at"], "option": rng.choice(ask["options"])["text"]}] * 4
    return rng.choice(made)


def mutant(rng: Random, frame: Frame) -> bytes:
    """The frame with something wrong about it."""
    return rng.choice(WAYS)(rng, dict(frame))


def _text(frame: Any) -> bytes:
    return json.dumps(frame).encode()


def _one(rng: Random, frame: Frame) -> str:
    return rng.choice(list(frame))


def without_a_field(rng: Random, frame: Frame) -> bytes:
    del frame[_one(rng, frame)]
    return _text(frame)


def with_a_field_twice(rng: Random, frame: Frame) -> bytes:
    name = _one(rng, frame)
    return _text(frame)[:-1] + b", " + _text({name: rng.choice([frame[name], *WRONG])})[1:]


def with_a_wrong_value(rng: Random, frame: Frame) -> bytes:
    frame[_one(rng, frame)] = rng.choice(WRONG)
    return _text(frame)


def with_a_trick(rng: Random, frame: Frame) -> bytes:
    frame[_one(rng, frame)] = rng.choice(TRICKS)
    return _text(frame)


def with_a_long_value(rng: Random, frame: Frame) -> bytes:
    frame[_one(rng, frame)] = rng.choice(["a", "é", "\\", "\x00"]) * (ROOM // 6)
    return _text(frame)


def with_a_number_that_never_ends(rng: Random, frame: Frame) -> bytes:
    name = _one(rng, frame)
    frame[name] = "\0"
    number = rng.choice([b"9" * 5000, b"1e400", b"-1e400", b"1." + b"1" * 5000, b"NaN", b"00"])
    return _text(frame).replace(b'"\\u0000"', number)


def with_a_deep_value(rng: Random, frame: Frame) -> bytes:
    name = _one(rng, frame)
    frame[name] = "\0"
    opened, closed = rng.choice([(b"[", b"]"), (b'{"a":', b"}")])
    depth = rng.choice([100, 1500, 2400])
    return _text(frame).replace(b'"\\u0000"', opened * depth + b"1" + closed * rng.choice([0, depth]))


def with_another_field(rng: Random, frame: Frame) -> bytes:
    frame[rng.choice(["seat", "guest", "type ", "ID", "__proto__", "key", "\ud800", ""])] = rng.choice(WRONG)
    return _text(frame)


def of_another_kind(rng: Random, frame: Frame) -> bytes:
    frame["type"] = rng.choice(KINDS)
    return _text(frame)


def cut_short(rng: Random, frame: Frame) -> bytes:
    text = _text(frame)
    return text[: rng.randrange(len(text))]


def with_a_flipped_bit(rng: Random, frame: Frame) -> bytes:
    text = bytearray(_text(frame))
    text[rng.randrange(len(text))] ^= 1 << rng.randrange(8)
    return bytes(text)


def twice_in_one(rng: Random, frame: Frame) -> bytes:
    return rng.choice([b"", b"\n", b","]).join([_text(frame)] * 2)


def in_other_letters(rng: Random, frame: Frame) -> bytes:
    text = _text(frame)
    return rng.choice([text.decode().encode("utf-16"), b"\xef\xbb\xbf" + text, text + b"\xff", text + b"\xed\xa0\x80"])


def with_much_air(rng: Random, frame: Frame) -> bytes:
    return b" " * rng.choice([10, ROOM - 400]) + _text(frame)


def no_object(rng: Random, frame: Frame) -> bytes:
    plain = [b"", b"null", b"[]", b"1", b'"hello"', b"\x00", b"[" * 2000, b"{" * 2000]
    return rng.choice([*plain, _text([frame]), _text(json.dumps(frame))])


def far_too_long(rng: Random, frame: Frame) -> bytes:
    frame["text"] = "x" * rng.choice([17_000, 70_000, 300_000])
    return _text(frame)


WAYS: list[Callable[[Random, Frame], bytes]] = [
    without_a_field,
    with_a_field_twice,
    with_a_wrong_value,
    with_a_trick,
    with_a_long_value,
    with_a_number_that_never_ends,
    with_a_deep_value,
    with_another_field,
    of_another_kind,
    cut_short,
    with_a_flipped_bit,
    twice_in_one,
    in_other_letters,
    with_much_air,
    no_object,
    far_too_long,
]
