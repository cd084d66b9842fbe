# Alphabet Bang.
name = Alphabet Bang
about = Cards are flipped onto a line; the first to slap the letter that lies there already wins them all.
variant-relaxed = Alphabet Bang, one after the other

## Options
option-pace = Slapping
value-pace-real-time = a race
value-pace-relaxed = in turn, without hurry
option-window = Least time between two cards, in seconds
option-false_slap = A false slap
value-false_slap-locks-out = locks out until the next card
value-false_slap-gives-a-card = costs a card that you have won
value-false_slap-nothing = costs nothing
option-flip = The next card
value-flip-by-itself = flips by itself after a while
value-flip-waits = waits until its player flips it
option-handicap_1 = Handicap of the first seat, in milliseconds
option-handicap_2 = Handicap of the second seat, in milliseconds
reason-handicap-without-race = Where you slap in turn nobody is too fast: leave the handicaps at 0.

## Places
zone-stock = cards not yet dealt
zone-line = line
zone-packet-you = your packet
zone-packet-they = packet of { $who }
zone-won-you = cards you have won
zone-won-they = cards won by { $who }

## Letters
bang-A = A
bang-B = { alpha-B }
bang-C = { alpha-C }
bang-D = { alpha-D }
bang-E = E
bang-F = { alpha-F }
bang-G = { alpha-G }
bang-H = { alpha-H }
bang-I = I
bang-J = { alpha-J }
bang-K = { alpha-K }
bang-L = { alpha-L }
bang-M = { alpha-M }
bang-N = { alpha-N }
bang-O = O
bang-P = { alpha-P }
bang-Q = { alpha-Q }
bang-R = { alpha-R }
bang-S = { alpha-S }
bang-T = { alpha-T }
bang-U = U
bang-V = { alpha-V }
bang-W = { alpha-W }
bang-X = { alpha-X }
bang-Y = { alpha-Y }
bang-Z = { alpha-Z }
bang-wild = the wild
bang-bang = Bang
bang-alphabet = AlphabetBang

## Moves and reasons
field-name = letter
verb-flip = flip
verb-slap = slap a letter
verb-bang = bang
verb-alphabetbang = AlphabetBang
move-flip = Flip a card
move-slap = Slap { $name }
move-bang = Bang!
move-alphabetbang = AlphabetBang!
move-pass = Nothing to slap
reason-wait-for-hearing = Wait: not everybody has heard the card yet.
reason-locked-out = You are locked out until the next card.
reason-no-line = No card is open to be slapped now.
reason-tried-before = You have tried that on this card already.
reason-look-first = The next card comes when both have had time to look.
reason-no-hints-in-a-race = There are no hints in a race.

## What happens
starts-you = You both have { $cards } cards. You flip first.
starts-they = You both have { $cards } cards. { $who } flips first.
flips-you = You flip { $letter }.
flips-they = { $who } flips { $letter }.
now = Now!
answers-nothing-you = You slap nothing.
answers-nothing-they = { $who } slaps nothing.
line-cards = { $cards ->
    [one] the one card of the line
   *[other] the line of { $cards } cards
}
cards-won = { $won ->
    [one] one card
   *[other] { $won } cards
}
wins-line-you = You slap { $letter } and win { line-cards }: { cards-won } in all.
wins-line-they = { $who } slaps { $letter } and wins { line-cards }: { cards-won } in all.
wins-line-wild-you = AlphabetBang! You win { line-cards }: { cards-won } in all.
wins-line-wild-they = AlphabetBang! { $who } wins { line-cards }: { cards-won } in all.
false-letter-you = You say { $slap }, but the new card is { $letter }.
false-letter-they = { $who } says { $slap }, but the new card is { $letter }.
false-first-you = You say { $slap }, but the line had no { $letter } before.
false-first-they = { $who } says { $slap }, but the line had no { $letter } before.
false-wild-you = You say { $slap }, but a wild is won by AlphabetBang only.
false-wild-they = { $who } says { $slap }, but a wild is won by AlphabetBang only.
false-alphabet-you = You say { $slap }, but the new card is { $letter } and not a wild.
false-alphabet-they = { $who } says { $slap }, but the new card is { $letter } and not a wild.
locked-out-you = You are locked out until the next card.
locked-out-they = { $who } is locked out until the next card.
pays-you = You give up a won card and keep { $won }.
pays-they = { $who } gives up a won card and keeps { $won }.
nothing-to-pay-you = You have won no card that you could give up.
nothing-to-pay-they = { $who } has won no card to give up.
ends-you = You have no card left to flip: the game is over.
ends-they = { $who } has no card left to flip: the game is over.
most-you = You win with { cards-won } to { $other }.
most-they = { $who } wins with { cards-won } to { $other }.
draw = You have both won { cards-won }: a draw.

## Facts
fact-newest = Newest card
fact-newest-value = { $letter }
fact-line = Cards in the line
fact-line-value = { $cards }
fact-won-you = You have won
fact-won-they = { $who } has won
fact-won-value = { cards-won }
fact-packet-you = Left in your packet
fact-packet-they = Left in the packet of { $who }
fact-packet-value = { $cards }
fact-locked-you = You
fact-locked-they = { $who }
fact-locked-value = locked out until the next card
