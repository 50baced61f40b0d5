battle-name = The Battle Game
battle-minutes = 10 to 20 minutes
battle-tagline = Several Units a side over a row of terrain: lay your Mastery Cards in secret, wear the enemy down, and take his General.
battle-credit = After the chapter “The ‘Battle’ Game” of a card wargame whose rulebook, “The Art of the Warrior”, is lost; its designers are not known to us. The base rules and all numbers are our reconstruction. Unofficial; all words here are our own.

battle-unit = { $side }’s Unit { $number }
battle-own-unit = Unit { $number }
# What a Unit is called by those who see it. A Unit of several kinds is called after what most of it are.
battle-called = { $kind }{ $nth ->
        [0] {""}
        [1] {" "}I
        [2] {" "}II
        [3] {" "}III
        [4] {" "}IV
       *[other] {" "}{ $nth }
    }
battle-unit-called = { $side }’s Unit of { $name }
battle-own-unit-called = { $name }

battle-flank = Flank { $number }
battle-position = Position { $number }
battle-ballistic = Ballistic
battle-charge = Charge
battle-melee = Melee

# Armies.
battle-army-legion = The Legion
battle-army-riders = The Horse Lords
battle-army-league = The League
battle-army-tribes = The Tribes
battle-army-own = an army of one’s own

# Mastery Cards.
battle-card-feint = Feint
battle-card-slash = Slash
battle-card-thrust = Thrust
battle-card-drive = Drive
battle-card-hew = Hew
battle-card-press = Press
battle-card-onslaught = Onslaught
battle-card-tactics = Tactics
battle-card-guard = Guard
battle-card-respite = Respite

# Troops and Combat Masters.
battle-troop-levy = Levy Spearmen
battle-troop-shieldbearers = Shield-bearers
battle-troop-swordsmen = Swordsmen
battle-troop-phalangites = Phalangites
battle-troop-fanatics = Fanatics
battle-troop-archers = Archers
battle-troop-bellybows = Belly-bowmen
battle-troop-peltasts = Peltasts
battle-troop-lighthorse = Light Horse
battle-troop-cataphracts = Cataphracts
battle-troop-veterans = Veterans
battle-troop-centurion = Centurion
battle-troop-masterarcher = Master Archer
battle-troop-champion = Champion
battle-troop-lance = First Lance

# What stands on the plate of a Unit: short enough for a phone.
battle-plate-levy = Levy
battle-plate-shieldbearers = Shield-bearers
battle-plate-swordsmen = Swordsmen
battle-plate-phalangites = Phalangites
battle-plate-fanatics = Fanatics
battle-plate-archers = Archers
battle-plate-bellybows = Belly-bows
battle-plate-peltasts = Peltasts
battle-plate-lighthorse = Light Horse
battle-plate-cataphracts = Cataphracts
battle-plate-veterans = Veterans

# Battle Masters.
battle-captain-tribune = Tribune
battle-captain-legate = Legate
battle-captain-strategos = Strategos
battle-captain-warlord = Warlord

# Stratagems.
battle-stratagem-retreat = Retreat
battle-stratagem-speech = Inspired Speech
battle-stratagem-hold = Hold
battle-stratagem-shieldwall = Shield Wall
battle-stratagem-volley = Volley
battle-stratagem-charge = Headlong Charge
battle-stratagem-wind = Second Wind
battle-stratagem-read = Read the Foe
battle-stratagem-march = Forced March

# Terrain.
battle-terrain-1-plain = 1. Plain
battle-terrain-2-plain = 2. Plain
battle-terrain-3-plain = 3. Plain
battle-terrain-1-woods = 1. Woods
battle-terrain-2-woods = 2. Woods
battle-terrain-3-woods = 3. Woods
battle-terrain-1-hill = 1. Hill
battle-terrain-2-hill = 2. Hill
battle-terrain-3-hill = 3. Hill
battle-terrain-1-marsh = 1. Marsh
battle-terrain-2-marsh = 2. Marsh
battle-terrain-3-marsh = 3. Marsh
battle-terrain-1-river = 1. River
battle-terrain-2-river = 2. River
battle-terrain-3-river = 3. River
battle-terrain-1-village = 1. Village
battle-terrain-2-village = 2. Village
battle-terrain-3-village = 3. Village

# What to do now.
battle-phase-veto = { $place }: { $terrain }. Are you content with this Terrain Card?
battle-phase-combine = You drew { $terrain }, which can be Combined with the card at { $place }. At which end?
battle-phase-place = { $place }: choose in secret the Unit you place there.
battle-phase-support = { $place }: place a Support Unit there in secret, or nobody.
battle-phase-general = Choose the Unit your Army General joins.
battle-phase-plan = Select Stratagems for the Deployment; your General has { $left } Cost left for them. Then say you are ready.
battle-phase-contend = { $place }: lay a Mastery Card for this Terrain, in secret.
battle-phase-extra = You win the round: raise your Battle Counter by { $amount }, or lower the enemy’s by as much?
battle-phase-precedence = The Defender Guards, so both act. Who goes first?
battle-phase-action = { $place }: carry out a Deployment Action.
battle-phase-forced = { $place }: the enemy makes you place at least one Unit there.
battle-phase-array = { $place }: place any number of Units there in secret, the first as Main Unit; then say you are ready.
battle-phase-allot = Which Unit does { $stratagem } serve?
battle-phase-announce = { $unit } may fight a neighbouring enemy across the border. Whom does it target?
battle-phase-select = { $unit }: { $step ->
        [0] who leads it in this Duration?
       *[other] select Stratagems{ $left ->
            [0] {""}
           *[other] {" "}of at most { $left } Cost more
        }, then say you are ready.
    }
