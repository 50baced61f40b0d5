battle-name = Das Schlachtspiel
battle-minutes = 10 bis 20 Minuten
battle-tagline = Mehrere Einheiten auf jeder Seite über eine Reihe von Gelände: geheim Meisterkarten legen, den Feind zermürben und seinen Feldherrn überwältigen.
battle-credit = Nach dem Kapitel „The ‘Battle’ Game“ eines Kartenkriegsspiels, dessen Regelwerk „The Art of the Warrior“ verloren ist; seine Urheber kennen wir nicht. Grundregeln und alle Zahlen sind unsere Rekonstruktion. Inoffiziell; alle Texte hier sind unsere eigenen.

battle-unit = Einheit { $number } von { $side }
battle-own-unit = Einheit { $number }
# Wie eine Einheit für die heißt, die sie sehen: nach dem, was die meisten darin sind.
battle-called = { $kind }{ $nth ->
        [0] {""}
        [1] {" "}I
        [2] {" "}II
        [3] {" "}III
        [4] {" "}IV
       *[other] {" "}{ $nth }
    }
battle-unit-called = Einheit { $name } von { $side }
battle-own-unit-called = Einheit { $name }

battle-flank = Flanke { $number }
battle-position = Stellung { $number }
battle-ballistic = Fernkampf
battle-charge = Sturm
battle-melee = Nahkampf

# Heere.
battle-army-legion = Die Legion
battle-army-riders = Die Herren der Steppe
battle-army-league = Der Bund
battle-army-tribes = Die Stämme
battle-army-own = ein eigenes Heer

# Meisterkarten.
battle-card-feint = Finte
battle-card-slash = Hieb
battle-card-thrust = Stoß
battle-card-drive = Vorstoß
battle-card-hew = Schlag
battle-card-press = Druck
battle-card-onslaught = Ansturm
battle-card-tactics = Taktik
battle-card-guard = Deckung
battle-card-respite = Atempause

# Truppen und Kampfmeister.
battle-troop-levy = Speeraufgebot
battle-troop-shieldbearers = Schildträger
battle-troop-swordsmen = Schwertkämpfer
battle-troop-phalangites = Phalangiten
battle-troop-fanatics = Fanatiker
battle-troop-archers = Bogenschützen
battle-troop-bellybows = Bauchspannerschützen
battle-troop-peltasts = Peltasten
battle-troop-lighthorse = Leichte Reiter
battle-troop-cataphracts = Kataphrakten
battle-troop-veterans = Veteranen
battle-troop-centurion = Zenturio
battle-troop-masterarcher = Meisterschütze
battle-troop-champion = Recke
battle-troop-lance = Erste Lanze

# Was auf dem Schild einer Einheit steht: kurz genug für ein Telefon.
battle-plate-levy = Aufgebot
battle-plate-shieldbearers = Schild­träger
battle-plate-swordsmen = Schwerter
battle-plate-phalangites = Phalanx
battle-plate-fanatics = Fanatiker
battle-plate-archers = Schützen
battle-plate-bellybows = Bauch­spanner
battle-plate-peltasts = Peltasten
battle-plate-lighthorse = Leichte Reiter
battle-plate-cataphracts = Kata­phrakten
battle-plate-veterans = Veteranen

# Schlachtmeister.
battle-captain-tribune = Tribun
battle-captain-legate = Legat
battle-captain-strategos = Stratege
battle-captain-warlord = Kriegsherr

# Kriegslisten.
battle-stratagem-retreat = Rückzug
battle-stratagem-speech = Feuerrede
battle-stratagem-hold = Halten
battle-stratagem-shieldwall = Schildwall
battle-stratagem-volley = Salve
battle-stratagem-charge = Sturmlauf
battle-stratagem-wind = Zweiter Atem
battle-stratagem-read = Durchschauen
battle-stratagem-march = Gewaltmarsch

# Gelände.
battle-terrain-1-plain = 1. Ebene
battle-terrain-2-plain = 2. Ebene
battle-terrain-3-plain = 3. Ebene
battle-terrain-1-woods = 1. Wald
battle-terrain-2-woods = 2. Wald
battle-terrain-3-woods = 3. Wald
battle-terrain-1-hill = 1. Hügel
battle-terrain-2-hill = 2. Hügel
battle-terrain-3-hill = 3. Hügel
battle-terrain-1-marsh = 1. Sumpf
battle-terrain-2-marsh = 2. Sumpf
battle-terrain-3-marsh = 3. Sumpf
battle-terrain-1-river = 1. Fluss
battle-terrain-2-river = 2. Fluss
battle-terrain-3-river = 3. Fluss
battle-terrain-1-village = 1. Dorf
battle-terrain-2-village = 2. Dorf
battle-terrain-3-village = 3. Dorf

# Was jetzt zu tun ist.
battle-phase-veto = { $place }: { $terrain }. Bist du mit dieser Geländekarte einverstanden?
battle-phase-combine = Du hast { $terrain } gezogen; die Karte passt zu der bei { $place }. An welches Ende?
battle-phase-place = { $place }: Wähle geheim die Einheit, die du dort aufstellst.
battle-phase-support = { $place }: Stelle dort geheim eine Unterstützung auf oder niemanden.
battle-phase-general = Welcher Einheit schließt sich dein Feldherr an?
battle-phase-plan = Wähle Kriegslisten für die Aufstellung; dein Feldherr hat dafür noch { $left } Kosten frei. Melde dich dann bereit.
battle-phase-contend = { $place }: Lege geheim eine Meisterkarte für dieses Gelände.
battle-phase-extra = Die Runde ist gewonnen: die eigene Schlachtmarke um { $amount } heben oder die feindliche um ebenso viel senken?
battle-phase-precedence = Der Verteidiger deckt sich, also handeln beide. Wer beginnt?
battle-phase-action = { $place }: Führe eine Handlung aus.
battle-phase-forced = { $place }: Der Feind zwingt dich, dort mindestens eine Einheit aufzustellen.
battle-phase-array = { $place }: Stelle dort geheim beliebig viele Einheiten auf, die erste als Haupteinheit; melde dich dann bereit.
battle-phase-allot = Welcher Einheit dient „{ $stratagem }“?
battle-phase-announce = { $unit } darf über die Grenze gegen einen benachbarten Feind kämpfen. Wen hat sie zum Ziel?
battle-phase-select = { $unit }: { $step ->
        [0] Wer führt sie in diesem Waffengang?
       *[other] Wähle Kriegslisten{ $left ->
            [0] {""}
           *[other] {" "}für höchstens { $left } weitere Kosten
        } und melde dich dann bereit.
    }
