# Abjad Medium. What it shares with Advanced is said in kit/making.
name = Abjad, medium level
about = Change up to three of ten cards with the centre, then make as many words as you can.
variant-bots = Only words of the list
variant-school = For school: everyday words of three letters or more, five minutes
variant-new-centre = New centre in each round

## Options
option-repeats = The same word may stand twice in a list
verb-word = add a word to the list

## Places
zone-stock = draw pile
zone-used = used cards
zone-hand-you = your hand
zone-hand-they = hand of { $who }
zone-words-you = your words
zone-words-they = words of { $who }
zone-centre = centre

## Options of the exchange
option-exchange = Cards changed with the centre
value-exchange-up-to-three = up to three
value-exchange-three = three or none
option-centre = The centre
value-centre-stays = stays from round to round
value-centre-new = is new in each round

## The exchange
verb-swap = change cards
verb-pass = change none
field-take = cards of the centre
move-swap = Change { $cards_object } for { $take_object }
move-pass = Change none
reason-swap-uneven = As many cards must come as go: { $cards_count } go and { $take_count } would come.
reason-swap-number = { $least ->
    [1] You may change up to { $most } cards.
   *[other] You may change { $most } cards or none.
}
reason-swap-not-so-many = You do not hold so many cards of that kind.
reason-swap-not-there = These cards do not all lie in the centre.
centre = In the centre: { $cards_object }.
centre-stays = In the centre there are still { $cards_object }.
swaps-you = You change { $cards_object } for { $take_object }.
swaps-they = { $who } changes { $cards_object } for { $take_object }.
hand-now-you = Your hand now: { $cards_object }; { $total } points in all.
keeps-all-you = You change none.
keeps-all-they = { $who } changes none.
