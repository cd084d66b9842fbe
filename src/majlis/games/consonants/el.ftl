name = Σύμφωνα
about = Κάθε σύμφωνο που παίρνεις γράφεται εις βάρος σου· οι λέξεις σβήνουν πόντους. Κερδίζουν οι λιγότεροι πόντοι.
variant-bots = Σύμφωνα, με λέξεις του καταλόγου
variant-short = Σύμφωνα, σύντομη παρτίδα

## Επιλογές
option-limit = Πόντοι που τελειώνουν την παρτίδα
option-passing = Φύλλα δίνονται
value-passing-with-rest = σε όλες τις μοιρασιές εκτός από μία σε κάθε κύκλο
value-passing-always = σε κάθε μοιρασιά
option-tricks = Μια τελειωμένη μπάζα
value-tricks-next-lead = μένει ανοιχτή ως το επόμενο άνοιγμα
value-tricks-at-once = γυρίζει αμέσως κλειστή
value-tricks-open = φαίνεται πάντα

## Μέρη
zone-stock = τράπουλα
zone-kitty = περίσσευμα
zone-trick-you = το φύλλο σου στην μπάζα
zone-trick-they = φύλλο στην μπάζα, { $who }
zone-taken-you = οι μπάζες σου
zone-taken-they = μπάζες, { $who }
zone-pile-you = τα φύλλα που πήρες
zone-pile-they = φύλλα που πήρε: { $who }
zone-words-you = οι λέξεις σου
zone-words-they = λέξεις, { $who }
zone-given-you = τα φύλλα που δίνεις
zone-given-they = φύλλα που δίνει: { $who }
zone-hand-you = το χέρι σου
zone-hand-they = χέρι, { $who }

## Κινήσεις και λόγοι
letter-own = ως έχει
verb-give = δίνω φύλλα
verb-lower = κατεβάζω το σκορ μου
verb-raise = ανεβάζω τους άλλους
move-give-cards = Δώσε { $cards_object }
move-play-card-part = Παίξε { $card_object } { $part }
move-lower = Βγάλε 50 πόντους από το σκορ σου
move-raise = Βάλε 50 πόντους σε όλους τους άλλους
reason-lead-first = Η πρώτη μπάζα ανοίγει με { $card_object }.
reason-follow = Έχεις { $letter } και πρέπει να ακολουθήσεις.
reason-go-over = { $same ->
    [1] Έχεις γράμμα μετά από { $high } και πρέπει να το παίξεις.
   *[other] Δεν έχεις { $letter }, έχεις όμως { $high } ή γράμμα που έρχεται μετά, και πρέπει να το παίξεις.
}
reason-give-four = Δίνεις { $count } φύλλα.
foresee-takes = παίρνει την μπάζα, { made-points }
foresee-highest = είναι μπροστά προς το παρόν, { made-points } στην μπάζα
foresee-leaves = η μπάζα πάει αλλού: { $holder }
foresee-below = μένει μπροστά: { $holder }

