"""Signatures under records: Ed25519 over the record as canonical JSON, so that layout does not matter."""

import json
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

ALGORITHM = "ed25519"
PURPOSE = b"cannae-record-signature-1\0"  # a signature made for this can be taken for nothing else


@dataclass(frozen=True)
class Signature:
    key: str  # the public key, in hexadecimal
    signature: str

    def to_data(self) -> dict[str, str]:
        return {"algorithm": ALGORITHM, "key": self.key, "signature": self.signature}


def body_digest(data: dict[str, Any]) -> bytes:
    """What is signed of a record: everything but the signature. Names sorted, no blanks, letters as they are."""
    body = {name: value for name, value in data.items() if name != "signature"}
    text = json.dumps(body, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return sha256(text.encode()).digest()


class Signer:
    """A server's own key, from the 32 secret bytes it keeps."""

    def __init__(self, secret: bytes) -> None:
        from nacl.signing import SigningKey  # loaded only when a signature is made or checked

        self._key = SigningKey(secret)
        self.public = self._key.verify_key.encode().hex()

    def sign(self, digest: bytes) -> Signature:
        return Signature(self.public, self._key.sign(PURPOSE + digest).signature.hex())


def signed_by(signature: Signature, digest: bytes) -> bool:
    """Whether the key that a signature names has made it for this digest."""
    from nacl.exceptions import BadSignatureError
    from nacl.signing import VerifyKey

    try:
        VerifyKey(bytes.fromhex(signature.key)).verify(PURPOSE + digest, bytes.fromhex(signature.signature))
    except (BadSignatureError, ValueError, TypeError):
        return False
    return True
