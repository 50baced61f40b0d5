# The web page.

help-browser = open the page in the browser

page-title = Ancient battles, at your table
page-subtitle = Play against the computer in one click, at one screen with a friend, or across the world.
page-first-battle = Your first battle, led by the hand
page-skip = Skip to the content
page-home = To the start
page-navigation = Places
page-language = Language
page-language-en = English
page-language-de = Deutsch
page-theme-dark = Dark colours
page-theme-light = Light colours
page-motion = Movement on the board
page-games = Games
page-guest = Guest
page-computer = the computer
page-open-seat = an open seat
page-you = you
page-here = connected
page-away = away

page-play-now = Play now
page-play-now-game = Play now: { $game }
page-other-ways = Other ways…
page-other-ways-game = Other ways to play { $game }
page-rules = Rules
page-rules-of = Rules of { $game }
page-rules-all = The whole rulebook
page-my-tables = My tables
page-your-turn = Your turn
page-their-turn = Their turn
page-waiting-opponent = Waiting for an opponent
page-lobby = Lobby
page-lobby-empty = Nobody is waiting. Open a table under “Other ways…”.
page-watch = Watch
page-watch-empty = No game can be watched just now.
page-replays = Replays
page-replays-empty = Your finished games will stand here.
page-replay-upload = Open a record from a file
page-join = Sit down
page-won = { $side } won
page-drawn = drawn
page-against = against { $name }
page-against-computer = against the computer
page-against-nobody = against whoever comes
page-against-self = two at one screen
page-you-won = you won
page-you-lost = you lost

page-opponent = Against whom?
page-opponent-hotseat = a friend at this screen
page-opponent-invited = a friend with a link
page-opponent-lobby = anyone in the lobby
page-opponent-computer = the computer
page-level = Level
page-level-random = a beginner
page-level-greedy = a captain
page-level-gaius = Gaius, a recruit
page-level-syphax = Syphax, a fair-weather friend
page-level-varro = Varro, who is rash
page-level-marcellus = Marcellus, solid
page-level-fabius = Fabius, who makes few mistakes
page-level-scipio = Scipio, who punishes yours
page-level-hannibal = Hannibal, who sets traps
page-side = Your side
page-side-random = by lot
page-clock = Clocks
page-clock-none = none
page-clock-quick = 10 minutes, 5 seconds a move
page-clock-slow = an hour, 30 seconds a move
page-clock-days = 3 days a move
page-watchable = others may watch
page-options = Options of the game
page-armies = Armies and decks
page-own-choose = Choose a file …
page-own-sample = Download a sample to begin with
page-own-forget = Without it
page-begin = Begin
page-cancel = Cancel
page-invite = Send this link to your opponent:
page-copy = Copy the link
page-wait-about = The battle begins as soon as somebody sits down. You may leave: the table stays under “My tables”.

page-account = Your account
page-account-about = You are a guest here, known to this browser alone. With a name and a password you find your games again on any device.
page-account-kept = Your games are kept for you on every device you log in on.
page-account-new = I am new: keep my games
page-account-known = I have an account
page-account-forgotten = I have forgotten my password
page-account-codes = Write these recovery codes down. Each serves once to set a new password, and they are never shown again:
page-name = Name
page-password = Password
page-new-password = New password
page-recovery-code = Recovery code
page-register = Keep my games
page-log-in = Log in
page-log-out = Log out everywhere
page-guest-called = { $name } (guest)
page-list-more = Show more
page-keys = Password and recovery codes
page-old-password = Present password
page-change-password = Change the password
page-renew-codes = New recovery codes
page-password-changed = Your password is changed, and you are logged out everywhere else.
page-codes-renewed = These are your new recovery codes; those of before are void.
page-sessions = Where you are logged in
page-session-here = this browser
page-session-unknown = Unknown browser
page-session-end = Log out there
page-session-end-here = Log out here
page-reports = Your reports
page-report-waits = Waits for an answer.
page-report-closed = Settled.
page-delete = Delete my account
page-delete-about = Your name, password, mail address and codes are forgotten for good. Your games stay for who played them with you, without your name; your seats are lost.
page-delete-sure = Delete it now
page-mail = Mail address
page-letters = Letters when it is your turn
page-letters-want = Write to me
page-letters-asked = We have written to { $mail }. Follow the link in that letter, and it is settled.
page-letters-go = When it is your turn and you are away, a letter goes to { $mail }.
page-letters-stop = No more letters
page-letters-question = Shall we write to { $mail } when it is your turn and you are not at the table?
page-letters-yes = Yes, write to me
page-letters-enough = Shall we write no more to { $mail }?
page-letters-none = No more letters go to { $mail }.

