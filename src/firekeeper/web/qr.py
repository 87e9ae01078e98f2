"""QR codes: a link that a phone can read from the screen."""

from __future__ import annotations

import io


def qr_code(address: str) -> bytes:
    """The address as an SVG picture, black on white in every theme: readers need the contrast."""
    import segno

    drawn = io.BytesIO()
    segno.make(address, error="m", micro=False).save(
        drawn, kind="svg", scale=4, border=3, dark="#000", light="#fff", xmldecl=False, omitsize=True
    )
    return drawn.getvalue()
