"""The table in the terminal, played by typed lines."""

from __future__ import annotations

import hashlib
import io
import random
import re
import textwrap
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from ostrov.engine import capsule
from ostrov.engine.game import Game, load_package
from ostrov.engine.position import Offer, Position
from ostrov.engine.words import LANGUAGES, Words
from ostrov.terminal import INTERRUPTED, WRONG, play
from ostrov.terminal.choices import Choices, sure_question
from ostrov.terminal.commands import COMMANDS
from ostrov.terminal.facts import board
from ostrov.terminal.log import together
from ostrov.terminal.spelling import matching, plain_words
from tests.games.anno1800.conftest import _Table

Answer = Callable[[str], str | None]
CHOICE = re.compile(r"^  (\d+) (.*?)( \*)?$", re.MULTILINE)
SECRET = {"red": "Red draws 1×", "blue": "Blue draws 1×", "green": "Green draws 1×"}


@pytest.fixture(scope="module")
def smugglers() -> Game:
    return load_package("smugglers")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """What is saved unasked lands in a folder of the test."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    return tmp_path / "state"


class Person(io.StringIO):
    """Reads what is new on the screen and types a line; None is the end of input."""

    def __init__(self, answer: Answer, *, terminal: bool = False) -> None:
        super().__init__()
        self.answer = answer
        self.screen = Tty() if terminal else io.StringIO()
        self.read_to = 0

    def readline(self, _size: int = -1, /) -> str:  # type: ignore[override]  # typeshed mixes bytes and str here
        new = self.screen.getvalue()[self.read_to :]
        self.read_to += len(new)
        line = self.answer(new)
        return "" if line is None else f"{line}\n"


class Tty(io.StringIO):
    def isatty(self) -> bool:
        return True


def typed(game: Game, *lines: str, **arguments: Any) -> str:
    """The screen after these lines and the end of input."""
    return played(game, types(*lines), **arguments)[0]


def types(*lines: str) -> Answer:
    left = list(lines)
    return lambda _screen: left.pop(0) if left else None


def played(game: Game, answer: Answer, *, terminal: bool = False, **arguments: Any) -> tuple[str, int]:
    person = Person(answer, terminal=terminal)
    given: dict[str, Any] = {"seat": "red", "language": "en", "key": 3, **arguments}
    status = play(game, source=person, target=person.screen, **given)
    return person.screen.getvalue(), status


def choices(screen: str) -> list[str]:
    """The words of the choices last shown."""
    last = screen.split("\n\n")[-1]
    return [label for _, label, _ in CHOICE.findall(last)]


def by_words(yes: str = "yes") -> Answer:
    """Types one of the offered choices in words, agrees to questions, leaves when the game is over."""
    rng = random.Random(1)

    def answer(screen: str) -> str | None:
        found = choices(screen)
        if found:
            return rng.choice(found)
        return yes if screen.rstrip().endswith("]") else ""

    return answer


def squeezed(screen: str) -> str:
    """The screen without its line breaks, to look for sentences in."""
    return " ".join(screen.split())


# --- whole games -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("language", "yes"), [("en", "yes"), ("cs", "ano"), ("de", "ja"), ("ru", "да")])
@pytest.mark.parametrize("seat", ["red", "green"])
def test_a_whole_game_by_typed_words(smugglers: Game, language: str, yes: str, seat: str) -> None:
    screen, status = played(smugglers, by_words(yes), language=language, seat=seat)
    assert status == 0
    assert Words(None, language).say("terminal-over") in screen
    assert not re.search(r"[{}$]|\?\?\?", screen)


def test_a_whole_game_by_numbers_at_one_device(smugglers: Game) -> None:
    def answer(screen: str) -> str | None:
        if choices(screen):
            return "1"
        return "yes" if screen.rstrip().endswith("]") else ""

    screen, status = played(smugglers, answer, seat="all", options={"players": "2", "goal": "5"})
    assert status == 0
    assert "The game is over." in screen
    assert "1. " in screen


def test_the_same_key_gives_the_same_game(smugglers: Game) -> None:
    assert played(smugglers, by_words()) == played(smugglers, by_words())
    assert played(smugglers, by_words()) != played(smugglers, by_words(), key=4)


def test_the_result_tells_places_and_sources(smugglers: Game) -> None:
    screen, _ = played(smugglers, by_words())
    result = screen[screen.index("The game is over.") :]
    assert re.search(r"1\. \w+: \d+ points? \(cargo \d+, lies found out \d+\)", result)
    assert result.count("(cargo") == 3


def test_a_game_may_say_how_good_a_result_is(smugglers: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    own = SimpleNamespace(verdict=lambda view, _words: f"{view.score(view.seats[0])} is something.")
    monkeypatch.setitem(smugglers.modules, "text", own)
    screen, _ = played(smugglers, by_words())
    assert re.search(r"\n\d+ is something\.\n", screen[screen.index("The game is over.") :])


def test_the_seal_is_shown_first_and_opened_at_the_end(smugglers: Game) -> None:
    screen = squeezed(played(smugglers, by_words(), key=None)[0])
    found = re.search(r"opened at the end: ([0-9a-f]{64}).*is the seal ([0-9a-f]{64}): ([0-9a-f]{64})", screen)
    assert found is not None
    assert found[1] == found[2] == hashlib.sha256(bytes.fromhex(found[3])).hexdigest()


def test_nothing_hidden_is_on_the_screen(smugglers: Game) -> None:
    for seat in SECRET:
        screen, _ = played(smugglers, by_words(), seat=seat)
        for other, secret in SECRET.items():
            assert (secret in screen) == (other == seat)


# --- the screen --------------------------------------------------------------------------------------------------


def test_the_first_screen(smugglers: Game) -> None:
    assert typed(smugglers).partition("> ")[0] == textwrap.dedent("""\
        Smugglers. By night everybody loads a card in secret, by day they say what it
          is, and may lie.
        Options: players: 3, points to reach: 12.
        Type a number or words. ? lists the choices, help explains the rest.

        Since your last decision:
          Red draws 1× silk.
          Blue draws a card.
          Green draws a card.
          Red draws 1× rum.
          Blue draws a card.
          Green draws a card.
          Red draws 1× silk.
          Blue draws a card.
          Green draws a card.
          Blue loads a card.
          Green loads a card.

        Red (you), 0 points: hand: 2× silk, 1× rum; boat: empty; cards in hand: 3
        Blue (random bot), 0 points: cards in hand: 2
        Green (random bot), 0 points: cards in hand: 2
        Cards in the pile: 18; now: night; still loading: Red; boats loaded: Blue,
          Green; captain: Red; boats sailed: 0.

        Red: Which card goes into your boat tonight?
          1 Load silk *
          2 Load rum *
        * no way back
        """)


def test_lines_fit_the_screen(smugglers: Game) -> None:
    for language in LANGUAGES:
        screen = typed(smugglers, "?", "help", "rules", "log", "points", "xyz", "1", "?", language=language)
        assert max(map(len, screen.replace("> ", "").splitlines()[:-3])) <= 80  # the name of the saved file may be long


def test_equal_lines_are_told_once(smugglers: Game) -> None:
    assert together(["a", "b", "b", "a"]) == ["a", "b (2×)", "a"]


def test_long_news_begin_with_how_much_came_before(smugglers: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ostrov.terminal.page.LATEST", 2)
    assert "9 earlier lines are in the log.\n  Blue loads a card.\n  Green loads a card.\n\n" in typed(smugglers)


def test_many_choices_are_listed_by_kind(smugglers: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ostrov.terminal.page.MANY", 3)
    screen = typed(smugglers, "1", "2", seat="red")
    assert "  Say: 1 tea *,  2 silk *,  3 rum *\n  Thief: 4 Blue *,  5 Green *\n* no way back\n" in screen


def test_a_game_may_draw_its_board(smugglers: Game) -> None:
    drawn = load_package("smugglers")
    modules = drawn.modules
    try:
        own: Any = SimpleNamespace(
            draw=lambda view, words: f"~~ {words.say('title')} ~~",
            map_of_names=lambda _view, _words: "H1 H2",
            brought=lambda before, after: {"red": {"good": {"tea": after.turns - before.turns}}},
        )
        drawn.modules = {**modules, "text": own}
        screen = typed(drawn, "facts", "map", "load silk")
        assert "~~ Smugglers ~~\n\nRed: " in screen, "a drawn board stands for the table in words"
        assert "~~ Smugglers ~~\nRed (you)" in screen, "facts shows both"
        assert "> H1 H2\n" in screen
        assert "Red: +1× tea" in screen
    finally:
        drawn.modules = modules


def test_a_game_without_a_map_says_so(smugglers: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(smugglers.modules, "text")
    assert "This game has no map." in typed(smugglers, "map")


def test_the_board_of_a_seat_begins_with_its_own_things(smugglers: Game) -> None:
    position = smugglers.read(
        "smugglers players=2  rules 1\nred: hand 2 tea; cards 2\nblue: hand 1 rum; cards 1\n", "checked"
    )
    lines = board(position.seen_by("blue"), Words(smugglers, "en"), {"red": "you", "blue": "you"})
    assert lines[:2] == [
        "Blue (you), 0 points: hand: 1× rum; boat: empty; cards in hand: 1",
        "Red (person), 0 points: cards in hand: 2",
    ]
    everybody = board(position.seen_by(), Words(smugglers, "en"), {"red": "you", "blue": "random"})
    assert everybody[1] == "Blue (random bot), 0 points: cards in hand: 1"


@pytest.mark.parametrize(("value", "bold"), [("", True), ("1", False)])
def test_colours_only_in_a_terminal_that_wants_them(
    smugglers: Game, monkeypatch: pytest.MonkeyPatch, value: str, bold: bool
) -> None:
    monkeypatch.setenv("NO_COLOR", value)
    monkeypatch.setenv("TERM", "xterm")
    screen, _ = played(smugglers, types(), terminal=True)
    assert ("\033[1m" in screen) == bold
    assert "\033" not in typed(smugglers)


# --- typed words -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "1"), ("en", "load silk"), ("en", "LOAD SILK"), ("en", "l s"), ("en", "silk"), ("en", "s"),
        ("cs", "naložit hedvábí"), ("cs", "nalozit hed"), ("cs", "load silk"), ("cs", "hedvábí"),
        ("de", "Seide laden"), ("de", "laden seide"), ("de", "sei"),
        ("ru", "погрузить шелк"), ("ru", "ПОГРУЗИТЬ ШЁЛК"), ("ru", "ш"), ("ru", "silk"),
    ],
)  # fmt: skip
def test_a_choice_is_typed_in_many_ways(smugglers: Game, language: str, line: str) -> None:
    words = Words(smugglers, language)
    said = words.say("did-load", player=words.say("seat-red"), good=words.say("good-silk"))
    assert f"  {said[0].upper()}{said[1:]}\n" in typed(smugglers, line, language=language)


def test_words_are_compared_without_case_accents_and_marks() -> None:
    assert plain_words("„Naložit“ ČAJ! × ё_й") == ("nalozit", "caj", "е", "и")


def test_what_is_typed_in_full_wins_over_what_begins_so() -> None:
    spellings = {"a": ["end"], "b": ["end turn"]}
    assert matching("end", spellings) == ["a"]
    assert matching("en", spellings) == ["a", "b"]
    assert matching("", spellings) == []
    assert matching("build E28", {"a": ["build a road on E28"], "b": ["build a road on E29"]}) == ["a"]


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("", "Type the number of a choice, or ? to list them."),
        ("9", "The choices have the numbers 1 to 2."),
        ("0", "The choices have the numbers 1 to 2."),
        ("1" * 5000, "The choices have the numbers 1 to 2."),
        ("load", "Say which one: Load silk, Load rum."),
        ("load tea", "Not now: Load tea. You can load only a card from your own hand. [M-011]"),
        ("doubt", "Not now: Doubt. Only the sailor’s left neighbour believes or doubts a claim. [M-030]"),
        ("rob", "Not now: Thief. By day the boats sail one after the other, from the captain on"),
        ("xyzzy", "“xyzzy” is no choice here; type ? for the choices or help for the commands."),
        ("²", "“²” is no choice here"),
        (";", "“” is no choice here"),
        ("und", "If you mean the command, type it in full: undo"),
        ("load silk; load rum", "Not now: Load rum. You load by night, one card"),
        ("why", "Add the action you want to know about"),
        ("why load rum", "No rule forbids it."),
        ("why load tea", "You can load only a card from your own hand. [M-011]"),
        ("why believe", "[M-030]"),
        ("why load", "Say which one: Load tea, Load silk, Load rum."),
        ("why me", "“me” is no action of this game"),
        ("undo", "You have done nothing yet that could be taken back."),
        ("back", "You are at the real table; try makes a private copy."),
        ("lang", "Add one of these languages: en, cs, de, ru."),
        ("lang fr", "Add one of these languages: en, cs, de, ru."),
        ("save", "Add the name of a file, like: save evening.txt"),
        ("save /dev/null/game", "It could not be saved: "),
        ("resume", "Add the name of a saved game, like: resume evening.txt"),
        ("resume /nowhere", "That did not work: /nowhere cannot be read"),
        ("resume ~nobody/\0", "That did not work: "),
        ("resume /", "That did not work: "),
        ("rules " + "9" * 5000, "No rule speaks of"),
        ("rules 999", "No rule speaks of “999”; rules alone lists them all."),
        ("\x00\x1b[A", "is no choice here"),
        ("load " * 500, "is no choice here"),
    ],
)  # fmt: skip
def test_every_wrong_line_gets_a_sentence(smugglers: Game, line: str, answer: str) -> None:
    said = typed(smugglers, line).split("> ")[1]
    assert answer in squeezed(said)
    assert "Traceback" not in said


def test_nothing_that_can_be_typed_breaks_the_table(smugglers: Game, tmp_path: Path) -> None:
    """Commands, choices and rubbish in any order, in every language, alone and at one device."""
    file = tmp_path / "game.txt"
    commands = [*COMMANDS, f"save {file}", f"resume {file}", "save ~nobody/x", "save /", "why rob", "why 1"]
    commands += ["why load tea", "capsule /", f"capsule {file}.capsule"]
    rubbish = ["", ";", "1;1", "a; b", "\0", "\ud800", "±", "9" * 99, "load;", "rules m", "lang xx", "?? ?"]
    lines = [*(c for c in commands if c != "quit"), *rubbish, *(f"lang {one}" for one in LANGUAGES), *"111112223yn"]
    for key in range(12):
        rng = random.Random(key)
        seat, dice = rng.choice(["red", "red,green", "all"]), rng.choice(["sealed", "given"])
        screen, status = played(smugglers, types(*rng.choices(lines, k=120)), seat=seat, key=key, dice=dice)
        assert status == 0
        assert screen


def test_letters_that_a_stream_lacks_become_question_marks(smugglers: Game) -> None:
    source = io.TextIOWrapper(io.BytesIO(b"\xff\xfe\nquit\nno\n"), encoding="utf-8")
    target = io.TextIOWrapper(io.BytesIO(), encoding="ascii")
    assert play(smugglers, language="ru", key=3, source=source, target=target) == 0
    target.seek(0)
    assert "????" in target.read()


def test_a_phrase_is_done_as_a_whole_or_not_at_all(smugglers: Game) -> None:
    assert "Red loads" not in typed(smugglers, "load silk; declare gin")
    both = typed(smugglers, "load silk; say rum")
    assert "Red loads silk.\n  Red says “rum”." in both


# --- commands ----------------------------------------------------------------------------------------------------


def test_a_question_mark_lists_the_choices_with_their_words(smugglers: Game) -> None:
    assert "  1 Load silk * [load silk]\n  2 Load rum * [load rum]\n" in typed(smugglers, "?")


def test_hints_tell_what_the_game_advises(smugglers: Game) -> None:
    assert "There is no advice here." in typed(smugglers, "hints load silk")
    shipyard = load_package("ostrov.games.shipyard")
    alone: dict[str, Any] = {"seat": "pink", "options": {"players": "1"}}
    said = squeezed(typed(shipyard, "hints", "hints sail x0", "hints fly", **alone))
    assert "Every ship needs a captain. You have none." in said
    assert "Build ships: income 0, lying there 0" in said
    assert "There is no way to it now." in said
    assert "“fly” is no action of this game" in said
    said = squeezed(typed(shipyard, "choose rent_canal", "hints rent N1", **alone))
    assert re.search(r"best: rent N1 The boat can go \d+ spaces at most\.", said)


def test_commands_have_a_word_in_each_language(smugglers: Game) -> None:
    for language in LANGUAGES:
        words = Words(smugglers, language)
        spelt = [words.say(f"command-{name}") for name in COMMANDS]
        assert len({plain_words(one) for one in spelt}) == len(spelt)
        assert words.say("terminal-languages", languages="en, cs, de, ru") in typed(
            smugglers, words.say("command-lang"), language=language
        )


def test_no_command_takes_the_words_of_a_choice(smugglers: Game) -> None:
    """A game's words win nothing when a command has the same: they must differ."""
    for language in LANGUAGES:
        words = Words(smugglers, language)
        commands = {plain_words(words.say(f"command-{name}")) for name in COMMANDS}
        assert not commands & {plain_words(words.button(kind)) for kind in smugglers.actions.kinds}


