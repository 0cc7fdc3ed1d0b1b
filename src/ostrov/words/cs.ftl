# Co říká každý stůl a terminál česky, ať se hraje cokoli.

table-yes = ano
table-no = ne
table-nothing = nic
table-chance = Náhoda
table-person = člověk
table-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}
bot-random = bot náhoda

## Terminál

terminal-you = ty
terminal-options = Možnosti: { $options }.
terminal-commitment = Náhoda je zapečetěná; pečeť vidíš tady a na konci se otevře: { $commitment }
terminal-hint = Napiš číslo nebo slova. ? vypíše volby, nápověda vysvětlí ostatní.
terminal-news = Od tvého posledního rozhodnutí:
terminal-earlier = { $count ->
    [one] { $count } starší řádek je v záznamu.
    [few] { $count } starší řádky jsou v záznamu.
    [many] { $count } starší řádku je v záznamu.
   *[other] { $count } starších řádků je v záznamu.
}
terminal-choose = vyber si: { $kinds }.
terminal-what-comes = co ukazují skutečné kostky nebo karty?
terminal-final = { $mark } bez návratu
terminal-sure = Bez návratu: { $action }.
terminal-yes-no = Ano, nebo ne? [{ $default }]
terminal-not-done = Nic se nestalo.
terminal-pass = Na řadě u zařízení: { $player }. { $player }: stiskni Enter. Kdo hrál naposled, může ještě napsat vrátit.
terminal-empty = Napiš číslo volby, nebo ? pro jejich seznam.
terminal-how-to-type = Napiš číslo, slova volby nebo jejich začátky; a; b udělá jedno po druhém.
terminal-which = Upřesni, co myslíš: { $choices }.
terminal-number = Volby mají čísla 1 až { $count }.
terminal-no-choices = Tady nemáš co volit; nápověda říká, co můžeš.
terminal-unknown = „{ $typed }“ tu není žádná volba; ? vypíše volby, nápověda příkazy.
terminal-meant = Jestli myslíš příkaz, napiš ho celý: { $command }
terminal-no-action = „{ $typed }“ není akce této hry; ? vypíše slova těch, které teď máš.
terminal-why = Teď ne: { $action }. { $text } [{ $rule }]
terminal-why-what = Přidej akci, která tě zajímá: proč a její slova.
terminal-allowed = Žádné pravidlo to nezakazuje.
terminal-refused = To se nepovedlo: { $reason }
terminal-no-rule = Žádné pravidlo nemluví o „{ $typed }“; samotné slovo pravidla vypíše všechna.
terminal-taken-back = Vráceno.
terminal-taken-far = Vráceno i se vším, co následovalo; výsledek to řekne. Náhoda zůstává stejná.
terminal-nothing-back = Zatím není z tvých tahů co vracet.
terminal-all-agree = Tohle bylo bez návratu. Souhlasí všichni u stolu, že se to vrátí?
terminal-log-empty = Ještě se nic nestalo.
terminal-trying = Zkoušíš nanečisto na kopii, kde jsou skryté karty jen odhad; zpět to ukončí.
terminal-try-stops = Zkoušení tu končí, rozhoduje { $players }; vrátit jde o krok zpátky, zpět ke stolu.
terminal-back = Zase u skutečného stolu; nic se tam nezměnilo.
terminal-not-trying = Sedíš u skutečného stolu; nanečisto udělá tvou vlastní kopii.
terminal-not-now = To teď nejde.
terminal-save-where = Přidej jméno souboru, třeba: uložit večer.txt
terminal-write-over = Soubor { $file } už existuje. Přepsat ho?
terminal-save-first = Uložit nejdřív hru?
terminal-saved = Uloženo v { $file }. Pokračovat můžeš takto:
terminal-not-saved = Nešlo to uložit: { $reason }. Zvol jiný soubor příkazem uložit.
terminal-resume-what = Přidej jméno uložené hry, třeba: načíst večer.txt
terminal-capsule-what = Zeptej se, proč něco nejde, a pak přidej jméno souboru, třeba: kapsle dotaz.txt
terminal-capsule-kept = Uloženo v { $file }. Kdekoli se dá přehrát takto:
terminal-rules-changed = Od tahu { $number } se změnila pravidla; hra pokračuje z uložené pozice.
terminal-languages = Přidej jeden z těchto jazyků: { $languages }.
terminal-over = Konec hry.
terminal-place = { $place }. { $player }
terminal-with-takebacks = { $count ->
    [one] Hra s { $count } vrácením.
    [few] Hra se { $count } vráceními.
    [many] Hra s { $count } vrácení.
   *[other] Hra s { $count } vráceními.
}
terminal-secret = Pečeť otevřená: SHA-256 těchto bajtů je pečeť { $commitment }: { $secret }
terminal-no-map = Tato hra nemá mapu.
terminal-no-advice = Tady žádné rady nejsou.
terminal-thinks = Bot, který vidí to, co ty, to promýšlí; poprvé to chvíli trvá.
terminal-no-search = Co je tu nejlepší, řekne ostrov[fast]: potřebuje přeložená pravidla.
terminal-no-way = Teď k tomu žádná cesta nevede.
terminal-end-hint = Záznam, body, stůl, pravidla a uložit ještě fungují; Enter končí.

