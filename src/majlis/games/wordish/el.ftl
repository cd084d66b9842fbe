name = Μπιριμπόλεξο
about = Κάνε λέξεις, φτάσε μία στα εφτά γράμματα, και μείνε από φύλλα: πρώτα από το χέρι σου, μετά από το μπιριμπάκι.
variant-english = Μπιριμπόλεξο στα αγγλικά
variant-four = Μπιριμπόλεξο, τέσσερις μοιρασιές
variant-english-four = Μπιριμπόλεξο στα αγγλικά, τέσσερις μοιρασιές

## Επιλογές
option-edition = Φύλλα και λέξεις
value-edition-greek = ελληνικά
value-edition-english = αγγλικά
option-atouts = Ατού στην τράπουλα
option-direction = Η σειρά πηγαίνει
value-direction-anticlockwise = αντίθετα από το ρολόι
value-direction-clockwise = όπως το ρολόι
option-turned = Το φύλλο που γυρίζει στην αρχή
value-turned-aside = μένει έξω από το παιχνίδι
value-turned-last = είναι το τελευταίο κλειστό
option-turned_atout = Αν στην αρχή γυρίσει ατού
value-turned_atout-again = γυρίζει άλλο φύλλο
value-turned_atout-first-player = το παίρνει ο πρώτος παίκτης και λέει το γράμμα
option-swap = Το αληθινό γράμμα μπορεί να μπει στη θέση ενός ατού
option-join = Δύο λέξεις στο τραπέζι μπορούν να ενωθούν
option-minus = Το διπλό γράμμα που έμεινε στο χέρι κοστίζει
value-minus-double = διπλά
value-minus-single = μονά
option-atout_minus = Ατού που έμεινε στο χέρι κοστίζει
option-seven = Το μπιριμπάκι ανοίγει με λέξη
value-seven-at-least = εφτά γραμμάτων και πάνω
value-seven-exactly = εφτά ακριβώς γραμμάτων
option-long_bonus = Πριμ για λέξη εφτά γραμμάτων και πάνω (με ατού, το μισό)
option-out_bonus = Πριμ για το κλείσιμο
option-kitty_penalty = Ποινή για μπιριμπάκι που δεν πάρθηκε
option-partners = Στα ζευγάρια
value-partners-own = ο καθένας έχει το χέρι του, κι όποιος ξεμείνει πρώτος παίρνει το μπιριμπάκι
value-partners-shared = οι δύο παίζουν ένα χέρι με 22 φύλλα
value-partners-both = το μπιριμπάκι περιμένει να αδειάσουν και τα δύο χέρια
option-tie = Με ίσους πόντους
value-tie-shared = μοιράζεται η νίκη
value-tie-long-words = κερδίζει η πλευρά με τις περισσότερες λέξεις εφτά γραμμάτων
option-deals = Η παρτίδα
value-deals-1 = μία μοιρασιά
value-deals-2 = δύο μοιρασιές
value-deals-4 = τέσσερις μοιρασιές
value-deals-target = ως κάποιους πόντους
option-target = Οι πόντοι, όπου παίζεται ως κάποιους πόντους

## Μέρη
zone-stock = κλειστά φύλλα
zone-turned = γυρισμένο φύλλο
zone-discard = ανοιχτά φύλλα
zone-taken = τα ανοιχτά που πάρθηκαν
zone-hand-you = το χέρι σου
zone-hand-they = χέρι, { $who }
zone-kitty-you = το μπιριμπάκι σου
zone-kitty-we = το μπιριμπάκι σας
zone-kitty-they = μπιριμπάκι, { $who }
zone-words-you = οι λέξεις σου
zone-words-we = οι λέξεις σας
zone-words-they = λέξεις, { $who }
zone-shown-you = έμειναν στο χέρι σου
zone-shown-they = έμειναν στο χέρι, { $who }

## Κινήσεις
verb-take = πάρε τα ανοιχτά
verb-back = δώσε πίσω τα ανοιχτά
verb-done = τέλος με τις λέξεις
verb-end = άσε τη μοιρασιά να τελειώσει
verb-extend = επέκταση λέξης
verb-double = πες το διπλό γράμμα
verb-swap = αλλαγή ατού
verb-discard = πέταξε
field-name = γράμμα
move-draw = Τράβα ένα κλειστό
move-take = Πάρε τα ανοιχτά
move-back = Δώσε πίσω τα ανοιχτά και τράβα ένα κλειστό
move-done = Τέλος με τις λέξεις
move-end = Άσε τη μοιρασιά να τελειώσει
move-extend = Επέκτεινε: { $word }
move-double = Διπλό: { $name }
move-swap = Βάλε { $card_object } στη θέση του ατού στη λέξη { $word }
move-discard = Πέταξε { $card_object }
move-challenge-word = Αμφισβήτησε τη λέξη { $word }

