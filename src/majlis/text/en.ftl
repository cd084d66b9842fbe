# What belongs to no game. Arguments: who (players), people (how many they are), cards (card names), count (a number).

language = English

## Lists and numbers
list-comma = { $head }, { $item }
list-and = { $head } and { $item }
cards-unseen = { $count ->
    [0] no card
    [one] a card
   *[other] { $count } cards
}
seat-name = Seat { $number }
yes = yes
no = no

## Moves that many games have
verb-play = play
verb-draw = draw
verb-pass = pass
verb-heard = heard
field-card = card
field-take = what to take
field-part = part
move-play = Play { $card }
move-draw = Draw
move-pass = Pass
move-heard = I have heard it

## Reasons
reason-not-now = You cannot do that now.
reason-not-your-turn = It is not your turn.
reason-not-among-the-choices = That is not one of the choices.
reason-match-is-over = The match is over.
reason-you-do-not-hold = You do not hold { $card }.
reason-not-a-move = “{ $text }” is not a move.
reason-no-such-move = “{ $text }” is not a move; type ? for the moves you can make.
spot-line = line { $number }
spot-move = move { $number }
spot-move-said = move { $number }, { $text }
refused-where = { $where }: { $reason }

## Texts that people and programs send
reason-unknown-game = There is no game “{ $name }”; the games are { $known }.
reason-unknown-variant = There is no variant “{ $name }” of this game; the variants are { $known }.
reason-unknown-option = There is no option “{ $name }”; the options are { $known }.
reason-unknown-value = The option { $name } cannot be “{ $value }”; it can be { $known }.
reason-wrong-seats = { $game } is not played by { $seats }; it is played by { $known }.
reason-unknown-seat = There is no seat { $seat }; { $seats } play, and seats count from 0.
reason-unknown-zone = There is no place “{ $name }”; the places are { $known }.
reason-unknown-card = There is no card “{ $code }” in this pack.
reason-card-twice = The card { $code } lies in more places than the pack has of it.
reason-unknown-field = The state has no “{ $name }”; it has { $known }.
reason-wrong-field = { $name } cannot be “{ $value }”.
reason-position-not-an-object = An object in braces belongs here.
reason-position-not-a-list = A list in brackets belongs here.
reason-position-unknown-key = A position has no “{ $name }”; it has game, seats, options, zones, state, known and cannot.
reason-position-number = { $name } must be a whole number.
reason-position-cards-missing = These cards lie nowhere: { $cards }.
reason-position-place = There is no card at place “{ $place }”.
reason-position-viewer = “{ $name }” is nobody at the table; write a seat, spectator or all.
reason-position-nonsense = The rules can make nothing of this position: { $error }
reason-position-turn = The seat that is to act does not fit the rest of the position.
reason-position-empty-hand = The seat that is to act holds no card.
reason-position-hands = The numbers of cards in the hands do not fit whose turn it is.
reason-record-header = A record begins with a line like {"{"}"majlis": 1, "game": "basra", "rules": 1, "seats": 2, "seed": "7"{"}"}.
reason-record-rules = The record was made with version { $rules } of the rules, and this is version { $known }.
reason-record-seed-line = After commit or reveal come the number of a deal and 64 hexadecimal digits.
reason-record-line = “{ $text }” is not a line of a record; a move is a seat and a text, such as 0 play 7D.
reason-verdict-missing = The record does not say whether “{ $word }” is a word.
reason-record-verdict = After verdict come yes or no and a word.
reason-record-not-revealed = The seed of deal { $deal } has not been revealed yet.
reason-record-too-long = A record has { $most } characters at the most.
reason-not-json = This is not JSON.
reason-no-such-file = There is no file { $name }.

fact-word-list = Word list
fact-word-list-value = { $name } ({ $hash })
reason-list-not-here = The word list of this table is not on this device.
reason-list-missing = { lexicon-error-list-missing }
reason-list-empty = { lexicon-error-list-empty }
reason-list-binary = { lexicon-error-list-binary }
reason-list-damaged = { lexicon-error-list-damaged }
reason-list-large = { lexicon-error-list-large }