## Příkazy: vlastní slovo pro každý a co dělá

command-choices = volby
    .help = vypíše volby a jejich slova
command-why = proč
    .help = řekne, které pravidlo akci zakazuje
command-hints = rady
    .help = řekne, co se teď nabízí a co bot pokládá za nejlepší; s volbou za slovem i cesty k ní a co přinesou
command-undo = vrátit
    .help = vezme zpět, co bylo tvoje poslední
command-log = záznam
    .help = vypráví, co se stalo
command-facts = stůl
    .help = ukáže znovu celý stůl
command-map = mapa
    .help = ukáže jména míst
command-points = body
    .help = řekne, odkud má kdo body
command-rules = pravidla
    .help = vypíše pravidla; přidej číslo nebo slovo a hledej
command-try = nanečisto
    .help = udělá tvou kopii na zkoušení
command-back = zpět
    .help = vrátí tě z kopie
command-save = uložit
    .help = uloží do souboru, který pojmenuješ
command-resume = načíst
    .help = pokračuje v uložené hře, kterou pojmenuješ
command-capsule = kapsle
    .help = uloží zákaz z posledního „proč“ do souboru, který pojmenuješ
command-lang = jazyk
    .help = změní jazyk: en, cs, de, ru
command-help = nápověda
    .help = ukáže tento seznam
command-quit = konec
    .help = odejde; napřed nabídne uložení

## Co se děje u stolu

bot-apprentice = bot učeň
bot-journeyman = bot tovaryš
bot-master = bot mistr
table-sat = Ke stolu usedá: { $player }.
table-bot = Na místě { $player } hraje bot.
table-lent = Na místě { $player } zatím hraje bot.
table-back = Zpět u stolu: { $player }.
table-resigned = { $player } se vzdává; dál hraje bot.
table-taken-back = { $player } bere se souhlasem všech zpět, co bylo bez návratu.
table-changed = Pravidla se změnila; stůl odtud pokračuje.
table-named = Nové jméno u stolu: { $player }.
table-stood-in = Za hráče { $player } tentokrát odpovídá bot.
table-away = { $player } nepřichází; zatím hraje bot.
table-paused = { $player } pozastavuje hru.
table-goes-on = { $player } nechává hru pokračovat.
table-removed = Zakladatel posílá pryč: { $player }.
table-reissued = { $player } dostává od zakladatele nový klíč.
table-returned = { $player } se otevírá novým klíčem; staré neplatí.
table-expires = Dlouho se tu nic neděje: stůl bude odstraněn. Jakýkoli tah nebo slovo ho zachová.
table-forgotten = { $player } odchází nadobro; jméno ani slova tu nezůstávají.

## Proč něco nejde

