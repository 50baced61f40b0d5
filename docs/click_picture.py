"""Draws the way of a click through the server: `python docs/click_picture.py` writes docs/click_way.svg.

The files stand in the order in which the click comes to them; docs/click_way.py traces it for real.
"""

from html import escape
from pathlib import Path

HERE = Path(__file__).parent
LANES = ["http", "live", "broadcast", "table", "rules", "store"]
STEPS = [
    ("http", "server/http/sockets.py", ["bytes become a message,", "which is paid for (ops/usage.py)"]),
    ("live", "server/live/session.py", ["read and checked;", "it becomes an Act"]),
    ("live", "server/live/live_table.py", ["one act at a time, tried on", "the game in memory, or refused"]),
    ("table", "table/table.py", ["the one list of verbs; seats,", "offers, ends; clock.py"]),
    ("rules", "core/history.py", ["kept for undo"]),
    ("rules", "core/contract.py", ["legal? then games/NAME plays it", "by its rules (core/bits.py)"]),
    ("store", "server/store/store.py", ["the act as a row,", "under the next number"]),
    ("store", "server/store/database.py", ["what waits shares a commit;", "on disk (or postgres.py)"]),
    ("live", "server/live/live_table.py", ["on disk: only now are", "clients told"]),
    ("broadcast", "server/broadcast/broadcaster.py", ["who could notice something?", "each viewer's state, in brief"]),
    ("http", "server/http/sockets.py", ["acknowledgement and states", "go out"]),
]
WIDE, HIGH, BOX_WIDE, BOX_HIGH, TOP, LEFT = 226, 92, 212, 66, 54, 14


def corner(number: int) -> tuple[int, int]:
    return LEFT + LANES.index(STEPS[number][0]) * WIDE, TOP + number * HIGH


def box(number: int) -> str:
    lane, file, says = STEPS[number]
    x, y = corner(number)
    name = file.removeprefix("server/")
    lines = [f'<text x="{x + 10}" y="{y + 19}" class="file">{number + 1} {escape(name)}</text>']
    lines += [f'<text x="{x + 10}" y="{y + 37 + 16 * line}">{escape(text)}</text>' for line, text in enumerate(says)]
    return f'<rect x="{x}" y="{y}" width="{BOX_WIDE}" height="{BOX_HIGH}" rx="6" class="{lane}"/>' + "".join(lines)


def arrow(number: int) -> str:
    """From the bottom of one box to the top of the next."""
    (x, y), (next_x, next_y) = corner(number), corner(number + 1)
    start, end, middle = x + BOX_WIDE // 2, next_x + BOX_WIDE // 2, y + BOX_HIGH + (HIGH - BOX_HIGH) // 2
    return f'<path d="M{start},{y + BOX_HIGH} V{middle} H{end} V{next_y - 2}" marker-end="url(#tip)"/>'


def picture() -> str:
    wide, high = LEFT * 2 + WIDE * len(LANES) - (WIDE - BOX_WIDE), TOP + HIGH * len(STEPS) - (HIGH - BOX_HIGH) + 14
    heads = [
        f'<text x="{LEFT + index * WIDE + BOX_WIDE // 2}" y="30" class="lane">{lane}</text>'
        for index, lane in enumerate(LANES)
    ]
    return f"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" role="img"
 aria-label="The way of a click through the server, file by file">
<style>
 svg {{ background: #fdfcf8 }} text {{ font: 12px sans-serif; fill: #2b2b2b }} .file {{ font-weight: bold }}
 .lane {{ font: bold 15px sans-serif; text-anchor: middle; fill: #6b5d42 }}
 rect {{ stroke: #8a7d63; fill: #f3ecda }} rect.store {{ fill: #dfe9e4 }} rect.table, rect.rules {{ fill: #e6e3f1 }}
 rect.broadcast {{ fill: #f6e0d3 }} path {{ stroke: #8a7d63; fill: none; stroke-width: 1.5 }}
</style>
<defs><marker id="tip" viewBox="0 0 8 8" refX="6" refY="4" markerWidth="8" markerHeight="8" orient="auto">
<path d="M0,0 L8,4 L0,8 z" style="fill: #8a7d63; stroke: none"/></marker></defs>
{chr(10).join(heads)}
{chr(10).join(arrow(number) for number in range(len(STEPS) - 1))}
{chr(10).join(box(number) for number in range(len(STEPS)))}
</svg>
"""


if __name__ == "__main__":
    (HERE / "click_way.svg").write_text(picture())
