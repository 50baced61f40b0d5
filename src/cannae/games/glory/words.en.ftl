# Field of Glory: the Card Game.

glory-name = Field of Glory: the Card Game
glory-tagline = Five columns, two armies drafted in secret, hidden hands and Bonus cards: hold three columns to win.
glory-credit = Designed by Martin Wallace (Treefrog Games), after the miniatures rules by Richard Bodley Scott. Unofficial; all words and pictures here are our own.

# Cards and terrain.
glory-card = { $type } { $points }
glory-no-card = no card
glory-type-elephant = elephants
glory-type-spear = spears
glory-type-pike = pikes
glory-type-heavy_infantry = heavy infantry
glory-type-medium_infantry = medium infantry
glory-type-cavalry = cavalry
glory-type-archers = archers
glory-type-light_infantry = light infantry
glory-type-light_cavalry = light cavalry
glory-type-commander = Commander
glory-type-overlap = Overlap
glory-type-reserves = Reserves
glory-terrain-plain = plain
glory-terrain-rough = rough
glory-terrain-woods = woods
glory-terrain-hill = hill

# What is printed on a card beside its numbers.
glory-note-against = { $number } attacking { $type }
glory-note-second = { $number } attacking as a pair
glory-note-beside = may stand with { $types }
glory-note-beside-any = may stand with any unit
glory-note-rampage = rampages when lost in a defeat
glory-note-ties = { $where ->
        [lead] wins ties when it leads the defence
       *[column] wins ties when it stands in the defence
    }
glory-note-commander = command points only
glory-note-overlap = when attacking, +1 for each unopposed unit next to it that costs 3 or less
glory-note-reserves = as an action, draw three cards
glory-ground-cost = each unit placed here costs { $number } more
glory-ground-lead = leading { $types } { $number }
glory-ground-defender = { $when ->
        [controlled] { $number } for the defender once anybody controls it
        [always] { $number } for the defender
       *[defender] { $number } for a defender who controls it
    }

# Options.
glory-option-deck = A deck of one’s own: a deck file, embedded whole in the record (chapter 11)
glory-option-setup = Armies (2.3, 2.5)
glory-option-setup-draft = drafted in secret
glory-option-setup-quick = ready-made
glory-option-first = First player (10.9)
glory-option-first-random = by lot
glory-option-first-red = Red
glory-option-first-blue = Blue
glory-option-flank = Flank condition (10.1)
glory-option-flank-english = as in English
glory-option-flank-german = as printed in German
glory-option-flank_order = Order in flank attacks (10.2)
glory-option-flank_order-bonus = Bonus card first
glory-option-flank_order-withdrawal = withdrawal first
glory-option-spear_ties = Spears win ties (10.3)
glory-option-spear_ties-lead = when they lead the defence
glory-option-spear_ties-column = when they stand in the defence
glory-option-spear_ties-never = never
glory-option-cavalry = Cavalry has −2 against (10.4)
glory-option-cavalry-elephants = elephants
glory-option-cavalry-cavalry = cavalry
glory-option-cavalry-none = nobody
glory-option-hill = Hill gives a defender +1 (10.5)
glory-option-hill-defender = who controls it
glory-option-hill-controlled = when anybody controls it
glory-option-hill-always = always
glory-option-discards = Discard piles (10.6)
glory-option-discards-open = open to both
glory-option-discards-owner = for their owner only
glory-option-overpay = Paying with more cards than needed (10.7)
glory-option-zero_cost = A price of nothing (10.8)
glory-option-zero_cost-free = costs nothing
glory-option-zero_cost-card = costs a card
glory-option-flank_ties = A tie in a flank attack discards (10.10)
glory-option-flank_ties-fighters = all who fought
glory-option-flank_ties-column = all in the attacked column
glory-option-second_cards = More cards for the side that does not begin (10.11)

# What to do now.
glory-phase-draft = { $kept ->
        [0] Keep two of these four cards (2.3).
       *[other] Keep one more of these cards (2.3).
    }
