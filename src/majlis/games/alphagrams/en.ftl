name = AlphaGrams
about = Make words, and make the words of others into your own by adding to them.

## Options
option-discard = A hand card may go into the pool
value-discard-used = after a word for which hand cards were used
value-discard-always = after every word
option-meaning = A changed word means something else
value-meaning-strict = if it has nothing in common with the old one
value-meaning-lenient = if it has one meaning of its own

## Places
zone-stock = stock
zone-pool = pool
zone-words-you = your words
zone-words-they = words of { $who }
zone-hand-you = your hand
zone-hand-they = hand of { $who }
zone-discard = left over

## Moves and reasons
verb-change = change a word
verb-discard = put a card into the pool
verb-keep = keep your cards
field-old = old word
move-pass = Pass
move-keep = Keep your cards
move-discard-card = Put { $card } into the pool
move-change = Make { $word } of a word on the table
move-change-old-word = Make { $word } of { $old }
reason-nothing-becomes = No word on the table can become { $word }.
reason-no-such-word = No such word lies there: { $old }.
reason-old-letters = { $word } must have all letters of { $old }; it lacks { $letters }.
reason-adds-nothing = Something must be added to { $old }.
reason-same-headword = { $word } is only another form of { $old }.
points-made = { $points ->
    [one] one point
   *[other] { $points } points
}
foresee-word-counts = { points-made }
foresee-change-counts = { points-made }, { $more } more than now
foresee-steal-counts = { points-made }, taken from { $owner }; { $more } of them are new

## What happens
stock-left = { $left ->
    [0] the stock is empty
   *[other] { $left } left
}
deals-you = You deal three cards each and turn up { $card } for the pool.
deals-they = { $who } deals three cards each and turns up { $card } for the pool.
your-hand-you = Your hand: { $cards }.
flips-you = You turn up { $card }; { stock-left }.
flips-they = { $who } turns up { $card }; { stock-left }.
source = { $held_count ->
    [0] { $pool } from the pool
   *[other] { $pool_count ->
        [0] { $held } from the hand
       *[other] { $held } from the hand and { $pool } from the pool
    }
}
lays-you = With { source } you lay { $word }: { points-made }.
lays-they = With { source } { $who } lays { $word }: { points-made }.
changes-you = With { source } you make { $word } of your { $old }: { points-made }.
changes-they = With { source } { $who } makes { $word } of their own { $old }: { points-made }.
steals-you = With { source } you make { $word } of { $old }, and take it from { $owner }: { points-made }.
steals-they = With { source } { $who } makes { $word } of { $owner_you ->
    [1] your { $old }, and takes it from you
   *[other] { $old }, and takes it from { $owner }
}: { points-made }.
counts-you = { $word } counts: you have { $total }.
counts-they = { $word } counts: { $who } has { $total }.
left-with-you = You are left with { $total }.
left-with-they = { $who } is left with { $total }.
challenge-form-you = You challenge, and rightly: { $word } is only another form of { $old }.
challenge-form-they = { $who } challenges, and rightly: { $word } is only another form of { $old }.
challenge-other-you = You challenge, but { $word } means something else than { $old }: { turns-lost }.
challenge-other-they = { $who } challenges, but { $word } means something else than { $old }: { turns-lost }.
taken-apart-you = Your cards go back where they came from.
taken-apart-they = The cards go back where they came from.
restored-you = The new cards go back, and { $old } lies before you again.
restored-they = The new cards go back, and { $old } lies before { $who } again.
discards-you = You put { $card } into the pool.
discards-they = { $who } puts { $card } into the pool.
draws-you = You draw { $cards }; { stock-left }.
draws-they = { $who } draws { $cards }; { stock-left }.
passes-you = You pass.
passes-they = { $who } { $people ->
    [one] passes
   *[other] pass
}.
all-passed = Everybody has passed in turn: no more words.
in-words = { $cards ->
    [0] no card in words
    [one] one card in words
   *[other] { $cards } cards in words
}{ $extra ->
    [0] {""}
   *[other] , and { $extra } more for rare letters
}
points-in-all = { $total ->
    [one] one point
   *[other] { $total } points
}
counted-you = You have { in-words }: { points-in-all }.
counted-they = { $who } has { in-words }: { points-in-all }.
wins-you = You win, with { points-in-all }.
wins-they = { $who } wins, with { points-in-all }.
wins-by-word-you = You win, with { points-in-all }: others have as many, but your word of { $letters } letters decides.
wins-by-word-they = { $who } wins, with { points-in-all }: others have as many, but a word of { $letters } letters decides.
share-we = You and { $others } share the win, with { points-in-all } each and words of the same length.
share-you = You share the win.
share-they = { $who } share the win, with { points-in-all } each and words of the same length.
share-by-word-we = You and { $others } share the win, with { points-in-all } each: others have as many, but your words of { $letters } letters decide.
share-by-word-you = You share the win.
share-by-word-they = { $who } share the win, with { points-in-all } each: others have as many, but words of { $letters } letters decide.

## Facts
fact-score-you = Your points
fact-score-they = { $who }
fact-score-value = { $score }
fact-words-you = Your words
fact-words-they = Words of { $who }
fact-words-value = { $word }
fact-made-of = Made of
fact-made-of-value = { $old }
fact-dealer-you = Dealer
fact-dealer-they = Dealer
fact-dealer-value = { $who }
