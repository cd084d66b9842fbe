# Words of Abjad cards, made by all at once: what Abjad Medium, Advanced and Guess share.

## Options
option-pack = Pack
value-pack-four = four colours
value-pack-five = five colours, with hamza and other special letters
option-maqsura = Alif maqsura is spelt
value-maqsura-ya = with ya
value-maqsura-alif = with ya or with alif
option-shapes = The shape printed on a card
value-shapes-free = makes no difference
value-shapes-strict = must fit its place in the word
option-least = Letters of a word, at least
option-minutes = Minutes to make words
value-minutes-none = no limit
option-left_over = Cards left over
value-left_over-nothing = count nothing
value-left_over-minus = are taken off
option-wrong_challenge = A wrong challenge
value-wrong_challenge-free = costs nothing
value-wrong_challenge-costs = costs what the word counts
option-short_last = A last round with fewer cards each
option-tie = If totals are equal
value-tie-shared = the win is shared
value-tie-words = most words win, then the longest word

## Moves
verb-list = enter a whole list
verb-drop = take a word out
verb-done = hand in
verb-agree = no challenge
field-words = words
move-list-words = Enter { $words }
move-word-word = Add { $word }
move-drop-word = Take { $word } out
move-done = Hand in my list
move-agree = Challenge nothing more
move-challenge-word = Challenge { $word }

## Reasons
reason-word-twice = { $word } may stand in your list only once.
reason-word-shape = For { $word } you lack a card in the right shape: { $letters }.
foresee-list-counts = { $words ->
    [0] without a word
    [one] one word, { made-points }
   *[other] { $words } words, { made-points }
}

## Words and points
made-points = { $points ->
    [one] one point
   *[other] { $points } points
}
word-with-points = { $word } for { $points }
word-alone = { $word }
in-a-word = in a word

## What happens
deals-round-you = Round { $round }. You deal { $each } cards each.
deals-round-they = Round { $round }. { $who } deals { $each } cards each.
hand-dealt-you = Your hand: { $cards_object }; { $total } points in all.
all-build = Now everybody makes words{ $minutes ->
    [0] {""}
   *[other] , for { $minutes } minutes
}.
your-list-you = { $words_count ->
    [0] Your list is empty.
   *[other] Your list: { $words }{ $words_count ->
        [one] {""}
       *[other] ; { made-points }
    }. { $left_count ->
        [0] No card is left over.
       *[other] Left over: { $left_object }.
    }
}
lists-missing = { $left ->
    [0] {""}
    [one] {" "}One list is still missing.
   *[other] {" "}{ $left } lists are still missing.
}
hands-in-you = You hand in your list.{ lists-missing }
hands-in-they = { $who } hands in a list.{ lists-missing }
lays-words-you = { $words_count ->
    [0] You lay no word.
    [one] You lay { $words }.
   *[other] You lay { $words }: { made-points }.
}
lays-words-they = { $words_count ->
    [0] { $who } lays no word.
    [one] { $who } lays { $words }.
   *[other] { $who } lays { $words }: { made-points }.
}
agrees-you = You challenge nothing more.
agrees-they = { $who } challenges nothing more.
for-whom = { $layers ->
    [one] { $whose_you ->
        [1] you
       *[other] { $whose }
    }
   *[other] { $whose }
}
word-falls-you = You challenge { $word }, and rightly: it is not in the list and counts nothing for { for-whom }.
word-falls-they = { $who } challenges { $word }, and rightly: it is not in the list and counts nothing for { for-whom }.
challenge-cost = { $points ->
    [0] {""}
    [one] , which costs one point
   *[other] , which costs { $points } points
}
word-stands-you = You challenge { $word }, but it is in the list and stands for { for-whom }{ challenge-cost }.
word-stands-they = { $who } challenges { $word }, but it is in the list and stands for { for-whom }{ challenge-cost }.
taken-off = { $left_count ->
    [0] {""}
   *[other] , less { $minus } for { $left_object } left over
}{ $cost ->
    [0] {""}
   *[other] , less { $cost } for a wrong challenge
}
scores-you = You score { $points ->
    [0] nothing
   *[other] { made-points }
}{ taken-off }, and have { $total }.
scores-they = { $who } scores { $points ->
    [0] nothing
   *[other] { made-points }
}{ taken-off }, and has { $total }.
wins-you = You win, with { $total } points.
wins-they = { $who } wins, with { $total } points.
shares-we = You and { $others } share the win, with { $total } points each.
shares-you = You share the win.
shares-they = { $who } share the win, with { $total } points each.
by-words = { $words ->
    [one] one word that counted
   *[other] { $words } words that counted
}, the longest of { $longest } letters
wins-by-words-you = With { $total } points you are not alone, but you win by your words: { by-words }.
wins-by-words-we = With { $total } points you and { $others } win by your words: { by-words }.
wins-by-words-they = { $people ->
    [one] With { $total } points { $who } is not alone, but wins by words: { by-words }.
   *[other] With { $total } points { $who } win by words: { by-words }.
}

## Facts
fact-points-you = Your points
fact-points-they = { $who }
fact-points-value = { $score }
fact-laid-you = Your words
fact-laid-they = Words of { $who }
fact-laid-value = { $words_count ->
    [one] { $words }
   *[other] { $words }; { made-points }
}
fact-in-list = Challenged, and in the list
fact-in-list-value = { $words }
fact-not-in-list = Challenged, and not in the list
fact-not-in-list-value = { $words }
fact-handed-in = Lists handed in
fact-handed-in-value = { $who_has }
fact-making-round = Round
fact-making-round-value = { $round } of { $rounds }
fact-my-list = Your list
fact-my-list-value = { $words_count ->
    [0] no word
    [one] { $words }
   *[other] { $words }; { made-points }
}
fact-who-deals-you = Dealer
fact-who-deals-they = Dealer
fact-who-deals-value = { $who }
