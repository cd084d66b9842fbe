# Abjad Guess. Arguments: word, meaning (as somebody wrote it, or as the dictionary has it), points.
name = Abjad, guess
about = Lay a word of the open letters and seal its meaning; the other has to know it.
variant-choice = Choice of four meanings, with words of the list
variant-quick = Three words each, of three to seven letters

## Options
option-judged = An answer
value-judged-players = is the player’s own, and the asker judges it
value-judged-choice = is one of four meanings
option-words = Words asked by each
option-length = Letters of a word
value-length-any = as many as you like
value-length-3-7 = three to seven
option-seconds = Seconds to answer and to judge
value-seconds-none = no limit
option-wilds = With wild cards, as any letter, which count nothing
option-teams = Two teams, for four or six

## Places
zone-stock = open letters
zone-word = word to guess
zone-used = used letters

## Moves
verb-lay = lay a word
verb-answer = answer
verb-choose = choose
verb-give-up = I do not know
verb-accept = accept
verb-reject = reject
verb-yield = do not dispute
verb-dispute = dispute
field-means = meaning; empty: what the dictionary says
field-meaning = meaning
field-name = who is right
side-nobody = nobody
side-asker = the asker
side-guesser = the guesser
move-lay = Lay { $word }
move-answer-meaning = Answer: { $meaning }
move-choose-meaning = { $meaning }
move-give-up = I do not know
move-accept = The answer is right
move-reject = The answer is wrong
move-yield = I do not dispute it
move-dispute = I dispute it
move-vote-name = Vote: { $name }
move-pass = Ask no word
move-challenge = That is no word
foresee-word-worth = { made-points }

## Reasons
reason-word-long = { $word } is too long: a word has { $most } letters at the most.
reason-no-meaning = Nobody knows a meaning of { $word }; write one.
reason-no-meanings = No meaning of { $word } is known, so there is none to choose.

## What happens
all-open-you = All letters lie open. Each asks { $words } words; you ask first.
all-open-they = All letters lie open. Each asks { $words } words; { $who } asks first.
whose-guess = { $guesser_you ->
    [1] What does it mean?
   *[other] { $guesser } has to know what it means.
}
lays-to-guess-you = You lay { $word }, { made-points }. { whose-guess }
lays-to-guess-they = { $who } lays { $word }, { made-points }. { whose-guess }
you-sealed-you = Sealed: { $meaning }.
meaning-offered = { $number }: { $meaning }.
no-word-wanted-you = You ask no word.{ words-left }
no-word-wanted-they = { $who } asks no word.{ words-left }
words-left = { $left ->
    [0] {""}
    [one] {" "}One is left to ask.
   *[other] {" "}{ $left } are left to ask.
}
no-word-you = You doubt { $word }, and rightly: it is not in the list. { asker-loses }
no-word-they = { $who } doubts { $word }, and rightly: it is not in the list. { asker-loses }
asker-loses = { $asker_you ->
    [1] You lose your turn, and the letters go back.
   *[other] { $asker } loses the turn, and the letters go back.
}
is-a-word-you = You doubt { $word }, but it is in the list. The guess goes on.
is-a-word-they = { $who } doubts { $word }, but it is in the list. The guess goes on.
answers-you = You answer: { $meaning }.
answers-they = { $who } answers: { $meaning }.
gives-up-you = You do not know.
gives-up-they = { $who } does not know.
meaning-is-you = You tell what { $word } means: { $meaning }.
meaning-is-they = { $who } tells what { $word } means: { $meaning }.
picks-right-you = You choose: { $meaning }. That is right.
picks-right-they = { $who } chooses: { $meaning }. That is right.
picks-wrong-you = You choose: { $meaning }. That is wrong; it means: { $right }.
picks-wrong-they = { $who } chooses: { $meaning }. That is wrong; it means: { $right }.
accepts-you = You accept the answer.
accepts-they = { $who } accepts the answer.
rejects-you = You do not accept the answer.
rejects-they = { $who } does not accept the answer.
yields-you = You do not dispute it.
yields-they = { $who } does not dispute it.
what-stands = { $known ->
    [0] The dictionary does not have { $word }
   *[other] The dictionary says of { $word }: { $gloss }
}. Now it is voted.
disputes-you = You dispute it. { what-stands }
disputes-they = { $who } disputes it. { what-stands }
votes-counted = Votes for the asker: { $asker }; for the guesser: { $guesser }; for nobody: { $nobody }.
points-got = { $points ->
    [one] one point
   *[other] { $points } points
}
gets-points-you = You get { points-got } and have { $total }.
gets-points-we = You and { $others } get { points-got } and have { $total }.
gets-points-they = { $people ->
    [one] { $who } gets { points-got } and has { $total }.
   *[other] { $who } get { points-got } and have { $total }.
}
nobody-gets = Nobody gets the { points-got }.
all-asked = All words have been asked.
all-pass = All have passed in turn.

## Facts
fact-to-guess-you = Your word
fact-to-guess-they = Asked by { $who }
fact-to-guess-value = { $word }; { made-points }
fact-choice = Meaning { $number }
fact-choice-value = { $meaning }
fact-answer = Answer
fact-answer-value = { $given ->
    [0] none
   *[other] { $meaning }
}
fact-meaning = Meaning
fact-meaning-value = { $meaning }
fact-gloss = The dictionary
fact-gloss-value = { $meaning }
fact-sealed = Sealed by you
fact-sealed-value = { $meaning }
fact-asked-you = Words you have asked
fact-asked-they = Words asked by { $who }
fact-asked-value = { $asked } of { $words }
