# What the command line and every game share.

command-cannae = Ancient battles to play, watch and study. Unofficial: the games belong to their designers, the words and pictures here are our own.
command-epilog = Begin with “cannae play honour”. Each command explains itself: “cannae play --help”.
version-compiled = rules compiled
version-plain = rules running as plain Python, about twenty times slower; “make” compiles them where there is a C compiler
usage-error = { $message } See “{ $program } --help”.
meta-command = COMMAND
help-version = show the version and whether the rules are compiled
help-language = the language of everything shown: en or de
help-json = report as JSON

game-unknown = There is no game called “{ $game }”. The games are: { $games }.
game-broken = The game “{ $game }” is installed but cannot be used: { $reason }.
command-broken = The command “{ $command }” of an installed package cannot be used: { $reason }.
extra-missing-server = The server is not installed: “pip install 'cannae[server]'” brings it.
extra-missing-terminal = The game on the whole screen is not installed: “pip install 'cannae[terminal]'” brings it; with --plain it is played as lines of text.
extra-missing-lab = The laboratory needs numpy, scipy and pyarrow: “pip install 'cannae[lab]'” brings them.
extra-missing-adapters = The adapters need the packages they adapt to: “pip install 'cannae[adapters]'” brings them.
extra-missing-cluster = Several machines need Ray: “pip install 'cannae[cluster]'” brings it.
extra-missing-charts = PNG needs the small package resvg-py: “pip install 'cannae[charts]'” brings it.
extra-missing-train = Training needs PyTorch: “pip install 'cannae[train]'” brings it.
illegal-choice = That is not allowed now (rule { $rule }).
undo-barrier = This cannot be taken back: something has been drawn, rolled or shown since, or the turn has passed.
undo-barrier-rule = This cannot be taken back: something became known, or the turn passed, since (rule { $rule }).
undo-nothing = There is no choice to take back.
side-unknown = There is no side “{ $side }”: the sides are red (0) and blue (1).
side-needed = Both sides must decide now: say which one is meant.
seed-bytes = As bytes a seed has { $count } of them; a text or a number can be of any length.
seed-entropy = The players add a list of texts to the seed, one each: { $count } at most.
match-over = The match is over; nobody has anything to decide.
bot-other-game = This player plays { $game }; the match is one of { $other }.
language-unknown = There are no words in this language. The languages are: { $languages }.

option-unknown = There is no option “{ $option }”. The options are: { $names }.
option-not-flag = The option “{ $option }” is yes or no, not “{ $value }”.
option-not-number = The option “{ $option }” is a whole number from { $low } to { $high }, not “{ $value }”.
option-not-pick = The option “{ $option }” is one of { $values }, not “{ $value }”.
option-not-text = The option “{ $option }” is a text of at most { $longest } characters.
option-any-text = a text of up to { $longest } characters
option-a-file = a file of one’s own
option-not-document = The option “{ $option }” takes a whole document, not a single value.

side-red = Red
side-blue = Blue
