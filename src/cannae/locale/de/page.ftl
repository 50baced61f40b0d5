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
page-level-gaius = Gaius, ein Rekrut
page-level-syphax = Syphax, ein Schönwetterfreund
page-level-varro = Varro, der Übereilte
page-level-marcellus = Marcellus, solide
page-level-fabius = Fabius, der wenig falsch macht
page-level-scipio = Scipio, der Fehler bestraft
page-level-hannibal = Hannibal, der Fallen stellt
page-side = Deine Seite
page-side-random = durch das Los
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
page-let-go = Loslassen
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
page-report-what = Was ist geschehen? Es liest, wer dieses Haus betreibt.
page-blocked = Ihr werdet nicht mehr zusammengesetzt, und zuschauen kann der andere dir auch nicht mehr.
page-unblocked = Ihr dürft euch wieder begegnen.
page-reported = Danke. Wer dieses Haus betreibt, wird es lesen.
page-fair = Zufall versiegelt als
page-not-your-turn = Du bist nicht am Zug.
page-nothing-here = Damit lässt sich jetzt nichts tun.
page-why-not = Jetzt nicht: { $what }.
page-curtain = Der Bildschirm gehört jetzt { $side }. Die andere Seite schaut weg.
page-curtain-here = { $side } ist da

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
fair-signed = Die Aufzeichnung ist von diesem Haus unterschrieben (Schlüssel { $key }…).
fair-key-other = Die Aufzeichnung ist mit einem anderen Schlüssel als dem dieses Hauses unterschrieben.
fair-signature-wrong = Die Unterschrift gehört nicht zu dieser Aufzeichnung.
fair-signature-unknown = Dieser Browser kann Unterschriften nicht prüfen; „cannae verify“ kann es.
page-verify = Prüfen
page-verified = Alles stimmt.
page-not-verified = Etwas stimmt nicht.

# Was an einer Adresse oder am Netz nicht stimmt, und was zu tun ist.
page-offline-title = Der Server ist nicht zu erreichen.
page-offline-about = Sieh nach deinem Netz. Sobald es wieder da ist, geht es hier von selbst weiter; von deinen Spielen geht nichts verloren.
page-try-again = Noch einmal versuchen
page-nowhere-title = Diese Seite gibt es nicht.
page-nowhere-about = Vielleicht wurde die Adresse abgeschnitten oder falsch getippt. Sieh sie noch einmal an, oder mach von hier aus weiter.
page-nowhere-rules = Such dir oben ein Regelwerk aus, oder mach von hier aus weiter.
page-invitation-used = Dieser Link öffnet keinen Platz mehr.
page-invitation-advice = Jemand hat ihn schon eingenommen, oder er wurde ersetzt. Bitte um einen neuen, oder sieh bei der Schlacht zu.
page-table-advice = Sieh den Link noch einmal an, oder frag, wer ihn geschickt hat. Deine eigenen Schlachten stehen auf der ersten Seite.
page-replay-advice = Nachspielen lässt sich eine Schlacht, wenn sie zu Ende ist; bis dahin kann man zusehen.
page-odds-link = Dieser Link fragt nach etwas, das es nicht gibt: { $parts }. Gezeigt wird die Lage ohne das.
page-odds-anew = Von vorn beginnen
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
lesson-wants = Das wäre erlaubt, aber diese Lektion hat einen anderen Plan: { $what }.
lesson-unknown = Dieses Spiel hat keine Lektion.

# Chancen und Tabellen des Miniaturenspiels.
page-odds = Chancen
page-odds-of = Chancen und Tabellen: { $game }
page-odds-a = Kampfgruppe A
page-odds-b = Kampfgruppe B
page-odds-win = A gewinnt
page-odds-draw = unentschieden
page-odds-lose = A verliert
page-odds-margins = Treffer von A minus Treffer von B
page-odds-reference = Tabellen
page-odds-offline = Chancen brauchen den Server, und der ist gerade nicht zu erreichen. Die Tabellen darunter gehen auch ohne ihn.
page-odds-less = Weniger: { $field }
page-odds-more = Mehr: { $field }
page-odds-preset = Wer ist Kampfgruppe { $side }?
page-odds-own-group = Eine eigene Gruppe
page-odds-troops = Truppen ändern
page-odds-notation = Oder in Kurzschreibweise
page-odds-size = { $bases ->
        [one] eine Basis
       *[other] { $bases } Basen
    } in { $files ->
        [one] einer Rotte
       *[other] { $files } Rotten
    }
