# The tour.
tour-begin = Abjad, guess: all letters lie open. You lay a word and seal its meaning; the other has to know it. Lay باب, a door.
tour-judge = The other has answered, and the seal is open. Who asked judges: it says the same in other words, so accept it.
tour-guess = The answer was right, so the points went to the guesser. Now it is you who must know: ملعقة is a spoon, what one eats with.
tour-turn = Your answer was accepted and the points are yours. Used letters are gone. Ask again: كتاب, a book.
tour-end = The other may also give up, as now, or doubt that it is a word; a judgement can be disputed, and then it is voted. After five words each, most points win.