def test_the_language_changes_at_once(smugglers: Game) -> None:
    assert "Rot: Welche Karte lädst du heute Nacht?" in typed(smugglers, "lang de")


@pytest.mark.parametrize(
    ("search", "found"),
    [("M-011", ["M-011"]), ("11", ["M-011"]), ("m 11", ["M-011"]), ("THIEF", ["M-022", "M-023", "M-024"])],
)
def test_rules_are_found_by_number_and_by_words(smugglers: Game, search: str, found: list[str]) -> None:
    said = typed(smugglers, f"rules {search}").split("> ")[1]
    assert re.findall(r"^  (M-\d+)", said, re.MULTILINE) == found


def test_all_rules_are_listed(smugglers: Game) -> None:
    said = typed(smugglers, "rules").split("> ")[1]
    assert len(re.findall(r"^  M-\d+", said, re.MULTILINE)) == len(smugglers.ledger["rule"])


def test_points_log_and_facts(smugglers: Game) -> None:
    screen = typed(smugglers, "points", "log", "facts", "board")
    assert "  Red: 0 points\n" in screen
    assert "  11 Green loads a card.\n" in screen
    assert screen.count("Red (you), 0 points") == 3


def test_help_names_every_command(smugglers: Game) -> None:
    said = typed(smugglers, "help", language="cs").split("> ")[1]
    assert all(re.search(rf"^  {'[?]' if name == 'choices' else name}", said, re.MULTILINE) for name in COMMANDS)


