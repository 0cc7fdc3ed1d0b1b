# TITLE česky. Co které jméno znamená, vysvětluje docs/how-to-add-a-game.md Ostrova, krok 10.
# Pro vlastní hru: nejdřív soubor vyprázdni až na nadpisy, ve všech čtyřech jazycích.

title = TITLE
about = Lízej z balíčku, nebo přestaň dřív, než přijde bouře; jednu kartu znáš jen ty.

## Hráči, karty, fáze

seat-red = Červený
seat-blue = Modrý
seat-green = Zelený
seat-yellow = Žlutý

card-shell = mušle
card-pearl = perla
card-crown = koruna
card-storm = bouře
card-none = žádná

phase-dealing = rozdávání
phase-turn = tah
phase-drawing = lízání
phase-over = konec

## Stůl; pomlčka údaj skrývá, protože ho říká otázka a záznam

field-secret = tajná karta
field-kept = uloženo
field-bonus = za tajnou kartu
field-pile = balíček
field-left = karet v balíčku
field-gone = vyložené karty
field-phase = -
field-active = na tahu
field-risk = v sázce
field-turns = -

option-players = hráči
option-players-help = Kolik lidí hraje.

## Volby

act-draw = Líznout kartu
    .button = Líznout
    .asked = V sázce: { $risk }, karet v balíčku: { $left }. Líznout, nebo přestat?
act-stop = Přestat a body si nechat
    .button = Přestat

## Záznam

did-draw = { $player } líže.
did-stop = { $player } přestává, uloženo: { $risk }.
happened-deal = { $active } dostává kartu: { $card }.
happened-deal-hidden = { $active } dostává kartu.
happened-turn_up = { $active } otáčí: { $card }.

source-kept = uloženo
source-secret = tajná karta
ending-pile = Balíček je prázdný.

## Pravidla

LETTER-001 = Hrají dva až čtyři a hraje se doleva.
LETTER-002 = Všechny karty tvoří jeden zamíchaný balíček; žádná se neztratí ani nepřibude.
LETTER-003 = Mušle má cenu 1, perla 2, koruna 4, bouře nic.
LETTER-004 = Každý dostane jednu kartu, kterou vidí jen on; kolik jich zbývá, vidí všichni.
LETTER-010 = Lízni kartu, nebo přestaň, když jsi na tahu.
LETTER-011 = Přestat můžeš, jen když je něco v sázce: nejdřív si lízni.
LETTER-012 = Líznutá karta leží lícem nahoru; její cena je v sázce.
LETTER-013 = Bouře vezme vše, co je v sázce, a ukončí tah.
LETTER-014 = Přestaneš-li, necháš si, co je v sázce; tah končí.
LETTER-020 = Hra končí poslední kartou; co je tehdy v sázce, zůstává.
LETTER-021 = Na konci se tajné karty ukážou a započítají.
LETTER-022 = Vyhrává nejvíc bodů; stejný počet znamená stejné místo.
