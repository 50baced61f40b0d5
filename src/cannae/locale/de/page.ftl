# Die Webseite.

help-browser = die Seite im Browser öffnen

page-title = Antike Schlachten an deinem Tisch
page-subtitle = Spiel mit einem Klick gegen den Computer, mit einer Freundin am selben Bildschirm oder über alle Grenzen.
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
page-their-turn = Die anderen sind am Zug
page-waiting-opponent = Es fehlt noch ein Gegner
page-lobby = Wartesaal
page-lobby-empty = Niemand wartet. Eröffne einen Tisch unter „Anders …“.
page-watch = Zuschauen
page-watch-empty = Im Augenblick gibt es nichts zu sehen.
page-replays = Partien
page-replays-empty = Hier werden deine beendeten Spiele stehen.
page-replay-upload = Eine Aufzeichnung aus einer Datei öffnen
page-open-table = Zum Tisch
page-join = Hinsetzen
page-won = { $side } hat gewonnen
page-drawn = unentschieden

page-opponent = Gegen wen?
page-opponent-hotseat = zu zweit an diesem Bildschirm
page-opponent-invited = jemand mit einem Link
page-opponent-lobby = wer auch immer wartet
page-opponent-computer = der Computer
page-level = Stärke
page-level-random = ein Anfänger
page-level-greedy = ein Hauptmann
page-side = Deine Seite
page-side-random = durch das Los
page-clock = Uhren
page-clock-none = keine
page-clock-quick = 10 Minuten, 5 Sekunden je Zug
page-clock-slow = eine Stunde, 30 Sekunden je Zug
page-clock-days = 3 Tage je Zug
page-watchable = andere dürfen zuschauen
page-options = Optionen des Spiels
page-begin = Beginnen
page-cancel = Abbrechen
page-invite = Schick diesen Link deinem Gegner:

page-connecting = Der Tisch wird gedeckt …
page-lost = Die Verbindung ist weg. Sie wird wieder gesucht; nichts ist verloren.
page-board = Brett
page-hand = Deine Hand
page-prompt = Was jetzt zu tun ist
page-choices = Was du wählen kannst
page-tools = Werkzeug
page-log = Was geschah
page-rule = Regel { $rule }
page-rule-unknown = Diese Nummer steht nicht im Regelbuch.
page-close = Schließen
page-let-go = Loslassen
page-undo = Zurück
page-hint-button = Tipp
page-hint = Der Computer würde: { $text }. { $why }
page-text-board = Als Text
page-more = Mehr
page-offer-draw = Unentschieden anbieten
page-ask-takeback = Um Rücknahme bitten
page-ask-pause = Um eine Pause bitten
page-resume = Weiter
page-offered-draw = Dir wird ein Unentschieden angeboten.
page-offered-takeback = Die andere Seite möchte eine Wahl zurücknehmen.
page-offered-pause = Die andere Seite bittet um eine Pause.
page-accept = Annehmen
page-decline = Ablehnen
page-resign = Aufgeben
page-resign-sure = Ja, aufgeben
page-rematch = Noch einmal
page-chat = Etwas sagen
page-send = Senden
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
page-verify = Prüfen
page-verified = Alles stimmt.
page-not-verified = Etwas stimmt nicht.

# Feld der Ehre.
page-honour-hidden = eine verdeckte Karte
page-honour-covered = noch nicht zu sehen
page-honour-empty = leer
page-honour-space = { $side }, Platz { $number }: { $what }
page-honour-pair = Paar { $number }
page-honour-pairs = Gewonnene Paare: { $won }
page-honour-pack = Das Kartenspiel
page-honour-worth = In der Linie { $value } wert
page-honour-special-J = Aus der Hand: verdoppelt deinen Wert
page-honour-special-Q = Aus der Hand: die Karten beider Seiten tauschen die Plätze
page-honour-special-K = Aus der Hand: ein Punkt mehr, oder Platztausch mit einem anderen Platz
page-honour-special-A = Aus der Hand: zwei Karten ziehen, oder der Gegner verliert eine

# Field of Glory, das Kartenspiel.
page-glory-card = { $name }, Wert { $value }, { $points } Punkte
page-glory-order = { $name }, { $points } Punkte
page-glory-points = Befehlspunkte: { $points }
page-glory-value = Kampfwert { $value }, dem Gegner { $victory } wert
page-glory-move = Bewegungskosten { $cost }, an der Flanke { $flank } mehr
page-glory-costs = Kosten in den Spalten 1 bis 5: { $costs }
page-glory-column = Spalte { $number }, { $terrain }, { $control }
page-glory-control = in der Hand von { $side }
page-glory-nobody = in niemandes Hand
page-glory-unit = { $side } in Spalte { $column }: { $card }
page-glory-price = für { $cost }
page-glory-columns = Spalten
page-glory-score = Punkte
page-glory-hand = auf der Hand
page-glory-deck = Stapel
page-glory-discard = Ablage
page-glory-shuffles = Mischungen
page-glory-combat = Abrechnung
page-glory-attack = Angriff
page-glory-defence = Abwehr
page-glory-strength = Stärke

# Das Schlachtenspiel.
page-battle-tracks = { $mp } MP, { $damage } Schaden
page-battle-mp = MP { $mp }
page-battle-damage = Schaden { $damage }
page-battle-counter = Schlachtzähler { $count }
page-battle-row = Die Geländereihe
page-battle-mastery = Eine Meisterschaftskarte
page-battle-stratagem = Eine Kriegslist

# Eine erste Schlacht an der Hand.
page-learn = Lernen
page-learn-game = Eine erste Schlacht in { $game }, Schritt für Schritt
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
page-odds-own = oder in Kurzschreibweise
page-odds-phase = Kampf
page-odds-impact = Aufprall
page-odds-melee = Nahkampf
page-odds-shooting = Beschuss
page-odds-rounds = Weitere Runden
page-odds-win = A gewinnt
page-odds-draw = unentschieden
page-odds-lose = A verliert
page-odds-margins = Treffer von A minus Treffer von B
page-odds-words = Die Chancen in Worten, mit allen Gründen
page-odds-reference = Tabellen
page-odds-offline = Chancen brauchen den Server, und der ist gerade nicht zu erreichen. Die Tabellen darunter gehen auch ohne ihn.
