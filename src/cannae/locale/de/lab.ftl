# Prüfen, simulieren und nachrechnen.

command-check = Viele zufällige Partien spielen und prüfen, ob ein Spiel die elf Gesetze hält.
command-simulate = Zwei Computerspieler viele Partien spielen lassen und zeigen, wer wie oft gewinnt.
command-verify = Eine aufgezeichnete Partie aus ihrem Startwert neu herleiten und sagen, ob alles stimmt.
decimal-point = ,
meta-number = ZAHL
help-games = wie viele Partien gespielt werden
help-check-seed = ein anderer Startwert gibt andere Partien, derselbe dieselben
help-check-record = wohin die Aufzeichnung des ersten Fehlers geschrieben wird
help-sim-bots = die zwei Computerspieler, etwa greedy,random
help-sim-games = wie viele Partien; verschiedene Spieler spielen paarweise, dieselbe Verteilung von beiden Seiten
help-sim-out = die Zahlen auch als JSON in diese Datei schreiben
help-verify = eine Aufzeichnung, die „--record“ geschrieben hat
help-verify-key = der Schlüssel des Servers, der sie unterschrieben haben muss, wie ihn „/api/key“ zeigt
meta-key = SCHLÜSSEL
file-not-text = Die Datei { $file } ist keine Textdatei.
file-too-large = Die Datei { $file } ist zu groß.

check-label = { $game } wird geprüft
check-holds = { $game } hält die Gesetze: { $games } Partien, { $steps } Schritte.
check-fails = { $game } bricht die Gesetze; gespielt wurden { $games } Partien, { $steps } Schritte.
check-words = Für alles, was es sagt, gibt es Worte, auf Englisch und auf Deutsch ({ $count } Sätze).
check-words-missing = { $count ->
        [one] Einem Satz fehlen die Worte, oder sie brauchen andere Angaben, auf { $language }:
       *[other] { $count } Sätzen fehlen die Worte, oder sie brauchen andere Angaben, auf { $language }:
    }
check-wordless = { $game } hält die Gesetze, aber es fehlen Worte; gespielt wurden { $games } Partien, { $steps } Schritte.
language-en = Englisch
language-de = Deutsch
check-broken = ({ $count ->
        [one] eine Partie
       *[other] { $count } Partien
    })
check-where = Partie { $number }, Schritt { $step }, Gesetz { $law }:
check-record = Die Aufzeichnung, die dorthin führt: { $file }

law-1 = Genau die aufgeführten Entscheidungen gelten; jede andere wird mit einer Regel abgelehnt.
law-2 = Gleiche Optionen, gleicher Startwert und gleiche Entscheidungen führen zu gleichen Stellungen.
law-3 = Eine Kopie ist unabhängig.
law-4 = Was eine Seite nicht wissen kann, ändert nichts an dem, was sie sieht.
law-5 = Jede Entscheidung, Stellung und Aufzeichnung liest sich zu sich selbst zurück.
law-6 = Speichern und Laden ändert nichts; Aufzeichnungen lassen sich nachspielen.
law-7 = Nichts geht verloren oder entsteht, und jede Partie endet.
law-8 = Zurücknehmen führt genau bis zur letzten Schranke.
law-9 = Die Reihenfolge geheimer gleichzeitiger Schritte ändert nichts.
law-10 = Nach welcher Entscheidung auch gefragt wird, in welcher Phase auch immer, es gibt eine Antwort.
law-11 = Alles, was gemeldet wird, nennt eine Regel, die es gibt.

