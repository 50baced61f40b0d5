# Every sentence of the miniatures game.

## The game

tabletop-name = Field of Glory with miniatures
tabletop-minutes = an hour
tabletop-tagline = Whole battles by measure and dice, and for the table: what do I need, what are my chances, and why?
tabletop-credit = Field of Glory is a game by Richard Bodley Scott, Simon Hall and Terry Shaw, published by Slitherine and Osprey. The sheet was compiled by John Davis. This is unofficial: all rules are in our own words.

## Options: how doubtful cells of the sheet are read

tabletop-option-kn_rough = knights and cataphracts in rough going are
tabletop-option-kn_rough-none = not disordered
tabletop-option-kn_rough-disordered = disordered
tabletop-option-kn_rough-severe = severely disordered
tabletop-option-hf_uneven = heavy foot in uneven going is
tabletop-option-hf_uneven-none = not disordered
tabletop-option-hf_uneven-disordered = disordered
tabletop-option-hf_uneven-severe = severely disordered
tabletop-option-lf_difficult = light foot in difficult going is
tabletop-option-lf_difficult-none = not disordered
tabletop-option-lf_difficult-disordered = disordered
tabletop-option-lf_difficult-severe = severely disordered
tabletop-option-shooting_rounding = one die per two or three bases is rounded
tabletop-option-shooting_rounding-up = up
tabletop-option-shooting_rounding-down = down
tabletop-option-keep_better = of a re-rolled 2 or 3 the better die is kept
tabletop-option-mounted_advantage = mounted have their advantage over medium and light foot
tabletop-option-mounted_advantage-open = in the open only
tabletop-option-mounted_advantage-everywhere = everywhere
tabletop-option-elephant_impact = points of advantage of elephants at impact
tabletop-option-leader_lost_on = two dice that kill a leader in the front rank of a group that did not lose (one less if it lost; 13: never then)

## Vocabulary

tabletop-kind-lf = light foot
tabletop-kind-mf = medium foot
tabletop-kind-hf = heavy foot
tabletop-kind-lh = light horse
tabletop-kind-cv = cavalry
tabletop-kind-kn = knights
tabletop-kind-ct = cataphracts
tabletop-kind-el = elephants
tabletop-kind-lch = light chariots
tabletop-kind-hch = heavy chariots
tabletop-kind-sch = scythed chariots
tabletop-kind-bwg = battle wagons
tabletop-kind-lart = light artillery
tabletop-kind-hart = heavy artillery
tabletop-armour-none = no armour class
tabletop-armour-unprotected = unprotected
tabletop-armour-protected = protected
tabletop-armour-armoured = armoured
tabletop-armour-heavily-armoured = heavily armoured
tabletop-quality-poor = poor
tabletop-quality-average = average
tabletop-quality-superior = superior
tabletop-quality-elite = elite
tabletop-training-drilled = drilled
tabletop-training-undrilled = undrilled
tabletop-weapon-none = nothing to shoot with
tabletop-weapon-bow = bow
tabletop-weapon-bow-star = bow*
tabletop-weapon-longbow = longbow
tabletop-weapon-crossbow = crossbow
tabletop-weapon-javelins = javelins
tabletop-weapon-sling = sling
tabletop-weapon-firearm = firearm
tabletop-weapon-artillery = artillery
tabletop-arm-none = no arm that counts
tabletop-arm-impact-foot = impact foot
tabletop-arm-light-spear = light spear
tabletop-arm-lancers = lancers
tabletop-arm-offensive-spearmen = offensive spearmen
tabletop-arm-defensive-spearmen = defensive spearmen
tabletop-arm-pikemen = pikemen
tabletop-arm-heavy-weapon = heavy weapon
tabletop-arm-swordsmen = swordsmen
tabletop-arm-skilled-swordsmen = skilled swordsmen
tabletop-cohesion-steady = steady
tabletop-cohesion-disrupted = disrupted
tabletop-cohesion-fragmented = fragmented
tabletop-cohesion-broken = broken
tabletop-disorder-none = in order
tabletop-disorder-disordered = disordered
tabletop-disorder-severe = severely disordered
tabletop-terrain-open = open
tabletop-terrain-uneven = uneven
tabletop-terrain-rough = rough
tabletop-terrain-difficult = difficult
tabletop-phase-before = Before
tabletop-phase-impact = Impact
tabletop-phase-manoeuvre = Manoeuvre
tabletop-phase-shooting = Shooting
tabletop-phase-melee = Melee
tabletop-phase-joint = Joint action
tabletop-at-once = at once
tabletop-end-of-phase = at the end of the phase
tabletop-not-allowed = no entry

## The armies

tabletop-army-roman = Mid-Republican Rome, about 210 BC
tabletop-army-carthaginian = Hannibal in Italy, about 216 BC
tabletop-army-hellenistic = Macedon under Philip V, about 197 BC
tabletop-army-numidian = A Numidian king, about 205 BC
tabletop-army-iberian-gallic = Spanish tribes and Gallic mercenaries, about 206 BC
tabletop-army-seleucid = Antiochus III, about 190 BC
tabletop-group-r1 = Hastati and principes, legio I
tabletop-group-r2 = Hastati and principes, legio II
tabletop-group-r3 = Latin allies, left
tabletop-group-r4 = Latin allies, right
tabletop-group-r5 = Triarii
tabletop-group-r6 = Velites
tabletop-group-r7 = Velites, second line
tabletop-group-r8 = Roman equites
tabletop-group-r9 = Italian equites
tabletop-group-r10 = Cretan archers
tabletop-group-c1 = African veterans
tabletop-group-c2 = African spearmen
tabletop-group-c3 = Gallic foot
tabletop-group-c4 = Spanish scutarii
tabletop-group-c5 = Balearic slingers
tabletop-group-c6 = Spanish caetrati
tabletop-group-c7 = Elephants
tabletop-group-c8 = Gallic and Spanish horse
tabletop-group-c9 = Numidian horse
tabletop-group-c10 = Numidian horse, second
tabletop-group-h1 = Phalanx, bronze shields
tabletop-group-h2 = Phalanx, white shields
tabletop-group-h3 = Peltasts of the guard
tabletop-group-h4 = Thureophoroi
tabletop-group-h5 = Thracians
tabletop-group-h6 = Illyrians
tabletop-group-h7 = Cretan archers in Macedonian pay
tabletop-group-h8 = Hired slingers
tabletop-group-h9 = Companions
tabletop-group-h10 = Thessalian horse
tabletop-group-n1 = Massylian horse
tabletop-group-n2 = Massylian horse, second
tabletop-group-n3 = Masaesylian horse
tabletop-group-n4 = The king's riders
tabletop-group-n5 = Drilled foot
tabletop-group-n6 = Drilled foot, second
tabletop-group-n7 = Drilled foot, third
tabletop-group-n8 = Drilled foot, fourth
tabletop-group-n9 = Numidian javelinmen
tabletop-group-n10 = Numidian javelinmen, second
tabletop-group-n11 = Numidian slingers, third
tabletop-group-n12 = Numidian slingers, fourth
tabletop-group-n13 = Numidian elephants
tabletop-group-n14 = Numidian archers
tabletop-group-n15 = Numidian slingers
tabletop-group-n16 = Numidian archers, second
tabletop-group-i1 = Celtiberians
tabletop-group-i2 = Ilergetes
tabletop-group-i3 = Ausetani
tabletop-group-i4 = Gallic warband
tabletop-group-i5 = Gallic warband, second
tabletop-group-i6 = Gallic nobles
tabletop-group-i7 = Gallic nobles, second
tabletop-group-i8 = Iberian light horse
tabletop-group-i9 = Lusitanians
tabletop-group-i10 = Balearic slingers in their pay
tabletop-group-i11 = Iberian javelinmen
tabletop-group-i12 = Balearic slingers in their pay, second
tabletop-group-i13 = Iberian slingers
tabletop-group-i14 = Iberian slingers, second
tabletop-group-i15 = Iberian slingers, third
tabletop-group-i16 = Iberian slingers, fourth
tabletop-group-s1 = Silver shields
tabletop-group-s2 = Seleucid phalanx
tabletop-group-s3 = Galatians
tabletop-group-s4 = Seleucid thureophoroi
tabletop-group-s5 = Indian elephants
tabletop-group-s6 = Seleucid scythed chariots
tabletop-group-s7 = Seleucid cataphracts
tabletop-group-s8 = Dahae with bows
tabletop-group-s9 = Cyrtian slingers
tabletop-group-s10 = Elymaean archers
tabletop-own-group = { $name } ({ $troops })

## Refusals

