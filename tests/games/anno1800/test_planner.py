"""The planner against brute force through the rules: what can be paid for, at what least cost, by which steps.

Brute force takes every step that could matter, in every order, on the rules themselves; the planner may neither miss a
payment nor a cheaper one, and each of its steps must be legal. Positions are those of random games, and harder ones
made from them: other gold, cards with effects still to come, cubes lifted at work.
"""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from itertools import combinations_with_replacement
from typing import Any

import numpy as np
import pytest

from ostrov.engine.advice import marks, ways
from ostrov.engine.game import Game
from ostrov.engine.laws import random_history
from ostrov.engine.link import best_link
from ostrov.engine.log import Value
from ostrov.engine.position import Position
from ostrov.engine.text import pack, unpack
from ostrov.engine.words import LANGUAGES, Words
from ostrov.games.anno1800.components import PLANT, RESOURCE, TOKEN
from tests.games.anno1800.conftest import BOX, CARDS, LEVELS, At, play

POSITIONS = 3  # that are looked at by default
MANY = int(os.environ.get("OSTROV_PLANNER_POSITIONS", "1000"))  # with about five wishes each
MOST_LOOKED_AT = 800  # positions of one brute force; a wish that takes more is left out
FURTHEST = 400  # steps of random play before a position is taken
PAYING = {"A-030", "A-037", "A-039", "A-041"}
RECALL = {row["id"]: row["shift_end_gold"] for row in BOX["population_level"]}
MAKES = {row["id"]: (row["produces"], row["worker"]) for row in (*BOX["industry"], *BOX["start_industry"])}
COSTS: dict[str, Any] = {
    **{f"build {row['id']}": row["cost"] for group in ("industry", "shipyard", "ship") for row in BOX[group]},
    **{f"play {card['id']}": card["needs"] for card in BOX["population_card"]},
    **{f"hire {row['id']}": row["workforce_cost"] for row in BOX["population_level"]},
    **{f"upgrade {row['id']}": row["upgrade_cost"] for row in BOX["population_level"] if "upgrade_cost" in row},
}
GIVERS = ("gold_4", "gold_2_and_trade_4", "trade_3", "trade_6", "exploration_3", "free_new_world_resource_1")


# --- positions --------------------------------------------------------------------------------------------------------


def positions(anno: Game, key: int, link: str) -> Iterator[tuple[Position, random.Random]]:
    """Positions of random games in which the player on turn may begin an action, made harder."""
    chance = random.Random(key)
    for game in range(10_000):
        options = {"players": str(chance.choice((2, 3))), "objective_1": chance.choice(("any", "beryl_omara"))}
        wanted = chance.randrange(40, FURTHEST)
        for number, history in enumerate(random_history(anno.desk(link), options, key * 1000 + game)):
            position = history.position
            if number >= wanted and position.asked and position.asked != ("chance",):
                seat = position.asked[0]
                if "festival" in position.choices(seat):
                    yield harder(anno, position, seat, chance), chance
                    wanted = number + chance.randrange(5, 60)
            if number >= FURTHEST:
                break


def harder(anno: Game, position: Position, seat: str, chance: random.Random) -> Position:
    """Little gold, cards in front of the player that still give something, cubes lifted where they work."""
    made = unpack(anno, position.data)
    player = made["seats"][anno.seats.number(seat)]
    player["gold"] = chance.choice((0, 0, 1, 2, 3, 5))
    if chance.random() < 0.4:
        effects = {card["id"]: "_and_".join(_word(one) for one in card["effects"]) for card in BOX["population_card"]}
        for card in chance.sample([card for card, effect in effects.items() if effect in GIVERS], 2):
            _take(made, player, anno.layout.fields["deck"].of.number(card))  # type: ignore[union-attr]
    for site, place in [(site, place) for site in range(len(player["work"])) for place in range(2)]:
        level = int(player["work"][site, place])
        if level < len(LEVELS) - 1 and chance.random() < 0.25 and made["supply"][level + 1] > 0:
            player["work"][site, place] += 1
            made["supply"][level] += 1
            made["supply"][level + 1] -= 1
    for level in range(len(LEVELS)):
        if player["exhausted"][level] and chance.random() < 0.5:
            player["exhausted"][level] -= 1
            player["ready"][level] += 1
    return Position(position.desk, pack(anno, made))


def _word(effect: Any) -> str:
    return f"{effect.get('token') or effect['type']}_{effect['count']}" if "count" in effect else ""


