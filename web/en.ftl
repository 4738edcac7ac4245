# The words of the shell: everything a page says outside a game.

## Everywhere

description = Five tabletop games with friends or bots, in the browser.
you = you
you-name = You
seat = Player { $number }
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
your-name = Your name
your-name-is = Your name: { $name }
loading = Loading…
offline = The server is not answering. Is it still running?
try-again = Try again
trouble-title = The table got a knock.
not-found-title = Nobody at this table.
not-found = There is no such page or table, or it is not open to you.
joining = Opening the link…
lost-cookie = Were you sitting at this table? It knows you by a cookie of your browser: with another browser, a private window or cookies that were cleared you are a stranger to it. Ask the host for the link to your seat: they find it beside your name, in the tab “Table”, or in the waiting room under “Seats, order, links”.

## The lobby

lobby-title = What shall we play tonight?
lobby-lead = No account. With friends through a simple link, on one screen, or against bots.
lobby-aids = Play with aids
lobby-aids-note = odds and deductions, at tables begun with one click
games = Games
your-game = Your game in progress
your-move = Your move
in-game = in { $game }
resume = Resume
open = Open
your-tables = Your tables
which-tables = Which tables
recent = Recent
running = In progress, { $count }
finished = Finished, { $count }
no-tables = No table yet. Play one of the games above, or open a new table.
open-tables = Open tables
no-open-tables = Nobody is waiting for players right now.
new-table = New table
gallery = Card gallery
rules = Rules
rules-of = { $game }: the rules
promise = Verifiable luck, secrets kept
players = players
weight-light = light
weight-medium = medium
weight-heavy = heavy
age = { $n }+
read-notice = I have read this
play-now = Play now
with-bots = with bots
laying = Laying the table…
invite = Invite
learn = Learn
damaged-table = A damaged table
stuck = cannot go on
gathering = Waiting for players
others-move = Waiting for the others
free-places = { $count ->
    [one] one free seat
   *[other] { $count } free seats
}
watch-again = Watch again
sit = Sit down
watch = Watch
sit-now = Sit down now
asking-others = The others are being asked.
asking-others-note = You were sent a bot’s seat in a game in progress. It is yours as soon as everybody who plays agrees: leave this page open.
already-running = The game has begun.
join-now = There is room for you: sit down now and play from your next turn.
your-place = Your seat
no-joining = Nobody else can sit down in this game now. You are welcome to watch; and the host can send you the link of a bot’s seat.
no-joining-no-watching = Nobody else can sit down in this game now, and it is not open to spectators. The host can send you the link of a bot’s seat.
give-place = Give away
newcomers = Newcomers may sit down
newcomers-note = where the rules allow it, through the table’s link
loopback = Only this computer can reach the table now. To open it to others on your network:
reach = Other devices on your network should open:
time-left = { $time } left
history = Your finished games
history-empty = Nothing yet: what you play here to its end will be listed here, with how often you won.
history-tables = The tables
history-with = with { $names }
history-note = This list stands on this server alone, for the browser you play with. Erasing takes your browser off these tables for good; the others keep theirs.
won-of = { $won } of { $played } won
company-people = with others
company-bots = with bots
company-device = on one device
company-alone = alone
erase = { $sure ->
    [yes] Erase: are you sure?
   *[no] Erase
}
erase-all = { $sure ->
    [yes] Erase all: are you sure?
   *[no] Erase all
}
what-is-known = What this server knows
what-is-known-note = No account, no address: it tells your browser by a random number in a cookie. What hangs on it you may take away.
forget-me = Forget me…
forget-title = Shall this server forget you?
forget-goes = This will be gone, and nobody can bring it back:
forget-name = your name, here and at every table: { $name }
forget-finished = { $count ->
    [0] your list of finished games, empty so far
    [one] one finished game, with how it ended for you
   *[other] { $count } finished games, with how they ended for you
}
forget-running = { $count ->
    [0] your seats at tables that go on: there are none
    [one] your seat at a table that goes on: a bot plays it to the end
   *[other] your seats at { $count } tables that go on: bots play them to the end
}
forget-said = what you have said at tables, how far you are in the lessons, and the reminders you asked for
forget-stays = What was played stays for the others, without your name.
forget-not = No, keep it all
forget-yes = Forget me for good
forgotten = You are forgotten. Nothing here leads to you any more; whatever you play next begins anew.

## A new table, the waiting room

