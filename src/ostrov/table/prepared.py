"""What a seat has prepared: a plan for when its turn comes, and answers to small questions of others' turns.

Only its own person is told of it before it happens. A plan is played step by step if, from what the seat sees, all of
it is still possible; otherwise nothing is done and the person is told which step failed. An answer is given whenever it
is among the choices; the first that is possible counts, and it stays prepared.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import islice, takewhile
from typing import TYPE_CHECKING

from ostrov.engine.errors import Refused, WordsError
from ostrov.engine.position import CHANCE, PHRASE
from ostrov.table.draft import Draft
from ostrov.table.refusal import Refusal
from ostrov.table.values import Prepared

if TYPE_CHECKING:
    from ostrov.table.match import Match, Step

MOST_STEPS = 100
MOST_ANSWERS = 60
LONGEST_RUN = 60  # things done one after the other without anybody: answers that lead in a circle end here
REMEMBERED = 20  # of what was played, for who comes back


def prepare(match: Match, seat: str, plan: Sequence[str], answers: Sequence[str], at: float) -> Draft:
    """From now on this and nothing else is prepared for a seat. Refuses with unknown-words."""
    if len(plan) > MOST_STEPS or len(answers) > MOST_ANSWERS:
        raise Refusal("bad-message", args={"where": "$.plan" if len(plan) > MOST_STEPS else "$.answers"})
    kinds = {kind.word for kind in match.game.actions.kinds}
    try:
        for phrase in plan:
            for part in phrase.split(PHRASE):
                match.game.actions.number(part)
        for answer in answers:
            if answer not in kinds:
                match.game.actions.number(answer)
    except WordsError as error:
        raise Refusal("unknown-words") from error
    draft = Draft(match, at)
    draft.prepared = match.prepared | {seat: Prepared(tuple(plan), tuple(answers))}
    if not plan and not answers:
        del draft.prepared[seat]
    return draft


def due(match: Match) -> list[str]:
    """The seats for which something prepared is to be done now."""
    if not match.prepared or not match.begun or match.over or match.paused is not None or match.asking is not None:
        return []
    awaited = [seat for seat in match.history.position.awaited if seat in match.prepared]
    return [seat for seat in awaited if match.seats[seat].is_played and _next(match, seat) is not None]


def play(match: Match, seat: str, at: float) -> Step:
    """Do what is due; or, where a plan has become impossible, drop it and say so. Refuses with stale."""
    words = _next(match, seat) if seat in due(match) else None
    if words is None:
        raise Refusal("stale")
    mine, is_step = match.prepared[seat], _is_step(match, seat, words)
    stopped, rule = _refused(match, seat, mine.plan) if is_step else _circles(match, words)
    if stopped is not None:
        return _dropped(match, seat, stopped, rule, at)
    draft = Draft(match, at)
    try:
        draft.act(seat, words, bot=True)
    except Refusal as refusal:  # a phrase that goes on behind something final
        return _dropped(match, seat, words, refusal.rule, at)
    draft.settle()
    plan = mine.plan[1:] if is_step else mine.plan
    begun = is_step and bool(plan) and seat in draft.history.position.awaited
    done = replace(mine, plan=plan, begun=begun, played=(*mine.played, words)[-REMEMBERED:])
    draft.prepared = match.prepared | {seat: done}
    return draft.step()


def _dropped(match: Match, seat: str, stopped: str, rule: str | None, at: float) -> Step:
    """The plan with this step is dropped, or (where it was one) the answers."""
    mine, draft = match.prepared[seat], Draft(match, at)
    answers = mine.answers if mine.plan and _is_step(match, seat, mine.plan[0]) else ()
    told = replace(mine, plan=(), answers=answers, begun=False, stopped=stopped, rule=rule)
    draft.prepared = match.prepared | {seat: told}
    return draft.step()


def _next(match: Match, seat: str) -> str | None:
    """What is to be done for a seat that is awaited: the next step of its plan, or an answer."""
    mine, choices = match.prepared[seat], match.history.position.choices(seat)
    if mine.plan and (mine.begun or _first(mine.plan[0]) in choices):
        return mine.plan[0]
    for answer in mine.answers:
        for words in choices:
            if words == answer or words.startswith(f"{answer} "):
                return words
    return None


def _is_step(match: Match, seat: str, words: str) -> bool:
    """Whether what is due is the next step of the plan."""
    plan = match.prepared[seat].plan
    return bool(plan) and words == plan[0] == _next(match, seat)


def _circles(match: Match, words: str) -> tuple[str | None, str | None]:
    """An answer is not given when nothing but such has been done for long."""
    done = (row.entry for row in reversed(match.rows) if row.entry.seat != CHANCE)
    alone = takewhile(lambda entry: entry.bot and match.seats[entry.seat].is_played, done)
    return (words, None) if sum(1 for _ in islice(alone, LONGEST_RUN)) == LONGEST_RUN else (None, None)


def _first(phrase: str) -> str:
    return " ".join(phrase.split(PHRASE)[0].split())


def _refused(match: Match, seat: str, plan: Sequence[str]) -> tuple[str | None, str | None]:
    """The first step that is not possible any more, and the rule; on a copy imagined from what the seat sees.

    So what is done or not done hangs on nothing that is hidden from the seat. It ends where chance or others decide.
    """
    position = match.history.position.imagined(seat, len(match.rows))
    for phrase in plan:
        if seat not in position.asked:
            break
        try:
            position = position.after(seat, phrase)
        except Refused as refused:
            return phrase, refused.rule
        except WordsError:  # other rules than when it was prepared
            return phrase, None
    return None, None
