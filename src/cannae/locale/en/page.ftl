# The web page.

help-browser = open the page in the browser

page-title = Ancient battles, at your table
page-subtitle = Play against the computer in one click, at one screen with a friend, or across the world.
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
page-open-table = To the table
page-join = Sit down
page-won = { $side } won
page-drawn = drawn

page-opponent = Against whom?
page-opponent-hotseat = a friend at this screen
page-opponent-invited = a friend with a link
page-opponent-lobby = anyone in the lobby
page-opponent-computer = the computer
page-level = Level
page-level-random = a beginner
page-level-greedy = a captain
page-side = Your side
page-side-random = by lot
page-clock = Clocks
page-clock-none = none
page-clock-quick = 10 minutes, 5 seconds a move
page-clock-slow = an hour, 30 seconds a move
page-clock-days = 3 days a move
page-watchable = others may watch
page-options = Options of the game
page-begin = Begin
page-cancel = Cancel
page-invite = Send this link to your opponent:

page-connecting = The table is being laid …
page-lost = The connection is lost. It is being sought again; nothing is lost.
page-board = Board
page-hand = Your hand
page-prompt = What to do now
page-choices = What you may choose
page-tools = Tools
page-log = What happened
page-rule = Rule { $rule }
page-rule-unknown = The rulebook has no such number.
page-close = Close
page-let-go = Let go
page-undo = Undo
page-hint-button = Hint
page-hint = The computer would: { $text }. { $why }
page-text-board = As text
page-more = More
page-offer-draw = Offer a draw
page-ask-takeback = Ask to take back
page-ask-pause = Ask for a pause
page-resume = Go on
page-offered-draw = Your opponent offers a draw.
page-offered-takeback = Your opponent asks to take a choice back.
page-offered-pause = Your opponent asks for a pause.
page-accept = Accept
page-decline = Decline
page-resign = Resign
page-resign-sure = Yes, resign
page-rematch = Play again
page-chat = Say something
page-send = Send
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
page-verify = Verify
page-verified = Everything agrees.
page-not-verified = Something is wrong.

# Field of Honour.
page-honour-hidden = a card face down
page-honour-covered = not to be seen yet
page-honour-empty = empty
page-honour-space = { $side }, space { $number }: { $what }
page-honour-pair = Pair { $number }
page-honour-pairs = Pairs won: { $won }
page-honour-pack = The pack
page-honour-worth = Worth { $value } in the line
page-honour-special-J = From the hand: doubles your value
page-honour-special-Q = From the hand: both sides’ cards change places
page-honour-special-K = From the hand: one point more, or change places with another space
page-honour-special-A = From the hand: draw two cards, or the enemy loses one

# Field of Glory: the Card Game.
page-glory-card = { $name }, value { $value }, { $points } points
page-glory-order = { $name }, { $points } points
page-glory-points = Command points: { $points }
page-glory-value = Combat value { $value }, worth { $victory } to the enemy
page-glory-move = Movement cost { $cost }, on a flank { $flank } more
page-glory-costs = Costs in columns 1 to 5: { $costs }
page-glory-column = Column { $number }, { $terrain }, { $control }
page-glory-control = held by { $side }
page-glory-nobody = held by nobody
page-glory-unit = { $side } in column { $column }: { $card }
page-glory-price = for { $cost }
page-glory-columns = columns
page-glory-score = points
page-glory-hand = in hand
page-glory-deck = deck
page-glory-discard = discard
page-glory-shuffles = shuffles
page-glory-combat = Reckoning
page-glory-attack = Attack
page-glory-defence = Defence
page-glory-strength = Strength

# The Battle Game.
page-battle-tracks = { $mp } MP, { $damage } Damage
page-battle-mp = MP { $mp }
page-battle-damage = Damage { $damage }
page-battle-counter = Battle Counter { $count }
page-battle-row = The row of terrain
page-battle-mastery = A Mastery Card
page-battle-stratagem = A Stratagem

# A first battle, led by the hand.
page-learn = Learn
page-learn-game = A first battle of { $game }, led by the hand
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
page-odds-own = or in short notation
page-odds-phase = Combat
page-odds-impact = impact
page-odds-melee = melee
page-odds-shooting = shooting
page-odds-rounds = Rounds to follow
page-odds-win = A wins
page-odds-draw = draw
page-odds-lose = A loses
page-odds-margins = Hits of A less hits of B
page-odds-words = The odds in words, with every reason
page-odds-reference = Reference
page-odds-offline = Odds need the server, which cannot be reached now. The reference below works without it.
