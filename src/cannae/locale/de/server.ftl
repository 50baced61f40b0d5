# Der Tisch mit Uhren und Einverständnis, und der Server.

side-spectator = Ein Zuschauer
outcome-time = die Zeit der anderen Seite ist abgelaufen
outcome-absence = die andere Seite ist gegangen

clock-terms = So lassen sich die Uhren nicht stellen: Jede Seite bekommt zwischen einer Sekunde und 400 Tagen.
clock-over = Deine Zeit ist abgelaufen.
clock-not-over = Es ist noch Zeit.
clock-nothing-lost = Es ging keine Zeit verloren.
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
event-made-good = Der Server war fort. Die { $seconds } Sekunden, die indessen liefen, werden zurückgegeben.
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
seal-none = An diesem Tisch ist nichts von dir versiegelt.
seal-too-early = Lass es versiegelt, bis der andere Platz besetzt ist.
seal-broken = Das ist nicht, was du versiegelt hast.
table-running-already = Das Spiel hat begonnen.

table-rules-changed = Die Regeln dieses Spiels haben sich geändert, seit es begonnen wurde: Es lässt sich lesen, aber nicht weiterspielen.
table-not-begun = Das Spiel hat noch nicht begonnen: Ein Platz ist frei.
table-taken-away = Dieser Tisch wurde aufgehoben, ehe die Schlacht begann.
table-busy = An diesem Tisch geschieht zu viel auf einmal. Versuch es noch einmal.
table-private = Dieser Tisch ist privat.
table-running-still = Das Spiel ist noch nicht vorbei.
seat-not-yours = Das ist nicht dein Platz.
seat-against-oneself = Du sitzt schon an diesem Tisch.
link-unknown = Dieser Link öffnet hier keinen Platz.
blocked = Ihr könnt nicht an einem Tisch sitzen.
stale = Die Stellung hat sich inzwischen geändert. Hier ist die neue.
hello-first = Sag zuerst, welcher Tisch gemeint ist.
guest-first = Sag zuerst, wer du bist: Ein Name genügt.
message-shape = Diese Nachricht ist nicht zu verstehen.
server-fault = Auf dem Server ist etwas schiefgegangen. Von deinem Spiel ist nichts verloren.
too-fast = Das war zu viel auf einmal. Warte einen Augenblick.
too-large = Das ist zu groß.
hint-against-person = Gegen einen anderen Menschen gibt der Computer keine Hinweise.
hint-not-now = Du bist nicht am Zug.
bot-failed = Der Computer hat keine Antwort gefunden.
bot-not-stuck = Der Computer wartet nicht darauf, gefragt zu werden.
offer-to-computer = Der Computer lässt sich auf nichts ein.

account-already = Du hast schon ein Konto.
name-taken = Dieser Name ist vergeben.
name-shape = Ein Name hat zwischen 1 und 30 Zeichen und beginnt nicht mit @.
password-weak = Dieses Passwort ist zu leicht zu erraten: Nimm mindestens { $shortest } Zeichen und weder deinen Namen noch ein gängiges Wort.
login-wrong = Name oder Passwort stimmt nicht.
recovery-wrong = Name oder Ersatzcode stimmt nicht.
mail-shape = Das ist keine Mailadresse.
person-unknown = Es gibt niemanden, für den das gelten könnte.
mail-turn-subject = { $game }: Du bist am Zug
mail-turn-text = { $name }, du bist am Zug gegen { $opponent }: { $link }
mail-turn-stop = Keine solchen Briefe mehr: { $link }
mail-confirm-subject = Cannae: Sollen wir dir schreiben, wenn du am Zug bist?
mail-confirm-text = { $name } möchte hier Briefe bekommen, wenn bei Cannae ein Zug ansteht. Wenn du das bist, folge diesem Link; wenn nicht, vergiss diesen Brief, es kommt kein zweiter: { $link }
mail-failed = An diese Adresse ließ sich gerade kein Brief schicken. Sieh sie dir noch einmal an oder versuch es später.
mail-none = Dieses Haus schreibt keine Briefe.
letter-link = Dieser Link ist beschädigt oder zu alt. Bitte unter „Dein Konto“ um einen neuen Brief.

request-shape = Diese Anfrage ist nicht, wie sie sein soll: { $detail }.
request-not-json = Die Anfrage ist kein JSON.
address-unknown = Unter dieser Adresse gibt es nichts.
host-unknown = Auf diesen Namen hört der Server nicht. Starte ihn mit --public-url.
origin-foreign = Diese Anfrage kommt von einer fremden Seite.
language-unknown = In dieser Sprache gibt es keine Texte.
proxy-shape = Ein Proxy wird mit Adresse oder Netz genannt: { $text }.
smtp-shape = Der Mailserver wird als smtp://host:port oder smtps://name:passwort@host angegeben.
smtp-public-url = Briefe enthalten Links: Sag mit --public-url, wo dieses Haus zu finden ist.

