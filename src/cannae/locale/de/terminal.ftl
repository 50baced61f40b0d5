# Spielen, Zuschauen und Nachlesen im Terminal.

command-play = Hier spielen: gegen den Computer oder zu zweit an einem Bildschirm.
command-watch = Dem Computer beim Spiel gegen sich selbst zusehen.
command-hint = Sagt, was der Computer in einem gespeicherten Spiel oder bei einem Schritt einer Aufzeichnung täte und was er erwog.
command-replay = Ein aufgezeichnetes Spiel Schritt für Schritt zeigen.
command-games = Die vorhandenen Spiele aufzählen.
command-rules = Die Regeln eines Spiels lesen oder darin nachschlagen.

meta-game = SPIEL
meta-file = DATEI
meta-level = STÄRKE
meta-bots = ROT,BLAU
meta-text = TEXT
meta-option = NAME=WERT
meta-document = NAME=DATEI
meta-words = NUMMER oder WÖRTER
help-game = welches Spiel; „cannae games“ zählt sie auf
help-opponent = wer gegen dich spielt, von gaius bis hannibal oder ein anderer Spieler des Spiels; sonst marcellus
help-side = die eigene Seite: red (Rot) oder blue (Blau)
help-hotseat = zu zweit an einem Bildschirm, mit einem Vorhang dazwischen
help-resume = das letzte unbeendete Spiel fortsetzen oder das in DATEI
help-plain = Textzeilen statt eines ganzen Bildschirms, für Vorleseprogramme, Pipes und Skripte
help-seed = den Zufall des Spiels vorher festlegen, so dass es sich wiederholen lässt; es ist dann nicht nachweislich fair
help-record = das beendete Spiel in diese Datei schreiben
help-option = eine Option des Spiels; mehrfach möglich
help-document = eine Option, die ein ganzes Dokument ist, etwa ein Kartensatz, aus einer Datei: NAME=DATEI
help-one-document = das Dokument „{ $name }“ für Spiele, die eines kennen, aus einer Datei
help-bots = die beiden Spieler nach Stärke, etwa greedy,random
help-hint-file = ein gespeichertes Spiel oder eine Aufzeichnung
help-hint-step = der Schritt der Aufzeichnung, von 1 an gezählt; ohne Angabe der letzte
help-hint-seed = eine andere Zahl betrachtet andere Welten
help-replay = eine Aufzeichnung, die „--record“ geschrieben hat
help-rules = die Nummer einer Regel oder Wörter, nach denen gesucht wird; ohne sie alles

seat-person = du
seat-computer = der Computer ({ $level })
seat-open = noch niemand
yes = ja
no = nein

net-unreadable = { $file } lässt sich nicht als Netz lesen.
net-other-rules = Das Netz in { $file } wurde nicht für { $game } trainiert, wie es jetzt gespielt wird.
level-unknown = Einen Spieler „{ $level }“ hat dieses Spiel nicht. Es hat: { $levels }.
way-unknown = „{ $way }“ ist keine Art, dieses Spiel zu spielen: „{ $kind }“ heißt niemand. Es gibt: { $kinds }.
way-phase = „{ $way }“ ist keine Art, dieses Spiel zu spielen: Eine Phase „{ $phase }“ hat es nicht. Es gibt: { $phases }.
way-word = „{ $way }“ ist keine Spielweise: „{ $word }“ ist weder eine ganze Zahl noch PHASE=NAME.
way-number = „{ $way }“ ist keine Spielweise: { $wanted ->
        [yes] Hinter „{ $kind }“ steht, wie viele Durchgänge eine Entscheidung kosten darf, etwa „{ $kind } 100“.
       *[no] „{ $kind }“ verträgt keine Zahl.
    }
