# The tour.
tour-begin = Alphabet Bang: cards are flipped onto a line, and when a letter comes that lies there already, it is slapped and the line is won. Here you take turns without hurry; at a fast table the first one has it.
tour-none = The first card is an A. It lies alone, so there is nothing to slap: pass.
tour-flip = Now it is your turn to flip.
tour-match = An A again, and an A lies there: say Bang!
tour-end = You won the whole line. A false slap locks you out until the next card, and at a wild one says AlphabetBang. Whoever has won more cards wins.