glory-phase-trim = Two of your units hold a column alone: discard one (4.4).
glory-phase-flank = Attack in the flank, or go on to your actions (5.3).
glory-phase-action = { $state ->
        [room] Now place a unit in column { $column }, where you made room (6.6).{ $due ->
                [0] {""}
               *[other] {" "}So far { $due } is to pay.
            }
        [unpaid] Pay { $due }: pick cards worth { $due } ({ $purse } in all), or place more units first (6.7).
        [card] What you placed costs nothing, yet one card: pay with any card from your hand, or place more units first (10.8).
       *[free] Place units, attack, play Reserves, or go on to draw (6.1).
    }
glory-phase-pay = { $state ->
        [paid] All is paid. Discard more cards, or say that you are done (10.7).
       *[unpaid] Pay { $due } more: pick cards worth { $due } ({ $purse } in all) (6.7).
    }
glory-phase-overlap = Play Overlap on this attack, or go on (7.2).
glory-phase-bonus = Take a Bonus card for your attack (7.3).
glory-phase-withdraw = You are attacked. Withdraw units, or stand (7.5).
glory-phase-defence = Take a Bonus card for your defence, or none (7.7).
glory-phase-lead = Name the unit that leads your defence (7.8).
glory-phase-spare = The enemy has withdrawn: discard one of your two units (7.6).
glory-phase-draw = Draw three cards, or discard one for as many as its command points (8.1).
glory-phase-drop = Discard down to nine cards (8.3).
glory-phase-over = The battle is over.

# Choices.
glory-do-keep = Keep { $card }
glory-do-trim = Discard { $card } in column { $column }
glory-do-flank = Attack the flank of column { $column }, led by { $card } from the front
glory-do-flank-from = Attack the flank of column { $column }, led by { $card } from column { $source }
glory-do-place = Place { $card } in column { $column } for { $cost }
glory-do-clear = Discard { $card } in column { $column } to replace it
glory-do-pay = Pay with { $card }
glory-do-attack = Attack column { $column }, led by { $card }
glory-do-reserves = Play Reserves
glory-do-overlap = Play Overlap{ $bonus ->
        [0] {""}
       *[other] {" "}for +{ $bonus }
    }
glory-do-bonus = { $card } as Bonus card
glory-do-bonus-top = The top of the deck as Bonus card
glory-do-bonus-none = No Bonus card
glory-do-withdraw = Withdraw { $card }
glory-do-stand = Stand and fight
glory-do-lead = { $card } leads
glory-do-spare = Discard { $card }
glory-do-draw = Draw three cards
glory-do-trade = Discard { $card } and draw { $points }
glory-do-drop = Discard { $card }
glory-do-done = Done
glory-do-done-flank = Done: no more flank attacks
glory-do-done-action = Done: go on to draw cards
glory-do-done-pay = Done: pay no more
glory-do-done-overlap = Done: without Overlap
glory-do-nothing = Nothing that can be done

# What happened.
glory-event-quick-start = Both sides take the ready-made army.
glory-event-first-player = { $side } begins.
glory-event-turn = Turn { $turn }: { $side }.
glory-event-advance = { $side } advances and controls column { $column }.
glory-event-trim = { $side } discards { $card } from column { $column }.
glory-event-shuffle = { $side } shuffles the discard pile into a new deck{ $times ->
        [1] : the first shuffle
        [2] : the second shuffle
       *[other] {" "}once more
    }.
glory-event-drew = { $side } draws { $count ->
        [one] one card
       *[other] { $count } cards
    }.
