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
terminal-capsule-what = Frage, warum etwas nicht geht, und nenne dann eine Datei, etwa: kapsel frage.txt
terminal-capsule-kept = Festgehalten in { $file }. So lässt es sich überall nachspielen:
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
terminal-no-advice = Hier gibt es keinen Rat.
terminal-thinks = Ein Bot, der sieht, was du siehst, denkt es durch; beim ersten Mal dauert das.
terminal-no-search = Was hier am besten ist, sagt ostrov[fast]: dafür braucht es übersetzte Regeln.
terminal-no-way = Dahin führt jetzt kein Weg.
terminal-end-hint = protokoll, punkte, tisch, regeln und speichern gehen noch; Enter beendet.

## Befehle: ein eigenes Wort für jeden und was er tut

command-choices = auswahl
    .help = zeigt die Möglichkeiten mit ihren Wörtern
command-why = warum
    .help = sagt, welche Regel eine Aktion verbietet
command-hints = rat
    .help = sagt, was jetzt zu haben ist und was ein Bot für das Beste hält; mit einer Wahl dahinter auch die Wege dorthin und was sie bringen
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
command-capsule = kapsel
    .help = hält das Verbot, nach dem du gefragt hast, in der genannten Datei fest
command-lang = sprache
    .help = wechselt die Sprache: en, cs, de, ru
command-help = hilfe
    .help = zeigt diese Liste
command-quit = ende
    .help = beendet; bietet erst das Speichern an

## Was rund um einen Tisch geschieht

bot-apprentice = Bot Lehrling
bot-journeyman = Bot Geselle
bot-master = Bot Meister
table-sat = { $player } setzt sich.
table-bot = Ein Bot spielt { $player }.
table-lent = { $player } lässt einen Bot einspringen.
table-back = { $player } ist wieder da.
table-resigned = { $player } gibt auf; ein Bot spielt weiter.
table-taken-back = { $player } nimmt mit Zustimmung aller zurück, was endgültig war.
table-changed = Die Regeln haben sich geändert; der Tisch geht von hier aus weiter.
table-named = Ein neuer Name am Tisch: { $player }.
table-stood-in = Ein Bot antwortet diesmal für { $player }.
table-away = { $player } kommt nicht; einstweilen spielt ein Bot.
table-paused = { $player } hält das Spiel an.
table-goes-on = { $player } setzt das Spiel fort.
table-removed = { $player } wird vom Gründer weggeschickt.
table-reissued = { $player } bekommt vom Gründer einen neuen Schlüssel.
table-returned = { $player } wird mit dem neuen Schlüssel geöffnet; die alten gelten nicht mehr.
table-expires = Hier geschieht seit Langem nichts: Der Tisch wird entfernt. Jeder Zug und jedes Wort erhält ihn.
table-forgotten = { $player } geht für immer; weder Name noch Worte bleiben hier.

## Warum etwas nicht geht

