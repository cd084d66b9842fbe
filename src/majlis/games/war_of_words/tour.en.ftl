# The tour.
tour-begin = War of Words: nine counters stand between you, and at each of them both build a word, card by card. The longer word takes the counter. Begin at location 5 with a B.
tour-column = After the card you drew one. The other answers at the same location with an O. Go on with yours: cards go to the end only.
tour-longer = The other has OI there; hardly anything longer begins so. You have BO: make it BOA.
tour-claim = BOA is a word. Claim the location: you say that the other can make no longer word there any more.
tour-end = The other found none and gave in: the counter is yours. Named a longer word, it would have gone there. Three counters side by side win, or five.
