name = Lost for Words
about = Χτίσε λέξεις γράμμα γράμμα σε πέντε στήλες· κάθε στήλη που αρχίζεις πρέπει να βγάλει τα έξοδά της.
variant-interactive = Παίζεις και πετάς
variant-alternative = Άλλο μέτρημα

## Επιλογές
value-mode-challenge = κρίνεται από τον κατάλογο στο τέλος, και πριν δεν κοιτάζεται
value-mode-strict = κρίνεται από τον κατάλογο στο τέλος, και πριν μπορεί να κοιταχτεί
value-mode-honour = είναι ό,τι πει ο κάτοχός της
option-turn = Σε κάθε σειρά
value-turn-play-or-discard = παίζεις ή πετάς ένα φύλλο και τραβάς ένα
value-turn-play-and-discard = παίζεις ένα φύλλο, πετάς ένα και τραβάς δύο
option-scoring = Μια στήλη
value-scoring-standard = κοστίζει 10 μόλις αρχίσει
value-scoring-alternative = κοστίζει τα γράμματά της, αν δεν είναι λέξη
option-guard = Σειρές στη σειρά χωρίς φύλλο από τη στοίβα
value-guard-off = όσες να 'ναι
option-piles = Οι στοίβες με τα πεταμένα
value-piles-readable = διαβάζονται όλες
value-piles-top-only = δείχνουν μόνο το πάνω φύλλο
option-tie = Ίσα σύνολα
value-tie-shared = μοιράζονται τη νίκη
value-tie-more-words = τα κρίνουν οι περισσότερες λέξεις
option-deals = Μοιρασιές του αγώνα

## Μέρη
zone-stock = κλειστή στοίβα
zone-vowels = τα φωνήεντα
zone-consonants = τα σύμφωνα
zone-columns-you = οι στήλες σου
zone-columns-they = οι στήλες: { $who }
zone-hand-you = το χέρι σου
zone-hand-they = το χέρι: { $who }
multiplier = πλάγια, πολλαπλασιάζει

## Κινήσεις
verb-multiply = πλάγιο φύλλο, για πολλαπλασιασμό
verb-discard = πέταμα
verb-take = πάρσιμο από τα πεταμένα
verb-name = ποιο γράμμα είναι
verb-valid = είναι λέξη
verb-void = δεν είναι λέξη
field-letter = ως
field-column = στήλη
field-pile = στοίβα
field-name = ποιο
move-play = Βάλε { $card_object } στη στήλη { $column }
move-play-card-letter-column = Βάλε { $card_object } { $letter } στη στήλη { $column }
move-multiply = Βάλε { $card_object } πλάγια στη στήλη { $column }
move-discard = Πέτα { $card_object }
move-discard-card-pile = Πέτα { $card_object } μαζί με { $pile }
move-draw = Τράβα από τη στοίβα
move-take = Πάρε από { $name }
move-name = Μπαίνει { $name }
move-valid = Είναι λέξη
move-void = Δεν είναι λέξη

## Λόγοι
reason-play-first = Πρώτα βάζεις ένα φύλλο σε μια στήλη.
reason-discard-now = Έπαιξες ένα φύλλο· τώρα πετάς ένα.
reason-has-letters = Πλάγιο φύλλο μπαίνει σε μια στήλη πριν από το πρώτο της γράμμα.
reason-other-pair = Σε αυτή τη στήλη μπαίνει πλάγια μόνο όμοιο φύλλο: { $card }.
reason-pile-empty = Αυτή η στοίβα είναι άδεια.
reason-pile-closed = Μόλις πέταξες εκεί.
reason-stock-now = Πέρασε πολλή ώρα: αυτό το φύλλο έρχεται από την κλειστή στοίβα.

## Τι φαίνεται από πριν
points-made = { $points ->
    [one] ένας πόντος
   *[other] { $points } πόντοι
}
counted-times = { $times ->
    [one] {""}
   *[other] , επί { $times }
}
foresee-column = { $word }: { points-made }{ counted-times }
foresee-multiplies = { $begun ->
    [0] Η στήλη αρχίζει και μετρά
   *[other] Η στήλη μετρά
} επί { $times }

