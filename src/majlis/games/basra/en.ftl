name = Basra
about = Take from the floor what your card equals or sums to; clear the floor with it and that is a basra.
variant-pagat = Basra with extra points
variant-carried = Basra, ties carried over
variant-rubber = Rubber of Basra

## Options
option-target = Points to win
option-rubber = Play a rubber: first to win three games
option-direction = The turn goes
value-direction-anticlockwise = anticlockwise
value-direction-clockwise = clockwise
option-first_floor = A jack or the 7 of diamonds on the first floor goes
value-first_floor-under = under the pack
value-first_floor-random = anywhere into the pack
option-may_take_fewer = A card may take fewer than it could
option-may_take_nothing = A card may take nothing though it could
option-basra_points = Points for a basra
option-jack_on_jack = A jack that takes a lone jack
value-jack_on_jack-basra = is a basra
value-jack_on_jack-never = is no basra
value-jack_on_jack-20 = is a basra of 20
value-jack_on_jack-30 = is a basra of 30
option-seven_of_diamonds = The 7 of diamonds makes basra
value-seven_of_diamonds-groups = where one value could have taken the floor
value-seven_of_diamonds-ten = where the floor is numbers of 10 in all at most
value-seven_of_diamonds-sweep = whenever it sweeps
value-seven_of_diamonds-never = never
option-first_play = The first play of a deal can be a basra
option-last_card = The last card of a deal can be a basra
option-tie_carries = On 26 cards each the 30 points wait for the next deal
option-extra_points = Extra points: jacks and aces 1, 2 of clubs 2, 10 of diamonds 3
option-show_counts = Show how many cards each side has taken

## Places
zone-stock = pack
zone-layout = floor
zone-taken-you = your pile
zone-taken-we = your side's pile
zone-taken-they = pile of { $who }
zone-basra-you = your basras
zone-basra-we = your side's basras
zone-basra-they = basras of { $who }
zone-hand-you = your hand
zone-hand-they = hand of { $who }

## Moves and reasons
move-play = Play { $card }
move-play-card-take = Play { $card }, take { $take_count ->
    [0] nothing
   *[other] { $take }
}
reason-choose-what-to-take = The { $card } can take different cards: say which.
reason-not-what-it-takes = The { $card } does not take just these cards.
reason-no-choice = There is nothing to choose for the { $card }: play it without naming what it takes.
reason-position-too-many = A hand has 4 cards at the most.

foresee-stays = takes nothing
foresee-takes = takes { $cards }
foresee-sweeps = sweeps the floor
foresee-basra = takes { $cards }: basra, { $points } points

