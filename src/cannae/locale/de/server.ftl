# Der Tisch mit Uhren und Einverständnis, und der Server.

side-spectator = Ein Zuschauer
outcome-time = die Zeit der anderen Seite ist abgelaufen
outcome-absence = die andere Seite ist gegangen

clock-terms = So lassen sich die Uhren nicht stellen: Jede Seite bekommt zwischen einer Sekunde und 400 Tagen.
clock-over = Deine Zeit ist abgelaufen.
clock-not-over = Es ist noch Zeit.
table-paused = Das Spiel ist unterbrochen.
table-not-paused = Das Spiel ist nicht unterbrochen.
offer-unknown = So etwas lässt sich nicht anbieten.
offered-already = Das hast du schon angeboten.
not-offered = Das hat dir niemand angeboten.
takeback-nothing = Du hast noch nichts gewählt, was sich zurücknehmen ließe.
claim-too-early = Du kannst das Spiel noch nicht für dich beanspruchen: Die andere Seite ist nicht lange genug fort oder nicht am Zug.
chat-length = Eine Zeile im Chat hat zwischen 1 und { $longest } Zeichen.
chat-line = { $side }: { $text }

event-offer-takeback = { $side } bittet darum, die letzte Wahl zurückzunehmen.
event-accept-takeback = { $side } ist einverstanden: Die Wahl ist zurückgenommen.
event-decline-takeback = { $side } ist nicht damit einverstanden, die Wahl zurückzunehmen.
event-offer-pause = { $side } bittet um eine Pause.
event-accept-pause = { $side } ist einverstanden: Das Spiel ist unterbrochen.
event-decline-pause = { $side } ist mit einer Pause nicht einverstanden.
event-resume = { $side } beendet die Pause.
event-resume-house = Der Server ist wieder da, und das Spiel geht weiter.
event-halt = Der Server muss neu starten. Die Uhren stehen still, und beide Seiten bekommen { $seconds } Sekunden dazu.
event-claim-win = { $side } beansprucht den Sieg, weil die andere Seite gegangen ist.
event-claim-draw = { $side } erklärt das Spiel für unentschieden, weil die andere Seite gegangen ist.
event-time = Die Zeit von { $side } ist abgelaufen.
event-bot-failed = Der Computer für { $side } hat keine Antwort gefunden. Frag ihn noch einmal oder beanspruche das Spiel.

store-url = Der Speicher wird als sqlite:DATEI oder postgresql://… angegeben, nicht als „{ $url }“.
store-full = Die Platte ist voll, oder der Speicher ist an seiner Grenze: Nichts wurde geändert, nichts ist verloren. Schaff Platz und versuch es noch einmal.
store-read-only = Der Speicher lässt sich nur lesen: Nichts wurde geändert.
store-failed = Der Speicher antwortet nicht wie erwartet ({ $reason }): Nichts wurde geändert.
store-unreadable = Der Speicher { $file } lässt sich nicht öffnen: { $reason }.
store-unreachable = Die Datenbank ist nicht zu erreichen ({ $reason }).
store-newer = Der Speicher { $file } stammt von einer neueren Fassung von Cannae.
table-unknown = Diesen Tisch gibt es nicht.
record-unknown = Von diesem Spiel gibt es noch keine Aufzeichnung.
seat-taken = Dieser Platz ist besetzt.
entropy-too-late = Das Spiel hat begonnen: Sein Zufall ist versiegelt.
table-running-already = Das Spiel hat begonnen.
