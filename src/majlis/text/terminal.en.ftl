# The table in the terminal. A line of words: the word, then other words and keys for the same, the key last.

word-hand = hand h
word-table = table c
word-score = score s
word-turn = turn t
word-moves = moves m
word-counts = counts e
word-again = again l
word-log = log
word-undo = undo u
word-pass = pass p
word-help = help ?
word-rules = rules
word-terse = terse
word-normal = normal
word-full = full
word-quit = quit exit q

prompt-yours = [your turn] >
name-you = you
list-line = { $head }; { $item }
at-place = { $place }: { $cards }
hand-item = { $number }) { $card }
card-mark = { $card } ({ $mark })
move-item = { $key }{ $number } { $move }
move-foretold = { $move }: { $told }
barred-item = Not: { $move }. { $reason }
open-item = { $kind }: type “{ $verb }” and then { $fields }
more-moves = and { $count } more: type the move itself
which-move = Which? { $moves }
goes-on = The match goes on after { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}.
turn-yours = It is your turn.
turn-others = It is the turn of { $who }.
no-hand = You hold no cards in this game.
no-facts = There is no score in this game so far.
nothing-heard = Nothing has happened since.
nothing-to-undo = You have not moved yet.
taken-back = Taken back: { $move }.
no-rules = There is no page of rules for this game yet.
hint-help = Type a move, or ? for help.
help-play = To play: the number of a card in your hand, a card, or a move such as “{ $move }”; “{ $key }1” is the first move.
help-ask = To ask: { $words }.
help-other = Else: { $words }.
help-word = { $word } ({ $key })
verbosity-terse = Terse: events only, cards by their codes.
verbosity-normal = Normal: table and hand at your turn.
verbosity-full = Full: table, hand and moves at your turn.
over-won = The match is over. You have won.
over-lost = The match is over. It was won by { $who }.
over-shared = The match is over. It was a draw.
over-alone = The match is over. Your score is { $score }.
left-record = The match is kept. To go on: { $command }
left = You left the match. The same cards again: { $command }

reason-no-such-number = There is no number { $number } here; they go from 1 to { $most }.