problem-forbidden = Pravidlo to nedovoluje.
problem-not-asked = Teď nevybíráš ty.
problem-unknown-words = Tato slova stůl nezná.
problem-stale = Tvoje volby se mezitím změnily; podívej se znovu.
problem-not-begun = Hra ještě nezačala.
problem-begun = Hra už začala.
problem-over = Hra skončila.
problem-not-over = Hra ještě neskončila.
problem-busy = Čekají i jiní; zkus to znovu asi za { $seconds } s.
problem-hints-off = U tohoto stolu se hraje bez rad.
problem-not-compiled = K tomu jsou potřeba přeložená pravidla a ta tu ještě nejsou; zkus to za minutu.
problem-nothing-to-undo = Nemáš co vzít zpět.
problem-nobody-asks = Teď se nikdo na nic neptá.
problem-chat-off = Tady se nepovídá.
problem-only-quick = Tady se mluví jen hotovými větami.
problem-not-away = Na toto místo se nečeká, nebo ještě ne dost dlouho.
problem-paused = Hra je pozastavena; nejprve v ní pokračuj.
problem-not-given = To teď nezadáváš ty; náhoda odpovídá sama.
problem-not-founder = To může jen zakladatel stolu.
problem-removed = Zakladatel stolu tě poslal pryč.
problem-watching = Díváš se a nemáš tu místo.
problem-lent = Za tebe hraje bot; nejdřív si vezmi místo zpět.
problem-resigned = Hra je vzdaná; dál hraje bot.
problem-wrong-token = Klíč tohoto prohlížeče k místu neplatí; otevři znovu pozvánku.
problem-wrong-code = Kód nesouhlasí, byl použit nebo vypršel; vyžádej si nový.
problem-wrong-phrase = To není heslo tohoto místa.
problem-short-phrase = Heslo má 8 až 100 písmen.
problem-wrong-invite = Tato pozvánka neplatí; popros o nový odkaz.
problem-wrong-word = Zvací slovo nesouhlasí; zeptej se správce serveru.
problem-host-only = Stoly tu zakládá jen správce serveru; požádej o pozvánku.
problem-no-table = Takový stůl už není.
problem-no-game = Tuto hru server nemá.
problem-no-entry = Takový tah hra nemá.
problem-no-words = V tomto jazyce server slova nemá: zvol češtinu, angličtinu, němčinu nebo ruštinu.
problem-no-request = Takto se serveru ptát nelze: podívej se do popisu jeho rozhraní.
problem-no-open-seat = Všechna místa jsou obsazená; můžeš se dívat.
problem-seat-taken = Místo je už obsazené: vyber si jiné.
problem-bad-options = Tyto možnosti nejdou dohromady.
problem-bad-message = Server této stránce nerozumí; načti ji znovu.
problem-bad-save = Tento soubor není uložená hra.
problem-not-offered = Tohle tento server nenabízí.
problem-bad-address = Na tuto adresu server posílat nesmí.
problem-no-reminder = Tyto připomínky už nejsou.
problem-not-sent = Zpráva neodešla; zkus to později.
problem-wrong-passkey = Tento přístupový klíč tu nic neotevře.
problem-last-passkey = Poslední přístupový klíč zůstává, jinak by se nikdo nepřihlásil; účet můžeš smazat.
problem-not-confirmed = Na tuto adresu je na cestě dopis; nejdřív otevři odkaz v něm.
problem-too-large = To je příliš velké.
problem-too-fast = To je moc rychle; chvíli počkej.
problem-too-slow = Spojení nestačilo; navazuje se znovu.
problem-wrong-origin = Tato stránka pochází z jiného serveru.
problem-not-stored = Na disk serveru se už nic nevejde; stůl je jako předtím.
problem-fault = V pravidlech je chyba; stůl je jako předtím a vznikl zápis pro opravu.
problem-stopping = Server se restartuje; vrátí se sám.
problem-no-answer = Server neodpovídá. Běží a máš spojení?

## What the server keeps of people

privacy-title = Soukromí
privacy-keeper = Tento server provozuje { $keeper }.
privacy-kept = Uchovává se: jména, která napíšeš, co u stolů děláš a říkáš, a otisk klíče k tvému místu. Účet ani e-mailová adresa nejsou potřeba; není tu reklama a nic nepřichází od třetích stran.
privacy-reminders = Kdo chce připomínky, zanechá adresu, kam chodí: push služby prohlížeče, nebo schránky. Odstraní se, když připomínky skončí, a s posledním stolem, který dotyčný opustí. Push zprávy jdou službou výrobce prohlížeče, zašifrované.
privacy-account = Účet je přístupový klíč a seznam míst, která k němu patří; nemá jméno ani adresu. Smazáním zmizí obojí.
privacy-browser = Tvůj prohlížeč uchovává nastavení, tvoje stoly a klíče k tvým místům. Žádné cookies se nepoužívají.
privacy-address = Adresa, ze které přicházíš, je jen v paměti kvůli ochraně před zahlcením. Nikam se nezapisuje.
privacy-idle = { $days ->
    [one] Nedohraná hra se odstraní den po posledním tahu nebo slovu.
    [few] Nedohraná hra se odstraní { $days } dny po posledním tahu nebo slovu.
    [many] Nedohraná hra se odstraní { $days } dne po posledním tahu nebo slovu.
   *[other] Nedohraná hra se odstraní { $days } dní po posledním tahu nebo slovu.
}
privacy-over = { $days ->
    [one] Dohraná hra se odstraní po jednom dni.
    [few] Dohraná hra se odstraní po { $days } dnech.
    [many] Dohraná hra se odstraní po { $days } dne.
   *[other] Dohraná hra se odstraní po { $days } dnech.
}
privacy-never = Hry se uchovávají, dokud je někdo neodstraní.
privacy-notice = { $days ->
    [one] U stolu se to oznámí den předem; každou hru lze uložit do souboru.
    [few] U stolu se to oznámí { $days } dny předem; každou hru lze uložit do souboru.
    [many] U stolu se to oznámí { $days } dne předem; každou hru lze uložit do souboru.
   *[other] U stolu se to oznámí { $days } dní předem; každou hru lze uložit do souboru.
}
privacy-forget = Odejít nadobro
    .help = odstraní od stolu tvoje jméno, slova i klíč; dál hraje bot a stůl bez lidí zmizí
