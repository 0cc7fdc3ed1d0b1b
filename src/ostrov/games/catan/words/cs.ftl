# Catan česky. Co které jméno znamená, vysvětluje ostrov/engine/words.py, přívlastky u seat-nobody ../text.py.

title = Catan
about = Osídli ostrov, obchoduj se sousedy a měj jako první na svém tahu 10 výherních bodů.

## Hráči a věci

seat-blue = Modrý
    .letter = M
seat-white = Bílý
    .letter = B
seat-orange = Oranžový
    .letter = O
seat-red = Červený
    .letter = Č
seat-nobody = nikdo
    .points = body
    .cards = karty
    .development = akční
    .knights = rytíři
    .length = cesta
    .stock = zbývá silnic/vesnic/měst
    .last = poslední hod
    .shapes = vesnice (M), město [M], silnice mmm, přístav ===
    .offered = označeno: kde teď můžeš stavět
    .best = směna

resource-lumber = dřevo
resource-brick = cihly
resource-wool = vlna
resource-grain = obilí
resource-ore = ruda
second-lumber = dřevo
second-brick = cihly
second-wool = vlna
second-grain = obilí
second-ore = ruda
taken-lumber = dřevo
taken-brick = cihly
taken-wool = vlna
taken-grain = obilí
taken-ore = ruda

terrain-forest = les
terrain-hills = pahorkatina
    .short = pahorky
terrain-pasture = pastvina
terrain-fields = pole
terrain-mountains = hory
terrain-desert = poušť
terrain-unlaid = prázdné místo

harbour-lumber = přístav na dřevo
harbour-brick = přístav na cihly
harbour-wool = přístav na vlnu
harbour-grain = přístav na obilí
harbour-ore = přístav na rudu
harbour-any = přístav 3:1
harbour-unlaid = zatím žádný přístav

hex-away = mimo ostrov

card-knight = Rytíř
card-road_building = Stavba silnic
card-year_of_plenty = Vynález
card-monopoly = Monopol
card-victory_point = karta s výherním bodem
    .names = Univerzita, Katedrála, Parlament, Tržiště, Knihovna

## Stůl; pomlčka údaj skrývá, protože ho říká kresba, otázka nebo záznam

field-hand = ruka
field-cards = karet se surovinami
field-known = -
field-owes = ještě odevzdá
field-returning = vybráno pro bank
field-unplayed = akční karty
field-fresh = koupeno v tomto tahu
field-development = akčních karet v ruce
field-bought = -
field-played = zahráno
field-roads_left = zbývá silnic
field-settlements_left = zbývá vesnic
field-cities_left = zbývá měst
field-settlements = -
field-reached = -
field-length = délka cesty
field-rate = -
field-give = dává
field-want = chce
field-answer = odpověď
field-terrain = -
field-token = -
field-harbour = -
field-robber = zloděj
field-owner = -
field-level = -
field-closed = -
field-road = -
field-bank = bank
field-deck = -
field-deck_left = akčních karet k mání
field-longest_road = Nejdelší obchodní cesta
field-largest_army = Největší vojsko
field-phase = teď
field-laid = -
field-starter = -
field-active = na tahu
field-placed = -
field-founded = -
field-first_die = -
field-second_die = -
field-rolled = -
field-building = stavění už začalo
field-card_played = akční karta je v tomto tahu už zahraná
field-free_roads = -
field-victim = -
field-proposed = -
field-asked = komu platí nabídka
field-turns = -
field-ending = -

answer-none = žádná
answer-drafting = ještě vybírá
answer-open = vyložena
answer-accepted = přijato
answer-declined = odmítnuto
answer-countered = protinabídka

phase-hexes = pokládání dílů krajiny
phase-corner = kde začnou žetony s čísly
phase-reds = pokládání červených čísel
phase-numbers = pokládání žetonů s čísly
phase-harbours = rozmístění přístavů
phase-start = kdo začíná
phase-settle = fáze zakládání, vesnice
phase-connect = fáze zakládání, silnice
phase-before_roll = před hodem
phase-dice = hod kostkami
phase-discard = sedmička, odevzdávání
phase-robber = přemístění zloděje
phase-victim = výběr okrádaného
phase-theft = krádež
phase-main = obchod a stavění
phase-card = nákup akční karty
phase-over = konec hry

## Možnosti