tabletop-unknown-kind = “{ $value }” is no troop type. The types are: { $values }.
tabletop-unknown-armour = “{ $value }” is no class of armour. The classes are: { $values }.
tabletop-unknown-quality = “{ $value }” is no quality. The qualities are: { $values }.
tabletop-unknown-training = “{ $value }” is no training. Troops are: { $values }.
tabletop-unknown-weapon = “{ $value }” is no missile weapon. The weapons are: { $values }.
tabletop-unknown-arm = “{ $value }” is no close-combat arm. The arms are: { $values }.
tabletop-unknown-cohesion = “{ $value }” is no level of cohesion. The levels are: { $values }.
tabletop-unknown-disorder = “{ $value }” is no class of disorder. The classes are: { $values }.
tabletop-unknown-terrain = There is no going called “{ $value }”. The classes are: { $values }; “cannae reference going” says which feature is which.
tabletop-unknown-phase = “{ $value }” is no phase with odds. The phases are: { $values }.
tabletop-unknown-range = “{ $value }” is no range. Ranges are: { $values }.
tabletop-unknown-commander = “{ $value }” is no commander. The ranks are: { $values }.
tabletop-unknown-place = “{ $value }” is no place for a commander. The places are: { $values }.
tabletop-unknown-cause = “{ $value }” is no reason for a cohesion test. The reasons are: { $values }.
tabletop-unknown-move = “{ $value }” is no kind of move. The moves are: { $values }.
tabletop-unknown-losses = Losses come from the “rear” or by “file”, not from “{ $value }”.
tabletop-unknown-ending = A fight ends { $values }, not “{ $value }”.
tabletop-unknown-group = Nobody here is called “{ $name }”. “cannae reference armies” lists the groups, “cannae groups” your own; “HF armoured superior impact-foot 3x2” describes one of your own.
tabletop-unknown-word = The word “{ $word }” means nothing here. “cannae odds --help” shows how groups are described.
tabletop-unknown-word-near = The word “{ $word }” means nothing here. Is “{ $near }” meant?
tabletop-uphill-word = “{ $word }” does not say who stands higher; write “oberhalb” of the group that is above its enemy (rule 8.18).
tabletop-unknown-topic = There is no topic “{ $topic }”, and nothing in the tables contains it. The topics are: { $topics }.
tabletop-no-kind = “{ $text }” names no troop type. Begin with one, such as HF or Cv.
tabletop-twice = “{ $word }” says a second time what was already said differently.
tabletop-bases = A battle group has 2 to { $most } bases, not { $bases } (rule 1.1).
tabletop-bases-left = This group has { $most } bases at most; { $bases } cannot be left of it.
tabletop-disordered-files = Of { $most } files, { $files } cannot be disordered.
tabletop-files = { $files } files cannot be formed from { $bases } bases.
tabletop-ranks = Nobody fights { $ranks } ranks deep here: { $most } ranks are the most, and only pikes use them all (rule 1.6).
tabletop-armour = { $kind } cannot be { $armour }; possible: { $armours } (rule 1.5).
tabletop-weapon = { $kind } and { $weapon } do not go together (rule 1.5).
tabletop-unarmed = Without its engines there is no { $kind }: say “artillery”.
tabletop-overlaps = A group can overlap with one file at each end, so with 0, 1 or 2, not { $overlaps } (rule 5.16).
tabletop-overlap-files = { $overlaps } overlapping files need more than the { $files } files there are: { $contact } are in contact (rule 5.16).
tabletop-contact = { $files } files cannot be in contact: neither side may bring more than the narrower has (rule 5.12).
tabletop-fortified = Only foot defends fortifications or a river bank, not { $kind } (rule 8.18).
tabletop-rearward = Only light horse and light chariots shoot to their rear, not { $kind } (rule 7.14).
tabletop-no-leader = Nobody can lead from the front rank while there is no commander.
tabletop-support = Supporting fire needs a weapon and a number of bases, such as “support 3 bow”.
tabletop-support-weapon = Supporting fire comes from foot with bow, longbow, crossbow or firearm, not with { $weapon } (rule 5.11).
tabletop-may-not-enter = Not for { $kind }: { $terrain } going may not be entered (rule 3.1).
tabletop-cannot-shoot = There is nothing to shoot with among { $kind } of this kind.
tabletop-out-of-range = Beyond { $range } MU nobody shoots with: { $weapon } (rule 5.1).
tabletop-broken = A broken group does not fight or shoot: it runs (rule 12.8).
tabletop-both-charge = Only one side can be charging the other.
tabletop-fragmented-charge = A fragmented group cannot charge (rule 12.7).
tabletop-artillery-charge = Heavy artillery only turns on the spot: it does not charge (rule 4.1).
tabletop-cmt-broken = A broken group takes no move test: it routs (rule 12.8).
tabletop-test-broken = A broken group takes no test but to rally: nothing falls below broken (rule 12.4).
tabletop-chain-start = A fight is followed through from impact or from melee, not from shooting.
tabletop-rounds = A fight is followed for 1 to { $most } rounds, not { $rounds }.
tabletop-rally-apart = Rallying is a test of its own: “cannae odds rally”.
tabletop-not-lost = With { $received } hits received and { $inflicted } inflicted the fight is not lost, so there is no test (rule 10.2).
tabletop-not-shot = { $received } hits on { $bases } bases are too few for a test (rule 10.3); if artillery shot, say so with --enemy.
tabletop-not-charged = Only a fragmented group tests when charged, and not by light foot (rule 10.1); name the charger with --enemy.
tabletop-already-steady = A steady group has nothing to be bolstered for (rule 13.5).
tabletop-rally-commander = Somebody must be with the group to bolster or rally it: add “, TC”, “, FC” or “, IC” (rule 13.5).
tabletop-rally-contact = Broken troops with the enemy still upon them cannot be rallied (rule 13.5).
tabletop-evade-troops = These troops may not evade: only light foot and light horse may, and in one rank light chariots and cavalry that is not shock (rule 4.19).
tabletop-evade-ranks = Cavalry and light chariots evade only in one rank; this group stands in { $ranks } (rule 4.19).
tabletop-evade-broken = A broken group does not evade: it runs anyway (rule 4.19).
tabletop-evade-engaged = A group already in close combat cannot evade (rule 4.19).
tabletop-gap = The gap is 0 to 20 MU, not { $gap }.
tabletop-hits = The hits are 0 to { $most }, not { $hits }.
tabletop-two-groups = A fight takes two battle groups; { $count } { $count ->
    [one] was
   *[other] were
 } given.
tabletop-one-group = This test takes one battle group; { $count } were given.
tabletop-chart-kind = A chart is written as .svg or .png, not as “{ $name }”.
tabletop-chart-no-png = PNG needs the small package resvg-py: “pip install 'cannae[charts]'”. SVG works without.
tabletop-chart-unwritable = The chart could not be written to { $name }: { $problem }.
tabletop-not-overlap = “{ $text }” names no overlaps; give A:B, or A:B,A:B for round after round.
tabletop-own-shape = The file { $file } is no TOML: { $problem }. Each line of it names a group: guard = "HF armoured elite offensive-spearmen 2x2".
tabletop-own-twice = In { $file } two groups are called “{ $name }”; capitals and spaces make no difference.
tabletop-own-bad = The group “{ $name }” in { $file } makes no sense: { $why }
tabletop-own-no-text = Behind a name stands a description in quotation marks.
tabletop-own-state = A saved group is described without commas; how it stands is said when it is used, as in “guard, disrupted”.
tabletop-own-name = “{ $name }” cannot be a name: it needs 1 to { $longest } characters, all of them visible, and no comma.
tabletop-own-taken = “{ $name }” already means something here; choose another name.
tabletop-own-unknown = No group in { $file } is called “{ $name }”.
tabletop-own-by-hand = The line of “{ $name }” in { $file } could not be told from the others; nothing was changed. Please edit it by hand.
tabletop-own-save-what = To save a group, give its name and its description: cannae groups save guard "HF armoured elite offensive-spearmen 2x2".
tabletop-own-drop-what = To drop a group, give its name and nothing else.
tabletop-own-save-done = Saved: “{ $name }”, in { $file }. Use it by name: cannae odds "{ $name }" gauls
tabletop-own-drop-done = Dropped: “{ $name }”, from { $file }.
tabletop-own-list = Groups of your own, in { $file }:
tabletop-own-none = No groups of your own yet in { $file }. Save one: cannae groups save guard "HF armoured elite offensive-spearmen 2x2"

## Tables, their columns and rows

tabletop-table-sequence = Sequence of play
tabletop-table-impact-order = The impact phase, step by step
tabletop-table-movement = Movement in MU
tabletop-table-movement-notes = Roads and mixed groups
tabletop-table-going = Terrain and its going
tabletop-table-disorder = Disorder by terrain
tabletop-table-disorder-effects = What disorder does
tabletop-table-moves = Simple (S), complex (C) and impossible (I) moves
tabletop-table-cmt = Complex move test: two dice
tabletop-table-variable-move = Variable move: one die, no re-rolls
tabletop-table-ranges = Shooting ranges in MU
tabletop-table-dice = Dice to roll
tabletop-table-losses = Dice lost, in this order
tabletop-table-to-hit = Score to hit, by net points of advantage
tabletop-table-rerolls = Quality re-rolls
tabletop-table-death = Death roll: one die, no re-rolls
tabletop-table-shooting = Points of advantage: shooting
tabletop-table-impact = Points of advantage: impact
tabletop-table-melee = Points of advantage: melee
tabletop-table-reasons = Reasons for a cohesion test
tabletop-table-modifiers = Cohesion test: modifiers
tabletop-table-results = Cohesion test: results
tabletop-table-levels = Levels of cohesion
tabletop-table-autobreak = Broken by losses (autobreak)
tabletop-table-commanders = Commanders
tabletop-table-bolster = Bolstering and rallying
tabletop-table-armies = The armies
tabletop-table-options = Doubtful cells as options
tabletop-table-repairs = What scanning damaged, and how it was repaired
tabletop-table-sources = Sources of repairs and additions
tabletop-table-rules = Rules
tabletop-table-autobreak-bases = Bases lost that break a group, by its size

tabletop-row-impact-order-declare = Declare charges; shock troops that hold back test
tabletop-row-impact-order-fragmented = Fragmented targets test; who breaks, routs at once
tabletop-row-impact-order-intercept = Interception charges
tabletop-row-impact-order-evade = Evade moves
tabletop-row-impact-order-uncovered = Fragmented groups uncovered by evaders test
tabletop-row-impact-order-move = Chargers move last, by a variable distance if all targets evaded
tabletop-row-impact-order-fight = Fight; per group: leader’s risk, death roll, cohesion test
tabletop-row-impact-order-after = Tests for friends breaking and leaders lost; first rout and pursuit moves

tabletop-row-shooting-unprotected-horse = At unprotected cavalry, not in single rank
tabletop-row-shooting-protected-horse = At protected cavalry, not in single rank
tabletop-row-shooting-armoured-horse = At armoured cavalry, not in single rank, or armoured knights
tabletop-row-shooting-cataphracts = At cataphracts or heavily armoured knights
tabletop-row-shooting-elephants = At elephants
tabletop-row-shooting-wagons = At battle wagons
tabletop-row-shooting-unprotected-foot-bow = At unprotected heavy or medium foot
tabletop-row-shooting-unprotected-foot-shot = At unprotected heavy or medium foot
tabletop-row-shooting-armoured-foot = At armoured foot
tabletop-row-shooting-heavy-foot-shot = At heavily armoured foot
tabletop-row-shooting-heavy-foot-bow = At heavily armoured foot
tabletop-row-shooting-other-foot = At any other foot
tabletop-row-shooting-hampered = Hampered
tabletop-row-shooting-cover = At a target in cover or behind fortifications

tabletop-row-impact-impact-foot-foot = Impact foot
tabletop-row-impact-impact-foot-mounted = Impact foot
tabletop-row-impact-spears-standing = Spearmen or pikemen not charging
tabletop-row-impact-spears-charging = Pikemen or offensive spearmen charging
tabletop-row-impact-defensive-spears = Defensive spearmen charging
tabletop-row-impact-heavy-weapon = Heavy weapon
tabletop-row-impact-light-spear-foot = Light spear, on foot
tabletop-row-impact-light-spear-mounted = Light spear, mounted
tabletop-row-impact-elephants = Elephants
tabletop-row-impact-wagons = Battle wagons
tabletop-row-impact-knights = Knightly lancers in the open
tabletop-row-impact-lancers = Other lancers in the open
tabletop-row-impact-chariots = Heavy or scythed chariots in the open
tabletop-row-impact-mounted = Mounted in the open, but not elephants or scythed chariots
tabletop-row-impact-fourth-rank = Fourth rank of pikes
tabletop-row-impact-uphill = Higher ground
tabletop-row-impact-flank = Charge in flank or rear
tabletop-row-melee-skilled-swordsmen = Skilled swordsmen
tabletop-row-melee-swordsmen = Swordsmen
tabletop-row-melee-spears = Spearmen in 2 ranks or pikes in 3
tabletop-row-melee-heavy-weapon = Heavy weapon
tabletop-row-melee-elephants = Elephants
tabletop-row-melee-chariots = Heavy or scythed chariots
tabletop-row-melee-artillery = Artillery
tabletop-row-melee-fourth-rank = Fourth rank of pikes
tabletop-row-melee-armour = Better armour in the front rank
tabletop-row-melee-two-directions = Two fronts
tabletop-row-melee-uphill = Higher ground