change-game = Another game
round-the-table = Around the table
fewer-seats = One seat fewer
more-seats = One seat more
places = { $count ->
    [one] one seat
   *[other] { $count } seats
}
seat-host = host of the table
seat-free = for whoever opens the link
seat-me = on this device too, passed around
seat-bot = knows only what its seat knows
who-sits = Who takes seat { $number }
seat-choice-free = Free seat
seat-choice-me = Somebody on this device
the-game = The game
the-manner = At the table
bot-pace = Bot pace
pace-instant = at once
pace-fast = fast
pace-normal = normal
pace-slow = slow
timer = Time per move
timer-0 = unlimited
timer-60 = 1 min
timer-180 = 3 min
timer-86400 = 1 day
timer-259200 = 3 days
window-length = Time to react: { $n } s
spectators = Spectators welcome
spectators-note = they see only what everybody can see
listed = Listed among open tables
listed-note = anybody on this server may sit down
tally = { $bots ->
    [0] no bots
    [one] one bot
   *[other] { $bots } bots
}, { $free ->
    [0] nobody else expected
    [one] one person expected
   *[other] { $free } people expected
}
open-table = Open the table
pack-base = The base box
pack-bring = Bring your own
pack-template = A pack to start from
pack-taken = { $title }: { $count ->
    [one] one card, checked.
   *[other] { $count } cards, checked.
}
pack-wrong = This pack cannot be played.
start-table = Start
room-title = Waiting room: { $game }
free-place = Free seat
waited-for = expected
ready = ready
away = away
here = here
waiting-for = { $count ->
    [one] Still waiting for one person.
   *[other] Still waiting for { $count } people.
}
all-here = Everybody is here.
table-locked = The host has locked this table.
table-full = Every seat is taken.
start-with-bots = { $count ->
    [one] Start with a bot instead
   *[other] Start with bots instead
}
start-now = Start
host-starts = The host starts the game.
table-link = The table’s link
seat-link = The link for seat { $number }, for one person
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
earlier = Seat { $number }: one earlier
later = Seat { $number }: one later
copy-seat-link = Link for this seat
put-bot = Seat a bot
remove = Remove
who-begins = Who goes first
drawn = drawn by lot
revoke = Revoke all links
sealed-luck = The luck is sealed; everybody can verify it at the end:
name-of-seat = The name of player { $number }
not-here-yet = not here yet
waiting-names = Waiting for { $names }.
leave-room = { $sure ->
    [yes] Leave: are you sure?
   *[no] Leave the table
}
other-device = On another device
own-seat-link = Your seat, on another device
own-seat-note = Open this link on the other device: you go on there, and this browser lets go of the seat. It works once.
lost-seat = Give the seat back
lost-seat-link = { $name }’s seat, given back
lost-seat-note = For { $name }, whose browser has forgotten them: another browser, a private window, cookies that were cleared. Whoever opens it has the seat, and in mid-game only once the others who play agree. Send it to nobody else.
bot-pace-note = How long bots take for a move, so that one can follow.
timer-note = Whose time is over is played for by a bot until they come back. It begins when they see the question.
timer-note-days = For games over days. The lobby says where it is your move, and browsers that can be told will tell you.
window-note = Whoever may cut in has so long to do it.
pick-cards = Pick from the pictures
pick-none = Leave none out
none-picked = None
picked = { $count ->
    [one] one card
   *[other] { $count } cards
}

## The table

board = The board
question = The open question
why = why?
why-rule = Why: rule { $rule }
over = The game is over
waited-many = Waiting for { $count ->
    [one] one person
   *[other] { $count } people
}
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
no-rule-found = No rule contains these words.
what-happens = What happens
please-wait = One moment…
sending = on its way…
back = Back
change = Change
look-back = What happened before this
look-on = What happened next
look-now = Back to now
looking = You are looking at the table as it was.
latest = The latest
skip = Skip
or-else = Or else
choices = { $count ->
    [one] one answer
   *[other] { $count } answers
}
open-rail-unread = Log, rules, table: { $count ->
    [one] one new line
   *[other] { $count } new lines
}
confirm = Confirm: { $what }
confirm-yes = Yes, do it
sealed-given = Your sealed choice: { END($what) } You may change it until everybody has answered.
proposals = Proposals
round = Round { $round } of 3
wants-seat = { $name } would like to play on for { $bot }, a bot, and would see its hand.
seat-yes = Let them
seat-no = The bot plays on
wants-undo = { $name } would like to take back their last move.
undo-asked = You have asked to take back your last move. The others decide.
undo-stays = Your move stands.
wants-end = { $names } would like to end the game here.
end-yes = End the game
end-no = Play on
rematch = Play again, same seats
rematch-join = To the next table
download = Download the record
window = Time to react
window-open = Anybody may react.
window-left = time left
let-pass = Let pass
let-all-pass = Everything, until I am asked
hold = Wait
someone-reacts = Somebody is reacting
hours-left = { $n } h left
net-lost-short = Connection lost
net-lost = You are disconnected. The table is waiting; nothing is lost.
net-back = You are back. Meanwhile:
phrases = Quick phrases
muted = The rules ask you to stay silent for now.
muted-rule = { "" }
chat = Chat
nobody-spoke = Nobody has spoken.
say-something = Say something
send = Send
notes = My notes, for my eyes only
stand-in = a bot is playing meanwhile
bot-plays = A bot is playing for you.
claim = Let a bot play
come-back = I am back
pref-plain = Plain board
pref-plain-note = the table as lists, for any game
pref-confirm = Confirm on touch
pref-confirm-note = before anything that cannot be taken back
pref-sound = Sounds
pref-notify = Notify me when it is my turn
sure = { $what }: are you sure?
let-bot = Let a bot play for me
hurry = Skip to my move
thinks = Thinking for { $n } s: { $name }
pace-here = The bots’ pace, for everybody
hands = Hands
hands-none = Nothing is hidden from anybody here.
hand-of = What { $name } alone could see

