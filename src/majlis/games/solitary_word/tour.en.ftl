# The tour.
tour-begin = Solitary Word: bring the whole pack into the discards by playing words from the line. Three pennies are in the purse. Here the whole line is one word.
tour-penny = A word that uses the whole line earns a penny. New cards came into the line. The next word is short: two or three letters cost a penny.
tour-short = The penny is paid. Words of four letters or more cost nothing.
tour-end = You win when all 74 cards are in the discards. You lose when no word can be made and paid for: keep a penny for a bad line.
