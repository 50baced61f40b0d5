# Field of Glory: das Kartenspiel.

glory-name = Field of Glory: das Kartenspiel
glory-tagline = Fünf Spalten, zwei geheim gewählte Armeen, verdeckte Hände und Bonuskarten: Wer drei Spalten hält, gewinnt.
glory-credit = Erdacht von Martin Wallace (Treefrog Games), nach den Tabletop-Regeln von Richard Bodley Scott. Inoffiziell; alle Worte und Bilder hier sind unsere eigenen.

# Karten und Gelände.
glory-card = { $type } { $points }
glory-no-card = keine Karte
glory-type-elephant = Elefanten
glory-type-spear = Speerträger
glory-type-pike = Pikeniere
glory-type-heavy_infantry = schwere Infanterie
glory-type-medium_infantry = mittelschwere Infanterie
glory-type-cavalry = Kavallerie
glory-type-archers = Bogenschützen
glory-type-light_infantry = leichte Infanterie
glory-type-light_cavalry = leichte Kavallerie
glory-type-commander = Kommandant
glory-type-overlap = Unterstützung
glory-type-reserves = Reserve
glory-terrain-plain = Ebene
glory-terrain-rough = schwieriges Gelände
glory-terrain-woods = Wald
glory-terrain-hill = Hügel

# Was außer den Zahlen auf einer Karte steht.
glory-note-against = { $number } im Angriff auf { $type }
glory-note-second = { $number } im Angriff als Paar
glory-note-beside = duldet { $types } neben sich
glory-note-beside-any = duldet jede Einheit neben sich
glory-note-rampage = läuft bei einer Niederlage Amok
glory-note-ties = { $where ->
        [lead] gewinnt bei Gleichstand, wenn sie die Verteidigung anführt
       *[column] gewinnt bei Gleichstand, wenn sie in der Verteidigung steht
    }
glory-note-commander = nur Kommandopunkte
glory-note-overlap = im Angriff +1 für jede Einheit daneben, die höchstens 3 kostet und keinen Gegner hat
glory-note-reserves = drei Karten ziehen, als Aktion
glory-ground-cost = jede Einheit kostet hier { $number } mehr
glory-ground-lead = anführend { $types } { $number }
glory-ground-defender = { $when ->
        [controlled] { $number } für den Verteidiger, sobald ihn irgendwer kontrolliert
        [always] { $number } für den Verteidiger
       *[defender] { $number } für einen Verteidiger, der ihn kontrolliert
    }

# Optionen.
glory-option-deck = Ein eigener Kartensatz: eine Kartendatei, ganz in die Aufzeichnung aufgenommen (Kapitel 11)
glory-option-setup = Armeen (2.3, 2.5)
glory-option-setup-draft = geheim gewählt
glory-option-setup-quick = fertig
glory-option-first = Wer beginnt (10.9)
glory-option-first-random = das Los entscheidet
glory-option-first-red = Rot
glory-option-first-blue = Blau
glory-option-flank = Flankenbedingung (10.1)
glory-option-flank-english = wie im Englischen
glory-option-flank-german = wie im Deutschen gedruckt
glory-option-flank_order = Folge bei Flankenangriffen (10.2)
glory-option-flank_order-bonus = Bonuskarte zuerst
glory-option-flank_order-withdrawal = Rückzug zuerst
glory-option-spear_ties = Speerträger gewinnen bei Gleichstand (10.3)
glory-option-spear_ties-lead = wenn sie die Verteidigung anführen
glory-option-spear_ties-column = wenn sie in der Verteidigung stehen
glory-option-spear_ties-never = nie
glory-option-cavalry = Kavallerie hat −2 gegen (10.4)
glory-option-cavalry-elephants = Elefanten
glory-option-cavalry-cavalry = Kavallerie
glory-option-cavalry-none = niemanden
glory-option-hill = Hügel gibt dem Verteidiger +1 (10.5)
glory-option-hill-defender = wenn er ihn kontrolliert
glory-option-hill-controlled = wenn ihn irgendwer kontrolliert
glory-option-hill-always = immer
glory-option-discards = Abwurfstapel (10.6)
glory-option-discards-open = offen für beide
glory-option-discards-owner = nur für den Besitzer
glory-option-overpay = Mit mehr Karten zahlen als nötig (10.7)
glory-option-zero_cost = Ein Preis von null (10.8)
glory-option-zero_cost-free = kostet nichts
glory-option-zero_cost-card = kostet eine Karte
glory-option-flank_ties = Gleichstand im Flankenangriff: Abgeworfen werden (10.10)
glory-option-flank_ties-fighters = alle, die kämpften
glory-option-flank_ties-column = alle in der angegriffenen Spalte
glory-option-second_cards = Mehr Karten für die Seite, die nicht beginnt (10.11)

