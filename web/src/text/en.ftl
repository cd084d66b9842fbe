# What the page itself says. Everything about games comes in words from the card room.

majlis = Majlis
skip-to-hand = Skip to your hand
skip-to-actions = Skip to the actions
skip-to-games = Skip to the games

## Header
hall = The hall
nav = Page
sound = Sound
by-lamp = By lamp
help = Help
language = Language

## Hall
welcome = Sit down.
welcome-name = Sit down, { $name }.
welcome-text = Letter cards and old-world cards, by eye, by ear or by touch, at one table. Choose a game; bots take the seats that stay empty.
games = Games
games-wait = The games are being fetched.
games-failed = The games cannot be fetched. Is the card room open?
try-again = Try again
choose-game = Choose { $game }
seats-list = For { $seats }.
seats-range = For { $from } to { $to }.
your-tables = Your tables
back-to-table = Back to { $game }
open-room = Open a room
game = Game
variant = Variant
as-printed = The usual rules
players = Players
your-name = Your name
your-name-hint = The others at the table see it.
name-needed = Write your name first.
more-options = What is agreed
one-deal = A short match: one deal only
deal-number = Number of the deal
deal-number-hint = The same number gives the same cards. Left empty: any.
deal-link = Link to deal { $number }: the same cards for others
bots = Bots
bots-level1 = Beginner
bots-level2 = Careful beginner
bots-level3 = Good player
bots-level4 = Strongest
clock = Clock
clock-seconds = { $count ->
    [0] none
    [one] 1 second for a turn
   *[other] { $count } seconds for a turn
}
bank = Time for a match
bank-minutes = { $count ->
    [0] not counted
    [one] 1 minute for each player
   *[other] { $count } minutes for each player
}
bank-hint = It runs while it is one's turn. When it is used up, the clock for a turn begins; without one, each turn has ten seconds.
chat-mode-usual = as usual in this game
chat-mode-play = only while the game is on
chat-mode-room = always
chat-mode-off = none
open-now = Open the room
rules-of = Rules of { $game }
rules-missing = The rules are not written yet in this language.
open-rooms = Open rooms
rooms-open = { $count ->
    [0] No room is open to everybody now.
    [one] One room is open to everybody.
   *[other] { $count } rooms are open to everybody.
}
look-again = Look again
seats-free = { $count ->
    [0] no seat is free
    [one] 1 seat is free
   *[other] { $count } seats are free
}
watchers = Who may watch
watch-mode-free = everybody who has the link
watch-mode-ask = who is let in by somebody at the table
watch-mode-no = nobody
listed = In the list of open rooms, for everybody here
fill = Bots take the seats that stay free
takebacks = Moves may be taken back, if all agree
how-you-play = How you play
kept-here = Kept on this device. Others never see it.
account = Your account
account-open = Sign in, or see how your matches went
light = Light
light-system = As the system
light-day = By day
light-lamp = By lamp
large-print = Large print
dark-faces = Dark faces
flat-cards = Round cards as rectangular ones
single-keys = Single keys ask and do (H, T, S, …)
sounds = Sounds
verbosity = How much is said
verbosity-terse = little: what happens, cards by their short names
verbosity-normal = usual
verbosity-full = much: at your turn also the table and what you can do
read-out-self = What is read out by itself
order = How your hand lies
order-suit = by suit
order-rank = by rank or letter
order-able = what can be played first
own-voice = The browser speaks by itself (Ctrl silences it)
link-title = You have been invited
link-text = Say your name and sit down, or only watch.
sit-down = Sit down
watch = Only watch

