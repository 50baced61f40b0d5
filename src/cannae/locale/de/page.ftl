# Die Webseite.

help-browser = die Seite im Browser öffnen

page-title = Antike Schlachten an deinem Tisch
page-subtitle = Spiel mit einem Klick gegen den Computer, mit einer Freundin am selben Bildschirm oder über alle Grenzen.
page-first-battle = Deine erste Schlacht, Schritt für Schritt
page-skip = Zum Inhalt springen
page-home = Zum Anfang
page-navigation = Orte
page-language = Sprache
page-language-en = English
page-language-de = Deutsch
page-theme-dark = Dunkle Farben
page-theme-light = Helle Farben
page-motion = Bewegung auf dem Brett
page-games = Spiele
page-guest = Gast
page-computer = der Computer
page-open-seat = ein freier Platz
page-you = du
page-here = verbunden
page-away = nicht da

page-play-now = Jetzt spielen
page-play-now-game = Jetzt spielen: { $game }
page-other-ways = Anders …
page-other-ways-game = { $game } anders spielen
page-rules = Regeln
page-rules-of = Regeln von { $game }
page-rules-all = Das ganze Regelbuch
page-my-tables = Meine Tische
page-your-turn = Du bist am Zug
page-their-turn = Gegner am Zug
page-thinks = { $name } überlegt …
page-waits-for = { $name } ist am Zug
page-waits-hold = { $name } ist am Zug. Berühre eine Karte, um sie bereitzuhalten.
page-held = Bereit: { $what }. Wird gespielt, sobald es geht.
page-held-lapsed = Was du bereithieltst, geht nicht mehr.
page-waiting-opponent = Es fehlt noch ein Gegner
page-lobby = Wartesaal
page-lobby-empty = Niemand wartet. Eröffne einen Tisch unter „Anders …“.
page-watch = Zuschauen
page-watch-empty = Im Augenblick gibt es nichts zu sehen.
page-replays = Partien
page-replays-empty = Hier werden deine beendeten Spiele stehen.
page-replay-upload = Eine Aufzeichnung aus einer Datei öffnen
page-join = Hinsetzen
page-won = { $side } hat gewonnen
page-drawn = unentschieden
page-against = gegen { $name }
page-against-computer = gegen den Computer
page-against-nobody = gegen den, der kommt
page-against-self = zu zweit an einem Bildschirm
page-you-won = du hast gewonnen
page-you-lost = du hast verloren

page-opponent = Gegen wen?
page-opponent-hotseat = zu zweit an diesem Bildschirm
page-opponent-invited = jemand mit einem Link
page-opponent-lobby = wer auch immer wartet
page-opponent-computer = der Computer
page-level = Stärke
page-level-random = ein Anfänger
page-level-greedy = ein Hauptmann
page-level-general = ein Feldherr
page-level-gaius = Gaius, ein Rekrut
page-level-syphax = Syphax, ein Schönwetterfreund
page-level-varro = Varro, der Übereilte
page-level-marcellus = Marcellus, solide
page-level-fabius = Fabius, der wenig falsch macht
page-level-scipio = Scipio, der Fehler bestraft
page-level-hannibal = Hannibal, der Fallen stellt
page-side = Deine Seite
page-side-random = durch das Los
page-foe-of = Gegner in { $game }
page-name-gaius = Gajus
page-name-syphax = Syphax
page-name-varro = Varro
page-name-marcellus = Marcellus
page-name-fabius = Fabius
page-name-scipio = Scipio
page-name-hannibal = Hannibal
page-manner-gaius = ein Rekrut, der manches vergisst
page-manner-syphax = ein Freund für gutes Wetter
page-manner-varro = stürmisch, greift alles an
page-manner-marcellus = verlässlich
page-manner-fabius = wartet, macht wenig Fehler
page-manner-scipio = bestraft deine Fehler
page-manner-hannibal = stellt Fallen
page-tabs = Teile dieser Seite
page-tab-play = Spielen
page-tab-people = Menschen
page-tab-scenarios = Szenarien
page-tab-you = Du
page-with-people = Mit Menschen spielen
page-with-friend = Mit Freunden
page-with-friend-about = einen Link schicken
page-with-anyone = Mit allen
page-with-anyone-about = { $count ->
        [0] einen Tisch öffnen
        [one] jemand wartet
       *[other] { $count } warten
    }
