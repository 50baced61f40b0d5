# Playing, watching and reading in the terminal.

command-play = Play a game here: against the computer, or two at one screen.
command-watch = Watch the computer play against itself.
command-hint = Say what the computer would do in a saved game, or at a step of a record, and what it weighed.
command-replay = Show a recorded game step by step.
command-games = List the games that are installed.
command-rules = Read the rules of a game, or look something up in them.

meta-game = GAME
meta-file = FILE
meta-level = LEVEL
meta-bots = RED,BLUE
meta-text = TEXT
meta-option = NAME=VALUE
meta-document = NAME=FILE
meta-words = NUMBER or WORDS
help-game = which game; “cannae games” lists them
help-opponent = who plays against you, from gaius to hannibal, or another of the game’s players; marcellus unless you say otherwise
help-side = the side you play: red or blue
help-hotseat = two people at one screen, with a curtain between them
help-resume = go on with the latest unfinished game, or with the one in FILE
help-plain = lines of text instead of a full screen, for screen readers, pipes and scripts
help-seed = choose the chance of the game beforehand, so that it can be repeated; it is then not provably fair
help-record = write the finished game into this file
help-option = an option of the game; may be given several times
help-document = an option that is a whole document, such as a deck, read from a file: NAME=FILE
help-one-document = the document “{ $name }” for games that take one, read from a file
help-bots = the two players by level, such as greedy,random
help-hint-file = a saved game, or a record
help-hint-step = the step of the record, counted from 1; the last one if not given
help-hint-seed = another number looks at other worlds
help-replay = a record that “--record” wrote
help-rules = the number of a rule, or words to look for; everything if left out

seat-person = you
seat-computer = the computer ({ $level })
seat-open = nobody yet
yes = yes
no = no

net-unreadable = { $file } cannot be read as a net.
net-other-rules = The net in { $file } was not trained for { $game } as it is played now.
level-unknown = This game has no player called “{ $level }”. Its players are: { $levels }.
way-unknown = “{ $way }” is no way to play this game: nobody is called “{ $kind }”. There are: { $kinds }.
way-phase = “{ $way }” is no way to play this game: it has no phase “{ $phase }”. There are: { $phases }.
way-word = “{ $way }” is no way to play: “{ $word }” is neither a whole number nor PHASE=NAME.
way-number = “{ $way }” is no way to play: { $wanted ->
        [yes] behind “{ $kind }” stands how many iterations a decision may take, such as “{ $kind } 100”.
       *[no] “{ $kind }” takes no number.
    }
bots-two = Name two players with a comma between them, such as “greedy,random”, not “{ $text }”.
option-shape = Write an option as NAME=VALUE, not “{ $text }”.
document-bad = { $name }: not in order.
document-no-list = The file holds no list that can be read.
document-shape = The file { $file } does not hold a JSON object.
document-needed = The option “{ $option }” is a whole document: give it with --document { $option }=FILE.
file-unreadable = The file { $file } cannot be read: { $reason }.
file-unwritable = The file { $file } cannot be written: { $reason }.
file-taken = { $file } is read or written here already and would be lost: give “--out” another name.
resume-nothing = There is no unfinished game of “{ $game }” to go on with.
resume-other-game = The file { $file } holds a game of “{ $other }”, not of “{ $game }”.
resume-alone = A saved game keeps its own opponent, options and seed; leave them out with --resume.
resume-there = An unfinished game is saved; “cannae play { $game } --resume” goes on with it.
save-damaged = This is not a saved game, or it has been damaged.
save-version = This game was saved in version { $version } of the format; this is version { $ours }.
save-rules-changed = The rules of “{ $game }” have changed since this game was saved, and it no longer fits them.
save-not-written = The game cannot be saved in { $file }: { $reason }.
table-over = The game is over.
table-running = The seed is shown when the game is over.
table-not-seated = You have no seat at this table.
draw-offered-already = You have offered a draw already.
draw-not-offered = Nobody has offered you a draw.

