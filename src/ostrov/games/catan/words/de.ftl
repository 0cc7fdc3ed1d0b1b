# Catan auf Deutsch. Die Namen erklärt ostrov/engine/words.py, die Eigenschaften von seat-nobody ../text.py.

title = Catan
about = Besiedle die Insel, handle mit den Nachbarn und habe als Erster im eigenen Zug 10 Siegpunkte.

## Spieler und Dinge

seat-blue = Blau
    .letter = B
seat-white = Weiß
    .letter = W
seat-orange = Orange
    .letter = O
seat-red = Rot
    .letter = R
seat-nobody = niemand
    .points = Punkte
    .cards = Karten
    .development = Entw.
    .knights = Ritter
    .length = Straße
    .stock = übrige Straßen/Siedl./Städte
    .last = letzter Wurf
    .shapes = Siedlung (B), Stadt [B], Straße bbb, Hafen ===
    .offered = bezeichnet: wo du jetzt bauen kannst
    .best = Tausch

resource-lumber = Holz
resource-brick = Lehm
resource-wool = Wolle
resource-grain = Getreide
resource-ore = Erz
second-lumber = Holz
second-brick = Lehm
second-wool = Wolle
second-grain = Getreide
second-ore = Erz
taken-lumber = Holz
taken-brick = Lehm
taken-wool = Wolle
taken-grain = Getreide
taken-ore = Erz

terrain-forest = Wald
terrain-hills = Hügelland
terrain-pasture = Weideland
terrain-fields = Ackerland
terrain-mountains = Gebirge
terrain-desert = Wüste
terrain-unlaid = leerer Platz

harbour-lumber = Holzhafen
harbour-brick = Lehmhafen
harbour-wool = Wollhafen
harbour-grain = Getreidehafen
harbour-ore = Erzhafen
harbour-any = 3:1-Hafen
harbour-unlaid = noch kein Hafen

hex-away = nicht auf der Insel

card-knight = Ritter
card-road_building = Straßenbau
card-year_of_plenty = Erfindung
card-monopoly = Monopol
card-victory_point = Siegpunktkarte
    .names = Universität, Kathedrale, Parlament, Marktplatz, Bibliothek

## Der Tisch; ein Strich lässt ein Feld weg, weil Bild, Frage oder Protokoll es schon sagen

field-hand = Hand
field-cards = Rohstoffkarten
field-known = -
field-owes = noch abzugeben
field-returning = für die Bank gewählt
field-unplayed = Entwicklungskarten
field-fresh = in diesem Zug gekauft
field-development = Entwicklungskarten auf der Hand
field-bought = -
field-played = ausgespielt
field-roads_left = Straßen übrig
field-settlements_left = Siedlungen übrig
field-cities_left = Städte übrig
field-settlements = -
field-reached = -
field-length = Länge der Straße
field-rate = -
field-give = gibt
field-want = möchte
field-answer = Antwort
field-terrain = -
field-token = -
field-harbour = -
field-robber = Räuber
field-owner = -
field-level = -
field-closed = -
field-road = -
field-bank = Bank
field-deck = -
field-deck_left = Entwicklungskarten zu kaufen
field-longest_road = Längste Handelsstraße
field-largest_army = Größte Rittermacht
field-phase = jetzt
field-laid = -
field-starter = -
field-active = am Zug
field-placed = -
field-founded = -
field-first_die = -
field-second_die = -
field-rolled = -
field-building = es wird schon gebaut
field-card_played = eine Entwicklungskarte ist in diesem Zug schon gespielt
field-free_roads = -
field-victim = -
field-proposed = -
field-asked = gefragt sind
field-turns = -
field-ending = -

answer-none = keine
answer-drafting = wählt noch
answer-open = offen
answer-accepted = angenommen
answer-declined = abgelehnt
answer-countered = Gegenangebot

phase-hexes = die Landschaftsfelder werden gelegt
phase-corner = wo die Zahlenchips beginnen
phase-reds = die roten Zahlen werden gelegt
phase-numbers = die Zahlenchips werden gelegt
phase-harbours = die Häfen werden verteilt
phase-start = wer beginnt
phase-settle = Gründungsphase, Siedlung
phase-connect = Gründungsphase, Straße
phase-before_roll = vor dem Würfeln
phase-dice = Würfeln
phase-discard = Sieben, Abgeben
phase-robber = der Räuber zieht um
phase-victim = Wahl des Bestohlenen
phase-theft = Diebstahl
phase-main = Handel und Bauen
phase-card = Kauf einer Entwicklungskarte
phase-over = Spielende

## Optionen