battle-phase-read = Read the Foe in this round?
battle-phase-commit = Round { $round } of { $rounds }, { $unit } against { $enemy } at { $level }. { $step ->
        [0] Lay a Mastery Card, in secret.
        [1] Combine further Units?
       *[other] Choose the Troop that fights. What you lay is turned up when both have chosen.
    }
battle-phase-target = Your blow lands. Which Unit takes it?
battle-phase-instant = Which enemy Unit makes the Instant Discard?
battle-phase-discard = { $instant ->
        [1] Instant Discard: { $unit } loses a card. Which?
       *[other] { $unit } has { $damage } Damage and { $mp } MP. Which card does it Discard?
    }
battle-phase-standard = { $unit } faces this: { $verdict }. Spend { $card } to lower it by a step?
battle-phase-successor = { $place }: name the new Main Unit.
battle-phase-merge = Add a Support Unit to { $unit }?
battle-phase-master = Whose Combat Master stays?
battle-phase-captain = Whose Battle Master stays?
battle-phase-order = { $unit }: from Charge on, only the front Rank fights. Which Troops step to the front? Or leave them as they are.
battle-phase-retreat = Retreat is In Play for { $unit }. What shall it do?
battle-phase-close = You are at { $level }. Advance to { $next }, or stand? If either advances, both do.
battle-phase-initiative = A tie. Lay a Mastery Card in secret: { $expanded ->
        [1] the higher value controls the Army Movement.
       *[other] the lower value moves first.
    }
battle-phase-move = Army Movement: choose what to move, or pass. { $expanded ->
        [1] Every move costs Battle Counter.
       *[other] { $left ->
            [0] Only second moves are left.
            [one] You have one move left.
           *[other] You have { $left } moves left.
        }
    }
battle-phase-destination = Where does { $unit } go?
battle-phase-level = At which Combat Level does { $unit } arrive at { $place }?
battle-phase-engage = Which enemy Unit at { $place } does { $unit } engage from the rear?
battle-phase-assign = Which Unit does the General join?
battle-phase-over = The battle is over.

# The page shows on its stage who fights, and asks about the ground as one step of several cards.
battle-page-phase-veto = The ground, { $at } of { $of }. { $place }, { $land }: keep it?
battle-page-phase-combine = You drew { $land }, to Combine with { $place }. At which end?
battle-always-veto-accept = Keep all of it
battle-page-phase-commit = Round { $round } of { $rounds }, { $level }. { $step ->
        [0] Lay a Mastery Card, in secret.
        [1] Combine another Unit with yours?
       *[other] Which Troop fights?
    }
battle-page-phase-action = { $place }: what becomes of this ground? On each button stands what it changes.
battle-page-phase-contend = { $place }: lay a Mastery Card for this ground, in secret.
battle-page-phase-announce = { $unit } may fight a neighbouring enemy across the border. Whom?
battle-page-phase-discard = { $instant ->
        [1] { $unit }: one falls at once. Who?
       *[other] { $unit }: { $damage } Damage against { $mp } MP. Who falls?
    }
battle-page-phase-standard = Danger for { $unit }: { $verdict }. Spend { $card } to lower it by a step?
battle-page-phase-order = { $unit }: from Charge on, only the front Rank fights. Which Troops step to the front?
battle-page-phase-close = Advance to { $next }, or stand at { $level }? If either side advances, both do.
battle-page-phase-move = Army Movement: touch what to move, or stop. { $expanded ->
        [1] Every move costs Battle Counter.
       *[other] { $left ->
            [0] Only second moves are left.
            [one] One move left.
           *[other] { $left } moves left.
        }
    }
battle-page-phase-move-held = Army Movement: none of your Units can leave its place now. Move the General by himself, or stop.
battle-page-phase-destination = Choose where to move { $unit }.
battle-page-phase-level = { $unit } at { $place }: at which Combat Level?
battle-page-phase-engage = Which enemy Unit at { $place } shall { $unit } engage from the rear?

# On the page's buttons; what is shown beside them need not be said there.
battle-button-choice-card = Lay { $card }
battle-button-commit-choice-card = Lay { $card }{ $price ->
        [0] {""}
       *[other] {" "}for { $price } MP
    }
battle-button-choice-troop = { $troop }
battle-button-choice-stratagem = Select { $stratagem }, Cost { $cost }
battle-button-choice-discard = { $troop }{ $number ->
        [0] {""}
       *[other] , place { $number }
    }
battle-button-choice-order = { $troop }
battle-button-commit-do-enough = No other Unit
battle-button-merge-do-enough = Add nobody
battle-button-order-do-enough = Leave them as they are
battle-button-standard-do-use = Spend it
battle-button-standard-do-decline = Keep it
battle-button-choice-act-nothing = Leave it as it is
battle-button-choice-act-rotate = Turn it round
battle-button-choice-act-shift = { $end }’s end to the other
battle-button-choice-act-settle = Set it for good
battle-button-choice-act-force = Force the enemy here
battle-button-choice-act-swap = { $other } for { $terrain }
battle-button-choice-act-add = { $terrain }, { $end }’s end
battle-button-read-do-use = Read the Foe
battle-button-move-do-pass = Move no more

