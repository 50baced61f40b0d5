honour-name = Field of Honour (Feld der Ehre)
honour-tagline = Eine Schlacht in zwei Minuten mit einem Kartenblatt: fünf Plätze geheim belegen, dann Paar für Paar aufdecken.
honour-credit = Nach „Field of Honour, Rapid Play Battlefield Card Game“, Version 1 vom Januar 2007, Autor unbekannt. Inoffiziell; alle Worte und Bilder hier sind unsere eigenen.

honour-card = { $rank ->
        [J] B
        [Q] D
       *[other] { $rank }
    }{ $suit ->
        [S] ♠
        [H] ♥
        [D] ♦
       *[C] ♣
    }
honour-joker = Joker
honour-joker-short = Jkr
honour-special-a = Asse
honour-special-k = Könige
honour-special-q = Damen
honour-special-j = Buben
honour-special-joker = Joker

# Was jetzt zu tun ist.
honour-phase-select = Nimm deine Zusatzkarten aus dem Blatt.
honour-phase-deploy = Lege deine Schlachtlinie: ein oder zwei Karten auf jeden der fünf Plätze; dann melde, dass sie steht.
honour-phase-exchange = Spiele eine Sonderkarte auf dieses Paar oder passe.
honour-phase-fresh = Du hast gezogen. Spiele eine der frischen Sonderkarten sofort oder behalte sie.
honour-phase-over = Die Partie ist zu Ende.
honour-state-deciding = entscheidet
honour-state-ready = bereit
honour-state-waiting = wartet

# Was man tun kann.
honour-do-place = { $card } auf Platz { $space }
honour-do-done = Die Linie steht
honour-do-pass = Passen
honour-do-decline = Die frischen Karten behalten
honour-do-take = { $card } aus dem Blatt nehmen
honour-do-draw = { $card }: zwei Karten ziehen
honour-do-rob = { $card }: der Gegner verliert eine zufällige Karte
honour-do-lift = { $card }: ein Punkt mehr
honour-do-next = { $card }: mit dem nächsten Platz tauschen
honour-do-back = { $card }: mit dem Platz davor tauschen
honour-do-swap = { $card }: mit den Karten des Gegners die Seiten wechseln
honour-do-double = { $card }: den Wert verdoppeln
honour-do-nothing = Nichts, was man tun kann

# Was geschah.
honour-event-battle = Schlacht { $number }. { $dealer } gibt.
honour-event-dealt = { $side } erhält { $count } Karten.
honour-event-dealt-own = Du erhältst { $cards }.
honour-event-selected = Du nimmst { $card } aus dem Blatt.
honour-event-placed = Du legst { $card } auf Platz { $space }.
honour-event-ready = { $side } ist bereit.
honour-event-line = Die Linie von { $side } steht: { $sizes } Karten von Platz 1 bis 5.
honour-event-pair = Paar { $pair }: Rot zeigt { $red } ({ $red_value }), Blau zeigt { $blue } ({ $blue_value }).
honour-event-pair-won = { $side } gewinnt Paar { $pair }: Rot { $red }, Blau { $blue }.
honour-event-pair-drawn = Paar { $pair } ist unentschieden, { $red } zu { $blue }.
honour-event-pass = { $side } passt.
honour-event-decline = { $side } behält die frischen Karten.
honour-event-draw = { $side } spielt { $card } und zieht.
honour-event-rob = { $side } spielt { $card } als Unglück.
honour-event-lift = { $side } spielt { $card }: ein Punkt mehr.
honour-event-next = { $side } spielt { $card } und tauscht mit dem nächsten Platz.
honour-event-back = { $side } spielt { $card } und tauscht mit dem Platz davor.
honour-event-swap = { $side } spielt { $card }: Die Karten wechseln die Seiten.
honour-event-double = { $side } spielt { $card }: Der Wert verdoppelt sich.
honour-event-drawn = { $side } zieht { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }.
honour-event-drawn-own = Du ziehst { $cards }.
honour-event-robbed = { $side } verliert { $card }.
honour-event-battle-won = { $side } gewinnt die Schlacht. Paare: Rot { $red }, Blau { $blue }.
honour-event-battle-drawn = Die Schlacht ist unentschieden; Paare { $red } zu { $blue }.
honour-event-battle-again = Die Schlacht ist unentschieden, { $red } zu { $blue }, und wird wiederholt.
honour-event-score = Punkte: Rot { $red }, Blau { $blue }.
honour-event-match-won = { $side } gewinnt die Partie: Rot { $red }, Blau { $blue }.
honour-event-match-drawn = Die Partie ist unentschieden, { $red } zu { $blue }.
honour-event-match-lot = Gleichstand, { $red } zu { $blue }; das Los bestimmt { $side } zum Sieger.

