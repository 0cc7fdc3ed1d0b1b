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
terminal-capsule-what = Ask why something is forbidden, then add the name of a file, like: capsule question.txt
terminal-capsule-kept = Kept in { $file }. It replays anywhere:
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
terminal-no-advice = There is no advice here.
terminal-thinks = A bot that sees what you see thinks it through; the first time that takes a while.
terminal-no-search = For what is best here install ostrov[fast]: it needs compiled rules.
terminal-no-way = There is no way to it now.
terminal-end-hint = log, points, facts, rules and save still work; Enter leaves.

## Commands: another word for each, and what it does

command-choices = choices
    .help = lists the choices with their words
command-why = why
    .help = says which rule forbids an action
command-hints = hints
    .help = says what is to be had now and what a bot holds for best; with a choice behind it, the ways to it and what they bring
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
command-capsule = capsule
    .help = keeps the refusal you asked about in the file you name
command-lang = lang
    .help = changes the language: en, cs, de, ru
command-help = help
    .help = shows this list
command-quit = quit
    .help = leaves; offers to save first

## What happens around a table

bot-apprentice = apprentice bot
bot-journeyman = journeyman bot
bot-master = master bot
table-sat = { $player } sits down.
table-bot = A bot plays { $player }.
table-lent = { $player } lets a bot sit in.
table-back = { $player } is back.
table-resigned = { $player } resigns; a bot plays on.
table-taken-back = { $player } takes back what was final, with everybody’s consent.
table-changed = The rules have changed; the table goes on from here.
table-named = A new name at the table: { $player }.
table-stood-in = A bot answers for { $player } this once.
table-away = { $player } does not come; a bot sits in for now.
table-paused = { $player } pauses the game.
table-goes-on = { $player } lets the game go on.
table-removed = { $player } is sent away by the founder.
table-reissued = { $player } gets a new key from the founder.
table-returned = { $player } is opened with the new key; the old ones are void.
table-expires = Nobody has done anything here for long: the table is to be removed. Any move or word keeps it.
table-forgotten = { $player } leaves for good; no name and no words of theirs are kept.

## Why something is refused

problem-forbidden = A rule forbids that.
problem-not-asked = It is not your turn to choose.
problem-unknown-words = The table does not know these words.
problem-stale = Meanwhile your choices have changed; look again.
problem-not-begun = The game has not begun yet.
problem-begun = The game has begun already.
problem-over = The game is over.
problem-not-over = The game is not over yet.
problem-busy = Others are waiting for theirs; try again in about { $seconds } s.
problem-hints-off = This table plays without hints.
problem-not-compiled = This needs compiled rules, and they are not ready here; try again in a minute.
problem-nothing-to-undo = There is nothing of yours to take back.
problem-nobody-asks = Nobody asks for anything now.
problem-chat-off = There is no chat here.
problem-only-quick = Only quick words are said here.
problem-not-away = That seat is not awaited, or not for long enough yet.
problem-paused = The game is paused; go on first.
problem-not-given = This is not for you to enter; chance answers by itself.
problem-not-founder = Only the founder of the table can do that.
problem-removed = The founder of the table has sent you away.
problem-watching = You are watching and have no seat here.
problem-lent = A bot plays your seat; take it back first.
problem-resigned = You have resigned; a bot plays on.
problem-wrong-token = This browser’s key to the seat is not valid; open the invitation again.
problem-wrong-code = This code is wrong, used or too old; get a new one.
problem-wrong-phrase = That is not the phrase of this seat.
problem-short-phrase = A phrase has 8 to 100 letters.
problem-wrong-invite = This invitation is not valid; ask for a new link.
problem-wrong-word = The invitation word is not right; ask the host for it.
problem-host-only = On this server only the host opens tables; ask for an invitation.
problem-no-table = There is no such table any more.
problem-no-game = This server does not have that game.
problem-no-entry = The game has no such move.
problem-no-words = The server has no words in that language: take English, Czech, German or Russian.
problem-no-request = The server is not asked like this: see its description of the API.
problem-no-open-seat = All seats are taken; you can watch.
problem-seat-taken = Somebody was faster: choose another seat.
problem-bad-options = These options do not go together.
problem-bad-message = The server did not understand this page; reload it.
problem-bad-save = This file is no saved game.
problem-not-offered = This server does not offer that.
problem-bad-address = That is no address this server may send to.
problem-no-reminder = These reminders are not there any more.
problem-not-sent = The message did not go out; try again later.
problem-wrong-passkey = This passkey does not open anything here.
problem-last-passkey = The last passkey stays, or nobody could sign in; you can delete the account.
problem-not-confirmed = A letter is on its way to that address; follow the link in it first.
problem-too-large = That is too large.
problem-too-fast = That was too fast; wait a moment.
problem-too-slow = The line was too slow; it is set up again.
problem-wrong-origin = This page comes from another server.
problem-not-stored = The server’s disk takes nothing more; the table is as before.
problem-fault = The rules made a mistake; the table is as before, and a report was written.
problem-stopping = The server restarts; it comes back by itself.
problem-no-answer = The server does not answer. Is it running, and are you online?

