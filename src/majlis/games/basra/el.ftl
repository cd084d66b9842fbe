name = Μπάσρα
about = Πάρε από κάτω ό,τι ισούται με το φύλλο σου ή το έχει άθροισμα· αν αδειάσει το τραπέζι, είναι μπάσρα.
variant-pagat = Μπάσρα με επιπλέον πόντους
variant-carried = Μπάσρα όπου η ισοπαλία μεταφέρεται
variant-rubber = Μπάσρα σε τρεις νίκες

## Επιλογές
option-target = Πόντοι για τη νίκη
option-rubber = Κερδίζει όποιος πάρει πρώτος τρία παιχνίδια
option-direction = Η σειρά πηγαίνει
value-direction-anticlockwise = αντίθετα από το ρολόι
value-direction-clockwise = όπως το ρολόι
option-first_floor = Βαλές ή εφτά καρό στα πρώτα φύλλα κάτω πηγαίνει
value-first_floor-under = στον πάτο της τράπουλας
value-first_floor-random = οπουδήποτε μέσα στην τράπουλα
option-may_take_fewer = Ένα φύλλο μπορεί να πάρει λιγότερα από όσα του αναλογούν
option-may_take_nothing = Ένα φύλλο μπορεί να μην πάρει τίποτα, κι ας έχει τι
option-basra_points = Πόντοι για κάθε μπάσρα
option-jack_on_jack = Βαλές που παίρνει έναν μόνο του βαλέ
value-jack_on_jack-basra = είναι μπάσρα
value-jack_on_jack-never = δεν είναι μπάσρα
value-jack_on_jack-20 = είναι μπάσρα των 20
value-jack_on_jack-30 = είναι μπάσρα των 30
option-seven_of_diamonds = Το εφτά καρό κάνει μπάσρα
value-seven_of_diamonds-groups = όπου ένας αριθμός θα έπαιρνε όλο το τραπέζι
value-seven_of_diamonds-ten = όπου κάτω είναι μόνο αριθμοί με άθροισμα ως 10
value-seven_of_diamonds-sweep = όποτε σκουπίζει το τραπέζι
value-seven_of_diamonds-never = ποτέ
option-first_play = Το πρώτο φύλλο της μοιρασιάς μπορεί να κάνει μπάσρα
option-last_card = Το τελευταίο φύλλο της μοιρασιάς μπορεί να κάνει μπάσρα
option-tie_carries = Με 26 φύλλα ο καθένας, οι 30 πόντοι περιμένουν την επόμενη μοιρασιά
option-extra_points = Επιπλέον πόντοι: βαλέδες και άσοι 1, δύο σπαθί 2, δέκα καρό 3
option-show_counts = Να φαίνεται πόσα φύλλα έχει πάρει κάθε πλευρά

## Μέρη
zone-stock = τράπουλα
zone-layout = τραπέζι
zone-taken-you = η στοίβα σου
zone-taken-we = η στοίβα σας
zone-taken-they = στοίβα, { $who }
zone-basra-you = οι μπάσρες σου
zone-basra-we = οι μπάσρες σας
zone-basra-they = μπάσρες, { $who }
zone-hand-you = το χέρι σου
zone-hand-they = χέρι, { $who }

## Κινήσεις και λόγοι
move-play = Παίξε { $card_object }
move-play-card-take = Παίξε { $card_object }, πάρε { $take_count ->
    [0] τίποτα
   *[other] { $take_object }
}
reason-choose-what-to-take = Με { $card_object } μπορείς να πάρεις διαφορετικά φύλλα: πες ποια.
reason-not-what-it-takes = Με { $card_object } δεν παίρνεις ακριβώς αυτά.
reason-no-choice = Με { $card_object } δεν έχεις τι να διαλέξεις: παίξε χωρίς να πεις τι παίρνεις.
reason-position-too-many = Ένα χέρι έχει το πολύ 4 φύλλα.

