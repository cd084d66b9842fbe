name = Cross Words
about = Lay your word on the one word on the table, in one of four ways; only yours stays.

## Places
zone-stock = stock
zone-word = on the table
zone-discard = discards
zone-hand-you = your hand
zone-hand-they = hand of { $who }

## Moves and reasons
move-pass = Pass
field-way = how it lies on the old word
field-at = a letter of it
field-on = a letter of the old word
way-cross = through one of its cards
way-before = across its beginning
way-after = across its end
way-above = above it
way-under = under it
way-engulf = around all of it
move-word-word-way-at = { $way_id ->
    [way-before] Lay { $word } across the beginning, letter { $at } before the old word
    [way-after] Lay { $word } across the end, letter { $at } after the old word
   *[other] Lay { $word } around the old word
}
move-word-word-way-at-on = { $way_id ->
    [way-cross] Lay { $word } through the old word, letter { $at } on its letter { $on }
    [way-above] Lay { $word } above the old word, letter { $at } over its letter { $on }
   *[other] Lay { $word } under the old word, letter { $at } below its letter { $on }
}
reason-no-word-yet = Nothing lies on the table yet; the first word is laid freely.
reason-lies-nowhere = { $word } does not fit on { $old } like that.
reason-makes-no-words = Laid like that on { $old }, { $word } makes something that is no word.
reason-lies-several-ways = { $word } fits in { $ways } ways. Add one of these: { $list }.
reason-lies-many-ways = { $word } fits in { $ways } ways. Say which: cross, before, after, above, under or engulf, and by which letter, as in: word { $word } after at 2.
reason-lies-many-letters = Like that { $word } fits in { $ways } places. Say by which letter, as in: word { $word } { $example }.
reason-cross-shares-nothing = { $word } and { $old } share no letter.
reason-engulf-not-whole = Not all of { $old } is in { $word }.
reason-engulf-two = Around { $old } you put two cards or more.
points-made = { $points ->
    [one] one point
   *[other] { $points } points
}
foresee-word-points = { $words ->
    [0] {""}
   *[other] makes { $more };{" "}
}{ $times ->
    [1] {""}
   *[other] { $sum } times { $times }{ $bonus ->
        [0] {""}
       *[other] {" "}and { $bonus }
    }:{" "}
}{ points-made }

## What happens
begins-you = Seven cards each. The lot falls to you: you begin.
begins-they = Seven cards each. The lot falls to { $who }, who begins.
your-hand-you = Your hand: { $cards }.
sum = { $times ->
    [1] { points-made }
   *[other] { $sum } times { $times }, { points-made }
}
beside = { $words ->
    [one] making { $more }
   *[other] making the words { $more }
}
lays-you = With { $cards } you lay { $word }: { sum }.
lays-they = With { $cards } { $who } lays { $word }: { sum }.
lays-cross-you = With { $cards } you lay { $word } through the { $letter } of { $old }: { sum }.
lays-cross-they = With { $cards } { $who } lays { $word } through the { $letter } of { $old }: { sum }.
lays-before-you = With { $cards } you lay { $word } across the beginning of { $old }, its { $letter } { beside }: { sum }.
lays-before-they = With { $cards } { $who } lays { $word } across the beginning of { $old }, its { $letter } { beside }: { sum }.
lays-after-you = With { $cards } you lay { $word } across the end of { $old }, its { $letter } { beside }: { sum }.
lays-after-they = With { $cards } { $who } lays { $word } across the end of { $old }, its { $letter } { beside }: { sum }.
lays-above-you = With { $cards } you lay { $word } above { $old }, { $letter } over { $other }, { beside }: { sum }.
lays-above-they = With { $cards } { $who } lays { $word } above { $old }, { $letter } over { $other }, { beside }: { sum }.
lays-under-you = With { $cards } you lay { $word } under { $old }, { $letter } below { $other }, { beside }: { sum }.
lays-under-they = With { $cards } { $who } lays { $word } under { $old }, { $letter } below { $other }, { beside }: { sum }.
lays-engulf-you = With { $cards } you lay { $word } around { $old }: { sum }.
lays-engulf-they = With { $cards } { $who } lays { $word } around { $old }: { sum }.
all-seven-you = All seven of your cards: { $bonus } more, { points-made }.
all-seven-they = All seven cards: { $bonus } more for { $who }, { points-made }.
counts-you = { $word } counts: you have { $total }.
counts-they = { $word } counts: { $who } has { $total }.
back-lies = { $empty ->
    [0] { $word } lies there again
   *[other] the table is empty again
}
takes-back-you = You take back { $cards }, and { back-lies }.
takes-back-they = { $who } takes back { $cards }, and { back-lies }.
passes-you = You pass.
passes-they = { $who } { $people ->
    [one] passes
   *[other] pass
}.
exchanges-you = You pass and give away { $cards }.
exchanges-they = { $who } passes and exchanges { $cards }.
draws-you = You draw { $cards }; { stock-left }.
draws-they = { $who } draws { $cards }; { stock-left }.
stock-left = { $left ->
    [0] the stock is empty
   *[other] { $left } left
}
all-passed = Everybody has passed in turn: no more words.
no-cards-left-you = The stock is empty, and so is your hand.
no-cards-left-they = The stock is empty, and so is the hand of { $who }.
wins-you = You win, with { $total } points.
wins-they = { $who } wins, with { $total } points.
share-we = You and { $others } share the win, with { $total } points each.
share-you = You share the win.
share-they = { $who } share the win, with { $total } points each.

## Facts
fact-score-you = Your points
fact-score-they = { $who }
fact-score-value = { $score }
fact-word = The word
fact-word-value = { $word }
fact-old-word = It lies on
fact-old-word-value = { $word }
