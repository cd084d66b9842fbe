name = Wordish
about = Lay words, grow one to seven letters, and play your hand and your biribaki empty.
variant-english = Wordish in English
variant-four = Wordish, four deals
variant-english-four = Wordish in English, four deals

## Options
option-edition = Cards and words
value-edition-greek = Greek
value-edition-english = English
option-atouts = Atouts in the pack
option-direction = Turns go
value-direction-anticlockwise = anticlockwise
value-direction-clockwise = clockwise
option-turned = The turned card
value-turned-aside = is out of play
value-turned-last = is the last of the stock
option-turned_atout = If the turned card is an atout
value-turned_atout-again = another is turned
value-turned_atout-first-player = the first player gets it and names the letter
option-swap = The real letter may take the place of an atout
option-join = Two laid words may be joined
option-minus = The doubled letter, left in a hand, costs
value-minus-double = double
value-minus-single = its plain value
option-atout_minus = An atout left in a hand costs
option-seven = The biribaki is opened by a word of
value-seven-at-least = seven letters or more
value-seven-exactly = exactly seven letters
option-long_bonus = Bonus for a word of seven letters or more (half of it with an atout)
option-out_bonus = Bonus for going out
option-kitty_penalty = Penalty for a biribaki never taken
option-partners = In a pair
value-partners-own = each plays a hand, and the first to empty it takes the biribaki
value-partners-shared = both play one hand of 22
value-partners-both = both hands must be empty before the biribaki is taken
option-tie = Equal points
value-tie-shared = share the win
value-tie-long-words = the side with more words of seven letters wins
option-deals = The match
value-deals-1 = one deal
value-deals-2 = two deals
value-deals-4 = four deals
value-deals-target = goes on to a number of points
option-target = Points to reach, where that is agreed

## Places
zone-stock = stock
zone-turned = turned card
zone-discard = open pile
zone-taken = pile taken up
zone-hand-you = your hand
zone-hand-they = hand of { $who }
zone-kitty-you = your biribaki
zone-kitty-we = biribaki of your pair
zone-kitty-they = biribaki of { $who }
zone-words-you = your words
zone-words-we = words of your pair
zone-words-they = words of { $who }
zone-shown-you = left in your hand
zone-shown-they = left in the hand of { $who }

## Moves
verb-take = take the open pile
verb-back = give the pile back
verb-done = finish laying
verb-end = let the deal end
verb-extend = extend a word
verb-double = name the doubled letter
verb-swap = swap an atout
verb-discard = discard
field-name = letter
move-draw = Draw a closed card
move-take = Take the open pile
move-back = Give the pile back and draw a closed card
move-done = Finish laying
move-end = Let the deal end
move-extend = Extend to { $word }
move-double = { $name } counts double
move-swap = Put { $card } for the atout in { $word }
move-discard = Discard { $card }
move-challenge-word = Challenge { $word }

## Reasons
reason-no-stock = No closed card is left: take the open pile, or let the deal end.
reason-no-pile = There is no open pile to take.
reason-use-the-pile = You have taken the open pile: lay one of its cards, or give it back.
reason-say-done = First finish laying, so that the others may object.
reason-one-atout = A word takes only one atout.
reason-not-your-word = There is no such word of yours to extend.
reason-no-join = Laid words are not joined here, nor any word that can still be doubted.
reason-nothing-added = An extension adds a card at least.
reason-no-such-base = None of your words is inside { $word }.
reason-keep-two = { $left ->
    [0] That would empty your hand. Before your side has a word of seven letters you keep two cards, one of them to discard.
   *[other] That would leave one card. Before your side has a word of seven letters you keep two, one of them to discard.
}
foresee-counts = { points-made }
foresee-goes-out = you go out
foresee-fetches = you take the biribaki
foresee-ends = nobody goes out
points-made = { $points ->
    [one] one point
   *[other] { $points } points
}

## A deal begins
deal-begins-you = { $deal ->
    [1] You deal
   *[other] Deal { $deal }: you deal
} eleven cards each, and set a biribaki of eleven aside for every side.
deal-begins-they = { $deal ->
    [1] { $who } deals
   *[other] Deal { $deal }: { $who } deals
} eleven cards each, and sets a biribaki of eleven aside for every side.
turned = The turned card is { $card }: it counts double.
turned-atout = An atout is turned: it goes back into the stock, and another card is turned.
turned-free-you = An atout is turned: you take it, and name the letter that counts double.
turned-free-they = An atout is turned: { $who } takes it, and names the letter that counts double.
names-you = You take the atout: { $card } counts double.
names-they = { $who } takes the atout: { $card } counts double.
your-hand-you = Your hand: { $cards }.
hands-over-you = You hand over the common hand: { $cards }.
hands-over-they = { $who } hands over the common hand: { $cards }.