bots-two = Nenne zwei Spieler mit einem Komma dazwischen, etwa „greedy,random“, nicht „{ $text }“.
option-shape = Eine Option schreibt man NAME=WERT, nicht „{ $text }“.
document-bad = { $name }: nicht in Ordnung.
document-no-list = In der Datei steht keine lesbare Liste.
document-shape = Die Datei { $file } enthält kein JSON-Objekt.
document-needed = Die Option „{ $option }“ ist ein ganzes Dokument: Gib sie mit --document { $option }=DATEI an.
file-unreadable = Die Datei { $file } lässt sich nicht lesen: { $reason }.
file-unwritable = Die Datei { $file } lässt sich nicht schreiben: { $reason }.
file-taken = { $file } wird hier schon gelesen oder geschrieben und ginge verloren: Geben Sie „--out“ einen anderen Namen.
resume-nothing = Es gibt kein unbeendetes Spiel „{ $game }“, das sich fortsetzen ließe.
resume-other-game = Die Datei { $file } enthält ein Spiel „{ $other }“, nicht „{ $game }“.
resume-alone = Ein gespeichertes Spiel behält Gegner, Optionen und Zufall; lass sie bei --resume weg.
resume-there = Ein unbeendetes Spiel ist gespeichert; „cannae play { $game } --resume“ setzt es fort.
save-damaged = Das ist kein gespeichertes Spiel, oder es ist beschädigt.
save-version = Dieses Spiel wurde in Fassung { $version } des Formats gespeichert; hier gilt Fassung { $ours }.
save-rules-changed = Die Regeln von „{ $game }“ haben sich geändert, seit dieses Spiel gespeichert wurde, und es passt nicht mehr zu ihnen.
save-not-written = Das Spiel lässt sich nicht in { $file } speichern: { $reason }.
table-over = Das Spiel ist vorbei.
table-running = Der Startwert des Zufalls wird gezeigt, wenn das Spiel vorbei ist.
table-not-seated = Du hast keinen Platz an diesem Tisch.
draw-offered-already = Du hast schon ein Unentschieden angeboten.
draw-not-offered = Niemand hat dir ein Unentschieden angeboten.

event-undo = { $side } nimmt eine Wahl zurück.
event-resign = { $side } gibt auf.
event-offer = { $side } bietet ein Unentschieden an.
event-accept = { $side } nimmt das Unentschieden an.
event-decline = { $side } lehnt das Unentschieden ab.
event-with-rule = { $text } ({ $rule })

outcome-resignation = die andere Seite hat aufgegeben
outcome-agreement = nach Übereinkunft
result-won = { $side } gewinnt { $won } zu { $lost }: { $reason }.
result-draw = Unentschieden, { $won } zu { $lost }: { $reason }.
result-won-unscored = { $side } gewinnt: { $reason }.
result-draw-unscored = Unentschieden: { $reason }.

prompt-waiting = Am Zug: { $sides }.
why-not = Nicht erlaubt nach Regel { $rule }: { $text }
why-allowed = Das ist erlaubt.
hint = Hinweis: { $text } („{ $notation }“). { $reason }
hint-weighed = Erwogen wurde auch { $others }.
hint-other = { $less ->
    [0] { $text } (ebenso gut)
    [one] { $text } (1 von 100 Punkten weniger)
   *[other] { $text } ({ $less } von 100 Punkten weniger)
}
hint-chance = { $doubt ->
    [none] Wer so dasteht wie du, holt im Schnitt { $score } von 100 Punkten.
    [much] Noch kann es niemand sagen: Wer so dasteht wie du, holt { $low } bis { $high } von 100 Punkten.
   *[some] Wer so dasteht wie du, holt { $low } bis { $high } von 100 Punkten, im Schnitt { $score }.
}
hint-step = Schritt { $number }, { $side }:
hint-chosen = Gewählt wurde „{ $notation }“.
hint-no-step = Die Aufzeichnung hat keinen Schritt { $number }; ihr letzter ist { $last }.
hint-step-record = Ein gespeichertes Spiel wartet auf eine Entscheidung; „--step“ ist für Aufzeichnungen.
hint-nothing = Es gibt jetzt nichts zu entscheiden.
curtain = Jetzt gehört der Bildschirm { $side }. Die andere Seite schaut weg. Weiter mit der Eingabetaste, wenn { $side } da ist.
fair-committed = Der Zufall dieses Spiels steht fest und ist versiegelt: { $commitment }. Der Startwert wird am Ende gezeigt.
fair-chosen = Der Zufall wurde vorher gewählt: Dieses Spiel ist nicht nachweislich fair.
fair-seed = Der Startwert des Zufalls war { $seed }.
record-written = Die Aufzeichnung liegt in { $file }; „cannae verify“ prüft sie.
rules-cards = Was die Karten sagen
choice-warning = Achtung: { $why }
doubt-again = { $why } Wähle es noch einmal, um es trotzdem zu tun.
rules-not-found = Über „{ $text }“ sagen die Regeln nichts.