page-connecting = The table is being laid …
page-lost = The connection is lost. It is being sought again; nothing is lost.
page-board = Board
page-hand = Your hand
page-hand-of = { $side }’s hand
page-prompt = What to do now
page-choices = What you may choose
page-tools = Tools
page-log = What happened
page-log-short = Log
page-rule = Rule { $rule }
page-rule-unknown = The rulebook has no such number.
page-close = Close
page-let-go = Let go
page-undo = Undo
page-hint-button = Hint
page-hint = The computer would: { $text }. { $why }
page-text-board = As text
page-more = More
page-notify-on = Tell me when it is my turn
page-notify-off = Do not tell me any more
page-notify-refused = The browser does not allow it. You can change that in its settings for this page.
page-offer-draw = Offer a draw
page-ask-takeback = Ask to take back
page-ask-pause = Ask for a pause
page-resume = Go on
page-keep-passing = Pass until something changes
page-claim = Claim the win
page-claim-draw = Call it a draw
page-ask-bot = Ask the computer again
page-offered-draw = Your opponent offers a draw.
page-offered-takeback = Your opponent asks to take a choice back.
page-offered-pause = Your opponent asks for a pause.
page-accept = Accept
page-decline = Decline
page-resign = Resign
page-resign-sure = Yes, resign
page-rematch = Play again
page-rematch-waits = The next battle is waiting for you, with the seats exchanged.
page-sit-down = Sit down
page-take-away = Take this table away
page-chat = Say something
page-send = Send
page-peace = Peace from the other player
page-mute = Mute their chat
page-unmute = Hear them again
page-block = Never meet them again
page-unblock = Allow them again
page-report = Report
page-report-what = What happened? Who runs this house reads it.
page-blocked = You will not be seated together again, and they can no longer watch you.
page-unblocked = You may meet again.
page-reported = Thank you. Who runs this house will read it.
page-fair = Chance sealed as
page-not-your-turn = It is not your turn.
page-nothing-here = Nothing can be done with this now.
page-why-not = Not now: { $what }.
page-curtain = The screen is for { $side }. The other player looks away.
page-curtain-here = { $side } is here

page-search = Search
page-found = { $count ->
        [one] One rule found
       *[other] { $count } rules found
    }