page-with-here = Zu zweit hier
page-with-here-about = ein Bildschirm, ein Vorhang
page-scenarios = Szenarien
page-game = Spiel
page-passed = Für dich gepasst: Es gab nichts zu entscheiden.
page-clock = Uhren
page-clock-none = keine
page-clock-quick = 10 Minuten, 5 Sekunden je Zug
page-clock-slow = eine Stunde, 30 Sekunden je Zug
page-clock-days = 3 Tage je Zug
page-watchable = andere dürfen zuschauen
page-options = Optionen des Spiels
page-armies = Heere und Kartensätze
page-own-choose = Datei wählen …
page-own-sample = Ein Muster zum Anfangen herunterladen
page-own-forget = Doch ohne
page-begin = Beginnen
page-cancel = Abbrechen
page-invite = Schick diesen Link deinem Gegner:
page-copy = Link kopieren
page-wait-about = Die Schlacht beginnt, sobald sich jemand hinsetzt. Du kannst weitergehen: Der Tisch bleibt unter „Meine Tische“.

page-account = Dein Konto
page-account-about = Du bist hier zu Gast, und nur dieser Browser kennt dich. Mit Name und Passwort findest du deine Spiele auf jedem Gerät wieder.
page-account-kept = Deine Spiele warten auf jedem Gerät, auf dem du dich anmeldest.
page-account-new = Ich bin neu und will meine Spiele behalten
page-account-known = Ich habe ein Konto
page-account-forgotten = Ich habe mein Passwort vergessen
page-account-codes = Schreib dir diese Ersatzcodes auf. Jeder gilt einmal für ein neues Passwort, und sie werden nie wieder gezeigt:
page-name = Dein Name
page-password = Passwort
page-new-password = Neues Passwort
page-recovery-code = Ersatzcode
page-register = Spiele behalten
page-log-in = Anmelden
page-log-out = Überall abmelden
page-guest-called = { $name } (Gast)
page-list-more = Mehr zeigen
page-keys = Passwort und Ersatzcodes
page-old-password = Jetziges Passwort
page-change-password = Passwort ändern
page-renew-codes = Neue Ersatzcodes
page-password-changed = Dein Passwort ist geändert, und überall sonst bist du abgemeldet.
page-codes-renewed = Das sind deine neuen Ersatzcodes; die alten gelten nicht mehr.
page-sessions = Wo du angemeldet bist
page-session-here = dieser Browser
page-session-unknown = Unbekannter Browser
page-session-end = Dort abmelden
page-session-end-here = Hier abmelden
page-reports = Deine Meldungen
page-report-waits = Wartet auf Antwort.
page-report-closed = Erledigt.
page-delete = Mein Konto löschen
page-delete-about = Name, Passwort, Mailadresse und Codes werden für immer vergessen. Deine Spiele bleiben denen, die sie mit dir gespielt haben, ohne deinen Namen; deine Plätze sind verloren.
page-delete-sure = Jetzt löschen
page-mail = Mailadresse
page-letters = Briefe, wenn du am Zug bist
page-letters-want = Schreibt mir
page-letters-asked = Wir haben an { $mail } geschrieben. Folge dem Link in jenem Brief, dann ist es abgemacht.
page-letters-go = Wenn du am Zug und nicht da bist, geht ein Brief an { $mail }.
page-letters-stop = Keine Briefe mehr
page-letters-question = Sollen wir an { $mail } schreiben, wenn du am Zug und nicht am Tisch bist?
page-letters-yes = Ja, schreibt mir
page-letters-enough = Sollen wir nicht mehr an { $mail } schreiben?
page-letters-none = An { $mail } gehen keine Briefe mehr.