problem-forbidden = Eine Regel verbietet das.
problem-not-asked = Du bist gerade nicht gefragt.
problem-unknown-words = Der Tisch kennt diese Wörter nicht.
problem-stale = Inzwischen hat sich deine Auswahl geändert; sieh noch einmal hin.
problem-not-begun = Das Spiel hat noch nicht begonnen.
problem-begun = Das Spiel hat schon begonnen.
problem-over = Das Spiel ist aus.
problem-not-over = Das Spiel ist noch nicht aus.
problem-busy = Andere warten auch; versuch es in etwa { $seconds } s noch einmal.
problem-hints-off = An diesem Tisch wird ohne Hinweise gespielt.
problem-not-compiled = Das braucht übersetzte Regeln, und die sind hier noch nicht bereit; versuch es in einer Minute noch einmal.
problem-nothing-to-undo = Von dir gibt es nichts zurückzunehmen.
problem-nobody-asks = Gerade fragt niemand etwas.
problem-chat-off = Hier gibt es keinen Chat.
problem-only-quick = Hier werden nur fertige Sätze gesagt.
problem-not-away = Auf diesen Platz wird nicht gewartet, oder noch nicht lange genug.
problem-paused = Das Spiel ist angehalten; setzt es erst fort.
problem-not-given = Das gibst du nicht ein; der Zufall antwortet selbst.
problem-not-founder = Das kann nur, wer den Tisch gegründet hat.
problem-removed = Wer den Tisch gegründet hat, hat dich weggeschickt.
problem-watching = Du schaust zu und hast hier keinen Platz.
problem-lent = Ein Bot spielt deinen Platz; nimm ihn erst zurück.
problem-resigned = Du hast aufgegeben; ein Bot spielt weiter.
problem-wrong-token = Der Schlüssel dieses Browsers zum Platz gilt nicht; öffne die Einladung noch einmal.
problem-wrong-code = Der Code ist falsch, verbraucht oder zu alt; hol dir einen neuen.
problem-wrong-phrase = Das ist nicht die Losung dieses Platzes.
problem-short-phrase = Eine Losung hat 8 bis 100 Buchstaben.
problem-wrong-invite = Diese Einladung gilt nicht; bitte um einen neuen Link.
problem-wrong-word = Das Einladungswort stimmt nicht; frag den Betreiber danach.
problem-host-only = Auf diesem Server eröffnet nur der Betreiber Tische; bitte um eine Einladung.
problem-no-table = Diesen Tisch gibt es nicht mehr.
problem-no-game = Dieser Server hat das Spiel nicht.
problem-no-entry = Diesen Zug hat das Spiel nicht.
problem-no-words = In dieser Sprache hat der Server keine Wörter: nimm Deutsch, Englisch, Russisch oder Tschechisch.
problem-no-request = So kann man den Server nicht fragen: sieh in der Beschreibung seiner Schnittstelle nach.
problem-no-open-seat = Alle Plätze sind besetzt; du kannst zuschauen.
problem-seat-taken = Jemand war schneller: wähle einen anderen Platz.
problem-bad-options = Diese Optionen passen nicht zusammen.
problem-bad-message = Der Server versteht diese Seite nicht; lade sie neu.
problem-bad-save = Diese Datei ist kein gespeichertes Spiel.
problem-not-offered = Das bietet dieser Server nicht an.
problem-bad-address = An diese Adresse darf der Server nichts senden.
problem-no-reminder = Diese Erinnerungen gibt es nicht mehr.
problem-not-sent = Die Nachricht ging nicht hinaus; versuch es später noch einmal.
problem-wrong-passkey = Dieser Passkey öffnet hier nichts.
problem-last-passkey = Der letzte Passkey bleibt, sonst könnte sich niemand anmelden; du kannst das Konto löschen.
problem-not-confirmed = An diese Adresse ist ein Brief unterwegs; folge zuerst dem Link darin.
problem-too-large = Das ist zu groß.
problem-too-fast = Das war zu schnell; warte einen Moment.
problem-too-slow = Die Leitung war zu langsam; sie wird neu aufgebaut.
problem-wrong-origin = Diese Seite kommt von einem anderen Server.
problem-not-stored = Die Platte des Servers nimmt nichts mehr an; der Tisch ist wie vorher.
problem-fault = Die Regeln haben einen Fehler; der Tisch ist wie vorher, ein Bericht ist geschrieben.
problem-stopping = Der Server startet neu; er kommt von selbst zurück.
problem-no-answer = Der Server antwortet nicht. Läuft er, und bist du online?

## What the server keeps of people