## What the server keeps of people

privacy-title = Privacy
privacy-keeper = This server is run by { $keeper }.
privacy-kept = Kept here: the names you type, what you do and say at tables, and a fingerprint of the key to your seat. No account and no e-mail address is needed; there is no advertising, and nothing comes from third parties.
privacy-reminders = Who asks for reminders leaves the address they go to: of a browser’s push service, or of a mailbox. It is removed when they end them, and with the last table they leave. Push messages pass the service of the browser’s maker, encrypted.
privacy-account = An account is a passkey and a list of its seats; it has no name and no address. Deleting it removes both.
privacy-browser = Your browser keeps your settings, your tables and the keys to your seats. No cookies are set.
privacy-address = The address you come from is held in memory to slow down floods. It is not written down.
privacy-idle = { $days ->
    [one] A game that is not over is removed one day after anybody did anything there.
   *[other] A game that is not over is removed { $days } days after anybody did anything there.
}
privacy-over = { $days ->
    [one] A game that is over is removed after one day.
   *[other] A game that is over is removed after { $days } days.
}
privacy-never = Games are kept until somebody removes them.
privacy-notice = { $days ->
    [one] This is announced at the table one day before; every game can be saved as a file.
   *[other] This is announced at the table { $days } days before; every game can be saved as a file.
}
privacy-forget = Leave for good
    .help = removes your name, your words and your key from a table; a bot plays on, and a table without people goes
privacy-backup = In backups of the server all this stays until they are replaced; lines that somebody reported stay with the host.
privacy-where = It stands in the menu of each table and beside it under “My games”.

## The page: the start

web-motto = Board games at a table of your own, with bots or friends, without an account.
web-start = Start page
web-games = Games
web-games-come = The games are on their way.
web-players = { $least } to { $most } players
web-play-now = Play now
web-with-friends = With friends
web-set-up = Set up
web-opening = Opening …
web-rules = Rules
web-rules-own = In our own words; the printed rulebook has the last word.
web-my-games = My games
web-forget = Take this table off the list
web-word-ask = On this server tables are opened with an invitation word; the host tells it.
web-word-keep = Keep on this device
web-host-opens = On this server only the host opens tables; with an invitation link you sit down at once.
web-have-code = I have a code for my seat
web-my-game = { $game }: save, remove
web-all-games = All { $count } games
web-save-all = Save all as one file
web-forget-help = The key on this device goes with it: without a seat phrase or another device the seat is lost.
web-expires-short = Removed on { $day }.
web-over = The game is over.
web-under-way = under way
web-not-begun = not begun
web-open-tables = Open tables
web-free-seats = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
web-sit-down = Sit down
web-watch = Watch
web-import = Go on with a saved game
web-text-table = Text table
web-text-on = Tables open in words, without a board.
web-text-off = Tables with a board

## The page: a new table

web-preset-first = Recommended for a first evening
web-seats = Players
web-seat-you = you
web-seat-open = open, for a friend
web-seat-nobody = nobody
web-lacking = Not on this server: { $levels }. They search, which needs compiled rules; the host can install ostrov[fast].
web-screen-hint = If nobody is “you”, this screen is the table and phones are the hands.
web-table-name = Name of the table
web-pace = Pace of bots
web-calm = calm
web-brisk = brisk
web-listed = Show the table in the list of open tables
web-more = More: absence, time, talk
web-limit = When somebody stays away, the others may let a bot answer
web-limit-after = after { $time }
web-limit-never = never
web-clock = Time to think
web-clock-none = no clock
web-clock-turn = { $time } for each turn
web-clock-game = { $time } for the whole game, { $more } more after each turn
web-clock-help = Whose time is out has a bot answer until the turn is over.
web-talk = Talk at the table
web-talk-free = free
web-talk-quick = quick words only
web-talk-off = none
web-seats-wrong = Seats are filled from the first on: { $least } to { $most } players.
web-open-table = Open table
web-no-bots = This game has no bots yet.

## The page: before the game