privacy-backup = V zálohách serveru to všechno zůstává, dokud je nenahradí novější; řádky, které někdo nahlásil, zůstávají u správce.
privacy-where = Je v nabídce každého stolu a u něj v seznamu „Moje hry“.

## Stránka: začátek

web-motto = Deskové hry u vlastního stolu, s boty nebo s přáteli, bez účtu.
web-start = Úvodní stránka
web-games = Hry
web-games-come = Hry jsou na cestě.
web-players = Hráčů: { $least } až { $most }
web-play-now = Hrát hned
web-with-friends = S přáteli
web-set-up = Nastavit
web-opening = Otevírám …
web-rules = Pravidla
web-rules-own = Našimi slovy; poslední slovo má tištěná kniha pravidel.
web-my-games = Moje hry
web-forget = Odebrat stůl ze seznamu
web-word-ask = Stoly se tu zakládají se zvacím slovem; řekne ti ho správce serveru.
web-word-keep = Zapamatovat na tomto zařízení
web-host-opens = Stoly tu zakládá jen správce serveru; s odkazem v pozvánce si sedneš hned.
web-have-code = Mám kód ke svému místu
web-my-game = { $game }: uložit, odstranit
web-all-games = Všechny hry: { $count }
web-save-all = Uložit vše do jednoho souboru
web-forget-help = Zmizí i klíč v tomto zařízení: bez hesla místa nebo jiného zařízení je místo ztracené.
web-expires-short = Bude odstraněno: { $day }.
web-over = Hra skončila.
web-under-way = hraje se
web-not-begun = nezačalo
web-open-tables = Otevřené stoly
web-free-seats = { $count ->
    [one] { $count } volné místo
    [few] { $count } volná místa
    [many] { $count } volného místa
   *[other] { $count } volných míst
}
web-sit-down = Sednout si
web-watch = Dívat se
web-import = Pokračovat v uložené hře
web-text-table = Stůl slovy
web-text-on = Stoly se otevírají slovy, bez desky.
web-text-off = Stoly s deskou

## Stránka: nový stůl

web-preset-first = Doporučeno pro první večer
web-seats = Hráči
web-seat-you = ty
web-seat-open = volné, pro přátele
web-seat-nobody = nikdo
web-lacking = Na tomto serveru nejsou: { $levels }. Počítají dopředu a potřebují přeložená pravidla; správce může nainstalovat ostrov[fast].
web-screen-hint = Když nikde nejsi „ty“, je tato obrazovka stolem a telefony jsou ruce.
web-table-name = Jméno stolu
web-pace = Tempo botů
web-calm = klidné
web-brisk = svižné
web-listed = Ukázat stůl mezi otevřenými
web-more = Více: nepřítomnost, čas, řeč
web-limit = Když někdo nepřichází, ostatní mohou nechat odpovědět bota
web-limit-after = po čase: { $time }
web-limit-never = nikdy
web-clock = Čas na rozmyšlenou
web-clock-none = bez hodin
web-clock-turn = { $time } na každý tah
web-clock-game = { $time } na celou hru a { $more } po každém tahu
web-clock-help = Komu vyprší čas, za toho do konce tahu odpovídá bot.
web-talk = Řeč u stolu
web-talk-free = volná
web-talk-quick = jen rychlá slova
web-talk-off = žádná
web-seats-wrong = Místa se plní od prvního; hráčů { $least } až { $most }.
web-open-table = Otevřít stůl
web-no-bots = Tato hra zatím boty nemá.

## Stránka: před hrou