honour-outcome-points = nach Punkten
honour-outcome-drawn = Gleichstand nach Punkten
honour-outcome-lot = durch das Los

# Das Spielfeld.
honour-board-battle = Schlacht { $number }{ $of ->
        [0] {""}
       *[other] {" "}von { $of }
    } · Rot { $red }:{ $blue } Blau
honour-board-dealer = gibt
honour-board-count = { $count } auf der Hand
honour-board-stack = Stapel { $count } · Ablage { $gone }
honour-board-side = { $side } · Paare { $won } · { $state }
honour-board-hand = Hand ({ $count }): { $cards }
honour-board-drawn = remis
honour-spoken-stack = Stapel { $count }, Ablage leer.
honour-spoken-discard = Stapel { $count }, Ablage { $gone }: { $cards }.
honour-spoken-open = Platz { $number }: Rot { $red }; Blau { $blue }.
honour-spoken-won = Platz { $number }, gewonnen von { $side }: Rot { $red }; Blau { $blue }.
honour-spoken-drawn = Platz { $number }, unentschieden: Rot { $red }; Blau { $blue }.
honour-spoken-covered = verborgen
honour-spoken-empty = leer
honour-spoken-face-down = verdeckt, { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
honour-spoken-worth = { $cards }, Wert { $value }
honour-spoken-under = { $cards } unter { $laid }, Wert { $value }

# Warum der einfache Computerspieler es täte.
honour-why-take = Die stärkste Karte, die noch im Blatt ist.
honour-why-place = Hohe Karten halten die Linie; einige Sonderkarten bleiben zurück.
honour-why-done = Nichts auf der Hand macht die Linie noch stärker.
honour-why-ahead = Du liegst vorn: Lass den Gegner eine Karte ausgeben.
honour-why-nothing = Nichts auf der Hand wendet dieses Paar.
honour-why-turn = Die billigste Sonderkarte, die dich in Führung bringt.
honour-why-cards = Nichts auf der Hand wendet dieses Paar, frische Karten vielleicht.
honour-reckoned-stands = Das Paar steht { $mine } zu { $theirs }.
honour-reckoned-comes = Das Paar steht { $mine } zu { $theirs }, damit { $then_mine } zu { $then_theirs }.

# Optionen.
honour-option-length = Länge der Partie
honour-option-length-battles = eine Zahl von Schlachten
honour-option-length-points = bis zu einer Punktzahl
honour-option-battles = Schlachten
honour-option-points = Zielpunkte
honour-option-first_dealer = Erster Geber
honour-option-first_dealer-random = durch das Los
honour-option-first_dealer-red = Rot
honour-option-first_dealer-blue = Blau
honour-option-closing = Ein Paar schließt
honour-option-closing-two_passes = nach zweimal Passen hintereinander
honour-option-closing-uncountered = wenn eine Sonderkarte unbeantwortet bleibt
honour-option-redeploy = Der König stellt um
honour-option-redeploy-forward = nur mit dem nächsten Platz
honour-option-redeploy-either_way = mit beiden Nachbarn
honour-option-needs_winner = Unentschiedene Schlachten werden wiederholt
honour-option-hand_red = Karten für Rot
honour-option-hand_blue = Karten für Blau
honour-option-extra_red = Zusatzkarten, die Rot wählt
honour-option-extra_blue = Zusatzkarten, die Blau wählt
honour-option-removed = Aus dem Blatt genommene Karten
honour-option-sure_red = Karten, die Rot sicher erhält
honour-option-sure_blue = Karten, die Blau sicher erhält

# Was nicht stimmt.
honour-bad-choice = „{ $text }“ ist in diesem Spiel keine Wahl. Schreibe zum Beispiel 7♠@3, D♥@1, fertig, passen oder B♣ verdoppeln; die Farben gehen auch als S, H, D, C oder wie in Pik-Dame.
honour-bad-position = Das ist keine Stellung von Field of Honour: „{ $text }“
honour-option-idle = Die Option „{ $option }“ gilt nur mit length={ $option }: „--option length={ $option }“ hinzufügen oder sie weglassen.
honour-option-card = In „{ $option }“ ist „{ $card }“ keine Karte. Karten schreibt man 7♠, 10♥, D♦ oder X1; die Farben gehen auch als S, H, D, C.
honour-option-twice = In „{ $option }“ steht eine Karte, die schon genannt wurde.
honour-option-extras = Nur eine Seite darf Zusatzkarten wählen (Regel 2.4).
honour-option-hand = { $side } hätte { $size } Karten; 15 sind das Höchste (Regel 2.3).
honour-option-sure = { $side } sind mehr Karten versprochen als die { $size }, die es erhält (Regel 2.5).
honour-option-pack = Das Blatt hat noch { $left } Karten, gegeben werden sollen { $needed }.

# Eine erste Schlacht, Schritt für Schritt.
honour-lesson-lay = Zehn Karten, fünf Plätze. Jeder Platz trifft auf den gegenüber, und der höhere Wert gewinnt das Paar. Fang mit einem Opfer an: Tippe auf die 6♠, dann auf Platz 1.
honour-lesson-high = Hohe Zahlen gewinnen ihr Paar ganz allein. Leg die 9♥ auf Platz 2.
honour-lesson-seven = Kleine Karten brauchen Gesellschaft. Zuerst die 7♣ auf Platz 3 …
honour-lesson-share = … und jetzt die 3♦ dazu: Zwei Karten dürfen sich einen Platz teilen, wenn sie zusammen höchstens 10 ergeben.
honour-lesson-joker = Ein Joker allein ist 15 wert, mehr als jede andere Karte. Er soll Platz 4 halten.
honour-lesson-keep = Der letzte Platz: die 8♠. König, Dame, Bube und Ass wären hier je 10 wert, aber aus der Hand können sie viel mehr. Behalte sie.
honour-lesson-stands = Alle fünf Plätze sind besetzt. Sag, dass deine Linie steht, und die Schlacht beginnt.
honour-lesson-behind = Paar 1 wird aufgedeckt: deine 6 gegen eine Dame, 10. Nicht jedes Paar ist eine besondere Karte wert. Passe und lass es ziehen.
honour-lesson-ahead = Paar 2: Deine 9 schlägt die 8. Du liegst vorn, also passe einfach. Wird zweimal nacheinander gepasst, ist ein Paar zu Ende.
honour-lesson-king = Paar 3 steht gleich, zehn gegen zehn. Ein König geht voran: ein Punkt mehr. Tippe auf den K♥, dann auf „ein Punkt mehr“.
honour-lesson-close = Elf zu zehn, und Blau hat keine Antwort. Passe, und das Paar gehört dir.
honour-lesson-wait = Paar 4: dein Joker, 15, gegen einen König. Du liegst vorn. Passe und sieh, was Blau tut.
honour-lesson-queen = Ein Bube! Der König von Blau zählt doppelt, also 20. Aber du hast eine Dame: Sie lässt beide Plätze die Seiten wechseln, samt Buben. Spiel sie aus.
honour-lesson-yours = Jetzt gehören die 20 dir. Passe, um das Paar zu beenden.
honour-lesson-ace = Paar 5: deine 8 gegen eine 9. Du könntest sofort antworten, aber versuch zuerst dein Glück: Ein Ass zieht zwei Karten.
honour-lesson-fresh = Zwei frische Karten. Eine besondere darunter könntest du auf der Stelle spielen; diese behältst du.
honour-lesson-jack = Und nun der Bube: Er verdoppelt den Wert deines Platzes. Zweimal acht ist sechzehn!
honour-lesson-last = Sechzehn zu neun. Passe ein letztes Mal.
honour-lesson-over = Vier Paare zu einem: Die Schlacht ist dein. Eine Partie sind sechs davon. Jetzt leg deine eigene Linie!

# Was über eine Karte zu sagen ist.
honour-about-worth = In der Linie { $value } wert
honour-about-j = Aus der Hand: verdoppelt deinen Wert
honour-about-q = Aus der Hand: die Karten beider Seiten tauschen die Plätze
honour-about-k = Aus der Hand: bei Gleichstand ein Punkt mehr, oder Platztausch mit dem nächsten Platz
honour-about-a = Aus der Hand: zwei Karten ziehen, oder der Gegner verliert eine
honour-about-joker = Aus der Hand: nach Wunsch ein Ass, ein König, eine Dame oder ein Bube

# On the board of the page.
honour-page-hidden = eine verdeckte Karte
honour-page-covered = noch nicht zu sehen
honour-page-empty = leer
honour-page-space = { $side }, Platz { $number }: { $what }
honour-page-pair = Paar { $number }
honour-page-pairs = Gewonnene Paare: { $won }
honour-page-pack = Das Kartenspiel
honour-page-about = Lege in jeden der fünf Plätze eine oder zwei Karten; zwei ergeben höchstens 10. Der höhere Wert gewinnt ein Paar, die meisten Paare die Schlacht.
honour-page-pair-of = Paar { $number } von 5
honour-page-battle = Schlacht { $number }{ $of ->
        [0] {""}
       *[other] {" "}von { $of }
    } · du { $mine }:{ $theirs } Feind
honour-page-leading = Du liegst vorn: { $high } gegen { $low }
honour-page-won = Du gewinnst Paar { $pair }, { $high } zu { $low }.
honour-page-taken = { $side } gewinnt Paar { $pair }, { $high } zu { $low }.
honour-page-ahead = { $side } liegt vorn: { $high } gegen { $low }
honour-page-level = Gleichstand: { $value } gegen { $value }
honour-page-special-short = { $card } { $what }
honour-page-specials = Was deine Sonderkarten daraus machten
honour-page-turned = Paar { $pair } wird aufgedeckt.
honour-page-closes = Paar { $pair } wird entschieden.
honour-page-chip-lift = 1 mehr
honour-page-chip-double = verdoppelt
honour-page-chip-swap = Seitentausch
honour-page-chip-next = nächster Platz
honour-page-chip-back = Platz davor
honour-page-chip-draw = zieht zwei
honour-page-chip-rob = raubt eine

# Was gegen eine erlaubte Wahl spricht.
honour-doubt-swap = Du liegst vorn, { $mine } zu { $theirs }; vertauscht stünde es { $then_mine } zu { $then_theirs }.
honour-doubt-double = Auch verdoppelt bleibst du zurück, { $then_mine } zu { $then_theirs } (jetzt { $mine } zu { $theirs }).
honour-doubt-move = Du liegst nicht zurück, { $mine } zu { $theirs }; nach dem Zug stünde es { $then_mine } zu { $then_theirs }.

# Wie es verlief.
honour-report-pair = { $red } gegen { $blue } im Paar { $pair }
honour-report-special = { $card } im Paar { $pair }
honour-report-turned = { $battle ->
        [0] {""}
       *[other] Schlacht { $battle }:{" "}
    }Aus Rot { $before_red } gegen Blau { $before_blue } wurde { $red } gegen { $blue }.
honour-report-close = Ein einziger Punkt entschied Paar { $pair }.
honour-report-battle = Schlacht { $number }
honour-report-lead-pairs = wer nach Paaren vorn lag
honour-report-lead-points = wer nach Punkten vorn lag, Schlacht für Schlacht
honour-report-pairs = Paare gewonnen
honour-report-battles = Schlachten gewonnen
honour-report-specials = Sonderkarten gespielt
honour-report-stands = Die Partie steht Rot { $red }, Blau { $blue }{ $left ->
        [0] .
        [one] , und eine Schlacht steht aus.
       *[other] , und { $left } Schlachten stehen aus.
    }
honour-report-next = Weiter zu Schlacht { $number }

# Szenarien und erste Partien.
honour-scenario-cannae = Cannae, 216 v. Chr.
honour-scenario-cannae-about = Rom brachte das größere Heer, dreizehn Karten gegen zehn; Hannibal kannte seine Leute. Du führst Blau mit fünf Sonderkarten, die sicher kommen. Lass die Mitte nachgeben und siege mit dem, was du zurückhältst.
honour-minutes = 2 Minuten je Schlacht
honour-fuller = Eine Partie über sechs

# Rätsel
honour-puzzle-question = Das letzte Paar: Was gewinnt die Schlacht am häufigsten?
honour-puzzle-about = Gerechnet über jede Hand, die der Feind haben kann; er antwortet, so gut seine Karten es erlauben.
honour-puzzle-pass = Es bleibt bei { $mine } gegen { $theirs }, und der Feind darf noch antworten.
honour-puzzle-changed = Es wird { $mine } gegen { $theirs }; dann darf der Feind antworten.
honour-puzzle-draw = Zwei neue Karten bringen vielleicht eine Sonderkarte, vielleicht nichts.
honour-puzzle-rob = Der Feind verliert eine Karte, vielleicht die entscheidende.
