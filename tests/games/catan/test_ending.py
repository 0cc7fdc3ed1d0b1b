"""Points and the end of the game."""

from __future__ import annotations

import pytest

from ostrov.engine.game import Game
from tests.games.catan.conftest import At, edge, play, roll, shown

EIGHT = "cities V0 V5 V10 V12"
NINE = f"{EIGHT}; settlements V20"
CARD = "1 wool 1 grain 1 ore"


def test_C_123_points_by_what_they_are_for(at: At) -> None:
    position = at(
        "largest_army: blue  longest_road: blue\n"
        "blue: settlements V0; cities V12; played 3 knight 1 victory_point; unplayed 1 victory_point; length 5"
    )
    assert position.points("blue") == {
        "settlements": 1,
        "cities": 2,
        "longest_road": 2,
        "largest_army": 2,
        "point_cards": 2,
    }
    assert position.score("blue") == 9
    assert position.score("white") == 0


@pytest.mark.parametrize(("hidden", "ended"), [(0, None), (1, None), (2, "reached")])
def test_C_124_the_game_ends_at_once_with_ten_hidden_cards_counted(at: At, hidden: int, ended: str | None) -> None:
    position = at(f"blue: cities V0 V5 V10; settlements V12; hand 3 ore 2 grain; unplayed {hidden} victory_point")
    position = position.after("blue", "build_city V12")
    assert (position.score("blue"), position.ended) == (8 + hidden, ended)


def test_C_124_ten_points_not_nine(at: At) -> None:
    position = at(f"blue: {EIGHT}; roads V12-V17-V23-V29 V20-V25; hand 2 lumber 2 brick 2 wool 2 grain")
    position = position.after("blue", "build_settlement V23")
    assert (position.score("blue"), position.ended) == (9, None)
    position = position.after("blue", "build_settlement V20")
    assert (position.score("blue"), position.ended, position.asked) == (10, "reached", ())


def test_C_124_more_than_ten_too(at: At) -> None:
    position = at(f"blue: {NINE}; roads V12-V17-V23-V29-V34; hand 1 lumber 1 brick")
    position = position.after("blue", f"build_road {edge('V34-V39')}")
    assert (position.score("blue"), position.ended) == (11, "reached")


def test_C_124_nothing_is_done_after_the_end(at: At, catan: Game) -> None:
    position = at(f"blue: {NINE}; hand {CARD}; unplayed 1 knight 1 monopoly\nwhite: settlements V45; hand 9 ore")
    over = play(position, "blue buy_card", "chance draw victory_point")
    assert over.asked == ()
    for seat in over.seats:
        assert over.choices(seat) == []
        for action in range(len(catan.actions)):
            assert over.why_not(seat, catan.actions.words(action)) == "C-124"


def test_CE_45_C_124_C_157_the_third_knight_wins_before_the_robber_moves(at: At) -> None:
    position = at(f"robber: H9\nblue: {NINE}; played 2 knight; unplayed 1 knight")
    position = position.after("blue", "knight")
    assert (position.score("blue"), position.ended, position.asked) == (11, "reached", ())
    assert shown(position, "robber") == "H9"


def test_C_125_C_126_ten_points_in_anothers_turn_win_when_the_own_begins(at: At) -> None:
    position = at(f"active: orange\nred: {EIGHT}; unplayed 2 victory_point")
    assert (position.score("red"), position.asked) == (10, ("orange",))
    position = position.after("orange", "propose; ask red; offer")
    position = play(position, "red decline")
    assert position.ended is None
    position = position.after("orange", "end_turn")
    assert (position.ended, position.asked, position.turns) == ("begun", (), 2)
    assert [position.place(seat) for seat in position.seats] == [2, 2, 2, 1]


