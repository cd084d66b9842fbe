# The tour.
tour-begin = Cross Words: one word lies on the table, and each new word is laid on it; only the new one stays. Lay the first word, GOAT.
tour-cross = The other passed and your word counts its points. Now lay FOOT through it, crosswise: the T is in both, so you need only three cards.
tour-exchange = Only FOOT lies there now. Words may also run across an end of the old one, lie above or under it, or go around it. When nothing fits, pass; then cards may be exchanged.
tour-end = Long words are multiplied, and all seven cards at once bring 25 more. When all pass in turn, most points win.
