# Netze trainieren.

command-train = Ein Netz für ein Spiel trainieren, indem es gegen sich selbst spielt. Braucht PyTorch: pip install 'cannae[train]'.

command-exploit = Eine beste Antwort auf einen eingefrorenen Bot trainieren und messen, was sie gewinnt. Braucht PyTorch: pip install 'cannae[train]'.

meta-bot = GEGNER
help-exploit-bot = wer ausgenutzt werden soll (sonst der stärkste des Spiels)
help-exploit-pairs = gespiegelte Partienpaare, die den Gewinn messen
help-exploit-scratch = mit einem Netz beginnen, das nichts weiß, statt mit dem mitgelieferten

help-train-minutes = wie lange trainiert wird
help-train-workers = Prozesse, die spielen; der Lernende hat einen eigenen
help-train-games = Partien, die jeder davon gleichzeitig spielt, und das doppelt
help-train-steps = Entscheidungen jeder Partie zwischen zwei Lektionen
help-train-width = Einheiten der ersten Schicht
help-train-rate = wie weit eine Lektion die Gewichte anfangs bewegt
help-train-batch = Entscheidungen, aus denen auf einmal gelernt wird
help-train-out = der Ordner für das Netz, sein Protokoll und seine Kurven
help-train-resume = mit dem Netz in diesem Ordner fortfahren
help-train-lessons = nach so vielen Lektionen enden, wie lange sie auch dauern
help-train-exploiters = nach je so vielen früheren Fassungen, die der Liga beitreten, 30 Sekunden lang eine beste Antwort auf die neueste lernen lassen, die auch beitritt (sonst keine)
help-train-ray = auf dem Ray-Verbund mit dieser Adresse spielen („auto“ für den dieses Rechners); gelernt wird hier

train-unobserved = Noch ist nicht festgelegt, was ein Netz von { $game } sehen soll; deshalb kann keines trainiert werden.
train-nothing = In { $folder } liegt kein Netz, mit dem fortgefahren werden könnte.
train-label = { $millions } Mio. Entscheidungen, { $rate } Tsd. je Sekunde, Entropie { $entropy }
train-done = Das Netz liegt in { $file }.
train-curve-entropy = Entropie der Strategie über Millionen Entscheidungen
train-curve-error = Quadratischer Fehler der Bewertung
train-curve-foe = Punkte gegen frühere Fassungen
train-curve-exploited = Punkte von Ausbeutern gegen die neueste Fassung
exploit-found = Gegen { $bot } gewinnt eine beste Antwort, trainiert über { $millions } Mio. Entscheidungen, { $gain } Punkte je Partie ({ $low } bis { $high }, 95 %, { $pairs } gespiegelte Paare).
exploit-bound = So viel lässt sich mindestens gegen ihn holen; längeres Training findet vielleicht mehr.
exploit-far = { $bot } ist eine Datei dieses Rechners, die die anderen eines Verbunds nicht haben; bitte --ray weglassen.
