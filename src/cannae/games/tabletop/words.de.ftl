# Alle Sätze des Spiels mit Miniaturen.

## Das Spiel

tabletop-name = Field of Glory mit Miniaturen
tabletop-minutes = eine Stunde
tabletop-tagline = Ganze Schlachten mit Maß und Würfel, und für den Spieltisch: Was brauche ich, wie stehen meine Chancen, und warum?
tabletop-credit = Field of Glory ist ein Spiel von Richard Bodley Scott, Simon Hall und Terry Shaw, erschienen bei Slitherine und Osprey. Das Übersichtsblatt stellte John Davis zusammen. Dies hier ist inoffiziell: Alle Regeln stehen in unseren eigenen Worten.

## Optionen: wie zweifelhafte Felder des Blattes gelesen werden

tabletop-option-kn_rough = Ritter und Kataphrakten sind in rauem Gelände
tabletop-option-kn_rough-none = geordnet
tabletop-option-kn_rough-disordered = ungeordnet
tabletop-option-kn_rough-severe = stark ungeordnet
tabletop-option-hf_uneven = schweres Fußvolk ist in unebenem Gelände
tabletop-option-hf_uneven-none = geordnet
tabletop-option-hf_uneven-disordered = ungeordnet
tabletop-option-hf_uneven-severe = stark ungeordnet
tabletop-option-lf_difficult = leichtes Fußvolk ist in schwierigem Gelände
tabletop-option-lf_difficult-none = geordnet
tabletop-option-lf_difficult-disordered = ungeordnet
tabletop-option-lf_difficult-severe = stark ungeordnet
tabletop-option-shooting_rounding = ein Würfel je zwei oder drei Basen wird gerundet
tabletop-option-shooting_rounding-up = auf
tabletop-option-shooting_rounding-down = ab
tabletop-option-keep_better = von einer wiederholten 2 oder 3 zählt der bessere Wurf
tabletop-option-mounted_advantage = Berittene haben ihren Vorteil gegen mittleres und leichtes Fußvolk
tabletop-option-mounted_advantage-open = nur in offenem Gelände
tabletop-option-mounted_advantage-everywhere = überall
tabletop-option-elephant_impact = Vorteilspunkte der Elefanten beim Aufprall
tabletop-option-leader_lost_on = zwei Würfel, die einen Anführer im ersten Glied einer nicht unterlegenen Gruppe töten (einer weniger, wenn sie verlor; 13: dann nie)

## Wortschatz

tabletop-kind-lf = leichtes Fußvolk
tabletop-kind-mf = mittleres Fußvolk
tabletop-kind-hf = schweres Fußvolk
tabletop-kind-lh = leichte Reiterei
tabletop-kind-cv = Reiterei
tabletop-kind-kn = Ritter
tabletop-kind-ct = Kataphrakten
tabletop-kind-el = Elefanten
tabletop-kind-lch = leichte Streitwagen
tabletop-kind-hch = schwere Streitwagen
tabletop-kind-sch = Sichelwagen
tabletop-kind-bwg = Kampfwagen
tabletop-kind-lart = leichte Artillerie
tabletop-kind-hart = schwere Artillerie
tabletop-armour-none = ohne Panzerklasse
tabletop-armour-unprotected = ungeschützt
tabletop-armour-protected = geschützt
tabletop-armour-armoured = gepanzert
tabletop-armour-heavily-armoured = schwer gepanzert
tabletop-quality-poor = schlecht
tabletop-quality-average = durchschnittlich
tabletop-quality-superior = überlegen
tabletop-quality-elite = Elite
tabletop-training-drilled = gedrillt
tabletop-training-undrilled = ungedrillt
tabletop-weapon-none = keine Schusswaffe
tabletop-weapon-bow = Bogen
tabletop-weapon-bow-star = Bogen*
tabletop-weapon-longbow = Langbogen
tabletop-weapon-crossbow = Armbrust
tabletop-weapon-javelins = Wurfspeere
tabletop-weapon-sling = Schleuder
tabletop-weapon-firearm = Feuerwaffe
tabletop-weapon-artillery = Artillerie
tabletop-arm-none = keine Waffe, die zählt
tabletop-arm-impact-foot = Sturmfußvolk
tabletop-arm-light-spear = leichter Speer
tabletop-arm-lancers = Lanzenreiter
tabletop-arm-offensive-spearmen = Angriffsspeerträger
tabletop-arm-defensive-spearmen = Abwehrspeerträger
tabletop-arm-pikemen = Pikeniere
tabletop-arm-heavy-weapon = schwere Waffe
tabletop-arm-swordsmen = Schwertkämpfer
tabletop-arm-skilled-swordsmen = geübte Schwertkämpfer
tabletop-cohesion-steady = fest
tabletop-cohesion-disrupted = erschüttert
tabletop-cohesion-fragmented = zersplittert
tabletop-cohesion-broken = gebrochen
tabletop-disorder-none = geordnet
tabletop-disorder-disordered = ungeordnet
tabletop-disorder-severe = stark ungeordnet
tabletop-terrain-open = offen
tabletop-terrain-uneven = uneben
tabletop-terrain-rough = rau
tabletop-terrain-difficult = schwierig
tabletop-phase-before = Vorab
tabletop-phase-impact = Aufprall
tabletop-phase-manoeuvre = Manöver
tabletop-phase-shooting = Schießen
tabletop-phase-melee = Handgemenge
tabletop-phase-joint = Gemeinsame Phase
tabletop-at-once = sofort
tabletop-end-of-phase = am Ende der Phase
tabletop-not-allowed = verboten

## Die Armeen

tabletop-army-roman = Rom zur mittleren Republik, um 210 v. Chr.
tabletop-army-carthaginian = Hannibal in Italien, um 216 v. Chr.
tabletop-army-hellenistic = Makedonien unter Philipp V., um 197 v. Chr.
tabletop-army-numidian = Ein numidischer König, um 205 v. Chr.
tabletop-army-iberian-gallic = Spanische Stämme und gallische Söldner, um 206 v. Chr.
tabletop-army-seleucid = Antiochos III., um 190 v. Chr.
tabletop-group-r1 = Hastaten und Principes, Legio I
tabletop-group-r2 = Hastaten und Principes, Legio II
tabletop-group-r3 = Latinische Verbündete, links
tabletop-group-r4 = Latinische Verbündete, rechts
tabletop-group-r5 = Triarier
tabletop-group-r6 = Veliten
tabletop-group-r7 = Veliten, zweites Treffen
tabletop-group-r8 = Römische Equites
tabletop-group-r9 = Italische Equites
tabletop-group-r10 = Kretische Bogenschützen
tabletop-group-c1 = Afrikanische Veteranen
tabletop-group-c2 = Afrikanische Speerträger
tabletop-group-c3 = Gallisches Fußvolk
tabletop-group-c4 = Spanische Scutarii
tabletop-group-c5 = Balearische Schleuderer
tabletop-group-c6 = Spanische Caetrati
tabletop-group-c7 = Elefanten
tabletop-group-c8 = Gallische und spanische Reiterei
tabletop-group-c9 = Numidische Reiter
tabletop-group-c10 = Numidische Reiter, zweite Schar
tabletop-group-h1 = Phalanx, Bronzeschilde
tabletop-group-h2 = Phalanx, Weißschilde
tabletop-group-h3 = Peltasten der Garde
tabletop-group-h4 = Thureophoren
tabletop-group-h5 = Thraker
tabletop-group-h6 = Illyrer
tabletop-group-h7 = Kretische Bogenschützen in makedonischem Sold
tabletop-group-h8 = Angeworbene Schleuderer
tabletop-group-h9 = Hetairen
tabletop-group-h10 = Thessalische Reiterei
tabletop-group-n1 = Massylische Reiter
tabletop-group-n2 = Massylische Reiter, zweite Schar
tabletop-group-n3 = Masaesylische Reiter
tabletop-group-n4 = Reiter des Königs
tabletop-group-n5 = Gedrilltes Fußvolk
tabletop-group-n6 = Gedrilltes Fußvolk, zweite Schar
tabletop-group-n7 = Gedrilltes Fußvolk, dritte Schar
tabletop-group-n8 = Gedrilltes Fußvolk, vierte Schar
tabletop-group-n9 = Numidische Speerwerfer
tabletop-group-n10 = Numidische Speerwerfer, zweite Schar
tabletop-group-n11 = Numidische Schleuderer, dritte Schar
tabletop-group-n12 = Numidische Schleuderer, vierte Schar
tabletop-group-n13 = Numidische Elefanten
tabletop-group-n14 = Numidische Bogenschützen
tabletop-group-n15 = Numidische Schleuderer
tabletop-group-n16 = Numidische Bogenschützen, zweite Schar
tabletop-group-i1 = Keltiberer
tabletop-group-i2 = Ilergeten
tabletop-group-i3 = Ausetaner
tabletop-group-i4 = Gallischer Heerhaufen
tabletop-group-i5 = Gallischer Heerhaufen, zweite Schar
tabletop-group-i6 = Gallischer Adel
tabletop-group-i7 = Gallischer Adel, zweite Schar
tabletop-group-i8 = Iberische leichte Reiter
tabletop-group-i9 = Lusitanier
tabletop-group-i10 = Balearische Schleuderer in ihrem Sold
tabletop-group-i11 = Iberische Speerwerfer
tabletop-group-i12 = Balearische Schleuderer in ihrem Sold, zweite Schar
tabletop-group-i13 = Iberische Schleuderer
tabletop-group-i14 = Iberische Schleuderer, zweite Schar
tabletop-group-i15 = Iberische Schleuderer, dritte Schar
tabletop-group-i16 = Iberische Schleuderer, vierte Schar
tabletop-group-s1 = Silberschilde
tabletop-group-s2 = Seleukidische Phalanx
tabletop-group-s3 = Galater
tabletop-group-s4 = Seleukidische Thureophoren
tabletop-group-s5 = Indische Elefanten
tabletop-group-s6 = Seleukidische Sichelwagen
tabletop-group-s7 = Seleukidische Kataphrakten
tabletop-group-s8 = Daher mit Bogen
tabletop-group-s9 = Kyrtische Schleuderer
tabletop-group-s10 = Elymäische Bogenschützen
tabletop-own-group = { $name }: { $troops }

## Absagen

