# Word Snake.
name = Word Snake
about = Everybody builds a chain of words at the same time, each word beginning with the last letter of the one before.
variant-timer = Word Snake with the timer
variant-relaxed = Word Snake without a race

## Options
option-ending = A deal ends
value-ending-stop = by Stop, or when all have passed
value-ending-timer = also when time is up, counted from the first pass
value-ending-relaxed = when all have handed in: no race and no Stop
option-timer = Seconds from the first pass
option-check = Seconds to challenge
value-check-none = no limit
option-cap = Minutes for a deal
value-cap-none = no limit
option-building = Minutes to build without a race
value-building-none = no limit
option-hands = Hands
value-hands-open = open
value-hands-hidden = hidden
option-snakes = Snakes
value-snakes-open = open
value-snakes-hidden = hidden until the end
option-repeats = The same word twice in a snake
reason-relaxed-is-hidden = Without a race snakes are hidden anyway: leave that option alone.
reason-timer-without-timer = Seconds from the first pass are for a deal that ends when time is up.

## Places
zone-stock = cards not used in this deal
zone-centre = centre
zone-packet-you = your cards, not yet turned up
zone-packet-they = cards of { $who }, not yet turned up
zone-rack-you = your cards
zone-rack-they = cards of { $who }
zone-snake-you = your snake
zone-snake-they = snake of { $who }
zone-left-you = the cards you had left
zone-left-they = cards that { $who } had left

## Moves and reasons
field-words = words
field-number = seat
verb-go = GO
verb-stop = Stop
verb-snake = lay your snake
verb-take = take from the centre
move-go = GO!
move-stop = Stop!
move-snake = Lay { $words }
move-take = Take { $card_object }
move-pass = Pass: you are done with this deal
move-stand = No challenge, or no more
move-challenge-word-number = Challenge { $word } of seat { $number }
reason-centre-one = Only one card of the centre at a time: lay it in your snake, then take the next.
reason-centre-gone = { $card } lies in the centre no more.
reason-use-it-now = The card that you have just taken must go straight into a word: { $card }.
reason-place-it-first = First use the card that you have just taken.
reason-not-a-chain = { $word } must begin with the last letter of { $before }.
reason-not-whole = A word of your snake is not complete.
reason-cards-left = Stop is for who has no card left outside the snake.
reason-no-stop = There is no Stop without a race: hand in with “pass”.

## What happens
deal-begins-you = Deal { $deal } of { $deals }: 13 cards each, face down. You give the GO.
deal-begins-they = Deal { $deal } of { $deals }: 13 cards each, face down. { $who } gives the GO.
centre = In the centre: { $cards }.
go = 3, 2, 1, GO!
your-cards-you = Your cards: { $cards }.
takes-you = You take { $card_object } from the centre; { $left } left there.
takes-they = { $who } takes { $card_object } from the centre; { $left } left there.
declines-you = You take nothing.
declines-they = { $who } takes nothing.
snake-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
cards-held = { $held ->
    [0] no card left
    [one] one card left
   *[other] { $held } cards left
}
builds-you = Your snake: { $words }. { snake-points }, { cards-held }.
builds-they = Snake of { $who }: { $words }. { snake-points }, { cards-held }.
passes-you = You pass.
passes-they = { $who } { $people ->
    [one] passes
   *[other] pass
}.
hands-in-you = You hand in.
hands-in-they = { $who } hands in.
sand-runs = The timer runs: { $seconds } seconds.
snake-left = { $left ->
    [0] nothing stays of the snake
   *[other] { $words } stays
}
takes-back-you = You take back { $cards }: { snake-left }.
takes-back-they = { $who } takes back { $cards }: { snake-left }.
stops-you = You call Stop with { $words }: { snake-points }. Nobody moves.
stops-they = { $who } calls Stop with { $words }: { snake-points }. Nobody moves.
shows-you = You show your snake: { $words }. { snake-points }.
shows-they = { $who } shows a snake: { $words }. { snake-points }.
lets-words-stand-you = You have nothing more to challenge.
lets-words-stand-they = { $who } has nothing more to challenge.
marked-word = { $whose_you ->
    [0] { $word } of { $whose }
   *[other] your { $word }
}
marks-you = You challenge { marked-word }.
marks-they = { $who } challenges { marked-word }.
word-costs = { $points ->
    [one] one point
   *[other] { $points } points
}
challenges-wrongly-you = You have challenged { $word }, but it is in the list: that costs you { word-costs }.
challenges-wrongly-they = { $who } has challenged { $word }, but it is in the list: that costs { word-costs }.
challenges-rightly-you = You have challenged { $word } rightly: it is not in the list.
challenges-rightly-they = { $who } has challenged { $word } rightly: it is not in the list.
lapsed-word = { $whose_you ->
    [0] a word of { $whose }
   *[other] a word of yours
}
lapses-you = Your challenge to { lapsed-word } lapses: it is cut off already.
lapses-they = The challenge of { $who } to { lapsed-word } lapses: it is cut off already.
stop-stands-you = Your Stop stands.
stop-stands-they = The Stop of { $who } stands.
stop-falls-you = Your Stop falls, and you are out of this deal.
stop-falls-they = The Stop of { $who } falls, and { $who } is out of this deal.
deal-ends = Deal { $deal } is over.
costs-more = { $cost ->
    [0] {""}
   *[other] , less { $cost } for wrong challenges
}
left-with-you = You have left: { $cards }.
left-with-they = { $who } has left: { $cards }.
scored-you = You get { $points } for the snake, less { $against } for cards left{ costs-more }: { $total } in all.
scored-they = { $who } gets { $points } for the snake, less { $against } for cards left{ costs-more }: { $total } in all.
wins-you = You win with { $total }.
wins-we = You and { $others } share the win with { $total } each.
wins-they = { $who } { $people ->
    [one] wins with { $total }
   *[other] share the win with { $total } each
}.

## Facts
fact-score-you = Your score
fact-score-they = Score of { $who }
fact-score-value = { $score }
fact-deal = Deal
fact-deal-value = { $deal } of { $deals }
fact-snake-you = Your snake
fact-snake-they = Snake of { $who }
fact-snake-value = { $words }: { snake-points }
fact-my-snake-you = Your snake
fact-my-snake-they = Snake of { $who }
fact-my-snake-value = { $words }: { snake-points }
fact-passed-you = You
fact-passed-they = { $who }
fact-passed-value = done with this deal
