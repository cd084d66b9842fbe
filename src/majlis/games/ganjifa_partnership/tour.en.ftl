# The tour.
tour-begin = Partnership Ganjifa: the side with the mir of the lead suit must take every trick; the other side needs only one. You hold that mir. You may keep the lead or offer it to your partner: keep it.
tour-lead = You must lead all your hukms at once, the cards that nothing still out can beat. Everybody has to follow suit.
tour-ask = Both tricks are yours. Now you have no hukm left; you may ask your partner once for a suit.
tour-follow = Everybody heard the answer, and you have that suit, so you must lead it. Lead a card that your partner can beat.
tour-end = Your partner took the trick with the mir and leads on. A single trick for the defenders, and the challenge has failed. The first side with three deals wins.
