# What every table says. A game’s own words are in its folder.

## Seats

you = you
seat = Player { $number }
percent = { $n }%
nothing = nothing

## What happens at any table

event-undone = { YOU($seat) ->
    [yes] You take back your last move.
   *[no] { SEAT($seat) } takes back their last move.
}
event-surrendered = { YOU($seat) ->
    [yes] You give up.
   *[no] { SEAT($seat) } gives up.
}
over = { $count ->
    [0] The game is over ({ $reason }): nobody has won.
   *[other] The game is over ({ $reason }): { SEATS($winners) } won.
}
end-how = { $outcome ->
    [all-won] The whole table wins
    [all-lost] The whole table loses
    [won] You win
    [lost] You lose
    [drawn] Nobody wins
   *[over] The game is over
}{ $turns ->
    [0] {""}
    [one] , in one turn
   *[other] , in { $turns } turns
}
end-curve = { $seat ->
    [none] { $measure }: from { $first } to { $last }, between { $low } and { $high }.
   *[seat] { $measure }, { SEAT($seat) }: from { $first } to { $last }, between { $low } and { $high }.
}
end-ranks = Ranking
end-together = What each brought
end-moments = Moments that mattered
end-turn = turn { $turn }
ending-surrender = The table lays down its cards: the story stops here.

over-surrender = The table has given up.

ask-cut-in = { YOU($seat) ->
    [yes] You may cut in now.
   *[no] { SEAT($seat) } may cut in.
}
option-follow = Follow { SEAT($seat) }
act-undo = Ask to take back your last move
act-agree = Agree to the take-back
act-refuse = Refuse the take-back
act-surrender = Propose to end the game

## A group agrees

round = Proposals, round { $round } of 3
proposes = { YOU($seat) ->
    [yes] you propose: { $what }
   *[no] { SEAT($seat) } proposes: { $what }
}
follows = { YOU($seat) ->
    [yes] you follow { SEAT($whom) }
   *[no] { SEAT($seat) } follows { SEAT($whom) }
}
doubts = { SEAT($seat) } hesitates and would rather propose: { END($what) }

## Playing

prompt = Your choice (help lists the commands):
prompt-optional = Your choice, or Enter to let it pass:
prompt-forced = There is nothing to choose. Press Enter when you like:
nothing-to-cut-in-with = You have nothing to cut in with now.
skip-how = There is nothing to let pass: you are the one who is asked.
type-something = { $count ->
    [one] Type 1 for the only option, or help.
   *[other] Type a number from 1 to { $count }, an option in words, or help.
}
no-such-number = There is no option { $number }: { $count ->
    [one] the only one is 1.
   *[other] they go from 1 to { $count }.
}
not-understood = I do not understand “{ $said }”.
not-offered = “{ $said }” is not possible now. Type “why { $rule }” to read the rule.
pack-trouble = This card of the pack cannot be played: { END($why) } Please choose something else.
thinking = { SEAT($seat) } is thinking…
working-out = Working it out…
notice-go-on = Do you want to go on?
fact-yes = yes
yes-or-no = yes or no (Enter is no):
press-enter = Enter:
hand-over = Hand the keyboard to { SEAT($seat) }. Once the others have looked away, press Enter.
sure = { $what }: are you sure?

