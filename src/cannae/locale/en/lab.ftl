# Checking, simulating and verifying.

command-check = Play many random games and check that a game keeps the eleven laws.
command-simulate = Let two bots play many games and show who wins how often.
command-verify = Derive a recorded game anew from its seed and say whether everything fits.
decimal-point = .
meta-number = NUMBER
help-games = how many games to play
help-check-seed = another seed gives other games; the same seed the same ones
help-check-record = where to write the record of the first failure
help-sim-bots = the two bots, such as greedy,random
help-sim-games = how many games; bots that differ play pairs, the same deal from either seat
help-sim-out = also write the figures as JSON into this file
help-verify = a record that “--record” wrote
help-verify-key = the key of the server that must have signed it, as “/api/key” shows it
meta-key = KEY
file-not-text = The file { $file } is not a text file.
file-too-large = The file { $file } is too large.

check-label = checking { $game }
check-holds = { $game } keeps the laws: { $games } games, { $steps } steps.
check-fails = { $game } breaks the laws; { $games } games, { $steps } steps were played.
check-words = Everything it says has words, in English and in German ({ $count } sentences).
check-words-missing = { $count ->
        [one] One sentence has no words, or words that need other arguments, in { $language }:
       *[other] { $count } sentences have no words, or words that need other arguments, in { $language }:
    }
check-wordless = { $game } keeps the laws, but words are missing; { $games } games, { $steps } steps were played.
language-en = English
language-de = German
check-broken = ({ $count ->
        [one] one game
       *[other] { $count } games
    })
check-where = Game { $number }, step { $step }, law { $law }:
check-record = The record that leads there: { $file }

law-1 = Exactly the listed choices are accepted; every other is refused with a rule.
law-2 = The same options, seed and choices lead to the same positions.
law-3 = A copy is independent.
law-4 = What a side cannot know changes nothing it is shown.
law-5 = Every choice, position and record reads back to itself.
law-6 = Saving and loading changes nothing; records replay.
law-7 = Nothing is lost or made, and every game ends.
law-8 = Undo goes back to the last barrier, exactly.
law-9 = The order of secret simultaneous steps changes nothing.
law-10 = Whatever choice is asked about, in whatever phase, there is an answer.
law-11 = Whatever is told cites a rule that exists.

breach-crash = the game stopped with an error: { $error }
breach-dead-end = a side must decide and has no choice
breach-choices-out-of-turn = a side that need not decide is offered choices
breach-choice-twice = a choice is listed twice
breach-too-many-choices = { $count } choices are more than the game allows for
breach-inconceivable = a legal choice is not conceivable
breach-legal-refused = the legal choice “{ $choice }” is given a reason against it
breach-no-rule = the choice { $choice } is refused with “{ $rule }”, which is no rule of the game
breach-illegal-accepted = the illegal choice { $choice } was accepted
breach-refusal-changed = refusing a choice changed the position
breach-description = the choice { $choice } does not describe itself fully
breach-not-plain = what a view or a description holds is not plain data
breach-sent = what is sent of a view is not the view
breach-unknown-thing = a choice touches “{ $thing }”, which the view does not show
breach-replay-differs = replaying the choices led elsewhere
breach-copy-differs = a copy differs from the original
breach-copy-not-independent = playing on in one copy changed another
breach-redeal-changed-original = re-dealing changed the original position
breach-worlds-differ = viewer { $viewer } can tell a re-dealt world from the true one
breach-world-illegal = a re-dealt world leaves a side without choices
breach-redeal-not-from-rng = re-dealing used chance that was not handed to it
breach-world-text = a re-dealt world does not read back: { $text }
breach-redeal-census = re-dealing lost or made something
breach-redeal-is-copy = re-dealing for viewer { $viewer } never changed anything
breach-events-tell-more = viewer { $viewer } is told something that is not to be seen
breach-undo-noticed = the other side could see a secret step being taken back
breach-choice-text = the choice “{ $text }” does not read back
breach-position-text = a position does not read back: { $text }
breach-record-text = the record does not read back
breach-load-differs = a loaded game goes on differently
breach-record-replay = the record does not verify
breach-too-long = the game has more than { $longest } choices
breach-end-unclear = nobody is to act although there is no outcome, or the reverse
breach-census = something was lost or made
breach-barrier-fell = the barrier went down
breach-chance-without-barrier = chance was used without raising the barrier
breach-turn-without-barrier = the turn passed without raising the barrier
breach-reveal-without-barrier = a choice revealed something without raising the barrier
breach-undo-inexact = undo did not lead back exactly
breach-undo-not-redone = the same choice after undo led elsewhere
breach-order = another order of the secret steps led elsewhere
breach-unlisted = “{ $choice }” can be meant but is not among all the choices of the game
breach-event-rule = the event “{ $event }” cites “{ $rule }”, which is no rule of the game
breach-reason-unlisted = the game ended for “{ $reason }”, which is not among its reasons

