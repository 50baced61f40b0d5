"""Battle groups, the state they are in, and the situation they meet in: plain typed records (rules 1.1 to 1.8).

Everything the rules and the odds need to know is said here by the caller; nothing is measured on a table.
"""

from dataclasses import asdict, dataclass, field, fields, replace
from typing import Any, Final, Literal, get_args

from cannae.core.contract import UserError

Kind = Literal["LF", "MF", "HF", "LH", "Cv", "Kn", "Ct", "El", "LCh", "HCh", "SCh", "BWg", "LArt", "HArt"]
Armour = Literal["none", "unprotected", "protected", "armoured", "heavily-armoured"]
Quality = Literal["poor", "average", "superior", "elite"]
Training = Literal["drilled", "undrilled"]
Weapon = Literal["none", "bow", "bow*", "longbow", "crossbow", "javelins", "sling", "firearm", "artillery"]
Support = Literal["none", "bow", "longbow", "crossbow", "firearm"]
FootKind = Literal["LF", "MF", "HF"]
Arm = Literal[
    "none",
    "impact-foot",
    "light-spear",
    "lancers",
    "offensive-spearmen",
    "defensive-spearmen",
    "pikemen",
    "heavy-weapon",
    "swordsmen",
    "skilled-swordsmen",
]
Cohesion = Literal["steady", "disrupted", "fragmented", "broken"]
Disorder = Literal["none", "disordered", "severe"]
Terrain = Literal["open", "uneven", "rough", "difficult"]
Phase = Literal["shooting", "impact", "melee"]
Range = Literal["effective", "long"]
Rank = Literal["none", "TC", "FC", "IC"]
Place = Literal["range", "with", "front"]

KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
ARMOURS: Final[tuple[Armour, ...]] = get_args(Armour)
QUALITIES: Final[tuple[Quality, ...]] = get_args(Quality)
COHESIONS: Final[tuple[Cohesion, ...]] = get_args(Cohesion)
TERRAINS: Final[tuple[Terrain, ...]] = get_args(Terrain)
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)
DISORDERS: Final[tuple[Disorder, ...]] = get_args(Disorder)

MOST_BASES: Final = 12
MOST_RANKS: Final = 4

# 1.2: the families the rules speak of.
FOOT: Final = frozenset({"LF", "MF", "HF"})
MOUNTED: Final = frozenset({"LH", "Cv", "Kn", "Ct", "El", "LCh", "HCh", "SCh"})
SKIRMISHERS: Final = frozenset({"LF", "LH"})
CHARIOTS: Final = frozenset({"LCh", "HCh", "SCh"})
ARTILLERY: Final = frozenset({"LArt", "HArt"})
SPEARS: Final = frozenset({"offensive-spearmen", "defensive-spearmen"})
SPEARS_AND_PIKES: Final = SPEARS | {"pikemen"}
IMPACT_ARMS: Final = ("impact-foot", "light-spear", "lancers", *sorted(SPEARS_AND_PIKES), "heavy-weapon")
MELEE_ARMS: Final = ("swordsmen", "skilled-swordsmen", *sorted(SPEARS_AND_PIKES), "heavy-weapon")

