# What every table and the terminal say in English, whatever the game.

table-yes = yes
table-no = no
table-nothing = nothing
table-chance = Chance
table-person = person
table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
bot-random = random bot

## The terminal

terminal-you = you
terminal-options = Options: { $options }.
terminal-commitment = Chance is sealed; the seal is shown here and opened at the end: { $commitment }
terminal-hint = Type a number or words. ? lists the choices, help explains the rest.
terminal-news = Since your last decision:
terminal-earlier = { $count ->
    [one] { $count } earlier line is in the log.
   *[other] { $count } earlier lines are in the log.
}
terminal-choose = choose: { $kinds }.
terminal-what-comes = what do the real dice or cards show?
terminal-final = { $mark } no way back
terminal-sure = No way back: { $action }.
terminal-yes-no = Yes or no? [{ $default }]
terminal-not-done = Nothing was done.
terminal-pass = Pass the device to { $player }. { $player }: press Enter. The last one may still type undo.
terminal-empty = Type the number of a choice, or ? to list them.
terminal-how-to-type = Type a number, the words of a choice, or their beginnings; a; b does one after the other.
terminal-which = Say which one: { $choices }.
terminal-number = The choices have the numbers 1 to { $count }.
terminal-no-choices = There is nothing for you to choose here; type help for what you can do.
terminal-unknown = “{ $typed }” is no choice here; type ? for the choices or help for the commands.
terminal-meant = If you mean the command, type it in full: { $command }
terminal-no-action = “{ $typed }” is no action of this game; type ? for the words of those you have now.
terminal-why = Not now: { $action }. { $text } [{ $rule }]
terminal-why-what = Add the action you want to know about, like: why and its words.
terminal-allowed = No rule forbids it.
terminal-refused = That did not work: { $reason }
terminal-no-rule = No rule speaks of “{ $typed }”; rules alone lists them all.
terminal-taken-back = Taken back.
terminal-taken-far = Taken back, with all that followed; the result will say so. Chance stays as it was.
terminal-nothing-back = You have done nothing yet that could be taken back.
terminal-all-agree = This was final. Does everybody at the table agree to take it back?
terminal-log-empty = Nothing has happened yet.
terminal-trying = You are trying things out on a copy, where hidden cards are guessed; back ends it.
terminal-try-stops = The trial ends here, for { $players } would decide; undo goes a step back, back returns.
terminal-back = Back at the real table; nothing there has changed.
terminal-not-trying = You are at the real table; try makes a private copy.
terminal-not-now = That is not possible now.
terminal-save-where = Add the name of a file, like: save evening.txt
terminal-write-over = { $file } is there already. Write over it?
terminal-save-first = Save the game first?
terminal-saved = Saved in { $file }. To go on later:
terminal-not-saved = It could not be saved: { $reason }. Choose another file with save.
terminal-resume-what = Add the name of a saved game, like: resume evening.txt
terminal-rules-changed = The rules have changed since move { $number }; the game goes on from the stored position.
terminal-languages = Add one of these languages: { $languages }.
terminal-over = The game is over.
terminal-place = { $place }. { $player }
terminal-with-takebacks = { $count ->
    [one] Played with { $count } take-back.
   *[other] Played with { $count } take-backs.
}
terminal-secret = The seal opened: the SHA-256 of these bytes is the seal { $commitment }: { $secret }
terminal-no-map = This game has no map.
terminal-end-hint = log, points, facts, rules and save still work; Enter leaves.

## Commands: another word for each, and what it does

command-choices = choices
    .help = lists the choices with their words
command-why = why
    .help = says which rule forbids an action
command-undo = undo
    .help = takes back what you did last
command-log = log
    .help = tells all that has happened
command-facts = facts
    .help = shows the whole table again
command-map = map
    .help = shows the names of places
command-points = points
    .help = says where everybody’s points come from
command-rules = rules
    .help = lists the rules; add an id or a word to search
command-try = try
    .help = makes a private copy to try things out
command-back = back
    .help = returns from the copy
command-save = save
    .help = saves in the file you name
command-resume = resume
    .help = goes on with the saved game you name
command-lang = lang
    .help = changes the language: en, cs, de, ru
command-help = help
    .help = shows this list
command-quit = quit
    .help = leaves; offers to save first