record-too-large = This file is too large to be a record.
record-not-json = This file cannot be read as a record: it is cut short or no JSON.
record-not-ours = This file is no record of Cannae.
record-version = This record has format version { $version }; this program reads version { $ours }.
record-field = In this record the field “{ $field }” is missing or not what it should be.

verify-commitment = The seed is the one that was committed to before play.
verify-start = The first position follows from the seed.
verify-choices = All { $count } choices are legal and lead to the recorded positions.
verify-result = The result follows.
verify-holds = Everything fits.
verify-not-judged = Whether the game went so only the rules it was played under can say; nothing else is wrong.
verify-older-rules = It was made under other rules of { $game } (version { $version }), and today’s do not lead to the recorded positions. “cannae replay” shows what the record itself tells.
verify-program = The rules it was played under are in { $program }.
verify-draws = All { $count } numbers drawn are those of the sealed chance.
verify-added = Beside the seed, chance was added by { $sides }.
verify-nobody-added = No player added chance of their own: whoever ran the game could have chosen the seed, so it is not provably fair.
verify-unsigned = The record is not signed: nobody vouches for when and by whom it was made.
verify-signature = The record is signed by the key { $key }.
verify-key-unknown = Whose key that is you can see at the server it comes from, under “/api/key”; “--key” compares it.
verify-signature-missing = The record is not signed.
verify-signature-wrong = The signature does not belong to this record.
verify-key-other = The record is signed by another key: { $key }.
verify-seal-wrong = What { $side } added is not what was sealed.
verify-draws-wrong = The numbers drawn for “{ $stream }” are not those of the sealed chance.
verify-draws-other = The recorded numbers are not those the game drew.
verify-end-wrong = The last position is not the recorded one.
verify-told-wrong = What the record tells of the game is not what happened in it.
verify-rules-changed = The rules of { $game } have changed since; the game was derived under today’s rules.
verify-not-provable = The seed was chosen beforehand, so this game is not provably fair.
verify-unfinished = The game was not finished.
verify-table-result = The players ended the game themselves, which no rule can confirm.
verify-commitment-wrong = The seed is not the one that was committed to.
verify-start-wrong = The first position does not follow from the seed.
verify-after-end = Choice { $number } ({ $side }, “{ $choice }”) comes after the end of the game.
verify-illegal = Choice { $number } ({ $side }, “{ $choice }”) is not allowed (rule { $rule }).
verify-hash-wrong = After choice { $number } ({ $side }, “{ $choice }”) the position is not the recorded one.
verify-result-wrong = The recorded result does not follow from the game.

sim-label = simulating { $game }
sim-head = { $game }: { $games } games { $pairs ->
        [mirrored] in mirrored pairs
       *[apart] between equals, each with a deal of its own
    }, { $draws } drawn. Shares of the decided games with 95 % intervals:
sim-wins = { $bot } wins
sim-red = Red wins
sim-first = whoever begins wins
sim-reasons = Decided: { $reasons }
sim-length = Decisions a game: { $decisions }
sim-turns = Turns (or rounds) a game: { $turns }