tabletop-row-reasons-charged = A fragmented group is charged by anything but light foot
tabletop-row-reasons-lost = It lost a close combat
tabletop-row-reasons-shot = One hit per 3 bases from shooting, or 2 hits and shot at by artillery
tabletop-row-reasons-friends-break = Friends break within 3 MU (non-skirmishers ignore skirmishers)
tabletop-row-reasons-commander-lost = A commander of its line is lost within 3 MU
tabletop-row-reasons-rally = A commander bolsters or rallies it
tabletop-row-modifiers-shot-2b = One hit per 2 bases or more from shooting
tabletop-row-modifiers-hit-3b = One hit per 3 bases or more in close combat
tabletop-row-modifiers-beaten-by-two = At least 2 more hits received than inflicted in close combat
tabletop-row-modifiers-quarter-lost = A quarter of its bases lost, or more
tabletop-row-modifiers-threatened-flank = Non-skirmishers with a threatened flank
tabletop-row-modifiers-more-reasons = More than one reason to test
tabletop-row-modifiers-any-one = Any one of the next five, once
tabletop-row-modifiers-shot-by-artillery = Shot at by artillery or firearms
tabletop-row-modifiers-lost-to-elephants = Lost a close combat to elephants or scythed chariots
tabletop-row-modifiers-medium-foot = Medium foot that lost to mounted or heavy foot in the open
tabletop-row-modifiers-lost-to-lancers = Lost an impact to lancers
tabletop-row-modifiers-lost-to-impact-foot = Foot that lost an impact to impact foot
tabletop-row-modifiers-disrupted = Disrupted
tabletop-row-modifiers-severe = Severely disordered
tabletop-row-modifiers-fragmented = Fragmented
tabletop-row-modifiers-broken = Broken
tabletop-row-modifiers-commander = Commander with it in combat, or in range otherwise
tabletop-row-modifiers-inspired = He is inspired (IC)
tabletop-row-modifiers-rear-support = Rear support

## Commands

command-odds = Exact chances at the miniatures table: two battle groups and a phase, or a test (cmt, cohesion, rally, evade, death).
command-groups = Battle groups of your own for “cannae odds”: list them, save one under a name, drop one.
command-reference = The reference sheet of the miniatures game, cleaned; with a topic or a word to look for.
help-odds-what = two battle groups, or a test (cmt, cohesion, rally, evade, death) and its battle group
help-odds-phase = shooting, impact or melee; by default impact, for a cohesion test melee
help-odds-rounds = follow the fight through so many rounds of melee
help-odds-terrain = the going: open (the default), uneven, rough, difficult
help-odds-contact = files in contact; by default all of the narrower side
help-odds-range = effective (the default) or long
help-odds-overlaps = overlapping files of both sides, A:B, or A:B,A:B round after round (default 0:0)
help-odds-losses = where lost bases go: rear (the default, the frontage is kept) or file (the depth is kept)
help-odds-option = how a doubtful cell is read, NAME=VALUE; see “cannae reference options”
help-odds-chart = also draw a chart into this file (.svg or .png)
help-odds-cause = cohesion: lost (the default), shot, charged, friends-break, commander-lost
help-odds-received = cohesion: hits received
help-odds-inflicted = cohesion: hits inflicted
help-odds-just-lost = cohesion: bases it has just lost in this phase
help-odds-enemy = cohesion: the enemy group it lost to, was shot by or is charged by; again for a second one
help-odds-more-reasons = cohesion: there is more than one reason to test
help-odds-in-contact = cohesion and rally: the enemy is in contact with it
help-odds-holding-back = cmt: shock troops that would rather not charge
help-odds-gap = evade: MU between charger and evader at the start
help-odds-hits = death: hits received
help-odds-ending = death: shot, won, drawn or lost (the default)
help-odds-groups = a file with groups of your own, in place of your usual one (see “cannae groups”)
help-groups-action = list (the default), save NAME DESCRIPTION, or drop NAME
help-groups-name = what the group is called
help-groups-words = its description, as “cannae odds --help” tells
help-groups-file = the file they stand in, in place of your usual one
help-odds-notation = A battle group is named (hastati, gauls, R1 ... C10) or described: type, armour, quality, training, weapons, size, as in “HF armoured superior drilled impact-foot skilled-swordsmen 3x2”. After commas stands its state: disrupted, fragmented, 5 bases, disordered, charging, standing, uphill, fortified, cover, flank, two directions, 1 overlap, FC, IC leading, TC in range, rear support, threatened flank, support 3 bow LF poor (bases, weapon, type and quality of those who support).
help-reference-topic = a topic, or words to look for; without it, the list of topics
meta-group = GROUP
meta-topic = TOPIC
meta-group-words = DESCRIPTION
meta-group-name = NAME

## Reports

tabletop-report-fight = { $phase }: { $a } against { $b }
tabletop-report-volley = Shooting: { $a } at { $b }
tabletop-report-chain = Followed through: { $a } against { $b }
tabletop-report-side = side
tabletop-report-group = group
tabletop-report-dice = dice
tabletop-report-poa = net points
tabletop-report-need = needs
tabletop-report-die = chance per die
tabletop-report-mean = hits on average
tabletop-report-third = takes 1 hit per 3 bases
tabletop-report-half = takes 1 hit per 2 bases
tabletop-report-tests = must test cohesion
tabletop-report-base = loses a base or more
tabletop-report-drop-one = drops one level
tabletop-report-drop-two = drops two levels or more
tabletop-report-breaks = breaks
tabletop-report-shot-at = is shot at
tabletop-report-win = A wins
tabletop-report-draw = draw
tabletop-report-lose = A loses
tabletop-report-win-by-two = A wins by two or more
tabletop-report-lose-by-two = A loses by two or more
tabletop-report-why = Why
tabletop-report-assumed = Assumed
tabletop-report-rule = rule { $rule }
tabletop-report-dice-count = { $count ->
    [one] { $count } die
   *[other] { $count } dice
 }
tabletop-report-files = in { $files ->
    [one] one file
   *[other] { $files } files
 }
tabletop-report-after = after
tabletop-report-start = the start
tabletop-report-impact = impact
tabletop-report-melee = melee { $round }
tabletop-report-a-broken = A broken
tabletop-report-b-broken = B broken
tabletop-report-both-broken = both broken
tabletop-report-fighting = still fighting
tabletop-report-a-bases = A’s bases
tabletop-report-b-bases = B’s bases
tabletop-report-modifier = modifier
tabletop-report-total = total needed
tabletop-report-nothing = nothing
tabletop-report-chart = Chart written to { $name }.
tabletop-trial-cmt = Complex move test: { $group }
tabletop-trial-cohesion = Cohesion test: { $group }
tabletop-trial-rally = Bolster or rally: { $group }
tabletop-trial-evade = { $group } charges, the target evades
tabletop-trial-death = Death roll: { $group }
tabletop-outcome-pass = passes
tabletop-outcome-fail = fails
tabletop-outcome-drop-one = drops one level
tabletop-outcome-drop-two = drops two levels
tabletop-outcome-breaks = breaks thereby
tabletop-outcome-rise = rises one level
tabletop-outcome-stay = stays as it is
tabletop-outcome-caught = catches it
tabletop-outcome-escapes = it escapes
tabletop-outcome-lost-0 = loses no base
tabletop-outcome-lost = { $bases ->
    [one] loses one base
   *[other] loses { $bases } bases
 }
tabletop-mark-sheet = on the sheet
tabletop-mark-repaired = repaired from { $sources }
tabletop-mark-added = not on the sheet; from { $sources }
tabletop-mark-unverified = unverified
tabletop-mark-unverified-sources = unverified; partly from { $sources }
tabletop-mark-layout = the layout of the sheet
tabletop-mark-sense = the sense of the line
tabletop-mark-was = the scan read “{ $was }”
tabletop-mark-lost-sign = the scan lost the sign
tabletop-mark-lost-line = the scan lost the line
tabletop-mark-option = option { $option }
tabletop-legend = “?” marks a cell nobody has confirmed. S1, S2 ... are listed by “cannae reference sources”.
tabletop-topics = Topics. Any other word is looked for in all tables.
tabletop-found = { $count ->
    [one] One line contains
   *[other] { $count } lines contain
 } “{ $text }”.
tabletop-army-line = { $points } points, { $bases } bases, commanders { $commanders }, breaks at { $break } attrition points. Designed for Cannae: the sheet has no armies. Classes and costs are from memory, unless a source is named
tabletop-cost-memory = cost from memory, unverified
tabletop-cost-source = cost from { $sources }
tabletop-shape-source = troops partly after { $sources }

tabletop-state-bases = { $bases } bases left
tabletop-state-uphill = uphill
tabletop-state-fortified = behind fortifications
tabletop-state-cover = in cover
tabletop-state-engaged = in close combat
tabletop-state-rearward = shooting to the rear
tabletop-state-flank = charging flank or rear
tabletop-state-two-directions = fighting in two directions
tabletop-state-threatened-flank = flank threatened
tabletop-state-front = { $rank } leading
tabletop-state-with = { $rank } with it
tabletop-state-range = { $rank } in range

## Charts

tabletop-chart-hits = hits of A minus hits of B
tabletop-chart-volley = hits scored
tabletop-chart-chain = How it stands after each round
tabletop-chart-a-prevails = A prevails (B broken)
tabletop-chart-b-prevails = B prevails (A broken)
tabletop-chart-rounds = rounds of melee
tabletop-chart-impact = impact

## Whole battles

tabletop-no-unit = { $label } (not in this battle)
tabletop-unit = { $label } ({ $name })
tabletop-modifier = { $row } { $value }
tabletop-mu = { $whole }.{ $rest } MU
tabletop-leader = { $side }’s commander { $number } ({ $rank })
tabletop-leader-none = fallen
tabletop-leader-tc = troop commander
tabletop-leader-fc = field commander
tabletop-leader-ic = inspired commander

