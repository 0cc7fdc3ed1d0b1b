"""Check a finished game from its saved file alone: `ostrov verify FILE`.

Whether each action was allowed and each outcome is the one that the secret and the seats' parts give, whether the
secret is the one that was promised, and whether the entries are those the table knew. Who remembers the commitment
of the beginning compares it with the one told here: then nobody can have chosen the dice. Who remembers the
fingerprint of the entries knows that nobody has written another game with the same dice.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from ostrov.engine import fate, saved
from ostrov.engine.errors import OstrovError, TextError
from ostrov.engine.fate import Fate, Sealed, purpose
from ostrov.engine.history import History
from ostrov.table.keeping import DeskNamed
from ostrov.table.saving import digest, earlier_chance


@dataclass
class Verdict:
    """What a file was found to be, in sentences; `faults` is empty when all holds."""

    facts: list[str] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)


def verify(content: str, desk_named: DeskNamed) -> Verdict:
    """Check the text of a saved game."""
    verdict = Verdict()
    try:
        found = saved.read(content, desk_named)
        _check(found, verdict)
    except OstrovError as error:
        verdict.faults.append(str(error))
    return verdict


def _check(found: saved.Saved, verdict: Verdict) -> None:
    history, notes = found.history, found.notes
    if found.changed_at is not None:
        raise TextError("the game was played by other rules, and only an Ostrov with those can check it.")
    verdict.facts.append(f"{len(history)} entries are allowed by the rules and lead to the stored position.")
    if "chance" not in notes:
        raise TextError("the file does not tell who answered for chance: it can be checked when the game is over.")
    _check_seal(notes, verdict)
    _check_outcomes(history, notes, verdict)
    if notes.get("entries", digest(history)) != digest(history):
        verdict.faults.append("The entries are not those of the game that was played: they were changed.")
    verdict.facts.append(f"The fingerprint of all entries is {digest(history)}.")


def _check_seal(notes: dict[str, str], verdict: Verdict) -> None:
    sealed = fate.read(notes["chance"])
    if not isinstance(sealed, Sealed):
        return
    if notes.get("commitment", sealed.commitment) != sealed.commitment:
        verdict.faults.append("The secret is not the one whose SHA-256 was shown at the beginning.")
    verdict.facts.append(f"The secret has the SHA-256 {sealed.commitment}; this was shown before the first action.")


def _check_outcomes(history: History, notes: dict[str, str], verdict: Verdict) -> None:
    """Each outcome of chance is the one that is due."""
    typed, sealed, keyed = 0, 0, 0
    for number, answer in _answers(history, notes):
        entry = history.entries[number]
        odds = history.desk.odds(history.position_before(number).data)
        if answer is None or purpose(history.game.outcomes, odds) in notes.get("typed", "").split():
            typed += 1
            continue
        sealed, keyed = sealed + isinstance(answer, Sealed), keyed + (not isinstance(answer, Sealed))
        due = answer.outcome(history.game.outcomes, odds, history.outcomes_before(number))
        if due != entry.actions[0]:
            said, words = history.words(entry), history.game.outcomes.words(due)
            verdict.faults.append(f"Entry {number + 1} tells {said!r}, and chance had {words!r} there.")
    counts = {"follow from the secret": sealed, "follow from a key known before": keyed, "were typed in": typed}
    verdict.facts += [f"{count} outcomes of chance {how}." for how, count in counts.items() if count]


def _answers(history: History, notes: dict[str, str]) -> Iterator[tuple[int, Fate | None]]:
    """The entries of chance, each with who answered for it."""
    until = sorted(earlier_chance(notes))
    fates = {note: fate.read(note) for note in [notes["chance"], *(note for _, note in until)]}
    for number, entry in enumerate(history.entries):
        if entry.seat == history.game.chance:
            yield number, fates[next((note for end, note in until if number < end), notes["chance"])]