glory-event-drew-cards = You draw { $cards }.
glory-event-drew-nothing = { $side } has nothing left to draw.
glory-event-place = { $side } places { $card } in column { $column }.
glory-event-clear = { $side } discards { $card } in column { $column } to make room.
glory-event-pay = { $side } pays with { $card }.
glory-event-reserves = { $side } plays Reserves.
glory-event-attack = { $side } attacks column { $column }, led by { $card }.
glory-event-flank-attack = { $side } attacks column { $column } in the flank, led by { $card }.
glory-event-overlap = { $side } plays Overlap: +{ $bonus }.
glory-event-bonus-laid = You lay { $card } as Bonus card.
glory-event-bonus-laid-hidden = { $side } lays a Bonus card from the hand.
glory-event-bonus-drawn = You draw { $card } as Bonus card.
glory-event-bonus-drawn-hidden = { $side } draws a Bonus card from the deck.
glory-event-bonus-wasted = { $side } discards the Bonus card, { $card }.
glory-event-no-bonus = { $side } takes no Bonus card.
glory-event-withdraw = { $side } withdraws { $card } from column { $column }.
glory-event-spare = { $side } discards { $card } from column { $column }.
glory-event-lead = { $card } leads { $side }’s defence.
glory-event-combat = Combat in column { $column }. { $attacker }, { $lead }: { $attack } ({ $attack-items }). { $defender }, { $answer }: { $defence } ({ $defence-items }). { $result ->
        [attacker] { $attacker } wins.
        [defender] { $defender } wins.
        [spears] A tie, and the spears hold: { $defender } wins.
       *[tie] A tie: all fall back.
    }
glory-event-control = { $change ->
        [taken] { $side } takes control of column { $column }.
        [lost] { $side } loses control of column { $column }: nobody controls it now.
        [kept] { $side } still controls column { $column }.
       *[nobody] Nobody controls column { $column }, as before.
    }
glory-event-rampage = The elephants run wild: { $side } also loses { $card }.
glory-event-second-discarded = { $side } discards { $card } from column { $column }.
glory-event-trade = { $side } discards { $card } for new cards.
glory-event-drop = { $side } discards { $card }.
glory-event-end-terrain = { $winner } controls three columns or more and wins the battle.
glory-event-tired = Both sides have shuffled twice: the battle ends and is scored.
glory-event-last-turn = Turn { $turn } is over: the battle ends and is scored.
glory-event-end-scoring = { $winner } controls more columns, { $won } to { $lost }, and wins.
glory-event-end-victory-points = Both control as many columns. { $winner } has more victory points, { $won } to { $lost }, and wins.
glory-event-end-drawn = Both control as many columns and have as many victory points: a draw.

# Items of a combat strength.
glory-item = { $name } { $number }
glory-item-value = value
glory-item-bonus = Bonus card
glory-item-bonus-card = Bonus card ({ $card })
glory-item-second = second unit
glory-item-pair = both { $type }
glory-item-against = against { $type }
glory-item-flank = flank
glory-item-overlap = Overlap

glory-outcome-terrain = by three columns
glory-outcome-scoring = by more columns
glory-outcome-victory-points = by victory points
glory-outcome-drawn = level in columns and points

# Why greedy would.
glory-why-draft = Strong for this ground, or simply strong.
glory-why-place = To hold or contest this column.
glory-why-attack = The odds are good.
glory-why-withdraw = It would be lost here.
glory-why-bonus = Enough to turn this combat, and no dearer than needed.
glory-why-cards = The card that will be missed least.
glory-why-draw = The best exchange of cards.
glory-why-done = Nothing better is left to do.
glory-reckoned-attack = { $which ->
        [best] With your best Bonus card ({ $points })
       *[this] With it
    } you win against { $win } of 100 cards that he may well lay{ $tie ->
        [0] .
       *[other] {" "}and are level against { $tie }.
    }
glory-reckoned-defence = { $which ->
        [best] With your best Bonus card ({ $points })
       *[this] With it
    } you hold against { $win } of 100 cards that he may well lay{ $tie ->
        [0] .
       *[other] {" "}and are level against { $tie }.
    }

