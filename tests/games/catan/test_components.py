"""Chapter 1, components and limits: C-001 to C-011, C-129, C-130."""

from __future__ import annotations

from collections import Counter

import pytest

from ostrov.engine.game import Game
from ostrov.engine.history import History
from ostrov.engine.position import CHANCE, Position
from ostrov.engine.text import unpack
from tests.games.catan.conftest import (
    BOX,
    LAND,
    OF_EACH,
    PATHS,
    RESOURCES,
    SEATS,
    At,
    bank,
    edge,
    hand,
    play,
    random_games,
    roll,
    shown,
)

HALF_THE_COAST = "V0-V4-V1-V5-V2-V6-V10-V15-V20-V26-V32-V37-V42-V46-V50-V53"  # fifteen paths
FIVE_SETTLEMENTS = "blue: settlements V0 V1 V2 V15 V26; roads V0-V4-V1-V5-V2-V6-V10-V15-V20-V26-V32"
FOUR_CITIES = "blue: settlements V26; cities V0 V1 V2 V15; roads V0-V4-V1-V5-V2-V6-V10-V15-V20-V26"
PRICE_OF = {"settlement": "1 lumber 1 brick 1 wool 1 grain", "city": "3 ore 2 grain", "card": "1 wool 1 grain 1 ore"}


def test_C_001_the_hexes(catan: Game) -> None:
    hexes = catan.start("checked").outcomes()
    assert hexes == {
        "lay forest": 4,
        "lay pasture": 4,
        "lay fields": 4,
        "lay hills": 3,
        "lay mountains": 3,
        "lay desert": 1,
    }
    assert sum(hexes.values()) == len(LAND) == 19


@pytest.mark.parametrize(
    ("terrain", "resource"),
    [("forest", "lumber"), ("hills", "brick"), ("pasture", "wool"), ("fields", "grain"), ("mountains", "ore")],
)
def test_C_002_what_a_terrain_gives(at: At, terrain: str, resource: str) -> None:
    position = at(f"terrain: H0={terrain}  phase: before_roll\nwhite: settlements V0")
    assert hand(roll(position, 11), "white") == {resource: 1}


@pytest.mark.parametrize("total", [2, 3, 4, 5, 6, 8, 9, 10, 11, 12])
def test_C_002_the_desert_gives_nothing(at: At, total: int) -> None:
    position = at("robber: H0  phase: before_roll\nwhite: settlements V27")  # a coast crossing of the desert alone
    assert hand(roll(position, total), "white") == {}


def test_C_003_the_number_tokens() -> None:
    letters = zip(BOX["number_tokens"]["letters"], BOX["number_tokens"]["numbers"], strict=True)
    on_the_back = "A5 B2 C6 D3 E8 F10 G9 H12 I11 J4 K8 L10 M9 N4 O5 P6 Q3 R11"
    assert " ".join(f"{letter}{number}" for letter, number in letters) == on_the_back


@pytest.mark.parametrize("tokens", ["spiral", "random"])
def test_C_003_every_token_is_laid_once(catan: Game, tokens: str) -> None:
    for position in random_games(catan.start("checked", tokens=tokens), range(3), limit=80):
        if "phase: settle" in str(position):
            words = shown(position, "token").split()
            numbers = Counter(int(word) for word in words[::2])
            assert numbers == {2: 1, 12: 1} | dict.fromkeys((3, 4, 5, 6, 8, 9, 10, 11), 2)
            break
    else:
        pytest.fail("no game came to its founding phase")


def test_C_004_nineteen_cards_of_each_resource(catan: Game) -> None:
    assert bank(catan.start("checked")) == dict.fromkeys(RESOURCES, 19)
    assert sum(bank(catan.start("checked")).values()) == BOX["resource_cards"]["total"] == 95


def test_C_005_the_development_deck(at: At) -> None:
    cards = play(at(f"blue: hand {PRICE_OF['card']}"), "blue buy_card").outcomes()
    kinds = {"knight": 14, "road_building": 2, "year_of_plenty": 2, "monopoly": 2, "victory_point": 5}
    assert cards == {f"draw {kind}": count for kind, count in kinds.items()}
    assert sum(cards.values()) == 25


def test_C_005_a_card_too_few_is_noticed(catan: Game, at: At) -> None:
    text = str(at())
    for wrong in ("13 knight", "14 knight 1 monopoly", "14 knight"):
        lost = catan.read(text.replace("14 knight 2 road_building 2 year_of_plenty 2 monopoly", wrong), "checked")
        assert lost.problems() == ["C-005 does not hold."]
    assert at("deck_left: 24", sound=False).problems() == ["C-005 does not hold."]