# 1.5: what each type may carry. The sheet takes it for granted; these limits are ours.
_SOLDIERS: Final = frozenset({"bow", "bow*", "longbow", "crossbow", "javelins", "sling", "firearm"})
_SHOOTS: Final[dict[str, frozenset[str]]] = {
    "LF": _SOLDIERS,
    "MF": _SOLDIERS,
    "HF": _SOLDIERS,
    "LH": frozenset({"bow", "bow*", "crossbow", "javelins", "firearm"}),
    "Cv": frozenset({"bow", "bow*", "crossbow", "javelins", "firearm"}),
    "Kn": frozenset(),
    "Ct": frozenset({"bow", "bow*"}),
    "El": frozenset(),
    "LCh": frozenset({"bow", "javelins"}),
    "HCh": frozenset({"bow", "javelins"}),
    "SCh": frozenset(),
    "BWg": frozenset({"bow", "longbow", "crossbow", "firearm", "artillery"}),
    "LArt": frozenset({"artillery"}),
    "HArt": frozenset({"artillery"}),
}
_FOOT_ARMS: Final = frozenset({"impact-foot", "light-spear", "heavy-weapon", "swordsmen", "skilled-swordsmen"})
_HORSE_ARMS: Final = frozenset({"light-spear", "lancers", "swordsmen", "skilled-swordsmen"})
_CARRIES: Final[dict[str, frozenset[str]]] = {
    "LF": frozenset({"light-spear", "swordsmen"}),
    "MF": _FOOT_ARMS | SPEARS_AND_PIKES,
    "HF": _FOOT_ARMS | SPEARS_AND_PIKES,
    "LH": _HORSE_ARMS,
    "Cv": _HORSE_ARMS,
    "Kn": frozenset({"lancers", "swordsmen", "heavy-weapon"}),
    "Ct": frozenset({"lancers", "swordsmen"}),
    "LCh": frozenset({"light-spear", "swordsmen"}),
}
_ARMOUR: Final[dict[str, tuple[Armour, ...]]] = {
    "Kn": ("armoured", "heavily-armoured"),
    "Ct": ("heavily-armoured",),
}


def possible(kind: str) -> dict[str, tuple[str, ...]]:
    """1.5: what troops of a type may wear and carry, by the name of the field."""
    bare = kind not in FOOT and kind not in ("LH", "Cv", "Kn", "Ct")
    weapons = tuple(weapon for weapon in get_args(Weapon) if weapon in _SHOOTS[kind])
    carried = _CARRIES.get(kind, frozenset())
    return {
        "armour": ("none",) if bare else _ARMOUR.get(kind, ARMOURS[1:]),
        "shooting": weapons if kind in ARTILLERY else ("none", *weapons),
        "impact": ("none", *[arm for arm in get_args(Arm) if arm in carried and arm in IMPACT_ARMS]),
        "melee": ("none", *[arm for arm in get_args(Arm) if arm in carried and arm in MELEE_ARMS]),
    }