## Λόγοι
reason-no-stock = Κλειστό φύλλο δεν έμεινε: πάρε τα ανοιχτά, ή άσε τη μοιρασιά να τελειώσει.
reason-no-pile = Δεν υπάρχουν ανοιχτά φύλλα.
reason-use-the-pile = Πήρες τα ανοιχτά: βάλε κάποιο από αυτά σε λέξη, ή δώσ' τα πίσω.
reason-say-done = Πες πρώτα ότι τελείωσες με τις λέξεις, για να μπορούν οι άλλοι να αμφισβητήσουν.
reason-one-atout = Κάθε λέξη σηκώνει ένα μόνο ατού.
reason-not-your-word = Δεν έχεις τέτοια λέξη στο τραπέζι.
reason-no-join = Εδώ οι λέξεις δεν ενώνονται μεταξύ τους, ούτε λέξη που μπορεί ακόμη να πέσει.
reason-nothing-added = Η επέκταση θέλει τουλάχιστον ένα φύλλο.
reason-no-such-base = Μέσα στη λέξη { $word } δεν υπάρχει καμία δική σου.
reason-keep-two = { $left ->
    [0] Θα άδειαζε το χέρι σου. Ώσπου η πλευρά σου να έχει λέξη εφτά γραμμάτων κρατάς δύο φύλλα, το ένα για πέταμα.
   *[other] Θα σου έμενε ένα φύλλο. Ώσπου η πλευρά σου να έχει λέξη εφτά γραμμάτων κρατάς δύο, το ένα για πέταμα.
}
foresee-counts = { points-made }
foresee-goes-out = κλείνεις
foresee-fetches = παίρνεις το μπιριμπάκι
foresee-ends = δεν κλείνει κανείς
points-made = { $points ->
    [one] ένας πόντος
   *[other] { $points } πόντοι
}

## Αρχίζει μια μοιρασιά
deal-begins-you = { $deal ->
    [1] Μοιράζεις
   *[other] Μοιρασιά { $deal }: μοιράζεις
} από έντεκα φύλλα, και στην άκρη μπαίνει για κάθε πλευρά ένα μπιριμπάκι των έντεκα.
deal-begins-they = { $deal ->
    [1] Μοιράζει { $who }
   *[other] Μοιρασιά { $deal }: μοιράζει { $who }
}, από έντεκα φύλλα, και στην άκρη μπαίνει για κάθε πλευρά ένα μπιριμπάκι των έντεκα.
turned = Γύρισε { $card }: μετρά διπλά.
turned-atout = Γύρισε ατού: πηγαίνει πίσω στα κλειστά, και γυρίζει άλλο φύλλο.
turned-free-you = Γύρισε ατού: το παίρνεις εσύ, και λες ποιο γράμμα μετρά διπλά.
turned-free-they = Γύρισε ατού: το παίρνει { $who }, και λέει ποιο γράμμα μετρά διπλά.
names-you = Παίρνεις το ατού: διπλά μετρά { $card_object }.
names-they = { $who } παίρνει το ατού: διπλά μετρά { $card_object }.
your-hand-you = Το χέρι σου: { $cards }.
hands-over-you = Δίνεις το κοινό χέρι: { $cards }.
hands-over-they = { $who } δίνει το κοινό χέρι: { $cards }.