web-open-seat = open seat
web-ready = ready
web-not-ready = not ready yet
web-begin = I am ready
web-begin-bots = Begin now, bots on open seats
web-two-players = You are two: with a bot as the third there is trade and rivalry, as the game needs.
web-waits-seats = { $count ->
    [one] Waiting for { $count } more player.
   *[other] Waiting for { $count } more players.
}
web-invite = Invite
web-invite-help = Point a phone’s camera at the picture, or send the link.
web-invite-link = Link with a seat
web-invite-code = Link with a seat, as a picture for a camera
web-invite-local = This link works on this computer only; start the server with --lan for phones nearby.
web-copy-link = Copy link
web-copied = Copied
web-share = Share
web-choose-seat = Choose a seat
web-name = Your name
web-pass-device = Another player at this device
web-pass-help = The device is handed round; a page without anything hidden comes in between.
web-pass-to = Pass the device: { $player }
web-pass-take = { $player }: my turn
web-seal = Chance is sealed: { $commitment } …
web-seal-help = The seal is opened at the end; then anybody can check the dice.

## The page: the table

web-table-comes = The table is on its way.
web-choose = choose: { $kinds }.
web-waiting = Waiting for: { $players }
web-answered = You have answered. Waiting for: { $players }
web-real = What do the real dice or cards show?
web-sure = No way back: { $action }.
web-not-yet = Not yet
web-final = no way back
web-sent = sent
web-awaited = awaited
web-away = away
web-here = at the table
web-lent = A bot plays this seat for now.
web-time-left = { $time } left
web-away-for = away for { $time }
web-absent = { $player } has been awaited for { $time }.
web-wait = Wait
web-bot-once = Bot answers
    .help = A bot answers this once
web-bot-sits = Bot sits in
    .help = A bot sits in for now
web-you-are-back = While you were away a bot sat in; the seat is yours again.
web-pause-game = Pause the game
web-paused = The game is paused.
web-go-on = Go on
web-expires = Nobody has done anything here for long: the table is removed on { $day }.
web-keep = Keep the table
web-watching = You are watching.
web-deeds = Mute, give a key, send away
web-mute = Mute: { $player }
web-unmute = Hear again: { $player }
web-report = Report to the host
web-report-help = The host of the server gets this line and the nine before it.
web-reported = The host has it.
web-resigned = resigned; a bot plays on
web-all-choices = All choices
web-no-choices = There is nothing for you to choose now.
web-show-me = Show me
web-hints-off = No hints; they are back under “?”
web-hints-on = Show hints
web-menu = Menu
web-panel = Table
web-log = Log
web-earlier = { $count ->
    [one] { $count } earlier line
   *[other] { $count } earlier lines
}
web-since = Since your last turn
web-since-short = { $count } new
web-since-count = Since your last turn: { $count }
web-for-you = For you:
web-look-then = Look at the table then
web-chat = Chat
web-chat-text = Write to the table
web-chat-empty = Nobody has said anything yet.
web-send = Send
web-notes = Notes
web-notes-where = Only you see them; they stay in this browser.
web-tools = Try, replay, notes
web-hidden = hidden
web-middle = In the middle
web-own = Your things
web-close = Close
web-undo = Take back
web-far = Ask to take it back
web-far-help = That was final. All people at the table must agree; bots do. Chance stays as it was, and the result says so.
web-asks-back = { $player } asks to take back what happened since move { $number }. Do you agree?
web-why-rule = { $action }: not now.
web-why-allowed = { $action }: no rule forbids it.
web-why-turn = It is not your turn to choose. Waiting for: { $players }
web-why-line = There is no connection just now; it comes back by itself.
web-why-watching = You are watching; a seat is needed to choose.
web-why-past = You are looking at an earlier position; return to now first.
web-why-undo = Nothing can be taken back here: what was final stays.
web-line-live = connected
web-line-connecting = Connecting …
web-line-lost = connection lost
web-line-closed = connection closed
web-lost = No connection. What you do is kept and sent later.
web-try-now = Try now
web-to-bot = Let a bot sit in
web-take-back-seat = Take my seat back
web-resign = Resign
web-resign-sure = No way back: a bot plays on for good.
web-rename = Change name
web-device = Go on on another device
web-device-help = Point the other device’s camera at the picture, or type the code there under “I have a code”. It works once.
web-device-picture = Link to the seat, as a picture for a camera
web-device-link = Link to the seat
web-code-again = A new code
web-phrase = Seat phrase
web-phrase-help = Who knows this phrase opens your seat on any device. Write it down: it is shown only now.
web-phrase-set = Set this phrase
web-phrase-done = The phrase of your seat is set:
web-arrive = My seat on this device
web-arrive-code = Code of the other device
web-arrive-link = To use a seat phrase, open the link of the table first.
web-open-my-seat = Open my seat
web-new-key = New key: { $player }
web-new-key-help = Send this link to whoever lost the key; it is valid for a day, and everybody is told. Used, it makes the old keys void.
web-send-away = Send away: { $player }
web-send-away-sure = { $player }: no way back, and everybody is told. Before the game the seat is open again, then a bot plays on.
web-leave-sure = No way back: your name, your words and your key go.
web-save = Save as a file
web-picture = Picture to share
web-screen = Shared screen
web-screen-waits = Sit down with your phones; the table appears here.
web-leave-screen = To my seat
web-search-rules = Search the rules
web-value-from = Where this value comes from
web-values = Where the values come from
web-values-help = Rulebook: its text says so. Attested: published and well known. Reconstructed: ours, consistent with all that is known; groups of that kind: { $count }. The owner of a box can put its values over ours in the terminal: ostrov play --box FILE.
origin-rulebook = rulebook
origin-attested = attested
origin-reconstructed = reconstructed
web-rules-found = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}

