"""The suite every game passes."""

from ostrov.lab.law_suite import *  # noqa: F403  # the suite is meant to be taken whole
