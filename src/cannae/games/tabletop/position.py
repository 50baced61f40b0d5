"""Text for every position of a whole battle, both ways: named fields, nothing left out but zeros.

A group is written `R1=x:24000,y:9000,h:0,files:3,bases:6,level:1,steps:0.582.0`, a commander `RC1=rank:2,with:4`.
"""

from mypy_extensions import i64

from cannae.core.contract import SIDE_NAMES, UserError
from cannae.games.tabletop.phases import PHASE_NAMES
from cannae.games.tabletop.rules.table.formation import may_stand
from cannae.games.tabletop.rules.table.geometry import inside, overlap
from cannae.games.tabletop.rules.table.ground import KINDS, Piece
from cannae.games.tabletop.state import (
    BASES,
    COMMANDERS,
    EVADED_OFF,
    FILES,
    GROUPS,
    IN_FRONT,
    LEVEL,
    ON_TABLE,
    OVER,
    RANK,
    STEPS,
    WAITING_OFF,
    WHERE,
    WITH,
    Position,
    label,
    side_of,
)

FIELD_NAMES = [
    "x", "y", "h", "files", "bases", "level", "where", "moved", "charged", "option", "order", "evade", "fell",
    "pursuing", "prey", "flanks", "fresh", "ran", "aimed", "flanked", "heading", "fed", "scared",
]  # fmt: skip
COMMANDER_FIELDS = ["rank", "with", "x", "y", "stayed", "front"]
NUMBERS = [
    "turn", "quiet", "bloody", "picked", "line", "sacked", "fed", "files", "failed", "batch", "left",
    "commander", "barrier", "reason",
]  # fmt: skip
MOST = 1 << 40


def commander_label(commander: i64) -> str:
    return ("RC" if commander < 4 else "BC") + str(int(commander & 3) + 1)


def write_position(p: Position) -> str:
    fields = [f"phase={p.phase()}", f"first={SIDE_NAMES[p.first]}", f"active={SIDE_NAMES[p.active]}"]
    fields.append(f"asked={SIDE_NAMES[p.asked]}")
    fields.append("winner=" + (SIDE_NAMES[p.winner] if p.winner >= 0 else "-"))
    fields.append(f"dice={p.dice or '-'}")
    fields.append("ground=" + (";".join([write_piece(piece) for piece in p.terms.pieces[p.terms.preset :]]) or "-"))
    fields += [f"{name}={value}" for name, value in zip(NUMBERS, numbers(p), strict=True)]
    fields += [f"{label(group)}={write_group(p, group)}" for group in range(GROUPS) if p.exists(group)]
    for commander in range(COMMANDERS):
        if p.terms.commanders[commander]:
            values = [int(p.get_c(commander, field)) for field in range(len(COMMANDER_FIELDS))]
            fields.append(f"{commander_label(commander)}={named(COMMANDER_FIELDS, values) or '-'}")
    return " ".join(fields)


def write_piece(piece: Piece) -> str:
    """A piece that was drawn, or a camp: its kind, its corners, and the crest of a hill."""
    corners = ".".join([str(int(piece.corners[at])) for at in range(len(piece.corners))])
    return f"{piece.kind}:{corners}" + (f":{int(piece.crest_x)}.{int(piece.crest_y)}" if piece.hill else "")


def read_piece(text: str, p: Position) -> Piece:
    kind, corners, *crest = text.split(":")
    flat = [number(part) for part in corners.split(".")]
    inside_table = all(x <= p.terms.width for x in flat[::2]) and all(y <= p.terms.depth for y in flat[1::2])
    if kind not in KINDS or len(flat) % 2 or not 8 <= len(flat) <= 16 or not inside_table or not is_convex(flat):
        raise ValueError
    return Piece(kind, flat, [number(part) for part in crest[0].split(".")][:2] if crest else [])


def is_convex(flat: list[int]) -> bool:
    """Every corner turns to the left."""
    count = len(flat)
    for at in range(0, count, 2):
        x0, y0, x1, y1, x2, y2 = (flat[(at + step) % count] for step in range(6))
        if (x1 - x0) * (y2 - y1) - (y1 - y0) * (x2 - x1) <= 0:
            return False
    return True


def numbers(p: Position) -> list[int]:
    found = [
        p.turn,
        p.quiet,
        p.bloody,
        p.picked,
        p.line,
        p.sacked,
        p.fed,
        p.files,
        p.failed,
        p.batch,
        p.left,
        p.commander,
    ]
    return [int(value) for value in [*found, p.barrier_count, p.reason]]


def named(names: list[str], values: list[int]) -> str:
    return ",".join([f"{name}:{value}" for name, value in zip(names, values, strict=True) if value])


