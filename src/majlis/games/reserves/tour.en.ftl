# The tour.
tour-begin = Reserves: place 74 cards, one by one, and clear lines by making words. A card goes into one of three lines, on a reserve stack, or is killed. A vowel card is put as one of its two vowels.
tour-line = The order in the line does not matter: E and H, and now A as well.
tour-word = The four letters of line 1 are a word. A line of four letters or more may be cleared, or you wait for a longer word.
tour-clear = The line is empty again. W comes now and fits nowhere yet: lay it on a reserve. From there the top card can be played to any line later.
tour-reserve = Three cards in the game may be killed. Their points count against you, but they are out of the way. So that you have seen it, kill the S.
tour-end = When all cards are placed, you make words of whatever still shows. The points left over are your score: the fewer the better.
