"""Battle groups in a few words, both ways.

    HF armoured superior drilled impact-foot skilled-swordsmen 3x2, disrupted, 5 bases, FC leading

Before the first comma stands the group: its type and, in any order, armour, quality, training, weapons and size
(`3x2` is three files of two, `7/4` seven bases in four files, `8` eight in two ranks). After it, how it stands now.
German words are read too; what is written is always the canonical English.
"""

import difflib
import re
from typing import Any, Final

from cannae.core.contract import UserError
from cannae.games.tabletop.data.troops import ARTILLERY, BattleGroup, Side

_KINDS: Final[dict[str, str]] = {
    "lf": "LF", "light-foot": "LF", "leichtes-fußvolk": "LF", "mf": "MF", "medium-foot": "MF",
    "mittleres-fußvolk": "MF", "hf": "HF", "heavy-foot": "HF", "schweres-fußvolk": "HF", "lh": "LH",
    "light-horse": "LH", "leichte-reiterei": "LH", "cv": "Cv", "cavalry": "Cv", "reiterei": "Cv", "kn": "Kn",
    "knights": "Kn", "ritter": "Kn", "ct": "Ct", "cataphracts": "Ct", "kataphrakten": "Ct", "el": "El",
    "elephants": "El", "elefanten": "El", "lch": "LCh", "light-chariots": "LCh", "leichte-streitwagen": "LCh",
    "hch": "HCh", "heavy-chariots": "HCh", "schwere-streitwagen": "HCh", "sch": "SCh", "scythed-chariots": "SCh",
    "sichelwagen": "SCh", "bwg": "BWg", "battle-wagons": "BWg", "kampfwagen": "BWg", "lart": "LArt",
    "light-artillery": "LArt", "leichte-artillerie": "LArt", "hart": "HArt", "heavy-artillery": "HArt",
    "schwere-artillerie": "HArt",
}  # fmt: skip
_ARMOURS: Final[dict[str, str]] = {
    "unprotected": "unprotected", "unprot": "unprotected", "ungeschützt": "unprotected", "protected": "protected",
    "prot": "protected", "geschützt": "protected", "armoured": "armoured", "armored": "armoured", "arm": "armoured",
    "gepanzert": "armoured", "heavily-armoured": "heavily-armoured", "heavily-armored": "heavily-armoured",
    "ha": "heavily-armoured", "schwer-gepanzert": "heavily-armoured",
}  # fmt: skip
_QUALITIES: Final[dict[str, str]] = {
    "poor": "poor", "schlecht": "poor", "average": "average", "avg": "average", "durchschnittlich": "average",
    "superior": "superior", "sup": "superior", "überlegen": "superior", "elite": "elite",
}  # fmt: skip
_TRAININGS: Final[dict[str, str]] = {
    "drilled": "drilled", "gedrillt": "drilled", "undrilled": "undrilled", "ungedrillt": "undrilled",
}  # fmt: skip
_WEAPONS: Final[dict[str, str]] = {
    "bow": "bow", "bogen": "bow", "bow*": "bow*", "bogen*": "bow*", "longbow": "longbow", "langbogen": "longbow",
    "crossbow": "crossbow", "armbrust": "crossbow", "javelins": "javelins", "javelin": "javelins", "jav": "javelins",
    "wurfspeere": "javelins", "sling": "sling", "schleuder": "sling", "firearm": "firearm", "feuerwaffe": "firearm",
    "artillery": "artillery", "artillerie": "artillery",
}  # fmt: skip
_ARMS: Final[dict[str, str]] = {
    "impact-foot": "impact-foot", "sturmfußvolk": "impact-foot", "light-spear": "light-spear",
    "leichter-speer": "light-spear", "lancers": "lancers", "lanzenreiter": "lancers",
    "offensive-spearmen": "offensive-spearmen", "off-spear": "offensive-spearmen",
    "angriffsspeere": "offensive-spearmen", "angriffsspeerträger": "offensive-spearmen",
    "defensive-spearmen": "defensive-spearmen", "def-spear": "defensive-spearmen",
    "abwehrspeere": "defensive-spearmen", "abwehrspeerträger": "defensive-spearmen", "pikemen": "pikemen",
    "pikes": "pikemen", "pike": "pikemen", "piken": "pikemen", "pikeniere": "pikemen",
    "heavy-weapon": "heavy-weapon", "schwere-waffe": "heavy-weapon",
    "swordsmen": "swordsmen", "sword": "swordsmen", "schwertkämpfer": "swordsmen",
    "skilled-swordsmen": "skilled-swordsmen", "skilled-sword": "skilled-swordsmen",
    "geübte-schwertkämpfer": "skilled-swordsmen",
}  # fmt: skip
_STATES: Final[dict[str, tuple[str, object]]] = {
    "steady": ("cohesion", "steady"), "fest": ("cohesion", "steady"),
    "disrupted": ("cohesion", "disrupted"), "erschüttert": ("cohesion", "disrupted"),
    "fragmented": ("cohesion", "fragmented"), "zersplittert": ("cohesion", "fragmented"),
    "broken": ("cohesion", "broken"), "gebrochen": ("cohesion", "broken"),
    "ordered": ("disorder", "none"), "geordnet": ("disorder", "none"),
    "disordered": ("disorder", "disordered"), "ungeordnet": ("disorder", "disordered"),
    "severely disordered": ("disorder", "severe"), "severe": ("disorder", "severe"),
    "stark ungeordnet": ("disorder", "severe"),
    "charging": ("charging", True), "angreifend": ("charging", True),
    "standing": ("charging", False), "stehend": ("charging", False),
    "flank": ("flank", True), "flanke": ("flank", True),
    "uphill": ("uphill", True), "oberhalb": ("uphill", True),
    "fortified": ("fortified", True), "verschanzt": ("fortified", True),
    "cover": ("cover", True), "deckung": ("cover", True),
    "engaged": ("engaged", True), "im kampf": ("engaged", True),
    "rearward": ("rearward", True), "nach hinten": ("rearward", True),
    "two directions": ("two_directions", True), "zwei richtungen": ("two_directions", True),
    "rear support": ("rear_support", True), "rückhalt": ("rear_support", True),
    "threatened flank": ("threatened_flank", True), "bedrohte flanke": ("threatened_flank", True),
}  # fmt: skip
_CLIMBING: Final = (
    "bergauf",
    "hügelan",
    "hangaufwärts",
)  # said of an attacker from below, so not of one who stands above
_FLAGS: Final[dict[str, str]] = {
    "charging": "charging", "flank": "flank", "uphill": "uphill", "fortified": "fortified", "cover": "cover",
    "engaged": "engaged", "rearward": "rearward", "two_directions": "two directions",
    "rear_support": "rear support", "threatened_flank": "threatened flank",
}  # fmt: skip
_PHRASES: Final = sorted(
    (word for words in (_KINDS, _ARMOURS, _ARMS) for word in words if "-" in word), key=lambda word: -len(word)
)
_COUNTED: Final[dict[str, str]] = {
    "base": "bases", "bases": "bases", "basen": "bases", "file": "files", "files": "files", "rotten": "files",
    "rotte": "files", "overlap": "overlaps", "overlaps": "overlaps", "überlappung": "overlaps",
    "überlappungen": "overlaps",
}  # fmt: skip
_PLACES: Final[dict[str, str]] = {
    "": "with", "with": "with", "dabei": "with", "range": "range", "in range": "range", "in reichweite": "range",
    "leading": "front", "front": "front", "führt": "front",
}  # fmt: skip
_TERRAINS: Final[dict[str, str]] = {
    "open": "open", "uneven": "uneven", "rough": "rough", "difficult": "difficult", "offen": "open",
    "uneben": "uneven", "rau": "rough", "schwierig": "difficult",
}  # fmt: skip