# Was jetzt zu tun ist.
glory-phase-draft = { $kept ->
        [0] Behalte zwei dieser vier Karten (2.3).
       *[other] Behalte noch eine dieser Karten (2.3).
    }
glory-phase-trim = Zwei deiner Einheiten halten eine Spalte allein: Wirf eine ab (4.4).
glory-phase-flank = Greife in der Flanke an oder geh weiter zu den Aktionen (5.3).
glory-phase-action = { $state ->
        [room] Setze nun in Spalte { $column }, wo du Platz gemacht hast, eine Einheit ein (6.6).{ $due ->
                [0] {""}
               *[other] {" "}Bisher sind { $due } zu zahlen.
            }
        [unpaid] Zahle { $due }: wähle Karten im Wert von { $due } (zusammen { $purse }), oder setze erst mehr Einheiten ein (6.7).
        [card] Das Eingesetzte kostet nichts und doch eine Karte: Zahle mit einer beliebigen Handkarte oder setze erst noch mehr Einheiten ein (10.8).
       *[free] Setze Einheiten ein, greife an, spiele eine Reservekarte oder geh weiter zum Ziehen (6.1).
    }
glory-phase-pay = { $state ->
        [paid] Alles ist bezahlt. Wirf weitere Karten ab oder sag, dass du fertig bist (10.7).
       *[unpaid] Zahle noch { $due }: wähle Karten im Wert von { $due } (zusammen { $purse }) (6.7).
    }
glory-phase-overlap = Spiele Unterstützung für diesen Angriff oder geh weiter (7.2).
glory-phase-bonus = Nimm eine Bonuskarte für deinen Angriff (7.3).
glory-phase-withdraw = Du wirst angegriffen. Zieh Einheiten zurück oder halte stand (7.5).
glory-phase-defence = Nimm eine Bonuskarte für deine Verteidigung oder keine (7.7).
glory-phase-lead = Nenne die Einheit, die deine Verteidigung anführt (7.8).
glory-phase-spare = Der Gegner ist gewichen: Wirf eine deiner beiden Einheiten ab (7.6).
glory-phase-draw = Zieh drei Karten, oder wirf eine ab und zieh so viele, wie sie Kommandopunkte hat (8.1).
glory-phase-drop = Wirf Karten ab bis auf neun (8.3).
glory-phase-over = Die Schlacht ist vorbei.

# Entscheidungen.
glory-do-keep = { $card } behalten
glory-do-trim = { $card } in Spalte { $column } abwerfen
glory-do-flank = Spalte { $column } in der Flanke angreifen, Anführer von vorn: { $card }
glory-do-flank-from = Spalte { $column } in der Flanke angreifen, Anführer aus Spalte { $source }: { $card }
glory-do-place = { $card } für { $cost } in Spalte { $column } einsetzen
glory-do-clear = { $card } in Spalte { $column } abwerfen, um Platz zu machen
glory-do-pay = { $card } in Zahlung geben
glory-do-attack = Spalte { $column } angreifen, Anführer: { $card }
glory-do-reserves = Reserve spielen
glory-do-overlap = Unterstützung spielen{ $bonus ->
        [0] {""}
       *[other] : +{ $bonus }
    }
glory-do-bonus = { $card } als Bonuskarte
glory-do-bonus-top = Die oberste Karte des Stapels als Bonuskarte
glory-do-bonus-none = Keine Bonuskarte
glory-do-withdraw = { $card } zurückziehen
glory-do-stand = Standhalten
glory-do-lead = { $card } führt an
glory-do-spare = { $card } abwerfen
glory-do-draw = Drei Karten ziehen
glory-do-trade = { $card } abwerfen und { $points } ziehen
glory-do-drop = { $card } abwerfen
glory-do-done = Fertig
glory-do-done-flank = Fertig: keine Flankenangriffe mehr
glory-do-done-action = Fertig: weiter zum Ziehen
glory-do-done-pay = Fertig: nichts mehr zahlen
glory-do-done-overlap = Fertig: ohne Unterstützung
glory-do-nothing = Nichts, was man tun kann