privacy-title = Datenschutz
privacy-keeper = Diesen Server betreibt { $keeper }.
privacy-kept = Gespeichert werden: die Namen, die du eingibst, was du an Tischen tust und sagst, und ein Fingerabdruck des Schlüssels zu deinem Platz. Konto und E-Mail-Adresse braucht niemand; es gibt keine Werbung und nichts von Dritten.
privacy-reminders = Wer Erinnerungen möchte, hinterlässt die Adresse, an die sie gehen: die des Push-Dienstes eines Browsers oder die eines Postfachs. Sie wird gelöscht, wenn die Erinnerungen enden, und mit dem letzten Tisch, der verlassen wird. Push-Nachrichten gehen verschlüsselt durch den Dienst des Browserherstellers.
privacy-account = Ein Konto ist ein Passkey und eine Liste seiner Plätze; es hat weder Namen noch Adresse. Wer es löscht, entfernt beides.
privacy-browser = Dein Browser merkt sich deine Einstellungen, deine Tische und die Schlüssel zu deinen Plätzen. Cookies werden nicht gesetzt.
privacy-address = Die Adresse, von der du kommst, liegt nur im Speicher, um Überlastung abzuwehren. Sie wird nicht aufgeschrieben.
privacy-idle = { $days ->
    [one] Ein nicht beendetes Spiel wird einen Tag nach dem letzten Zug oder Wort entfernt.
   *[other] Ein nicht beendetes Spiel wird { $days } Tage nach dem letzten Zug oder Wort entfernt.
}
privacy-over = { $days ->
    [one] Ein beendetes Spiel wird nach einem Tag entfernt.
   *[other] Ein beendetes Spiel wird nach { $days } Tagen entfernt.
}
privacy-never = Spiele bleiben, bis jemand sie entfernt.
privacy-notice = { $days ->
    [one] Das wird am Tisch einen Tag vorher angekündigt; jedes Spiel lässt sich als Datei sichern.
   *[other] Das wird am Tisch { $days } Tage vorher angekündigt; jedes Spiel lässt sich als Datei sichern.
}
privacy-forget = Für immer gehen
    .help = entfernt deinen Namen, deine Worte und deinen Schlüssel vom Tisch; ein Bot spielt weiter, und ein Tisch ohne Menschen verschwindet
privacy-backup = In Sicherungen des Servers bleibt all das, bis neuere sie ersetzen; gemeldete Zeilen bleiben beim Betreiber.
privacy-where = Es steht im Menü jedes Tisches und neben ihm unter „Meine Spiele“.

## Die Seite: der Anfang

web-motto = Brettspiele am eigenen Tisch, mit Bots oder Freunden, ohne Konto.
web-start = Startseite
web-games = Spiele
web-games-come = Die Spiele kommen gleich.
web-players = { $least } bis { $most } Personen
web-play-now = Sofort spielen
web-with-friends = Mit Freunden
web-set-up = Einstellen
web-opening = Öffne …
web-rules = Regeln
web-rules-own = In unseren Worten; das letzte Wort hat das gedruckte Regelheft.
web-my-games = Meine Spiele
web-forget = Diesen Tisch von der Liste nehmen
web-word-ask = Auf diesem Server werden Tische mit einem Einladungswort eröffnet; der Betreiber nennt es.
web-word-keep = Auf diesem Gerät merken
web-host-opens = Auf diesem Server eröffnet nur der Betreiber Tische; mit einem Einladungslink sitzt du sofort.
web-have-code = Ich habe einen Code für meinen Platz
web-my-game = { $game }: sichern, entfernen
web-all-games = Alle { $count } Spiele
web-save-all = Alle als eine Datei sichern
web-forget-help = Der Schlüssel auf diesem Gerät geht mit: ohne Losung oder ein anderes Gerät ist der Platz verloren.
web-expires-short = Wird am { $day } entfernt.
web-over = Das Spiel ist aus.
web-under-way = läuft
web-not-begun = nicht begonnen
web-open-tables = Offene Tische
web-free-seats = { $count ->
    [one] { $count } freier Platz
   *[other] { $count } freie Plätze
}
web-sit-down = Hinsetzen
web-watch = Zuschauen
web-import = Gespeichertes Spiel fortsetzen
web-text-table = Tisch in Worten
web-text-on = Tische öffnen sich in Worten, ohne Brett.
web-text-off = Tische mit Brett

## Die Seite: ein neuer Tisch