def _take(made: Any, player: Any, card: int) -> None:
    """A card of a deck comes to lie played in front of a player, if it is in its deck."""
    word, bit = divmod(card, 64)
    if int(made["deck"][word]) >> bit & 1:
        made["deck"][word] = _flipped(made["deck"][word], bit)
        player["played"][word] = _flipped(player["played"][word], bit)
        sizes = [len(cards) for cards in CARDS.values()]
        deck = 0 if card < sizes[0] else 1 if card < sizes[0] + sizes[1] else 2
        made["deck_cards"][deck] -= 1


def _flipped(word: Any, bit: int) -> Any:
    found = int(word) ^ (1 << bit)
    return found - (1 << 64) if found >= 1 << 63 else found


# --- brute force ------------------------------------------------------------------------------------------------------


def relevant(position: Position, seat: str, wish: str) -> set[str]:
    """Steps that could matter for a wish: those that bring what it needs, and calling back whom that may take."""
    cost = COSTS[wish]
    needed = set(cost.get("resources", {}))
    found = {f"{verb} {resource}" for resource in needed for verb in ("trade", "get", "take")}
    player = unpack(position.desk.game, position.data)["seats"][position.desk.game.seats.number(seat)]
    levels = set(cost.get("exhaust", {}))
    for plant in PLANT.words:
        resource, level = MAKES[plant.removesuffix("_2")]
        if resource in needed:
            found.add(f"produce {plant}")
            levels |= {level}
    levels |= {LEVELS[int(level)] for level in player["work"].flat if int(level) < len(LEVELS)}
    found |= {f"recall {level}" for level in levels}
    found |= {f"activate {effect}" for effect in GIVERS}
    return found


class TooMany(Exception):
    """A wish with too many positions to look at."""


def brute(position: Position, seat: str, wish: str) -> list[Position]:
    """All positions in which the wish can be paid, that steps lead to."""
    matters, cost = relevant(position, seat, wish), COSTS[wish]
    seen, waiting, found = {position.data}, [position], []
    while waiting:
        here = waiting.pop()
        if position.desk.game.actions.number(wish) in here.desk.legal(here.data, position.desk.game.seats.number(seat)):
            found.append(here)
        for words in here.choices(seat):
            kind = words.partition(" ")[0]
            answer = kind in ("partner", "exhausted", "at_work")
            if not answer and (words not in matters or _is_idle(here, words, cost)):
                continue
            there = here.after(seat, words)
            if there.data not in seen:
                seen.add(there.data)
                waiting.append(there)
                if len(seen) > MOST_LOOKED_AT:
                    raise TooMany
    return found


def _is_idle(position: Position, words: str, cost: Any) -> bool:
    """Whether a step brings a unit that is there already."""
    kind, _, what = words.partition(" ")
    if kind == "produce":
        what = MAKES[what.removesuffix("_2")][0]
    elif kind not in ("trade", "get", "take"):
        return False
    game = position.desk.game
    there = int(unpack(game, position.data)["pool"][RESOURCE.number(what)])
    return bool(there >= cost["resources"][what])


def spent(before: Position, after: Position, seat: str) -> tuple[int, int, int]:
    """Gold, tokens (with trades), and people: those that are less ready, and those called back for gold on the way."""
    game = before.desk.game
    old, new = unpack(game, before.data), unpack(game, after.data)
    mine, then = (one["seats"][game.seats.number(seat)] for one in (old, new))
    tokens = sum(int(mine[name].sum()) - int(then[name].sum()) for name in ("tokens", "card_tokens"))
    trades = _size(new["traded"]) - _size(old["traded"])
    lost = sum(RECALL[level] * (int(mine["ready"][n]) - int(then["ready"][n])) for n, level in enumerate(LEVELS))
    gold = int(mine["gold"]) - int(then["gold"])
    return gold, tokens + trades, lost + gold


def _size(bits: Any) -> int:
    return sum(int(word).bit_count() for word in bits)


def turned(before: Position, after: Position, seat: str) -> int:
    """How many effects were used."""
    game = before.desk.game
    of = [unpack(game, one.data)["seats"][game.seats.number(seat)]["turned"] for one in (before, after)]
    return _size(of[1]) - _size(of[0])


def in_order(name: str, found: tuple[int, int, int]) -> tuple[int, int, int]:
    """What was spent, in the order in which a way wants it least."""
    gold, tokens, people = found
    return {
        "keep_gold": (gold, tokens, people),
        "keep_tokens": (tokens, gold, people),
        "keep_people": (people, gold, tokens),
    }[name]


