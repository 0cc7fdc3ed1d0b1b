"""E-mail: through the server the host names in the settings. No pictures, no tracking, text only."""

from __future__ import annotations

import re
import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Annotated, Literal

from msgspec import Meta, Struct

from ostrov.server.push import NotSent

ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9.-]{0,251}[A-Za-z0-9])?\Z")
PATIENCE = 15.0  # seconds
NOT_THERE = (550, 551, 553)  # what a mail server answers when an address is no (longer a) mailbox


class MailServer(Struct, frozen=True, forbid_unknown_fields=True):
    """`[mail]` of the settings. Without a host no mail is offered."""

    host: str = ""
    port: Annotated[int, Meta(ge=1, le=65535)] = 587
    tls: Literal["starttls", "tls", "none"] = "starttls"
    user: str = ""
    password: str = ""
    sender: str = ""  # the address mail comes from


def is_address(text: str) -> bool:
    """A plain address of one mailbox; nothing that could become another line of a message."""
    return len(text) <= 254 and ADDRESS.match(text) is not None


def message(server: MailServer, to: str, subject: str, text: str, leave: str) -> EmailMessage:
    """A letter; `leave` is the link that ends them."""
    found = EmailMessage()
    found["From"], found["To"], found["Subject"] = server.sender, to, " ".join(subject.split())[:150]
    found["Date"], found["Message-ID"] = formatdate(), make_msgid(domain=server.sender.rpartition("@")[2])
    found["Auto-Submitted"] = "auto-generated"
    found["List-Unsubscribe"] = f"<{leave}>"
    found.set_content(text)
    return found


def send(server: MailServer, letter: EmailMessage, tls: ssl.SSLContext | None = None) -> None:
    """Blocks; NotSent says why it did not go out."""
    context = tls or ssl.create_default_context()
    try:
        with _line(server, context) as line:
            if server.tls == "starttls":
                line.starttls(context=context)
            if server.user:
                line.login(server.user, server.password)
            line.send_message(letter)
    except smtplib.SMTPRecipientsRefused as error:
        codes = [code for code, _ in error.recipients.values()]
        raise NotSent("The mail server does not know the address.", gone=all(c in NOT_THERE for c in codes)) from error
    except (OSError, smtplib.SMTPException) as error:
        raise NotSent("The mail server does not take the letter.") from error


def _line(server: MailServer, context: ssl.SSLContext) -> smtplib.SMTP:
    if server.tls == "tls":
        return smtplib.SMTP_SSL(server.host, server.port, timeout=PATIENCE, context=context)
    return smtplib.SMTP(server.host, server.port, timeout=PATIENCE)
