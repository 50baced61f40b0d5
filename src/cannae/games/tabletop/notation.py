"""Text for every choice of a whole battle, both ways.

`done`, `auto`, `back`, `stand`, `along`, `rear`, `stay`, `hold`, `on`, `halt`; `R1` picks a group; `R1 x 3` sets one up
in three files; `at 24.0 10` is a place in MU (from the left, from the own edge), `left of R1` one beside a friend;
`lead 2 R3` sends the second commander to a group; `R1 charge`, `R1 charge +5`, `R1 charge =B3` (parallel to it).
Moves: `a1.5` straight, `a*` as far as it goes, `a=` level with the nearest friend, `w+10 a1.5` a wheel to the right and
on, `a2 w-10` a wheel at the end, `w=B3 a1` parallel to a group, `expand right 2 a1`, `contract both`, `left`,
`right a2`, `about`. German words are read too (`fertig`, `halten`, `angriff`), though never written.
"""

from typing import Final

from mypy_extensions import i64

from cannae.core.contract import UserError
from cannae.games.tabletop.rules.charging import ANGLES, PARALLEL
from cannae.games.tabletop.rules.deployment import BESIDE, ROWS
from cannae.games.tabletop.rules.templates import (
    ADVANCE,
    AFTER,
    ALIGN,
    AS_FAR,
    CONTRACT,
    EXPAND,
    FAMILIES,
    FRONTS,
    LEVEL_WITH,
    TURN_ABOUT,
    TURN_LEFT,
    TURN_RIGHT,
    code,
)
from cannae.games.tabletop.state import (
    CHARGE,
    GROUP,
    GROUPS,
    JOIN,
    LAST,
    MOVE,
    MUSTER,
    OF_SIDE,
    PLACE,
    label,
)

VERBS: Final = ["done", "auto", "back", "stand", "along", "rear", "stay", "hold", "on", "halt"]
GERMAN: Final = {
    "fertig": "done",
    "automatisch": "auto",
    "zurück": "back",
    "standhalten": "stand",
    "entlang": "along",
    "rückwärts": "rear",
    "bleiben": "stay",
    "anhalten": "hold",
    "weiter": "on",
    "halten": "halt",
    "angriff": "charge",
    "erweitern": "expand",
    "verengen": "contract",
    "rechts": "right",
    "links": "left",
    "beide": "both",
    "kehrt": "about",
    "führt": "lead",
}
FRONT_WORDS: Final = ["", "right", "right 2", "left", "left 2", "both"]
TURNS: Final = {"left": TURN_LEFT, "right": TURN_RIGHT, "about": TURN_ABOUT}


def degrees(angle: i64) -> str:
    """Half degrees as people write them."""
    whole, half = divmod(int(ANGLES[angle & 15]), 2)
    return ("+" if angle < 16 else "-") + str(whole) + (".5" if half else "")


def miles(units: i64) -> str:
    """Thousandths of a MU as a decimal number, without idle noughts."""
    whole, rest = divmod(int(units), 1000)
    return f"{whole}.{rest:03d}".rstrip("0").rstrip(".")


def write_choice(side: i64, choice: i64) -> str:
    if 0 <= choice < len(VERBS):
        return VERBS[choice]
    if GROUP <= choice < GROUP + GROUPS:
        return label(choice - GROUP)
    if MUSTER <= choice < MUSTER + 16 * GROUPS:
        return f"{label((choice - MUSTER) >> 4)} x {int(choice & 15)}"
    if JOIN <= choice < JOIN + 256:
        commander = (choice - JOIN) >> 5
        return f"lead {int(commander & 3) + 1} {label((choice - JOIN) & 31)}"
    if PLACE <= choice < CHARGE:
        row, column = (choice - PLACE) >> 7, (choice - PLACE) & 127
        if row < ROWS:
            return f"at {miles(column * 800)} {int(row)}"
        if row == BESIDE and column < 32:
            return f"{'right' if column & 1 else 'left'} of {label(side * OF_SIDE + (column >> 1))}"
    if CHARGE <= choice < CHARGE + 64 * GROUPS:
        return write_charge((choice - CHARGE) >> 6, choice & 63)
    if MOVE <= choice < LAST:
        text = write_move((choice - MOVE) >> 12, (choice - MOVE) >> 6 & 63, choice & 63)
        if text:
            return text
    return f"#{choice}"


def write_charge(group: i64, option: i64) -> str:
    if option == 0:
        return f"{label(group)} charge"
    if option >= PARALLEL:
        return f"{label(group)} charge ={label(option - PARALLEL)}"
    return f"{label(group)} charge {degrees(option)}"


def write_move(family: i64, angle: i64, distance: i64) -> str:
    straight = f"a{miles(distance * 250)}"
    if distance == AS_FAR:
        straight = "a*"
    elif distance == LEVEL_WITH:
        straight = "a="
    elif distance > LEVEL_WITH or family >= FAMILIES:
        return ""
    tail = "" if distance == 0 else f" {straight}"
    if family == ADVANCE and angle == 0:
        return straight
    if family == ADVANCE or family == AFTER:
        if angle >= 32 or angle & 15 == 0:
            return ""
        return f"{straight} w{degrees(angle)}" if family == AFTER else f"w{degrees(angle)}{tail}"
    if family == ALIGN:
        return f"w={label(angle)}{tail}" if angle < GROUPS else ""
    if family == EXPAND or family == CONTRACT:
        word = "expand" if family == EXPAND else "contract"
        return f"{word} {FRONT_WORDS[angle]}{tail}" if 1 <= angle < len(FRONTS) else ""
    return ["left", "right", "about"][family - TURN_LEFT] + tail if angle == 0 else ""