resign = Give up
keys = Keys
keys-list = 1 to 9: the answers in their order, or the number itself where answers are numbers; 0: pass, end, decline. Escape: back. u: take back. j: log. r: rules. ?: player aid. Tab and Enter reach everything.
back-to-lobby = Back to the lobby
hand-over-title = { $name }’s turn
hand-over = The device goes to
hand-over-lead = The others look away. Nothing secret is shown until you press the button.
hand-over-go = I am { $name }
unread-messages = { $count ->
    [one] one unread message
   *[other] { $count } unread messages
}
meanwhile-more = { $count ->
    [one] one line before these, in the log
   *[other] { $count } lines before these, in the log
}
seat-moved = Your seat is played from another browser now. You are watching here.
is-gone = { $name } has been away for a while.
wants-lost-seat = { $name } asks for { $bot }’s seat, and would see its hand. { $bot } is away: do you know that it is them?
seat-lost-no = The seat stays
rematch-set = Another game is being set up, same seats.
rematch-decline = Not this time
rematch-declined = The others know that you are not coming.
pref-notify-note = while this page is open

remind = Tell me when it is my turn
remind-note = in this browser, at every table over days, even with no page open; the message says only where it is your turn
remind-not = { $why ->
    [insecure] Nobody can tell you here when it is your turn: browsers allow that only at addresses that begin with https. Look in now and then: the lobby says where it is your move.
    [denied] This browser has been told to show no messages from here: that is changed in its settings. Until then, look in now and then: the lobby says where it is your move.
   *[none] This browser cannot be told when it is your turn; on an iPhone or iPad it can be once Tablée is on the home screen. Look in now and then: the lobby says where it is your move.
}
remind-failed = Nothing was arranged: { $why }
remind-no-service = this browser’s push service does not answer.

## The end and the log

minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
}
end-ranks = Ranking
end-rank = Rank
end-who = Who
end-together = What each brought
end-together-short = Together
end-moments = Moments that mattered
end-move = The whole move:
see-table = The open table
see-end = The ending
turn-n = Turn { $n }
turn-short = turn
sign-turn = a turn begins
sign-right = it worked
sign-wrong = it failed
sign-breach = a breach
sign-death = a death
sign-vote = a vote
sign-hit = a blow
sign-gain = a gain
branch-mark = Branch
branch-note = A branch of a finished game: what the seat did not know was drawn anew.
branch-from = The game it branched off

## Replay

replay = Replay
moment = Moment
first = To the start
previous = One step back
next = One step forward
last = To the end
play = Play
pause = Pause
mark-before = To the mark before
mark-after = To the next mark

eyes-of = Seen by
open-cards = All cards open
luck-verified = Luck verified
branch = Branch here

## Lessons

lesson = Lesson
lesson-title = Learn by playing
lesson-prepared = A real deal, prepared for you. { $minutes ->
    [one] One minute
   *[other] { $minutes } minutes
}, then it is yours.
lesson-yours = It is all yours now
lesson-chapters = Chapters of the lesson
lesson-chapter = Chapter { $n }, { $title }
lesson-contents = Contents of the lesson
lesson-step = Lesson, chapter { $chapter }, step { $n } of { $of }
lesson-pips = step { $n } of { $of }
lesson-minutes = { $count } min
lesson-watch = Watch: the others play.
lesson-chapter-done = “{ $title }” is done.
lesson-next = Next: { $title }
lesson-read = Got it
lesson-show = Show me
lesson-skip = Skip this step
lesson-leave = Leave the lesson
lesson-leave-sure = Leave? The lesson waits for you where you are.
lesson-stay = Stay
lesson-signs-met = Signs met
lesson-signs-all = All signs
lesson-sign-to-come = to come
lesson-where = Light it wherever it lies
lesson-begin = Begin
lesson-again = Take it again
lesson-resume = Go on with chapter { $n }
lesson-done = Lesson done
lesson-over = The lesson is over. The next table is yours.
tab-lesson = Lesson