def test_trying_changes_nothing_at_the_real_table(smugglers: Game) -> None:
    screen = typed(smugglers, "try", "load silk", "say rum", "undo", "undo", "back", "log", "load rum")
    assert "You are trying things out on a copy" in squeezed(screen)
    assert "The trial ends here, for Blue would decide; undo goes a step back, back returns." in squeezed(screen)
    assert "Red loads silk." not in screen
    assert screen.rindex("Back at the real table") < screen.rindex("Red loads rum.")


def test_a_trial_cannot_be_tried_again_and_back_ends_it(smugglers: Game) -> None:
    screen = squeezed(typed(smugglers, "try", "try", "load silk", "back", "back"))
    assert screen.count("Back at the real table; nothing there has changed.") == 1
    assert screen.count("You are at the real table; try makes a private copy.") == 1


# --- no way back -------------------------------------------------------------------------------------------------


def test_a_slip_is_asked_about_once(smugglers: Game) -> None:
    screen = typed(smugglers, "load silk", "rob blue", "", "rob blue", "no", "rob blue", "maybe", "yes")
    question = "No way back: your cargo leaves the game, the thief takes a card. Victim: Blue."
    assert squeezed(screen).count(question) == 4
    assert squeezed(screen).count("Nothing was done.") == 2
    assert screen.count("Red sends the thief: Blue.") == 1