## What happens
deal-begins-you = { $deal ->
    [1] The first deal. The lot makes you the dealer.
   *[other] Deal { $deal }. You deal.
}
deal-begins-they = { $deal ->
    [1] The first deal. The lot makes { $who } the dealer.
   *[other] Deal { $deal }. { $who } deals.
}
replaced = The { $card } may not lie on the first floor: it goes back into the pack, and the { $new } takes its place.
first-floor = On the floor: { $cards }.
next-batch = Four more cards each; { $left ->
    [0] the pack is finished
   *[other] { $left } left in the pack
}.
your-hand-you = Your hand: { $cards }.
plays-you = You play the { $card }.
plays-they = { $who } plays the { $card }.
takes-you = With the { $card } you take { $cards }.
takes-they = With the { $card } { $who } takes { $cards }.
sweeps-you = With the { $card } you sweep the floor: { $cards }.
sweeps-they = With the { $card } { $who } sweeps the floor: { $cards }.
basra-you = Basra! With the { $card } you take { $cards }: { $points } points, { $total } from basras in this deal.
basra-they = Basra! With the { $card } { $who } takes { $cards }: { $points } points, { $total } from basras in this deal.
no-basra = The floor is clear, but here that is no basra.
floor-to-you = You captured last, so the rest of the floor is yours: { $cards }.
floor-to-we = Your side captured last, so the rest of the floor is yours: { $cards }.
floor-to-they = { $who } captured last and { $people ->
    [one] gets
   *[other] get
} the rest of the floor: { $cards }.
floor-to-nobody = Nobody captured; the floor belongs to nobody: { $cards }.
even = { $carried ->
    [0] { $cards } cards each: nobody gets the 30 points.
   *[other] { $cards } cards each: { $carried } points for most cards wait for the next deal.
}
counted-you = You: { $cards ->
    [0] no card
    [one] 1 card
   *[other] { $cards } cards
}{ $most ->
    [0] {""}
   *[other] , the most: { $most } points
}; { $basras ->
    [0] no basra
    [one] 1 basra: { $bonus } points
   *[other] { $basras } basras: { $bonus } points
}{ $extra ->
    [0] {""}
    [one] ; 1 extra point
   *[other] ; { $extra } extra points
}. Together { $points }, in all { $total }.
counted-we = You and { $others }: { $cards ->
    [0] no card
    [one] 1 card
   *[other] { $cards } cards
}{ $most ->
    [0] {""}
   *[other] , the most: { $most } points
}; { $basras ->
    [0] no basra
    [one] 1 basra: { $bonus } points
   *[other] { $basras } basras: { $bonus } points
}{ $extra ->
    [0] {""}
    [one] ; 1 extra point
   *[other] ; { $extra } extra points
}. Together { $points }, in all { $total }.
counted-they = { $who }: { $cards ->
    [0] no card
    [one] 1 card
   *[other] { $cards } cards
}{ $most ->
    [0] {""}
   *[other] , the most: { $most } points
}; { $basras ->
    [0] no basra
    [one] 1 basra: { $bonus } points
   *[other] { $basras } basras: { $bonus } points
}{ $extra ->
    [0] {""}
    [one] ; 1 extra point
   *[other] ; { $extra } extra points
}. Together { $points }, in all { $total }.
game-won-you = You win the game, your { $games ->
    [one] first
    [2] second
   *[other] third
}.
game-won-we = You and { $others } win the game, your { $games ->
    [one] first
    [2] second
   *[other] third
}.
game-won-they = { $who } { $people ->
    [one] wins
   *[other] win
} the game, the { $games ->
    [one] first
    [2] second
   *[other] third
} for that side.
match-won-you = You win the match, { $total } to { $other }.
match-won-we = You and { $others } win the match, { $total } to { $other }.
match-won-they = { $who } { $people ->
    [one] wins
   *[other] win
} the match, { $total } to { $other }.
rubber-won-you = You win the rubber, { $total } games to { $other }.
rubber-won-we = You and { $others } win the rubber, { $total } games to { $other }.
rubber-won-they = { $who } { $people ->
    [one] wins
   *[other] win
} the rubber, { $total } games to { $other }.
match-shared = The match ends even, { $total } points each.

## Facts
fact-score-you = Your points
fact-score-we = You and { $others }
fact-score-they = { $who }
fact-score-value = { $score }
fact-target = To win
fact-target-value = { $score }
fact-games-you = Your games
fact-games-we = Games of your side
fact-games-they = Games of { $who }
fact-games-value = { $games }
fact-basras-you = Your basras
fact-basras-we = Basras of your side
fact-basras-they = Basras of { $who }
fact-basras-value = { $basras }
fact-deal = Deal
fact-deal-value = { $deal }
fact-dealer-you = Dealer
fact-dealer-they = Dealer
fact-dealer-value = { $who }
fact-pile-we = Pile of your side
fact-pile-they = Pile of { $who }
fact-pile-value = { $keeper_you ->
    [1] before you
   *[other] before { $keeper }
}
fact-left = Still to deal
fact-left-value = { $cards }
fact-carried = Carried over
fact-carried-value = { $points }
fact-last-deal-you = Your last deal
fact-last-deal-we = Last deal of your side
fact-last-deal-they = Last deal of { $who }
fact-last-deal-value = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, { $basras ->
    [one] 1 basra
   *[other] { $basras } basras
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}