battle-phase-read = Den Feind in dieser Runde durchschauen?
battle-phase-commit = Runde { $round } von { $rounds }, { $unit } gegen { $enemy }, Kampfstufe { $level }. { $step ->
        [0] Lege geheim eine Meisterkarte.
        [1] Weitere Einheiten verbinden?
       *[other] Wähle die Truppe, die kämpft. Aufgedeckt wird, wenn beide gewählt haben.
    }
battle-phase-target = Der Schlag sitzt. Welche Einheit trifft er?
battle-phase-instant = Welche feindliche Einheit erleidet den Sofortverlust?
battle-phase-discard = { $instant ->
        [1] Sofortverlust: { $unit } verliert eine Karte. Welche?
       *[other] { $unit } hat { $damage } Schaden und { $mp } MP. Welche Karte wirft sie ab?
    }
battle-phase-standard = { $unit } droht dies: { $verdict }. Dagegen eine Karte ausgeben ({ $card }), um es um eine Stufe zu mildern?
battle-phase-successor = { $place }: Benenne die neue Haupteinheit.
battle-phase-merge = Eine Unterstützung in { $unit } aufnehmen?
battle-phase-master = Wessen Kampfmeister bleibt?
battle-phase-captain = Wessen Schlachtmeister bleibt?
battle-phase-order = { $unit }: Ab dem Sturm kämpft nur das vorderste Glied. Welche Truppen treten nach vorn? Oder lass sie, wie sie stehen.
battle-phase-retreat = Der Rückzug ist für { $unit } wirksam. Was soll er bewirken?
battle-phase-close = Die Kampfstufe ist { $level }. Vorgehen zu { $next } oder stehen? Geht einer vor, gehen beide.
battle-phase-initiative = Gleichstand. Lege geheim eine Meisterkarte: { $expanded ->
        [1] Der höhere Wert beherrscht die Heeresbewegung.
       *[other] Der niedrigere Wert zieht zuerst.
    }
battle-phase-move = Heeresbewegung: Wähle, was ziehen soll, oder passe. { $expanded ->
        [1] Jeder Zug kostet Schlachtmarke.
       *[other] { $left ->
            [0] Es bleiben nur zweite Züge.
            [one] Du hast noch einen Zug.
           *[other] Du hast noch { $left } Züge.
        }
    }
battle-phase-destination = Wohin geht { $unit }?
battle-phase-level = Auf welcher Kampfstufe trifft { $unit } bei { $place } ein?
battle-phase-engage = Mit welcher feindlichen Einheit bei { $place } nimmt { $unit } von hinten den Kampf auf?
battle-phase-assign = Welcher Einheit schließt sich der Feldherr an?
battle-phase-over = Die Schlacht ist vorüber.

# Die Seite zeigt auf ihrer Bühne, wer kämpft, und fragt nach dem Gelände als einem Schritt von mehreren Karten.
battle-page-phase-veto = Das Gelände, { $at } von { $of }. { $place }, { $land }: behalten?
battle-page-phase-combine = Gezogen: { $land }, zum Verbinden mit { $place }. An welches Ende?
battle-always-veto-accept = Alles behalten
battle-page-phase-commit = Runde { $round } von { $rounds }, Kampfstufe { $level }. { $step ->
        [0] Lege geheim eine Meisterkarte.
        [1] Eine weitere Einheit mit deiner verbinden?
       *[other] Welche Truppe kämpft?
    }
battle-page-phase-action = { $place }: Was wird aus diesem Gelände? Auf jedem Knopf steht, was er ändert.
battle-page-phase-contend = { $place }: Lege geheim eine Meisterkarte um dieses Gelände.
battle-page-phase-announce = { $unit } darf über die Grenze gegen einen benachbarten Feind kämpfen. Gegen wen?
battle-page-phase-discard = { $instant ->
        [1] { $unit }: Einer fällt sofort. Wer?
       *[other] { $unit }: { $damage } Schaden gegen { $mp } MP. Wer fällt?
    }
battle-page-phase-standard = Gefahr für { $unit }: { $verdict }. Eine Karte ausgeben ({ $card }), um sie um eine Stufe zu mildern?
battle-page-phase-order = { $unit }: Ab dem Sturm kämpft nur das vorderste Glied. Welche Truppen treten nach vorn?
battle-page-phase-close = Vorgehen zu { $next } oder stehen bei { $level }? Geht einer vor, gehen beide.
battle-page-phase-move = Heeresbewegung: Berühre, was ziehen soll, oder hör auf. { $expanded ->
        [1] Jeder Zug kostet Schlachtmarke.
       *[other] { $left ->
            [0] Nur noch zweite Züge.
            [one] Noch ein Zug.
           *[other] Noch { $left } Züge.
        }
    }
battle-page-phase-move-held = Heeresbewegung: Keine deiner Einheiten kann jetzt fort. Zieh den Feldherrn allein, oder hör auf.
battle-page-phase-destination = Wohin geht { $unit }?
battle-page-phase-level = { $unit } bei { $place }: auf welcher Kampfstufe?
battle-page-phase-engage = Welche feindliche Einheit bei { $place } soll { $unit } von hinten angreifen?

# Auf den Knöpfen der Seite; was daneben zu sehen ist, muss dort nicht stehen.
battle-button-choice-card = { $card } legen
battle-button-commit-choice-card = { $card } legen{ $price ->
        [0] {""}
       *[other] {" "}für { $price } MP
    }
battle-button-choice-troop = { $troop }
battle-button-choice-stratagem = { $stratagem } wählen, Kosten { $cost }
battle-button-choice-discard = { $troop }{ $number ->
        [0] {""}
       *[other] , Platz { $number }
    }
battle-button-choice-order = { $troop }
battle-button-commit-do-enough = Keine weitere
battle-button-merge-do-enough = Niemanden aufnehmen
battle-button-order-do-enough = So stehen lassen
battle-button-standard-do-use = Ausgeben
battle-button-standard-do-decline = Behalten
battle-button-choice-act-nothing = So lassen
battle-button-choice-act-rotate = Umdrehen
battle-button-choice-act-shift = Ende von { $end } hinüber
battle-button-choice-act-settle = Festsetzen
battle-button-choice-act-force = Den Feind herzwingen
battle-button-choice-act-swap = { $other } statt { $terrain }
battle-button-choice-act-add = { $terrain }, Ende von { $end }
battle-button-read-do-use = Durchschauen
battle-button-move-do-pass = Nicht mehr ziehen