why-what = What should be explained? “why” is for the question, “why 1” to “why { $count }” for an option, “why e1” to “why e{ $events }” for what happened, “why” and a name for the last answer of a bot.
why-silent = Not a word from { SEAT($seat) } just now: it would give the game away.
why-unsaid = Nothing to tell yet about { SEAT($seat) }.
no-rule-needed = This has no rule of its own: any table can do it.
no-such-card = No card is called “{ $said }”.
card-how = Type “card” and the name of a card, or a part of it.
no-such-rule = There is no rule “{ $number }”.
rules-how = Type “rules” with a number, such as “rules 5.3”, or with a word to look for.
no-odds = This game has nothing to work out.
no-piles = In this game there is no pile to look through.
acts-are = Outside your turn you can (type “act” and the number):
no-such-act = Type “act” and a number from 1 to { $count }; “acts” lists them.
act-gone = Too late: that can no longer be done.
taken-back = { YOU($seat) ->
    [yes] Taken back.
   *[no] Taken back for { SEAT($seat) }.
}
cannot-undo = That cannot simply be taken back: { $why }.
cannot-undo-learnt = somebody has learned something since
cannot-undo-over = the game is over
cannot-undo-nothing = you have nothing to take back
cannot-undo-no-answer-there = you gave no answer there
cannot-undo-answered-since = somebody else has answered since
undo-ask = Ask the others whether you may take it back? The luck would stay the same.
agree-to-undo = { SEAT($by) } would like to take back their last move. Do you agree?
undo-refused = The others would rather go on.
notes-are = Your notes:
no-notes = You have no notes. “note” followed by some words adds a line, “note -” wipes them all.
saved = The table is saved. To carry on later:
overwrite = { $file } already exists. Overwrite it?
cannot-save = The table cannot be saved in { $file }: { $why }.
stopped = The table is saved. To carry on:
stopped-unsaved = The table was not saved.
resumed = { $title }: on we go, after { $steps ->
    [one] { $steps } step.
   *[other] { $steps } steps.
}

command-why = why
command-log = log
command-board = board
command-card = card
command-pile = pile
command-odds = odds
command-acts = acts
command-act = act
command-skip = skip
command-undo = undo
command-note = note
command-rules = rules
command-save = save
command-help = help
command-quit = quit
help-answer = { $count ->
    [one] Answer with 1 or in words, for example “{ $example }”. Or type:
   *[other] Answer with a number from 1 to { $count }, or in words, for example “{ $example }”. Or type:
}
help-why = the rule of the question; “why 2” of option 2; “why e5” of event 5; “why Basile”: what that bot thought
help-log = what happened recently; “log all” for everything
help-board = the table again
help-card = the cards that lie open, with what they say; “card NAME” any card of that name
help-pile = what lies in the discards and other piles that may be looked through
help-odds = what can be worked out from what you know
help-acts = what you can do outside the turn
help-act = do one of the acts: “act 3”
help-skip = let everything pass until you are asked; “skip act” until somebody does something else
help-undo = take back your last move
help-note = a line for yourself: “note the 5 is gone”
help-rules = a rule: “rules 5.3”; or a word to look for
help-save = where the table is saved; “save FILE” saves it there from now on
help-help = this list
help-quit = stop; the table is saved

## Beginning and ending

commitment = The luck of this table comes from a secret. Its hash, to be checked at the end:
nonce = { $count ->
    [one] A few words of your own to mix into the luck, or Enter for none:
   *[other] { SEAT($seat) }: a few words of your own to mix into the luck, or Enter for none:
}
choose-game = Which game?
choose-seats = How many seats? The first is yours, bots take the others.
choose-level = How well should the bots play?
choose-setting = { $setting }?
choose-prompt = Your choice (Enter for { $usual }):
choose-again = “{ $said }” is not in the list: type { OR($marks) }.
too-many-people = { $people } people cannot share { $seats } seats.
set-how = “--set { $said }”: write NAME=VALUE, for example difficulty=hard.
save-exists = { $file } already exists: give another name, or carry on with --from.
no-such-bot = there is no bot “{ $level }”: there are { AND($known) }
secret = The secret behind this table’s luck:
verify-with = To check every outcome:
replay-with = To watch the game again:
lesson-step = Chapter { $chapter }, { $title } · step { $n } of { $of }
lesson-prompt = Your move (Enter does what is taught)
lesson-enter = Enter to go on
lesson-said = You say: “{ $what }”
lesson-enter-how = Press Enter to go on; “board”, “why” and “quit” work here as well.
no-lesson = { $title } has no lesson. Its rules: tablee rules { $game }
no-chapter = there is no chapter { $number }: the lesson has { $count }.
sorry = Sorry: { END($why) }
sorry-help = “tablee --help” lists the commands.

## Replays