web-open-seat = volné místo
web-ready = může se začít
web-not-ready = ještě ne
web-begin = Můžeme začít
web-begin-bots = Začít hned, na volných místech boti
web-two-players = Jste dva: s botem jako třetím je obchod i soupeření, jak hra potřebuje.
web-waits-seats = { $count ->
    [one] Čeká se ještě na { $count } hráče.
    [few] Čeká se ještě na { $count } hráče.
    [many] Čeká se ještě na { $count } hráče.
   *[other] Čeká se ještě na { $count } hráčů.
}
web-invite = Pozvat
web-invite-help = Namiř na obrázek fotoaparát telefonu, nebo pošli odkaz.
web-invite-link = Odkaz s místem
web-invite-code = Odkaz s místem jako obrázek pro fotoaparát
web-invite-local = Tento odkaz platí jen na tomto počítači; pro telefony poblíž spusť server s --lan.
web-copy-link = Kopírovat odkaz
web-copied = Zkopírováno
web-share = Sdílet
web-choose-seat = Vyber si místo
web-name = Tvoje jméno
web-pass-device = Další hráč u tohoto zařízení
web-pass-help = Zařízení jde z ruky do ruky; mezitím je vidět stránka bez čehokoli skrytého.
web-pass-to = Předej zařízení: { $player }
web-pass-take = { $player }: jsem na řadě
web-seal = Náhoda je zapečetěná: { $commitment } …
web-seal-help = Pečeť se na konci otevře; pak může kostky ověřit každý.

## Stránka: stůl

web-table-comes = Stůl je na cestě.
web-choose = vyber si: { $kinds }.
web-waiting = Čeká se: { $players }
web-answered = Odpověď je daná. Čeká se: { $players }
web-real = Co ukazují skutečné kostky nebo karty?
web-sure = Bez návratu: { $action }.
web-not-yet = Ještě ne
web-final = bez návratu
web-sent = odesláno
web-awaited = čeká se
web-away = pryč
web-here = u stolu
web-lent = Toto místo zatím hraje bot.
web-time-left = zbývá { $time }
web-away-for = pryč { $time }
web-absent = { $player }: čeká se už { $time }.
web-wait = Počkat
web-bot-once = Bot odpoví
    .help = Tentokrát odpoví bot
web-bot-sits = Bot hraje
    .help = Zatím hraje bot
