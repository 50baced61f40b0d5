"""A Unit with its Score Card, and what a player has beside his Units."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cannae.games.battle.cards import CARDS, NONE, STRATAGEMS

NEVER: Final = -9  # a round that has not been


class Unit:
    """One Unit with its Score Card."""

    def __init__(self, troops: vec[i64], size: i64) -> None:
        self.troops = troops  # fighters from front to back; only the first `size` count
        self.size = size
        self.master: i64 = NONE  # Combat Master, as a fighter
        self.captain: i64 = NONE  # Battle Master
        self.standards: i64 = 0  # Standard Cards left
        self.mp: i64 = CARDS.points
        self.damage: i64 = 0
        self.shaken: i64 = 0
        self.place: i64 = NONE
        self.across: i64 = 0
        self.promoted: i64 = 0  # Stratagems waiting, as bits
        self.in_play: i64 = 0
        self.moves: i64 = 0  # made in this Army Movement
        self.withdraws: i64 = 0  # 1: may leave in the next Army Movement whatever holds it
        self.fought: i64 = 0  # was Main Unit of a Duration in this Period
        self.champion: i64 = NEVER  # the round of this Duration in which its Combat Master was chosen last

    def copy(self) -> "Unit":
        twin = Unit(vec[i64](self.troops), self.size)
        twin.master = self.master
        twin.captain = self.captain
        twin.standards = self.standards
        twin.mp = self.mp
        twin.damage = self.damage
        twin.shaken = self.shaken
        twin.place = self.place
        twin.across = self.across
        twin.promoted = self.promoted
        twin.in_play = self.in_play
        twin.moves = self.moves
        twin.withdraws = self.withdraws
        twin.fought = self.fought
        twin.champion = self.champion
        return twin

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

    def is_uniform(self, start: i64) -> bool:
        """Whether all Troops from `start` on are alike."""
        index = start + 1
        while index < self.size:
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

    def __init__(self) -> None:
        self.general_card: i64 = 0  # Battle Master who is the Army General
        self.general: i64 = NONE  # the Unit he is with
        self.general_place: i64 = NONE  # where he stands alone
        self.general_across: i64 = 0
        self.general_moved: i64 = 0
        self.banners: i64 = 0  # Army Standard Cards left
        self.counter: i64 = CARDS.points  # Battle Counter
        self.pool: i64 = (1 << STRATAGEMS) - 1  # Stratagems not used yet, as bits
        self.selected: i64 = 0
        self.promoted: i64 = 0  # in Deployment, waiting to be allotted
        self.spent: i64 = 0
        self.lost_captains: i64 = 0  # four bits for each Battle Master that has left the game
        self.lost_standards: i64 = 0
        self.lost_banners: i64 = 0
        self.march: i64 = 0  # Forced March for the next Army Movement
        # The present Duration or Deployment
        self.fighter: i64 = NONE  # Main Unit
        self.leader: i64 = NONE  # Battle Master whose Level and bonus are used
        self.general_leads: i64 = 0
        self.staked: i64 = 0  # 1: 'tct' was laid, so the selection is known or gone
        self.used: i64 = 0  # Mastery Cards laid, as bits
        self.pile: i64 = 0  # cards in the Discard Pile
        self.speech_of_lost: i64 = 0  # 1: the Main Unit fell with Inspired Speech In Play
        self.brought: i64 = 0  # Stratagems In Play that a Support Unit has just brought to the Main Unit, as bits
        self.eligible: i64 = 0  # Units that may be Combined this round, as bits
        # The secret buffer
        self.step: i64 = 0  # how far the commitment has come
        self.card: i64 = NONE
        self.joined: i64 = 0  # Combined Units, as bits
        self.chosen_unit: i64 = NONE
        self.chosen: i64 = NONE  # Chosen Troop, as a fighter
        self.picked: i64 = NONE  # any other single secret choice
        # What it was when it was last turned up
        self.last_card: i64 = NONE
        self.last_joined: i64 = 0
        self.last_beside: i64 = 0
        self.last_unit: i64 = NONE
        self.last_troop: i64 = NONE
        self.advanced: i64 = NONE  # 1 or 0 after both chose whether to close in
        # The present Army Movement
        self.moves: i64 = 0
        self.allowance: i64 = 0
        self.passed: i64 = 0

    def copy(self) -> "Army":
        twin = Army()
        twin.general_card = self.general_card
        twin.general = self.general
        twin.general_place = self.general_place
        twin.general_across = self.general_across
        twin.general_moved = self.general_moved
        twin.banners = self.banners
        twin.counter = self.counter
        twin.pool = self.pool
        twin.selected = self.selected
        twin.promoted = self.promoted
        twin.spent = self.spent
        twin.lost_captains = self.lost_captains
        twin.lost_standards = self.lost_standards
        twin.lost_banners = self.lost_banners
        twin.march = self.march
        twin.fighter = self.fighter
        twin.leader = self.leader
        twin.general_leads = self.general_leads
        twin.staked = self.staked
        twin.used = self.used
        twin.pile = self.pile
        twin.speech_of_lost = self.speech_of_lost
        twin.brought = self.brought
        twin.eligible = self.eligible
        twin.step = self.step
        twin.card = self.card
        twin.joined = self.joined
        twin.chosen_unit = self.chosen_unit
        twin.chosen = self.chosen
        twin.picked = self.picked
        twin.last_card = self.last_card
        twin.last_joined = self.last_joined
        twin.last_beside = self.last_beside
        twin.last_unit = self.last_unit
        twin.last_troop = self.last_troop
        twin.advanced = self.advanced
        twin.moves = self.moves
        twin.allowance = self.allowance
        twin.passed = self.passed
        return twin

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