web-preset-first = Empfohlen für den ersten Abend
web-seats = Spieler
web-seat-you = du
web-seat-open = frei, für Freunde
web-seat-nobody = niemand
web-lacking = Nicht auf diesem Server: { $levels }. Sie rechnen voraus und brauchen übersetzte Regeln; der Betreiber kann ostrov[fast] installieren.
web-screen-hint = Wenn niemand „du“ ist, ist dieser Bildschirm der Tisch und Handys sind die Hände.
web-table-name = Name des Tisches
web-pace = Tempo der Bots
web-calm = ruhig
web-brisk = zügig
web-listed = Den Tisch bei den offenen Tischen zeigen
web-more = Mehr: Abwesenheit, Zeit, Gespräch
web-limit = Bleibt jemand weg, dürfen die anderen einen Bot antworten lassen
web-limit-after = nach { $time }
web-limit-never = nie
web-clock = Bedenkzeit
web-clock-none = keine Uhr
web-clock-turn = { $time } für jeden Zug
web-clock-game = { $time } für das ganze Spiel, { $more } dazu nach jedem Zug
web-clock-help = Ist die Zeit um, antwortet bis zum Ende des Zugs ein Bot.
web-talk = Gespräch am Tisch
web-talk-free = frei
web-talk-quick = nur kurze Worte
web-talk-off = keines
web-seats-wrong = Plätze werden vom ersten an besetzt: { $least } bis { $most } Personen.
web-open-table = Tisch öffnen
web-no-bots = Dieses Spiel hat noch keine Bots.

## Die Seite: vor dem Spiel

web-open-seat = freier Platz
web-ready = bereit
web-not-ready = noch nicht bereit
web-begin = Ich bin bereit
web-begin-bots = Jetzt beginnen, Bots auf freie Plätze
web-two-players = Ihr seid zu zweit: mit einem Bot als Drittem gibt es Handel und Wettstreit, wie das Spiel es braucht.
web-waits-seats = { $count ->
    [one] Noch { $count } Person fehlt.
   *[other] Noch { $count } Personen fehlen.
}
web-invite = Einladen
web-invite-help = Halte die Kamera eines Handys auf das Bild, oder schicke den Link.
web-invite-link = Link mit Platz
web-invite-code = Link mit Platz, als Bild für eine Kamera
web-invite-local = Dieser Link gilt nur auf diesem Rechner; für Handys in der Nähe starte den Server mit --lan.
web-copy-link = Link kopieren
web-copied = Kopiert
web-share = Teilen
web-choose-seat = Wähle einen Platz
web-name = Dein Name
web-pass-device = Noch jemand an diesem Gerät
web-pass-help = Das Gerät geht herum; dazwischen steht eine Seite ohne alles Verdeckte.
web-pass-to = Gib das Gerät weiter: { $player }
web-pass-take = { $player }: ich bin dran
web-seal = Der Zufall ist versiegelt: { $commitment } …
web-seal-help = Das Siegel wird am Ende geöffnet; dann kann jeder die Würfel prüfen.

## Die Seite: der Tisch

web-table-comes = Der Tisch kommt gleich.
web-choose = wähle: { $kinds }.
web-waiting = Warten auf: { $players }
web-answered = Du hast geantwortet. Warten auf: { $players }
web-real = Was zeigen die echten Würfel oder Karten?
web-sure = Endgültig: { $action }.
web-not-yet = Noch nicht
web-final = endgültig
web-sent = gesendet
web-awaited = wird erwartet
web-away = nicht da
web-here = am Tisch
web-lent = Diesen Platz spielt vorerst ein Bot.
web-time-left = noch { $time }
web-away-for = nicht da seit { $time }
web-absent = { $player } wird seit { $time } erwartet.
web-wait = Warten
web-bot-once = Bot antwortet
    .help = Ein Bot antwortet dieses Mal
web-bot-sits = Bot springt ein
    .help = Ein Bot springt vorerst ein
