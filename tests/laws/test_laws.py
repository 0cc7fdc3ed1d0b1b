"""The suite every game passes, run for every game installed here."""

from ostrov.lab.law_suite import *  # noqa: F403  # the suite is meant to be taken whole
