# The tour.
tour-begin = Abjad: be the first without a card. Play a card of the same colour as the one on top, or the same letter. Blue kaf lies on top: your blue alif has its colour.
tour-letter = Now your lam fits, though it is green: the letter is the same. So the colour changes to green.
tour-draw = Nothing of yours is green, nor a waw. Who has nothing that fits draws one card.
tour-again = The card drawn did not fit either, so the turn was over. Had it fitted, it would have been played at once. Draw once more.
tour-many = An alif lies on top, and you have three. Any of them fits; the yellow one brings the colour of which you hold most.
tour-end = Action cards make the next one miss a turn, turn the direction, or make somebody draw two. And with one card left, do not forget to say “Abjad”!