tabletop-option-red_army = red’s army
tabletop-option-red_army-roman = Rome, about 210 BC
tabletop-option-red_army-carthaginian = Hannibal in Italy, about 216 BC
tabletop-option-red_army-hellenistic = Macedon under Philip V, about 197 BC
tabletop-option-red_army-numidian = A Numidian king, about 205 BC
tabletop-option-red_army-iberian-gallic = Spanish tribes and Gallic mercenaries, about 206 BC
tabletop-option-red_army-seleucid = Antiochus III, about 190 BC
tabletop-option-blue_army = blue’s army
tabletop-option-blue_army-roman = Rome, about 210 BC
tabletop-option-blue_army-carthaginian = Hannibal in Italy, about 216 BC
tabletop-option-blue_army-hellenistic = Macedon under Philip V, about 197 BC
tabletop-option-blue_army-numidian = A Numidian king, about 205 BC
tabletop-option-blue_army-iberian-gallic = Spanish tribes and Gallic mercenaries, about 206 BC
tabletop-option-blue_army-seleucid = Antiochus III, about 190 BC
tabletop-option-field = the field
tabletop-option-field-open = open, without terrain
tabletop-option-field-rough-and-brush = rocky ground and brush
tabletop-option-field-hill-and-woods = a hill between two woods
tabletop-option-field-marsh-and-fields = marshes and enclosed fields
tabletop-option-field-two-pieces = Two pieces
tabletop-option-field-cannae = Cannae, 216 BC
tabletop-option-field-zama = Zama, 202 BC
tabletop-option-field-trebia = Trebia, 218 BC
tabletop-option-field-ilipa = Ilipa, 206 BC
tabletop-option-field-rolled = drawn by dice
tabletop-scenario-cannae = Cannae, 216 BC
tabletop-scenario-cannae-about = Ten deep groups of Romans in red, horse on either wing. Hannibal, in blue, pushes Gauls and Spaniards forward in the middle and holds the Africans back beside them; his horse is the better one. A whole battle with miniatures: bring an hour.
tabletop-option-scenario = the battle
tabletop-option-scenario-none = by the options beside this one
tabletop-option-scenario-cannae = Cannae, 216 BC
tabletop-option-scenario-zama = Zama, 202 BC
tabletop-option-scenario-trebia = Trebia, 218 BC
tabletop-option-scenario-ilipa = Ilipa, 206 BC
tabletop-option-scenario-small = a small one, four groups a side
tabletop-option-red_list = red’s army from a list of one’s own
tabletop-option-blue_list = blue’s army from a list of one’s own
tabletop-option-points = the most points a list may cost
tabletop-option-points-650 = 650
tabletop-option-points-850 = 850
tabletop-option-deploy = the armies are set up
tabletop-option-deploy-script = by themselves
tabletop-option-deploy-hand = by hand
tabletop-option-turns = player turns until night

tabletop-piece-gentle-hill = gentle hill
tabletop-piece-enclosed-field = enclosed field
tabletop-piece-brush = brush
tabletop-piece-broken-ground = broken ground
tabletop-piece-plantation = plantation
tabletop-piece-vineyard = vineyard
tabletop-piece-gully = gully
tabletop-piece-rocky = rocky ground
tabletop-piece-steep-hill = steep hill
tabletop-piece-marsh = marsh
tabletop-piece-forest = forest
tabletop-piece-village = village
tabletop-piece-dunes = dunes
tabletop-piece-camp = camp
tabletop-piece-lake = lake

tabletop-phase-camp = Where does your camp stand?
tabletop-phase-muster = Which group do you set up next, and in how many files?
tabletop-phase-place = Where does { $group } stand, in { $files ->
    [one] one file
   *[other] { $files } files
}?
tabletop-phase-post = Which group does { $leader } join?
tabletop-phase-charge = Who charges?
tabletop-phase-intercept = Who intercepts a charge?
tabletop-phase-evade = { $group } is charged: stand, or run?
tabletop-phase-feed = Which group feeds a file in?
tabletop-phase-pick = Which group or battle line moves?
tabletop-phase-move = How does { $group } move{ $groups ->
    [one] ?
   *[other] { "" }, with its battle line of { $groups }?
}
tabletop-phase-command = Where does { $leader } ride, or does he stay?
tabletop-phase-hold = { $group } is pursuing: test to stop it, or on?
tabletop-phase-over = The battle is over.

tabletop-do-nothing = Nothing
tabletop-do-done = Done
tabletop-do-auto = Set the rest up by itself
tabletop-do-back = Back: pick another group
tabletop-do-stand = Stand
tabletop-do-along = Run, along the charge
tabletop-do-rear = Run, to the own rear
tabletop-do-stay = Stay
tabletop-do-hold = Test to stop
tabletop-do-on = On after them
tabletop-do-halt = Halt
tabletop-do-pick = { $group }
tabletop-do-muster = { $group } in { $files ->
    [one] one file
   *[other] { $files } files
}
tabletop-do-join = { $leader } joins { $group }
tabletop-do-front = { $leader } fights in the front rank of { $group }
tabletop-do-place = At { $x } MU from the left, { $y } MU from the own edge
tabletop-do-beside = { $right ->
    [1] To the right
   *[other] To the left
} of { $group }
tabletop-do-charge = { $group } charges ({ $way })
tabletop-do-intercept = { $group } intercepts { $enemy }
tabletop-do-feed = { $group } feeds a file in on the { $right ->
    [1] right
   *[other] left
}
tabletop-do-line = Battle line from { $group } to { $last }
tabletop-do-camp = Pitch the camp, its middle { $x } MU from the left
tabletop-do-move = Move: { $move }

tabletop-event-initiative = { $side } has the initiative (red { $red }, blue { $blue }) and moves second.
tabletop-event-camp = { $side } pitches its camp.
tabletop-event-ground = { $count ->
    [0] The dice give no terrain.
    [one] The dice give one piece of terrain.
   *[other] The dice give { $count } pieces of terrain.
}
tabletop-event-placed = { $group } is set up.
tabletop-event-joins = { $leader } joins { $group }.
tabletop-event-leads = { $leader } goes into the front rank of { $group }.
tabletop-event-turns = { $group } turns to face { $enemy }.
tabletop-event-turn = Turn { $turn }: { $side }.
tabletop-event-charge = { $group } declares a charge on { $targets }.
tabletop-event-move-test = { $group } tests: { $dice }, changed by { $change }, against { $score }: { $passed ->
    [1] passed
   *[other] failed
}.
tabletop-event-wild = { $group } cannot be held back.
tabletop-event-evades = { $group } evades by { $way }.
tabletop-event-goes-in = { $group } charges { $way }.
tabletop-event-intercepts = { $group } intercepts { $enemy }.
tabletop-percent = { $whole }.{ $rest } %
tabletop-decimal = { $whole }.{ $rest }
tabletop-foretold-charge = { $group } against { $enemies }: { $files ->
    [one] one file
   *[other] { $files } files
} in contact.
tabletop-foretold-flank = In flank or rear of { $enemies }, which drops a level first.
tabletop-foretold-file = File { $file } against { $enemy }: { $points }{ $count ->
    [0] { "" }
   *[other] : { $reasons }
}.
tabletop-foretold-dice = { $group } rolls { $dice }.
tabletop-foretold-chances = The impact: won { $win }, drawn { $draw }, lost { $lose }.
tabletop-foretold-exact = Exactly: won { $win }, lost { $lose }.
tabletop-foretold-round = After { $phase ->
    [impact] the impact
   *[other] { $round ->
        [1] one round of melee
       *[other] { $round } rounds of melee
    }
}: broken { $broken }, the enemy { $enemy_broken }; bases left { $bases }, the enemy’s { $enemy_bases }.
tabletop-foretold-shot = { $group } shoots at { $enemy } { $far ->
    [yes] at long range
   *[other] at effective range
}, { $dice ->
    [one] one die
   *[other] { $dice } dice
} at { $need }+{ $count ->
    [0] { "" }
   *[other] {" "}({ $reasons })
}: a hit at least { $some }.
tabletop-foretold-no-shot = Nobody has a target to shoot at.
tabletop-reason-mine = { $row } { $value }
tabletop-reason-theirs = the enemy’s { $row } { $value }
tabletop-event-struck = { $group } strikes at { $enemy } with { $dice ->
    [one] one die
   *[other] { $dice } dice
} ({ $needs }{ $count ->
    [0] { "" }
   *[other] ; { $reasons }
}): { $hits ->
    [0] no hit
    [one] one hit
   *[other] { $hits } hits
}.
tabletop-event-shot = { $group } shoots at { $enemy } with { $dice ->
    [one] one die
   *[other] { $dice } dice
} ({ $needs }{ $count ->
    [0] { "" }
   *[other] ; { $reasons }
}): { $hits ->
    [0] no hit
    [one] one hit
   *[other] { $hits } hits
}.
tabletop-event-base-lost = { $group } loses a base; { $left } left.
tabletop-event-test-passed = { $group } tests ({ $cause }): { $dice }, changed by { $change }, makes { $total }; it was { $before } and is { $after }.
tabletop-event-test-failed = { $group } fails its test ({ $cause }): { $dice }, changed by { $change }, makes { $total }; it was { $before } and is { $after }.
tabletop-event-dropped = { $group } drops a level: { $after }.
tabletop-event-broke = { $group } breaks!
tabletop-event-routs = { $group } routs, { $way }.
tabletop-event-left-table = { $group } leaves the table.
tabletop-event-destroyed = { $group } has nowhere to run and is destroyed.
tabletop-event-pursues = { $group } pursues { $enemy }, { $way }.
tabletop-event-met = { $group } runs into { $enemy }.
tabletop-event-caught = { $enemy } catches { $group }.
tabletop-event-commander-lost = { $leader } is lost.
tabletop-event-conforms = { $group } lines up with { $enemy }.
tabletop-event-moved = { $group } moves { $way }.
tabletop-event-line-moved = The battle line from { $group } to { $last } moves { $way }.
tabletop-event-feeds = { $group } feeds a file in on the { $right ->
    [1] right
   *[other] left
}.
tabletop-event-breaks-off = { $group } breaks off, { $way } back.
tabletop-event-sacks = { $group } sacks the camp of { $side }.
tabletop-event-removed = { $group } is removed.
tabletop-event-won = { $side } wins: red has lost { $red } points, blue { $blue }.
tabletop-event-drawn = The battle is drawn: red has lost { $red } points, blue { $blue }.

# How a battle is retold afterwards. `why` is one of blows, shot, friends-break, commander-lost and none.
tabletop-retold-counted = points lost by both armies, turn by turn
tabletop-retold-limit = here an army routs
tabletop-retold-course = Points lost in the end: Red { $red } of { $red_most }, Blue { $blue } of { $blue_most }
tabletop-retold-broken = { $group } breaks
tabletop-retold-fragmented = { $group } is fragmented
tabletop-retold-gone = { $group } is lost
tabletop-retold-evaded = { $group } evades off the table
tabletop-retold-camp = The camp of { $side } is sacked
tabletop-retold-commander = { $leader } is lost
tabletop-retold-text = Turn { $turn }{ $why ->
    [blows] , after blows by { $enemies }
    [shot] , shot at by { $enemies }
    [friends-break] , seeing friends run
    [commander-lost] , seeing a commander fall
   *[none] {""}
}. { $side } has then lost { $points } of { $most } points{ $shaken ->
    [0] .
    [one] ; another group wavers at the sight.
   *[other] ; { $shaken } other groups waver at the sight.
}
tabletop-retold-points = Points lost
tabletop-retold-groups = Groups gone for good
tabletop-retold-bases = Bases lost in fights
tabletop-retold-hits = Hits made
tabletop-retold-charges = Charges declared

tabletop-outcome-army-rout = the enemy’s army routed
tabletop-outcome-drawn-rout = both armies routed
tabletop-outcome-night = night fell over a beaten enemy
tabletop-outcome-drawn-night = night fell over an open battle

