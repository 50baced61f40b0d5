"""Text for every choice of a whole battle, both ways.

`done`, `auto`, `back`, `stand`, `along`, `rear`, `stay`, `hold`, `on`, `halt`; `R1` picks a group; `R1 x 3` sets one up
in three files; `at 24.0 10` is a place in MU (from the left, from the own edge), `left of R1` one beside a friend;
`lead 2 R3` sends the second commander to a group, `lead 2 R3 front` into its front rank; `R1 charge`, `R1 charge +5`,
`R1 charge =B3` (parallel to it); `B8 intercept R1`; `R1 feed left`; `camp 24` pitches the camp; `R1-R4` picks a battle
line by its ends.
Moves: `a1.5` straight, `a*` as far as it goes, `a=` level with the nearest friend, `w+10 a1.5` a wheel to the right and
on, `a2 w-10` a wheel at the end, `w+10 a2 w-20` both, `w=B3 a1` parallel to a group, `a2 s+0.8` shifted to the right,
`a2 s=` flush beside a friend, `a2 s@` file on file with an enemy, `expand right 2 a1`, `contract both`, `a2 contract
left`, `left`, `right w+10 a2`, `a2 left`, `about`, `retire 2`. Read, but never written: `to 24 14.5 30`, the move that
ends nearest to a place and a facing, and German words (`fertig`, `halten`, `angriff`, `nach`).
"""

from typing import Final

from mypy_extensions import i64

from cannae.core.contract import UserError
from cannae.games.tabletop.rules.charge.charging import ANGLES, PARALLEL
from cannae.games.tabletop.rules.movement.families import (
    ADVANCE,
    AFTER,
    ALIGN,
    AS_FAR,
    CONTRACT,
    CONTRACT_LAST,
    DOUBLE,
    EXPAND,
    FAMILIES,
    FRONTS,
    LEVEL_WITH,
    RETIRE,
    SHIFT,
    TURN_ABOUT,
    TURN_ANGLES,
    TURN_LAST,
    TURN_LEFT,
    TURN_RIGHT,
    WHEEL_PAIRS,
    code,
)
from cannae.games.tabletop.rules.places import BESIDE, ROWS
from cannae.games.tabletop.rules.table.geometry import BASE
from cannae.games.tabletop.state import (
    CAMP,
    CHARGE,
    CROSS,
    GROUP,
    GROUPS,
    JOIN,
    LAST,
    LEAD,
    LINE,
    MOVE,
    MUSTER,
    OF_SIDE,
    PLACE,
    WIDEN,
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
    "vorn": "front",
    "nach": "to",
    "abfangen": "intercept",
    "nachschieben": "feed",
    "zurückgehen": "retire",
}
FRONT_WORDS: Final = ["", "right", "right 2", "left", "left 2", "both"]
TURNS: Final = {"left": TURN_LEFT, "right": TURN_RIGHT, "about": TURN_ABOUT}
TURN_WORDS: Final = list(TURNS)
SHIFT_WORDS: Final = ["", "s+0.8", "s+1.6", "s-0.8", "s-1.6", "s=", "s@"]


def degrees(angle: i64) -> str:
    """Half degrees as people write them."""
    whole, half = divmod(int(ANGLES[angle & 15]), 2)
    return ("+" if angle < 16 else "-") + str(whole) + (".5" if half else "")


def miles(units: i64) -> str:
    """Thousandths of a MU as a decimal number, without needless zeros."""
    whole, rest = divmod(int(units), 1000)
    return f"{whole}.{rest:03d}".rstrip("0").rstrip(".")


def write_choice(side: i64, choice: i64) -> str:
    if 0 <= choice < len(VERBS):
        return VERBS[choice]
    if GROUP <= choice < GROUP + GROUPS:
        return label(choice - GROUP)
    if MUSTER <= choice < MUSTER + 16 * GROUPS:
        return f"{label((choice - MUSTER) >> 4)} x {int(choice & 15)}"
    if JOIN <= choice < LEAD + 256:
        commander = ((choice - JOIN) >> 5) & 7
        return f"lead {int(commander & 3) + 1} {label((choice - JOIN) & 31)}" + (" front" if choice >= LEAD else "")
    if PLACE <= choice < CHARGE:
        row, column = (choice - PLACE) >> 7, (choice - PLACE) & 127
        if row < ROWS:
            return f"at {miles(column * 800)} {int(row)}"
        if row == BESIDE and column < 32:
            return f"{'right' if column & 1 else 'left'} of {label(side * OF_SIDE + (column >> 1))}"
    if CHARGE <= choice < CHARGE + 64 * GROUPS:
        return write_charge((choice - CHARGE) >> 6, choice & 63)
    if CROSS <= choice < CROSS + 32 * GROUPS:
        return f"{label((choice - CROSS) >> 5)} intercept {label(choice - CROSS & 31)}"
    if WIDEN <= choice < WIDEN + 2 * GROUPS:
        return f"{label((choice - WIDEN) >> 1)} feed {'right' if choice & 1 else 'left'}"
    if LINE <= choice < LINE + 32 * GROUPS:
        return f"{label((choice - LINE) >> 5)}-{label(choice - LINE & 31)}"
    if CAMP <= choice < CAMP + 64:
        return f"camp {miles((choice - CAMP) * BASE)}"
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
    if TURN_LEFT <= family <= TURN_ABOUT:
        if angle and (angle >= 32 or angle & 15 not in TURN_ANGLES):
            return ""
        wheel = f" w{degrees(angle)}" if angle else ""
        return TURN_WORDS[family - TURN_LEFT] + wheel + tail
    return write_ending(family, angle, straight) if distance else ""


