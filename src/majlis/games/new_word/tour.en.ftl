# The tour.
tour-begin = New Word: turn what lies there into another word, with one card at least of your hand and one of the table. A vowel card is either of its two vowels. Make FLASH.
tour-doubt = Five letters count twice. The others may now let the word stand, challenge it, or ask about it.
tour-change = Your word stood, and you drew back to six. What is not used of the table is gone for good. WASHER takes the A, S and H of FLASH.
tour-pass = The whole word counts, also the cards that lay there; six letters count three times. Who finds nothing passes, as the other does, and may exchange cards. You find SMASH.
tour-end = The match ends when the stock is empty and a hand is played out, or when all pass in turn. Most points win.