def test_a_closing_button_is_its_own_question(smugglers: Game) -> None:
    assert "No way back" not in typed(smugglers, "load silk", "say rum")


def test_a_final_choice_among_others_is_asked_about(smugglers: Game) -> None:
    words = Words(smugglers, "en")
    position = smugglers.start("checked")
    final, free = Offer("declare tea", final=True), Offer("load tea", final=False)
    assert sure_question(words, position, [final, free], final) == "No way back: Say “tea”."
    assert sure_question(words, position, [final, free], free) is None
    assert sure_question(words, position, [final, final], final) is None
    plain = Offer("believe", final=True)
    assert sure_question(words, position, [plain, free], plain) is None


def test_what_was_not_final_is_taken_back(smugglers: Game) -> None:
    screen = typed(smugglers, "", "load silk", "undo", "", "load rum", seat="all")
    assert "Taken back.\n" in screen
    assert "take-back" not in screen
    assert "Blue: press Enter" in screen.partition("Taken back.")[2]


def test_alone_against_bots_all_is_taken_back_and_the_result_says_so(smugglers: Game) -> None:
    first = types("load silk", "say rum", "undo", "say tea")
    rest = by_words()
    screen, _ = played(smugglers, lambda new: first(new) or rest(new))
    assert "Taken back, with all that followed" in screen
    assert "Played with 1 take-back." in screen


