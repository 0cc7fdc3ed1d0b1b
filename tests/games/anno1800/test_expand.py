"""The Expand action: what may be built, where, what goes back, and which ships a shipyard can build."""

from __future__ import annotations

import pytest

from tests.games.anno1800.conftest import BOX, At, get, kinds, play, work

YARDS = "built h32=shipyard_1 h33=shipyard_2"


def fields(position: object) -> set[str]:
    """The fields offered for the tile that is paid for."""
    return {words.removeprefix("field ") for words in position.choices("white")}  # type: ignore[attr-defined]


def cost(group: str, tile: str) -> str:
    """The resources of a tile as a pool."""
    row = next(row for row in BOX[group] if row["id"] == tile)
    return " ".join(f"{count} {resource}" for resource, count in row["cost"].get("resources", {}).items())


def test_A_080_A_081_A_027_building_is_an_action(at: At) -> None:
    built = play(at("pool: 1 grain 1 coal"), "white build brewery", "white field h32")
    assert get(built, "doing") == "expand"
    assert get(built, "actions_left") == 0
    assert get(built, "pool") == {}
    assert built.why_not("white", "festival") == "A-024"
    assert "end_turn" in play(built, "white done").choices("white")


@pytest.mark.parametrize("group", ["industry", "shipyard", "ship"])
def test_A_081_every_tile_can_be_built_for_its_cost(at: At, group: str) -> None:
    for row in BOX[group]:
        pool = cost(group, row["id"])
        ready = "white: built h32=shipyard_3; ready 1 engineer 1 investor 1 artisan"
        position = at(f"{ready}\npool: {pool}" if pool else ready)
        built = play(position, f"white build {row['id']}")
        field = max(fields(built) - {"h32"})
        after = play(built, f"white field {field}")
        assert get(after, "white", "tile")[field] == row["id"]
        assert get(after, "pool") == {}
        assert get(after, "white", "exhausted") == row["cost"].get("exhaust", {})
        assert get(after, "board").get(row["id"], 0) == get(position, "board")[row["id"]] - 1


@pytest.mark.parametrize("both", ["brewery", "shipyard_1"])
def test_A_082_a_tile_must_lie_on_the_gameboard(at: At, both: str) -> None:
    position = at(f"gone: {2 if both == 'brewery' else 4} {both}\npool: 1 grain 1 coal")
    assert position.why_not("white", f"build {both}") == "A-082"
    assert f"build {both}" not in position.choices("white")


def test_A_083_one_industry_an_action(at: At) -> None:
    built = play(at("pool: 2 grain 2 coal", expand_mix="and_or"), "white build brewery", "white field h32")
    assert built.why_not("white", "build bakery") == "A-083"
    assert "build bakery" not in built.choices("white")
    assert built.why_not("white", "build shipyard_1") is None


def test_A_084_one_shipyard_an_action(at: At) -> None:
    built = play(at(expand_mix="and_or"), "white build shipyard_1", "white field h32")
    assert built.why_not("white", "build shipyard_1") == "A-084"
    assert built.why_not("white", "build sawmill") is None


@pytest.mark.parametrize(
    ("first", "field", "other"),
    [
        ("sawmill", "h32", "shipyard_1"),
        ("sawmill", "h32", "trade_ship_1"),
        ("shipyard_1", "h32", "sawmill"),
        ("shipyard_1", "h32", "trade_ship_1"),
        ("trade_ship_1", "h44", "sawmill"),
        ("trade_ship_1", "h44", "shipyard_1"),
    ],
)
def test_A_080_kinds_are_mixed_only_where_the_book_says_so(at: At, first: str, field: str, other: str) -> None:
    pool = "pool: 2 timber 2 sails"
    one_kind = play(at(pool), f"white build {first}", f"white field {field}")
    assert one_kind.why_not("white", f"build {other}") == "A-080"
    and_or = play(at(pool, expand_mix="and_or"), f"white build {first}", f"white field {field}")
    assert and_or.why_not("white", f"build {other}") is None


