# The tour.
tour-begin = 6x6: turn 36 cards into words. Six stacks of six lie there, their top cards open. Make a word of open cards; a vowel card is either of its two vowels.
tour-next = The cards of the word are gone, and where they lay the next card of each stack is turned up. Take from the high stacks if you can: they are hard to use up at the end.
tour-wild = A wild card lies open: it is any letter. Keep it for a word that needs it.
tour-end = When a stack is used up, the top card of another may be moved into its space. Every card left over at the end counts one point against you; none is a win.