# The arena.
command-arena = Let bots play each other in mirrored pairs and rate them.
command-ratings = Show how strong the bots are that come with the games, and how that was measured.
meta-list = BOT,BOT,…
meta-sprt = LOW,HIGH
meta-name = NAME
meta-address = ADDRESS
help-arena-bots = the bots, such as random,greedy; one listed twice plays itself
help-arena-pairs = how many pairs every two bots play; a pair is the same deal once from either seat
help-arena-sprt = stop a pairing as soon as a sequential test tells a score of LOW from one of HIGH, such as 0.5,0.55
help-arena-vary = let an option take all its values in turn, such as red_army; may be said more than once
help-arena-log = where the log lies; the same command goes on with it. Without this it lies with your data
help-ray = play on the Ray cluster at this address (“auto” for the one this machine is in)
ray-nobody = No Ray cluster answers at “{ $address }”. “ray start --head” on the first machine starts one.
arena-bots = An arena needs two bots or more, such as random,greedy; this was “{ $text }”.
arena-label = playing { $game }
arena-left = { $time } left
arena-head = { $game }: { $pairs } pairs, { $games } games, { $draws } of them drawn.
arena-ratings = Ratings (Elo points with 95 % intervals; random, where it plays, has 0)
arena-nash = in the Nash mixture { $weight }, against it { $skill } %
arena-pairings = Scores of the first bot (95 % intervals over pairs)
arena-pairs = pairs with 0, ½, 1, 1½, 2 points: { $counts }
arena-sprt-high = The sequential test says: { $bot } scores { $high } rather than { $low }.
arena-sprt-low = The sequential test says: { $bot } scores { $low } rather than { $high }.
arena-sprt-open = The sequential test cannot tell yet whether { $bot } scores { $low } or { $high }.
arena-log = Log: { $file }
log-no-log = { $file } is not an arena’s log.
log-other = { $file } was begun with other rules, options, seed or versions of the bots: name another log.
log-busy = Another run is writing { $file }.
sprt-shape = “{ $text }” are not two scores between 0 and 1, the lower one first, such as 0.5,0.55.
vary-unknown = There is no option “{ $option }” with a list of values.
ratings-none = No rating file for { $game } ships with the package; “cannae arena” makes one.
ratings-head = { $game } ({ $games } games, { $program })
ratings-made = Made by: { $command }
ratings-older = The rules have changed since; the command measures it anew.
ratings-bots = These bots have changed since: { $bots }.

# Reports.
command-report = Make a page with plots of an arena’s log, and the same figures as CSV and JSON.
meta-log = LOG
help-report-log = the log that “cannae arena” wrote
help-report-out = where the page goes; CSV and JSON go beside it. Without this, beside the log
report-written = Written: { $file }
report-name = { $name }
report-title = { $game }: the arena
report-lead = in { $pairs ->
        [one] one mirrored pair
       *[other] { $pairs } mirrored pairs
    }, { $draws ->
        [0] none drawn
        [one] one drawn
       *[other] { $draws } drawn
    }
report-count = { $count }
report-intervals = Every interval is a 95 % interval; deals are counted, not games, for all games on a deal share its luck.
report-made = Made by
report-tile-games = Games
report-tile-best = Strongest
report-tile-first = Whoever begins wins
report-tile-first-more = { $interval }: { $helps ->
        [helps] it helps to begin
        [harms] it harms to begin
       *[open] no advantage is shown
    }
report-tile-turns = Turns or rounds of a game
report-tile-decisions = { $decisions } decisions
report-tile-length = Length of a game
report-what = Seed { $seed }; { $options }. { $program }.
report-bots = Players and their versions: { $bots }.
report-own = one’s own
report-usual = the usual options
report-table = The figures as a table
report-all = all games
report-tip = { $name }: { $share } ({ $interval }), { $count } games
report-games = { $games ->
        [one] one game
       *[other] { $games } games
    }
report-ratings = Ratings
report-ratings-note = Elo points; random, where it plays, has 0. The more two are apart, the surer the better one wins: 200 points are about three games out of four.
report-ratings-tip = { $bot }: { $elo } ({ $ends }), in the Nash mixture { $weight }
report-payoff = Who beats whom
report-payoff-note = The score of the row against the column in percent; blue where the row is better, red where it is worse.
report-first = Does it help to begin?
report-first-note = How often whoever began won, of the decided games; and how often Red won. A much better player wins from either seat, which says nothing about beginning: ask players of equal strength.
report-length = How long games are
report-length-note = On the average { $decisions } decisions. Below: { $axis }.
report-turns = turns or rounds of a game
report-decisions = decisions of a game
report-endings = How games end
report-endings-note = What decided them, and how often.
report-armies = Army against army
report-armies-note = The score of the row’s army against the column’s in percent, whoever led it.
report-things = What goes with winning: { $subject }
report-things-note = How often the side won that alone had it, or had more of it. { $decisive ->
        [0] None of { $count } is surely decisive,
        [one] One of { $count } is surely decisive,
       *[other] { $decisive } of { $count } are surely decisive,
    } corrected for asking about so many at once{ $faint ->
        [some] ; the others are shown faintly.
       *[none] .
    }
