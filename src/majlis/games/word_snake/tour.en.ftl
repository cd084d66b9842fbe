# The tour.
tour-begin = Word Snake: all build at the same time a snake of words, each of which begins with the card on which the one before ends. Cards lie face down until the GO.
tour-turned = Your thirteen cards are open. Lay a first word: LEMON. A vowel card is either of its two vowels.
tour-joint = Now NERVE: its N is the N of LEMON, one card for both. The whole snake is entered again, so you may also change it.
tour-centre = You could take single cards of the centre, if you use them at once, and who has used every card calls Stop. The other has passed; pass too.
tour-end = The words can be challenged, then the snake counts for you and the cards left against you. After five deals most points win.