event-undo = { $side } takes a choice back.
event-resign = { $side } resigns.
event-offer = { $side } offers a draw.
event-accept = { $side } accepts the draw.
event-decline = { $side } declines the draw.
event-with-rule = { $text } ({ $rule })

outcome-resignation = the other side resigned
outcome-agreement = by agreement
result-won = { $side } wins, { $won } to { $lost }: { $reason }.
result-draw = A draw, { $won } to { $lost }: { $reason }.
result-won-unscored = { $side } wins: { $reason }.
result-draw-unscored = A draw: { $reason }.

prompt-waiting = Waiting for: { $sides }.
why-not = Not allowed by rule { $rule }: { $text }
why-allowed = This is allowed.
hint = Hint: { $text } (“{ $notation }”). { $reason }
hint-weighed = It also weighed { $others }.
hint-other = { $less ->
    [0] { $text } (as good)
    [one] { $text } (1 of 100 points less)
   *[other] { $text } ({ $less } of 100 points less)
}
hint-chance = { $doubt ->
    [none] Players in your place get { $score } of 100 points on average.
    [much] It is too early to tell: players in your place get anything from { $low } to { $high } of 100 points.
   *[some] Players in your place get { $low } to { $high } of 100 points, { $score } on average.
}
hint-step = Step { $number }, { $side }:
hint-chosen = Chosen was “{ $notation }”.
hint-no-step = The record has no step { $number }; its last is { $last }.
hint-step-record = A saved game waits for one decision; “--step” is for records.
hint-nothing = There is nothing to decide now.
curtain = The screen is for { $side } now. The other player looks away. Press Enter when { $side } is there.
fair-committed = The chance of this game is fixed and sealed: { $commitment }. The seed is shown at the end.
fair-chosen = The seed was chosen beforehand: this game is not provably fair.
fair-seed = The seed was { $seed }.
record-written = The record is in { $file }; “cannae verify” checks it.
rules-cards = What the cards say
choice-warning = Warning: { $why }
doubt-again = { $why } Choose it again to do it all the same.
rules-not-found = The rules say nothing about “{ $text }”.

plain-title = { $name }. { $tagline }
plain-seat = { $side }: { $seat }
plain-hello = Type the number of a choice or what stands in brackets. “?” lists the choices, “help” says what else you can type.
plain-choice = { $number }. { $text } [{ $notation }]
plain-greyed = { $number }. { $text } [{ $notation }], not allowed (rule { $rule })
plain-many = You have { $count } choices; “?” lists them.
plain-more = There are { $count } in all; “why” with what you mean answers for any of them.
plain-commands = “all” lists what is not allowed as well, “why” and a choice says why not, “help” shows everything else.
plain-chosen = You: { $text }.
plain-no-number = There is no number { $number }; the choices are 1 to { $count }.
plain-odds-what = Which choice? Say “odds” and its number or notation.
odds-nothing = { $text }: nothing can be foretold about that.
plain-why-what = Say what about: “why” and the choice as you would type it.
plain-resign-sure = If you are sure, type “resign yes”.
plain-offered = The other side offers a draw: “accept” or “decline”.
plain-left = The game is saved. “cannae play { $game } --resume” goes on with it.
plain-help =
    A number, or what stands in brackets: make that choice.
    ? or list: what you may choose. all: also what you may not, and the rule against it.
    why CHOICE: which rule forbids it. odds CHOICE: what it promises, where that can be reckoned. rules NUMBER, rules WORDS: read the rules.
    undo: take your latest choice back, unless something was drawn, rolled or shown since.
    hint: what the computer would do. board: show the position again. log: all that happened.
    offer: offer a draw (accept, decline). resign yes: give up.
    quit: leave; the game is saved.
plain-command-list = list
plain-command-all = all
plain-command-why = why
plain-command-odds = odds
plain-command-undo = undo
plain-command-hint = hint
plain-command-rules = rules
plain-command-board = board
plain-command-log = log
plain-command-offer = offer
plain-command-accept = accept
plain-command-decline = decline
plain-command-resign = resign
plain-command-help = help
plain-command-quit = quit

