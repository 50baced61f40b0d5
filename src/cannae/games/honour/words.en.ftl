honour-name = Field of Honour
honour-tagline = A battle in two minutes with a pack of cards: lay five spaces in secret, then turn them over pair by pair.
honour-credit = After “Field of Honour, Rapid Play Battlefield Card Game”, version 1 of January 2007, author unknown. Unofficial; all words and pictures here are our own.

honour-card = { $rank }{ $suit ->
        [S] ♠
        [H] ♥
        [D] ♦
       *[C] ♣
    }
honour-joker = Joker
honour-joker-short = Jkr
honour-special-a = Aces
honour-special-k = Kings
honour-special-q = Queens
honour-special-j = Jacks
honour-special-joker = Jokers

# What to do now.
honour-phase-select = Take your extra cards from the pack.
honour-phase-deploy = Lay your battle line: one or two cards in each of the five spaces, then say it stands.
honour-phase-exchange = Play a special on this pair, or pass.
honour-phase-fresh = You have drawn. Play one of the fresh specials at once, or keep them.
honour-phase-over = The match is over.
honour-state-deciding = deciding
honour-state-ready = ready
honour-state-waiting = waiting

# Choices.
honour-do-place = { $card } to space { $space }
honour-do-done = The line stands
honour-do-pass = Pass
honour-do-decline = Keep the fresh cards
honour-do-take = Take { $card } from the pack
honour-do-draw = { $card }: draw two cards
honour-do-rob = { $card }: the enemy loses a random card
honour-do-lift = { $card }: one point more
honour-do-next = { $card }: change places with the next space
honour-do-back = { $card }: change places with the space before
honour-do-swap = { $card }: change sides with the enemy’s cards
honour-do-double = { $card }: double the value
honour-do-nothing = Nothing that can be done

# What happened.
honour-event-battle = Battle { $number }. { $dealer } deals.
honour-event-dealt = { $side } receives { $count } cards.
honour-event-dealt-own = You are dealt { $cards }.
honour-event-selected = You take { $card } from the pack.
honour-event-placed = You lay { $card } in space { $space }.
honour-event-ready = { $side } is ready.
honour-event-line = { $side }’s line stands: { $sizes } cards from space 1 to 5.
honour-event-pair = Pair { $pair }: Red shows { $red } ({ $red_value }), Blue shows { $blue } ({ $blue_value }).
honour-event-pair-won = { $side } wins pair { $pair }: Red { $red }, Blue { $blue }.
honour-event-pair-drawn = Pair { $pair } is drawn, { $red } to { $blue }.
honour-event-pass = { $side } passes.
honour-event-decline = { $side } keeps the fresh cards.
honour-event-draw = { $side } plays { $card } and draws.
honour-event-rob = { $side } plays { $card } for ill luck.
honour-event-lift = { $side } plays { $card }: one point more.
honour-event-next = { $side } plays { $card } and changes places with the next space.
honour-event-back = { $side } plays { $card } and changes places with the space before.
honour-event-swap = { $side } plays { $card }: the cards change sides.
honour-event-double = { $side } plays { $card }: the value is doubled.
honour-event-drawn = { $side } draws { $count ->
        [one] one card
       *[other] { $count } cards
    }.
honour-event-drawn-own = You draw { $cards }.
honour-event-robbed = { $side } loses { $card }.
honour-event-battle-won = { $side } wins the battle. Pairs: Red { $red }, Blue { $blue }.
honour-event-battle-drawn = The battle is drawn; pairs { $red } to { $blue }.
honour-event-battle-again = The battle is drawn, { $red } to { $blue }, and is fought again.
honour-event-score = Score: Red { $red }, Blue { $blue }.
honour-event-match-won = { $side } wins the match: Red { $red }, Blue { $blue }.
honour-event-match-drawn = The match is drawn, { $red } to { $blue }.
honour-event-match-lot = Level at { $red } to { $blue }; chance names { $side } the winner.

honour-outcome-points = on points
honour-outcome-drawn = level on points
honour-outcome-lot = by lot

# The board.
honour-board-battle = Battle { $number }{ $of ->
        [0] {""}
       *[other] {" "}of { $of }
    } · Red { $red }:{ $blue } Blue