def test_taking_back_does_not_change_chance(smugglers: Game) -> None:
    def draws(screen: str) -> list[str]:
        return re.findall(r"\d+ (\w+ draws .*)\n", screen.split("> ")[-2])

    straight = typed(smugglers, "load silk", "say rum", "1", "1", "log")
    back = typed(smugglers, "load silk", "say rum", "undo", "say rum", "1", "1", "log")
    assert draws(straight) == draws(back) != []


def test_at_one_device_others_are_asked_before_a_final_action_is_taken_back(smugglers: Game) -> None:
    lines = ("", "load silk", "", "1", "", "say tea", "undo", "no")
    assert "Does everybody at the table agree" not in typed(smugglers, *lines[:6], seat="red,blue")
    screen = squeezed(typed(smugglers, *lines[:4], "", "say tea", "undo", seat="red,green"))
    assert "Taken back" not in screen


# --- one device for several --------------------------------------------------------------------------------------


def test_between_two_people_stands_a_page_with_nothing_on_it(smugglers: Game) -> None:
    """U-14"""
    screen = typed(smugglers, "", "load silk", "", seat="all")
    cleared = screen[screen.index("\n" * 40) :]
    page = cleared[: cleared.index("> ")]
    assert page.strip() == textwrap.fill(
        "Pass the device to Blue. Blue: press Enter. The last one may still type undo.", 80, subsequent_indent="  "
    )


def test_a_terminal_is_wiped_between_two_people(smugglers: Game) -> None:
    screen, _ = played(smugglers, types("", "load silk"), seat="all", terminal=True)
    assert "\033[2J\033[3J\033[H" in screen


def test_the_last_one_takes_back_on_the_page_between(smugglers: Game) -> None:
    screen = typed(smugglers, "", "load silk", "undo", "", "load rum", "", "1", seat="all")
    assert "Taken back." in screen
    after = screen[screen.index("Taken back.") :]
    assert "Red: Which card goes into your boat tonight?" in after


# --- dice typed in -----------------------------------------------------------------------------------------------


def test_a_person_types_what_the_real_cards_show(smugglers: Game) -> None:
    lines = ["draw tea", "2", "rum"] * 3
    screen = typed(smugglers, "gin", *lines, "load tea", options={"dice": "given"})
    assert "Chance: what do the real dice or cards show?\n  1 Red draws 1× tea." in screen
    assert "“gin” is no choice here" in screen
    assert "hand: 3× tea;" in screen
    assert "Red loads tea." in screen
    assert typed(smugglers, *lines, dice="given").count("Chance: what do the real") == 9


def test_a_slip_in_typing_dice_is_taken_back(smugglers: Game) -> None:
    screen = typed(smugglers, "draw tea", "undo", "draw rum", "log", dice="given")
    assert "  1 Red draws 1× rum.\n" in screen or "  1 Red draws a card.\n" in screen
    assert "Taken back" in screen


def test_between_two_people_a_wrong_file_is_one_sentence(smugglers: Game) -> None:
    screen = squeezed(typed(smugglers, f"save /tmp/{'x' * 300}", "", seat="all"))
    assert "That did not work: " in screen
    assert "Red: Which card goes into your boat tonight?" in screen


# --- saving ------------------------------------------------------------------------------------------------------


def test_a_saved_game_goes_on_to_the_same_end(smugglers: Game, tmp_path: Path) -> None:
    lines = ["load silk", "say rum", *["1"] * 5]
    straight = typed(smugglers, *lines, "log").split("> ")[-2]
    for cut in range(1, len(lines)):
        file = tmp_path / f"{cut}.txt"
        typed(smugglers, *lines[:cut], f"save {file}", "quit")
        assert typed(smugglers, *lines[cut:], "log", resume=file, key=None).split("> ")[-2] == straight


@pytest.mark.parametrize("arguments", [{"key": None}, {"key": 7}, {"dice": "given"}])
def test_who_answers_for_chance_is_saved(smugglers: Game, tmp_path: Path, arguments: dict[str, object]) -> None:
    file = tmp_path / "game.txt"
    first = typed(smugglers, f"save {file}", **arguments)
    again = typed(smugglers, resume=file)
    seals = [re.findall(r"[0-9a-f]{64}", screen) for screen in (first, again)]
    assert seals[0] == seals[1]
    assert ("real dice" in first) == ("real dice" in again)


