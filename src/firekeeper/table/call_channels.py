"""The ways to call somebody: a push message, an e-mail, a webhook. All of it blocks: use threads."""

from __future__ import annotations

import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid, parseaddr
from typing import Literal
from urllib.parse import parse_qs, unquote, urlsplit

import msgspec
from msgspec import Struct

from firekeeper.table import push, safe_post
from firekeeper.table.call_settings import PushDevice

SECONDS = 15.0
GONE = (404, 410)
"""How a push service says that a browser does not listen any more."""
Outcome = Literal["sent", "later", "never", "gone"]


class Words(Struct, frozen=True):
    """What is said: a title, a sentence, and where the table is. Nothing of it is hidden from anybody."""

    title: str
    text: str
    address: str
    tag: str


class MailServer(Struct, frozen=True, kw_only=True):
    """Where e-mails are handed in: smtp://user:password@host:587?from=games@example.org, or smtps."""

    host: str
    port: int
    user: str
    password: str
    sender: str
    encrypted: Literal["starttls", "smtps", "none"]


def mail_server(url: str) -> MailServer | None:
    """The mail server of a setting; None without one. ValueError says what would be right."""
    if not url:
        return None
    right = "it should be like smtp://user:password@mail.example.org:587?from=games@example.org"
    parts = urlsplit(url)
    query = parse_qs(parts.query)
    sender = query.get("from", [""])[0]
    if parts.scheme not in ("smtp", "smtps") or not parts.hostname:
        raise ValueError(f"the mail server is not understood: {right}")
    if "@" not in parseaddr(sender)[1]:
        raise ValueError(f"the mail server has no sender: {right}")
    plain = query.get("tls", ["yes"])[0] == "no"
    return MailServer(
        host=parts.hostname,
        port=parts.port or (465 if parts.scheme == "smtps" else 587),
        user=unquote(parts.username or ""),
        password=unquote(parts.password or ""),
        sender=sender,
        encrypted="none" if plain else "smtps" if parts.scheme == "smtps" else "starttls",
    )


def by_push(device: PushDevice, words: Words, key: str, contact: str, allow_private: bool) -> Outcome:
    """Send a push message to one browser."""
    told = {"title": words.title, "body": words.text, "url": words.address, "tag": words.tag}
    headers, body = push.sealed(device, msgspec.json.encode(told), key, contact)
    return _judged(safe_post.post(device.endpoint, headers, body, allow_private))


def by_webhook(url: str, kind: str, words: Words, allow_private: bool) -> Outcome:
    """Tell a webhook: in the shape of Discord, or of ntfy."""
    if kind == "discord":
        told = {
            "content": f"**{words.title}**\n{words.text}\n{words.address}",
            "allowed_mentions": {"parse": []},
        }
        body, headers = msgspec.json.encode(told), {"content-type": "application/json"}
    else:
        headers = {"title": _header(words.title), "content-type": "text/plain; charset=utf-8"}
        if words.address:
            headers["click"] = _header(words.address)
        body = words.text.encode()
    return _judged(safe_post.post(url, headers, body, allow_private))


def by_email(server: MailServer, to: str, words: Words, footer: str) -> Outcome:
    """Send an e-mail."""
    letter = EmailMessage()
    letter["Subject"] = words.title.replace("\n", " ")
    letter["From"] = server.sender
    letter["To"] = to
    letter["Date"] = formatdate()
    letter["Message-ID"] = make_msgid(domain=parseaddr(server.sender)[1].rpartition("@")[2])
    letter["Auto-Submitted"] = "auto-generated"
    letter.set_content("\n\n".join(part for part in (words.text, words.address, footer) if part) + "\n")
    try:
        with _mail(server) as mail:
            if server.user:
                mail.login(server.user, server.password)
            mail.send_message(letter)
    except smtplib.SMTPRecipientsRefused:
        return "never"
    except smtplib.SMTPResponseException as error:
        return "later" if 400 <= error.smtp_code < 500 else "never"
    except smtplib.SMTPException as error:
        raise OSError(f"the mail server refuses: {type(error).__name__}") from error
    return "sent"


def _mail(server: MailServer) -> smtplib.SMTP:
    context = ssl.create_default_context()
    if server.encrypted == "smtps":
        return smtplib.SMTP_SSL(server.host, server.port, timeout=SECONDS, context=context)
    mail = smtplib.SMTP(server.host, server.port, timeout=SECONDS)
    if server.encrypted == "starttls":
        mail.starttls(context=context)
    return mail


def _judged(status: int) -> Outcome:
    if 200 <= status < 300:
        return "sent"
    if status in GONE:
        return "gone"
    return "later" if status == 429 or status >= 500 else "never"


def _header(text: str) -> str:
    """Words in a header: other letters than those of English as ntfy and mail programs read them."""
    if text.isascii():
        return text.replace("\n", " ").replace("\r", " ")
    import base64

    return f"=?UTF-8?B?{base64.b64encode(text.encode()).decode()}?="