games-line = { $id }: { $name }. { $tagline }
games-values = values: { $values }
games-levels = Computer players: { $levels }
replay-step = { $number }. { $side }: { $text } [{ $notation }]

# The full screen.
title-odds = What it promises
title-log = What happened
title-prompt = Now
title-choices = Choices
title-help = Keys
title-end = The end
title-replay = Replay
title-steps = Choices made
title-resign = Resign
prompt-thinking = The computer is thinking …
prompt-watching = The computer plays on by itself.
prompt-offered = The other side offers a draw (o accepts, d declines).
prompt-paused = Paused.
prompt-replay = Step { $step } of { $steps }
log-empty = Nothing has happened yet.
choices-count = { $allowed } allowed{ $greyed ->
        [0] {""}
       *[other] , { $greyed } not
    }
choices-find = Show only what contains …
note-choice = Enter plays this. In notation: { $notation }
note-end = The game is over; n asks what next.
note-why = ({ $key } opens the rule)
end-look = Look at the board
end-again = A rematch, with the sides swapped
end-quit = Leave
resign-sure = Give this game up?
resign-no = No, play on
resign-yes = Yes, resign
curtain-undo = (u: take the last choice back first)
rules-search = Look for a word or a number
rules-keys = Esc closes · / searches
reading-keys = Esc closes
help-signs = ✕ marks a choice that is not allowed; the line below the list says why. ‹●◉·› means that left and right change where the thing goes. ◆ is red, ● is blue.
key-rows = ↑ ↓
key-rows-does = go through the choices
key-variants = ← →
key-variants-does = change where a card or unit goes
key-digits = 1 … 9
key-digits-does = straight to that place, or to that line of the list
key-enter = Enter
key-enter-does = make the choice
key-u = u
key-u-does = take your latest choice back, as far as that is fair
key-h = h
key-h-does = a hint: what the computer would do
key-p = p
key-p-does = what the choice under the cursor promises
key-g = g
key-g-does = show or hide what is not allowed
key-slash = /
key-slash-does = look for a choice by a part of it; Esc shows all again
key-r = r
key-r-does = the rules; on a greyed choice, the rule that forbids it
key-l = l
key-l-does = all that happened
key-b = b
key-b-does = the board on the whole screen
key-o = o
key-o-does = offer a draw, or accept one
key-d = d
key-d-does = decline a draw
key-x = x
key-x-does = resign
key-help = ?
key-help-does = these keys
key-q = q
key-q-does = leave; the game is saved
key-space = Space
key-space-does = pause, and go on
key-step = →
key-step-does = one step
key-back = ←
key-back-does = one step back
key-faster = +
key-faster-does = faster
key-slower = −
key-slower-does = slower
key-home = Home
key-home-does = to the beginning
key-end = End
key-end-does = to the end
key-v = v
key-v-does = look with other eyes: red, blue, a spectator
foot-enter = play
foot-u = undo
foot-h = hint
foot-p = odds
foot-g = greyed
foot-r = rules
foot-l = log
foot-b = board
foot-help = help
foot-q = leave
foot-space = pause
foot-step = step
foot-back = back
foot-faster = faster
foot-slower = slower
foot-end = to the end
foot-v = eyes
replay-begin = The beginning.
replay-unfinished = The record does not say how it ended.
replay-step-bare = { $number }. { $side } [{ $notation }]
replay-older-rules = This game was played under older rules of { $game }. Where today’s no longer lead to its positions, it is told from the record itself.
replay-no-board = Without the rules of that day there is no board here, only what was told.
replay-broken = The record cannot be played on at choice { $number }, “{ $choice }”: the rules do not allow it.
eyes-red = Seen by Red (v: other eyes)
eyes-blue = Seen by Blue (v: other eyes)
eyes-spectator = Seen by a spectator (v: other eyes)
foot-home = start