report-things-warning = Between players of unequal strength this also shows what the better one likes: for the game itself, let equal ones meet.
report-column-bot = Player
report-column-elo = Elo
report-column-interval = Interval
report-column-nash = Nash weight
report-column-skill = against the mixture
report-column-pairing = Pairing
report-column-score = Score
report-column-pairs = Pairs with 0, ½, 1, 1½, 2 points
report-column-name = Name
report-column-share = Share
report-column-games = Games
report-column-p = p, corrected
subject-card = cards placed
subject-kind = kinds of troops placed
subject-column = columns held at the end
subject-terrain = terrain held at the end
subject-army = armies
subject-left = troops still standing at the end

# Balance.
command-balance = Measure what a game is like, or compare a changed deck, army or switch with the standard by the same seeds.
help-change = a file (TOML or JSON) with the options to be changed; a deck or an army as a table, or as the name of a file
help-balance-bot = the bot that plays both sides
help-balance-games = how many games of the standard, and as many of the variant
help-balance-out = also make a page (HTML) with the differences, and JSON beside it
change-shape = { $file } is neither TOML nor JSON.
change-empty = { $file } changes nothing: name an option with its new value. There are: { $names }.
change-nothing = { $file } asks for what is played anyway, so there is nothing to compare.
change-unknown = { $file } must name options of the game and no others. Unknown: { $options }. There are: { $names }.
measure-label = playing { $game }
measure-head = { $game } as it is: { $games } games, { $bot } on both sides
measure-standings = Who beats whom
measure-against = { $other ->
        [none] { $thing } against all others
       *[other] { $thing } against { $other }
    }
measure-legend = In brackets the 95 % interval. Where one game has many rounds, it is the games that are taken to vary.
help-balance-vary = an option that takes all its values in turn; may be given several times, without --change
balance-vary-change = --vary goes with measuring one version; a comparison (--change) has one set of options.
balance-out-change = A page is made of a comparison only: give --change as well, or take --json.
balance-label = comparing { $game }
balance-head = { $game }: the standard and the variant, { $games } games each, on the same deals
balance-red = Red wins
balance-first = whoever begins wins
balance-drawn = drawn
balance-turns = turns or rounds
balance-decisions = decisions
balance-thing = { $name } ({ $subject })
balance-legend = ● surely different, corrected for { $questions } questions. Intervals: 95 %, of each difference by itself.
balance-found-first = The change matters for who begins: they win { NUMBER($points, minimumFractionDigits: 1) } points { $more ->
        [more] more
       *[less] less
    } often ({ NUMBER($low, minimumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1) }; { $games } games).
balance-found-red = The change matters for the sides: Red wins { NUMBER($points, minimumFractionDigits: 1) } points { $more ->
        [more] more
       *[less] less
    } often ({ NUMBER($low, minimumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1) }; { $games } games).
balance-cannot-tell = { $games ->
        [one] One game cannot
       *[other] { $games } games cannot
    } tell whether the change makes the game less or more fair: so many would mostly have shown a difference of { NUMBER($points, minimumFractionDigits: 1) } points. { $others ->
        [0] Nothing else differs surely either.
        [one] One other figure differs surely.
       *[other] { $others } other figures differ surely.
    }
balance-title = { $game }: a variant against the standard
balance-lead = The change: { $change }. { $bot } on both sides, { $games } games each, seed { $seed }.
balance-standard = Standard
balance-variant = Variant
balance-difference = Difference
balance-section-fair = Is it fair?
balance-note-fair = Differences in percentage points with 95 % intervals; faint where they may be luck.
balance-section-length = Length
balance-note-length = Differences in turns (or rounds) and decisions a game.
balance-section-endings = How games end
balance-note-endings = Differences in percentage points of all games.
balance-note-things = How much more often the side wins that alone had it, or had more of it; in percentage points.

# Data.
command-export = Write games as rows, one for each decision, for pandas, polars, datasets and other programs.
command-import = Make records again of rows that “cannae export” wrote.
meta-record = RECORD
help-export-records = records of games
help-export-out = the file: Parquet where its name ends in .parquet, JSON lines where in .jsonl
help-export-play = let bots play this game instead of reading records
help-import-file = a file that “cannae export” wrote
help-import-out = the folder for the records
export-what = Name records, or a game to be played with --play; one of the two.
export-rules = The record was played under other rules of { $game }: what was legal then cannot be derived any more.
export-label = exporting
export-done = { $games ->
        [one] one game
       *[other] { $games } games
    }, { $rows } decisions: { $file }
import-shape = { $file } is not a file that “cannae export” wrote.
export-ending = The name { $file } does not say in which form: it must end in one of { $endings }.
import-done = { $count ->
        [one] one record
       *[other] { $count } records
    } in { $folder }