tabletop-unknown-kind = „{ $value }“ ist keine Truppenart. Die Arten sind: { $values }.
tabletop-unknown-armour = „{ $value }“ ist keine Panzerklasse. Die Klassen sind: { $values }.
tabletop-unknown-quality = „{ $value }“ ist keine Güte. Es gibt: { $values }.
tabletop-unknown-training = „{ $value }“ ist keine Ausbildung. Truppen sind: { $values }.
tabletop-unknown-weapon = „{ $value }“ ist keine Fernwaffe. Die Waffen sind: { $values }.
tabletop-unknown-arm = „{ $value }“ ist keine Nahkampfwaffe. Die Waffen sind: { $values }.
tabletop-unknown-cohesion = „{ $value }“ ist keine Stufe des Zusammenhalts. Die Stufen sind: { $values }.
tabletop-unknown-disorder = „{ $value }“ ist keine Klasse der Unordnung. Die Klassen sind: { $values }.
tabletop-unknown-terrain = Ein Gelände namens „{ $value }“ gibt es nicht. Die Klassen sind: { $values }; „cannae reference going“ sagt, was wozu gehört.
tabletop-unknown-phase = „{ $value }“ ist keine Phase, für die es Aussichten gibt. Die Phasen sind: { $values }.
tabletop-unknown-range = „{ $value }“ ist keine Reichweite. Es gibt: { $values }.
tabletop-unknown-commander = „{ $value }“ ist kein Befehlshaber. Die Ränge sind: { $values }.
tabletop-unknown-place = „{ $value }“ ist kein Platz für einen Befehlshaber. Die Plätze sind: { $values }.
tabletop-unknown-cause = „{ $value }“ ist kein Anlass für einen Zusammenhaltstest. Die Anlässe sind: { $values }.
tabletop-unknown-move = „{ $value }“ ist keine Art von Bewegung. Die Arten sind: { $values }.
tabletop-unknown-losses = Verluste gehen von hinten („rear“) oder rottenweise („file“) ab, nicht von „{ $value }“.
tabletop-unknown-ending = Ein Kampf endet mit { $values }, nicht mit „{ $value }“.
tabletop-unknown-group = Hier heißt niemand „{ $name }“. „cannae reference armies“ zählt die Gruppen auf, „cannae groups“ die eigenen; „HF armoured superior impact-foot 3x2“ beschreibt eine eigene.
tabletop-unknown-word = Das Wort „{ $word }“ sagt hier nichts. „cannae odds --help“ zeigt, wie Gruppen beschrieben werden.
tabletop-unknown-word-near = Das Wort „{ $word }“ sagt hier nichts. Ist „{ $near }“ gemeint?
tabletop-uphill-word = „{ $word }“ sagt nicht, wer höher steht: Wer bergauf kämpft, steht ja tiefer. Zur Gruppe, die über ihrem Feind steht, „oberhalb“ schreiben (Regel 8.18).
tabletop-unknown-topic = Ein Thema „{ $topic }“ gibt es nicht, und nichts in den Tabellen enthält es. Die Themen sind: { $topics }.
tabletop-no-kind = „{ $text }“ nennt keine Truppenart. Am Anfang steht eine, etwa HF oder Cv.
tabletop-twice = „{ $word }“ sagt ein zweites Mal, was schon anders gesagt war.
tabletop-bases = Eine Kampfgruppe hat 2 bis { $most } Basen, nicht { $bases } (Regel 1.1).
tabletop-bases-left = Diese Gruppe hat höchstens { $most } Basen; { $bases } können nicht übrig sein.
tabletop-disordered-files = Von { $most } Rotten können nicht { $files } ungeordnet sein.
tabletop-files = Aus { $bases } Basen lassen sich keine { $files } Rotten bilden.
tabletop-ranks = Niemand kämpft hier { $ranks } Glieder tief: Mehr als { $most } gibt es nicht, und nur Piken nutzen sie alle (Regel 1.6).
tabletop-armour = Für { $kind } gibt es „{ $armour }“ nicht; möglich: { $armours } (Regel 1.5).
tabletop-weapon = { $kind } und { $weapon } passen nicht zusammen (Regel 1.5).
tabletop-unarmed = { $kind } braucht ihre Geschütze: „artillery“ angeben.
tabletop-overlaps = Eine Gruppe kann an jedem Ende mit einer Rotte überlappen, also mit 0, 1 oder 2, nicht mit { $overlaps } (Regel 5.16).
tabletop-overlap-files = Für { $overlaps } überlappende Rotten reichen die { $files } Rotten nicht: { $contact } stehen im Kontakt (Regel 5.16).
tabletop-contact = { $files } Rotten können nicht im Kontakt stehen: Mehr als die schmalere Seite hat, bringt keine heran (Regel 5.12).
tabletop-fortified = Nur Fußvolk verteidigt Schanzen oder ein Ufer, nicht { $kind } (Regel 8.18).
tabletop-rearward = Nur leichte Reiterei und leichte Streitwagen schießen nach hinten, nicht { $kind } (Regel 7.14).
tabletop-no-leader = Ohne Befehlshaber kann niemand aus dem ersten Glied führen.
tabletop-support = Unterstützungsfeuer braucht eine Waffe und eine Zahl von Basen, etwa „support 3 bow“.
tabletop-support-weapon = Unterstützungsfeuer kommt von Fußvolk mit Bogen, Langbogen, Armbrust oder Feuerwaffe, nicht mit: { $weapon } (Regel 5.11).
tabletop-may-not-enter = { $kind }: Gelände der Klasse „{ $terrain }“ ist verboten (Regel 3.1).
tabletop-cannot-shoot = { $kind } dieser Art hat keine Schusswaffe.
tabletop-out-of-range = Über { $range } ME hinaus schießt niemand mit: { $weapon } (Regel 5.1).
tabletop-broken = Eine gebrochene Gruppe kämpft und schießt nicht: Sie flieht (Regel 12.8).
tabletop-both-charge = Nur eine Seite kann die andere angreifen.
tabletop-fragmented-charge = Eine zersplitterte Gruppe kann nicht angreifen (Regel 12.7).
tabletop-artillery-charge = Schwere Artillerie dreht sich nur auf der Stelle: Sie greift nicht an (Regel 4.1).
tabletop-cmt-broken = Eine gebrochene Gruppe macht keinen Manövertest: Sie flieht (Regel 12.8).
tabletop-test-broken = Eine gebrochene Gruppe testet nur noch, um sich zu sammeln: Unter „gebrochen“ fällt nichts (Regel 12.4).
tabletop-chain-start = Ein Kampf wird vom Aufprall oder vom Handgemenge an verfolgt, nicht vom Schießen.
tabletop-rounds = Ein Kampf wird 1 bis { $most } Runden weit verfolgt, nicht { $rounds }.
tabletop-rally-apart = Sammeln ist ein eigener Test: „cannae odds rally“.
tabletop-not-lost = Mit { $received } erlittenen und { $inflicted } erzielten Treffern ist der Kampf nicht verloren, also gibt es keinen Test (Regel 10.2).
tabletop-not-shot = { $received } Treffer auf { $bases } Basen sind für einen Test zu wenig (Regel 10.3); schoss Artillerie, so ist sie mit --enemy anzugeben.
tabletop-not-charged = Nur eine zersplitterte Gruppe testet, wenn sie angegriffen wird, und nicht bei leichtem Fußvolk (Regel 10.1); der Angreifer ist mit --enemy anzugeben.
tabletop-already-steady = Eine feste Gruppe muss niemand aufrichten (Regel 13.5).
tabletop-rally-commander = Zum Aufrichten oder Sammeln muss jemand bei der Gruppe sein: „, TC“, „, FC“ oder „, IC“ anhängen (Regel 13.5).
tabletop-rally-contact = Gebrochene Truppen, denen der Feind noch im Nacken sitzt, lassen sich nicht sammeln (Regel 13.5).
tabletop-evade-troops = Diese Truppen dürfen nicht ausweichen: Das dürfen nur leichtes Fußvolk und leichte Reiterei, und in einem Glied leichte Streitwagen und Reiterei, die keine Stoßreiter sind (Regel 4.19).
tabletop-evade-ranks = Reiterei und leichte Streitwagen weichen nur in einem Glied aus; diese Gruppe steht in { $ranks } (Regel 4.19).
tabletop-evade-broken = Eine gebrochene Gruppe weicht nicht aus: Sie flieht ohnehin (Regel 4.19).
tabletop-evade-engaged = Eine Gruppe, die schon im Nahkampf ist, kann nicht ausweichen (Regel 4.19).
tabletop-gap = Der Abstand beträgt 0 bis 20 ME, nicht { $gap }.
tabletop-hits = Die Zahl der Treffer liegt zwischen 0 und { $most }, nicht bei { $hits }.
tabletop-two-groups = Zu einem Kampf gehören zwei Kampfgruppen; angegeben: { $count }.
tabletop-one-group = Dieser Test gilt einer Kampfgruppe; angegeben: { $count }.
tabletop-chart-kind = Ein Schaubild wird als .svg oder .png geschrieben, nicht als „{ $name }“.
tabletop-chart-no-png = Für PNG braucht es das kleine Paket resvg-py: „pip install 'cannae[charts]'“. SVG geht ohne.
tabletop-chart-unwritable = Das Schaubild ließ sich nicht nach { $name } schreiben: { $problem }.
tabletop-not-overlap = „{ $text }“ nennt keine Überlappungen; anzugeben ist A:B, oder A:B,A:B für Runde um Runde.
tabletop-own-shape = Die Datei { $file } ist kein TOML ({ $problem }). Jede ihrer Zeilen benennt eine Gruppe: garde = "HF gepanzert elite angriffsspeere 2x2".
tabletop-own-twice = In { $file } heißen zwei Gruppen „{ $name }“; Großschreibung und Leerzeichen machen keinen Unterschied.
tabletop-own-bad = Die Gruppe „{ $name }“ in { $file } ergibt keinen Sinn: { $why }
tabletop-own-no-text = Hinter einem Namen steht eine Beschreibung in Anführungszeichen.
tabletop-own-state = Eine gespeicherte Gruppe wird ohne Kommas beschrieben; wie sie steht, sagt man beim Gebrauch, etwa „garde, erschüttert“.
tabletop-own-name = „{ $name }“ taugt nicht als Name: Er braucht 1 bis { $longest } sichtbare Zeichen und kein Komma.
tabletop-own-taken = „{ $name }“ bedeutet hier schon etwas; ein anderer Name ist nötig.
tabletop-own-unknown = In { $file } heißt keine Gruppe „{ $name }“.
tabletop-own-by-hand = Die Zeile von „{ $name }“ in { $file } ließ sich nicht von den anderen trennen; nichts wurde geändert. Bitte von Hand bearbeiten.
tabletop-own-save-what = Zum Speichern gehören ein Name und eine Beschreibung: cannae groups save garde "HF gepanzert elite angriffsspeere 2x2".
tabletop-own-drop-what = Zum Streichen gehört der Name der Gruppe und sonst nichts.
tabletop-own-save-done = Gespeichert: „{ $name }“, in { $file }. Zu gebrauchen mit Namen: cannae odds "{ $name }" gallier
tabletop-own-drop-done = Gestrichen: „{ $name }“, aus { $file }.
tabletop-own-list = Eigene Gruppen, in { $file }:
tabletop-own-none = Noch keine eigenen Gruppen in { $file }. Eine speichern: cannae groups save garde "HF gepanzert elite angriffsspeere 2x2"

## Tabellen, ihre Spalten und Zeilen

tabletop-table-sequence = Ablauf eines Zuges
tabletop-table-impact-order = Die Aufprallphase Schritt für Schritt
tabletop-table-movement = Bewegung in ME
tabletop-table-movement-notes = Straßen und gemischte Gruppen
tabletop-table-going = Gelände und seine Klasse
tabletop-table-disorder = Unordnung durch Gelände
tabletop-table-disorder-effects = Was Unordnung bewirkt
tabletop-table-moves = Einfache (S), schwierige (C) und unmögliche (I) Bewegungen
tabletop-table-cmt = Manövertest: zwei Würfel
tabletop-table-variable-move = Veränderliche Bewegung: ein Würfel, keine Wiederholung
tabletop-table-ranges = Schussweiten in ME
tabletop-table-dice = Zahl der Würfel
tabletop-table-losses = Verlorene Würfel, in dieser Reihenfolge
tabletop-table-to-hit = Nötiger Wurf, nach Vorteilspunkten
tabletop-table-rerolls = Wiederholungswürfe nach Güte
tabletop-table-death = Verlustwurf: ein Würfel, keine Wiederholung
tabletop-table-shooting = Vorteilspunkte: Schießen
tabletop-table-impact = Vorteilspunkte: Aufprall
tabletop-table-melee = Vorteilspunkte: Handgemenge
tabletop-table-reasons = Anlässe für einen Zusammenhaltstest
tabletop-table-modifiers = Zusammenhaltstest: Zu- und Abschläge
tabletop-table-results = Zusammenhaltstest: Ergebnisse
tabletop-table-levels = Stufen des Zusammenhalts
tabletop-table-autobreak = Bruch durch Verluste
tabletop-table-commanders = Befehlshaber
tabletop-table-bolster = Aufrichten und Sammeln
tabletop-table-armies = Die Armeen
tabletop-table-options = Zweifelhafte Felder als Optionen
tabletop-table-repairs = Was beim Einlesen verdarb und wie es ergänzt wurde
tabletop-table-sources = Quellen der Ergänzungen
tabletop-table-rules = Regeln
tabletop-table-autobreak-bases = Verlorene Basen, die eine Gruppe brechen, nach ihrer Größe

tabletop-row-impact-order-declare = Angriffe ansagen; Stoßtruppen, die zurückbleiben wollen, testen
tabletop-row-impact-order-fragmented = Zersplitterte Ziele testen; wer bricht, flieht sofort
tabletop-row-impact-order-intercept = Abfangangriffe
tabletop-row-impact-order-evade = Ausweichbewegungen
tabletop-row-impact-order-uncovered = Zersplitterte Gruppen, die durch Ausweichen zum Ziel werden, testen
tabletop-row-impact-order-move = Angreifer bewegen sich zuletzt, veränderlich weit, wenn alle Ziele auswichen
tabletop-row-impact-order-fight = Kämpfen; je Gruppe: Gefahr für den Anführer, Verlustwurf, Zusammenhaltstest
tabletop-row-impact-order-after = Tests wegen gebrochener Freunde und gefallener Anführer; erste Flucht und Verfolgung

tabletop-row-shooting-unprotected-horse = Auf ungeschützte Reiterei, nicht eingliedrig
tabletop-row-shooting-protected-horse = Auf geschützte Reiterei, nicht eingliedrig
tabletop-row-shooting-armoured-horse = Auf gepanzerte Reiterei, nicht eingliedrig, oder gepanzerte Ritter
tabletop-row-shooting-cataphracts = Auf Kataphrakten oder schwer gepanzerte Ritter
tabletop-row-shooting-elephants = Auf Elefanten
tabletop-row-shooting-wagons = Auf Kampfwagen
tabletop-row-shooting-unprotected-foot-bow = Auf ungeschütztes schweres oder mittleres Fußvolk
tabletop-row-shooting-unprotected-foot-shot = Auf ungeschütztes schweres oder mittleres Fußvolk
tabletop-row-shooting-armoured-foot = Auf gepanzertes Fußvolk
tabletop-row-shooting-heavy-foot-shot = Auf schwer gepanzertes Fußvolk
tabletop-row-shooting-heavy-foot-bow = Auf schwer gepanzertes Fußvolk
tabletop-row-shooting-other-foot = Auf alles sonstige Fußvolk
tabletop-row-shooting-hampered = Behindert
tabletop-row-shooting-cover = Auf ein Ziel in Deckung oder hinter Schanzen

tabletop-row-impact-impact-foot-foot = Sturmfußvolk
tabletop-row-impact-impact-foot-mounted = Sturmfußvolk
tabletop-row-impact-spears-standing = Speerträger oder Pikeniere, nicht angreifend
tabletop-row-impact-spears-charging = Pikeniere oder Angriffsspeerträger im Angriff
tabletop-row-impact-defensive-spears = Abwehrspeerträger im Angriff
tabletop-row-impact-heavy-weapon = Schwere Waffe
tabletop-row-impact-light-spear-foot = Leichter Speer, zu Fuß
tabletop-row-impact-light-spear-mounted = Leichter Speer, beritten
tabletop-row-impact-elephants = Elefanten
tabletop-row-impact-wagons = Kampfwagen
tabletop-row-impact-knights = Ritterliche Lanzenreiter in offenem Gelände
tabletop-row-impact-lancers = Andere Lanzenreiter in offenem Gelände
tabletop-row-impact-chariots = Schwere Streitwagen oder Sichelwagen in offenem Gelände
tabletop-row-impact-mounted = Berittene in offenem Gelände, aber nicht Elefanten oder Sichelwagen
tabletop-row-impact-fourth-rank = Viertes Glied Piken
tabletop-row-impact-uphill = Höherer Stand
tabletop-row-impact-flank = Angriff in Flanke oder Rücken
tabletop-row-melee-skilled-swordsmen = Geübte Schwertkämpfer
tabletop-row-melee-swordsmen = Schwertkämpfer
tabletop-row-melee-spears = Speerträger in 2 Gliedern oder Piken in 3
tabletop-row-melee-heavy-weapon = Schwere Waffe
tabletop-row-melee-elephants = Elefanten
tabletop-row-melee-chariots = Schwere Streitwagen oder Sichelwagen
tabletop-row-melee-artillery = Artillerie
tabletop-row-melee-fourth-rank = Viertes Glied Piken
tabletop-row-melee-armour = Bessere Panzerung im ersten Glied
tabletop-row-melee-two-directions = Zwei Fronten
tabletop-row-melee-uphill = Höherer Stand