# Was geschehen ist.
glory-event-quick-start = Beide Seiten nehmen die fertige Armee.
glory-event-first-player = { $side } beginnt.
glory-event-turn = Zug { $turn }: { $side }.
glory-event-advance = { $side } rückt vor und kontrolliert Spalte { $column }.
glory-event-trim = { $side } wirft { $card } aus Spalte { $column } ab.
glory-event-shuffle = { $side } mischt den Abwurfstapel zum neuen Nachziehstapel{ $times ->
        [1] : das erste Mischen
        [2] : das zweite Mischen
       *[other] , ein weiteres Mal
    }.
glory-event-drew = { $side } zieht { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }.
glory-event-drew-cards = Du ziehst { $cards }.
glory-event-drew-nothing = { $side } hat nichts mehr zu ziehen.
glory-event-place = { $side } setzt { $card } in Spalte { $column } ein.
glory-event-clear = { $side } wirft { $card } in Spalte { $column } ab, um Platz zu machen.
glory-event-pay = { $side } gibt { $card } in Zahlung.
glory-event-reserves = { $side } spielt eine Reserve.
glory-event-attack = { $side } greift Spalte { $column } an. Anführer: { $card }.
glory-event-flank-attack = { $side } greift Spalte { $column } in der Flanke an. Anführer: { $card }.
glory-event-overlap = { $side } spielt Unterstützung: +{ $bonus }.
glory-event-bonus-laid = Du legst { $card } als Bonuskarte.
glory-event-bonus-laid-hidden = { $side } legt eine Bonuskarte aus der Hand.
glory-event-bonus-drawn = Du ziehst { $card } als Bonuskarte.
glory-event-bonus-drawn-hidden = { $side } zieht eine Bonuskarte vom Stapel.
glory-event-bonus-wasted = { $side } wirft die Bonuskarte ab: { $card }.
glory-event-no-bonus = { $side } nimmt keine Bonuskarte.
glory-event-withdraw = { $side } zieht { $card } aus Spalte { $column } zurück.
glory-event-spare = { $side } wirft { $card } aus Spalte { $column } ab.
glory-event-lead = { $side } verteidigt; es führt an: { $card }.
glory-event-combat = Kampf in Spalte { $column }. { $attacker }, { $lead }: { $attack } ({ $attack-items }). { $defender }, { $answer }: { $defence } ({ $defence-items }). { $result ->
        [attacker] { $attacker } siegt.
        [defender] { $defender } siegt.
        [spears] Gleichstand, und die Speere halten: { $defender } siegt.
       *[tie] Gleichstand: Alle weichen.
    }
glory-event-control = { $change ->
        [taken] { $side } übernimmt die Kontrolle über Spalte { $column }.
        [lost] { $side } verliert die Kontrolle über Spalte { $column }: Nun kontrolliert sie niemand.
        [kept] { $side } kontrolliert Spalte { $column } weiterhin.
       *[nobody] Spalte { $column } kontrolliert wie bisher niemand.
    }
glory-event-rampage = Die Elefanten laufen Amok: { $side } verliert auch { $card }.
glory-event-second-discarded = { $side } wirft { $card } aus Spalte { $column } ab.
glory-event-trade = { $side } wirft { $card } für neue Karten ab.
glory-event-drop = { $side } wirft { $card } ab.
glory-event-end-terrain = { $winner } kontrolliert drei oder mehr Spalten und gewinnt die Schlacht.
glory-event-tired = Beide Seiten haben zweimal gemischt: Die Schlacht endet und wird gewertet.
glory-event-last-turn = Zug { $turn } ist vorbei: Die Schlacht endet und wird gewertet.
glory-event-end-scoring = { $winner } kontrolliert mehr Spalten, { $won } zu { $lost }, und gewinnt.
glory-event-end-victory-points = Beide kontrollieren gleich viele Spalten. { $winner } hat mehr Siegpunkte, { $won } zu { $lost }, und gewinnt.
glory-event-end-drawn = Beide kontrollieren gleich viele Spalten und haben gleich viele Siegpunkte: unentschieden.

# Posten einer Kampfstärke.
glory-item = { $name } { $number }
glory-item-value = Kampfwert
glory-item-bonus = Bonuskarte
glory-item-bonus-card = Bonuskarte ({ $card })
glory-item-second = zweite Einheit
glory-item-pair = beide { $type }
glory-item-against = gegen { $type }
glory-item-flank = Flanke
glory-item-overlap = Unterstützung