web-you-are-back = Během tvé nepřítomnosti hrál bot; místo je zase tvoje.
web-pause-game = Pozastavit hru
web-paused = Hra je pozastavená.
web-go-on = Pokračovat
web-expires = Dlouho tu nikdo nic neudělal, stůl bude odstraněn: { $day }.
web-keep = Nechat stůl
web-watching = Díváš se.
web-deeds = Ztlumit, dát klíč, poslat pryč
web-mute = Ztlumit: { $player }
web-unmute = Znovu slyšet: { $player }
web-report = Nahlásit správci
web-report-help = Správce serveru dostane tento řádek a devět předchozích.
web-reported = Správce to má.
web-resigned = vzdáno; dál hraje bot
web-all-choices = Všechny volby
web-no-choices = Teď nemáš co volit.
web-show-me = Ukaž
web-hints-off = Bez rad; vrátí se pod „?“
web-hints-on = Ukázat rady
web-menu = Nabídka
web-panel = Stůl
web-log = Záznam
web-earlier = { $count ->
    [one] { $count } starší řádek
    [few] { $count } starší řádky
    [many] { $count } staršího řádku
   *[other] { $count } starších řádků
}
web-since = Od tvého posledního tahu
web-since-short = { $count ->
    [one] { $count } nová
    [few] { $count } nové
    [many] { $count } nové
   *[other] { $count } nových
}
web-since-count = Od tvého posledního tahu: { $count }
web-for-you = Pro tebe:
web-look-then = Podívat se na stůl v té chvíli
web-chat = Řeči
web-chat-text = Napiš ke stolu
web-chat-empty = Zatím nikdo nic neříká.
web-send = Poslat
web-notes = Poznámky
web-notes-where = Vidíš je jen ty; zůstávají v tomto prohlížeči.
web-tools = Nanečisto, přehrání, poznámky
web-hidden = skryté
web-middle = Uprostřed stolu
web-own = Tvoje věci
web-close = Zavřít
web-undo = Vzít zpět
web-far = Požádat o vzetí zpět
web-far-help = Tohle bylo bez návratu. Musí souhlasit všichni lidé u stolu; boti souhlasí. Náhoda zůstane a výsledek to uvede.
web-asks-back = { $player } žádá vzít zpět vše od tahu { $number }. Souhlasíš?
web-why-rule = { $action }: teď ne.
web-why-allowed = { $action }: žádné pravidlo to nezakazuje.
web-why-turn = Teď nevybíráš ty. Čeká se: { $players }
web-why-line = Spojení teď není; vrátí se samo.
web-why-watching = Díváš se; k volbě je třeba místo.
web-why-past = Díváš se na dřívější stav; nejdřív se vrať do přítomnosti.
web-why-undo = Tady nejde nic vzít zpět: co bylo bez návratu, zůstává.
web-line-live = spojeno
web-line-connecting = Spojuji …
web-line-lost = spojení ztraceno
web-line-closed = spojení ukončeno
web-lost = Není spojení. Co uděláš, se uchová a odešle později.
web-try-now = Zkusit hned
web-to-bot = Nechat hrát bota
web-take-back-seat = Vzít si místo zpět
web-resign = Vzdát hru
web-resign-sure = Bez návratu: až do konce hraje bot.
web-rename = Změnit jméno
web-device = Pokračovat na jiném zařízení
web-device-help = Namiř na obrázek kameru druhého zařízení, nebo tam kód napiš pod „Mám kód“. Platí jednou.
web-device-picture = Odkaz na místo jako obrázek pro kameru
web-device-link = Odkaz na místo
web-code-again = Nový kód
web-phrase = Heslo místa
web-phrase-help = Kdo zná toto heslo, otevře tvoje místo na každém zařízení. Napiš si ho: ukáže se jen teď.
web-phrase-set = Nastavit toto heslo
web-phrase-done = Heslo tvého místa je nastavené:
web-arrive = Moje místo na tomto zařízení
web-arrive-code = Kód z druhého zařízení
web-arrive-link = Kdo má heslo, otevře napřed odkaz na stůl.
web-open-my-seat = Otevřít moje místo
web-new-key = Nový klíč: { $player }
web-new-key-help = Pošli tento odkaz tomu, kdo ztratil klíč; platí den a všichni se to dozví. Po použití staré klíče neplatí.
web-send-away = Poslat pryč: { $player }
web-send-away-sure = { $player }: bez návratu a všichni se to dozví. Před hrou je místo zase volné, potom dál hraje bot.
web-leave-sure = Bez návratu: zmizí tvoje jméno, slova i klíč.
web-save = Uložit do souboru
web-picture = Obrázek ke sdílení
web-screen = Společná obrazovka
web-screen-waits = Sedněte si s telefony; stůl se objeví tady.
web-leave-screen = Na moje místo
web-search-rules = Hledat v pravidlech
web-value-from = Odkud je ta hodnota
web-values = Odkud hodnoty jsou
web-values-help = Pravidla: říká to jejich text. Doloženo: zveřejněné a známé. Doplněno: naše, ve shodě se vším, co je známo; takových skupin: { $count }. Kdo má krabici, dá v terminálu její hodnoty přes naše: ostrov play --box SOUBOR.
origin-rulebook = pravidla
origin-attested = doloženo
origin-reconstructed = doplněno
web-rules-found = { $count ->
    [one] { $count } pravidlo
    [few] { $count } pravidla
    [many] { $count } pravidla
   *[other] { $count } pravidel
}

## Stránka: nanečisto, plány, ohlédnutí

web-try = Zkusit nanečisto
web-trial = Nanečisto.
web-trial-private = Soukromá kopie; nikdo ji nevidí, skryté karty jsou odhad.
web-trial-chance = Tady pokus končí: rozhoduje náhoda.
web-trial-others = Tady pokus končí: rozhodují ostatní.
web-trial-over = Tady pokus končí: hra by skončila.
web-trial-refused = Tady pokus končí: další krok není možný.
web-leave-trial = Zpět ke stolu
web-keep-plan = Nechat jako plán
web-plan = { $count ->
    [one] Plán, { $count } krok. Další:
    [few] Plán, { $count } kroky. Další:
    [many] Plán, { $count } kroku. Další:
   *[other] Plán, { $count } kroků. Další:
}
web-plan-do = Udělat
web-plan-fails = teď není možné
web-plan-arm = Spustit na tahu
web-plan-arm-help = Server plán zahraje, až budeš na tahu, pokud půjde celý; předtím se to nikdo nedozví
web-plan-armed = { $count ->
    [one] Připraveno, jeden krok, zahraje se, až budeš na tahu:
    [few] Připraveny { $count } kroky, zahrají se, až budeš na tahu. První:
    [many] Připraveno { $count } kroku, zahraje se, až budeš na tahu. První:
   *[other] Připraveno { $count } kroků, zahrají se, až budeš na tahu. První:
}
web-plan-disarm = Nespouštět
web-plan-stopped = Připravený plán už nebyl možný u:
web-ahead = Odpovědi předem
web-ahead-help = Když se tě tahy ostatních zeptají na něco malého, server dá první z těchto odpovědí, která je možná. Předtím se to nikdo nedozví. Ťukej v pořadí, které chceš.
web-ahead-none = Na nic takového se tato hra neptá.
web-ahead-clear = Zase odpovídat ručně
web-plan-drop = Zahodit plán
web-nudge = Připomenout
web-replay = Přehrát
web-then = Tehdy: { $line }
web-now = Tohle je teď.
web-past-of = Dřívější stav: tah { $number } z { $count }
web-first = Na začátek
web-step-back = Krok zpět
web-step = Krok dál
web-play = Přehrávat
web-pause = Zastavit
web-position = Stav
web-whole = nic skrytého
web-to-now = Do přítomnosti