## Table
status = Status
table = Table
more-facts = More facts: { $count }
your-hand = Your hand
count-cards = { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
}
count-chosen = { $count } chosen
count-aside = { $count } aside
aside = Put aside
put-by = Put aside
put-by-down = Aside, with all below it
take-up = Take up
take-up-down = Take up, with all below it
put-aside = Put aside: { $cards }. { $count ->
    [one] One card lies aside
   *[other] { $count } cards lie aside
}
taken-up = Back in hand: { $cards }
no-card-held = There is no card in your hand.
face-down = { $count ->
    [one] 1 card face down
   *[other] { $count } cards face down
}
on-top = { $card } on top
empty = empty
cell-at = row { $row }, column { $column }
cell-empty = empty
runs-across = { $word } across from { $place }
runs-down = { $word } down from { $place }
row = row { $row }
spell = letter by letter
larger = Larger:
smaller = Smaller:
as-letter = as { $letter }
letter-open = letter still open
word-so-far = word so far: { $word }
word-empty = no card in the word
taken-back = { $card } taken back
word-build = Pick cards in order, or type the word below.
words-build = Pick cards in order, and one word more where you like; or type the words below.
chain-build = Pick cards in order. The last card of a word is also the first of the next. Or type the words below.
word-ends = A word ends here
word-breaks = It breaks off here
word-end-here = end of a word
word-break-here = a word breaks off here
word-far = word { $number } so far: { $word }
word-done = word { $number }: { $word }
one-more-word = One more word
lift = Move it to …
lifted = { $card }: now the card in whose place it goes
as-it-lies = As it lies now
word-cards = Cards to pick from
word-made = The word
on-table = on the table
letter = Letter
earlier = Earlier
later = Later
take-back = Take back
you = you
acts = to play
result = Result
actions = Actions
more-actions = More actions
start = Begin
start-again = Play again
share-hint = Give others the link of this room, or begin at once.
ways = { $count ->
    [one] can be played in one way
   *[other] can be played in { $count } ways
}
choose-way = { $card }: choose how
cancel = Cancel
sure = { $what }: is that meant?
stay = Go on playing
do-it = { $move }: { $count }
to-field = { $move }: to the field
no-hand = You hold no cards in this game.
watching = You are watching.
ask-table = Table
ask-score = Score
ask-again = Again
yes = Yes
no = No
ask-undo = Take back
ask-restart = Same deal again
statistics = So far: { $played ->
    [one] one deal
   *[other] { $played } deals
} played, { $won } won; { $streak } in a row now, { $longest } at most.
pause = Pause
go-on = Go on after a pause
ask-hint = Hint
thinking = Thinking …
ask-moves = Moves

## Log and chat
side = Log and chat
log = Log
log-start = Before the first deal
log-late = Since you came to the table
command = Command
command-do = Do
chat = Chat
chat-closed = The chat is open while a match is played.
say-label = Say to the room
say = Say
room = This room
link = Link to this room
copy = Copy
copied = The link is copied.
leave = Leave the table
ready = I am ready
slack = My time for a turn
slack-times = { $factor ->
    [0] no clock for me
    [1] as agreed
   *[other] { $factor } times as long
}
mute = Not to be heard by me
kick = Send away
kick-now = Send away for good
kick-sure = Send { $name } away for good? Press once more.
who-watches = Who watches
nobody-watches = Nobody watches.
report = Report
reported = Reported to whoever keeps order here, with the ten lines before it.
close = Close

## Said
seconds-left = { $count ->
    [one] 1 second left.
   *[other] { $count } seconds left.
}
line-lost = The connection is lost. Trying again.
line-back = Connected again.
your-turn = Your turn
buffer-all = everything
buffer-mine = what you did
buffer-others = what others do
buffer-big = what matters
buffer-room = people coming and going
buffer-chat = the chat
muted = not read out
read-out = read out again
numbered = { $number }: { $item }
nothing-said = Nothing has been said yet.
answer-list = { $name }: { $items }
no-card = There is no such card on the table.
can-start = You can begin: the button “{ start }”.
can-start-again = You can play again: the button “{ start-again }”.
nothing-to-do = There is nothing for you to do now.
key-is-letter = Here this key could be meant as a letter, so it plays nothing.
and-more = and { $count } more

## Packs on paper
print-title = Packs on paper
print-open = Print a pack to cut out

## Looking back: what is said before that page is there
replay = Looking back
replay-of = Looking back: { $game }
replay-failed = The match cannot be fetched. Is the card room open?
replay-open = Open a record from a file
replay-link-back = Look back at this match
