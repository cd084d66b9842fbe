name = Find A Word
about = Φτιάξε λέξεις από τα ανοιχτά φύλλα και πάρε τα· κερδίζει όποιος έχει τα περισσότερα.
variant-points = Find A Word με πόντους

## Options
option-winner = Κερδίζει όποιος έχει
value-winner-cards = τα περισσότερα φύλλα
value-winner-points = τους περισσότερους πόντους
option-asking = Ένα φύλλο ακόμη ζητά κανείς
value-asking-any = όσες φορές θέλει
value-asking-once = μία φορά στη σειρά του
option-mending = Άλλος παίκτης μπορεί να διορθώσει την ορθογραφία
option-objection = Μια άδικη ένσταση
value-objection-free = δεν κοστίζει
value-objection-turn = κοστίζει την επόμενη σειρά
reason-costs-without-lost-turn = Μια άδικη ένσταση κοστίζει πόντους στο τέλος μόνο όπου κοστίζει και σειρά.

## Places
zone-stock = κλειστή στοίβα
zone-middle = στη μέση
zone-claim = η λέξη που προτείνεται
zone-taken-you = η στοίβα σου
zone-taken-they = η στοίβα: { $who }

## Moves and reasons
verb-more = ένα φύλλο ακόμη
verb-object = όχι
verb-mend = διόρθωση
move-word = Πάρε { $word }
move-more = Ζήτα ένα φύλλο ακόμη
move-pass = Πάσο
move-stand = Συμφώνησε
move-object = Όχι, δεν είναι λέξη
move-challenge = Κάνε ένσταση: αποφασίζει ο κατάλογος
move-mend = Διόρθωσέ τη: { $word }
reason-more-no-stock = Η κλειστή στοίβα τελείωσε.
reason-more-only-once = Ζήτησες ήδη σε αυτή τη σειρά.
reason-not-near = Το { $word } δεν είναι απλώς το { $old } με σωστή ορθογραφία: διαφέρουν πολύ.
cards-made = { $number ->
    [one] ένα φύλλο
   *[other] { $number } φύλλα
}
points-made = { $number ->
    [one] ένας πόντος
   *[other] { $number } πόντοι
}
made = { $points ->
    [0] { cards-made }
   *[other] { points-made }
}
foresee-worth = { made }

## What happens
begins-you = Ο κλήρος πέφτει σε σένα: αρχίζεις.
begins-they = Με κλήρο αρχίζει { $who }.
middle = Στη μέση: { $cards }.
asks-you = Ζητάς ένα φύλλο ακόμη: { $cards }· { stock-left }.
asks-they = { $who } ζητά ένα φύλλο ακόμη: { $cards }· { stock-left }.
claims-you = Προτείνεις { $word }: { made }.
claims-they = { $who } προτείνει { $word }: { made }.
lets-stand-you = Συμφωνείς.
lets-stand-they = { $who } συμφωνεί.
says-no-you = Λες όχι: για σένα { $word } δεν είναι λέξη.
says-no-they = { $who } λέει όχι: { $word } δεν είναι λέξη.
objects-you = Κάνεις ένσταση, { $known ->
    [0] και με το δίκιο σου: η λέξη { $word } δεν είναι στον κατάλογο
   *[other] αλλά η λέξη { $word } είναι στον κατάλογο
}.
objects-they = { $who } κάνει ένσταση, { $known ->
    [0] και δικαίως: η λέξη { $word } δεν είναι στον κατάλογο
   *[other] αλλά η λέξη { $word } είναι στον κατάλογο
}.
mends-you = Διορθώνεις { $old } σε { $word }: { made }.
mends-they = { $who } διορθώνει { $old } σε { $word }: { made }.
needless = { $owed ->
    [0] είναι στον κατάλογο και μένει
    [one] είναι στον κατάλογο και μένει, και η επόμενη σειρά χάνεται
   *[other] είναι στον κατάλογο και μένει, και οι επόμενες { $owed } σειρές χάνονται
}
mends-needlessly-you = Θέλεις να διορθώσεις { $old } σε { $word }, αλλά { needless }.
mends-needlessly-they = { $who } θέλει να διορθώσει { $old } σε { $word }, αλλά { needless }.
takes-you = Η λέξη { $word } πάει στη στοίβα σου: έχεις { made }.
takes-they = { $who } παίρνει τη λέξη { $word }: σύνολο { made }.
goes-back-you = Τα φύλλα σου γυρίζουν στη μέση.
goes-back-they = Τα φύλλα γυρίζουν στη μέση: { $who }.
refilled = Νέα στη μέση: { $cards }· { stock-left }.
added = Κανείς δεν βρήκε λέξη ούτε ζήτησε, και ανοίγει ένα φύλλο ακόμη: { $cards }· { stock-left }.
stock-left = { $left ->
    [0] η κλειστή στοίβα τελείωσε
    [one] μένει ένα
   *[other] μένουν { $left }
}
passes-you = Πας πάσο.
passes-they = { $who } { $people ->
    [one] πάει
   *[other] πάνε
} πάσο.
left-over = { $left ->
    [0] στη μέση δεν έμεινε φύλλο
    [one] στη μέση έμεινε ένα φύλλο
   *[other] στη μέση έμειναν { $left } φύλλα
}
all-passed = Όλοι πήγαν πάσο και η κλειστή στοίβα τελείωσε: δεν βγαίνουν άλλες λέξεις· { left-over }.
no-cards-left = Η κλειστή στοίβα τελείωσε, και { left-over }.
objection-costs-you = Για άδικη ένσταση που η σειρά της δεν ήρθε ποτέ χάνεις { $lost }· έχεις { made }.
objection-costs-they = Για άδικη ένσταση που η σειρά της δεν ήρθε ποτέ { $who } χάνει { $lost } και έχει { made }.
wins-you = Κερδίζεις με { made }.
wins-they = { $who } κερδίζει με { made }.
share-we = Εσύ και { $others } μοιράζεστε τη νίκη, με { made }.
share-you = Μοιράζεσαι τη νίκη.
share-they = { $who } μοιράζονται τη νίκη, με { made }.

## Facts
fact-score-cards-you = Τα φύλλα σου
fact-score-cards-they = { $who }
fact-score-cards-value = { $score }
fact-score-points-you = Οι πόντοι σου
fact-score-points-they = { $who }
fact-score-points-value = { $score }