# The board.
glory-board-turn = Turn { $turn }: { $side }
glory-board-draft = The armies are being chosen
glory-board-over = { $winner ->
        [none] A draw
       *[other] { $winner } has won
    }
glory-board-side = { $side } · columns { $terrain } · victory points { $score } · shuffles { $shuffles }/2
glory-board-piles = hand { $hand } · deck { $deck } · discard { $discard }
glory-board-note = { $code }: { $notes }
glory-board-pile-deck = Still in your deck: { $cards }
glory-board-pile-discard = Discard pile of { $side }: { $cards }
glory-board-pile-victory = Victory pile of { $side }: { $cards }
glory-board-unit = { $card } v{ $value } m{ $cost }
glory-board-side-draft = { $side }   { $state ->
        [ready] ready
       *[deciding] deciding
    }
glory-board-hand = Your hand
glory-board-empty = empty
glory-board-heading-card = card
glory-board-heading-points = pts
glory-board-heading-value = val
glory-board-heading-cost = cost 1–5
glory-board-heading-victory = VP
glory-board-heading-move = mov
glory-board-heading-flank = flank
glory-board-due = Still to pay: { $due }
glory-board-packet = Packet { $number } of { $packets }: keep { $kept ->
        [0] two
       *[other] one more
    }
glory-board-kept = Kept so far ({ $count }): { $cards }
glory-board-taken = Kept from this packet: { $card }
glory-board-combat = { $side } attacks column { $column }{ $flank ->
        [yes] {" "}in the flank, from column { $source }
       *[no] {""}
    }
glory-board-attack = Attack { $card }{ $against ->
        [all] {""}
       *[other] {" "}against { $against }
    }: { $items } = { $total }{ $hidden ->
        [yes] {" "}+ hidden Bonus card
        [open] {" "}+ Bonus card to come
       *[no] {""}
    }
glory-board-defence = Defence { $card }: { $items } = { $total }{ $hidden ->
        [yes] {" "}+ hidden Bonus card
        [open] {" "}+ Bonus card, if any
       *[no] {""}
    }{ $ties ->
        [yes] , wins a tie
       *[no] {""}
    }

# The position as sentences.
glory-spoken-side = { $side } controls { $terrain ->
        [one] one column
       *[other] { $terrain } columns
    } and has { $score ->
        [one] one victory point
       *[other] { $score } victory points
    }. Hand { $hand }, deck { $deck }, discard pile { $discard }, shuffles { $shuffles } of 2.
glory-spoken-side-draft = { $side } is { $state ->
        [ready] ready
       *[deciding] still choosing
    }.
glory-spoken-column = Column { $number }, { $terrain }, controlled by { $control ->
        [nobody] nobody
       *[other] { $control }
    }. { $near }: { $here }. { $far }: { $there }.
glory-spoken-empty = Column { $number }, { $terrain }, controlled by { $control ->
        [nobody] nobody
       *[other] { $control }
    }, without units.
glory-spoken-grounds = The columns from 1 to 5: { $grounds }.
glory-spoken-nobody = no unit
glory-spoken-unit = { $name } { $points } ({ $card }, value { $value }, cost { $cost })
glory-spoken-card = { $card }, { $name }, command points { $points }{ $kind ->
        [order] {""}
        [packet] , combat value { $value }, movement cost { $cost }, flank penalty { $flank }, victory points { $victory }
       *[hand] , combat value { $value }, movement cost { $cost }, victory points { $victory }; in columns 1 to 5 for { $costs }
    }{ $copies ->
        [one] {""}
       *[other] ; { $copies } such cards
    }.

# Refusals.
glory-bad-choice = “{ $text }” is no choice in this game. For example: place HI3 at 2, pay CO5, attack 3 with HI3, bonus top, done.
glory-bad-position = This is no position of the game; the trouble is at “{ $word }”.

