# The tour.
tour-begin = Abjad, medium: ten letters in your hand, ten in the centre for all. Once a round you may change up to three. Three alifs are too many: two of them go for lam and fa.
tour-words = Now all make words at the same time, in secret. Each letter counts its place in the alphabet.
tour-more = As many words as you like, each card once.
tour-hand = When you find no more, hand in your list.
tour-agree = The lists are open. You could challenge a word you doubt: one that is not in the list counts nothing. Here all is well.
tour-end = The cards of your words are your points; those left over count nothing. Most points after all rounds win.