breach-crash = das Spiel brach mit einem Fehler ab: { $error }
breach-dead-end = eine Seite muss entscheiden und hat keine Wahl
breach-choices-out-of-turn = einer Seite, die nicht entscheiden muss, werden Entscheidungen angeboten
breach-choice-twice = eine Entscheidung steht zweimal in der Liste
breach-too-many-choices = { $count } Entscheidungen sind mehr, als das Spiel vorsieht
breach-inconceivable = eine erlaubte Entscheidung gilt nicht als denkbar
breach-legal-refused = gegen die erlaubte Entscheidung „{ $choice }“ wird ein Grund genannt
breach-no-rule = die Entscheidung { $choice } wird mit „{ $rule }“ abgelehnt, das ist keine Regel des Spiels
breach-illegal-accepted = die unerlaubte Entscheidung { $choice } wurde angenommen
breach-refusal-changed = eine Ablehnung hat die Stellung verändert
breach-description = die Entscheidung { $choice } beschreibt sich nicht vollständig
breach-not-plain = was eine Ansicht oder Beschreibung enthält, sind keine einfachen Daten
breach-sent = was von einer Ansicht gesendet wird, ist nicht die Ansicht
breach-unknown-thing = eine Entscheidung berührt „{ $thing }“, das die Ansicht nicht zeigt
breach-replay-differs = das Nachspielen führte woandershin
breach-copy-differs = eine Kopie unterscheidet sich vom Original
breach-copy-not-independent = Weiterspielen in einer Kopie hat eine andere verändert
breach-redeal-changed-original = das Neuverteilen hat die ursprüngliche Stellung verändert
breach-worlds-differ = Betrachter { $viewer } kann eine neu verteilte Welt von der wahren unterscheiden
breach-world-illegal = eine neu verteilte Welt lässt einer Seite keine Wahl
breach-redeal-not-from-rng = das Neuverteilen nutzte Zufall, der ihm nicht gegeben wurde
breach-world-text = eine neu verteilte Welt liest sich nicht zurück: { $text }
breach-redeal-census = beim Neuverteilen ging etwas verloren oder entstand
breach-redeal-is-copy = das Neuverteilen für Betrachter { $viewer } änderte nie etwas
breach-events-tell-more = Betrachter { $viewer } erfährt etwas, das nicht zu sehen ist
breach-undo-noticed = die andere Seite konnte sehen, wie ein geheimer Schritt zurückgenommen wurde
breach-choice-text = die Entscheidung „{ $text }“ liest sich nicht zurück
breach-position-text = eine Stellung liest sich nicht zurück: { $text }
breach-record-text = die Aufzeichnung liest sich nicht zurück
breach-load-differs = eine geladene Partie geht anders weiter
breach-record-replay = die Aufzeichnung lässt sich nicht bestätigen
breach-too-long = die Partie hat mehr als { $longest } Entscheidungen
breach-end-unclear = niemand ist am Zug, obwohl es kein Ergebnis gibt, oder umgekehrt
breach-census = etwas ging verloren oder entstand
breach-barrier-fell = die Schranke ist gesunken
breach-chance-without-barrier = Zufall wurde genutzt, ohne die Schranke zu heben
breach-turn-without-barrier = der Zug ging weiter, ohne die Schranke zu heben
breach-reveal-without-barrier = eine Entscheidung deckte etwas auf, ohne die Schranke zu heben
breach-undo-inexact = das Zurücknehmen führte nicht genau zurück
breach-undo-not-redone = dieselbe Entscheidung nach dem Zurücknehmen führte woandershin
breach-order = eine andere Reihenfolge der geheimen Schritte führte woandershin
breach-unlisted = „{ $choice }“ kann gemeint sein, steht aber nicht unter allen Entscheidungen des Spiels
breach-event-rule = das Ereignis „{ $event }“ nennt „{ $rule }“, das ist keine Regel des Spiels
breach-reason-unlisted = die Partie endete aus dem Grund „{ $reason }“, der nicht unter den Gründen des Spiels steht

record-too-large = Diese Datei ist zu groß für eine Aufzeichnung.
record-not-json = Diese Datei lässt sich nicht als Aufzeichnung lesen: Sie ist abgeschnitten oder kein JSON.
record-not-ours = Diese Datei ist keine Aufzeichnung von Cannae.
record-version = Diese Aufzeichnung hat die Formatversion { $version }; dieses Programm liest Version { $ours }.
record-field = In dieser Aufzeichnung fehlt das Feld „{ $field }“, oder es ist nicht, was es sein soll.

