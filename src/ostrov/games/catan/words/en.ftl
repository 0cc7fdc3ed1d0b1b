# Catan in English. The ids are explained in ostrov/engine/words.py, the attributes of seat-nobody in ../text.py.

title = Catan
about = Settle the island, trade with your neighbors, and be the first to 10 victory points on your own turn.

## Players and things

seat-blue = Blue
    .letter = B
seat-white = White
    .letter = W
seat-orange = Orange
    .letter = O
seat-red = Red
    .letter = R
seat-nobody = nobody
    .points = points
    .cards = cards
    .development = dev.
    .knights = knights
    .length = road
    .stock = roads/settl./cities left
    .last = last roll
    .shapes = settlement (B), city [B], road bbb, harbor ===
    .offered = marked: where you can build now
    .best = exchange

resource-lumber = lumber
resource-brick = brick
resource-wool = wool
resource-grain = grain
resource-ore = ore
second-lumber = lumber
second-brick = brick
second-wool = wool
second-grain = grain
second-ore = ore
taken-lumber = lumber
taken-brick = brick
taken-wool = wool
taken-grain = grain
taken-ore = ore

terrain-forest = forest
terrain-hills = hills
terrain-pasture = pasture
terrain-fields = fields
terrain-mountains = mountains
terrain-desert = desert
terrain-unlaid = empty place

harbour-lumber = lumber harbor
harbour-brick = brick harbor
harbour-wool = wool harbor
harbour-grain = grain harbor
harbour-ore = ore harbor
harbour-any = 3:1 harbor
harbour-unlaid = no harbor yet

hex-away = not on the island

card-knight = Knight
card-road_building = Road Building
card-year_of_plenty = Year of Plenty
card-monopoly = Monopoly
card-victory_point = Victory point card
    .names = University, Cathedral, Parliament, Market, Library

## The table; a dash keeps a field off it, because the drawing, a question or the log already tells

field-hand = hand
field-cards = resource cards
field-known = -
field-owes = still to discard
field-returning = chosen for the bank
field-unplayed = development cards
field-fresh = bought this turn
field-development = development cards held
field-bought = -
field-played = played
field-roads_left = roads left
field-settlements_left = settlements left
field-cities_left = cities left
field-settlements = -
field-reached = -
field-length = length of the road
field-rate = -
field-give = gives
field-want = wants
field-answer = answer
field-terrain = -
field-token = -
field-harbour = -
field-robber = robber
field-owner = -
field-level = -
field-closed = -
field-road = -
field-bank = bank
field-deck = -
field-deck_left = development cards to buy
field-longest_road = Longest Road
field-largest_army = Largest Army
field-phase = now
field-laid = -
field-starter = -
field-active = turn of
field-placed = -
field-founded = -
field-first_die = -
field-second_die = -
field-rolled = -
field-building = building has begun
field-card_played = a development card was played this turn
field-free_roads = -
field-victim = -
field-proposed = -
field-asked = asked to trade
field-turns = -
field-ending = -

answer-none = none
answer-drafting = still choosing
answer-open = open
answer-accepted = accepted
answer-declined = declined
answer-countered = counter-offer

phase-hexes = laying the terrain hexes
phase-corner = where the number tokens start
phase-reds = laying the red number tokens
phase-numbers = laying the number tokens
phase-harbours = laying the harbors
phase-start = finding the start player
phase-settle = set-up phase, settlement
phase-connect = set-up phase, road
phase-before_roll = before the roll
phase-dice = roll
phase-discard = seven, discarding
phase-robber = moving the robber
phase-victim = choosing a victim
phase-theft = theft
phase-main = trade and build
phase-card = buying a development card
phase-over = the end

## Options

board-preset-leaflet = The leaflet: a new island, trade first, then build
board-preset-almanac = The Almanac’s variant: trade and build in any order
option-players = players
option-players-help = How many play: three or four. Two is a study only, not a Catan result.
option-phases = phases
option-phases-help = Strict: trade first, then build. Combined: trade and build in any order, for experienced players.
option-setup = set-up
option-setup-help = Variable: a new island and a set-up phase. Beginner: everything stands as printed.
option-tokens = number tokens
option-tokens-help = Spiral: along the coast in the order of the letters. Random: shuffled, with no 6 or 8 side by side.
option-frame = sea frame
option-frame-help = Standard: harbors in their printed places. Shuffled: the nine harbors change places.
option-island = beginners’ island
option-island-help = Classic: the island of the earlier printings. Fifth: that of the newer English ones.
option-trade = domestic trade
option-trade-help = Off: players do not trade with each other, for studies.
option-proposals = proposals a turn
option-proposals-help = How many offers a player may begin in a turn; 99 means any number.

