# Abjad Sequence. All cards are yellow, so a card is heard as its letter alone.
name = Abjad, sequence
about = Lay the letter before or the letter after the line, and be rid of your cards first.
variant-knock = Abjad sequence without drawing
variant-five = Abjad sequence in five rounds

## Cards
abjad-yellow-alif = { letter-alif }
    .object = { letter-alif }
abjad-yellow-ba = { letter-ba }
    .object = { letter-ba }
abjad-yellow-ta = { letter-ta }
    .object = { letter-ta }
abjad-yellow-tha = { letter-tha }
    .object = { letter-tha }
abjad-yellow-jim = { letter-jim }
    .object = { letter-jim }
abjad-yellow-hah = { letter-hah }
    .object = { letter-hah }
abjad-yellow-kha = { letter-kha }
    .object = { letter-kha }
abjad-yellow-dal = { letter-dal }
    .object = { letter-dal }
abjad-yellow-dhal = { letter-dhal }
    .object = { letter-dhal }
abjad-yellow-ra = { letter-ra }
    .object = { letter-ra }
abjad-yellow-zay = { letter-zay }
    .object = { letter-zay }
abjad-yellow-sin = { letter-sin }
    .object = { letter-sin }
abjad-yellow-shin = { letter-shin }
    .object = { letter-shin }
abjad-yellow-sad = { letter-sad }
    .object = { letter-sad }
abjad-yellow-dad = { letter-dad }
    .object = { letter-dad }
abjad-yellow-tah = { letter-tah }
    .object = { letter-tah }
abjad-yellow-zah = { letter-zah }
    .object = { letter-zah }
abjad-yellow-ayn = { letter-ayn }
    .object = { letter-ayn }
abjad-yellow-ghayn = { letter-ghayn }
    .object = { letter-ghayn }
abjad-yellow-fa = { letter-fa }
    .object = { letter-fa }
abjad-yellow-qaf = { letter-qaf }
    .object = { letter-qaf }
abjad-yellow-kaf = { letter-kaf }
    .object = { letter-kaf }
abjad-yellow-lam = { letter-lam }
    .object = { letter-lam }
abjad-yellow-mim = { letter-mim }
    .object = { letter-mim }
abjad-yellow-nun = { letter-nun }
    .object = { letter-nun }
abjad-yellow-heh = { letter-heh }
    .object = { letter-heh }
abjad-yellow-waw = { letter-waw }
    .object = { letter-waw }
abjad-yellow-ya = { letter-ya }
    .object = { letter-ya }

## Options
option-ends = The ends of the alphabet are
value-ends-closed = closed: nothing goes before alif or after ya
value-ends-joined = joined: ya and alif are neighbours
option-stuck = Who has nothing that fits
value-stuck-draw = draws a card
value-stuck-knock = passes
option-hold_back = A card that fits may be kept
option-rounds = Rounds

## Places
zone-stock = draw pile
zone-line = line
zone-hand-you = your hand
zone-hand-they = hand of { $who }

## Moves
side-before = before, on the right
side-after = after, on the left
verb-play = lay
move-play-card-part = Lay { $card_object } { $part }
move-draw = Draw
move-pass = Pass
field-part = end

## Reasons
reason-does-not-belong = Only { $cards_count ->
    [1] { $cards_object } fits
   *[other] { $cards_object } fit
} here.
reason-other-side = That letter belongs to the other end of the line.
reason-must-lay = You have a card that fits, so you must lay it.
reason-draw-first = Lay a card, or draw one first.
reason-already-drawn = You have drawn already in this turn.
reason-only-the-card-drawn = In this turn you can lay only the card just drawn.
reason-no-drawing = There is no drawing at this table.
reason-nothing-to-draw = There is nothing to draw.

foresee-goes-out = is your last card: you win

## What happens
round-begins-you = { $round ->
    [0] {""}
   *[other] {"Round "}{ $round }.{" "}
}You deal five cards each.
round-begins-they = { $round ->
    [0] {""}
   *[other] {"Round "}{ $round }.{" "}
}{ $who } deals five cards each.
first-letter = The line begins with { $card_object }.
your-hand-you = Your hand: { $cards_object }.
left = { $left ->
    [0] , the last card
    [one] ; one card left
   *[other] ; { $left } cards left
}
lays-before-you = You lay { $card_object } on the right, before { $end_object }{ left }.
lays-before-they = { $who } lays { $card_object } on the right, before { $end_object }{ left }.
lays-after-you = You lay { $card_object } on the left, after { $end_object }{ left }.
lays-after-they = { $who } lays { $card_object } on the left, after { $end_object }{ left }.
holding = { $hand ->
    [one] one card
   *[other] { $hand } cards
}
draws-you = You draw { $card_object }{ $fits ->
    [0] , which does not fit; { holding } in your hand
    [1] , which fits
   *[other] ; { holding } in your hand
}.
draws-they = { $who } draws { $fits ->
    [0] a card that does not fit; { holding } in hand
    [1] a card that fits
   *[other] a card; { holding } in hand
}.
keeps-you = You keep the card.
keeps-they = { $who } keeps the card.
passes-you = You pass.
passes-they = { $who } { $people ->
    [one] passes
   *[other] pass
}.
nobody-can = All have passed: the fewest cards win.
too-long = The round has lasted 150 turns: the fewest cards win.
fewest-left-you = You have the fewest cards: { $left }.
fewest-left-we = You and { $others } have the fewest cards: { $left } each.
fewest-left-they = { $people ->
    [one] { $who } has the fewest cards: { $left }
   *[other] { $who } have the fewest cards: { $left } each
}.
rounds-won = { $won ->
    [one] one round
   *[other] { $won } rounds
}
round-won-you = You have won { rounds-won }.
round-won-they = { $who } has won { rounds-won }.
with-rounds = { $won ->
    [0] {""}
   *[other] {" "}with { rounds-won }
}
match-won-you = You win{ with-rounds }.
match-won-we = You and { $others } share the win{ with-rounds }.
match-won-they = { $people ->
    [one] { $who } wins{ with-rounds }
   *[other] { $who } share the win{ with-rounds }
}.

## Facts
fact-wanted-before = On the right, before the line
fact-wanted-before-value = { $cards_count ->
    [0] nothing any more
   *[other] { $cards }
}
fact-wanted-after = On the left, after the line
fact-wanted-after-value = { $cards_count ->
    [0] nothing any more
   *[other] { $cards }
}
fact-won-you = Rounds you have won
fact-won-they = Rounds won by { $who }
fact-won-value = { $won }
fact-round = Round
fact-round-value = { $round } of { $rounds }
fact-dealer-you = Dealer
fact-dealer-they = Dealer
fact-dealer-value = { $who }
fact-left = Cards in the draw pile
fact-left-value = { $cards }
