# The tour.
tour-begin = Alpha Rummy: lay words of four letters or more, and be the first to have 500 points. A turn begins with a card: from the stock, or from the discards. Draw from the stock.
tour-meld = Six of your cards make WASHER. A vowel card is either of its two vowels.
tour-bonus = Six letters count three times and bring three bonus cards. The turn ends with a discard.
tour-take = All discards lie open. You may take one with all that lie above it, if you meld it at once. The C that was just thrown fits your hand.
tour-must = Now the C must be in your meld: C, L, U and E make CLUE.
tour-end = You may also add letters to words on the table, whoever laid them: a new letter counts by the length of the whole word. Discard, and go on.