def test_AE_44_shipyard_and_ship(at: At) -> None:
    mixed = play(at("pool: 2 timber 2 sails", expand_mix="and_or"), "white build shipyard_1", "white field h32")
    for field in ("h44", "h45"):
        mixed = play(mixed, "white build trade_ship_1", f"white field {field}")
    assert get(mixed, "white", "tokens")["trade"] == 4
    one = play(at("pool: 2 timber 2 sails"), "white build trade_ship_1", "white field h44")
    assert one.why_not("white", "build trade_ship_1") == "A-100"


# --- fields


def test_A_085_A_017_A_226_industries_stand_on_land(at: At) -> None:
    built = play(at("white: old old_farmers"), "white build sawmill")
    assert fields(built) == {f"h{row}{column}" for row in (1, 2, 3) for column in range(1, 6)} | {
        "a1",
        "a2",
        "a3",
        "a4",
    }
    assert built.why_not("white", "field h44") == "A-085"


def test_A_086_A_226_shipyards_stand_on_the_coast(at: At) -> None:
    built = play(at("white: old old_farmers"), "white build shipyard_1")
    assert fields(built) == {"h31", "h32", "h33", "h34", "h35", "a3", "a4"}
    assert built.why_not("white", "field h11") == "A-086"


def test_A_087_A_226_ships_lie_at_sea(at: At) -> None:
    built = play(at("pool: 1 timber 1 sails\nwhite: old old_farmers"), "white build trade_ship_1")
    assert fields(built) == {"h41", "h42", "h43", "h44", "h45", "a5", "a6"}
    assert built.why_not("white", "field h32") == "A-087"


def test_A_088_only_on_own_islands_of_the_old_world(at: At) -> None:
    built = play(at("orange: old old_farmers\nwhite: new new_1"), "white build sawmill")
    assert built.why_not("white", "field a1") == "A-088"
    assert "field a1" not in built.choices("white")


def test_A_089_A_090_A_092_A_093_overbuilding(at: At) -> None:
    position = at("white: built h32=bakery; work h32=worker+artisan h31=worker; ready 1 farmer", sound=False)
    assert position.problems() == ["A-220 does not hold."], "a shipyard has no workplaces"
    position = at("white: built h32=bakery; work h32=worker+artisan; ready 1 farmer")
    over = play(position, "white build shipyard_1", "white field h32")
    assert get(over, "white", "tile")["h32"] == "shipyard_1"
    assert get(over, "board")["bakery"] == 2
    assert get(over, "white", "exhausted") == {"worker": 1, "artisan": 1}
    assert "bakery" not in get(over, "white", "industries")


def test_AE_06_A_091_overbuild_what_you_used(at: At) -> None:
    position = at("white: built h13=glassmakers; ready 1 farmer 1 worker")
    made = play(position, "white produce sawmill_start", "white produce glassmakers")
    built = play(made, "white build window_makers", "white field h13")
    assert get(built, "board")["glassmakers"] == 2
    assert get(built, "white", "exhausted") == {"worker": 1}
    assert work(built, "white", "h11") == ["farmer"]
    assert get(built, "white", "tile")["h13"] == "window_makers"
    assert "potato_farm" not in get(built, "white", "industries")


def test_A_220_a_covered_industry_is_not_had(at: At) -> None:
    position = at("white: built h11=bakery")
    assert position.why_not("white", "produce sawmill_start") == "A-031"
    assert "produce bakery" in position.choices("white")


@pytest.mark.parametrize(
    ("wrong", "rule"),
    [
        ("built h32=trade_ship_1", "A-220"),
        ("built h44=bakery", "A-220"),
        ("built h11=shipyard_1", "A-220"),
        ("built a1=bakery", "A-220"),
        ("built h32=sawmill_start", "A-220"),
    ],
)
def test_A_085_A_086_A_087_A_220_what_cannot_stand_there_is_noticed(at: At, wrong: str, rule: str) -> None:
    assert at(f"white: {wrong}", sound=False).problems() in ([f"{rule} does not hold."], ["A-105 does not hold."])