# Choices.
battle-choice-card = { $card } (value { $value }, { $price } MP{ $extra ->
        [0] {""}
       *[other] , extra { $extra }
    })
battle-choice-troop = { $troop } of { $unit }
battle-choice-stratagem = { $stratagem } (Cost { $cost })
battle-choice-grant = Grant the enemy { $moves ->
        [one] one move
       *[other] { $moves } moves
    }
battle-choice-place = Place { $unit }
battle-choice-support = Place { $unit } in support
battle-choice-general = Join { $unit }
battle-choice-forced = Place { $unit }
battle-choice-array = Place { $unit }
battle-choice-allot = For { $unit }
battle-choice-announce = Target { $unit }
battle-choice-commit = Combine { $unit }
battle-choice-target = { $unit }
battle-choice-instant = { $unit }
battle-choice-successor = { $unit } leads
battle-choice-merge = Add { $unit }
battle-choice-master = Keep that of { $unit }
battle-choice-captain = Keep that of { $unit }
battle-choice-move = Move { $unit }
battle-choice-destination = To { $place }
battle-choice-level = At { $level }
battle-choice-engage = Engage { $unit }
battle-choice-assign = Join { $unit }
battle-choice-discard = Discard { $troop }{ $number ->
        [0] {" "}(Combat Master)
       *[other] {" "}(place { $number })
    }
battle-choice-order = To the front: { $troop }
battle-named-unit = { $unit }
battle-named-place = { $place }
battle-named-level = { $level }
battle-named-rank = { $number ->
        [0] The Combat Master
       *[other] The Troop in place { $number }
    }
battle-named-swap = Swap a Terrain Card
battle-choice-act-nothing = Do nothing
battle-choice-act-rotate = Rotate the base card
battle-choice-act-shift = Move the card at { $end }’s end to the other
battle-choice-act-settle = Set this Terrain for good
battle-choice-act-force = Force the enemy to place Units here
battle-choice-act-swap = Swap { $terrain } for { $other }
battle-choice-act-add = Combine { $terrain } at { $end }’s end
battle-do-accept = Keep it
battle-do-veto = Veto it
battle-do-draw = Draw a card to Combine
battle-do-near = At your own end
battle-do-far = At the enemy’s end
battle-do-aside = Put it aside
battle-do-nobody = Nobody
battle-do-ready = Ready
battle-do-lead-general = The General leads
battle-do-lead-own = The Unit’s own Battle Master leads
battle-do-use = Use it
battle-do-decline = Not now
battle-do-enough = No more
battle-do-fall-back = Fall back one Combat Level
battle-do-withdraw = Withdraw in the next Army Movement
battle-do-advance = Advance
battle-do-stand = Stand
battle-do-general = Move the General by himself
battle-do-pass = Pass
battle-do-stop = Stop here
battle-do-cross = Cross to the other side of the card
battle-do-raise = Raise your own Battle Counter
battle-do-lower = Lower the enemy’s Battle Counter
battle-do-first = Act first
battle-do-second = Let the enemy act first
battle-do-nothing = Nothing that can be done

# What happened.
battle-dealt = { $place }: { $terrain } is dealt.
battle-vetoed = { $side } vetoes { $place }.
battle-drew = { $side } draws { $terrain } to Combine.
battle-combined = { $place }: { $terrain } is laid at { $side }’s end.
battle-placed = { $unit } takes its place at { $place }.
battle-general = { $side }’s General is with { $unit }.
battle-contends = { $side } lays { $card } for { $place }.
battle-counters = Battle Counters after the cards are paid for: Red { $red }, Blue { $blue }.
battle-raises = { $side } raises its Battle Counter by { $amount }. Counters: Red { $red }, Blue { $blue }.
battle-lowers = { $side } lowers the enemy’s Battle Counter by { $amount }. Counters: Red { $red }, Blue { $blue }.
battle-did-nothing = { $side } leaves { $place } as it is.
battle-did-rotate = { $side } rotates the base card of { $place }.
battle-did-shift = { $side } moves the card at { $end }’s end of { $place } to the other.
battle-did-settle = { $side } sets { $place } for good.
battle-did-force = { $side } makes the enemy place Units at { $place }.
battle-did-swap = { $side } swaps { $terrain } for { $other } at { $place }.
battle-did-add = { $side } Combines { $terrain } at { $end }’s end of { $place }.
battle-allots = { $stratagem } is allotted to { $unit }.
battle-period = Period { $period } of { $limit } begins.
battle-announces = { $unit } targets { $target } at { $place }.
battle-duration = { $place }, { $level }: { $red } against { $blue }.
battle-duration-across = { $red } at { $place } and { $blue } at { $other } fight across the border, { $level }.
battle-round = Round { $round } of { $rounds }
battle-reads = { $side } Reads the Foe.
battle-shows = { $side } shows { $card } and { $troop } of { $unit }.
battle-lays = { $side } lays { $card } with { $troop } of { $unit }{ $with ->
        [0] {""}
       *[other] {", "}Combined with { $joined }
    }.
