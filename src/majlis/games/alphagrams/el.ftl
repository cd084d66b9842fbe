name = AlphaGrams
about = Φτιάξε λέξεις, και κάνε δικές σου τις λέξεις των άλλων προσθέτοντας γράμματα.

## Options
option-discard = Ένα φύλλο του χεριού μπορεί να πάει στη μέση
value-discard-used = μετά από λέξη με φύλλα του χεριού
value-discard-always = μετά από κάθε λέξη
option-meaning = Μια αλλαγμένη λέξη σημαίνει κάτι άλλο
value-meaning-strict = αν δεν έχει καμία κοινή ρίζα με την παλιά
value-meaning-lenient = αν έχει και μία δική της σημασία

## Places
zone-stock = κλειστή στοίβα
zone-pool = μέση
zone-words-you = οι λέξεις σου
zone-words-they = οι λέξεις: { $who }
zone-hand-you = το χέρι σου
zone-hand-they = το χέρι: { $who }
zone-discard = ό,τι περίσσεψε

## Moves and reasons
verb-change = αλλαγή λέξης
verb-discard = φύλλο στη μέση
verb-keep = κράτα τα φύλλα σου
field-old = παλιά λέξη
move-pass = Πάσο
move-keep = Κράτα τα φύλλα σου
move-discard-card = Βάλε { $card_object } στη μέση
move-change = Κάνε { $word } από μια λέξη του τραπεζιού
move-change-old-word = Κάνε { $word } από το { $old }
reason-nothing-becomes = Καμία λέξη στο τραπέζι δεν μπορεί να γίνει { $word }.
reason-no-such-word = Δεν υπάρχει στο τραπέζι η λέξη { $old }.
reason-old-letters = Η λέξη { $word } πρέπει να έχει όλα τα γράμματα της { $old }· της λείπουν: { $letters }.
reason-adds-nothing = Κάτι πρέπει να προστεθεί στη λέξη { $old }.
reason-same-headword = Το { $word } είναι απλώς άλλος τύπος του { $old }.
points-made = { $points ->
    [one] ένας πόντος
   *[other] { $points } πόντοι
}
foresee-word-counts = { points-made }
foresee-change-counts = { points-made }, { $more } παραπάνω από πριν
foresee-steal-counts = { points-made }, χαμένοι για: { $owner }· οι { $more } είναι νέοι