page-odds-flags = Wie { $side } steht
page-odds-situation = Lage
page-odds-readings = Wie strittige Felder gelesen werden
page-odds-readings-why = Wo keine Quelle entscheidet, was auf dem beschädigten Blatt stand, wählst du die Lesart.
page-odds-yes = ja
page-odds-no = nein
page-odds-views = Chancen oder Tabellen
page-odds-question = Was fragst du?
page-odds-result = Die Chancen
page-odds-brief = Die Chancen in Kürze
page-odds-no-answer = Dafür gibt es keine Chancen
page-odds-panels = Was gezeigt wird
page-odds-panel-result = Chancen
page-odds-panel-situation = Lage
page-odds-what-shooting = Schießen
page-odds-what-impact = Aufprall
page-odds-what-melee = Handgemenge
page-odds-what-cmt = Manövertest
page-odds-what-cohesion = Zusammenhalt
page-odds-what-rally = Sammeln
page-odds-what-evade = Ausweichen
page-odds-what-death = Verlustwurf
page-odds-figure = Größe
page-odds-line = Zeile
page-odds-losses = Verlorene Basen
page-odds-cohesion = Zusammenhalt
page-odds-bases = Basen übrig
page-odds-after = Nach { $moment }: A gebrochen { $a }, B gebrochen { $b }, Kampf geht weiter { $fighting }
page-odds-topic = Thema
page-odds-all-topics = Alle Themen
page-odds-certainty = Wie sicher die Quelle ist
page-odds-clear = Alles zeigen
page-odds-mark-sheet = auf dem Blatt
page-odds-mark-repaired = ausgebessert
page-odds-mark-added = hinzugefügt
page-odds-mark-unverified = unbestätigt
page-odds-field-kind = Art
page-odds-field-armour = Panzerung
page-odds-field-quality = Güte
page-odds-field-training = Ausbildung
page-odds-field-shooting = Schießt mit
page-odds-field-impact = Waffe beim Aufprall
page-odds-field-melee = Waffe im Handgemenge
page-odds-field-bases = Basen
page-odds-field-files = Rotten
page-odds-field-cohesion = Zusammenhalt
page-odds-field-charging = Greift an
page-odds-field-overlaps = Überlappende Rotten
page-odds-field-commander = Befehlshaber: Truppe, Feld, mitreißend
page-odds-field-place = Wo er ist
page-odds-field-disorder = Unordnung
page-odds-field-disordered-files = Ungeordnete Rotten
page-odds-field-terrain = Gelände
page-odds-field-support = Feuer von hinten
page-odds-field-support-bases = Unterstützende Basen
page-odds-field-support-kind = Wer unterstützt
page-odds-field-support-quality = Güte der Unterstützer
page-odds-field-flank = greift Flanke oder Rücken an
page-odds-field-uphill = oberhalb
page-odds-field-fortified = verschanzt
page-odds-field-cover = in Deckung
page-odds-field-engaged = im Nahkampf
page-odds-field-rearward = schießt nach hinten
page-odds-field-two-directions = kämpft in zwei Richtungen
page-odds-field-rear-support = Rückhalt
page-odds-field-threatened-flank = Flanke bedroht
page-odds-field-range = Entfernung
page-odds-field-contact = Rotten im Kontakt
page-odds-field-rounds = Runden Handgemenge danach
page-odds-field-losses = Verlorene Basen fehlen
page-odds-field-cause = Anlass
page-odds-field-received = Treffer erlitten
page-odds-field-inflicted = Treffer erzielt
page-odds-field-just-lost = Eben verlorene Basen
page-odds-field-phase = Kampfphase
page-odds-field-in-contact = Feind im Kontakt
page-odds-field-more-reasons = mehr als ein Anlass
page-odds-field-holding-back = will lieber nicht angreifen
page-odds-field-gap = ME dazwischen
page-odds-field-hits = Treffer erlitten
page-odds-field-ending = Wie es ausging
page-odds-now-bases = Basen übrig
page-odds-now-files = Rotten jetzt
page-odds-now-terrain = Eigenes Gelände
page-odds-unset-charging = wie genannt: A
page-odds-unset-disorder = wie das Gelände es macht
page-odds-unset-terrain = wo gekämpft wird
page-odds-rounds-lowest = keine
page-odds-contact-lowest = alle
page-odds-disordered-files-lowest = alle
page-odds-commander-none = keiner
page-odds-place-range = in Reichweite
page-odds-place-with = bei ihr
page-odds-place-front = im ersten Glied
page-odds-range-effective = wirksam
page-odds-range-long = weit
page-odds-losses-rear = hinten
page-odds-losses-file = in ganzen Rotten
page-odds-cause-lost = Nahkampf verloren
page-odds-cause-shot = beschossen
page-odds-cause-charged = zersplittert angegriffen
page-odds-cause-friends-break = Freunde brechen nahebei
page-odds-cause-commander-lost = Befehlshaber nahebei gefallen
page-odds-ending-shot = beschossen
page-odds-ending-won = gewonnen
page-odds-ending-drawn = unentschieden
page-odds-ending-lost = verloren
page-odds-drop = { $levels ->
    [0] hält
    [one] fällt eine Stufe
   *[other] fällt { $levels } Stufen
}
page-odds-lines = { $count ->
    [one] eine Zeile
   *[other] { $count } Zeilen
}
page-odds-support-none = keins
page-odds-legend = „?“ kennzeichnet ein Feld, das niemand bestätigt hat; S1, S2 … sind öffentliche Seiten:
page-odds-field-others = Weitere Feinde, mit „;“ getrennt