plain-title = { $name }. { $tagline }
plain-seat = { $side }: { $seat }
plain-hello = Tipp die Nummer einer Wahl oder was in eckigen Klammern steht. „?“ zählt die Möglichkeiten auf, „hilfe“ sagt, was sonst noch geht.
plain-choice = { $number }. { $text } [{ $notation }]
plain-greyed = { $number }. { $text } [{ $notation }], nicht erlaubt (Regel { $rule })
plain-many = Du hast { $count } Möglichkeiten; „?“ zählt sie auf.
plain-more = Insgesamt sind es { $count }; „warum“ mit dem, was gemeint ist, gibt über jede Auskunft.
plain-commands = „alles“ zählt auch auf, was nicht erlaubt ist, „warum“ mit einer Wahl sagt, warum nicht, „hilfe“ zeigt alles Übrige.
plain-chosen = Du: { $text }.
plain-no-number = Eine Nummer { $number } gibt es nicht; zur Wahl stehen 1 bis { $count }.
plain-odds-what = Welche Wahl? Schreibe „chancen“ und ihre Nummer oder Kurzform.
odds-nothing = { $text }: Darüber lässt sich nichts vorhersagen.
plain-why-what = Sag auch, worum es geht: „warum“ und die Wahl, so wie du sie tippen würdest.
plain-resign-sure = Wenn du sicher bist, tipp „aufgeben ja“.
plain-offered = Die andere Seite bietet ein Unentschieden an: „annehmen“ oder „ablehnen“.
plain-left = Das Spiel ist gespeichert. „cannae play { $game } --resume“ setzt es fort.
plain-help =
    Eine Nummer oder was in eckigen Klammern steht: diese Wahl treffen.
    ? oder liste: was erlaubt ist. alles: auch was nicht erlaubt ist, mit der Regel dagegen.
    warum WAHL: welche Regel sie verbietet. chancen WAHL: was sie verspricht, wo sich das berechnen lässt. regeln NUMMER, regeln WÖRTER: in den Regeln lesen.
    zurück: die letzte Wahl zurücknehmen, solange seither nichts gezogen, gewürfelt oder aufgedeckt wurde.
    hinweis: was der Computer täte. brett: die Stellung noch einmal zeigen. verlauf: alles, was geschah.
    remis: ein Unentschieden anbieten (annehmen, ablehnen). aufgeben ja: aufgeben.
    ende: aufhören; das Spiel wird gespeichert.
plain-command-list = liste
plain-command-all = alles
plain-command-why = warum
plain-command-odds = chancen
plain-command-undo = zurück
plain-command-hint = hinweis
plain-command-rules = regeln
plain-command-board = brett
plain-command-log = verlauf
plain-command-offer = remis
plain-command-accept = annehmen
plain-command-decline = ablehnen
plain-command-resign = aufgeben
plain-command-help = hilfe
plain-command-quit = ende

games-line = { $id }: { $name }. { $tagline }
games-values = Werte: { $values }
games-levels = Computerspieler: { $levels }
replay-step = { $number }. { $side }: { $text } [{ $notation }]

# Der ganze Bildschirm.
title-odds = Was sie verspricht
title-log = Was geschah
title-prompt = Jetzt
title-choices = Möglichkeiten
title-help = Tasten
title-end = Das Ende
title-replay = Wiedergabe
title-steps = Getroffene Wahlen
title-resign = Aufgeben
prompt-thinking = Der Computer überlegt …
prompt-watching = Der Computer spielt von selbst weiter.
prompt-offered = Die andere Seite bietet ein Unentschieden an (o nimmt an, d lehnt ab).
prompt-paused = Angehalten.
prompt-replay = Schritt { $step } von { $steps }
log-empty = Noch ist nichts geschehen.
choices-count = { $allowed } erlaubt{ $greyed ->
        [0] {""}
       *[other] , { $greyed } nicht
    }