_SIZE: Final = re.compile(r"(\d{1,3})(?:([x×/])(\d{1,3}))?")
_NUMBERED: Final = re.compile(r"(\d{1,3}) ([a-zü]+)")
_SOME_FILES: Final = re.compile(r"(\d{1,2}) (?:files?|rotten?) (disordered|severe|ungeordnet|stark ungeordnet)")
_COMMANDER: Final = re.compile(r"(tc|fc|ic)(?: (.+))?")
_SUPPORT: Final = re.compile(r"(?:support|unterstützung) (\d{1,2}) (\S+)(?: (lf|mf|hf))?(?: ([a-zü]+))?")
_IN: Final = re.compile(r"(?:in|im) (\w+)")


def read_group(text: str) -> BattleGroup:
    """A group from its words; `UserError` where they make no sense."""
    found: dict[str, Any] = {}
    arms: list[str] = []
    for word in _words(text):
        if size := _SIZE.fullmatch(word):
            _once(found, "bases", word, int(size[1]))
            _read_size(found, size)
        elif word in _KINDS:
            _once(found, "kind", word, _KINDS[word])
        elif word in _ARMOURS:
            _once(found, "armour", word, _ARMOURS[word])
        elif word in _QUALITIES:
            _once(found, "quality", word, _QUALITIES[word])
        elif word in _TRAININGS:
            _once(found, "training", word, _TRAININGS[word])
        elif word in _WEAPONS:
            _once(found, "shooting", word, _WEAPONS[word])
        elif word in _ARMS:
            arms.append(_ARMS[word])
        else:
            raise unknown_word(word)
    if "kind" not in found:
        raise UserError("tabletop-no-kind", text=text.strip()[:60])
    return BattleGroup(**_completed(found, arms))