## Μια σειρά
closed-left = { $left ->
    [0] τα κλειστά τελείωσαν
    [one] μένει ένα κλειστό
   *[other] μένουν { $left } κλειστά
}
draws-you = Τραβάς { $cards_object }· { closed-left }.
draws-they = { $who } τραβά ένα κλειστό· { closed-left }.
draws-turned-you = Τραβάς το γυρισμένο φύλλο, { $cards }· { closed-left }.
draws-turned-they = { $who } τραβά το γυρισμένο φύλλο, { $cards }· { closed-left }.
takes-you = Παίρνεις τα ανοιχτά: { $cards }.
takes-they = { $who } παίρνει τα ανοιχτά: { $cards }.
gives-back-you = Δίνεις πίσω τα ανοιχτά.
gives-back-they = { $who } δίνει πίσω τα ανοιχτά.
sum-made = { $sum ->
    [one] ένας πόντος
   *[other] { $sum } πόντοι
}{ $doubles ->
    [0] {""}
   *[other] , με διπλό { $double }
}{ $bonus ->
    [0] {""}
   *[other] , και { $bonus } για το μήκος της
}
for-atout = { $wilds ->
    [0] {""}
   *[other] , με ατού για { $atout }
}
now-left = { $left ->
    [0] κανένα φύλλο στο χέρι
    [one] ένα φύλλο στο χέρι
   *[other] { $left } φύλλα στο χέρι
}
lays-you = Βάζεις { $word }{ for-atout }: { sum-made }. Στο τραπέζι { $total }, { now-left }.
lays-they = { $who } βάζει { $word }{ for-atout }: { sum-made }. Στο τραπέζι { $total }, { now-left }.
extends-you = Με { $cards_object } η λέξη σου { $old } γίνεται { $word }{ for-atout }: { sum-made }. Στο τραπέζι { $total }, { now-left }.
extends-they = { $who }: με { $cards_object } η λέξη { $old } γίνεται { $word }{ for-atout }: { sum-made }. Στο τραπέζι { $total }, { now-left }.
joins-you = Ενώνεις { $old } σε { $word }{ for-atout }: { sum-made }. Στο τραπέζι { $total }, { now-left }.
joins-they = { $who } ενώνει { $old } σε { $word }{ for-atout }: { sum-made }. Στο τραπέζι { $total }, { now-left }.
swaps-you = Βάζεις { $card_object } στη λέξη { $word } και παίρνεις το ατού: η λέξη μετρά { $points }.
swaps-they = { $who } βάζει { $card_object } στη λέξη { $word } και παίρνει το ατού: η λέξη μετρά { $points }.
can-be-doubted = { $words ->
    [one] αμφισβητείται η λέξη
   *[other] αμφισβητούνται οι λέξεις
} { $word }
in-doubt-you = Τελείωσες με τις λέξεις· { can-be-doubted }.
in-doubt-they = { $who }: τέλος με τις λέξεις· { can-be-doubted }.
falls-you = Η λέξη { $word } πέφτει: παίρνεις πίσω { $cards_object }.
falls-they = Η λέξη { $word } πέφτει: { $who } παίρνει πίσω { $cards_object }.
falls-back-you = Η λέξη { $word } πέφτει: μένει πάλι { $old }, και παίρνεις πίσω { $cards_object }.
falls-back-they = Η λέξη { $word } πέφτει: μένει πάλι { $old }, και { $who } παίρνει πίσω { $cards_object }.
keeps-pile-you = Τα υπόλοιπα ανοιχτά είναι δικά σου: { $cards }. Στο χέρι { $hand ->
    [one] ένα φύλλο
   *[other] { $hand } φύλλα
}.
keeps-pile-they = Τα υπόλοιπα ανοιχτά τα κρατά { $who }: { $cards }. Στο χέρι { $hand ->
    [one] ένα φύλλο
   *[other] { $hand } φύλλα
}.
loses-pile-you = Από τα ανοιχτά δεν μπήκε κανένα: πάνε πίσω, και τραβάς κλειστό, αν υπάρχει.
loses-pile-they = Από τα ανοιχτά δεν μπήκε κανένα: πάνε πίσω, και { $who } τραβά κλειστό, αν υπάρχει.
keeps-last-you = Κρατάς το τελευταίο σου φύλλο: χωρίς λέξη εφτά γραμμάτων το χέρι δεν αδειάζει.
keeps-last-they = { $who } κρατά το τελευταίο φύλλο: χωρίς λέξη εφτά γραμμάτων το χέρι δεν αδειάζει.
discards-you = Πετάς { $card_object }: { now-left }.
discards-they = { $who } πετά { $card_object }: { now-left }.

