# Schmuggler auf Deutsch. Was die Namen bedeuten, steht in ostrov/engine/words.py.

title = Schmuggler
about = Nachts lädt jeder heimlich eine Karte, tagsüber sagt er an, was es ist, und darf lügen.

## Spieler und Karten

seat-red = Rot
seat-blue = Blau
seat-green = Grün
seat-yellow = Gelb

good-tea = Tee
good-silk = Seide
good-rum = Rum
good-empty = leer

phase-deal = Austeilen
phase-night = Nacht
phase-day = Tag
phase-doubt = Antwort auf eine Ansage
phase-theft = der Dieb geht um
phase-refill = Nachziehen
phase-over = Schluss

## Der Tisch; ein Strich lässt ein Feld weg, weil Frage und Protokoll es schon sagen

field-hand = Hand
field-cards = Handkarten
field-boat = Boot
field-trade = Punkte für Fracht
field-doubts = Punkte für entdeckte Lügen
field-pile = Stapel
field-left = Karten im Stapel
field-shown = Karten aus dem Spiel
field-phase = jetzt
field-idle = lädt noch
field-loaded = beladene Boote
field-captain = Kapitän
field-sailor = -
field-victim = -
field-taker = -
field-claim = -
field-turns = Ausfahrten
field-ending = -

## Optionen

option-players = Spieler
option-players-help = Wie viele mitspielen.
option-goal = Zielpunkte
option-goal-help = Das Spiel endet nach einem Tag, an dem jemand so viele Punkte hat.

## Wahl

act-load = { $good } laden
    .button = Laden
    .asked = Welche Karte lädst du heute Nacht?
act-declare = „{ $good }“ ansagen
    .button = Ansagen
    .asked = Dein Boot fährt. Was sagst du an?
act-rob = Den Dieb schicken: { $seat }
    .button = Dieb
    .sure = Endgültig: Deine Fracht verlässt das Spiel, der Dieb nimmt eine Karte. Opfer: { $seat }.
act-doubt = Zweifeln
    .button = Zweifeln
    .asked = { $sailor } sagt „{ $claim }“. Glaubst du das?
act-believe = Glauben
    .button = Glauben

## Protokoll

did-load = { $player } lädt { $good }.
did-load-hidden = { $player } lädt eine Karte.
did-declare = { $player } sagt „{ $good }“ an.
did-rob = { $player } schickt den Dieb: { $seat }.
did-doubt = { $player } zweifelt: { $sailor } sagt „{ $claim }“.
did-believe = { $player } glaubt: { $sailor } sagt „{ $claim }“.

happened-draw = { $taker } zieht 1× { $good }.
happened-draw-hidden = { $taker } zieht eine Karte.
happened-steal = Der Dieb: { $victim } → { $sailor }, 1× { $good }.
happened-steal-hidden = Der Dieb: { $victim } → { $sailor }, 1 Karte.

source-trade = Fracht
source-doubts = entdeckte Lügen
ending-goal = Jemand hat das Ziel erreicht.
ending-pile = Der Stapel ist leer.

## Regeln

M-001 = Zwei bis vier spielen, reihum nach links.
M-002 = Alle Karten bilden einen gemischten Stapel; keine geht verloren, keine kommt dazu.
M-003 = Tee ist 1 wert, Seide 2, Rum 3.
M-004 = Jeder bekommt drei Karten, eine nach der anderen.
M-005 = Wie viele Karten eine Hand und der Stapel haben, ist offen; welche es sind, nicht.
M-010 = Du lädst nachts, eine Karte, heimlich; hat der Letzte geladen, wird es Tag.
M-011 = Laden kannst du nur eine Karte aus deiner Hand.
M-020 = Tagsüber fahren die Boote nacheinander, der Kapitän zuerst; sprich, wenn deines fährt.
M-021 = Nenne eine beliebige Ware, ob sie im Boot ist oder nicht.
M-022 = Schicke den Dieb nur zu einem anderen Spieler, der eine Karte hat.
M-023 = Der Dieb bekommt deine Fracht als Lohn; sie verlässt das Spiel offen.
M-024 = Der Dieb bringt eine zufällige Karte aus der Hand des Opfers; nur ihr beide seht sie.
M-030 = Nur der linke Nachbar glaubt eine Ansage oder zweifelt.
M-031 = Eine geglaubte Ansage bringt den angesagten Wert; die Fracht kommt ungesehen zurück in den Stapel.
M-032 = Angezweifelte Fracht wird gezeigt und verlässt das Spiel: Wahrheit bringt das Doppelte, eine Lüge belohnt den Zweifler.
M-040 = Nach dem letzten Boot zieht jeder eine Karte, der neue Kapitän zuerst.
M-050 = Das Spiel endet nach einem Tag, an dem jemand das Ziel erreicht hat.
M-051 = Das Spiel endet, sobald der Stapel leer ist.
M-052 = Die meisten Punkte gewinnen; bei Gleichstand teilt man den Platz.