def write_ending(family: i64, angle: i64, straight: str) -> str:
    """Moves that have something after the straight part."""
    if family == SHIFT:
        return f"{straight} {SHIFT_WORDS[angle]}" if 1 <= angle < len(SHIFT_WORDS) else ""
    if family == DOUBLE and angle < len(WHEEL_PAIRS):
        first, second = WHEEL_PAIRS[angle]
        return f"w{signed(first)} {straight} w{signed(second)}"
    if family == RETIRE and angle == 0:
        return f"retire {straight[1:]}"
    if family == CONTRACT_LAST and 1 <= angle < len(FRONTS):
        return f"{straight} contract {FRONT_WORDS[angle]}"
    if family == TURN_LAST and TURN_LEFT <= angle <= TURN_ABOUT:
        return f"{straight} {TURN_WORDS[angle - TURN_LEFT]}"
    return ""


def signed(halves: int) -> str:
    """Whole degrees with their sign."""
    return f"{halves // 2:+d}"


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


def read_goal(text: str) -> tuple[int, int, int] | None:
    """A place to go to, in thousandths of a MU and half degrees; -1 for any facing, None for any other text."""
    words = [GERMAN.get(word, word) for word in text.lower().split()]
    if len(words) not in (3, 4) or words[0] != "to":
        return None
    try:
        x, y = read_number(words[1]), read_number(words[2])
        heading = read_number(words[3].rstrip("°")) * 2 // 1000 if words[3:] else -1
    except ValueError:
        raise UserError("tabletop-bad-goal", text=text[:40]) from None
    return x, y, heading % 720 if heading >= 0 else -1


def read_words(side: i64, words: list[str]) -> int:
    first = words[0]
    if first in ("camp", "lager") and len(words) == 2:
        column, rest = divmod(read_number(words[1]), BASE)
        if rest or column > 63:
            raise ValueError
        return CAMP + column
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
        if words[3:] not in ([], ["front"]):
            raise ValueError
        return (LEAD if words[3:] else JOIN) + 32 * (4 * (group >> 4) + number - 1) + group
    if "-" in first and first[0] in "rb" and len(words) == 1:
        one, other = first.split("-")
        return LINE + 32 * read_label(one) + read_label(other)
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
    if words[0] == "intercept" and len(words) == 2:
        return CROSS + 32 * group + read_label(words[1])
    if words[0] == "feed" and len(words) == 2:
        return WIDEN + 2 * group + ("left", "right").index(words[1])
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
    """The number of a listed angle."""
    halves = read_halves(text)
    index = ANGLES.index(abs(halves))
    if index == 0:
        raise ValueError
    return index if halves > 0 else index + 16


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
        front, rest = read_front(rest)
        return read_end(EXPAND if first == "expand" else CONTRACT, front, rest)
    if first in TURNS:
        if rest and rest[0].startswith("w"):
            return read_end(TURNS[first], turn_angle(rest[0]), rest[1:])
        return read_end(TURNS[first], 0, rest)
    if first == "retire" and len(rest) == 1:
        return int(code(RETIRE, 0, read_way("a" + rest[0])))
    if first.startswith("w="):
        return read_end(ALIGN, read_label(first[2:]), rest)
    if first.startswith("w") and len(rest) == 2 and rest[1].startswith("w"):
        pair = (read_halves(first[1:]), read_halves(rest[1][1:]))
        return int(code(DOUBLE, WHEEL_PAIRS.index(pair), read_way(rest[0])))
    if first.startswith("w"):
        return read_end(ADVANCE, read_angle(first[1:]), rest)
    way = read_way(first)
    if not rest:
        return int(code(ADVANCE, 0, way))
    if rest[0] == "contract":
        front, rest = read_front(rest[1:])
        if rest:
            raise ValueError
        return int(code(CONTRACT_LAST, front, way))
    if len(rest) > 1:
        raise ValueError
    if rest[0] in TURNS:
        return int(code(TURN_LAST, TURNS[rest[0]], way))
    if rest[0].startswith("s"):
        return int(code(SHIFT, SHIFT_WORDS.index(rest[0].replace(",", ".")), way))
    if rest[0].startswith("w"):
        return int(code(AFTER, read_angle(rest[0][1:]), way))
    raise ValueError


def read_front(words: list[str]) -> tuple[int, list[str]]:
    """Which files come or go, and what follows."""
    count = 2 if len(words) > 1 and words[1].isdigit() else 1
    return FRONT_WORDS.index(" ".join(words[:count]), 1), words[count:]


def turn_angle(text: str) -> int:
    angle = read_angle(text[1:])
    if angle & 15 not in TURN_ANGLES:
        raise ValueError
    return angle


def read_halves(text: str) -> int:
    """An angle in half degrees with its sign."""
    if text[0] not in "+-":
        raise ValueError
    halves, rest = divmod(read_number(text[1:]) * 2, 1000)
    if rest:
        raise ValueError
    return halves if text[0] == "+" else -halves


def read_end(family: int, angle: int, words: list[str]) -> int:
    if len(words) > 1 or angle < 0:
        raise ValueError
    return int(code(family, angle, read_way(words[0]) if words else 0))
