name = Νακς
about = Φτάσε το 17 με δύο φύλλα ή όσο πιο κοντά γίνεται από κάτω· πάνω από 17 είσαι έξω.
variant-banker = Νακς με μπάνκα
variant-twenty-one = Νακς με 21
variant-combinations = Νακς με 21, ζευγάρια και τριάδες

## Επιλογές
option-pack = Τράπουλα
value-pack-short = τέσσερα χρώματα, 48 φύλλα
value-pack-french = γαλλική χωρίς βαλέδες, 48 φύλλα
value-pack-moghul = μογγολική, 96 φύλλα
value-pack-dashavatara = Ντασαβατάρα, 120 φύλλα
option-frame = Παίζεται
value-frame-pot = για το ποτ, που το παίρνει το καλύτερο χέρι
value-frame-banker = με πονταρίσματα στην μπάνκα
option-naturals = Το 17 με δύο φύλλα
value-naturals-shown = ανοίγει αμέσως και τελειώνει τη μοιρασιά
value-naturals-hidden = μένει κρυφό και νικάει κάθε άλλο 17
option-twenty_one = Το 21 με δύο φύλλα νικάει το 17
option-combinations = Ζευγάρια και τριάδες νικούν το 17
option-change = Όποιος πήρε δύο φύλλα πάνω από 17 μπορεί να τα αλλάξει μία φορά
option-shuffle = Τα φύλλα ανακατεύονται
value-shuffle-every-deal = σε κάθε μοιρασιά
value-shuffle-when-used-up = όταν τελειώσουν
option-purse = Μάρκες στην αρχή
option-ante = Μίζα ή ποντάρισμα
option-deals = Μοιρασιές
reason-banker-sees-naturals = Με μπάνκα το 17 με δύο φύλλα ανοίγει αμέσως: διάλεξε το ένα από τα δύο.

## Μέρη
zone-stock = τράπουλα
zone-spent = παιγμένα φύλλα
zone-shown-you = τα ανοιχτά φύλλα σου
zone-shown-they = ανοιχτά φύλλα, { $who }
zone-hand-you = το χέρι σου
zone-hand-they = χέρι, { $who }

## Κινήσεις και λόγοι
verb-stand = μείνε
verb-change = άλλαξε
verb-keep = κράτησε
move-draw = Τράβα φύλλο
move-stand = Μείνε με όσα έχεις
move-change = Άλλαξε και τα δύο
move-keep = Κράτησέ τα και βγες
reason-has-seventeen = Έχεις 17 με δύο φύλλα· καλύτερο δεν γίνεται.
reason-no-cards-left = Δεν έμεινε φύλλο να τραβήξεις.
reason-position-two-cards = Όποιος παίζει σε αυτή τη μοιρασιά έχει δύο φύλλα ή περισσότερα, κρυφά ή ανοιχτά.
reason-position-hand = Ένα κρυφό χέρι δεν θα μπορούσε να είναι έτσι τώρα.

foresee-draw = ως { $safe } δεν κινδυνεύεις
foresee-draw-any = κανένα φύλλο δεν σε βγάζει πάνω από 17
foresee-draw-over = οποιοδήποτε φύλλο σε βγάζει πάνω από 17
what-hand = { $kind ->
    [2] 17 με δύο φύλλα
    [3] 21
    [4] ζευγάρι
    [5] τριάδα
   *[1] { $total }
}
foresee-stand = με { what-hand }
foresee-change = για δύο καινούρια
foresee-keep = { $total }, πάνω από 17