verify-commitment = Der Startwert ist der, auf den man sich vor der Partie festgelegt hat.
verify-start = Die erste Stellung folgt aus dem Startwert.
verify-choices = Alle { $count } Entscheidungen sind erlaubt und führen zu den aufgezeichneten Stellungen.
verify-result = Das Ergebnis folgt daraus.
verify-holds = Alles stimmt.
verify-not-judged = Ob die Partie so verlaufen ist, können nur die Regeln sagen, unter denen sie gespielt wurde; sonst stimmt alles.
verify-older-rules = Sie entstand unter anderen Regeln von { $game } (Version { $version }), und die heutigen führen nicht zu den aufgezeichneten Stellungen. „cannae replay“ zeigt, was die Aufzeichnung selbst erzählt.
verify-program = Die Regeln, unter denen gespielt wurde, stehen in { $program }.
verify-draws = Alle { $count } gezogenen Zahlen sind die des versiegelten Zufalls.
verify-added = Außer dem Startwert haben zum Zufall beigetragen: { $sides }.
verify-nobody-added = Kein Spieler hat eigenen Zufall beigetragen: Wer das Spiel leitete, hätte den Startwert wählen können. Das Spiel ist daher nicht nachweisbar fair.
verify-unsigned = Die Aufzeichnung ist nicht unterschrieben: Niemand steht dafür ein, wann und von wem sie stammt.
verify-signature = Die Aufzeichnung ist mit dem Schlüssel { $key } unterschrieben.
verify-key-unknown = Wessen Schlüssel das ist, steht auf dem Server, von dem sie kommt, unter „/api/key“; „--key“ vergleicht ihn.
verify-signature-missing = Die Aufzeichnung ist nicht unterschrieben.
verify-signature-wrong = Die Unterschrift gehört nicht zu dieser Aufzeichnung.
verify-key-other = Die Aufzeichnung ist mit einem anderen Schlüssel unterschrieben: { $key }.
verify-seal-wrong = Was { $side } beigetragen hat, ist nicht, was versiegelt war.
verify-draws-wrong = Die für „{ $stream }“ gezogenen Zahlen sind nicht die des versiegelten Zufalls.
verify-draws-other = Die aufgezeichneten Zahlen sind nicht die, die das Spiel gezogen hat.
verify-end-wrong = Die letzte Stellung ist nicht die aufgezeichnete.
verify-told-wrong = Was die Aufzeichnung vom Spiel erzählt, ist darin nicht geschehen.
verify-rules-changed = Die Regeln von { $game } haben sich seither geändert; hergeleitet wurde nach den heutigen.
verify-not-provable = Der Startwert war vorher gewählt; diese Partie ist daher nicht beweisbar gerecht.
verify-unfinished = Die Partie wurde nicht beendet.
verify-table-result = Die Spieler haben die Partie selbst beendet, was keine Regel bestätigen kann.
verify-commitment-wrong = Der Startwert ist nicht der, auf den man sich festgelegt hat.
verify-start-wrong = Die erste Stellung folgt nicht aus dem Startwert.
verify-after-end = Entscheidung { $number } ({ $side }, „{ $choice }“) kommt nach dem Ende der Partie.
verify-illegal = Entscheidung { $number } ({ $side }, „{ $choice }“) ist nicht erlaubt (Regel { $rule }).
verify-hash-wrong = Nach Entscheidung { $number } ({ $side }, „{ $choice }“) ist die Stellung nicht die aufgezeichnete.
verify-result-wrong = Das aufgezeichnete Ergebnis folgt nicht aus der Partie.

sim-label = { $game } wird simuliert
sim-head = { $game }: { $games } Partien { $pairs ->
        [mirrored] in gespiegelten Paaren
       *[apart] unter Gleichen, jede mit eigener Verteilung
    }, { $draws } unentschieden. Anteile der entschiedenen mit 95-%-Intervallen:
sim-wins = { $bot } gewinnt
sim-red = Rot gewinnt
sim-first = Wer beginnt, gewinnt
sim-reasons = Entschieden: { $reasons }
sim-length = Entscheidungen je Partie: { $decisions }
sim-turns = Züge (oder Runden) je Partie: { $turns }

