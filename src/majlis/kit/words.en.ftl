# Words laid with cards, words in doubt, and teams at a solitaire: what all games of words share.
# Arguments: word (as it is laid), cards (card names), who (players), people (how many they are), call (a word, or a kind of move).

## Options
option-level = Words of the list
value-level-full = all of them
value-level-everyday = everyday words
value-level-children = words for children
option-offensive = Offensive words
value-offensive-not-for-children = are left out for children
value-offensive-barred = are left out
value-offensive-allowed = count
option-repeats = A word may be laid again
option-mode = A word
value-mode-challenge = may be anything, and can be challenged
value-mode-strict = must be in the list
value-mode-honour = may be anything, and always stands
option-window = Time to challenge
value-window-none = no limit
option-last_challenge = A wrong challenge whose lost turn never comes
value-last_challenge-free = costs nothing
value-last_challenge-costs = costs what the word counted
option-fallen_again = A word that fell may be tried again
option-stuck = When no word can be made
value-stuck-ends = the game ends by itself
value-stuck-silent = the player has to notice

## Moves
verb-word = lay a word
verb-exchange = exchange cards
verb-stand = let it stand
verb-challenge = challenge
verb-question = ask about a word
verb-ready = ready
verb-unready = not ready after all
verb-resign = resign
verb-vote = vote
field-word = word
field-cards = cards
field-call = for
move-word = Lay { $word }
move-exchange = Exchange { $cards }
move-stand = Let it stand
move-challenge = Challenge
move-question = Ask about { $word }: it stays, whatever the list says
move-ready = I am ready
move-unready = I am not ready after all
move-resign = Resign
move-vote = Vote
move-vote-call = Vote: { $call }

## What a card stands for
letter-A = as A
letter-B = as { alpha-B }
letter-C = as { alpha-C }
letter-D = as { alpha-D }
letter-E = as E
letter-F = as { alpha-F }
letter-G = as { alpha-G }
letter-H = as { alpha-H }
letter-I = as I
letter-J = as { alpha-J }
letter-K = as { alpha-K }
letter-L = as { alpha-L }
letter-M = as { alpha-M }
letter-N = as { alpha-N }
letter-O = as O
letter-P = as { alpha-P }
letter-Q = as { alpha-Q }
letter-R = as { alpha-R }
letter-S = as { alpha-S }
letter-T = as { alpha-T }
letter-U = as U
letter-V = as { alpha-V }
letter-W = as { alpha-W }
letter-X = as { alpha-X }
letter-Y = as { alpha-Y }
letter-Z = as { alpha-Z }

## Reasons
reason-word-short = A word has { $least } letters or more here.
reason-word-letter = No card shows “{ $letter }”.
reason-word-lacks = For { $word } { $count ->
    [one] a card is missing
   *[other] cards are missing
}: { $letters }.
reason-word-fixed = { $card } on the table stays { $letter }.
reason-word-cards = These cards are not all there.
reason-word-repeated = { $word } has been laid before.
reason-word-fallen = { $word } has fallen before: the list does not have it.
reason-word-unknown = { $word } is not in the list.
reason-exchange-too-many = { $most ->
    [one] Only one card is left to draw.
   *[other] Only { $most } cards are left to draw.
}
reason-hints-closed = Where words can be challenged, nothing is looked up while the match goes on.
reason-called-already = { $call } has been called already.

## Words in doubt
lets-stand-you = You let it stand.
lets-stand-they = { $who } lets it stand.
list-says = { $known ->
    [0] It is not in the list; it stays all the same
   *[other] It is in the list
}, and counts as a word from now on.
questions-you = You ask about { $word }. { list-says }
questions-they = { $who } asks about { $word }. { list-says }
not-in-list = { $words ->
    [one] { $word } is not in the list
   *[other] { $word } are not in the list
}
challenge-succeeds-you = You challenge, and rightly: { not-in-list }.
challenge-succeeds-they = { $who } challenges, and rightly: { not-in-list }.
in-list = { $words ->
    [one] { $word } is in the list
   *[other] { $word } are in the list
}
turns-lost = { $owed ->
    [one] the next turn is lost
   *[other] the next { $owed } turns are lost
}
challenge-fails-you = You challenge, but { in-list }: { turns-lost }.
challenge-fails-they = { $who } challenges, but { in-list }: { turns-lost }.
still-owed = { $owed ->
    [0] {""}
    [one] , with one more turn to lose
   *[other] , with { $owed } more turns to lose
}
passed-over-you = You are passed over{ still-owed }.
passed-over-they = { $who } is passed over{ still-owed }.
points-lost = { $points ->
    [one] one point
   *[other] { $points } points
}
challenge-costs-you = For a wrong challenge whose turn never came you lose { points-lost }; you have { $total }.
challenge-costs-they = For a wrong challenge whose turn never came { $who } loses { points-lost }, and has { $total }.
fact-in-doubt-you = Your word, in doubt
fact-in-doubt-they = In doubt, by { $who }
fact-in-doubt-value = { $word }
fact-owed-you = You have still to lose
fact-owed-they = { $who } has still to lose
fact-owed-value = { $owed ->
    [one] one turn
   *[other] { $owed } turns
}
fact-settled = Words that count from now on
fact-settled-value = { $word }
fact-fallen = Words that have fallen
fact-fallen-value = { $word }

## A team at a solitaire
calls-you = You call { $number }: { $call }.
calls-they = { $who } calls { $number }: { $call }.
waited-for = { $left ->
    [0] {""}
    [one] {" "}One is still looking.
   *[other] {" "}{ $left } are still looking.
}
ready-you = You are ready.{ waited-for }
ready-they = { $who } is ready.{ waited-for }
unready-you = You go on looking after all.
unready-they = { $who } goes on looking after all.
nothing-called = { $left ->
    [0] Nothing came of this for the third time: the game is given up.
    [one] Nothing came of this; once more, and the game is given up.
   *[other] Nothing came of this. Everybody may look again.
}
to-vote = Vote { $number }: { $call }.
votes-you = You have voted.
votes-they = { $who } has voted.
voted-for-you = You voted for { $call }.
voted-for-we = You and { $others } voted for { $call }.
voted-for-they = { $who } voted for { $call }.
vote-again = You do not all agree. Voting, round { $round }.
rolls = The die for { $call }: { $roll }.
fact-call = Call { $number }
fact-call-value = { $call }
fact-ready = Ready
fact-ready-value = { $ready }
fact-voting = Voting
fact-voting-value = round { $round }
fact-vote-you = Your last vote
fact-vote-they = Last vote of { $who }
fact-vote-value = { $call }