def test_C_006_fifteen_roads_and_no_more(at: At) -> None:
    rich = "hand 1 lumber 1 brick"
    last = at(f"blue: settlements V0; roads {HALF_THE_COAST.removesuffix('-V53')}; {rich}")
    assert last.why_not("blue", f"build_road {edge('V0-V3')}") is None
    built = play(last, f"blue build_road {edge('V0-V3')}")
    assert shown(built, "roads_left", "blue") == "0"
    position = at(f"blue: settlements V0; roads {HALF_THE_COAST}; {rich}")
    assert position.why_not("blue", f"build_road {edge('V0-V3')}") == "C-006"
    assert not [words for words in position.choices("blue") if words.startswith("build_road")]


def test_C_006_a_road_piece_is_missed_before_the_price(at: At) -> None:
    position = at(f"blue: settlements V0; roads {HALF_THE_COAST}")
    assert position.why_not("blue", f"build_road {edge('V0-V3')}") == "C-006"


def test_C_006_nor_is_there_a_sixteenth_road_for_nothing(at: At) -> None:
    position = at(f"free_roads: 1  card_played: yes\nblue: settlements V0; roads {HALF_THE_COAST}")
    assert position.why_not("blue", f"build_road {edge('V0-V3')}") == "C-006"


def test_C_006_five_settlements_and_no_more(at: At) -> None:
    position = at(f"{FIVE_SETTLEMENTS}-V37; hand {PRICE_OF['settlement']}")
    assert position.why_not("blue", "build_settlement V37") == "C-006"
    assert "build_settlement V37" not in position.choices("blue")
    four = at(f"{FIVE_SETTLEMENTS.replace(' V15 ', ' ')}-V37; hand {PRICE_OF['settlement']}")
    assert shown(play(four, "blue build_settlement V37"), "settlements_left", "blue") == "0"


def test_C_006_four_cities_and_no_more(at: At) -> None:
    position = at(f"{FOUR_CITIES}; hand {PRICE_OF['city']}")
    assert position.why_not("blue", "build_city V26") == "C-006"
    assert "build_city V26" not in position.choices("blue")
    three = at(f"{FOUR_CITIES.replace(' V15;', ';')}; hand {PRICE_OF['city']}")
    assert three.why_not("blue", "build_city V26") is None
    assert shown(play(three, "blue build_city V26"), "cities_left", "blue") == "0"


@pytest.mark.parametrize("told", ["roads_left 14", "settlements_left 5", "cities_left 3", "reached V0"])
def test_C_006_a_wrong_stock_is_noticed(at: At, told: str) -> None:
    position = at(f"blue: settlements V0; roads V0-V4-V1; {told}", sound=False)
    assert position.problems() == ["C-006 does not hold."]


def test_C_007_a_raised_settlement_goes_back_to_the_stock(at: At) -> None:
    before = at(f"blue: settlements V0 V1; hand {PRICE_OF['city']}")
    after = play(before, "blue build_city V0")
    assert [shown(p, "settlements_left", "blue") for p in (before, after)] == ["3", "4"]
    assert shown(after, "cities_left", "blue") == "3"
    assert shown(after, "settlements", "blue") == "V1"
    assert after.problems() == []


def test_C_008_without_a_settlement_piece_one_must_be_raised_first(at: At) -> None:
    position = at(f"{FIVE_SETTLEMENTS}-V37; hand 1 lumber 1 brick 1 wool 3 grain 3 ore")
    assert position.why_not("blue", "build_settlement V37") == "C-006"
    raised = play(position, "blue build_city V26")
    assert "build_settlement V37" in raised.choices("blue")
    assert play(raised, "blue build_settlement V37").problems() == []


def test_C_009_no_card_is_made_or_lost_in_random_games(catan: Game) -> None:
    """Cards chosen after a seven count until they are in the bank. Texts are slow, so the records are counted."""
    discards = thefts = 0
    for start in (
        catan.start("checked", setup="beginner", phases="combined"),
        catan.start("checked", players=3, tokens="random", trade="off"),
        catan.start("checked", setup="beginner", trade="off", players=3),
    ):
        for position in random_games(start, range(3), limit=800):
            whole = unpack(catan, position.data)
            seats = whole["seats"]
            cards = whole["bank"] + seats["hand"].sum(axis=0) + seats["returning"].sum(axis=0)
            assert cards.tolist() == [OF_EACH] * len(RESOURCES), str(position)
            assert (seats["hand"] >= 0).all()
            discards += int(seats["returning"].any())
            thefts += int(position.asked == (CHANCE,) and "steal" in " ".join(position.outcomes()))
    assert discards > 0
    assert thefts > 0


@pytest.mark.parametrize("hand_or_bank", ["bank: 18 ore", "bank: 17 ore\nblue: hand 1 ore; cards 1"])
def test_C_009_a_lost_card_is_noticed(catan: Game, hand_or_bank: str) -> None:
    position = catan.read(f"catan players=3 setup=beginner  rules 1\n{hand_or_bank}", "checked")
    assert position.problems() == ["C-009 does not hold."]


