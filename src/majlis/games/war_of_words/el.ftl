name = Πόλεμος λέξεων
about = Σε εννέα τόπους φτιάξε τη μεγαλύτερη λέξη και πάρε τα πιόνια.

## Options
option-answer = Χρόνος απάντησης σε μια διεκδίκηση
value-answer-none = χωρίς όριο
option-tries = Λέξεις που λέγονται ενάντια σε μια διεκδίκηση
option-equal = Ίσα πιόνια
value-equal-draw = είναι ισοπαλία
value-equal-longest = τα κρίνει η μεγαλύτερη λέξη

## Places
zone-stock = κλειστή στοίβα
zone-words-you = οι στήλες σου
zone-words-they = οι στήλες: { $who }
zone-hand-you = το χέρι σου
zone-hand-they = το χέρι: { $who }
location = τόπος { $first }

## Moves and reasons
verb-take = πάρε έναν τόπο
verb-claim = διεκδίκηση
verb-refute = διάψευση
verb-present = παρουσίαση λέξης
verb-leave = στήλη έξω
verb-done = τέλος της σειράς
field-location = τόπος
field-letter = γράμμα
move-play-card-location = Παίξε { $card_object }, { $location }
move-play-card-letter-location = Παίξε { $card_object } { $letter }, { $location }
move-take = Πάρε: { $location }
move-claim = Διεκδίκησε: { $location }
move-refute = Διάψευσέ το με { $word }
move-present = Παρουσίασε τη στήλη σου ως λέξη: { $location }
move-leave = Άφησε έξω τη στήλη σου: { $location }
move-done = Τέλειωσε τη σειρά σου
move-stand = Υποχώρησε
reason-location-won = Αυτός ο τόπος έχει ήδη κερδηθεί.
reason-claimed-already = Κάθε τόπος διεκδικείται μία φορά σε κάθε σειρά.
reason-no-word-there = Δεν έχεις ακόμη λέξη εκεί.
reason-refute-begins = Το { $word } δεν αρχίζει όπως η στήλη σου { $column }.
reason-refute-longer = Το { $word } είναι μικρό· χρειάζονται { $least } γράμματα.
reason-refute-cards = Για { $word } { $count ->
    [one] λείπει ένα φύλλο που δεν το έχει δει κανείς
   *[other] λείπουν φύλλα που δεν τα έχει δει κανείς
}: { $letters }.
reason-hints-closed-claim = Ώσπου να απαντηθεί η διεκδίκηση δεν κοιτάζουμε τίποτα στον κατάλογο.
against = { $height ->
    [0] τίποτα
   *[other] { $other }
}
foresee-column = { $word }, απέναντι { against }