board-preset-leaflet = Podle letáku: nový ostrov, nejdřív obchod, pak stavění
board-preset-almanac = Varianta z Almanachu: obchod a stavění v libovolném pořadí
option-players = hráči
option-players-help = Kolik lidí hraje: tři nebo čtyři. Dva jsou jen pokus, ne výsledek v Catanu.
option-phases = fáze
option-phases-help = Přísné: nejdřív obchod, pak stavění. Spojené: obchod a stavění v libovolném pořadí, pro zkušené.
option-setup = rozmístění
option-setup-help = Variabilní: nový ostrov a fáze zakládání. Pro začátečníky: vše stojí podle obrázku.
option-tokens = žetony s čísly
option-tokens-help = Spirála: podél pobřeží podle písmen. Náhodně: zamíchané, ale 6 a 8 nikdy vedle sebe.
option-frame = rám moře
option-frame-help = Vytištěný: přístavy na svých místech. Zamíchaný: devět přístavů si vymění místa.
option-island = ostrov pro začátečníky
option-island-help = Klasický: ostrov starších vydání. Pátý: ostrov novějších anglických vydání.
option-trade = vnitřní obchod
option-trade-help = Vypnuto: hráči mezi sebou neobchodují, pro pokusy.
option-proposals = nabídek za tah
option-proposals-help = Kolik nabídek smí hráč za tah začít; 99 znamená libovolně.

phases-strict = přísné
phases-combined = spojené
setup-variable = variabilní
setup-beginner = počáteční rozmístění pro začátečníky
tokens-spiral = spirála
tokens-random = náhodně
frame-standard = vytištěný
frame-shuffled = zamíchaný
island-classic = klasický
island-fifth = pátého vydání
trade-on = zapnuto
trade-off = vypnuto

## Volby

act-roll = Hodit kostkami
    .button = Hodit
    .asked = jsi na tahu: hoď kostkami, nebo napřed zahraj akční kartu.
act-end_turn = Skončit tah
    .button = Konec tahu
    .asked = obchoduj, stavěj, zahraj kartu, nebo skonči tah.
act-build_settlement = Postavit vesnici na { $vertex }
    .button = Vesnice
    .asked = kam postavíš vesnici?
act-build_road = Postavit silnici na { $edge }
    .button = Silnice
    .asked = { $free_roads ->
        [0] kudy od vesnice povede silnice?
        [one] kudy povede poslední silnice zdarma?
        [few] kudy povede první silnice zdarma?
        [many] kudy povede první silnice zdarma?
       *[other] kudy povede první silnice zdarma?
    }
act-build_city = Povýšit vesnici na { $vertex } na město
    .button = Město
act-buy_card = Koupit akční kartu
    .button = Akční karta
    .sure = Bez návratu: platíš 1× vlna, 1× obilí, 1× ruda a bereš horní kartu. Koupit?
act-knight = Zahrát Rytíře
    .button = Rytíř
act-road_building = Zahrát Stavbu silnic
    .button = 2 silnice
act-year_of_plenty = Zahrát Vynález: { $resource } a { $second }
    .button = Vynález
act-monopoly = Zahrát Monopol: { $resource }
    .button = Monopol
act-maritime = Obchod se zámořím: { $resource } → { $taken }
    .button = Zámoří
act-move_robber = Přemístit zloděje na { $hex }
    .button = Zloděj
    .asked = kam přemístíš zloděje?
act-rob = Okrást: { $seat }
    .button = Okrást
    .asked = komu vezmeš jednu kartu?
act-discard = Odevzdat: { $resource }
    .button = Odevzdat
    .asked = padla sedmička: vyber další kartu, kterou vrátíš do banku.
act-propose = Navrhnout vnitřní obchod
    .button = Obchod
act-counter = Učinit protinabídku
    .button = Protinabídka
    .asked = nabídka obchodu, na tahu: { $active }. Přijmout, odmítnout, nebo protinabídka?
act-give = Dát 1× { $resource }
    .button = Dám
    .asked = řekni, co dáš, a potom, co chceš.
act-want = Chtít 1× { $resource }
    .button = Chci
    .asked = co za to chceš?
act-ask = Oslovit: { $seat }
    .button = Oslovit
    .asked = koho oslovíš?
act-offer = Nabídnout
    .button = Nabídnout
    .asked = nabídnout to takhle, nebo nechat být?