battle-pays = { $unit } pays { $price } MP{ $absorbed ->
        [0] {""}
       *[other] {" "}and absorbs { $absorbed }
    }: { $mp } left.
battle-overexerts = { $unit } over-exerts itself: Damage { $damage }.
battle-drawn-round = Both show { $value }: the round is drawn.
battle-no-missiles = { $side } wins the round, but { $troop } cannot hurt at Ballistic.
battle-guards = { $side } attacks with { $attack } against { $guard }: Guarded.
battle-contends-guarded = { $side } plans with { $attack } against { $guard }: Guarded.
battle-contends-won = { $side } plans with { $attack } against { $guard } and wins the round.
battle-strikes = { $side } attacks with { $attack } against { $guard }: the blow lands.
battle-damage = { $unit } takes { $damage } Damage, now { $total }.
battle-extra = { $unit } takes { $damage } extra, now { $total }.
battle-discards = { $unit } Discards { $troop }; { $left } left, Damage { $damage }.
battle-discards-out = { $troop } of { $unit } leaves the game; { $left } left, Damage { $damage }.
battle-defeated = { $unit } is defeated at { $place }.
battle-routs = { $unit } Routs at { $place }.
battle-refreshed = { $unit } has won and is back at 50 MP.
battle-leads = { $unit } now leads at { $place }.
battle-change-sides = { $place }: the Units change sides.
battle-piles = Discards counted: Red { $red }, Blue { $blue }.
battle-uses-speech = An Inspired Speech steadies { $unit }.
battle-uses-standard = { $unit } rallies to its Standard.
battle-uses-banner = { $unit } rallies to the Army Standard.
battle-shaken = { $unit } is Shaken.
battle-recovers = { $unit } recovers.
battle-rallies = { $unit } rallies to { $mp } MP.
battle-merges = { $unit } joins { $main }.
battle-orders = { $unit }: { $troop } to the front.
battle-promotes = { $side } Promotes { $stratagems }.
battle-stake-lost = { $side } loses { $stratagems }.
battle-in-play = In Play for { $unit }: { $stratagems }.
battle-second-wind = { $unit } gets its second wind: { $mp } MP.
battle-will-withdraw = { $unit } may withdraw ({ $stratagem }).
battle-falls-back = { $unit } falls back ({ $stratagem }).
battle-advances = { $side } advances.
battle-stands = { $side } stands.
battle-level = { $place } is now at { $level }.
battle-initiative = For the order of moves Red lays { $red }, Blue { $blue }.
battle-controls = { $side } controls this Army Movement.
battle-pays-move = The move costs { $side } { $price }: Battle Counter { $counter }.
battle-grants = { $side } grants { $moves ->
        [one] one move
       *[other] { $moves } moves
    }.
battle-passes = { $side } moves no more.
battle-moves = { $unit } moves to { $place }.
battle-crosses = { $unit } crosses over at { $place }.
battle-goes-back = { $unit } goes back to its own side.
battle-engages = { $unit } engages { $enemy } from the rear.
battle-general-moves = { $side }’s General goes to { $place }.
battle-captured = { $side } captures the enemy General at { $place }.
battle-over = { $side } wins: { $reason }.
battle-over-drawn = The battle is drawn: { $reason }.

battle-outcome-general = the General’s Unit was defeated
battle-outcome-captured = the General was captured
battle-outcome-control = most Positions are Controlled
battle-outcome-limit = more Positions after the last Period
battle-outcome-strength = the stronger army after the last Period
battle-outcome-even = both armies equally strong
battle-outcome-generals = both Generals lost, Troops of higher Cost left

# The board.
battle-board-deployment = Deployment
battle-board-period = Period { $period } of { $limit }
battle-board-round = Round { $round } of { $rounds } at { $place }
battle-board-move = Move { $move }
battle-board-contested = Contested
battle-board-empty = Empty
battle-board-controlled = { $side } Controls
battle-board-set = set
battle-board-end = { $side }’s end
battle-board-main = Main
battle-board-support = Support
battle-board-rear = in the rear
battle-board-across = on the enemy’s side
battle-board-shaken = Shaken
battle-board-tracks = MP { $mp } { $mp_track }  Damage { $damage } { $damage_track }
battle-board-standards = Standards { $count }
battle-board-general = General
battle-board-lone = { $side }’s General stands alone ({ $captain })
battle-board-reserve = Not yet placed:
battle-board-army = { $side }: { $captain } · Army Standards { $banners }
battle-board-counter = Battle Counter { $counter }
battle-board-laid = laid: { $cards }
battle-board-pile = Discards { $pile }
battle-board-shown = { $side }: { $card } with { $troop } ({ $unit })
battle-board-joined = Combined: { $units }
battle-board-pool = Stratagems left: { $stratagems }
battle-board-selected = Selected: { $stratagems }
battle-board-hand = Hand: { $cards }
battle-board-in-play = In Play: { $stratagems }
battle-board-promoted = Promoted: { $stratagems }
battle-board-ready = ready
battle-board-deciding = deciding
battle-board-own = Your commitment: { $text }
battle-board-nothing = –
battle-board-targets = targets { $unit }
battle-verdict-shaken = to be Shaken
battle-verdict-rout = a Rout
battle-remedy-standard = a Standard Card
battle-remedy-banner = an Army Standard Card
battle-the-general = the General
battle-log-round = What round { $round } brought:
battle-log-lays = { $unit } lays { $card } ({ $value }) with { $troop }
battle-log-draw = Equal Conflict Values: a draw
battle-log-attacker = { $side } is the Attacker
battle-log-pays = { $side }: { $paid } MP paid, { $absorbed } absorbed, { $mp } left
battle-log-guarded = Attack { $attack } against Guard { $guard }: Guarded
battle-log-hit = Attack { $attack } against Guard { $guard }: not Guarded
battle-log-no-missiles = { $troop } cannot hurt at Ballistic
battle-log-damage = { $damage } Damage to { $target }
battle-log-instant = Instant Discard
battle-log-extra = { $extra } extra to { $target }
battle-log-losses = { $side } Discards { $count ->
        [one] one Troop
       *[other] { $count } Troops
    }