replay-of = { $seat ->
    [none] { $title }, { $seats } seats, all secrets open
   *[other] { $title }, { $seats } seats, as seat { $seat } knew it
}
no-such-seat = there is no seat { $seat }: this table has seats 1 to { $seats }.
record-not-installed = this table is one of “{ $game }”, which is not installed here. If you trust the code of that game, name it yourself: { $command ->
    [play] tablee play MODULE:ATTRIBUTE --from { $file }
   *[other] tablee { $command } { $file } --game MODULE:ATTRIBUTE
}
record-pack-needed = this table was played with the pack “{ $pack }” ({ $digest }). Give its file with --pack.
record-pack-changed = this table was played with the pack “{ $pack }” ({ $digest }), and { $file } is gone or has been changed since. Give the file as it was with --pack.
record-other-pack = this table was played with the pack “{ $pack }” ({ $digest }), and { $file } is another one ({ $found }).
replay-prompt = { $stop } of { $stops }. Enter for the next, b for back, a number to go there, q to stop:
replay-sees = { YOU($seat) ->
    [yes] You also see:
   *[no] { SEAT($seat) } also sees:
}
verifying = Drawing every outcome again…
verify-good = Verified ({ $drawn ->
    [one] { $drawn } outcome
   *[other] { $drawn } outcomes
}): everything follows from the secret whose hash is { $hash }, with the players’ words: { AND($nonces) }. Compare the hash with the one shown at the start.
verify-seeded = Verified ({ $drawn ->
    [one] { $drawn } outcome
   *[other] { $drawn } outcomes
}): everything follows from the seed { $seed }. A seed promises no secrecy.
verify-scripted = Verified ({ $drawn ->
    [one] { $drawn } outcome
   *[other] { $drawn } outcomes
}): this luck was written down beforehand, as for a lesson. It promises no secrecy.
verify-unfinished = The game is not over yet; its record holds the secret, so keep it to yourself.
verify-told = this table was told its luck: there is nothing to check it against.
verify-no-seal = the luck of this table was not sealed
verify-other-hash = this is another table: its hash is { $hash }.

## Games and rules

games-seats = seats
games-bots = bots
games-how = Play with: tablee play { $example }
rules-of = { $title }: the rules
rules-read = One rule: tablee rules { $game } { $example }
rules-none = { $title } has no rules text.
rules-not-found = there is no rule “{ $said }”; “tablee rules { $game }” lists the chapters.

## Packs

pack-trying = Trying the cards of { $file }…
pack-good = { $file } is a good pack: it survived { $tables ->
    [one] { $tables } random game
   *[other] { $tables } random games
}. Cards: { AND($counted) }. Digest: { $digest }.
pack-play = Play with it: tablee play { $game } --pack { $file }
pack-none = { $title } is not played with packs.
pack-not-installed = { $file } is a pack for “{ $game }”, a game that is not installed here. If you trust the code of that game, name it yourself: --game MODULE:ATTRIBUTE
pack-headless = { $file }: begin with a table [pack] that names the game.
pack-exists = { $file } already exists; give another name.
pack-new = { $file } has been written. Change its cards, then run: tablee pack check { $file }
pack-shown = All the cards are in { $file }.
pack-template = A card pack. It begins as a copy of the cards the game comes with: change, remove or add what you like.
    Each [[section]] is one card. Every text is there in English and in French; write the same twice if you need only one.
    origin says where a card comes from: "rulebook" printed there, "public" known from public sources, "original" your own.
    Effects are lists of verbs: tablee pack verbs GAME explains them. tablee pack check FILE says what is wrong.
    This file stays with you. Printed card texts belong to their publisher: keep them to yourself.
gallery-title = { $title }: { $pack }
gallery-origins = Every card says where it comes from: the rulebook, public sources, or this project’s own design.
gallery-digest = Digest of the pack: { $digest }.
origin-rulebook = rulebook
origin-public = public source
origin-original = original

## Doctor