# -- Reading ------------------------------------------------------------------------------------------------


def read_choice(side: i64, text: str) -> int:
    wanted = [GERMAN.get(word, word) for word in text.lower().split()]
    try:
        if len(wanted) == 1 and wanted[0] in VERBS:
            return VERBS.index(wanted[0])
        found = read_words(side, wanted)
    except (ValueError, IndexError):
        found = -1
    if found < 0:
        raise UserError("tabletop-bad-choice", text=text[:40])
    return found


def read_words(side: i64, words: list[str]) -> int:
    first = words[0]
    if first == "at":
        column, rest = divmod(read_number(words[1]), 800)
        row, more = divmod(read_number(words[2]), 1000)
        if rest or more or column > 127 or row >= ROWS:
            raise ValueError
        return PLACE + 128 * row + column
    if len(words) == 3 and words[1] in ("of", "von"):
        friend = read_label(words[2])
        return PLACE + 128 * BESIDE + 2 * (friend & 15) + ("left", "right").index(first)
    if first == "lead":
        number = int(words[1])
        group = read_label(words[2])
        if not 1 <= number <= 4:
            raise ValueError
        return JOIN + 32 * (4 * (group >> 4) + number - 1) + group
    if first[0] in "rb" and first[1:].isdigit():
        return read_of_group(read_label(first), words[1:])
    return read_move(words)


def read_of_group(group: int, words: list[str]) -> int:
    if not words:
        return GROUP + group
    if words[0] == "x":
        files = int(words[1])
        if not 1 <= files <= 15:
            raise ValueError
        return MUSTER + 16 * group + files
    if words[0] != "charge":
        raise ValueError
    start = CHARGE + 64 * group
    if len(words) == 1:
        return start
    if words[1].startswith("="):
        return start + PARALLEL + read_label(words[1][1:])
    return start + read_angle(words[1])


def read_label(text: str) -> int:
    number = int(text[1:])
    if text[0].lower() not in "rb" or not 1 <= number <= OF_SIDE or not text[1:].isascii():
        raise ValueError
    return ("r", "b").index(text[0].lower()) * OF_SIDE + number - 1


def read_number(text: str) -> int:
    """A decimal number in thousandths."""
    whole, _, part = text.replace(",", ".").partition(".")
    if not (whole + part).isascii() or not (whole + part).isdigit() or len(part) > 3 or len(whole) > 3:
        raise ValueError
    return int(whole or "0") * 1000 + int((part + "000")[:3])


def read_angle(text: str) -> int:
    if text[0] not in "+-":
        raise ValueError
    halves, rest = divmod(read_number(text[1:]) * 2, 1000)
    if rest:
        raise ValueError
    index = ANGLES.index(halves)
    if index == 0:
        raise ValueError
    return index if text[0] == "+" else index + 16


def read_way(text: str) -> int:
    if text == "a*":
        return AS_FAR
    if text == "a=":
        return LEVEL_WITH
    steps, rest = divmod(read_number(text[1:]), 250)
    if text[0] != "a" or rest or not 0 < steps < LEVEL_WITH:
        raise ValueError
    return steps


def read_move(words: list[str]) -> int:
    first, rest = words[0], words[1:]
    if first in ("expand", "contract"):
        family = EXPAND if first == "expand" else CONTRACT
        count = 2 if len(rest) > 1 and rest[1].isdigit() else 1
        front = FRONT_WORDS.index(" ".join(rest[:count]))
        return read_end(family, front, rest[count:])
    if first in TURNS:
        return read_end(TURNS[first], 0, rest)
    if first.startswith("w="):
        return read_end(ALIGN, read_label(first[2:]), rest)
    if first.startswith("w"):
        return read_end(ADVANCE, read_angle(first[1:]), rest)
    if len(rest) == 1 and rest[0].startswith("w"):
        return int(code(AFTER, read_angle(rest[0][1:]), read_way(first)))
    if rest:
        raise ValueError
    return int(code(ADVANCE, 0, read_way(first)))


def read_end(family: int, angle: int, words: list[str]) -> int:
    if len(words) > 1 or angle < 0:
        raise ValueError
    return int(code(family, angle, read_way(words[0]) if words else 0))


# -- All of them --------------------------------------------------------------------------------------------


def _every() -> list[int]:
    found = list(range(len(VERBS))) + [GROUP + group for group in range(GROUPS)]
    for group in range(GROUPS):
        found += [MUSTER + 16 * group + files for files in range(1, 16)]
        found += [JOIN + 32 * (4 * (group >> 4) + at) + group for at in range(4)]
        found += [CHARGE + 64 * group + option for option in range(64) if option != 16]
    found += [PLACE + 128 * row + column for row in range(ROWS) for column in range(128)]
    found += [PLACE + 128 * BESIDE + column for column in range(32)]
    ways = [*range(1, LEVEL_WITH + 1), AS_FAR]
    turns = [*range(1, 16), *range(17, 32)]
    starts = [(ADVANCE, angle) for angle in turns] + [(ALIGN, group) for group in range(GROUPS)]
    starts += [(family, front) for family in (EXPAND, CONTRACT) for front in range(1, len(FRONTS))]
    starts += [(family, 0) for family in (TURN_LEFT, TURN_RIGHT, TURN_ABOUT)]
    found += [int(code(ADVANCE, 0, way)) for way in ways]
    found += [int(code(AFTER, angle, way)) for angle in turns for way in ways]
    found += [int(code(family, angle, way)) for family, angle in starts for way in [0, *ways]]
    return found


EVERY: Final = _every()