glory-outcome-terrain = durch drei Spalten
glory-outcome-scoring = durch mehr Spalten
glory-outcome-victory-points = durch Siegpunkte
glory-outcome-drawn = gleich an Spalten und Punkten

# Warum „greedy“ so spielt.
glory-why-draft = Stark auf diesem Gelände oder einfach stark.
glory-why-place = Um diese Spalte zu halten oder zu bestreiten.
glory-why-attack = Die Aussichten sind gut.
glory-why-withdraw = Hier ginge die Einheit verloren.
glory-why-bonus = Genug, um diesen Kampf zu wenden, und nicht teurer als nötig.
glory-why-cards = Diese Karte fehlt am wenigsten.
glory-why-draw = Der beste Tausch von Karten.
glory-why-done = Besseres ist nicht mehr zu tun.
glory-reckoned-attack = { $which ->
        [best] Mit deiner besten Bonuskarte ({ $points })
       *[this] Damit
    } gewinnst du gegen { $win } von 100 Karten, die er legen dürfte{ $tie ->
        [0] .
       *[other] , gegen { $tie } steht es gleich.
    }
glory-reckoned-defence = { $which ->
        [best] Mit deiner besten Bonuskarte ({ $points })
       *[this] Damit
    } hältst du gegen { $win } von 100 Karten stand, die er legen dürfte{ $tie ->
        [0] .
       *[other] , gegen { $tie } steht es gleich.
    }

# Das Brett.
glory-board-turn = Zug { $turn }: { $side }
glory-board-draft = Die Armeen werden gewählt
glory-board-over = { $winner ->
        [none] Unentschieden
       *[other] { $winner } hat gewonnen
    }
glory-board-side = { $side } · Spalten { $terrain } · Siegpunkte { $score } · gemischt { $shuffles }/2
glory-board-piles = Hand { $hand } · Stapel { $deck } · Abwurf { $discard }
glory-board-note = { $code }: { $notes }
glory-board-pile-deck = Noch im eigenen Nachziehstapel: { $cards }
glory-board-pile-discard = Abwurfstapel von { $side }: { $cards }
glory-board-pile-victory = Siegpunktestapel von { $side }: { $cards }
glory-board-unit = { $card } W{ $value } B{ $cost }
glory-board-side-draft = { $side }   { $state ->
        [ready] bereit
       *[deciding] wählt noch
    }
glory-board-hand = Deine Hand
glory-board-empty = leer
glory-board-heading-card = Karte
glory-board-heading-points = Pkt
glory-board-heading-value = Wrt
glory-board-heading-cost = Preis 1–5
glory-board-heading-victory = SP
glory-board-heading-move = Bew
glory-board-heading-flank = Flanke
glory-board-due = Noch zu zahlen: { $due }
glory-board-packet = Päckchen { $number } von { $packets }: { $kept ->
        [0] zwei
       *[other] noch eine
    } behalten
glory-board-kept = Bisher behalten ({ $count }): { $cards }
glory-board-taken = Aus diesem Päckchen behalten: { $card }
glory-board-combat = { $side } greift Spalte { $column } an{ $flank ->
        [yes] , in der Flanke, aus Spalte { $source }
       *[no] {""}
    }
glory-board-attack = Angriff { $card }{ $against ->
        [all] {""}
       *[other] {" "}gegen { $against }
    }: { $items } = { $total }{ $hidden ->
        [yes] {" "}+ verdeckte Bonuskarte
        [open] {" "}+ Bonuskarte folgt
       *[no] {""}
    }
glory-board-defence = Verteidigung { $card }: { $items } = { $total }{ $hidden ->
        [yes] {" "}+ verdeckte Bonuskarte
        [open] {" "}+ Bonuskarte, falls eine folgt
       *[no] {""}
    }{ $ties ->
        [yes] , gewinnt bei Gleichstand
       *[no] {""}
    }

# Die Stellung in Sätzen.
glory-spoken-side = { $side } kontrolliert { $terrain ->
        [one] eine Spalte
       *[other] { $terrain } Spalten
    } und hat { $score ->
        [one] einen Siegpunkt
       *[other] { $score } Siegpunkte
    }. Hand { $hand }, Nachziehstapel { $deck }, Abwurfstapel { $discard }, gemischt { $shuffles } von 2.