def read_states(side: Side, parts: list[str]) -> Side:
    """The side with everything said after the commas."""
    changes: dict[str, Any] = {}
    for part in parts:
        words = " ".join(part.lower().split())
        for name, value in _read_state(words).items():
            if changes.setdefault(name, value) != value:
                raise UserError("tabletop-twice", word=words[:40])
    if changes.get("bases") == 0:
        raise UserError("tabletop-bases-left", bases=0, most=side.group.bases)
    if changes.get("files") == 0:
        raise UserError("tabletop-files", files=0, bases=side.bases)
    found = side.but(**changes) if changes else side
    if found.disordered_files > found.files:
        raise UserError("tabletop-disordered-files", files=found.disordered_files, most=found.files)
    return found


def write_group(group: BattleGroup) -> str:
    """The canonical words of a group."""
    words = [word for _, word in words_of(group) if word != "none"]
    return " ".join([group.kind, *words, write_size(group)])


def words_of(group: BattleGroup) -> list[tuple[str, str]]:
    """What is said of a group between its type and its size: each word, and the family its message is named after."""
    words: list[tuple[str, str]] = [
        ("armour", group.armour),
        ("quality", group.quality),
        ("training", group.training),
        ("weapon", group.shooting),
        ("arm", group.impact),
    ]
    return words + ([("arm", str(group.melee))] if group.melee != group.impact else [])


def write_size(group: BattleGroup) -> str:
    full = group.files * group.ranks == group.bases
    return f"{group.files}x{group.ranks}" if full else f"{group.bases}/{group.files}"


def write_side(side: Side) -> str:
    """The group and its state, as `read_side` reads them."""
    parts = [side.group.id or write_group(side.group)]
    if side.cohesion != "steady":
        parts.append(side.cohesion)
    if side.bases != side.group.bases:
        parts.append(f"{side.bases} bases")
    if side.files != min(side.group.files, side.bases):
        parts.append(f"{side.files} files")
    if side.disorder is not None:
        word = {"none": "ordered"}.get(side.disorder, side.disorder)
        parts.append(word if side.disordered_files < 0 else f"{side.disordered_files} files {word}")
    if side.terrain is not None:
        parts.append(f"in {side.terrain}")
    for name, word in _FLAGS.items():
        if getattr(side, name) is True:
            parts.append(word)
    if side.charging is False:
        parts.append("standing")
    if side.overlaps:
        parts.append(f"{side.overlaps} overlaps")
    if side.commander != "none":
        place = {"with": "", "range": " in range", "front": " leading"}[side.place]
        parts.append(f"{side.commander}{place}")
    if side.support != "none":
        parts.append(f"support {side.support_bases} {side.support} {side.support_kind} {side.support_quality}")
    return ", ".join(parts)