page-connecting = Der Tisch wird gedeckt …
page-lost = Die Verbindung ist weg. Sie wird wieder gesucht; nichts ist verloren.
page-board = Brett
page-hand = Deine Hand
page-hand-of = Die Hand von { $side }
page-prompt = Was jetzt zu tun ist
page-choices = Was du wählen kannst
page-tools = Werkzeug
page-log = Was geschah
page-log-short = Verlauf
page-rule = Regel { $rule }
page-rule-unknown = Diese Nummer steht nicht im Regelbuch.
page-close = Schließen
page-doubt-do = Trotzdem tun
page-doubt-leave = Lieber nicht
page-sound = Ton
page-guard = Vor Fehlgriffen fragen
page-let-go = Loslassen
page-touch-on = Berühre nun, was leuchtet.
page-undo = Zurück
page-hint-button = Tipp
page-hint = Der Computer würde: { $text }. { $why }
page-text-board = Als Text
page-more = Mehr
page-notify-on = Sag mir, wenn ich dran bin
page-notify-off = Sag es mir nicht mehr
page-notify-refused = Der Browser erlaubt es nicht. Das lässt sich in seinen Einstellungen für diese Seite ändern.
page-offer-draw = Unentschieden anbieten
page-ask-takeback = Um Rücknahme bitten
page-ask-pause = Um eine Pause bitten
page-resume = Weiter
page-keep-passing = Passen, bis sich etwas ändert
page-claim = Den Sieg beanspruchen
page-claim-draw = Unentschieden werten
page-ask-bot = Den Computer noch einmal fragen
page-offered-draw = Dir wird ein Unentschieden angeboten.
page-offered-takeback = Die andere Seite möchte eine Wahl zurücknehmen.
page-offered-pause = Die andere Seite bittet um eine Pause.
page-accept = Annehmen
page-decline = Ablehnen
page-resign = Aufgeben
page-resign-sure = Ja, aufgeben
page-rematch = Noch einmal
page-next-foe = Gegen { $name }
page-rematch-waits = Die nächste Schlacht wartet auf dich, mit vertauschten Seiten.
page-sit-down = Platz nehmen
page-take-away = Diesen Tisch aufheben
page-chat = Etwas sagen
page-send = Senden
page-peace = Ruhe vor dem anderen
page-mute = Nicht mehr hören
page-unmute = Wieder hören
page-block = Nie wieder begegnen
page-unblock = Wieder zulassen
page-report = Melden
page-report-what = Was ist geschehen? Es liest, wer diesen Server betreibt.
page-blocked = Ihr werdet nicht mehr zusammengesetzt, und zuschauen kann der andere dir auch nicht mehr.
page-unblocked = Ihr dürft euch wieder begegnen.
page-reported = Danke. Wer diesen Server betreibt, wird es lesen.
page-fair = Zufall versiegelt als
page-not-your-turn = Du bist nicht am Zug.
page-nothing-here = Damit lässt sich jetzt nichts tun.
page-why-not = Jetzt nicht: { $what }.
page-curtain = Der Bildschirm gehört jetzt { $side }. Die andere Seite schaut weg.
page-curtain-here = { $side } ist da
page-scene-skip = Überspringen

# Wie es ausging.
retold-result = Das Ergebnis
retold-decided = Was den Ausschlag gab
retold-course = Der Verlauf: am Ende { $lead ->
        [0] gleichauf
       *[other] { $side } um { $lead } vorn
    }, { $counted }
retold-victory = Sieg
retold-defeat = Niederlage
retold-won = Gewonnen
retold-lost = Verloren
retold-level = Unentschieden
retold-side-won = { $side } siegt
retold-quiet = Kein einzelner Augenblick gab den Ausschlag.
retold-for = für { $side }
retold-by-fortune = Glück
retold-by-own = deine Wahl
retold-by-other = seine Wahl
retold-by-side = Wahl von { $side }
retold-worth = Die Gewinnaussicht, von 100 Punkten, vom Beginn bis zum Ende davon: { $points }. Genannt ist, was am meisten dazu tat.
retold-field = Das Feld
retold-last = Das Feld am Ende
retold-back = Das Ergebnis zeigen
retold-rests = Die Uhren stehen, bis beide weitergehen.
retold-waits = Die nächste Schlacht beginnt für dich, wenn du weitergehst.
retold-of = Schlachtbericht: { $game }
retold-share = Bericht teilen
retold-keep = Als Bild sichern
retold-between = { $red } (Rot) gegen { $blue } (Blau)
retold-replay = Noch einmal ansehen

