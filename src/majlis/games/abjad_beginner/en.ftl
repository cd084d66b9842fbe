# Abjad Beginner.
name = Abjad, beginner level
about = Play the same letter or the same colour, call “Abjad” with one card left, and be rid of your cards first.
variant-five = Abjad with five colours
variant-relaxed = Abjad with time to catch
variant-stacking = Abjad with draw two on draw two

## Options
option-pack = Pack
value-pack-four = four colours
value-pack-five = five colours, with hamza and other special letters
option-next_dealer = The next dealer is
value-next_dealer-left = the player on the dealer’s left
value-next_dealer-winner = the winner of the round
option-reverse_of_two = Between two players a reverse
value-reverse_of_two-skips = skips the other player
value-reverse_of_two-turns = only turns the direction
option-drawing = You may draw
value-drawing-forced = only if no card fits
value-drawing-keep-wild = if nothing but a wild fits
value-drawing-free = whenever you like
option-drawn_card = A card just drawn that fits
value-drawn_card-must = must be played
value-drawn_card-may = may be kept
option-stacking = A draw two may be answered with a draw two
option-stuck = A round that cannot go on
value-stuck-void = counts for nobody
value-stuck-lowest = is won by the lowest hand
option-window = Seconds to catch who forgot to call
option-bots_forget = Of a hundred calls, bots forget
option-last_draw_two = A draw two as the last card still makes the next player draw
option-open_discards = The discards can be looked through

## Places
zone-stock = draw pile
zone-discard = discard pile
zone-hand-you = your hand
zone-hand-they = hand of { $who }

## Moves
verb-play = play
verb-abjad = call
verb-call = play and call “Abjad”
verb-catch = catch
verb-quiet = say nothing
verb-name = name a colour
field-part = colour
field-name = colour
move-play = Play { $card_object }
move-play-card-part = Play { $card_object }: { $part }
move-call = Draw, and call “Abjad” if the card is played
move-call-card = Play { $card_object } and call “Abjad”
move-call-card-part = Play { $card_object }: { $part }, and call “Abjad”
move-draw = Draw
move-pass = Keep the card and pass
move-abjad = Call “Abjad”
move-catch = Catch who has just played
move-quiet = Say nothing
move-name = Name { $name }

## Reasons
reason-does-not-fit = Only { $colour }, { $letter } or a wild fits here.
reason-wrong-colour = Only { $colour } or another wild fits here.
reason-must-play = You have a card that fits, so you must play.
reason-draw-first = Play a card, or draw one first.
reason-only-the-card-drawn = In this turn you can play only the card just drawn.
reason-already-drawn = You have drawn already in this turn.
reason-nothing-to-draw = There is nothing to draw.
reason-answer-the-draw-two = Answer with a draw two, or draw.
reason-name-first = First name the colour for the wild that was turned up.
reason-wait-for-catches = One moment: the others still have time to catch.
reason-only-after-a-play = You can call only after your own play, once, and until the next player has moved.
reason-nobody-to-catch = There is nobody to catch: you can try it once on the last play, and not on your own.
reason-say-the-colour = Say the colour as well, for example “play wild red”.

foresee-goes-out = is your last card: you win the round
foresee-makes-miss = makes { $who } miss a turn
foresee-turns-round = turns the direction; { $who } { $who_you ->
    [1] are
   *[other] is
} next
foresee-makes-draw = makes { $who } draw { $due }