def test_the_end_of_input_loses_nothing(smugglers: Game, home: Path) -> None:
    screen = typed(smugglers, "load silk")
    file = home / "ostrov" / "saved" / "smugglers-1.txt"
    assert "Saved in" in screen
    assert screen.endswith(f"  ostrov play smugglers --resume {file}\n")
    again = typed(smugglers, "log", resume=file)
    assert "Red loads silk." in again
    assert screen != typed(smugglers)
    assert (home / "ostrov" / "saved" / "smugglers-2.txt").exists()


def test_an_interrupt_loses_nothing(smugglers: Game, home: Path) -> None:
    def interrupt(_screen: str) -> str | None:
        raise KeyboardInterrupt

    screen, status = played(smugglers, interrupt)
    assert status == INTERRUPTED
    assert "--resume" in screen
    assert list((home / "ostrov" / "saved").iterdir())


def test_a_fault_loses_nothing_and_is_not_hidden(smugglers: Game, home: Path) -> None:
    def fail(_screen: str) -> str | None:
        raise BrokenPipeError

    with pytest.raises(BrokenPipeError):
        played(smugglers, fail)
    assert list((home / "ostrov" / "saved").iterdir())


def test_a_disk_that_takes_nothing_leaves_the_game_on_the_screen(
    smugglers: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "file"))
    screen = typed(smugglers, "load silk")
    assert "It could not be saved: Not a directory." in screen
    assert "ostrov save 1\ngame: smugglers" in screen
    assert "12 red: load silk\nposition:\n" in screen


def test_a_file_named_at_the_start_is_written_after_every_action(smugglers: Game, tmp_path: Path) -> None:
    file, seen = tmp_path / "game.txt", []

    def answer(_screen: str) -> str | None:
        seen.append(file.read_text())
        return "1" if len(seen) < 3 else "quit"

    screen, _ = played(smugglers, answer, save=file)
    assert [text.count("\n12 red: ") for text in seen] == [0, 1, 1]
    assert [text.count("chance: ") for text in seen[:2]] == [9, 9]
    assert "Save the game first?" not in screen


def test_leaving_asks_to_save_unless_saved(smugglers: Game, tmp_path: Path, home: Path) -> None:
    file = tmp_path / "game.txt"
    assert "Save the game first?" not in typed(smugglers, "1", f"save {file}", "quit")
    assert "Save the game first?" in typed(smugglers, "1", "quit", "no", resume=file)
    assert "Save the game first?" not in typed(smugglers, "quit", resume=file)
    refused = typed(smugglers, "1", "quit", "no")
    assert "Save the game first?" in refused
    assert "Saved in" not in refused
    assert not home.exists()
    assert "Saved in" in typed(smugglers, "1", "quit", "")