board-preset-leaflet = Nach dem Faltblatt: neue Insel, erst handeln, dann bauen
board-preset-almanac = Variante des Almanachs: handeln und bauen in beliebiger Folge
option-players = Spieler
option-players-help = Wie viele spielen: drei oder vier. Zu zweit ist nur ein Versuch, kein Catan-Ergebnis.
option-phases = Phasen
option-phases-help = Streng: erst Handel, dann Bauen. Verbunden: Handel und Bauen in beliebiger Folge, für Erfahrene.
option-setup = Aufbau
option-setup-help = Variabel: neue Insel und Gründungsphase. Für Einsteiger: alles steht wie abgebildet.
option-tokens = Zahlenchips
option-tokens-help = Spirale: nach Buchstaben die Küste entlang. Zufällig: gemischt, aber 6 und 8 nie nebeneinander.
option-frame = Rahmen
option-frame-help = Gedruckt: die Häfen am festen Platz. Gemischt: die neun Häfen tauschen die Plätze.
option-island = Insel für Einsteiger
option-island-help = Klassisch: die Insel der älteren Ausgaben. Fünfte: die der neueren englischen.
option-trade = Binnenhandel
option-trade-help = Aus: die Spieler handeln nicht miteinander, für Versuche.
option-proposals = Angebote je Zug
option-proposals-help = Wie viele Angebote ein Spieler je Zug beginnen darf; 99 heißt beliebig viele.

phases-strict = streng
phases-combined = verbunden
setup-variable = variabel
setup-beginner = Startaufstellung für Einsteiger
tokens-spiral = Spirale
tokens-random = zufällig
frame-standard = gedruckt
frame-shuffled = gemischt
island-classic = klassisch
island-fifth = fünfte Ausgabe
trade-on = an
trade-off = aus

## Auswahl

act-roll = Würfeln
    .button = Würfeln
    .asked = du bist dran: würfle, oder spiel erst eine Entwicklungskarte.
act-end_turn = Zug beenden
    .button = Zug beenden
    .asked = handle, baue, spiel eine Karte oder beende den Zug.
act-build_settlement = Siedlung bauen auf { $vertex }
    .button = Siedlung
    .asked = wo gründest du deine Siedlung?
act-build_road = Straße bauen auf { $edge }
    .button = Straße
    .asked = { $free_roads ->
        [0] wohin führt die Straße deiner Siedlung?
        [one] wohin kommt die letzte kostenlose Straße?
       *[other] wohin kommt die erste kostenlose Straße?
    }
act-build_city = Siedlung auf { $vertex } zur Stadt ausbauen
    .button = Stadt
act-buy_card = Entwicklungskarte kaufen
    .button = Karte kaufen
    .sure = Endgültig: du zahlst 1× Wolle, 1× Getreide, 1× Erz und ziehst die oberste Karte. Kaufen?
act-knight = Ritter ausspielen
    .button = Ritter
act-road_building = Straßenbau ausspielen
    .button = Straßenbau
act-year_of_plenty = Erfindung ausspielen: { $resource } und { $second }
    .button = Erfindung
act-monopoly = Monopol ausspielen: { $resource }
    .button = Monopol
act-maritime = Seehandel: { $resource } gegen { $taken }
    .button = Seehandel
act-move_robber = Räuber auf { $hex } setzen
    .button = Räuber
    .asked = wohin geht der Räuber?
act-rob = Bestehlen: { $seat }
    .button = Bestehlen
    .asked = wem nimmst du eine Karte?
act-discard = Abgeben: { $resource }
    .button = Abgeben
    .asked = eine Sieben: wähle die nächste Karte, die du der Bank zurückgibst.
act-propose = Binnenhandel vorschlagen
    .button = Handel
act-counter = Gegenangebot machen
    .button = Gegenangebot
    .asked = { $active } schlägt einen Handel vor: annehmen, ablehnen, Gegenangebot?
act-give = 1× { $resource } geben
    .button = Geben
    .asked = sag, was du gibst, dann was du möchtest.
act-want = 1× { $resource } verlangen
    .button = Verlangen
    .asked = was möchtest du dafür?
act-ask = Fragen: { $seat }
    .button = Fragen
    .asked = wen fragst du?
act-offer = Anbieten
    .button = Anbieten
    .asked = so anbieten oder es lassen?
act-accept = Annehmen
    .button = Annehmen
act-decline = Ablehnen
    .button = Ablehnen
    .asked = deine Antwort liegt auf dem Tisch; du kannst noch ablehnen.
act-confirm = Handel abschließen: { $seat }
    .button = Abschließen
    .asked = mit wem schließt du den Handel ab?
act-withdraw = Angebot zurückziehen
    .button = Zurückziehen
    .asked = warte auf Antworten, oder zieh das Angebot zurück.

## Das Protokoll

