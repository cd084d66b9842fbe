# The tour.
tour-begin = Wordish, or Biribolexo: lay words and empty your hand, then your biribaki, a second hand that lies aside. A turn begins with a closed card, or with all open ones.
tour-lay = Now lay words, as many as you like, of three letters or more. PIECE is there.
tour-second = And MONK as well. Later you may also put letters before and behind words of your side.
tour-greek-lay = Now lay words, as many as you like, of three letters or more. ΗΛΙΟΣ, the sun, is there.
tour-greek-second = And ΚΥΜΑ, the wave. Later you may also put letters before and behind words of your side.
tour-done = Two cards must stay with you: one to discard and one to hold, as long as you have no word of seven letters. Say that you have finished.
tour-discard = Nobody doubted your words. The turn ends with a card on the open pile.
tour-end = A word of seven letters opens the way to your biribaki, and whoever empties that too ends the deal. The turned letter counts double.
