# The tour.
tour-begin = Consonants: a trick game in which you do not want points. Consonants count what is printed on them, single letters like J or Q count 20, vowels nothing. First everybody passes four cards: give away your Q, V and two R.
tour-cannot = Who holds the J leads it. You have none; then you must play a letter as late as the latest, or later, if you can. Your O is just as late as the O that lies there, and the first one takes the trick.
tour-points = The third player has taken the J: 20 points that nobody wants. The winner leads to the next trick.
tour-follow = An A is led, and you can follow with a vowel card that shows an A, so you must.
tour-latest = Of equal vowels the card whose other side is later wins. Now A again: with A and U you would take the trick, and no points lie there, so take the lead.
tour-end = You lead now. When all cards are played, everybody makes words of four letters or more of the cards taken: what is in a word does not count. With 150 points for anybody, the lowest score wins.
