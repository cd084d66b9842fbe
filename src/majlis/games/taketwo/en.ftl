# TakeTwo.
name = TakeTwo
about = Vowel, consonant, vowel, consonant; play the very same card and the fewest cards draw two.
variant-three = TakeTwo, first to win three deals

## Options
option-match = A match is
value-match-one-deal = one deal
value-match-first-to-three = won by the first to win three deals
option-places = Places
value-places-winner-only = only the winner counts
value-places-by-cards-left = the others are ranked by the cards they have left

## Places
zone-stock = stock
zone-discard = discard pile
zone-hand-you = your hand
zone-hand-they = hand of { $who }

## What a card stands for
part-vowel = as a vowel
part-consonant = as a consonant
part-same = as the same card
part-open = neither vowel nor consonant yet
kind-vowel = a vowel
kind-consonant = a consonant
as-B = as { alpha-B }
as-C = as { alpha-C }
as-D = as { alpha-D }
as-F = as { alpha-F }
as-G = as { alpha-G }
as-H = as { alpha-H }
as-J = as { alpha-J }
as-K = as { alpha-K }
as-L = as { alpha-L }
as-M = as { alpha-M }
as-N = as { alpha-N }
as-P = as { alpha-P }
as-Q = as { alpha-Q }
as-R = as { alpha-R }
as-S = as { alpha-S }
as-T = as { alpha-T }
as-V = as { alpha-V }
as-W = as { alpha-W }
as-X = as { alpha-X }
as-Y = as { alpha-Y }
as-Z = as { alpha-Z }
as-A-E = as { alpha-A-E }
as-A-I = as { alpha-A-I }
as-A-O = as { alpha-A-O }
as-A-U = as { alpha-A-U }
as-E-I = as { alpha-E-I }
as-E-O = as { alpha-E-O }
as-E-U = as { alpha-E-U }
as-I-O = as { alpha-I-O }
as-I-U = as { alpha-I-U }
as-O-U = as { alpha-O-U }
as-Y-vowel = as Y, a vowel
as-Y-consonant = as Y, a consonant

## Moves and reasons
move-play = Play { $card_object }
move-play-card-part = Play { $card_object } { $part }
move-draw = Draw two
move-pass = Play nothing
reason-vowel-wanted = Only a vowel fits here, or again { $same_object }.
reason-consonant-wanted = Only a consonant fits here, or again { $same_object }.
reason-only-a-card-just-drawn = Only a card that you have just drawn may be played now.
reason-already-drawn = You have drawn already in this turn.
reason-nothing-to-draw = There is nothing to draw.
reason-draw-or-play = Play a card, or draw two first.
reason-say-the-part = Say what it counts as: “as vowel”, “as consonant” or, only a wild, “as same”.

foresee-goes-out = is your last card: you win
foresee-draw-two = makes { $who } draw two

## What happens
deals-you = You deal six cards each.
deals-they = { $who } deals six cards each.
deal-begins-you = Deal { $deal }. You deal six cards each.
deal-begins-they = Deal { $deal }. { $who } deals six cards each.
first-card = The discard pile begins with { $card_object }.
first-card-free = The discard pile begins with { $card_object }: any card fits on it.
your-hand-you = Your hand: { $cards }.
left = { $left ->
    [0] , the last card
    [one] : one card left
   *[other] : { $left } cards left
}
plays-you = You play { $card_object }{ left }.
plays-they = { $who } plays { $card_object }{ left }.
plays-as-you = You play { $card_object } { $part }{ left }.
plays-as-they = { $who } plays { $card_object } { $part }{ left }.
plays-same-you = You play { $card_object } again, the same card{ left }.
plays-same-they = { $who } plays { $card_object } again, the same card{ left }.
same-part = { $part_id ->
    [part-open] {""}
   *[other] { " " }{ $part }
}
plays-same-as-you = You play { $card_object }{ same-part }, the same card{ left }.
plays-same-as-they = { $who } plays { $card_object }{ same-part }, the same card{ left }.
fewest-you = You have the fewest cards.
fewest-we = You and { $others } have the fewest cards.
fewest-they = { $who } { $people ->
    [one] has
   *[other] have
} the fewest cards.
now-holding = { $hand ->
    [one] one card
   *[other] { $hand } cards
}
draws-you = { $cards_count ->
    [0] There is nothing for you to draw
   *[other] You draw { $cards }
}: { now-holding } in your hand.
draws-they = { $cards_count ->
    [0] There is nothing for { $who } to draw
    [1] { $who } draws one card
   *[other] { $who } draws two
}: { now-holding } in hand.
draws-fewest-you = You have the fewest cards { $cards_count ->
    [0] but there is nothing to draw
   *[other] and draw { $cards }
}: { now-holding } in your hand.
draws-fewest-they = { $who } has the fewest cards { $cards_count ->
    [0] but there is nothing to draw
    [1] and draws the one that is left
   *[other] and draws two
}: { now-holding } in hand.
reshuffled = The stock is used up; the discards are shuffled into a new one of { $left ->
    [one] one card
   *[other] { $left } cards
}.
plays-nothing-you = You play nothing.
plays-nothing-they = { $who } plays nothing.
passes-you = You pass; there is nothing to draw.
passes-they = { $who } { $people ->
    [one] passes
   *[other] pass
}; there is nothing to draw.
ends-dry = Nobody has played or drawn in a whole round, so the fewest cards win.
ends-long = { $turns } turns have been played, so the fewest cards win.
fewest-left-you = You have the fewest cards, { $left }.
fewest-left-we = You and { $others } have the fewest cards, { $left } each.
fewest-left-they = { $who } { $people ->
    [one] has the fewest cards, { $left }
   *[other] have the fewest cards, { $left } each
}.
deal-won-you = You win the deal: { $won } of 3.
deal-won-they = { $who } wins the deal: { $won } of 3.
wins-you = You win.
wins-we = You and { $others } share the win.
wins-they = { $who } { $people ->
    [one] wins
   *[other] share the win
}.
deals-won = { $won ->
    [0] no deal
    [one] one deal
   *[other] { $won } deals
}
match-won-you = You win the match with { deals-won }.
match-won-we = You and { $others } share the match with { deals-won } each.
match-won-they = { $who } { $people ->
    [one] wins the match with { deals-won }
   *[other] share the match with { deals-won } each
}.
place = { $place ->
    [2] second
    [3] third
   *[other] fourth
}
cards-left = { $left ->
    [one] one card left
   *[other] { $left } cards left
}
placed-you = You come { place } with { cards-left }.
placed-they = { $who } comes { place } with { cards-left }.
placed-deals-you = You come { place } with { deals-won } won and { cards-left } over all deals.
placed-deals-they = { $who } comes { place } with { deals-won } won and { cards-left } over all deals.

## Facts
fact-top = On top
fact-top-value = { $card }
fact-top-as = On top
fact-top-as-value = { $card }, { $part }
fact-fits = Fits
fact-fits-value = { $part }, Y or a wild; or again { $same_object }
fact-fits-any = Fits
fact-fits-any-value = any card
fact-won-you = Deals you have won
fact-won-they = Deals won by { $who }
fact-won-value = { $won }
fact-target = To win the match
fact-target-value = { $won } deals
fact-deal = Deal
fact-deal-value = { $deal }
fact-dealer-you = Dealer
fact-dealer-they = Dealer
fact-dealer-value = { $who }
fact-turns = Turns until the fewest cards win
fact-turns-value = { $turns }
