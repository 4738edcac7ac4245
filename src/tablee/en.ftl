# What every table says. A game’s own words are in its folder.

## Seats

you = you
seat = Seat { $number }
percent = { $n }%
nothing = nothing

## What happens at any table

event-undone = { YOU($seat) ->
    [yes] You take back your last answer.
   *[no] { SEAT($seat) } takes back the last answer.
}
event-surrendered = { YOU($seat) ->
    [yes] You give up.
   *[no] { SEAT($seat) } gives up.
}
over = { $count ->
    [0] The game is over ({ $reason }): nobody has won.
   *[other] The game is over ({ $reason }): { SEATS($winners) } won.
}
over-surrender = The table has given up.

ask-cut-in = { YOU($seat) ->
    [yes] You may break in now.
   *[no] { SEAT($seat) } may break in.
}
option-follow = Follow { SEAT($seat) }
act-undo = Ask to take back your last answer
act-agree = Agree to taking back
act-refuse = Refuse to take back
act-surrender = Give up

## A group agrees

round = Round { $round } of 3
proposes = { YOU($seat) ->
    [yes] you propose: { $what }
   *[no] { SEAT($seat) } proposes: { $what }
}
follows = { YOU($seat) ->
    [yes] you follow { SEAT($whom) }
   *[no] { SEAT($seat) } follows { SEAT($whom) }
}
doubts = { SEAT($seat) } has doubts and proposes: { $what }.

## Playing

prompt = Your choice (help lists the commands):
prompt-optional = Your choice, or Enter to let it pass:
type-something = { $count ->
    [one] Type 1 for the only option, or help.
   *[other] Type a number from 1 to { $count }, an option in words, or help.
}
no-such-number = There is no option { $number }: { $count ->
    [one] the only one is 1.
   *[other] they go from 1 to { $count }.
}
not-understood = “{ $said }” is not something I know.
not-offered = “{ $said }” is not possible now. Type “why { $rule }” to read the rule.
pack-trouble = This card of the pack cannot be played: { $why } Please choose something else.
thinking = { SEAT($seat) } is thinking …
working-out = Working it out …
notice-go-on = Do you wish to go on?
yes-or-no = yes or no (Enter is no):
press-enter = Enter:
hand-over = Hand the keyboard to { SEAT($seat) }. When the others look away, press Enter.
sure = { $what }: are you sure?

why-what = What should be explained? “why” is for the question, “why 1” to “why { $count }” for an option, “why e1” to “why e{ $events }” for what happened.
no-rule-needed = This has no rule of its own: any table can do it.
no-such-rule = There is no rule “{ $number }”.
rules-how = Type “rules” with a number, such as “rules 5.3”, or with a word to look for.
no-odds = This game has nothing to work out.
acts-are = Outside the turn you can (type “act” and the number):
no-such-act = Type “act” with a number from 1 to { $count }; “acts” lists them.
act-gone = That cannot be done any more.
taken-back = { YOU($seat) ->
    [yes] Taken back.
   *[no] Taken back for { SEAT($seat) }.
}
cannot-undo = That cannot be taken back just like that: { $why }.
cannot-undo-somebody-has-learnt-something-since = somebody has learnt something since
cannot-undo-the-game-is-over = the game is over
cannot-undo-this-seat-has-nothing-to-take-back = you have nothing to take back
cannot-undo-this-seat-gave-no-answer-there = there is no answer of yours there
cannot-undo-somebody-else-has-answered-since = somebody else has answered since
ask-others = Ask the others whether it may be taken back? The same luck would come again.
agree-to-undo = { SEAT($by) } would like to take back the last answer. Do you agree?
undo-refused = The others would rather go on.
notes-are = Your notes:
no-notes = You have no notes. “note” and some words adds a line, “note -” wipes them.
saved = The table is kept. To go on with it later:
overwrite = { $file } is there already. Write over it?
cannot-save = The table cannot be kept in { $file }: { $why }.
stopped = The table is kept. To go on with it:
stopped-unsaved = The table was not kept.
resumed = { $title }: on we go, after { $steps } steps.

