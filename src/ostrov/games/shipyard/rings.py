"""The rings: produce equipment, recruit crew, hire an employee."""

from __future__ import annotations

from ostrov.engine.members import add, has
from ostrov.engine.offers import Offers, offer

from .actions import HIRE_EMPLOYEE, PRODUCE_ITEM, RECRUIT_CREW
from .components import (
    ACCOUNTANT,
    ACCOUNTANT_STEPS,
    CREW_SPACE,
    ENGINEER,
    EQUIPMENT_SPACE,
    FIRST_EQUIPMENT,
    FOREMAN,
    FOREMAN_STEPS,
    HIRING,
    N_CREW,
    N_EMPLOYEES,
    N_EQUIPMENT,
    N_ITEMS,
    N_SPACES,
    NO_TILE,
    RECRUITER,
    REQUIRES,
    STEP_PRICE,
    SURCHARGE,
)
from .refused import S_097, S_099, S_102, S_103, S_104, S_105, S_106
from .state import State

BEYOND_MEANS = 30_000  # more than anybody has


def purse(s: State, seat: int) -> int:
    """[S-217] What a player may spend: in a bonus action before a main hire, not the price of the cheapest employee."""
    guilders = s.seats[seat].guilders
    if s.main == HIRING and not s.main_done and s.doing != HIRING and s.doing != NO_TILE:
        return guilders - cheapest_hire(s, seat)
    return guilders


def steps(marker: int, target: int, spaces: int) -> int:
    """[S-097] How many spaces clockwise, one at least and a full circle at most."""
    return (target - marker + spaces - 1) % spaces + 1


def price_of_steps(s: State, seat: int, moved: int, helper: int, free: int) -> int:
    """[S-097] The first space is free, [S-119] [S-120] and some more with the right employee."""
    paid = moved - 1
    if has(s.seats[seat].employees, helper):
        paid = max(0, paid - free)
    return paid * STEP_PRICE


def price_of_equipment(s: State, seat: int, piece: int) -> int:
    """[S-100] 0 to 3 guilders in clockwise order, [S-119] less with the foreman."""
    moved = steps(EQUIPMENT_SPACE[s.equipment_ring], EQUIPMENT_SPACE[piece], N_EQUIPMENT)
    return price_of_steps(s, seat, moved, FOREMAN, FOREMAN_STEPS)


def price_of_crew(s: State, seat: int, member: int) -> int:
    """[S-099] [S-100] The same on the crew ring."""
    moved = steps(CREW_SPACE[s.crew_ring], CREW_SPACE[member], N_CREW)
    return price_of_steps(s, seat, moved, FOREMAN, FOREMAN_STEPS)


def price_of_way(s: State, seat: int, employee: int) -> int:
    """[S-102] What the marker costs to the space of an employee who waits, [S-120] less with the accountant."""
    moved = steps(s.employee_ring, s.beside[employee], N_SPACES)
    return price_of_steps(s, seat, moved, ACCOUNTANT, ACCOUNTANT_STEPS)


def wage(s: State, seat: int, employee: int) -> int:
    """[S-102] [S-104] All that an employee who waits costs."""
    return price_of_way(s, seat, employee) + int(SURCHARGE[employee])


def forbids_producing(s: State, seat: int, piece: int) -> int:
    """[S-097] The spaces must be paid."""
    return S_097 if price_of_equipment(s, seat, piece) > purse(s, seat) else 0


def forbids_recruiting(s: State, seat: int, member: int) -> int:
    """[S-099] The spaces must be paid."""
    return S_099 if price_of_crew(s, seat, member) > purse(s, seat) else 0


def forbids_taking(s: State, seat: int, employee: int) -> int:
    """[S-103] Who waits beside the ring. [S-105] No two alike. [S-106] Level II after level I."""
    if s.copies[employee] == 0:
        return S_103
    if has(s.seats[seat].employees, employee):
        return S_105
    first = REQUIRES[employee]
    return S_106 if first != N_EMPLOYEES and not has(s.seats[seat].employees, first) else 0


def forbids_hiring(s: State, seat: int, employee: int) -> int:
    """[S-102] The spaces must be paid, [S-104] and then what an engineer or a recruiter costs."""
    rule = forbids_taking(s, seat, employee)
    if rule != 0:
        return rule
    left = purse(s, seat) - price_of_way(s, seat, employee)
    if left < 0:
        return S_102
    return S_104 if left < SURCHARGE[employee] else 0


def cheapest_hire(s: State, seat: int) -> int:
    """[S-041] [S-217] The least that any employee open to a player costs."""
    found = BEYOND_MEANS
    for employee in range(N_EMPLOYEES):
        if forbids_taking(s, seat, employee) == 0:
            found = min(found, wage(s, seat, employee))
    return found


def legal_equipment(s: State, seat: int, m: Offers) -> int:
    for piece in range(N_EQUIPMENT):
        if forbids_producing(s, seat, piece) == 0:
            offer(m, PRODUCE_ITEM + piece)
    return m.count


def legal_crew(s: State, seat: int, m: Offers) -> int:
    for member in range(N_CREW):
        if forbids_recruiting(s, seat, member) == 0:
            offer(m, RECRUIT_CREW + member)
    return m.count


def legal_hires(s: State, seat: int, m: Offers) -> int:
    for employee in range(N_EMPLOYEES):
        if forbids_hiring(s, seat, employee) == 0:
            offer(m, HIRE_EMPLOYEE + employee)
    return m.count


def produce(s: State, seat: int, piece: int) -> int:
    """[S-098] [S-101] The piece the marker stops on goes to the supply, [S-110] and what engineers bring."""
    s.seats[seat].guilders -= price_of_equipment(s, seat, piece)
    s.equipment_ring = piece
    s.seats[seat].supply[FIRST_EQUIPMENT + piece] += 1
    for item in range(FIRST_EQUIPMENT, N_ITEMS):
        if has(s.seats[seat].employees, ENGINEER[item]):
            s.seats[seat].supply[item] += 1
    return 0


def recruit(s: State, seat: int, member: int) -> int:
    """[S-099] [S-101] Whom the marker stops on goes to the supply, [S-111] and whom recruiters bring."""
    s.seats[seat].guilders -= price_of_crew(s, seat, member)
    s.crew_ring = member
    s.seats[seat].supply[member] += 1
    for item in range(FIRST_EQUIPMENT):
        if has(s.seats[seat].employees, RECRUITER[item]):
            s.seats[seat].supply[item] += 1
    return 0


def hire(s: State, seat: int, employee: int) -> int:
    """[S-103] [S-107] One employee beside the space; a twin below becomes available to others."""
    s.seats[seat].guilders -= wage(s, seat, employee)
    s.employee_ring = s.beside[employee]
    s.copies[employee] -= 1
    add(s.seats[seat].employees, employee)
    return 0