page-replay = Replay
page-replay-about = Look at any recorded game step by step, with either side’s eyes, and check that its chance was fair.
page-replay-open = Open a record …
page-replay-steps = Steps
page-replay-first = To the beginning
page-replay-turn-back = A turn back
page-replay-back = A step back
page-replay-play = Play
page-replay-stop = Stop
page-replay-next = A step forward
page-replay-turn = A turn forward
page-replay-last = To the end
page-replay-moment = Moment
page-replay-speed = Speed
page-eyes = Eyes
page-eyes-red = Red’s eyes
page-eyes-blue = Blue’s eyes
page-eyes-spectator = A spectator’s eyes
page-eyes-all = Both sides
page-download = Download
page-share = Link to this moment
page-copied = Copied
page-chance-waits = The chance is being sealed.
page-seal-waits = Waiting for { $name } to open the seal on their part of the chance.
page-seal-left = Never begun: { $name } did not open the seal on their part of the chance.
page-seal-elsewhere = Your part of the chance lies sealed on another device or in another browser. Open this table there, and the game begins.
page-not-judged = The rules have changed since; nothing else is wrong.
fair-by-browser = Checked by this browser: the chance holds.
fair-by-browser-wrong = Checked by this browser: something is wrong.
fair-by-server = Checked by the server:
fair-changed = The server shows another commitment than before: its chance is no longer the one it was bound to. Do not play on.
fair-unreadable = This record cannot be read here.
fair-commitment = The seed is the one that was committed to.
fair-commitment-wrong = The seed is not the one that was committed to.
fair-kept = This browser was shown that commitment before the game began.
fair-kept-other = Before the game this browser was shown another commitment.
fair-not-kept = This browser kept no commitment of this game, so when it was made cannot be told here.
fair-own = What you added is in the chance.
fair-own-missing = What you added is not in the chance.
fair-seal = What { $side } showed is what was sealed.
fair-seal-wrong = What { $side } showed is not what was sealed.
fair-draws = All { $count } numbers drawn follow from it.
fair-draws-wrong = The numbers drawn for “{ $stream }” do not follow from it.
fair-nobody-added = No player added chance of their own, so this game is not provably fair.
fair-added = Chance was added by { $sides }.
fair-unsigned = The record is not signed.
fair-signed = The record is signed by this house (key { $key }…).
fair-key-other = The record is signed by another key than this house’s.
fair-signature-wrong = The signature does not belong to this record.
fair-signature-unknown = This browser cannot check signatures; “cannae verify” can.
page-verify = Verify
page-verified = Everything agrees.
page-not-verified = Something is wrong.

# What is wrong with an address or the line, and what to do.
page-offline-title = The server cannot be reached.
page-offline-about = Look at your network. As soon as it is back, this page goes on by itself; nothing of your games is lost.
page-try-again = Try again
page-nowhere-title = There is no such page.
page-nowhere-about = Perhaps the address was cut off or mistyped. Look at it again, or go on from here.
page-nowhere-rules = Pick one of the rulebooks above, or go on from here.
page-invitation-used = This link no longer opens a seat.
page-invitation-advice = Somebody has taken it already, or it was replaced. Ask whoever sent it for a new one, or watch the battle.
page-table-advice = Look at the link again, or ask whoever sent it. Your own battles stand on the first page.
page-replay-advice = A battle can be replayed once it is over; until then it can be watched.
page-odds-link = This link asks for something that does not exist: { $parts }. What is shown leaves it out.
page-odds-anew = Begin anew
page-chat-unread = { $count ->
        [one] one new line of chat
       *[other] { $count } new lines of chat
    }

# A first battle, led by the hand.
page-learn = Learn
page-learn-game = Learn: a first battle of { $game }, led by the hand
page-learn-title = Your first battle
page-learn-watch = Watch what the enemy does.
page-learn-step = Step { $step } of { $steps }
page-learn-stacked = A lesson: the cards are stacked, and the computer follows a plan.
page-learn-again = Once more
lesson-wants = That would be allowed, but this lesson has another plan: { $what }.
lesson-unknown = This game has no lesson.

# Odds and reference of the miniatures game.
page-odds = Odds
page-odds-of = Odds and reference: { $game }
page-odds-a = Battle group A
page-odds-b = Battle group B
page-odds-win = A wins
page-odds-draw = draw
page-odds-lose = A loses
page-odds-margins = Hits of A less hits of B
page-odds-reference = Reference
page-odds-offline = Odds need the server, which cannot be reached now. The reference below works without it.
page-odds-less = Less: { $field }
page-odds-more = More: { $field }
page-odds-preset = Who is battle group { $side }?
page-odds-own-group = A group of your own
page-odds-troops = Change the troops
page-odds-notation = Or in short notation
page-odds-size = { $bases ->
        [one] one base
       *[other] { $bases } bases
    } in { $files ->
        [one] one file
       *[other] { $files } files
    }