def write_group(p: Position, group: int) -> str:
    values = [int(p.get(group, field)) for field in range(len(FIELD_NAMES))]
    text = named(FIELD_NAMES, values)
    if p.is_stepped(group):
        steps = [str(int(p.get(group, STEPS + file))) for file in range(int(p.get(group, FILES)))]
        text += ",steps:" + ".".join(steps)
    return text or "-"


def read_position(text: str, p: Position) -> None:
    """Fill an empty position from its text; anything that does not write back to the same text is refused."""
    try:
        read_fields(dict([field.split("=", 1) for field in text.split(" ")]), p)
        check(p)
        if write_position(p) != text:
            raise ValueError
    except (ValueError, KeyError, IndexError, OverflowError, ZeroDivisionError, AssertionError):
        raise UserError("tabletop-bad-position", text=text[:60]) from None


def read_fields(fields: dict[str, str], p: Position) -> None:
    p.first = SIDE_NAMES.index(fields["first"])
    p.active = SIDE_NAMES.index(fields["active"])
    p.asked = SIDE_NAMES.index(fields["asked"])
    p.winner = -1 if fields["winner"] == "-" else SIDE_NAMES.index(fields["winner"])
    p.dice = "" if fields["dice"] == "-" else fields["dice"]
    if p.dice.strip("123456"):
        raise ValueError
    if fields["ground"] != "-":
        p.terms = p.terms.with_more([read_piece(part, p) for part in fields["ground"].split(";")])
    values = [number(fields[name]) for name in NUMBERS]
    p.turn, p.quiet, p.bloody, p.picked, p.line, p.sacked, p.fed, p.files, p.failed, p.batch, p.left, p.commander = (
        values[:12]
    )
    p.barrier_count, p.reason = values[12:]
    for group in range(GROUPS):
        if p.exists(group):
            read_group(fields[label(group)], p, group)
    for commander in range(COMMANDERS):
        if p.terms.commanders[commander]:
            text = fields[commander_label(commander)]
            for at in range(len(COMMANDER_FIELDS)):  # a lost one has no rank any more, and zeros are not written
                p.set_c(commander, at, 0)
            for part in text.split(",") if text != "-" else []:
                name, _, value = part.partition(":")
                p.set_c(commander, COMMANDER_FIELDS.index(name), number(value))
    p.ask(PHASE_NAMES.index(fields["phase"]))


def read_group(text: str, p: Position, group: int) -> None:
    for field in range(len(FIELD_NAMES)):
        p.set(group, field, 0)
    for part in text.split(",") if text != "-" else []:
        name, _, value = part.partition(":")
        if name == "steps":
            for file, step in enumerate(value.split(".")):
                if file >= 12:
                    raise ValueError
                p.set(group, STEPS + file, number(step))
        else:
            p.set(group, FIELD_NAMES.index(name), number(value))
    p.rects[group] = None


def number(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 11) or int(text) >= MOST:
        raise ValueError
    return int(text)


def check(p: Position) -> None:
    """What no battle can come to is refused: formations, ranges, the edge, and one on another."""
    if p.phase_number != OVER and (p.winner >= 0 or p.reason):
        raise ValueError
    for group in range(GROUPS):
        if not p.exists(group):
            continue
        bases, where = p.get(group, BASES), p.get(group, WHERE)
        if (
            where > EVADED_OFF
            or p.get(group, LEVEL) > 3
            or bases > p.troop(group).group.bases
            or p.get(group, 2) >= 720
        ):
            raise ValueError
        if where in (WAITING_OFF, ON_TABLE) and not may_stand(p.get(group, FILES), bases):
            raise ValueError
        if where == ON_TABLE and not inside(p.rect(group), p.terms.width, p.terms.depth):
            raise ValueError
    standing = p.on_table(0) + p.on_table(1)
    for at, one in enumerate(standing):
        for other in standing[at + 1 :]:
            if any(overlap(body, met) for body in p.bodies(one) for met in p.bodies(other)):
                raise ValueError
    for commander in range(COMMANDERS):
        if p.get_c(commander, RANK) > 3 or p.get_c(commander, WITH) > GROUPS:
            raise ValueError
        if p.get_c(commander, IN_FRONT) > (1 if p.get_c(commander, WITH) else 0):
            raise ValueError
        if p.get_c(commander, RANK) and p.get_c(commander, RANK) != p.terms.commanders[commander]:
            raise ValueError
    if p.picked > GROUPS or p.line > GROUPS or p.commander > COMMANDERS or p.fed > 3 or p.sacked > 3:
        raise ValueError
    for number in (p.picked, p.line):
        if number and not p.exists(number - 1):
            raise ValueError
    if p.line and not (p.picked and p.line != p.picked and side_of(p.line - 1) == side_of(p.picked - 1)):
        raise ValueError