# Die Arena.
command-arena = Computerspieler in gespiegelten Paaren gegeneinander spielen lassen und bewerten.
command-ratings = Zeigen, wie stark die Computerspieler der Spiele sind und wie das gemessen wurde.
meta-list = SPIELER,SPIELER,…
meta-sprt = TIEF,HOCH
meta-name = NAME
meta-address = ADRESSE
help-arena-bots = die Computerspieler, etwa random,greedy; wer zweimal genannt ist, spielt gegen sich selbst
help-arena-pairs = wie viele Paare je zwei Spieler spielen; ein Paar ist dieselbe Verteilung, einmal von jeder Seite
help-arena-sprt = eine Paarung beenden, sobald ein sequentieller Test das Ergebnis TIEF von HOCH unterscheidet, etwa 0.5,0.55
help-arena-vary = eine Option nacheinander alle ihre Werte annehmen lassen, etwa red_army; auch mehrmals
help-arena-log = wo das Protokoll liegt; derselbe Befehl setzt es fort. Ohne dies liegt es bei Ihren Daten
help-ray = auf dem Ray-Verbund mit dieser Adresse spielen („auto“ für den dieses Rechners)
ray-nobody = Unter „{ $address }“ antwortet kein Ray-Verbund. „ray start --head“ auf dem ersten Rechner startet einen.
arena-bots = Eine Arena braucht mindestens zwei Computerspieler, etwa random,greedy; hier stand „{ $text }“.
arena-label = { $game } wird gespielt
arena-left = noch { $time }
arena-head = { $game }: { $pairs } Paare, { $games } Partien, davon { $draws } unentschieden.
arena-ratings = Spielstärke (Elo-Punkte mit 95-%-Intervallen; random hat, wo es mitspielt, 0)
arena-nash = in der Nash-Mischung { $weight }, gegen sie { $skill } %
arena-pairings = Ergebnis des ersten Spielers (95-%-Intervalle über Paare)
arena-pairs = Paare mit 0, ½, 1, 1½, 2 Punkten: { $counts }
arena-sprt-high = Der sequentielle Test sagt: { $bot } erreicht eher { $high } als { $low }.
arena-sprt-low = Der sequentielle Test sagt: { $bot } erreicht eher { $low } als { $high }.
arena-sprt-open = Der sequentielle Test kann noch nicht sagen, ob { $bot } { $low } oder { $high } erreicht.
arena-log = Protokoll: { $file }
log-no-log = { $file } ist kein Protokoll einer Arena.
log-other = { $file } wurde mit anderen Regeln, Optionen, Startwerten oder Fassungen der Computerspieler begonnen: Nennen Sie ein anderes Protokoll.
log-busy = Ein anderer Lauf schreibt gerade { $file }.
sprt-shape = „{ $text }“ sind nicht zwei Ergebnisse zwischen 0 und 1, das kleinere zuerst, etwa 0.5,0.55.
vary-unknown = Es gibt keine Option „{ $option }“ mit einer Liste von Werten.
ratings-none = Für { $game } liegt keine Bewertung bei; „cannae arena“ macht eine.
ratings-head = { $game } ({ $games } Partien, { $program })
ratings-made = Gemacht mit: { $command }
ratings-older = Seitdem haben sich die Regeln geändert; der Befehl misst es neu.
ratings-bots = Diese Computerspieler haben sich seitdem geändert: { $bots }.

# Berichte.
command-report = Aus dem Protokoll einer Arena eine Seite mit Bildern machen, und dieselben Zahlen als CSV und JSON.
meta-log = PROTOKOLL
help-report-log = das Protokoll, das „cannae arena“ geschrieben hat
help-report-out = wohin die Seite kommt; CSV und JSON daneben. Ohne dies neben das Protokoll
report-written = Geschrieben: { $file }
report-name = { $name }
report-title = { $game }: die Arena
report-lead = in { $pairs ->
        [one] einem gespiegelten Paar
       *[other] { $pairs } gespiegelten Paaren
    }, { $draws ->
        [0] keine unentschieden
        [one] eine unentschieden
       *[other] { $draws } unentschieden
    }