def wishes(position: Position, seat: str, chance: random.Random) -> list[str]:
    """What only its price can forbid: some of all, some of what the planner says can be paid for."""
    found = [wish for wish in COSTS if position.why_not(seat, wish) in PAYING]
    payable = [wish for wish in found if any(way.steps for way in ways(position, seat, wish))]
    return list(dict.fromkeys(chance.sample(found, min(len(found), 3)) + chance.sample(payable, min(len(payable), 3))))


def check(anno: Game, count: int, key: int, link: str) -> dict[str, int]:
    """How many wishes were looked at, payable and not."""
    told = {"payable": 0, "not": 0, "left out": 0, "with effects": 0}
    looked = 0
    for position, chance in positions(anno, key, link):
        seat = position.asked[0]
        for wish in wishes(position, seat, chance):
            try:
                could = brute(position, seat, wish)
            except TooMany:
                told["left out"] += 1
                continue
            compare(position, seat, wish, could, told)
        looked += 1
        if looked == count:
            return told
    raise AssertionError


def compare(position: Position, seat: str, wish: str, could: list[Position], told: dict[str, int]) -> None:
    """The planner's ways and all there are."""
    found = [way for way in ways(position, seat, wish) if way.steps]
    assert bool(found) == bool(could), f"{wish}: {len(could)} payments, the planner finds {found}\n{position}"
    if not found:
        told["not"] += 1
        return
    told["payable"] += 1
    lifts = wish.startswith("upgrade")  # who is lifted is another question, and changes who is ready
    ends = could if lifts else [end.after(seat, wish) for end in could]
    fewest = min(turned(position, end, seat) for end in could)
    for way in found:
        after = position.after(seat, way.phrase)  # every step is legal
        if lifts:
            after = position.after(seat, "; ".join(way.steps[:-1])) if len(way.steps) > 1 else position
        used = turned(position, after, seat)
        if used == 0 and fewest == 0:
            none = [then for then in ends if turned(position, then, seat) == 0]
            least = min(in_order(way.name, spent(position, then, seat)) for then in none)
            assert in_order(way.name, spent(position, after, seat)) == least, f"{wish} {way}\n{position}"
        else:
            told["with effects"] += 1


def test_A_030_the_planner_finds_the_cheapest_payment_there_is(anno: Game) -> None:
    told = check(anno, POSITIONS, 1, "checked")
    assert told["payable"] > 0, told
    assert told["not"] > 0, told


@pytest.mark.long
def test_A_030_the_planner_against_brute_force_on_thousands_of_positions(anno: Game) -> None:
    told = check(anno, MANY, 2, best_link())
    print(told)
    assert told["payable"] > MANY // 2
    assert told["with effects"] > 0


# --- what lacks -------------------------------------------------------------------------------------------------------


def given(anno: Game, position: Position, seat: str, gifts: tuple[str, ...]) -> Position:
    """The position after gifts: resources in the pool, ready cubes, tokens on cards, coins."""
    made = unpack(anno, position.data)
    player = made["seats"][anno.seats.number(seat)]
    for gift in gifts:
        if gift in RESOURCE:
            made["pool"][RESOURCE.number(gift)] += 1
        elif gift in LEVELS:
            player["ready"][LEVELS.index(gift)] += 1
        elif gift == "gold":
            player["gold"] += 1
        else:
            player["card_tokens"][TOKEN.number(gift)] += 1
    return Position(position.desk, pack(anno, made))


def lacks(position: Position, seat: str, wish: str) -> list[str]:
    """What the planner says is missing, each as often as it is."""
    (way,) = ways(position, seat, wish)
    found: list[str] = []
    for line in way.notes:
        lack, missing = line.args["lack"], line.args["missing"]
        assert isinstance(lack, Value)
        assert isinstance(missing, int)
        found += [lack.is_] * missing
    return found


def is_payable(position: Position, seat: str, wish: str) -> bool:
    return any(way.steps for way in ways(position, seat, wish))


def test_A_030_what_lacks_is_enough_and_nothing_less_is(anno: Game) -> None:
    """With what the planner says is missing a wish can be paid for, with fewer gifts of any kind it cannot."""
    looked = 0
    for position, chance in positions(anno, 3, "checked"):
        seat = position.asked[0]
        for wish in wishes(position, seat, chance):
            if is_payable(position, seat, wish):
                continue
            missing = lacks(position, seat, wish)
            assert is_payable(given(anno, position, seat, tuple(missing)), seat, wish), (wish, missing, str(position))
            kinds = [*COSTS[wish].get("resources", {}), *LEVELS, *TOKEN.words, "gold"]
            for gifts in combinations_with_replacement(kinds, min(len(missing) - 1, 2)):
                assert not is_payable(given(anno, position, seat, gifts), seat, wish), (wish, gifts, missing)
            looked += 1
        if looked >= POSITIONS * 2:
            return