page-search = Suchen
page-found = { $count ->
        [one] Eine Regel gefunden
       *[other] { $count } Regeln gefunden
    }

page-replay = Partie ansehen
page-replay-about = Sieh dir ein aufgezeichnetes Spiel Schritt für Schritt an, mit den Augen jeder Seite, und prüfe, ob der Zufall ehrlich war.
page-replay-open = Eine Aufzeichnung öffnen …
page-replay-steps = Schritte
page-replay-first = Zum Anfang
page-replay-turn-back = Einen Zug zurück
page-replay-back = Einen Schritt zurück
page-replay-play = Abspielen
page-replay-stop = Anhalten
page-replay-next = Einen Schritt weiter
page-replay-turn = Einen Zug weiter
page-replay-last = Zum Ende
page-replay-moment = Augenblick
page-replay-speed = Tempo
page-eyes = Blick
page-eyes-red = mit den Augen von Rot
page-eyes-blue = mit den Augen von Blau
page-eyes-spectator = als Zuschauer
page-eyes-all = beide Seiten
page-download = Herunterladen
page-share = Link zu diesem Augenblick
page-copied = Kopiert
page-chance-waits = Der Zufall wird versiegelt.
page-seal-waits = { $name } muss noch das Siegel am eigenen Beitrag zum Zufall öffnen.
page-seal-left = Nie begonnen: { $name } hat das Siegel am eigenen Beitrag zum Zufall nicht geöffnet.
page-seal-elsewhere = Dein Beitrag zum Zufall liegt versiegelt auf einem anderen Gerät oder in einem anderen Browser. Öffne diesen Tisch dort, dann beginnt das Spiel.
page-not-judged = Die Regeln haben sich seither geändert; sonst stimmt alles.
fair-by-browser = Von diesem Browser geprüft: Der Zufall stimmt.
fair-by-browser-wrong = Von diesem Browser geprüft: Etwas stimmt nicht.
fair-by-server = Vom Server geprüft:
fair-changed = Der Server zeigt eine andere Festlegung als zuvor: Sein Zufall ist nicht mehr der, an den er gebunden war. Spiel hier nicht weiter.
fair-unreadable = Diese Aufzeichnung ist hier nicht lesbar.
fair-commitment = Der Startwert ist der festgelegte.
fair-commitment-wrong = Der Startwert ist nicht der festgelegte.
fair-kept = Diese Festlegung wurde diesem Browser vor dem Spiel gezeigt.
fair-kept-other = Vor dem Spiel wurde diesem Browser eine andere Festlegung gezeigt.
fair-not-kept = Dieser Browser hat zu diesem Spiel keine Festlegung aufbewahrt; wann sie entstand, lässt sich hier nicht sagen.
fair-own = Dein Beitrag steckt im Zufall.
fair-own-missing = Dein Beitrag steckt nicht im Zufall.
fair-seal = Was { $side } gezeigt hat, war versiegelt.
fair-seal-wrong = Was { $side } gezeigt hat, war so nicht versiegelt.
fair-draws = Alle { $count } gezogenen Zahlen folgen daraus.
fair-draws-wrong = Die für „{ $stream }“ gezogenen Zahlen folgen nicht daraus.
fair-nobody-added = Kein Spieler hat eigenen Zufall beigetragen; dieses Spiel ist daher nicht nachweisbar fair.
fair-added = Zum Zufall beigetragen: { $sides }.
fair-unsigned = Die Aufzeichnung ist nicht unterschrieben.
fair-signed = Die Aufzeichnung ist von diesem Server unterschrieben (Schlüssel { $key }…).
fair-key-other = Die Aufzeichnung ist mit einem anderen Schlüssel als dem dieses Servers unterschrieben.
fair-signature-wrong = Die Unterschrift gehört nicht zu dieser Aufzeichnung.
fair-signature-unknown = Dieser Browser kann Unterschriften nicht prüfen; „cannae verify“ kann es.
page-verify = Prüfen
page-verified = Alles stimmt.
page-not-verified = Etwas stimmt nicht.