glory-spoken-side-draft = { $side } { $state ->
        [ready] ist bereit
       *[deciding] wählt noch
    }.
glory-spoken-column = Spalte { $number }, { $terrain }, kontrolliert von { $control ->
        [nobody] niemandem
       *[other] { $control }
    }. { $near }: { $here }. { $far }: { $there }.
glory-spoken-empty = Spalte { $number }, { $terrain }, kontrolliert von { $control ->
        [nobody] niemandem
       *[other] { $control }
    }, ohne Einheiten.
glory-spoken-grounds = Die Spalten von 1 bis 5: { $grounds }.
glory-spoken-nobody = keine Einheit
glory-spoken-unit = { $name } { $points } ({ $card }, Wert { $value }, Kosten { $cost })
glory-spoken-card = { $card }, { $name }, Kommandopunkte { $points }{ $kind ->
        [order] {""}
        [packet] , Kampfwert { $value }, Bewegungskosten { $cost }, Flankenhandikap { $flank }, Siegpunkte { $victory }
       *[hand] , Kampfwert { $value }, Bewegungskosten { $cost }, Siegpunkte { $victory }; in den Spalten 1 bis 5 für { $costs }
    }{ $copies ->
        [one] {""}
       *[other] ; { $copies } solche Karten
    }.

# Ablehnungen.
glory-bad-choice = „{ $text }“ ist in diesem Spiel keine Entscheidung. Zum Beispiel: setze HI3 in 2, zahle CO5, greife 3 mit HI3 an, Bonus Stapel, fertig; oder englisch: place HI3 at 2, pay CO5.
glory-bad-position = Das ist keine Stellung dieses Spiels; es hakt bei „{ $word }“.

# Eigene Kartensätze.
command-deck = Einen eigenen Kartensatz für Field of Glory: das Kartenspiel ansehen.
help-deck-action = check: alles sagen, was an der Datei falsch ist
help-deck-file = eine Kartendatei; siehe docs/glory.md
glory-deck-good = { $name }: { $cards } Karten in { $types } Typen, Armeen zu { $army }, { $terrain } Geländekarten. Fingerabdruck { $fingerprint }.
glory-deck-marks = { $known } Angaben gelten als bekannt, { $doubtful } als zweifelhaft, { $unmarked } sind nicht bezeichnet.
glory-deck-bad = { $count ->
        [one] An diesem Kartensatz ist etwas falsch:
       *[other] An diesem Kartensatz sind { $count } Dinge falsch:
    }
glory-deck-unnamed = Ein Kartensatz ohne Namen
glory-deck-top = die Datei selbst
glory-deck-long = Die Datei ist länger als { $longest } Zeichen.
glory-deck-toml = Die Datei ist nicht als TOML lesbar{ $line ->
        [none] {""}
       *[other] , Zeile { $line }, Spalte { $column }
    }: { $reason }.
glory-deck-fingerprint = Der Fingerabdruck in diesem Kartensatz passt nicht zu seinen Karten.
glory-deck-field = { $where }: Ein Feld „{ $field }“ gibt es nicht.
glory-deck-name = { $where }: Ein Name hat 1 bis 40 druckbare Zeichen.
glory-deck-heading = „{ $heading }“ sollte eine Liste von Tabellen sein, jede beginnend mit [[{ $heading }]] (oder eine Tabelle [quick]).
glory-deck-too-many-types = Ein Kartensatz hat höchstens { $types } Kartentypen und { $terrains } Geländearten.
glory-deck-no-units = Ein Kartensatz braucht wenigstens eine [[unit]].
glory-deck-id = { $where }: Die id sollte aus 1 bis 24 Kleinbuchstaben und Unterstrichen bestehen und mit einem Buchstaben beginnen.
glory-deck-code = { $where }: Der code sollte aus zwei Großbuchstaben bestehen.
glory-deck-mark = { $where }: „{ $mark }“ sollte eine Liste von Angaben sein.
glory-deck-marked = { $where }: „{ $field }“ unter „{ $mark }“ ist keine seiner Angaben.
glory-deck-marked-twice = { $where }: „{ $field }“ ist doppelt bezeichnet.
glory-deck-points = { $where }: points sollte eine Liste ganzer Zahlen von 0 bis { $highest } sein, eine je Karte.
glory-deck-missing = { $where }: „{ $field }“ fehlt.
glory-deck-misplaced = { $where }: Eine Karte mit einer role gehört unter [[card]], nicht unter [[unit]].
glory-deck-number = { $where }: „{ $field }“ sollte eine ganze Zahl von { $lowest } bis { $highest } sein.
glory-deck-flag = { $where }: „{ $field }“ sollte true oder false sein.
glory-deck-beside = { $where }: „beside“ sollte eine Liste von Einheiten sein.
glory-deck-stranger = { $where }: „{ $field }“ nennt „{ $other }“, keine Einheit dieses Kartensatzes.
glory-deck-role = { $where }: role sollte eines von { $roles } sein.
glory-deck-modifiers = { $where }: „{ $field }“ sollte eine Tabelle aus Einheiten und Zahlen sein.
glory-deck-twice = „{ $value }“ steht zweimal als { $field } da.
glory-deck-total = Der Kartensatz hat { $total } Karten; er sollte { $fewest } bis { $most } haben, ein Vielfaches von vier.
glory-deck-reserves = Der Kartensatz hat { $total } Reservekarten; mehr als { $most } könnten einen Zug endlos machen.
glory-deck-terrain = Der Kartensatz hat { $total } Geländekarten; fünf sind nötig.
glory-deck-quick-stranger = quick: Eine Karte „{ $other }“ hat der Kartensatz nicht.
glory-deck-quick-list = quick: „{ $type }“ sollte eine Liste der Kommandopunkte seiner Karten sein.
glory-deck-quick-card = quick: Für die fertige Armee ist keine Karte „{ $type }“ mit { $points } Punkten mehr da.
glory-deck-quick-total = quick: Die fertige Armee hat { $total } Karten; sie sollte { $half } haben.

