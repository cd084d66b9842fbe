# Λέξεις. Ορίσματα: word, letter, card, file (όνομα), list (όνομα λίστας), count, words, most (αριθμοί).

lexicon-language = { $language ->
    [el] ελληνικά
    [ar] αραβικά
   *[en] αγγλικά
}
lexicon-error-language = Δεν υπάρχει λίστα λέξεων «{ $where }»· οι γλώσσες είναι en, el και ar.
lexicon-error-no-word = Γράψτε μια λέξη.
lexicon-error-letter = Η λέξη «{ $word }» δεν γράφεται με τα { $language ->
    [el] ελληνικά
    [ar] αραβικά
   *[en] αγγλικά
} φύλλα: το «{ $letter }» δεν είναι ένα από τα γράμματα.
lexicon-error-card = Δεν υπάρχει φύλλο «{ $card }» στην { $language ->
    [el] ελληνική
    [ar] αραβική
   *[en] αγγλική
} τράπουλα. Γράψτε τα γράμματα με κενά ανάμεσά τους, ? για μπαλαντέρ, και A/E για φύλλο με επιλογή.
lexicon-error-cards-none = Γράψτε τα φύλλα, για παράδειγμα: Α Β Ε ? Τ
lexicon-error-cards-many = Καμία τράπουλα δεν έχει τόσα φύλλα· το πολύ { $most }.
lexicon-error-argument-missing = Κάτι λείπει: { $name }.
lexicon-error-usage = Η εντολή δεν γράφεται έτσι ({ $message }).
lexicon-error-list-missing = Το αρχείο { $file } δεν διαβάζεται.
lexicon-error-list-empty = Το { $file } δεν έχει καμία λέξη που να γράφεται με τα φύλλα. Είναι το σωστό αρχείο, στη σωστή γλώσσα;
lexicon-error-list-binary = Το { $file } δεν είναι αρχείο κειμένου. Μια λίστα έχει μία λέξη σε κάθε γραμμή.
lexicon-error-list-damaged = Το { $file } είναι κατεστραμμένο και δεν αποσυμπιέζεται.
lexicon-error-list-large = Το { $file } είναι πολύ μεγάλο για λίστα λέξεων.
lexicon-error-glossary-empty = Το { $file } δεν έχει καμία εγγραφή που να χρησιμεύει. Κάθε γραμμή έχει λέξη, στηλοθέτη (tab) και σημασία.
lexicon-error-dictionary-damaged = Το λεξικό { $file } δεν διαβάζεται.

lexicon-words = { $count ->
    [0] Με αυτά τα φύλλα δεν βγαίνει καμία λέξη της λίστας { $list }.
    [one] Μία λέξη της λίστας { $list }:
   *[other] { $count } λέξεις της λίστας { $list }, πρώτα οι καλύτερες:
}
lexicon-words-more = { $count ->
    [one] Και μία ακόμη· με --all φαίνεται κι αυτή.
   *[other] Και { $count } ακόμη· με --all φαίνονται όλες.
}
lexicon-list-read = { $words ->
    [one] Διαβάστηκε μία λέξη.
   *[other] Διαβάστηκαν { $words } λέξεις.
}
lexicon-list-left-out-letters = { $count ->
    [one] Μία γραμμή έμεινε έξω, γιατί έχει γράμματα που δεν υπάρχουν στα φύλλα: { $examples }.
   *[other] { $count } γραμμές έμειναν έξω, γιατί έχουν γράμματα που δεν υπάρχουν στα φύλλα, όπως: { $examples }.
}
lexicon-list-left-out-length = { $count ->
    [one] Μία γραμμή έμεινε έξω, γιατί είναι πολύ μικρή ή πολύ μεγάλη: { $examples }.
   *[other] { $count } γραμμές έμειναν έξω, γιατί είναι πολύ μικρές ή πολύ μεγάλες, όπως: { $examples }.
}
lexicon-legal = Η λέξη { $word } υπάρχει στη λίστα { $list }.
lexicon-not-legal = Η λέξη { $word } δεν υπάρχει στη λίστα { $list }.
lexicon-no-meaning = Η λέξη { $word } μετράει, γιατί υπάρχει στη λίστα { $list }, αλλά κανένα λεξικό εδώ δεν την εξηγεί.
lexicon-no-meaning-no-word = Ούτε κανένα λεξικό εδώ την ξέρει.
lexicon-fetching = Φέρνω το { $name }· γίνεται μόνο μία φορά.
lexicon-not-fetched = Το { $name } δεν μπόρεσε να έρθει, και μένει έξω για τώρα.

lexicon-help-words =
    majlis words ΦΥΛΛΑ: όλες οι λέξεις που βγαίνουν με τα φύλλα.
    Τα φύλλα είναι γράμματα με κενά ανάμεσα· το ? είναι μπαλαντέρ, το A/E φύλλο με επιλογή.
    --language en|el|ar: η γλώσσα των λέξεων
    --level children|everyday|full: πόσο μεγάλη είναι η λίστα
    --lists ΑΡΧΕΙΟ: δική σας λίστα λέξεων, κείμενο ή .gz
    --clean: χωρίς προσβλητικές λέξεις
    --must ΦΥΛΛΑ: φύλλα που πρέπει να χρησιμοποιηθούν
    --starting, --ending ΓΡΑΜΜΑΤΑ: γράμματα που βρίσκονται ήδη στο τραπέζι
    --best N: μόνο οι N καλύτερες λέξεις
    --all: να φανούν όλες
    --lang en|el|ar: η γλώσσα των μηνυμάτων
    --json: για προγράμματα
lexicon-help-define =
    majlis define ΛΕΞΗ: τι σημαίνει, και αν μετράει.
    --language en|el|ar: η γλώσσα της λέξης
    --level, --lists, --clean: ποια λίστα αποφασίζει, όπως στο words
    --glossary ΑΡΧΕΙΟ: δικές σας σημασίες, σε κάθε γραμμή λέξη, στηλοθέτης (tab) και σημασία
    --dictionary ΑΡΧΕΙΟ: το αρχείο .index ενός λεξικού dictd
    --mask: να κρυφτεί η ίδια η λέξη μέσα στις σημασίες της
    --no-fetch: μόνο με ό,τι υπάρχει ήδη εδώ
    --lang en|el|ar: η γλώσσα των μηνυμάτων
    --json: για προγράμματα