tabletop-where-waiting = not set up yet
tabletop-where-gone = gone
tabletop-where-evaded = evaded from the table
tabletop-board-turn = Turn { $turn } of { $turns }, { $side } · points lost: red { $red } of { $red_break }, blue { $blue } of { $blue_break }
tabletop-board-group = { $group }, { $kind }, { $bases } of { $began } bases in { $files ->
    [one] one file
   *[other] { $files } files
}, { $cohesion }, { $place }{ $leader }{ $near }
tabletop-board-at = at { $x }, { $y }, facing { $degrees }°
tabletop-board-led = , { $rank }
tabletop-board-led-front = , { $rank } in the front rank
tabletop-board-near = ; enemies: { $enemies }
tabletop-board-enemy = { $id } at { $distance }
tabletop-spoken-piece = On the field: { $name }.

tabletop-list-good = { $name } holds: { $groups } groups, { $points } points.
tabletop-list-sample = My army
tabletop-list-key = The list has “{ $word }”, which means nothing there.
tabletop-list-name = The list needs a name of at most 60 characters.
tabletop-list-commanders = The list needs 1 to { $most } commanders.
tabletop-list-rank = A commander is one of { $ranks }.
tabletop-list-groups = The list needs { $least } to { $most } groups.
tabletop-list-entry = Group { $number } names no troops.
tabletop-list-number = Group { $number }: “{ $word }” must be a whole number of at least 1.
tabletop-list-troops = Group { $number }: “{ $troops }” are no troops that can be so.
tabletop-list-price = Group { $number } costs { $points } points a base in the lists.
tabletop-list-unpriced = Group { $number } is described, so its points a base must be said.
tabletop-list-points = The list costs { $points } points, { $limit } are allowed.
tabletop-no-goal = “{ $text }”: nothing can be sent to a place now. Pick a group first.
tabletop-bad-goal = “{ $text }” names no place. Say “to”, the MU from the left, the MU from red’s edge and, if you like, the facing in degrees: “to 24 14.5 30”.
tabletop-far-goal = “{ $text }”: no move ends within 1 MU of there. The nearest is “{ $nearest }”, at { $x }, { $y }, facing { $degrees }°.
tabletop-bad-choice = “{ $text }” is no choice of this battle. Try “R1” to pick a group, “a2.5” or “w+10 a1” to move it, “R1 charge”, “done”.
tabletop-bad-position = This is no position of a whole battle: { $text }

# What happened there.
tabletop-history-two-pieces = Most ancient battlefields were plains with some bad ground at the sides, and armies leaned a wing on it or kept away from it. Here rocks lie on one side and brush on the other; medium and light foot are at home in both, cavalry in neither.
tabletop-history-cannae = On the plain by the river Aufidus two consuls with the largest army Rome had yet raised met Hannibal. He let his Gauls and Spaniards give way in the centre, while his horse won on both wings and his Africans closed in from the sides. Few of those who were surrounded came away.
tabletop-history-zama = Scipio met Hannibal in the open country south-west of Carthage. He left lanes between his maniples, through which most of the elephants ran without harm, and Masinissa's Numidians drove off the horse. The foot fought long and evenly, until the horsemen came back into the rear of Hannibal's veterans.
tabletop-history-trebia = On a winter morning Numidian riders lured the consul Sempronius out of his camp and through the icy river before his men had eaten. Hannibal's elephants and horse beat the Roman wings; then Mago, hidden overnight in an overgrown watercourse, fell on their rear. Some ten thousand legionaries cut their way through the centre and escaped.
tabletop-history-ilipa = For days both armies had marched out of their camps and looked at each other, the best foot of each in the middle. Then Scipio came at dawn with his Romans on the wings and his Spanish allies held back in the centre. The wings struck while Hasdrubal's Africans stood idle, and Carthage lost Spain.

## The table on the page
tabletop-page-phase-charge = Who charges? Drag a group onto an enemy or touch it.
tabletop-page-phase-pick = Which group moves? Drag it or touch it.
tabletop-page-phase-muster = Which group do you set up next? Drag it onto the table.
tabletop-button-charge-do-done = No more charges
tabletop-button-pick-do-done = No more moves
tabletop-button-feed-do-done = Feed nothing more
tabletop-page-turn = Turn { $turn }
tabletop-page-turns = Night falls after turn { $turns }
tabletop-page-acts = { $side } acts
tabletop-page-setting-up = Setting up
tabletop-page-phases = The phases of a turn
tabletop-page-points = { $side } has lost { $points } of { $most ->
    [one] { $most } point
   *[other] { $most } points
}
tabletop-page-mu = { $mu } MU
tabletop-page-gap = { $mu } MU to { $enemy }
tabletop-page-ruler = { $ends ->
    [2] { $one } to { $other }: { $mu } MU
    [1] { $one }: { $mu } MU
   *[0] { $mu } MU
}
tabletop-page-ruler-from = { $ends ->
    [0] From here …
   *[other] From { $one } …
}
tabletop-page-led = leader: { $rank }
tabletop-page-orders = The order of a group
tabletop-page-turned = { $degrees }° to the { $right ->
    [0] left
   *[other] right
}
tabletop-page-files = { $files ->
    [one] in { $files } file
   *[other] in { $files } files
}
tabletop-page-in-files = { $files ->
    [one] { $files } file
   *[other] { $files } files
}
tabletop-page-at = { $x } MU from the left, { $y } MU from red’s edge
tabletop-page-bases = { $bases ->
    [one] { $bases } base
   *[other] { $bases } bases
}
tabletop-page-where = Drag it, or touch the ground where it shall stand
tabletop-page-nowhere = It cannot go anywhere
tabletop-page-too-far = It does not get there.
tabletop-page-here = Set down
tabletop-page-charges = { $group } charges { $enemy }?
tabletop-page-do-charge = Charge
tabletop-page-do-intercept = Intercept
tabletop-page-let-pass = Nobody intercepts
tabletop-page-do-feed = Feed the file in
tabletop-page-do-join = Join them
tabletop-page-do-front = Fight in their front rank
tabletop-page-another = Another way
tabletop-page-line = Line { $first }–{ $last }
tabletop-page-put-back = Put back
tabletop-page-tray = Groups to be set up
tabletop-page-views = View
tabletop-page-nearer = Nearer
tabletop-page-farther = Farther
tabletop-page-whole = The whole table
tabletop-page-layers = What is shown
tabletop-page-counters = Counters instead of figures
tabletop-page-over-arcs = Where they shoot
tabletop-page-over-zones = Zones of interception
tabletop-page-over-command = Where commanders lead
tabletop-page-over-ruler = Ruler
tabletop-page-facing-up = up
tabletop-page-facing-up-right = up right
tabletop-page-facing-right = right
tabletop-page-facing-down-right = down right
tabletop-page-facing-down = down
tabletop-page-facing-down-left = down left
tabletop-page-facing-left = left
tabletop-page-facing-up-left = up left
tabletop-page-group = { $group }, { $files } by { $ranks }, { $cohesion }, facing { $facing }
tabletop-page-enemy = enemy { $enemy } { $mu } MU { $where ->
    [behind] behind
    [left] to its left
    [right] to its right
   *[ahead] ahead
}
tabletop-page-no-enemy = no enemy within 12 MU
tabletop-page-strength = { $bases } of { $began ->
    [one] { $began } base
   *[other] { $began } bases
}, { $files ->
    [one] { $files } file
   *[other] { $files } files
}, { $cohesion }
tabletop-page-has-moved = It has moved this turn
tabletop-page-percent = { $percent } %
tabletop-page-forecast = { $group } wins { $win }, draw { $draw }, { $enemy } wins { $lose }
tabletop-page-dice = { $group }: { $dice }
tabletop-page-needs = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
  } at { $need }+
tabletop-page-in-flank = In the flank or rear of { $groups }
tabletop-page-after = After three rounds of melee { $enemy } is broken in { $enemy_broken }, { $group } in { $broken }
tabletop-page-test = Must pass a test: { $percent } %
tabletop-page-skip = Show the end at once
tabletop-page-again = See it once more
tabletop-page-shot = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
  }, { $need }+
tabletop-page-shoots = { $group } will shoot at { $enemy } with { $dice ->
    [one] 1 die
   *[other] { $dice } dice
  } ({ $need }+): a hit { $any }, two or more { $two }
tabletop-page-could-charge = Could charge { $groups } from there
tabletop-page-charged-by = Could be charged there by { $groups }
tabletop-page-no-blows = It comes into contact, but nobody strikes at the impact
tabletop-page-caught = caught in { $percent } %
tabletop-page-flank = flank threatened
tabletop-page-fight = The odds of { $red } against { $blue }
tabletop-page-volley = The odds when { $red } shoots at { $blue }
tabletop-page-over-charges = Where the enemy could charge
tabletop-page-over-restricted = Restricted areas
tabletop-page-over-support = Rear support
tabletop-page-over-flanks = Threatened flanks
tabletop-page-sound = Sound
tabletop-page-odds = { $group } wins { $win }, draw { $draw }, { $enemy } wins { $lose }
tabletop-page-army-points = { $points } points, { $groups ->
    [one] 1 group
   *[other] { $groups } groups
  }, breaks at { $breaks }
tabletop-page-army-own = An army of your own
tabletop-page-field = The field, red’s edge below
tabletop-page-book = In the book of odds
tabletop-page-why = Dice, reasons and three rounds

## The book of odds on the page
tabletop-page-odds-link = This link asks for something that does not exist: { $parts }. What is shown leaves it out.
tabletop-page-odds-anew = Begin anew
tabletop-page-study = Odds
tabletop-page-study-of = Odds and reference: { $game }
tabletop-page-odds-a = Battle group A
tabletop-page-odds-b = Battle group B
tabletop-page-odds-win = A wins
tabletop-page-odds-draw = draw
tabletop-page-odds-lose = A loses
tabletop-page-odds-margins = Hits of A less hits of B
tabletop-page-odds-reference = Reference
tabletop-page-odds-offline = Odds need the server, which cannot be reached now. The reference below works without it.
tabletop-page-odds-less = Less: { $field }
tabletop-page-odds-more = More: { $field }
tabletop-page-odds-preset = Who is battle group { $side }?
tabletop-page-odds-own-group = A group of your own
tabletop-page-odds-troops = Change the troops
tabletop-page-odds-notation = Or in short notation
tabletop-page-odds-size = { $bases ->
        [one] one base
       *[other] { $bases } bases
    } in { $files ->
        [one] one file
       *[other] { $files } files
    }
