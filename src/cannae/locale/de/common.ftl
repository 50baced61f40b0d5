# Was die Befehlszeile und alle Spiele teilen.

command-cannae = Antike Schlachten zum Spielen, Zuschauen und Erforschen. Inoffiziell: Die Spiele gehören ihren Autoren, Worte und Bilder hier sind unsere eigenen.
command-epilog = Anfangen mit „cannae play honour“. Jeder Befehl erklärt sich selbst: „cannae play --help“.
version-compiled = Regeln übersetzt
version-plain = Regeln laufen als reines Python, etwa zwanzigmal langsamer; „make“ übersetzt sie, wo es einen C-Compiler gibt
usage-error = { $message } Siehe „{ $program } --help“.
meta-command = BEFEHL
help-version = Version zeigen und ob die Regeln übersetzt sind
help-language = die Sprache von allem, was gezeigt wird: en oder de
help-json = Bericht als JSON

game-unknown = Ein Spiel namens „{ $game }“ gibt es nicht. Die Spiele sind: { $games }.
game-broken = Das Spiel „{ $game }“ ist installiert, lässt sich aber nicht verwenden: { $reason }.
command-broken = Der Befehl „{ $command }“ eines installierten Pakets lässt sich nicht verwenden: { $reason }.
extra-missing-server = Der Server ist nicht installiert: „pip install 'cannae[server]'“ bringt ihn.
extra-missing-terminal = Das Spiel auf dem ganzen Bildschirm ist nicht installiert: „pip install 'cannae[terminal]'“ bringt es; mit --plain wird zeilenweise gespielt.
extra-missing-lab = Das Labor braucht numpy, scipy und pyarrow: „pip install 'cannae[lab]'“ bringt sie.
extra-missing-adapters = Die Adapter brauchen die Pakete, an die sie anpassen: „pip install 'cannae[adapters]'“ bringt sie.
extra-missing-cluster = Mehrere Rechner brauchen Ray: „pip install 'cannae[cluster]'“ bringt es.
extra-missing-charts = Für PNG fehlt das kleine Paket resvg-py: „pip install 'cannae[charts]'“ bringt es.
extra-missing-train = Trainieren braucht PyTorch: „pip install 'cannae[train]'“ bringt es.
illegal-choice = Das ist jetzt nicht erlaubt (Regel { $rule }).
undo-barrier = Das lässt sich nicht zurücknehmen: Seither wurde gezogen, gewürfelt oder aufgedeckt, oder der Zug ging weiter.
undo-barrier-rule = Das lässt sich nicht zurücknehmen: Seither wurde etwas bekannt, oder der Zug ging weiter (Regel { $rule }).
undo-nothing = Es gibt keine Entscheidung, die sich zurücknehmen ließe.
side-unknown = Eine Seite „{ $side }“ gibt es nicht: Die Seiten heißen red (0) und blue (1).
side-needed = Jetzt müssen beide Seiten entscheiden: Welche ist gemeint?
seed-bytes = Als Bytes hat ein Startwert { $count } davon; ein Text oder eine Zahl darf beliebig lang sein.
seed-entropy = Die Spieler geben zum Startwert eine Liste von Texten, jeder einen: höchstens { $count }.
match-over = Die Partie ist vorbei; niemand hat mehr etwas zu entscheiden.
bot-other-game = Dieser Spieler spielt { $game }; die Partie ist eine von { $other }.
language-unknown = In dieser Sprache gibt es keine Texte. Die Sprachen sind: { $languages }.

option-unknown = Eine Option „{ $option }“ gibt es nicht. Die Optionen sind: { $names }.
option-not-flag = Die Option „{ $option }“ heißt ja oder nein (yes, no), nicht „{ $value }“.
option-not-number = Die Option „{ $option }“ ist eine ganze Zahl von { $low } bis { $high }, nicht „{ $value }“.
option-not-pick = Die Option „{ $option }“ ist eines von { $values }, nicht „{ $value }“.
option-not-text = Die Option „{ $option }“ ist ein Text von höchstens { $longest } Zeichen.
option-any-text = ein Text von höchstens { $longest } Zeichen
option-a-file = eine eigene Datei
option-not-document = Die Option „{ $option }“ verlangt ein ganzes Dokument, keinen einzelnen Wert.

side-red = Rot
side-blue = Blau
