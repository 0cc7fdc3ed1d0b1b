# Pašeráci česky. Co které jméno znamená, vysvětluje ostrov/engine/words.py.

title = Pašeráci
about = V noci každý potají naloží kartu, ve dne říká, co veze, a smí lhát.

## Hráči a karty

seat-red = Červený
seat-blue = Modrý
seat-green = Zelený
seat-yellow = Žlutý

good-tea = čaj
good-silk = hedvábí
good-rum = rum
good-empty = prázdná

phase-deal = rozdávání
phase-night = noc
phase-day = den
phase-doubt = odpověď na hlášení
phase-theft = zloděj při práci
phase-refill = lízání
phase-over = konec

## Stůl; pomlčka údaj skrývá, protože ho říká otázka a záznam

field-hand = ruka
field-cards = karet v ruce
field-boat = loďka
field-trade = body za náklad
field-doubts = body za odhalené lži
field-pile = balíček
field-left = karet v balíčku
field-shown = karty mimo hru
field-phase = teď
field-idle = ještě nakládá
field-loaded = naloženo má
field-captain = kapitán
field-sailor = -
field-victim = -
field-taker = -
field-claim = -
field-turns = vyplutí
field-ending = -

## Možnosti

option-players = hráči
option-players-help = Kolik lidí hraje.
option-goal = cíl v bodech
option-goal-help = Hra končí po dni, kdy má někdo tolik bodů.

## Volby

act-load = Naložit { $good }
    .button = Naložit
    .asked = Kterou kartu dnes v noci naložíš?
act-declare = Ohlásit „{ $good }“
    .button = Ohlásit
    .asked = Tvoje loďka vyplouvá. Co ohlásíš?
act-rob = Poslat zloděje: { $seat }
    .button = Zloděj
    .sure = Bez návratu: tvůj náklad odchází ze hry, zloděj vezme kartu. Oběť: { $seat }.
act-doubt = Nevěřit
    .button = Nevěřit
    .asked = { $sailor } hlásí „{ $claim }“. Věříš tomu?
act-believe = Uvěřit
    .button = Uvěřit

## Záznam

did-load = { $player } nakládá { $good }.
did-load-hidden = { $player } nakládá kartu.
did-declare = { $player } hlásí „{ $good }“.
did-rob = { $player } posílá zloděje: { $seat }.
did-doubt = { $player } nevěří: { $sailor } hlásí „{ $claim }“.
did-believe = { $player } věří: { $sailor } hlásí „{ $claim }“.

happened-draw = { $taker } líže 1× { $good }.
happened-draw-hidden = { $taker } líže kartu.
happened-steal = Zloděj: { $victim } → { $sailor }, 1× { $good }.
happened-steal-hidden = Zloděj: { $victim } → { $sailor }, 1 karta.

source-trade = náklad
source-doubts = odhalené lži
ending-goal = Cíl je dosažen.
ending-pile = Balíček je prázdný.

## Pravidla

M-001 = Hrají dva až čtyři a hraje se doleva.
M-002 = Všechny karty tvoří jeden zamíchaný balíček; žádná karta se neztratí ani nepřibude.
M-003 = Čaj má cenu 1, hedvábí 2, rum 3.
M-004 = Každý dostane tři karty, rozdává se po jedné.
M-005 = Kolik karet je v rukou a v balíčku, smí vědět každý; které to jsou, nikdo cizí.
M-010 = Nakládáš v noci, jednu kartu a potají; když naloží poslední, rozední se.
M-011 = Naložit můžeš jen kartu z vlastní ruky.
M-020 = Ve dne vyplouvají loďky jedna po druhé, kapitán první; mluv, až popluje tvoje.
M-021 = Ohlas kterékoli zboží, ať je v loďce, nebo ne.
M-022 = Zloděje pošli jen k jinému hráči, který má kartu.
M-023 = Zloděj dostane za odměnu tvůj náklad, ten odchází ze hry lícem nahoru.
M-024 = Zloděj přinese náhodnou kartu z ruky oběti; vidíte ji jen vy dva.
M-030 = Na hlášení odpovídá jen soused po levici.
M-031 = Uvěřené hlášení vynese ohlášenou cenu; náklad se tajně vrací do balíčku.
M-032 = Když někdo nevěří, náklad se ukáže a odchází ze hry: pravda vynese dvojnásobek, lež vynese nevěřícímu.
M-040 = Po poslední loďce si každý lízne kartu, první nový kapitán.
M-050 = Hra končí po dni, kdy někdo dosáhl cíle.
M-051 = Hra končí, jakmile dojde balíček.
M-052 = Vyhrává nejvíc bodů; stejný počet znamená stejné místo.
