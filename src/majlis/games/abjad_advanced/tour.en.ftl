# The tour.
tour-begin = Abjad, advanced: everybody has ten letters, and all make words of them at the same time, in secret. Each letter counts its place in the alphabet. Begin with باع.
tour-more = Ba 2, alif 1 and ayn 18 count together. A list may have many words, as long as each card is used once.
tour-hand = You may change your list until you hand it in. Do that now; the other one is still making theirs.
tour-doubt = All lists are open. One word of the other looks wrong; whoever doubts a word challenges it, and it is looked up.
tour-count = It is not in the list, so it counts nothing. A wrong challenge would have cost nothing. Say that you have no more to challenge.
tour-end = The words are counted, and new letters are dealt in the next round. Long words of letters late in the alphabet are worth most.