# Eine erste Schlacht, Schritt für Schritt.
glory-lesson-place = Zwischen den Armeen liegen fünf Spalten. Wer zu Beginn des eigenen Zuges drei davon hält, gewinnt. Fang mit der Kavallerie an: Tippe auf die mit der 3 im Kreis, dann auf Spalte 2.
glory-lesson-centre = Die große Zahl ist der Kampfwert einer Einheit; die im Kreis, ihre Kommandopunkte, ist die Karte als Bezahlung wert. Stell auch die mittelschwere Infanterie auf, in Spalte 3.
glory-lesson-pay = Zwei Einheiten für 2 + 3. Bezahlt wird mit anderen Handkarten: Ein Kommandant ist genau 5 wert. Tippe auf ihn, um zu zahlen.
glory-lesson-done = Mehr braucht es jetzt nicht. Sag, dass du fertig bist.
glory-lesson-draw = Am Ende eines Zuges ziehst du drei Karten oder tauschst eine gegen so viele, wie sie Kommandopunkte hat. Zieh drei.
glory-lesson-withdraw = Blau greift deine Kavallerie mit schwerer Infanterie an: 4, weniger 2 gegen Kavallerie, und dazu eine verdeckte Bonuskarte, gegen deine 3. Aber deine Reiter sind schneller: Ihre Kosten sind niedriger. Zieh sie zurück, ehe sie verloren sind.
glory-lesson-advance = Dein Zug: Deiner Infanterie steht niemand gegenüber, also ist sie vorgerückt und hält Spalte 3. Jetzt stell dich dem Feind: die schwere Infanterie (4 im Kreis) in Spalte 2.
glory-lesson-second = Leichte Infanterie in Spalte 4 ist leichte Beute. Stell deine Kavallerie dagegen.
glory-lesson-price = Der Preis ist 4 + 2. Zahl mit der leichten Infanterie, die 4 wert ist …
glory-lesson-rest = … und mit den Pikenieren, die 2 wert sind. Was du hergibst, ist aus dieser Hand fort, aber nicht für immer: Es wird wieder eingemischt.
glory-lesson-attack = Eine Einheit darf sofort angreifen. Tippe auf deine Kavallerie, dann auf Spalte 4: Sie führt den Angriff.
glory-lesson-overlap = Deine Infanterie in Spalte 3 steht frei neben diesem Kampf. Mit „Unterstützung“ zählt sie mit: Spiel die Karte für +1.
glory-lesson-bonus = Wer angreift, braucht eine Bonuskarte: Ihre Kommandopunkte kommen hinzu, und der Feind sieht sie nicht. Leg die schwere Infanterie, die 2 wert ist.
glory-lesson-won = Sechs zu eins! Die Geschlagenen kommen auf deinen Siegpunktestapel, und Spalte 4 gehört dir. Sag, dass du fertig bist.
glory-lesson-again = Zieh wieder drei Karten. Ein Tausch brächte so viele, wie die weggegebene Karte Punkte hat: fünf für einen Kommandanten, aber höchstens drei für jede, die du jetzt hältst.
glory-lesson-flank = Jetzt der Stoß von der Seite. Neben der blauen Infanterie in Spalte 2 liegt deine freie Spalte 3: ein Flankenangriff, +2 wert. Tippe auf deine schwere Infanterie, dann auf Spalte 2.
glory-lesson-hammer = Mach ihn stärker: Leg eine mittelschwere Infanterie als Bonuskarte.
glory-lesson-three = Neun zu sechs. Du hältst die Spalten 2, 3 und 4. Sag, dass du fertig bist.
glory-lesson-hold = Zieh drei Karten. Hältst du drei Spalten noch, wenn dein Zug beginnt, ist der Tag dein.
glory-lesson-over = Die Elefanten von Blau kamen zu spät: Du hältst drei Spalten, und das ist der Sieg. Stell dir nächstes Mal selbst eine Armee zusammen.