# Was an einer Adresse oder am Netz nicht stimmt, und was zu tun ist.
page-offline-title = Der Server ist nicht zu erreichen.
page-offline-about = Sieh nach deinem Netz. Sobald es wieder da ist, geht es hier von selbst weiter; von deinen Spielen geht nichts verloren.
page-offline-can = Ohne ihn kannst du Rätsel lösen und Regeln und Tabellen lesen; jede Schlacht, auch zu zweit an einem Bildschirm, braucht den Server, denn er teilt die Karten aus und wacht über die Regeln.
page-offline-play = Der Server ist nicht zu erreichen, und eine Schlacht braucht ihn. Rätsel und Regeln gibt es auch ohne ihn.
page-try-again = Noch einmal versuchen
page-nowhere-title = Diese Seite gibt es nicht.
page-nowhere-about = Vielleicht wurde die Adresse abgeschnitten oder falsch getippt. Sieh sie noch einmal an, oder mach von hier aus weiter.
page-nowhere-rules = Such dir oben ein Regelwerk aus, oder mach von hier aus weiter.
page-invitation-used = Dieser Link öffnet keinen Platz mehr.
page-invitation-advice = Jemand hat ihn schon eingenommen, oder er wurde ersetzt. Bitte um einen neuen, oder sieh bei der Schlacht zu.
page-table-advice = Sieh den Link noch einmal an, oder frag, wer ihn geschickt hat. Deine eigenen Schlachten stehen auf der ersten Seite.
page-replay-advice = Nachspielen lässt sich eine Schlacht, wenn sie zu Ende ist; bis dahin kann man zusehen.
page-chat-unread = { $count ->
        [one] eine neue Zeile im Gespräch
       *[other] { $count } neue Zeilen im Gespräch
    }

# Eine erste Schlacht an der Hand.
page-learn = Lernen
page-learn-game = Lernen: eine erste Schlacht in { $game }, Schritt für Schritt
page-learn-title = Deine erste Schlacht
page-learn-watch = Sieh zu, was der Feind tut.
page-learn-step = Schritt { $step } von { $steps }
page-learn-stacked = Eine Lektion: Die Karten liegen fest, und der Computer folgt einem Plan.
page-learn-again = Noch einmal lernen
choice-doubted = { $why } Trotzdem?
lesson-wants = Das wäre erlaubt, aber diese Lektion hat einen anderen Plan: { $what }.
lesson-unknown = Dieses Spiel hat keine Lektion.

# The field
page-stage = Die Bühne: Kämpfe, und worauf du zeigst
page-plain = Schlichtes Aussehen ohne Bilder
page-state-ready = bereit
page-state-deciding = entscheidet

# Profile.
profile-title = Dein Profil
profile-link = Profil von { $name }
profile-own = Deine Spiele und Wertungen
profile-nobody = Du hast hier noch nichts gespielt. Deine Ergebnisse werden vom ersten Spiel an gesammelt.
profile-unknown = Unter dieser Adresse ist niemand. Wer es war, ist vielleicht gegangen.
profile-short = { $won } von { $games } gewonnen{ $streak ->
    [0] {""}
    [1] {""}
   *[other] , { $streak } in Folge
 }
profile-since = hier seit { $date }
profile-data = Meine Daten herunterladen
profile-sum = Alle Spiele
profile-games = { $count ->
    [one] Spiel
   *[other] Spiele
 }
profile-streak = { $count ->
    [one] Sieg in Folge zurzeit
   *[other] Siege in Folge zurzeit
 }
profile-best = längste Folge
profile-form = Die letzten Spiele
profile-won = gewonnen
profile-drawn = unentschieden
profile-lost = verloren
profile-won-letter = S
profile-drawn-letter = U
profile-lost-letter = N
profile-tally = { $won } gewonnen, { $drawn } unentschieden, { $lost } verloren
profile-score = { $won } : { $lost }{ $drawn ->
    [0] {""}
   *[other] , { $drawn } unentschieden
 }