choices-find = Nur zeigen, was dies enthält …
note-choice = Die Eingabetaste spielt das. In Kurzschrift: { $notation }
note-end = Das Spiel ist vorbei; n fragt, wie es weitergeht.
note-why = ({ $key } schlägt die Regel auf)
end-look = Das Brett ansehen
end-again = Revanche mit vertauschten Seiten
end-quit = Aufhören
resign-sure = Dieses Spiel aufgeben?
resign-no = Nein, weiterspielen
resign-yes = Ja, aufgeben
curtain-undo = (u: vorher die letzte Wahl zurücknehmen)
rules-search = Nach einem Wort oder einer Nummer suchen
rules-keys = Esc schließt · / sucht
reading-keys = Esc schließt
help-signs = ✕ steht vor dem, was nicht erlaubt ist; die Zeile unter der Liste sagt, warum. ‹●◉·› heißt: links und rechts ändern, wohin etwas kommt. ◆ ist Rot, ● ist Blau.
key-rows = ↑ ↓
key-rows-does = durch die Möglichkeiten gehen
key-variants = ← →
key-variants-does = ändern, wohin eine Karte oder Einheit kommt
key-digits = 1 … 9
key-digits-does = gleich an diese Stelle, oder zu dieser Zeile der Liste
key-enter = Eingabe
key-enter-does = die Wahl treffen
key-u = u
key-u-does = die letzte Wahl zurücknehmen, soweit es redlich ist
key-h = h
key-h-does = ein Hinweis: was der Computer täte
key-p = p
key-p-does = was die Wahl unter der Marke verspricht
key-g = g
key-g-does = zeigen oder verbergen, was nicht erlaubt ist
key-slash = /
key-slash-does = eine Wahl nach einem Teil davon suchen; Esc zeigt wieder alle
key-r = r
key-r-does = die Regeln; bei einer grauen Wahl die Regel, die sie verbietet
key-l = l
key-l-does = alles, was geschah
key-b = b
key-b-does = das Brett auf dem ganzen Bildschirm
key-o = o
key-o-does = ein Unentschieden anbieten oder annehmen
key-d = d
key-d-does = ein Unentschieden ablehnen
key-x = x
key-x-does = aufgeben
key-help = ?
key-help-does = diese Tasten
key-q = q
key-q-does = aufhören; das Spiel wird gespeichert
key-space = Leertaste
key-space-does = anhalten und weiter
key-step = →
key-step-does = ein Schritt
key-back = ←
key-back-does = ein Schritt zurück
key-faster = +
key-faster-does = schneller
key-slower = −
key-slower-does = langsamer
key-home = Pos1
key-home-does = zum Anfang
key-end = Ende
key-end-does = zum Ende
key-v = v
key-v-does = mit anderen Augen sehen: Rot, Blau, Zuschauer
foot-enter = spielen
foot-u = zurück
foot-h = Hinweis
foot-p = Chancen
foot-g = Graues
foot-r = Regeln
foot-l = Verlauf
foot-b = Brett
foot-help = Hilfe
foot-q = aufhören
foot-space = anhalten
foot-step = Schritt
foot-back = zurück
foot-faster = schneller
foot-slower = langsamer
foot-end = zum Ende
foot-v = Augen
replay-begin = Der Anfang.
replay-unfinished = Die Aufzeichnung sagt nicht, wie es ausging.
replay-step-bare = { $number }. { $side } [{ $notation }]
replay-older-rules = Diese Partie wurde unter älteren Regeln von { $game } gespielt. Wo die heutigen nicht mehr zu ihren Stellungen führen, wird sie aus der Aufzeichnung selbst erzählt.
replay-no-board = Ohne die damaligen Regeln gibt es hier kein Brett, nur was erzählt wurde.
replay-broken = Die Aufzeichnung lässt sich ab Wahl { $number }, „{ $choice }“, nicht weiterspielen: Die Regeln erlauben sie nicht.
eyes-red = Mit den Augen von Rot (v: andere Augen)
eyes-blue = Mit den Augen von Blau (v: andere Augen)
eyes-spectator = Mit den Augen eines Zuschauers (v: andere Augen)
foot-home = Anfang