command-why = why
command-log = log
command-board = board
command-odds = odds
command-acts = acts
command-act = act
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
help-why = the rule of the question; “why 2” of option 2; “why e5” of event 5
help-log = what happened lately; “log all” for everything
help-board = the table once more
help-odds = what can be worked out from what you know
help-acts = what you can do outside the turn
help-act = do one of the acts: “act 3”
help-undo = take back your last answer
help-note = a line for yourself: “note the 5 is gone”
help-rules = a rule: “rules 5.3”; or a word to look for
help-save = where the table is kept; “save FILE” keeps it there from now on
help-help = this list
help-quit = stop; the table is kept

## Beginning and ending

commitment = The luck of this table comes from a secret. Its hash, to be checked at the end:
nonce = { $count ->
    [one] A few words of your own to mix into the luck, or Enter for none:
   *[other] { SEAT($seat) }: a few words of your own to mix into the luck, or Enter for none:
}
choose-game = Which game?
choose-seats = How many seats? One is yours, bots take the others.
choose-setting = { $setting }?
choose-prompt = Your choice (Enter for { $usual }):
choose-again = “{ $said }” is not in the list: type { OR($marks) }.
too-many-people = { $people } people cannot share { $seats } seats.
set-how = “--set { $said }”: write NAME=VALUE, for example difficulty=hard.
save-exists = { $file } is there already: give another name, or go on with it by --from.
no-such-bot = There is no bot “{ $level }”: there are { AND($known) }.
secret = The secret behind this table’s luck:
verify-with = To check every outcome:
replay-with = To see the game again:
sorry = Sorry: { $why }
sorry-help = “tablee --help” lists the commands.

## Replays

replay-of = { $seat ->
    [none] { $title }, { $seats } seats, all secrets open
   *[other] { $title }, { $seats } seats, as seat { $seat } knew it
}
no-such-seat = there is no seat { $seat }: this table has seats 1 to { $seats }.
replay-prompt = { $stop } of { $stops }. Enter for the next, b for back, a number to go there, q to stop:
replay-sees = { SEAT($seat) } also sees:
verifying = Drawing every outcome again …
verify-good = All { $drawn } outcomes follow from the secret whose hash is { $hash }, with the players’ words: { AND($nonces) }. Compare the hash with the one shown at the start.
verify-seeded = All { $drawn } outcomes follow from the seed { $seed }. A seed promises no secrecy.
verify-unfinished = The game is not over yet; its record holds the secret, so keep it to yourself.
verify-differs = Step { $step } differs: { $stream } is recorded as { $said }, but the table’s luck gives { $due }.
verify-told = the luck of this table was told to it, there is nothing to check it against.
verify-other-hash = this is another table: its hash is { $hash }.

## Games and rules

games-seats = seats
games-bots = bots
games-how = Play with: tablee play { $example }
rules-of = The rules of { $title }
rules-read = One rule: tablee rules { $game } { $example }
rules-none = { $title } has no rules text.
rules-not-found = there is no rule “{ $said }”; “tablee rules { $game }” lists the chapters.

## Packs

pack-trying = Trying the cards of { $file } …
pack-good = { $file } is a good pack ({ AND($counted) }; digest { $digest }). { $tables } random games were played with it.
pack-play = Play with it: tablee play { $game } --pack { $file }
pack-none = { $title } is not played with packs.
pack-unreadable = { $file } cannot be read: { $why }
pack-not-toml = { $file } is not TOML: { $why }
pack-headless = { $file }: begin with a table [pack] that names the game.
pack-endless = { $pack }: a card never ends; does it refer to itself?
pack-exists = { $file } is there already; give another name.
pack-new = { $file } is written. Change its cards, then run: tablee pack check { $file }
pack-shown = All cards are in { $file }.
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
   *[no] { $folder } (cannot be written: tables will not be kept)
}
doctor-database = database
doctor-database-is = { $size ->
    [0] none yet
   *[other] tablee.db, { $size } kB
}
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
doctor-trying = Trying { $game } …
doctor-game = { $trouble ->
    [none] { $game }: pack { $pack } { $digest }, plays and replays
   *[other] { $game }: pack { $pack } { $digest }, in trouble: { $trouble }
}
doctor-well = All is well.
doctor-ill = Something is wrong: please send this page with your report.

