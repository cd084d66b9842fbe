name = War of Words
about = At nine locations build the longer word, and take the counters.

## Options
option-answer = Time to answer a claim
value-answer-none = no limit
option-tries = Words that may be named against a claim
option-equal = As many counters for both
value-equal-draw = is a draw
value-equal-longest = is decided by the longest word

## Places
zone-stock = stock
zone-words-you = your columns
zone-words-they = columns of { $who }
zone-hand-you = your hand
zone-hand-they = hand of { $who }
location = location { $first }

## Moves and reasons
verb-take = take a location
verb-claim = claim a location
verb-refute = refute the claim
verb-present = present a word
verb-leave = leave a column out
verb-done = end the turn
field-location = location
field-letter = letter
move-play-card-location = Play { $card } at { $location }
move-play-card-letter-location = Play { $card } { $letter } at { $location }
move-take = Take { $location }
move-claim = Claim { $location }
move-refute = Refute it with { $word }
move-present = Present your column at { $location } as a word
move-leave = Leave out your column at { $location }
move-done = End your turn
move-stand = Give in
reason-location-won = That location is won already.
reason-claimed-already = Each location is claimed only once a turn.
reason-no-word-there = You have no word there yet.
reason-refute-begins = { $word } does not begin like your column { $column }.
reason-refute-longer = { $word } is too short; { $least } letters are needed.
reason-refute-cards = For { $word } { $count ->
    [one] a card is missing that nobody has seen
   *[other] cards are missing that nobody has seen
}: { $letters }.
reason-hints-closed-claim = Until a claim is answered nothing is looked up.
against = { $height ->
    [0] nothing
   *[other] { $other }
}
foresee-column = { $word } against { against }

## What happens
begins-you = You begin. Seven cards each.
begins-they = { $who } begins. Seven cards each.
your-hand-you = Your hand: { $cards }.
so-far = { $letters ->
    [1] {""}
   *[other] : { $word }
}
plays-you = At location { $location } you play { $card }{ so-far }.
plays-they = At location { $location } { $who } plays { $card }{ so-far }.
plays-as-you = At location { $location } you play { $card } { $letter }{ so-far }.
plays-as-they = At location { $location } { $who } plays { $card } { $letter }{ so-far }.
ahead-you = Your { $word } is ahead at location { $location }.
ahead-they = { $who } is ahead at location { $location } with { $word }.
nobody-ahead = Nobody has a word at location { $location } any more.
takes-you = You take location { $location } with the { $letters } letters of { $word }.
takes-they = { $who } takes location { $location } with the { $letters } letters of { $word }.
claims-you = You claim location { $location } with { $word }, against { $height ->
    [0] the empty column of { $opponent }
   *[other] { $other } of { $opponent }
}.
claims-they = { $who } claims location { $location } with { $word }, against { $height ->
    [0] { $opponent_you ->
        [1] your empty column
       *[other] the empty column of { $opponent }
    }
   *[other] { $opponent_you ->
        [1] your { $other }
       *[other] { $other } of { $opponent }
    }
}.
beaten-already-you = But your { $word } there { $longer ->
    [1] is longer
   *[other] was finished first
}.
beaten-already-they = But the { $word } of { $who } there { $longer ->
    [1] is longer
   *[other] was finished first
}.
refutes-you = { $own ->
    [1] You point to your { $word }, which is better.
   *[other] You refute it: { $word } could still be made.
}
refutes-they = { $own ->
    [1] { $who } points to { $word }, which is better.
   *[other] { $who } refutes it: { $word } could still be made.
}
tries-left = { $left ->
    [0] {""}
    [one] {" "}One more word may be named.
   *[other] {" "}{ $left } more words may be named.
}
refutes-wrongly-you = You name { $word }, but it is not in the list.{ tries-left }
refutes-wrongly-they = { $who } names { $word }, but it is not in the list.{ tries-left }
challenge-harmless-you = You challenge, but { $word } is in the list.
challenge-harmless-they = { $who } challenges, but { $word } is in the list.
stays-open = Location { $location } stays open.
gives-in-you = You give in.
gives-in-they = { $who } gives in.
lets-it-go-you = You let it stand.
lets-it-go-they = { $who } lets it stand.
counter-you = The counter of location { $location } is yours; you have { $total }.
counter-they = The counter of location { $location } goes to { $who }, who has { $total }.
stock-left = { $left ->
    [0] the stock is empty
   *[other] { $left } left
}
draws-you = You draw { $card }; { stock-left }.
draws-they = { $who } draws { $card }; { stock-left }.
cards-gone = All cards are played.
presents-you = You present { $word } at location { $location }.
leaves-you = You leave out { $word } at location { $location }.
has-marked-you = You are done.
has-marked-they = { $who } is done.
presented-you = You present { $words ->
    [0] no word
   *[other] { $word }
}.
presented-they = { $who } presents { $words ->
    [0] no word
   *[other] { $word }
}.
why-better = { $why ->
    [0] , the only word there
    [1] , longer than { $other }
   *[other] , finished before { $other }
}
better-word-you = Location { $location }: your { $word }{ why-better }.
better-word-they = Location { $location }: { $word } of { $who }{ why-better }.
nobody-there = Nobody takes location { $location }.
wins-row-you = You win: locations { $location } and the two after it are yours.
wins-row-they = { $who } wins, with location { $location } and the two after it.
wins-five-you = You win, with { $total } counters.
wins-five-they = { $who } wins, with { $total } counters.
wins-most-you = You win, with { $total } counters to { $rest }.
wins-most-they = { $who } wins, with { $total } counters to { $rest }.
wins-longest-you = You both have { $total } counters; you win by a word of { $letters } letters.
wins-longest-they = Both have { $total } counters; { $who } wins by a word of { $letters } letters.
draw = A draw: { $total } counters each.

## Facts
fact-counters-you = Your counters
fact-counters-they = Counters of { $who }
fact-counters-value = { $count }
first-column = { $first_you ->
    [1] you
   *[other] { $first }
}: { $first_letters ->
    [0] nothing
   *[other] { $first_word }
}
second-column = { $second_you ->
    [1] you
   *[other] { $second }
}: { $second_letters ->
    [0] nothing
   *[other] { $second_word }
}
fact-location-open = Location { $location }
fact-location-open-value = { first-column }{ $ahead ->
    [1] {" "}(ahead)
   *[other] {""}
}; { second-column }{ $ahead ->
    [2] {" "}(ahead)
   *[other] {""}
}
fact-location-won = Location { $location }
fact-location-won-value = won by { $owner_you ->
    [1] you
   *[other] { $owner }
} ({ first-column }; { second-column })
fact-marked = You present
fact-marked-value = { $words ->
    [0] nothing yet
   *[other] { $word }
}
fact-in-question = To be decided
fact-in-question-value = { $word } at location { $location }
