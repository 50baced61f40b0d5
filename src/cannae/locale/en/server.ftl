# The table with clocks and consent, and the server.

side-spectator = A spectator
outcome-time = the other side ran out of time
outcome-absence = the other side left

clock-terms = These clocks cannot be set: give each side between a second and 400 days.
clock-over = Your time is over.
clock-not-over = There is still time.
clock-nothing-lost = No time was lost.
table-paused = The game is paused.
table-not-paused = The game is not paused.
offer-unknown = Nothing of this kind can be offered.
offered-already = You have offered this already.
not-offered = Nobody has offered you this.
takeback-nothing = You have not made a choice that could be taken back.
claim-too-early = The game cannot be claimed yet: your opponent has not been away long enough, or it is not their turn.
chat-length = A line of chat has between 1 and { $longest } characters.
chat-line = { $side }: { $text }

event-offer-takeback = { $side } asks to take back the latest choice.
event-accept-takeback = { $side } agrees: the choice is taken back.
event-decline-takeback = { $side } does not agree to the choice being taken back.
event-offer-pause = { $side } asks for a pause.
event-accept-pause = { $side } agrees: the game is paused.
event-decline-pause = { $side } does not agree to a pause.
event-resume = { $side } ends the pause.
event-resume-house = The server is back, and the game goes on.
event-halt = The server must restart. The clocks stand still, and both sides get { $seconds } seconds more.
event-made-good = The server was away. The { $seconds } seconds that ran meanwhile are given back.
event-claim-win = { $side } claims the game, because the other side left.
event-claim-draw = { $side } calls it a draw, because the other side left.
event-time = { $side } ran out of time.
event-bot-failed = The computer playing { $side } found no answer. Ask it again, or claim the game.

store-url = The store must be given as sqlite:FILE or postgresql://…, not “{ $url }”.
store-full = The disk is full, or the store has reached its limit: nothing was changed and nothing is lost. Make room and try again.
store-read-only = The store can only be read: nothing was changed.
store-failed = The store does not answer as it should ({ $reason }): nothing was changed.
store-unreadable = The store { $file } cannot be opened: { $reason }.
store-unreachable = The database cannot be reached ({ $reason }).
store-newer = The store { $file } was written by a newer version of Cannae.
table-unknown = There is no such table.
record-unknown = There is no record of this game yet.
seat-taken = This seat is taken.
entropy-too-late = The game has begun: its chance is sealed.
seal-none = Nothing of yours is sealed at this table.
seal-too-early = Keep it sealed until the other seat is taken.
seal-broken = That is not what you sealed.
table-running-already = The game has begun.

table-rules-changed = The rules of this game have changed since it was begun: it can be read but not played on.
table-not-begun = The game has not begun: a seat is still open.
table-taken-away = This table was taken away before the battle began.
table-busy = Too much is happening at this table at once. Try again.
table-private = This table is private.
table-running-still = The game is not over yet.
seat-not-yours = This is not your seat.
seat-against-oneself = You sit at this table already.
link-unknown = This link opens no seat here.
blocked = You cannot be at a table together.
stale = The position has changed in the meantime. Here is the new one.
hello-first = Say which table first.
guest-first = Say who you are first: a name is enough.
message-shape = This message cannot be understood.
server-fault = Something went wrong on the server. Nothing of your game is lost.
too-fast = That was too much at once. Wait a moment.
too-large = That is too large.
hint-against-person = The computer gives no hints against another person.
hint-not-now = It is not your turn.
bot-failed = The computer found no answer.
bot-not-stuck = The computer is not waiting to be asked.
offer-to-computer = The computer never agrees to anything.

account-already = You have an account already.
name-taken = This name is taken.
name-shape = A name has between 1 and 30 characters and does not begin with @.
password-weak = This password is too easy to guess: take at least { $shortest } characters, and not your name or a common word.
login-wrong = Name or password is wrong.
recovery-wrong = Name or recovery code is wrong.
mail-shape = This is not a mail address.
person-unknown = There is nobody to whom this could apply.
mail-turn-subject = { $game }: it is your turn
mail-turn-text = { $name }, it is your turn against { $opponent }: { $link }
mail-turn-stop = No more of these letters: { $link }
mail-confirm-subject = Cannae: shall we write to you when it is your turn?
mail-confirm-text = { $name } wants to get letters here when it is their turn at Cannae. If that is you, follow this link; if not, forget this letter and there will be no other: { $link }
mail-failed = No letter could be sent to this address just now. Look at it again, or try later.
mail-none = This house writes no letters.
letter-link = This link is damaged or too old. Ask for a new letter under “Your account”.

