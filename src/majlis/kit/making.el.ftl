# Λέξεις από φύλλα του Abjad που τις φτιάχνουν όλοι μαζί: τα κοινά του μεσαίου, του προχωρημένου και της μαντεψιάς.

## Επιλογές
option-pack = Τράπουλα
value-pack-four = τέσσερα χρώματα
value-pack-five = πέντε χρώματα, με χάμζα και άλλα ειδικά γράμματα
option-maqsura = Το άλιφ μακσούρα γράφεται
value-maqsura-ya = με για
value-maqsura-alif = με για ή με άλιφ
option-shapes = Η μορφή του γράμματος στο φύλλο
value-shapes-free = δεν έχει σημασία
value-shapes-strict = πρέπει να ταιριάζει στη θέση της λέξης
option-least = Γράμματα μιας λέξης, τουλάχιστον
option-minutes = Λεπτά για τις λέξεις
value-minutes-none = χωρίς όριο
option-left_over = Φύλλα που περισσεύουν
value-left_over-nothing = δεν μετρούν
value-left_over-minus = αφαιρούνται
option-wrong_challenge = Μια άδικη αμφισβήτηση
value-wrong_challenge-free = δεν κοστίζει
value-wrong_challenge-costs = κοστίζει όσο μετρά η λέξη
option-short_last = Τελευταίος γύρος με λιγότερα φύλλα
option-tie = Σε ίσους πόντους
value-tie-shared = μοιράζονται τη νίκη
value-tie-words = κερδίζουν οι περισσότερες λέξεις, μετά η πιο μεγάλη

## Κινήσεις
verb-list = γράφω όλη τη λίστα
verb-drop = βγάζω μια λέξη
verb-done = παραδίδω
verb-agree = καμία αμφισβήτηση
field-words = λέξεις
move-list-words = Γράψε { $words }
move-word-word = Πρόσθεσε { $word }
move-drop-word = Βγάλε { $word }
move-done = Παράδωσε τη λίστα σου
move-agree = Δεν αμφισβητώ τίποτε άλλο
move-challenge-word = Αμφισβήτησε τη λέξη { $word }

## Λόγοι
reason-word-twice = Η λέξη { $word } μπαίνει στη λίστα σου μόνο μία φορά.
reason-word-shape = Για τη λέξη { $word } σου λείπει φύλλο με τη σωστή μορφή: { $letters }.
foresee-list-counts = { $words ->
    [0] χωρίς καμία λέξη
    [one] μία λέξη, { made-points }
   *[other] { $words } λέξεις, { made-points }
}

## Λέξεις και πόντοι
made-points = { $points ->
    [one] 1 πόντος
   *[other] { $points } πόντοι
}
word-with-points = { $word } με { $points }
word-alone = { $word }
in-a-word = σε λέξη