did-roll = { $player } würfelt.
did-end_turn = { $player } beendet den Zug.
did-build_settlement = { $player } baut eine Siedlung auf { $vertex }.
did-build_road = { $player } baut eine Straße auf { $edge }.
did-build_city = { $player } baut { $vertex } zur Stadt aus.
did-buy_card = { $player } kauft eine Entwicklungskarte.
did-knight = { $player } spielt aus: Ritter.
did-road_building = { $player } spielt aus: Straßenbau.
did-year_of_plenty = { $player } spielt aus: Erfindung, 1× { $resource }, 1× { $second }.
did-monopoly = { $player } spielt aus: Monopol, { $resource }.
did-maritime = { $player }, Seehandel: { $rate }× { $resource } → 1× { $taken }.
did-move_robber = { $player } setzt den Räuber auf { $hex }.
did-rob = { $player } bestiehlt: { $seat }.
did-discard = { $player } gibt ab: 1× { $resource }.
did-discard-hidden = { $player } gibt eine Karte ab.
did-propose = { $player } schlägt einen Handel vor.
did-counter = { $player } überlegt ein Gegenangebot.
did-give = { $player } gibt: 1× { $resource }.
did-want = { $player } möchte: 1× { $resource }.
did-ask = { $player } fragt: { $seat }.
did-offer = { $player } bietet es an.
did-accept = { $player } nimmt an.
did-decline = { $player } lehnt ab.
did-confirm = { $player } ↔ { $seat }: der Handel gilt.
did-withdraw = { $player } zieht das Angebot zurück.

happened-lay = H{ $laid }: { $terrain }.
happened-corner = Die Zahlenchips beginnen auf { $corner-id ->
    [K1] H0
    [K2] H7
    [K3] H16
    [K4] H18
    [K5] H11
   *[other] H2
}.
happened-red = { $hex }: Zahl { $laid ->
    [0] 6
    [1] 6
   *[other] 8
}.
happened-token = H{ $laid }: Zahl { $number-id ->
    [N2] 2
    [N3] 3
    [N4] 4
    [N5] 5
    [N6] 6
    [N8] 8
    [N9] 9
    [N10] 10
    [N11] 11
   *[other] 12
}.
happened-harbour = Der nächste Hafen: { $harbour }.
happened-start = { $seat } beginnt.
happened-dice = Wurf: { $die-id ->
    [D1] { $other_die-id ->
        [D1] 1 + 1 = 2
        [D2] 1 + 2 = 3
        [D3] 1 + 3 = 4
        [D4] 1 + 4 = 5
        [D5] 1 + 5 = 6
       *[other] 1 + 6 = 7
    }
    [D2] { $other_die-id ->
        [D1] 2 + 1 = 3
        [D2] 2 + 2 = 4
        [D3] 2 + 3 = 5
        [D4] 2 + 4 = 6
        [D5] 2 + 5 = 7
       *[other] 2 + 6 = 8
    }
    [D3] { $other_die-id ->
        [D1] 3 + 1 = 4
        [D2] 3 + 2 = 5
        [D3] 3 + 3 = 6
        [D4] 3 + 4 = 7
        [D5] 3 + 5 = 8
       *[other] 3 + 6 = 9
    }
    [D4] { $other_die-id ->
        [D1] 4 + 1 = 5
        [D2] 4 + 2 = 6
        [D3] 4 + 3 = 7
        [D4] 4 + 4 = 8
        [D5] 4 + 5 = 9
       *[other] 4 + 6 = 10
    }
    [D5] { $other_die-id ->
        [D1] 5 + 1 = 6
        [D2] 5 + 2 = 7
        [D3] 5 + 3 = 8
        [D4] 5 + 4 = 9
        [D5] 5 + 5 = 10
       *[other] 5 + 6 = 11
    }
   *[other] { $other_die-id ->
        [D1] 6 + 1 = 7
        [D2] 6 + 2 = 8
        [D3] 6 + 3 = 9
        [D4] 6 + 4 = 10
        [D5] 6 + 5 = 11
       *[other] 6 + 6 = 12
    }
}.
happened-draw = { $active } zieht: { $card }.
happened-draw-hidden = { $active } zieht eine Entwicklungskarte.
happened-steal = Diebstahl: { $victim } → { $active }, 1× { $resource }.
happened-steal-hidden = Diebstahl: { $victim } → { $active }, 1 Karte.

source-settlements = Siedlungen
source-cities = Städte
source-longest_road = Längste Handelsstraße
source-largest_army = Größte Rittermacht
source-point_cards = Siegpunktkarten
ending-reached = 10 Siegpunkte sind erreicht.
ending-begun = Der Zug beginnt mit 10 Siegpunkten, das ist der Sieg.

## Der Spielplan im Browser

