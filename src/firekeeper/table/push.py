"""Web push: a message that only one browser can read, signed so that its push service knows whose it is."""

from __future__ import annotations

from urllib.parse import urlsplit

from firekeeper.table.call_settings import PushDevice

CONTACT = "mailto:nobody@example.org"
SECONDS_KEPT = 24 * 60 * 60
"""For how long a push service keeps a message for a browser that is off."""


def new_key() -> str:
    """A new private key, as PEM."""
    from py_vapid import Vapid02

    made = Vapid02()
    made.generate_keys()
    return str(made.private_pem().decode())


def public_key(private: str) -> str:
    """What browsers are told, to know our messages by: as it stands in the header of each of them."""
    from py_vapid import Vapid02

    signed = Vapid02.from_pem(private.encode()).sign({"sub": CONTACT, "aud": "https://example.org"})
    return str(signed["Authorization"]).rpartition("k=")[2].strip()


def sealed(device: PushDevice, text: bytes, private: str, contact: str) -> tuple[dict[str, str], bytes]:
    """Headers and body of a push message. ValueError if the keys of the browser are none."""
    from py_vapid import Vapid02
    from pywebpush import WebPusher, WebPushException

    keys = {"p256dh": device.p256dh, "auth": device.auth}
    try:
        body = WebPusher({"endpoint": device.endpoint, "keys": keys}).encode(text, "aes128gcm")["body"]
    except (WebPushException, ValueError, TypeError) as error:
        raise ValueError(f"these are no keys of a browser: {error}") from error
    parts = urlsplit(device.endpoint)
    claims = {"sub": contact, "aud": f"{parts.scheme}://{parts.netloc}"}
    headers = dict(Vapid02.from_pem(private.encode()).sign(claims))
    headers |= {
        "content-encoding": "aes128gcm",
        "content-type": "application/octet-stream",
        "ttl": str(SECONDS_KEPT),
        "urgency": "normal",
    }
    return headers, body