act-accept = Přijmout
    .button = Přijmout
act-decline = Odmítnout
    .button = Odmítnout
    .asked = tvoje odpověď leží na stole; pořád ještě můžeš odmítnout.
act-confirm = Uzavřít obchod: { $seat }
    .button = Uzavřít
    .asked = s kým obchod uzavřeš?
act-withdraw = Stáhnout nabídku
    .button = Stáhnout
    .asked = počkej na odpovědi, nebo nabídku stáhni.

## Záznam

did-roll = { $player } hází kostkami.
did-end_turn = { $player } končí tah.
did-build_settlement = { $player } staví vesnici na { $vertex }.
did-build_road = { $player } staví silnici na { $edge }.
did-build_city = { $player } povyšuje vesnici na město: { $vertex }.
did-buy_card = { $player } kupuje akční kartu.
did-knight = { $player } hraje: Rytíř.
did-road_building = { $player } hraje: Stavba silnic.
did-year_of_plenty = { $player } hraje: Vynález, 1× { $resource }, 1× { $second }.
did-monopoly = { $player } hraje: Monopol, { $resource }.
did-maritime = { $player }, obchod se zámořím: { $rate }× { $resource } → 1× { $taken }.
did-move_robber = { $player } přemisťuje zloděje na { $hex }.
did-rob = { $player } okrádá: { $seat }.
did-discard = { $player } odevzdává 1× { $resource }.
did-discard-hidden = { $player } odevzdává kartu.
did-propose = { $player } navrhuje obchod.
did-counter = { $player } chystá protinabídku.
did-give = { $player } dává: 1× { $resource }.
did-want = { $player } chce: 1× { $resource }.
did-ask = { $player } oslovuje: { $seat }.
did-offer = { $player } nabízí.
did-accept = { $player } přijímá.
did-decline = { $player } odmítá.
did-confirm = { $player } ↔ { $seat }: obchod platí.
did-withdraw = { $player } stahuje nabídku.