def unknown_word(word: str) -> UserError:
    """A word nobody knows, with the nearest that is known."""
    if word in _CLIMBING:
        return UserError("tabletop-uphill-word", word=word)
    known = [*_KINDS, *_ARMOURS, *_QUALITIES, *_TRAININGS, *_WEAPONS, *_ARMS, *_STATES]
    near = difflib.get_close_matches(word, known, 1, 0.6)
    if near:
        return UserError("tabletop-unknown-word-near", word=word[:40], near=near[0])
    return UserError("tabletop-unknown-word", word=word[:40])


def _words(text: str) -> list[str]:
    text = " ".join(text.lower().split())
    for phrase in _PHRASES:
        text = text.replace(phrase.replace("-", " "), phrase)
    return text.split()


def _once(found: dict[str, Any], name: str, word: str, value: object) -> None:
    if name in found:
        raise UserError("tabletop-twice", word=word[:40])
    found[name] = value


def _read_size(found: dict[str, Any], size: re.Match[str]) -> None:
    first = int(size[1])
    if size[2] in ("x", "×"):
        found["bases"], found["files"] = first * int(size[3]), first
    elif size[2]:
        found["files"] = int(size[3])


def _completed(found: dict[str, Any], arms: list[str]) -> dict[str, Any]:
    """Add what goes without saying: two ranks, the usual armour, and weapons that serve in both phases."""
    kind = found["kind"]
    single = kind in ("El", "LCh", "HCh", "SCh", "BWg", "LArt", "HArt")
    if single:
        found.setdefault("armour", "none")
    found.setdefault("armour", {"Kn": "armoured", "Ct": "heavily-armoured"}.get(kind, "protected"))
    found.setdefault("bases", 2 if single else 6)
    found.setdefault("files", found["bases"] if single else -(-found["bases"] // 2))
    if kind in ARTILLERY:
        found.setdefault("shooting", "artillery")
    for arm in arms:
        both = arm in ("offensive-spearmen", "defensive-spearmen", "pikemen", "heavy-weapon")
        melee = both or arm in ("swordsmen", "skilled-swordsmen")
        if arm == "heavy-weapon" and any(other in ("impact-foot", "lancers") for other in arms):
            both = False
        if both or not melee:
            _once(found, "impact", arm, arm)
        if melee:
            _once(found, "melee", arm, arm)
    return found


def _read_state(part: str) -> dict[str, Any]:
    if part in _STATES:
        name, value = _STATES[part]
        return {name: value}
    if found := _SOME_FILES.fullmatch(part):
        severe = found[2] not in ("disordered", "ungeordnet")
        return {"disorder": "severe" if severe else "disordered", "disordered_files": int(found[1])}
    if (found := _NUMBERED.fullmatch(part)) and found[2] in _COUNTED:
        return {_COUNTED[found[2]]: int(found[1])}
    if (found := _COMMANDER.fullmatch(part)) and (found[2] or "") in _PLACES:
        return {"commander": found[1].upper(), "place": _PLACES[found[2] or ""]}
    if (found := _SUPPORT.fullmatch(part)) and found[2] in _WEAPONS and (found[4] or "average") in _QUALITIES:
        return {
            "support_bases": int(found[1]),
            "support": _WEAPONS[found[2]],
            "support_kind": (found[3] or "MF").upper(),
            "support_quality": _QUALITIES[found[4] or "average"],
        }
    if found := _IN.fullmatch(part):
        return {"terrain": _TERRAINS.get(found[1], found[1])}
    raise unknown_word(part)