# Der Tisch mit Miniaturen
page-tabletop-turn = Zug { $turn }
page-tabletop-turns = Nach Zug { $turns } wird es Nacht
page-tabletop-acts = { $side } handelt
page-tabletop-setting-up = Aufstellung
page-tabletop-phases = Die Phasen eines Zuges
page-tabletop-points = { $side } hat { $points } von { $most } Punkten verloren
page-tabletop-mu = { $mu } ME
page-tabletop-gap = { $mu } ME bis dorthin
page-tabletop-turned = { $degrees }° nach { $right ->
    [0] links
   *[other] rechts
}
page-tabletop-files = { $files ->
    [one] in { $files } Rotte
   *[other] in { $files } Rotten
}
page-tabletop-in-files = { $files ->
    [one] { $files } Rotte
   *[other] { $files } Rotten
}
page-tabletop-at = { $x } ME von links, { $y } ME von der roten Kante
page-tabletop-bases = { $bases ->
    [one] { $bases } Basis
   *[other] { $bases } Basen
}
page-tabletop-complex = Dafür ist eine Probe nötig
page-tabletop-where = Ziehen, oder den Boden berühren, wo sie stehen soll
page-tabletop-nowhere = Sie kann nirgendwohin
page-tabletop-too-far = Dorthin kommt sie nicht.
page-tabletop-here = Absetzen
page-tabletop-do-charge = Angreifen
page-tabletop-do-intercept = Abfangen
page-tabletop-do-feed = Rotte nachschieben
page-tabletop-another = Anders herum
page-tabletop-line = Die Linie { $first } bis { $last }
page-tabletop-put-back = Zurückstellen
page-tabletop-tray = Noch aufzustellende Gruppen
page-tabletop-views = Ansicht
page-tabletop-nearer = Näher
page-tabletop-farther = Ferner
page-tabletop-whole = Der ganze Tisch
page-tabletop-layers = Was gezeigt wird
page-tabletop-counters = Marken statt Figuren
page-tabletop-over-arcs = Wohin sie schießen
page-tabletop-over-zones = Sperrbereiche
page-tabletop-over-command = Wie weit Feldherren führen
page-tabletop-over-ruler = Maßstab
page-tabletop-facing-up = oben
page-tabletop-facing-up-right = rechts oben
page-tabletop-facing-right = rechts
page-tabletop-facing-down-right = rechts unten
page-tabletop-facing-down = unten
page-tabletop-facing-down-left = links unten
page-tabletop-facing-left = links
page-tabletop-facing-up-left = links oben
page-tabletop-group = { $group }, { $files } mal { $ranks }, { $cohesion }, blickt nach { $facing }
page-tabletop-enemy = Feind { $enemy } { $mu } ME { $where ->
    [behind] dahinter
   *[ahead] davor
}
page-tabletop-no-enemy = kein Feind näher als 12 ME
page-tabletop-strength = { $bases } von { $began ->
    [one] { $began } Basis
   *[other] { $began } Basen
}, { $files ->
    [one] { $files } Rotte
   *[other] { $files } Rotten
}, { $cohesion }
page-tabletop-has-moved = Sie hat in diesem Zug schon gezogen
page-tabletop-percent = { $percent } %
page-tabletop-odds = { $group } siegt { $win }, unentschieden { $draw }, { $enemy } siegt { $lose }
page-tabletop-dice = { $group }: { $dice }
page-tabletop-in-flank = In Flanke oder Rücken von { $groups }
page-tabletop-after = Nach drei Runden Handgemenge ist { $enemy } in { $enemy_broken } gebrochen, { $group } in { $broken }
page-tabletop-book = Im Buch der Chancen

# The field
page-stage = Die Bühne: Kämpfe, und worauf du zeigst
page-plain = Schlichtes Aussehen ohne Bilder
page-state-ready = bereit
page-state-deciding = entscheidet
