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
terminal-end-hint = Záznam, body, stůl, pravidla a uložit ještě fungují; Enter končí.

## Příkazy: vlastní slovo pro každý a co dělá

command-choices = volby
    .help = vypíše volby a jejich slova
command-why = proč
    .help = řekne, které pravidlo akci zakazuje
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
command-lang = jazyk
    .help = změní jazyk: en, cs, de, ru
command-help = nápověda
    .help = ukáže tento seznam
command-quit = konec
    .help = odejde; napřed nabídne uložení