# Entscheidungen.
battle-choice-card = { $card } (Wert { $value }, { $price } MP{ $extra ->
        [0] {""}
       *[other] , Zusatz { $extra }
    })
battle-choice-troop = { $troop } von { $unit }
battle-choice-stratagem = { $stratagem } (Kosten { $cost })
battle-choice-grant = Dem Feind { $moves ->
        [one] einen Zug
       *[other] { $moves } Züge
    } gewähren
battle-choice-place = { $unit } aufstellen
battle-choice-support = { $unit } als Unterstützung aufstellen
battle-choice-general = Zu { $unit }
battle-choice-forced = { $unit } aufstellen
battle-choice-array = { $unit } aufstellen
battle-choice-allot = Für { $unit }
battle-choice-announce = { $unit } zum Ziel nehmen
battle-choice-commit = { $unit } verbinden
battle-choice-target = { $unit }
battle-choice-instant = { $unit }
battle-choice-successor = { $unit } übernimmt
battle-choice-merge = { $unit } aufnehmen
battle-choice-master = Den von { $unit } behalten
battle-choice-captain = Den von { $unit } behalten
battle-choice-move = { $unit } ziehen
battle-choice-destination = Nach { $place }
battle-choice-level = Auf { $level }
battle-choice-engage = { $unit } angreifen
battle-choice-assign = Zu { $unit }
battle-choice-discard = { $troop } abwerfen{ $number ->
        [0] {" "}(Kampfmeister)
       *[other] {" "}(Platz { $number })
    }
battle-choice-order = Nach vorn: { $troop }
battle-named-unit = { $unit }
battle-named-place = { $place }
battle-named-level = { $level }
battle-named-rank = { $number ->
        [0] Der Kampfmeister
       *[other] Die Truppe auf Platz { $number }
    }
battle-named-swap = Eine Geländekarte tauschen
battle-choice-act-nothing = Nichts tun
battle-choice-act-rotate = Die Grundkarte drehen
battle-choice-act-shift = Die Karte am Ende von { $end } an das andere schieben
battle-choice-act-settle = Dieses Gelände festsetzen
battle-choice-act-force = Den Feind zwingen, hier aufzustellen
battle-choice-act-swap = { $terrain } gegen { $other } tauschen
battle-choice-act-add = { $terrain } am Ende von { $end } verbinden
battle-do-accept = Behalten
battle-do-veto = Ablehnen
battle-do-draw = Zum Verbinden ziehen
battle-do-near = Am eigenen Ende
battle-do-far = Am Ende des Feindes
battle-do-aside = Beiseitelegen
battle-do-nobody = Niemand
battle-do-ready = Bereit
battle-do-lead-general = Der Feldherr führt
battle-do-lead-own = Der eigene Schlachtmeister führt
battle-do-use = Einsetzen
battle-do-decline = Jetzt nicht
battle-do-enough = Niemand mehr
battle-do-fall-back = Eine Kampfstufe zurückgehen
battle-do-withdraw = In der nächsten Heeresbewegung lösen
battle-do-advance = Vorgehen
battle-do-stand = Stehen
battle-do-general = Den Feldherrn allein ziehen
battle-do-pass = Passen
battle-do-stop = Hier aufhören
battle-do-cross = Auf die andere Seite der Karte gehen
battle-do-raise = Die eigene Schlachtmarke heben
battle-do-lower = Die feindliche Schlachtmarke senken
battle-do-first = Zuerst handeln
battle-do-second = Den Feind zuerst handeln lassen
battle-do-nothing = Nichts, was man tun kann

# Was geschehen ist.
battle-dealt = { $place }: { $terrain } wird gelegt.
battle-vetoed = { $side } lehnt { $place } ab.
battle-drew = { $side } zieht { $terrain } zum Verbinden.
battle-combined = { $place }: { $terrain } liegt am Ende von { $side }.
battle-placed = { $unit } steht bei { $place }.
battle-general = { $side }: Der Feldherr ist bei { $unit }.
battle-contends = { $side } legt { $card } für { $place }.
battle-counters = Schlachtmarken, nachdem die Karten bezahlt sind: Rot { $red }, Blau { $blue }.
battle-raises = { $side } hebt die eigene Schlachtmarke um { $amount }. Stand: Rot { $red }, Blau { $blue }.
battle-lowers = { $side } senkt die feindliche Schlachtmarke um { $amount }. Stand: Rot { $red }, Blau { $blue }.
battle-did-nothing = { $side } lässt { $place } wie es ist.
battle-did-rotate = { $side } dreht die Grundkarte von { $place }.
battle-did-shift = { $side } schiebt bei { $place } die Karte am Ende von { $end } an das andere.
battle-did-settle = { $side } setzt { $place } fest.
battle-did-force = { $side } zwingt den Feind, bei { $place } aufzustellen.
battle-did-swap = { $side } tauscht bei { $place } { $terrain } gegen { $other }.
battle-did-add = { $side } verbindet bei { $place } { $terrain } am Ende von { $end }.
battle-allots = { $stratagem } dient { $unit }.
battle-period = Abschnitt { $period } von { $limit } beginnt.
battle-announces = { $unit } hat { $target } bei { $place } zum Ziel.
battle-duration = { $place }, { $level }: { $red } gegen { $blue }.
battle-duration-across = { $red } bei { $place } und { $blue } bei { $other } kämpfen über die Grenze, { $level }.
battle-round = Runde { $round } von { $rounds }
battle-reads = { $side } durchschaut den Feind.
battle-shows = { $side } zeigt { $card } und { $troop } ({ $unit }).
battle-lays = { $side } legt { $card } mit { $troop } ({ $unit }){ $with ->
        [0] {""}
       *[other] {", "}verbunden mit { $joined }
    }.
battle-pays = { $unit } zahlt { $price } MP{ $absorbed ->
        [0] {""}
       *[other] {" "}und gewinnt { $absorbed }
    }: { $mp } übrig.