doctor-extra = not installed; it comes with tablee[{ $extra }]
doctor-folder = data folder
doctor-folder-is = { $writable ->
    [yes] { $folder }
   *[no] { $folder } (not writable: tables will not be saved)
}
doctor-database = database
doctor-database-is = { $state ->
    [none] none yet
    [old] tablee.db, { $size } kB, from an older version: the next start will bring it up to date
   *[good] tablee.db, { $size } kB, sound
}
doctor-server = server
doctor-server-is = { $state ->
    [none] none is running on this folder
    [starting] one is starting on this folder
   *[running] one is running on this folder, at { $url } (process { $pid })
}
doctor-limits = { $running ->
    [yes] Limits of the running server:
   *[no] Limits, unless “tablee serve --limit” says otherwise:
}
doctor-endless = none
doctor-pages = pages
doctor-pages-are = { $built ->
    [yes] built
   *[no] not built: run `make web`
}
doctor-language = language
doctor-terminal = terminal
doctor-terminal-is = { $is_terminal ->
    [yes] { $colour ->
        [none] without colour
       *[other] with colour ({ $colour })
    }
   *[no] not a terminal
}
doctor-trying = Trying { $game }…
doctor-game = { $trouble ->
    [none] { $game }: pack { $pack } { $digest }, plays and replays
   *[other] { $game }: pack { $pack } { $digest }, in trouble: { $trouble }
}
doctor-well = All is well.
doctor-ill = Something is wrong: please include this page in your report.

## What is kept

store-foreign = { $file } in { $folder } belongs to another program. Choose another folder with --data.
store-newer = { $file } in { $folder } was written by a later version of Tablée (its format is { $found }, and this version reads up to { $expected }). Update Tablée, or choose another folder with --data.
store-broken = { $file } in { $folder } is damaged, or is not a database. Restore a backup with “tablee restore FILE --force”, which sets the damaged file aside, or choose another folder with --data.
store-read-only = You may not read and write { $file } in { $folder }. Give yourself permission, or choose another folder with --data.
store-full = The disk that holds { $folder } is full. Make room, then try again.
store-busy = Another program is using { $file } in { $folder }. Close it, then try again.
store-unreadable = { $file } in { $folder } cannot be opened. Check that the folder exists and that the file is yours.
store-in-use = { $url ->
    [none] Another Tablée is using { $folder }. Wait until it has finished, or choose another folder with --data.
   *[other] Tablée is already running on { $folder }, at { $url }. Go there, stop it first, or choose another folder with --data.
}
store-bad-key = { $file } is too short to sign anything with. Restore it from a backup; without one, delete it: everybody then loses their seat.
store-exists = { $file } already exists in { $folder }. Give another name, or add --force to overwrite it.
store-nothing = There is nothing to back up in { $folder }. Choose another folder with --data.
store-there = { $folder } already holds { $file }. Choose another folder with --data, or add --force: what is there is then set aside, not deleted.
store-no-database = The database at { $place } does not answer: { $why }. Check that it runs, and the address given with --database.
db-upgraded = { $state ->
    [new] The database at { $place } is ready.
    [same] The database at { $place } was up to date already.
   *[old] The database at { $place } was brought from format { $before } to { $now }.
}
store-old-schema = { $found ->
    [0] The database at { $place } has no tables of Tablée yet. Run “tablee db upgrade --database ADDRESS” once, then start again.
   *[other] The database at { $place } has format { $found }; this version of Tablée needs { $expected }. Back it up, run “tablee db upgrade --database ADDRESS”, then start again.
}
store-bad-address = { $place } is not the address of a database. Give one such as postgresql://tablee@localhost/tablee.
store-in-use-there = Tablée is running on the database at { $place }. Stop it first, or choose another database with --database.
store-there-already = The database at { $place } already holds tables. Choose an empty one with --database.
store-archive-unreadable = { $file } is not a zip archive, or only a part of one. Nothing has changed; try another backup.
store-archive-foreign = { $file } is not a Tablée backup. Nothing has changed; choose a file written by “tablee backup”.
store-archive-newer = { $file } was made by a later version of Tablée. Nothing has changed; update Tablée first.
store-archive-unsafe = { $file } contains something that no backup contains: “{ $name }”. Nothing has changed; do not trust this file.
store-archive-damaged = { $file } is damaged: “{ $name }” does not match its table of contents. Nothing has changed; try another backup.
store-archive-big = { $file } would take more than { $most } MiB. Nothing has changed; if you trust it, allow more with --most.