## Τι γίνεται
deal-begins = Μοιρασιά { $deal }.
begins-you = Αρχίζεις. Από οκτώ φύλλα, στη στοίβα { $left }.
begins-they = Αρχίζει { $who }. Από οκτώ φύλλα, στη στοίβα { $left }.
your-hand-you = Το χέρι σου: { $cards }.
lays-you = Βάζεις { $card_object } στη στήλη { $column }: { $word }.
lays-they = { $who } βάζει { $card_object } στη στήλη { $column }: { $word }.
lays-wild-you = Βάζεις { $card_object } στη στήλη { $column }.
lays-wild-they = { $who } βάζει { $card_object } στη στήλη { $column }.
names-you = Είναι { $letter }: { $word } στη στήλη { $column }.
names-they = { $who } λέει { $letter }: { $word } στη στήλη { $column }.
multiplies-you = Βάζεις { $card_object } πλάγια στη στήλη { $column }: μετρά επί { $times }.
multiplies-they = { $who } βάζει { $card_object } πλάγια στη στήλη { $column }: μετρά επί { $times }.
onto-pile = { $wild ->
    [0] {""}
   *[other] {" "}μαζί με { $pile }
}
discards-you = Πετάς { $card_object }{ onto-pile }.
discards-they = { $who } πετά { $card_object }{ onto-pile }.
stock-left = { $left ->
    [0] ήταν το τελευταίο
    [one] μένει ένα
   *[other] μένουν { $left }
}
draws-you = Τραβάς { $cards_object }· { stock-left }.
draws-they = { $who } τραβά { $cards_object }· { stock-left }.
takes-you = Παίρνεις { $card_object }, από { $pile }.
takes-they = { $who } παίρνει { $card_object }, από { $pile }.
last-card = Η στοίβα τελείωσε: μετριούνται οι στήλες.
declares-you = Λες πως { $word }, στη στήλη { $column }, είναι λέξη.
declares-they = { $who } λέει πως { $word }, στη στήλη { $column }, είναι λέξη.
gives-up-you = Λες πως { $word }, στη στήλη { $column }, δεν είναι λέξη.
gives-up-they = { $who } λέει πως { $word }, στη στήλη { $column }, δεν είναι λέξη.
column-mine = Η στήλη σου { $column }
column-theirs = Στήλη { $column } ({ $who })
less-base = { $base ->
    [0] {""}
   *[other] {" "}μείον { $base }
}
long-word = { $bonus ->
    [0] {""}
   *[other] , και { $bonus } για το μήκος
}
amounts-to = { $minus ->
    [0] { $size }
   *[other] μείον { $size }
}
void-base = { $base ->
    [0] μείον { points-made }
   *[other] μείον { $base }
}
void-sum = { $plain ->
    [1] { void-base }
   *[other] { void-base }{ counted-times }: { amounts-to }
}
word-sum = { $plain ->
    [1] { points-made }
   *[other] { points-made }{ less-base }{ counted-times }{ long-word }: { amounts-to }
}
column-word-you = { column-mine }, { $word }: { word-sum }.
column-word-they = { column-theirs }, { $word }: { word-sum }.
column-short-you = { column-mine }, { $word }, μικρή λέξη: { void-sum }.
column-short-they = { column-theirs }, { $word }, μικρή λέξη: { void-sum }.
column-unknown-you = { column-mine }, { $word }, δεν είναι στον κατάλογο: { void-sum }.
column-unknown-they = { column-theirs }, { $word }, δεν είναι στον κατάλογο: { void-sum }.
column-denied-you = { column-mine }, { $word }, δεν είναι λέξη: { void-sum }.
column-denied-they = { column-theirs }, { $word }, δεν είναι λέξη: { void-sum }.
column-again-you = { column-mine }, { $word }, μέτρησε ήδη: { void-sum }.
column-again-they = { column-theirs }, { $word }, μέτρησε ήδη: { void-sum }.
bare-sum = { $plain ->
    [1] { amounts-to }
   *[other] μείον { $base }{ counted-times }: { amounts-to }
}
column-bare-you = { column-mine } δεν έχει γράμματα: { bare-sum }.
column-bare-they = { column-theirs } δεν έχει γράμματα: { bare-sum }.
all-amounts-to = { $all_minus ->
    [0] { $all }
   *[other] μείον { $all }
}
in-all = { $deals ->
    [one] {""}
   *[other] , και στον αγώνα { all-amounts-to }
}
total-you = Έχεις συνολικά { amounts-to }{ in-all }.
total-they = { $who } έχει συνολικά { amounts-to }{ in-all }.
wins-you = Κερδίζεις με { amounts-to }.
wins-they = { $who } κερδίζει με { amounts-to }.
wins-by-words-you = Έχετε και οι δύο { amounts-to }, αλλά έχεις περισσότερες λέξεις: κερδίζεις.
wins-by-words-they = Έχουν και οι δύο { amounts-to }, αλλά { $who } έχει περισσότερες λέξεις και κερδίζει.
share-we = Εσύ και { $others } μοιράζεστε τη νίκη, με { amounts-to }.
share-you = Μοιράζεσαι τη νίκη.
share-they = { $who } μοιράζονται τη νίκη, με { amounts-to }.

## Στοιχεία
fact-score-you = Το σύνολό σου
fact-score-they = { $who }
fact-score-value = { $score }
fact-deal = Μοιρασιά
fact-deal-value = { $deal } από { $deals }
fact-column-you = { column-mine }
fact-column-they = { column-theirs }
fact-column-value = { $letters ->
    [0] χωρίς γράμματα
   *[other] { $word }, { points-made }
}{ counted-times }
fact-asked-you = Είναι λέξη, στη στήλη σου { $column };
fact-asked-they = { $who } λέει αν είναι λέξη, στη στήλη { $column }
fact-asked-value = { $word }
fact-dry = Σειρές ώσπου να πρέπει να τραβηχτεί από τη στοίβα
fact-dry-value = { $left }