web-you-are-back = Während du weg warst, spielte ein Bot; der Platz gehört wieder dir.
web-pause-game = Spiel anhalten
web-paused = Das Spiel ist angehalten.
web-go-on = Weiter
web-expires = Hier hat lange niemand etwas getan: der Tisch wird am { $day } entfernt.
web-keep = Tisch behalten
web-watching = Du schaust zu.
web-deeds = Stummschalten, Schlüssel geben, wegschicken
web-mute = Stummschalten: { $player }
web-unmute = Wieder hören: { $player }
web-report = Dem Betreiber melden
web-report-help = Der Betreiber des Servers bekommt diese Zeile und die neun davor.
web-reported = Der Betreiber hat es.
web-resigned = aufgegeben; ein Bot spielt weiter
web-all-choices = Alle Möglichkeiten
web-no-choices = Du hast gerade nichts zu wählen.
web-show-me = Zeigen
web-hints-off = Keine Hinweise; unter „?“ sind sie wieder da
web-hints-on = Hinweise zeigen
web-menu = Menü
web-panel = Tisch
web-log = Verlauf
web-earlier = { $count ->
    [one] { $count } frühere Zeile
   *[other] { $count } frühere Zeilen
}
web-since = Seit deinem letzten Zug
web-since-short = { $count } neu
web-since-count = Seit deinem letzten Zug: { $count }
web-for-you = Für dich:
web-look-then = Den Tisch von damals ansehen
web-chat = Gespräch
web-chat-text = Schreib an den Tisch
web-chat-empty = Noch hat niemand etwas gesagt.
web-send = Senden
web-notes = Notizen
web-notes-where = Nur du siehst sie; sie bleiben in diesem Browser.
web-tools = Probieren, Rückblick, Notizen
web-hidden = verdeckt
web-middle = In der Mitte
web-own = Deine Sachen
web-close = Schließen
web-undo = Zurücknehmen
web-far = Um Rücknahme bitten
web-far-help = Das war endgültig. Alle Menschen am Tisch müssen zustimmen; Bots tun es. Der Zufall bleibt, und das Ergebnis vermerkt es.
web-asks-back = { $player } möchte alles seit Zug { $number } zurücknehmen. Bist du einverstanden?
web-why-rule = { $action }: jetzt nicht.
web-why-allowed = { $action }: keine Regel verbietet es.
web-why-turn = Du bist gerade nicht gefragt. Warten auf: { $players }
web-why-line = Gerade keine Verbindung; sie kommt von selbst zurück.
web-why-watching = Du schaust zu; zum Wählen braucht es einen Platz.
web-why-past = Du siehst eine frühere Stellung; kehre erst ins Jetzt zurück.
web-why-undo = Hier lässt sich nichts zurücknehmen: was endgültig war, bleibt.
web-line-live = verbunden
web-line-connecting = Verbinde …
web-line-lost = Verbindung verloren
web-line-closed = Verbindung beendet
web-lost = Keine Verbindung. Was du tust, wird aufgehoben und später gesendet.
web-try-now = Jetzt versuchen
web-to-bot = Bot einspringen lassen
web-take-back-seat = Meinen Platz zurücknehmen
web-resign = Aufgeben
web-resign-sure = Endgültig: ein Bot spielt bis zum Ende.
web-rename = Namen ändern
web-device = Auf anderem Gerät weiterspielen
web-device-help = Richte die Kamera des anderen Geräts auf das Bild, oder tippe dort den Code unter „Ich habe einen Code“. Er gilt einmal.
web-device-picture = Link zum Platz, als Bild für eine Kamera
web-device-link = Link zum Platz
web-code-again = Ein neuer Code
web-phrase = Losung des Platzes
web-phrase-help = Wer diese Losung kennt, öffnet deinen Platz auf jedem Gerät. Schreib sie auf: sie wird nur jetzt gezeigt.
web-phrase-set = Diese Losung setzen
web-phrase-done = Die Losung deines Platzes gilt:
web-arrive = Mein Platz auf diesem Gerät
web-arrive-code = Code des anderen Geräts
web-arrive-link = Für eine Losung öffne zuerst den Link des Tisches.
web-open-my-seat = Meinen Platz öffnen
web-new-key = Neuer Schlüssel: { $player }
web-new-key-help = Schick diesen Link an den, der den Schlüssel verloren hat; er gilt einen Tag, und alle erfahren es. Wird er benutzt, gelten die alten Schlüssel nicht mehr.
web-send-away = Wegschicken: { $player }
web-send-away-sure = { $player }: endgültig, und alle erfahren es. Vor dem Spiel ist der Platz wieder frei, danach spielt ein Bot weiter.
web-leave-sure = Endgültig: dein Name, deine Worte und dein Schlüssel verschwinden.
web-save = Als Datei sichern
web-picture = Bild zum Teilen
web-screen = Gemeinsamer Bildschirm
web-screen-waits = Setzt euch mit den Handys; der Tisch erscheint hier.
web-leave-screen = Zu meinem Platz
web-search-rules = Regeln durchsuchen
web-value-from = Woher dieser Wert stammt
web-values = Woher die Werte stammen
web-values-help = Regelheft: Sein Text sagt es. Belegt: veröffentlicht und bekannt. Ergänzt: von uns, im Einklang mit allem Bekannten; Gruppen dieser Art: { $count }. Wer die Schachtel hat, legt im Terminal ihre Werte über unsere: ostrov play --box DATEI.
origin-rulebook = Regelheft
origin-attested = belegt
origin-reconstructed = ergänzt
web-rules-found = { $count ->
    [one] { $count } Regel
   *[other] { $count } Regeln
}

