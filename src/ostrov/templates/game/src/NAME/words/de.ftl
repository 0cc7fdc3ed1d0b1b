# TITLE auf Deutsch. Was die Namen bedeuten, steht in docs/how-to-add-a-game.md von Ostrov, Schritt 10.
# Für dein eigenes Spiel: erst die Datei bis auf die Überschriften leeren, in allen vier Sprachen.

title = TITLE
about = Zieh vom Stapel oder hör auf, bevor der Sturm kommt; eine Karte kennst nur du.

## Spieler, Karten, Phasen

seat-red = Rot
seat-blue = Blau
seat-green = Grün
seat-yellow = Gelb

card-shell = Muschel
card-pearl = Perle
card-crown = Krone
card-storm = Sturm
card-none = keine

phase-dealing = Austeilen
phase-turn = Zug
phase-drawing = Ziehen
phase-over = Ende

## Der Tisch; ein Strich lässt ein Feld weg, weil Frage und Protokoll es schon sagen

field-secret = geheime Karte
field-kept = behalten
field-bonus = für die geheime Karte
field-pile = Stapel
field-left = Karten im Stapel
field-gone = gezogene Karten
field-phase = -
field-active = am Zug
field-risk = auf dem Spiel
field-turns = -

option-players = Spieler
option-players-help = Wie viele spielen.

## Entscheidungen

act-draw = Eine Karte ziehen
    .button = Ziehen
    .asked = Auf dem Spiel: { $risk }, Karten im Stapel: { $left }. Ziehen oder aufhören?
act-stop = Aufhören und die Punkte behalten
    .button = Aufhören

## Das Protokoll

did-draw = { $player } zieht.
did-stop = { $player } hört auf und behält { $risk }.
happened-deal = { $active } bekommt eine Karte: { $card }.
happened-deal-hidden = { $active } bekommt eine Karte.
happened-turn_up = { $active } deckt auf: { $card }.

source-kept = behalten
source-secret = geheime Karte
ending-pile = Der Stapel ist leer.

## Regeln

LETTER-001 = Zwei bis vier spielen, reihum nach links.
LETTER-002 = Alle Karten bilden einen gemischten Stapel; keine geht verloren, keine kommt dazu.
LETTER-003 = Eine Muschel ist 1 wert, eine Perle 2, eine Krone 4, ein Sturm nichts.
LETTER-004 = Jeder bekommt eine Karte, die nur er sieht; wie viele übrig sind, ist offen.
LETTER-010 = Zieh eine Karte oder hör auf, wenn du am Zug bist.
LETTER-011 = Aufhören kannst du nur, wenn etwas auf dem Spiel steht: zieh zuerst.
LETTER-012 = Eine gezogene Karte liegt offen; ihr Wert steht auf dem Spiel.
LETTER-013 = Ein Sturm nimmt alles, was auf dem Spiel steht, und beendet den Zug.
LETTER-014 = Hörst du auf, behältst du, was auf dem Spiel steht; der Zug endet.
LETTER-020 = Das Spiel endet mit der letzten Karte; was dann auf dem Spiel steht, wird behalten.
LETTER-021 = Am Ende werden die geheimen Karten gezeigt und zählen.
LETTER-022 = Die meisten Punkte gewinnen; bei Gleichstand teilt man den Platz.
