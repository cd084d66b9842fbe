name = New Word
about = Make another word of the one on the table and the cards in your hand.
variant-jr = New Word Jr.

## Options
option-length = A word has
value-length-four = four letters or more
value-length-any = any length
option-multiplier = Long words count several times
option-same_word = The new word may be spelled like the old one

## Places
zone-stock = stock
zone-word = word on the table
zone-before = left over of the word before
zone-discard = discards
zone-hand-you = your hand
zone-hand-they = hand of { $who }

## Moves and reasons
move-pass = Pass
reason-needs-hand-card = A new word uses a card of your hand.
reason-needs-table-card = A new word uses a card of the table.
reason-same-word = { $word } lies there already; make another word.
points-made = { $points ->
    [one] one point
   *[other] { $points } points
}
foresee-word-points = { $times ->
    [one] { points-made }
   *[other] { $sum } times { $times }: { points-made }
}

## What happens
deals-you = You deal six cards each.
deals-they = { $who } deals six cards each.
first-row = In the first row: { $cards }.
your-hand-you = Your hand: { $cards }.
sum = { $times ->
    [one] { points-made }
   *[other] { $sum } times { $times }, { points-made }
}
lays-you = With { $cards } you lay { $word }: { sum }.
lays-they = With { $cards } { $who } lays { $word }: { sum }.
counts-you = { $word } counts: you have { $total }.
counts-they = { $word } counts: { $who } has { $total }.
back-lies = { $row ->
    [1] the first row lies there again, still free
   *[other] { $word } lies there again
}
takes-back-you = You take back { $cards }, and { back-lies }.
takes-back-they = { $who } takes back { $cards }, and { back-lies }.
passes-you = You pass.
passes-they = { $who } { $people ->
    [one] passes
   *[other] pass
}.
exchanges-you = You pass and give away { $cards }.
exchanges-they = { $who } passes and exchanges { $cards }.
draws-you = You draw { $cards }; { stock-left }.
draws-they = { $who } draws { $cards }; { stock-left }.
stock-left = { $left ->
    [0] the stock is empty
   *[other] { $left } left
}
all-passed = Everybody has passed in turn: no more words.
no-cards-left-you = The stock is empty, and so is your hand.
no-cards-left-they = The stock is empty, and so is the hand of { $who }.
wins-you = You win, with { $total } points.
wins-they = { $who } wins, with { $total } points.
share-we = You and { $others } share the win, with { $total } points each.
share-you = You share the win.
share-they = { $who } share the win, with { $total } points each.

## Facts
fact-score-you = Your points
fact-score-they = { $who }
fact-score-value = { $score }
fact-word = The word
fact-word-value = { $word }
fact-dealer-you = Dealer
fact-dealer-they = Dealer
fact-dealer-value = { $who }