# --- what is told -----------------------------------------------------------------------------------------------------


def told(position: Position, seat: str = "white", language: str = "en") -> list[str]:
    """The marks of a seat, in sentences."""
    words = Words(position.desk.game, language)
    return [str(words.tell(line)) for line in marks(position, seat)]


def ways_in_words(position: Position, wish: str) -> dict[str, tuple[list[str], list[str]]]:
    words = Words(position.desk.game, "en")
    return {
        way.name: (list(way.steps), [str(words.tell(note)) for note in way.notes])
        for way in ways(position, "white", wish)
    }


def test_A_030_marks_tell_what_can_be_had_when_and_what_lacks(at: At) -> None:
    some = "ready 1 worker 1 artisan; exhausted 1 farmer; spent 2 trade"
    found = told(at(f"white: hand fw_04 fw_07 fw_36 aei_12; built h32=bakery; {some}"))
    assert "Payable now: bricks + bread (3: 2× worker)" in found
    assert "schnapps + bread (3: 2× worker): even after a festival 1 missing: schnapps" in found
    (line,) = [line for line in found if line.startswith("6× exploration token")]
    assert line.endswith("even after a festival 5 missing: " + ", ".join(["exploration token"] * 4))
    assert "Payable now: brewery" not in found
    assert "Payable after your festival: brewery" in found
    assert "Cannot be built now: bakery" not in found  # it can, over the one there is
    assert "Cannot be built now: merchant ship 2" in found


def test_A_030_there_is_a_mark_for_every_card_and_tile(at: At) -> None:
    position = at("white: hand fw_04 fw_07 aei_12")
    assert len(told(position)) == 3 + len(BOX["industry"]) + len(BOX["shipyard"]) + len(BOX["ship"])
    for language in LANGUAGES:
        assert not any("{" in line or "_" in line for line in told(position, language=language))


def test_A_026_marks_of_others_are_those_of_their_own_next_turn(at: At) -> None:
    """The pool belongs to who is on turn."""
    position = at("pool: 1 bread 1 bricks\norange: hand fw_13\nwhite: hand fw_04")
    assert "Payable now: bricks + bread (3: 2× worker)" in told(position)
    assert "goods + beer (3: 1× artisan): even after a festival 1 missing: beer" in told(position, "orange")
    position = at("pool: 1 beer  traded: goods\norange: hand fw_13; built h32=brewery\nwhite: hand fw_04")
    assert "Payable now: goods + beer (3: 1× artisan)" in told(position, "orange")


def test_A_053_ways_tell_what_they_spend_and_who_earns(at: At) -> None:
    position = at("white: hand fw_04; built h32=bakery; gold 3\norange: built h32=bakery; gold 5")
    found = ways_in_words(position, "play fw_04")
    steps, notes = found["keep_gold"]
    assert steps == ["produce brick_factory_start", "produce bakery", "play fw_04"]
    assert notes[:2] == ["ready, worker: 3 → 2", "ready, artisan: 2 → 1"]
    steps, notes = found["keep_people"]
    assert steps == ["trade bricks", "partner yellow", "produce bakery", "play fw_04"]  # yellow is as poor as black
    assert notes == ["trade token: 2 → 0", "ready, worker: 3 → 2", "Yellow earns gold: 1"]


def test_A_070_a_way_calls_back_the_cube_that_blocks(at: At) -> None:
    """Both workplaces of the farm are taken; calling a farmer back from there frees one and brings the cube."""
    blocked = "ready 1 worker; exhausted 2 farmer; work h12=farmer+farmer; spent 2 trade"
    position = at(f"pool: 1 coal\nwhite: gold 1; {blocked}")
    steps = ["recall farmer", "at_work grain_farm", "produce grain_farm", "build bakery"]
    assert ways_in_words(position, "build bakery")["keep_gold"][0] == steps
    position = at(f"pool: 1 coal\nwhite: gold 0; {blocked}")
    assert ways_in_words(position, "build bakery")["keep_gold"] == ([], ["Missing: 1× grain"])