# Decks of one’s own.
command-deck = Look into a deck of one’s own for Field of Glory: the Card Game.
help-deck-action = check: say everything that is wrong with the file
help-deck-file = a deck file; see docs/glory.md
glory-deck-good = { $name }: { $cards } cards in { $types } types, armies of { $army }, { $terrain } terrain cards. Fingerprint { $fingerprint }.
glory-deck-marks = { $known } numbers are marked as known, { $doubtful } as doubtful, { $unmarked } not at all.
glory-deck-bad = { $count ->
        [one] One thing is wrong with this deck:
       *[other] { $count } things are wrong with this deck:
    }
glory-deck-unnamed = A deck without a name
glory-deck-top = the file itself
glory-deck-long = The file is longer than { $longest } characters.
glory-deck-toml = The file is not readable as TOML{ $line ->
        [none] {""}
       *[other] , line { $line }, column { $column }
    }: { $reason }.
glory-deck-fingerprint = The fingerprint in this deck is not that of its cards.
glory-deck-field = { $where }: there is no field “{ $field }”.
glory-deck-name = { $where }: a name is 1 to 40 printable characters.
glory-deck-heading = “{ $heading }” should be a list of tables, each beginning with [[{ $heading }]] (or one table [quick]).
glory-deck-too-many-types = A deck has at most { $types } types of cards and { $terrains } kinds of terrain.
glory-deck-no-units = A deck needs at least one [[unit]].
glory-deck-id = { $where }: the id should be 1 to 24 small letters and underscores, beginning with a letter.
glory-deck-code = { $where }: the code should be two capital letters.
glory-deck-mark = { $where }: “{ $mark }” should be a list of names of numbers.
glory-deck-marked = { $where }: “{ $field }” under “{ $mark }” is not one of its numbers.
glory-deck-marked-twice = { $where }: “{ $field }” is marked twice.
glory-deck-points = { $where }: the points should be a list of whole numbers from 0 to { $highest }, one for each card.
glory-deck-missing = { $where }: “{ $field }” is missing.
glory-deck-misplaced = { $where }: a card with a role belongs under [[card]], not under [[unit]].
glory-deck-number = { $where }: “{ $field }” should be a whole number from { $lowest } to { $highest }.
glory-deck-flag = { $where }: “{ $field }” should be true or false.
glory-deck-beside = { $where }: “beside” should be a list of units.
glory-deck-stranger = { $where }: “{ $field }” names “{ $other }”, which is no unit of this deck.
glory-deck-role = { $where }: the role should be one of { $roles }.
glory-deck-modifiers = { $where }: “{ $field }” should be a table of units and numbers.
glory-deck-twice = The { $field } “{ $value }” stands there twice.
glory-deck-total = The deck has { $total } cards; it should have { $fewest } to { $most }, a multiple of four.
glory-deck-reserves = The deck has { $total } Reserves; more than { $most } would let a turn go on for ever.
glory-deck-terrain = The deck has { $total } terrain cards; five are needed.
glory-deck-quick-stranger = quick: the deck has no “{ $other }”.
glory-deck-quick-list = quick: “{ $type }” should be a list of the command points of its cards.
glory-deck-quick-card = quick: the deck has no { $type } with { $points } points left for the ready-made army.
glory-deck-quick-total = quick: the ready-made army has { $total } cards; it should have { $half }.

