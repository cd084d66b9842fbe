name = Cross Words
about = Βάλε τη λέξη σου πάνω στη μία λέξη του τραπεζιού, με έναν από τέσσερις τρόπους· μένει μόνο η δική σου.

## Places
zone-stock = κλειστή στοίβα
zone-word = στο τραπέζι
zone-discard = πεταμένα
zone-hand-you = το χέρι σου
zone-hand-they = το χέρι: { $who }

## Moves and reasons
move-pass = Πάσο
field-way = πώς μπαίνει στην παλιά λέξη
field-at = ένα γράμμα της
field-on = ένα γράμμα της παλιάς
way-cross = μέσα από ένα φύλλο της παλιάς
way-before = κάθετα στην αρχή της
way-after = κάθετα στο τέλος της
way-above = από πάνω της
way-under = από κάτω της
way-engulf = γύρω από όλη
move-word-word-way-at = { $way_id ->
    [way-before] Βάλε { $word } κάθετα στην αρχή, το { $at }ο γράμμα πριν από την παλιά λέξη
    [way-after] Βάλε { $word } κάθετα στο τέλος, το { $at }ο γράμμα μετά την παλιά λέξη
   *[other] Βάλε { $word } γύρω από την παλιά λέξη
}
move-word-word-way-at-on = { $way_id ->
    [way-cross] Βάλε { $word } μέσα από την παλιά λέξη, το { $at }ο γράμμα στο { $on }ο της
    [way-above] Βάλε { $word } πάνω από την παλιά λέξη, το { $at }ο γράμμα πάνω από το { $on }ο της
   *[other] Βάλε { $word } κάτω από την παλιά λέξη, το { $at }ο γράμμα κάτω από το { $on }ο της
}
reason-no-word-yet = Δεν υπάρχει ακόμη λέξη στο τραπέζι· η πρώτη μπαίνει ελεύθερα.
reason-lies-nowhere = Η λέξη { $word } δεν ταιριάζει έτσι στη λέξη { $old }.
reason-makes-no-words = Αν η λέξη { $word } μπει έτσι στη λέξη { $old }, βγαίνει κάτι που δεν είναι λέξη.
reason-lies-several-ways = Η λέξη { $word } ταιριάζει με { $ways } τρόπους. Πρόσθεσε έναν από αυτούς: { $list }.
reason-lies-many-ways = Η λέξη { $word } ταιριάζει με { $ways } τρόπους. Πες ποιον, cross, before, after, above, under ή engulf, και με ποιο γράμμα, όπως: word { $word } after at 2.
reason-lies-many-letters = Έτσι η λέξη { $word } ταιριάζει σε { $ways } θέσεις. Πες με ποιο γράμμα, όπως: word { $word } { $example }.
reason-cross-shares-nothing = Οι λέξεις { $word } και { $old } δεν έχουν κοινό γράμμα.
reason-engulf-not-whole = Η λέξη { $old } δεν είναι ολόκληρη μέσα στη λέξη { $word }.
reason-engulf-two = Γύρω από τη λέξη { $old } μπαίνουν τουλάχιστον δύο φύλλα.
points-made = { $points ->
    [one] ένας πόντος
   *[other] { $points } πόντοι
}
foresee-word-points = { $words ->
    [0] {""}
   *[other] βγαίνει και { $more }·{" "}
}{ $times ->
    [1] {""}
   *[other] { $sum } επί { $times }{ $bonus ->
        [0] {""}
       *[other] {" "}και { $bonus }
    }:{" "}
}{ points-made }

## What happens
begins-you = Από επτά φύλλα στον καθένα. Ο κλήρος πέφτει σε σένα: αρχίζεις.
begins-they = Από επτά φύλλα στον καθένα. Με κλήρο αρχίζει { $who }.
your-hand-you = Το χέρι σου: { $cards }.
sum = { $times ->
    [1] { points-made }
   *[other] { $sum } επί { $times }, { points-made }
}
beside = { $words ->
    [one] και βγαίνει { $more }
   *[other] και βγαίνουν { $more }
}
lays-you = Βάζεις { $word }, από το χέρι { $cards_object }: { sum }.
lays-they = { $who } βάζει { $word }, από το χέρι { $cards_object }: { sum }.
lays-cross-you = Βάζεις { $word } μέσα από το { $letter } της λέξης { $old }, από το χέρι { $cards_object }: { sum }.
lays-cross-they = { $who } βάζει { $word } μέσα από το { $letter } της λέξης { $old }, από το χέρι { $cards_object }: { sum }.
lays-before-you = Βάζεις { $word } κάθετα στην αρχή της λέξης { $old } με το { $letter } { beside }, από το χέρι { $cards_object }: { sum }.
lays-before-they = { $who } βάζει { $word } κάθετα στην αρχή της λέξης { $old } με το { $letter } { beside }, από το χέρι { $cards_object }: { sum }.
lays-after-you = Βάζεις { $word } κάθετα στο τέλος της λέξης { $old } με το { $letter } { beside }, από το χέρι { $cards_object }: { sum }.
lays-after-they = { $who } βάζει { $word } κάθετα στο τέλος της λέξης { $old } με το { $letter } { beside }, από το χέρι { $cards_object }: { sum }.
lays-above-you = Βάζεις { $word } πάνω από τη λέξη { $old }, { $letter } πάνω από { $other }, { beside }, από το χέρι { $cards_object }: { sum }.
lays-above-they = { $who } βάζει { $word } πάνω από τη λέξη { $old }, { $letter } πάνω από { $other }, { beside }, από το χέρι { $cards_object }: { sum }.
lays-under-you = Βάζεις { $word } κάτω από τη λέξη { $old }, { $letter } κάτω από { $other }, { beside }, από το χέρι { $cards_object }: { sum }.
lays-under-they = { $who } βάζει { $word } κάτω από τη λέξη { $old }, { $letter } κάτω από { $other }, { beside }, από το χέρι { $cards_object }: { sum }.
lays-engulf-you = Βάζεις { $word } γύρω από τη λέξη { $old }, από το χέρι { $cards_object }: { sum }.
lays-engulf-they = { $who } βάζει { $word } γύρω από τη λέξη { $old }, από το χέρι { $cards_object }: { sum }.
all-seven-you = Και τα επτά φύλλα σου: { $bonus } ακόμη, { points-made }.
all-seven-they = Και τα επτά φύλλα: { $bonus } ακόμη, { $who }, { points-made }.
counts-you = Η λέξη { $word } μετρά: έχεις { $total }.
counts-they = Η λέξη { $word } μετρά: { $who }, σύνολο { $total }.
back-lies = { $empty ->
    [0] η λέξη { $word } είναι πάλι εκεί
   *[other] το τραπέζι είναι πάλι άδειο
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
fact-old-word = Μπήκε στη λέξη
fact-old-word-value = { $word }
