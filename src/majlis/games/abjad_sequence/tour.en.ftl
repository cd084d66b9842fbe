# The tour.
tour-begin = Abjad in sequence: one line of the alphabet, and you lay the letter before it or after it. After dad comes heavy tah, and you have it: it goes on the left.
tour-draw = Now only sad, before, and ayn, after, would fit. You have neither, so you draw.
tour-lucky = What you drew did not fit, and the turn was over. Draw again: what fits is laid at once.
tour-left = The ayn fitted. Now your ghayn goes after it; who has a letter that fits must lay it.
tour-end = Nothing goes before alif or after ya. The first empty hand wins.