## The page: trying, plans, looking back

web-try = Try privately
web-trial = Trial.
web-trial-private = A private copy; nobody sees this, hidden cards are guessed.
web-trial-chance = The trial stops here: chance would decide.
web-trial-others = The trial stops here: others would decide.
web-trial-over = The trial stops here: the game would be over.
web-trial-refused = The trial stops here: the next step is not possible.
web-leave-trial = Back to the table
web-keep-plan = Keep as plan
web-plan = { $count ->
    [one] Plan, { $count } step. Next:
   *[other] Plan, { $count } steps. Next:
}
web-plan-do = Do it
web-plan-fails = not possible now
web-plan-arm = Arm the plan
web-plan-arm-help = The server plays it when your turn comes, if all of it is still possible; nobody is told before
web-plan-armed = { $count ->
    [one] Armed, one step, played for you on your turn:
   *[other] Armed, { $count } steps, played for you on your turn. First:
}
web-plan-disarm = Disarm
web-plan-stopped = Your armed plan was not possible any more at:
web-ahead = Answers in advance
web-ahead-help = When others’ turns ask you something small, the server gives the first of these that is possible. Nobody is told before. Tap in the order you prefer.
web-ahead-none = This game asks nothing like that.
web-ahead-clear = Answer by hand again
web-plan-drop = Drop the plan
web-nudge = Nudge
web-replay = Replay
web-then = Then: { $line }
web-now = This is now.
web-past-of = Earlier position: move { $number } of { $count }
web-first = To the beginning
web-step-back = A step back
web-step = A step on
web-play = Play
web-pause = Pause
web-position = Position
web-whole = nothing hidden
web-to-now = To now

## The page: the end

web-result = Result
web-points = Points
web-wins = { $count ->
    [one] { $players } wins
   *[other] { $players } win
}
web-points-from = Points from
web-won = won
web-sum = Sum
web-stopped = The game was stopped.
web-again = Again
web-next-table = To the next game
web-course = Points over the game
web-brought = Taken in over the game
web-chance = Check the chance

## The page: the text table

web-board = With a board
web-turn = turn { $number }
web-decision = Your decision: { $question }
web-command = Command
web-command-help = Type a choice or its beginning; ? lists the choices.
web-do = Do
web-happened = What happened
web-repeat = Repeat

## The page: settings

web-settings = Settings
web-language = Language
web-temper = Temper
web-temper-help = Calm: all hints, bots wait. Brisk: bots are fast, a single choice is taken by itself.
web-temper-ask = What do you prefer from now on?
web-theme = Colors
web-theme-auto = as the device
web-theme-light = light
web-theme-dark = dark
web-set-motion = Motion
web-set-sound = Sound when it is your turn
web-set-letters = Letters beside pictures and colors
web-set-hints = Hints
web-set-single = Take a single choice by itself
web-set-text = Open tables in words, without a board

quick-good-trade = Good trade!
quick-one-moment = One moment.
quick-sorry = Sorry!
quick-well-played = Well played!
quick-stop-here = Shall we stop here?
quick-your-turn = Your turn!

## The host’s page

