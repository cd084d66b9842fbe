name = Reserves
about = Place 74 cards one by one, clear lines that are words, and keep what is left over low.
variant-hard = Reserves with stacks of five
variant-lenient = Lenient Reserves

## Options
option-blocked = A line of nine that was not cleared at once
value-blocked-stays = stays blocked until the pool
value-blocked-clears = can still be cleared later
option-reserve = A reserve stack holds
value-reserve-endless = any number of cards
value-reserve-five = five cards
option-u = A vowel card with a U counts, outside the lines
option-covered = Covered reserve cards
value-covered-hidden = cannot be looked at
value-covered-open = can be looked at

## Places
zone-stock = pack
zone-turned = turned card
zone-line = line { $first }
zone-reserve = reserve { $first }
zone-killed = killed cards
zone-discard = discards

## Moves and reasons
verb-put = put in a line
verb-top = play a reserve card
verb-reserve = lay in reserve
verb-shift = move a reserve card
verb-kill = kill
verb-finish = finish
verb-word = play a word
field-line = line
field-reserve = reserve
field-side = as
move-word = Play { $word }
move-put = Put it in { $line }
move-put-line-side = Put it in { $line } { $side }
move-top = From { $reserve } to { $line }
move-top-reserve-line-side = From { $reserve } to { $line } { $side }
move-reserve = Lay it on { $reserve }
move-shift = Move the top of { $reserve } to an empty space
move-kill = Kill it
move-finish = Finish
call-put = put it in line { $first }{ $second ->
    [none] {""}
   *[other] {" "}as { $second }
}
call-top = reserve { $first } to line { $second }{ $third ->
    [none] {""}
   *[other] {" "}as { $third }
}
call-reserve = lay it on reserve { $first }
call-shift = move the top of reserve { $first }
reason-word-is-no-line = No line has just the letters of { $word }.
points = { $points ->
    [one] one point
   *[other] { $points } points
}
foresee-kill = { points } at the end; { $left ->
    [0] the last kill
    [one] one more kill after it
   *[other] { $left } more kills after it
}
foresee-line = to { $letters }, { $count ->
    [9] the ninth and last letter
   *[other] makes { $count } letters
}
foresee-covers = covers { $cards }
foresee-clears = clears line { $line }

## What happens
begins = { $cards } cards to place, one by one.
turned = Turned: { $cards }{ $left ->
    [0] , the last one.
   *[other] .
}
puts-you = You { $stack ->
    [0] put { $cards } in line { $line }
   *[other] play { $cards } from reserve { $stack } to line { $line }
}: { $letters }.
puts-they = { $who } { $stack ->
    [0] puts { $cards } in line { $line }
   *[other] plays { $cards } from reserve { $stack } to line { $line }
}: { $letters }.
team-puts = { $cards } goes { $stack ->
    [0] to line { $line }
   *[other] from reserve { $stack } to line { $line }
}: { $letters }.
full = Line { $line } is full: clear it now, or it is blocked.
blocked = Line { $line } is blocked{ $later ->
    [0] {" "}until the pool.
   *[other] : it takes no more letters.
}
reserves-you = You lay { $cards } on reserve { $stack }.
reserves-they = { $who } lays { $cards } on reserve { $stack }.
team-reserves = { $cards } goes on reserve { $stack }.
kills-you = You kill { $cards }, for { points }: { $count } of 3 kills.
kills-they = { $who } kills { $cards }, for { points }: { $count } of 3 kills.
team-kills = { $cards } is killed, for { points }: { $count } of 3 kills.
moves-top-you = You move { $cards } from reserve { $stack } to reserve { $space }.
moves-top-they = { $who } moves { $cards } from reserve { $stack } to reserve { $space }.
team-moves-top = { $cards } moves from reserve { $stack } to reserve { $space }.
uncovered = Open on reserve { $stack }: { $cards }.
clears-you = You clear line { $line } with { $word }.
clears-they = { $who } clears line { $line } with { $word }.
team-clears = Line { $line } is cleared with { $word }.
pool = All cards are placed. Now words of any length may be made of all that shows; { points } to get rid of.
pool-word-you = You make { $word }. Left: { points }.
pool-word-they = { $who } makes { $word }. Left: { points }.
team-pool-word = { $word } is made. Left: { points }.
words-made = { $words ->
    [0] no word
    [one] one word
   *[other] { $words } words
}
finished = The game is won, with { words-made } and a score of { $points }.
cards-left = { $left ->
    [one] one card
   *[other] { $left } cards
}
no-place-left = No card can be placed any more: the game is lost, with { cards-left } to place.
given-up = { $left ->
    [0] in the pool
   *[other] with { cards-left } to place
}
resigned-you = You resign, { given-up }.
resigned-they = { $who } resigns, { given-up }.
team-resigned = The game is given up, { given-up }.

## Facts
fact-to-place = To place
fact-to-place-value = { $cards ->
    [0] no card
    [one] one card
   *[other] { $cards } cards
}
fact-points = Left over so far
fact-points-value = { points }
fact-kills = Kills
fact-kills-value = { $used } of { $most }
fact-blocked = Blocked
fact-blocked-value = { $count ->
    [one] line { $lines }
   *[other] lines { $lines }
}
fact-words = Words so far
fact-words-value = { $count }: { $words }