@dataclass(frozen=True, slots=True)
class BattleGroup:
    """A body of troops as an army list writes it.

    >>> BattleGroup("HF", "armoured", "superior", "drilled", bases=6, files=3, impact="impact-foot").ranks
    2
    """

    kind: Kind
    armour: Armour = "none"
    quality: Quality = "average"
    training: Training = "drilled"
    bases: int = 6
    files: int = 3
    shooting: Weapon = "none"
    impact: Arm = "none"
    melee: Arm = "none"
    id: str = ""  # of a group of the two armies; its name is the message tabletop-group-ID
    points: int = 0  # each base
    name: str = ""  # of a group of one's own: what its owner calls it

    def __post_init__(self) -> None:
        _check_words(self)
        if not 2 <= self.bases <= MOST_BASES:
            raise UserError("tabletop-bases", bases=self.bases, most=MOST_BASES)
        if not 1 <= self.files <= self.bases:
            raise UserError("tabletop-files", files=self.files, bases=self.bases)
        if self.ranks > MOST_RANKS:
            raise UserError("tabletop-ranks", ranks=self.ranks, most=MOST_RANKS)
        kind, may = f"@tabletop-kind-{self.kind.lower()}", possible(self.kind)
        if self.armour not in may["armour"]:
            names = [f"@tabletop-armour-{armour}" for armour in may["armour"]]
            raise UserError("tabletop-armour", kind=kind, armour=f"@tabletop-armour-{self.armour}", armours=names)
        if self.shooting == "none" and self.kind in ARTILLERY:
            raise UserError("tabletop-unarmed", kind=kind)
        if self.shooting not in may["shooting"]:
            raise UserError("tabletop-weapon", kind=kind, weapon=f"@{weapon_key(self.shooting)}")
        for arm, fitting in ((self.impact, may["impact"]), (self.melee, may["melee"])):
            if arm not in fitting:
                raise UserError("tabletop-weapon", kind=kind, weapon=f"@tabletop-arm-{arm}")

    @property
    def ranks(self) -> int:
        return -(-self.bases // self.files)

    @property
    def is_foot(self) -> bool:
        return self.kind in FOOT

    @property
    def is_mounted(self) -> bool:
        return self.kind in MOUNTED

    @property
    def is_skirmisher(self) -> bool:
        return self.kind in SKIRMISHERS

    @property
    def has_spears_or_pikes(self) -> bool:
        return self.impact in SPEARS_AND_PIKES or self.melee in SPEARS_AND_PIKES

    @property
    def is_shock_mounted(self) -> bool:
        """1.7: lancers, heavy and scythed chariots, elephants."""
        return self.kind in ("HCh", "SCh", "El") or (self.is_mounted and self.impact == "lancers")

    @property
    def is_shock(self) -> bool:
        """1.7: shock mounted, impact foot, offensive spearmen and pikemen."""
        return self.is_shock_mounted or self.impact in ("impact-foot", "offensive-spearmen", "pikemen")

    def to_data(self) -> dict[str, object]:
        return asdict(self)


@dataclass(frozen=True, slots=True)
class Side:
    """A battle group as it stands now."""

    group: BattleGroup
    cohesion: Cohesion = "steady"
    bases: int = 0  # still there; 0 means all it began with
    files: int = 0  # its frontage now; 0 means as in its list, or as many as its bases allow
    disorder: Disorder | None = None  # None: what the terrain makes of it
    disordered_files: int = -1  # how many fighting files are disordered; -1 means all
    terrain: Terrain | None = None  # where it stands; None: where the fight is
    charging: bool | None = None  # None: the first-named side charges
    flank: bool = False  # charging the enemy's flank or rear
    uphill: bool = False
    fortified: bool = False  # foot defending field fortifications or a river bank
    cover: bool = False  # in cover or behind fortifications, when shot at
    engaged: bool = False  # in close combat while shooting or shot at
    rearward: bool = False  # shooting to its rear
    two_directions: bool = False
    overlaps: int = 0  # files beyond the enemy's front that fight in melee
    commander: Rank = "none"
    place: Place = "with"  # where the commander is: in command range, with the group, or in its front rank
    rear_support: bool = False
    threatened_flank: bool = False
    support: Support = "none"  # supporting fire from other troops behind; its own second rank is counted anyway
    support_bases: int = 0
    support_kind: FootKind = "MF"
    support_quality: Quality = "average"

    def __post_init__(self) -> None:
        _check_words(self)
        if self.bases == 0:
            object.__setattr__(self, "bases", self.group.bases)
        if not 1 <= self.bases <= self.group.bases:
            raise UserError("tabletop-bases-left", bases=self.bases, most=self.group.bases)
        if self.files == 0:
            object.__setattr__(self, "files", min(self.group.files, self.bases))
        if not 1 <= self.files <= self.bases:
            raise UserError("tabletop-files", files=self.files, bases=self.bases)
        if self.ranks > MOST_RANKS:
            raise UserError("tabletop-ranks", ranks=self.ranks, most=MOST_RANKS)
        if not 0 <= self.overlaps <= 2:
            raise UserError("tabletop-overlaps", overlaps=self.overlaps)
        if self.fortified and not self.group.is_foot:
            raise UserError("tabletop-fortified", kind=f"@tabletop-kind-{self.group.kind.lower()}")
        if self.rearward and self.group.kind not in ("LH", "LCh"):
            raise UserError("tabletop-rearward", kind=f"@tabletop-kind-{self.group.kind.lower()}")
        if self.commander == "none" and self.place == "front":
            raise UserError("tabletop-no-leader")
        if not 0 <= self.support_bases <= MOST_BASES or (self.support == "none") != (self.support_bases == 0):
            raise UserError("tabletop-support", bases=self.support_bases)
        if self.support not in get_args(Support) or self.support_kind not in FOOT:
            raise UserError("tabletop-support-weapon", weapon=f"@{weapon_key(self.support)}")

    @property
    def ranks(self) -> int:
        return -(-self.bases // self.files)

    @property
    def leads(self) -> bool:
        """A commander fights in its front rank."""
        return self.commander != "none" and self.place == "front"

    def depth(self, file: int) -> int:
        """How many bases stand in a file; the deeper files are counted first."""
        full, rest = divmod(self.bases, self.files)
        return full + (1 if file < rest else 0)

    def but(self, **changes: Any) -> "Side":
        """The same side with something changed; with fewer bases it keeps its frontage while it can."""
        if "bases" in changes and "files" not in changes:
            changes["files"] = max(min(self.files, changes["bases"]), 1)
        return replace(self, **changes)

    def to_data(self) -> dict[str, object]:
        return asdict(self)


@dataclass(frozen=True, slots=True)
class Readings:
    """How the doubtful cells of the sheet are read (rule 15.1). The defaults are the ones the rulings recommend."""

    kn_rough: Disorder = "severe"
    hf_uneven: Disorder = "disordered"
    lf_difficult: Disorder = "none"
    shooting_rounding: Literal["up", "down"] = "up"
    keep_better: bool = True
    mounted_advantage: Literal["open", "everywhere"] = "open"
    elephant_impact: int = 1
    leader_lost_on: int = 12

    def changed(self) -> dict[str, object]:
        """What differs from the defaults."""
        plain = Readings()
        return {name: value for name, value in asdict(self).items() if value != getattr(plain, name)}


@dataclass(frozen=True, slots=True)
class Situation:
    """What both sides share."""

    phase: Phase = "impact"
    terrain: Terrain = "open"
    contact: int = 0  # files in contact; 0 means as many as the narrower side has
    range: Range = "effective"
    readings: Readings = field(default_factory=Readings)

    def __post_init__(self) -> None:
        _check_words(self)
        if not 0 <= self.contact <= MOST_BASES:
            raise UserError("tabletop-contact", files=self.contact)

    def to_data(self) -> dict[str, object]:
        return asdict(self)


def weapon_key(weapon: str) -> str:
    """The message that names a weapon; the star of bow* cannot stand in a message's name."""
    return "tabletop-weapon-" + weapon.replace("*", "-star")


_WORDS: Final[dict[str, tuple[str, tuple[str, ...]]]] = {
    "kind": ("kind", KINDS),
    "support_kind": ("kind", KINDS),
    "armour": ("armour", ARMOURS),
    "quality": ("quality", QUALITIES),
    "support_quality": ("quality", QUALITIES),
    "training": ("training", get_args(Training)),
    "shooting": ("weapon", get_args(Weapon)),
    "support": ("weapon", get_args(Weapon)),
    "impact": ("arm", get_args(Arm)),
    "melee": ("arm", get_args(Arm)),
    "cohesion": ("cohesion", COHESIONS),
    "disorder": ("disorder", DISORDERS),
    "terrain": ("terrain", TERRAINS),
    "phase": ("phase", PHASES),
    "range": ("range", get_args(Range)),
    "commander": ("commander", get_args(Rank)),
    "place": ("place", get_args(Place)),
}


# The fields of each kind of record that hold one of a few words, and whether they may hold none.
_NAMED: Final[dict[str, tuple[tuple[str, bool], ...]]] = {
    kind.__name__: tuple((one.name, one.default is None) for one in fields(kind) if one.name in _WORDS)
    for kind in (BattleGroup, Side, Situation)
}


def _check_words(record: BattleGroup | Side | Situation) -> None:
    """Every named quality must be one of its few words; a plain sentence says which."""
    for name, optional in _NAMED[type(record).__name__]:
        value = getattr(record, name)
        if value not in _WORDS[name][1] and not (value is None and optional):
            what, allowed = _WORDS[name]
            known = [word for word in allowed if word != "none"]
            raise UserError(f"tabletop-unknown-{what}", value=str(value)[:40], values=known)
