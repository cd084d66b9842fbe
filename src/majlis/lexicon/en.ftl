# Words. Arguments: word, letter, card, file (a name), list (the name of a word list), count, words, most (numbers).

lexicon-language = { $language ->
    [el] Greek
    [ar] Arabic
   *[en] English
}
lexicon-error-language = There is no word list called “{ $where }”; the languages are en, el and ar.
lexicon-error-no-word = Please give a word.
lexicon-error-letter = “{ $word }” cannot be spelt with { $language ->
    [el] Greek
    [ar] Arabic
   *[en] English
} cards: “{ $letter }” is not one of the letters.
lexicon-error-card = “{ $card }” is not a card of the { $language ->
    [el] Greek
    [ar] Arabic
   *[en] English
} game. Write letters with spaces between them, ? for a wild card, and A/E for a card with a choice.
lexicon-error-cards-none = Please name the cards, for example: B A/E D ? T
lexicon-error-cards-many = That is more cards than any pack has; { $most } is the most.
lexicon-error-argument-missing = Something is missing: { $name }.
lexicon-error-usage = That is not how this command is called ({ $message }).
lexicon-error-list-missing = The file { $file } cannot be read.
lexicon-error-list-empty = There is no word in { $file } that the cards could spell. Is it the right file, in the right language?
lexicon-error-list-binary = { $file } is not a text file. A word list has one word on each line.
lexicon-error-list-damaged = { $file } is damaged and cannot be unpacked.
lexicon-error-list-large = { $file } is too large for a word list.
lexicon-error-glossary-empty = { $file } has no entry that can be used. Each line is a word, a tab, and its meaning.
lexicon-error-dictionary-damaged = The dictionary { $file } cannot be read.

lexicon-words = { $count ->
    [0] These cards make no word of { $list }.
    [one] One word of { $list }:
   *[other] { $count } words of { $list }, the best first:
}
lexicon-words-more = { $count ->
    [one] And one more; --all shows it.
   *[other] And { $count } more; --all shows them.
}
lexicon-list-read = { $words ->
    [one] Read one word.
   *[other] Read { $words } words.
}
lexicon-list-left-out-letters = { $count ->
    [one] Left out one line with letters that no card has: { $examples }.
   *[other] Left out { $count } lines with letters that no card has, for example: { $examples }.
}
lexicon-list-left-out-length = { $count ->
    [one] Left out one line that is too short or too long: { $examples }.
   *[other] Left out { $count } lines that are too short or too long, for example: { $examples }.
}
lexicon-legal = { $word } is a word of { $list }.
lexicon-not-legal = { $word } is not in { $list }.
lexicon-no-meaning = { $word } counts, because it is in { $list }, but no dictionary here explains it.
lexicon-no-meaning-no-word = No dictionary here knows it either.
lexicon-fetching = Fetching { $name }; this happens only once.
lexicon-not-fetched = { $name } could not be fetched, so it is left out this time.

lexicon-help-words =
    majlis words CARDS: all words that the cards can make.
    CARDS are letters with spaces between them; ? is a wild card, A/E a card with a choice.
    --language en|el|ar: the language of the words
    --level children|everyday|full: how large the list is
    --lists FILE: a word list of your own, text or .gz
    --clean: without offensive words
    --must CARDS: cards that have to be used
    --starting, --ending LETTERS: letters that lie on the table already
    --best N: only the N best words
    --all: show all of them
    --lang en|el|ar: the language of the messages
    --json: for programs
lexicon-help-define =
    majlis define WORD: what it means, and whether it counts.
    --language en|el|ar: the language of the word
    --level, --lists, --clean: which list decides, as for words
    --glossary FILE: your own meanings, a word, a tab and its meaning on each line
    --dictionary FILE: the .index file of a dictd dictionary
    --mask: hide the word itself in its meanings
    --no-fetch: use only what is here already
    --lang en|el|ar: the language of the messages
    --json: for programs
