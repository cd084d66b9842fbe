name = Consonants
about = Every consonant you take counts against you; words take points off again. The fewest points win.
variant-bots = Consonants, words from the list
variant-short = Consonants, short match

## Options
option-limit = Points that end the match
option-passing = Cards are passed
value-passing-with-rest = in every deal but one of each cycle
value-passing-always = in every deal
option-tricks = A finished trick
value-tricks-next-lead = lies open until the next lead
value-tricks-at-once = is turned down at once
value-tricks-open = can always be looked at

## Places
zone-stock = pack
zone-kitty = kitty
zone-trick-you = your card in the trick
zone-trick-they = card of { $who } in the trick
zone-taken-you = your tricks
zone-taken-they = tricks of { $who }
zone-pile-you = the cards you took
zone-pile-they = the cards { $who } took
zone-words-you = your words
zone-words-they = words of { $who }
zone-given-you = the cards you pass
zone-given-they = the cards { $who } passes
zone-hand-you = your hand
zone-hand-they = hand of { $who }

## Moves and reasons
letter-own = as itself
verb-give = pass cards
verb-lower = take points off your score
verb-raise = give points to the others
move-give-cards = Pass { $cards_object }
move-play-card-part = Play { $card_object } { $part }
move-lower = Take 50 points off your own score
move-raise = Give everybody else 50 points
reason-lead-first = The first trick is led with { $card_object }.
reason-follow = You can follow with { $letter }, so you must.
reason-go-over = { $same ->
    [1] You can play a letter after { $high }, so you must.
   *[other] You have no { $letter }, but you can play { $high } or a later letter, so you must.
}
reason-give-four = You pass { $count } cards.
foresee-takes = takes the trick, { made-points }
foresee-highest = is the latest letter so far, { made-points } in the trick
foresee-leaves = leaves the trick to { $holder }
foresee-below = leaves { $holder } ahead