## Τι γίνεται
deals-round-you = Γύρος { $round }. Από { $each } φύλλα στον καθένα. Μοιράζεις εσύ.
deals-round-they = Γύρος { $round }. Από { $each } φύλλα στον καθένα. Μοιράζει: { $who }.
hand-dealt-you = Κρατάς { $cards_object }. Όλα μαζί { $total } πόντοι.
all-build = Τώρα όλοι φτιάχνουν λέξεις{ $minutes ->
    [0] {""}
   *[other] , για { $minutes } λεπτά
}.
your-list-you = { $words_count ->
    [0] Η λίστα σου είναι άδεια.
   *[other] Η λίστα σου: { $words }{ $words_count ->
        [one] {""}
       *[other] . Σύνολο { made-points }
    }. { $left_count ->
        [0] Δεν περισσεύει φύλλο.
       *[other] Περισσεύουν { $left_object }.
    }
}
lists-missing = { $left ->
    [0] {""}
    [one] {" "}Λείπει ακόμη μία λίστα.
   *[other] {" "}Λείπουν ακόμη { $left } λίστες.
}
hands-in-you = Παραδίδεις τη λίστα σου.{ lists-missing }
hands-in-they = { $who }: παραδίδει λίστα.{ lists-missing }
lays-words-you = { $words_count ->
    [0] Δεν έχεις καμία λέξη.
    [one] Η λέξη σου: { $words }.
   *[other] Οι λέξεις σου: { $words }. Σύνολο { made-points }.
}
lays-words-they = { $words_count ->
    [0] { $who }: καμία λέξη.
    [one] { $who }: { $words }.
   *[other] { $who }: { $words }. Σύνολο { made-points }.
}
agrees-you = Δεν αμφισβητείς τίποτε άλλο.
agrees-they = { $who }: δεν αμφισβητεί τίποτε άλλο.
for-whom = { $layers ->
    [one] { $whose_you ->
        [1] για σένα
       *[other] ({ $whose })
    }
   *[other] ({ $whose })
}
word-falls-you = Αμφισβητείς τη λέξη { $word }, και με το δίκιο σου: δεν είναι στον κατάλογο και δεν μετρά { for-whom }.
word-falls-they = { $who }: αμφισβητεί δικαίως τη λέξη { $word }, που δεν είναι στον κατάλογο και δεν μετρά { for-whom }.
challenge-cost = { $points ->
    [0] {""}
    [one] . Κόστος 1 πόντος
   *[other] . Κόστος { $points } πόντοι
}
word-stands-you = Αμφισβητείς τη λέξη { $word }, αλλά είναι στον κατάλογο και μετρά { for-whom }{ challenge-cost }.
word-stands-they = { $who }: αμφισβητεί τη λέξη { $word }, αλλά είναι στον κατάλογο και μετρά { for-whom }{ challenge-cost }.
taken-off = { $left_count ->
    [0] {""}
   *[other] , μείον { $minus } για όσα περίσσεψαν: { $left_object }
}{ $cost ->
    [0] {""}
   *[other] , μείον { $cost } για άδικη αμφισβήτηση
}
scores-you = { $points ->
    [0] Δεν παίρνεις τίποτα
   *[other] Παίρνεις { $points }
}{ taken-off }. Σύνολό σου { $total }.
scores-they = { $who }: { $points ->
    [0] δεν παίρνει τίποτα
   *[other] παίρνει { $points }
}{ taken-off }. Σύνολο { $total }.
wins-you = Κερδίζεις με { $total } πόντους.
wins-they = { $who } κερδίζει με { $total } πόντους.
shares-we = Εσύ και { $others } μοιράζεστε τη νίκη, με { $total } πόντους.
shares-you = Μοιράζεσαι τη νίκη.
shares-they = { $who } μοιράζονται τη νίκη, με { $total } πόντους.
by-words = { $words ->
    [one] μία λέξη που μέτρησε
   *[other] { $words } λέξεις που μέτρησαν
}, η πιο μεγάλη με { $longest } γράμματα
wins-by-words-you = Με { $total } πόντους δεν είσαι μόνος, κερδίζεις όμως στις λέξεις: { by-words }.
wins-by-words-we = Με { $total } πόντους εσύ και { $others } κερδίζετε στις λέξεις: { by-words }.
wins-by-words-they = { $people ->
    [one] Σε ίσους πόντους ({ $total }) { $who } κερδίζει στις λέξεις: { by-words }.
   *[other] Σε ίσους πόντους ({ $total }) { $who } κερδίζουν στις λέξεις: { by-words }.
}

## Στοιχεία
fact-points-you = Οι πόντοι σου
fact-points-they = { $who }
fact-points-value = { $score }
fact-laid-you = Οι λέξεις σου
fact-laid-they = Λέξεις, { $who }
fact-laid-value = { $words_count ->
    [one] { $words }
   *[other] { $words }. Σύνολο { made-points }
}
fact-in-list = Αμφισβητήθηκαν και είναι στον κατάλογο
fact-in-list-value = { $words }
fact-not-in-list = Αμφισβητήθηκαν και δεν είναι στον κατάλογο
fact-not-in-list-value = { $words }
fact-handed-in = Παρέδωσαν λίστα
fact-handed-in-value = { $who_has }
fact-making-round = Γύρος
fact-making-round-value = { $round } από { $rounds }
fact-my-list = Η λίστα σου
fact-my-list-value = { $words_count ->
    [0] καμία λέξη
    [one] { $words }
   *[other] { $words }. Σύνολο { made-points }
}
fact-who-deals-you = Μοιράζει
fact-who-deals-they = Μοιράζει
fact-who-deals-value = { $who }