battle-overexerts = { $unit } überanstrengt sich: Schaden { $damage }.
battle-drawn-round = Beide zeigen { $value }: Die Runde ist unentschieden.
battle-no-missiles = { $side } gewinnt die Runde, doch { $troop } können im Fernkampf nichts ausrichten.
battle-guards = { $side } greift mit { $attack } gegen { $guard } an: gedeckt.
battle-contends-guarded = { $side } plant mit { $attack } gegen { $guard }: gedeckt.
battle-contends-won = { $side } plant mit { $attack } gegen { $guard } und gewinnt die Runde.
battle-strikes = { $side } greift mit { $attack } gegen { $guard } an: Der Schlag sitzt.
battle-damage = { $unit } nimmt { $damage } Schaden, nun { $total }.
battle-extra = { $unit } nimmt { $damage } Zusatzschaden, nun { $total }.
battle-discards = { $unit } wirft { $troop } ab; noch { $left }, Schaden { $damage }.
battle-discards-out = { $troop } von { $unit } verlassen das Spiel; noch { $left }, Schaden { $damage }.
battle-defeated = { $unit } ist bei { $place } geschlagen.
battle-routs = { $unit } flieht bei { $place }.
battle-refreshed = { $unit } hat gesiegt und steht wieder auf 50 MP.
battle-leads = { $unit } führt nun bei { $place }.
battle-change-sides = { $place }: Die Einheiten tauschen die Seiten.
battle-piles = Verluste gezählt: Rot { $red }, Blau { $blue }.
battle-uses-speech = Eine Feuerrede festigt { $unit }.
battle-uses-standard = { $unit } schart sich um das Feldzeichen.
battle-uses-banner = { $unit } schart sich um das Heereszeichen.
battle-shaken = { $unit } ist erschüttert.
battle-recovers = { $unit } fängt sich.
battle-rallies = { $unit } sammelt sich auf { $mp } MP.
battle-merges = { $unit } geht in { $main } auf.
battle-orders = { $unit }: { $troop } nach vorn.
battle-promotes = { $side } leitet ein: { $stratagems }.
battle-stake-lost = { $side } verliert { $stratagems }.
battle-in-play = Wirksam für { $unit }: { $stratagems }.
battle-second-wind = { $unit } kommt wieder zu Atem: { $mp } MP.
battle-will-withdraw = { $unit } darf sich lösen ({ $stratagem }).
battle-falls-back = { $unit } geht zurück ({ $stratagem }).
battle-advances = { $side } geht vor.
battle-stands = { $side } steht.
battle-level = { $place } steht nun auf { $level }.
battle-initiative = Um die Reihenfolge legt Rot { $red }, Blau { $blue }.
battle-controls = { $side } hat in dieser Heeresbewegung die Führung.
battle-pays-move = Der Zug kostet { $side } { $price }: Schlachtmarke { $counter }.
battle-grants = { $side } gewährt { $moves ->
        [one] einen Zug
       *[other] { $moves } Züge
    }.
battle-passes = { $side } zieht nicht weiter.
battle-moves = { $unit } zieht nach { $place }.
battle-crosses = { $unit } geht bei { $place } hinüber.
battle-goes-back = { $unit } kehrt auf die eigene Seite zurück.
battle-engages = { $unit } greift { $enemy } im Rücken an.
battle-general-moves = { $side }: Der Feldherr geht nach { $place }.
battle-captured = { $side } nimmt bei { $place } den feindlichen Feldherrn gefangen.
battle-over = { $side } siegt: { $reason }.
battle-over-drawn = Die Schlacht endet unentschieden: { $reason }.

battle-outcome-general = die Einheit des Feldherrn wurde geschlagen
battle-outcome-captured = der Feldherr wurde gefangen
battle-outcome-control = die meisten Stellungen werden beherrscht
battle-outcome-limit = mehr Stellungen nach dem letzten Abschnitt
battle-outcome-strength = das stärkere Heer nach dem letzten Abschnitt
battle-outcome-even = beide Heere gleich stark
battle-outcome-generals = beide Feldherren verloren, Truppen mit höheren Kosten übrig

# Das Brett.
battle-board-deployment = Aufstellung
battle-board-period = Abschnitt { $period } von { $limit }
battle-board-round = Runde { $round } von { $rounds } bei { $place }
battle-board-move = Wegekosten { $move }
battle-board-contested = umkämpft
battle-board-empty = leer
battle-board-controlled = von { $side } beherrscht
battle-board-set = festgesetzt
battle-board-end = Ende von { $side }
battle-board-main = Haupteinheit
battle-board-support = Unterstützung
battle-board-rear = im Rücken
battle-board-across = auf der Seite des Feindes
battle-board-shaken = erschüttert
battle-board-tracks = MP { $mp } { $mp_track }  Schaden { $damage } { $damage_track }
battle-board-standards = Feldzeichen { $count }
battle-board-general = Feldherr
battle-board-lone = { $side }: Der Feldherr steht allein ({ $captain })
battle-board-reserve = Noch nicht aufgestellt:
battle-board-army = { $side }: { $captain } · Heereszeichen { $banners }
battle-board-counter = Schlachtmarke { $counter }
battle-board-laid = gelegt: { $cards }
battle-board-pile = Verluste { $pile }
battle-board-shown = { $side }: { $card } mit { $troop } ({ $unit })
battle-board-joined = verbunden: { $units }
battle-board-pool = Kriegslisten übrig: { $stratagems }
battle-board-selected = Gewählt: { $stratagems }
battle-board-hand = Auf der Hand: { $cards }
battle-board-in-play = wirksam: { $stratagems }
battle-board-promoted = eingeleitet: { $stratagems }
battle-board-ready = bereit
battle-board-deciding = entscheidet
battle-board-own = Deine Festlegung: { $text }
battle-board-nothing = –
battle-board-targets = Ziel { $unit }
battle-verdict-shaken = erschüttert zu werden
battle-verdict-rout = die Flucht
battle-remedy-standard = Feldzeichen
battle-remedy-banner = Heereszeichen
battle-the-general = der Feldherr
battle-log-round = Was Runde { $round } brachte:
battle-log-lays = { $unit } legt { $card } ({ $value }), { $troop }
battle-log-draw = Gleiche Konfliktwerte: unentschieden
battle-log-attacker = { $side } greift an
battle-log-pays = { $side }: { $paid } MP bezahlt, { $absorbed } gewonnen, { $mp } übrig
battle-log-guarded = Angriff { $attack } gegen Deckung { $guard }: gedeckt
battle-log-hit = Angriff { $attack } gegen Deckung { $guard }: nicht gedeckt
battle-log-no-missiles = { $troop }: im Fernkampf ohne Wirkung
battle-log-damage = { $damage } Schaden für { $target }
battle-log-instant = Sofortverlust
battle-log-extra = { $extra } Zusatzschaden für { $target }
battle-log-losses = { $side } verliert { $count ->
        [one] eine Truppe
       *[other] { $count } Truppen
    }