# Was über eine Karte zu sagen ist.
glory-about-value = Kampfwert { $value }, dem Gegner { $victory ->
    [0] nichts
    [one] einen Siegpunkt
   *[other] { $victory } Siegpunkte
} wert
glory-about-move = Bewegungskosten { $cost }{ $flank ->
    [0] , auch in Flankenspalten
   *[other] , in einer Flankenspalte { $flank } mehr
}
glory-about-plain = Offenes Gelände

# On the board of the page.
glory-page-card = { $name }, Wert { $value }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
glory-page-order = { $name }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
glory-page-points = Kommandopunkte: { $points }
glory-page-costs = Kosten in den Spalten 1 bis 5: { $costs }
glory-page-column = Spalte { $number }, { $terrain }, { $control }
glory-page-control = kontrolliert von { $side }
glory-page-nobody = von niemandem kontrolliert
glory-page-unit = { $side } in Spalte { $column }: { $card }
glory-page-price = für { $cost }
glory-page-act-both = Setze eine Einheit ein, greife mit einer an{ $reserves ->
        [0] {""}
       *[other] , spiele eine Reservekarte
    } oder geh weiter zum Ziehen (6.1).
glory-page-act-place = Setze eine Einheit ein{ $reserves ->
        [0] {""}
       *[other] , spiele eine Reservekarte
    } oder geh weiter zum Ziehen (6.1).
glory-page-act-attack = Greife mit einer Einheit an{ $reserves ->
        [0] {""}
       *[other] , spiele eine Reservekarte
    } oder geh weiter zum Ziehen (6.1).
glory-page-act-none = { $reserves ->
        [0] Keine Einheit kann eingesetzt werden oder angreifen: Geh weiter zum Ziehen (6.1).
       *[other] Keine Einheit kann eingesetzt werden oder angreifen: Spiele eine Reservekarte oder geh weiter zum Ziehen (6.1).
    }
glory-page-army = Deine Armee bisher: { $count } von { $whole } Karten
glory-page-purse = Die Bezahlung
glory-page-purse-for = Zu bezahlen: { $units }
glory-page-purse-given = { $given } von { $price } bezahlt. Berühre Karten, um sie abzugeben.
glory-page-purse-left = Diese Karte gibt { $gives }: dann fehlen noch { $left }.
glory-page-purse-exact = Diese Karte gibt { $gives }: dann ist alles bezahlt.
glory-page-purse-over = Diese Karte gibt { $gives }: { $lost } mehr als nötig. Wechselgeld gibt es nicht.
glory-page-columns = { $count ->
        [one] Spalte
       *[other] Spalten
    }
glory-page-score = { $count ->
        [one] Punkt
       *[other] Punkte
    }
glory-page-hand = auf der Hand
glory-page-deck = Stapel
glory-page-discard = Abwurf
glory-page-shuffles = Mischungen
glory-page-piles = Stapel durchsehen
glory-page-combat = Abrechnung
glory-page-attack = Angriff
glory-page-attack-against = { $lead } gegen { $enemies }
glory-page-hidden = und eine verdeckte Bonuskarte
glory-page-ties = gewinnt bei Gleichstand
glory-page-defence = Verteidigung
glory-page-result-attacker = { $attacker } gewinnt Spalte { $column }.
glory-page-result-defender = { $defender } hält Spalte { $column }.
glory-page-result-spears = Gleichstand, und die Speerträger halten Spalte { $column } für { $defender }.
glory-page-result-tie = Gleichstand: Alle weichen aus Spalte { $column }.
glory-page-reckoned = Kampf in Spalte { $column }.

