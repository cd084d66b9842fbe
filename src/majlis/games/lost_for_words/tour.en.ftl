# The tour.
tour-begin = Lost for Words: build words letter by letter in up to five columns. Before a column has a letter, a vowel card can be laid across it: it doubles what the column counts.
tour-draw = After each card you draw one: from the stock, or from the two open piles, when something lies there.
tour-build = Now the first letter. CLO... could become CLOCK, CLOUD or CLOAK; a word needs five letters at least.
tour-order = Letters go only to the end of a column; nothing is put before or between.
tour-piles = A column that is begun costs ten points, so its word has to be worth it.
tour-end = The other discarded a vowel card and you took it from the open pile. The deal is over when the last card of the stock is drawn; unfinished columns cost.
