"""What a game needs of a card: `python -m ostrov.engine.gpu PACKAGE`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from ostrov.engine.errors import OstrovError
from ostrov.engine.game import load_package
from ostrov.engine.gpu.needs import report, written


def main(arguments: Sequence[str] | None = None) -> int:
    """Print a report."""
    parser = argparse.ArgumentParser(prog="python -m ostrov.engine.gpu", description="What a game needs of a card.")
    parser.add_argument("package", help="the package of a game, as in ostrov.games.catan")
    try:
        found = report(load_package(parser.parse_args(arguments).package))
    except OstrovError as error:
        print(error, file=sys.stderr)
        return 1
    print(written(found))
    return 0


if __name__ == "__main__":
    sys.exit(main())
