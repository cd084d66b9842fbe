# The tour.
tour-begin = Naqsh: come as near to 17 as you can, and not above. A mir counts 12, a wazir 11, the others their number. Everybody has paid 1 into the pot. You have 7, so draw.
tour-more = 14 is close. Another card above 3 would put you out, so stand.
tour-won = All have stood, the cards are shown, and yours were nearest: the pot is yours. In the next deal you have 15.
tour-near = The third player drew to exactly 17, which ends a turn by itself. Nothing better can come to you: stand.
tour-end = 17 won that pot. And in the deal after it your first two cards were exactly 17: a natural, shown at once, wins the pot. After 20 deals the most units win.