kept-tables = { $tables ->
    [0] no table
    [one] { $tables } table
   *[other] { $tables } tables
}
kept-packs = { $packs ->
    [0] no card pack
    [one] { $packs } card pack
   *[other] { $packs } card packs
}
backup-writing = Writing the backup…
backup-done = { $file }: { kept-tables }, { kept-packs }, { $size } kB. It contains the secrets of tables in progress: keep it to yourself.
restore-reading = Reading the backup…
restore-done = In { $folder } there is now: { kept-tables }, { kept-packs }, { $size } kB.
restore-aside = What was there before has been set aside:

## The lab

lab-title = { $title }: how the bots did
lab-played = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} with { $seats } seats. The bots: { AND($bots) }.
lab-measured = { $commit ->
    [unknown] Measured on { $date }, Python { $python }
   *[other] Measured on { $date }, revision { $commit }, Python { $python }
}
lab-ends = How tables end
lab-who = { $who ->
    [several] several players
    [all] everybody
   *[somebody] somebody
}
lab-seat = Seat { $number }
lab-seats = Victories by seat
lab-bots = Victories by bot
lab-share = { $share }% ({ $low } to { $high })
lab-decisions = Decisions per table
lab-fact = At the end: { $name }
lab-scores = Scores
lab-median = median { $median }
lab-rules = Rules that came into play
lab-rule = Rule
lab-tables = Tables
lab-how-many = { $tables ->
    [one] { $tables } table is too few: at least one must be played.
   *[other] { $tables } tables are too few: at least one must be played.
}
lab-written = The page with all the figures:

## The server

level-random = random
level-random-note = Answers at random, without a thought: to try a game out, not to be beaten by.
level-novice = novice
level-novice-note = Plays sensible moves without looking far ahead: for one’s first games.
level-adept = adept
level-expert = expert

phrase-1 = Hello!
phrase-2 = Well played.
phrase-3 = Oh no!
phrase-4 = Give me a moment.
phrase-5 = Your move.
phrase-6 = Thank you for the game.

setting-pack = Card pack
setting-pack-note = The cards it is played with: those of the box, or a pack of your own.
setting-pack-base = Base
setting-first = Who goes first
setting-first-note = Who has the first turn; drawn by lot unless you choose.
setting-first-drawn = Drawn by lot
setting-aids = Show odds and deductions
setting-aids-note = Everybody at the table sees odds, and what can be deduced.
setting-value-true = yes
setting-value-false = no

reminder = { COUNT($names) ->
    [0] It is your turn.
   *[other] It is your turn, at the table with { AND($names) }.
}

trouble-not-taught = That is for later: the lesson lights what to do now.
trouble-stale = The table has moved on: look at the open question again.
trouble-not-offered = That is not on offer right now.
trouble-not-asked = Nothing is being asked of you right now.
trouble-over = This game is over.
trouble-not-yours = That seat is not yours.
trouble-no-hello = Say hello first: which seat, which language.
trouble-not-found = There is nothing here, or it is not open to you.
trouble-bad-frame = This message cannot be read.
trouble-too-big = This message is too long.
trouble-too-fast = That was too fast: wait a moment, then try again.
trouble-muted = You may not talk right now.
trouble-bad-endpoint = This browser cannot be told: its push service is none that this server may send to.
trouble-no-days = You are at no table that goes over days, so there is nothing to tell you.
trouble-bad-text = A message is 1 to 300 plain characters long.
trouble-bad-name = A name is 1 to 24 plain characters long.
trouble-name-taken = Somebody at this table already has that name.
trouble-cannot-undo = That can no longer be taken back.
trouble-not-running = The game has not started yet.
trouble-running = That can only be done while no game is running.
trouble-not-host = Only the host of the table can do that.
trouble-locked = The host has locked this table.
trouble-full = Every seat is taken.
trouble-taken = That seat is taken.
trouble-seats-free = Some seats are still free: wait for somebody, or give those seats to bots.
trouble-bad-option = A table cannot be set up like that.
trouble-bad-pack = That pack cannot be used here.
trouble-too-many = You have too many open tables: finish one of them first.
trouble-too-many-here = Too many tables are open from your network: finish one of them, or come back tomorrow.
trouble-too-many-sockets = Too many windows are open on this server from where you are: close a few, then reload the page.
trouble-bots-busy = The bots have already done a great deal of thinking for you: give them a few minutes, or play without them.
trouble-damaged = What was kept of this table is damaged: it cannot be opened. Whoever runs this server may find it in a backup.
trouble-declined = Somebody at this table would rather have the bot play on.
trouble-pack-too-slow = These cards could not be checked in time: make them simpler, then try again.
trouble-pack-too-big = These cards need too much memory: make them simpler, then try again.
trouble-no-room = This server has no room for more packs: ask whoever runs it.
trouble-stuck = This table cannot go on: it was started with rules or cards other than those installed here.
trouble-not-kept = This could not be saved, so it was not done. Try again.
trouble-not-away = That player is there, or has not been away for long enough.
trouble-origin = This request comes from another site.
trouble-internal = Something went wrong here. Nothing has changed; try again.
trouble-removed = The host has freed your seat.
trouble-no-watching = This table does not allow spectators.
trouble-no-record = A table that was branched off has no record: it never took place.

