"""What the box prints, and an owner's values over it: merged by id, checked, and never mixed up with the usual box."""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ostrov.engine import box
from ostrov.engine.errors import BoxError
from ostrov.engine.game import Game, load_package
from tests.engine.declared import BAZAAR, MANY, bazaar, write_package


def the_box() -> dict[str, Any]:
    return {
        "cards": {"source": "rulebook", "dealt": 3, "open": True, "share": 0.5},
        "tile": [{"id": "H1", "yields": "ore", "chance": 2}, {"id": "H2", "yields": "wool", "chance": 5}],
        "prices": [3, 5, 7],
        "empty": [],
    }


def merged(**own: Any) -> dict[str, Any]:
    data = the_box()
    box.merge(data, own, "mine.toml")
    return data


# --- merging ------------------------------------------------------------------------------------------------------


def test_an_owners_value_is_put_over_the_shipped_one() -> None:
    assert merged(cards={"dealt": 4})["cards"] == {"source": "rulebook", "dealt": 4, "open": True, "share": 0.5}


def test_rows_are_merged_by_their_id_whatever_their_order() -> None:
    found = merged(tile=[{"id": "H2", "chance": 6}])
    assert found["tile"] == [
        {"id": "H1", "yields": "ore", "chance": 2},
        {"id": "H2", "yields": "wool", "chance": 6},
    ]


def test_a_list_without_ids_is_replaced_whole() -> None:
    assert merged(prices=[1, 1, 1])["prices"] == [1, 1, 1]


def test_nothing_of_ones_own_changes_nothing() -> None:
    assert merged() == the_box()


@pytest.mark.parametrize(
    ("own", "sentence"),
    [
        ({"card": {}}, r"mine\.toml: card is not in the box; it has: cards, tile, prices, empty\."),
        (
            {"cards": {"delt": 4}},
            r"mine\.toml: cards: delt is not in the box; it has: source, dealt, open, share\.",
        ),
        (
            {"tile": [{"id": "H3", "chance": 6}]},
            r"mine\.toml: tile: each row needs an id of the box, not 'H3'; it has: H1, H2\.",
        ),
        ({"tile": [{"chance": 6}]}, r"mine\.toml: tile: each row needs an id of the box, not None; it has: H1, H2\."),
        ({"tile": [7]}, r"mine\.toml: tile: each row needs an id of the box, not None; it has: H1, H2\."),
        (
            {"tile": [{"id": "H2", "luck": 6}]},
            r"mine\.toml: tile H2: luck is not in the box; it has: id, yields, chance\.",
        ),
        ({"cards": {"dealt": "four"}}, r"mine\.toml: cards: dealt is a whole number, not a text\."),
        ({"cards": {"dealt": 4.0}}, r"mine\.toml: cards: dealt is a whole number, not a number\."),
        ({"cards": {"dealt": True}}, r"mine\.toml: cards: dealt is a whole number, not a yes or no\."),
        ({"cards": {"open": 1}}, r"mine\.toml: cards: open is a yes or no, not a whole number\."),
        ({"cards": [3]}, r"mine\.toml: cards is a table, not a list\."),
        ({"tile": {"H1": 3}}, r"mine\.toml: tile is a list, not a table\."),
        ({"tile": [{"id": "H1", "chance": "6"}]}, r"mine\.toml: tile H1: chance is a whole number, not a text\."),
        ({"prices": [1, "two", 3]}, r"mine\.toml: prices is a list of whole numbers\."),
    ],
)
def test_what_does_not_fit_is_told_with_its_place(own: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BoxError, match=f"^{sentence}$"):
        merged(**own)


def test_yes_is_no_number_in_a_list_either() -> None:
    with pytest.raises(BoxError, match="prices is a list of whole numbers"):
        merged(prices=[True, False, True])


def test_an_id_that_is_a_list_is_no_id() -> None:
    with pytest.raises(BoxError, match="each row needs an id"):
        merged(tile=[{"id": ["H1"]}])


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-9, 9) | st.floats(0, 1) | st.sampled_from(["H1", "H2", "ore"]),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from("id yields chance dealt open source".split()), inner, max_size=3)
    ),
    max_leaves=6,
).filter(lambda value: "'id': [" not in repr(value) and "'id': {" not in repr(value))  # the failing test above


@MANY
@given(st.dictionaries(st.sampled_from(["cards", "tile", "prices", "empty", "card"]), VALUES, max_size=3))
def test_whatever_an_owner_writes_is_merged_or_refused(own: dict[str, Any]) -> None:
    data = the_box()
    try:
        box.merge(data, own, "mine.toml")
    except BoxError:
        return
    assert data.keys() == the_box().keys()
    assert [row["id"] for row in data["tile"]] in (["H1", "H2"], ["H1", "H1"], ["H2", "H2"], ["H2", "H1"])
    assert type(data["cards"]["dealt"]) is int


# --- files --------------------------------------------------------------------------------------------------------


def test_a_broken_file_is_told_with_its_place(tmp_path: Path) -> None:
    own = tmp_path / "mine.toml"
    own.write_text("[cards\ndealt = 4\n", encoding="utf-8")
    with pytest.raises(BoxError, match=rf"^{own}: .*line 1"):
        box.from_file(own)