honour-board-dealer = dealer
honour-board-count = { $count } in hand
honour-board-stack = stack { $count } · discard { $gone }
honour-board-side = { $side } · pairs { $won } · { $state }
honour-board-hand = Hand ({ $count }): { $cards }
honour-board-drawn = drawn
honour-spoken-stack = Stack { $count }, discard empty.
honour-spoken-discard = Stack { $count }, discard { $gone }: { $cards }.
honour-spoken-open = Space { $number }: Red { $red }; Blue { $blue }.
honour-spoken-won = Space { $number }, won by { $side }: Red { $red }; Blue { $blue }.
honour-spoken-drawn = Space { $number }, drawn: Red { $red }; Blue { $blue }.
honour-spoken-covered = hidden
honour-spoken-empty = empty
honour-spoken-face-down = face down, { $count ->
        [one] one card
       *[other] { $count } cards
    }
honour-spoken-worth = { $cards }, worth { $value }
honour-spoken-under = { $cards } under { $laid }, worth { $value }

# Why the greedy player would do it.
honour-why-take = The strongest card left in the pack.
honour-why-place = High cards hold the line; a few specials are kept back.
honour-why-done = Nothing left in hand would make the line stronger.
honour-why-ahead = You are ahead: make the enemy spend a card.
honour-why-nothing = Nothing in hand turns this pair.
honour-why-turn = The cheapest special that puts you ahead.
honour-why-cards = Nothing in hand turns this pair, but fresh cards may.
honour-reckoned-stands = The pair stands at { $mine } to { $theirs }.
honour-reckoned-comes = The pair stands at { $mine } to { $theirs }, and with it at { $then_mine } to { $then_theirs }.

# Options.
honour-option-length = Length of the match
honour-option-length-battles = a number of battles
honour-option-length-points = up to a score
honour-option-battles = Battles
honour-option-points = Points to reach
honour-option-first_dealer = First dealer
honour-option-first_dealer-random = by lot
honour-option-first_dealer-red = Red
honour-option-first_dealer-blue = Blue
honour-option-closing = A pair closes
honour-option-closing-two_passes = after two passes in a row
honour-option-closing-uncountered = when a special is not countered
honour-option-redeploy = The King redeploys
honour-option-redeploy-forward = with the next space only
honour-option-redeploy-either_way = with either neighbour
honour-option-needs_winner = Drawn battles are fought again
honour-option-hand_red = Cards dealt to Red
honour-option-hand_blue = Cards dealt to Blue
honour-option-extra_red = Extra cards Red chooses
honour-option-extra_blue = Extra cards Blue chooses
honour-option-removed = Cards taken out of the pack
honour-option-sure_red = Cards Red is sure to get
honour-option-sure_blue = Cards Blue is sure to get

# What is wrong.
honour-bad-choice = “{ $text }” is no choice in this game. Write for example 7S@3, done, pass, or JC double.
honour-bad-position = This is no position of Field of Honour: “{ $text }”
honour-option-idle = The option “{ $option }” counts only with length={ $option }: add “--option length={ $option }”, or leave it out.
honour-option-card = In “{ $option }”, “{ $card }” is no card. Write cards like 7S, 10H, QD or X1.
honour-option-twice = In “{ $option }” a card is named that was named before.
honour-option-extras = Only one side may choose extra cards (rule 2.4).
honour-option-hand = { $side } would hold { $size } cards; 15 is the most (rule 2.3).
honour-option-sure = More cards are promised to { $side } than the { $size } it is dealt (rule 2.5).
honour-option-pack = The pack has { $left } cards left but { $needed } are to be dealt.

# A first battle, led by the hand.
honour-lesson-lay = Ten cards, five spaces. Each space will meet the one opposite, and the higher value wins that pair. Begin with a sacrifice: touch the 6♠, then space 1.
honour-lesson-high = High numbers win pairs by themselves. Lay the 9♥ in space 2.
honour-lesson-seven = Small cards need company. First the 7♣ into space 3 …
honour-lesson-share = … and now the 3♦ on top of it: two cards may share a space if together they make 10 at most.
honour-lesson-joker = A Joker alone is worth 15, more than any other card. It will hold space 4.
honour-lesson-keep = The last space: the 8♠. The King, Queen, Jack and Ace would be worth 10 each here, but they can do far more from your hand. Keep them.
honour-lesson-stands = All five spaces are filled. Say that your line stands, and the battle begins.
honour-lesson-behind = Pair 1 is turned over: your 6 against a Queen, 10. Not every pair is worth a special. Pass, and let this one go.
honour-lesson-ahead = Pair 2: your 9 beats the 8. You are ahead, so simply pass. Two passes in a row close a pair.
honour-lesson-king = Pair 3 is level, ten against ten. A King leads from the front: one point more. Touch the K♥, then “one point more”.
honour-lesson-close = Eleven to ten, and Blue has no answer. Pass, and the pair is yours.
honour-lesson-wait = Pair 4: your Joker, 15, against a King. You are ahead. Pass and see what Blue does.
honour-lesson-queen = A Jack! Blue’s King is doubled to 20. But you hold a Queen: she makes both spaces change sides, Jack and all. Play her.
honour-lesson-yours = Now the 20 is yours. Pass to close the pair.
honour-lesson-ace = Pair 5: your 8 against a 9. You could answer at once, but try your luck first: an Ace draws two cards.
honour-lesson-fresh = Two fresh cards. A special among them could be played on the spot; these you keep.
honour-lesson-jack = And now the Jack: he doubles the value of your space. Twice eight is sixteen!
honour-lesson-last = Sixteen to nine. Pass for the last time.
honour-lesson-over = Four pairs to one: the battle is yours. A match is six of these. Now lay a line of your own!

