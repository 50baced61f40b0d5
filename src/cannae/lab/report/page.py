"""The page around a report's figures: one HTML text that asks nobody for anything, light and dark, in any width."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

STYLE = """
:root{color-scheme:light dark;--paper:#fbfaf6;--ink:#23211c;--quiet:#5d584c;--line:#ddd7c8;--blue:#2c5d8a;--red:#a8412f;
--card:#ffffff}
@media (prefers-color-scheme:dark){:root{--paper:#191a1c;--ink:#ece8de;--quiet:#b0a99a;--line:#3a3a3a;--blue:#7db2e0;
--red:#e58a76;--card:#222427}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{max-width:46rem;margin:0 auto;padding:1.5rem 1rem 4rem}
h1{font-size:1.7rem;line-height:1.2;margin:.5rem 0}
h2{font-size:1.2rem;margin:0 0 .3rem}
p{margin:.3rem 0 .8rem}
.quiet{color:var(--quiet)}
code{font-size:.85em;overflow-wrap:anywhere}
section{background:var(--card);border:1px solid var(--line);border-radius:8px;padding:1rem;margin:1.2rem 0}
figure{margin:0;overflow-x:auto}
svg{display:block;width:100%;min-width:32rem;height:auto;font:13px system-ui,sans-serif}
svg text{fill:var(--ink)} svg .axis{fill:var(--quiet);font-size:12px}
svg .grid,svg .base{stroke:var(--line)} svg .middle{stroke:var(--quiet);stroke-dasharray:4 3}
svg .whisker{stroke:var(--blue);stroke-width:3;stroke-linecap:round} svg .dot{fill:var(--blue)}
svg .whisker.faint{stroke:var(--quiet);opacity:.55} svg .dot.faint{fill:var(--quiet)}
svg .bar{fill:var(--blue)} svg .reach{fill:transparent} svg .curve{fill:none;stroke:var(--blue);stroke-width:2}
svg .cell,svg .none{fill:var(--paper);stroke:var(--line)} svg .above{fill:#7ea9cf} svg .below{fill:#dd9a8c}
@media (prefers-color-scheme:dark){svg .above{fill:#2f5f8a} svg .below{fill:#8a4335}}
svg .mark:hover .reach{fill:var(--line);opacity:.5}
summary{cursor:pointer;color:var(--quiet);margin-top:.6rem}
.table{overflow-x:auto} table{border-collapse:collapse;font-size:.9rem;margin-top:.5rem}
th,td{text-align:left;padding:.2rem .8rem .2rem 0;border-bottom:1px solid var(--line)}
td.number,th.number{text-align:right;font-variant-numeric:tabular-nums}
#tip{position:fixed;pointer-events:none;background:var(--ink);color:var(--paper);padding:.3rem .6rem;border-radius:4px;
font-size:.85rem;max-width:20rem;display:none;z-index:1}
"""

# A tip follows the pointer; what it says stands in the table too, for whoever has none.
SCRIPT = """
const tip=document.getElementById("tip");
document.addEventListener("pointermove",event=>{
 const mark=event.target.closest&&event.target.closest("[data-tip]");
 tip.style.display=mark?"block":"none";
 if(!mark)return;
 tip.textContent=mark.dataset.tip;
 tip.style.left=Math.min(event.clientX+14,innerWidth-tip.offsetWidth-8)+"px";
 tip.style.top=Math.max(8,event.clientY-tip.offsetHeight-10)+"px";
});
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


def page(language: str, title: str, lead: Sequence[str], sections: Sequence[Section], table: str) -> str:
    """`lead` are the paragraphs at the top, `table` the words that open a figure's table."""
    head = f'<!doctype html>\n<html lang="{language}"><head><meta charset="utf-8"><title>{escape(title)}</title>'
    head += '<meta name="viewport" content="width=device-width,initial-scale=1">'
    head += f'<link rel="icon" href="data:,"><style>{STYLE}</style></head>'
    body = f"<h1>{escape(title)}</h1>" + "".join(f'<p class="quiet">{paragraph}</p>' for paragraph in lead)
    body += "".join(section_text(section, table) for section in sections)
    tip = '<div id="tip" role="presentation"></div>'
    return f"{head}<body><main>{body}</main>{tip}<script>{SCRIPT}</script></body></html>\n"


def section_text(section: Section, table: str) -> str:
    title = f"<h2>{escape(section.title)}</h2><p>{escape(section.note)}</p>"
    plot = f'<figure tabindex="0" role="group" aria-label="{escape(section.title)}">{section.plot}</figure>'
    return f"<section>{title}{plot if section.plot else ''}{table_text(section, table)}</section>"


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