report-count = { $count }
report-intervals = Alle Intervalle sind 95-%-Intervalle; gezählt werden Verteilungen, nicht Partien, denn alle Partien einer Verteilung teilen deren Glück.
report-made = Gemacht mit
report-tile-games = Partien
report-tile-best = Am stärksten
report-tile-first = Wer beginnt, gewinnt
report-tile-first-more = { $interval }: { $helps ->
        [helps] es hilft, zu beginnen
        [harms] es schadet, zu beginnen
       *[open] kein Vorteil ist zu sehen
    }
report-tile-turns = Züge oder Runden einer Partie
report-tile-decisions = { $decisions } Entscheidungen
report-tile-length = Länge einer Partie
report-what = Startwert { $seed }; { $options }. { $program }.
report-bots = Spieler und ihre Fassungen: { $bots }.
report-own = eigene
report-usual = die üblichen Optionen
report-table = Die Zahlen als Tabelle
report-all = alle Partien
report-tip = { $name }: { $share } ({ $interval }), { $count } Partien
report-games = { $games ->
        [one] eine Partie
       *[other] { $games } Partien
    }
report-ratings = Spielstärke
report-ratings-note = Elo-Punkte; random hat, wo es mitspielt, 0. Je weiter zwei auseinanderliegen, desto sicherer gewinnt der bessere: 200 Punkte sind etwa drei von vier Partien.
report-ratings-tip = { $bot }: { $elo } ({ $ends }), in der Nash-Mischung { $weight }
report-payoff = Wer wen schlägt
report-payoff-note = Das Ergebnis der Zeile gegen die Spalte in Prozent; blau, wo die Zeile besser ist, rot, wo sie schlechter ist.
report-first = Hilft es, zu beginnen?
report-first-note = Wie oft gewann, wer begann, von den entschiedenen Partien; und wie oft Rot gewann. Ein weit besserer Spieler gewinnt von beiden Seiten, was über das Beginnen nichts sagt: Man frage gleich starke.
report-length = Wie lang Partien sind
report-length-note = Im Mittel { $decisions } Entscheidungen. Unten: { $axis }.
report-turns = Züge oder Runden einer Partie
report-decisions = Entscheidungen einer Partie
report-endings = Wie Partien enden
report-endings-note = Was sie entschied, und wie oft.
report-armies = Armee gegen Armee
report-armies-note = Das Ergebnis der Armee der Zeile gegen die der Spalte in Prozent, wer auch immer sie führte.
report-things = Was mit dem Sieg einhergeht: { $subject }
report-things-note = Wie oft die Seite gewann, die es allein oder öfter hatte. { $decisive ->
        [0] Von { $count } ist keines sicher entscheidend,
        [one] Von { $count } ist eines sicher entscheidend,
       *[other] { $decisive } von { $count } sind sicher entscheidend,
    } bereinigt um die Zahl der Fragen{ $faint ->
        [some] ; die anderen sind blass gezeichnet.
       *[none] .
    }
report-things-warning = Bei ungleich starken Spielern zeigt dies auch, was der bessere mag: Für das Spiel selbst lasse man gleiche spielen.
report-column-bot = Spieler
report-column-elo = Elo-Zahl
report-column-interval = Intervall
report-column-nash = Nash-Gewicht
report-column-skill = gegen die Mischung
report-column-pairing = Paarung
report-column-score = Ergebnis
report-column-pairs = Paare mit 0, ½, 1, 1½, 2 Punkten
report-column-name = Bezeichnung
report-column-share = Anteil
report-column-games = Partien
report-column-p = p, bereinigt
subject-card = gelegte Karten
subject-kind = gelegte Truppenarten
subject-column = am Ende gehaltene Spalten
subject-terrain = am Ende gehaltenes Gelände
subject-army = Armeen
subject-left = am Ende noch stehende Truppen

