# Alphabet Bang στα ελληνικά: σε εσένα μιλά στον ενικό.
name = Alphabet Bang
about = Τα φύλλα ανοίγουν σε μια γραμμή· όποιος χτυπήσει πρώτος το γράμμα που υπάρχει ήδη εκεί τα παίρνει όλα.
variant-relaxed = Alphabet Bang, ο ένας μετά τον άλλον

## Επιλογές
option-pace = Το χτύπημα
value-pace-real-time = αγώνας ταχύτητας
value-pace-relaxed = με τη σειρά, χωρίς βιασύνη
option-window = Ελάχιστος χρόνος ανάμεσα σε δύο φύλλα, σε δευτερόλεπτα
option-false_slap = Ένα λάθος χτύπημα
value-false_slap-locks-out = σε βγάζει έξω ως το επόμενο φύλλο
value-false_slap-gives-a-card = κοστίζει ένα κερδισμένο φύλλο
value-false_slap-nothing = δεν κοστίζει τίποτα
option-flip = Το επόμενο φύλλο
value-flip-by-itself = ανοίγει μόνο του ύστερα από λίγο
value-flip-waits = περιμένει τον παίκτη του
option-handicap_1 = Καθυστέρηση της πρώτης θέσης, σε χιλιοστά του δευτερολέπτου
option-handicap_2 = Καθυστέρηση της δεύτερης θέσης, σε χιλιοστά του δευτερολέπτου
reason-handicap-without-race = Όταν χτυπάτε με τη σειρά κανείς δεν προλαβαίνει τον άλλον: αφήστε τις καθυστερήσεις στο 0.

## Μέρη
zone-stock = φύλλα που δεν μοιράστηκαν ακόμη
zone-line = η γραμμή
zone-packet-you = η στοίβα σου
zone-packet-they = στοίβα, { $who }
zone-won-you = τα κερδισμένα σου
zone-won-they = κερδισμένα, { $who }

## Γράμματα
bang-A = το έι
bang-B = { alpha-B }
bang-C = { alpha-C }
bang-D = { alpha-D }
bang-E = το ίι
bang-F = { alpha-F }
bang-G = { alpha-G }
bang-H = { alpha-H }
bang-I = το άι
bang-J = { alpha-J }
bang-K = { alpha-K }
bang-L = { alpha-L }
bang-M = { alpha-M }
bang-N = { alpha-N }
bang-O = το όου
bang-P = { alpha-P }
bang-Q = { alpha-Q }
bang-R = { alpha-R }
bang-S = { alpha-S }
bang-T = { alpha-T }
bang-U = το γιου
bang-V = { alpha-V }
bang-W = { alpha-W }
bang-X = { alpha-X }
bang-Y = { alpha-Y }
bang-Z = { alpha-Z }
bang-wild = ο μπαλαντέρ
bang-bang = «μπανγκ»
bang-alphabet = «AlphabetBang»

## Κινήσεις και λόγοι
field-name = γράμμα
verb-flip = άνοιγμα
verb-slap = χτύπα γράμμα
verb-bang = μπανγκ
verb-alphabetbang = AlphabetBang
move-flip = Άνοιξε φύλλο
move-slap = Χτύπα { $name }
move-bang = Μπανγκ!
move-alphabetbang = AlphabetBang!
move-pass = Δεν χτυπάς τίποτα
reason-wait-for-hearing = Περίμενε: δεν άκουσαν ακόμη όλοι το φύλλο.
reason-locked-out = Είσαι έξω ως το επόμενο φύλλο.
reason-no-line = Τώρα δεν υπάρχει ανοιχτό φύλλο για χτύπημα.
reason-tried-before = Αυτό το δοκίμασες ήδη σε αυτό το φύλλο.
reason-look-first = Το επόμενο φύλλο έρχεται αφού δείτε και οι δύο αυτό εδώ.
reason-no-hints-in-a-race = Στον αγώνα δεν υπάρχουν υποδείξεις.