happened-lay = H{ $laid }: { $terrain }.
happened-corner = Žetony s čísly začínají na { $corner-id ->
    [K1] H0
    [K2] H7
    [K3] H16
    [K4] H18
    [K5] H11
   *[other] H2
}.
happened-red = { $hex }: číslo { $laid ->
    [0] 6
    [1] 6
   *[other] 8
}.
happened-token = H{ $laid }: číslo { $number-id ->
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
happened-harbour = Další přístav: { $harbour }.
happened-start = Začíná { $seat }.
happened-dice = Hod: { $die-id ->
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
happened-draw = { $active } bere: { $card }.
happened-draw-hidden = { $active } bere akční kartu.
happened-steal = Krádež: { $victim } → { $active }, 1× { $resource }.
happened-steal-hidden = Krádež: { $victim } → { $active }, 1 karta.

source-settlements = vesnice
source-cities = města
source-longest_road = Nejdelší obchodní cesta
source-largest_army = Největší vojsko
source-point_cards = karty s výherním bodem
ending-reached = Vítěz má 10 výherních bodů.
ending-begun = Vítěz začíná tah s 10 výherními body.

## Hrací plán v prohlížeči

board-island = Ostrov
board-hand = Tvoje ruka
board-bank = v bance
board-dice = Kostky: { $first } a { $second }, dohromady { $sum }
board-dice-none = Zatím se neházelo.
board-compass-n = sever
board-compass-ne = severovýchod
board-compass-e = východ
board-compass-se = jihovýchod
board-compass-s = jih
board-compass-sw = jihozápad
board-compass-w = západ
board-compass-nw = severozápad
board-corner = { $address }: křižovatka, kolem je { $around }
board-path = { $address }: cesta, po stranách { $one } a { $other }
board-path-coast = { $address }: pobřeží, { $one }
board-pips = { $pips } z 36 hodů
board-card = Karta
board-brings = hned přinese:
board-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}
board-cards-change = karty { $before } → { $after }
board-left = zbývá { $count }
board-lack = Chybí ti { $cards }.
board-sea = zámoří
board-sea-short = Zámoří: { $rate }× { $given } za 1× { $taken }; chybí { $short }.
board-sea-no = Zámoří: { $given } za { $taken } teď nejde.
board-take = Vzít
board-ask-table = Nabídnout stolu
board-closes-trade = Stavba ukončí obchod v tomto tahu.
board-trade = Obchod
board-give = Dáš
board-want = Chceš
board-you-give = dáš
board-you-get = dostaneš
board-to = komu
board-call = Kdo nabídne?
board-counter-to = komu: { $player }
board-proposal = Nabídka
board-quiet = V tomto tahu už žádné nabídky
board-quiet-on = { $player }: v tomto tahu se odmítá samo – zrušit
board-answers = Odpovědi
board-thinking = přemýšlí …
board-after = potom
board-change = Změnit
board-discard = Sedmička: odevzdej polovinu karet, { $count }
board-suggest = Navrhnout
board-done = Hotovo
board-monopoly = Kterou surovinu odevzdají všichni ostatní?
board-monopoly-note = ≥: tolik jich ostatní určitě mají.
board-plenty-first = Vezmi si dvě karty z banku.
board-plenty-second = Druhá:
board-no-cards = žádné akční karty
board-fresh = z tohoto tahu
board-known = určitě má
board-known-note = Karty podle druhů: co všichni viděli; v ruce jich může být víc.
board-close = Zavřít

## Pravidla

C-001 = Ostrov má 19 dílů krajiny: 4 lesy, 4 pastviny, 4 pole, 3 pahorkatiny, 3 hory a 1 poušť.
C-002 = Les dává dřevo, pahorkatina cihly, pastvina vlnu, pole obilí, hory rudu. Poušť nedává nic.
C-003 = Žetonů s čísly je 18, A až R: jedna 2, jedna 12, ostatní čísla dvakrát, 7 žádná.
C-004 = Bank má na začátku 19 karet každé suroviny, dohromady 95.
C-005 = Akčních karet je 25: 14× Rytíř, 2× Stavba silnic, 2× Vynález, 2× Monopol, 5 karet s výherním bodem.
C-006 = Máš 15 silnic, 5 vesnic a 4 města. Co ti došlo, už nepostavíš.
C-007 = Když se z vesnice stane město, vesnice se ti vrátí do zásoby a smíš ji postavit znovu.
C-008 = Když ti došly vesnice, povyš napřed některou na město; tím se ti jedna vrátí.
C-009 = Žádná karta nepřibude ani se neztratí: bank a ruce mají dohromady vždy 19 od každé suroviny.
C-010 = Kolik karet má bank a každá ruka, vidí všichni; co v ruce je, jen její majitel.
C-011 = Přístavů je devět: čtyři 3:1 a jeden 2:1 pro každou surovinu. Každý slouží dvěma křižovatkám jedné pobřežní cesty.
C-129 = Kolik máš akčních karet a kolik jich zbývá koupit, smí vědět každý; které máš, jen ty.
C-130 = Všechno ostatní je veřejné: plán, figurky, zahrané karty, kostky i obchody. Jen ukradená karta putuje potají.
C-012 = Hrají tři nebo čtyři, každý má svou barvu. Ve třech při rozmístění pro začátečníky zůstává červená v krabici.
C-013 = Při rozmístění pro začátečníky stojí ostrov i dvě vesnice a dvě silnice každého hráče podle obrázku.
C-014 = Při rozmístění pro začátečníky začíná nejstarší hráč a fáze zakládání odpadá.
C-015 = Při rozmístění pro začátečníky dá vesnice s hvězdičkou po kartě za každý sousední díl krajiny; druhá nic.
C-016 = Při variabilním rozmístění se 19 dílů krajiny zamíchá a položí náhodně.
C-017 = Spirála: od rohového dílu jdou žetony podle písmen kolem pobřeží a pak dovnitř; poušť se přeskočí.
C-018 = Náhodné žetony: zamíchej je, ale dvě červená čísla (6 a 8) nesmí ležet vedle sebe.
C-019 = Spirála nikdy nepoloží dvě červená čísla vedle sebe, takže není co hlídat.
C-020 = Zloděj začíná na poušti.
C-021 = Suroviny leží v pěti odkrytých balíčcích, akční karty zamíchané lícem dolů, obě bonusové karty stranou.
C-022 = Všichni hodí kostkami; začíná nejvyšší součet, při shodě se hází znovu.
C-023 = V prvním kole položí každý postupně jednu vesnici a jednu silnici.
C-024 = Druhé kolo jde pozpátku: poslední pokládá hned znovu, začínající hráč úplně nakonec.
C-025 = Ve fázi zakládání smí vesnice na každou volnou křižovatku v dané vzdálenosti; silnice k ní vést nemusí.
C-026 = Silnice musí vést od právě položené vesnice, ne od té druhé.
C-027 = Druhá vesnice ti hned dá kartu za každý sousední díl, který něco nese. První nedá nic.
C-028 = Dva stejné díly u druhé vesnice dají dvě karty; poušť a moře nic.
C-029 = Stavby fáze zakládání jsou z tvé zásoby a nic nestojí.
C-030 = Po druhém kole má první tah začínající hráč.
C-031 = Pořadí zakládání: ve třech 1-2-3-3-2-1, ve čtyřech 1-2-3-4-4-3-2-1.
C-131 = Druhá vesnice nemusí být spojená s první.
C-132 = Na začátku má každý 2 vesnice, 2 silnice a 2 body, v zásobě 3 vesnice, 4 města a 13 silnic.
C-032 = Tah: hod kostkami a výnosy surovin, potom obchod, potom stavění.
C-033 = Házíš jen na svém tahu, a to právě jednou.
C-034 = Před hodem smíš jen zahrát akční kartu: žádný obchod, stavění ani nákup.
C-035 = Obchodovat a stavět nemusíš, ale smíš, kolikrát chceš.
C-036 = Za tah smíš zahrát jednu akční kartu, jen na svém tahu, před hodem nebo po něm.
C-037 = Akční kartu koupenou v tomto tahu smíš zahrát až v příštím.
C-038 = Pro karty s výherním bodem to neplatí: smí jich být víc a třeba právě koupené.
C-039 = Na tahu je potom soused po levici.
C-040 = Každý hod platí pro všechny.
C-041 = Jakmile začneš stavět nebo kupovat, obchod v tomto tahu končí; nový přístav poslouží až příště.
C-042 = Spojené fáze: po hodu obchoduj a stavěj, jak chceš; nový přístav slouží hned.
C-043 = Zahrát akční kartu není stavění: obchod nekončí, ani kvůli silnicím zdarma.
C-133 = Napřed dokonči, co už začalo: výnosy, odevzdávání, zloděje a krádež, nebo silnice zdarma.
C-134 = Tah smíš skončit, když je tvůj, padl hod a nic nezůstalo rozdělané.
C-044 = Výnos dá každý díl s hozeným číslem, pokud na něm nestojí zloděj.
C-045 = U takového dílu dá vesnice 1 kartu a město 2.
C-046 = Počítá se každá stavba u každého dílu, který dává výnos.
C-047 = Berou všichni, nejen hráč na tahu.
C-048 = Sedmička výnos nedá.
C-049 = Když bank nemá pro všechny a nárok má víc hráčů, nedostane tu surovinu nikdo.
C-050 = Má-li na chybějící surovinu nárok jediný hráč, vezme, co zbývá.
C-051 = Nedostatek se týká jen jedné suroviny; ostatní se vyplatí celé.
C-052 = Nárok se sčítá za celý hod, než se začne vyplácet; díl se zlodějem nárok nedává.
C-053 = Co ti unikne kvůli nedostatku nebo zloději, se nedoplácí.
C-135 = Výnos se bere celý; nikdo nesmí kartu odmítnout.
C-054 = Při sedmičce vrací každý, kdo má přes 7 surovin, polovinu podle své volby, zaokrouhleno dolů.
C-055 = Kdo má právě 7 karet, nevrací nic.
C-056 = Akční karty se při sedmičce nepočítají.
C-057 = Napřed všichni odevzdají, potom se hne zloděj a teprve pak se krade.
C-058 = Po sedmičce nebo Rytíři přemístí hráč na tahu zloděje na jiný díl krajiny.
C-059 = Zloděj smí na kterýkoli jiný díl, i na poušť nebo k vlastním stavbám.
C-060 = Potom vezmeš jednu náhodnou kartu jednomu soupeři, který u dílu se zlodějem něco má; platí i na poušti.
C-061 = Když u zloděje můžeš okrást víc soupeřů, vyber jednoho; je to jedna karta.
C-062 = Když tam žádný soupeř nemá kartu, nic se nekrade.
C-063 = I město u zloděje přijde jen o jednu kartu.
C-064 = Okrást sebe nejde.
C-065 = Dokud zloděj stojí, díl nedá nic nikomu. Odejde jen po sedmičce nebo kvůli Rytíři.
C-066 = Po odevzdání, zloději a krádeži tah pokračuje obchodem a stavěním.
C-136 = Za jednu sedmičku odevzdáš jen jednou; co zbylo, je tvoje.
C-137 = Ukradenou kartu vidí jen zloděj a okradený; že se kradlo, vidí všichni.
C-138 = Zloděj bere jen suroviny; akční karty se nekradou ani neodevzdávají.
C-139 = Zloděj brání jen výnosu; stavět se u něj smí.
C-140 = Všichni vybírají, co odevzdají, najednou a potají; potom se to ukáže.
C-067 = Stavební náklady: silnice dřevo, cihly; vesnice dřevo, cihly, vlna, obilí; město 3× ruda, 2× obilí; akční karta vlna, obilí, ruda.
C-068 = Staví jen hráč na tahu, až po hodu; cena jde napřed do banku.
C-069 = Na každou cestu, i pobřežní, se vejde jen jedna silnice.
C-070 = Nová silnice musí navázat na tvoji silnici, vesnici nebo město.
C-071 = Přes cizí vesnici nebo město tvoje silnice dál nevede.
C-072 = Vesnice potřebuje volnou křižovatku, ke které vede tvoje silnice.
C-073 = Pravidlo o vzdálenosti: všechny sousední křižovatky musí být bez staveb, i bez tvých.
C-074 = Pravidlo o vzdálenosti hlídá jen stavby, ne silnice.
C-075 = Vesnici smíš postavit i doprostřed cizí silnice; silnice zůstanou.
C-076 = Město vzniká jen povýšením vlastní vesnice.
C-077 = Vesnici smíš v jednom tahu postavit i povýšit na město.
C-078 = Vesnice je za 1 bod, město za 2; povýšení přidá 1.
C-079 = Co došlo, nepostavíš, a z plánu se nic nebere, jen vesnice při povýšení na město.
C-080 = Kupuješ horní akční kartu; z prázdného balíčku koupit nejde.
C-081 = Akčních karet smíš koupit, kolik zaplatíš.
C-082 = Zahrané akční karty se do balíčku nevracejí.
C-083 = Obchoduje se jen s hráčem na tahu a po hodu; ostatní mezi sebou obchodovat nesmí.
C-084 = Navrhuje hráč na tahu; ostatní smí učinit protinabídku, kterou může přijmout jen on.
C-085 = Každá strana dá aspoň jednu kartu; darovat se nesmí.
C-086 = Stejná surovina nesmí být na obou stranách obchodu.
C-087 = Měnit lze jen suroviny: ne akční karty, figurky, body, sliby ani dluhy.
C-088 = Při obchodu musí oba mít, co dávají; přijmout nemusí nikdo.
C-089 = Obchod se zámořím: čtyři stejné suroviny za jednu jinou, s přístavem levněji. Musíš jich mít dost.
C-090 = Se stavbou v přístavu 3:1 stačí tři stejné karty.
C-091 = Se stavbou v přístavu 2:1 stačí dvě karty jeho suroviny, a jen té.
C-092 = Přístav 2:1 ostatním surovinám nepomáhá.
C-093 = Přístav otevře tvoje vesnice nebo město na jednom z jeho konců; silnice ne.
C-094 = Vezmi si jinou surovinu, než dáváš, a takovou, kterou bank ještě má.
C-095 = Se zámořím smíš obchodovat, kolikrát chceš.
C-096 = Zloděj přístavy nezavírá.
C-141 = Karet smí být na každé straně libovolně a obchodů za tah kolik chceš.
C-142 = Obchod má právě dvě strany; ve třech se neobchoduje.
C-143 = Nabídky i odpovědi slyší celý stůl; tajné obchody nejsou.
C-144 = Dvě křižovatky přístavu jsou sousední, takže u něj nikdy nestojí víc než jedna stavba.
C-145 = U každé suroviny platí vždy tvůj nejlepší kurz.
C-146 = Jedna nabídka najednou a popořadě: co dáš, co chceš, koho oslovíš, a pak nabídni.
C-147 = Když je jedna strana nabídky otevřená, přijmout nejde; učiň protinabídku, nebo odmítni.
C-148 = Odpovídá jen oslovený, jednou: přijme, odmítne, nebo dá protinabídku. Do uzavření může ještě odmítnout.
C-149 = Obchod uzavře hráč na tahu s tím, kdo přijal nebo dal protinabídku; být první nic nezaručuje.
C-150 = Nabídku smí hráč na tahu kdykoli stáhnout; když všichni odmítnou, končí sama.
C-151 = Dokud leží nabídka na stole, napřed ji uzavři, nebo stáhni.
C-152 = Nabídnout a přijmout jde jen to, co máš; oslovit smíš každého.
C-097 = Délka cesty je nejdelší řada tvých silnic, každá jen jednou; odbočky se nepočítají.
C-098 = Cesta se smí křížit; uzavřený okruh platí celý.
C-099 = Cizí vesnice nebo město tvoji cestu přeruší; obě části platí zvlášť. Vlastní stavby ji nepřeruší.
C-100 = Silnice, která končí u cizí stavby, se počítá celá.
C-101 = Kdo první spojí cestu z 5 silnic, bere kartu Nejdelší obchodní cesta za 2 body.
C-102 = Nejdelší obchodní cestu převezmeš jen s delší cestou; shoda nestačí.
C-103 = Po každé silnici a vesnici se všechny délky přepočítají.
C-104 = Přerušená cesta kartu udrží, když má dál aspoň 5 a nikdo nemá víc.
C-105 = Když po přerušení vede jediný jiný hráč s aspoň 5, bere kartu on.
C-106 = Když po přerušení vede víc jiných hráčů stejně, jde karta stranou.
C-107 = Když po přerušení nemá nikdo 5, jde karta stranou.
C-108 = Kartu stranou dostane první, kdo sám vede s aspoň 5.
C-109 = Silnice z fáze zakládání i silnice zdarma se počítají jako ostatní.
C-110 = Rytíř: přemísti zloděje a ukradni kartu; nikdo neodevzdává.
C-111 = Zahraný Rytíř zůstává před tebou a počítá se do vojska.
C-112 = Rytíř před hodem může uvolnit tvůj díl; padne-li 7, zloděj se hne znovu.
C-113 = Kdo jako první zahraje 3 Rytíře, bere Největší vojsko za 2 body.
C-114 = Největší vojsko převezme jen ten, kdo má zahraných Rytířů víc.
C-115 = Stavba silnic: polož hned dvě silnice zdarma tam, kam silnice smí.
C-116 = Když jde položit jen jedna silnice, stačí jedna; když žádná, kartu zahrát nejde.
C-117 = Vynález: vezmi si z banku dvě libovolné suroviny; hned je smíš použít.
C-118 = Karty s výherním bodem jsou tajné, dokud s nimi na svém tahu nemáš 10 bodů nebo hra neskončí.
C-119 = Karet s výherním bodem smíš ukázat, kolik chceš, i právě koupené, když s nimi máš 10.
C-120 = Vynález bere jen to, co bank má: dvě stejné karty tam musí být; zbývá-li jediná, vezmeš jednu.
C-121 = Monopol smíš zahrát i na surovinu, kterou nikdo nemá; nepřinese nic.
C-122 = Použitá karta Pokrok leží před tebou a dál už nic nedělá.
C-153 = Monopol: jmenuj surovinu; ostatní ti dají všechny její karty, které mají.
C-154 = Co karta Pokrok udělala, vidí všichni: silnice, vzaté karty, jmenovanou surovinu i kolik kdo dal.
C-155 = Rytíře smíš zahrát, ať zloděj stojí kdekoli, před hodem, po něm i po sedmičce.
C-157 = O Největším vojsku se rozhodne hned s Rytířem, ještě než se hne zloděj.
C-123 = Vesnice 1 bod, město 2, Nejdelší obchodní cesta 2, Největší vojsko 2, karta s výherním bodem 1.
C-124 = Hra končí, jakmile má hráč na tahu 10 bodů, i s tajnými kartami.
C-125 = Deset bodů v cizím tahu ještě nevyhrává: musíš je mít, až začne tvůj.
C-126 = Body se kontrolují po každé tvé akci a na začátku tahu, ještě před hodem.
C-127 = Vyhrává jediný hráč; remíza není.
C-128 = Body se dají i ztratit: s Nejdelší obchodní cestou nebo Největším vojskem.
C-156 = Na konci se ukážou a započtou všechny tajné karty s výherním bodem.
board-hint-found = Tmavé domky vynášejí nejvíc. Číslo říká, kolik z 36 hodů přinese kartu.
board-hint-robber = Zastav díl, který slouží ostatním a ne tobě; tam jednu kartu ukradneš.
board-hint-roll = Hoď: každá vesnice u toho čísla dostane kartu, každé město dvě.
board-hint-build_city = Můžeš stavět město: 2 body a dvojnásobek karet.
board-hint-build_settlement = Můžeš stavět vesnici: 1 bod a karty z nových dílů.
board-hint-buy_card = Můžeš koupit akční kartu: rytíř, pokrok, nebo bod.
board-hint-build_road = Můžeš stavět silnici k volné křižovatce.
board-hint-sea = { $piece }: chybí { $cards }, prodá to zámoří.
board-hint-lack = { $piece }: chybí jen { $cards }. Zeptat se stolu?
board-hint-end = Nic není na dosah: nabídni obchod, nebo ukonči tah.
board-typed-dice = Opravdové kostky: házíme na stole a zadáme, co padlo
board-facts-dice = Kostky: { $count ->
    [one] { $count } hod
    [few] { $count } hody
    [many] { $count } hodu
   *[other] { $count } hodů
}
board-facts-expected = Čárky ukazují, co se dalo čekat.
board-rules-key = Pod každým pravidlem stojí, odkud je: S přehled pravidel, A almanach, F odpovědi vydavatele, R náš výklad.

## Lessons

lesson-first_road = První silnice
    .s1 = Postav silnici: musí navazovat na tvou silnici nebo stavbu. Za červenou vesnici pokračovat nesmíš.
    .s2 = Ukonči tah.
    .end = Silnice stojí 1 dřevo a 1 cihly a vždy navazuje na něco tvého.
lesson-settlement = Vesnice
    .s1 = Založ vesnici na konci své silnice. Křižovatky sousedící se stavbou zůstávají volné: pravidlo o vzdálenosti.
    .end = Vesnice má hodnotu jednoho bodu a nese kartu za každý svůj hozený díl krajiny.
lesson-city = Z vesnice město
    .s1 = Přestav svou vesnici na město za 2 obilí a 3 rudy.
    .end = Město má hodnotu dvou bodů a nese dvě karty místo jedné.
lesson-bank = Obchod s bankou
    .s1 = Bez přístavu koupí čtyři stejné jednu: vyměň 4 vlny za 1 rudu.
    .end = 4:1 jde vždycky. Přístavy zlevňují.
lesson-harbour = Vlastní přístav
    .s1 = Tvá vesnice leží u přístavu dřeva: vyměň 2 dřeva za 1 rudu.
    .s2 = Teď máš 2 obilí a 3 rudy: postav město.
    .end = Zvláštní přístav mění svou surovinu 2:1, obyčejný všechno 3:1.
lesson-robber = Zloděj
    .s1 = Přesuň zloděje na prostřední díl, kde má Bílý město a tři karty.
    .end = Tento díl teď nic nenese a jednoho ze sousedů s kartami okrade: tady mohl jen Bílého.
lesson-seven = Sedmička
    .s1 = Máš devět karet. Kdo má přes sedm, vrátí polovinu zaokrouhlenou dolů: vyber čtyři.
    .end = Z 9 zbude 5, z 15 zbude 8. Utrácej, než jich bude moc.
lesson-monopoly = Monopol
    .s1 = Zahraj Monopol a urči vlnu: Bílý má tři, Červený pět.
    .s2 = Osm vln je tvých. Čtyři z nich vyměň za to, co ti chybí.
    .end = Všichni ostatní odevzdají vše, co mají z jedné suroviny.
lesson-longest_road = Nejdelší obchodní cesta
    .s1 = Máš čtyři silnice v řadě. Zahraj Stavbu silnic.
    .s2 = Polož pátou silnici na jeden z konců řady.
    .end = Pět silnic v řadě získá Nejdelší obchodní cestu a dva body; delší řada ji přebere.
lesson-largest_army = Největší vojsko
    .s1 = Dva rytíři už jsou zahraní. Zahraj třetího.
    .s2 = Teď se jako s každým rytířem přesouvá zloděj.
    .end = Tři rytíři získají Největší vojsko a dva body; kdo jich má víc, převezme ho.