## What happens
begins-you = Αρχίζεις. Από επτά φύλλα.
begins-they = Αρχίζει { $who }. Από επτά φύλλα.
your-hand-you = Το χέρι σου: { $cards }.
so-far = { $letters ->
    [1] {""}
   *[other] : { $word }
}
plays-you = Τόπος { $location }, παίζεις { $card_object }{ so-far }.
plays-they = Τόπος { $location }, { $who } παίζει { $card_object }{ so-far }.
plays-as-you = Τόπος { $location }, παίζεις { $card_object } { $letter }{ so-far }.
plays-as-they = Τόπος { $location }, { $who } παίζει { $card_object } { $letter }{ so-far }.
ahead-you = Στον τόπο { $location } προηγείται το { $word } σου.
ahead-they = Στον τόπο { $location } προηγείται { $who } με { $word }.
nobody-ahead = Στον τόπο { $location } δεν έχει πια κανείς λέξη.
takes-you = Παίρνεις τον τόπο { $location } με τα { $letters } γράμματα του { $word }.
takes-they = { $who } παίρνει τον τόπο { $location } με τα { $letters } γράμματα του { $word }.
claims-you = Διεκδικείς τον τόπο { $location } με { $word }, απέναντι { $height ->
    [0] μια άδεια στήλη ({ $opponent })
   *[other] το { $other } ({ $opponent })
}.
claims-they = { $who } διεκδικεί τον τόπο { $location } με { $word }, απέναντι { $height ->
    [0] { $opponent_you ->
        [1] η άδεια στήλη σου
       *[other] μια άδεια στήλη ({ $opponent })
    }
   *[other] { $opponent_you ->
        [1] το { $other } σου
       *[other] το { $other } ({ $opponent })
    }
}.
beaten-already-you = Όμως το { $word } σου εκεί { $longer ->
    [1] είναι μεγαλύτερο
   *[other] τελείωσε πρώτο
}.
beaten-already-they = Όμως το { $word } εκεί ({ $who }) { $longer ->
    [1] είναι μεγαλύτερο
   *[other] τελείωσε πρώτο
}.
refutes-you = { $own ->
    [1] Δείχνεις το { $word } σου, που είναι καλύτερο.
   *[other] Το διαψεύδεις: γίνεται ακόμη { $word }.
}
refutes-they = { $own ->
    [1] { $who } δείχνει το { $word }, που είναι καλύτερο.
   *[other] { $who } το διαψεύδει: γίνεται ακόμη { $word }.
}
tries-left = { $left ->
    [0] {""}
    [one] {" "}Μένει μία λέξη ακόμη.
   *[other] {" "}Μένουν { $left } λέξεις ακόμη.
}
refutes-wrongly-you = Λες { $word }, αλλά δεν είναι στον κατάλογο.{ tries-left }
refutes-wrongly-they = { $who } λέει { $word }, αλλά δεν είναι στον κατάλογο.{ tries-left }
challenge-harmless-you = Αμφισβητείς, αλλά η λέξη { $word } είναι στον κατάλογο.
challenge-harmless-they = { $who } αμφισβητεί, αλλά η λέξη { $word } είναι στον κατάλογο.
stays-open = Ο τόπος { $location } μένει ανοιχτός.
gives-in-you = Υποχωρείς.
gives-in-they = { $who } υποχωρεί.
lets-it-go-you = Τη δέχεσαι.
lets-it-go-they = { $who } τη δέχεται.
counter-you = Το πιόνι του τόπου { $location } είναι δικό σου· έχεις { $total }.
counter-they = { $who } παίρνει το πιόνι του τόπου { $location } και έχει { $total }.
stock-left = { $left ->
    [0] η κλειστή στοίβα τελείωσε
    [one] μένει ένα
   *[other] μένουν { $left }
}
draws-you = Τραβάς { $card_object }· { stock-left }.
draws-they = { $who } τραβά { $card_object }· { stock-left }.
cards-gone = Παίχτηκαν όλα τα φύλλα.
presents-you = Παρουσιάζεις { $word }, τόπος { $location }.
leaves-you = Αφήνεις έξω { $word }, τόπος { $location }.
has-marked-you = Τελείωσες.
has-marked-they = { $who }: έτοιμο.
presented-you = Παρουσιάζεις: { $words ->
    [0] καμία λέξη
   *[other] { $word }
}.
presented-they = { $who } παρουσιάζει: { $words ->
    [0] καμία λέξη
   *[other] { $word }
}.
why-better = { $why ->
    [0] , η μόνη λέξη εκεί
    [1] , μεγαλύτερο από το { $other }
   *[other] , που τελείωσε πριν από το { $other }
}
better-word-you = Τόπος { $location }: το { $word } σου{ why-better }.
better-word-they = Τόπος { $location }: { $who } με { $word }{ why-better }.
nobody-there = Τον τόπο { $location } δεν τον παίρνει κανείς.
wins-row-you = Κερδίζεις: ο τόπος { $location } και οι δύο επόμενοι είναι δικοί σου.
wins-row-they = { $who } κερδίζει, με τον τόπο { $location } και τους δύο επόμενους.
wins-five-you = Κερδίζεις με { $total } πιόνια.
wins-five-they = { $who } κερδίζει με { $total } πιόνια.
wins-most-you = Κερδίζεις με { $total } πιόνια έναντι { $rest }.
wins-most-they = { $who } κερδίζει με { $total } πιόνια έναντι { $rest }.
wins-longest-you = Έχετε από { $total } πιόνια· κερδίζεις με μια λέξη { $letters } γραμμάτων.
wins-longest-they = Από { $total } πιόνια· { $who } κερδίζει με μια λέξη { $letters } γραμμάτων.
draw = Ισοπαλία: από { $total } πιόνια.

## Facts
fact-counters-you = Τα πιόνια σου
fact-counters-they = Πιόνια ({ $who })
fact-counters-value = { $count }
first-column = { $first_you ->
    [1] εσύ
   *[other] { $first }
}: { $first_letters ->
    [0] τίποτα
   *[other] { $first_word }
}
second-column = { $second_you ->
    [1] εσύ
   *[other] { $second }
}: { $second_letters ->
    [0] τίποτα
   *[other] { $second_word }
}
fact-location-open = Τόπος { $location }
fact-location-open-value = { first-column }{ $ahead ->
    [1] {" "}(προηγείται)
   *[other] {""}
}· { second-column }{ $ahead ->
    [2] {" "}(προηγείται)
   *[other] {""}
}
fact-location-won = Τόπος { $location }
fact-location-won-value = { $owner_you ->
    [1] δικός σου
   *[other] τον πήρε: { $owner }
} ({ first-column }· { second-column })
fact-marked = Παρουσιάζεις
fact-marked-value = { $words ->
    [0] τίποτα ακόμη
   *[other] { $word }
}
fact-in-question = Κρίνεται
fact-in-question-value = { $word }, τόπος { $location }
