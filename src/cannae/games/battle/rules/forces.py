"""A Unit with its Score Card, and what a player has beside his Units."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cannae.games.battle.rules.cards import CARDS, NONE, STRATAGEMS

NEVER: Final = -9  # a round that has not been


class Unit:
    """One Unit with its Score Card."""

    def __init__(self, of: "Unit | None" = None) -> None:
        """A blank one, or a copy: a field is declared, begun and copied in one line."""
        # Fighters from front to back; only the first `size` count.
        self.troops: vec[i64] = vec[i64]([]) if of is None else vec[i64](of.troops)
        self.size: i64 = i64(0) if of is None else of.size
        self.master: i64 = i64(NONE) if of is None else of.master  # Combat Master, as a fighter
        self.captain: i64 = i64(NONE) if of is None else of.captain  # Battle Master
        self.standards: i64 = i64(0) if of is None else of.standards  # Standard Cards left
        self.mp: i64 = CARDS.points if of is None else of.mp
        self.damage: i64 = i64(0) if of is None else of.damage
        self.shaken: i64 = i64(0) if of is None else of.shaken
        self.place: i64 = i64(NONE) if of is None else of.place
        self.across: i64 = i64(0) if of is None else of.across
        self.promoted: i64 = i64(0) if of is None else of.promoted  # Stratagems waiting, as bits
        self.in_play: i64 = i64(0) if of is None else of.in_play
        self.moves: i64 = i64(0) if of is None else of.moves  # made in this Army Movement
        # 1: may leave in the next Army Movement whatever holds it.
        self.withdraws: i64 = i64(0) if of is None else of.withdraws
        self.fought: i64 = i64(0) if of is None else of.fought  # was Main Unit of a Duration in this Period
        # The round of this Duration in which its Combat Master was chosen last.
        self.champion: i64 = i64(NEVER) if of is None else of.champion

    def vanish(self) -> None:
        """Out of the battle: nothing on its Score Card matters any more."""
        self.size = 0
        self.mp = 0
        self.damage = 0
        self.shaken = 0
        self.moves = 0
        self.withdraws = 0
        self.fought = 0
        self.champion = NEVER

    def speed(self) -> i64:
        """The lowest Speed of its Troops (rule 12.6)."""
        slowest: i64 = 99
        index: i64 = 0
        while index < self.size:
            speed = CARDS.speed[self.troops[index]]
            if speed < slowest:
                slowest = speed
            index += 1
        return slowest

    def cost(self, with_master: bool) -> i64:
        """The Cost of its Troops, and of its Combat Master if he is to count (rules 6.18, 13.4)."""
        total: i64 = CARDS.cost[self.master] if with_master and self.master >= 0 else 0
        index: i64 = 0
        while index < self.size:
            total += CARDS.cost[self.troops[index]]
            index += 1
        return total

    def is_uniform(self, start: i64, end: i64) -> bool:
        """Whether all Troops from `start` on are alike, up to the one before `end`."""
        index = start + 1
        while index < self.size and index < end:
            if self.troops[index] != self.troops[start]:
                return False
            index += 1
        return True

    def take(self, index: i64) -> None:
        """One Troop leaves; the others close up."""
        self.size -= 1
        while index < self.size:
            self.troops[index] = self.troops[index + 1]
            index += 1


class Army:
    """What a player has beside his Units, and what he is deciding in secret."""

    def __init__(self, of: "Army | None" = None) -> None:
        self.general_card: i64 = i64(0) if of is None else of.general_card  # Battle Master who is the Army General
        self.general: i64 = i64(NONE) if of is None else of.general  # the Unit he is with
        self.general_place: i64 = i64(NONE) if of is None else of.general_place  # where he stands alone
        self.general_across: i64 = i64(0) if of is None else of.general_across
        self.general_moved: i64 = i64(0) if of is None else of.general_moved
        self.banners: i64 = i64(0) if of is None else of.banners  # Army Standard Cards left
        self.counter: i64 = CARDS.points if of is None else of.counter  # Battle Counter
        self.pool: i64 = i64((1 << STRATAGEMS) - 1) if of is None else of.pool  # Stratagems not used yet, as bits
        self.selected: i64 = i64(0) if of is None else of.selected
        self.promoted: i64 = i64(0) if of is None else of.promoted  # in Deployment, waiting to be allotted
        self.spent: i64 = i64(0) if of is None else of.spent
        # Four bits for each Battle Master that has left the game.
        self.lost_captains: i64 = i64(0) if of is None else of.lost_captains
        self.lost_standards: i64 = i64(0) if of is None else of.lost_standards
        self.lost_banners: i64 = i64(0) if of is None else of.lost_banners
        self.march: i64 = i64(0) if of is None else of.march  # Forced March for the next Army Movement
        # The present Duration or Deployment
        self.fighter: i64 = i64(NONE) if of is None else of.fighter  # Main Unit
        self.leader: i64 = i64(NONE) if of is None else of.leader  # Battle Master whose Level and bonus are used
        self.general_leads: i64 = i64(0) if of is None else of.general_leads
        self.staked: i64 = i64(0) if of is None else of.staked  # 1: 'tct' was laid, so the selection is known or gone
        self.used: i64 = i64(0) if of is None else of.used  # Mastery Cards laid, as bits
        self.pile: i64 = i64(0) if of is None else of.pile  # cards in the Discard Pile
        # 1: the Main Unit fell with Inspired Speech In Play.
        self.speech_of_lost: i64 = i64(0) if of is None else of.speech_of_lost
        # Stratagems In Play that a Support Unit has just brought to the Main Unit, as bits.
        self.brought: i64 = i64(0) if of is None else of.brought
        self.eligible: i64 = i64(0) if of is None else of.eligible  # Units that may be Combined this round, as bits
        # The secret buffer
        self.step: i64 = i64(0) if of is None else of.step  # how far the commitment has come
        self.card: i64 = i64(NONE) if of is None else of.card
        self.joined: i64 = i64(0) if of is None else of.joined  # Combined Units, as bits
        self.chosen_unit: i64 = i64(NONE) if of is None else of.chosen_unit
        self.chosen: i64 = i64(NONE) if of is None else of.chosen  # Chosen Troop, as a fighter
        self.picked: i64 = i64(NONE) if of is None else of.picked  # any other single secret choice
        # What it was when it was last turned up
        self.last_card: i64 = i64(NONE) if of is None else of.last_card
        self.last_joined: i64 = i64(0) if of is None else of.last_joined
        self.last_beside: i64 = i64(0) if of is None else of.last_beside
        self.last_unit: i64 = i64(NONE) if of is None else of.last_unit
        self.last_troop: i64 = i64(NONE) if of is None else of.last_troop
        self.advanced: i64 = i64(NONE) if of is None else of.advanced  # 1 or 0 after both chose whether to close in
        # The present Army Movement
        self.moves: i64 = i64(0) if of is None else of.moves
        self.allowance: i64 = i64(0) if of is None else of.allowance
        self.passed: i64 = i64(0) if of is None else of.passed

    def forget(self) -> None:
        """Empty the secret buffer."""
        self.step = 0
        self.card = NONE
        self.joined = 0
        self.chosen_unit = NONE
        self.chosen = NONE
        self.picked = NONE

    def beside(self) -> i64:
        """The Units that fight beside that of the Chosen Troop, as bits; before it is chosen, those Combined so far."""
        if not self.joined or self.chosen_unit < 0:
            return self.joined
        return (self.joined | 1 << self.fighter) & ~(1 << self.chosen_unit)

    def turn_up(self, card: i64) -> None:
        """Everybody has seen this card, and whatever was committed with it."""
        self.last_card = card
        self.last_joined = self.joined
        self.last_beside = self.beside()
        self.last_unit = self.chosen_unit
        self.last_troop = self.chosen