# A first battle, led by the hand.
glory-lesson-place = Five columns lie between the armies. Hold three of them at the beginning of your turn and you win. Begin with cavalry: touch the one with 3 in its circle, then column 2.
glory-lesson-centre = The big number is a unit’s combat value; the number in the circle, its command points, is what the card is worth as payment. Place the medium infantry in column 3 as well.
glory-lesson-pay = Two units for 2 + 3. You pay with other cards from your hand: a Commander is worth exactly 5. Touch it to pay.
glory-lesson-done = That is all for now. Say that you are done.
glory-lesson-draw = At the end of a turn you draw three cards, or trade one for as many as its command points. Draw three.
glory-lesson-withdraw = Blue attacks your cavalry with heavy infantry: 4, less 2 against cavalry, and a hidden Bonus card on top, against your 3. But your riders are quicker: their cost is lower. Withdraw them before they are lost.
glory-lesson-advance = Your turn: nobody stands against your infantry, so it has advanced and holds column 3. Now meet the enemy: place your heavy infantry (4 in the circle) in column 2.
glory-lesson-second = Light infantry in column 4 is easy prey. Place your cavalry against it.
glory-lesson-price = The price is 4 + 2. Pay with the light infantry that is worth 4 …
glory-lesson-rest = … and the pikes that are worth 2. What you give away is gone from this hand, but not for ever: it will be shuffled back.
glory-lesson-attack = A unit may attack at once. Touch your cavalry, then column 4: it leads the attack.
glory-lesson-overlap = Your infantry in column 3 stands free beside this fight. Overlap makes it count: play the card for +1.
glory-lesson-bonus = An attacker needs a Bonus card: its command points are added, and the enemy does not see it. Lay the heavy infantry that is worth 2.
glory-lesson-won = Six to one! The beaten go to your victory pile, and column 4 is yours. Say that you are done.
glory-lesson-again = Draw three cards again. Trading would bring as many as the points of the card you give away: five for a Commander, but no more than three for any card you hold now.
glory-lesson-flank = Now the blow from the side. Blue’s infantry in column 2 has your free column 3 next to it: a flank attack, worth +2. Touch your heavy infantry, then column 2.
glory-lesson-hammer = Strengthen it: lay a medium infantry as Bonus card.
glory-lesson-three = Nine to six. You hold columns 2, 3 and 4. Say that you are done.
glory-lesson-hold = Draw three cards. If you still hold three columns when your turn begins, the day is yours.
glory-lesson-over = Blue’s elephants came too late: you hold three columns, and that is victory. Next time, draft an army of your own.

# What an inspector says about a card.
glory-about-value = Combat value { $value }, worth { $victory ->
    [0] nothing
    [one] one victory point
   *[other] { $victory } victory points
} to the enemy
glory-about-move = Movement cost { $cost }{ $flank ->
    [0] , in flank columns too
   *[other] , in a flank column { $flank } more
}
glory-about-plain = Open ground

# On the board of the page.
glory-page-card = { $name }, value { $value }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
glory-page-order = { $name }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
glory-page-points = Command points: { $points }
glory-page-costs = Costs in columns 1 to 5: { $costs }
glory-page-column = Column { $number }, { $terrain }, { $control }
glory-page-control = controlled by { $side }
glory-page-nobody = controlled by nobody
glory-page-unit = { $side } in column { $column }: { $card }
glory-page-price = for { $cost }
glory-page-act-both = Place a unit, attack with one{ $reserves ->
        [0] {""}
       *[other] , play Reserves
    }, or go on to draw (6.1).
glory-page-act-place = Place a unit{ $reserves ->
        [0] {""}
       *[other] , play Reserves
    }, or go on to draw (6.1).
glory-page-act-attack = Attack with a unit{ $reserves ->
        [0] {""}
       *[other] , play Reserves
    }, or go on to draw (6.1).
glory-page-act-none = { $reserves ->
        [0] No unit can be placed or attack: go on to draw (6.1).
       *[other] No unit can be placed or attack: play Reserves, or go on to draw (6.1).
    }
glory-page-army = Your army so far: { $count } of { $whole } cards
glory-page-purse = The payment
glory-page-purse-for = To pay for: { $units }
glory-page-purse-given = { $given } of { $price } paid. Touch cards to give them up.
glory-page-purse-left = This card gives { $gives }: then { $left } are missing.
glory-page-purse-exact = This card gives { $gives }: then all is paid.
glory-page-purse-over = This card gives { $gives }: { $lost } more than is needed. There is no change.
glory-page-columns = { $count ->
        [one] column
       *[other] columns
    }
glory-page-score = { $count ->
        [one] point
       *[other] points
    }