## What happens
stock-left = { $left ->
    [0] η κλειστή στοίβα τελείωσε
    [one] μένει ένα
   *[other] μένουν { $left }
}
deals-you = Μοιράζεις από τρία φύλλα και ανοίγεις { $card_object } στη μέση.
deals-they = Μοιράζει { $who }, από τρία φύλλα, και ανοίγει { $card_object } στη μέση.
your-hand-you = Το χέρι σου: { $cards }.
flips-you = Ανοίγεις { $card_object }· { stock-left }.
flips-they = { $who } ανοίγει { $card_object }· { stock-left }.
source = { $held_count ->
    [0] από τη μέση { $pool_object }
   *[other] { $pool_count ->
        [0] από το χέρι { $held_object }
       *[other] από το χέρι { $held_object } και από τη μέση { $pool_object }
    }
}
lays-you = Βάζεις { $word }, { source }: { points-made }.
lays-they = { $who } βάζει { $word }, { source }: { points-made }.
changes-you = Έχεις { $old } και το κάνεις { $word }, { source }: { points-made }.
changes-they = { $who } έχει { $old } και το κάνει { $word }, { source }: { points-made }.
steals-you = Παίρνεις το { $old } ({ $owner }) και το κάνεις { $word }, { source }: { points-made }.
steals-they = { $who } παίρνει { $owner_you ->
    [1] το { $old } σου
   *[other] το { $old } ({ $owner })
} και το κάνει { $word }, { source }: { points-made }.
counts-you = Η λέξη { $word } μετρά: έχεις { $total }.
counts-they = Η λέξη { $word } μετρά: { $who }, σύνολο { $total }.
left-with-you = Σου μένουν { $total }.
left-with-they = Μένουν { $total }: { $who }.
challenge-form-you = Αμφισβητείς, και με το δίκιο σου: το { $word } είναι απλώς άλλος τύπος του { $old }.
challenge-form-they = { $who } αμφισβητεί, και δικαίως: το { $word } είναι απλώς άλλος τύπος του { $old }.
challenge-other-you = Αμφισβητείς, αλλά το { $word } σημαίνει άλλο πράγμα από το { $old }: { turns-lost }.
challenge-other-they = { $who } αμφισβητεί, αλλά το { $word } σημαίνει άλλο πράγμα από το { $old }: { turns-lost }.
taken-apart-you = Τα φύλλα σου γυρίζουν εκεί όπου ήταν.
taken-apart-they = Τα φύλλα γυρίζουν εκεί όπου ήταν.
restored-you = Τα νέα φύλλα γυρίζουν πίσω, και η λέξη { $old } είναι πάλι δική σου.
restored-they = Τα νέα φύλλα γυρίζουν πίσω, και η λέξη { $old } ανήκει πάλι εκεί όπου ήταν: { $who }.
discards-you = Βάζεις { $card_object } στη μέση.
discards-they = { $who } βάζει { $card_object } στη μέση.
draws-you = Τραβάς { $cards_object }· { stock-left }.
draws-they = { $who } τραβά { $cards_object }· { stock-left }.
passes-you = Πας πάσο.
passes-they = { $who } { $people ->
    [one] πάει
   *[other] πάνε
} πάσο.
all-passed = Όλοι πήγαν πάσο με τη σειρά: δεν βγαίνουν άλλες λέξεις.
in-words = { $cards ->
    [0] κανένα φύλλο σε λέξεις
    [one] ένα φύλλο σε λέξεις
   *[other] { $cards } φύλλα σε λέξεις
}{ $extra ->
    [0] {""}
   *[other] , και { $extra } παραπάνω για τα σπάνια γράμματα
}
points-in-all = { $total ->
    [one] ένας πόντος
   *[other] { $total } πόντοι
}
counted-you = Έχεις { in-words }: { points-in-all }.
counted-they = { $who } έχει { in-words }: { points-in-all }.
wins-you = Κερδίζεις: { points-in-all }.
wins-they = { $who } κερδίζει: { points-in-all }.
wins-by-word-you = Κερδίζεις: { points-in-all }· έχουν κι άλλοι τόσους, αλλά κρίνει η λέξη σου με { $letters } γράμματα.
wins-by-word-they = { $who } κερδίζει: { points-in-all }· έχουν κι άλλοι τόσους, αλλά κρίνει μια λέξη με { $letters } γράμματα.
share-we = Εσύ και { $others } μοιράζεστε τη νίκη: { points-in-all }, και λέξεις ίσες σε μήκος.
share-you = Μοιράζεσαι τη νίκη.
share-they = { $who } μοιράζονται τη νίκη: { points-in-all }, και λέξεις ίσες σε μήκος.
share-by-word-we = Εσύ και { $others } μοιράζεστε τη νίκη: { points-in-all }· έχουν κι άλλοι τόσους, αλλά κρίνουν οι λέξεις σας με { $letters } γράμματα.
share-by-word-you = Μοιράζεσαι τη νίκη.
share-by-word-they = { $who } μοιράζονται τη νίκη: { points-in-all }· έχουν κι άλλοι τόσους, αλλά κρίνουν λέξεις με { $letters } γράμματα.

## Facts
fact-score-you = Οι πόντοι σου
fact-score-they = { $who }
fact-score-value = { $score }
fact-words-you = Οι λέξεις σου
fact-words-they = Λέξεις ({ $who })
fact-words-value = { $word }
fact-made-of = Έγινε από
fact-made-of-value = { $old }
fact-dealer-you = Μοίρασε
fact-dealer-they = Μοίρασε
fact-dealer-value = { $who }