# Luck and skill.
command-luck = Part luck from skill in a record, step by step, or in all games of an arena’s log.
help-luck-file = a record, or the log of an arena
help-luck-judge = who values positions: the net that comes with the game (so it is where one knows what is played), or random playouts
help-luck-playouts = how many random games the judge plays for each value; more cost time and tell better
help-luck-out = also make a page (HTML) with the chances over the game, and JSON beside it
luck-other = The rules or the bots of { $file } have changed since: its games cannot be played again.
luck-no-net = No net of { $game } knows what is played here; “--judge playouts” judges by random play.
luck-out-log = A page is made of one record only; of an arena’s log take the figures, with --json as data.
luck-label = judging { $game }
luck-total = Luck: { $points ->
        [one] one point
       *[other] { $points } points
    } for { $side }.
luck-given = { $points ->
        [0] By choices { $side } gave away nothing that the judge could see.
        [one] By choices { $side } gave away one point.
       *[other] By choices { $side } gave away { $points } points.
    }
luck-turn = Step { $step }, { $side }, { $choice }: Red’s chances went from { $before } % to { $after } %, mostly by { $cause ->
        [luck] luck.
       *[choice] the choice.
    }
luck-log-line = { $bots }: { $plain }, without luck { $adjusted }; the same certainty from { $factor } times fewer pairs.
luck-log-alike = { $bots }: { $plain }. All pairs ended alike, so nothing can be said about their luck.
luck-turning = Turning points
luck-turning-note = Where the chances moved most, and by what.
luck-tile-luck = Luck
luck-tile-for = percentage points for { $side }
luck-tile-given = { $side } gave away
luck-tile-choices = percentage points, by choices
luck-title = { $game }: luck and skill
luck-somebody = somebody
luck-played = { $red } (Red) against { $blue } (Blue): { $winner ->
        [red] Red won.
        [blue] Blue won.
        [nobody] a draw.
       *[open] not played to its end.
    }
luck-adjusted = Without what chance did, Red’s play comes to { $points } of 100 points. In one game that may lie below 0 or above 100: only over many is it a score.
luck-curve = Red’s chances over the game
luck-note = What a judge who sees all cards expects of random play from there. Luck and what was given away are in percentage points; larger dots are the turning points.
luck-note-net = What the computer’s net expects from there, all cards open. Luck and what was given away are in percentage points; larger dots are the turning points.
luck-low = Blue wins
luck-high = Red wins
luck-deal = the deal
luck-tip = { $what }: { $value }, luck { $luck }, by choice { $given }
luck-column-step = Step
luck-column-value = Red’s chances
luck-column-luck = Luck (Red’s)
luck-column-given = By choice (the side’s)

# Puzzles
command-puzzles = make puzzles from games of bots, or check those that come with it
help-puzzles-make = play games and keep the positions in which one answer is best
help-puzzles-check = solve all puzzles that come with it once more
help-puzzles-count = how many puzzles
help-puzzles-seed = the beginning of chance: the same seed makes the same puzzles
help-puzzles-out = where to write them
puzzles-label = Puzzles of { $game }
puzzles-made = { $count } puzzles from { $games } games are in { $file }.
puzzles-none = There are no puzzles of { $game }.
puzzles-hold = { $game }: all { $count } puzzles have the answer they say, and only that one.
puzzles-wrong = { $game }: these puzzles no longer hold: { $numbers }.
puzzles-stale = { $game }: the puzzles were made for another version of the rules.

command-calibrate = Does the chance of winning that is told come true? A correction from some games is tried on others.
help-calibrate-games = games on which it is tried
help-calibrate-fit = games from which the correction is made
help-calibrate-twice = of these games so many, of either kind, in which positions are played on once more, to tell how far the truth is from a forecast
help-calibrate-out = write the diagram (SVG) to this file
help-calibrate-write = write the correction to this file, as it lies beside a net
calibrate-no-net = { $game } has no net that knows its rules, so there is no forecast to try.
calibrate-head = How far what is said is from what comes, on the average, in { $games } games between players of all strengths (corrected on { $fitted } others):
calibrate-row = quarter { $quarter } of a game: { $raw } as the net says it, { $corrected } corrected
calibrate-spread = How far the truth of a single game is from it, with its hidden cards and its players (root of the mean square; positions played on once more):
calibrate-spread-row = quarter { $quarter } of a game: { $found }, said to be { $said }
calibrate-quarter = Quarter { $quarter }: error { $error }
calibrate-said = said
calibrate-came = came
calibrate-raw = as the net says it
calibrate-fitted = corrected, as people are told
