# Smugglers in English. The ids are explained in ostrov/engine/words.py.

title = Smugglers
about = By night everybody loads a card in secret, by day they say what it is, and may lie.

## Players and cards

seat-red = Red
seat-blue = Blue
seat-green = Green
seat-yellow = Yellow

good-tea = tea
good-silk = silk
good-rum = rum
good-empty = empty

phase-deal = dealing
phase-night = night
phase-day = day
phase-doubt = a claim to answer
phase-theft = the thief at work
phase-refill = drawing
phase-over = the end

## The table; a dash keeps a field off it, because questions and the log already tell

field-hand = hand
field-cards = cards in hand
field-boat = boat
field-trade = points for cargo
field-doubts = points for lies found out
field-pile = pile
field-left = cards in the pile
field-shown = cards out of the game
field-phase = now
field-idle = still loading
field-loaded = boats loaded
field-captain = captain
field-sailor = -
field-victim = -
field-taker = -
field-claim = -
field-turns = boats sailed
field-ending = -

## Options

option-players = players
option-players-help = How many play.
option-goal = points to reach
option-goal-help = The game ends after a day on which somebody has that many points.

## Choices

act-load = Load { $good }
    .button = Load
    .asked = Which card goes into your boat tonight?
act-declare = Say “{ $good }”
    .button = Say
    .asked = Your boat sails. What do you say is in it?
act-rob = Send the thief: { $seat }
    .button = Thief
    .sure = No way back: your cargo leaves the game, the thief takes a card. Victim: { $seat }.
act-doubt = Doubt
    .button = Doubt
    .asked = { $sailor } says “{ $claim }”. Do you believe it?
act-believe = Believe
    .button = Believe

## The log

did-load = { $player } loads { $good }.
did-load-hidden = { $player } loads a card.
did-declare = { $player } says “{ $good }”.
did-rob = { $player } sends the thief: { $seat }.
did-doubt = { $player } doubts: { $sailor } says “{ $claim }”.
did-believe = { $player } believes: { $sailor } says “{ $claim }”.

happened-draw = { $taker } draws 1× { $good }.
happened-draw-hidden = { $taker } draws a card.
happened-steal = The thief: { $victim } → { $sailor }, 1× { $good }.
happened-steal-hidden = The thief: { $victim } → { $sailor }, 1 card.

source-trade = cargo
source-doubts = lies found out
ending-goal = Somebody has reached the goal.
ending-pile = The pile is empty.

## Rules

M-001 = Two to four play, and play passes to the left.
M-002 = All cards are shuffled into one pile; no card is ever lost or doubled.
M-003 = Tea is worth 1, silk 2, rum 3.
M-004 = Everybody is dealt three cards, one at a time.
M-005 = How many cards a hand and the pile have is open; which they are is not.
M-010 = You load by night, one card, in secret; when the last has loaded, day breaks.
M-011 = You can load only a card from your own hand.
M-020 = By day the boats sail one after the other, from the captain on; speak when yours sails.
M-021 = Name any good, whether it is in your boat or not.
M-022 = Send the thief only to another player who has a card.
M-023 = The thief is paid with your cargo, which leaves the game face up.
M-024 = The thief brings a random card from the victim’s hand; only you two see it.
M-030 = Only the sailor’s left neighbour believes or doubts a claim.
M-031 = A claim believed pays what it names; the cargo goes back into the pile, unseen.
M-032 = Doubted cargo is shown and leaves the game: the truth pays its sailor twice, a lie pays the doubter.
M-040 = After the last boat everybody draws a card, from the next captain on.
M-050 = The game ends after a day on which somebody has reached the goal.
M-051 = The game ends as soon as the pile is gone.
M-052 = Most points win; equal points share the place.
