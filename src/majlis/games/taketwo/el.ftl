# TakeTwo στα ελληνικά: σε εσένα μιλά στον ενικό.
name = TakeTwo
about = Φωνήεν, σύμφωνο, φωνήεν, σύμφωνο· με το ίδιο ακριβώς φύλλο, όποιος έχει τα λιγότερα τραβά δύο.
variant-three = TakeTwo, στις τρεις νίκες

## Επιλογές
option-match = Η παρτίδα είναι
value-match-one-deal = μία μοιρασιά
value-match-first-to-three = στις τρεις νίκες
option-places = Σειρά κατάταξης
value-places-winner-only = μετρά μόνο ο νικητής
value-places-by-cards-left = οι άλλοι κατατάσσονται κατά τα φύλλα που τους έμειναν

## Μέρη
zone-stock = κλειστή στοίβα
zone-discard = ανοιχτή στοίβα
zone-hand-you = το χέρι σου
zone-hand-they = χέρι, { $who }

## Ως τι μετρά ένα φύλλο
part-vowel = ως φωνήεν
part-consonant = ως σύμφωνο
part-same = ως το ίδιο φύλλο
part-open = ακόμη ούτε φωνήεν ούτε σύμφωνο
kind-vowel = φωνήεν
kind-consonant = σύμφωνο
as-B = ως { alpha-B }
as-C = ως { alpha-C }
as-D = ως { alpha-D }
as-F = ως { alpha-F }
as-G = ως { alpha-G }
as-H = ως { alpha-H }
as-J = ως { alpha-J }
as-K = ως { alpha-K }
as-L = ως { alpha-L }
as-M = ως { alpha-M }
as-N = ως { alpha-N }
as-P = ως { alpha-P }
as-Q = ως { alpha-Q }
as-R = ως { alpha-R }
as-S = ως { alpha-S }
as-T = ως { alpha-T }
as-V = ως { alpha-V }
as-W = ως { alpha-W }
as-X = ως { alpha-X }
as-Y = ως { alpha-Y }
as-Z = ως { alpha-Z }
as-A-E = ως { alpha-A-E }
as-A-I = ως { alpha-A-I }
as-A-O = ως { alpha-A-O }
as-A-U = ως { alpha-A-U }
as-E-I = ως { alpha-E-I }
as-E-O = ως { alpha-E-O }
as-E-U = ως { alpha-E-U }
as-I-O = ως { alpha-I-O }
as-I-U = ως { alpha-I-U }
as-O-U = ως { alpha-O-U }
as-Y-vowel = ως { alpha-Y }, φωνήεν
as-Y-consonant = ως { alpha-Y }, σύμφωνο

## Κινήσεις και λόγοι
move-play = Παίξε { $card_object }
move-play-card-part = Παίξε { $card_object } { $part }
move-draw = Τράβα δύο
move-pass = Μην παίξεις τίποτα
reason-vowel-wanted = Εδώ ταιριάζει μόνο φωνήεν, ή ξανά { $same }.
reason-consonant-wanted = Εδώ ταιριάζει μόνο σύμφωνο, ή ξανά { $same }.
reason-only-a-card-just-drawn = Τώρα παίζεται μόνο φύλλο που μόλις τράβηξες.
reason-already-drawn = Έχεις ήδη τραβήξει.
reason-nothing-to-draw = Δεν υπάρχει τίποτα να τραβήξεις.
reason-draw-or-play = Παίξε ένα φύλλο, ή τράβα πρώτα δύο.
reason-say-the-part = Πες ως τι μετρά: as vowel για φωνήεν, as consonant για σύμφωνο και, μόνο για τον μπαλαντέρ, as same για το ίδιο φύλλο.

foresee-goes-out = είναι το τελευταίο σου φύλλο: κερδίζεις
foresee-draw-two = τραβά δύο: { $who }