# --- identical industries


def test_AE_23_A_095_A_097_A_098_identical(at: At) -> None:
    pool = "pool: 1 timber 1 wool"
    one = play(at(f"{pool}\nwhite: built h32=sailmakers"), "white build sailmakers")
    assert fields(one) == {"h32"}, "only over itself"
    assert one.why_not("white", "field h33") == "A-095"
    assert "sailmakers_start" in get(one, "white", "industries")
    island = play(at("white: built h32=sailmakers"), "white old_world", "chance draw_old old_sailmakers")
    shown = list(get(island, "white", "tile").values())
    assert shown.count("sailmakers") == 2
    two = at(f"{pool}\nwhite: built h32=sailmakers; old old_sailmakers")
    assert two.why_not("white", "build sailmakers") == "A-095"
    assert "build sailmakers" not in two.choices("white")


def test_A_095_the_two_cotton_mills_are_two_kinds(at: At) -> None:
    position = at("pool: 1 cotton 1 timber\nwhite: built h32=cotton_mill_worker")
    assert "field h33" in play(position, "white build cotton_mill_artisan").choices("white")


def test_A_095_a_fresh_tile_of_the_same_kind_may_replace_the_old_one(at: At) -> None:
    position = at("white: built h32=sawmill; work h32=worker+worker; ready 1 worker")
    fresh = play(position, "white build sawmill", "white field h32")
    assert get(fresh, "white", "exhausted") == {"worker": 2}
    assert get(fresh, "board")["sawmill"] == 1
    assert "produce sawmill" in fresh.choices("white")


def test_AE_25_A_096_in_the_first_edition_an_alternative_covers_its_start_industry(at: At) -> None:
    built = play(at("pool: 1 timber", edition="first"), "white build charcoal_kiln")
    assert fields(built) == {"h21"}
    assert built.why_not("white", "field h32") == "A-096"


def test_AE_48_A_096_covered_start_field(at: At) -> None:
    position = at("pool: 1 coal\nwhite: built h22=bakery", edition="first")
    built = play(position, "white build brick_factory")
    assert fields(built) == {"h22"}
    assert get(play(built, "white field h22"), "board")["bakery"] == 2


def test_A_096_in_the_first_edition_each_industry_once(at: At) -> None:
    position = at("pool: 1 grain 1 coal\nwhite: built h32=brewery", edition="first")
    built = play(position, "white build brewery")
    assert fields(built) == {"h32"}
    assert built.why_not("white", "field h33") == "A-096"
    island = at("white: old old_warehouse; ready 2 artisan\npool: 1 bricks", edition="first")
    assert island.why_not("white", "build warehouse") == "A-096"
    assert "build warehouse" not in island.choices("white")
    both = at("white: old old_warehouse; built h24=warehouse; ready 2 artisan\npool: 1 bricks", edition="first")
    assert both.why_not("white", "build warehouse") == "A-096"


def test_A_098_any_number_of_shipyards(at: At) -> None:
    position = at(f"white: {YARDS} h34=shipyard_1 h35=shipyard_1")
    assert "build shipyard_1" in position.choices("white")


def test_AE_22_A_099_free_tiles(at: At) -> None:
    position = at("white: ready 0 farmer; exhausted 4 farmer 3 worker 2 artisan; spent 2 trade 1 exploration")
    assert {"build sawmill", "build shipyard_1"} <= set(position.choices("white"))
    assert play(position, "white build sawmill", "white field h32", "white done").problems() == []


# --- ships


def ships(at: At, *strengths: int) -> list[str | None]:
    """What forbids each ship of a list, the others built before it."""
    start = at(f"white: {YARDS}; old old_farmers\npool: 9 timber 9 sails 9 goods 9 steam_motors")
    found: list[str | None] = []
    sea = ["h44", "h45", "a5", "a6"]
    for strength in strengths:
        rule = start.why_not("white", f"build trade_ship_{strength}")
        found.append(rule)
        if rule:
            assert f"build trade_ship_{strength}" not in start.choices("white")
            break
        start = play(start, f"white build trade_ship_{strength}", f"white field {sea.pop(0)}")
    return found