# Was gegen eine erlaubte Wahl spricht.
glory-doubt-hopeless = Selbst mit deiner besten Bonuskarte ({ $bonus }) steht dieser Angriff { $attack } gegen { $defence }: Er kann nicht gelingen.
glory-doubt-missed = Dein Angriff in Spalte { $column } steht vor den Bonuskarten { $attack } gegen { $defence }, und dies beendet deine Aktionen.
glory-doubt-dear = Nur { $due } ist zu zahlen, und diese Karte zahlt { $points }; { $card } würde reichen.

# Wie es verlief.
glory-report-lead = wer mehr Spalten hielt, Zug um Zug
glory-report-combat = { $attack } zu { $defence } in Spalte { $column }
glory-report-combat-text = Zug { $turn }: { $attacker } griff an ({ $lead } gegen { $answer }){ $result ->
        [attacker] {" "}und siegte.
        [tie] , und alle wichen.
       *[other] {" "}und wurde geschlagen.
    }
glory-report-advance = Spalte { $column } kampflos
glory-report-advance-text = Zug { $turn }: { $side } rückte vor, wo niemand im Weg stand.
glory-report-columns = Gehaltene Spalten
glory-report-combats = Gewonnene Kämpfe
glory-report-placed = Aufgestellte Einheiten
glory-page-strength = Stärke
glory-page-unpaid = unbezahlt
glory-page-cost = kostet { $cost }
glory-page-pays = zahlt
glory-page-plays = ausspielen
glory-page-headline = Zug { $turn } · drei Spalten siegen
glory-page-drafting = Die Auswahl
glory-page-about = Hältst du zu Beginn deines Zuges drei Spalten, hast du gewonnen.
glory-page-draft-about = Aus jedem Päckchen behältst du zwei Karten. Schwere Truppen halten Spalten, leichte ziehen billig, und jede Karte kann zahlen.
glory-page-sign-value = womit eine Einheit kämpft
glory-page-sign-points = was eine Karte wert ist, wenn du mit ihr zahlst
glory-page-sign-victory = Punkte für den Feind, der sie schlägt

# Szenarien und erste Partien.
glory-scenario-cannae = Cannae, 216 v. Chr.
glory-scenario-cannae-about = Am zweiten August trafen sich die Armeen auf der offenen Ebene am Aufidus: kein Hügel, kein Wald, nichts zum Anlehnen. Die Römer drückten die dünne Mitte zurück, bis sich die Flügel hinter ihnen schlossen. Du führst Blau; Rom schlägt zuerst.
glory-minutes = 15 Minuten
glory-fuller = Eine eigene Armee wählen
glory-page-draft-good = Starke Einheiten gewinnen Spalten, billige kommen früh, und jede Karte zahlt auch: Behalte eine Mischung.
glory-page-good-strong = Stark: kämpft mit { $value } und hält, wo sie steht.
glory-page-good-cheap = Billig: für { $cost } da, überall zur Zeit.
glory-page-good-pays = Zahlt: abgegeben { $points } wert.
glory-page-good-even = Kämpft mit { $value } bei Kosten von { $cost }.
glory-page-here = { $number } vorn in Spalte { $column }, { $terrain }
glory-page-draft-suggest = Die vorgeschlagenen nehmen
glory-page-draft-finish = Den Rest für mich wählen

# Rätsel
glory-puzzle-question = Welcher Angriff wird am häufigsten gewonnen?
glory-puzzle-about = Du legst deine beste Bonuskarte; der Feind zieht sich zurück, wo er kann, und antwortet, so gut seine Karten es erlauben; Gleichstand ist nicht gewonnen.
glory-puzzle-evaded = Der Feind zieht sich zurück: Alles, was er dort hat, kostet weniger als { $cost }.
glory-puzzle-holds = { $attack } gegen { $defence } vor seiner Karte: Er braucht eine { $holds } oder mehr, aus der Hand oder oben vom Stapel.
glory-puzzle-hopeless = { $attack } gegen { $defence } vor seiner Karte: nicht einmal gewonnen, wenn er nichts legt.
glory-puzzle-drawn = Am besten mit der Bonuskarte oben von deinem Stapel.
glory-fact-column = Spalte