phases-strict = strict
phases-combined = combined
setup-variable = variable
setup-beginner = Starting set-up for beginners
tokens-spiral = spiral
tokens-random = random
frame-standard = standard
frame-shuffled = shuffled
island-classic = classic
island-fifth = fifth edition
trade-on = on
trade-off = off

## Choices

act-roll = Roll the dice
    .button = Roll
    .asked = your turn: roll the dice, or play a development card first.
act-end_turn = End the turn
    .button = End turn
    .asked = trade, build, play a card, or end your turn.
act-build_settlement = Build a settlement at { $vertex }
    .button = Settlement
    .asked = where do you found your settlement?
act-build_road = Build a road on { $edge }
    .button = Road
    .asked = { $free_roads ->
        [0] where does the road of your settlement go?
        [one] where does the last free road go?
       *[other] where does the first free road go?
    }
act-build_city = Raise the settlement at { $vertex } to a city
    .button = City
act-buy_card = Buy a development card
    .button = Buy card
    .sure = No way back: you pay 1× wool, 1× grain, 1× ore and draw the top card. Buy it?
act-knight = Play Knight
    .button = Knight
act-road_building = Play Road Building
    .button = Two roads
act-year_of_plenty = Play Year of Plenty: { $resource } and { $second }
    .button = Plenty
act-monopoly = Play Monopoly: { $resource }
    .button = Monopoly
act-maritime = Maritime trade: { $resource } for { $taken }
    .button = Sea trade
act-move_robber = Move the robber to { $hex }
    .button = Robber
    .asked = where does the robber go?
act-rob = Steal from { $seat }
    .button = Steal
    .asked = whom do you rob of one card?
act-discard = Discard { $resource }
    .button = Discard
    .asked = a seven: choose the next card you return to the bank.
act-propose = Propose a domestic trade
    .button = Propose
act-counter = Make a counter-offer
    .button = Counter
    .asked = { $active } proposes a trade: accept, decline, or counter?
act-give = Give 1× { $resource }
    .button = Give
    .asked = say what you give, then what you want.
act-want = Want 1× { $resource }
    .button = Want
    .asked = what do you want for it?
act-ask = Ask { $seat }
    .button = Ask
    .asked = whom do you ask?
act-offer = Offer it
    .button = Offer
    .asked = offer it as it is, or drop it?
act-accept = Accept
    .button = Accept
act-decline = Decline
    .button = Decline
    .asked = your answer lies on the table; you can still decline.
act-confirm = Make the deal with { $seat }
    .button = Deal
    .asked = with whom do you make the deal?
act-withdraw = Withdraw the proposal
    .button = Withdraw
    .asked = wait for answers, or withdraw the proposal.

## The log

did-roll = { $player } rolls.
did-end_turn = { $player } ends the turn.
did-build_settlement = { $player } builds a settlement at { $vertex }.
did-build_road = { $player } builds a road on { $edge }.
did-build_city = { $player } raises { $vertex } to a city.
did-buy_card = { $player } buys a development card.
did-knight = { $player } plays Knight.
did-road_building = { $player } plays Road Building.
did-year_of_plenty = { $player } plays Year of Plenty: 1× { $resource }, 1× { $second }.
did-monopoly = { $player } plays Monopoly: { $resource }.
did-maritime = { $player }, maritime trade: { $rate }× { $resource } → 1× { $taken }.
did-move_robber = { $player } moves the robber to { $hex }.
did-rob = { $player } chooses the victim: { $seat }.
did-discard = { $player } discards 1× { $resource }.
did-discard-hidden = { $player } discards a card.
did-propose = { $player } proposes a trade.
did-counter = { $player } thinks of a counter-offer.
did-give = { $player } gives: 1× { $resource }.
did-want = { $player } wants: 1× { $resource }.
did-ask = { $player } asks: { $seat }.
did-offer = { $player } makes the offer.
did-accept = { $player } accepts.
did-decline = { $player } declines.
did-confirm = { $player } ↔ { $seat }: the deal is made.
did-withdraw = { $player } withdraws the proposal.

