# The tour.
tour-begin = Stack 'em: 74 cards are to become one stack. Six piles lie open; make a word of their top cards. A vowel card is either of its two vowels. Here all six make a word.
tour-one = The piles of your word are one now, with its last letter, R, on top. New cards were dealt until six piles lay open again. The next word begins with the R.
tour-last = The last letter of each word stays in play. End on a letter that many words have.
tour-tuck = What lies under the tops does not matter any more. It can be put away at any time, as the next move does.
tour-end = When all cards are dealt, your words bring the six piles down to one, and you win. If no word can be made, the game is lost.
