"""The law suite holds this game to the laws, not every game installed here."""

import os

os.environ.setdefault("OSTROV_GAME", "NAME")