tabletop-row-reasons-charged = Eine zersplitterte Gruppe wird angegriffen, außer von leichtem Fußvolk
tabletop-row-reasons-lost = Sie verlor einen Nahkampf
tabletop-row-reasons-shot = Ein Treffer je 3 Basen durch Schießen, oder 2 Treffer und von Artillerie beschossen
tabletop-row-reasons-friends-break = Freunde brechen im Umkreis von 3 ME (Plänkler kümmern nur Plänkler)
tabletop-row-reasons-commander-lost = Ein zuständiger Befehlshaber fällt im Umkreis von 3 ME
tabletop-row-reasons-rally = Ein Befehlshaber richtet sie auf oder sammelt sie
tabletop-row-modifiers-shot-2b = Mindestens ein Treffer je 2 Basen durch Schießen
tabletop-row-modifiers-hit-3b = Mindestens ein Treffer je 3 Basen im Nahkampf
tabletop-row-modifiers-beaten-by-two = Im Nahkampf mindestens 2 Treffer mehr erlitten als erzielt
tabletop-row-modifiers-quarter-lost = Ein Viertel der Basen verloren oder mehr
tabletop-row-modifiers-threatened-flank = Bedrohte Flanke, nicht bei Plänklern
tabletop-row-modifiers-more-reasons = Mehr als ein Anlass
tabletop-row-modifiers-any-one = Von den nächsten fünf einer, einmal
tabletop-row-modifiers-shot-by-artillery = Von Artillerie oder Feuerwaffen beschossen
tabletop-row-modifiers-lost-to-elephants = Nahkampf gegen Elefanten oder Sichelwagen verloren
tabletop-row-modifiers-medium-foot = Mittleres Fußvolk, das in offenem Gelände gegen Berittene oder schweres Fußvolk verlor
tabletop-row-modifiers-lost-to-lancers = Aufprall gegen Lanzenreiter verloren
tabletop-row-modifiers-lost-to-impact-foot = Fußvolk, das einen Aufprall gegen Sturmfußvolk verlor
tabletop-row-modifiers-disrupted = Erschüttert
tabletop-row-modifiers-severe = Stark ungeordnet
tabletop-row-modifiers-fragmented = Zersplittert
tabletop-row-modifiers-broken = Gebrochen
tabletop-row-modifiers-commander = Befehlshaber im Kampf dabei, sonst in Reichweite
tabletop-row-modifiers-inspired = Er ist mitreißend (IC)
tabletop-row-modifiers-rear-support = Rückhalt

## Befehle

command-odds = Genaue Aussichten am Miniaturentisch: zwei Kampfgruppen und eine Phase, oder ein Test (cmt, cohesion, rally, evade, death).
command-groups = Eigene Kampfgruppen für „cannae odds“: auflisten, unter einem Namen speichern, streichen.
command-reference = Das Übersichtsblatt des Miniaturenspiels, bereinigt; mit einem Thema oder einem Suchwort.
help-odds-what = zwei Kampfgruppen, oder ein Test (cmt, cohesion, rally, evade, death) und seine Kampfgruppe
help-odds-phase = shooting (Schießen), impact (Aufprall) oder melee (Handgemenge); ohne Angabe impact, beim Zusammenhaltstest melee
help-odds-rounds = den Kampf so viele Runden Handgemenge weit verfolgen
help-odds-terrain = das Gelände: open (offen, wenn nichts gesagt ist), uneven (uneben), rough (rau), difficult (schwierig)
help-odds-contact = Rotten im Kontakt; sonst alle der schmaleren Seite
help-odds-range = effective (wirksam, wenn nichts gesagt ist) oder long (darüber hinaus)
help-odds-overlaps = überlappende Rotten beider Seiten, A:B, oder A:B,A:B Runde um Runde (sonst 0:0)
help-odds-losses = woher verlorene Basen kommen: rear (von hinten, die Breite bleibt; wenn nichts gesagt ist) oder file (rottenweise, die Tiefe bleibt)
help-odds-option = wie ein zweifelhaftes Feld gelesen wird, NAME=WERT; siehe „cannae reference options“
help-odds-chart = dazu ein Schaubild in diese Datei zeichnen (.svg oder .png)
help-odds-cause = cohesion: lost (Kampf verloren, wenn nichts gesagt ist), shot (beschossen), charged (angegriffen), friends-break (Freunde gebrochen), commander-lost (Befehlshaber gefallen)
help-odds-received = cohesion: erlittene Treffer
help-odds-inflicted = cohesion: erzielte Treffer
help-odds-just-lost = cohesion: Basen, die sie in dieser Phase eben verloren hat
help-odds-enemy = cohesion: die feindliche Gruppe, gegen die sie verlor, die schoss oder die angreift; noch einmal für eine zweite
help-odds-more-reasons = cohesion: Es gibt mehr als einen Anlass
help-odds-in-contact = cohesion und rally: Der Feind steht im Kontakt mit ihr
help-odds-holding-back = cmt: Stoßtruppen, die nicht angreifen wollen
help-odds-gap = evade: ME zwischen Angreifer und Ausweichendem zu Beginn
help-odds-hits = death: erlittene Treffer
help-odds-ending = death: shot (beschossen), won (gewonnen), drawn (unentschieden) oder lost (verloren, wenn nichts gesagt ist)
help-odds-groups = eine Datei mit eigenen Gruppen anstelle der gewohnten (siehe „cannae groups“)
help-groups-action = list (auflisten, wenn nichts gesagt ist), save NAME BESCHREIBUNG (speichern) oder drop NAME (streichen)
help-groups-name = wie die Gruppe heißt
help-groups-words = ihre Beschreibung, wie „cannae odds --help“ sie erklärt
help-groups-file = die Datei, in der sie stehen, anstelle der gewohnten
help-odds-notation = Eine Kampfgruppe wird genannt (hastati, gallier, R1 … C10) oder beschrieben: Art, Panzerung, Güte, Ausbildung, Waffen, Größe, etwa „HF gepanzert überlegen gedrillt sturmfußvolk geübte-schwertkämpfer 3x2“. Nach Kommas steht ihr Zustand: erschüttert, zersplittert, 5 Basen, ungeordnet, angreifend, stehend, oberhalb, verschanzt, Deckung, Flanke, zwei Richtungen, 1 Überlappung, FC, IC führt, TC in Reichweite, Rückhalt, bedrohte Flanke, support 3 bow LF schlecht (Basen, Waffe, Art und Güte der Unterstützer).
help-reference-topic = ein Thema oder Suchworte; ohne Angabe die Liste der Themen
meta-group = GRUPPE
meta-topic = THEMA
meta-group-words = BESCHREIBUNG
meta-group-name = NAME DER GRUPPE

## Berichte

tabletop-report-fight = { $phase }: { $a } gegen { $b }
tabletop-report-volley = Schießen: { $a } auf { $b }
tabletop-report-chain = Weiter verfolgt: { $a } gegen { $b }
tabletop-report-side = Seite
tabletop-report-group = Gruppe
tabletop-report-dice = Würfel
tabletop-report-poa = Vorteilspunkte
tabletop-report-need = braucht
tabletop-report-die = Aussicht je Würfel
tabletop-report-mean = Treffer im Mittel
tabletop-report-third = erleidet 1 Treffer je 3 Basen
tabletop-report-half = erleidet 1 Treffer je 2 Basen
tabletop-report-tests = muss Zusammenhalt testen
tabletop-report-base = verliert mindestens eine Base
tabletop-report-drop-one = fällt um eine Stufe
tabletop-report-drop-two = fällt um zwei Stufen oder mehr
tabletop-report-breaks = bricht
tabletop-report-shot-at = wird beschossen
tabletop-report-win = A gewinnt
tabletop-report-draw = unentschieden
tabletop-report-lose = A verliert
tabletop-report-win-by-two = A gewinnt mit zwei oder mehr
tabletop-report-lose-by-two = A verliert mit zwei oder mehr
tabletop-report-why = Warum
tabletop-report-assumed = Angenommen
tabletop-report-rule = Regel { $rule }
tabletop-report-dice-count = { $count } Würfel
tabletop-report-files = in { $files ->
    [one] einer Rotte
   *[other] { $files } Rotten
 }
tabletop-report-after = nach
tabletop-report-start = Beginn
tabletop-report-impact = Aufprall
tabletop-report-melee = Handgemenge { $round }
tabletop-report-a-broken = A gebrochen
tabletop-report-b-broken = B gebrochen
tabletop-report-both-broken = beide gebrochen
tabletop-report-fighting = noch im Kampf
tabletop-report-a-bases = As Basen
tabletop-report-b-bases = Bs Basen
tabletop-report-modifier = Zu- und Abschläge
tabletop-report-total = nötige Summe
tabletop-report-nothing = nichts
tabletop-report-chart = Schaubild geschrieben: { $name }.
tabletop-trial-cmt = Manövertest: { $group }
tabletop-trial-cohesion = Zusammenhaltstest: { $group }
tabletop-trial-rally = Aufrichten oder Sammeln: { $group }
tabletop-trial-evade = { $group } greift an, das Ziel weicht aus
tabletop-trial-death = Verlustwurf: { $group }
tabletop-outcome-pass = besteht
tabletop-outcome-fail = besteht nicht
tabletop-outcome-drop-one = fällt um eine Stufe
tabletop-outcome-drop-two = fällt um zwei Stufen
tabletop-outcome-breaks = bricht dadurch
tabletop-outcome-rise = steigt um eine Stufe
tabletop-outcome-stay = bleibt, wie sie ist
tabletop-outcome-caught = holt es ein
tabletop-outcome-escapes = es entkommt
tabletop-outcome-lost-0 = verliert keine Base
tabletop-outcome-lost = { $bases ->
    [one] verliert eine Base
   *[other] verliert { $bases } Basen
 }
tabletop-mark-sheet = auf dem Blatt
tabletop-mark-repaired = ergänzt nach { $sources }
tabletop-mark-added = nicht auf dem Blatt; nach { $sources }
tabletop-mark-unverified = unbestätigt
tabletop-mark-unverified-sources = unbestätigt; teils nach { $sources }
tabletop-mark-layout = der Anordnung auf dem Blatt
tabletop-mark-sense = dem Sinn der Zeile
tabletop-mark-was = eingelesen war „{ $was }“
tabletop-mark-lost-sign = das Vorzeichen ging beim Einlesen verloren
tabletop-mark-lost-line = die Zeile ging beim Einlesen verloren
tabletop-mark-option = Option { $option }
tabletop-legend = „?“ kennzeichnet ein Feld, das niemand bestätigt hat. S1, S2 … stehen in „cannae reference sources“.
tabletop-topics = Themen. Jedes andere Wort wird in allen Tabellen gesucht.
tabletop-found = { $count ->
    [one] Eine Zeile enthält
   *[other] { $count } Zeilen enthalten
 } „{ $text }“.
tabletop-army-line = { $points } Punkte, { $bases } Basen, Befehlshaber { $commanders }, flieht bei { $break } Verlustpunkten. Für Cannae entworfen: Das Blatt enthält keine Armeen. Klassen und Kosten stammen aus dem Gedächtnis, wo keine Quelle steht
tabletop-cost-memory = Kosten aus dem Gedächtnis, unbestätigt
tabletop-cost-source = Kosten nach { $sources }
tabletop-shape-source = Truppen zum Teil nach { $sources }

tabletop-state-bases = noch { $bases } Basen
tabletop-state-uphill = oberhalb
tabletop-state-fortified = verschanzt
tabletop-state-cover = in Deckung
tabletop-state-engaged = im Nahkampf
tabletop-state-rearward = nach hinten schießend
tabletop-state-flank = in Flanke oder Rücken angreifend
tabletop-state-two-directions = nach zwei Richtungen kämpfend
tabletop-state-threatened-flank = mit bedrohter Flanke
tabletop-state-front = { $rank } an der Spitze
tabletop-state-with = { $rank } dabei
tabletop-state-range = { $rank } in Reichweite

## Schaubilder

tabletop-chart-hits = Treffer von A minus Treffer von B
tabletop-chart-volley = erzielte Treffer
tabletop-chart-chain = Wie es nach jeder Runde steht
tabletop-chart-a-prevails = A setzt sich durch (B gebrochen)
tabletop-chart-b-prevails = B setzt sich durch (A gebrochen)
tabletop-chart-rounds = Runden des Handgemenges
tabletop-chart-impact = Aufprall

## Ganze Schlachten

tabletop-no-unit = { $label } (nicht in dieser Schlacht)
tabletop-unit = { $label } – { $name }
tabletop-modifier = { $row } { $value }
tabletop-mu = { $whole },{ $rest } ME
tabletop-leader = Befehlshaber { $number } ({ $side }, { $rank })
tabletop-leader-none = gefallen
tabletop-leader-tc = Truppenführer
tabletop-leader-fc = Feldkommandeur
tabletop-leader-ic = begnadeter Befehlshaber