# What an inspector says about a card.
honour-about-worth = Worth { $value } in the line
honour-about-j = From the hand: doubles your value
honour-about-q = From the hand: both sides’ cards change places
honour-about-k = From the hand: one point more while level, or change places with the next space
honour-about-a = From the hand: draw two cards, or the enemy loses one
honour-about-joker = From the hand: an Ace, a King, a Queen or a Jack, as you like

# On the board of the page.
honour-page-hidden = a card face down
honour-page-covered = not to be seen yet
honour-page-empty = empty
honour-page-space = { $side }, space { $number }: { $what }
honour-page-pair = Pair { $number }
honour-page-pairs = Pairs won: { $won }
honour-page-pack = The pack
honour-page-about = Lay one or two cards in each of the five spaces; two make 10 at most. Higher wins a pair, most pairs win the battle.
honour-page-pair-of = Pair { $number } of 5
honour-page-battle = Battle { $number }{ $of ->
        [0] {""}
       *[other] {" "}of { $of }
    } · you { $mine }:{ $theirs } enemy
honour-page-leading = You are ahead: { $high } against { $low }
honour-page-won = You win pair { $pair }, { $high } to { $low }.
honour-page-taken = { $side } wins pair { $pair }, { $high } to { $low }.
honour-page-ahead = { $side } is ahead: { $high } against { $low }
honour-page-level = Level: { $value } against { $value }
honour-page-special-short = { $card } { $what }
honour-page-specials = What your specials would make of it
honour-page-turned = Pair { $pair } is turned up.
honour-page-closes = Pair { $pair } is decided.
honour-page-chip-lift = +1
honour-page-chip-double = doubled
honour-page-chip-swap = sides change
honour-page-chip-next = next space
honour-page-chip-back = space before
honour-page-chip-draw = draws two
honour-page-chip-rob = robs a card

# What speaks against an allowed choice.
honour-doubt-swap = You are ahead, { $mine } to { $theirs }; changed round it would be { $then_mine } to { $then_theirs }.
honour-doubt-double = Even doubled you stay behind, { $then_mine } to { $then_theirs } (now { $mine } to { $theirs }).
honour-doubt-move = You are not behind, { $mine } to { $theirs }; after the move it would be { $then_mine } to { $then_theirs }.

# How it went.
honour-report-pair = { $red } against { $blue } in pair { $pair }
honour-report-special = { $card } in pair { $pair }
honour-report-turned = { $battle ->
        [0] {""}
       *[other] Battle { $battle }:{" "}
    }Red { $before_red } against Blue { $before_blue } became { $red } against { $blue }.
honour-report-close = A single point decided pair { $pair }.
honour-report-battle = Battle { $number }
honour-report-lead-pairs = who led in pairs
honour-report-lead-points = who led in points, battle by battle
honour-report-pairs = Pairs won
honour-report-battles = Battles won
honour-report-specials = Specials played
honour-report-stands = The match stands at Red { $red }, Blue { $blue }{ $left ->
        [0] .
        [one] , with one battle to go.
       *[other] , with { $left } battles to go.
    }
honour-report-next = On to battle { $number }

# Scenarios and first games.
honour-scenario-cannae = Cannae, 216 BC
honour-scenario-cannae-about = Rome brought the larger army, thirteen cards against ten; Hannibal knew his men. You lead Blue with five specials that are sure to come. Let the middle give way and win with what you kept back.
honour-minutes = 2 minutes a battle
honour-fuller = A match of six

# Puzzles
honour-puzzle-question = The last pair: what wins the battle most often?
honour-puzzle-about = Reckoned over every hand the enemy may hold; he answers as well as his cards allow.
honour-puzzle-pass = It stays { $mine } against { $theirs }, and the enemy may still answer.
honour-puzzle-changed = It becomes { $mine } against { $theirs }; then the enemy may answer.
honour-puzzle-draw = Two new cards may bring a special, or nothing.
honour-puzzle-rob = The enemy loses a card, perhaps the one that matters.