serve-at = Tablée is waiting for you at { $url }
serve-network = On the same network: { $url }
serve-only-here = Only this computer can open it. To let others in: tablee serve --host 0.0.0.0
serve-stop = Press Ctrl+C to stop. Nothing is lost: every table can be resumed.
serve-no-client = The pages are not built: run `make web`, or install the package from PyPI.
serve-port-taken = port { $port } is in use: choose another with --port.
serve-no-port = a port is a number from 0 to 65535, not { $port }: choose another with --port.
serve-no-address = nothing can listen on { $host }, port { $port }: choose another address with --host or another port with --port.
serve-already = Tablée is already running here, at { $url }
serve-limit-how = “--limit { $said }”: write NAME=VALUE with a number above 0. The names are { AND($names) }.
serve-workers-how = “--workers { $said }”: write a number from 1 on.
serve-workers-alone = Several processes cannot share a database in a file: add --database postgresql://…, or leave out --workers.
serve-workers-here = Several processes cannot share a port on this system: leave out --workers.
serve-no-limits-here = --no-limits is for trying things out on this computer alone: leave --host at 127.0.0.1, without --public-url.

limit-requests = requests a second, from one address
limit-requests_at_once = requests at once, from one address
limit-frames = messages on sockets a second, from one address
limit-frames_at_once = messages on sockets at once, from one address
limit-new_tables = new tables a second, from one address
limit-new_tables_at_once = new tables at once, from one address
limit-packs = card packs sent a second, from one address
limit-packs_at_once = card packs sent at once, from one address
limit-reminders = messages a second that it is somebody’s turn, to one guest
limit-reminders_at_once = messages at once that it is somebody’s turn, to one guest
limit-connections = open connections, from one address
limit-sockets = open sockets, from one address
limit-guest_sockets = open sockets per guest
limit-tables = unfinished tables per guest
limit-address_tables = unfinished tables set up from one address
limit-rooms = tables kept in memory; others are read again when somebody comes
limit-packs_kept = card packs the server keeps
limit-browsers = browsers of one guest that are told when it is their turn
limit-bot_seconds = seconds of bot thinking a second, for one guest
limit-address_bot_seconds = seconds of bot thinking a second, for one address
limit-bot_burst = seconds over which unused thinking is saved up
limit-body_bytes = bytes of a request
limit-pack_bytes = bytes of a card pack
limit-frame_bytes = bytes of a message on a socket
limit-kept_bytes = bytes that may wait for a slow reader
limit-process_bytes = bytes of memory for a process that thinks or checks cards
limit-wishes = messages of one socket handled at once
limit-reading_seconds = seconds in which a request must have arrived
limit-ping_seconds = seconds between two signs of life on a socket
limit-thinking_seconds = seconds a bot may think about one answer
limit-checking_seconds = seconds in which a card pack must be checked

extra-missing = this needs packages that are not installed. To install them: { $install }
extra-fetch = The table in the browser needs a few more packages. They are being installed now, once and for all:
extra-go-on = Press Enter to continue, Ctrl+C to cancel.
extra-fetching = Installing…
extra-failed = that did not work. The terminal does without: tablee play shipwreck. To try again: { $install }

cite = “{ $name }”