## Die Seite: Probieren, Pläne, Rückblick

web-try = Für sich ausprobieren
web-trial = Probe.
web-trial-private = Eine eigene Kopie; niemand sieht sie, Verdecktes ist geraten.
web-trial-chance = Hier endet die Probe: der Zufall würde entscheiden.
web-trial-others = Hier endet die Probe: andere würden entscheiden.
web-trial-over = Hier endet die Probe: das Spiel wäre aus.
web-trial-refused = Hier endet die Probe: der nächste Schritt geht nicht.
web-leave-trial = Zurück zum Tisch
web-keep-plan = Als Plan behalten
web-plan = { $count ->
    [one] Plan, { $count } Schritt. Nächster:
   *[other] Plan, { $count } Schritte. Nächster:
}
web-plan-do = Ausführen
web-plan-fails = jetzt nicht möglich
web-plan-arm = Plan scharf stellen
web-plan-arm-help = Der Server spielt ihn, wenn du dran bist, falls alles noch möglich ist; vorher erfährt es niemand
web-plan-armed = { $count ->
    [one] Scharf, ein Schritt, gespielt, sobald du dran bist:
   *[other] Scharf, { $count } Schritte, gespielt, sobald du dran bist. Zuerst:
}
web-plan-disarm = Entschärfen
web-plan-stopped = Dein scharf gestellter Plan war nicht mehr möglich bei:
web-ahead = Antworten im Voraus
web-ahead-help = Fragen dich Züge anderer nach etwas Kleinem, gibt der Server die erste dieser Antworten, die möglich ist. Vorher erfährt es niemand. Tippe in der Reihenfolge, die dir lieb ist.
web-ahead-none = So etwas fragt dieses Spiel nicht.
web-ahead-clear = Wieder von Hand antworten
web-plan-drop = Plan verwerfen
web-nudge = Anstupsen
web-replay = Rückblick
web-then = Damals: { $line }
web-now = Das ist jetzt.
web-past-of = Frühere Stellung: Zug { $number } von { $count }
web-first = Zum Anfang
web-step-back = Einen Schritt zurück
web-step = Einen Schritt weiter
web-play = Abspielen
web-pause = Anhalten
web-position = Stellung
web-whole = nichts verdeckt
web-to-now = Ins Jetzt

## Die Seite: das Ende

web-result = Ergebnis
web-points = Punkte
web-wins = { $count ->
    [one] { $players } gewinnt
   *[other] { $players } gewinnen
}
web-points-from = Punkte aus
web-won = gewonnen
web-sum = Summe
web-stopped = Das Spiel wurde beendet.
web-again = Noch einmal
web-next-table = Zum nächsten Spiel
web-course = Punkte im Lauf des Spiels
web-brought = Einnahmen im ganzen Spiel
web-chance = Den Zufall prüfen

## Die Seite: der Tisch in Worten