profile-people = Gegen Menschen
profile-computer = Gegen die Feldherren
profile-about = auf { $range } genau
profile-vague = noch geraten, auf { $range } genau
profile-course = Wertung über die letzten { $count } Spiele: von { $first } auf { $last }
profile-favourites = Spielt gern:
profile-between = Ihr gegeneinander
profile-rivals = Gegen wen du gespielt hast
profile-rivals-about = Diese Liste siehst nur du.
profile-none = Noch keine beendeten Spiele.
profile-none-own = Noch keine beendeten Spiele. Lektionen und Spiele gegen dich selbst zählen nicht, alle anderen, sobald beide Seiten etwas gewählt haben.
profile-rating-about = Die Wertungen folgen Glicko-2, für jedes Spiel eine eigene; Spiele unter Menschen und gegen den Computer zählen getrennt. Alle beginnen bei 1500. In 95 von 100 Fällen liegt die wahre Stärke im genannten Bereich; er wird mit jedem Spiel enger und langsam weiter, solange man nicht spielt.
page-online = { $count ->
    [one] Ein Mensch ist hier
   *[other] { $count } Menschen sind hier
 }

# Rätsel
puzzle-title = Rätsel des Tages
puzzle-invites = Eine Stellung aus einer Schlacht und ein Zug, der der beste ist. Finde ihn.
puzzle-done = Gelöst.
puzzle-tried = Versucht; morgen gibt es ein neues.
puzzle-solve = Lösen
puzzle-more = Mehr Rätsel
puzzle-you = Du
puzzle-enemy = Der Feind
puzzle-board = Die Stellung
puzzle-answers = Was tun?
puzzle-touch = Berühre eine Karte; die zweite Berührung legt sie.
puzzle-today = Das Rätsel von heute
puzzle-of = Das Rätsel vom { $date }
puzzle-right = Richtig: Nichts ist besser.
puzzle-wrong = Etwas anderes ist besser.
puzzle-best = Am besten wäre gewesen: { $what }.
puzzle-share = { $count } von 100
puzzle-points = { $sign ->
        [more] { $count } voraus
        [less] { $count } zurück
       *[level] gleich
    }
puzzle-next = Nächstes Rätsel
puzzle-none = Hier gibt es keine Rätsel.
puzzle-earlier = Frühere Rätsel
puzzle-streak = { $count ->
        [0] Noch kein Tag in Folge.
        [one] Ein Tag in Folge.
       *[other] { $count } Tage in Folge.
    }
puzzle-state-solved = gelöst
puzzle-state-missed = nicht gelöst
puzzle-state-open = noch nicht versucht

# Wie ein beendetes Spiel verlief.
curve-title = Rückblick
curve-value = Aussichten hier: Rot { $red }, Blau { $blue } von 100
curve-result = Deine Gewinnaussicht, Schritt für Schritt
curve-begins = Wird ausgerechnet …
curve-chances = Die Gewinnaussicht, Schritt für Schritt: oben Rot, unten Blau
curve-growing = Es wird gerechnet … { $count } von { $total }
curve-by-net = Beurteilt vom Netz des Computers, alle Karten offen. Was jemand hätte tun sollen, ist aus dem abgewogen, was diese Seite wissen konnte.
curve-by-chance = Ein grobes Maß: aus jeder Stellung wurde zweihundertmal zufällig weitergespielt. Einen geübten Richter gibt es dafür nicht.
curve-nothing = Für diese Schlacht gibt es keine Kurve der Aussichten: Kein Richter kennt ihre Regeln oder Optionen, und zufälliges Weiterspielen sagt hier nichts.
curve-failed = Die Aussichten ließen sich gerade nicht berechnen.
curve-luck-mine = Das Glück war mit dir: { $points } von 100.
curve-luck-against = Das Glück war gegen dich: { $points } von 100.
curve-luck-side = Das Glück war mit { $side }: { $points } von 100.
curve-luck-none = Das Glück hielt zu niemandem.
curve-luck-step = Davon gab der Zufall { $side } { $points }.
curve-none = Der Computer hätte nichts viel besser gemacht.
curve-count = { $count ->
    [one] Ein Augenblick
   *[other] { $count } Augenblicke
 }, anders zu spielen
curve-place = Augenblick { $place } von { $count }
curve-previous = Zurück zum vorigen Augenblick, in dem der Computer anders gespielt hätte
curve-next = Weiter zum nächsten Augenblick, in dem der Computer anders gespielt hätte
curve-otherwise = An der Stelle von { $side } hätte der Computer gewählt: { $what } (+{ $gain } von 100).