battle-log-defeated = { $unit } is defeated
battle-log-shaken = { $unit } is Shaken
battle-log-routs = { $unit } Routs
battle-log-retreats = { $unit } retreats
battle-log-card = Guard of the card
battle-log-ground = Ground
battle-log-ranks = Ranks
battle-log-more = extra of the card
battle-guard = Guard
battle-spoken-there = There: { $units }.
battle-spoken-end = { $terrain } at { $side }’s end
battle-spoken-ground = The ground gives Red: { $red }. Blue: { $blue }.
battle-spoken-no-change = nothing
battle-spoken-unit = { $id }, { $unit }: { $troops }; { $mp } of { $most } MP, Damage { $damage }{ $count ->
        [0] .
       *[other] ; { $notes }.
    }
battle-spoken-alone = the General stands alone at { $place }
battle-spoken-banners = Army Standard Cards { $banners }
battle-board-lost = Lost: { $troops }

# Why the greedy player would do it.
battle-why-card = The best Damage for its MP against what the enemy can still lay.
battle-why-troop = The Troop that hurts most, or Guards best, with this card.
battle-why-join = More Ranks and more Troops to choose from.
battle-why-discard = The cheapest card that cures the Damage.
battle-why-target = The Unit nearest to breaking.
battle-why-standard = A Rout or a Shaken Unit costs more than a card.
battle-why-move = To Control one more Position, or to help where the fight is even.
battle-why-stay = Nothing is gained by moving.
battle-why-close = The better side of the next Combat Level.
battle-why-place = Strong Units meet strong ones; the General stands safe.
battle-why-plan = A Stratagem that suits the Combat Level to come.
battle-why-general = The General is safer with that Unit: who loses his Unit has lost.
battle-why-initiative = A high card: the other should show his moves first.
battle-why-contend = The best round for its price against what the enemy can still lay.
battle-why-action = The ground it leaves is the best for us.
battle-why-other = The plain choice.
battle-reckoned-round = Of the { $cards } cards that the enemy can still lay, the round goes your way against { $better } and his way against { $worse }.

# Options.
battle-option-red_army = Red’s army
battle-option-red_army-legion = The Legion
battle-option-red_army-riders = The Horse Lords
battle-option-red_army-league = The League
battle-option-red_army-tribes = The Tribes
battle-option-blue_army = Blue’s army
battle-option-blue_army-legion = The Legion
battle-option-blue_army-riders = The Horse Lords
battle-option-blue_army-league = The League
battle-option-blue_army-tribes = The Tribes
battle-option-blue_army-mirror = the same as Red’s
battle-option-red_list = An army of Red’s own, instead
battle-option-blue_list = An army of Blue’s own, instead
battle-option-terrains = Terrain Cards in the row
battle-option-terrains-3 = three, without Flanks
battle-option-terrains-5 = five
battle-option-terrains-7 = seven
battle-option-expanded_deployment = Expanded deployment
battle-option-expanded_movement = Expanded movement
battle-option-cost = Total Army Cost at most
battle-option-periods = Periods at most
battle-option-scenario = Scenario
battle-option-scenario-none = none
battle-option-scenario-first = A first battle, drawn up already
battle-option-scenario-lesson = A lesson’s field
battle-option-scenario-trebia = The Trebia, 218 BC
battle-option-scenario-cannae = Cannae, 216 BC
battle-option-scenario-zama = Zama, 202 BC
battle-option-scenario-cynoscephalae = Cynoscephalae, 197 BC

# What is wrong.
battle-unreadable = “{ $text }” is no choice in this game. Write for example hew, r2, r2:swordsmen, p3, charge, ready or pass.
battle-position-unreadable = This is no position of the Battle game under these options; the trouble is at “{ $word }”.
battle-fault-document = An army list is a table with a general and units.
battle-fault-toml = The file is not readable as an army list: { $error }
battle-fault-army-key = “{ $field }” is unknown in an army list. It may hold: { $fields }.
battle-fault-name = The name of an army is one line of text without control characters.
battle-fault-flag = { $unit ->
        [0] {""}
       *[other] Unit { $unit }:{" "}
    }“{ $field }” must be true or false.
