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
page-thinks = { $name } is thinking …
page-waits-for = Waiting for { $name }
page-waits-hold = Waiting for { $name }. Touch a card to hold it ready.
page-held = Held ready: { $what }. Played as soon as it may be.
page-held-lapsed = What you held ready can no longer be done.
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
page-level-general = a general
page-level-gaius = Gaius, a recruit
page-level-syphax = Syphax, a fair-weather friend
page-level-varro = Varro, who is rash
page-level-marcellus = Marcellus, solid
page-level-fabius = Fabius, who makes few mistakes
page-level-scipio = Scipio, who punishes yours
page-level-hannibal = Hannibal, who sets traps
page-side = Your side
page-side-random = by lot
page-foe-of = Opponent in { $game }
page-name-gaius = Gaius
page-name-syphax = Syphax
page-name-varro = Varro
page-name-marcellus = Marcellus
page-name-fabius = Fabius
page-name-scipio = Scipio
page-name-hannibal = Hannibal
page-manner-gaius = a recruit who forgets things
page-manner-syphax = a fair-weather friend
page-manner-varro = rash, attacks everything
page-manner-marcellus = solid
page-manner-fabius = waits, makes few mistakes
page-manner-scipio = punishes yours
page-manner-hannibal = sets traps
page-tabs = Parts of this page
page-tab-play = Play
page-tab-people = People
page-tab-scenarios = Scenarios
page-tab-you = You
page-with-people = Play with people
page-with-friend = A friend
page-with-friend-about = send a link
page-with-anyone = Anyone
page-with-anyone-about = { $count ->
        [0] open a table
        [one] one is waiting
       *[other] { $count } are waiting
    }
page-with-here = Here, two
page-with-here-about = one screen, a curtain
page-scenarios = Scenarios
page-game = Game
page-passed = Passed for you: there was nothing to decide.
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
page-doubt-do = Do it anyway
page-doubt-leave = Rather not
page-sound = Sound
page-guard = Ask before a blunder
page-let-go = Let go
page-touch-on = Now touch where it shines.
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
page-next-foe = Meet { $name }
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
page-report-what = What happened? The host of this server reads it.
page-blocked = You will not be seated together again, and they can no longer watch you.
page-unblocked = You may meet again.
page-reported = Thank you. The host of this server will read it.
page-fair = Chance sealed as
page-not-your-turn = It is not your turn.
page-nothing-here = Nothing can be done with this now.
page-why-not = Not now: { $what }.
page-curtain = The screen is for { $side }. The other player looks away.
page-curtain-here = { $side } is here
page-scene-skip = Skip

# How it ended.
retold-result = The result
retold-decided = What decided it
retold-course = The course: at the end { $lead ->
        [0] level
       *[other] { $side } { $lead } ahead
    }, { $counted }
retold-victory = Victory
retold-defeat = Defeat
retold-won = Won
retold-lost = Lost
retold-level = Drawn
retold-side-won = { $side } wins
retold-quiet = No single moment turned it.
retold-for = for { $side }
retold-by-fortune = fortune
retold-by-own = your choice
retold-by-other = his choice
retold-by-side = { $side }’s choice
retold-worth = The chance to win, in points of 100, from when this began to when it was done: { $points }. Named is what did the most of it.
retold-field = The field
retold-last = The field at the end
retold-back = The result
retold-rests = The clocks stand until both have gone on.
retold-waits = The next battle begins for you when you go on.
retold-of = Battle report: { $game }
retold-share = Share the report
retold-keep = Save as a picture
retold-between = { $red } (Red) against { $blue } (Blue)
retold-replay = Watch it again

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
fair-signed = The record is signed by this server (key { $key }…).
fair-key-other = The record is signed by another key than this server’s.
fair-signature-wrong = The signature does not belong to this record.
fair-signature-unknown = This browser cannot check signatures; “cannae verify” can.
page-verify = Verify
page-verified = Everything agrees.
page-not-verified = Something is wrong.

# What is wrong with an address or the line, and what to do.
page-offline-title = The server cannot be reached.
page-offline-about = Look at your network. As soon as it is back, this page goes on by itself; nothing of your games is lost.
page-offline-can = Without it you can solve puzzles and read the rules and tables; every battle, at one screen too, needs the server, for it deals the cards and keeps the rules.
page-offline-play = The server cannot be reached, and a battle needs it. Puzzles and rules are here without it.
page-try-again = Try again
page-nowhere-title = There is no such page.
page-nowhere-about = Perhaps the address was cut off or mistyped. Look at it again, or go on from here.
page-nowhere-rules = Pick one of the rulebooks above, or go on from here.
page-invitation-used = This link no longer opens a seat.
page-invitation-advice = Somebody has taken it already, or it was replaced. Ask whoever sent it for a new one, or watch the battle.
page-table-advice = Look at the link again, or ask whoever sent it. Your own battles stand on the first page.
page-replay-advice = A battle can be replayed once it is over; until then it can be watched.
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
choice-doubted = { $why } Do it all the same?
lesson-wants = That would be allowed, but this lesson has another plan: { $what }.
lesson-unknown = This game has no lesson.