## Τι γίνεται
kitty-cards = { $kitty ->
    [0] {""}
   *[other] {" "}και { $kitty } στο περίσσευμα
}
cards-each = { $each ->
    [one] ένα φύλλο
   *[other] { $each } φύλλα
}
deal-begins-you = Μοιρασιά { $deal }. Μοιράζεις από { cards-each } στον καθένα{ kitty-cards }.
deal-begins-they = Μοιρασιά { $deal }. { $who }: μοιράζει από { cards-each } στον καθένα{ kitty-cards }.
your-hand-you = Στο χέρι σου: { $cards }.
no-pass = Σε αυτή τη μοιρασιά δεν δίνονται φύλλα.
to-pass-you = Διάλεξε τέσσερα φύλλα να δώσεις: { $to }. { $same ->
    [1] Από εκεί παίρνεις κι εσύ τέσσερα.
   *[other] Σου δίνει τέσσερα: { $source }.
}
gives-you = Δίνεις { $cards_object }. Τα παίρνει: { $to }.
gives-they = { $who }: δίνει τέσσερα φύλλα. { $to_you ->
    [1] Τα παίρνεις εσύ.
   *[other] Τα παίρνει: { $to }.
}
receives-you = { $source }: σου έδωσε { $cards_object }.
in-kitty = { $missing_count ->
    [0] {""}
   *[other] Στο περίσσευμα είναι λοιπόν: { $missing }.{" "}
}
first-lead-you = { in-kitty }Έχεις { $card_object } και ανοίγεις με αυτό.
first-lead-they = { in-kitty }{ $who }: έχει { $card_object } και ανοίγει με αυτό.
card-as = { $part_id ->
    [letter-own] { $card_object }
   *[other] { $card_object } { $part }
}
leads-you = Ανοίγεις με { card-as }.
leads-they = { $who }: ανοίγει με { card-as }.
follows-you = Ακολουθείς με { card-as }.
follows-they = { $who }: ακολουθεί με { card-as }.
goes-over-you = Δεν έχεις { $letter } και παίζεις { card-as }.
goes-over-they = { $who }: δεν έχει { $letter } και παίζει { card-as }.
stays-under-you = Δεν έχεις { $letter }{ $same ->
    [1] {" "}ούτε γράμμα που έρχεται μετά
   *[other] {" "}ούτε { $high } ή γράμμα που έρχεται μετά
}, και ρίχνεις { card-as }.
stays-under-they = { $who }: δεν έχει { $letter }{ $same ->
    [1] {" "}ούτε γράμμα που έρχεται μετά
   *[other] {" "}ούτε { $high } ή γράμμα που έρχεται μετά
}, και ρίχνει { card-as }.
for-points = { $points ->
    [0] χωρίς πόντους
   *[other] { made-points }
}
takes-trick-you = Παίρνεις την μπάζα με { card-as }: { for-points }.
takes-trick-they = { $who }: παίρνει την μπάζα με { card-as }: { for-points }.
takes-kitty-you = Με την τελευταία μπάζα παίρνεις το περίσσευμα, { $cards_object }: { for-points }.
takes-kitty-they = { $who }: με την τελευταία μπάζα παίρνει το περίσσευμα, { $cards_object }: { for-points }.
cards-taken = { $count ->
    [0] κανένα φύλλο
    [one] ένα φύλλο
   *[other] { $count } φύλλα
}
has-taken-you = Πήρες { cards-taken }, { for-points }.
has-taken-they = { $who }: πήρε { cards-taken }, { for-points }.
all-six-you = Έχεις και τα έξι μοναδικά γράμματα, και τα φύλλα σου δεν μετράνε!
all-six-they = { $who }: έχει και τα έξι μοναδικά γράμματα, και τα φύλλα αυτά δεν μετράνε!
your-pile-you = { $cards_count ->
    [0] Δεν έχεις φύλλα για λέξεις.
   *[other] Τα φύλλα σου για λέξεις: { $cards }.
}
in-all = { $words_count ->
    [one] {""}
   *[other] . Σύνολο { made-points }
}
my-words-you = { $words_count ->
    [0] Η λίστα σου είναι άδεια.
   *[other] Η λίστα σου: { $words }{ in-all }.
}
shows-words-you = { $words_count ->
    [0] Δεν φτιάχνεις καμία λέξη.
   *[other] Φτιάχνεις: { $words }{ in-all }.
}
shows-words-they = { $words_count ->
    [0] { $who }: καμία λέξη.
   *[other] { $who }: { $words }{ in-all }.
}
owner = { $whose_you ->
    [1] για σένα
   *[other] ({ $whose })
}
challenge-right-you = Αμφισβητείς τη λέξη { $word }, και με το δίκιο σου: δεν είναι στον κατάλογο. Μετρά ξανά { owner }, και από το σκορ σου βγαίνουν { made-points }.
challenge-right-they = { $who }: αμφισβητεί δικαίως τη λέξη { $word }, που δεν είναι στον κατάλογο. Μετρά ξανά { owner }, και από το σκορ του παίκτη ({ $who }) βγαίνουν { made-points }.
challenge-wrong-you = Αμφισβητείς τη λέξη { $word }, αλλά είναι στον κατάλογο: γράφονται στο σκορ σου { made-points } και βγαίνουν άλλοι τόσοι από αλλού ({ $whose }).
challenge-wrong-they = { $who }: αμφισβητεί τη λέξη { $word }, αλλά είναι στον κατάλογο: γράφονται στο σκορ του παίκτη ({ $who }) { made-points } και βγαίνουν άλλοι τόσοι από { $whose_you ->
    [1] το δικό σου
   *[other] το άλλο ({ $whose })
}.
flies-lower-you = Βγάζεις { $points } πόντους από το σκορ σου.
flies-lower-they = { $who }: κατεβαίνει { $points } πόντους.
flies-raise-you = Βάζεις { $points } πόντους σε όλους τους άλλους.
flies-raise-they = { $who }: βάζει { $points } πόντους σε όλους τους άλλους.
by-doubts = { $off ->
    [0] {""}
   *[other] , μείον { $off } από αμφισβητήσεις
}{ $added ->
    [0] {""}
   *[other] , συν { $added } από αμφισβητήσεις
}
less-words = { $saved ->
    [0] {""}
   *[other] , μείον { $saved } σε λέξεις
}
how-scored = { $plain ->
    [1] {""}
   *[other] : φύλλα { $taken }{ less-words }{ by-doubts }
}
scores-you = Γράφεις { $points }{ how-scored }. Σύνολό σου { $total }.
scores-they = { $who }: γράφει { $points }{ how-scored }. Σύνολο { $total }.
scores-flying-you = Με τα έξι μοναδικά γράμματα δεν γράφεις τίποτα{ by-doubts }. Σύνολό σου { $total }.
scores-flying-they = { $who }: με τα έξι μοναδικά γράμματα δεν γράφει τίποτα{ by-doubts }. Σύνολο { $total }.
ends-long = Παίχτηκαν { $deals } μοιρασιές και η παρτίδα τελειώνει.