battle-fault-general = The army needs a general: one of { $generals } (rule 2.5).
battle-fault-units = The army has { $units } Units; it needs { $least } to { $most } (rule 2.2).
battle-fault-unit = Unit { $unit } is not readable as a Unit.
battle-fault-key = “{ $field }” is unknown in Unit { $unit }. It may hold: { $fields }.
battle-fault-ranks = Unit { $unit } has no Ranks (rule 2.3).
battle-fault-rank = Unit { $unit } has a Rank of { $troops } Troops; a Rank has three (rule 2.3).
battle-fault-troop = Unit { $unit }: there is no Troop “{ $troop }”. The Troops are: { $troops }.
battle-fault-master = Unit { $unit }: there is no Master “{ $master }”. Possible are: { $masters }.
battle-fault-level = A { $master } is of a higher Level than the General, a { $general } (rule 2.5).
battle-fault-cost = The army costs { $cost }, which is more than { $limit } (rule 2.1).

# The command `cannae army`.
command-army = Check, show or begin an army list for the Battle game, or check one for the miniatures.
help-army-action = check an army list, show it with its Costs, write a new one, or list all cards that can be bought
help-army-file = the file of the army list, or the name of a ready army
help-army-like = the ready army to begin with: { $armies }
help-army-name = the name of the new army
help-army-cost = the Total Army Cost allowed
help-army-game = the game the list is for
help-army-option = an option of that game, such as points=850
battle-army-check-only = For { $game } lists can only be checked.
battle-army-good = { $name }: in order. { $units } Units, Cost { $cost } of { $limit }.
battle-army-bad = { $name }: not in order.
battle-army-unread = “{ $file }” cannot be read, and there is no ready army of that name.
battle-army-needs-file = Which army? Name a file or a ready army.
battle-army-exists = “{ $file }” exists already; nothing was written.
battle-army-written = Written to { $file }. Edit it, then say “cannae army check { $file }”.
battle-army-note-1 = An army for the Battle game. A rank is three Troop Cards: one kind, or a list of three.
battle-army-note-2 = “cannae army cards” lists everything that can be bought; “cannae army check FILE” looks for faults.
battle-army-unit-line = Unit { $number }: { $troops } · Cost { $cost }
battle-army-general-line = General: { $general } · Army Standard: { $standard ->
        [yes] yes
       *[no] no
    }
battle-army-cards-troops = Troops: Cost, Vitality, Speed, Mastery at Ballistic/Charge/Melee, Guard, Damage far/close, MP Bonus
battle-army-cards-masters = Combat Masters: Cost, Vitality, –, Mastery at Ballistic/Charge/Melee, Guard, Damage far/close, MP Bonus
battle-army-cards-captains = Battle Masters: Cost, Level, Tactics Mastery Level, MP Bonus, Move Cost
battle-army-cards-standards = Standards: a Set of { $cards } for a Unit costs { $cost }; the Army Standard of { $banner_cards } costs { $banner_cost }.

# What an inspector says about a card.
battle-about-card = Conflict Value { $value }, costs { $price } MP, { $extra } extra damage
battle-about-card-guard = { $value } more when Guarding
battle-about-card-absorb = Absorbs { $value } more MP
battle-about-missiles = At Ballistic: Mastery { $ballistic }, damage { $damage }
battle-about-levels = Mastery at Charge { $charge }, at Melee { $melee }; damage { $damage }
battle-about-troop = Guard { $guard }, Vitality { $vitality }, Speed { $speed }
battle-about-master = Guard { $guard }, Vitality { $vitality }
battle-about-captain = Level { $level }, Tactics { $tactics }, Move Cost { $move }

# What the ground gives a side.
battle-ground-ballistic = { $number } to missiles
battle-ground-charge = { $number } to the charge
battle-ground-melee = { $number } in melee
battle-ground-guard = { $number } to Guard
battle-ground-none = nothing
battle-ground-short-ballistic = missiles
battle-ground-short-charge = charge
battle-ground-short-melee = melee
battle-ground-short-guard = Guard
battle-land-plain = Plain
battle-land-woods = Woods
battle-land-hill = Hill
battle-land-marsh = Marsh
battle-land-river = River
battle-land-village = Village

# What a choice promises.
battle-outlook-strength = { $troop }: { $strikes ->
        [0] no harm at this distance
       *[other] attack { $attack }, { $hit } Damage
    }, Guard { $guard }, { $mp } MP left
battle-outlook-chance = { $card } hits against { $lands ->
        [0] none
       *[other] { $lands }
    } of his { $count ->
        [one] one card
       *[other] { $count } cards
    }; { $struck ->
        [0] none hits you
        [one] one may hit you
       *[other] { $struck } may hit you
    }.
battle-outlook-troop = { $troop }: { $strikes ->
        [0] no harm here, Guard { $guard }
       *[other] attack { $attack }, { $hit } Damage, Guard { $guard }; hits against { $lands ->
            [0] none
           *[other] { $lands }
        } of his { $count }
    }
battle-outlook-ground = { $side }: { $text }
battle-end-lands = you hit
battle-end-guarded = Guard
battle-end-harmless = no harm
battle-end-level = draw
battle-end-held = held
battle-end-struck = he hits
battle-end-idle = no harm
battle-doubt-exerts = { $card } asks for { $price } MP and { $mp } are left: that costs { $beyond } Damage.
battle-doubt-destroys = { $card } asks for { $price } MP and { $mp } are left: that costs { $beyond } Damage, and Troops of your own must be Discarded.
battle-doubt-helpless = { $unit } has no missiles: standing off it can hurt nobody, and the enemy can.

