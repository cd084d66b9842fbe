name = Alpha Rummy 500
about = Τράβα, κατέβαζε λέξεις, πρόσθετε γράμματα σε λέξεις του τραπεζιού και φτάσε πρώτος στους 500 πόντους.
variant-rum = Με μέτρημα στο χέρι

## Επιλογές
option-further = Μετά τα φύλλα-δώρο ο παίκτης μπορεί να ξανακατεβάσει
option-add_on = Τα γράμματα που μπαίνουν σε μια λέξη
value-add_on-in-order = αφήνουν τα δικά της στη σειρά τους
value-add_on-any-order = μπορούν να την ανακατέψουν
option-left_over = Όσα φύλλα μένουν σε ένα χέρι
value-left_over-nothing = δεν μετρούν
value-left_over-minus = αφαιρούνται
option-fallen = Μαζί με μια λέξη που δεν υπάρχει
value-fallen-whole = πέφτει όλο το κατέβασμα
value-fallen-words = πέφτει μόνο εκείνη
option-finish = Με 500 πόντους
value-finish-at-once = ο αγώνας τελειώνει αμέσως
value-finish-after-the-deal = η μοιρασιά παίζεται ως το τέλος

## Μέρη
zone-stock = κλειστή στοίβα
zone-discard = πεταμένα
zone-words-you = οι λέξεις σου
zone-words-they = οι λέξεις: { $who }
zone-run-you = όσα πήρες από τα πεταμένα
zone-run-they = παρμένα από τα πεταμένα: { $who }
zone-hand-you = το χέρι σου
zone-hand-they = το χέρι: { $who }

## Κινήσεις
verb-meld = κατέβασμα
verb-take = πάρσιμο από τα πεταμένα
verb-back = επιστροφή
verb-discard = πέταμα
verb-bonus = φύλλα-δώρο
verb-end = τέλος της μοιρασιάς
field-words = λέξεις
field-deepest = το βαθύτερο φύλλο
field-above = φύλλα πάνω του
move-meld = Κατέβασε { $words }
move-draw = Τράβα από τη στοίβα
move-take = Πάρε από τα πεταμένα
move-take-deepest-above = Πάρε { $deepest_object }{ $above ->
    [0] {""}
    [one] {" "}και το φύλλο από πάνω
   *[other] {" "}και τα { $above } φύλλα από πάνω
}
move-back = Βάλ' τα πίσω
move-discard = Πέτα { $card_object }
move-bonus = Πάρε τα φύλλα-δώρο
move-end = Δεν κατεβάζω: τέλος της μοιρασιάς

## Λόγοι
reason-meld-first = Πήρες από τα πεταμένα: πρώτα κατεβάζεις, ή τα βάζεις πίσω.
reason-draw-now = Έβαλες τα πεταμένα πίσω· τώρα τραβάς από τη στοίβα.
reason-stock-empty = Η κλειστή στοίβα τελείωσε.
reason-no-such-run = { $count ->
    [0] Δεν υπάρχουν πεταμένα.
    [one] Υπάρχει μόνο ένα πεταμένο· γράψε take 1.
   *[other] Υπάρχουν { $count } πεταμένα· γράψε ένα φύλλο ή έναν αριθμό.
}
reason-needs-deepest = Το κατέβασμα πρέπει να έχει { $card_object }, το βαθύτερο φύλλο που πήρες.
reason-meld-cards = Δεν υπάρχει, ή έχει ήδη μπει: { $card }.
reason-meld-together = Τα φύλλα δεν φτάνουν για τη λέξη { $word } μαζί με τα άλλα.
reason-add-on-nothing = Η λέξη { $word } είναι ήδη εκεί· πρόσθεσε τουλάχιστον ένα φύλλο.
reason-add-on-whole = Στη λέξη { $word } πρέπει να μείνουν όλα τα φύλλα μιας λέξης του τραπεζιού.
reason-add-on-order = Τα γράμματα της λέξης { $word } μένουν στη σειρά τους.
reason-add-on-touched = Η λέξη { $word } μπήκε ή άλλαξε σε αυτή τη σειρά· προσθέτεις αργότερα.
reason-add-on-no-word = Η λέξη { $word } δεν είναι στο τραπέζι.
reason-add-on-letters = { $kept ->
    [0] Η λέξη { $word } δεν έχει όλα τα γράμματα της { $old } και ένα ακόμη.
   *[other] Η λέξη { $word } δεν έχει όλα τα γράμματα της { $old } στη σειρά τους και ένα ακόμη.
}

## Τι φαίνεται από πριν
points-made = { $points ->
    [one] ένας πόντος
   *[other] { $points } πόντοι
}
bonus-made = { $bonus ->
    [0] κανένα φύλλο-δώρο
    [one] ένα φύλλο-δώρο
   *[other] { $bonus } φύλλα-δώρο
}
foresee-meld = { points-made }· { $left ->
    [0] βγαίνεις
    [1] μένει ένα φύλλο: ή βγαίνεις με αυτό, ή παίρνεις { bonus-made }
   *[other] { bonus-made }
}
foresee-takes = Έρχονται στο χέρι σου: { $cards }
foresee-goes-out = Βγαίνεις· { $count ->
    [0] η στοίβα τελείωσε
    [one] ένα νέο φύλλο
   *[other] { $count } νέα φύλλα
}
foresee-bonus = { $count ->
    [one] Ένα φύλλο, και μετά πετάς
   *[other] { $count } φύλλα, και μετά πετάς
}

