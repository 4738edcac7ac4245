"""Web Push: a message that only one browser can read (RFC 8291), signed as this server's (RFC 8292).

The push service of the browser's maker carries it and keeps it until the browser is there. It learns that something was sent, never
what: every message has the same length.
"""

from __future__ import annotations

import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as NotBase64
from typing import Self

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""How many points the curve has."""
LENGTH = 1024
"""Bytes of every message before it is encrypted."""
RECORD = 4096
SECRET = 16
"""Bytes of the secret that a browser shares with whoever may write to it."""
DAY_AT_MOST = 12 * 60 * 60
"""Seconds for which a signature holds; a service refuses one of more than a day."""


class BadKey(ValueError):
    """What a browser has sent is no key."""


class Reader(msgspec.Struct, frozen=True):
    """A browser, as far as a message for it goes: its public key and the secret it shares."""

    key: bytes
    secret: bytes

    @classmethod
    def of(cls, p256dh: str, auth: str) -> Self:
        """From what a browser tells. `BadKey` when it is none."""
        key, secret = unpacked(p256dh), unpacked(auth)
        if len(secret) != SECRET:
            raise BadKey
        try:
            ec.EllipticCurvePublicKey.from_encoded_point(CURVE, key)
        except ValueError:
            raise BadKey from None
        return cls(key, secret)


class Writer:
    """This server, as push services know it. Its key follows from the secret that is kept beside the database, so that there is
    one secret to keep and to back up."""

    def __init__(self, secret: bytes, contact: str = "") -> None:
        """`contact`: an address under which whoever runs a push service finds whoever runs this server."""
        number = int.from_bytes(derived(secret, b"", b"tablee.push", 48))
        self._key = ec.derive_private_key(number % (ORDER - 1) + 1, CURVE)
        self.contact = contact

    @property
    def public(self) -> str:
        """What a browser must know before it lets itself be written to."""
        return packed(point(self._key))

    def authorization(self, service: str, now: float) -> str:
        """Who writes, for the push service at this origin."""
        claims = {"aud": service, "exp": int(now) + DAY_AT_MOST} | ({"sub": self.contact} if self.contact else {})
        said = ".".join(packed(msgspec.json.encode(part)) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
        r, s = decode_dss_signature(self._key.sign(said.encode(), ec.ECDSA(SHA256())))
        return f"vapid t={said}.{packed(r.to_bytes(32) + s.to_bytes(32))}, k={self.public}"


def sealed(
    text: bytes, reader: Reader, length: int = LENGTH, own: ec.EllipticCurvePrivateKey | None = None, salt: bytes = b""
) -> bytes:
    """A text that only this browser can read, filled up to a length. `own` and `salt` are drawn anew for each message."""
    own, salt = own or ec.generate_private_key(CURVE), salt or secrets.token_bytes(16)
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, reader.key)
    shared = own.exchange(ec.ECDH(), theirs)
    secret = derived(shared, reader.secret, b"WebPush: info\0" + reader.key + point(own), 32)
    key = derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4) + bytes([len(point(own))]) + point(own)
    return head + AESGCM(key).encrypt(nonce, text + b"\x02" + bytes(max(0, length - len(text))), None)


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt or None, info).derive(secret)


def point(key: ec.EllipticCurvePrivateKey) -> bytes:
    """The public half of a key, as it travels."""
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def packed(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def unpacked(text: str) -> bytes:
    """`BadKey` when it is not written as it should be."""
    try:
        return urlsafe_b64decode(text.encode("ascii") + b"=" * (-len(text) % 4))
    except (NotBase64, UnicodeError):
        raise BadKey from None
