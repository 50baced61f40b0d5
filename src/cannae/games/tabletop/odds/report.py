"""Results as text for the terminal: tables, reasons and assumptions, in the reader's language."""

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from io import StringIO
from shutil import get_terminal_size
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table
from rich.text import Text

from cannae.core.game import Say
from cannae.games.tabletop.data import sheet
from cannae.games.tabletop.data.descriptions import words_of, write_size
from cannae.games.tabletop.data.troops import BattleGroup, Side, weapon_key
from cannae.games.tabletop.odds.results import Chain, Combat, Outlook, Reason, Trial

POINTS = {2: "++", 1: "+", 0: "0", -1: "−", -2: "−−"}
NAMES = ("A", "B")
STATES = ("uphill", "fortified", "cover", "engaged", "rearward", "flank", "two_directions", "threatened_flank")
_BAR = 40


class Scribe:
    """Writes results in one language. A percent sign stands after a comma in German, after a point in English."""

    def __init__(self, say: Say, language: str) -> None:
        self.say = say
        self.language = language

    # -- Small things -------------------------------------------------------------------------------------

    def decimal(self, value: float | Fraction, digits: int = 2) -> str:
        text = f"{float(value):.{digits}f}"
        return text.replace(".", ",") if self.language == "de" else text

    def percent(self, chance: float | Fraction, digits: int = 2) -> str:
        return f"{self.decimal(100 * float(chance), digits)} %"

    def signed(self, value: int) -> str:
        return f"+{value}" if value > 0 else f"−{-value}" if value < 0 else "0"

    def bar(self, chance: float | Fraction) -> str:
        eighths = round(float(chance) * _BAR * 8)
        return "█" * (eighths // 8) + ("", "▏", "▎", "▍", "▌", "▋", "▊", "▉")[eighths % 8]

    def called(self, group: BattleGroup) -> str:
        """What a group is called: by its army, by its owner, or by what it is."""
        if group.id:
            return self.say(f"tabletop-group-{group.id.lower()}")
        troops = self.troops(group)
        return self.say("tabletop-own-group", name=group.name, troops=troops) if group.name else troops

    def troops(self, group: BattleGroup) -> str:
        """What a group is, in words that can be typed again."""
        words = [
            self.say(weapon_key(word) if family == "weapon" else f"tabletop-{family}-{word}")
            for family, word in words_of(group)
            if word != "none"
        ]
        return " ".join([group.kind, *words, write_size(group)])

    def group(self, side: Side) -> str:
        """The name of a group and how it stands, where that is not as it began."""
        parts = [self.called(side.group)]
        if side.cohesion != "steady":
            parts.append(self.say(f"tabletop-cohesion-{side.cohesion}"))
        if side.disorder is not None:
            parts.append(self.say(f"tabletop-disorder-{side.disorder}"))
        if side.bases != side.group.bases:
            parts.append(self.say("tabletop-state-bases", bases=side.bases))
        for name in STATES:
            if getattr(side, name) is True:
                parts.append(self.say(f"tabletop-state-{name.replace('_', '-')}"))
        if side.commander != "none":
            parts.append(self.say(f"tabletop-state-{side.place}", rank=side.commander))
        return ", ".join(parts)

    def width(self) -> int:
        return max(60, min(get_terminal_size((110, 24)).columns, 140))

    def grid(self, head: Sequence[str], rows: Sequence[Sequence[str]], numbers: bool = False) -> list[str]:
        """A table as lines, as wide as the terminal at most."""
        table = Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=False)
        for place, title in enumerate(head):
            right = numbers and place > 0
            table.add_column(Text(title), justify="right" if right else "left", overflow="fold")
        for row in rows:
            table.add_row(*[Text(cell) for cell in row])
        out = StringIO()
        Console(file=out, width=self.width(), force_terminal=False, no_color=True, emoji=False).print(table)
        return [line.rstrip() for line in out.getvalue().splitlines()]

    def origin(self, table: str, row: str) -> str:
        """Where a line of the sheet comes from, in words."""
        entry = sheet.row(table, row)
        names = [f"@tabletop-mark-{name}" if name in ("layout", "sense") else name for name in entry.sources]
        if entry.mark == "unverified" and names:
            return self.say("tabletop-mark-unverified-sources", sources=names)
        return self.say(f"tabletop-mark-{entry.mark}", sources=names)

    def title(self, result: Combat | Trial) -> str:
        if isinstance(result, Trial):
            return self.say(f"tabletop-trial-{result.name}", group=self.group(result.side))
        names = {"a": self.group(result.a), "b": self.group(result.b)}
        if result.situation.phase == "shooting":
            return self.say("tabletop-report-volley", **names)
        return self.say("tabletop-report-fight", phase=f"@tabletop-phase-{result.situation.phase}", **names)

    # -- Combats ------------------------------------------------------------------------------------------

    def combat(self, result: Combat) -> Iterator[str]:
        shot = result.situation.phase == "shooting"
        yield self.title(result)
        yield ""
        yield from self.grid(["", *NAMES], self._outlooks(result, shot), numbers=True)
        yield ""
        if shot:
            counts = [(str(count), chance) for count, chance in enumerate(result.sides[0].hits)]
        else:
            keys = ("win", "draw", "lose", "win_by_two", "lose_by_two")
            counts = [(self.say(f"tabletop-report-{key.replace('_', '-')}"), result.exact[key]) for key in keys]
        yield from self.bars(counts)
        yield ""
        yield from self.reasons(result.reasons)
        yield ""
        yield from self.assumed(self.assumptions(result.assumptions))

    def bars(self, counts: Sequence[tuple[str, float | Fraction]]) -> Iterator[str]:
        width = max(len(name) for name, _ in counts)
        for name, chance in counts:
            yield f"{name:<{width}}  {self.percent(chance):>8}  {self.bar(chance)}".rstrip()

    def _outlooks(self, result: Combat, shot: bool) -> list[list[str]]:
        shooter, target = result.sides
        say = self.say
        both: list[tuple[str, list[str]]] = []

        def line(key: str, cells: list[str]) -> None:
            both.append((say(f"tabletop-report-{key}"), cells))

        rolling = [shooter] if shot else [shooter, target]
        suffering = ["", target] if shot else [shooter, target]

        def taken(key: str, chance: str) -> None:
            cells = [self.percent(_chance(one, chance)) if isinstance(one, Outlook) else "" for one in suffering]
            line(key, cells)

        line("dice", [str(one.dice) for one in rolling])
        line("poa", [" / ".join(_once(POINTS[roll.poa] for roll in one.rolls)) for one in rolling])
        line("need", [" / ".join(_once(f"{roll.need}+" for roll in one.rolls)) for one in rolling])
        line("die", [" / ".join(_once(self.percent(roll.hit, 1) for roll in one.rolls)) for one in rolling])
        line("mean", [self.decimal(one.mean) for one in rolling])
        for key in ("third", "half", "tests", "base", "drop-one", "drop-two", "breaks"):
            taken(key, key)
        return [[name, *cells, *[""] * (2 - len(cells))] for name, cells in both]

    def reasons(self, reasons: Sequence[Reason]) -> Iterator[str]:
        yield self.say("tabletop-report-why")
        if not reasons:
            yield f"  {self.say('tabletop-report-nothing')}"
            return
        rows = []
        for reason in sorted(reasons, key=lambda one: one.side):
            basis = f"{self.say('tabletop-report-rule', rule=reason.rule)}, {self.origin(reason.table, reason.row)}"
            rows.append([reason.side.upper(), self.worth(reason), self.line(reason), basis])
        yield from self.grid(["", "", "", ""], rows)[2:]

    def line(self, reason: Reason) -> str:
        """What a line of the sheet says, and in how many files it counted."""
        text = reason.text(self.say)
        if reason.files and reason.table not in ("dice", "losses"):
            text += f" ({self.say('tabletop-report-files', files=reason.files)})"
        return text

    def worth(self, reason: Reason) -> str:
        if reason.table in ("shooting", "impact", "melee"):
            return POINTS[reason.value]
        if reason.table in ("dice", "losses"):
            sign = "+" if reason.value > 0 else "−"
            return sign + self.say("tabletop-report-dice-count", count=abs(reason.value))
        return str(reason.value) if reason.table == "movement" else self.signed(reason.value)

    # -- Chains -------------------------------------------------------------------------------------------

    def chain(self, result: Chain) -> Iterator[str]:
        yield from self.combat(result.first)
        yield ""
        yield self.say("tabletop-report-chain", a=self.group(result.first.a), b=self.group(result.first.b))
        yield ""
        keys = ("after", "a-broken", "b-broken", "both-broken", "fighting", "a-bases", "b-bases")
        rows = []
        for moment in result.moments:
            chances = (moment.a_broken, moment.b_broken, moment.both_broken, moment.fighting)
            bases = (moment.a_bases, moment.b_bases)
            cells = [self.percent(chance) for chance in chances] + [self.decimal(count) for count in bases]
            rows.append([self.say(f"tabletop-report-{moment.name}", round=moment.round), *cells])
        yield from self.grid([self.say(f"tabletop-report-{key}") for key in keys], rows, numbers=True)
        yield ""
        yield from self.assumed(self.assumptions(result.assumptions))

    # -- Tests --------------------------------------------------------------------------------------------

    def trial(self, result: Trial) -> Iterator[str]:
        yield self.title(result)
        yield ""
        yield from self.bars([(self.outcome(name), chance) for name, chance in result.outcomes.items()])
        yield ""
        if result.need is not None:
            yield f"{self.say('tabletop-report-total')}: {result.need}"
        if result.need is not None or result.modifier:
            yield f"{self.say('tabletop-report-modifier')}: {self.signed(result.modifier)}"
            yield ""
        yield from self.reasons(result.reasons)
        yield ""
        yield from self.assumed(self.trial_assumptions(result))

    def outcome(self, name: str) -> str:
        if name.startswith("lost-") and name != "lost-0":
            return self.say("tabletop-outcome-lost", bases=int(name.removeprefix("lost-")))
        return self.say(f"tabletop-outcome-{name}")

    # -- What it rests on ---------------------------------------------------------------------------------

    def assumed(self, sentences: Sequence[str]) -> Iterator[str]:
        yield self.say("tabletop-report-assumed")
        for sentence in sentences:
            yield f"  {sentence}"

    def assumptions(self, data: Mapping[str, object]) -> list[str]:
        """Every assumption of a combat, a volley or a chain as a sentence, defaults included."""
        say = self.say
        found = []
        if "range" in data:
            found.append(say(f"tabletop-assume-range-{data['range']}"))
        if "contact" in data:
            found.append(say("tabletop-assume-contact", files=data["contact"]))
        if data.get("charging"):
            found.append(say("tabletop-assume-charging", side=str(data["charging"]).upper()))
        elif data.get("phase") == "impact":
            found.append(say("tabletop-assume-no-charge"))
        found.append(say("tabletop-assume-terrain", terrain=f"@tabletop-terrain-{data['terrain']}"))
        for name, state in zip(NAMES, _listed(data, "disorder"), strict=False):
            if state != "none":
                found.append(say("tabletop-assume-disorder", side=name, disorder=f"@tabletop-disorder-{state}"))
        found += [say("tabletop-assume-elephants", side=str(name).upper()) for name in _listed(data, "unshaken")]
        for name, level in zip(NAMES, _listed(data, "flanked"), strict=False):
            if level:
                found.append(say("tabletop-assume-flank", side=name, cohesion=f"@tabletop-cohesion-{level}"))
        found += self._overlaps(data) + self._commanders(data) + self._supporting(data)
        if "losses" in data:
            found.append(say(f"tabletop-assume-losses-{data['losses']}"))
            found.append(say("tabletop-assume-fight-on"))
        if data.get("exact"):
            found.append(say("tabletop-assume-exact"))
        readings = data.get("readings")
        for name, value in (readings if isinstance(readings, dict) else {}).items():
            found.append(say("tabletop-assume-reading", option=name, value=str(value)))
        return found

    def _supporting(self, data: Mapping[str, object]) -> list[str]:
        found = []
        for name, fire in zip(NAMES, _listed(data, "supporting"), strict=False):
            if isinstance(fire, dict):
                words = {
                    "kind": f"@tabletop-kind-{fire['kind'].lower()}",
                    "weapon": f"@{weapon_key(fire['weapon'])}",
                    "quality": f"@tabletop-quality-{fire['quality']}",
                }
                found.append(self.say("tabletop-assume-supporting", side=name, bases=fire["bases"], **words))
        return found

    def _overlaps(self, data: Mapping[str, object]) -> list[str]:
        pairs, left_out = _listed(data, "overlaps"), _listed(data, "left_out")
        found = []
        if any(left_out):
            found.append(self.say("tabletop-assume-impact-overlaps", a=left_out[0], b=left_out[1]))
        if not pairs or (found and not isinstance(pairs[0], list)):
            return found
        if isinstance(pairs[0], list):
            if all(pair == pairs[0] for pair in pairs):
                pairs = pairs[0]
            else:
                shown = [f"{pair[0]}:{pair[1]}" for pair in pairs]
                return [*found, self.say("tabletop-assume-overlaps-rounds", rounds=shown)]
        return [*found, self.say("tabletop-assume-overlaps", a=pairs[0], b=pairs[1])]

    def _commanders(self, data: Mapping[str, object]) -> list[str]:
        leaders, commanders, support = data.get("leaders"), data.get("commanders"), data.get("rear_support")
        if not (isinstance(leaders, list) and isinstance(commanders, list) and isinstance(support, list)):
            return []
        found = [
            self.say("tabletop-assume-leader", side=name, rank=rank)
            for name, rank in zip(NAMES, leaders, strict=True)
            if rank
        ] or [self.say("tabletop-assume-no-leader")]
        for name, rank, leading in zip(NAMES, commanders, leaders, strict=True):
            if rank != "none" and not leading:
                found.append(self.say("tabletop-assume-commander", side=name, rank=rank))
        backed = [name for name, has in zip(NAMES, support, strict=True) if has]
        key = "tabletop-assume-support" if backed else "tabletop-assume-no-support"
        return [*found, self.say(key, sides=backed)]

    def trial_assumptions(self, result: Trial) -> list[str]:
        data = result.assumptions
        found = []
        if "cause" in data:
            counts = {"received": data["received"], "inflicted": data["inflicted"]}
            found.append(self.say(f"tabletop-assume-cause-{data['cause']}", **counts))
            found.append(self.say("tabletop-assume-phase", phase=f"@tabletop-phase-{data['phase']}"))
            found += self._around(result)
        if "gap" in data:
            found.append(self.say("tabletop-assume-gap", gap=data["gap"]))
        if "hits" in data:
            found.append(self.say("tabletop-assume-hits", hits=data["hits"]))
        if "ending" in data:
            found.append(self.say(f"tabletop-assume-ending-{data['ending']}"))
        if data.get("holding_back"):
            found.append(self.say("tabletop-assume-holding-back"))
        if "terrain" in data:
            found.append(self.say("tabletop-assume-terrain", terrain=f"@tabletop-terrain-{data['terrain']}"))
        disorder = data.get("disorder", "none")
        if disorder != "none":
            found.append(self.say("tabletop-assume-disorder", side="A", disorder=f"@tabletop-disorder-{disorder}"))
        return found

    def _around(self, result: Trial) -> list[str]:
        """What a cohesion test takes for granted where nothing was said of it."""
        side = result.side
        if result.enemies:
            named = [self.say("tabletop-assume-enemies", enemies=[self.called(foe.group) for foe in result.enemies])]
        else:
            named = [self.say("tabletop-assume-no-enemy")]
        silent = {
            "one-reason": not result.assumptions["more_reasons"],
            "no-threat": not side.threatened_flank and not side.group.is_skirmisher,
            "no-commander": side.commander == "none",
            "no-support": not side.rear_support,
        }
        return named + [self.say(f"tabletop-assume-{key}") for key, holds in silent.items() if holds]


def _listed(data: Mapping[str, object], name: str) -> list[Any]:
    found = data.get(name)
    return found if isinstance(found, list) else []


def _chance(outlook: Outlook, key: str) -> Fraction:
    if key == "base":
        return 1 - outlook.lost[0]
    if key == "drop-one":
        return outlook.drops[1]
    if key == "drop-two":
        return outlook.drops[2] + outlook.drops[3]
    found = getattr(outlook, key)
    assert isinstance(found, Fraction)
    return found


def _once(texts: Iterator[str]) -> list[str]:
    return list(dict.fromkeys(texts))