foresee-stays = δεν παίρνει τίποτα
foresee-takes = παίρνει { $cards_object }
foresee-sweeps = σκουπίζει το τραπέζι
foresee-basra = παίρνει { $cards_object }: μπάσρα, { $points } πόντοι

## Τι γίνεται
deal-begins-you = { $deal ->
    [1] Πρώτη μοιρασιά. Ο κλήρος έπεσε σε σένα: μοιράζεις.
   *[other] Μοιρασιά { $deal }. Μοιράζεις εσύ.
}
deal-begins-they = { $deal ->
    [1] Πρώτη μοιρασιά. Με κλήρο, μοιράζει: { $who }.
   *[other] Μοιρασιά { $deal }. Μοιράζει: { $who }.
}
replaced = Στα πρώτα φύλλα κάτω δεν κάνει να είναι { $card }: γυρίζει στην τράπουλα, και στη θέση του μπαίνει { $new }.
first-floor = Κάτω: { $cards }.
next-batch = Άλλα τέσσερα φύλλα στον καθένα· { $left ->
    [0] η τράπουλα τελείωσε
    [one] στην τράπουλα μένει 1 φύλλο
   *[other] στην τράπουλα μένουν { $left } φύλλα
}.
your-hand-you = Στο χέρι σου: { $cards }.
plays-you = Παίζεις { $card_object }.
plays-they = { $who }: παίζει { $card_object }.
takes-you = Με { $card_object } παίρνεις { $cards_object }.
takes-they = { $who }: με { $card_object } παίρνει { $cards_object }.
sweeps-you = Με { $card_object } σκουπίζεις το τραπέζι: { $cards }.
sweeps-they = { $who }: με { $card_object } σκουπίζει το τραπέζι: { $cards }.
basra-you = Μπάσρα! Με { $card_object } παίρνεις { $cards_object }: { $points } πόντοι, { $total } από μπάσρες σε αυτή τη μοιρασιά.
basra-they = Μπάσρα! { $who }: με { $card_object } παίρνει { $cards_object }: { $points } πόντοι, { $total } από μπάσρες σε αυτή τη μοιρασιά.
no-basra = Το τραπέζι άδειασε, αλλά εδώ δεν είναι μπάσρα.
floor-to-you = Εσύ πήρες τα τελευταία φύλλα, άρα και τα υπόλοιπα κάτω είναι δικά σου: { $cards }.
floor-to-we = Η πλευρά σου πήρε τα τελευταία φύλλα, άρα και τα υπόλοιπα κάτω είναι δικά σας: { $cards }.
floor-to-they = Τα τελευταία φύλλα τα { $people ->
    [one] πήρε
   *[other] πήραν
} { $who }, άρα και τα υπόλοιπα κάτω: { $cards }.
floor-to-nobody = Κανείς δεν πήρε φύλλα· όσα μένουν κάτω δεν είναι κανενός: { $cards }.
even = { $carried ->
    [0] Από { $cards } φύλλα: τους 30 πόντους δεν τους παίρνει κανείς.
   *[other] Από { $cards } φύλλα: { $carried } πόντοι για τα περισσότερα φύλλα περιμένουν την επόμενη μοιρασιά.
}
counted-you = Εσύ: { $cards ->
    [0] κανένα φύλλο
    [one] 1 φύλλο
   *[other] { $cards } φύλλα
}{ $most ->
    [0] {""}
   *[other] , τα περισσότερα: { $most } πόντοι
}· { $basras ->
    [0] καμία μπάσρα
    [one] 1 μπάσρα: { $bonus } πόντοι
   *[other] { $basras } μπάσρες: { $bonus } πόντοι
}{ $extra ->
    [0] {""}
    [one] · 1 επιπλέον πόντος
   *[other] · { $extra } επιπλέον πόντοι
}. Μαζί { $points }, συνολικά { $total }.
counted-we = Εσύ και { $others }: { $cards ->
    [0] κανένα φύλλο
    [one] 1 φύλλο
   *[other] { $cards } φύλλα
}{ $most ->
    [0] {""}
   *[other] , τα περισσότερα: { $most } πόντοι
}· { $basras ->
    [0] καμία μπάσρα
    [one] 1 μπάσρα: { $bonus } πόντοι
   *[other] { $basras } μπάσρες: { $bonus } πόντοι
}{ $extra ->
    [0] {""}
    [one] · 1 επιπλέον πόντος
   *[other] · { $extra } επιπλέον πόντοι
}. Μαζί { $points }, συνολικά { $total }.
counted-they = { $who }: { $cards ->
    [0] κανένα φύλλο
    [one] 1 φύλλο
   *[other] { $cards } φύλλα
}{ $most ->
    [0] {""}
   *[other] , τα περισσότερα: { $most } πόντοι
}· { $basras ->
    [0] καμία μπάσρα
    [one] 1 μπάσρα: { $bonus } πόντοι
   *[other] { $basras } μπάσρες: { $bonus } πόντοι
}{ $extra ->
    [0] {""}
    [one] · 1 επιπλέον πόντος
   *[other] · { $extra } επιπλέον πόντοι
}. Μαζί { $points }, συνολικά { $total }.
game-won-you = Κερδίζεις το παιχνίδι, το { $games ->
    [1] πρώτο
    [2] δεύτερο
   *[other] τρίτο
} σου.
game-won-we = Εσύ και { $others } κερδίζετε το παιχνίδι, το { $games ->
    [1] πρώτο
    [2] δεύτερο
   *[other] τρίτο
} σας.
game-won-they = { $who }: { $people ->
    [one] κερδίζει
   *[other] κερδίζουν
} το παιχνίδι, το { $games ->
    [1] πρώτο
    [2] δεύτερο
   *[other] τρίτο
}.
match-won-you = Κερδίζεις την παρτίδα, { $total } προς { $other }.
match-won-we = Εσύ και { $others } κερδίζετε την παρτίδα, { $total } προς { $other }.
match-won-they = { $who }: { $people ->
    [one] κερδίζει
   *[other] κερδίζουν
} την παρτίδα, { $total } προς { $other }.
rubber-won-you = Κερδίζεις την παρτίδα, { $total } παιχνίδια προς { $other }.
rubber-won-we = Εσύ και { $others } κερδίζετε την παρτίδα, { $total } παιχνίδια προς { $other }.
rubber-won-they = { $who }: { $people ->
    [one] κερδίζει
   *[other] κερδίζουν
} την παρτίδα, { $total } παιχνίδια προς { $other }.
match-shared = Η παρτίδα τελειώνει ισόπαλη, από { $total } πόντους.