## The lab

lab-title = { $title }: what bots came to
lab-played = { $tables } tables with { $seats } seats, played by { AND($bots) }.
lab-ends = How tables end
lab-end = { $won ->
    [yes] { $reason } (won)
   *[no] { $reason } (nobody won)
}
lab-seats = Victories by seat
lab-bots = Victories by bot
lab-share = { $share }% ({ $low } to { $high })
lab-decisions = Decisions in a table
lab-fact = At the end: { $name }
lab-scores = Scores
lab-median = median { $median }
lab-rules = Rules that something happened by
lab-rule = Rule
lab-tables = Tables
lab-how-many = { $tables } tables are too few: at least one must be played.
lab-written = The page with all figures:

## The server

level-random = random
level-novice = novice
level-expert = expert

phrase-1 = Hello!
phrase-2 = Well played.
phrase-3 = Oh no!
phrase-4 = Give me a moment.
phrase-5 = Your move.
phrase-6 = Thank you for the game.

setting-pack = Card pack
setting-pack-base = Base
setting-first = Who begins
setting-first-drawn = Drawn by lot
setting-aids = Show odds and deductions
setting-value-true = yes
setting-value-false = no

trouble-stale = The table has moved on: look at the open question again.
trouble-not-offered = That is not offered now.
trouble-not-asked = You are not asked anything now.
trouble-over = This game is over.
trouble-not-yours = That seat is not yours.
trouble-no-hello = Say hello first: which seat, which language.
trouble-not-found = There is nothing here, or it is not open to you.
trouble-bad-frame = This message cannot be read.
trouble-too-big = This message is too long.
trouble-too-fast = That was too fast: wait a moment, then try again.
trouble-muted = You may not talk just now.
trouble-bad-text = A message has 1 to 300 plain characters.
trouble-bad-name = A name has 1 to 24 plain characters.
trouble-name-taken = Somebody at this table already has that name.
trouble-cannot-undo = That can no longer be taken back.
trouble-not-running = The game has not begun yet.
trouble-running = That can only be done while the game is not going on.
trouble-not-host = Only the host of the table can do that.
trouble-locked = The host has locked this table.
trouble-full = Every seat is taken.
trouble-taken = That seat is taken.
trouble-seats-free = Some seats are still free: wait for somebody, or give them to bots.
trouble-bad-option = A table cannot be set up like that.
trouble-bad-pack = That pack cannot be used here.
trouble-too-many = You have too many open tables: end one of them first.
trouble-stuck = This table cannot go on: it was dealt with other rules or another pack than those installed here.
trouble-not-kept = This could not be saved, so it was not done. Try again.
trouble-not-away = That player is there, or has not been away for long enough.
trouble-origin = This request comes from another site.
trouble-internal = Something went wrong here. Nothing has changed; try again.
trouble-removed = The host has freed your seat.
trouble-no-watching = This table does not allow spectators.
trouble-no-record = A table that was branched off has no record: it never happened.

serve-at = Tablée is served at { $url }
serve-network = On the same network: { $url }
serve-only-here = Only this computer can open it. To let others in: tablee serve --host 0.0.0.0
serve-stop = Press Ctrl+C to stop. Nothing is lost: every table can be gone on with.
serve-no-client = The pages are not built: run `make web`, or install the package from PyPI.
serve-port-taken = Port { $port } is in use: choose another with --port.

extra-missing = This needs packages that are not installed. To install them: { $install }
extra-fetch = The table in the browser needs a few more packages. They are installed now, once:
extra-go-on = Press Enter to go on, Ctrl+C to leave it.
extra-fetching = Installing ...
extra-failed = That failed. The terminal works without: tablee play shipwreck. To try again: { $install }