# The field
page-stage = The stage: fights, and what you point at
page-plain = Plain look without pictures
page-state-ready = ready
page-state-deciding = deciding

# Profiles.
profile-title = Your profile
profile-link = Profile of { $name }
profile-own = Your games and ratings
profile-nobody = You have played nothing here yet. Your results are gathered from your first game on.
profile-unknown = There is nobody here under this address. Whoever it was may have left.
profile-short = { $won } of { $games } won{ $streak ->
    [0] {""}
    [1] {""}
   *[other] , { $streak } in a row
 }
profile-since = here since { $date }
profile-data = Download my data
profile-sum = All games
profile-games = { $count ->
    [one] game
   *[other] games
 }
profile-streak = { $count ->
    [one] win in a row now
   *[other] wins in a row now
 }
profile-best = most in a row
profile-form = The last games
profile-won = won
profile-drawn = drawn
profile-lost = lost
profile-won-letter = W
profile-drawn-letter = D
profile-lost-letter = L
profile-tally = { $won } won, { $drawn } drawn, { $lost } lost
profile-score = { $won } : { $lost }{ $drawn ->
    [0] {""}
   *[other] , { $drawn } drawn
 }
profile-people = Against people
profile-computer = Against the commanders
profile-about = give or take { $range }
profile-vague = a first guess, give or take { $range }
profile-course = Rating over the last { $count } games: from { $first } to { $last }
profile-favourites = Likes to play:
profile-between = You against each other
profile-rivals = Whom you played
profile-rivals-about = Only you see this list.
profile-none = No finished games yet.
profile-none-own = No finished games yet. Lessons and games against yourself do not count; all others do, as soon as both sides have made a choice.
profile-rating-about = Ratings follow Glicko-2, one for each game; those of games between people and against the computer are kept apart. Everybody begins at 1500. In 95 of 100 cases the true strength lies in the range that is given; it narrows with every game and widens slowly while one does not play.
page-online = { $count ->
    [one] One person is here
   *[other] { $count } people are here
 }

# Puzzles
puzzle-title = Today’s puzzle
puzzle-invites = A position from a battle, and one act that is best. Find it.
puzzle-done = Solved.
puzzle-tried = Tried; tomorrow there is another.
puzzle-solve = Solve it
puzzle-more = More puzzles
puzzle-you = You
puzzle-enemy = The enemy
puzzle-board = The position
puzzle-answers = What to do?
puzzle-touch = Touch a card; a second touch lays it.
puzzle-today = Today’s puzzle
puzzle-of = The puzzle of { $date }
puzzle-right = Right: nothing is better.
puzzle-wrong = Something else is better.
puzzle-best = Best would have been: { $what }.
puzzle-share = { $count } of 100
puzzle-points = { $sign ->
        [more] { $count } ahead
        [less] { $count } behind
       *[level] level
    }
puzzle-next = Next puzzle
puzzle-none = There are no puzzles here.
puzzle-earlier = Earlier puzzles
puzzle-streak = { $count ->
        [0] No day in a row yet.
        [one] One day in a row.
       *[other] { $count } days in a row.
    }
puzzle-state-solved = solved
puzzle-state-missed = not solved
puzzle-state-open = not tried yet

# How a finished game went.
curve-title = Looking back
curve-value = Chances here: Red { $red }, Blue { $blue } of 100
curve-result = Your chance to win, step by step
curve-begins = Being reckoned …
curve-chances = The chance to win, step by step: Red above, Blue below
curve-growing = Reckoning … { $count } of { $total }
curve-by-net = Judged by the computer’s net with all cards open. What somebody should have done is weighed from what that side could know.
curve-by-chance = A rough measure: from every position the game was played on at random two hundred times. There is no trained judge for it.
curve-nothing = There is no curve of chances for this battle: no judge knows its rules or options, and playing on at random tells nothing here.
curve-failed = The chances could not be reckoned just now.
curve-luck-mine = Chance was with you: { $points } of 100.
curve-luck-against = Chance was against you: { $points } of 100.
curve-luck-side = Chance was with { $side }: { $points } of 100.
curve-luck-none = Chance favoured nobody.
curve-luck-step = Chance gave { $side } { $points } of it.
curve-none = The computer would have done nothing much better.
curve-count = { $count ->
    [one] One moment
   *[other] { $count } moments
 } to play otherwise
curve-place = Moment { $place } of { $count }
curve-previous = Back to the moment before at which the computer would have played otherwise
curve-next = On to the next moment at which the computer would have played otherwise
curve-otherwise = In { $side }’s place the computer would have chosen: { $what } (+{ $gain } of 100).