battle-log-defeated = { $unit } ist geschlagen
battle-log-shaken = { $unit } ist erschüttert
battle-log-routs = { $unit } flieht
battle-log-retreats = { $unit } zieht sich zurück
battle-log-card = Deckung der Karte
battle-log-ground = Gelände
battle-log-ranks = Glieder
battle-log-more = Zusatz der Karte
battle-guard = Deckung
battle-spoken-there = Dort: { $units }.
battle-spoken-end = { $terrain } am Ende von { $side }
battle-spoken-ground = Der Boden gibt Rot: { $red }. Blau: { $blue }.
battle-spoken-no-change = nichts
battle-spoken-unit = { $id }, { $unit }: { $troops }; { $mp } von { $most } MP, Schaden { $damage }{ $count ->
        [0] .
       *[other] ; { $notes }.
    }
battle-spoken-alone = der Feldherr steht allein bei { $place }
battle-spoken-banners = Heereszeichen { $banners }
battle-board-lost = Verloren: { $troops }

# Warum der gierige Spieler es täte.
battle-why-card = Der meiste Schaden für seine MP gegen das, was der Feind noch legen kann.
battle-why-troop = Die Truppe, die mit dieser Karte am härtesten trifft oder am besten deckt.
battle-why-join = Mehr Glieder und mehr Truppen zur Auswahl.
battle-why-discard = Die billigste Karte, die den Schaden heilt.
battle-why-target = Die Einheit, die dem Zusammenbruch am nächsten ist.
battle-why-standard = Flucht oder Erschütterung kosten mehr als eine Karte.
battle-why-move = Um eine Stellung mehr zu beherrschen oder zu helfen, wo der Kampf ausgeglichen ist.
battle-why-stay = Ein Zug brächte nichts ein.
battle-why-close = Die bessere Seite der nächsten Kampfstufe.
battle-why-place = Starke treffen auf Starke; der Feldherr steht sicher.
battle-why-plan = Eine Kriegslist, die zur kommenden Kampfstufe passt.
battle-why-general = Bei dieser Einheit ist der Feldherr sicherer: Wer seine Einheit verliert, hat verloren.
battle-why-initiative = Eine hohe Karte: Der andere soll seine Züge zuerst zeigen.
battle-why-contend = Die beste Runde für ihren Preis gegen das, was der Feind noch legen kann.
battle-why-action = So liegt das Gelände am besten für uns.
battle-why-other = Die einfache Wahl.
battle-reckoned-round = Der Feind kann noch { $cards } Karten legen: Gegen { $better } läuft die Runde für dich, gegen { $worse } für ihn.

# Einstellungen.
battle-option-red_army = Heer von Rot
battle-option-red_army-legion = Die Legion
battle-option-red_army-riders = Die Herren der Steppe
battle-option-red_army-league = Der Bund
battle-option-red_army-tribes = Die Stämme
battle-option-blue_army = Heer von Blau
battle-option-blue_army-legion = Die Legion
battle-option-blue_army-riders = Die Herren der Steppe
battle-option-blue_army-league = Der Bund
battle-option-blue_army-tribes = Die Stämme
battle-option-blue_army-mirror = dasselbe wie Rot
battle-option-red_list = Stattdessen ein eigenes Heer für Rot
battle-option-blue_list = Stattdessen ein eigenes Heer für Blau
battle-option-terrains = Geländekarten in der Reihe
battle-option-terrains-3 = drei, ohne Flanken
battle-option-terrains-5 = fünf
battle-option-terrains-7 = sieben
battle-option-expanded_deployment = Erweiterte Aufstellung
battle-option-expanded_movement = Erweiterte Bewegung
battle-option-cost = Gesamtkosten eines Heeres höchstens
battle-option-periods = Abschnitte höchstens
battle-option-scenario = Szenario
battle-option-scenario-none = keines
battle-option-scenario-first = Eine erste Schlacht, schon aufgestellt
battle-option-scenario-lesson = Das Feld der Lektion
battle-option-scenario-trebia = Die Trebia, 218 v. Chr.
battle-option-scenario-cannae = Cannae, 216 v. Chr.
battle-option-scenario-zama = Zama, 202 v. Chr.
battle-option-scenario-cynoscephalae = Kynoskephalai, 197 v. Chr.

# Was nicht stimmt.
battle-unreadable = „{ $text }“ ist in diesem Spiel keine Entscheidung. Schreib etwa hew, r2, r2:swordsmen, p3, charge, ready oder pass.
battle-position-unreadable = Das ist unter diesen Einstellungen keine Stellung des Schlachtspiels; es hakt bei „{ $word }“.
battle-fault-document = Eine Heerliste ist eine Tabelle mit general und units.
battle-fault-toml = Die Datei lässt sich nicht als Heerliste lesen: { $error }
battle-fault-army-key = „{ $field }“ ist in einer Heerliste unbekannt. Möglich sind: { $fields }.
battle-fault-name = Der Name eines Heeres ist eine Zeile Text ohne Steuerzeichen.
battle-fault-flag = { $unit ->
        [0] {""}
       *[other] Einheit { $unit }:{" "}
    }„{ $field }“ muss true oder false sein.
battle-fault-general = Das Heer braucht einen Feldherrn: einen aus { $generals } (Regel 2.5).
battle-fault-units = Das Heer hat { $units } Einheiten; es braucht { $least } bis { $most } (Regel 2.2).
battle-fault-unit = Einheit { $unit } lässt sich nicht als Einheit lesen.
battle-fault-key = „{ $field }“ ist in Einheit { $unit } unbekannt. Möglich sind: { $fields }.
battle-fault-ranks = Einheit { $unit } hat keine Glieder (Regel 2.3).
battle-fault-rank = Einheit { $unit } hat ein Glied aus { $troops } Truppen; ein Glied hat drei (Regel 2.3).
battle-fault-troop = Einheit { $unit }: Die Truppe „{ $troop }“ gibt es nicht. Es gibt: { $troops }.
battle-fault-master = Einheit { $unit }: Den Meister „{ $master }“ gibt es nicht. Möglich sind: { $masters }.
battle-fault-level = Ein Schlachtmeister ({ $master }) steht auf höherer Stufe als der Feldherr ({ $general }) (Regel 2.5).
battle-fault-cost = Das Heer kostet { $cost }, mehr als { $limit } (Regel 2.1).

