# Λέξεις από φύλλα, λέξεις υπό αμφισβήτηση και ομάδες σε πασιέντζα: τα κοινά όλων των παιχνιδιών με λέξεις.
# Ορίσματα: word (η λέξη όπως μπαίνει), cards (φύλλα), who (παίκτες), people (πόσοι), call (λέξη ή είδος κίνησης).

## Επιλογές
option-level = Λέξεις του καταλόγου
value-level-full = όλες
value-level-everyday = οι καθημερινές
value-level-children = λέξεις για παιδιά
option-offensive = Προσβλητικές λέξεις
value-offensive-not-for-children = λείπουν για παιδιά
value-offensive-barred = λείπουν
value-offensive-allowed = μετρούν
option-repeats = Μια λέξη μπορεί να ξαναμπεί
option-mode = Μια λέξη
value-mode-challenge = μπορεί να είναι ό,τι θέλεις, και αμφισβητείται
value-mode-strict = πρέπει να είναι στον κατάλογο
value-mode-honour = μπορεί να είναι ό,τι θέλεις, και στέκει πάντα
option-window = Χρόνος για αμφισβήτηση
value-window-none = χωρίς όριο
option-last_challenge = Άδικη αμφισβήτηση που η χαμένη σειρά της δεν ήρθε ποτέ
value-last_challenge-free = δεν κοστίζει
value-last_challenge-costs = κοστίζει όσο μέτρησε η λέξη
option-fallen_again = Λέξη που έπεσε μπορεί να ξαναδοκιμαστεί
option-stuck = Όταν δεν βγαίνει λέξη
value-stuck-ends = το παιχνίδι τελειώνει μόνο του
value-stuck-silent = πρέπει να το καταλάβει ο παίκτης

## Κινήσεις
verb-word = λέξη
verb-exchange = αλλαγή φύλλων
verb-stand = δεκτή
verb-challenge = αμφισβήτηση
verb-question = ερώτηση για λέξη
verb-ready = εντάξει
verb-unready = όχι ακόμη
verb-resign = παραίτηση
verb-vote = ψήφος
field-word = λέξη
field-cards = φύλλα
field-call = υπέρ
move-word = Βάλε { $word }
move-exchange = Άλλαξε { $cards_object }
move-stand = Δέξου τη λέξη
move-challenge = Αμφισβήτησε τη λέξη
move-question = Ρώτα για τη λέξη { $word }: μένει, ό,τι κι αν λέει ο κατάλογος
move-ready = Είμαι εντάξει
move-unready = Όχι, ψάχνω ακόμη
move-resign = Παραιτήσου
move-vote = Ψήφισε
move-vote-call = Ψήφισε: { $call }

## Τι δείχνει ένα φύλλο
letter-A = ως το έι
letter-B = ως { alpha-B }
letter-C = ως { alpha-C }
letter-D = ως { alpha-D }
letter-E = ως το ίι
letter-F = ως { alpha-F }
letter-G = ως { alpha-G }
letter-H = ως { alpha-H }
letter-I = ως το άι
letter-J = ως { alpha-J }
letter-K = ως { alpha-K }
letter-L = ως { alpha-L }
letter-M = ως { alpha-M }
letter-N = ως { alpha-N }
letter-O = ως το όου
letter-P = ως { alpha-P }
letter-Q = ως { alpha-Q }
letter-R = ως { alpha-R }
letter-S = ως { alpha-S }
letter-T = ως { alpha-T }
letter-U = ως το γιου
letter-V = ως { alpha-V }
letter-W = ως { alpha-W }
letter-X = ως { alpha-X }
letter-Y = ως { alpha-Y }
letter-Z = ως { alpha-Z }

## Λόγοι
reason-word-short = Εδώ μια λέξη έχει τουλάχιστον { $least } γράμματα.
reason-word-letter = Κανένα φύλλο δεν δείχνει «{ $letter }».
reason-word-lacks = Για τη λέξη { $word } { $count ->
    [one] λείπει ένα φύλλο
   *[other] λείπουν φύλλα
}: { $letters }.
reason-word-fixed = Στο τραπέζι { $card } μένει { $letter }.
reason-word-cards = Δεν υπάρχουν όλα αυτά τα φύλλα.
reason-word-repeated = Η λέξη { $word } έχει ξαναμπεί.
reason-word-fallen = Η λέξη { $word } έπεσε πριν: δεν είναι στον κατάλογο.
reason-word-unknown = Η λέξη { $word } δεν είναι στον κατάλογο.
reason-exchange-too-many = { $most ->
    [one] Μένει μόνο ένα φύλλο για τράβηγμα.
   *[other] Μένουν μόνο { $most } φύλλα για τράβηγμα.
}
reason-hints-closed = Όπου οι λέξεις αμφισβητούνται, όσο κρατά ο αγώνας δεν κοιτάζει κανείς τον κατάλογο.
reason-called-already = Αυτό έχει ήδη ακουστεί: { $call }.