## Stránka: konec

web-result = Výsledek
web-points = Body
web-wins = { $count ->
    [one] Vyhrává { $players }
    [few] Vyhrávají { $players }
    [many] Vyhrávají { $players }
   *[other] Vyhrávají { $players }
}
web-points-from = Body za
web-won = vítězství
web-sum = Součet
web-stopped = Hra byla zastavena.
web-again = Znovu
web-next-table = K další hře
web-course = Body v průběhu hry
web-brought = Příjmy za celou hru
web-chance = Ověřit náhodu

## Stránka: stůl slovy

web-board = S deskou
web-turn = tah { $number }
web-decision = Tvoje rozhodnutí: { $question }
web-command = Příkaz
web-command-help = Napiš volbu nebo její začátek; ? vypíše volby.
web-do = Udělat
web-happened = Co se děje
web-repeat = Zopakovat

## Stránka: nastavení

web-settings = Nastavení
web-language = Jazyk
web-temper = Povaha
web-temper-help = Klidná: všechny rady, boti počkají. Svižná: rychlí boti, jediná volba se udělá sama.
web-temper-ask = Jak to chceš mít dál?
web-theme = Barvy
web-theme-auto = podle zařízení
web-theme-light = světlé
web-theme-dark = tmavé
web-set-motion = Pohyb
web-set-sound = Zvuk, když jsi na tahu
web-set-letters = Písmena u obrázků a barev
web-set-hints = Rady
web-set-single = Jediná volba se udělá sama
web-set-text = Otevírat stoly slovy, bez desky

quick-good-trade = Dobrý obchod!
quick-one-moment = Moment.
quick-sorry = Promiň!
quick-well-played = Pěkně zahráno!
quick-stop-here = Skončíme tady?
quick-your-turn = Jsi na tahu!

## Stránka správce

host-title = Pro správce
host-key = Klíč správce
host-key-help = Leží v souboru host-key vedle stolů. Zůstává jen na této kartě a nikdy není v adrese.
host-wrong-key = To není klíč tohoto serveru; podívej se do souboru host-key.
host-open = Otevřít
host-lock = Zapomenout klíč
host-ready = Tahy se přijímají a ukládají.
host-not-ready = Nic nelze uložit: podívej se na disk a do protokolu.
host-since = Běží od { $time }.
host-counts = Stoly: { $tables }. Spojení: { $connections }. Paměť: { $memory } MB.
host-wishes = Přání lidí splněno: { $done }, odmítnuto: { $refused }. Tahy botů: { $bots }.
host-speed = Polovina zodpovězena do { $half } ms, 99 ze 100 do { $most } ms.
host-faults = Chyby pravidel: { $count }; co potřebují jejich autoři, je ve složce capsules.
host-reports = Hlášení
host-reported = { $time }, hlásí { $seat }, stůl
host-no-reports = Nikdo nic nenahlásil.
host-tables = Stoly
host-find = Najít stůl
host-touched = Naposledy: { $time }.
host-here = Právě tu: { $count }.
host-remove = Odstranit nadobro
host-remove-sure = Bez návratu: hra zmizí pro všechny.
host-settings = Nastavení, jak bylo načteno
host-settings-help = Jsou v souboru settings.toml vedle stolů a čtou se při startu.

## Lessons

web-learn = Naučit se
web-lessons = Lekce
web-lesson-step = Krok { $number } z { $count }
web-lesson-learned = naučeno
web-lesson-aside = To vede jinam; vezmi to zpět a pokračuj v lekci.

## Připomínky

reminder-title = { $count ->
    [one] { $table } čeká na tebe
    [few] { $count } stoly čekají na tebe
    [many] { $count } stolu čeká na tebe
   *[other] { $count } stolů čeká na tebe
}
reminder-until = (do { $time })
reminder-test = Takhle vypadá připomínka.
reminder-confirm-title = Připomínky ze serveru { $server }
reminder-confirm = Někdo, nejspíš ty, chce dostávat připomínky na tuto adresu. Pokud ano, otevři tento odkaz; pokud ne, nedělej nic.
reminder-leave = Už žádné připomínky: { $link }