tabletop-option-red_army = Heer von Rot
tabletop-option-red_army-roman = Rom um 210 v. Chr.
tabletop-option-red_army-carthaginian = Hannibal in Italien um 216 v. Chr.
tabletop-option-red_army-hellenistic = Makedonien unter Philipp V., um 197 v. Chr.
tabletop-option-red_army-numidian = Ein numidischer König, um 205 v. Chr.
tabletop-option-red_army-iberian-gallic = Spanische Stämme und gallische Söldner, um 206 v. Chr.
tabletop-option-red_army-seleucid = Antiochos III., um 190 v. Chr.
tabletop-option-blue_army = Heer von Blau
tabletop-option-blue_army-roman = Rom um 210 v. Chr.
tabletop-option-blue_army-carthaginian = Hannibal in Italien um 216 v. Chr.
tabletop-option-blue_army-hellenistic = Makedonien unter Philipp V., um 197 v. Chr.
tabletop-option-blue_army-numidian = Ein numidischer König, um 205 v. Chr.
tabletop-option-blue_army-iberian-gallic = Spanische Stämme und gallische Söldner, um 206 v. Chr.
tabletop-option-blue_army-seleucid = Antiochos III., um 190 v. Chr.
tabletop-option-field = das Schlachtfeld
tabletop-option-field-open = offen, ohne Gelände
tabletop-option-field-rough-and-brush = Felsen und Buschwerk
tabletop-option-field-hill-and-woods = ein Hügel zwischen zwei Wäldern
tabletop-option-field-marsh-and-fields = Sümpfe und eingehegte Felder
tabletop-option-field-two-pieces = Zwei Geländestücke
tabletop-option-field-cannae = Cannae, 216 v. Chr.
tabletop-option-field-zama = Zama, 202 v. Chr.
tabletop-option-field-trebia = Trebia, 218 v. Chr.
tabletop-option-field-ilipa = Ilipa, 206 v. Chr.
tabletop-option-field-rolled = erwürfelt
tabletop-scenario-cannae = Cannae, 216 v. Chr.
tabletop-scenario-cannae-about = Zehn tiefe Gruppen Römer in Rot, Reiter auf beiden Flügeln. Hannibal in Blau schiebt Gallier und Spanier in der Mitte vor und hält die Afrikaner neben ihnen zurück; seine Reiter sind die besseren. Eine ganze Schlacht mit Miniaturen: Bring eine Stunde mit.
tabletop-option-scenario = die Schlacht
tabletop-option-scenario-none = nach den anderen Optionen
tabletop-option-scenario-cannae = Cannae, 216 v. Chr.
tabletop-option-scenario-zama = Zama, 202 v. Chr.
tabletop-option-scenario-trebia = Trebia, 218 v. Chr.
tabletop-option-scenario-ilipa = Ilipa, 206 v. Chr.
tabletop-option-scenario-small = eine kleine, vier Gruppen auf jeder Seite
tabletop-option-red_list = das Heer von Rot nach eigener Liste
tabletop-option-blue_list = das Heer von Blau nach eigener Liste
tabletop-option-points = so viele Punkte darf eine Liste kosten
tabletop-option-points-650 = 650
tabletop-option-points-850 = 850
tabletop-option-deploy = die Heere werden aufgestellt
tabletop-option-deploy-script = von selbst
tabletop-option-deploy-hand = von Hand
tabletop-option-turns = Spielerzüge bis zur Nacht

tabletop-piece-gentle-hill = sanfter Hügel
tabletop-piece-enclosed-field = eingehegtes Feld
tabletop-piece-brush = Buschwerk
tabletop-piece-broken-ground = zerklüfteter Boden
tabletop-piece-plantation = Pflanzung
tabletop-piece-vineyard = Weinberg
tabletop-piece-gully = Schlucht
tabletop-piece-rocky = felsiger Boden
tabletop-piece-steep-hill = steiler Hügel
tabletop-piece-marsh = Sumpf
tabletop-piece-forest = Wald
tabletop-piece-village = Dorf
tabletop-piece-dunes = Dünen
tabletop-piece-camp = Lager
tabletop-piece-lake = See

tabletop-phase-camp = Wo steht euer Lager?
tabletop-phase-muster = Welche Gruppe stellst du als Nächstes auf, und in wie vielen Rotten?
tabletop-phase-place = Wo steht { $group } in { $files ->
    [one] einer Rotte
   *[other] { $files } Rotten
}?
tabletop-phase-post = Welcher Gruppe schließt sich an: { $leader }?
tabletop-phase-charge = Wer greift an?
tabletop-phase-intercept = Wer fängt einen Angriff ab?
tabletop-phase-evade = { $group } wird angegriffen: standhalten oder ausweichen?
tabletop-phase-feed = Welche Gruppe schiebt eine Rotte nach?
tabletop-phase-pick = Welche Gruppe oder Schlachtlinie bewegt sich?
tabletop-phase-move = Wie bewegt sich { $group }{ $groups ->
    [one] ?
   *[other] { "" } mit der Schlachtlinie von { $groups } Gruppen?
}
tabletop-phase-command = Wohin reitet { $leader }, oder bleibt er?
tabletop-phase-hold = { $group } verfolgt: anzuhalten versuchen oder weiter?
tabletop-phase-over = Die Schlacht ist vorbei.

tabletop-do-nothing = Nichts
tabletop-do-done = Fertig
tabletop-do-auto = Den Rest von selbst aufstellen
tabletop-do-back = Zurück: eine andere Gruppe wählen
tabletop-do-stand = Standhalten
tabletop-do-along = Ausweichen, in Richtung des Angriffs
tabletop-do-rear = Ausweichen, zum eigenen Rand
tabletop-do-stay = Bleiben
tabletop-do-hold = Anzuhalten versuchen
tabletop-do-on = Weiter hinterher
tabletop-do-halt = Stehen bleiben
tabletop-do-pick = { $group } nehmen
tabletop-do-muster = { $group } in { $files ->
    [one] einer Rotte
   *[other] { $files } Rotten
}
tabletop-do-join = { $leader } geht zu { $group }
tabletop-do-front = { $leader } kämpft im ersten Glied von { $group }
tabletop-do-place = { $x } ME von links, { $y } ME vom eigenen Rand
tabletop-do-beside = { $right ->
    [1] Rechts
   *[other] Links
} neben { $group }
tabletop-do-charge = { $group } greift an ({ $way })
tabletop-do-intercept = { $group } fängt ab: { $enemy }
tabletop-do-feed = { $group } schiebt { $right ->
    [1] rechts
   *[other] links
} eine Rotte nach
tabletop-do-line = Schlachtlinie von { $group } bis { $last }
tabletop-do-camp = Das Lager aufschlagen, seine Mitte { $x } ME von links
tabletop-do-move = Bewegung: { $move }

tabletop-event-initiative = { $side } hat die Initiative (Rot { $red }, Blau { $blue }) und zieht als Zweiter.
tabletop-event-camp = { $side } schlägt das Lager auf.
tabletop-event-ground = { $count ->
    [0] Die Würfel geben kein Gelände.
    [one] Die Würfel geben ein Geländestück.
   *[other] Die Würfel geben { $count } Geländestücke.
}
tabletop-event-placed = { $group } ist aufgestellt.
tabletop-event-joins = { $leader } schließt sich { $group } an.
tabletop-event-leads = { $leader } tritt in das erste Glied von { $group }.
tabletop-event-turns = { $group } macht Front gegen { $enemy }.
tabletop-event-turn = Zug { $turn }: { $side }.
tabletop-event-charge = { $group } kündigt einen Angriff an auf { $targets }.
tabletop-event-move-test = { $group } testet seine Bewegung: { $dice }, Änderung { $change }, nötig { $score }: { $passed ->
    [1] geschafft
   *[other] nicht geschafft
}.
tabletop-event-wild = { $group } lässt sich nicht zurückhalten.
tabletop-event-evades = { $group } weicht aus, { $way }.
tabletop-event-goes-in = { $group } stürmt { $way } vor.
tabletop-event-intercepts = { $group } fängt ab: { $enemy }.
tabletop-percent = { $whole },{ $rest } %
tabletop-decimal = { $whole },{ $rest }
tabletop-foretold-charge = { $group } gegen { $enemies }: { $files ->
    [one] eine Rotte
   *[other] { $files } Rotten
} im Kontakt.
tabletop-foretold-flank = In Flanke oder Rücken von { $enemies }; die Gruppe fällt zuerst um eine Stufe.
tabletop-foretold-file = Rotte { $file } gegen { $enemy }: { $points }{ $count ->
    [0] { "" }
   *[other] : { $reasons }
}.
tabletop-foretold-dice = { $group } würfelt { $dice }.
tabletop-foretold-chances = Der Aufprall: gewonnen { $win }, unentschieden { $draw }, verloren { $lose }.
tabletop-foretold-exact = Genau: gewonnen { $win }, verloren { $lose }.
tabletop-foretold-round = Nach { $phase ->
    [impact] dem Aufprall
   *[other] { $round ->
        [1] einer Runde Handgemenge
       *[other] { $round } Runden Handgemenge
    }
}: gebrochen { $broken }, der Feind { $enemy_broken }; Basen übrig { $bases }, beim Feind { $enemy_bases }.
tabletop-foretold-shot = { $group } schießt { $far ->
    [yes] auf weite Entfernung
   *[other] auf wirksame Entfernung
} auf { $enemy }, { $dice ->
    [one] ein Würfel
   *[other] { $dice } Würfel
} mit { $need }+{ $count ->
    [0] { "" }
   *[other] {" "}({ $reasons })
}: mindestens ein Treffer { $some }.
tabletop-foretold-no-shot = Niemand hat ein Ziel.
tabletop-reason-mine = { $row }: { $value }
tabletop-reason-theirs = beim Feind { $row }: { $value }
tabletop-event-struck = { $group } schlägt mit { $dice ->
    [one] einem Würfel
   *[other] { $dice } Würfeln
} auf { $enemy } ein ({ $needs }{ $count ->
    [0] { "" }
   *[other] ; { $reasons }
}): { $hits ->
    [0] kein Treffer
    [one] ein Treffer
   *[other] { $hits } Treffer
}.
tabletop-event-shot = { $group } schießt mit { $dice ->
    [one] einem Würfel
   *[other] { $dice } Würfeln
} auf { $enemy } ({ $needs }{ $count ->
    [0] { "" }
   *[other] ; { $reasons }
}): { $hits ->
    [0] kein Treffer
    [one] ein Treffer
   *[other] { $hits } Treffer
}.
tabletop-event-base-lost = { $group } verliert eine Base; { $left } übrig.
tabletop-event-test-passed = { $group } testet ({ $cause }): { $dice }, Änderung { $change }, macht { $total }; vorher { $before }, jetzt { $after }.
tabletop-event-test-failed = { $group } besteht den Test nicht ({ $cause }): { $dice }, Änderung { $change }, macht { $total }; vorher { $before }, jetzt { $after }.
tabletop-event-dropped = { $group } fällt um eine Stufe: { $after }.
tabletop-event-broke = { $group } bricht!
tabletop-event-routs = { $group } flieht, { $way }.
tabletop-event-left-table = { $group } verlässt den Tisch.
tabletop-event-destroyed = { $group } kann nirgends hin und ist vernichtet.
tabletop-event-pursues = { $group } verfolgt { $enemy }, { $way }.
tabletop-event-met = { $group } läuft in { $enemy } hinein.
tabletop-event-caught = { $enemy } holt { $group } ein.
tabletop-event-commander-lost = { $leader } ist gefallen.
tabletop-event-conforms = { $group } richtet sich an { $enemy } aus.
tabletop-event-moved = { $group } bewegt sich { $way }.
tabletop-event-line-moved = Die Schlachtlinie von { $group } bis { $last } bewegt sich { $way }.
tabletop-event-feeds = { $group } schiebt { $right ->
    [1] rechts
   *[other] links
} eine Rotte nach.
tabletop-event-breaks-off = { $group } löst sich, { $way } zurück.
tabletop-event-sacks = { $group } plündert das Lager von { $side }.
tabletop-event-removed = { $group } wird vom Tisch genommen.
tabletop-event-won = { $side } gewinnt: Rot hat { $red } Punkte verloren, Blau { $blue }.
tabletop-event-drawn = Die Schlacht endet unentschieden: Rot hat { $red } Punkte verloren, Blau { $blue }.

# Wie eine Schlacht hinterher erzählt wird. `why` ist blows, shot, friends-break, commander-lost oder none.
tabletop-retold-counted = verlorene Punkte beider Heere, Zug um Zug
tabletop-retold-limit = hier flieht ein Heer
tabletop-retold-course = Am Ende verlorene Punkte: Rot { $red } von { $red_most }, Blau { $blue } von { $blue_most }
tabletop-retold-broken = { $group } bricht
tabletop-retold-fragmented = { $group } ist zersplittert
tabletop-retold-gone = { $group } ist verloren
tabletop-retold-evaded = { $group } weicht vom Tisch aus
tabletop-retold-camp = Das Lager von { $side } wird geplündert
tabletop-retold-commander = { $leader } fällt
tabletop-retold-text = Zug { $turn }{ $why ->
    [blows] , getroffen von { $enemies }
    [shot] , beschossen von { $enemies }
    [friends-break] , beim Anblick fliehender Freunde
    [commander-lost] , als ein Befehlshaber fiel
   *[none] {""}
}. { $side } hat damit { $points } von { $most } Punkten verloren{ $shaken ->
    [0] .
    [one] ; eine weitere Gruppe wankt bei dem Anblick.
   *[other] ; { $shaken } weitere Gruppen wanken bei dem Anblick.
}
tabletop-retold-points = Verlorene Punkte
tabletop-retold-groups = Gruppen, die ganz verloren sind
tabletop-retold-bases = Im Kampf verlorene Basen
tabletop-retold-hits = Erzielte Treffer
tabletop-retold-charges = Angekündigte Angriffe

tabletop-outcome-army-rout = das feindliche Heer ist geflohen
tabletop-outcome-drawn-rout = beide Heere sind geflohen
tabletop-outcome-night = die Nacht kam über einen geschlagenen Feind
tabletop-outcome-drawn-night = die Nacht kam über eine unentschiedene Schlacht

