# Abjad, η σειρά των γραμμάτων. Όλα τα φύλλα είναι κίτρινα, γι’ αυτό ακούγεται μόνο το γράμμα.
name = Abjad, η σειρά
about = Βάλε το γράμμα πριν ή μετά από τη σειρά, και ξεφορτώσου τα φύλλα σου πρώτος.
variant-knock = Abjad, η σειρά χωρίς τράβηγμα
variant-five = Abjad, η σειρά σε πέντε γύρους

## Φύλλα
abjad-yellow-alif = { letter-alif }
    .object = το { letter-alif }
abjad-yellow-ba = { letter-ba }
    .object = το { letter-ba }
abjad-yellow-ta = { letter-ta }
    .object = το { letter-ta }
abjad-yellow-tha = { letter-tha }
    .object = το { letter-tha }
abjad-yellow-jim = { letter-jim }
    .object = το { letter-jim }
abjad-yellow-hah = { letter-hah }
    .object = το { letter-hah }
abjad-yellow-kha = { letter-kha }
    .object = το { letter-kha }
abjad-yellow-dal = { letter-dal }
    .object = το { letter-dal }
abjad-yellow-dhal = { letter-dhal }
    .object = το { letter-dhal }
abjad-yellow-ra = { letter-ra }
    .object = το { letter-ra }
abjad-yellow-zay = { letter-zay }
    .object = το { letter-zay }
abjad-yellow-sin = { letter-sin }
    .object = το { letter-sin }
abjad-yellow-shin = { letter-shin }
    .object = το { letter-shin }
abjad-yellow-sad = { letter-sad }
    .object = το { letter-sad }
abjad-yellow-dad = { letter-dad }
    .object = το { letter-dad }
abjad-yellow-tah = { letter-tah }
    .object = το { letter-tah }
abjad-yellow-zah = { letter-zah }
    .object = το { letter-zah }
abjad-yellow-ayn = { letter-ayn }
    .object = το { letter-ayn }
abjad-yellow-ghayn = { letter-ghayn }
    .object = το { letter-ghayn }
abjad-yellow-fa = { letter-fa }
    .object = το { letter-fa }
abjad-yellow-qaf = { letter-qaf }
    .object = το { letter-qaf }
abjad-yellow-kaf = { letter-kaf }
    .object = το { letter-kaf }
abjad-yellow-lam = { letter-lam }
    .object = το { letter-lam }
abjad-yellow-mim = { letter-mim }
    .object = το { letter-mim }
abjad-yellow-nun = { letter-nun }
    .object = το { letter-nun }
abjad-yellow-heh = { letter-heh }
    .object = το { letter-heh }
abjad-yellow-waw = { letter-waw }
    .object = το { letter-waw }
abjad-yellow-ya = { letter-ya }
    .object = το { letter-ya }

## Επιλογές
option-ends = Οι άκρες του αλφαβήτου
value-ends-closed = κλείνουν: τίποτα πριν από το άλιφ ή μετά το για
value-ends-joined = ενώνονται: μετά το για έρχεται το άλιφ
option-stuck = Όποιος δεν έχει τίποτα που να ταιριάζει
value-stuck-draw = τραβά φύλλο
value-stuck-knock = πάει πάσο
option-hold_back = Φύλλο που ταιριάζει μπορεί να κρατηθεί
option-rounds = Γύροι

## Μέρη
zone-stock = κλειστή στοίβα
zone-line = σειρά
zone-hand-you = το χέρι σου
zone-hand-they = χέρι, { $who }

## Κινήσεις
side-before = πριν, στα δεξιά
side-after = μετά, στα αριστερά
verb-play = βάζω
move-play-card-part = Βάλε { $card_object } { $part }
move-draw = Τράβα
move-pass = Πάσο
field-part = άκρη

## Λόγοι
reason-does-not-belong = Εδώ ταιριάζει μόνο { $cards_count ->
    [1] { $cards_object }
   *[other] { $cards_object }
}.
reason-other-side = Αυτό το γράμμα πάει στην άλλη άκρη.
reason-must-lay = Έχεις φύλλο που ταιριάζει, άρα πρέπει να το βάλεις.
reason-draw-first = Βάλε ένα φύλλο, ή τράβα πρώτα.
reason-already-drawn = Έχεις ήδη τραβήξει.
reason-only-the-card-drawn = Σε αυτή τη σειρά μπορείς να βάλεις μόνο το φύλλο που μόλις τράβηξες.
reason-no-drawing = Σε αυτό το τραπέζι δεν τραβάμε.
reason-nothing-to-draw = Δεν υπάρχει τίποτα να τραβήξεις.

