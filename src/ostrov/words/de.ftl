# Was jeder Tisch und das Terminal auf Deutsch sagen, egal welches Spiel.

table-yes = ja
table-no = nein
table-nothing = nichts
table-chance = Zufall
table-person = Mensch
table-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
bot-random = Bot Zufall

## Das Terminal

terminal-you = du
terminal-options = Optionen: { $options }.
terminal-commitment = Der Zufall ist versiegelt; das Siegel steht hier und wird am Ende geöffnet: { $commitment }
terminal-hint = Tippe eine Zahl oder Wörter. ? zeigt die Auswahl, hilfe erklärt den Rest.
terminal-news = Seit deiner letzten Entscheidung:
terminal-earlier = { $count ->
    [one] { $count } frühere Zeile steht im Protokoll.
   *[other] { $count } frühere Zeilen stehen im Protokoll.
}
terminal-choose = wähle: { $kinds }.
terminal-what-comes = was zeigen die echten Würfel oder Karten?
terminal-final = { $mark } endgültig
terminal-sure = Endgültig: { $action }.
terminal-yes-no = Ja oder nein? [{ $default }]
terminal-not-done = Es ist nichts geschehen.
terminal-pass = Gib das Gerät weiter an { $player }. { $player }: drücke Enter. Wer zuletzt dran war, kann noch zurücknehmen tippen.
terminal-empty = Tippe die Zahl einer Möglichkeit, oder ? für alle.
terminal-how-to-type = Tippe eine Zahl, die Wörter oder deren Anfänge; a; b tut eins nach dem anderen.
terminal-which = Sag, was du meinst: { $choices }.
terminal-number = Die Möglichkeiten haben die Zahlen 1 bis { $count }.
terminal-no-choices = Hier gibt es für dich nichts zu wählen; hilfe sagt, was du tun kannst.
terminal-unknown = „{ $typed }“ gibt es hier nicht; ? zeigt die Auswahl, hilfe die Befehle.
terminal-meant = Wenn du den Befehl meinst, tippe ihn ganz: { $command }
terminal-no-action = „{ $typed }“ ist keine Aktion dieses Spiels; ? zeigt die Wörter der jetzt möglichen.
terminal-why = Jetzt nicht: { $action }. { $text } [{ $rule }]
terminal-why-what = Nenne die Aktion, die du meinst: warum und ihre Wörter.
terminal-allowed = Keine Regel verbietet es.
terminal-refused = Das ging nicht: { $reason }
terminal-no-rule = Keine Regel spricht von „{ $typed }“; regeln allein zeigt alle.
terminal-taken-back = Zurückgenommen.
terminal-taken-far = Zurückgenommen, mit allem, was folgte; das Ergebnis vermerkt es. Der Zufall bleibt derselbe.
terminal-nothing-back = Du hast noch nichts getan, was sich zurücknehmen ließe.
terminal-all-agree = Das war endgültig. Sind alle am Tisch einverstanden, es zurückzunehmen?
terminal-log-empty = Es ist noch nichts geschehen.
terminal-trying = Du probierst an einer Kopie, in der verdeckte Karten geraten sind; zurück beendet es.
terminal-try-stops = Die Probe endet hier, { $players } würde entscheiden; zurücknehmen geht einen Schritt, zurück an den Tisch.
terminal-back = Wieder am echten Tisch; dort hat sich nichts geändert.
terminal-not-trying = Du sitzt am echten Tisch; probieren macht dir eine Kopie.
terminal-not-now = Das geht jetzt nicht.
terminal-save-where = Nenne eine Datei, etwa: speichern abend.txt
terminal-write-over = { $file } gibt es schon. Überschreiben?
terminal-save-first = Das Spiel zuerst speichern?
terminal-saved = Gespeichert in { $file }. So geht es später weiter:
terminal-not-saved = Speichern ging nicht: { $reason }. Nimm mit speichern eine andere Datei.
terminal-resume-what = Nenne ein gespeichertes Spiel, etwa: fortsetzen abend.txt
terminal-rules-changed = Seit Zug { $number } haben sich die Regeln geändert; es geht von der gespeicherten Stellung weiter.
terminal-languages = Nenne eine dieser Sprachen: { $languages }.
terminal-over = Das Spiel ist aus.
terminal-place = { $place }. { $player }
terminal-with-takebacks = { $count ->
    [one] Gespielt mit { $count } Rücknahme.
   *[other] Gespielt mit { $count } Rücknahmen.
}
terminal-secret = Das Siegel geöffnet: Der SHA-256 dieser Bytes ist das Siegel { $commitment }: { $secret }
terminal-no-map = Dieses Spiel hat keine Karte.
terminal-end-hint = protokoll, punkte, tisch, regeln und speichern gehen noch; Enter beendet.

## Befehle: ein eigenes Wort für jeden und was er tut

command-choices = auswahl
    .help = zeigt die Möglichkeiten mit ihren Wörtern
command-why = warum
    .help = sagt, welche Regel eine Aktion verbietet
command-undo = zurücknehmen
    .help = nimmt zurück, was du zuletzt getan hast
command-log = protokoll
    .help = erzählt alles, was geschehen ist
command-facts = tisch
    .help = zeigt den ganzen Tisch noch einmal
command-map = karte
    .help = zeigt die Namen der Orte
command-points = punkte
    .help = sagt, woher die Punkte aller kommen
command-rules = regeln
    .help = zeigt die Regeln; suche mit Nummer oder Wort
command-try = probieren
    .help = macht dir eine Kopie zum Ausprobieren
command-back = zurück
    .help = führt von der Kopie zurück
command-save = speichern
    .help = speichert in der genannten Datei
command-resume = fortsetzen
    .help = setzt das genannte gespeicherte Spiel fort
command-lang = sprache
    .help = wechselt die Sprache: en, cs, de, ru
command-help = hilfe
    .help = zeigt diese Liste
command-quit = ende
    .help = beendet; bietet erst das Speichern an