def test_another_file_is_written_over_only_when_told(smugglers: Game, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text("mine")
    screen = typed(smugglers, f"save {file}", "no", "quit", "no")
    assert "is there already. Write over it?" in squeezed(screen)
    assert file.read_text() == "mine"
    typed(smugglers, f"save {file}", "yes", "quit")
    assert file.read_text().startswith("ostrov save")


def test_a_refusal_is_kept_as_a_capsule_that_replays(
    smugglers: Game, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """As its asker may see it: the file is sent to somebody."""
    file = tmp_path / "question.txt"
    screen = typed(smugglers, "why load tea", f"capsule {file}", "quit")
    assert f"Kept in {file}." in squeezed(screen)
    assert "hand ?" in file.read_text(encoding="utf-8")
    assert capsule.command(file, ["checked"], lambda _name: smugglers) == 0
    assert "refused by M-011" in capsys.readouterr().out
    assert "Write over it?" in squeezed(typed(smugglers, "why load tea", f"capsule {file}", "no", "quit"))


def test_without_a_refusal_there_is_no_capsule(smugglers: Game, tmp_path: Path) -> None:
    file = tmp_path / "question.txt"
    screen = typed(smugglers, f"capsule {file}", "why load rum", f"capsule {file}", "why load tea", "capsule", "quit")
    assert squeezed(screen).count("Ask why something is forbidden, then add the name of a file") == 3
    assert not file.exists()
    game = tmp_path / "game.txt"
    typed(smugglers, "load silk", f"save {game}", "why load tea", f"capsule {game}", "quit")
    assert game.read_text(encoding="utf-8").startswith("ostrov save")


def test_a_game_is_resumed_from_within(smugglers: Game, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    typed(smugglers, "load silk", f"save {file}", "quit")
    screen = typed(smugglers, f"resume {file}", "no", "log", key=4)
    assert "12 Red loads silk." in screen


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ({"seat": "pink"}, "'pink' does not play here; seats: red, blue, green, all."),
        ({"seat": "yellow"}, "'yellow' does not play here"),
        ({"bots": "genius"}, "There is no bot 'genius'; there are: random, apprentice, journeyman, master."),
        ({"options": {"goal": "1000"}}, "goal is 5 to 40, not 1000."),
        ({"options": {"weather": "bad"}}, "smugglers has no option 'weather'"),
        ({"dice": "loaded"}, "dice is 'sealed' or 'given', not 'loaded'."),
        ({"resume": Path("/nowhere")}, "/nowhere cannot be read"),
        ({"save": Path("/dev/null")}, "/dev/null exists already"),
    ],
)  # fmt: skip
def test_a_wrong_beginning_is_one_sentence(smugglers: Game, arguments: dict[str, Any], sentence: str) -> None:
    screen, status = played(smugglers, types(), **arguments)
    assert status == WRONG
    assert sentence in squeezed(screen)


def test_a_game_of_other_rules_goes_on_and_its_file_stays(smugglers: Game, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    typed(smugglers, "load silk", f"save {file}", "quit")
    older = re.sub(r"rules:? 1", lambda found: found[0].replace("1", "0"), file.read_text())
    file.write_text(older.replace("12 red: load silk", "12 red: load gold"))
    screen = typed(smugglers, "say rum", resume=file)
    assert "The rules have changed since move 12" in screen
    assert "Red says “rum”." in screen
    assert "load gold" in file.read_text()


def test_what_chance_brought_under_other_rules_stays_counted_when_all_is_taken_back(
    smugglers: Game, tmp_path: Path
) -> None:
    file, before, after = tmp_path / "game.txt", tmp_path / "before.txt", tmp_path / "after.txt"
    typed(smugglers, "load silk", f"save {file}", "quit")
    older = re.sub(r"rules:? 1", lambda found: found[0].replace("1", "0"), file.read_text())
    file.write_text(older.replace("12 red: load silk", "12 red: load gold"))
    typed(smugglers, f"save {before}", "say rum", "undo", f"save {after}", resume=file)
    counted = re.findall(r"^start: .+$", before.read_text(), re.MULTILINE)
    assert counted == re.findall(r"^start: .+$", after.read_text(), re.MULTILINE) != []
    assert "note: takebacks 1" in after.read_text()


def test_a_note_of_endless_takebacks_is_read(smugglers: Game, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    typed(smugglers, f"save {file}", "quit")
    file.write_text(file.read_text().replace("note: chance", f"note: takebacks {'9' * 5000}\nnote: chance"))
    assert "Traceback" not in typed(smugglers, "log", resume=file)


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("chance dice 3", "chance dice x", "note: chance 'dice x' cannot be read"),
        ("chance dice 3", "chance sealed 00", "A secret for chance has at least 32 bytes."),
        ("chance dice 3", "chance luck", "not 'luck'."),
        ("seats red=you", "seats red=king", "note: seats reads like"),
        ("seats red=you", "seats pink=you", "note: seats reads like"),
        ("game: smugglers", "game: chess", "this is a game of chess, not of smugglers"),
        ("red: load silk", "red: load tea", "is forbidden by M-011"),
    ],
)
def test_a_broken_file_is_one_sentence(smugglers: Game, tmp_path: Path, old: str, new: str, sentence: str) -> None:
    file = tmp_path / "game.txt"
    typed(smugglers, "load silk", f"save {file}", "quit")
    content = file.read_text()
    assert old in content
    file.write_text(content.replace(old, new))
    screen, status = played(smugglers, types(), resume=file)
    assert status == WRONG
    assert sentence in squeezed(screen)


def test_a_game_of_bots_alone_is_not_started_by_chance(smugglers: Game) -> None:
    """Without a seat named, the person sits down at the first."""
    assert "Red (you)" in typed(smugglers, seat="")


def test_after_the_end_the_log_is_there_and_enter_leaves(smugglers: Game) -> None:
    left = ["log", "points", "1", "why believe", "try", "undo", "quit"]
    rest = by_words()

    def answer(screen: str) -> str | None:
        if "The game is over." in screen or len(left) < 7:
            return left.pop(0) if left else None
        return rest(screen)

    screen, status = played(smugglers, answer)
    after = squeezed(screen[screen.index("The game is over.") :])
    assert status == 0
    assert "log, points, facts, rules and save still work; Enter leaves." in after
    assert "That is not possible now." in after
    assert "Taken back, with all that followed" in after


# --- any game: one with every kind of field and not a single word of its own -------------------------------------

HARBOUR = {
    "__init__.py": "",
    "rules.toml": """
        rule = [{ id = "H-002", text = "One house a place." }]
        game = { name = "harbour", version = 1, letter = "H" }
        """,
    "state.py": """
        from ostrov.engine.names import Names, numbered
        from ostrov.engine.record import *

        SEAT = Names("seat", "red blue")
        GOOD = Names("good", "tea rum")
        HEX = numbered("hex", "H", 3)
        SHIP = Names("ship", "none small")

        @record
        class Options:
            players: int = number(2, least=2, start=2)

        @record
        class Market:
            price: Row = row(GOOD, 9, start=2)
            open_today: int = flag(start=True)

        @record
        class Berth:
            ship: int = number(SHIP)

        @record
        class Player:
            built: Members = members(HEX)
            secret: Members = members(5, seen=OWNER)
            done: int = flag()

        @record
        class State:
            options: Options = section(Options)
            seats: Sections[Player] = seats(Player, SEAT)
            market: Market = section(Market)
            berth: Sections[Berth] = sections(Berth, 2)
            owner_of: Row = row(HEX, SEAT.or_none(), start=2)
            depth: Grid = grid(2, 2, 9)
            track: Row = row(3, 9)
            left: int = number(5)
            who: int = number(SEAT)
        """,
    "actions.py": """
        from ostrov.engine.actions import Kind, Table
        from ostrov.engine.names import Names

        from .state import GOOD, HEX

        ACTIONS = Table(Kind("build_at", HEX), Kind("swap", GOOD, GOOD), Kind("end_turn"))
        BUILD, SWAP, END = ACTIONS.starts
        KIND, FIRST = ACTIONS.kind, ACTIONS.first
        OUTCOMES = Table(Kind("wind"))
        SOURCES, ENDINGS = Names("source", "places"), Names("ending", "all_built")
        """,
    "setup.py": """
        from ostrov.engine.members import add

        from .state import State

        def setup(s: State) -> int:
            s.left = 3
            s.depth[1, 0] = 4
            s.track[2] = 5
            s.berth[1].ship = 1
            add(s.seats[0].secret, 1)
            add(s.seats[0].secret, 2)
            return 0
        """,
    "turn.py": """
        from ostrov.engine.members import add
        from ostrov.engine.offers import Odds, Offers, offer

        from .actions import BUILD, FIRST, KIND, SWAP
        from .state import State

        def asked(s: State) -> int:
            return 0 if s.left == 0 else 1 << s.who

        def forbids(s: State, seat: int, action: int) -> int:
            if s.left == 0 or seat != s.who:
                return 1
            return 2 if KIND[action] == BUILD and s.owner_of[FIRST[action]] != 2 else 0

        def legal(s: State, seat: int, m: Offers) -> int:
            for action in range(len(KIND)):
                if forbids(s, seat, action) == 0:
                    offer(m, action)
            return m.count

        def step(s: State, seat: int, action: int) -> int:
            if KIND[action] == BUILD:
                s.owner_of[FIRST[action]] = seat
                add(s.seats[seat].built, FIRST[action])
                s.left -= 1
            elif KIND[action] != SWAP:
                s.seats[seat].done = 1
                s.who = 1 - seat
            return 0

        def odds(s: State, w: Odds) -> int:
            return w.total

        def happen(s: State, outcome: int) -> int:
            return 0

        def turns(s: State) -> int:
            return 0
        """,
    "ending.py": """
        from ostrov.engine.members import count

        from .state import State

        def points(s: State, seat: int, source: int) -> int:
            return count(s.seats[seat].built)

        def ended(s: State) -> int:
            return 1 if s.left == 0 else 0

        def place(s: State, seat: int) -> int:
            return 1

        def problems(s: State) -> int:
            return 0
        """,
    "imagine.py": """
        from ostrov.engine.record import Row

        from .state import State

        def imagine(s: State, seat: int, d: Row) -> int:
            return 0
        """,
}


@pytest.fixture(scope="module")
def harbour(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Game]:
    folder = tmp_path_factory.mktemp("packages")
    (folder / "harbour_for_test").mkdir()
    for name, content in HARBOUR.items():
        (folder / "harbour_for_test" / name).write_text(textwrap.dedent(content))
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(folder)
        yield load_package("harbour_for_test")


def test_a_game_without_words_is_playable(harbour: Game) -> None:
    for language in LANGUAGES:
        screen, status = played(harbour, by_words(Words(None, language).say("table-yes")), language=language)
        assert status == 0
        assert Words(None, language).say("terminal-over") in screen


def test_every_kind_of_field_has_a_place_on_the_table(harbour: Game) -> None:
    assert typed(harbour, "build H2").split("> ")[1].partition("Saved")[0].strip() == textwrap.dedent("""\
        Since your last decision:
          Red: build at H2 (red +1)

        red (you), 1 point: secret: 1, 2; built: H2
        blue (random bot), 0 points: nothing
        Owner of: H2 red; depth: 0 0 / 4 0; track: 0 0 5; left: 2; who: red.
        Market: price: 2× tea, 2× rum; open today.
        Berth 1: ship: none.
        Berth 2: ship: small.

        red: choose: build at / swap / end turn.
          1 build at H1
          2 build at H3
          3 swap tea tea
          4 swap tea rum
          5 swap rum tea
          6 swap rum rum
          7 end turn *
        * no way back""")


def test_what_is_free_is_taken_back_click_by_click(harbour: Game) -> None:
    screen = typed(harbour, "build H2", "swap t r", "undo", "undo", "log")
    assert screen.count("Taken back.\n") == 2
    assert "Nothing has happened yet." in screen


def test_a_taken_place_is_refused_with_the_rule(harbour: Game) -> None:
    assert "Not now: build at H2. One house a place. [H-002]" in typed(harbour, "build H2", "build H2")


def test_seats_see_their_own_secrets_only(harbour: Game) -> None:
    assert "secret" in typed(harbour, seat="red")
    assert "secret: 1, 2" not in typed(harbour, seat="blue")


def test_of_two_cards_that_say_the_same_either_is_meant() -> None:
    anno = load_package("ostrov.games.anno1800")
    rich = _Table(anno, {"players": "2", "start": "white"}, "white: hand fw_36 fw_37; cards 6 exploration").data()
    choices = Choices(Words(anno, "ru"), Position(anno.desk("checked"), rich), "white")
    called = choices.label("play fw_37")
    assert called == choices.label("play fw_36")
    assert choices.meant(called) == ["play fw_36"]
    assert choices.meant("play fw_37") == ["play fw_37"]