def test_C_010_hands_are_secret_and_their_sizes_are_not(at: At) -> None:
    position = at("blue: hand 2 ore 1 wool\nwhite: hand 3 grain")
    by_white = position.seen_by("white")
    assert shown(by_white, "hand", "blue") == "?"
    assert shown(by_white, "cards", "blue") == "3"
    assert hand(by_white, "white") == {"grain": 3}
    assert bank(by_white) == {"lumber": 19, "brick": 19, "wool": 18, "grain": 16, "ore": 17}
    other = at("bank: 18 wool 17 ore 16 grain\nblue: hand 2 grain 1 wool\nwhite: hand 1 grain 2 ore")
    assert position.seen_by(CHANCE) == other.seen_by(CHANCE), "two games nobody at the table can tell apart"


def test_C_010_a_wrong_size_is_noticed(at: At) -> None:
    assert at("blue: hand 2 ore; cards 3", sound=False).problems() == ["C-010 does not hold."]
    assert at("blue: hand 2 ore; known 3 ore", sound=False).problems() == ["C-010 does not hold."]
    assert at("blue: unplayed 2 knight; development 1", sound=False).problems() == ["C-010 does not hold."]
    assert at("blue: unplayed 1 knight; fresh 2 knight", sound=False).problems() == ["C-010 does not hold."]


def test_C_011_nine_harbours_on_the_coast() -> None:
    kinds = Counter(row["kind"] for row in BOX["harbour"])
    assert kinds == {"any": 4, **dict.fromkeys(RESOURCES, 1)}
    crossings = [crossing for row in BOX["harbour"] for crossing in row["vertices"]]
    assert len(set(crossings)) == 18
    for row in BOX["harbour"]:
        assert PATHS[row["edge"]] == tuple(row["vertices"])
        assert tuple(row["hex"]) in LAND
        assert tuple(row["sea_hex"]) not in LAND


HARBOURS = {
    "any": "0 3 26 32 49 52 47 51",
    "grain": "1 5",
    "ore": "10 15",
    "wool": "42 46",
    "brick": "33 38",
    "lumber": "11 16",
}


def test_C_011_a_harbour_serves_its_two_crossings_and_no_other(at: At) -> None:
    founding = at("phase: settle", setup="variable")
    kinds = {f"V{crossing}": kind for kind, crossings in HARBOURS.items() for crossing in crossings.split()}
    for crossing in (f"V{n}" for n in range(54)):
        rates = shown(play(founding, f"blue build_settlement {crossing}"), "rate", "blue")
        kind = kinds.get(crossing)
        every = " ".join(f"3 {resource}" for resource in RESOURCES)
        assert rates == {"any": every, None: ""}.get(kind, f"2 {kind}"), crossing


def test_C_011_the_frame_of_a_new_game(catan: Game) -> None:
    kinds = "P1=any P2=grain P3=ore P4=any P5=wool P6=any P7=any P8=brick P9=lumber"
    assert shown(catan.start("checked", setup="beginner"), "harbour") == kinds


def test_C_129_faces_are_secret_and_numbers_of_cards_are_not(at: At) -> None:
    position = at("blue: unplayed 2 knight 1 monopoly; fresh 1 monopoly; played 1 knight")
    by_white = position.seen_by("white")
    assert [shown(by_white, name, "blue") for name in ("unplayed", "development")] == ["?", "3"]
    assert [shown(by_white, name, "blue") for name in ("fresh", "bought")] == ["?", "1"]
    assert shown(by_white, "played", "blue") == "1 knight"
    assert shown(position.seen_by("blue"), "unplayed", "blue") == "2 knight 1 monopoly"
    for viewer in (*SEATS, CHANCE):
        seen = position.seen_by(viewer)
        assert [shown(seen, name) for name in ("deck", "deck_left")] == ["?", "21"]


def test_C_129_only_the_buyer_sees_the_card(at: At) -> None:
    bought = play(at(f"blue: hand {PRICE_OF['card']}"), "blue buy_card")
    knight, monopoly = (play(bought, f"chance draw {card}") for card in ("knight", "monopoly"))
    for viewer in ("white", "orange", "red", CHANCE):
        assert knight.seen_by(viewer) == monopoly.seen_by(viewer)
    assert knight.seen_by("blue") != monopoly.seen_by("blue")
    log = History(bought.desk, bought.data)
    log.act(CHANCE, "draw knight")
    seats = [*range(4), log.game.chance]
    assert [log.words_for(0, seat) for seat in seats] == ["draw knight", *["draw ?"] * 4]
    assert shown(knight, "deck_left") == "24"