tabletop-where-waiting = noch nicht aufgestellt
tabletop-where-gone = fort
tabletop-where-evaded = vom Tisch gewichen
tabletop-board-turn = Zug { $turn } von { $turns }, { $side } · verlorene Punkte: Rot { $red } von { $red_break }, Blau { $blue } von { $blue_break }
tabletop-board-group = { $group }, { $kind }, { $bases } von { $began } Basen in { $files ->
    [one] einer Rotte
   *[other] { $files } Rotten
}, { $cohesion }, { $place }{ $leader }{ $near }
tabletop-board-at = bei { $x }, { $y }, Blick nach { $degrees }°
tabletop-board-led = , mit { $rank }
tabletop-board-led-front = , { $rank } im ersten Glied
tabletop-board-near = ; Feinde: { $enemies }
tabletop-board-enemy = { $id } in { $distance }
tabletop-spoken-piece = Auf dem Feld: { $name }.

tabletop-list-good = { $name } ist in Ordnung: { $groups } Gruppen, { $points } Punkte.
tabletop-list-sample = Mein Heer
tabletop-list-key = In der Liste steht „{ $word }“; das bedeutet dort nichts.
tabletop-list-name = Die Liste braucht einen Namen von höchstens 60 Zeichen.
tabletop-list-commanders = Die Liste braucht 1 bis { $most } Befehlshaber.
tabletop-list-rank = Ein Befehlshaber ist einer von { $ranks }.
tabletop-list-groups = Die Liste braucht { $least } bis { $most } Gruppen.
tabletop-list-entry = Gruppe { $number } nennt keine Truppen.
tabletop-list-number = Gruppe { $number }: „{ $word }“ muss eine ganze Zahl von mindestens 1 sein.
tabletop-list-troops = Gruppe { $number }: „{ $troops }“ sind keine Truppen, die es so gibt.
tabletop-list-price = Gruppe { $number } kostet in den Listen { $points } Punkte je Base.
tabletop-list-unpriced = Gruppe { $number } ist beschrieben; darum muss dabeistehen, wie viele Punkte eine Base kostet.
tabletop-list-points = Die Liste kostet { $points } Punkte, erlaubt sind { $limit }.
tabletop-no-goal = „{ $text }“: Jetzt lässt sich nichts an einen Ort schicken. Wähle erst eine Gruppe.
tabletop-bad-goal = „{ $text }“ nennt keinen Ort. Schreibe „nach“, die ME von links, die ME von Rots Rand und, wenn du magst, die Richtung in Grad: „nach 24 14,5 30“.
tabletop-far-goal = „{ $text }“: Keine Bewegung endet im Umkreis von 1 ME davon. Am nächsten kommt „{ $nearest }“, bei { $x }, { $y }, Blick nach { $degrees }°.
tabletop-bad-choice = „{ $text }“ ist in dieser Schlacht keine Wahl. Zum Beispiel „R1“ nimmt eine Gruppe, „a2.5“ oder „w+10 a1“ bewegt sie, „R1 charge“ greift an, „done“ heißt fertig.
tabletop-bad-position = Das ist keine Stellung einer ganzen Schlacht: { $text }

# Was dort geschah.
tabletop-history-two-pieces = Die meisten antiken Schlachtfelder waren Ebenen mit etwas schlechtem Boden an den Seiten, an den man einen Flügel lehnte oder den man mied. Hier liegen auf der einen Seite Felsen, auf der anderen Gestrüpp; mittleres und leichtes Fußvolk ist in beiden zu Hause, Reiterei in keinem.
tabletop-history-cannae = In der Ebene am Fluss Aufidus trafen zwei Konsuln mit dem größten Heer, das Rom bis dahin aufgeboten hatte, auf Hannibal. Er ließ seine Gallier und Spanier in der Mitte zurückweichen, während seine Reiterei auf beiden Flügeln siegte und seine Afrikaner von den Seiten einschwenkten. Von den Eingeschlossenen entkamen wenige.
tabletop-history-zama = Im offenen Land südwestlich von Karthago stellte Scipio sich Hannibal. Zwischen seinen Manipeln ließ er Gassen, durch die die meisten Elefanten liefen, ohne zu schaden, und Masinissas Numider vertrieben die Reiterei. Das Fußvolk rang lange und gleich, bis die Reiter Hannibals Veteranen in den Rücken fielen.
tabletop-history-trebia = An einem Wintermorgen lockten numidische Reiter den Konsul Sempronius aus dem Lager und durch den eisigen Fluss, ehe seine Leute gegessen hatten. Hannibals Elefanten und Reiter schlugen die römischen Flügel; dann fiel ihnen Mago in den Rücken, der sich über Nacht in einem überwachsenen Wasserlauf verborgen hatte. Etwa zehntausend Legionäre schlugen sich durch die Mitte und entkamen.
tabletop-history-ilipa = Tagelang waren beide Heere aus ihren Lagern gezogen und hatten einander angesehen, jedes mit seinem besten Fußvolk in der Mitte. Dann kam Scipio im Morgengrauen mit den Römern auf den Flügeln und den spanischen Verbündeten zurückgehalten in der Mitte. Die Flügel schlugen zu, während Hasdrubals Afrikaner untätig standen, und Karthago verlor Spanien.

## Der Tisch auf der Seite
tabletop-page-phase-charge = Wer greift an? Ziehe eine Gruppe auf einen Feind oder tippe sie an.
tabletop-page-phase-pick = Welche Gruppe bewegt sich? Ziehe sie oder tippe sie an.
tabletop-page-phase-muster = Welche Gruppe stellst du als Nächstes auf? Ziehe sie auf den Tisch.
tabletop-button-charge-do-done = Keine weiteren Angriffe
tabletop-button-pick-do-done = Keine weiteren Züge
tabletop-button-feed-do-done = Nichts mehr nachschieben
tabletop-page-turn = Zug { $turn }
tabletop-page-turns = Nach Zug { $turns } wird es Nacht
tabletop-page-acts = { $side } handelt
tabletop-page-setting-up = Aufstellung
tabletop-page-phases = Die Phasen eines Zuges
tabletop-page-points = { $side } hat { $points } von { $most } Punkten verloren
tabletop-page-mu = { $mu } ME
tabletop-page-gap = { $mu } ME bis { $enemy }
tabletop-page-ruler = { $ends ->
    [2] { $one } bis { $other }: { $mu } ME
    [1] { $one }: { $mu } ME
   *[0] { $mu } ME
}
tabletop-page-ruler-from = { $ends ->
    [0] Von hier …
   *[other] Von { $one } …
}
tabletop-page-led = Führer: { $rank }
tabletop-page-orders = Die Ordnung einer Gruppe
tabletop-page-turned = { $degrees }° nach { $right ->
    [0] links
   *[other] rechts
}
tabletop-page-files = { $files ->
    [one] in { $files } Rotte
   *[other] in { $files } Rotten
}
tabletop-page-in-files = { $files ->
    [one] { $files } Rotte
   *[other] { $files } Rotten
}
tabletop-page-at = { $x } ME von links, { $y } ME von der roten Kante
tabletop-page-bases = { $bases ->
    [one] { $bases } Basis
   *[other] { $bases } Basen
}
tabletop-page-where = Ziehen, oder den Boden berühren, wo sie stehen soll
tabletop-page-nowhere = Sie kann nirgendwohin
tabletop-page-too-far = Dorthin kommt sie nicht.
tabletop-page-here = Absetzen
tabletop-page-charges = { $group } greift { $enemy } an?
tabletop-page-do-charge = Angreifen
tabletop-page-do-intercept = Abfangen
tabletop-page-let-pass = Niemand fängt ab
tabletop-page-do-feed = Rotte nachschieben
tabletop-page-do-join = Zu ihnen gehen
tabletop-page-do-front = In ihrem ersten Glied kämpfen
tabletop-page-another = Anders herum
tabletop-page-line = Linie { $first }–{ $last }
tabletop-page-put-back = Zurückstellen
tabletop-page-tray = Noch aufzustellende Gruppen
tabletop-page-views = Ansicht
tabletop-page-nearer = Näher
tabletop-page-farther = Ferner
tabletop-page-whole = Der ganze Tisch
tabletop-page-layers = Was gezeigt wird
tabletop-page-counters = Marken statt Figuren
tabletop-page-over-arcs = Wohin sie schießen
tabletop-page-over-zones = Abfangzonen
tabletop-page-over-command = Wie weit Feldherren führen
tabletop-page-over-ruler = Maßstab
tabletop-page-facing-up = oben
tabletop-page-facing-up-right = rechts oben
tabletop-page-facing-right = rechts
tabletop-page-facing-down-right = rechts unten
tabletop-page-facing-down = unten
tabletop-page-facing-down-left = links unten
tabletop-page-facing-left = links
tabletop-page-facing-up-left = links oben
tabletop-page-group = { $group }, { $files } mal { $ranks }, { $cohesion }, blickt nach { $facing }
tabletop-page-enemy = Feind { $enemy } { $mu } ME { $where ->
    [behind] dahinter
    [left] links davon
    [right] rechts davon
   *[ahead] davor
}
tabletop-page-no-enemy = kein Feind näher als 12 ME
tabletop-page-strength = { $bases } von { $began ->
    [one] { $began } Basis
   *[other] { $began } Basen
}, { $files ->
    [one] { $files } Rotte
   *[other] { $files } Rotten
}, { $cohesion }
tabletop-page-has-moved = Sie hat in diesem Zug schon gezogen
tabletop-page-percent = { $percent } %
tabletop-page-forecast = { $group } siegt { $win }, unentschieden { $draw }, { $enemy } siegt { $lose }
tabletop-page-dice = { $group }: { $dice }
tabletop-page-needs = { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfel
  } ab { $need }
tabletop-page-in-flank = In Flanke oder Rücken von { $groups }
tabletop-page-after = Nach drei Runden Handgemenge ist { $enemy } in { $enemy_broken } gebrochen, { $group } in { $broken }
tabletop-page-test = Probe nötig: { $percent } %
tabletop-page-skip = Gleich das Ende zeigen
tabletop-page-again = Noch einmal ansehen
tabletop-page-shot = { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfel
  }, ab { $need }
tabletop-page-shoots = { $group } wird auf { $enemy } schießen, { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfel
  } (ab { $need }): ein Treffer { $any }, zwei oder mehr { $two }
tabletop-page-could-charge = Könnte von dort { $groups } angreifen
tabletop-page-charged-by = Könnte dort angegriffen werden von { $groups }
tabletop-page-no-blows = Es kommt zur Berührung, doch beim Aufprall schlägt niemand zu
tabletop-page-caught = eingeholt in { $percent } %
tabletop-page-flank = Flanke bedroht
tabletop-page-fight = Die Chancen von { $red } gegen { $blue }
tabletop-page-volley = Die Chancen, wenn { $red } auf { $blue } schießt
tabletop-page-over-charges = Wohin der Feind angreifen könnte
tabletop-page-over-restricted = Sperrbereiche
tabletop-page-over-support = Rückhalt
tabletop-page-over-flanks = Bedrohte Flanken
tabletop-page-sound = Ton
tabletop-page-odds = { $group } siegt { $win }, unentschieden { $draw }, { $enemy } siegt { $lose }
tabletop-page-army-points = { $points } Punkte, { $groups ->
    [one] 1 Gruppe
   *[other] { $groups } Gruppen
  }, bricht bei { $breaks }
tabletop-page-army-own = Ein eigenes Heer
tabletop-page-field = Das Feld, die rote Kante unten
tabletop-page-book = Im Buch der Chancen
tabletop-page-why = Würfel, Gründe und drei Runden

## Das Buch der Chancen auf der Seite
tabletop-page-odds-link = Dieser Link fragt nach etwas, das es nicht gibt: { $parts }. Gezeigt wird die Lage ohne das.
tabletop-page-odds-anew = Von vorn beginnen
tabletop-page-study = Chancen
tabletop-page-study-of = Chancen und Tabellen: { $game }
tabletop-page-odds-a = Kampfgruppe A
tabletop-page-odds-b = Kampfgruppe B
tabletop-page-odds-win = A gewinnt
tabletop-page-odds-draw = unentschieden
tabletop-page-odds-lose = A verliert
tabletop-page-odds-margins = Treffer von A minus Treffer von B
tabletop-page-odds-reference = Tabellen
tabletop-page-odds-offline = Chancen brauchen den Server, und der ist gerade nicht zu erreichen. Die Tabellen darunter gehen auch ohne ihn.
tabletop-page-odds-less = Weniger: { $field }
tabletop-page-odds-more = Mehr: { $field }
tabletop-page-odds-preset = Wer ist Kampfgruppe { $side }?
tabletop-page-odds-own-group = Eine eigene Gruppe
tabletop-page-odds-troops = Truppen ändern
tabletop-page-odds-notation = Oder in Kurzschreibweise
tabletop-page-odds-size = { $bases ->
        [one] eine Basis
       *[other] { $bases } Basen
    } in { $files ->
        [one] einer Rotte
       *[other] { $files } Rotten
    }