## Τι γίνεται
starts-you = Έχετε από { $cards } φύλλα. Ανοίγεις πρώτος εσύ.
starts-they = Έχετε από { $cards } φύλλα. Ανοίγει πρώτα: { $who }.
flips-you = Ανοίγεις { $letter }.
flips-they = { $who }: { $letter }.
now = Τώρα!
answers-nothing-you = Δεν χτυπάς τίποτα.
answers-nothing-they = { $who }: δεν χτυπά τίποτα.
line-cards = { $cards ->
    [one] τη γραμμή με το ένα φύλλο
   *[other] τη γραμμή με τα { $cards } φύλλα
}
cards-won = { $won ->
    [0] κανένα φύλλο
    [one] ένα φύλλο
   *[other] { $won } φύλλα
}
wins-line-you = Χτυπάς { $letter } και κερδίζεις { line-cards }. Συνολικά: { cards-won }.
wins-line-they = { $who }: χτυπά { $letter } και κερδίζει { line-cards }. Συνολικά: { cards-won }.
wins-line-wild-you = AlphabetBang! Κερδίζεις { line-cards }. Συνολικά: { cards-won }.
wins-line-wild-they = AlphabetBang! { $who }: κερδίζει { line-cards }. Συνολικά: { cards-won }.
false-letter-you = Λες { $slap }, όμως το νέο φύλλο είναι { $letter }.
false-letter-they = { $who }: λέει { $slap }, όμως το νέο φύλλο είναι { $letter }.
false-first-you = Λες { $slap }, όμως στη γραμμή δεν υπήρχε πριν { $letter }.
false-first-they = { $who }: λέει { $slap }, όμως στη γραμμή δεν υπήρχε πριν { $letter }.
false-wild-you = Λες { $slap }, όμως ο μπαλαντέρ κερδίζεται μόνο με AlphabetBang.
false-wild-they = { $who }: λέει { $slap }, όμως ο μπαλαντέρ κερδίζεται μόνο με AlphabetBang.
false-alphabet-you = Λες { $slap }, όμως το νέο φύλλο είναι { $letter } και όχι ο μπαλαντέρ.
false-alphabet-they = { $who }: λέει { $slap }, όμως το νέο φύλλο είναι { $letter } και όχι ο μπαλαντέρ.
locked-out-you = Είσαι έξω ως το επόμενο φύλλο.
locked-out-they = { $who }: έξω ως το επόμενο φύλλο.
pays-you = Δίνεις ένα κερδισμένο φύλλο. Σου μένουν { $won }.
pays-they = { $who }: δίνει ένα κερδισμένο φύλλο. Του μένουν { $won }.
nothing-to-pay-you = Δεν έχεις κερδισμένο φύλλο να δώσεις.
nothing-to-pay-they = { $who }: δεν έχει κερδισμένο φύλλο να δώσει.
ends-you = Δεν έχεις άλλο φύλλο να ανοίξεις: τέλος.
ends-they = { $who }: δεν έχει άλλο φύλλο να ανοίξει. Τέλος.
most-you = Κερδίζεις με { cards-won }, έναντι { $other }.
most-they = { $who }: κερδίζει με { cards-won }, έναντι { $other }.
draw = Έχετε και οι δύο { cards-won }: ισοπαλία.

## Στοιχεία
fact-newest = Νέο φύλλο
fact-newest-value = { $letter }
fact-line = Φύλλα στη γραμμή
fact-line-value = { $cards }
fact-won-you = Έχεις κερδίσει
fact-won-they = Κέρδη, { $who }
fact-won-value = { cards-won }
fact-packet-you = Μένουν στη στοίβα σου
fact-packet-they = Μένουν στη στοίβα, { $who }
fact-packet-value = { $cards }
fact-locked-you = Εσύ
fact-locked-they = { $who }
fact-locked-value = έξω ως το επόμενο φύλλο