def test_A_227_ways_tell_what_can_no_longer_be_had(at: At) -> None:
    few = "ready 1 farmer 3 worker 1 artisan; spent 2 trade"
    position = at(f"white: hand fw_04 fw_22; built h32=bakery h33=slaughterhouse; {few}")
    _, notes = ways_in_words(position, "play fw_04")["keep_gold"]
    assert "No longer payable then: bricks + sausages (3: 1× engineer)" in notes


def test_A_082_a_wish_that_a_rule_forbids_names_it(at: At) -> None:
    found = ways_in_words(at("gone: 2 brewery"), "build brewery")
    assert list(found.values()) == [([], ["Forbidden by rule A-82."])]


def test_A_030_a_wish_that_cannot_be_paid_tells_what_lacks(at: At) -> None:
    found = ways_in_words(at("white: hand fw_07"), "play fw_07")
    assert list(found.values()) == [([], ["Missing: 1× bread", "Missing: 1× schnapps"])]


def test_A_070_one_cube_may_be_all_that_lacks(at: At) -> None:
    """An artisan makes bricks, is called back, and makes steel beams."""
    there = "pool: 1 timber\nwhite: ready 1 worker; spent 2 trade; gold"
    assert lacks(at(f"{there} 3"), "white", "build shipyard_3") == ["artisan"]
    assert len(lacks(at(f"{there} 2"), "white", "build shipyard_3")) == 2


def test_A_174_a_resource_that_a_card_gives_is_planned_with(at: At) -> None:
    position = at("white: hand fw_01; played aei_28")
    steps, _ = ways_in_words(position, "build cigar_factory")["keep_gold"]
    assert steps == [
        "produce sawmill_start",
        "activate free_new_world_resource_1",
        "take tobacco",
        "build cigar_factory",
    ]
    assert play(position, *(f"white {step}" for step in steps)).problems() == []


def test_several_wishes_one_after_the_other(at: At) -> None:
    position = at("white: hand fw_04; built h32=bakery")
    (way, *_) = ways(position, "white", "play fw_04", "end_turn")
    assert way.steps[-2:] == ("play fw_04", "end_turn")


# --- marks on hand and catalogue --------------------------------------------------------------------------------------


def marked(position: Position, seat: str) -> dict[str, str]:
    """What the marks say of each card in hand and each kind of tile: `play fw_02` now, rested, short or closed."""
    found: dict[str, str] = {}
    for line in marks(position, seat):
        thing, _, when = line.id.removeprefix("note-").rpartition("_")
        word = line.args[thing]
        assert isinstance(word, Value)
        found[f"{'play' if thing == 'card' else 'build'} {word.is_}"] = when
    return found


def next_turn(anno: Game, position: Position, seat: str) -> Position:
    """As if the seat had celebrated and its next turn came while nobody else did anything."""
    made = unpack(anno, position.after(seat, "festival").data)
    made["actions_left"] = 1
    for field in ("traded", "used", "pairs_first", "pool", "removed"):
        made[field] = np.zeros_like(made[field])
    return Position(position.desk, pack(anno, made))


def check_marks(anno: Game, count: int, key: int, link: str) -> dict[str, int]:
    """[U-23] Every mark is what all payments, and some of them what brute force, say; how many of each were seen."""
    seen = dict.fromkeys(("now", "rested", "short", "closed", "brute"), 0)
    looked = 0
    for position, chance in positions(anno, key, link):
        seat = position.asked[0]
        later, told_now = next_turn(anno, position, seat), marked(position, seat)
        for wish, when in told_now.items():
            closed = position.why_not(seat, wish) not in {None, *PAYING}
            expected = "closed" if closed else "now" if is_payable(position, seat, wish) else "rested"
            if expected == "rested" and not is_payable(later, seat, wish):
                expected = "short"
            assert when == expected, f"{wish} is marked {when}, not {expected}\n{position}"
            seen[when] += 1
        for wish in chance.sample([wish for wish in told_now if told_now[wish] != "closed"], 4):
            try:
                assert (told_now[wish] == "now") == bool(brute(position, seat, wish)), f"{wish}\n{position}"
                seen["brute"] += 1
            except TooMany:
                continue
        looked += 1
        if looked == count:
            return seen
    raise AssertionError


def test_U_23_marks_agree_with_exact_feasibility(anno: Game) -> None:
    seen = check_marks(anno, POSITIONS - 1, 3, "checked")
    assert all(seen.values()), seen


@pytest.mark.long
def test_U_23_marks_agree_with_exact_feasibility_on_many_positions(anno: Game) -> None:
    print(check_marks(anno, MANY // 2, 4, best_link()))