board-island = Die Insel
board-hand = Deine Hand
board-bank = in der Bank
board-dice = Würfel: { $first } und { $second }, zusammen { $sum }
board-dice-none = Noch wurde nicht gewürfelt.
board-compass-n = Norden
board-compass-ne = Nordosten
board-compass-e = Osten
board-compass-se = Südosten
board-compass-s = Süden
board-compass-sw = Südwesten
board-compass-w = Westen
board-compass-nw = Nordwesten
board-corner = { $address }: Kreuzung an { $around }
board-path = { $address }: Weg zwischen { $one } und { $other }
board-path-coast = { $address }: Küste, { $one }
board-pips = { $pips } von 36 Würfen
board-card = Karte
board-brings = bringt sofort:
board-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
board-cards-change = Karten { $before } → { $after }
board-left = noch { $count }
board-lack = Dir fehlt: { $cards }.
board-sea = Seehandel
board-sea-short = Seehandel: { $rate }× { $given } für 1× { $taken }; es fehlen { $short }.
board-sea-no = Seehandel: { $given } für { $taken } geht jetzt nicht.
board-take = Nehmen
board-ask-table = Alle fragen
board-closes-trade = Bauen beendet den Handel in diesem Zug.
board-trade = Handel
board-give = Du gibst
board-want = Du möchtest
board-you-give = du gibst
board-you-get = du bekommst
board-to = an
board-call = Wer bietet?
board-counter-to = an { $player }
board-proposal = Angebot
board-quiet = In diesem Zug keine Angebote mehr
board-quiet-on = { $player }: in diesem Zug von selbst abgelehnt – aufheben
board-answers = Antworten
board-thinking = überlegt …
board-after = danach
board-change = Ändern
board-discard = Eine Sieben: gib die Hälfte deiner Karten ab, { $count }
board-suggest = Vorschlag
board-done = Fertig
board-monopoly = Welchen Rohstoff geben alle anderen ab?
board-monopoly-note = ≥: so viele haben die anderen sicher.
board-plenty-first = Nimm zwei Karten aus der Bank.
board-plenty-second = Die zweite:
board-no-cards = keine Entwicklungskarten
board-fresh = in diesem Zug gekauft
board-known = hat sicher
board-known-note = Karten nach Art: was alle gesehen haben; auf der Hand können mehr sein.
board-close = Schließen

## Regeln