glory-page-hand = in hand
glory-page-deck = deck
glory-page-discard = discard
glory-page-shuffles = shuffles
glory-page-piles = Look through the piles
glory-page-combat = Reckoning
glory-page-attack = Attack
glory-page-attack-against = { $lead } against { $enemies }
glory-page-hidden = and a hidden Bonus card
glory-page-ties = wins a tie
glory-page-defence = Defence
glory-page-result-attacker = { $attacker } wins column { $column }.
glory-page-result-defender = { $defender } holds column { $column }.
glory-page-result-spears = A tie, and the spears hold column { $column } for { $defender }.
glory-page-result-tie = A tie: all fall back from column { $column }.
glory-page-reckoned = Combat in column { $column }.

# What speaks against an allowed choice.
glory-doubt-hopeless = Even with your best Bonus card ({ $bonus }) this attack has { $attack } against { $defence }: it cannot win.
glory-doubt-missed = Your attack in column { $column } stands at { $attack } against { $defence } before Bonus cards, and this ends your actions.
glory-doubt-dear = Only { $due } is due and this card pays { $points }; { $card } would do.

# How it went.
glory-report-lead = who held more columns, turn by turn
glory-report-combat = { $attack } to { $defence } in column { $column }
glory-report-combat-text = Turn { $turn }: { $attacker } attacked { $answer } with { $lead }{ $result ->
        [attacker] {" "}and won.
        [tie] , and all fell back.
       *[other] {" "}and was beaten.
    }
glory-report-advance = Column { $column } without a fight
glory-report-advance-text = Turn { $turn }: { $side } advanced where nobody stood in the way.
glory-report-columns = Columns held
glory-report-combats = Combats won
glory-report-placed = Units placed
glory-page-strength = Strength
glory-page-unpaid = not paid
glory-page-cost = costs { $cost }
glory-page-pays = pays
glory-page-plays = to play
glory-page-headline = Turn { $turn } · three columns win
glory-page-drafting = The draft
glory-page-about = Hold three columns at the start of your turn, and you win.
glory-page-draft-about = Each packet gives you two cards. Heavy troops hold columns, light ones move cheaply, and every card can pay.
glory-page-sign-value = what a unit fights with
glory-page-sign-points = what a card is worth when you give it up to pay
glory-page-sign-victory = points for the enemy who beats it

# Scenarios and first games.
glory-scenario-cannae = Cannae, 216 BC
glory-scenario-cannae-about = On the second of August the armies met on the open plain by the Aufidus: no hill, no wood, nothing to lean on. The Romans pressed the thin centre back until the wings closed behind them. You lead Blue; Rome strikes first.
glory-minutes = 15 minutes
glory-fuller = Draft your own army
glory-page-draft-good = Strong units win columns, cheap ones arrive early, and every card also pays: keep a mixture.
glory-page-good-strong = Strong: fights with { $value } and holds what it stands on.
glory-page-good-cheap = Cheap: there for { $cost }, in time anywhere.
glory-page-good-pays = Pays: worth { $points } when it is given up.
glory-page-good-even = Fights with { $value } for a cost of { $cost }.
glory-page-here = { $number } in front in column { $column }, { $terrain }
glory-page-draft-suggest = Take the suggested cards
glory-page-draft-finish = Finish the draft for me

# Puzzles
glory-puzzle-question = Which attack is won most often?
glory-puzzle-about = You lay your best Bonus card; the enemy withdraws where he can and answers as well as his cards allow, and a tie is not won.
glory-puzzle-evaded = The enemy withdraws: all he has there costs less than { $cost }.
glory-puzzle-holds = { $attack } against { $defence } before his card: he needs a { $holds } or better, from his hand or the top of his deck.
glory-puzzle-hopeless = { $attack } against { $defence } before his card: it is not won even if he lays nothing.
glory-puzzle-drawn = Best with a Bonus card from the top of your deck.
glory-fact-column = column