def test_AE_07_A_100_A_101_A_102_ship_capacity(at: At) -> None:
    assert ships(at, 1, 1, 1) == [None] * 3
    assert ships(at, 2, 1, 1) == ships(at, 1, 2, 1) == ships(at, 1, 1, 2) == [None] * 3
    assert ships(at, 2, 2) == [None, "A-100"]
    assert ships(at, 3) == ["A-101"]
    assert ships(at, 1, 1, 1, 1) == [None, None, None, "A-100"]


def test_AE_24_A_101_A_102_two_small_shipyards_build_no_large_ship(at: At) -> None:
    position = at("white: built h32=shipyard_1\npool: 1 timber 1 sails 1 goods")
    assert position.why_not("white", "build trade_ship_2") == "A-101"
    assert "build trade_ship_2" not in position.choices("white")


def test_AE_08_A_103_A_104_new_tokens_pay_for_the_next_ship(at: At) -> None:
    position = at(f"""
        white: {YARDS}; ready 2 farmer 2 artisan
        orange: built h32=weapon_factory
        """)
    made = play(position, *["white produce sawmill_start", "white produce sailmakers_start"] * 2)
    goods = play(made, "white trade goods", "white partner orange")
    ship = play(goods, "white build trade_ship_2", "white field h44")
    assert get(ship, "white", "tokens")["trade"] == 2
    weapons = play(ship, "white trade weapons", "white build exploration_ship_1", "white field h45")
    assert get(weapons, "white", "tokens") == {"exploration": 2}
    assert get(weapons, "white", "spent") == {"trade": 4}
    assert get(weapons, "orange", "gold") == 2
    assert not {field for field in ("h44", "h45") if field not in get(weapons, "white", "tile")}


def test_A_100_a_shipyard_that_is_gone_builds_no_more(at: At) -> None:
    """[AR-27] No more ships of an action than shipyards at that moment, though those built stay."""
    start = at("white: built h32=shipyard_2 h33=shipyard_1\npool: 9 timber 9 sails 9 goods")
    one = play(start, "white build trade_ship_1", "white field h44", "white build trade_ship_1", "white field h45")
    gone = play(one, "white remove", "white field h33")
    assert gone.why_not("white", "build trade_ship_2") == "A-100"
    kept = play(start, "white build trade_ship_1", "white field h44", "white remove", "white field h33")
    assert kept.why_not("white", "build trade_ship_2") is None


def test_A_105_AE_35_tokens_of_ships(at: At) -> None:
    position = at("white: built h33=shipyard_2; spent 1 trade\npool: 1 sails 1 goods 1 timber")
    over = play(position, "white build trade_ship_2", "white field h42")
    assert get(over, "white", "tokens")["trade"] == 3
    assert "trade" not in get(over, "white", "spent")
    later = at("white: built h33=shipyard_2 h42=trade_ship_2")
    back = play(later, "white build shipyard_1", "white field h34", "white remove", "white field h42")
    assert get(back, "white", "tokens")["trade"] == 1
    assert get(back, "white", "spent") == {"trade": 1}
    assert get(back, "white", "tile")["h42"] == "trade_ship_1"


def test_A_105_tokens_on_cards_are_not_touched(at: At) -> None:
    position = at("white: cards 3 trade; built h32=shipyard_2\npool: 1 sails 1 timber 1 goods")
    over = play(position, "white build trade_ship_2", "white field h41")
    assert get(over, "white", "card_tokens") == {"trade": 3}


@pytest.mark.parametrize("wrong", ["spent", "tokens"])
def test_A_105_tokens_that_no_ship_carries_are_noticed(at: At, anno: object, wrong: str) -> None:
    text = str(at()).replace("tokens 2 trade 1 exploration", f"{wrong} 3 trade 1 exploration", 1)
    assert anno.read(text, "checked").problems() == ["A-105 does not hold."]  # type: ignore[attr-defined]


