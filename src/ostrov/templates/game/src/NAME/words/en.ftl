# TITLE in English. Ostrov's docs/how-to-add-a-game.md, step 10, explains the ids.
# Your own words come: empty the file to its headings first, in all four languages.

title = TITLE
about = Draw from the pile or stop before the storm; one card only you know.

## Players, cards, phases

seat-red = Red
seat-blue = Blue
seat-green = Green
seat-yellow = Yellow

card-shell = shell
card-pearl = pearl
card-crown = crown
card-storm = storm
card-none = none

phase-dealing = dealing
phase-turn = a turn
phase-drawing = drawing
phase-over = the end

## The table; a dash keeps a field off it, because questions and the log already tell

field-secret = secret card
field-kept = kept
field-bonus = for the secret card
field-pile = pile
field-left = cards in the pile
field-gone = cards drawn
field-phase = -
field-active = turn
field-risk = at risk
field-turns = -

option-players = players
option-players-help = How many play.

## Choices

act-draw = Draw a card
    .button = Draw
    .asked = { $risk } at risk, { $left } cards in the pile. Draw or stop?
act-stop = Stop and keep the points
    .button = Stop

## The log

did-draw = { $player } draws.
did-stop = { $player } stops and keeps { $risk }.
happened-deal = { $active } is dealt a card: { $card }.
happened-deal-hidden = { $active } is dealt a card.
happened-turn_up = { $active } turns up: { $card }.

source-kept = kept
source-secret = secret card
ending-pile = The pile is empty.

## Rules

LETTER-001 = Two to four play, and play passes to the left.
LETTER-002 = All cards are shuffled into one pile; no card is lost or doubled.
LETTER-003 = A shell is worth 1, a pearl 2, a crown 4, a storm nothing.
LETTER-004 = Everybody is dealt one card, which they alone see; how many are left is open.
LETTER-010 = Draw a card or stop, when it is your turn.
LETTER-011 = You can stop only with something at risk: draw first.
LETTER-012 = A card drawn lies open; its worth is at risk.
LETTER-013 = A storm takes all that is at risk and ends the turn.
LETTER-014 = Stop, and you keep what is at risk; the turn ends.
LETTER-020 = The game ends with the last card; what is at risk then is kept.
LETTER-021 = At the end the secret cards are shown and count.
LETTER-022 = Most points win; equal points share the place.