command-serve = Im Browser spielen lassen: den Server starten.
command-backup = Den Speicher des Servers in eine Datei kopieren, auch während er läuft.
command-restore = Einen leeren Speicher aus einer Kopie füllen.
command-doctor = Einen Speicher prüfen: jeden Tisch nachspielen und jede Aufzeichnung prüfen.
help-data = der Ordner des Speichers; ohne Angabe dein eigener Datenordner
help-database = ein anderer Speicher: sqlite:DATEI oder postgresql://… (auch über die Umgebung: CANNAE_DATABASE)
help-host = die Adresse, an der gelauscht wird; ohne Angabe 127.0.0.1, das nur diese Maschine erreicht
help-port = der Port, an dem gelauscht wird
help-public-url = die Adresse, die die Leute benutzen, wenn es eine andere ist: https://… hinter einem Proxy mit TLS
help-proxy = ein Proxy, dem geglaubt wird, woher ein Aufruf kommt (Adresse oder Netz; mehrmals erlaubt)
help-workers = wie viele Prozesse bedienen; mehr als einer braucht PostgreSQL
help-bot-processes = wie viele Prozesse für den Computer spielen
help-smtp = ‚Du bist am Zug‘ über diesen Mailserver schreiben: smtp://host:port?from=… (auch über CANNAE_SMTP)
help-unlimited = keine Grenzen für das, was ein Aufrufer tun darf; zum Messen auf der eigenen Maschine
help-pace = Sekunden, bis der Computer antwortet
help-backup = die Datei, die geschrieben wird
help-restore = die Kopie, die gelesen wird
meta-folder = ORDNER
meta-url = URL
meta-host = ADRESSE
meta-port = PORT
serve-at = Cannae ist unter { $url } (Ende mit Strg-C)
serve-port = Cannae kann an { $host }, Port { $port }, nicht lauschen: { $reason }.
serve-number = Der Port ist höchstens 65535, und von jeder Art gibt es 1 bis 64 Prozesse.
serve-workers-need-postgresql = Mehrere Prozesse brauchen PostgreSQL: Nenn es mit --database postgresql://…
backup-exists = { $file } gibt es schon, und überschrieben wird nichts.
backup-done = Der Speicher ist nach { $file } kopiert. Die Datei enthält alle Geheimnisse: Bewahr sie dort auf, wo nur du sie lesen kannst.
restore-not-empty = In diesem Speicher liegen schon Spiele: Stell in einen leeren wieder her.
restore-done = Wiederhergestellt aus { $file }: { $count } Zeilen.
doctor-counts = { $tables } Tische, { $acts } Handlungen nachgespielt, { $records } Aufzeichnungen geprüft.
doctor-changed = { $count } davon wurden unter anderen Regeln begonnen als den heutigen.
doctor-fault = Tisch { $table }: { $what }
doctor-act-missing = Eine Handlung fehlt.
doctor-snapshot = Der Schnappschuss ist nicht, was die Handlungen ergeben.
doctor-well = Alles in Ordnung.
doctor-ill = { $count } Tische sind beschädigt.

command-soak = Den Server hart prüfen: feindliche Aufrufer, Lecks, plötzlicher Tod, Last.
help-soak = hostile: eine Million unsinniger Nachrichten; leak: eine Million Ansichten in zwei Welten; kill: tausend plötzliche Tode; load: neben einem bloßen Rundruf
help-soak-game = nur dieses Spiel
help-soak-count = wie viele Versuche, Ansichten, Tode oder Tische
help-soak-seed = eine andere Zahl versucht anderes
help-soak-rate = load: Züge je Sekunde nach festem Plan
help-soak-seconds = load: wie lange jeder Teil gemessen wird
help-soak-rounds = load: wie viele Durchgänge; von jeder Zahl gilt die mittlere
soak-number = Die Zahlen sind hier mindestens 1.
soak-line = { $game }, { $trial }: { $report }; { $count ->
    [0] nichts auszusetzen
   *[other] { $count } Fehler
  }.
soak-load = { $kind }: { $tables } Tische, { $sockets } Verbindungen; verlangt { $paced_asked }/s, erreicht { $paced }/s, p50 { $p50 } ms, p99 { $p99 } ms; gesättigt bei { $saturated }/s (p99 { $saturated_p99 } ms), { $cpu } µs Rechenzeit je Wahl; belegte Kerne: Server { $busy }, Klienten { $driver }, andere { $others }; { $memory } MB, { $errors } Fehler.
soak-load-share = { $game } trägt { $percent } % dessen, was der bloße Rundruf trägt.

document-unreadable = Diese Datei lässt sich nicht lesen: Sie ist weder TOML noch JSON.
document-no-sample = Dafür gibt es kein Muster.