# Ausgewogenheit.
command-balance = Messen, wie ein Spiel ist, oder ein geändertes Deck, eine Armee oder einen Schalter mit dem Üblichen vergleichen, mit denselben Startwerten.
help-change = eine Datei (TOML oder JSON) mit den zu ändernden Optionen; ein Deck oder eine Armee als Tabelle oder als Name einer Datei
help-balance-bot = der Computerspieler, der beide Seiten spielt
help-balance-games = wie viele Partien des Üblichen, und ebenso viele der Variante
help-balance-out = auch eine Seite (HTML) mit den Unterschieden machen, und JSON daneben
change-shape = { $file } ist weder TOML noch JSON.
change-empty = { $file } ändert nichts: Nennen Sie eine Option mit ihrem neuen Wert. Es gibt: { $names }.
change-nothing = { $file } verlangt, was ohnehin gespielt wird; zu vergleichen ist da nichts.
change-unknown = { $file } muss Optionen des Spiels nennen und nichts anderes. Unbekannt: { $options }. Es gibt: { $names }.
measure-label = { $game } wird gespielt
measure-head = { $game }, wie es ist: { $games } Partien, { $bot } auf beiden Seiten
measure-standings = Wer gegen wen gewinnt
measure-against = { $other ->
        [none] { $thing } gegen alle anderen
       *[other] { $thing } gegen { $other }
    }
measure-legend = In Klammern das 95-%-Intervall. Wo eine Partie viele Runden hat, gelten die Partien als das, was schwankt.
help-balance-vary = eine Option, die reihum alle Werte annimmt; mehrfach möglich, ohne --change
balance-vary-change = --vary gehört zum Messen einer Fassung; ein Vergleich (--change) hat nur einen Satz Optionen.
balance-out-change = Eine Seite gibt es nur von einem Vergleich: --change dazu angeben, oder --json nehmen.
balance-label = { $game } wird verglichen
balance-head = { $game }: das Übliche und die Variante, je { $games } Partien mit denselben Verteilungen
balance-red = Rot gewinnt
balance-first = wer beginnt, gewinnt
balance-drawn = unentschieden
balance-turns = Züge oder Runden
balance-decisions = Entscheidungen
balance-thing = { $name } ({ $subject })
balance-legend = ● sicher verschieden, bereinigt um { $questions } Fragen. Intervalle: 95 %, für jeden Unterschied allein.
balance-found-first = Die Änderung wirkt auf den, der beginnt: Er gewinnt { NUMBER($points, minimumFractionDigits: 1) } Punkte { $more ->
        [more] öfter
       *[less] seltener
    } ({ NUMBER($low, minimumFractionDigits: 1) } bis { NUMBER($high, minimumFractionDigits: 1) }; { $games } Partien).
balance-found-red = Die Änderung wirkt auf die Seiten: Rot gewinnt { NUMBER($points, minimumFractionDigits: 1) } Punkte { $more ->
        [more] öfter
       *[less] seltener
    } ({ NUMBER($low, minimumFractionDigits: 1) } bis { NUMBER($high, minimumFractionDigits: 1) }; { $games } Partien).
balance-cannot-tell = { $games ->
        [one] Eine Partie kann
       *[other] { $games } Partien können
    } nicht sagen, ob die Änderung das Spiel gerechter oder ungerechter macht: Einen Unterschied von { NUMBER($points, minimumFractionDigits: 1) } Punkten hätten so viele meist gezeigt. { $others ->
        [0] Auch sonst ist nichts sicher verschieden.
        [one] Eine andere Zahl ist sicher verschieden.
       *[other] { $others } andere Zahlen sind sicher verschieden.
    }
balance-title = { $game }: eine Variante gegen das Übliche
balance-lead = Die Änderung: { $change }. { $bot } auf beiden Seiten, je { $games } Partien, Startwert { $seed }.
balance-standard = Üblich
balance-variant = Geändert
balance-difference = Unterschied
balance-section-fair = Ist es gerecht?
balance-note-fair = Unterschiede in Prozentpunkten mit 95-%-Intervallen; blass, wo es Zufall sein kann.
balance-section-length = Länge
balance-note-length = Unterschiede in Zügen (oder Runden) und Entscheidungen je Partie.
balance-section-endings = Wie die Partien enden
balance-note-endings = Unterschiede in Prozentpunkten aller Partien.
balance-note-things = Wie viel öfter die Seite gewinnt, die es allein oder öfter hatte; in Prozentpunkten.

