# Checking, simulating and verifying.

command-check = Play many random games and check that a game keeps the eleven laws.
command-simulate = Let two bots play many games and show who wins how often.
command-verify = Derive a recorded game anew from its seed and say whether everything fits.
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