tabletop-page-odds-flags = How { $side } stands
tabletop-page-odds-situation = Situation
tabletop-page-odds-readings = How doubtful cells are read
tabletop-page-odds-readings-why = Where no source decides what the damaged sheet said, the reading is yours to choose.
tabletop-page-odds-yes = yes
tabletop-page-odds-no = no
tabletop-page-odds-views = Odds or reference
tabletop-page-odds-question = What do you ask?
tabletop-page-odds-result = The odds
tabletop-page-odds-brief = The odds in brief
tabletop-page-odds-no-answer = No odds for this
tabletop-page-odds-panels = What to show
tabletop-page-odds-panel-result = Odds
tabletop-page-odds-panel-situation = Situation
tabletop-page-odds-what-shooting = Shooting
tabletop-page-odds-what-impact = Impact
tabletop-page-odds-what-melee = Melee
tabletop-page-odds-what-cmt = Move test
tabletop-page-odds-what-cohesion = Cohesion test
tabletop-page-odds-what-rally = Rally
tabletop-page-odds-what-evade = Evade
tabletop-page-odds-what-death = Death roll
tabletop-page-odds-figure = Figure
tabletop-page-odds-line = Line
tabletop-page-odds-losses = Bases lost
tabletop-page-odds-cohesion = Cohesion
tabletop-page-odds-bases = bases left
tabletop-page-odds-after = After { $moment }: A broken { $a }, B broken { $b }, still fighting { $fighting }
tabletop-page-odds-topic = Topic
tabletop-page-odds-all-topics = All topics
tabletop-page-odds-certainty = How certain the source is
tabletop-page-odds-clear = Show everything
tabletop-page-odds-mark-sheet = on the sheet
tabletop-page-odds-mark-repaired = repaired
tabletop-page-odds-mark-added = added
tabletop-page-odds-mark-unverified = unverified
tabletop-page-odds-field-kind = Type
tabletop-page-odds-field-armour = Armour
tabletop-page-odds-field-quality = Quality
tabletop-page-odds-field-training = Training
tabletop-page-odds-field-shooting = Missiles
tabletop-page-odds-field-impact = Arm at impact
tabletop-page-odds-field-melee = Arm in melee
tabletop-page-odds-field-bases = Bases
tabletop-page-odds-field-files = Files
tabletop-page-odds-field-cohesion = Cohesion
tabletop-page-odds-field-charging = Charging
tabletop-page-odds-field-overlaps = Overlapping files
tabletop-page-odds-field-commander = Commander: troop, field or inspired
tabletop-page-odds-field-place = Where he is
tabletop-page-odds-field-disorder = Disorder
tabletop-page-odds-field-disordered-files = Files in disorder
tabletop-page-odds-field-terrain = Going
tabletop-page-odds-field-support = Supporting fire from behind
tabletop-page-odds-field-support-bases = Bases that support
tabletop-page-odds-field-support-kind = Who supports
tabletop-page-odds-field-support-quality = Quality of who supports
tabletop-page-odds-field-flank = charging flank or rear
tabletop-page-odds-field-uphill = uphill
tabletop-page-odds-field-fortified = behind fortifications
tabletop-page-odds-field-cover = in cover
tabletop-page-odds-field-engaged = in close combat
tabletop-page-odds-field-rearward = shooting to the rear
tabletop-page-odds-field-two-directions = fighting in two directions
tabletop-page-odds-field-rear-support = rear support
tabletop-page-odds-field-threatened-flank = flank threatened
tabletop-page-odds-field-range = Range
tabletop-page-odds-field-contact = Files in contact
tabletop-page-odds-field-rounds = Rounds of melee to follow
tabletop-page-odds-field-losses = Lost bases come off
tabletop-page-odds-field-cause = Reason to test
tabletop-page-odds-field-received = Hits received
tabletop-page-odds-field-inflicted = Hits inflicted
tabletop-page-odds-field-just-lost = Bases just lost
tabletop-page-odds-field-phase = Phase
tabletop-page-odds-field-in-contact = enemy in contact
tabletop-page-odds-field-more-reasons = more than one reason
tabletop-page-odds-field-holding-back = would rather not charge
tabletop-page-odds-field-gap = MU between them
tabletop-page-odds-field-hits = Hits received
tabletop-page-odds-field-ending = How it ended
tabletop-page-odds-now-bases = Bases left
tabletop-page-odds-now-files = Files now
tabletop-page-odds-now-terrain = Its own going
tabletop-page-odds-unset-charging = as named: A
tabletop-page-odds-unset-disorder = as the going makes it
tabletop-page-odds-unset-terrain = where the fight is
tabletop-page-odds-rounds-lowest = none
tabletop-page-odds-contact-lowest = all
tabletop-page-odds-disordered-files-lowest = all
tabletop-page-odds-commander-none = none
tabletop-page-odds-place-range = in range
tabletop-page-odds-place-with = with it
tabletop-page-odds-place-front = in its front rank
tabletop-page-odds-range-effective = effective
tabletop-page-odds-range-long = long
tabletop-page-odds-losses-rear = the rear
tabletop-page-odds-losses-file = whole files
tabletop-page-odds-cause-lost = lost a close combat
tabletop-page-odds-cause-shot = shot at
tabletop-page-odds-cause-charged = charged while fragmented
tabletop-page-odds-cause-friends-break = friends break nearby
tabletop-page-odds-cause-commander-lost = a commander is lost nearby
tabletop-page-odds-ending-shot = shot at
tabletop-page-odds-ending-won = won
tabletop-page-odds-ending-drawn = drawn
tabletop-page-odds-ending-lost = lost
tabletop-page-odds-drop = { $levels ->
    [0] holds
    [one] drops one level
   *[other] drops { $levels } levels
}
tabletop-page-odds-lines = { $count ->
    [one] one line
   *[other] { $count } lines
}
tabletop-page-odds-support-none = none
tabletop-page-odds-legend = “?” marks a cell nobody has confirmed; S1, S2 … are public pages:
tabletop-page-odds-field-others = Other enemies, with “;” between

tabletop-lesson-line = Four groups a side. Battle groups that stand shoulder to shoulder move as one line. Touch one of the two that shine: the legion and the Latin allies go together.
tabletop-lesson-march = The pale ground is where they may end, the outline where they should. Set the line down there: heavy foot goes 3 MU in the open.
tabletop-lesson-horse = Now the horse on the right wing. Touch it, or drag it.
tabletop-lesson-wheel = It wheels about its inner corner, then rides on: the dashed line is its way. Set it down behind the enemy’s line, where it threatens a flank.
tabletop-lesson-done = The velites stay where they are. Say that nobody else moves: shooting and melee need no orders, they follow by themselves.
tabletop-lesson-stay = In the joint action phase commanders may ride to other groups. Yours is well placed with the legion: he stays.
tabletop-lesson-broken = Shock troops that see an enemy in reach may not hold back: the Scutarii charged, lost the impact and the melee, and broke. The Latins run after them. Your commander stays.
tabletop-lesson-pursue = Pursuers may test to stop. Let them go on: whoever is caught loses a base, and a broken group costs its army two points.
tabletop-lesson-charge = Now the legion. Touch it: the Gauls are in reach. Before you order the charge you see what it promises, exactly.
tabletop-lesson-in = Others could charge too. One is enough: say that there are no more charges, and the legion goes in.
tabletop-lesson-feed = The Gauls lost the impact and are fragmented already. Files from the rear could widen your front; leave it as it is.
tabletop-lesson-melee = Nobody else needs to move, so say that there are no more moves: the melee is next, three files of skilled swordsmen against fragmented Gauls.
tabletop-lesson-rout = They break and run, and the legion is at their heels. Your commander goes with it: he stays where he is.
tabletop-lesson-end = One more push. Two broken groups are four points, and blue breaks at four.
tabletop-lesson-over = Blue’s army routs. You have marched in line, gone round a flank, seen dice and tests, charged and pursued: everything else is more of it. Now choose an army.

## Tables and reports that the server says: no page asks for their words [server]