## Στοιχεία
fact-score-you = Πόντοι σου
fact-score-we = Εσύ και { $others }
fact-score-they = { $who }
fact-score-value = { $score }
fact-target = Για τη νίκη
fact-target-value = { $score }
fact-games-you = Παιχνίδια σου
fact-games-we = Παιχνίδια σας
fact-games-they = Παιχνίδια, { $who }
fact-games-value = { $games }
fact-basras-you = Μπάσρες σου
fact-basras-we = Μπάσρες σας
fact-basras-they = Μπάσρες, { $who }
fact-basras-value = { $basras }
fact-deal = Μοιρασιά
fact-deal-value = { $deal }
fact-dealer-you = Μοιράζει
fact-dealer-they = Μοιράζει
fact-dealer-value = { $who }
fact-pile-we = Η στοίβα σας
fact-pile-they = Στοίβα, { $who }
fact-pile-value = { $keeper_you ->
    [1] μπροστά σου
   *[other] στη θέση: { $keeper }
}
fact-left = Μένουν στην τράπουλα
fact-left-value = { $cards }
fact-carried = Μεταφέρονται
fact-carried-value = { $points }
fact-last-deal-you = Προηγούμενη μοιρασιά σου
fact-last-deal-we = Προηγούμενη μοιρασιά σας
fact-last-deal-they = Προηγούμενη μοιρασιά, { $who }
fact-last-deal-value = φύλλα { $cards }, μπάσρες { $basras }, πόντοι { $points }
