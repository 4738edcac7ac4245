"""How much of the server one guest, one address or one socket may have. Options of `tablee serve`, printed by `tablee doctor`."""

from __future__ import annotations

from typing import Self

import msgspec

ENDLESS = 10**9


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """Every limit there is. An address is one of IPv4, or a whole /64 network of IPv6. Each has a sentence `limit-<name>`."""

    # Rates, by address
    requests: float = 50.0
    requests_at_once: float = 400.0
    frames: float = 60.0
    frames_at_once: float = 300.0
    new_tables: float = 0.2
    new_tables_at_once: float = 40.0
    packs: float = 0.02
    packs_at_once: float = 10.0
    reminders: float = 0.05
    reminders_at_once: float = 30.0
    # What may be open at once
    connections: int = 256
    sockets: int = 128
    guest_sockets: int = 24
    tables: int = 40
    address_tables: int = 200
    rooms: int = 300
    packs_kept: int = 1000
    browsers: int = 5
    # Bots: seconds of thinking a second, and for how many seconds that can be saved up
    bot_seconds: float = 0.5
    address_bot_seconds: float = 2.0
    bot_burst: float = 240.0
    # Sizes
    body_bytes: int = 64 * 1024
    pack_bytes: int = 256 * 1024
    frame_bytes: int = 16 * 1024
    kept_bytes: int = 256 * 1024
    process_bytes: int = 512 * 1024 * 1024
    wishes: int = 8
    # Seconds
    reading_seconds: float = 30.0
    ping_seconds: float = 20.0
    thinking_seconds: float = 20.0
    checking_seconds: float = 10.0

    def lifted(self) -> Self:
        """For a load test on loopback: no rate and no count; sizes and times stay."""
        rates = ("requests", "frames", "new_tables", "packs", "reminders")
        bots = ("bot_seconds", "address_bot_seconds")
        counts = ("connections", "sockets", "guest_sockets", "tables", "address_tables")
        lifted = dict.fromkeys([*rates, *(f"{name}_at_once" for name in rates), *bots, *counts], ENDLESS)
        return msgspec.structs.replace(self, **lifted)
