# The words of the shell: everything a page says outside a game.

## Everywhere

description = Five tabletop games with friends or bots, in the browser.
you = you
you-name = You
seat = Seat { $number }
bot = bot
yes = yes
no = no
ok = OK
close = Close
cancel = Cancel
home = Lobby
home-link = Tablée, lobby
language = Language
sound = Sound
theme = { $light ->
    [yes] Dark theme
   *[no] Light theme
}
theme-title = Theme
dark = Dark
light = Light
your-name = Your name
your-name-is = Your name: { $name }
loading = Loading …
offline = The server does not answer. Is it still running?
try-again = Try again
trouble-title = The table was jolted.
not-found-title = Nobody at this table.
not-found = There is no such page or table, or it is not open to you.
joining = Opening the link …

## The lobby

lobby-title = What shall we play tonight?
lobby-lead = No account. With friends by a simple link, on one screen, or against bots.
games = Games
your-game = Your running game
your-move = Your move
in-game = in { $game }
resume = Resume
open = Open
your-tables = Your tables
which-tables = Which tables
recent = Recent
running = Running, { $count }
finished = Finished, { $count }
no-tables = No table yet. Play one of the games above, or open a new table.
open-tables = Open tables
no-open-tables = Nobody is waiting for players right now.
new-table = New table
gallery = Gallery of cards
rules = Rules
rules-of = Rules of { $game }
promise = Verifiable luck, secrets kept
players = players
weight-light = light
weight-medium = medium
weight-heavy = heavy
age = { $n }+
read-notice = I have read this
play-now = Play now
with-bots = with bots
laying = Laying the table …
invite = Invite
learn = Learn
stuck = cannot go on
gathering = Waiting for players
others-move = Others to move
free-places = { $count ->
    [one] one free place
   *[other] { $count } free places
}
watch-again = Watch again
sit = Sit down
watch = Watch
sit-now = Sit down now
already-running = The game has begun.
join-now = There is room for you: sit down now, and you play from your next turn on.
your-place = Your place
no-joining = Nobody else can sit down in this game now. You are welcome to watch; and the host can send you the link of a bot’s place.
no-joining-no-watching = Nobody else can sit down in this game now, and it is not open to spectators. The host can send you the link of a bot’s place.
give-place = Give away
newcomers = Newcomers may sit down
newcomers-note = where the rules allow it, by the table’s link
loopback = Only this computer can reach the table now. To open it to others on your network:
reach = Other devices on your network open:

## A new table, the waiting room

change-game = Another game
round-the-table = Round the table
fewer-seats = One seat fewer
more-seats = One seat more
places = { $count ->
    [one] one place
   *[other] { $count } places
}
seat-host = host of the table
seat-free = for whoever opens the link
seat-me = on this device too, hand it over
seat-bot = knows only what its seat knows
who-sits = Who sits on seat { $number }
seat-choice-free = Free place
seat-choice-me = Somebody on this device
the-game = The game
the-manner = The manner
bot-pace = Pace of the bots
pace-instant = at once
pace-fast = fast
pace-normal = normal
pace-slow = slow
timer = Time for a move
timer-0 = free
timer-60 = 1 min
timer-180 = 3 min
timer-86400 = 1 day
window-length = Time to react: { $n } s
spectators = Spectators
spectators-note = they see what is public
listed = Listed among open tables
listed-note = anybody on this server may sit down
tally = { $bots ->
    [0] no bot
    [one] one bot
   *[other] { $bots } bots
}, { $free ->
    [0] nobody awaited
    [one] one person awaited
   *[other] { $free } people awaited
}
open-table = Open the table
pack-base = The base box
pack-bring = Bring your own
pack-template = A pack to begin with
pack-taken = { $title }: { $count ->
    [one] one card, checked.
   *[other] { $count } cards, checked.
}
pack-wrong = This pack cannot be played with.
start-table = Start
room-title = Waiting room: { $game }
free-place = Free place
waited-for = awaited
ready = ready
away = away
here = here
waiting-for = { $count ->
    [one] One person is still awaited.
   *[other] { $count } people are still awaited.
}
all-here = Everybody is here.
table-locked = The host has locked this table.
table-full = Every place is taken.
start-with-bots = { $count ->
    [one] Start with a bot instead
   *[other] Start with bots instead
}
start-now = Start
host-starts = The host starts the game.
table-link = The link of the table
seat-link = The link of seat { $number }, for one person
qr = QR code of the link
copy = Copy
copied = Copied
copy-by-hand = To share this moment, copy its address:
share = Share
lock = Lock the table
unlock = Unlock the table
reach-loopback = This link works on this computer only. Start with “tablee serve --host 0.0.0.0” to open the table to others.
reach-network = Works on your network. Can be revoked at any time.
reach-public = Works everywhere. Can be revoked at any time.
host-tools = Seats, order, links
earlier = Place { $number }: one earlier
later = Place { $number }: one later
copy-seat-link = Link for this seat
put-bot = Put a bot
remove = Remove
who-begins = Who begins
drawn = drawn by lot
revoke = Revoke all links
sealed-luck = Luck sealed, for all to verify at the end:

## The table

board = The board
question = The open question
why = why?
why-rule = Why: rule { $rule }
over = The game is over
waited = Waiting for { $names }
your-move-title = Your move, { $game }
watching = You are watching
players-count = { $count ->
    [one] one player
   *[other] { $count } players
}
open-rail = Log, rules, table
aid = Player aid
undo = Take back
menu = Menu
rail = Log, rules, table
tab-log = Log
tab-rules = Rules
tab-table = Table
log-empty = Nothing has happened yet.
search-rules = Search the rules
no-rule-found = No rule has these words.
what-happens = What happens
please-wait = One moment …
sending = on its way …
confirm = { $what }?
confirm-yes = Yes, do it
sealed-given = Your sealed answer: { $what }. You may change it until all have answered.
proposals = Proposals
round = Round { $round } of 3
wants-undo = { $name } would like to take back the last answer.
undo-asked = You have asked to take back your last answer. The others decide.
undo-stays = Your answer stays: it was not taken back.
wants-end = { $names } would like to end the game here.
end-yes = End the game
end-no = Play on
rematch = Again, same places
rematch-join = To the next table
download = Download the record
window = Time to react
window-open = Anybody may react.
window-left = time left
let-pass = Let pass
let-all-pass = Let all pass until I am asked
hold = Wait
someone-reacts = Somebody reacts
hours-left = { $n } h left
net-lost-short = Connection lost
net-lost = The connection is lost. The table waits; nothing is lost.
net-back = You are back. Meanwhile:
and-more = { $count ->
    [one] and one more
   *[other] and { $count } more
}
phrases = Quick phrases
muted = The rules ask you to stay silent just now.
muted-rule = { "" }
chat = Talk
nobody-spoke = Nobody has spoken.
say-something = Say something
send = Send
notes = My notes, for my eyes only
stand-in = a bot plays meanwhile
bot-plays = A bot plays for you.
claim = Let a bot play
come-back = I play again
pref-plain = Plain board
pref-plain-note = the table as lists, for any game
pref-confirm = Confirm on touch
pref-confirm-note = before what cannot be taken back
pref-sound = Sounds
pref-notify = Notify me when it is my move
sure = { $what }: sure?
let-bot = Let a bot play for me
resign = Give up
propose-end = Propose to end the game
keys = Keys
keys-list = 1 to 9: options. u: take back. j: log. r: rules. ?: player aid. Tab and Enter reach everything.
back-to-lobby = Back to the lobby
hint = Hint
hint-step = Hint { $n } of { $of }
understood = Understood
leave-lesson = Play without hints
hand-over-title = { $name } to move
hand-over = The device goes to
hand-over-lead = The others look away. Nothing secret is shown until the button is pressed.
hand-over-go = I am { $name }

## Replay

replay = Replay
moment = Moment
first = To the start
previous = One step back
next = One step on
last = To the end
play = Play
pause = Pause
eyes-of = Through the eyes of
open-cards = Open cards
luck-verified = Luck verified
branch = Branch here