## A turn
closed-left = { $left ->
    [0] none is left
    [one] one is left
   *[other] { $left } are left
}
draws-you = You draw { $cards }; { closed-left }.
draws-they = { $who } draws a closed card; { closed-left }.
draws-turned-you = You draw the turned card, { $cards }; { closed-left }.
draws-turned-they = { $who } draws the turned card, { $cards }; { closed-left }.
takes-you = You take the open pile: { $cards }.
takes-they = { $who } takes the open pile: { $cards }.
gives-back-you = You give the pile back.
gives-back-they = { $who } gives the pile back.
sum-made = { $sum ->
    [one] one point
   *[other] { $sum } points
}{ $doubles ->
    [0] {""}
   *[other] , with { $double } double
}{ $bonus ->
    [0] {""}
   *[other] , and { $bonus } for its length
}
for-atout = { $wilds ->
    [0] {""}
   *[other] , an atout for { $atout }
}
now-left = { $left ->
    [0] no card left
    [one] one card left
   *[other] { $left } cards left
}
lays-you = You lay { $word }{ for-atout }: { sum-made }. { $total } on the table, { now-left }.
lays-they = { $who } lays { $word }{ for-atout }: { sum-made }. { $total } on the table, { now-left }.
extends-you = With { $cards } you extend { $old } to { $word }{ for-atout }: { sum-made }. { $total } on the table, { now-left }.
extends-they = With { $cards } { $who } extends { $old } to { $word }{ for-atout }: { sum-made }. { $total } on the table, { now-left }.
joins-you = You join { $old } to { $word }{ for-atout }: { sum-made }. { $total } on the table, { now-left }.
joins-they = { $who } joins { $old } to { $word }{ for-atout }: { sum-made }. { $total } on the table, { now-left }.
swaps-you = You put { $card } into { $word } and take the atout: the word counts { $points }.
swaps-they = { $who } puts { $card } into { $word } and takes the atout: the word counts { $points }.
can-be-doubted = { $words ->
    [one] it can be doubted
   *[other] they can be doubted
}: { $word }
in-doubt-you = You have finished laying; { can-be-doubted }.
in-doubt-they = { $who } has finished laying; { can-be-doubted }.
falls-you = { $word } falls: you take back { $cards }.
falls-they = { $word } falls: { $who } takes back { $cards }.
falls-back-you = { $word } falls: { $old } lies there again, and you take back { $cards }.
falls-back-they = { $word } falls: { $old } lies there again, and { $who } takes back { $cards }.
keeps-pile-you = The rest of the pile is yours: { $cards }, { $hand ->
    [one] one card
   *[other] { $hand } cards
} in hand.
keeps-pile-they = The rest of the pile goes to { $who }: { $cards }, { $hand ->
    [one] one card
   *[other] { $hand } cards
} in hand.
loses-pile-you = No card of the pile is laid: it goes back, and you draw a closed card, if there is one.
loses-pile-they = No card of the pile is laid: it goes back, and { $who } draws a closed card, if there is one.
keeps-last-you = You keep your last card: without a word of seven letters a hand is not emptied.
keeps-last-they = { $who } keeps the last card: without a word of seven letters a hand is not emptied.
discards-you = You discard { $card }: { now-left }.
discards-they = { $who } discards { $card }: { now-left }.

## An empty hand
fetches-you = Your hand is empty, and your biribaki is yours: { $cards }.{ $later ->
    [0] {" "}Your turn goes on.
   *[other] {" "}You play it from your next turn on.
}
fetches-they = { $who } has an empty hand and takes the biribaki, { $cards }{ $later ->
    [0] : the turn goes on.
   *[other] , for the next turn.
}
waits-you = Your hand is empty: you wait until your partner's is empty too.
waits-they = { $who } has an empty hand, and waits until the partner's is empty too.
goes-out-you = You go out{ $points ->
    [0] {""}
   *[other] , for { $points } points
}: the deal is over.
goes-out-they = { $who } goes out{ $points ->
    [0] {""}
   *[other] , for { $points } points
}: the deal is over.
ends-you = You let the deal end: no closed card is left.
ends-they = { $who } lets the deal end: no closed card is left.
nothing-to-draw = Neither a closed nor an open card is left: the deal is over.

## The count
left-you = Left in your hand: { $cards }, minus { $points }.
left-they = Left in the hand of { $who }: { $cards }, minus { $points }.
count-of = words { $words }{ $bonus ->
    [0] {""}
   *[other] , long words { $bonus }
}{ $out ->
    [0] {""}
   *[other] , going out { $out }
}{ $minus ->
    [0] {""}
   *[other] , cards in hand minus { $minus }
}{ $untaken ->
    [0] {""}
   *[other] , biribaki not taken minus { $untaken }
}: { points-made }{ $deal ->
    [1] {""}
   *[other] , { $total } in all
}
counted-you = You: { count-of }.
counted-we = You and { $others }: { count-of }.
counted-they = { $who }: { count-of }.
with-points = { $total ->
    [one] one point
   *[other] { $total } points
}
wins-you = You win, with { with-points }.
wins-we = You and { $others } win, with { with-points }.
wins-they = { $people ->
    [one] { $who } wins
   *[other] { $who } win
}, with { with-points }.
share-we = You and { $others } share the win, with { with-points } each.
share-you = You share the win, with { with-points }.
share-they = { $who } share the win, with { with-points } each.

## Facts
fact-doubled = Counts double
fact-doubled-value = { $card }
fact-laid-you = Your words
fact-laid-we = Words of your pair
fact-laid-they = Words of { $who }
fact-laid-value = { $words ->
    [0] none yet
   *[other] { points-made }: { $word }
}
fact-kitty-you = Your biribaki
fact-kitty-we = Biribaki of your pair
fact-kitty-they = Biribaki of { $who }
fact-kitty-value = { $ready ->
    [0] waits for a word of seven letters
    [1] waits for an empty hand
   *[other] taken
}
fact-score-you = Your points
fact-score-we = Points of your pair
fact-score-they = { $who }
fact-score-value = { $score }
fact-deal = Deal
fact-deal-value = { $deals ->
    [0] { $deal }
   *[other] { $deal } of { $deals }
}
fact-target = To win
fact-target-value = { $score }
fact-last-deal-you = Your deal before
fact-last-deal-we = The deal before, your pair
fact-last-deal-they = The deal before, { $who }
fact-last-deal-value = words { $words }, bonuses { $bonus }, minus { $minus }: { $points }
fact-dealer-you = Dealer
fact-dealer-they = Dealer
fact-dealer-value = { $who }