happened-lay = H{ $laid }: { $terrain }.
happened-corner = The number tokens start at { $corner-id ->
    [K1] H0
    [K2] H7
    [K3] H16
    [K4] H18
    [K5] H11
   *[other] H2
}.
happened-red = { $hex }: number { $laid ->
    [0] 6
    [1] 6
   *[other] 8
}.
happened-token = H{ $laid }: number { $number-id ->
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
happened-harbour = The next harbor: { $harbour }.
happened-start = { $seat } starts.
happened-dice = Roll: { $die-id ->
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
happened-draw = { $active } draws: { $card }.
happened-draw-hidden = { $active } draws a development card.
happened-steal = Theft: { $victim } → { $active }, 1× { $resource }.
happened-steal-hidden = Theft: { $victim } → { $active }, 1 card.

source-settlements = settlements
source-cities = cities
source-longest_road = Longest Road
source-largest_army = Largest Army
source-point_cards = victory point cards
ending-reached = The winner has 10 victory points.
ending-begun = The winner begins the turn with 10 victory points.

## The board in the browser

board-island = The island
board-hand = Your hand
board-bank = in the bank
board-dice = Dice: { $first } and { $second }, together { $sum }
board-dice-none = Nobody has rolled yet.
board-compass-n = north
board-compass-ne = north-east
board-compass-e = east
board-compass-se = south-east
board-compass-s = south
board-compass-sw = south-west
board-compass-w = west
board-compass-nw = north-west
board-corner = { $address }: corner of { $around }
board-path = { $address }: path between { $one } and { $other }
board-path-coast = { $address }: coast, { $one }
board-pips = { $pips } of 36 rolls
board-card = Card
board-brings = brings at once:
board-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
board-cards-change = cards { $before } → { $after }
board-left = { $count } left
board-lack = You lack { $cards }.
board-sea = sea
board-sea-short = Sea: { $rate }× { $given } for 1× { $taken }; { $short } short.
board-sea-no = Sea: no { $given } for { $taken } now.
board-take = Take
board-ask-table = Ask the table
board-closes-trade = Building closes trade for this turn.
board-trade = Trade
board-give = You give
board-want = You want
board-you-give = you give
board-you-get = you get
board-to = to
board-call = Who offers?
board-counter-to = to { $player }
board-proposal = Offer
board-quiet = No more offers this turn
board-quiet-on = { $player }: declined by itself this turn – undo
board-answers = Answers
board-thinking = is thinking …
board-after = then
board-change = Change
board-discard = A seven: return half your cards, { $count }
board-suggest = Suggest
board-done = Done
board-monopoly = Which resource do all others hand over?
board-monopoly-note = ≥: so many the others surely hold.
board-plenty-first = Take two cards from the bank.
board-plenty-second = The second one:
board-no-cards = no development cards
board-fresh = bought this turn
board-known = surely holds
board-known-note = Cards by kind: what all have seen; hands may hold more.
board-close = Close

## Rules

C-001 = The island has 19 terrain hexes: 4 forest, 4 pasture, 4 fields, 3 hills, 3 mountains, 1 desert.
C-002 = Forest gives lumber, hills brick, pasture wool, fields grain, mountains ore. The desert gives nothing.
C-003 = There are 18 number tokens, A to R: one 2, one 12, two of every other number, no 7.
C-004 = The bank starts with 19 cards of each resource, 95 together.
C-005 = The deck has 25 development cards: 14 Knights, 2 Road Building, 2 Year of Plenty, 2 Monopoly, 5 victory point cards.
C-006 = You have 15 roads, 5 settlements and 4 cities. What is used up, you cannot build any more.
C-007 = When a settlement becomes a city, its piece returns to your stock and can be built again.
C-008 = With no settlement piece left, first raise a settlement to a city; that gives one back.
C-009 = No card appears or gets lost: bank and hands always hold 19 of each resource together.
C-010 = How many cards the bank and each hand hold is open; what is in a hand only its owner sees.
C-011 = There are nine harbors: four 3:1 and one 2:1 for each resource. Each serves the two intersections of one coast path.
C-129 = How many development cards you hold, and how many can still be bought, all may know; which ones you hold, only you.
C-130 = Everything else is open: board, pieces, played cards, dice, traded cards. Only a stolen card passes unseen.
C-012 = Three or four play, each in a color. With three in the beginner set-up, red stays in the box.
C-013 = In the beginner set-up the island and everybody’s two settlements and two roads stand as printed.
C-014 = In the beginner set-up the oldest player begins; there is no set-up phase.
C-015 = In the beginner set-up your starred settlement gives one card for each hex beside it; the other gives none.
C-016 = In the variable set-up the 19 hexes are shuffled and laid at random.
C-017 = Spiral: from a corner hex the tokens go round the coast in letter order, then inward, skipping the desert.
C-018 = Random tokens: shuffle them, but no two red numbers (6 and 8) may lie side by side.
C-019 = The spiral never puts two red numbers side by side, so nothing needs checking.
C-020 = The robber starts on the desert.
C-021 = Resource cards lie in five open piles; development cards are shuffled face down; both bonus cards lie aside.
C-022 = Everybody rolls; the highest total starts, and ties roll again.
C-023 = In round one everybody in turn places one settlement and one road.
C-024 = Round two runs backwards: whoever was last places again at once, the start player comes last.
C-025 = In the set-up phase a settlement goes to any free intersection at the right distance; no road is needed.
C-026 = The road must touch the settlement you have just placed, not your other one.
C-027 = Your second settlement at once gives one card for each producing hex beside it. The first gives nothing.
C-028 = Two equal hexes beside the second settlement give two cards; desert and sea give none.
C-029 = The pieces of the set-up phase come from your stock and cost nothing.
C-030 = After round two the start player takes the first turn.
C-031 = Order of placing: 1-2-3-3-2-1 with three players, 1-2-3-4-4-3-2-1 with four.
C-131 = Your second settlement need not be connected with the first.
C-132 = When play begins, everybody has 2 settlements, 2 roads and 2 points, and 3 settlements, 4 cities, 13 roads in stock.
C-032 = A turn: roll for production, then trade, then build.
C-033 = You roll on your own turn, exactly once.
C-034 = Before the roll you can only play a development card: no trade, no building, no buying.
C-035 = Trading and building are up to you, as often as you like.
C-036 = You may play one development card a turn, on your own turn only, before or after the roll.
C-037 = A development card you bought this turn cannot be played until your next turn.
C-038 = Victory point cards are free of these limits: any number, even just bought.
C-039 = The turn passes to the neighbor on the left.
C-040 = Every roll counts for everybody.
C-041 = Once you build or buy, trading is over for this turn; a new harbor serves from your next turn.
C-042 = Combined phases: after the roll trade and build in any order; a new harbor serves at once.
C-043 = Playing a development card is not building: it does not end trading, nor do its free roads.
C-133 = Finish what has begun first: production, discards, robber and theft, or the free roads.
C-134 = You can end your own turn once you have rolled and nothing is unfinished.
C-044 = Every hex with the rolled number produces, unless the robber stands on it.
C-045 = At a producing hex a settlement gives 1 card and a city 2.
C-046 = Each building counts at each producing hex it touches.
C-047 = Everybody collects, not only the player whose turn it is.
C-048 = A 7 produces nothing.
C-049 = If the bank cannot pay everybody a resource and several are due, nobody gets any of it.
C-050 = If only one player is due a resource that runs short, that player takes what is left.
C-051 = A shortage concerns one resource; all others are paid in full.
C-052 = Demand is counted over the whole roll before anything is paid; a robbed hex demands nothing.
C-053 = What you miss through a shortage or the robber is never made up.
C-135 = Production is taken in full; nobody may refuse a card.
C-054 = On a 7, whoever has more than 7 resource cards returns half of them, rounded down, chosen freely.
C-055 = With exactly 7 cards you return nothing.
C-056 = Development cards do not count toward the seven.
C-057 = First all discard, then the robber moves, then somebody is robbed.
C-058 = On a 7 or with a Knight, the player on turn moves the robber to a different hex.
C-059 = The robber may go to any other hex, the desert and your own included.
C-060 = Then you steal one card, at random, from one opponent with a building at that hex, the desert included.
C-061 = If several opponents can be robbed at the robber’s hex, choose one of them; it is one card.
C-062 = If no opponent there has a card, nothing is stolen.
C-063 = A city at the robber’s hex still loses only one card.
C-064 = You cannot rob yourself.
C-065 = While the robber stays, its hex produces for nobody. Only a 7 or a Knight moves it.
C-066 = After discards, robber and theft, your turn goes on with trading and building.
C-136 = You discard once a seven; whatever you still hold is yours.
C-137 = Only thief and victim see the stolen card; that a card was stolen, all see.
C-138 = The robber concerns resource cards only; development cards are never stolen or discarded.
C-139 = The robber only stops production; you may build at its hex.
C-140 = All choose their discards secretly and at the same time; then the cards are shown.
C-067 = Building costs: road lumber, brick; settlement lumber, brick, wool, grain; city 3× ore, 2× grain; card wool, grain, ore.
C-068 = Only the player on turn builds, after the roll; the price goes to the bank first.
C-069 = Each path, on the coast too, takes one road only.
C-070 = A new road must touch one of your roads or buildings.
C-071 = Your road cannot go on past an opponent’s building.
C-072 = A settlement needs an empty intersection that one of your roads reaches.
C-073 = Distance rule: all neighboring intersections must be free of buildings, yours included.
C-074 = The distance rule concerns buildings only, not roads.
C-075 = You may settle in the middle of an opponent’s line of roads; the roads stay.
C-076 = A city always replaces a settlement of your own.
C-077 = You may found a settlement and raise it to a city in the same turn.
C-078 = A settlement counts 1 point, a city 2; raising one gains 1.
C-079 = Used-up pieces cannot be built, and none is taken off the board except when a city replaces a settlement.
C-080 = You buy the top development card; when the deck is empty, none can be bought.
C-081 = You may buy as many development cards as you can pay.
C-082 = Played development cards do not go back into the deck.
C-083 = Only the player on turn trades with others, after the roll; the others never trade among themselves.
C-084 = The player on turn proposes; others may make counter-offers, which only that player can take.
C-085 = Both sides give at least one card; gifts are not allowed.
C-086 = The same resource cannot stand on both sides of a trade.
C-087 = Only resource cards can be traded: no development cards, pieces, points, promises or credit.
C-088 = For a deal both must hold what they give; nobody has to accept.
C-089 = Maritime trade costs four equal cards for one other; harbors make it cheaper. You need enough of one kind.
C-090 = A building at a 3:1 harbor lets you give three equal cards instead of four.
C-091 = A building at a 2:1 harbor lets you give two cards of its resource, and only that one.
C-092 = A 2:1 harbor does not help with other resources.
C-093 = A settlement or city of your own at either end opens a harbor; a road does not.
C-094 = Take a different kind than you give, and one the bank still has.
C-095 = Trade with the sea as often as you like.
C-096 = The robber does not close harbors.
C-141 = Any number and mix of cards may change hands, and you may trade any number of times.
C-142 = A trade has exactly two sides; three-way deals are not allowed.
C-143 = Offers and answers are open to the whole table; no secret trades.
C-144 = A harbor’s two intersections are neighbors, so only one building ever stands there.
C-145 = Your best rate for each resource is always used.
C-146 = One proposal at a time, in order: what you give, what you want, whom you ask, then offer it.
C-147 = If a side of the proposal is open, you cannot just accept; make a counter-offer or decline.
C-148 = Only who is asked answers a proposal, once: accept, decline, or counter. Until the deal you can still decline.
C-149 = The player on turn makes the deal with one who accepted or countered; being first gives no right.
C-150 = The player on turn may withdraw the proposal at any time; it closes when all have declined.
C-151 = While a proposal is open, first make the deal or withdraw it.
C-152 = You can only offer or accept what you hold; anybody may be asked.
C-097 = Your road’s length is its longest line using no road twice; branches do not count.
C-098 = A line may cross itself; a closed ring counts in full.
C-099 = An opponent’s building cuts your road there; both parts still count by themselves. Your own buildings do not cut.
C-100 = A road that ends at an opponent’s building counts in full.
C-101 = The first with a road of 5 takes Longest Road, 2 points.
C-102 = You take Longest Road from somebody only with a longer road; a tie is not enough.
C-103 = After every road and settlement all lengths are counted again.
C-104 = If the holder’s road is cut but still 5 or more and nobody has a longer one, the holder keeps the card.
C-105 = If after a cut one other player alone is longest with at least 5, that player takes the card.
C-106 = If after a cut several others share the lead, the card is set aside.
C-107 = If after a cut nobody has 5, the card is set aside.
C-108 = A card set aside goes to the first who alone is longest with at least 5.
C-109 = Roads from the set-up phase and free roads count like any other.
C-110 = Knight: move the robber and steal a card; nobody discards.
C-111 = A played Knight stays before you and counts for your army.
C-112 = A Knight before the roll can free your hex; on a 7 the robber moves again.
C-113 = The first with 3 played Knights takes Largest Army, 2 points.
C-114 = Largest Army passes only to somebody with more played Knights.
C-115 = Road Building: lay two roads at once for nothing, each where a road may go.
C-116 = If only one road can be laid, that is all; if none can, the card cannot be played.
C-117 = Year of Plenty: take any two resource cards from the bank; use them at once if you like.
C-118 = Victory point cards stay hidden until they bring you to 10 points on your turn, or the game ends.
C-119 = You may show any number of victory point cards, even just bought, if that makes 10.
C-120 = Year of Plenty takes what the bank has: two equal cards need two there; the last card is taken alone.
C-121 = You may play Monopoly on a resource nobody has; it brings nothing.
C-122 = A used progress card lies open before you and does nothing more.
C-153 = Monopoly: name a resource; all others give you every card of it they have.
C-154 = All see what a progress card did: roads, cards taken, the resource named, cards handed over.
C-155 = A Knight may be played wherever the robber stands, before or after the roll, after a 7 too.
C-157 = Largest Army is settled as soon as the Knight lies there, before the robber moves.
C-123 = Settlement 1 point, city 2, Longest Road 2, Largest Army 2, victory point card 1.
C-124 = The game ends at once when the player on turn has 10 points, hidden cards included.
C-125 = Reaching 10 in another’s turn does not win yet: you need 10 when your own turn begins.
C-126 = Points are checked after each of your actions and at the start of your turn, even before the roll.
C-127 = Only one player wins; there are no ties.
C-128 = Points can be lost again: with Longest Road or Largest Army.
C-156 = At the end all hidden victory point cards are shown and counted.
board-hint-found = Dark houses bring most. The number says how many of 36 rolls bring a card.
board-hint-robber = Stop a hex that serves others and not you; you steal one card there.
board-hint-roll = Roll: every settlement beside that number gets a card, every city two.
board-hint-build_city = You can build a city: it counts 2 points and brings twice the cards.
board-hint-build_settlement = You can build a settlement: 1 point, and cards from new hexes.
board-hint-buy_card = You can buy a development card: a knight, progress or a point.
board-hint-build_road = You can build a road towards a free corner.
board-hint-sea = { $piece }: you lack { $cards }, and the sea sells it.
board-hint-lack = { $piece }: you lack only { $cards }. Ask the table?
board-hint-end = Nothing is near: propose a trade, or end your turn.
board-typed-dice = Real dice: we roll on the table and type what they show
board-facts-dice = Dice: { $count ->
    [one] { $count } roll
   *[other] { $count } rolls
}
board-facts-expected = The dashes show what was to be expected.
board-rules-key = Below each rule stands where it comes from: S the leaflet, A the Almanac, F the publisher’s answers, R our ruling.

## Lessons

lesson-first_road = Your first road
    .s1 = Build a road: it must touch your own road or building. Past Red’s settlement you may not go on.
    .s2 = End your turn.
    .end = A road costs 1 lumber and 1 brick and always continues what is yours.
lesson-settlement = A settlement
    .s1 = Found a settlement at the end of your road. The crossings next to a building stay free: the distance rule.
    .end = A settlement is worth a point and brings a card for each of its hexes that is rolled.
lesson-city = From settlement to city
    .s1 = Raise your settlement to a city for 2 grain and 3 ore.
    .end = A city is worth two points and brings two cards instead of one.
lesson-bank = Trading with the bank
    .s1 = Without a harbour four alike buy one: trade 4 wool for 1 ore.
    .end = 4:1 always works. Harbours make it cheaper.
lesson-harbour = A harbour of your own
    .s1 = Your settlement lies at the lumber harbour: trade 2 lumber for 1 ore.
    .s2 = Now 2 grain and 3 ore are in your hand: build the city.
    .end = A special harbour trades its resource 2:1, a plain one everything 3:1.
lesson-robber = The robber
    .s1 = Move the robber to the middle hex, where White has a city and three cards.
    .end = Its hex brings nothing now, and one of the neighbors with cards is robbed: here only White could be.
lesson-seven = A seven
    .s1 = You hold nine cards. Whoever has more than seven returns half, rounded down: choose four.
    .end = 9 become 5, 15 become 8. Spend cards before they are many.
lesson-monopoly = Monopoly
    .s1 = Play Monopoly and name wool: White holds three, Red five.
    .s2 = Eight wool are yours. Trade four of them for what you lack.
    .end = All others hand over all they have of one resource.
lesson-longest_road = The longest road
    .s1 = You have four roads in a line. Play Road Building.
    .s2 = Lay the fifth road at either end of the line.
    .end = Five roads in a line take the Longest Road and its two points; a longer line takes it away.
lesson-largest_army = The largest army
    .s1 = You have played two knights. Play the third.
    .s2 = Now the robber moves, as with every knight.
    .end = Three knights take the Largest Army and its two points; who plays more takes it over.