tabletop-page-odds-flags = Wie { $side } steht
tabletop-page-odds-situation = Lage
tabletop-page-odds-readings = Wie strittige Felder gelesen werden
tabletop-page-odds-readings-why = Wo keine Quelle entscheidet, was auf dem beschädigten Blatt stand, wählst du die Lesart.
tabletop-page-odds-yes = ja
tabletop-page-odds-no = nein
tabletop-page-odds-views = Chancen oder Tabellen
tabletop-page-odds-question = Was fragst du?
tabletop-page-odds-result = Die Chancen
tabletop-page-odds-brief = Die Chancen in Kürze
tabletop-page-odds-no-answer = Dafür gibt es keine Chancen
tabletop-page-odds-panels = Was gezeigt wird
tabletop-page-odds-panel-result = Chancen
tabletop-page-odds-panel-situation = Lage
tabletop-page-odds-what-shooting = Schießen
tabletop-page-odds-what-impact = Aufprall
tabletop-page-odds-what-melee = Handgemenge
tabletop-page-odds-what-cmt = Manövertest
tabletop-page-odds-what-cohesion = Zusammenhalt
tabletop-page-odds-what-rally = Sammeln
tabletop-page-odds-what-evade = Ausweichen
tabletop-page-odds-what-death = Verlustwurf
tabletop-page-odds-figure = Größe
tabletop-page-odds-line = Zeile
tabletop-page-odds-losses = Verlorene Basen
tabletop-page-odds-cohesion = Zusammenhalt
tabletop-page-odds-bases = Basen übrig
tabletop-page-odds-after = Nach { $moment }: A gebrochen { $a }, B gebrochen { $b }, Kampf geht weiter { $fighting }
tabletop-page-odds-topic = Thema
tabletop-page-odds-all-topics = Alle Themen
tabletop-page-odds-certainty = Wie sicher die Quelle ist
tabletop-page-odds-clear = Alles zeigen
tabletop-page-odds-mark-sheet = auf dem Blatt
tabletop-page-odds-mark-repaired = ausgebessert
tabletop-page-odds-mark-added = hinzugefügt
tabletop-page-odds-mark-unverified = unbestätigt
tabletop-page-odds-field-kind = Art
tabletop-page-odds-field-armour = Panzerung
tabletop-page-odds-field-quality = Güte
tabletop-page-odds-field-training = Ausbildung
tabletop-page-odds-field-shooting = Schießt mit
tabletop-page-odds-field-impact = Waffe beim Aufprall
tabletop-page-odds-field-melee = Waffe im Handgemenge
tabletop-page-odds-field-bases = Basen
tabletop-page-odds-field-files = Rotten
tabletop-page-odds-field-cohesion = Zusammenhalt
tabletop-page-odds-field-charging = Greift an
tabletop-page-odds-field-overlaps = Überlappende Rotten
tabletop-page-odds-field-commander = Befehlshaber: Truppe, Feld, mitreißend
tabletop-page-odds-field-place = Wo er ist
tabletop-page-odds-field-disorder = Unordnung
tabletop-page-odds-field-disordered-files = Ungeordnete Rotten
tabletop-page-odds-field-terrain = Gelände
tabletop-page-odds-field-support = Feuer von hinten
tabletop-page-odds-field-support-bases = Unterstützende Basen
tabletop-page-odds-field-support-kind = Wer unterstützt
tabletop-page-odds-field-support-quality = Güte der Unterstützer
tabletop-page-odds-field-flank = greift Flanke oder Rücken an
tabletop-page-odds-field-uphill = oberhalb
tabletop-page-odds-field-fortified = verschanzt
tabletop-page-odds-field-cover = in Deckung
tabletop-page-odds-field-engaged = im Nahkampf
tabletop-page-odds-field-rearward = schießt nach hinten
tabletop-page-odds-field-two-directions = kämpft in zwei Richtungen
tabletop-page-odds-field-rear-support = Rückhalt
tabletop-page-odds-field-threatened-flank = Flanke bedroht
tabletop-page-odds-field-range = Entfernung
tabletop-page-odds-field-contact = Rotten im Kontakt
tabletop-page-odds-field-rounds = Runden Handgemenge danach
tabletop-page-odds-field-losses = Verlorene Basen fehlen
tabletop-page-odds-field-cause = Anlass
tabletop-page-odds-field-received = Treffer erlitten
tabletop-page-odds-field-inflicted = Treffer erzielt
tabletop-page-odds-field-just-lost = Eben verlorene Basen
tabletop-page-odds-field-phase = Kampfphase
tabletop-page-odds-field-in-contact = Feind im Kontakt
tabletop-page-odds-field-more-reasons = mehr als ein Anlass
tabletop-page-odds-field-holding-back = will lieber nicht angreifen
tabletop-page-odds-field-gap = ME dazwischen
tabletop-page-odds-field-hits = Treffer erlitten
tabletop-page-odds-field-ending = Wie es ausging
tabletop-page-odds-now-bases = Basen übrig
tabletop-page-odds-now-files = Rotten jetzt
tabletop-page-odds-now-terrain = Eigenes Gelände
tabletop-page-odds-unset-charging = wie genannt: A
tabletop-page-odds-unset-disorder = wie das Gelände es macht
tabletop-page-odds-unset-terrain = wo gekämpft wird
tabletop-page-odds-rounds-lowest = keine
tabletop-page-odds-contact-lowest = alle
tabletop-page-odds-disordered-files-lowest = alle
tabletop-page-odds-commander-none = keiner
tabletop-page-odds-place-range = in Reichweite
tabletop-page-odds-place-with = bei ihr
tabletop-page-odds-place-front = im ersten Glied
tabletop-page-odds-range-effective = wirksam
tabletop-page-odds-range-long = weit
tabletop-page-odds-losses-rear = hinten
tabletop-page-odds-losses-file = in ganzen Rotten
tabletop-page-odds-cause-lost = Nahkampf verloren
tabletop-page-odds-cause-shot = beschossen
tabletop-page-odds-cause-charged = zersplittert angegriffen
tabletop-page-odds-cause-friends-break = Freunde brechen nahebei
tabletop-page-odds-cause-commander-lost = Befehlshaber nahebei gefallen
tabletop-page-odds-ending-shot = beschossen
tabletop-page-odds-ending-won = gewonnen
tabletop-page-odds-ending-drawn = unentschieden
tabletop-page-odds-ending-lost = verloren
tabletop-page-odds-drop = { $levels ->
    [0] hält
    [one] fällt eine Stufe
   *[other] fällt { $levels } Stufen
}
tabletop-page-odds-lines = { $count ->
    [one] eine Zeile
   *[other] { $count } Zeilen
}
tabletop-page-odds-support-none = keins
tabletop-page-odds-legend = „?“ kennzeichnet ein Feld, das niemand bestätigt hat; S1, S2 … sind öffentliche Seiten:
tabletop-page-odds-field-others = Weitere Feinde, mit „;“ getrennt

tabletop-lesson-line = Vier Gruppen auf jeder Seite. Gruppen, die Schulter an Schulter stehen, ziehen als eine Linie. Berühre eine der beiden, die leuchten: Legion und Latiner gehen gemeinsam.
tabletop-lesson-march = Auf dem hellen Boden dürfen sie enden, im Umriss sollen sie es. Setze die Linie dort ab: schweres Fußvolk geht im Offenen 3 ME.
tabletop-lesson-horse = Nun die Reiter auf dem rechten Flügel. Berühre sie, oder ziehe sie.
tabletop-lesson-wheel = Sie schwenken um ihre innere Ecke und reiten weiter: die gestrichelte Linie ist ihr Weg. Setze sie hinter der feindlichen Linie ab, wo sie eine Flanke bedrohen.
tabletop-lesson-done = Die Veliten bleiben, wo sie sind. Sage, dass niemand sonst zieht: Schießen und Handgemenge brauchen keine Befehle, sie folgen von selbst.
tabletop-lesson-stay = In der gemeinsamen Phase dürfen Feldherren zu anderen Gruppen reiten. Deiner steht bei der Legion richtig: er bleibt.
tabletop-lesson-broken = Sturmtruppen, die einen Feind in Reichweite sehen, lassen sich oft nicht halten: die Scutarii griffen an, verloren Anprall und Handgemenge und brachen. Die Latiner setzen ihnen nach. Dein Feldherr bleibt.
tabletop-lesson-pursue = Verfolger dürfen eine Probe machen, um anzuhalten. Lass sie laufen: wer eingeholt wird, verliert eine Base, und eine gebrochene Gruppe kostet ihr Heer zwei Punkte.
tabletop-lesson-charge = Nun die Legion. Berühre sie: die Gallier sind in Reichweite. Bevor du den Angriff befiehlst, siehst du genau, was er verspricht.
tabletop-lesson-in = Andere könnten auch angreifen. Einer genügt: sage, dass es keine weiteren Angriffe gibt, und die Legion geht vor.
tabletop-lesson-feed = Die Gallier haben den Anprall verloren und sind schon zersplittert. Rotten von hinten könnten deine Front verbreitern; lass sie, wie sie ist.
tabletop-lesson-melee = Sonst muss niemand ziehen, also sage, dass es keine weiteren Züge gibt: das Handgemenge folgt, drei Rotten geübter Schwertkämpfer gegen zersplitterte Gallier.
tabletop-lesson-rout = Sie brechen und laufen, und die Legion ist ihnen auf den Fersen. Dein Feldherr geht mit ihr: er bleibt, wo er ist.
tabletop-lesson-end = Noch einmal nachsetzen. Zwei gebrochene Gruppen sind vier Punkte, und Blau bricht bei vier.
tabletop-lesson-over = Blaus Heer flieht. Du bist in Linie marschiert, um eine Flanke geritten, hast Würfel und Proben gesehen, angegriffen und verfolgt: alles andere ist mehr davon. Nun wähle ein Heer.

## Tabellen und Berichte, die der Server sagt: Keine Seite fragt nach ihren Wörtern [server]