web-board = Mit Brett
web-turn = Zug { $number }
web-decision = Deine Entscheidung: { $question }
web-command = Befehl
web-command-help = Tippe eine Möglichkeit oder ihren Anfang; ? zählt alle auf.
web-do = Tun
web-happened = Was geschieht
web-repeat = Wiederholen

## Die Seite: Einstellungen

web-settings = Einstellungen
web-language = Sprache
web-temper = Gangart
web-temper-help = Ruhig: alle Hinweise, Bots warten. Zügig: schnelle Bots, eine einzige Möglichkeit geschieht von selbst.
web-temper-ask = Wie hättest du es künftig gern?
web-theme = Farben
web-theme-auto = wie das Gerät
web-theme-light = hell
web-theme-dark = dunkel
web-set-motion = Bewegung
web-set-sound = Ton, wenn du dran bist
web-set-letters = Buchstaben an Bildern und Farben
web-set-hints = Hinweise
web-set-single = Eine einzige Möglichkeit geschieht von selbst
web-set-text = Tische in Worten öffnen, ohne Brett

quick-good-trade = Guter Handel!
quick-one-moment = Moment.
quick-sorry = Tut mir leid!
quick-well-played = Gut gespielt!
quick-stop-here = Hier Schluss?
quick-your-turn = Du bist dran!

## Die Seite des Betreibers

host-title = Für den Betreiber
host-key = Schlüssel des Betreibers
host-key-help = Er liegt in der Datei host-key neben den Tischen. Er bleibt nur in diesem Tab und steht nie in einer Adresse.
host-wrong-key = Das ist nicht der Schlüssel dieses Servers; sieh in die Datei host-key.
host-open = Öffnen
host-lock = Schlüssel vergessen
host-ready = Züge werden angenommen und gespeichert.
host-not-ready = Nichts kann gespeichert werden: sieh nach der Festplatte und ins Protokoll.
host-since = Läuft seit { $time }.
host-counts = Tische: { $tables }. Verbindungen: { $connections }. Speicher: { $memory } MB.
host-wishes = Wünsche von Leuten erfüllt: { $done }, abgelehnt: { $refused }. Züge von Bots: { $bots }.
host-speed = Die Hälfte war in { $half } ms beantwortet, 99 von 100 in { $most } ms.
host-faults = Fehler der Regeln: { $count }; im Ordner capsules liegt, was ihre Autoren brauchen.
host-reports = Meldungen
host-reported = { $time }, gemeldet von { $seat }, Tisch
host-no-reports = Niemand hat etwas gemeldet.
host-tables = Tische
host-find = Tisch suchen
host-touched = Zuletzt benutzt: { $time }.
host-here = Jetzt da: { $count }.
host-remove = Endgültig entfernen
host-remove-sure = Endgültig: das Spiel ist für alle weg.
host-settings = Einstellungen, wie gelesen
host-settings-help = Sie stehen in settings.toml neben den Tischen und werden beim Start gelesen.

## Lessons

web-learn = Lernen
web-lessons = Lektionen
web-lesson-step = Schritt { $number } von { $count }
web-lesson-learned = gelernt
web-lesson-aside = Das führt woanders hin; nimm es zurück, um der Lektion zu folgen.

## Erinnerungen

reminder-title = { $count ->
    [one] { $table } wartet auf dich
   *[other] { $count } Tische warten auf dich
}
reminder-until = (bis { $time })
reminder-test = So sieht eine Erinnerung aus.
reminder-confirm-title = Erinnerungen von { $server }
reminder-confirm = Jemand, wahrscheinlich du, möchte Erinnerungen an diese Adresse. Warst du es, öffne diesen Link; wenn nicht, tu nichts.
reminder-leave = Keine Erinnerungen mehr: { $link }

## Hinweise einer Suche, und wie ein Spiel lief