C-001 = Die Insel hat 19 Landschaftsfelder: 4 Wald, 4 Weideland, 4 Ackerland, 3 Hügelland, 3 Gebirge, 1 Wüste.
C-002 = Wald bringt Holz, Hügelland Lehm, Weideland Wolle, Ackerland Getreide, Gebirge Erz. Die Wüste bringt nichts.
C-003 = Es gibt 18 Zahlenchips, A bis R: eine 2, eine 12, alle anderen Zahlen doppelt, keine 7.
C-004 = Die Bank beginnt mit 19 Karten jedes Rohstoffs, zusammen 95.
C-005 = Es gibt 25 Entwicklungskarten: 14 Ritter, 2 Straßenbau, 2 Erfindung, 2 Monopol, 5 Siegpunktkarten.
C-006 = Du hast 15 Straßen, 5 Siedlungen und 4 Städte. Was aufgebraucht ist, kannst du nicht mehr bauen.
C-007 = Wird eine Siedlung zur Stadt, kommt die Siedlung in deinen Vorrat zurück und ist wieder frei.
C-008 = Ohne Siedlung im Vorrat baue zuerst eine zur Stadt aus; dann hast du wieder eine.
C-009 = Keine Karte kommt hinzu oder verschwindet: Bank und Hände haben zusammen immer 19 von jedem Rohstoff.
C-010 = Wie viele Karten Bank und Hände haben, ist offen; welche in einer Hand sind, sieht nur ihr Besitzer.
C-011 = Es gibt neun Häfen: vier 3:1 und je einen 2:1 pro Rohstoff. Jeder dient den zwei Kreuzungen eines Küstenwegs.
C-129 = Wie viele Entwicklungskarten du hast und wie viele noch zu kaufen sind, ist offen; welche du hast, weißt nur du.
C-130 = Alles andere liegt offen: Plan, Figuren, gespielte Karten, Würfel, Handel. Nur die gestohlene Karte wechselt verdeckt.
C-012 = Drei oder vier spielen, jeder in seiner Farbe. Zu dritt bleibt beim Aufbau für Einsteiger Rot in der Schachtel.
C-013 = Beim Aufbau für Einsteiger stehen Insel und jedermanns zwei Siedlungen und zwei Straßen wie abgebildet.
C-014 = Beim Aufbau für Einsteiger beginnt der Älteste; eine Gründungsphase gibt es nicht.
C-015 = Beim Aufbau für Einsteiger bringt die Siedlung mit Stern je Feld daneben eine Karte, die andere nichts.
C-016 = Beim variablen Aufbau werden die 19 Landschaftsfelder gemischt und zufällig ausgelegt.
C-017 = Spirale: von einem Eckfeld laufen die Zahlenchips nach Buchstaben um die Küste, dann nach innen; die Wüste bleibt frei.
C-018 = Zufällige Zahlenchips: mischen, aber nie zwei rote Zahlen (6 und 8) nebeneinander.
C-019 = Die Spirale legt nie zwei rote Zahlen nebeneinander; zu prüfen ist da nichts.
C-020 = Der Räuber beginnt in der Wüste.
C-021 = Rohstoffe liegen in fünf offenen Stapeln, Entwicklungskarten gemischt und verdeckt, beide Bonuskarten daneben.
C-022 = Alle würfeln; die höchste Summe beginnt, bei Gleichstand wird noch einmal gewürfelt.
C-023 = In der ersten Runde setzt jeder der Reihe nach eine Siedlung und eine Straße.
C-024 = Die zweite Runde läuft rückwärts: der Letzte setzt gleich noch einmal, der Startspieler zuletzt.
C-025 = In der Gründungsphase darf die Siedlung auf jede freie Kreuzung mit genug Abstand; eine Straße braucht sie nicht.
C-026 = Die Straße beginnt an der eben gesetzten Siedlung, nicht an der anderen.
C-027 = Die zweite Siedlung bringt sofort eine Karte je Feld daneben, das etwas trägt. Die erste bringt nichts.
C-028 = Zwei gleiche Felder an der zweiten Siedlung bringen zwei Karten, Wüste und Meer nichts.
C-029 = Was in der Gründungsphase gesetzt wird, kommt aus deinem Vorrat und kostet nichts.
C-030 = Nach der zweiten Runde hat der Startspieler den ersten Zug.
C-031 = Setzfolge: zu dritt 1-2-3-3-2-1, zu viert 1-2-3-4-4-3-2-1.
C-131 = Deine zweite Siedlung muss nicht mit der ersten verbunden sein.
C-132 = Zu Beginn hat jeder 2 Siedlungen, 2 Straßen, 2 Punkte und im Vorrat 3 Siedlungen, 4 Städte, 13 Straßen.
C-032 = Ein Zug: Würfeln und Rohstofferträge, dann Handel, dann Bauen.
C-033 = Du würfelst nur im eigenen Zug, und genau einmal.
C-034 = Vor dem Würfeln darfst du nur eine Entwicklungskarte spielen: kein Handel, kein Bau, kein Kauf.
C-035 = Handeln und bauen musst du nicht, darfst es aber beliebig oft.
C-036 = Du darfst je Zug eine Entwicklungskarte spielen, nur im eigenen Zug, vor oder nach dem Würfeln.
C-037 = Eine eben gekaufte Entwicklungskarte darfst du erst im nächsten Zug spielen.
C-038 = Für Siegpunktkarten gilt das nicht: beliebig viele, auch eben gekaufte.
C-039 = Danach ist der linke Nachbar am Zug.
C-040 = Jeder Wurf gilt für alle.
C-041 = Sobald du baust oder kaufst, ist der Handel für diesen Zug vorbei; ein neuer Hafen dient ab dem nächsten.
C-042 = Verbundene Phasen: nach dem Würfeln handle und baue in beliebiger Folge; ein neuer Hafen dient sofort.
C-043 = Eine Entwicklungskarte spielen ist kein Bauen: sie beendet den Handel nicht, ihre Straßen auch nicht.
C-133 = Bring erst zu Ende, was begonnen ist: Erträge, Abgeben, Räuber und Diebstahl, oder die kostenlosen Straßen.
C-134 = Deinen Zug kannst du beenden, wenn du gewürfelt hast und nichts mehr offen ist.
C-044 = Jedes Feld mit der gewürfelten Zahl bringt Ertrag, außer dort, wo der Räuber steht.
C-045 = Dort bringt eine Siedlung 1 Karte, eine Stadt 2.
C-046 = Jedes Gebäude zählt an jedem Feld, das Ertrag bringt.
C-047 = Alle bekommen etwas, nicht nur, wer am Zug ist.
C-048 = Eine 7 bringt keinen Ertrag.
C-049 = Reicht die Bank nicht und steht mehreren derselbe Rohstoff zu, bekommt keiner etwas davon.
C-050 = Steht ein knapper Rohstoff nur einem zu, nimmt er den Rest.
C-051 = Knappheit betrifft nur den einen Rohstoff; alle anderen werden voll bezahlt.
C-052 = Gezählt wird über den ganzen Wurf, bevor bezahlt wird; das Feld des Räubers verlangt nichts.
C-053 = Was dir durch Knappheit oder Räuber entgeht, wird nicht nachgeholt.
C-135 = Erträge nimmt man ganz; keine Karte darf abgelehnt werden.
C-054 = Bei einer 7 gibt, wer mehr als 7 Rohstoffkarten hat, die Hälfte ab, abgerundet, nach eigener Wahl.
C-055 = Bei genau 7 Karten gibst du nichts ab.
C-056 = Entwicklungskarten zählen bei der Sieben nicht mit.
C-057 = Erst geben alle ab, dann zieht der Räuber, dann wird gestohlen.
C-058 = Bei einer 7 oder einem Ritter setzt, wer am Zug ist, den Räuber auf ein anderes Feld.
C-059 = Der Räuber darf auf jedes andere Feld, auch in die Wüste oder an eigene Gebäude.
C-060 = Dann ziehst du einem Gegner mit Gebäude an diesem Feld blind eine Karte, auch an der Wüste.
C-061 = Kannst du beim Räuber mehrere bestehlen, wähle einen; es bleibt bei einer Karte.
C-062 = Hat dort kein Gegner eine Karte, wird nichts gestohlen.
C-063 = Auch eine Stadt verliert nur eine Karte.
C-064 = Dich selbst kannst du nicht bestehlen.
C-065 = Solange der Räuber steht, bringt sein Feld niemandem etwas. Nur eine 7 oder ein Ritter bewegt ihn.
C-066 = Nach Abgeben, Räuber und Diebstahl geht dein Zug mit Handel und Bauen weiter.
C-136 = Je Sieben gibst du einmal ab; was bleibt, behältst du.
C-137 = Die gestohlene Karte sehen nur Dieb und Bestohlener; dass gestohlen wurde, sehen alle.
C-138 = Der Räuber nimmt nur Rohstoffe; Entwicklungskarten werden weder gestohlen noch abgegeben.
C-139 = Der Räuber hält nur den Ertrag auf; an seinem Feld darf gebaut werden.
C-140 = Alle wählen gleichzeitig und verdeckt, was sie abgeben; dann wird es gezeigt.
C-067 = Baukosten: Straße Holz, Lehm; Siedlung Holz, Lehm, Wolle, Getreide; Stadt 3× Erz, 2× Getreide; Entwicklungskarte Wolle, Getreide, Erz.
C-068 = Nur wer am Zug ist, baut, nach dem Würfeln; bezahlt wird zuerst.
C-069 = Auf jeden Weg, auch an der Küste, passt nur eine Straße.
C-070 = Eine neue Straße muss an eine eigene Straße oder ein eigenes Gebäude anschließen.
C-071 = Deine Straße führt nicht über ein fremdes Gebäude hinaus.
C-072 = Eine Siedlung braucht eine freie Kreuzung, zu der eine deiner Straßen führt.
C-073 = Abstandsregel: alle Nachbarkreuzungen müssen frei von Gebäuden sein, auch von deinen.
C-074 = Die Abstandsregel meint nur Gebäude, keine Straßen.
C-075 = Du darfst mitten in einer fremden Straße siedeln; die Straßen bleiben liegen.
C-076 = Eine Stadt ersetzt immer eine eigene Siedlung.
C-077 = Dieselbe Siedlung darfst du in einem Zug bauen und zur Stadt machen.
C-078 = Eine Siedlung zählt 1 Punkt, eine Stadt 2; der Ausbau bringt 1.
C-079 = Was aufgebraucht ist, wird nicht gebaut; vom Plan geht nur die Siedlung zurück, die Stadt wird.
C-080 = Du kaufst die oberste Entwicklungskarte; ist der Stapel leer, gibt es keine.
C-081 = Du darfst so viele Entwicklungskarten kaufen, wie du bezahlen kannst.
C-082 = Gespielte Entwicklungskarten kommen nicht in den Stapel zurück.
C-083 = Gehandelt wird nur mit dem, der am Zug ist, nach dem Würfeln; die anderen nie untereinander.
C-084 = Wer am Zug ist, schlägt vor; andere dürfen Gegenangebote machen, die nur er annehmen kann.
C-085 = Beide Seiten geben mindestens eine Karte; Geschenke gibt es nicht.
C-086 = Derselbe Rohstoff darf nicht auf beiden Seiten stehen.
C-087 = Gehandelt werden nur Rohstoffe: keine Entwicklungskarten, Figuren, Punkte, Versprechen oder Schulden.
C-088 = Beim Handel müssen beide haben, was sie geben; annehmen muss niemand.
C-089 = Seehandel: vier gleiche Karten gegen eine andere, mit Hafen billiger. Du brauchst genug von einer Sorte.
C-090 = Mit einem Gebäude am 3:1-Hafen genügen drei gleiche Karten.
C-091 = Mit einem Gebäude am 2:1-Hafen genügen zwei Karten seines Rohstoffs, nur von diesem.
C-092 = Ein 2:1-Hafen hilft anderen Rohstoffen nicht.
C-093 = Deine Siedlung oder Stadt an einem der Enden öffnet den Hafen; eine Straße nicht.
C-094 = Nimm eine andere Sorte, als du gibst, und eine, die die Bank noch hat.
C-095 = Seehandel geht, so oft du willst.
C-096 = Der Räuber schließt keine Häfen.
C-141 = Auf jeder Seite beliebig viele und verschiedene Karten, und so oft du willst.
C-142 = Ein Handel hat genau zwei Seiten; zu dritt geht es nicht.
C-143 = Angebote und Antworten hört der ganze Tisch; heimlich wird nicht gehandelt.
C-144 = Die zwei Kreuzungen eines Hafens sind Nachbarn, also steht dort nie mehr als ein Gebäude.
C-145 = Für jeden Rohstoff gilt immer dein bester Kurs.
C-146 = Ein Angebot zur Zeit und der Reihe nach: was du gibst, was du möchtest, wen du fragst, dann anbieten.
C-147 = Ist eine Seite des Angebots offen, geht Annehmen nicht; mach ein Gegenangebot oder lehne ab.
C-148 = Nur Gefragte antworten, einmal: annehmen, ablehnen, Gegenangebot. Bis zum Abschluss kannst du noch ablehnen.
C-149 = Wer am Zug ist, schließt mit einem ab, der annahm oder ein Gegenangebot machte; der Erste hat keinen Vorrang.
C-150 = Wer am Zug ist, darf das Angebot jederzeit zurückziehen; lehnen alle ab, ist es vom Tisch.
C-151 = Solange ein Angebot liegt, schließ es zuerst ab oder zieh es zurück.
C-152 = Anbieten und annehmen kannst du nur, was du hast; fragen darfst du alle.
C-097 = Die Länge ist dein längster Straßenzug, jede Straße einmal; Abzweigungen zählen nicht.
C-098 = Ein Straßenzug darf sich kreuzen; ein Ring zählt ganz.
C-099 = Ein fremdes Gebäude unterbricht deine Straße; beide Teile zählen für sich. Eigene Gebäude unterbrechen nicht.
C-100 = Eine Straße, die an einem fremden Gebäude endet, zählt voll.
C-101 = Wer zuerst 5 Straßen am Stück hat, nimmt die Längste Handelsstraße, 2 Punkte.
C-102 = Die Längste Handelsstraße bekommst du nur mit einer längeren; Gleichstand reicht nicht.
C-103 = Nach jeder Straße und jeder Siedlung werden alle Längen neu gezählt.
C-104 = Wird die Straße des Besitzers unterbrochen, hat aber noch mindestens 5 und keiner mehr, behält er die Karte.
C-105 = Führt nach einer Unterbrechung ein anderer allein mit mindestens 5, bekommt er die Karte.
C-106 = Führen nach einer Unterbrechung mehrere andere gleichauf, kommt die Karte beiseite.
C-107 = Hat nach einer Unterbrechung niemand 5, kommt die Karte beiseite.
C-108 = Die Karte von beiseite bekommt, wer als Erster allein mit mindestens 5 führt.
C-109 = Straßen der Gründungsphase und kostenlose Straßen zählen wie alle.
C-110 = Ritter: Räuber versetzen und eine Karte stehlen; niemand gibt ab.
C-111 = Ein gespielter Ritter bleibt vor dir liegen und zählt zur Rittermacht.
C-112 = Ein Ritter vor dem Würfeln kann dein Feld befreien; bei einer 7 zieht der Räuber noch einmal.
C-113 = Wer zuerst 3 Ritter gespielt hat, nimmt die Größte Rittermacht, 2 Punkte.
C-114 = Die Größte Rittermacht wechselt nur zu dem, der mehr Ritter gespielt hat.
C-115 = Straßenbau: leg sofort zwei Straßen kostenlos, wo Straßen hindürfen.
C-116 = Geht nur eine Straße, bleibt es bei einer; geht keine, kann die Karte nicht gespielt werden.
C-117 = Erfindung: nimm zwei beliebige Rohstoffe aus der Bank; du kannst sie sofort verwenden.
C-118 = Siegpunktkarten bleiben verdeckt, bis du mit ihnen im eigenen Zug 10 Punkte hast oder das Spiel endet.
C-119 = Du darfst beliebig viele Siegpunktkarten zeigen, auch eben gekaufte, wenn das 10 ergibt.
C-120 = Erfindung nimmt, was die Bank hat: zwei gleiche müssen dort sein; ist nur eine Karte da, nimmst du eine.
C-121 = Monopol geht auch auf einen Rohstoff, den keiner hat; es bringt dann nichts.
C-122 = Eine genutzte Fortschrittskarte liegt offen vor dir und wirkt nicht mehr.
C-153 = Monopol: nenne einen Rohstoff; alle anderen geben dir jede Karte davon.
C-154 = Was ein Fortschritt bewirkt, sehen alle: Straßen, genommene Karten, den genannten Rohstoff, wer wie viel gab.
C-155 = Einen Ritter kannst du spielen, wo immer der Räuber steht, vor oder nach dem Würfeln, auch nach einer 7.
C-157 = Über die Größte Rittermacht entscheidet schon der Ritter, bevor der Räuber zieht.
C-123 = Siedlung 1 Punkt, Stadt 2, Längste Handelsstraße 2, Größte Rittermacht 2, Siegpunktkarte 1.
C-124 = Das Spiel endet sofort, wenn jemand im eigenen Zug 10 Punkte hat, verdeckte Karten mitgezählt.
C-125 = Zehn Punkte im fremden Zug sind noch kein Sieg: du musst sie haben, wenn dein Zug beginnt.
C-126 = Gezählt wird nach jeder deiner Aktionen und zu Beginn des Zuges, auch vor dem Würfeln.
C-127 = Nur einer gewinnt; ein Unentschieden gibt es nicht.
C-128 = Punkte können verloren gehen: mit Längster Handelsstraße oder Größter Rittermacht.
C-156 = Am Ende werden alle verdeckten Siegpunktkarten gezeigt und gezählt.
board-hint-found = Dunkle Häuser bringen am meisten. Die Zahl sagt, wie viele von 36 Würfen eine Karte bringen.
board-hint-robber = Sperre ein Feld, das anderen dient und nicht dir; dort stiehlst du eine Karte.
board-hint-roll = Würfle: Jede Siedlung an der Zahl bekommt eine Karte, jede Stadt zwei.
board-hint-build_city = Du kannst eine Stadt bauen: 2 Punkte und doppelt so viele Karten.
board-hint-build_settlement = Du kannst eine Siedlung bauen: 1 Punkt und Karten von neuen Feldern.
board-hint-buy_card = Du kannst eine Entwicklungskarte kaufen: Ritter, Fortschritt oder Punkt.
board-hint-build_road = Du kannst eine Straße zu einer freien Kreuzung bauen.
board-hint-sea = { $piece }: Es fehlt { $cards }, der Seehandel hat es.
board-hint-lack = { $piece }: Es fehlt nur { $cards }. Den Tisch fragen?
board-hint-end = Nichts ist nahe: Schlage einen Handel vor oder beende den Zug.
board-typed-dice = Echte Würfel: wir würfeln auf dem Tisch und geben ein, was fällt
board-facts-dice = Würfel: { $count ->
    [one] { $count } Wurf
   *[other] { $count } Würfe
}
board-facts-expected = Die Striche zeigen, was zu erwarten war.
board-rules-key = Unter jeder Regel steht, woher sie stammt: S das Faltblatt, A das Almanach, F Antworten des Verlags, R unsere Auslegung.

