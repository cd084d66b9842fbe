name = 6x6
about = Turn six stacks of six cards into words; each card left counts one, and the aim is none.
variant-5x5 = 5x5
variant-7x7 = 7x7
variant-8x9 = 8x9

## Options
option-stacks = Stacks
option-high = Cards in a stack

## Places
zone-stock = cards not used
zone-open = open cards
zone-played = words
zone-stack = stack { $first }
all-stacks = all stacks
on-stack = stack { $first }

## Moves and reasons
verb-turn = turn up a stack
verb-fill = fill an empty space
field-name = stack
move-word = Play { $word }
move-turn = Turn up { $name }
move-fill = Move the top card of { $name } to an empty space
call-turn = turn up { $first ->
    [all] all stacks
   *[other] stack { $first }
}
call-fill = fill a space from stack { $first }
reason-too-many-cards = That takes { $needed } cards, and the pack has { $cards }.
cards-left = { $left ->
    [0] no card
    [one] one card
   *[other] { $left } cards
}
foresee-word-leaves = leaves { cards-left }{ $emptied ->
    [0] {""}
    [one] {" "}and empties a stack
   *[other] {" "}and empties { $emptied } stacks
}
foresee-fills = goes to space { $space }

## What happens
begins = { $stacks } stacks of { $high }: { cards-left } to turn into words.
tops = On top, from stack 1 on: { $cards }.
turned = { $count ->
    [one] Stack { $stacks } shows { $cards }.
   *[other] Stacks { $stacks } show { $cards }.
}
filled = From stack { $stack } to space { $space }: { $cards }.
plays-you = You play { $word }. Left: { cards-left }.
plays-they = { $who } plays { $word }. Left: { cards-left }.
team-plays = { $word } is played. Left: { cards-left }.
emptied = { $count ->
    [one] Stack { $stacks } is empty.
   *[other] Stacks { $stacks } are empty.
}
won = All cards are in words: the game is won, in { $words } words.
words-made = { $words ->
    [0] no word
    [one] one word
   *[other] { $words } words
}
no-word-left = No word can be made any more: { words-made } made, { cards-left } left over.
resigned-you = You stop: { words-made } made, { cards-left } left over.
resigned-they = { $who } stops: { words-made } made, { cards-left } left over.
team-resigned = The game is given up: { words-made } made, { cards-left } left over.

## Facts
fact-left = Left
fact-left-value = { $cards ->
    [0] no card
    [one] one card
   *[other] { $cards } cards
}
fact-words = Words so far
fact-words-value = { $count }: { $words }