## Rady hledání a průběh hry

hint-only = Jiná volba není.
hint-wins = Vyhrává hru.
hint-points = { $points ->
    [one] Hned přinese bod.
    [few] Hned přinese { $points } body.
    [many] Hned přinese { $points } bodu.
   *[other] Hned přinese { $points } bodů.
}
hint-then = Potom: { $action }.
hint-ahead = Druhá nejlepší volba slibuje o { $percent } % méně.
hint-behind = Slibuje o { $percent } % méně než nejlepší.
hint-close = Asi stejně dobré jako nejlepší z ostatních.
hint-choice = { $action }: vyhraje v { $percent } % případů. { $because }
web-best = Co je nejlepší?
web-best-help = Odhad bota, který vidí to, co ty.
web-best-comes = Bot to promýšlí; hra zatím běží dál.
web-best-stop = Dál nepřemýšlet
web-best-do = Udělat
web-best-old = Tvoje volby jsou teď jiné.
web-table-hints = Hráči se smí ptát bota, co je nejlepší
web-odds = Podíl na výhře v průběhu hry
web-odds-ask = Kdo kdy vedl?
web-odds-whole = se vším odkrytým
web-odds-comes = spočítáno { $done } z { $count } tahů
web-odds-line = Tah { $turn }: { $shares }.
web-odds-each = Každý tah
web-turned = Zlomové okamžiky
web-turned-none = Hra se nikdy nezlomila: žádný tah nezměnil podíl o 15 %.
web-turned-at = Tah { $turn }: { $change } % pro hráče { $player }

## Stránka: připomínky a účet

me-title = Připomínky a účet
me-reminders = Připomínky
me-reminders-help = Když se na tebe čeká dvě minuty a nejsi tu. Všechny stoly najednou, nejvýš jednou za deset minut a bez karet.
me-by-push = Na tomto zařízení
me-by-mail = E-mailem
me-remind-here = Připomínat na tomto zařízení
me-remind = Připomínat
me-address = E-mailová adresa
me-night = Ne mezi desátou večer a osmou ráno
me-test = Poslat zkoušku
me-tested = Odesláno. Za chvíli by to mělo být tady.
me-end = Už nepřipomínat
me-ended = Připomínky skončily; nic z nich se neuchovává.
me-confirm = Ano, připomínat na tuto adresu
me-confirmed = Potvrzeno. Budou ti chodit připomínky.
me-reminded = Na tomto zařízení ti budou chodit připomínky.
me-letter-sent = Dopis je na cestě: otevři odkaz v něm a připomínky začnou.
me-kept = Zapsáno.
me-tables = Stoly k připomínání
me-push-denied = Tento prohlížeč má oznámení zakázaná; povol je pro tuto stránku.
me-not-off = Provozovatel serveru to nezařídil.
me-not-origin = Je k tomu potřeba https a tento server přes ně dostupný není.
me-not-install = Serveru k tomu chybí knihovna: ostrov[internet].
me-not-browser = Tohle tu prohlížeč neumí. Na některých telefonech musí být stránka nejdřív na ploše.
me-account = Účet
me-account-help = Nepovinný. Přístupový klíč spojí tvá místa, takže tvé hry jsou na všech tvých zařízeních. Bez jména, adresy a hesla.
me-enter = Přihlásit se přístupovým klíčem
me-create = Nový účet s přístupovým klíčem
me-another = Přidat další přístupový klíč
me-passkey = Přístupový klíč z { $day }
me-passkey-drop = Odebrat
me-account-holds = { $count ->
    [one] K účtu patří jeden stůl.
    [few] K účtu patří { $count } stoly.
    [many] K účtu patří { $count } stolu.
   *[other] K účtu patří { $count } stolů.
}
me-games-came = { $count ->
    [0] Přihlášeno. Všechny tvé hry jsou na tomto zařízení.
    [one] Přihlášeno. Na toto zařízení přibyla jedna hra.
    [few] Přihlášeno. Na toto zařízení přibyly { $count } hry.
    [many] Přihlášeno. Na toto zařízení přibylo { $count } hry.
   *[other] Přihlášeno. Na toto zařízení přibylo { $count } her.
}
me-export = Uložit, co se uchovává
me-out = Odhlásit se
me-out-everywhere = Odhlásit se všude
me-delete = Smazat účet
me-delete-help = Hry zůstanou na zařízeních, která je mají.
me-deleted = Účet je pryč; nic z něj se neuchovává.
