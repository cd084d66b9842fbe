# The tour.
tour-begin = Find A Word: eight cards lie open for all. Claim a word of them, and its cards are yours. A vowel card is either of its two vowels. Claim COAL.
tour-object = The other agreed: four cards are yours, and the middle was filled up to eight. Now the other claims MODEB. That looks like no word, so object.
tour-fell = The list does not have it: the cards go back, and it is your turn. If you see nothing you like, you may first ask for one more card, as often as you wish.
tour-asked = Nine cards lie there. You could claim another word; let it be this time, and pass.
tour-end = A word that is only misspelt can be put right by another player. When the stock is empty and nothing more is found, the most cards win.
