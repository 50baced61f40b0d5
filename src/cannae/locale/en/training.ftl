# Training nets.

command-train = Train a net for a game by letting it play against itself. Needs PyTorch: pip install 'cannae[train]'.

command-exploit = Train a best response to a frozen bot and measure what it wins. Needs PyTorch: pip install 'cannae[train]'.

meta-bot = BOT
help-exploit-bot = whom to exploit (otherwise the strongest of the game)
help-exploit-pairs = mirrored pairs of games that measure the gain
help-exploit-scratch = begin with a net that knows nothing, not with the one that comes with the game

help-train-minutes = how long to train
help-train-workers = processes that play; the learner has one of its own
help-train-games = games each of them plays at once, twice over
help-train-steps = decisions of every game between two lessons
help-train-width = units of the first layer
help-train-rate = how far a lesson moves the weights at first
help-train-batch = decisions learned from at once
help-train-out = the folder for the net, its log and its curves
help-train-resume = go on with the net in that folder
help-train-lessons = end after so many lessons, however long they take
help-train-exploiters = after each so many earlier selves that join the league, train a best response to the newest for 30 seconds, which joins too (otherwise none)
help-train-ray = play on the Ray cluster at this address (“auto” for the one this machine is in); learning is done here

train-unobserved = Nobody has told yet what a net should see of { $game }, so none can be trained.
train-nothing = There is no net in { $folder } to go on with.
train-label = { $millions } M decisions, { $rate } k a second, entropy { $entropy }
train-done = The net is in { $file }.
train-curve-entropy = Entropy of the policy, over millions of decisions
train-curve-error = Squared error of the judge
train-curve-foe = Score against earlier selves
train-curve-exploited = Score of exploiters against the newest self
exploit-found = Against { $bot } a best response, trained over { $millions } M decisions, gains { $gain } points a game ({ $low } to { $high }, 95 %, { $pairs } mirrored pairs).
exploit-bound = So much at least can be won against it; longer training may find more.
exploit-far = { $bot } is a file of this machine, which the others of a cluster do not have; leave --ray out.