## Τι γίνεται
units = { $ante ->
    [one] 1 μάρκα
   *[other] { $ante } μάρκες
}
deal-begins-you = Μοιρασιά { $deal }. Μοιράζεις εσύ. Ο καθένας βάζει { units }· το ποτ έχει { $pot }.
deal-begins-they = Μοιρασιά { $deal }. Μοιράζει: { $who }. Ο καθένας βάζει { units }· το ποτ έχει { $pot }.
deal-begins-free-you = Μοιρασιά { $deal }, για το ποτ που έμεινε, { $pot }· κανείς δεν βάζει άλλα. Μοιράζεις εσύ.
deal-begins-free-they = Μοιρασιά { $deal }, για το ποτ που έμεινε, { $pot }· κανείς δεν βάζει άλλα. Μοιράζει: { $who }.
deal-begins-banker-you = Μοιρασιά { $deal }. Εσύ κρατάς την μπάνκα. Οι άλλοι ποντάρουν από { units }.
deal-begins-banker-they = Μοιρασιά { $deal }. Την μπάνκα κρατάει: { $who }. Οι άλλοι ποντάρουν από { units }.
your-hand-you = Στο χέρι σου: { $cards }. Άθροισμα { $total }.
shows-natural-you = 17 με δύο φύλλα! Τα ανοίγεις αμέσως.
shows-natural-they = { $who }: ανοίγει { $cards_object }, 17 με δύο φύλλα!
shows-twenty-one-you = 21! Τα ανοίγεις αμέσως.
shows-twenty-one-they = { $who }: ανοίγει { $cards_object }, 21!
bust-you = Με { $total } είσαι πάνω από 17 και βγαίνεις έξω.
bust-they = { $who }: βγήκε έξω με { $total }, { $cards }.
changes-you = Αλλάζεις και τα δύο με καινούρια.
changes-they = { $who }: αλλάζει { $cards_object } με δύο καινούρια.
draws-you = Τραβάς { $card_object }, το { $hand }ο φύλλο σου.
draws-they = { $who }: τραβάει ένα φύλλο και έχει { $hand }.
your-total-you = Άθροισμα { $total }.
your-triple-you = Έκανες τριάδα!
seventeen-you = Έχεις 17, και η σειρά σου τελείωσε.
seventeen-they = { $who }: έχει 17 και τελείωσε.
stands-you = Μένεις με { $hand } φύλλα.
stands-they = { $who }: μένει με { $hand } φύλλα.
reshuffled = Η τράπουλα τελείωσε. { $cards ->
    [one] Ένα φύλλο που είναι εκτός παιχνιδιού γίνεται καινούρια.
   *[other] { $cards } φύλλα που είναι εκτός παιχνιδιού ανακατεύονται και γίνονται καινούρια.
}
shows-you = Ανοίγεις τα φύλλα σου: { what-hand }.
shows-they = { $who }: ανοίγει { $cards_object }, { what-hand }.
all-bust = Όλοι βγήκαν έξω. Το ποτ, { $pot }, μένει για την επόμενη μοιρασιά.
last-one-you = Δεν έμεινε άλλος: παίρνεις το ποτ, { $pot }, και έχεις { $purse }.
last-one-they = Δεν έμεινε άλλος. { $who }: παίρνει το ποτ, { $pot }, και έχει { $purse }.
best-hand = { $kind ->
    [2] Καλύτερο χέρι το 17 με δύο φύλλα
    [3] Καλύτερο χέρι το 21
    [4] Καλύτερο χέρι το ζευγάρι
    [5] Καλύτερο χέρι η τριάδα
   *[1] { $fewer ->
        [1] Καλύτερο χέρι το { $total } με λιγότερα φύλλα
       *[0] Πιο κοντά στο 17 είναι το { $total }
    }
}
wins-pot-you = { best-hand }: παίρνεις το ποτ, { $pot }, και έχεις { $purse }.
wins-pot-they = { best-hand }. { $who }: παίρνει το ποτ, { $pot }, και έχει { $purse }.
stays-in-pot = { $left ->
    [0] {""}
   *[other] · στο ποτ μένει { $left }
}
share-pot-we = { best-hand }: εσύ και { $others } μοιράζεστε το ποτ, { $pot }, από { $points }{ stays-in-pot }.
share-pot-they = { best-hand }. { $who }: μοιράζονται το ποτ, { $pot }, από { $points }{ stays-in-pot }.
now-has-you = Τώρα έχεις { $purse }.
now-has-they = { $who }: τώρα έχει { $purse }.
beats-banker-you = Νικάς την μπάνκα, κερδίζεις { $points } και έχεις { $purse }.
beats-banker-they = { $who }: νικάει την μπάνκα, κερδίζει { $points } και έχει { $purse }.
loses-to-banker-you = Χάνεις { $points } από την μπάνκα και έχεις { $purse }.
loses-to-banker-they = { $who }: χάνει { $points } από την μπάνκα και έχει { $purse }.
banker-has-you = Με την μπάνκα τελειώνεις τη μοιρασιά στα { $purse }.
banker-has-they = { $who }: με την μπάνκα τελειώνει τη μοιρασιά στα { $purse }.
drops-out-you = Με { $purse } δεν φτάνεις για τη μίζα και βγαίνεις από την παρτίδα.
drops-out-they = { $who }: με { $purse } δεν φτάνει για τη μίζα και βγαίνει από την παρτίδα.
shared-out-you = Το τελευταίο ποτ δεν το κέρδισε κανείς· παίρνεις { $points }.
shared-out-we = Το τελευταίο ποτ δεν το κέρδισε κανείς· εσύ και { $others } παίρνετε από { $points }.
shared-out-they = Το τελευταίο ποτ δεν το κέρδισε κανείς. { $who }: { $people ->
    [one] παίρνει { $points }
   *[other] παίρνουν από { $points }
}.
match-won-you = Κερδίζεις την παρτίδα με { $purse }.
match-won-we = Εσύ και { $others } μοιράζεστε τη νίκη, από { $purse }.
match-won-they = { $who }: { $people ->
    [one] κερδίζει την παρτίδα με { $purse }
   *[other] μοιράζονται τη νίκη, από { $purse }
}.

## Στοιχεία
fact-pot = Ποτ
fact-pot-value = { $pot }
fact-purse-you = Έχεις
fact-purse-they = { $who }
fact-purse-value = { $purse }
fact-deal = Μοιρασιά
fact-deal-value = { $deal } από { $deals }
fact-dealer-you = Μοιράζει
fact-dealer-they = Μοιράζει
fact-dealer-value = { $who }
fact-banker-you = Μπάνκα
fact-banker-they = Μπάνκα
fact-banker-value = { $who }
fact-out-you = Εσύ
fact-out-they = { $who }
fact-out-value = έξω από την παρτίδα
fact-bust-you = Εσύ
fact-bust-they = { $who }
fact-bust-value = πάνω από 17, έξω
fact-seventeen-you = Εσύ
fact-seventeen-they = { $who }
fact-seventeen-value = 17
fact-stands-you = Εσύ
fact-stands-they = { $who }
fact-stands-value = δεν παίρνει άλλα φύλλα
fact-total = Άθροισμα των φύλλων σου
fact-total-value = { $kind ->
    [2] 17, με δύο φύλλα
    [4] { $total }, ζευγάρι
    [5] { $total }, τριάδα
   *[other] { $total }
}