## Λέξεις υπό αμφισβήτηση
lets-stand-you = Δέχεσαι τη λέξη.
lets-stand-they = { $who } δέχεται τη λέξη.
list-says = { $known ->
    [0] Δεν είναι στον κατάλογο, αλλά μένει
   *[other] Είναι στον κατάλογο
}, και από εδώ και πέρα μετρά ως λέξη.
questions-you = Ρωτάς για τη λέξη { $word }. { list-says }
questions-they = { $who } ρωτά για τη λέξη { $word }. { list-says }
not-in-list = { $words ->
    [one] η λέξη { $word } δεν είναι στον κατάλογο
   *[other] οι λέξεις { $word } δεν είναι στον κατάλογο
}
challenge-succeeds-you = Αμφισβητείς, και με το δίκιο σου: { not-in-list }.
challenge-succeeds-they = { $who } αμφισβητεί, και δικαίως: { not-in-list }.
in-list = { $words ->
    [one] η λέξη { $word } είναι στον κατάλογο
   *[other] οι λέξεις { $word } είναι στον κατάλογο
}
turns-lost = { $owed ->
    [one] η επόμενη σειρά χάνεται
   *[other] οι επόμενες { $owed } σειρές χάνονται
}
challenge-fails-you = Αμφισβητείς, αλλά { in-list }: { turns-lost }.
challenge-fails-they = { $who } αμφισβητεί, αλλά { in-list }: { turns-lost }.
still-owed = { $owed ->
    [0] {""}
    [one] , και μένει ακόμη μία να χαθεί
   *[other] , και μένουν ακόμη { $owed } να χαθούν
}
passed-over-you = Χάνεις τη σειρά σου{ still-owed }.
passed-over-they = { $who } χάνει τη σειρά{ still-owed }.
points-lost = { $points ->
    [one] έναν πόντο
   *[other] { $points } πόντους
}
challenge-costs-you = Για άδικη αμφισβήτηση που η σειρά της δεν ήρθε ποτέ χάνεις { points-lost }· έχεις { $total }.
challenge-costs-they = Για άδικη αμφισβήτηση που η σειρά της δεν ήρθε ποτέ { $who } χάνει { points-lost } και έχει { $total }.
fact-in-doubt-you = Η λέξη σου, υπό αμφισβήτηση
fact-in-doubt-they = Υπό αμφισβήτηση, από { $who }
fact-in-doubt-value = { $word }
fact-owed-you = Έχεις να χάσεις
fact-owed-they = Έχει να χάσει: { $who }
fact-owed-value = { $owed ->
    [one] μία σειρά
   *[other] { $owed } σειρές
}
fact-settled = Λέξεις που πια μετρούν
fact-settled-value = { $word }
fact-fallen = Λέξεις που έπεσαν
fact-fallen-value = { $word }

## Ομάδα σε πασιέντζα
calls-you = Προτείνεις { $number }: { $call }.
calls-they = { $who } προτείνει { $number }: { $call }.
waited-for = { $left ->
    [0] {""}
    [one] {" "}Ένας ψάχνει ακόμη.
   *[other] {" "}{ $left } ψάχνουν ακόμη.
}
ready-you = Είσαι εντάξει.{ waited-for }
ready-they = { $who }: εντάξει.{ waited-for }
unready-you = Τελικά ψάχνεις ακόμη.
unready-they = { $who } ψάχνει τελικά ακόμη.
nothing-called = { $left ->
    [0] Για τρίτη φορά δεν βγήκε τίποτα: το παιχνίδι εγκαταλείπεται.
    [one] Δεν βγήκε τίποτα· άλλη μία φορά, και το παιχνίδι εγκαταλείπεται.
   *[other] Δεν βγήκε τίποτα. Ψάχνετε όλοι ξανά.
}
to-vote = Ψηφοφορία, { $number }: { $call }.
votes-you = Ψήφισες.
votes-they = { $who } ψήφισε.
voted-for-you = Ψήφισες: { $call }.
voted-for-we = Εσύ και { $others } ψηφίσατε: { $call }.
voted-for-they = { $who } { $people ->
    [one] ψήφισε
   *[other] ψήφισαν
}: { $call }.
vote-again = Δεν συμφωνείτε όλοι. Ψηφοφορία, γύρος { $round }.
rolls = Το ζάρι για { $call }: { $roll }.
fact-call = Πρόταση { $number }
fact-call-value = { $call }
fact-ready = Εντάξει
fact-ready-value = { $ready }
fact-voting = Ψηφοφορία
fact-voting-value = γύρος { $round }
fact-vote-you = Η τελευταία σου ψήφος
fact-vote-they = Τελευταία ψήφος: { $who }
fact-vote-value = { $call }