def test_C_130_everything_else_lies_open(at: At) -> None:
    """Each field is told to everybody as it is, but hands, faces and what is being chosen."""
    position = at("""
        longest_road: blue  largest_army: white  robber: H3
        blue: settlements V8; cities V14; hand 2 ore; unplayed 1 knight; fresh 1 knight; played 1 monopoly
        white: cities V39; roads V39-V44-V40; hand 9 wool; played 3 knight; returning 1 wool; owes 4
        """)
    whole, seen = str(position).splitlines()[1:], str(position.seen_by(CHANCE)).splitlines()[1:]
    plain = {field for line in whole if line.split(":")[0] not in SEATS for field in line.split("  ")}
    told = {field for line in seen if line.split(":")[0] not in SEATS for field in line.split("  ")}
    assert plain ^ told == {f"deck: {shown(position, 'deck')}", "deck: ?"}
    for seat in ("blue", "white"):
        secret = {"hand", "unplayed", "fresh", "returning"}
        (mine,) = (line.partition(": ")[2].split("; ") for line in whole if line.startswith(f"{seat}:"))
        (open_,) = (line.partition(": ")[2].split("; ") for line in seen if line.startswith(f"{seat}:"))
        assert [part for part in mine if part.split()[0] not in secret] == [part for part in open_ if "?" not in part]
        assert {part for part in open_ if "?" in part} == {f"{name} ?" for name in secret}


def test_C_130_cards_that_pass_openly_are_known(at: At) -> None:
    position = at("phase: before_roll\nblue: settlements V8; hand 2 ore\nwhite: hand 3 wool; unplayed 1 monopoly")
    assert shown(position, "known", "blue") == ""
    rolled = roll(position, 12)
    assert shown(rolled.seen_by("red"), "known", "blue") == "1 wool"
    taken = play(roll(play(rolled, "blue end_turn"), 2), "white monopoly wool").seen_by("red")
    assert shown(taken, "known", "white") == "1 wool"
    assert shown(taken, "known", "blue") == ""


def test_C_130_in_the_log_only_a_stolen_card_and_a_drawn_one_are_hidden(at: At) -> None:
    position = at("phase: before_roll\nblue: hand 4 wool\nwhite: settlements V8; hand 2 ore\nrobber: H0")
    log = History(position.desk, position.data)
    steps = ["blue roll", "chance dice D3 D4", "blue move_robber H1", "chance steal ore", "blue maritime wool brick"]
    for step in steps:
        seat, _, words = step.partition(" ")
        log.act(seat, words)
    red = log.game.seat("red")
    told = [log.words_for(entry, red) for entry in range(len(log))]
    assert told == ["roll", "dice D3 D4", "move_robber H1", "steal ?", "maritime wool brick"]


FOLLOWS = """
    closed bank deck deck_left cards development bought roads_left settlements_left cities_left settlements reached
    length rate
    """.split()  # what `at` works out


LONG_ROADS = """
blue: settlements V0 V12; roads V0-V3-V7-V12-V8-V4 V12-V17-V22; hand 6 lumber 6 brick 4 wool 4 grain
white: settlements V15 V32; roads V32-V26-V20-V15-V10-V14 V20-V25; hand 6 lumber 6 brick 4 wool 4 grain
"""


def said(position: Position) -> str:
    """What a person would say of a position: pieces, hands, played cards and where the game stands."""
    fields = dict.fromkeys(("turns", "first_die", "second_die"), "0") | {"rolled": "no", "longest_road": "nobody"}
    seats = []
    for line in str(position).splitlines()[1:]:
        heading, _, rest = line.partition(":")
        if heading in SEATS:
            parts = [part for part in rest.strip().split("; ") if part.split()[0] not in FOLLOWS]
            seats.append(f"{heading}: {'; '.join(parts)}")
        else:
            fields |= dict(field.split(": ", 1) for field in line.split("  "))
    return "\n".join([*(f"{name}: {value}" for name, value in fields.items() if name not in FOLLOWS), *seats])


def test_C_006_C_009_C_073_C_093_C_097_what_follows_from_pieces_and_hands_is_true_in_random_games(
    catan: Game, at: At
) -> None:
    """The rules keep these numbers as the game goes on; the tests work them out anew from what lies there."""
    longest = seen = 0
    beginners = [catan.start("checked", setup="beginner", trade="off", phases="combined", players=n) for n in (3, 4)]
    for key, start in enumerate([*beginners, at(LONG_ROADS, trade="off")]):
        for n, position in enumerate(random_games(start, [key], limit=1600)):
            if n % 60 == 0:
                assert at(said(position), players=len(position.seats), trade="off") == position
                longest = max(longest, *(int(shown(position, "length", seat) or 0) for seat in position.seats))
                seen += 1
    assert seen > 20
    assert longest > 4