## What happens
kitty-cards = { $kitty ->
    [0] {""}
   *[other] , and { $kitty } to the kitty
}
cards-each = { $each ->
    [one] one card
   *[other] { $each } cards
}
deal-begins-you = Deal { $deal }. You deal { cards-each } each{ kitty-cards }.
deal-begins-they = Deal { $deal }. { $who } deals { cards-each } each{ kitty-cards }.
your-hand-you = Your hand: { $cards }.
no-pass = No cards are passed in this deal.
to-pass-you = Choose four cards for { $to }{ $same ->
    [1] , who chooses four for you
   *[other] ; { $source } chooses four for you
}.
gives-you = You pass { $cards_object } to { $to }.
gives-they = { $who } passes four cards to { $to_you ->
    [1] you
   *[other] { $to }
}.
receives-you = { $source } has passed you { $cards_object }.
in-kitty = { $missing_count ->
    [0] {""}
   *[other] { $missing } must be in the kitty.{" "}
}
first-lead-you = { in-kitty }You hold { $card_object } and must lead it.
first-lead-they = { in-kitty }{ $who } holds { $card_object } and must lead it.
card-as = { $part_id ->
    [letter-own] { $card_object }
   *[other] { $card_object } { $part }
}
leads-you = You lead { card-as }.
leads-they = { $who } leads { card-as }.
follows-you = You follow with { card-as }.
follows-they = { $who } follows with { card-as }.
goes-over-you = You have no { $letter } and play { card-as }.
goes-over-they = { $who } has no { $letter } and plays { card-as }.
stays-under-you = You have no { $letter }{ $same ->
    [1] {" "}and nothing later
   *[other] , nothing from { $high } on
}, and throw { card-as }.
stays-under-they = { $who } has no { $letter }{ $same ->
    [1] {" "}and nothing later
   *[other] , nothing from { $high } on
}, and throws { card-as }.
for-points = { $points ->
    [0] no points
   *[other] { made-points }
}
takes-trick-you = You take the trick with { card-as }: { for-points }.
takes-trick-they = { $who } takes the trick with { card-as }: { for-points }.
takes-kitty-you = With the last trick you take the kitty, { $cards }: { for-points }.
takes-kitty-they = With the last trick { $who } takes the kitty, { $cards }: { for-points }.
cards-taken = { $count ->
    [0] no cards
    [one] one card
   *[other] { $count } cards
}
has-taken-you = You have taken { cards-taken }, { for-points }.
has-taken-they = { $who } has taken { cards-taken }, { for-points }.
all-six-you = You have all six singletons, so your cards count nothing!
all-six-they = { $who } has all six singletons, so those cards count nothing!
your-pile-you = { $cards_count ->
    [0] You have no cards for words.
   *[other] Your cards for words: { $cards }.
}
in-all = { $words_count ->
    [one] {""}
   *[other] : { made-points }
}
my-words-you = { $words_count ->
    [0] Your list is empty.
   *[other] Your list: { $words }{ in-all }.
}
shows-words-you = { $words_count ->
    [0] You make no word.
   *[other] You make { $words }{ in-all }.
}
shows-words-they = { $words_count ->
    [0] { $who } makes no word.
   *[other] { $who } makes { $words }{ in-all }.
}
owner = { $whose_you ->
    [1] you
   *[other] { $whose }
}
challenge-right-you = You challenge { $word }, and rightly: it is not in the list. It counts for { owner } again, and { made-points } will be taken off your score.
challenge-right-they = { $who } challenges { $word }, and rightly: it is not in the list. It counts for { owner } again, and { made-points } will be taken off the score of { $who }.
challenge-wrong-you = You challenge { $word }, but it is in the list: { made-points } will be added to your score and taken off that of { $whose }.
challenge-wrong-they = { $who } challenges { $word }, but it is in the list: { made-points } will be added to the score of { $who } and taken off { $whose_you ->
    [1] yours
   *[other] that of { $whose }
}.
flies-lower-you = You take { $points } points off your own score.
flies-lower-they = For the six singletons { $who } takes { $points } points off.
flies-raise-you = You give everybody else { $points } points.
flies-raise-they = { $who } gives everybody else { $points } points.
by-doubts = { $off ->
    [0] {""}
   *[other] , less { $off } by challenges
}{ $added ->
    [0] {""}
   *[other] , plus { $added } by challenges
}
less-words = { $saved ->
    [0] {""}
   *[other] , less { $saved } in words
}
how-scored = { $plain ->
    [1] {""}
   *[other] : { $taken } taken{ less-words }{ by-doubts }
}
scores-you = You score { $points }{ how-scored }. Your total: { $total }.
scores-they = { $who } scores { $points }{ how-scored }. Total: { $total }.
scores-flying-you = With all six singletons you score nothing{ by-doubts }. Your total: { $total }.
scores-flying-they = With all six singletons { $who } scores nothing{ by-doubts }. Total: { $total }.
ends-long = { $deals } deals have been played, so the match ends.

## Facts
fact-limit = Ends the match
fact-limit-value = { $limit } points
fact-deal = Deal
fact-deal-value = { $deal }
fact-passes-to-you = You pass to
fact-passes-to-they = { $who } passes to
fact-passes-to-value = { $to }
fact-led-you = You led
fact-led-they = Led by { $who }
fact-led-value = { $letter }
fact-latest-you = Latest, by you
fact-latest-they = Latest, by { $who }
fact-latest-value = { $letter }
fact-worth = In the trick
fact-worth-value = { made-points }
fact-pile-you = You have taken
fact-pile-they = Taken by { $who }
fact-pile-value = { made-points }

## Letters
named-A = A
named-B = { alpha-B }
named-C = { alpha-C }
named-D = { alpha-D }
named-E = E
named-F = { alpha-F }
named-G = { alpha-G }
named-H = { alpha-H }
named-I = I
named-J = { alpha-J }
named-K = { alpha-K }
named-L = { alpha-L }
named-M = { alpha-M }
named-N = { alpha-N }
named-O = O
named-P = { alpha-P }
named-Q = { alpha-Q }
named-R = { alpha-R }
named-S = { alpha-S }
named-T = { alpha-T }
named-U = U
named-V = { alpha-V }
named-W = { alpha-W }
named-X = { alpha-X }
named-Y = { alpha-Y }
named-Z = { alpha-Z }