tabletop-column-phase = Phase
tabletop-column-open = offen
tabletop-column-uneven = uneben
tabletop-column-rough = rau
tabletop-column-difficult = schwierig
tabletop-column-features = Geländestücke
tabletop-column-cmt = Manövertest
tabletop-column-dice = Würfel
tabletop-column-cohesion = Zusammenhaltstest
tabletop-column-skirmishers = Plänkler
tabletop-column-drilled = gedrillt
tabletop-column-undrilled-horse = ungedrillte Reiterei, leichte Streitwagen
tabletop-column-other-undrilled = sonstige ungedrillte
tabletop-column-value = Wert
tabletop-column-change = ME
tabletop-column-effective = wirksam
tabletop-column-maximum = größte
tabletop-column-lost = verloren
tabletop-column-shooting = Schießen
tabletop-column-close-combat = Nahkampf
tabletop-column-again = wiederholt
tabletop-column-poa = Punkte
tabletop-column-weapon = geschossen mit
tabletop-column-against = wann
tabletop-column-when = wann
tabletop-column-involuntary = unfreiwilliger Test
tabletop-column-rally = Aufrichten oder Sammeln
tabletop-column-effect = Wirkung
tabletop-column-percent = mehr als % verloren
tabletop-column-range = Reichweite in ME
tabletop-column-points = Punkte
tabletop-column-initiative = Initiative
tabletop-column-rule = Regel
tabletop-column-origin = Herkunft
tabletop-row-sequence-outflank = Eintreffen von Umgehungsmärschen
tabletop-row-sequence-charges = Angriffe ansagen; abfangen und ausweichen
tabletop-row-sequence-impact = Aufprall auskämpfen; Zusammenhaltstests danach
tabletop-row-sequence-conform = Truppen im Nahkampf richten sich am Gegner aus
tabletop-row-sequence-moves = Gruppe um Gruppe bewegen, Manövertests dabei ablegen
tabletop-row-sequence-shooting = Beide Seiten schießen
tabletop-row-sequence-shooting-tests = Zusammenhaltstests nach dem Schießen
tabletop-row-sequence-melee = Handgemenge auskämpfen
tabletop-row-sequence-melee-tests = Zusammenhaltstests nach dem Handgemenge
tabletop-row-sequence-break-off = Berittene, die sich lösen müssen, lösen sich
tabletop-row-sequence-commanders = Befehlshaber bewegen
tabletop-row-sequence-rally = Aufrichten und Sammeln versuchen
tabletop-row-sequence-rout = Fliehende und Verfolger bewegen; Manövertests, um die Verfolgung abzubrechen
tabletop-row-sequence-removal = Durch Verluste gebrochene Gruppen entfernen; prüfen, ob ein Heer flieht
tabletop-row-movement-lf = Leichtes Fußvolk
tabletop-row-movement-mf = Mittleres Fußvolk
tabletop-row-movement-hf = Schweres Fußvolk
tabletop-row-movement-lh = Leichte Reiterei, Befehlshaber
tabletop-row-movement-cv = Reiterei
tabletop-row-movement-kn = Ritter, Kataphrakten
tabletop-row-movement-el = Elefanten
tabletop-row-movement-lch = Leichte Streitwagen
tabletop-row-movement-hch = Schwere Streitwagen, Sichelwagen
tabletop-row-movement-bwg = Kampfwagen
tabletop-row-movement-lart = Leichte Artillerie
tabletop-row-movement-hart = Schwere Artillerie (dreht nur auf der Stelle)
tabletop-row-movement-notes-road = Eine Kolonne von einer Base Breite gewinnt auf der Straße oder in bremsendem Gelände 1 ME
tabletop-row-movement-notes-commander = Ein Befehlshaber allein bewegt sich wie leichte Reiterei
tabletop-row-movement-notes-slowest = Gemischte Gruppen und Schlachtlinien bewegen sich wie ihre langsamsten
tabletop-row-movement-notes-worst = Für eine Base in mehreren Geländen zählt das schlechteste
tabletop-row-movement-notes-wagons = Leichte Artillerie und Kampfwagen brauchen für jede Bewegung einen Manövertest
tabletop-row-going-open = Offen
tabletop-cell-going-open-features = Ebene, sanfter Hügel, Straße
tabletop-row-going-uneven = Uneben
tabletop-cell-going-uneven-features = eingefriedetes Feld, Gestrüpp, zerklüfteter Boden
tabletop-row-going-rough = Rau
tabletop-cell-going-rough-features = Pflanzung, Weinberg, Rinne, felsiger Boden
tabletop-row-going-difficult = Schwierig
tabletop-cell-going-difficult-features = Steilhang, Sumpf, Wald, Dorf, Dünen, weicher Sand
tabletop-row-going-impassable = Unpassierbar
tabletop-cell-going-impassable-features = See, Klippe, Steinbruch
tabletop-row-disorder-lf = Leichtes Fußvolk
tabletop-row-disorder-mf = Mittleres Fußvolk
tabletop-row-disorder-hf = Schweres Fußvolk
tabletop-row-disorder-lh = Leichte Reiterei
tabletop-row-disorder-cv = Reiterei
tabletop-row-disorder-kn = Ritter, Kataphrakten
tabletop-row-disorder-el = Elefanten
tabletop-row-disorder-lch = Leichte Streitwagen
tabletop-row-disorder-hch = Schwere Streitwagen, Sichelwagen
tabletop-row-disorder-bwg = Kampfwagen, Artillerie
tabletop-row-disorder-commander = Befehlshaber
tabletop-row-disorder-effects-none = Ohne Wirkung
tabletop-cell-disorder-effects-none-dice = alle Würfel
tabletop-row-disorder-effects-disordered = Ungeordnet
tabletop-cell-disorder-effects-disordered-dice = einer von dreien verloren, Schießen und Nahkampf
tabletop-row-disorder-effects-severe = Stark ungeordnet
tabletop-cell-disorder-effects-severe-dice = einer von zweien verloren, Schießen und Nahkampf
tabletop-row-disorder-effects-steady = Nicht FEST
tabletop-cell-disorder-effects-steady-dice = ungeordnete Basen gelten nicht als FEST
tabletop-row-disorder-effects-bases = Base für Base
tabletop-cell-disorder-effects-bases-dice = nur betroffene Basen verlieren Würfel; eine stark ungeordnete belastet die Tests aller
tabletop-row-disorder-effects-animals = Elefanten und Kamele
tabletop-cell-disorder-effects-animals-dice = Pferde und Streitwagen im Umkreis einer Basenbreite sind ungeordnet
tabletop-row-moves-charge = Angriff, der in Reichweite beginnt
tabletop-row-moves-hindered = Vorrücken mit Schwenk oder verkürzt, ohne Befehlshaber, im Umkreis von 6 ME um den Feind
tabletop-row-moves-advance = Sonstiges Vorrücken mit höchstens einem Schwenk
tabletop-row-moves-double-wheel = Vorrücken mit zwei Schwenks
tabletop-row-moves-expand = Um 1 oder 2 Basen verbreitern, im Stehen
tabletop-row-moves-expand-advance = Um 1 oder 2 Basen verbreitern, dann ein einfaches Vorrücken
tabletop-row-moves-contract-advance = Um 1 oder 2 Basen verschmälern, davor oder danach ein einfaches Vorrücken um mindestens 3 ME
tabletop-row-moves-contract = Um 1 oder 2 Basen verschmälern, im Stehen oder mit weniger als 3 ME
tabletop-row-moves-turn = Um 90 oder 180 Grad wenden, im Stehen
tabletop-row-moves-turn-90-advance = Um 90 Grad wenden, davor oder danach ein einfaches Vorrücken
tabletop-row-moves-turn-180-advance = Um 180 Grad wenden, davor oder danach ein einfaches Vorrücken
tabletop-row-moves-retire = Um 180 Grad wenden, ein einfaches Vorrücken um höchstens 3 ME, zurückwenden
tabletop-row-moves-second = Zweites einfaches Vorrücken, mehr als 6 ME vom Feind, Befehlshaber dabei
tabletop-row-cmt-drilled = Bestanden ab: gedrillte Truppen, Plänkler
tabletop-row-cmt-undrilled = Bestanden ab: sonstige ungedrillte Truppen
tabletop-row-cmt-in-range = Befehlshaber in Reichweite
tabletop-row-cmt-with = Er ist bei der Gruppe oder Linie
tabletop-row-cmt-inspired = Er ist mitreißend (IC)
tabletop-row-cmt-disrupted = Erschüttert oder ungeordnet
tabletop-row-cmt-fragmented = Zersplittert oder stark ungeordnet
tabletop-row-cmt-worst = Von den letzten beiden zählt nur das schlimmere
tabletop-row-cmt-rerolls = Wiederholungen nach Güte gelten, außer für Stoßtruppen, die nicht angreifen wollen
tabletop-row-cmt-line = Eine Schlachtlinie testet einmal, mit den schlechtesten Wiederholungen und dem höchsten Zielwert
tabletop-row-variable-move-1 = Würfel zeigt 1
tabletop-row-variable-move-2 = Würfel zeigt 2
tabletop-row-variable-move-3 = Würfel zeigt 3
tabletop-row-variable-move-4 = Würfel zeigt 4
tabletop-row-variable-move-5 = Würfel zeigt 5
tabletop-row-variable-move-6 = Würfel zeigt 6
tabletop-row-variable-move-applies = Bei jedem Ausweichen, Verfolgen und Fliehen
tabletop-row-variable-move-charges = Und bei einem Angriff, dessen Ziele alle auswichen
tabletop-row-ranges-foot-bow = Fußvolk mit Bogen, Langbogen, Armbrust
tabletop-row-ranges-sling = Schleuder, Bogen und Armbrust zu Pferd
tabletop-row-ranges-javelin = Wurfspeere, Feuerwaffe
tabletop-row-ranges-heavy-artillery = Schwere Artillerie
tabletop-row-ranges-light-artillery = Leichte Artillerie
tabletop-row-dice-artillery = Artillerie, nicht auf Wagen
tabletop-cell-dice-artillery-dice = 2 je Base in wirksamer Weite, 1 darüber
tabletop-row-dice-foot-bow = Mittleres Fußvolk mit Bogen, Armbrust, Langbogen (nicht Bogen*)
tabletop-cell-dice-foot-bow-dice = 1 je Base des ersten Glieds in wirksamer Weite; 1 je 2 Basen des zweiten Glieds oder darüber hinaus
tabletop-row-dice-heavy-foot-bow = Schweres Fußvolk mit Bogen, Armbrust, Langbogen (nicht Bogen*)
tabletop-cell-dice-heavy-foot-bow-dice = wie mittleres Fußvolk; das Blatt nennt es nicht
tabletop-row-dice-horse-bow = Reiterei mit Bogen oder Armbrust (nicht Bogen*)
tabletop-cell-dice-horse-bow-dice = 1 je Base des ersten Glieds, 1 je 2 Basen des zweiten
tabletop-row-dice-cataphract-bow = Kataphrakten mit Bogen (nicht Bogen*)
tabletop-cell-dice-cataphract-bow-dice = wie Reiterei; das Blatt nennt sie nicht
tabletop-row-dice-chariots = Streitwagen, außer mit Wurfspeeren
tabletop-cell-dice-chariots-dice = 1 je Base
tabletop-row-dice-wagons = Kampfwagen, außer mit Feuerwaffen
tabletop-cell-dice-wagons-dice = 1 je Basenbreite, nur von der langen Seite
tabletop-row-dice-light = Leichtes Fußvolk, leichte Reiterei und alle mit Wurfspeeren, Schleuder, Feuerwaffe, Bogen*
tabletop-cell-dice-light-dice = 1 je 2 Basen in wirksamer Weite, 1 je 3 darüber
tabletop-row-dice-rounding = Bruchteile eines Würfels
tabletop-cell-dice-rounding-dice = werden aufgerundet, Glied für Glied
tabletop-row-dice-impact-scythed = Sichelwagen
tabletop-cell-dice-impact-scythed-dice = 3 je Base des ersten Glieds
tabletop-row-dice-impact = Alle anderen Truppen
tabletop-cell-dice-impact-dice = 2 je Base des ersten Glieds
tabletop-row-dice-support = Unterstützungsfeuer
tabletop-cell-dice-support-dice = 1 je Base eines Glieds Fußvolk mit Bogen, Armbrust, Langbogen, Feuerwaffe im zweiten oder Bogen im dritten Glied hinter stehendem schwerem oder mittlerem Fußvolk; nicht durch leichtes Fußvolk gegen Fußvolk, nicht gegen einen Angriff in Flanke oder Rücken
tabletop-row-dice-same-number = Basen im Kontakt
tabletop-cell-dice-same-number-dice = für beide Seiten gleich viele: die kleinere Zahl
tabletop-row-dice-melee-two = Elefanten, Ritter, Streitwagen, Artillerie
tabletop-cell-dice-melee-two-dice = 2 je Base des ersten Glieds, keine dahinter
tabletop-row-dice-melee-wagons = Kampfwagen
tabletop-cell-dice-melee-wagons-dice = 2 je Basenbreite des ersten Glieds, keine dahinter
tabletop-row-dice-melee = Andere Truppen
tabletop-cell-dice-melee-dice = 1 je Base des ersten und zweiten Glieds
tabletop-row-dice-overlaps = Überlappende Basen
tabletop-cell-dice-overlaps-dice = wie oben
tabletop-row-losses-light = Leichtes Fußvolk oder leichte Reiterei in Aufprall oder Handgemenge
tabletop-cell-losses-light-lost = 1 von 2, außer leichtes Fußvolk gegen leichtes Fußvolk, leichte Reiterei gegen leichte Reiterei oder leichtes Fußvolk, oder gegen zersplitterten Feind
tabletop-row-losses-third = Erschüttert oder ungeordnet
tabletop-cell-losses-third-lost = 1 von 3; nur der schlimmste einzelne Abzug gilt
tabletop-row-losses-half = Zersplittert oder stark ungeordnet
tabletop-cell-losses-half-lost = 1 von 2; nur der schlimmste einzelne Abzug gilt
tabletop-row-losses-sets = Nur volle Sätze
tabletop-cell-losses-sets-lost = 2 Würfel verlieren bei „1 von 3“ keinen; 3 bis 5 einen
tabletop-row-to-hit-plus-2 = ++
tabletop-row-to-hit-plus-1 = +
tabletop-row-to-hit-level = keine
tabletop-row-to-hit-minus-1 = −
tabletop-row-to-hit-minus-2 = −−
tabletop-row-rerolls-elite = Elitetruppen
tabletop-row-rerolls-superior = Überlegen
tabletop-row-rerolls-average = Durchschnittlich
tabletop-cell-rerolls-average-again = nichts
tabletop-row-rerolls-poor = Schlecht
tabletop-row-rerolls-leader = Befehlshaber im ersten Glied
tabletop-cell-rerolls-leader-again = eine Güte besser, nur Nahkampfwürfel; Elite wiederholt auch 3
tabletop-row-rerolls-better = Nur einmal
tabletop-cell-rerolls-better-again = von einer wiederholten 2 oder 3 zählt der bessere Wurf
tabletop-row-rerolls-where = Wo sie gelten
tabletop-cell-rerolls-where-again = Treffer, Zusammenhaltstests, Manövertests; nicht Verlustwürfe, nicht veränderliche Bewegung
tabletop-row-death-roll = Wurf
tabletop-cell-death-roll-value = ein Würfel je getroffener Gruppe
tabletop-row-death-big = Elefanten, Artillerie, Kampfwagen
tabletop-row-death-light = Beschossen, oder Nahkampf gewonnen oder unentschieden
tabletop-row-death-remove = Eine Base fällt
tabletop-cell-death-remove-value = wenn das Ergebnis die erlittenen Treffer nicht übersteigt
tabletop-row-death-again = Mehr als sechs Treffer
tabletop-cell-death-again-value = nach einer gefallenen Base sechs abziehen und noch einmal werfen
tabletop-row-death-place = Welche Base
tabletop-cell-death-place-value = vorn, wo die meisten Treffer herkamen, von hinten ersetzt; nie die des Befehlshabers
tabletop-cell-shooting-unprotected-horse-weapon = Langbogen, Bogen, Wurfspeere, Schleuder
tabletop-cell-shooting-protected-horse-weapon = Langbogen, Bogen, Wurfspeere, Schleuder
tabletop-cell-shooting-armoured-horse-weapon = Langbogen
tabletop-cell-shooting-cataphracts-weapon = Bogen, Wurfspeere, Schleuder
tabletop-cell-shooting-elephants-weapon = alles außer Bogen und Schleuder
tabletop-cell-shooting-wagons-weapon = alles außer Artillerie
tabletop-cell-shooting-unprotected-foot-bow-weapon = Langbogen, Bogen, Wurfspeere, Schleuder
tabletop-cell-shooting-unprotected-foot-shot-weapon = Armbrust, Feuerwaffe, Artillerie
tabletop-cell-shooting-armoured-foot-weapon = alles außer Langbogen
tabletop-cell-shooting-heavy-foot-shot-weapon = Langbogen, Armbrust, Feuerwaffe, Artillerie
tabletop-cell-shooting-heavy-foot-bow-weapon = Bogen, Wurfspeere, Schleuder
tabletop-cell-shooting-other-foot-weapon = Armbrust, Feuerwaffe, Artillerie
tabletop-cell-shooting-hampered-weapon = in der Aufprallphase, nach hinten (leichte Reiterei, leichte Streitwagen) oder auf oder durch eine Gruppe im Nahkampf
tabletop-cell-shooting-cover-weapon = alles außer Artillerie
tabletop-cell-impact-impact-foot-foot-against = gegen jedes Fußvolk
tabletop-cell-impact-impact-foot-mounted-against = gegen alle Berittenen, außer beim Angriff auf Stoßreiter
tabletop-cell-impact-spears-standing-against = außer zersplittert, stark ungeordnet, unter 2 Gliedern Speere oder 3 Gliedern Piken
tabletop-cell-impact-spears-charging-against = auf Fußvolk oder Berittene ohne Stoßkraft, außer stark ungeordnet, unter 2 Gliedern Speere oder 3 Gliedern Piken
tabletop-cell-impact-defensive-spears-against = auf Abwehrspeerträger, mit denselben Ausnahmen
tabletop-cell-impact-heavy-weapon-against = gegen jedes Fußvolk
tabletop-cell-impact-light-spear-foot-against = außer beim Angriff auf Stoßreiter
tabletop-cell-impact-light-spear-mounted-against = gegen alle, wenn die Punkte sonst gleich sind
tabletop-cell-impact-elephants-against = gegen schweres oder mittleres Fußvolk, Kampfwagen, alle Berittenen
tabletop-cell-impact-wagons-against = gegen alle Berittenen außer Elefanten
tabletop-cell-impact-knights-against = gegen alle außer Elefanten, Sichelwagen, Kampfwagen und festen, nicht angreifenden Piken oder Speeren
tabletop-cell-impact-lancers-against = gegen alle außer Lanzenreitern, Elefanten, Sichelwagen, Kampfwagen und festen, nicht angreifenden Piken oder Speeren
tabletop-cell-impact-chariots-against = gegen alle außer Plänklern, Lanzenreitern, Kampfwagen und festen, nicht angreifenden Piken oder Speeren
tabletop-cell-impact-mounted-against = gegen mittleres oder leichtes Fußvolk
tabletop-cell-impact-fourth-rank-against = zusätzlich, außer zersplittert
tabletop-cell-impact-uphill-against = oberhalb des Feindes, oder Fußvolk, das Schanzen oder ein Ufer verteidigt
tabletop-cell-impact-flank-against = Endstand der Punkte, was sonst auch sei
tabletop-cell-melee-skilled-swordsmen-against = gegen alle außer Elefanten, berittenen Schwertkämpfern und festen Speeren oder Piken
tabletop-cell-melee-swordsmen-against = gegen alle außer Elefanten, Schwertkämpfern beider Art und festen Speeren oder Piken
tabletop-cell-melee-spears-against = außer zersplittert oder stark ungeordnet
tabletop-cell-melee-heavy-weapon-against = gegen alle außer geübten Schwertkämpfern und Plänklern
tabletop-cell-melee-elephants-against = gegen schweres oder mittleres Fußvolk, Kampfwagen, alle Berittenen
tabletop-cell-melee-chariots-against = gegen alle außer Plänklern, Elefanten, Kampfwagen und festen Speeren oder Piken
tabletop-cell-melee-artillery-against = immer
tabletop-cell-melee-fourth-rank-against = zusätzlich, in offenem Gelände und nicht zersplittert
tabletop-cell-melee-armour-against = gegen alle außer schwerer Waffe, Elefanten, Streitwagen, Kampfwagen, Artillerie
tabletop-cell-melee-two-directions-against = Kampf gegen Feinde aus zwei oder mehr Richtungen
tabletop-cell-melee-uphill-against = oberhalb des Feindes, oder Fußvolk, das Schanzen oder ein Ufer verteidigt
tabletop-row-results-pass = 7 oder mehr
tabletop-cell-results-pass-involuntary = keine Wirkung
tabletop-cell-results-pass-rally = eine Stufe hinauf
tabletop-row-results-fail = 3 bis 6
tabletop-cell-results-fail-involuntary = eine Stufe hinab
tabletop-cell-results-fail-rally = keine Wirkung
tabletop-row-results-bad = 2 oder weniger
tabletop-cell-results-bad-involuntary = zwei Stufen hinab nach einem Nahkampf mit 2 Treffern mehr erlitten als erzielt, wegen gebrochener Freunde oder gefallenem Befehlshaber; sonst eine
tabletop-cell-results-bad-rally = keine Wirkung
tabletop-row-levels-steady = Fest
tabletop-cell-levels-steady-effect = so beginnen alle Truppen
tabletop-row-levels-disrupted-cmt = Erschüttert
tabletop-cell-levels-disrupted-cmt-effect = −1 auf Manövertests
tabletop-row-levels-disrupted-cohesion = Erschüttert
tabletop-cell-levels-disrupted-cohesion-effect = −1 auf Zusammenhaltstests
tabletop-row-levels-disrupted-dice = Erschüttert
tabletop-cell-levels-disrupted-dice-effect = verliert 1 von 3 Würfeln, Schießen und Nahkampf
tabletop-row-levels-disrupted-charge = Erschüttert
tabletop-cell-levels-disrupted-charge-effect = muss zum Angreifen oder Abfangen einen Manövertest bestehen, außer Stoßtruppen
tabletop-row-levels-fragmented-cmt = Zersplittert
tabletop-cell-levels-fragmented-cmt-effect = −2 auf Manövertests
tabletop-row-levels-fragmented-cohesion = Zersplittert
tabletop-cell-levels-fragmented-cohesion-effect = −2 auf Zusammenhaltstests
tabletop-row-levels-fragmented-move = Zersplittert
tabletop-cell-levels-fragmented-move-effect = Manövertest für jede Bewegung, außer weg von allen Feinden im Umkreis von 12 ME
tabletop-row-levels-fragmented-dice = Zersplittert
tabletop-cell-levels-fragmented-dice-effect = verliert 1 von 2 Würfeln, Schießen und Nahkampf
tabletop-row-levels-fragmented-shock = Zersplittert
tabletop-cell-levels-fragmented-shock-effect = Stoßtruppen verhalten sich nicht mehr so
tabletop-row-levels-fragmented-charge = Zersplittert
tabletop-cell-levels-fragmented-charge-effect = kann nicht angreifen oder abfangen
tabletop-row-levels-fragmented-test = Zersplittert
tabletop-cell-levels-fragmented-test-effect = testet, wenn anderes als leichtes Fußvolk angreift
tabletop-row-levels-broken-rout = Gebrochen
tabletop-cell-levels-broken-rout-effect = flieht in der Phase, in der sie bricht, und in jeder gemeinsamen Phase
tabletop-row-levels-broken-rally = Gebrochen
tabletop-cell-levels-broken-rally-effect = −3 auf Tests zum Sammeln
tabletop-row-levels-broken-bases = Gebrochen
tabletop-cell-levels-broken-bases-effect = verliert nach jeder Flucht eine Base je feindlicher Gruppe im Kontakt
tabletop-row-autobreak-elite = Elitetruppen
tabletop-row-autobreak-superior = Überlegen
tabletop-row-autobreak-average = Durchschnittlich
tabletop-row-autobreak-poor = Schlecht
tabletop-row-autobreak-removal = Wird am Ende der gemeinsamen Phase entfernt; Freunde im Umkreis von 3 ME testen wie bei einem Bruch
tabletop-row-autobreak-at-once = Sie flieht sofort, in der gemeinsamen Phase noch einmal und wird dann entfernt
tabletop-row-autobreak-one-base = Eine Gruppe mit nur noch einer Base wird ebenso entfernt
tabletop-row-commanders-ic = Mitreißender Befehlshaber (IC)
tabletop-row-commanders-fc = Feldkommandeur (FC)
tabletop-row-commanders-tc = Truppenkommandeur (TC)
tabletop-row-commanders-allied-fc = Verbündeter Feldkommandeur
tabletop-row-commanders-allied-tc = Verbündeter Truppenkommandeur
tabletop-row-commanders-jobs = Er richtet auf und sammelt, hilft bei Zusammenhalts- und Manövertests, oder kämpft im ersten Glied und hilft sonst niemandem
tabletop-row-commanders-front-rank = Im ersten Glied einer getroffenen Gruppe: mit zwei Würfeln bei 12 verloren, bei 11, wenn die Gruppe verlor
tabletop-row-commanders-routers = Bei eingeholten Fliehenden: verloren ab 10
tabletop-row-bolster-test = Ein Zusammenhaltstest: 7 oder mehr hebt um eine Stufe, weniger ändert nichts
tabletop-row-bolster-with = Der Befehlshaber ist die ganze gemeinsame Phase bei der Gruppe
tabletop-row-bolster-fresh-drop = Die Gruppe hat in diesem Zug keine Stufe verloren
tabletop-row-bolster-in-combat = Erschütterte und zersplitterte Gruppen dürfen im Kampf sein, wenn er dabei ist
tabletop-row-bolster-broken = Gebrochene Gruppen nur, solange kein Feind im Kontakt ist
tabletop-row-bolster-one-each = Eine Gruppe je Befehlshaber
tabletop-assume-contact = { $files ->
    [one] eine Rotte
   *[other] { $files } Rotten
 } im Kontakt