def test_C_125_not_when_the_points_are_lost_before(at: At) -> None:
    position = at(
        f"longest_road: white\nblue: roads V16-V21-V27-V33-V38-V43; hand 1 lumber 1 brick\n"
        f"white: {EIGHT}; roads V48-V52-V49-V53-V50-V46"
    )
    assert (position.score("white"), position.score("blue")) == (10, 0)
    position = position.after("blue", f"build_road {edge('V43-V47')}")
    assert (position.score("white"), position.score("blue")) == (8, 2)
    position = position.after("blue", "end_turn")
    assert (position.ended, position.choices("white")) == (None, ["roll"])


def test_C_126_before_the_roll_too(at: At) -> None:
    position = at(f"phase: before_roll\nblue: {NINE}; played 2 knight; unplayed 1 knight")
    assert position.after("blue", "knight").ended == "reached"


def test_C_126_after_every_action_whatever_it_is(at: At) -> None:
    nine = f"blue: {EIGHT}; settlements V20; roads V12-V17-V23; hand 9 lumber 9 brick 9 wool 9 grain 9 ore"
    assert at(nine).after("blue", "build_settlement V23").ended == "reached"
    eight = "blue: cities V0 V5 V10; settlements V12 V20 V29; hand 2 grain 3 ore"
    assert at(eight).after("blue", "build_city V12").ended == "reached"
    assert at(nine).after("blue", f"build_road {edge('V23-V29')}").ended is None


def test_C_127_only_one_wins_and_the_others_are_listed_by_points(at: At) -> None:
    position = at(
        f"active: blue\nblue: {NINE}; hand {CARD}\nwhite: cities V23; settlements V45\norange: cities V33; "
        "settlements V52\nred: cities V32 V30 V16; settlements V39; unplayed 4 victory_point; played 3 knight\n"
        "largest_army: red"
    )
    assert position.score("red") == 13, "more than who wins, but it is not their turn"
    over = play(position, "blue buy_card", "chance draw victory_point")
    assert over.ended == "reached"
    assert [over.place(seat) for seat in over.seats] == [1, 3, 3, 2]


def test_C_128_points_can_fall(at: At) -> None:
    position = at(
        "longest_road: white\nblue: played 2 knight; unplayed 2 knight; roads V7-V11-V16-V21-V27-V33; "
        "hand 1 lumber 1 brick\nwhite: played 3 knight; roads V47-V51-V48-V52-V49-V53"
    )
    assert position.score("white") == 4
    position = position.after("blue", f"build_road {edge('V33-V38')}")
    assert (position.score("white"), position.score("blue")) == (2, 2)
    position = play(position, "blue knight", "blue move_robber H17", "blue end_turn")
    for seat in ("white", "orange", "red"):
        position = roll(position, 3).after(seat, "end_turn")
    position = play(position, "blue knight")
    assert (position.score("white"), position.score("blue")) == (0, 4)


def test_C_156_at_the_end_all_victory_points_are_shown(at: At) -> None:
    position = at(f"blue: {NINE}; hand {CARD}\nwhite: unplayed 2 victory_point 1 knight\nred: unplayed 1 victory_point")
    before = position.seen_by("orange")
    assert [before.score(seat) for seat in position.seats] == [9, 0, 0, 0]
    over = play(position, "blue buy_card", "chance draw victory_point")
    seen = over.seen_by("orange")
    assert [seen.score(seat) for seat in over.seats] == [10, 2, 0, 1]
    assert (shown(seen, "played", "white"), shown(seen, "development", "white")) == ("2 victory_point", "1")
    assert over.problems() == []


def test_C_156_and_also_when_it_ends_at_the_start_of_a_turn(at: At) -> None:
    position = at(f"blue: unplayed 1 victory_point\nwhite: {EIGHT}; unplayed 2 victory_point")
    seen = position.after("blue", "end_turn").seen_by()
    assert [seen.score(seat) for seat in position.seats] == [1, 10, 0, 0]


def test_C_126_no_roll_before_the_end(at: At) -> None:
    position = at(f"white: {EIGHT}; unplayed 2 victory_point").after("blue", "end_turn")
    assert (position.ended, shown(position, "rolled"), position.choices("white")) == ("begun", "", [])
    nine = at(f"white: {NINE}").after("blue", "end_turn")
    assert roll(nine, 2).ended is None
