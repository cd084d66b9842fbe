name = Stack 'em
about = Words put whole piles together, until all 74 cards are one stack.
variant-free = Stack 'em with free wild cards

## Options
option-wild = A wild card on top of a pile
value-wild-keeps = keeps its letter
value-wild-free = can be any letter again

## Places
zone-stock = cards to deal
zone-tops = tops
zone-tucked = cards put away
zone-under = under pile { $first }
zone-pile = pile { $first }
all-piles = all piles
on-pile = pile { $first }{ $second ->
    [0] {""}
    [one] , over one card
   *[other] , over { $second } cards
}

## Moves and reasons
verb-tuck = put cards away
field-name = from under
move-word = Play { $word }
move-tuck = Put away what lies under { $name }
call-tuck = put away what lies under { $first ->
    [all] all piles
   *[other] pile { $first }
}
dealt-cards = { $dealt ->
    [0] no new card
    [one] one new card
   *[other] { $dealt } new cards
}
piles-left = { $left ->
    [one] one pile
   *[other] { $left } piles
}
foresee-word-deals = { $dealt ->
    [0] leaves { piles-left }, with { $top } on top
   *[other] { $top } on top, { dealt-cards }
}

## What happens
begins = { $cards } cards to bring into one stack.
dealt = New: { $cards }{ $left ->
    [0] {""}
    [one] ; one more to deal
   *[other] ; { $left } more to deal
}.
stock-gone = All cards are dealt: now { $piles } piles have to become one.
plays-you = You play { $word }: one pile, { $top } on top.
plays-they = { $who } plays { $word }: one pile, { $top } on top.
team-plays = { $word } is played: one pile, { $top } on top.
keeps = From now on the wild card on top counts { $letter }.
put-away = { $count ->
    [one] what lies under pile { $piles }
   *[other] what lies under piles { $piles }
}
tucks-you = You put away { put-away }; { $tucked } cards are away.
tucks-they = { $who } puts away { put-away }; { $tucked } cards are away.
team-tucks = The team puts away { put-away }; { $tucked } cards are away.
won = All 74 cards are one stack: the game is won, in { $words } words.
still-there = { $piles } piles{ $left ->
    [0] {""}
    [one] {" "}and one card to deal
   *[other] {" "}and { $left } cards to deal
}
no-word-left = No word can be made any more: the game is lost, with { still-there }.
resigned-you = You resign, with { still-there }.
resigned-they = { $who } resigns, with { still-there }.
team-resigned = The game is given up, with { still-there }.

## Facts
fact-to-deal = To deal
fact-to-deal-value = { $cards ->
    [0] no card
    [one] one card
   *[other] { $cards } cards
}
fact-words = Words so far
fact-words-value = { $count }: { $words }
