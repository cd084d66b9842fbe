# The tour.
tour-begin = Ganjifa: win more tricks than the others. There are no trumps, and nobody has to follow suit. Who holds the mir of the lead suit begins: lead it together with any other card, here the 3 of swords.
tour-run = The others threw two cards each, and both tricks are yours. A leader must do the first that is possible of four steps. First a run: you hold the highest card of a suit and the next below it; lead them all but the last.
tour-again = The mir of servants was the hukm, the highest of its suit still out, so nobody could beat it. Moons have a run as well.
tour-end = When there are no runs, you ask for a missing hukm with a deni, then you lead all your hukms at once, and at last a card unseen. The table always tells what is highest in each suit. After four rounds most tricks win.