def test_a_file_that_is_no_text_is_told(tmp_path: Path) -> None:
    own = tmp_path / "mine.toml"
    own.write_bytes(b"\xff\xfe\x00rubbish")
    with pytest.raises(BoxError, match=rf"^The box file {own} cannot be read: "):
        box.from_file(own)


def test_a_file_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(BoxError, match=r"^The box file .*nothing\.toml cannot be read: "):
        box.from_file(tmp_path / "nothing.toml")


def test_all_files_of_the_box_are_one() -> None:
    package = write_package(
        "box_of_two_files",
        {"data/a.toml": "[cards]\ndealt = 3\n", "data/b.toml": "[[tile]]\nid = 'H1'\n", "data/notes.txt": "not data"},
    )
    assert box.read(package) == {"cards": {"dealt": 3}, "tile": [{"id": "H1"}]}


def test_a_shipped_file_that_is_broken_is_named() -> None:
    package = write_package("box_that_is_broken", {"data/tiles.toml": "tile = \n"})
    with pytest.raises(BoxError, match=r"^box_that_is_broken/data/tiles\.toml: "):
        box.read(package)


# --- games with another box ---------------------------------------------------------------------------------------


def prices(game: Game) -> list[int]:
    found: list[int] = (
        game.modules["stalls"].PRICE.tolist() if "stalls" in game.modules else game.modules["state"].PRICE.tolist()
    )
    return found


def own_box(folder: Path, content: str = "prices = [1, 1, 90]\n") -> Path:
    (folder / "mine.toml").write_text(content, encoding="utf-8")
    return folder / "mine.toml"


def test_a_game_with_an_owners_box_plays_beside_the_usual_one(tmp_path: Path) -> None:
    """Each has tables of its own, whichever was loaded first and whichever link it runs on."""
    usual = bazaar()
    before = usual.start("checked").points("red")["both"]
    mine = load_package(usual.package, own_box(tmp_path))
    assert prices(mine) == [1, 1, 90]
    assert prices(usual) == [3, 5, 7]
    for link in ("checked", "cpu"):
        if link == "cpu":
            pytest.importorskip("numba")
        assert mine.start(link).points("red")["both"] == before - 7 + 90
        assert usual.start(link).points("red")["both"] == before


@pytest.mark.parametrize("own_first", [True, False])
def test_the_usual_game_keeps_its_tables_whichever_is_loaded_first(tmp_path: Path, own_first: bool) -> None:
    package = write_package(f"bazaar_first_{own_first}", BAZAAR)
    own = own_box(tmp_path)
    order = [own, None] if own_first else [None, own]
    games = {where: load_package(package, where) for where in order}
    assert prices(games[own]) == [1, 1, 90]
    assert prices(games[None]) == [3, 5, 7]
    assert games[None].box_hash != games[own].box_hash
    assert importlib.import_module(f"{package}.state").PRICE.tolist() == [3, 5, 7]
    assert load_package(package) is games[None]
    assert load_package(package, own) is games[own]


def test_the_usual_hash_is_the_same_when_rules_were_imported_before_and_mine_loaded_between(tmp_path: Path) -> None:
    """The usual tables are in memory already and are not read again; the hash must not be the other box's."""
    package = write_package("bazaar_imported_before", BAZAAR)
    importlib.import_module(f"{package}.state")
    mine = load_package(package, own_box(tmp_path))
    assert prices(load_package(package)) == [3, 5, 7]
    assert load_package(package).box_hash == bazaar().box_hash != mine.box_hash


def test_the_boxs_hash_follows_its_values(tmp_path: Path) -> None:
    """It travels with a match: who has another box is told so instead of replaying nonsense."""
    usual = bazaar()
    (tmp_path / "same").mkdir()
    (tmp_path / "other").mkdir()
    same = load_package(usual.package, own_box(tmp_path / "same", "prices = [3, 5, 7]\n"))
    other = load_package(usual.package, own_box(tmp_path / "other"))
    assert same.box_hash == usual.box_hash != other.box_hash
    assert same.layout_hash == usual.layout_hash == other.layout_hash


def test_a_box_that_does_not_fit_leaves_the_usual_game_alone(tmp_path: Path) -> None:
    usual = bazaar()
    with pytest.raises(BoxError, match=r"^mine\.toml: price is not in the box; it has: prices, stall\.$"):
        load_package(usual.package, own_box(tmp_path, "price = 3\n"))
    assert box.read(usual.package)["prices"] == [3, 5, 7]
    assert importlib.import_module(f"{usual.package}.state") is usual.modules["state"]
    assert load_package(usual.package) is usual


@pytest.mark.parametrize("own_first", [False, True])
def test_the_usual_game_is_what_others_import_from_its_parent(tmp_path: Path, own_first: bool) -> None:
    """`from shelf import bazaar` asks the parent package before it asks sys.modules."""
    shelf = write_package(f"shelf_{own_first}", {})
    package = write_package(f"{shelf}.bazaar", BAZAAR)
    if not own_first:
        load_package(package)
    load_package(package, own_box(tmp_path))
    scope: dict[str, Any] = {}
    exec(f"from {shelf} import bazaar\nfrom {shelf}.bazaar import state", scope)
    assert scope["state"].PRICE.tolist() == [3, 5, 7]
    assert scope["bazaar"].state.PRICE.tolist() == [3, 5, 7]