page-odds-flags = How { $side } stands
page-odds-situation = Situation
page-odds-readings = How doubtful cells are read
page-odds-readings-why = Where no source decides what the damaged sheet said, the reading is yours to choose.
page-odds-yes = yes
page-odds-no = no
page-odds-views = Odds or reference
page-odds-question = What do you ask?
page-odds-result = The odds
page-odds-brief = The odds in brief
page-odds-no-answer = No odds for this
page-odds-panels = What to show
page-odds-panel-result = Odds
page-odds-panel-situation = Situation
page-odds-what-shooting = Shooting
page-odds-what-impact = Impact
page-odds-what-melee = Melee
page-odds-what-cmt = Move test
page-odds-what-cohesion = Cohesion test
page-odds-what-rally = Rally
page-odds-what-evade = Evade
page-odds-what-death = Death roll
page-odds-figure = Figure
page-odds-line = Line
page-odds-losses = Bases lost
page-odds-cohesion = Cohesion
page-odds-bases = bases left
page-odds-after = After { $moment }: A broken { $a }, B broken { $b }, still fighting { $fighting }
page-odds-topic = Topic
page-odds-all-topics = All topics
page-odds-certainty = How certain the source is
page-odds-clear = Show everything
page-odds-mark-sheet = on the sheet
page-odds-mark-repaired = repaired
page-odds-mark-added = added
page-odds-mark-unverified = unverified
page-odds-field-kind = Type
page-odds-field-armour = Armour
page-odds-field-quality = Quality
page-odds-field-training = Training
page-odds-field-shooting = Missiles
page-odds-field-impact = Arm at impact
page-odds-field-melee = Arm in melee
page-odds-field-bases = Bases
page-odds-field-files = Files
page-odds-field-cohesion = Cohesion
page-odds-field-charging = Charging
page-odds-field-overlaps = Overlapping files
page-odds-field-commander = Commander: troop, field or inspired
page-odds-field-place = Where he is
page-odds-field-disorder = Disorder
page-odds-field-disordered-files = Files in disorder
page-odds-field-terrain = Going
page-odds-field-support = Supporting fire from behind
page-odds-field-support-bases = Bases that support
page-odds-field-support-kind = Who supports
page-odds-field-support-quality = Quality of who supports
page-odds-field-flank = charging flank or rear
page-odds-field-uphill = uphill
page-odds-field-fortified = behind fortifications
page-odds-field-cover = in cover
page-odds-field-engaged = in close combat
page-odds-field-rearward = shooting to the rear
page-odds-field-two-directions = fighting in two directions
page-odds-field-rear-support = rear support
page-odds-field-threatened-flank = flank threatened
page-odds-field-range = Range
page-odds-field-contact = Files in contact
page-odds-field-rounds = Rounds of melee to follow
page-odds-field-losses = Lost bases come off
page-odds-field-cause = Reason to test
page-odds-field-received = Hits received
page-odds-field-inflicted = Hits inflicted
page-odds-field-just-lost = Bases just lost
page-odds-field-phase = Phase
page-odds-field-in-contact = enemy in contact
page-odds-field-more-reasons = more than one reason
page-odds-field-holding-back = would rather not charge
page-odds-field-gap = MU between them
page-odds-field-hits = Hits received
page-odds-field-ending = How it ended
page-odds-now-bases = Bases left
page-odds-now-files = Files now
page-odds-now-terrain = Its own going
page-odds-unset-charging = as named: A
page-odds-unset-disorder = as the going makes it
page-odds-unset-terrain = where the fight is
page-odds-rounds-lowest = none
page-odds-contact-lowest = all
page-odds-disordered-files-lowest = all
page-odds-commander-none = none
page-odds-place-range = in range
page-odds-place-with = with it
page-odds-place-front = in its front rank
page-odds-range-effective = effective
page-odds-range-long = long
page-odds-losses-rear = the rear
page-odds-losses-file = whole files
page-odds-cause-lost = lost a close combat
page-odds-cause-shot = shot at
page-odds-cause-charged = charged while fragmented
page-odds-cause-friends-break = friends break nearby
page-odds-cause-commander-lost = a commander is lost nearby
page-odds-ending-shot = shot at
page-odds-ending-won = won
page-odds-ending-drawn = drawn
page-odds-ending-lost = lost
page-odds-drop = { $levels ->
    [0] holds
    [one] drops one level
   *[other] drops { $levels } levels
}
page-odds-lines = { $count ->
    [one] one line
   *[other] { $count } lines
}
page-odds-support-none = none
page-odds-legend = “?” marks a cell nobody has confirmed; S1, S2 … are public pages:
page-odds-field-others = Other enemies, with “;” between

