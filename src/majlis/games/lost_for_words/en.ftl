name = Lost for Words
about = Build words letter by letter in five columns; every column you begin must earn its keep.
variant-interactive = Play and discard
variant-alternative = Alternative scoring

## Options
value-mode-challenge = is judged by the list at the end, and not looked up before
value-mode-strict = is judged by the list at the end, and may be looked up before
value-mode-honour = is what its owner calls one
option-turn = In a turn
value-turn-play-or-discard = play or discard a card, and draw one
value-turn-play-and-discard = play a card, discard a card, and draw two
option-scoring = A column
value-scoring-standard = costs 10 once it is begun
value-scoring-alternative = costs its letters if they are no word
option-guard = Turns in a row without a card from the stock
value-guard-off = any number
option-piles = The discard piles
value-piles-readable = can be read through
value-piles-top-only = show their top card only
option-tie = Equal totals
value-tie-shared = share the win
value-tie-more-words = are decided by the number of words
option-deals = Deals in a match

## Places
zone-stock = stock
zone-vowels = vowel pile
zone-consonants = consonant pile
zone-columns-you = your columns
zone-columns-they = columns of { $who }
zone-hand-you = your hand
zone-hand-they = hand of { $who }
multiplier = across, as a multiplier

## Moves
verb-multiply = lay across as a multiplier
verb-discard = discard
verb-take = take from a pile
verb-name = name a letter
verb-valid = it is a word
verb-void = it is no word
field-letter = as
field-column = column
field-pile = pile
field-name = which
move-play = Lay { $card_object } in column { $column }
move-play-card-letter-column = Lay { $card_object } { $letter } in column { $column }
move-multiply = Lay { $card_object } across column { $column }
move-discard = Discard { $card_object }
move-discard-card-pile = Discard { $card_object } on the { $pile }
move-draw = Draw from the stock
move-take = Take from the { $name }
move-name = Use it { $name }
move-valid = It is a word
move-void = It is no word

## Reasons
reason-play-first = First you play a card to a column.
reason-discard-now = You have played a card; now you discard one.
reason-has-letters = A multiplier lies in a column before its first letter.
reason-other-pair = Only another { $card } can lie across this column.
reason-pile-empty = That pile is empty.
reason-pile-closed = You have just discarded there.
reason-stock-now = It has been too long: this card comes from the stock.

## What can be foreseen
points-made = { $points ->
    [one] one point
   *[other] { $points } points
}
counted-times = { $times ->
    [one] {""}
   *[other] , times { $times }
}
foresee-column = { $word }: { points-made }{ counted-times }
foresee-multiplies = { $begun ->
    [0] The column is begun, and counts
   *[other] The column counts
} times { $times }

## What happens
deal-begins = Deal { $deal }.
begins-you = You begin. Eight cards each, { $left } in the stock.
begins-they = { $who } begins. Eight cards each, { $left } in the stock.
your-hand-you = Your hand: { $cards }.
lays-you = You lay { $card_object } in column { $column }: { $word }.
lays-they = { $who } lays { $card_object } in column { $column }: { $word }.
lays-wild-you = You lay { $card_object } in column { $column }.
lays-wild-they = { $who } lays { $card_object } in column { $column }.
names-you = It stands for { $letter }: { $word } in column { $column }.
names-they = For { $who } it stands for { $letter }: { $word } in column { $column }.
multiplies-you = You lay { $card_object } across column { $column }: it counts times { $times }.
multiplies-they = { $who } lays { $card_object } across column { $column }: it counts times { $times }.
onto-pile = { $wild ->
    [0] {""}
   *[other] {" "}on the { $pile }
}
discards-you = You discard { $card_object }{ onto-pile }.
discards-they = { $who } discards { $card_object }{ onto-pile }.
stock-left = { $left ->
    [0] that was the last
   *[other] { $left } left
}
draws-you = You draw { $cards_object }; { stock-left }.
draws-they = { $who } draws { $cards_object }; { stock-left }.
takes-you = You take { $card_object } from the { $pile }.
takes-they = { $who } takes { $card_object } from the { $pile }.
last-card = The stock is empty: the columns are counted.
declares-you = You call { $word } in column { $column } a word.
declares-they = { $who } calls { $word } in column { $column } a word.
gives-up-you = You say that { $word } in column { $column } is no word.
gives-up-they = { $who } says that { $word } in column { $column } is no word.
column-mine = Your column { $column }
column-theirs = Column { $column } of { $who }
less-base = { $base ->
    [0] {""}
   *[other] {" "}less { $base }
}
long-word = { $bonus ->
    [0] {""}
   *[other] , and { $bonus } for its length
}
amounts-to = { $minus ->
    [0] { $size }
   *[other] minus { $size }
}
void-base = { $base ->
    [0] minus { points-made }
   *[other] minus { $base }
}
void-sum = { $plain ->
    [1] { void-base }
   *[other] { void-base }{ counted-times }: { amounts-to }
}
word-sum = { $plain ->
    [1] { points-made }
   *[other] { points-made }{ less-base }{ counted-times }{ long-word }: { amounts-to }
}
column-word-you = { column-mine }, { $word }: { word-sum }.
column-word-they = { column-theirs }, { $word }: { word-sum }.
column-short-you = { column-mine }, { $word }, is too short: { void-sum }.
column-short-they = { column-theirs }, { $word }, is too short: { void-sum }.
column-unknown-you = { column-mine }, { $word }, is not in the list: { void-sum }.
column-unknown-they = { column-theirs }, { $word }, is not in the list: { void-sum }.
column-denied-you = { column-mine }, { $word }, is no word: { void-sum }.
column-denied-they = { column-theirs }, { $word }, is no word: { void-sum }.
column-again-you = { column-mine }, { $word }, has counted already: { void-sum }.
column-again-they = { column-theirs }, { $word }, has counted already: { void-sum }.
bare-sum = { $plain ->
    [1] { amounts-to }
   *[other] minus { $base }{ counted-times }: { amounts-to }
}
column-bare-you = { column-mine } has no letters: { bare-sum }.
column-bare-they = { column-theirs } has no letters: { bare-sum }.
all-amounts-to = { $all_minus ->
    [0] { $all }
   *[other] minus { $all }
}
in-all = { $deals ->
    [one] {""}
   *[other] , { all-amounts-to } in all
}
total-you = Together you have { amounts-to }{ in-all }.
total-they = Together { $who } has { amounts-to }{ in-all }.
wins-you = You win, with { amounts-to }.
wins-they = { $who } wins, with { amounts-to }.
wins-by-words-you = Both have { amounts-to }, but you have more words: you win.
wins-by-words-they = Both have { amounts-to }, but { $who } has more words, and wins.
share-we = You and { $others } share the win, with { amounts-to } each.
share-you = You share the win.
share-they = { $who } share the win, with { amounts-to } each.

## Facts
fact-score-you = Your total
fact-score-they = { $who }
fact-score-value = { $score }
fact-deal = Deal
fact-deal-value = { $deal } of { $deals }
fact-column-you = { column-mine }
fact-column-they = { column-theirs }
fact-column-value = { $letters ->
    [0] no letters
   *[other] { $word }, { points-made }
}{ counted-times }
fact-asked-you = Is it a word, in your column { $column }
fact-asked-they = { $who } says whether it is a word, in column { $column }
fact-asked-value = { $word }
fact-dry = Turns until a card must come from the stock
fact-dry-value = { $left }
