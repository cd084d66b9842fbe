# The table in the terminal. A line of words: the word, then other words and keys for the same, the key last.

terminal-word-hand = hand h
terminal-word-aside = aside a
terminal-word-table = table c
terminal-word-score = score s
terminal-word-turn = turn t
terminal-word-moves = moves m
terminal-word-counts = counts e
terminal-word-again = again l
terminal-word-log = log
terminal-word-hint = hint i
terminal-word-undo = undo u
terminal-word-restart = restart
terminal-word-new = new
terminal-word-pass = pass p
terminal-word-help = help ?
terminal-word-rules = rules
terminal-word-terse = terse
terminal-word-normal = normal
terminal-word-full = full
terminal-word-quit = quit exit q
terminal-word-begin = begin start
terminal-word-ready = ready
terminal-word-say = say
terminal-word-yes = yes
terminal-word-no = no
terminal-word-pause = pause
terminal-word-resume = resume
terminal-word-people = people who
terminal-word-time = time
terminal-word-mute = mute
terminal-word-hear = hear
terminal-word-report = report
terminal-word-kick = kick
terminal-word-watchers = watchers
terminal-word-leave = leave

terminal-prompt-yours = [your turn] >
terminal-name-you = you
terminal-opening = { $game }. { $about } Type ? for help.
terminal-list-line = { $head }; { $item }
terminal-at-place = { $place }: { $cards }
terminal-hand-item = { $number }) { $card }
terminal-aside = Put aside: { $cards }
terminal-none-aside = Nothing lies aside: “aside 7 9-12” puts those cards of your hand aside, and takes them up again.
terminal-card-mark = { $card } ({ $mark })
terminal-of-kind = { $card } { $count }
terminal-on-top = { $card } on top, { $count } cards in all
terminal-without-card = Without a card: { $moves }
terminal-runs-across = { $word } across from row { $row }, column { $column }
terminal-runs-down = { $word } down from row { $row }, column { $column }
terminal-runs-alone = { $word } in row { $row }, column { $column }
terminal-row = row { $row }: { $cards }
terminal-move-item = { $key }{ $number } { $move }
terminal-move-group = { $card }: { $count ->
    [one] 1 move
   *[other] { $count } moves
}
terminal-move-foretold = { $move }: { $told }
terminal-barred-item = Not: { $move }. { $reason }
terminal-open-item = { $kind }: type “{ $verb }” and then { $fields }
terminal-open-part = “{ $word }” and { $field }
terminal-more-moves = and { $count } more: type the move itself
terminal-which-move = Which? { $moves }
terminal-goes-on = The match goes on after { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}.
terminal-turn-yours = It is your turn.
terminal-turn-others = It is the turn of { $who }.
terminal-no-hand = You hold no cards in this game.
terminal-no-facts = There is no score in this game so far.
terminal-nothing-heard = Nothing has happened since.
terminal-nothing-to-undo = You have not moved yet.
terminal-taken-back = Taken back: { $move }.
terminal-no-rules = There is no page of rules for this game yet.
terminal-hint-help = Type a move, or ? for help.
terminal-help-play = To play: the number of a card in your hand, a card, or a move such as “{ $move }”; “{ $key }1” is the first move.
terminal-help-ask = To ask: { $words }.
terminal-help-other = Else: { $words }.
terminal-help-word = { $word } ({ $key })
terminal-verbosity-terse = Terse: events only, cards by their codes.
terminal-verbosity-normal = Normal: table and hand at your turn.
terminal-verbosity-full = Full: table, hand and moves at your turn.
terminal-deal-number = Deal { $number }: the same number gives the same cards.
terminal-statistics = So far: { $played ->
    [one] one deal
   *[other] { $played } deals
} played, { $won } won; { $streak } in a row now, { $longest } at most.
terminal-over-what-now = “undo”, “restart” the same deal, “new” for another (“new 17” for deal 17), or “quit”.
terminal-prompt-over = [over] >
terminal-over-won = The match is over. You have won.
terminal-over-lost = The match is over. It was won by { $who }.
terminal-over-shared = The match is over. It was a draw.
terminal-left-record = The match is kept. To go on: { $command }
terminal-left = You left the match. The same cards again: { $command }

reason-no-such-number = There is no number { $number } here; they go from 1 to { $most }.
reason-no-numbers = There is nothing here to choose by number.
reason-not-in-hand = You hold no card “{ $text }”.

## In a card room
terminal-prompt-others = [not your turn] >
terminal-prompt-watching = [watching] >
terminal-wish = Type “yes” or “no”.
terminal-no-wish = Nobody waits for an answer of yours.
terminal-watching = Watching: { $people }
terminal-nobody-watches = Nobody watches.
terminal-muted = You hear no more lines from { $person }.
terminal-heard-again = You hear { $person } again.
terminal-kick-sure = Send { $person } away for good? “yes” does it.
terminal-reported = Reported to whoever keeps order here, with the ten lines before it.
terminal-time-how = “time 2”, 5 or 10 gives you so many times the seconds, “time 0” no clock, “time 1” what was agreed; before the match.
terminal-whom = Whom? Write a name or the number of a seat behind it; “people” tells both.
terminal-line-lost = The connection is lost. Trying again.
terminal-line-back = Connected again.
terminal-room-link = The table is at { $link }
terminal-room-left = You are away; a bot plays on after a while. Back to your seat: { $command }
terminal-room-watched = You watch no longer. To watch again: { $command }
terminal-watch-asked = The table is asked whether you may watch; its answer is told here.
reason-not-a-room = “{ $name }” is not the address of a card room; it looks like http://HOST:PORT/#ROOM.
reason-nobody-opens = No card room opens at { $host }: { $error }
reason-room-other-game = { $name } is played at this table, and not { $asked }.
reason-watch-which-table = Say which table is to be watched: --room with its address, #ROOM at the end.
reason-room-says = The card room says: { $message }