## What happens
round-begins-you = Round { $round }. You deal seven cards each.
round-begins-they = Round { $round }. { $who } deals seven cards each.
first-card = The discard pile begins with { $card_object }.
your-hand-you = Your hand: { $cards_object }.
left = { $left ->
    [0] , the last card
    [one] ; one card left
   *[other] ; { $left } cards left
}
calling = { $called ->
    [1] {" "}and call “Abjad”
   *[other] {""}
}
calls-too = { $called ->
    [1] {" "}and calls “Abjad”
   *[other] {""}
}
plays-you = You play { $card_object }{ calling }{ left }.
plays-they = { $who } plays { $card_object }{ calls-too }{ left }.
plays-naming-you = You play { $card_object }, name { $colour }{ calling }{ left }.
plays-naming-they = { $who } plays { $card_object }, names { $colour }{ calls-too }{ left }.
names-you = For the wild you name { $colour }, and begin.
names-they = For the wild { $who } names { $colour }, and begins.
misses-you = You miss a turn.
misses-they = { $who } misses a turn.
turns-round = The direction turns; next { $next_you ->
    [1] are you
   *[other] is { $next }
}.
due-cards = { $due ->
    [one] one card
   *[other] { $due } cards
}
must-answer-you = You must answer with a draw two, or draw { due-cards }.
must-answer-they = { $who } must answer with a draw two, or draw { due-cards }.
holding = { $hand ->
    [one] one card
   *[other] { $hand } cards
}
counted = { $cards_count ->
    [one] one card
   *[other] { $cards_count } cards
}
draws-due-you = { $cards_count ->
    [0] There is nothing for you to draw
   *[other] You draw { $cards_object }
} and miss a turn; { holding } in your hand.
draws-due-they = { $cards_count ->
    [0] There is nothing for { $who } to draw, who misses a turn
   *[other] { $who } draws { counted } and misses a turn
}; { holding } in hand.
draws-last-you = { $cards_count ->
    [0] There is nothing for you to draw.
   *[other] You still draw { $cards_object }.
}
draws-last-they = { $cards_count ->
    [0] There is nothing for { $who } to draw.
   *[other] { $who } still draws { counted }.
}
draws-you = You draw { $cards_object }{ $fits ->
    [0] , which does not fit; { holding } in your hand
    [1] , which fits
   *[other] ; { holding } in your hand
}.
draws-they = { $who } draws { $fits ->
    [0] a card that does not fit; { holding } in hand
    [1] a card that fits
   *[other] a card; { holding } in hand
}.
keeps-you = You keep the card.
keeps-they = { $who } keeps the card.
passes-you = You cannot play and pass: there is nothing to draw.
passes-they = { $who } cannot play and { $people ->
    [one] passes
   *[other] pass
}: there is nothing to draw.
renewed = The draw pile is empty; the discards are shuffled into a new one of { $left ->
    [one] one card
   *[other] { $left } cards
}.

## The call
calls-you = You call “Abjad”.
calls-they = { $who } calls “Abjad”.
calls-needlessly-you = You call “Abjad”, without need.
calls-needlessly-they = { $who } calls “Abjad”, without need.
catches-you = You catch { $whom }, who forgot to call.
catches-they = { $who } catches { $whom_you ->
    [1] you: you forgot to call
   *[other] { $whom }, who forgot to call
}.
catches-late-you = Too late: { $whom } has called already.
catches-late-they = { $who } tries to catch { $whom_you ->
    [1] you: too late, you have called already
   *[other] { $whom }: too late, the call has been made
}.
catches-nothing-you = You try to catch { $whom }, who did not need to call.
catches-nothing-they = { $who } tries to catch { $whom_you ->
    [1] you: you did not need to call
   *[other] { $whom }, who did not need to call
}.
draws-penalty-you = { $cards_count ->
    [0] There is nothing for you to draw
   *[other] You draw { $cards_object }
}; { holding } in your hand.
draws-penalty-they = { $cards_count ->
    [0] There is nothing for { $who } to draw
   *[other] { $who } draws { counted }
}; { holding } in hand.

## The end of a round
points-of = { $points ->
    [0] nothing
    [one] 1 point
   *[other] { $points } points
}
is-left-with-you = You are left with { $cards_object }: { points-of }.
is-left-with-they = { $who } is left with { $cards_object }: { points-of }.
scores-you = You score { points-of }; your total is { $total }.
scores-they = { $who } scores { points-of }; the total is { $total }.
void-passes = Nobody in the whole round could play or draw.
void-renewals = The draw pile would have to be renewed for the sixth time: the round is over.
nobody-scores = Nobody scores, and the same dealer deals again.
lowest-hand-you = You have the lowest hand, { points-of }, and win the round.
lowest-hand-they = { $who } has the lowest hand, { points-of }, and wins the round.
match-won-you = You win the match with { $total }.
match-won-we = You and { $others } share the win with { $total }.
match-won-they = { $people ->
    [one] { $who } wins the match with { $total }
   *[other] { $who } share the win with { $total }
}.

## Facts
fact-in-play = Fits
fact-in-play-value = { $colour }, { $letter } or a wild
fact-in-play-named = Fits
fact-in-play-named-value = { $colour } or a wild
fact-in-play-open = Fits
fact-in-play-open-value = the colour is still to be named
fact-way = Direction
fact-way-value = { $way ->
    [1] to the left
   *[other] to the right
}; then { $next_you ->
    [1] you
   *[other] { $next }
}
fact-due-you = You have to draw
fact-due-they = To draw for { $who }
fact-due-value = { $due }
fact-called-you = You have called
fact-called-they = { $who } has called
fact-called-value = “Abjad”
fact-score-you = Your score
fact-score-they = Score of { $who }
fact-score-value = { $score }
fact-target = To win
fact-target-value = { $score }
fact-round = Round
fact-round-value = { $round }
fact-dealer-you = Dealer
fact-dealer-they = Dealer
fact-dealer-value = { $who }
fact-left = Cards in the draw pile
fact-left-value = { $cards }