tabletop-column-phase = phase
tabletop-column-open = open
tabletop-column-uneven = uneven
tabletop-column-rough = rough
tabletop-column-difficult = difficult
tabletop-column-features = features
tabletop-column-cmt = move test
tabletop-column-dice = dice
tabletop-column-cohesion = cohesion test
tabletop-column-skirmishers = skirmishers
tabletop-column-drilled = drilled
tabletop-column-undrilled-horse = undrilled cavalry, light chariots
tabletop-column-other-undrilled = other undrilled
tabletop-column-value = value
tabletop-column-change = MU
tabletop-column-effective = effective
tabletop-column-maximum = maximum
tabletop-column-lost = lost
tabletop-column-shooting = shooting
tabletop-column-close-combat = close combat
tabletop-column-again = rolled again
tabletop-column-poa = points
tabletop-column-weapon = shooting with
tabletop-column-against = when
tabletop-column-when = when
tabletop-column-involuntary = tested by force
tabletop-column-rally = bolster or rally
tabletop-column-effect = effect
tabletop-column-percent = more than % lost
tabletop-column-range = range in MU
tabletop-column-points = points
tabletop-column-initiative = initiative
tabletop-column-rule = rule
tabletop-column-origin = origin
tabletop-row-sequence-outflank = Outflanking marches arrive
tabletop-row-sequence-charges = Declare charges; intercept and evade
tabletop-row-sequence-impact = Fight the impact; cohesion tests after it
tabletop-row-sequence-conform = Troops in close combat line up with their enemy
tabletop-row-sequence-moves = Move group by group, testing complex moves as they come
tabletop-row-sequence-shooting = Both players shoot
tabletop-row-sequence-shooting-tests = Cohesion tests after shooting
tabletop-row-sequence-melee = Fight the melees
tabletop-row-sequence-melee-tests = Cohesion tests after melee
tabletop-row-sequence-break-off = Mounted that must break off do so
tabletop-row-sequence-commanders = Move commanders
tabletop-row-sequence-rally = Try to bolster or rally
tabletop-row-sequence-rout = Move routers and pursuers; move tests to stop pursuing
tabletop-row-sequence-removal = Remove groups broken by losses; see whether an army routs
tabletop-row-movement-lf = Light foot
tabletop-row-movement-mf = Medium foot
tabletop-row-movement-hf = Heavy foot
tabletop-row-movement-lh = Light horse, commanders
tabletop-row-movement-cv = Cavalry
tabletop-row-movement-kn = Knights, cataphracts
tabletop-row-movement-el = Elephants
tabletop-row-movement-lch = Light chariots
tabletop-row-movement-hch = Heavy and scythed chariots
tabletop-row-movement-bwg = Battle wagons
tabletop-row-movement-lart = Light artillery
tabletop-row-movement-hart = Heavy artillery (turns on the spot only)
tabletop-row-movement-notes-road = A column one base wide gains 1 MU on a road or in slowing terrain
tabletop-row-movement-notes-commander = A commander on his own moves as light horse
tabletop-row-movement-notes-slowest = Mixed groups and battle lines move as their slowest
tabletop-row-movement-notes-worst = A base in several terrains uses the worst
tabletop-row-movement-notes-wagons = Light artillery and battle wagons need a move test for any move
tabletop-row-going-open = Open
tabletop-cell-going-open-features = plain, gentle hill, road
tabletop-row-going-uneven = Uneven
tabletop-cell-going-uneven-features = enclosed field, brush, broken ground
tabletop-row-going-rough = Rough
tabletop-cell-going-rough-features = plantation, vineyard, gully, rocky ground
tabletop-row-going-difficult = Difficult
tabletop-cell-going-difficult-features = steep hill, marsh, forest, village, dunes, soft sand
tabletop-row-going-impassable = Impassable
tabletop-cell-going-impassable-features = lake, cliff, quarry
tabletop-row-disorder-lf = Light foot
tabletop-row-disorder-mf = Medium foot
tabletop-row-disorder-hf = Heavy foot
tabletop-row-disorder-lh = Light horse
tabletop-row-disorder-cv = Cavalry
tabletop-row-disorder-kn = Knights, cataphracts
tabletop-row-disorder-el = Elephants
tabletop-row-disorder-lch = Light chariots
tabletop-row-disorder-hch = Heavy and scythed chariots
tabletop-row-disorder-bwg = Battle wagons, artillery
tabletop-row-disorder-commander = Commanders
tabletop-row-disorder-effects-none = No effect
tabletop-cell-disorder-effects-none-dice = all dice
tabletop-row-disorder-effects-disordered = Disordered
tabletop-cell-disorder-effects-disordered-dice = one in three lost, shooting and close combat
tabletop-row-disorder-effects-severe = Severely disordered
tabletop-cell-disorder-effects-severe-dice = one in two lost, shooting and close combat
tabletop-row-disorder-effects-steady = Not STEADY
tabletop-cell-disorder-effects-steady-dice = disordered bases do not count as STEADY
tabletop-row-disorder-effects-bases = Base by base
tabletop-cell-disorder-effects-bases-dice = only affected bases lose dice; one severe base burdens the tests of all
tabletop-row-disorder-effects-animals = Elephants and camels
tabletop-cell-disorder-effects-animals-dice = horses and chariots within a base width are disordered
tabletop-row-moves-charge = Charge that begins within reach
tabletop-row-moves-hindered = Advance with a wheel or cut short, without commander, within 6 MU of enemy
tabletop-row-moves-advance = Any other advance with at most one wheel
tabletop-row-moves-double-wheel = Advance with two wheels
tabletop-row-moves-expand = Expand by 1 or 2 bases, standing
tabletop-row-moves-expand-advance = Expand by 1 or 2 bases, then a simple advance
tabletop-row-moves-contract-advance = Contract by 1 or 2 bases with a simple advance of 3 MU or more before or after
tabletop-row-moves-contract = Contract by 1 or 2 bases, standing or with less than 3 MU
tabletop-row-moves-turn = Turn 90 or 180 degrees, standing
tabletop-row-moves-turn-90-advance = Turn 90 degrees with a simple advance before or after
tabletop-row-moves-turn-180-advance = Turn 180 degrees with a simple advance before or after
tabletop-row-moves-retire = Turn 180 degrees, a simple advance of up to 3 MU, turn back
tabletop-row-moves-second = Second simple advance, more than 6 MU from enemy, commander with it
tabletop-row-cmt-drilled = To pass: drilled troops, skirmishers
tabletop-row-cmt-undrilled = To pass: other undrilled troops
tabletop-row-cmt-in-range = Commander in range
tabletop-row-cmt-with = He is with the group or line
tabletop-row-cmt-inspired = He is inspired (IC)
tabletop-row-cmt-disrupted = Disrupted or disordered
tabletop-row-cmt-fragmented = Fragmented or severely disordered
tabletop-row-cmt-worst = Of the last two only the worse counts
tabletop-row-cmt-rerolls = Quality re-rolls apply, except to shock troops testing not to charge
tabletop-row-cmt-line = A battle line tests once, with its worst re-rolls and pass score
tabletop-row-variable-move-1 = Die shows 1
tabletop-row-variable-move-2 = Die shows 2
tabletop-row-variable-move-3 = Die shows 3
tabletop-row-variable-move-4 = Die shows 4
tabletop-row-variable-move-5 = Die shows 5
tabletop-row-variable-move-6 = Die shows 6
tabletop-row-variable-move-applies = For every evade, pursuit and rout move
tabletop-row-variable-move-charges = And for a charge whose targets have all evaded
tabletop-row-ranges-foot-bow = Foot with bow, longbow, crossbow
tabletop-row-ranges-sling = Sling, mounted bow, mounted crossbow
tabletop-row-ranges-javelin = Javelins, firearm
tabletop-row-ranges-heavy-artillery = Heavy artillery
tabletop-row-ranges-light-artillery = Light artillery
tabletop-row-dice-artillery = Artillery, not on wagons
tabletop-cell-dice-artillery-dice = 2 per base in effective range, 1 beyond
tabletop-row-dice-foot-bow = Medium foot with bow, crossbow, longbow (not bow*)
tabletop-cell-dice-foot-bow-dice = 1 per base of the first rank in effective range; 1 per 2 bases of the second rank or beyond
tabletop-row-dice-heavy-foot-bow = Heavy foot with bow, crossbow, longbow (not bow*)
tabletop-cell-dice-heavy-foot-bow-dice = as medium foot; the sheet does not name it
tabletop-row-dice-horse-bow = Cavalry with bow or crossbow (not bow*)
tabletop-cell-dice-horse-bow-dice = 1 per base of the first rank, 1 per 2 bases of the second
tabletop-row-dice-cataphract-bow = Cataphracts with bow (not bow*)
tabletop-cell-dice-cataphract-bow-dice = as cavalry; the sheet does not name them
tabletop-row-dice-chariots = Chariots, unless with javelins
tabletop-cell-dice-chariots-dice = 1 per base
tabletop-row-dice-wagons = Battle wagons, unless with firearms
tabletop-cell-dice-wagons-dice = 1 per base width, from the long edge only
tabletop-row-dice-light = Light foot, light horse, and any javelins, sling, firearm, bow*
tabletop-cell-dice-light-dice = 1 per 2 bases in effective range, 1 per 3 beyond
tabletop-row-dice-rounding = Fractions of a die
tabletop-cell-dice-rounding-dice = rounded up, rank by rank
tabletop-row-dice-impact-scythed = Scythed chariots
tabletop-cell-dice-impact-scythed-dice = 3 per base of the first rank
tabletop-row-dice-impact = All other troops
tabletop-cell-dice-impact-dice = 2 per base of the first rank
tabletop-row-dice-support = Supporting fire
tabletop-cell-dice-support-dice = 1 per base of one rank of foot with bow, crossbow, longbow, firearm in the second rank, or bow in the third, behind standing heavy or medium foot; not by light foot against foot, not against a charge in flank or rear
tabletop-row-dice-same-number = Bases in contact
tabletop-cell-dice-same-number-dice = the same number for both sides: the smaller
tabletop-row-dice-melee-two = Elephants, knights, chariots, artillery
tabletop-cell-dice-melee-two-dice = 2 per base of the first rank, none behind
tabletop-row-dice-melee-wagons = Battle wagons
tabletop-cell-dice-melee-wagons-dice = 2 per base width of the first rank, none behind
tabletop-row-dice-melee = Other troops
tabletop-cell-dice-melee-dice = 1 per base of the first and second rank
tabletop-row-dice-overlaps = Overlapping bases
tabletop-cell-dice-overlaps-dice = as above
tabletop-row-losses-light = Light foot or light horse in impact or melee
tabletop-cell-losses-light-lost = 1 in 2, unless light foot meets light foot, light horse meets light horse or light foot, or the enemy is fragmented
tabletop-row-losses-third = Disrupted or disordered
tabletop-cell-losses-third-lost = 1 in 3; only the worst single loss applies
tabletop-row-losses-half = Fragmented or severely disordered
tabletop-cell-losses-half-lost = 1 in 2; only the worst single loss applies
tabletop-row-losses-sets = Whole sets only
tabletop-cell-losses-sets-lost = 2 dice lose none of 3; 3 to 5 lose one
tabletop-row-to-hit-plus-2 = ++
tabletop-row-to-hit-plus-1 = +
tabletop-row-to-hit-level = none
tabletop-row-to-hit-minus-1 = −
tabletop-row-to-hit-minus-2 = −−
tabletop-row-rerolls-elite = Elite
tabletop-row-rerolls-superior = Superior
tabletop-row-rerolls-average = Average
tabletop-cell-rerolls-average-again = nothing
tabletop-row-rerolls-poor = Poor
tabletop-row-rerolls-leader = Commander in the front rank
tabletop-cell-rerolls-leader-again = one quality better, combat dice only; elite also re-roll 3s
tabletop-row-rerolls-better = Once only
tabletop-cell-rerolls-better-again = of a re-rolled 2 or 3 the better die is kept
tabletop-row-rerolls-where = Where they apply
tabletop-cell-rerolls-where-again = hits, cohesion tests, move tests; not death rolls, not variable moves
tabletop-row-death-roll = Throw
tabletop-cell-death-roll-value = one die per group that was hit
tabletop-row-death-big = Elephants, artillery, battle wagons
tabletop-row-death-light = Shot at, or close combat won or drawn
tabletop-row-death-remove = A base falls
tabletop-cell-death-remove-value = when the total is no more than the hits received
tabletop-row-death-again = More than six hits
tabletop-cell-death-again-value = after a fallen base take six off and roll again
tabletop-row-death-place = Which base
tabletop-cell-death-place-value = from the front where most hits came from, filled from the rear; never the commander’s
tabletop-cell-shooting-unprotected-horse-weapon = longbow, bow, javelins, sling
tabletop-cell-shooting-protected-horse-weapon = longbow, bow, javelins, sling
tabletop-cell-shooting-armoured-horse-weapon = longbow
tabletop-cell-shooting-cataphracts-weapon = bow, javelins, sling
tabletop-cell-shooting-elephants-weapon = anything but bow and sling
tabletop-cell-shooting-wagons-weapon = anything but artillery
tabletop-cell-shooting-unprotected-foot-bow-weapon = longbow, bow, javelins, sling
tabletop-cell-shooting-unprotected-foot-shot-weapon = crossbow, firearm, artillery
tabletop-cell-shooting-armoured-foot-weapon = anything but longbow
tabletop-cell-shooting-heavy-foot-shot-weapon = longbow, crossbow, firearm, artillery
tabletop-cell-shooting-heavy-foot-bow-weapon = bow, javelins, sling
tabletop-cell-shooting-other-foot-weapon = crossbow, firearm, artillery
tabletop-cell-shooting-hampered-weapon = in the impact phase, to the rear (light horse, light chariots), or at or by a group in close combat
tabletop-cell-shooting-cover-weapon = anything but artillery
tabletop-cell-impact-impact-foot-foot-against = against any foot
tabletop-cell-impact-impact-foot-mounted-against = against any mounted, unless charging shock mounted
tabletop-cell-impact-spears-standing-against = unless fragmented, severely disordered, under 2 ranks of spear or 3 of pike
tabletop-cell-impact-spears-charging-against = foot or mounted that are not shock, unless severely disordered, under 2 ranks of spear or 3 of pike
tabletop-cell-impact-defensive-spears-against = defensive spearmen, with the same exceptions
tabletop-cell-impact-heavy-weapon-against = against any foot
tabletop-cell-impact-light-spear-foot-against = unless charging shock mounted
tabletop-cell-impact-light-spear-mounted-against = against any, if points are otherwise level
tabletop-cell-impact-elephants-against = against heavy or medium foot, battle wagons, any mounted
tabletop-cell-impact-wagons-against = against any mounted but elephants
tabletop-cell-impact-knights-against = against any but elephants, scythed chariots, battle wagons, and steady pikes or spears not charging
tabletop-cell-impact-lancers-against = against any but lancers, elephants, scythed chariots, battle wagons, and steady pikes or spears not charging
tabletop-cell-impact-chariots-against = against any but skirmishers, lancers, battle wagons, and steady pikes or spears not charging
tabletop-cell-impact-mounted-against = against medium or light foot
tabletop-cell-impact-fourth-rank-against = in addition, unless fragmented
tabletop-cell-impact-uphill-against = uphill of the enemy, or foot defending fortifications or a river bank
tabletop-cell-impact-flank-against = net points, whatever else there is
tabletop-cell-melee-skilled-swordsmen-against = against any but elephants, mounted swordsmen, and steady spears or pikes
tabletop-cell-melee-swordsmen-against = against any but elephants, swordsmen of either kind, and steady spears or pikes
tabletop-cell-melee-spears-against = unless fragmented or severely disordered
tabletop-cell-melee-heavy-weapon-against = against any but skilled swordsmen and skirmishers
tabletop-cell-melee-elephants-against = against heavy or medium foot, battle wagons, any mounted
tabletop-cell-melee-chariots-against = against any but skirmishers, elephants, battle wagons, and steady spears or pikes
tabletop-cell-melee-artillery-against = always
tabletop-cell-melee-fourth-rank-against = in addition, in the open and not fragmented
tabletop-cell-melee-armour-against = against any but heavy weapon, elephants, chariots, battle wagons, artillery
tabletop-cell-melee-two-directions-against = fighting enemies in two or more directions
tabletop-cell-melee-uphill-against = uphill of the enemy, or foot defending fortifications or a river bank
tabletop-row-results-pass = 7 or more
tabletop-cell-results-pass-involuntary = no effect
tabletop-cell-results-pass-rally = one level up
tabletop-row-results-fail = 3 to 6
tabletop-cell-results-fail-involuntary = one level down
tabletop-cell-results-fail-rally = no effect
tabletop-row-results-bad = 2 or less
tabletop-cell-results-bad-involuntary = two levels down after a close combat with 2 more hits received than inflicted, for friends breaking or a commander lost; otherwise one
tabletop-cell-results-bad-rally = no effect
tabletop-row-levels-steady = Steady
tabletop-cell-levels-steady-effect = all troops begin so
tabletop-row-levels-disrupted-cmt = Disrupted
tabletop-cell-levels-disrupted-cmt-effect = −1 on move tests
tabletop-row-levels-disrupted-cohesion = Disrupted
tabletop-cell-levels-disrupted-cohesion-effect = −1 on cohesion tests
tabletop-row-levels-disrupted-dice = Disrupted
tabletop-cell-levels-disrupted-dice-effect = loses 1 die in 3, shooting and close combat
tabletop-row-levels-disrupted-charge = Disrupted
tabletop-cell-levels-disrupted-charge-effect = must pass a move test to charge or intercept, unless shock troops
tabletop-row-levels-fragmented-cmt = Fragmented
tabletop-cell-levels-fragmented-cmt-effect = −2 on move tests
tabletop-row-levels-fragmented-cohesion = Fragmented
tabletop-cell-levels-fragmented-cohesion-effect = −2 on cohesion tests
tabletop-row-levels-fragmented-move = Fragmented
tabletop-cell-levels-fragmented-move-effect = a move test for any move but retiring from all enemy within 12 MU
tabletop-row-levels-fragmented-dice = Fragmented
tabletop-cell-levels-fragmented-dice-effect = loses 1 die in 2, shooting and close combat
tabletop-row-levels-fragmented-shock = Fragmented
tabletop-cell-levels-fragmented-shock-effect = shock troops no longer behave as such
tabletop-row-levels-fragmented-charge = Fragmented
tabletop-cell-levels-fragmented-charge-effect = cannot charge or intercept
tabletop-row-levels-fragmented-test = Fragmented
tabletop-cell-levels-fragmented-test-effect = tests when charged by anything but light foot
tabletop-row-levels-broken-rout = Broken
tabletop-cell-levels-broken-rout-effect = routs in the phase it breaks and in every joint action phase
tabletop-row-levels-broken-rally = Broken
tabletop-cell-levels-broken-rally-effect = −3 on tests to rally
tabletop-row-levels-broken-bases = Broken
tabletop-cell-levels-broken-bases-effect = loses a base per enemy group in contact after each rout move
tabletop-row-autobreak-elite = Elite
tabletop-row-autobreak-superior = Superior
tabletop-row-autobreak-average = Average
tabletop-row-autobreak-poor = Poor
tabletop-row-autobreak-removal = Removed at the end of the joint action phase; friends within 3 MU test as for a break
tabletop-row-autobreak-at-once = It routs at once, routs again in the joint action phase, and is then removed
tabletop-row-autobreak-one-base = A group down to one base is removed in the same way
tabletop-row-commanders-ic = Inspired commander (IC)
tabletop-row-commanders-fc = Field commander (FC)
tabletop-row-commanders-tc = Troop commander (TC)
tabletop-row-commanders-allied-fc = Allied field commander
tabletop-row-commanders-allied-tc = Allied troop commander
tabletop-row-commanders-jobs = He bolsters and rallies, helps cohesion and move tests, or fights in the front rank and helps nobody else
tabletop-row-commanders-front-rank = Fighting in the front rank of a group that was hit: lost on 12 with two dice, on 11 if the group lost
tabletop-row-commanders-routers = With routers caught by pursuers: lost on 10 or more
tabletop-row-bolster-test = A cohesion test: 7 or more lifts one level, anything less changes nothing
tabletop-row-bolster-with = The commander is with the group all through the joint action phase
tabletop-row-bolster-fresh-drop = The group has not dropped a level this turn
tabletop-row-bolster-in-combat = Disrupted and fragmented groups may be in combat if he is with them
tabletop-row-bolster-broken = Broken groups only while no enemy is in contact
tabletop-row-bolster-one-each = One group per commander
tabletop-assume-contact = { $files ->
    [one] one file
   *[other] { $files } files
 } in contact