# --- returning tiles


def test_AE_26_A_094_removal(at: At) -> None:
    two = "white: built h32=bakery h33=brewery"
    for edition, most in (("revised", 1), ("first", 2)):
        position = play(at(two, edition=edition), "white build shipyard_1", "white field h34")
        position = play(position, "white remove", "white field h32")
        assert get(position, "board")["bakery"] == 2
        if most == 1:
            assert position.why_not("white", "remove") == "A-094"
            assert "remove" not in kinds(position)
        else:
            position = play(position, "white remove", "white field h33")
            assert get(position, "board")["brewery"] == 2
            assert play(position, "white done").problems() == []


def test_A_094_a_return_before_the_first_build_is_followed_by_it(at: At) -> None:
    position = at("white: built h32=bakery; work h32=worker+worker")
    gone = play(position, "white remove", "white field h32")
    assert kinds(gone) == {"build"}
    assert gone.why_not("white", "done") == "A-229"
    assert get(gone, "white", "exhausted") == {"worker": 2}
    assert play(gone, "white build sawmill", "white field h32", "white done").problems() == []


def test_A_094_a_return_that_no_build_could_follow_is_refused(at: At) -> None:
    """Both free tiles are out of reach: all stand elsewhere, and what is returned costs too much."""
    gone = "gone: 2 sawmill 2 shipyard_1"
    position = at(f"{gone}\norange: built h32=shipyard_1 h33=shipyard_1\nwhite: built h32=bakery")
    assert position.why_not("white", "remove") == "A-094"
    assert "remove" not in kinds(position)
    covered = at(f"pool: 1 grain 1 coal\n{gone}\norange: built h32=shipyard_1 h33=shipyard_1\nwhite: built h32=bakery")
    again = play(covered, "white remove", "white field h32")
    assert "build bakery" in again.choices("white"), "what was returned can be built again"


def test_A_094_the_returned_tile_itself_may_be_what_is_built(at: At) -> None:
    gone = "gone: 1 sawmill 2 shipyard_1"
    position = at(f"{gone}\norange: built h32=shipyard_1 h33=shipyard_1\nwhite: built h32=sawmill")
    moved = play(position, "white remove", "white field h32", "white build sawmill", "white field h33")
    assert get(moved, "white", "tile")["h33"] == "sawmill"


def test_A_094_printed_tiles_cannot_be_returned(at: At) -> None:
    position = play(at("white: built h32=bakery"), "white build shipyard_1", "white field h33", "white remove")
    assert fields(position) == {"h32", "h33"}
    assert position.why_not("white", "field h11") == "A-094"
    nothing = at()
    assert nothing.why_not("white", "remove") == "A-094"
    assert nothing.why_not("white", "field h11") == "A-229"


def test_A_221_what_lay_below_is_had_again(at: At) -> None:
    position = at("white: built h11=bakery")
    back = play(position, "white build shipyard_1", "white field h32", "white remove", "white field h11")
    assert {"produce sawmill_start"} <= set(back.choices("white"))
    assert "bakery" not in get(back, "white", "industries")


def test_AE_52_A_221_duplicate_uncovered(at: At) -> None:
    position = at("white: old old_sailmakers; built a1=bakery h32=sailmakers\npool: 1 timber 1 wool")
    back = play(position, "white build shipyard_1", "white field h33", "white remove", "white field a1")
    assert list(get(back, "white", "tile").values()).count("sailmakers") == 2
    done = play(back, "white done")
    assert (
        at("white: old old_sailmakers; built h32=sailmakers\npool: 1 timber 1 wool").why_not(
            "white", "build sailmakers"
        )
        == "A-095"
    )
    assert done.problems() == []


def test_A_222_printed_tiles_are_not_of_the_gameboard(at: At) -> None:
    position = play(at(), "white old_world", "chance draw_old old_warehouse")
    assert get(position, "board")["warehouse"] == 2
    over = play(at("white: old old_warehouse"), "white build shipyard_1", "white field h32")
    assert get(over, "board")["warehouse"] == 2
