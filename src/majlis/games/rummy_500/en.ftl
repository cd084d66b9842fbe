name = Alpha Rummy 500
about = Draw, meld words, add letters to words on the table, and be the first with 500 points.
variant-rum = Counting hands

## Options
option-further = After the bonus cards a player may meld again
option-add_on = Letters added to a word
value-add_on-in-order = leave its letters in their order
value-add_on-any-order = may mix its letters
option-left_over = Cards left in a hand
value-left_over-nothing = count nothing
value-left_over-minus = are subtracted
option-fallen = With a word that is none
value-fallen-whole = the whole meld falls
value-fallen-words = only that word falls
option-finish = With 500 points
value-finish-at-once = the match is over at once
value-finish-after-the-deal = the deal is played to its end

## Places
zone-stock = stock
zone-discard = discards
zone-words-you = words before you
zone-words-they = words before { $who }
zone-run-you = discards you have taken
zone-run-they = discards { $who } has taken
zone-hand-you = your hand
zone-hand-they = hand of { $who }

## Moves
verb-meld = meld
verb-take = take discards
verb-back = put them back
verb-discard = discard
verb-bonus = take bonus cards
verb-end = end the deal
field-words = words
field-deepest = the deepest card
field-above = cards above it
move-meld = Meld { $words }
move-draw = Draw from the stock
move-take = Take discards
move-take-deepest-above = Take { $deepest_object }{ $above ->
    [0] {""}
    [one] {" "}and the card above it
   *[other] {" "}and the { $above } cards above it
}
move-back = Put the discards back
move-discard = Discard { $card_object }
move-bonus = Take the bonus cards
move-end = Meld nothing: the deal is over

## Reasons
reason-meld-first = With discards in hand you must meld first, or put them back.
reason-draw-now = You have put the discards back; now you draw from the stock.
reason-stock-empty = The stock is empty.
reason-no-such-run = { $count ->
    [0] No discards lie there.
    [one] Only one discard lies there; type take 1.
   *[other] { $count } discards lie there; type a card or a number.
}
reason-needs-deepest = The meld must use { $card_object }, the deepest card you took.
reason-meld-cards = { $card } is not there, or has been used already.
reason-meld-together = The cards are not enough for { $word } beside the rest.
reason-add-on-nothing = { $word } lies there already; add at least one card.
reason-add-on-whole = For { $word } all cards of one word on the table must stay in it.
reason-add-on-order = The letters of { $word } stay in their order.
reason-add-on-touched = { $word } has been laid or changed in this turn; it can be added to later.
reason-add-on-no-word = { $word } does not lie on the table.
reason-add-on-letters = { $kept ->
    [0] { $word } does not hold all letters of { $old } and one more.
   *[other] { $word } does not hold all letters of { $old } in their order and one more.
}

## What can be foreseen
points-made = { $points ->
    [one] one point
   *[other] { $points } points
}
bonus-made = { $bonus ->
    [0] no bonus cards
    [one] one bonus card
   *[other] { $bonus } bonus cards
}
foresee-meld = { points-made }; { $left ->
    [0] you go out
    [one] one card is left: go out with it, or take { bonus-made }
   *[other] { bonus-made }
}
foresee-takes = These come into your hand: { $cards }
foresee-goes-out = You go out; { $count ->
    [0] the stock is empty
    [one] one new card
   *[other] { $count } new cards
}
foresee-bonus = { $count ->
    [one] One card, then a discard
   *[other] { $count } cards, then a discard
}

## What happens
deal-begins-you = Deal { $deal }: you deal seven cards each.
deal-begins-they = Deal { $deal }: { $who } deals seven cards each.
your-hand-you = Your hand: { $cards }.
turned-up = The first discard: { $card }.
stock-left = { $left ->
    [0] the stock is empty
   *[other] { $left } left
}
draws-you = You draw { $cards_object }; { stock-left }.
draws-they = { $who } draws { $cards_object }; { stock-left }.
takes-you = You take from the discards: { $cards_object }.
takes-they = { $who } takes from the discards: { $cards_object }.
puts-back-you = You put { $cards_object } back.
puts-back-they = { $who } puts { $cards_object } back.
sum = { $times ->
    [one] { points-made }
   *[other] { $sum } times { $times }, { points-made }
}
lays-you = With { $cards_object } you lay { $word }: { sum }.
lays-they = With { $cards_object } { $who } lays { $word }: { sum }.
adds-you = With { $cards_object } you make { $word } of { $old }: { sum }.
adds-they = With { $cards_object } { $who } makes { $word } of { $old }: { sum }.
it-counts = { $words ->
    [one] The word counts
   *[other] Together the words count { points-made }
}
counts-you = { it-counts }: you have { $total }.
counts-they = { it-counts }: { $who } has { $total }.
run-back = { $run_count ->
    [0] {""}
   *[other] {" "}Back on the discards: { $run_object }.
}
takes-back-you = { $cards_count ->
    [0] Nothing comes back to your hand.
   *[other] You take back { $cards_object }.
}{ run-back }
takes-back-they = { $cards_count ->
    [0] Nothing comes back to the hand of { $who }.
   *[other] { $who } takes back { $cards_object }.
}{ run-back }
draws-bonus-you = { $cards_count ->
    [0] The stock is empty: you get no bonus cards.
    [one] Your bonus card: { $cards }; { stock-left }.
   *[other] Your { $cards_count } bonus cards: { $cards }; { stock-left }.
}
draws-bonus-they = { $cards_count ->
    [0] The stock is empty: { $who } gets no bonus cards.
    [one] { $who } gets one bonus card; { stock-left }.
   *[other] { $who } gets { $cards_count } bonus cards; { stock-left }.
}
goes-out-you = You are out. { $cards_count ->
    [0] The stock is empty, and you hold no card.
    [one] Your new card: { $cards }; { stock-left }.
   *[other] Your new cards: { $cards }; { stock-left }.
}
goes-out-they = { $who } is out. { $cards_count ->
    [0] The stock is empty, and { $who } holds no card.
    [one] { $who } gets one new card; { stock-left }.
   *[other] { $who } gets { $cards_count } new cards; { stock-left }.
}
discards-you = You discard { $card_object }.
discards-they = { $who } discards { $card_object }.
deal-ends-you = The stock is empty and you meld nothing: the deal is over.
deal-ends-they = The stock is empty and { $who } melds nothing: the deal is over.
deal-stalls = For twelve turns nothing has come of it: the deal is over.
hand-counts-you = { $cards_count ->
    [0] You hold no cards
   *[other] You still hold { $cards_object }: { points-made } off
}, you have { $total }.
hand-counts-they = { $cards_count ->
    [0] { $who } holds no cards
   *[other] { $who } still holds { $cards_object }: { points-made } off
}, and has { $total }.
nobody-scores = In two deals nobody has scored: the match is over.
deals-over = After fifty deals the match is over.
wins-you = You win, with { $total } points.
wins-they = { $who } wins, with { $total } points.
share-we = You and { $others } share the win, with { $total } points each.
share-you = You share the win.
share-they = { $who } share the win, with { $total } points each.

## Facts
fact-score-you = Your points
fact-score-they = { $who }
fact-score-value = { $score }
fact-to-be-used-you = You must meld with
fact-to-be-used-they = { $who } must meld with
fact-to-be-used-value = { $card }
fact-due-you = Bonus cards for you, unless you go out
fact-due-they = Bonus cards for { $who }, unless out
fact-due-value = { $count }
fact-dealer-you = Dealer
fact-dealer-they = Dealer
fact-dealer-value = { $who }
fact-deal = Deal
fact-deal-value = { $deal }
