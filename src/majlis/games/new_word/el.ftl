name = New Word
about = Φτιάξε άλλη λέξη από εκείνη στο τραπέζι και από τα φύλλα του χεριού σου.
variant-jr = New Word Jr.

## Options
option-length = Μια λέξη έχει
value-length-four = τουλάχιστον τέσσερα γράμματα
value-length-any = όσα γράμματα θέλεις
option-multiplier = Οι μεγάλες λέξεις μετρούν πολλές φορές
option-same_word = Η νέα λέξη μπορεί να γράφεται όπως η παλιά

## Places
zone-stock = κλειστή στοίβα
zone-word = λέξη στο τραπέζι
zone-before = ό,τι περίσσεψε από την παλιά λέξη
zone-discard = πεταμένα
zone-hand-you = το χέρι σου
zone-hand-they = το χέρι: { $who }

## Moves and reasons
move-pass = Πάσο
reason-needs-hand-card = Η νέα λέξη θέλει ένα φύλλο από το χέρι σου.
reason-needs-table-card = Η νέα λέξη θέλει ένα φύλλο από το τραπέζι.
reason-same-word = Η λέξη { $word } είναι ήδη εκεί· φτιάξε άλλη.
points-made = { $points ->
    [one] ένας πόντος
   *[other] { $points } πόντοι
}
foresee-word-points = { $times ->
    [one] { points-made }
   *[other] { $sum } επί { $times }: { points-made }
}

## What happens
deals-you = Μοιράζεις από έξι φύλλα.
deals-they = Μοιράζει { $who }, από έξι φύλλα.
first-row = Στην πρώτη σειρά: { $cards }.
your-hand-you = Το χέρι σου: { $cards }.
sum = { $times ->
    [one] { points-made }
   *[other] { $sum } επί { $times }, { points-made }
}
lays-you = Βάζεις { $word }, από το χέρι { $cards_object }: { sum }.
lays-they = { $who } βάζει { $word }, από το χέρι { $cards_object }: { sum }.
counts-you = Η λέξη { $word } μετρά: έχεις { $total }.
counts-they = Η λέξη { $word } μετρά: { $who }, σύνολο { $total }.
back-lies = { $row ->
    [1] η πρώτη σειρά είναι πάλι εκεί, ακόμη ελεύθερη
   *[other] η λέξη { $word } είναι πάλι εκεί
}
takes-back-you = Παίρνεις πίσω { $cards_object }, και { back-lies }.
takes-back-they = { $who } παίρνει πίσω { $cards_object }, και { back-lies }.
passes-you = Πας πάσο.
passes-they = { $who } { $people ->
    [one] πάει
   *[other] πάνε
} πάσο.
exchanges-you = Πας πάσο και δίνεις { $cards_object }.
exchanges-they = { $who } πάει πάσο και αλλάζει { $cards }.
draws-you = Τραβάς { $cards_object }· { stock-left }.
draws-they = { $who } τραβά { $cards }· { stock-left }.
stock-left = { $left ->
    [0] η κλειστή στοίβα τελείωσε
    [one] μένει ένα
   *[other] μένουν { $left }
}
all-passed = Όλοι πήγαν πάσο με τη σειρά: δεν βγαίνουν άλλες λέξεις.
no-cards-left-you = Η κλειστή στοίβα τελείωσε, και το χέρι σου επίσης.
no-cards-left-they = Η κλειστή στοίβα τελείωσε, και το χέρι επίσης: { $who }.
wins-you = Κερδίζεις με { $total } πόντους.
wins-they = { $who } κερδίζει με { $total } πόντους.
share-we = Εσύ και { $others } μοιράζεστε τη νίκη, με { $total } πόντους.
share-you = Μοιράζεσαι τη νίκη.
share-they = { $who } μοιράζονται τη νίκη, με { $total } πόντους.

## Facts
fact-score-you = Οι πόντοι σου
fact-score-they = { $who }
fact-score-value = { $score }
fact-word = Η λέξη
fact-word-value = { $word }
fact-dealer-you = Μοίρασε
fact-dealer-they = Μοίρασε
fact-dealer-value = { $who }