## Τι γίνεται
deals-you = Από έξι φύλλα στον καθένα. Μοιράζεις εσύ.
deals-they = Από έξι φύλλα στον καθένα. Μοιράζει: { $who }.
deal-begins-you = Μοιρασιά { $deal }. Από έξι φύλλα στον καθένα. Μοιράζεις εσύ.
deal-begins-they = Μοιρασιά { $deal }. Από έξι φύλλα στον καθένα. Μοιράζει: { $who }.
first-card = Στην ανοιχτή στοίβα πρώτο φύλλο: { $card }.
first-card-free = Στην ανοιχτή στοίβα πρώτο φύλλο: { $card }. Πάνω του ταιριάζουν όλα.
your-hand-you = Στο χέρι σου: { $cards }.
left = { $left ->
    [0] , το τελευταίο φύλλο
    [one] . Μένει ένα φύλλο
   *[other] . Μένουν { $left } φύλλα
}
plays-you = Παίζεις { $card_object }{ left }.
plays-they = { $who }: παίζει { $card_object }{ left }.
plays-as-you = Παίζεις { $card_object } { $part }{ left }.
plays-as-they = { $who }: παίζει { $card_object } { $part }{ left }.
plays-same-you = Παίζεις ξανά { $card_object }, το ίδιο φύλλο{ left }.
plays-same-they = { $who }: παίζει ξανά { $card_object }, το ίδιο φύλλο{ left }.
same-part = { $part_id ->
    [part-open] {""}
   *[other] { " " }{ $part }
}
plays-same-as-you = Παίζεις { $card_object }{ same-part }, το ίδιο φύλλο{ left }.
plays-same-as-they = { $who }: παίζει { $card_object }{ same-part }, το ίδιο φύλλο{ left }.
fewest-you = Έχεις τα λιγότερα φύλλα.
fewest-we = Εσύ και { $others } έχετε τα λιγότερα φύλλα.
fewest-they = { $who } { $people ->
    [one] έχει
   *[other] έχουν
} τα λιγότερα φύλλα.
now-holding = { $hand ->
    [one] ένα φύλλο
   *[other] { $hand } φύλλα
}
draws-you = { $cards_count ->
    [0] Δεν υπάρχει τίποτα να τραβήξεις
   *[other] Τραβάς { $cards_object }
}. Έχεις { now-holding }.
draws-they = { $cards_count ->
    [0] Δεν υπάρχει τίποτα να τραβήξει: { $who }
    [1] { $who }: τραβά ένα φύλλο
   *[other] { $who }: τραβά δύο
}. Έχει { now-holding }.
draws-fewest-you = Έχεις τα λιγότερα φύλλα{ $cards_count ->
    [0] , αλλά δεν υπάρχει τίποτα να τραβήξεις
   *[other] { " " }και τραβάς { $cards_object }
}. Τώρα έχεις { now-holding }.
draws-fewest-they = { $who }: έχει τα λιγότερα φύλλα{ $cards_count ->
    [0] , αλλά δεν υπάρχει τίποτα να τραβήξει
    [1] { " " }και τραβά ένα
   *[other] { " " }και τραβά δύο
}. Τώρα έχει { now-holding }.
reshuffled = Η κλειστή στοίβα τελείωσε· τα παιγμένα ανακατεύονται σε νέα, με { $left ->
    [one] ένα φύλλο
   *[other] { $left } φύλλα
}.
plays-nothing-you = Δεν παίζεις τίποτα.
plays-nothing-they = { $who }: δεν παίζει τίποτα.
passes-you = Πας πάσο· δεν υπάρχει τίποτα να τραβήξεις.
passes-they = { $who }: { $people ->
    [one] πάει
   *[other] πάνε
} πάσο· δεν υπάρχει τίποτα για τράβηγμα.
ends-dry = Σε έναν ολόκληρο κύκλο δεν έπαιξε και δεν τράβηξε κανείς· κερδίζουν τα λιγότερα φύλλα.
ends-long = Πέρασαν { $turns } σειρές· κερδίζουν τα λιγότερα φύλλα.
fewest-left-you = Έχεις τα λιγότερα φύλλα: { $left }.
fewest-left-we = Εσύ και { $others } έχετε τα λιγότερα φύλλα: από { $left }.
fewest-left-they = { $who } { $people ->
    [one] έχει τα λιγότερα φύλλα: { $left }
   *[other] έχουν τα λιγότερα φύλλα: από { $left }
}.
deal-won-you = Κερδίζεις τη μοιρασιά: { $won } από 3.
deal-won-they = { $who }: κερδίζει τη μοιρασιά: { $won } από 3.
wins-you = Κερδίζεις.
wins-we = Εσύ και { $others } μοιράζεστε τη νίκη.
wins-they = { $who } { $people ->
    [one] κερδίζει
   *[other] μοιράζονται τη νίκη
}.
deals-won = { $won ->
    [0] καμία μοιρασιά
    [one] μία μοιρασιά
   *[other] { $won } μοιρασιές
}
match-won-you = Κερδίζεις την παρτίδα με { deals-won }.
match-won-we = Εσύ και { $others } μοιράζεστε την παρτίδα, με { deals-won } ο καθένας.
match-won-they = { $who } { $people ->
    [one] κερδίζει την παρτίδα με { deals-won }
   *[other] μοιράζονται την παρτίδα, με { deals-won } ο καθένας
}.
place = { $place ->
    [2] στη δεύτερη θέση
    [3] στην τρίτη θέση
   *[other] στην τέταρτη θέση
}
cards-left = { $left ->
    [one] ένα φύλλο
   *[other] { $left } φύλλα
}
placed-you = Έρχεσαι { place } με { cards-left } στο χέρι.
placed-they = { $who }: έρχεται { place } με { cards-left } στο χέρι.
placed-deals-you = Έρχεσαι { place } με { deals-won } και { cards-left } στο χέρι από όλες τις μοιρασιές.
placed-deals-they = { $who }: έρχεται { place } με { deals-won } και { cards-left } στο χέρι από όλες τις μοιρασιές.

## Στοιχεία
fact-top = Πάνω πάνω
fact-top-value = { $card }
fact-top-as = Πάνω πάνω
fact-top-as-value = { $card }, { $part }
fact-fits = Ταιριάζει
fact-fits-value = { $part }, { alpha-Y } ή { alpha-wild }· ή ξανά { $same }
fact-fits-any = Ταιριάζει
fact-fits-any-value = κάθε φύλλο
fact-won-you = Μοιρασιές που κέρδισες
fact-won-they = Μοιρασιές που κέρδισε: { $who }
fact-won-value = { $won }
fact-target = Για την παρτίδα
fact-target-value = { $won } μοιρασιές
fact-deal = Μοιρασιά
fact-deal-value = { $deal }
fact-dealer-you = Μοιράζει
fact-dealer-they = Μοιράζει
fact-dealer-value = { $who }
fact-turns = Σειρές ως τη νίκη με τα λιγότερα φύλλα
fact-turns-value = { $turns }