tabletop-assume-charging = { $side } greift an
tabletop-assume-no-charge = niemand greift an
tabletop-assume-terrain = Gelände: { $terrain }
tabletop-assume-overlaps = überlappende Rotten: A { $a }, B { $b }
tabletop-assume-overlaps-rounds = überlappende Rotten A:B je Runde: { $rounds }
tabletop-assume-impact-overlaps = überlappende Rotten kämpfen beim Aufprall nicht mit: A { $a }, B { $b } bleiben weg (Regel 5.16)
tabletop-assume-leader = { $side } wird aus dem ersten Glied geführt ({ $rank }); der Anführer kann fallen (Regel 13.3)
tabletop-assume-no-leader = kein Befehlshaber in einem ersten Glied
tabletop-assume-commander = { $side } hat seinen Befehlshaber ({ $rank })
tabletop-assume-support = Rückhalt: { $sides }
tabletop-assume-no-support = kein Rückhalt
tabletop-assume-supporting = Unterstützungsfeuer für { $side }: { $kind } mit { $weapon }, { $quality }, im Zustand derer davor, Basen: { $bases }
tabletop-assume-disorder = { $side } ist { $disorder }
tabletop-assume-elephants = die Pferde von { $side } gelten hier nicht als von den Elefanten in Unordnung gebracht; wenn doch, „ungeordnet“ anfügen (Regel 3.8)
tabletop-assume-flank = die Stufe, die ein Angriff in Flanke oder Rücken { $side } kostet, wird hier nicht abgezogen: Es kämpft wie angegeben, { $cohesion } (Regel 8.19)
tabletop-assume-losses-rear = Verluste gehen hinten ab; die Breite bleibt, solange es geht
tabletop-assume-losses-file = Verluste gehen rottenweise ab; die Tiefe bleibt
tabletop-assume-fight-on = beide kämpfen weiter: kein Aufrichten, kein Lösen, niemand kommt hinzu; eine letzte Base gilt nach einem Handgemenge als gebrochen
tabletop-assume-range-effective = in wirksamer Schussweite
tabletop-assume-range-long = jenseits der wirksamen Schussweite
tabletop-assume-reading = { $option }: { $value }
tabletop-assume-exact = in Brüchen gerechnet
tabletop-assume-cause-lost = Anlass: Nahkampf verloren, { $received } Treffer erlitten, { $inflicted } erzielt
tabletop-assume-cause-shot = Anlass: { $received } Treffer durch Schießen
tabletop-assume-cause-charged = Anlass: zersplittert angegriffen
tabletop-assume-cause-friends-break = Anlass: Freunde brechen in der Nähe
tabletop-assume-cause-commander-lost = Anlass: ein Befehlshaber fällt in der Nähe
tabletop-assume-phase = Phase: { $phase }
tabletop-assume-enemies = die Zeilen 11.7 gelten gegen: { $enemies }
tabletop-assume-no-enemy = kein Feind genannt, also zählt keine der Zeilen 11.7
tabletop-assume-one-reason = kein weiterer Anlass zum Test (Regel 11.6)
tabletop-assume-no-threat = keine Flanke bedroht (Regel 11.5)
tabletop-assume-no-commander = kein Befehlshaber nahe genug (Regel 11.11)
tabletop-assume-holding-back = Stoßtruppen halten sich zurück: keine Wiederholungen
tabletop-assume-gap = { $gap } ME Abstand zu Beginn
tabletop-assume-hits = { $hits } Treffer erlitten
tabletop-assume-ending-shot = beschossen
tabletop-assume-ending-won = Nahkampf gewonnen
tabletop-assume-ending-drawn = Nahkampf unentschieden
tabletop-assume-ending-lost = Nahkampf verloren
tabletop-note-shooting = Von den Zeilen 7.2 bis 7.13 gilt eine, nach dem nächsten Glied des Ziels: Sie schließen einander aus. Die Zeilen 7.14 und 7.15 kommen hinzu. Nie über ++ oder −− hinaus.
tabletop-note-impact = Von den Zeilen 8.3 bis 8.15 hat jede Seite eine, die beste: Sie schließen einander aus; 8.10 zählt nur, wenn sonst alles gleich steht. Die Zeilen 8.16 bis 8.18 kommen hinzu. Zeile 8.19 tritt an die Stelle aller anderen. Nur der Unterschied zwischen den Seiten zählt, nie mehr als ++.
tabletop-note-melee = Von den Zeilen 9.2 bis 9.8 hat jede Seite eine, die beste: Sie schließen einander aus. Die Zeilen 9.9 bis 9.12 kommen hinzu. Nur der Unterschied zwischen den Seiten zählt, nie mehr als ++.
tabletop-note-modifiers = Was zutrifft, wird zusammengezählt; von 11.7a bis 11.7e aber höchstens eines und von 11.8 bis 11.10 nur das Schlimmste.
tabletop-topic-sequence = Ablauf
tabletop-topic-movement = Bewegung
tabletop-topic-going = Geländeklassen
tabletop-topic-disorder = Unordnung
tabletop-topic-moves = Bewegungsarten
tabletop-topic-cmt = Manövertest
tabletop-topic-variable-move = Veränderliche-Bewegung
tabletop-topic-ranges = Schussweiten
tabletop-topic-dice = Würfel
tabletop-topic-to-hit = Trefferwurf
tabletop-topic-rerolls = Wiederholungen
tabletop-topic-death = Verlustwurf
tabletop-topic-shooting = Schießen
tabletop-topic-impact = Aufprall
tabletop-topic-melee = Handgemenge
tabletop-topic-cohesion = Zusammenhalt
tabletop-topic-levels = Stufen
tabletop-topic-autobreak = Verlustbruch
tabletop-topic-commanders = Befehlshaber
tabletop-topic-bolster = Sammeln
tabletop-topic-armies = Armeen
tabletop-topic-options = Optionen
tabletop-topic-repairs = Ergänzungen
tabletop-topic-sources = Quellen
tabletop-column-id = Kürzel
tabletop-column-group = Gruppe
tabletop-column-troops = Truppen
tabletop-column-each = je Base
tabletop-column-all = gesamt
tabletop-column-option = Option
tabletop-column-meaning = Bedeutung
tabletop-column-default = Vorgabe
tabletop-column-choices = Möglich
tabletop-column-where = wo
tabletop-column-scan = eingelesen
tabletop-column-now = jetzt
tabletop-column-basis = nach
tabletop-column-address = Adresse
tabletop-column-kind = was es ist
tabletop-column-topic = Thema
tabletop-column-about = Inhalt
tabletop-column-text = Wortlaut