# Der Befehl `cannae army`.
command-army = Eine Heerliste für das Schlachtspiel prüfen, zeigen oder beginnen, oder eine für die Miniaturen prüfen.
help-army-action = eine Heerliste prüfen (check), mit ihren Kosten zeigen (show), eine neue schreiben (new) oder alle käuflichen Karten auflisten (cards)
help-army-file = die Datei der Heerliste oder der Name eines fertigen Heeres
help-army-like = das fertige Heer, mit dem begonnen wird: { $armies }
help-army-name = der Name des neuen Heeres
help-army-cost = die erlaubten Gesamtkosten
help-army-game = das Spiel, für das die Liste ist
help-army-option = eine Option jenes Spiels, etwa points=850
battle-army-check-only = Für { $game } lassen sich Listen nur prüfen.
battle-army-good = { $name }: in Ordnung. { $units } Einheiten, Kosten { $cost } von { $limit }.
battle-army-bad = { $name }: nicht in Ordnung.
battle-army-unread = „{ $file }“ lässt sich nicht lesen, und ein fertiges Heer dieses Namens gibt es nicht.
battle-army-needs-file = Welches Heer? Nenne eine Datei oder ein fertiges Heer.
battle-army-exists = „{ $file }“ gibt es schon; nichts wurde geschrieben.
battle-army-written = Nach { $file } geschrieben. Bearbeite es und rufe dann „cannae army check { $file }“ auf.
battle-army-note-1 = Ein Heer für das Schlachtspiel. Ein Glied sind drei Truppenkarten: eine Art oder eine Liste von dreien.
battle-army-note-2 = „cannae army cards“ listet alles Käufliche auf; „cannae army check DATEI“ sucht nach Fehlern.
battle-army-unit-line = Einheit { $number }: { $troops } · Kosten { $cost }
battle-army-general-line = Feldherr: { $general } · Heereszeichen: { $standard ->
        [yes] ja
       *[no] nein
    }
battle-army-cards-troops = Truppen: Kosten, Zähigkeit, Tempo, Meisterschaft Fernkampf/Sturm/Nahkampf, Deckung, Schaden fern/nah, MP-Bonus
battle-army-cards-masters = Kampfmeister: Kosten, Zähigkeit, –, Meisterschaft Fernkampf/Sturm/Nahkampf, Deckung, Schaden fern/nah, MP-Bonus
battle-army-cards-captains = Schlachtmeister: Kosten, Stufe, Taktikstufe, MP-Bonus, Bewegungskosten
battle-army-cards-standards = Feldzeichen: Ein Satz von { $cards } für eine Einheit kostet { $cost }; das Heereszeichen von { $banner_cards } kostet { $banner_cost }.

# Was über eine Karte zu sagen ist.
battle-about-card = Konfliktwert { $value }, kostet { $price } MP, { $extra } zusätzlicher Schaden
battle-about-card-guard = Beim Decken { $value } mehr
battle-about-card-absorb = Gewinnt { $value } MP mehr
battle-about-missiles = Im Fernkampf: Meisterschaft { $ballistic }, Schaden { $damage }
battle-about-levels = Meisterschaft im Sturm { $charge }, im Nahkampf { $melee }; Schaden { $damage }
battle-about-troop = Deckung { $guard }, Zähigkeit { $vitality }, Tempo { $speed }
battle-about-master = Deckung { $guard }, Zähigkeit { $vitality }
battle-about-captain = Stufe { $level }, Taktikstufe { $tactics }, Bewegungskosten { $move }

# Was das Gelände einer Seite gibt.
battle-ground-ballistic = { $number } auf Fernkampf
battle-ground-charge = { $number } auf den Sturm
battle-ground-melee = { $number } im Nahkampf
battle-ground-guard = { $number } auf Deckung
battle-ground-none = nichts
battle-ground-short-ballistic = Fernkampf
battle-ground-short-charge = Sturm
battle-ground-short-melee = Nahkampf
battle-ground-short-guard = Deckung
battle-land-plain = Ebene
battle-land-woods = Wald
battle-land-hill = Hügel
battle-land-marsh = Sumpf
battle-land-river = Fluss
battle-land-village = Dorf

# Was eine Entscheidung verspricht.
battle-outlook-strength = { $troop }: { $strikes ->
        [0] auf diese Entfernung harmlos
       *[other] Angriff { $attack }, { $hit } Schaden
    }, Deckung { $guard }, dann { $mp } MP
battle-outlook-chance = { $card } trifft gegen { $lands ->
        [0] keine
        [one] eine
       *[other] { $lands }
    } von { $count ->
        [one] einer Karte
       *[other] { $count } Karten
    }; { $struck ->
        [0] keine trifft dich
        [one] eine kann dich treffen
       *[other] { $struck } können dich treffen
    }.
battle-outlook-troop = { $troop }: { $strikes ->
        [0] hier harmlos, Deckung { $guard }
       *[other] Angriff { $attack }, { $hit } Schaden, Deckung { $guard }; trifft gegen { $lands ->
            [0] keine
            [one] eine
           *[other] { $lands }
        } von { $count }
    }
battle-outlook-ground = Für { $side }: { $text }
battle-end-lands = Treffer
battle-end-guarded = gedeckt
battle-end-harmless = harmlos
battle-end-level = gleich
battle-end-held = hält
battle-end-struck = er trifft
battle-end-idle = harmlos
battle-doubt-exerts = { $card } verlangt { $price } MP, { $mp } sind da: Das kostet { $beyond } Schaden.
battle-doubt-destroys = { $card } verlangt { $price } MP, { $mp } sind da: Das kostet { $beyond } Schaden, und eigene Truppen müssen abgeworfen werden.
battle-doubt-helpless = { $unit } hat keine Fernwaffen: Wer stehen bleibt, trifft niemanden, der Feind schon.

# Auf dem Brett der Seite.
battle-page-tracks = { $mp } MP, { $damage } Schaden
battle-page-headline = Abschnitt { $period } von { $limit } · { $needed } Stellungen siegen
battle-page-holds = hält
battle-page-holds-about = Hält { $holds }: { $mp } MP weniger { $damage } Schaden. Steigt der Schaden über die MP, fallen Truppen.
battle-page-speed = Tempo { $speed } der ganzen Einheit
battle-page-men = Truppen
battle-page-banners = { $count ->
        [one] ein Heereszeichen
       *[other] { $count } Heereszeichen
    }
