name = Find A Word
about = Spell words with the open cards and take them; who has the most cards wins.
variant-points = Find A Word for points

## Options
option-winner = Who wins has
value-winner-cards = the most cards
value-winner-points = the most points
option-asking = One more card can be asked for
value-asking-any = as often as you like
value-asking-once = once in a turn
option-mending = Another player may put a misspelling right
option-objection = A wrong objection
value-objection-free = costs nothing
value-objection-turn = costs the next turn
reason-costs-without-lost-turn = A wrong objection can only cost points at the end where it costs a turn.

## Places
zone-stock = stock
zone-middle = in the middle
zone-claim = claimed word
zone-taken-you = your pile
zone-taken-they = pile of { $who }

## Moves and reasons
verb-more = ask for a card
verb-object = say no
verb-mend = put right
move-word = Claim { $word }
move-more = Ask for one more card
move-pass = Pass
move-stand = Agree
move-object = No, that is not a word
move-challenge = Object: let the list decide
move-mend = Put it right: { $word }
reason-more-no-stock = The stock is empty.
reason-more-only-once = You have asked in this turn already.
reason-not-near = { $word } is not just { $old } spelled right: too much is different.
cards-made = { $number ->
    [one] one card
   *[other] { $number } cards
}
points-made = { $number ->
    [one] one point
   *[other] { $number } points
}
made = { $points ->
    [0] { cards-made }
   *[other] { points-made }
}
foresee-worth = { made }

## What happens
begins-you = The lot falls to you: you begin.
begins-they = The lot falls to { $who }, who begins.
middle = In the middle: { $cards }.
asks-you = You ask for one more card: { $cards }; { stock-left }.
asks-they = { $who } asks for one more card: { $cards }; { stock-left }.
claims-you = You claim { $word }: { made }.
claims-they = { $who } claims { $word }: { made }.
lets-stand-you = You agree.
lets-stand-they = { $who } agrees.
says-no-you = You say no: { $word } is not a word for you.
says-no-they = { $who } says no: { $word } is not a word.
objects-you = You object, { $known ->
    [0] and rightly: { $word } is not in the list
   *[other] but { $word } is in the list
}.
objects-they = { $who } objects, { $known ->
    [0] and rightly: { $word } is not in the list
   *[other] but { $word } is in the list
}.
mends-you = You put { $old } right: { $word }, { made }.
mends-they = { $who } puts { $old } right: { $word }, { made }.
needless = { $owed ->
    [0] it is in the list and stays
    [one] it is in the list and stays, and the next turn is lost
   *[other] it is in the list and stays, and the next { $owed } turns are lost
}
mends-needlessly-you = You want to make { $old } into { $word }, but { needless }.
mends-needlessly-they = { $who } wants to make { $old } into { $word }, but { needless }.
takes-you = { $word } goes to your pile: you have { made }.
takes-they = { $word } goes to the pile of { $who }: { made } there.
goes-back-you = Your cards go back to the middle.
goes-back-they = The cards of { $who } go back to the middle.
refilled = New in the middle: { $cards }; { stock-left }.
added = Nobody found a word or asked, so one more card is opened: { $cards }; { stock-left }.
stock-left = { $left ->
    [0] the stock is empty
   *[other] { $left } left
}
passes-you = You pass.
passes-they = { $who } { $people ->
    [one] passes
   *[other] pass
}.
left-over = { $left ->
    [0] no card is left in the middle
    [one] one card is left in the middle
   *[other] { $left } cards are left in the middle
}
all-passed = Everybody has passed, and the stock is empty: no more words; { left-over }.
no-cards-left = The stock is empty, and { left-over }.
objection-costs-you = A wrong objection whose lost turn never came costs you { $lost }: you have { made }.
objection-costs-they = A wrong objection whose lost turn never came costs { $who } { $lost }: { made }.
wins-you = You win, with { made }.
wins-they = { $who } wins, with { made }.
share-we = You and { $others } share the win, with { made } each.
share-you = You share the win.
share-they = { $who } share the win, with { made } each.

## Facts
fact-score-cards-you = Your cards
fact-score-cards-they = { $who }
fact-score-cards-value = { $score }
fact-score-points-you = Your points
fact-score-points-they = { $who }
fact-score-points-value = { $score }