hint-only = Es gibt nur das.
hint-wins = Gewinnt das Spiel.
hint-points = { $points ->
    [one] Bringt sofort einen Punkt.
   *[other] Bringt sofort { $points } Punkte.
}
hint-then = Danach: { $action }.
hint-ahead = Das Nächstbeste verspricht { $percent } % weniger.
hint-behind = Verspricht { $percent } % weniger als das Beste.
hint-close = Etwa so gut wie das Beste vom Rest.
hint-choice = { $action }: gewinnt in { $percent } % der Fälle. { $because }
web-best = Was ist am besten?
web-best-help = Geschätzt von einem Bot, der sieht, was du siehst.
web-best-comes = Ein Bot denkt es durch; das Spiel geht inzwischen weiter.
web-best-stop = Nicht weiterdenken
web-best-do = Tu das
web-best-old = Deine Auswahl ist jetzt eine andere.
web-table-hints = Man darf einen Bot fragen, was am besten ist
web-odds = Gewinnanteil im Lauf des Spiels
web-odds-ask = Wer lag wann vorn?
web-odds-whole = mit allem offen
web-odds-comes = { $done } von { $count } Zügen durchgerechnet
web-odds-line = Zug { $turn }: { $shares }.
web-odds-each = Jeder Zug
web-turned = Wendepunkte
web-turned-none = Es gab keine Wende: kein Zug änderte einen Anteil um 15 %.
web-turned-at = Zug { $turn }: { $change } % für { $player }

## Die Seite: Erinnerungen und Konto

me-title = Erinnerungen und Konto
me-reminders = Erinnerungen
me-reminders-help = Wenn zwei Minuten auf dich gewartet wird und du nicht da bist. Alle Tische zusammen, höchstens alle zehn Minuten, und ohne Karten darin.
me-by-push = Auf diesem Gerät
me-by-mail = Per E-Mail
me-remind-here = Auf diesem Gerät erinnern
me-remind = Erinnern
me-address = E-Mail-Adresse
me-night = Nicht zwischen zehn Uhr abends und acht Uhr morgens
me-test = Probe senden
me-tested = Gesendet. Sie sollte gleich da sein.
me-end = Keine Erinnerungen mehr
me-ended = Es gibt keine Erinnerungen mehr; nichts davon wird behalten.
me-confirm = Ja, an diese Adresse erinnern
me-confirmed = Bestätigt. Du wirst erinnert.
me-reminded = Du wirst auf diesem Gerät erinnert.
me-letter-sent = Ein Brief ist unterwegs: Folge dem Link darin, dann wirst du erinnert.
me-kept = Gemerkt.
me-tables = Tische, an die erinnert wird
me-push-denied = Diesem Browser wurden Benachrichtigungen verboten; erlaube sie für diese Seite.
me-not-off = Das hat der Betreiber dieses Servers nicht eingerichtet.
me-not-origin = Dafür braucht es https, und darüber ist dieser Server nicht erreichbar.
me-not-install = Diesem Server fehlt die Bibliothek dafür: ostrov[internet].
me-not-browser = Das kann dieser Browser hier nicht. Auf manchen Telefonen muss die Seite erst auf den Startbildschirm.
me-account = Konto
me-account-help = Freiwillig. Ein Passkey verbindet deine Plätze, sodass deine Spiele auf allen deinen Geräten sind. Kein Name, keine Adresse, kein Passwort.
me-enter = Mit Passkey anmelden
me-create = Neues Konto mit Passkey
me-another = Weiteren Passkey hinzufügen
me-passkey = Passkey vom { $day }
me-passkey-drop = Entfernen
me-account-holds = { $count ->
    [one] Ein Tisch gehört zu diesem Konto.
   *[other] { $count } Tische gehören zu diesem Konto.
}
me-games-came = { $count ->
    [0] Angemeldet. Alle deine Spiele sind auf diesem Gerät.
    [one] Angemeldet. Ein Spiel kam auf dieses Gerät.
   *[other] Angemeldet. { $count } Spiele kamen auf dieses Gerät.
}
me-export = Sichern, was gespeichert ist
me-out = Abmelden
me-out-everywhere = Überall abmelden
me-delete = Konto löschen
me-delete-help = Spiele bleiben auf den Geräten, die sie haben.
me-deleted = Das Konto ist weg; nichts davon wird behalten.