request-shape = This request is not as it should be: { $detail }.
request-not-json = The request is not JSON.
address-unknown = There is nothing at this address.
host-unknown = This server does not answer to that name. Start it with --public-url.
origin-foreign = This request comes from another site.
language-unknown = There are no words in this language.
proxy-shape = A proxy is named by its address or network: { $text }.
smtp-shape = The mail server must be given as smtp://host:port or smtps://user:password@host.
smtp-public-url = Letters carry links: say with --public-url where this house is found.

command-serve = Let people play in their browsers: run the server.
command-backup = Copy the server’s store into a file, while it runs.
command-restore = Fill an empty store from a copy.
command-doctor = Check a store: play every table again and verify every record.
help-data = the folder of the store; your own data folder unless you say otherwise
help-database = another store: sqlite:FILE or postgresql://… (also by the environment: CANNAE_DATABASE)
help-host = the address to listen at; 127.0.0.1, which only this machine can reach, unless you say otherwise
help-port = the port to listen at
help-public-url = the address people use, when it is another: https://… behind a proxy that does TLS
help-proxy = a proxy whose word about clients’ addresses is taken (address or network; may be repeated)
help-workers = how many processes serve; more than one needs PostgreSQL
help-bot-processes = how many processes play for the computer
help-smtp = write ‘your turn’ by this mail server: smtp://host:port?from=… (also by CANNAE_SMTP)
help-unlimited = no limits on how much a client may do; for measuring on a machine of your own
help-pace = seconds before the computer answers
help-backup = the file to write
help-restore = the copy to read
meta-folder = FOLDER
meta-url = URL
meta-host = ADDRESS
meta-port = PORT
serve-at = Cannae is at { $url } (stop it with Ctrl-C)
serve-port = Cannae cannot listen at { $host }, port { $port }: { $reason }.
serve-number = The port is at most 65535, and there are between 1 and 64 processes of a kind.
serve-workers-need-postgresql = Several processes need PostgreSQL: name it with --database postgresql://…
backup-exists = { $file } is there already, and nothing is ever written over.
backup-done = The store is copied into { $file }. It holds every secret: keep it where only you can read it.
restore-not-empty = There are games in this store already: restore into an empty one.
restore-done = Restored from { $file }: { $count } rows.
doctor-counts = { $tables } tables, { $acts } acts played again, { $records } records verified.
doctor-changed = { $count } of them were begun under other rules than today’s.
doctor-fault = Table { $table }: { $what }
doctor-act-missing = an act is missing.
doctor-snapshot = the snapshot is not what the acts make.
doctor-well = All is well.
doctor-ill = { $count } tables are damaged.

command-soak = Try the server hard: hostile clients, leaks, sudden death, load.
help-soak = hostile: a million nonsensical messages; leak: a million views in two worlds; kill: a thousand sudden deaths; load: beside a bare broadcast
help-soak-game = only this game
help-soak-count = how many attempts, views, deaths or tables
help-soak-seed = another number tries other things
help-soak-rate = load: choices a second on a fixed schedule
help-soak-seconds = load: how long each part is measured
help-soak-rounds = load: how many rounds; of every figure the middle one counts
soak-number = Numbers here are at least 1.
soak-line = { $game }, { $trial }: { $report }; { $count ->
    [0] nothing wrong
   *[other] { $count } faults
  }.
soak-load = { $kind }: { $tables } tables, { $sockets } sockets; asked { $paced_asked }/s, reached { $paced }/s, p50 { $p50 } ms, p99 { $p99 } ms; saturated at { $saturated }/s (p99 { $saturated_p99 } ms), { $cpu } µs of processor time a choice; cores used: server { $busy }, clients { $driver }, others { $others }; { $memory } MB, { $errors } errors.
soak-load-share = { $game } carries { $percent } % of what the bare broadcast does.

document-unreadable = This file cannot be read: it is neither TOML nor JSON.
document-no-sample = There is no sample for this.