## Τι γίνεται
deal-begins-you = Μοιρασιά { $deal }: μοιράζεις από επτά φύλλα.
deal-begins-they = Μοιρασιά { $deal }: μοιράζει { $who }, από επτά φύλλα.
your-hand-you = Το χέρι σου: { $cards }.
turned-up = Πρώτο πεταμένο: { $card }.
stock-left = { $left ->
    [0] η κλειστή στοίβα τελείωσε
    [one] μένει ένα
   *[other] μένουν { $left }
}
draws-you = Τραβάς { $cards_object }· { stock-left }.
draws-they = { $who } τραβά { $cards_object }· { stock-left }.
takes-you = Παίρνεις από τα πεταμένα { $cards_object }.
takes-they = { $who } παίρνει από τα πεταμένα { $cards_object }.
puts-back-you = Βάζεις πίσω { $cards_object }.
puts-back-they = { $who } βάζει πίσω { $cards_object }.
sum = { $times ->
    [one] { points-made }
   *[other] { $sum } επί { $times }, { points-made }
}
lays-you = Κατεβάζεις { $word }, με { $cards_object }: { sum }.
lays-they = { $who } κατεβάζει { $word }, με { $cards_object }: { sum }.
adds-you = Με { $cards_object } κάνεις τη λέξη { $old } { $word }: { sum }.
adds-they = Με { $cards_object } { $who } κάνει τη λέξη { $old } { $word }: { sum }.
it-counts = { $words ->
    [one] Η λέξη μετρά
   *[other] Οι λέξεις μαζί, { points-made }
}
counts-you = { it-counts }: έχεις { $total }.
counts-they = { it-counts }: { $who }, σύνολο { $total }.
run-back = { $run_count ->
    [0] {""}
   *[other] {" "}Πίσω στα πεταμένα: { $run }.
}
takes-back-you = { $cards_count ->
    [0] Στο χέρι σου δεν γυρίζει τίποτα.
   *[other] Παίρνεις πίσω { $cards_object }.
}{ run-back }
takes-back-they = { $cards_count ->
    [0] Στο χέρι δεν γυρίζει τίποτα: { $who }.
   *[other] { $who } παίρνει πίσω { $cards_object }.
}{ run-back }
draws-bonus-you = { $cards_count ->
    [0] Η στοίβα τελείωσε: δεν παίρνεις φύλλα-δώρο.
    [one] Το φύλλο-δώρο σου: { $cards }· { stock-left }.
   *[other] Τα { $cards_count } φύλλα-δώρο σου: { $cards }· { stock-left }.
}
draws-bonus-they = { $cards_count ->
    [0] Η στοίβα τελείωσε: { $who } δεν παίρνει φύλλα-δώρο.
    [one] { $who } παίρνει ένα φύλλο-δώρο· { stock-left }.
   *[other] { $who } παίρνει { $cards_count } φύλλα-δώρο· { stock-left }.
}
goes-out-you = Βγήκες. { $cards_count ->
    [0] Η στοίβα τελείωσε, και δεν έχεις φύλλα.
    [one] Το νέο σου φύλλο: { $cards }· { stock-left }.
   *[other] Τα νέα σου φύλλα: { $cards }· { stock-left }.
}
goes-out-they = { $who } βγήκε. { $cards_count ->
    [0] Η στοίβα τελείωσε, και δεν έχει φύλλα: { $who }.
    [one] { $who } παίρνει ένα νέο φύλλο· { stock-left }.
   *[other] { $who } παίρνει { $cards_count } νέα φύλλα· { stock-left }.
}
discards-you = Πετάς { $card_object }.
discards-they = { $who } πετά { $card_object }.
deal-ends-you = Η στοίβα τελείωσε και δεν κατεβάζεις: τέλος της μοιρασιάς.
deal-ends-they = Η στοίβα τελείωσε και { $who } δεν κατεβάζει: τέλος της μοιρασιάς.
deal-stalls = Δώδεκα σειρές χωρίς αποτέλεσμα: τέλος της μοιρασιάς.
hand-counts-you = { $cards_count ->
    [0] Δεν έχεις φύλλα
   *[other] Σου μένουν { $cards }: πλην { points-made }
}, σύνολο { $total }.
hand-counts-they = { $cards_count ->
    [0] { $who } δεν έχει φύλλα
   *[other] { $who } έχει ακόμη { $cards_object }: πλην { points-made }
}, σύνολο { $total }.
nobody-scores = Σε δύο μοιρασιές δεν πήρε κανείς πόντους: ο αγώνας τελείωσε.
deals-over = Μετά από πενήντα μοιρασιές ο αγώνας τελείωσε.
wins-you = Κερδίζεις με { $total } πόντους.
wins-they = { $who } κερδίζει με { $total } πόντους.
share-we = Εσύ και { $others } μοιράζεστε τη νίκη, με { $total } πόντους.
share-you = Μοιράζεσαι τη νίκη.
share-they = { $who } μοιράζονται τη νίκη, με { $total } πόντους.

## Στοιχεία
fact-score-you = Οι πόντοι σου
fact-score-they = { $who }
fact-score-value = { $score }
fact-to-be-used-you = Πρέπει να κατεβάσεις με
fact-to-be-used-they = Πρέπει να κατεβάσει { $who } με
fact-to-be-used-value = { $card }
fact-due-you = Φύλλα-δώρο για σένα, αν δεν βγεις
fact-due-they = Φύλλα-δώρο, αν δεν βγει: { $who }
fact-due-value = { $count }
fact-dealer-you = Μοίρασε
fact-dealer-they = Μοίρασε
fact-dealer-value = { $who }
fact-deal = Μοιρασιά
fact-deal-value = { $deal }