## Ένα χέρι άδειασε
fetches-you = Το χέρι σου άδειασε, και παίρνεις το μπιριμπάκι: { $cards }.{ $later ->
    [0] {" "}Συνεχίζεις.
   *[other] {" "}Το παίζεις από την επόμενη σειρά σου.
}
fetches-they = { $who }: άδειο χέρι, και παίρνει το μπιριμπάκι, { $cards }{ $later ->
    [0] : συνεχίζει.
   *[other] , για την επόμενη σειρά.
}
waits-you = Το χέρι σου άδειασε: περιμένεις να αδειάσει και του συμπαίκτη σου.
waits-they = { $who }: άδειο χέρι, και περιμένει να αδειάσει και του συμπαίκτη.
goes-out-you = Κλείνεις{ $points ->
    [0] {""}
   *[other] , με { $points } πόντους
}: η μοιρασιά τελείωσε.
goes-out-they = { $who } κλείνει{ $points ->
    [0] {""}
   *[other] , με { $points } πόντους
}: η μοιρασιά τελείωσε.
ends-you = Αφήνεις τη μοιρασιά να τελειώσει: κλειστό φύλλο δεν έμεινε.
ends-they = { $who } αφήνει τη μοιρασιά να τελειώσει: κλειστό φύλλο δεν έμεινε.
nothing-to-draw = Δεν έμεινε ούτε κλειστό ούτε ανοιχτό φύλλο: η μοιρασιά τελείωσε.

## Το μέτρημα
left-you = Έμειναν στο χέρι σου: { $cards }, πλην { $points }.
left-they = Έμειναν στο χέρι, { $who }: { $cards }, πλην { $points }.
count-of = λέξεις { $words }{ $bonus ->
    [0] {""}
   *[other] , μεγάλες λέξεις { $bonus }
}{ $out ->
    [0] {""}
   *[other] , κλείσιμο { $out }
}{ $minus ->
    [0] {""}
   *[other] , φύλλα στο χέρι πλην { $minus }
}{ $untaken ->
    [0] {""}
   *[other] , μπιριμπάκι που δεν πάρθηκε πλην { $untaken }
}: { points-made }{ $deal ->
    [1] {""}
   *[other] , συνολικά { $total }
}
counted-you = Εσύ: { count-of }.
counted-we = Εσύ και { $others }: { count-of }.
counted-they = { $who }: { count-of }.
with-points = { $total ->
    [one] έναν πόντο
   *[other] { $total } πόντους
}
wins-you = Κερδίζεις με { with-points }.
wins-we = Εσύ και { $others } κερδίζετε με { with-points }.
wins-they = { $who } { $people ->
    [one] κερδίζει
   *[other] κερδίζουν
} με { with-points }.
share-we = Εσύ και { $others } μοιράζεστε τη νίκη, με { with-points } η κάθε πλευρά.
share-you = Μοιράζεσαι τη νίκη, με { with-points }.
share-they = { $who } μοιράζονται τη νίκη, με { with-points } η κάθε πλευρά.

## Στοιχεία
fact-doubled = Διπλό γράμμα
fact-doubled-value = { $card }
fact-laid-you = Οι λέξεις σου
fact-laid-we = Οι λέξεις σας
fact-laid-they = Λέξεις, { $who }
fact-laid-value = { $words ->
    [0] καμία ακόμη
   *[other] { points-made }: { $word }
}
fact-kitty-you = Το μπιριμπάκι σου
fact-kitty-we = Το μπιριμπάκι σας
fact-kitty-they = Μπιριμπάκι, { $who }
fact-kitty-value = { $ready ->
    [0] περιμένει λέξη εφτά γραμμάτων
    [1] περιμένει άδειο χέρι
   *[other] έχει παρθεί
}
fact-score-you = Οι πόντοι σου
fact-score-we = Οι πόντοι σας
fact-score-they = { $who }
fact-score-value = { $score }
fact-deal = Μοιρασιά
fact-deal-value = { $deals ->
    [0] { $deal }
   *[other] { $deal } από { $deals }
}
fact-target = Για τη νίκη
fact-target-value = { $score }
fact-last-deal-you = Η προηγούμενη μοιρασιά σου
fact-last-deal-we = Η προηγούμενη μοιρασιά σας
fact-last-deal-they = Προηγούμενη μοιρασιά, { $who }
fact-last-deal-value = λέξεις { $words }, πριμ { $bonus }, πλην { $minus }: { $points }
fact-dealer-you = Μοίρασε
fact-dealer-they = Μοίρασε
fact-dealer-value = { $who }