# Daten.
command-export = Partien als Zeilen schreiben, eine je Entscheidung, für pandas, polars, datasets und andere Programme.
command-import = Aus Zeilen, die „cannae export“ geschrieben hat, wieder Aufzeichnungen machen.
meta-record = AUFZEICHNUNG
help-export-records = Aufzeichnungen von Partien
help-export-out = die Datei: Parquet, wo ihr Name auf .parquet endet, JSON-Zeilen, wo auf .jsonl
help-export-play = Computerspieler dieses Spiel spielen lassen, statt Aufzeichnungen zu lesen
help-import-file = eine Datei, die „cannae export“ geschrieben hat
help-import-out = der Ordner für die Aufzeichnungen
export-what = Nennen Sie Aufzeichnungen oder mit --play ein Spiel, eines von beiden.
export-rules = Die Aufzeichnung entstand unter anderen Regeln von { $game }: Was damals erlaubt war, lässt sich nicht mehr ableiten.
export-label = Ausgabe
export-done = { $games ->
        [one] eine Partie
       *[other] { $games } Partien
    }, { $rows } Entscheidungen: { $file }
import-shape = { $file } ist keine Datei, die „cannae export“ geschrieben hat.
export-ending = Der Name { $file } sagt nicht, in welcher Form: Er muss auf eines von { $endings } enden.
import-done = { $count ->
        [one] eine Aufzeichnung
       *[other] { $count } Aufzeichnungen
    } in { $folder }

# Glück und Können.
command-luck = In einer Aufzeichnung Schritt für Schritt Glück von Können trennen, oder in allen Partien eines Arena-Protokolls.
help-luck-file = eine Aufzeichnung oder das Protokoll einer Arena
help-luck-judge = wer Stellungen bewertet: das Netz, das zum Spiel gehört (so ist es, wo eines das Gespielte kennt), oder Zufallspartien
help-luck-playouts = wie viele Zufallspartien der Richter für jeden Wert spielt; mehr kosten Zeit und sagen Genaueres
help-luck-out = auch eine Seite (HTML) mit den Aussichten im Verlauf machen, und JSON daneben
luck-other = Die Regeln oder Computerspieler von { $file } haben sich seither geändert: Die Partien lassen sich nicht noch einmal spielen.
luck-no-net = Kein Netz von { $game } kennt, was hier gespielt wird; „--judge playouts“ urteilt nach Zufallspartien.
luck-out-log = Eine Seite wird nur aus einer Aufzeichnung gemacht; aus einem Arena-Protokoll gibt es Zahlen, mit --json als Daten.
luck-label = { $game } wird beurteilt
luck-total = Glück: { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    } für { $side }.
luck-given = { $points ->
        [0] Durch Entscheidungen hat { $side } nichts verschenkt, was der Richter sähe.
        [one] Durch Entscheidungen hat { $side } einen Punkt verschenkt.
       *[other] Durch Entscheidungen hat { $side } { $points } Punkte verschenkt.
    }
luck-turn = Schritt { $step }, { $side }, { $choice }: Die Aussichten von Rot gingen von { $before } % auf { $after } %, vor allem durch { $cause ->
        [luck] Glück.
       *[choice] die Entscheidung.
    }
luck-log-line = { $bots }: { $plain }, ohne Glück { $adjusted }; dieselbe Sicherheit mit { $factor }-mal weniger Paaren.
luck-log-alike = { $bots }: { $plain }. Alle Paare endeten gleich, über ihr Glück lässt sich nichts sagen.
luck-turning = Wendepunkte
luck-turning-note = Wo sich die Aussichten am meisten bewegten, und wodurch.
luck-tile-luck = Glück
luck-tile-for = Prozentpunkte für { $side }
luck-tile-given = { $side } verschenkte
luck-tile-choices = Prozentpunkte, durch Entscheidungen
luck-title = { $game }: Glück und Können
luck-somebody = jemand
luck-played = { $red } (Rot) gegen { $blue } (Blau): { $winner ->
        [red] Rot gewann.
        [blue] Blau gewann.
        [nobody] unentschieden.
       *[open] nicht zu Ende gespielt.
    }
