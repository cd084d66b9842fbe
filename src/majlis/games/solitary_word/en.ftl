name = Solitary Word
about = Play words from a line of cards until the pack is gone; short words cost a penny.
variant-hard = Solitary Word without a penny
variant-easy = Solitary Word with a line of seven

## Options
option-purse = Pennies to begin with
option-line = Cards in the line
option-bank = Pennies there are
value-bank-endless = as many as you earn
value-bank-five = five in all
option-die = In a team the die decides
value-die-ten = after ten rounds of voting
value-die-three = after three rounds of voting
value-die-never = never

## Places
zone-stock = pack
zone-line = line
zone-discard = discards

## Moves and reasons
move-word = Play { $word }
reason-short-word-without-penny = A short word costs a penny, and the purse is empty: { $least } letters or more.
foresee-word-costs = { $cost ->
    [0] {""}
   *[other] costs a penny;{" "}
}{ $left ->
    [0] uses the whole line
    [one] leaves one card
   *[other] leaves { $left } cards
}

## What happens
pennies = { $purse ->
    [0] no penny
    [one] one penny
   *[other] { $purse } pennies
}
begins = In the purse: { pennies }. In the pack: { cards-left }.
line = In the line: { $cards }.
paid = { $cost ->
    [0] .
   *[other] {" "}for a penny. In the purse: { pennies }.
}
plays-you = You play { $word }{ paid }
plays-they = { $who } plays { $word }{ paid }
team-plays = { $word } is played{ paid }
earns = The whole line is used, and that earns a penny. In the purse: { pennies }.
refilled = New in the line: { $cards }; { $left ->
    [0] the pack is finished
   *[other] { $left } left in the pack
}.
won = All 74 cards are gone: the game is won, in { $words } words.
cards-left = { $left ->
    [one] one card
   *[other] { $left } cards
}
no-word-left = No word can be made { $purse ->
    [0] of four letters or more
   *[other] any more
}: the game is lost, with { cards-left } to go.
resigned-you = You resign, with { cards-left } to go.
resigned-they = { $who } resigns, with { cards-left } to go.
team-resigned = The game is given up, with { cards-left } to go.

## Facts
fact-purse = Purse
fact-purse-value = { $pennies ->
    [0] empty
    [one] one penny
   *[other] { $pennies } pennies
}
fact-bank = Bank
fact-bank-value = { $pennies ->
    [0] empty
    [one] one penny
   *[other] { $pennies } pennies
}
fact-to-go = To go
fact-to-go-value = { $cards ->
    [one] one card
   *[other] { $cards } cards
}
fact-played = The story so far
fact-played-value = { $words }