tabletop-assume-charging = { $side } charges
tabletop-assume-no-charge = nobody charges
tabletop-assume-terrain = going: { $terrain }
tabletop-assume-overlaps = overlapping files: A { $a }, B { $b }
tabletop-assume-overlaps-rounds = overlapping files A:B by round: { $rounds }
tabletop-assume-impact-overlaps = overlapping files do not fight at impact: A { $a }, B { $b } left out (rule 5.16)
tabletop-assume-leader = { $side } is led from the front rank by its { $rank }, who may fall (rule 13.3)
tabletop-assume-no-leader = no commander in a front rank
tabletop-assume-commander = { $side } has its { $rank }
tabletop-assume-support = rear support: { $sides }
tabletop-assume-no-support = no rear support
tabletop-assume-supporting = supporting fire for { $side }: { $kind } with { $weapon }, { $quality }, in the state of those in front, bases: { $bases }
tabletop-assume-disorder = { $side } is { $disorder }
tabletop-assume-elephants = { $side }’s horses are not counted as disordered by the elephants; where they are, add “disordered” (rule 3.8)
tabletop-assume-flank = the level that a charge in flank or rear costs { $side } is not taken off here: it fights as stated, { $cohesion } (rule 8.19)
tabletop-assume-losses-rear = losses come off the rear; the frontage is kept while it can be
tabletop-assume-losses-file = losses come off by files; the depth is kept
tabletop-assume-fight-on = both fight on: no bolstering, no breaking off, nobody joins in; one base left counts as broken after a melee
tabletop-assume-range-effective = within effective range
tabletop-assume-range-long = beyond effective range
tabletop-assume-reading = { $option }: { $value }
tabletop-assume-exact = worked out in fractions
tabletop-assume-cause-lost = reason: lost a close combat, { $received } hits received, { $inflicted } inflicted
tabletop-assume-cause-shot = reason: { $received } hits from shooting
tabletop-assume-cause-charged = reason: charged while fragmented
tabletop-assume-cause-friends-break = reason: friends break nearby
tabletop-assume-cause-commander-lost = reason: a commander is lost nearby
tabletop-assume-phase = phase: { $phase }
tabletop-assume-enemies = lines 11.7 counted against: { $enemies }
tabletop-assume-no-enemy = no enemy named, so none of the lines 11.7 counts
tabletop-assume-one-reason = no other reason to test (rule 11.6)
tabletop-assume-no-threat = no flank threatened (rule 11.5)
tabletop-assume-no-commander = no commander near enough (rule 11.11)
tabletop-assume-holding-back = shock troops holding back: no re-rolls
tabletop-assume-gap = { $gap } MU apart at the start
tabletop-assume-hits = { $hits } hits received
tabletop-assume-ending-shot = shot at
tabletop-assume-ending-won = close combat won
tabletop-assume-ending-drawn = close combat drawn
tabletop-assume-ending-lost = close combat lost
tabletop-note-shooting = Of lines 7.2 to 7.13 one applies, by what the nearest rank of the target is: they exclude each other. Lines 7.14 and 7.15 add to it. Never beyond ++ or −−.
tabletop-note-impact = Of lines 8.3 to 8.15 a side has one, the best: they exclude each other; 8.10 counts only where all else is level. Lines 8.16 to 8.18 add to it. Line 8.19 stands instead of all others. Only the difference between the sides counts, never beyond ++.
tabletop-note-melee = Of lines 9.2 to 9.8 a side has one, the best: they exclude each other. Lines 9.9 to 9.12 add to it. Only the difference between the sides counts, never beyond ++.
tabletop-note-modifiers = All that apply add up, but of 11.7a to 11.7e one at most, and of 11.8 to 11.10 only the worst.
tabletop-topic-sequence = sequence
tabletop-topic-movement = movement
tabletop-topic-going = going
tabletop-topic-disorder = disorder
tabletop-topic-moves = moves
tabletop-topic-cmt = cmt
tabletop-topic-variable-move = variable-move
tabletop-topic-ranges = ranges
tabletop-topic-dice = dice
tabletop-topic-to-hit = to-hit
tabletop-topic-rerolls = rerolls
tabletop-topic-death = death
tabletop-topic-shooting = shooting
tabletop-topic-impact = impact
tabletop-topic-melee = melee
tabletop-topic-cohesion = cohesion
tabletop-topic-levels = levels
tabletop-topic-autobreak = autobreak
tabletop-topic-commanders = commanders
tabletop-topic-bolster = bolster
tabletop-topic-armies = armies
tabletop-topic-options = options
tabletop-topic-repairs = repairs
tabletop-topic-sources = sources
tabletop-column-id = id
tabletop-column-group = group
tabletop-column-troops = troops
tabletop-column-each = each
tabletop-column-all = all
tabletop-column-option = option
tabletop-column-meaning = meaning
tabletop-column-default = default
tabletop-column-choices = choices
tabletop-column-where = where
tabletop-column-scan = scan
tabletop-column-now = now
tabletop-column-basis = from
tabletop-column-address = address
tabletop-column-kind = what it is
tabletop-column-topic = topic
tabletop-column-about = about
tabletop-column-text = wording