foresee-goes-out = είναι το τελευταίο σου φύλλο: κερδίζεις

## Τι γίνεται
round-begins-you = { $round ->
    [0] {""}
   *[other] {"Γύρος "}{ $round }.{" "}
}Από πέντε φύλλα στον καθένα. Μοιράζεις εσύ.
round-begins-they = { $round ->
    [0] {""}
   *[other] {"Γύρος "}{ $round }.{" "}
}Από πέντε φύλλα στον καθένα. Μοιράζει: { $who }.
first-letter = Η σειρά αρχίζει με { $card_object }.
your-hand-you = Κρατάς { $cards_object }.
left = { $left ->
    [0] , το τελευταίο φύλλο
    [one] . Μένει ένα φύλλο
   *[other] . Μένουν { $left } φύλλα
}
lays-before-you = Βάζεις { $card_object } στα δεξιά, πριν από { $end_object }{ left }.
lays-before-they = { $who }: βάζει { $card_object } στα δεξιά, πριν από { $end_object }{ left }.
lays-after-you = Βάζεις { $card_object } στα αριστερά, μετά από { $end_object }{ left }.
lays-after-they = { $who }: βάζει { $card_object } στα αριστερά, μετά από { $end_object }{ left }.
holding = { $hand ->
    [one] ένα φύλλο
   *[other] { $hand } φύλλα
}
draws-you = Τραβάς { $card_object }{ $fits ->
    [0] , που δεν ταιριάζει. Έχεις { holding }
    [1] , που ταιριάζει
   *[other] . Έχεις { holding }
}.
draws-they = { $who }: τραβά { $fits ->
    [0] φύλλο που δεν ταιριάζει. Έχει { holding }
    [1] φύλλο που ταιριάζει
   *[other] ένα φύλλο. Έχει { holding }
}.
keeps-you = Κρατάς το φύλλο.
keeps-they = { $who }: κρατά το φύλλο.
passes-you = Πας πάσο.
passes-they = { $who }: { $people ->
    [one] πάει
   *[other] πάνε
} πάσο.
nobody-can = Όλοι πήγαν πάσο· κερδίζουν τα λιγότερα φύλλα.
too-long = Πέρασαν 150 σειρές· κερδίζουν τα λιγότερα φύλλα.
fewest-left-you = Έχεις τα λιγότερα φύλλα: { $left }.
fewest-left-we = Εσύ και { $others } έχετε τα λιγότερα φύλλα: από { $left }.
fewest-left-they = { $who } { $people ->
    [one] έχει τα λιγότερα φύλλα: { $left }
   *[other] έχουν τα λιγότερα φύλλα: από { $left }
}.
rounds-won = { $won ->
    [one] έναν γύρο
   *[other] { $won } γύρους
}
round-won-you = Έχεις κερδίσει { rounds-won }.
round-won-they = { $who }: έχει κερδίσει { rounds-won }.
with-rounds = { $won ->
    [0] {""}
   *[other] {" "}με { rounds-won }
}
match-won-you = Κερδίζεις{ with-rounds }.
match-won-we = Εσύ και { $others } μοιράζεστε τη νίκη{ with-rounds }.
match-won-they = { $who } { $people ->
    [one] κερδίζει{ with-rounds }
   *[other] μοιράζονται τη νίκη{ with-rounds }
}.

## Στοιχεία
fact-wanted-before = Στα δεξιά, πριν από τη σειρά
fact-wanted-before-value = { $cards_count ->
    [0] τίποτα πια
   *[other] { $cards }
}
fact-wanted-after = Στα αριστερά, μετά τη σειρά
fact-wanted-after-value = { $cards_count ->
    [0] τίποτα πια
   *[other] { $cards }
}
fact-won-you = Γύροι που κέρδισες
fact-won-they = Γύροι που κέρδισε: { $who }
fact-won-value = { $won }
fact-round = Γύρος
fact-round-value = { $round } από { $rounds }
fact-dealer-you = Μοιράζει
fact-dealer-they = Μοιράζει
fact-dealer-value = { $who }
fact-left = Φύλλα στην κλειστή στοίβα
fact-left-value = { $cards }