## Lessons

lesson-first_road = Deine erste Straße
    .s1 = Baue eine Straße: Sie muss an deine Straße oder dein Gebäude grenzen. Über die rote Siedlung hinaus geht es nicht.
    .s2 = Beende deinen Zug.
    .end = Eine Straße kostet 1 Holz und 1 Lehm und setzt immer Eigenes fort.
lesson-settlement = Eine Siedlung
    .s1 = Gründe eine Siedlung am Ende deiner Straße. Kreuzungen neben einem Gebäude bleiben frei: die Abstandsregel.
    .end = Eine Siedlung zählt einen Punkt und bringt für jedes gewürfelte Feld an ihr eine Karte.
lesson-city = Aus Siedlung wird Stadt
    .s1 = Mache deine Siedlung für 2 Getreide und 3 Erz zur Stadt.
    .end = Eine Stadt zählt zwei Punkte und bringt zwei Karten statt einer.
lesson-bank = Handel mit der Bank
    .s1 = Ohne Hafen kaufen vier gleiche eine: Tausche 4 Wolle gegen 1 Erz.
    .end = 4:1 geht immer. Häfen machen es billiger.
lesson-harbour = Ein eigener Hafen
    .s1 = Deine Siedlung liegt am Holzhafen: Tausche 2 Holz gegen 1 Erz.
    .s2 = Jetzt hast du 2 Getreide und 3 Erz: Baue die Stadt.
    .end = Ein Spezialhafen tauscht seinen Rohstoff 2:1, ein einfacher alles 3:1.
