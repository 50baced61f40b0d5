"""Our numbered wording of a game's rules, read from Markdown.

A rule is a paragraph that begins with its number in bold (`**3.2**`); a chapter is a second-level heading that begins
with its number (`## 3 Deployment`). Refusals, prompts, events and tests cite these numbers.
"""

import re
from dataclasses import dataclass

_CHAPTER = re.compile(r"^## (\d+) (.+)$")
_RULE = re.compile(r"^\*\*(\d+\.\d+[a-z]?)\*\* (.*)$")


@dataclass(frozen=True)
class Rule:
    number: str
    text: str
    chapter: str


class Rulebook:
    def __init__(self, markdown: str) -> None:
        self.markdown = markdown
        self.title = ""
        self.chapters: dict[str, str] = {}
        self.rules: dict[str, Rule] = {}
        chapter = ""
        number = ""
        for line in markdown.splitlines():
            if line.startswith("# "):
                self.title = line[2:].strip()
            elif found := _CHAPTER.match(line):
                chapter, number = found[2].strip(), ""
                self.chapters[found[1]] = chapter
            elif found := _RULE.match(line):
                number = found[1]
                if number in self.rules:
                    raise ValueError(f"rule {number} stands twice")
                self.rules[number] = Rule(number, found[2].strip(), chapter)
            elif number and line.strip():
                rule = self.rules[number]
                self.rules[number] = Rule(number, f"{rule.text}\n{line.rstrip()}", chapter)

    def __contains__(self, number: object) -> bool:
        return number in self.rules

    def __getitem__(self, number: str) -> Rule:
        return self.rules[number]

    def search(self, text: str) -> list[Rule]:
        """A chapter by its number; else the rules whose number, chapter or wording contains the text."""
        if text in self.chapters:
            return [rule for rule in self.rules.values() if rule.number.startswith(f"{text}.")]
        wanted = text.casefold()
        return [
            rule
            for rule in self.rules.values()
            if rule.number == text or wanted in rule.chapter.casefold() or wanted in rule.text.casefold()
        ]
