# The table with clocks and consent, and the server.

side-spectator = A spectator
outcome-time = the other side ran out of time
outcome-absence = the other side left

clock-terms = These clocks cannot be set: give each side between a second and 400 days.
clock-over = Your time is over.
clock-not-over = There is still time.
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
table-running-already = The game has begun.