luck-adjusted = Ohne das, was der Zufall tat, kommt das Spiel von Rot auf { $points } von 100 Punkten. In einer Partie kann das unter 0 oder über 100 liegen: Erst über viele ist es ein Ergebnis.
luck-curve = Die Aussichten von Rot im Verlauf der Partie
luck-note = Was ein Richter, der alle Karten sieht, bei zufälligem Weiterspielen erwartet. Glück und Verschenktes in Prozentpunkten; die größeren Punkte sind die Wendepunkte.
luck-note-net = Was das Netz des Computers von da an erwartet, alle Karten offen. Glück und Verschenktes in Prozentpunkten; die größeren Punkte sind die Wendepunkte.
luck-low = Blau gewinnt
luck-high = Rot gewinnt
luck-deal = die Verteilung
luck-tip = { $what }: { $value }, Glück { $luck }, durch Entscheidung { $given }
luck-column-step = Schritt
luck-column-value = Aussichten von Rot
luck-column-luck = Glück (von Rot)
luck-column-given = Durch Entscheidung (der Seite)

# Rätsel
command-puzzles = Rätsel aus Spielen von Bots machen oder die mitgelieferten prüfen
help-puzzles-make = Spiele spielen und die Stellungen behalten, in denen eine Antwort die beste ist
help-puzzles-check = alle mitgelieferten Rätsel noch einmal lösen
help-puzzles-count = wie viele Rätsel
help-puzzles-seed = der Anfang des Zufalls: Derselbe macht dieselben Rätsel
help-puzzles-out = wohin sie geschrieben werden
puzzles-label = Rätsel: { $game }
puzzles-made = { $count } Rätsel aus { $games } Spielen stehen in { $file }.
puzzles-none = Für { $game } gibt es keine Rätsel.
puzzles-hold = { $game }: Alle { $count } Rätsel haben die Antwort, die sie nennen, und nur diese.
puzzles-wrong = { $game }: Diese Rätsel stimmen nicht mehr: { $numbers }.
puzzles-stale = { $game }: Die Rätsel wurden für eine andere Fassung der Regeln gemacht.

command-calibrate = Trifft die Gewinnchance ein, die genannt wird? Eine Korrektur aus einigen Partien wird an anderen geprüft.
help-calibrate-games = Partien, an denen geprüft wird
help-calibrate-fit = Partien, aus denen die Korrektur entsteht
help-calibrate-twice = von beiderlei Partien so viele, in denen Stellungen noch einmal weitergespielt werden, um zu sagen, wie weit die Wahrheit von einer Vorhersage ist
help-calibrate-out = das Diagramm (SVG) in diese Datei schreiben
help-calibrate-write = die Korrektur in diese Datei schreiben, wie sie neben einem Netz liegt
calibrate-no-net = { $game } hat kein Netz, das seine Regeln kennt; es gibt also keine Vorhersage zu prüfen.
calibrate-head = Wie weit das Gesagte im Mittel von dem entfernt ist, was eintritt, in { $games } Partien zwischen Spielern jeder Stärke (korrigiert an { $fitted } anderen):
calibrate-row = Viertel { $quarter } einer Partie: { $raw }, wie das Netz es sagt, { $corrected } korrigiert
calibrate-spread = Wie weit die Wahrheit einer einzelnen Partie davon entfernt ist, mit ihren verdeckten Karten und ihren Spielern (Wurzel des mittleren Quadrats; Stellungen wurden noch einmal weitergespielt):
calibrate-spread-row = Viertel { $quarter } einer Partie: { $found }, gesagt wird { $said }
calibrate-quarter = Viertel { $quarter }: Fehler { $error }
calibrate-said = gesagt
calibrate-came = eingetreten
calibrate-raw = wie das Netz es sagt
calibrate-fitted = korrigiert, wie es Menschen genannt wird