# The table with miniatures
page-tabletop-turn = Turn { $turn }
page-tabletop-turns = Night falls after turn { $turns }
page-tabletop-acts = { $side } acts
page-tabletop-setting-up = Setting up
page-tabletop-phases = The phases of a turn
page-tabletop-points = { $side } has lost { $points } of { $most ->
    [one] { $most } point
   *[other] { $most } points
}
page-tabletop-mu = { $mu } MU
page-tabletop-gap = { $mu } MU to it
page-tabletop-turned = { $degrees }° to the { $right ->
    [0] left
   *[other] right
}
page-tabletop-files = { $files ->
    [one] in { $files } file
   *[other] in { $files } files
}
page-tabletop-in-files = { $files ->
    [one] { $files } file
   *[other] { $files } files
}
page-tabletop-at = { $x } MU from the left, { $y } MU from red’s edge
page-tabletop-bases = { $bases ->
    [one] { $bases } base
   *[other] { $bases } bases
}
page-tabletop-complex = Must pass a test for it
page-tabletop-where = Drag it, or touch the ground where it shall stand
page-tabletop-nowhere = It cannot go anywhere
page-tabletop-too-far = It does not get there.
page-tabletop-here = Set down
page-tabletop-do-charge = Charge
page-tabletop-do-intercept = Intercept
page-tabletop-do-feed = Feed the file in
page-tabletop-another = Another way
page-tabletop-line = The line { $first } to { $last }
page-tabletop-put-back = Put back
page-tabletop-tray = Groups to be set up
page-tabletop-views = View
page-tabletop-nearer = Nearer
page-tabletop-farther = Farther
page-tabletop-whole = The whole table
page-tabletop-layers = What is shown
page-tabletop-counters = Counters instead of figures
page-tabletop-over-arcs = Where they shoot
page-tabletop-over-zones = Restricted areas
page-tabletop-over-command = Where commanders lead
page-tabletop-over-ruler = Ruler
page-tabletop-facing-up = up
page-tabletop-facing-up-right = up right
page-tabletop-facing-right = right
page-tabletop-facing-down-right = down right
page-tabletop-facing-down = down
page-tabletop-facing-down-left = down left
page-tabletop-facing-left = left
page-tabletop-facing-up-left = up left
page-tabletop-group = { $group }, { $files } by { $ranks }, { $cohesion }, facing { $facing }
page-tabletop-enemy = enemy { $enemy } { $mu } MU { $where ->
    [behind] behind
   *[ahead] ahead
}
page-tabletop-no-enemy = no enemy within 12 MU
page-tabletop-strength = { $bases } of { $began ->
    [one] { $began } base
   *[other] { $began } bases
}, { $files ->
    [one] { $files } file
   *[other] { $files } files
}, { $cohesion }
page-tabletop-has-moved = It has moved this turn
page-tabletop-percent = { $percent } %
page-tabletop-odds = { $group } wins { $win }, draw { $draw }, { $enemy } wins { $lose }
page-tabletop-dice = { $group }: { $dice }
page-tabletop-in-flank = In the flank or rear of { $groups }
page-tabletop-after = After three rounds of melee { $enemy } is broken in { $enemy_broken }, { $group } in { $broken }
page-tabletop-book = In the book of odds

# The field
page-stage = The stage: fights, and what you point at
page-plain = Plain look without pictures
page-state-ready = ready
page-state-deciding = deciding