# On the board of the page.
battle-page-tracks = { $mp } MP, { $damage } Damage
battle-page-headline = Period { $period } of { $limit } · { $needed } Positions win
battle-page-holds = holds
battle-page-holds-about = Holds { $holds }: { $mp } MP less { $damage } Damage. When Damage rises above the MP, Troops fall.
battle-page-speed = Speed { $speed } of the whole Unit
battle-page-men = Troops
battle-page-banners = { $count ->
        [one] one Army Standard Card
       *[other] { $count } Army Standard Cards
    }
battle-page-held = Controls { $count } of the { $needed } Positions that win
battle-page-counter = Battle Counter
battle-page-row = The row of terrain
battle-page-waiting = { $side }: not yet placed
battle-page-ground = { $side } here: { $text }
battle-page-ground-none = The ground changes nothing here.
battle-page-move = Move Cost { $move }: { $cards }
battle-page-goes-rear = Here it comes into the rear of { $unit }.
battle-page-goes-front = Here it faces { $unit }.
battle-page-goes-behind = Here it supports { $unit }.
battle-page-goes-holds = Here it holds the Position, and nobody faces it.
battle-page-goes-flank = A Flank: a way round the enemy.
battle-page-costs = costs { $price } MP
battle-page-beyond = costs { $price } MP: { $beyond } more than are left. Up to three may be missing, and each becomes two Damage
battle-page-warns-exerts = Too few MP: that costs { $beyond } Damage.
battle-page-warns-destroys = Too few MP: that costs { $beyond } Damage, and your Troops fall.
battle-page-extra = { $extra } extra damage on a hit
battle-page-tactics = stakes the selected Stratagems
battle-page-leaf-plans = { $count } Stratagems
battle-page-leaf-orders = Mastery Cards
battle-page-leaf-reserve = Units
battle-page-duel = The fight
battle-page-round = Round { $round } of { $rounds }
battle-page-turned = Round { $round }: both cards are turned up.
battle-page-higher = { $high } against { $low }: { $side } strikes.
battle-page-hits = { $side } strikes home.
battle-page-lands = { $side } strikes home: { $damage } Damage to { $target }.
battle-page-guarded = { $side } Guards the blow.
battle-page-harmless = { $troop } cannot hurt at this distance.
battle-page-choose = Lay a Mastery Card: the higher one strikes.
battle-page-point = Touch a card and read what it would do here.
battle-page-plans = Stratagems are staked by laying Tactics; each works once a battle.
battle-page-plans-point = Touch one and read what it does.
battle-page-counsel-combine = Combined, the Ranks of both add to the Damage and the Troops of both may fight; but he may strike either Unit.
battle-page-counsel-discard = Each who falls takes his Vitality off the Damage, until the MP cover it.
battle-page-counsel-instant = This loss lowers no Damage.
battle-page-counsel-merge = Its Troops form new Ranks behind, and its Damage comes along; the MP stay those of the Main Unit.
battle-page-counsel-yours = Your { $troop }: { $text }
battle-page-counsel-his = His { $troop }: { $text }
battle-page-routs = { $side } Routs
battle-page-rout = Discards counted: Red { $red }, Blue { $blue }. Who is { $rout } behind Routs.
battle-page-laid = { $side } has laid { $cards }.
battle-page-laid-by = { $side } committed: { $text }
battle-part-card = card
battle-part-troop = skill, Guard
battle-part-guard = card’s Guard
battle-part-ground = ground
battle-part-shaken = Shaken
battle-part-stratagem = Stratagem
battle-part-attacks = attack : Guard
battle-part-guards = Guard : attack
battle-page-about = Hold most of the Positions, or take the enemy’s General.
battle-page-about-deployment = Place your Units. Whoever holds most of the Positions later, or takes the enemy’s General, wins.
battle-page-about-ground = First the ground: both players agree on the row, card by card.
battle-page-about-contend = Both lay a card for this ground, each once a row. The higher one changes it; if it is Guarded, both do.
battle-page-contend-cost = comes off your Battle Counter
battle-page-contend-extra = on winning: your Counter up, or his down
battle-page-contend-guard = added when Guarding
battle-page-contend-plans = stakes the selected Stratagems
battle-page-about-plan = Stratagems are staked by laying Tactics for a piece of ground, and Promoted if you win there; each works once a battle.
battle-page-about-array = The first Unit at a Position leads it. Those left over support the centre.
battle-page-about-move = Go where nobody stands, or into the rear of one who fights. Hold most of the Positions, or take the enemy’s General.
battle-page-about-move-counter = Your first move costs your General’s Move Cost off the Battle Counter, each further one 1.
battle-page-ground-veto = Veto it: the card goes, and another is dealt.
battle-page-ground-draw = Draw: the next card, if it goes with this land, may be laid on an end of it, yours or the enemy’s.
battle-page-in-arrears = It is { $beyond } short: paid away alone that costs nobody, the next hit costs Troops.
battle-page-legend-holds = what a Unit still holds: MP less Damage
battle-page-legend-stamina = MP a card costs or gives
battle-page-legend-wounds = Damage it does more on a hit
battle-page-legend-general = the General: who loses his Unit has lost
battle-page-ground-adds = What it changes:

# Scenarios: the day, in our own words.
battle-scenario-first = A first battle, drawn up already
battle-scenario-first-about = Two armies of one kind, three Units each, already drawn up and about to charge. No Stratagems: lay your cards well, and go where the enemy is not.
battle-scenario-lesson = A lesson’s field
battle-scenario-lesson-about = The field of the lesson: your veterans in the middle, your riders already round the flank.
battle-scenario-trebia = The Trebia, 218 BC
battle-scenario-trebia-about = The Trebia, December 218 BC. At dawn Hannibal’s riders lure the legions out before they have eaten, through a river up to the chest. Red is Rome, strong and freezing. Blue is Carthage, fed and oiled at its fires, and Mago waits in the reeds beside the field.
battle-scenario-cannae = Cannae, 216 BC
battle-scenario-cannae-about = Cannae, 2 August 216 BC. Rome, red, has stacked its legions deeper than they are wide to break through the middle. Hannibal, blue, gives the middle to the Gauls, sets his Africans beside them and his horse at both ends: let the middle bend, and close the sack.
battle-scenario-zama = Zama, 202 BC
battle-scenario-zama-about = Zama, October 202 BC. Scipio, red, has what Hannibal always had: the better horse. Hannibal, blue, has three lines, one behind the other, and in the last stand the veterans of Italy. If the riders come back in time, they come into his rear.
battle-scenario-cynoscephalae = Cynoscephalae, 197 BC
battle-scenario-cynoscephalae-about = Cynoscephalae, the Dog’s Heads, 197 BC. Mist, a ridge, and two armies that met by chance. The Macedonian phalanx, blue, comes down the slope and nothing can stand before it; but its left is still climbing. Rome, red, is out of breath from the climb, and wins where nobody holds a pike yet.
battle-scenario-decides = “{ $option }” has no effect here: the scenario decides it.

# The lesson.
battle-lesson-strike = Your veterans against blue swordsmen, hand to hand. Each round both lay a card in secret, and the higher one strikes. Touch Hew: the stage says what it would do.
battle-lesson-guard = It landed. A card costs MP, beside the lightning; a hit does Damage, beside the drop. Now Blue will strike hard. Lay Guard: worth little, but it adds much to your defence.
battle-lesson-press = Held, and it cost him dearly. Each card is laid once a fight, so these two are gone. The last round. Lay Press: his Damage rises above his MP, and then men fall.
battle-lesson-riders = One fell. Who has lost more when the fight ends is Shaken, and weaker for it. Now the armies move. Your Cataphracts have ridden round and stand on the enemy’s side. Touch them.
battle-lesson-rear = One card further, and they stand in his back. Touch Position 2.
battle-lesson-enough = Three Units may move in a turn. One is enough here: pass.
battle-lesson-respite = The second fight, and now from both sides. All your cards are back, your MP are not. Take breath: Respite gives MP back.
battle-lesson-alone = Your Cataphracts could join in. To breathe, nobody else is needed: no other Unit.
battle-lesson-onslaught = He struck while you breathed: that is its price. Now lay your strongest card: Onslaught.
battle-lesson-together = Who stands in the rear may strike together with the front. Touch the Cataphracts.
battle-lesson-lance = And who leads the blow? The riders hit hardest. Touch them once more.
battle-lesson-over = The Unit of his General is gone, and with it the battle. A line holds in front and breaks from behind. Now a first battle of your own: three Units a side, drawn up already.

# The figures of `cannae balance battle`.
battle-figure-hits = rounds that hit
battle-figure-guarded = rounds Guarded
battle-figure-drawn = rounds drawn
battle-figure-unarmed = rounds won without missiles
battle-figure-harmless = rounds in which neither could hurt
battle-figure-exhausted = Main Units lost in rounds to their own over-exertion
battle-figure-rounds = rounds a game
battle-figure-periods = Periods a game
battle-figure-decisions = real decisions a player
battle-figure-forced = decisions with one answer
battle-figure-limit = games that ran into the Period limit
battle-figure-rear = games with a rear attack
battle-figure-neighbours = games with a fight between neighbours
battle-figure-card = { $thing } laid, of all cards laid
battle-figure-plan = games in which { $thing } was Promoted

# Puzzles
battle-puzzle-question = Which card is safest, whatever the enemy lays?
battle-puzzle-about = Reckoned for this round and both Main Units: how much better or worse yours holds afterwards (MP less Damage) than his.
battle-puzzle-worst = { $count ->
        [0] At worst he lays { $card }, and neither gains.
       *[other] At worst he lays { $card }.
    }

# What decided a battle.
battle-fuller = A whole battle
battle-report-lead = who had lost less, fight by fight
battle-report-lost = { $unit } is lost
battle-report-fight = { $place }, { $level }
battle-report-text = Period { $period }, { $red } against { $blue }. Troops fallen: Red { $ours }, Blue { $theirs }.
battle-report-captured = { $side } takes the General
battle-report-captured-text = Period { $period }, { $place }.
battle-report-struck = Blows landed
battle-report-fallen = Troops lost
battle-report-units = Units lost
