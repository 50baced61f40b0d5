"""The page around a report's figures: one HTML text that asks nobody for anything, light and dark, in any width."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

SPACE = "\N{NO-BREAK SPACE}"  # before the sign of percent, which never stands alone in a line

# The colours and letters are those of the page that people play in.
STYLE = """
:root{color-scheme:light dark;--ground:#f3ead8;--paper:#fbf6ea;--card:#fffdf6;--ink:#2a1d12;--quiet:#6b5846;
--line:#d9c8a8;--gold:#c9973a;--blue:#1f4f86;--blue-soft:#d3e0ef;--red:#a83a24;--red-soft:#f3d6cb;--bar:#2a1d12;
--on-bar:#f4e8d2;--above:#6f9ccb;--below:#dd8f7d;
--serif:'Iowan Old Style','Palatino Linotype',Palatino,'Book Antiqua','P052','TeX Gyre Pagella',Georgia,serif}
@media (prefers-color-scheme:dark){:root{--ground:#17120d;--paper:#211a13;--card:#2c231a;--ink:#f4e8d2;--quiet:#bda98c;
--line:#4a3c2c;--gold:#e0b55c;--blue:#86b6ee;--blue-soft:#172c47;--red:#ec8468;--red-soft:#4a2118;--bar:#0e0a07;
--above:#2d5c8f;--below:#8f4130}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
header{background:var(--bar);color:var(--on-bar);border-bottom:2px solid var(--gold);padding:1.1rem 1rem}
h1,main{max-width:80rem;margin:0 auto}
h1{font:600 1.7rem/1.2 var(--serif);max-width:78rem}
main{padding:1.2rem 1rem 3rem}
h2{font:600 1.25rem/1.25 var(--serif);margin:0 0 .3rem}
p{margin:.3rem 0 .8rem}
.found{font:1.2rem/1.4 var(--serif);margin:0 0 .6rem}
.quiet,footer{color:var(--quiet)} footer{font-size:.9rem;margin-top:1rem} footer p{margin:.2rem 0}
code{font-size:.95em;overflow-wrap:anywhere}
.tiles{display:grid;grid-template-columns:repeat(auto-fit,minmax(10rem,1fr));gap:.8rem;margin:0 0 1rem}
.tiles div{background:var(--card);border:1px solid var(--line);border-top:3px solid var(--gold);border-radius:8px;
padding:.6rem .8rem}
.tiles dt{color:var(--quiet);font-size:.85rem} .tiles dd{margin:0}
.tiles .value{font:600 1.6rem/1.25 var(--serif)} .tiles .more{font-size:.85rem;color:var(--quiet)}
.sections{columns:2 30rem;column-gap:1rem}
section{background:var(--card);border:1px solid var(--line);border-radius:10px;padding:1rem;margin:0 0 1rem;
break-inside:avoid}
figure{margin:0} li{margin:.4rem 0}
.phone{display:none} @media (max-width:40rem){.desk{display:none} .phone{display:block}}
svg{display:block;width:100%;height:auto;font:13px system-ui,sans-serif}
svg text{fill:var(--ink)} svg .label{paint-order:stroke;stroke:var(--card);stroke-width:4px;stroke-linejoin:round}
svg .axis{fill:var(--quiet);font-size:12px} svg .small{font-size:10px}
svg .grid,svg .base{stroke:var(--line)} svg .middle{stroke:var(--quiet);stroke-dasharray:4 3}
svg .whisker{stroke:var(--blue);stroke-width:3;stroke-linecap:round} svg .dot{fill:var(--blue)}
svg .whisker.faint{stroke:var(--quiet);opacity:.55} svg .dot.faint{fill:var(--quiet)}
svg .bar{fill:var(--blue)} svg .reach{fill:transparent} svg .curve{fill:none;stroke:var(--ink);stroke-width:2.5}
svg .redder{fill:var(--red-soft)} svg .bluer{fill:var(--blue-soft)} svg .curve~.mark .dot{fill:var(--ink)}
svg .cell,svg .none{fill:var(--paper);stroke:var(--line)} svg .above{fill:var(--above)} svg .below{fill:var(--below)}
svg .mark:hover .reach{fill:var(--line);opacity:.5}
summary{cursor:pointer;color:var(--quiet);margin-top:.6rem}
.table{overflow-x:auto} table{border-collapse:collapse;font-size:.9rem;margin-top:.5rem}
th,td{text-align:left;padding:.2rem .8rem .2rem 0;border-bottom:1px solid var(--line)}
td.number,th.number{text-align:right;font-variant-numeric:tabular-nums}
#tip{position:fixed;pointer-events:none;background:var(--bar);color:var(--on-bar);padding:.3rem .6rem;border-radius:4px;
border:1px solid var(--gold);font-size:.85rem;max-width:20rem;display:none;z-index:1}
"""

# A tip follows the pointer; what it says stands in the table too, for readers without a pointer.
SCRIPT = """
const tip=document.getElementById("tip");
const follow=event=>{
 const mark=event.target.closest&&event.target.closest("[data-tip]");
 tip.style.display=mark?"block":"none";
 if(!mark)return;
 tip.textContent=mark.dataset.tip;
 tip.style.left=Math.min(event.clientX+14,innerWidth-tip.offsetWidth-8)+"px";
 tip.style.top=Math.max(8,event.clientY-tip.offsetHeight-10)+"px";
};
addEventListener("pointermove",follow);
addEventListener("pointerdown",follow);
"""


@dataclass(frozen=True)
class Section:
    """One figure: its heading, what it says in a sentence, the plot, and the same as a table."""

    name: str  # of its rows in the CSV
    title: str
    note: str
    plot: str
    columns: Sequence[str]
    rows: Sequence[Sequence[str]]


@dataclass(frozen=True)
class Tile:
    """A figure that is seen first: what of, how much, and how surely."""

    name: str
    value: str
    more: str


def page(
    language: str,
    title: str,
    lead: Sequence[str],
    sections: Sequence[Section],
    table: str,
    tiles: Sequence[Tile] = (),
    made: Sequence[str] = (),
) -> str:
    """`lead` are the sentences at the top, `table` the words that open a figure's table, `made` says how it came about;
    lead and made are HTML."""
    head = f'<!doctype html>\n<html lang="{language}"><head><meta charset="utf-8"><title>{escape(title)}</title>'
    head += '<meta name="viewport" content="width=device-width,initial-scale=1">'
    head += f'<link rel="icon" href="data:,"><style>{STYLE}</style></head>'
    body = "".join(f'<p class="found">{sentence}</p>' for sentence in lead) + tiles_text(tiles)
    body += f'<div class="sections">{"".join(section_text(section, table) for section in sections)}</div>'
    body += f"<footer>{''.join(f'<p>{sentence}</p>' for sentence in made)}</footer>" if made else ""
    tip = '<div id="tip" role="presentation"></div>'
    top = f"<header><h1>{escape(title)}</h1></header>"
    body = body.replace(" %", f"{SPACE}%")
    return f"{head}<body>{top}<main>{body}</main>{tip}<script>{SCRIPT}</script></body></html>\n"


def tiles_text(tiles: Sequence[Tile]) -> str:
    shown = "".join(
        f'<div><dt>{escape(tile.name)}</dt><dd class="value">{escape(tile.value)}</dd>'
        f'<dd class="more">{escape(tile.more)}</dd></div>'
        for tile in tiles
    )
    return f'<dl class="tiles">{shown}</dl>' if tiles else ""


def section_text(section: Section, table: str) -> str:
    title = f"<h2>{escape(section.title)}</h2><p>{escape(section.note)}</p>"
    plot = f"<figure>{section.plot}</figure>" if section.plot else ""
    return f"<section>{title}{plot}{table_text(section, table) if section.rows else ''}</section>"


def table_text(section: Section, summary: str) -> str:
    head = "".join(f'<th scope="col"{_number(at)}>{escape(name)}</th>' for at, name in enumerate(section.columns))
    rows = "".join(
        f"<tr>{''.join(f'<td{_number(at)}>{escape(cell)}</td>' for at, cell in enumerate(row))}</tr>"
        for row in section.rows
    )
    inside = f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"
    named = f'<div class="table" tabindex="0" role="group" aria-label="{escape(section.title)}">{inside}</div>'
    return f"<details><summary>{escape(summary)}</summary>{named}</details>"


def _number(column: int) -> str:
    return ' class="number"' if column else ""