## Στοιχεία
fact-limit = Τέλος παρτίδας
fact-limit-value = στους { $limit } πόντους
fact-deal = Μοιρασιά
fact-deal-value = { $deal }
fact-passes-to-you = Παίρνει τα φύλλα σου
fact-passes-to-they = Παίρνει τα φύλλα ({ $who })
fact-passes-to-value = { $to }
fact-led-you = Άνοιξες με
fact-led-they = Άνοιγμα, { $who }
fact-led-value = { $letter }
fact-latest-you = Μπροστά, εσύ
fact-latest-they = Μπροστά, { $who }
fact-latest-value = { $letter }
fact-worth = Στην μπάζα
fact-worth-value = { made-points }
fact-pile-you = Πήρες
fact-pile-they = Πήρε, { $who }
fact-pile-value = { made-points }

## Γράμματα
named-A = το έι
named-B = { alpha-B }
named-C = { alpha-C }
named-D = { alpha-D }
named-E = το ίι
named-F = { alpha-F }
named-G = { alpha-G }
named-H = { alpha-H }
named-I = το άι
named-J = { alpha-J }
named-K = { alpha-K }
named-L = { alpha-L }
named-M = { alpha-M }
named-N = { alpha-N }
named-O = το όου
named-P = { alpha-P }
named-Q = { alpha-Q }
named-R = { alpha-R }
named-S = { alpha-S }
named-T = { alpha-T }
named-U = το γιου
named-V = { alpha-V }
named-W = { alpha-W }
named-X = { alpha-X }
named-Y = { alpha-Y }
named-Z = { alpha-Z }