battle-page-held = Beherrscht { $count } der { $needed } Stellungen, die siegen
battle-page-counter = Schlachtmarke
battle-page-row = Die Geländereihe
battle-page-waiting = { $side }: noch nicht aufgestellt
battle-page-ground = { $side } hier: { $text }
battle-page-ground-none = Das Gelände ändert hier nichts.
battle-page-move = Bewegungskosten { $move }: { $cards }
battle-page-goes-rear = Hier kommt sie in den Rücken: { $unit }.
battle-page-goes-front = Hier steht sie gegen { $unit }.
battle-page-goes-behind = Hier unterstützt sie { $unit }.
battle-page-goes-holds = Hier hält sie die Stellung, und niemand steht ihr gegenüber.
battle-page-goes-flank = Eine Flanke: ein Weg um den Feind herum.
battle-page-costs = kostet { $price } MP
battle-page-beyond = kostet { $price } MP: { $beyond } mehr, als da sind. Bis zu drei dürfen fehlen, und jedes wird zu zwei Schaden
battle-page-warns-exerts = Zu wenig MP: Das kostet { $beyond } Schaden.
battle-page-warns-destroys = Zu wenig MP: Das kostet { $beyond } Schaden, und eigene Truppen fallen.
battle-page-extra = { $extra } zusätzlicher Schaden bei einem Treffer
battle-page-tactics = setzt die gewählten Kriegslisten ein
battle-page-leaf-plans = { $count } Kriegs­listen
battle-page-leaf-orders = Meister­karten
battle-page-leaf-reserve = Einheiten
battle-page-duel = Der Kampf
battle-page-round = Runde { $round } von { $rounds }
battle-page-turned = Runde { $round }: Beide Karten werden aufgedeckt.
battle-page-higher = { $high } gegen { $low }: { $side } schlägt zu.
battle-page-hits = { $side } trifft.
battle-page-lands = { $side } trifft: { $damage } Schaden für { $target }.
battle-page-guarded = { $side } deckt den Schlag ab.
battle-page-harmless = { $troop }: auf diese Entfernung ohne Wirkung.
battle-page-choose = Lege eine Karte: Die höhere schlägt zu.
battle-page-point = Berühre eine Karte und lies, was sie hier täte.
battle-page-plans = Kriegslisten setzt ein, wer Taktik legt; jede wirkt einmal in der Schlacht.
battle-page-plans-point = Berühre eine und lies, was sie bewirkt.
battle-page-counsel-combine = Verbunden mehren die Glieder beider den Schaden, und die Truppen beider dürfen kämpfen; doch er darf jede der beiden treffen.
battle-page-counsel-discard = Wer fällt, nimmt seine Zähigkeit vom Schaden weg, bis die MP ihn decken.
battle-page-counsel-instant = Dieser Verlust senkt den Schaden nicht.
battle-page-counsel-merge = Ihre Truppen bilden neue Glieder dahinter, ihr Schaden kommt mit; die MP bleiben die der Haupteinheit.
battle-page-counsel-yours = Deine { $troop }: { $text }
battle-page-counsel-his = Seine { $troop }: { $text }
battle-page-routs = { $side } flieht
battle-page-rout = Verluste gezählt: Rot { $red }, Blau { $blue }. Wer { $rout } zurückliegt, flieht.
battle-page-laid = { $side } hat { $cards } gelegt.
battle-page-laid-by = { $side } hat festgelegt: { $text }
battle-part-card = Karte
battle-part-troop = Können, Deckung
battle-part-guard = Deckungskarte
battle-part-ground = Gelände
battle-part-shaken = erschüttert
battle-part-stratagem = Kriegslist
battle-part-attacks = Angriff : Deckung
battle-part-guards = Deckung : Angriff
battle-page-about = Beherrsche die meisten Stellungen oder nimm den feindlichen Feldherrn.
battle-page-about-deployment = Stelle deine Einheiten auf. Wer später die meisten Stellungen beherrscht oder den feindlichen Feldherrn nimmt, siegt.
battle-page-about-ground = Zuerst das Gelände: Beide Spieler einigen sich auf die Reihe, Karte um Karte.
battle-page-about-contend = Beide legen eine Karte um dieses Gelände, jede einmal in der Reihe. Die höhere ändert es; wird sie abgedeckt, ändern es beide.
battle-page-contend-cost = geht von der Schlachtmarke ab
battle-page-contend-extra = bei Sieg: deine Marke hoch oder seine runter
battle-page-contend-guard = kommt beim Abdecken dazu
battle-page-contend-plans = setzt die gewählten Kriegslisten ein
battle-page-about-plan = Kriegslisten setzt ein, wer Taktik um ein Gelände legt, und wer dort gewinnt, hat sie bereit; jede wirkt einmal in der Schlacht.
battle-page-about-array = Die erste Einheit einer Stellung führt sie. Wer übrig bleibt, unterstützt die Mitte.
battle-page-about-move = Geh dorthin, wo niemand steht, oder in den Rücken dessen, der kämpft. Beherrsche die meisten Stellungen oder nimm den feindlichen Feldherrn.
battle-page-about-move-counter = Der erste Zug kostet die Bewegungskosten deines Feldherrn von der Schlachtmarke, jeder weitere 1.
battle-page-ground-veto = Ablehnen: Die Karte geht, und eine andere wird gelegt.
battle-page-ground-draw = Ziehen: Passt die nächste Karte dazu, darf sie an ein Ende gelegt werden, an deines oder das des Feindes.
battle-page-in-arrears = Ihr fehlen { $beyond }: Was nur ausgegeben ist, kostet niemanden, der nächste Treffer kostet Truppen.
battle-page-legend-holds = was eine Einheit noch hält: MP weniger Schaden
battle-page-legend-stamina = MP, die eine Karte kostet oder gibt
battle-page-legend-wounds = Schaden, den ein Treffer mehr macht
battle-page-legend-general = der Feldherr: Wer seine Einheit verliert, hat verloren
battle-page-ground-adds = Was es ändert:

# Szenarien: der Tag, in unseren Worten.
battle-scenario-first = Eine erste Schlacht, schon aufgestellt
battle-scenario-first-about = Zwei Heere einer Art, je drei Einheiten, schon aufgestellt und bereit zum Sturm. Ohne Kriegslisten: Lege deine Karten gut und geh dorthin, wo der Feind nicht ist.
battle-scenario-lesson = Das Feld der Lektion
battle-scenario-lesson-about = Das Feld der Lektion: deine Veteranen in der Mitte, deine Reiter schon um die Flanke herum.
battle-scenario-trebia = Die Trebia, 218 v. Chr.
battle-scenario-trebia-about = Die Trebia, Dezember 218 v. Chr. Im Morgengrauen locken Hannibals Reiter die Legionen heraus, ehe sie gegessen haben, durch einen brusthohen Fluss. Rot ist Rom, stark und durchgefroren. Blau ist Karthago, satt und an Feuern gesalbt, und Mago wartet im Schilf neben dem Feld.
battle-scenario-cannae = Cannae, 216 v. Chr.
battle-scenario-cannae-about = Cannae, 2. August 216 v. Chr. Rom, rot, hat seine Legionen tiefer gestaffelt, als sie breit sind, um die Mitte zu durchbrechen. Hannibal, blau, überlässt die Mitte den Galliern, stellt seine Afrikaner daneben und die Reiter an beide Enden: Lass die Mitte weichen und schließ den Sack.
battle-scenario-zama = Zama, 202 v. Chr.
battle-scenario-zama-about = Zama, Oktober 202 v. Chr. Scipio, rot, hat, was sonst Hannibal hatte: die besseren Reiter. Hannibal, blau, hat drei Linien hintereinander, und in der letzten stehen die Veteranen aus Italien. Kommen die Reiter rechtzeitig zurück, so kommen sie ihm in den Rücken.
battle-scenario-cynoscephalae = Kynoskephalai, 197 v. Chr.
battle-scenario-cynoscephalae-about = Kynoskephalai, die Hundsköpfe, 197 v. Chr. Nebel, ein Bergrücken und zwei Heere, die zufällig aufeinandertrafen. Die makedonische Phalanx, blau, kommt den Hang herab, und nichts hält ihr stand; aber ihre Linke steigt noch auf. Rom, rot, ist vom Aufstieg außer Atem und siegt dort, wo noch niemand eine Lanze hält.
battle-scenario-decides = „{ $option }“ hat hier keine Wirkung: Das Szenario legt es fest.

# Die Lektion.
battle-lesson-strike = Deine Veteranen gegen blaue Schwertkämpfer, Mann gegen Mann. Jede Runde legen beide geheim eine Karte, und die höhere schlägt zu. Berühre Schlag: Auf der Bühne steht, was er täte.
battle-lesson-guard = Getroffen. Eine Karte kostet MP, beim Blitz; ein Treffer macht Schaden, beim Tropfen. Jetzt schlägt Blau hart zu. Lege Deckung: wenig wert, aber sie schützt sehr.
battle-lesson-press = Gehalten, und es hat ihn viel gekostet. Jede Karte wird in einem Kampf nur einmal gelegt, diese beiden sind weg. Die letzte Runde. Lege Druck: Sein Schaden steigt über seine MP, und dann fallen Männer.
battle-lesson-riders = Einer fiel. Wer am Ende des Kampfes mehr verloren hat, ist erschüttert und dadurch schwächer. Jetzt ziehen die Heere. Deine Kataphrakten sind herumgeritten und stehen auf der Seite des Feindes. Berühre sie.
battle-lesson-rear = Eine Karte weiter, und sie stehen in seinem Rücken. Berühre Stellung 2.
battle-lesson-enough = Drei Einheiten dürfen ziehen. Eine reicht hier: passe.
battle-lesson-respite = Der zweite Kampf, jetzt von beiden Seiten. Alle deine Karten sind wieder da, deine MP nicht. Hol Luft: Atempause gibt MP zurück.
battle-lesson-alone = Deine Kataphrakten könnten mitkämpfen. Zum Luftholen braucht es sonst niemanden: keine weitere.
battle-lesson-onslaught = Er hat zugeschlagen, während du Luft holtest: Das ist ihr Preis. Lege jetzt deine stärkste Karte: Ansturm.
battle-lesson-together = Wer im Rücken steht, kann zusammen mit der Front zuschlagen. Berühre die Kataphrakten.
battle-lesson-lance = Und wer führt den Schlag? Die Reiter treffen am härtesten. Berühre sie noch einmal.
battle-lesson-over = Die Einheit seines Feldherrn ist dahin und mit ihr die Schlacht. Eine Linie hält vorn und bricht von hinten. Jetzt eine erste eigene Schlacht: je drei Einheiten, schon aufgestellt.

# Die Zahlen von `cannae balance battle`.
battle-figure-hits = Runden mit Treffer
battle-figure-guarded = gedeckte Runden
battle-figure-drawn = unentschiedene Runden
battle-figure-unarmed = Runden, die im Fernkampf ohne Waffe gewonnen wurden
battle-figure-harmless = Runden, in denen keiner dem anderen schaden konnte
battle-figure-exhausted = Haupteinheiten, die in Runden an der eigenen Überanstrengung zerbrachen
battle-figure-rounds = Runden je Partie
battle-figure-periods = Abschnitte je Partie
battle-figure-decisions = echte Entscheidungen je Spieler
battle-figure-forced = Entscheidungen mit nur einer Antwort
battle-figure-limit = Partien bis nach dem letzten Abschnitt
battle-figure-rear = Partien mit einem Angriff im Rücken
battle-figure-neighbours = Partien mit einem Kampf zwischen Nachbarn
battle-figure-card = { $thing } unter allen ausgelegten Karten
battle-figure-plan = Partien, in denen { $thing } eingeleitet wurde

# Rätsel
battle-puzzle-question = Welche Karte ist die sicherste, was der Feind auch legt?
battle-puzzle-about = Gerechnet für diese Runde und beide Haupteinheiten: wie viel besser oder schlechter deine danach standhält (MP minus Schaden) als seine.
battle-puzzle-worst = { $count ->
        [0] Schlimmstenfalls legt er { $card }, und keiner gewinnt etwas.
       *[other] Schlimmstenfalls legt er { $card }.
    }

# Was eine Schlacht entschied.
battle-fuller = Eine ganze Schlacht
battle-report-lead = wer weniger verloren hatte, Kampf um Kampf
battle-report-lost = { $unit } ist verloren
battle-report-fight = { $place }, { $level }
battle-report-text = Abschnitt { $period }, { $red } gegen { $blue }. Gefallene Truppen: Rot { $ours }, Blau { $theirs }.
battle-report-captured = { $side } nimmt den Feldherrn
battle-report-captured-text = Abschnitt { $period }, { $place }.
battle-report-struck = Treffer
battle-report-fallen = Verlorene Truppen
battle-report-units = Verlorene Einheiten
