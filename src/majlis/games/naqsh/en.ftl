name = Naqsh
about = Come to 17 with two cards, or as near below it as you can; above 17 you are out.
variant-banker = Naqsh against a banker
variant-twenty-one = Naqsh with 21
variant-combinations = Naqsh with 21, pairs and triples

## Options
option-pack = Pack
value-pack-short = four suits, 48 cards
value-pack-french = French pack without jacks, 48 cards
value-pack-moghul = Moghul, 96 cards
value-pack-dashavatara = Dashavatara, 120 cards
option-frame = Played for
value-frame-pot = a pot that the best hand wins
value-frame-banker = stakes against a banker
option-naturals = A natural 17
value-naturals-shown = is shown at once and ends the deal
value-naturals-hidden = stays hidden and beats every other 17
option-twenty_one = 21 with two cards beats 17
option-combinations = Pairs and triples beat 17
option-change = Two dealt cards above 17 may be changed once
option-shuffle = The cards are shuffled
value-shuffle-every-deal = for every deal
value-shuffle-when-used-up = when they are used up
option-purse = Units at the start
option-ante = Ante or stake
option-deals = Deals in a match
reason-banker-sees-naturals = With a banker a natural 17 is shown at once: choose one or the other.

## Places
zone-stock = stock
zone-spent = spent cards
zone-shown-you = your open cards
zone-shown-they = open cards of { $who }
zone-hand-you = your hand
zone-hand-they = hand of { $who }

## Moves and reasons
verb-stand = stand
verb-change = change
verb-keep = keep
move-draw = Draw a card
move-stand = Stand
move-change = Change both cards
move-keep = Keep them and be out
reason-has-seventeen = You have 17 with two cards; nothing can better it.
reason-no-cards-left = There is no card left to draw.
reason-position-two-cards = Who plays in this deal holds two cards or more, hidden or open.
reason-position-hand = A hidden hand could not be like that by now.

foresee-draw = up to { $safe } is safe
foresee-draw-any = no card can take you above 17
foresee-draw-over = any card takes you above 17
what-hand = { $kind ->
    [2] a natural 17
    [3] 21
    [4] a pair
    [5] a triple
   *[1] { $total }
}
foresee-stand = with { what-hand }
foresee-change = for two new ones
foresee-keep = { $total } is above 17

## What happens
units = { $ante ->
    [one] 1 unit
   *[other] { $ante } units
}
deal-begins-you = Deal { $deal }. You deal. Everybody puts { units } into the pot, which holds { $pot }.
deal-begins-they = Deal { $deal }. { $who } deals. Everybody puts { units } into the pot, which holds { $pot }.
deal-begins-free-you = Deal { $deal }, for the pot of { $pot } that is left; nobody adds to it. You deal.
deal-begins-free-they = Deal { $deal }, for the pot of { $pot } that is left; nobody adds to it. { $who } deals.
deal-begins-banker-you = Deal { $deal }. You are the banker. Everybody else stakes { units }.
deal-begins-banker-they = Deal { $deal }. { $who } is the banker. Everybody else stakes { units }.
your-hand-you = Your hand: { $cards }. That is { $total }.
shows-natural-you = A natural 17! You show it at once.
shows-natural-they = { $who } shows { $cards }: a natural 17!
shows-twenty-one-you = 21! You show it at once.
shows-twenty-one-they = { $who } shows { $cards }: 21!
bust-you = With { $total } you are above 17 and out.
bust-they = { $who } is out with { $total }: { $cards }.
changes-you = You change both cards for two new ones.
changes-they = { $who } changes { $cards } for two new cards.
draws-you = You draw the { $card_object }, your { $hand ->
    [3] third
    [4] fourth
    [5] fifth
   *[other] { $hand }th
} card.
draws-they = { $who } draws a card and holds { $hand }.
your-total-you = That makes { $total }.
your-triple-you = That makes a triple!
seventeen-you = You have 17, and your turn is over.
seventeen-they = That makes 17 for { $who }, whose turn is over.
stands-you = You stand with { $hand } cards.
stands-they = { $who } stands with { $hand } cards.
reshuffled = The stock is used up. { $cards ->
    [one] One card that is out of play makes a new one.
   *[other] { $cards } cards that are out of play are shuffled into a new one.
}
shows-you = You show your cards: { what-hand }.
shows-they = { $who } shows { $cards }: { what-hand }.
all-bust = Everybody is out. The pot of { $pot } stays for the next deal.
last-one-you = Nobody else is left: the pot of { $pot } is yours, and you have { $purse }.
last-one-they = Nobody else is left: { $who } wins the pot of { $pot } and has { $purse }.
best-hand = { $kind ->
    [2] The natural 17 is best
    [3] 21 is best
    [4] The pair is best
    [5] The triple is best
   *[1] { $fewer ->
        [1] { $total } with fewer cards is best
       *[0] { $total } is nearest to 17
    }
}
wins-pot-you = { best-hand }: you win the pot of { $pot } and have { $purse }.
wins-pot-they = { best-hand }: { $who } wins the pot of { $pot } and has { $purse }.
stays-in-pot = { $left ->
    [0] {""}
   *[other] ; { $left } stays in the pot
}
share-pot-we = { best-hand }: you and { $others } share the pot of { $pot }, { $points } each{ stays-in-pot }.
share-pot-they = { best-hand }: { $who } share the pot of { $pot }, { $points } each{ stays-in-pot }.
now-has-you = You now have { $purse }.
now-has-they = { $who } now has { $purse }.
beats-banker-you = You beat the banker, win { $points } and have { $purse }.
beats-banker-they = { $who } beats the banker, wins { $points } and has { $purse }.
loses-to-banker-you = You lose { $points } to the banker and have { $purse }.
loses-to-banker-they = { $who } loses { $points } to the banker and has { $purse }.
banker-has-you = As the banker you end the deal with { $purse }.
banker-has-they = { $who }, the banker, ends the deal with { $purse }.
drops-out-you = With { $purse } you cannot pay the ante and are out of the match.
drops-out-they = With { $purse } { $who } cannot pay the ante and is out of the match.
shared-out-you = Nobody has won the last pot; you get { $points } of it.
shared-out-we = Nobody has won the last pot; you and { $others } get { $points } each.
shared-out-they = Nobody has won the last pot; { $people ->
    [one] { $who } gets { $points } of it
   *[other] { $who } get { $points } each
}.
match-won-you = You win the match with { $purse }.
match-won-we = You and { $others } share the match with { $purse } each.
match-won-they = { $who } { $people ->
    [one] wins the match with { $purse }
   *[other] share the match with { $purse } each
}.

## Facts
fact-pot = Pot
fact-pot-value = { $pot }
fact-purse-you = You have
fact-purse-they = { $who }
fact-purse-value = { $purse }
fact-deal = Deal
fact-deal-value = { $deal } of { $deals }
fact-dealer-you = Dealer
fact-dealer-they = Dealer
fact-dealer-value = { $who }
fact-banker-you = Banker
fact-banker-they = Banker
fact-banker-value = { $who }
fact-out-you = You
fact-out-they = { $who }
fact-out-value = out of the match
fact-bust-you = You
fact-bust-they = { $who }
fact-bust-value = above 17, out
fact-seventeen-you = You
fact-seventeen-they = { $who }
fact-seventeen-value = 17
fact-stands-you = You
fact-stands-they = { $who }
fact-stands-value = no more cards
fact-total = Your cards make
fact-total-value = { $kind ->
    [2] 17, a natural
    [4] { $total }, a pair
    [5] { $total }, a triple
   *[other] { $total }
}