lesson-robber = Der Räuber
    .s1 = Versetze den Räuber auf das mittlere Feld; dort hat Weiß eine Stadt und drei Karten.
    .end = Sein Feld bringt nun nichts, und ein Anrainer mit Karten wird beraubt: Hier kam nur Weiß in Frage.
lesson-seven = Eine Sieben
    .s1 = Du hast neun Karten. Wer mehr als sieben hat, gibt die Hälfte abgerundet zurück: Wähle vier.
    .end = Aus 9 werden 5, aus 15 werden 8. Gib Karten aus, bevor es viele sind.
lesson-monopoly = Monopol
    .s1 = Spiele Monopol und nenne Wolle: Weiß hat drei, Rot fünf.
    .s2 = Acht Wolle sind dein. Tausche vier davon gegen das, was dir fehlt.
    .end = Alle anderen geben alles ab, was sie von einem Rohstoff haben.
lesson-longest_road = Die längste Handelsstraße
    .s1 = Du hast vier Straßen in einer Linie. Spiele Straßenbau.
    .s2 = Lege die fünfte Straße an ein Ende der Linie.
    .end = Fünf Straßen in einer Linie bringen die Längste Handelsstraße und zwei Punkte; eine längere nimmt sie weg.
lesson-largest_army = Die größte Rittermacht
    .s1 = Du hast zwei Ritter gespielt. Spiele den dritten.
    .s2 = Nun zieht wie bei jedem Ritter der Räuber.
    .end = Drei Ritter bringen die Größte Rittermacht und zwei Punkte; wer mehr spielt, übernimmt sie.
