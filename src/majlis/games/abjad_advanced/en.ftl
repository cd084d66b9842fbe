# Abjad Advanced. All else is said in kit/making.
name = Abjad, advanced level
about = Make as many words as you can of ten cards, while all others do the same.
variant-bots = Only words of the list
variant-school = For school: everyday words of three letters or more, five minutes
variant-five = With five colours

## Options
option-repeats = The same word may stand twice in a list
verb-word = add a word to the list

## Places
zone-stock = draw pile
zone-used = used cards
zone-hand-you = your hand
zone-hand-they = hand of { $who }
zone-words-you = your words
zone-words-they = words of { $who }