host-title = For the host
host-key = The host’s key
host-key-help = It lies in the file host-key beside the tables. It is kept in this tab only and never stands in an address.
host-wrong-key = That is not the key of this server; look into the file host-key.
host-open = Open
host-lock = Forget the key
host-ready = Moves are taken and stored.
host-not-ready = Nothing can be stored: look at the disk and at the log.
host-since = Running since { $time }.
host-counts = Tables: { $tables }. Connections: { $connections }. Memory: { $memory } MB.
host-wishes = Wishes of people done: { $done }, refused: { $refused }. Moves of bots: { $bots }.
host-speed = Half of them were answered within { $half } ms, 99 of 100 within { $most } ms.
host-faults = Faults of the rules: { $count }; the folder capsules holds what their authors need.
host-reports = Reports
host-reported = { $time }, reported by { $seat }, table
host-no-reports = Nobody has reported anything.
host-tables = Tables
host-find = Find a table
host-touched = Last used: { $time }.
host-here = Here now: { $count }.
host-remove = Remove for good
host-remove-sure = No way back: the game is gone for everybody.
host-settings = Settings as read
host-settings-help = They stand in settings.toml beside the tables and are read at the start.

## Lessons

web-learn = Learn
web-lessons = Lessons
web-lesson-step = Step { $number } of { $count }
web-lesson-learned = learned
web-lesson-aside = That leads elsewhere; take it back to follow the lesson.

## Reminders

reminder-title = { $count ->
    [one] { $table } waits for you
   *[other] { $count } tables wait for you
}
reminder-until = (until { $time })
reminder-test = This is how a reminder looks.
reminder-confirm-title = Reminders from { $server }
reminder-confirm = Somebody, probably you, wants reminders at this address. If it was you, open this link; if not, do nothing.
reminder-leave = No more reminders: { $link }

## Hints of a search, and how a game went

hint-only = The only choice.
hint-wins = Wins the game.
hint-points = { $points ->
    [one] Brings a point at once.
   *[other] Brings { $points } points at once.
}
hint-then = Then: { $action }.
hint-ahead = The next best promises { $percent } % less.
hint-behind = Promises { $percent } % less than the best.
hint-close = About as good as the best of the others.
hint-choice = { $action }: wins { $percent } % of the time. { $because }
web-best = What is best?
web-best-help = Estimated by a bot that sees what you see.
web-best-comes = A bot thinks it through; the game goes on meanwhile.
web-best-stop = Stop thinking
web-best-do = Do it
web-best-old = Your choices are others now.
web-table-hints = Players may ask a bot what is best
web-odds = Win share over the game
web-odds-ask = Who was winning when?
web-odds-whole = with everything laid open
web-odds-comes = { $done } of { $count } turns worked out
web-odds-line = Turn { $turn }: { $shares }.
web-odds-each = Every turn
web-turned = Turning points
web-turned-none = It never turned: no turn changed a share by 15 %.
web-turned-at = Turn { $turn }: { $change } % for { $player }

## The page: reminders and the account

me-title = Reminders and account
me-reminders = Reminders
me-reminders-help = When you have been awaited for two minutes and are not there. All tables together, at most every ten minutes, with no cards in them.
me-by-push = On this device
me-by-mail = By e-mail
me-remind-here = Remind me on this device
me-remind = Remind me
me-address = E-mail address
me-night = Not between ten in the evening and eight in the morning
me-test = Send a test
me-tested = Sent. It should be there in a moment.
me-end = No more reminders
me-ended = There are no more reminders; nothing of it is kept.
me-confirm = Yes, remind me at this address
me-confirmed = Confirmed. You will be reminded.
me-reminded = You will be reminded on this device.
me-letter-sent = A letter is on its way: follow the link in it, then you will be reminded.
me-kept = Noted.
me-tables = Tables to be reminded of
me-push-denied = This browser was told to show no notifications; allow them for this page.
me-not-off = The host of this server has not set this up.
me-not-origin = This needs https, which this server is not reached by.
me-not-install = This server lacks the library for it: ostrov[internet].
me-not-browser = This browser cannot do that here. On some phones the page must be on the home screen first.
me-account = Account
me-account-help = Optional. A passkey ties your seats together, so that your games are on all your devices. No name, no address, no password.
me-enter = Sign in with a passkey
me-create = New account with a passkey
me-another = Add another passkey
me-passkey = Passkey of { $day }
me-passkey-drop = Remove
me-account-holds = { $count ->
    [one] One table belongs to this account.
   *[other] { $count } tables belong to this account.
}
me-games-came = { $count ->
    [0] Signed in. All your games are on this device.
    [one] Signed in. One game has come to this device.
   *[other] Signed in. { $count } games have come to this device.
}
me-export = Save what is kept
me-out = Sign out
me-out-everywhere = Sign out everywhere
me-delete = Delete the account
me-delete-help = Games stay on the devices that have them.
me-deleted = The account is gone; nothing of it is kept.
