name = Γκαντζίφα
about = Ο καθένας μόνος του και χωρίς ατού: άνοιξε με ό,τι δεν χτυπιέται, κάλεσε ό,τι σε χτυπάει και πάρε τις πιο πολλές μπάζες.
variant-wilkins = Γκαντζίφα κατά τον Γουίλκινς: χαμηλά ανοίγματα και ανταλλαγή φύλλων
variant-chatto = Γκαντζίφα κατά τον Τσάτο: Σερ Κχελ και αγορά φύλλων
variant-maudranalay = Γκαντζίφα κατά τον Μοντραναλάι: ώσπου να χτυπηθεί το άχερι
variant-shurreef = Γκαντζίφα κατά τον Σαρίφ: τρεις παίκτες, 51 φύλλα

## Επιλογές
option-pack = Τράπουλα
value-pack-moghul = μογγολική, 96 φύλλα, ινδική σειρά
value-pack-iran = μογγολική, 96 φύλλα, ιρανική σειρά
value-pack-dashavatara = Ντασαβατάρα, 120 φύλλα
value-pack-french-51 = γαλλική, 51 φύλλα, για τρεις
option-hours = Το χρώμα που ανοίγει πρώτο είναι
value-hours-day = της ημέρας
value-hours-night = της νύχτας
value-hours-auto = της ώρας που αρχίζει η παρτίδα
option-rounds = Γύροι
option-end_phase = Με πόσα φύλλα στο χέρι αρχίζει το τελικό μέρος
value-end_phase-wilkins = αντί γι’ αυτό, δεύτερο μέρος κατά τον Γουίλκινς
value-end_phase-none = χωρίς τελικό μέρος
option-deni = Όποιος έχει ντένι
value-deni-must = το κάνει υποχρεωτικά
value-deni-may = το κάνει αν θέλει
option-low_lead = Αντί για τα χουκμ του κανείς μπορεί να ανοίξει με ένα πιο αδύνατο φύλλο
option-must_beat = Όποιος μπορεί να χτυπήσει, είναι υποχρεωμένος
option-memory = Από μνήμης: δεν φαίνεται τι έχει παιχτεί
option-stakes = Στοίχημα για κάθε μπάζα διαφορά, με εικονικά χρήματα
option-payers = Πληρώνουν
value-payers-losers = όσοι έχουν τις πιο λίγες μπάζες
value-payers-all = όλοι εκτός από τους νικητές
option-following = Ο επόμενος γύρος παίζεται
value-following-fresh = με νέα μοιρασιά
value-following-won-cards = με τα κερδισμένα φύλλα· όποιος έχει λίγα αγοράζει
value-following-exchange = με νέα μοιρασιά, και οι χαμένοι δίνουν φύλλα στους νικητές
option-pay_both = Τα στοιχήματα πληρώνονται και μαζί με την αγορά φύλλων
option-serkhel = Μετά από κάθε γύρο παίζεται Σερ Κχελ με τα κερδισμένα φύλλα
option-akheri = Όποιος χτυπήσει το άχερι, το τελευταίο άνοιγμα του γύρου
value-akheri-off = δεν κερδίζει κάτι
value-akheri-exempts = δεν πληρώνει
value-akheri-ends = τελειώνει την παρτίδα, αν έχασε τον προηγούμενο γύρο
option-most_rounds = Το πολύ τόσοι γύροι, όπου το άχερι τελειώνει την παρτίδα
option-next_dealer = Επόμενος μοιράζει
value-next_dealer-right = ο παίκτης στα δεξιά
value-next_dealer-loser = ο χαμένος
option-face_up = Τα πρώτα και τα τελευταία φύλλα της μοιρασιάς μένουν ανοιχτά ως το πρώτο άνοιγμα
option-precedence = Σειρά των χρωμάτων όταν τραβούν για τη μοιρασιά
value-precedence-chatto = κατά τον Τσάτο, πρώτα η κορώνα
value-precedence-gordhandas = κατά τον Γκορντάντας, πρώτα το γραμμάτιο
option-ace = Στην τράπουλα των 51 ο άσος είναι
value-ace-low = το πιο χαμηλό φύλλο
value-ace-high = κάτω από τον βαλέ
value-ace-red-reversed = κάτω από τον βαλέ στα ανάποδα κόκκινα χρώματα, αλλιώς ο πιο χαμηλός
option-court_names = Στην τράπουλα των 51 οι φιγούρες λέγονται
value-court_names-indian = μπαντσάχ, μπίμπια, γκουλάμ
value-court_names-french = ρήγας, ντάμα, βαλές

## Μέρη
zone-stock = τράπουλα
zone-trick-you = έριξες
zone-trick-they = έριξε, { $who }
zone-won-you = οι μπάζες σου
zone-won-they = μπάζες, { $who }
zone-hand-you = το χέρι σου
zone-hand-they = χέρι, { $who }
zone-shown-you = ανοιχτά φύλλα σου
zone-shown-they = ανοιχτά φύλλα, { $who }
zone-side-you = η πλαϊνή στοίβα σου
zone-side-they = πλαϊνή στοίβα, { $who }
zone-hidden = κλειστό άνοιγμα
mark-hukm = χουκμ

## Κινήσεις
verb-open = άνοιγμα με τον εμίρη
verb-run = άνοιγμα με σειρά
verb-deni = ντένι
verb-utari = άνοιγμα με όλα τα χουκμ
verb-hukm = άνοιγμα με χουκμ
verb-lead = άνοιγμα
verb-hide = κλειστό άνοιγμα
verb-yield = παράδοση του ανοίγματος
verb-lay = κατέβασμα του χεριού
verb-name = ονομασία χρώματος
verb-pick = επιλογή θέσης
verb-give = παράδοση του χουκμ
verb-double = παράδοση και διπλασιασμός
verb-throw = ρίξιμο φύλλων
verb-return = επιστροφή φύλλων
field-name = χρώμα
field-suit = χρώμα που μετράει
field-number = θέση από πάνω
field-who = ποιον
move-open = Εμίρης: άνοιξε με αυτόν και με { $card_object }
move-run = Σειρά: άνοιξε με αυτήν στο χρώμα { $name }
move-deni = Ντένι: άνοιξε με { $card_object } και κάλεσε το χουκμ
move-utari = Ουτάρι: άνοιξε με όλα τα χουκμ σου μαζί
move-hukm = Χουκμ: άνοιξε με αυτό στο χρώμα { $name }
move-lead = Άνοιξε με { $card_object }
move-lead-cards = Άνοιξε με { $cards_count ->
    [0] τίποτα: παράδωσε το άνοιγμα
   *[other] { $cards_object }
}
move-hide = Κλειστά: άνοιξε με { $card_object } και ονόμασε { $suit }
move-yield = Παράδωσε το άνοιγμα
move-lay = Κατέβασε το χέρι σου: όλες οι μπάζες είναι δικές σου
move-name = Πες { $name }
move-pick = Το φύλλο { $number } από πάνω
move-give = Δώσε το χουκμ
move-double = Διπλασίασε: δώσε το χουκμ και το τρίτο φύλλο
move-throw = Ρίξε { $cards_object }
move-return = Δώσε πίσω { $cards_object }
move-challenge = Προκάλεσε: { $who }

## Το βήμα που ισχύει
due-run = βήμα 1, σειρά: άνοιξε με όλη, εκτός από το τελευταίο φύλλο της
due-deni = βήμα 2, ντένι: άνοιξε με ένα αδύνατο φύλλο του χρώματος και κάλεσε το χουκμ του
due-utari = βήμα 3, ουτάρι: άνοιξε με όλα τα χουκμ σου μαζί
due-blind = βήμα 4: δεν έχεις άνοιγμα, άρα ο διπλανός σου διαλέγει ένα φύλλο σου χωρίς να το βλέπει
due-end-hukms = τελικό μέρος: άνοιξε με όλα τα χουκμ σου μαζί, ολόκληρες σειρές
due-end-suit = τελικό μέρος: δεν έχεις χουκμ, άρα ο διπλανός σου ονομάζει χρώμα
due-face-down = δεύτερο μέρος: δεν έχεις χουκμ, άρα άνοιξε με κλειστό φύλλο και ονόμασε χρώμα
phase-main = κύριο μέρος
phase-end = τελικό μέρος
phase-second = δεύτερο μέρος
lead-opening = πρώτο άνοιγμα
lead-run = σειρά
lead-utari = ουτάρι
lead-deni = ντένι
lead-blind = φύλλο στα τυφλά
lead-named = χρώμα που ονομάστηκε
lead-low = χαμηλό φύλλο
lead-face-down = κλειστό φύλλο

## Λόγοι
reason-step-run = Ισχύει το βήμα 1: από τη σειρά σου άνοιξε με { $cards_object }.
reason-step-deni = Ισχύει το βήμα 2: έχεις { $card_object } και όχι { $hukm_object }, άρα κάνε ντένι με πιο αδύνατο φύλλο του ίδιου χρώματος.
reason-step-utari = Ισχύει το βήμα 3: άνοιξε με τα χουκμ σου μαζί: { $cards }.
reason-step-blind = Ισχύει το βήμα 4: δεν έχεις με τι να ανοίξεις, άρα παράδωσε το άνοιγμα.
reason-step-end-hukms = Στο τελικό μέρος ανοίγεις με όλα τα χουκμ σου μαζί: { $cards }.
reason-step-end-suit = Στο τελικό μέρος, χωρίς χουκμ, χρώμα σου ονομάζει ο διπλανός: παράδωσε το άνοιγμα.
reason-step-face-down = Στο δεύτερο μέρος ένα φύλλο που δεν είναι χουκμ ανοίγει κλειστό.
reason-due-run = Όχι αυτό: ισχύει το βήμα 1, σειρά χωρίς το τελευταίο της φύλλο.
reason-due-deni = Όχι αυτό: ισχύει το βήμα 2, ντένι.
reason-due-utari = Όχι αυτό: ισχύει το βήμα 3, όλα τα χουκμ μαζί, ή ένα στο δεύτερο μέρος.
reason-due-blind = Όχι αυτό: ισχύει το βήμα 4, δεν έχεις με τι να ανοίξεις.
reason-due-end-hukms = Όχι αυτό: ανοίγεις με όλα τα χουκμ σου, ολόκληρες σειρές.
reason-due-end-suit = Όχι αυτό: δεν έχεις χουκμ να ανοίξεις.
reason-due-face-down = Όχι αυτό: ισχύει ένα κλειστό φύλλο.
reason-no-deni = Με αυτό το φύλλο δεν γίνεται ντένι.
reason-is-a-hukm = Αυτό το φύλλο είναι χουκμ, και το χουκμ δεν ανοίγει κλειστό.
reason-mir-goes-anyway = Έτσι κι αλλιώς ανοίγει { $card }: διάλεξε το φύλλο δίπλα του.
reason-named-suit = Ονομάστηκε το χρώμα { $suit }: άνοιξε με φύλλο του.
reason-follow-named = Ονομάστηκε το χρώμα { $suit } και το έχεις: παίξε φύλλο του.
reason-must-beat = Έχεις φύλλο που χτυπάει { $card_object }, και εδώ είναι υποχρεωτικό.
reason-no-third = Δεν έχεις το τρίτο πιο ψηλό φύλλο, άρα δεν μπορείς να διπλασιάσεις.
reason-wrong-count = Διάλεξε { $count ->
    [one] ένα φύλλο
   *[other] { $count } διαφορετικά φύλλα
}.
reason-won-cards-need-stakes = Για να αγοράζονται φύλλα χρειάζονται στοιχήματα: όρισε στοίχημα ή νέα μοιρασιά.
reason-face-up-needs-a-fresh-deal = Φύλλα μένουν ανοιχτά μόνο με νέα μοιρασιά χωρίς ανταλλαγή.

## Τι θα κάνει μια κίνηση
foresee-leads = ανοίγει με { $cards_object }: { $count ->
    [one] μία μπάζα
   *[other] { $count } μπάζες
}
foresee-takes-all = παίρνει { $count ->
    [one] την τελευταία μπάζα
   *[other] και τις { $count } μπάζες που μένουν
}
foresee-calls = καλεί { $hukm_object }
foresee-one-trick = παίρνει μία μπάζα
foresee-two-tricks = παίρνει δύο μπάζες, τη δεύτερη με { $card_object }
foresee-cannot-win = άλλο χρώμα: δεν κερδίζει
foresee-first-of-suit = το πρώτο φύλλο του χρώματος
foresee-beats = χτυπάει { $high_object }
foresee-below = είναι κάτω από { $high_object }

## Τι συμβαίνει
deal-begins-you = Γύρος { $round }. Μοιράζεις εσύ: από { $hand } φύλλα.
deal-begins-they = Γύρος { $round }. Μοιράζει: { $who }. Από { $hand } φύλλα.
won-cards-begin = Γύρος { $round }. Δεν μοιράζει κανείς: όλοι παίζουν με τα φύλλα που κέρδισαν.
lies-open-you = Ανοιχτά μπροστά σου: { $cards }.
lies-open-they = Ανοιχτά, { $who }: { $cards }.
your-hand-you = Στο χέρι σου: { $cards }.
leads-first-you = Έχεις { $card_object } και ανοίγεις πρώτα εσύ, με ένα φύλλο ακόμα δίπλα.
leads-first-they = { $who }: έχει { $card_object } και ανοίγει.
gives-you = Έχασες τον προηγούμενο γύρο, και από το χέρι σου τραβάει στα τυφλά { $other }: { $cards }.
gives-they = { $other_you ->
    [1] Κέρδισες τον προηγούμενο γύρο και τραβάς στα τυφλά από το χέρι του παίκτη { $who }: { $cards }. Δώσε πίσω άλλα τόσα.
   *[other] { $other }: τραβάει στα τυφλά { $cards_object } από το χέρι του παίκτη { $who }.
}
gives-back-you = Δίνεις πίσω στον παίκτη { $other }: { $cards }.
gives-back-they = { $other_you ->
    [1] { $who }: σου δίνει πίσω { $cards_object }.
   *[other] { $who }: δίνει πίσω { $cards_object } στον παίκτη { $other }.
}
buys-you = Αγοράζεις από τον παίκτη { $seller } για { $price }: { $cards }. Υπόλοιπό σου { $balance }.
buys-they = { $who }: αγοράζει { $cards_object } { $seller_you ->
    [1] από σένα
   *[other] από τον παίκτη { $seller }
} για { $price }, υπόλοιπο { $balance }.
settles-you = { $count ->
    [one] Σου λείπει 1 φύλλο
   *[other] Σου λείπουν { $count } φύλλα
} και πληρώνεις { $price } στον παίκτη { $seller }. Υπόλοιπό σου { $balance }.
settles-they = { $who }: { $count ->
    [one] λείπει 1 φύλλο
   *[other] λείπουν { $count } φύλλα
}, πληρώνει { $price } { $seller_you ->
    [1] σε σένα
   *[other] στον παίκτη { $seller }
}, υπόλοιπο { $balance }.
opens-you = Ανοίγεις με { $cards_object }. Δεν χτυπιούνται.
opens-they = { $who }: ανοίγει με { $cards_object }. Δεν χτυπιούνται.
leads-run-you = Από σειρά ανοίγεις με { $cards_object }.
leads-run-they = { $who }: από σειρά ανοίγει με { $cards_object }.
leads-hukms-you = Ουτάρι: ανοίγεις με { $cards_object }.
leads-hukms-they = Ουτάρι. { $who }: ανοίγει με { $cards_object }.
leads-deni-you = Ντένι: ανοίγεις με { $card_object } και καλείς { $hukm_object }. Το δίνει υποχρεωτικά: { $holder }.
leads-deni-they = Ντένι. { $who }: ανοίγει με { $card_object } και καλεί { $hukm_object }. { $holder_you ->
    [1] Το έχεις και το δίνεις υποχρεωτικά.
   *[other] Το δίνει υποχρεωτικά: { $holder }.
}
gives-hukm-you = Δίνεις { $card_object }.
gives-hukm-they = { $who }: δίνει { $card_object }.
doubles-you = Δίνεις { $card_object } και διπλασιάζεις με { $third_object }: δύο μπάζες, άρα όλοι παίζουν και δεύτερο φύλλο.
doubles-they = { $who }: δίνει { $card_object } και διπλασιάζει με { $third_object }: δύο μπάζες, άρα όλοι παίζουν και δεύτερο φύλλο.
throws-you = Ρίχνεις { $cards_object }.
throws-they = { $who }: ρίχνει { $cards_object }.
beats-you = Παίζεις { $cards_object }, το πιο ψηλό ως τώρα.
beats-they = { $who }: παίζει { $cards_object }, το πιο ψηλό ως τώρα.
second-card-you = Δεύτερο φύλλο σου: { $cards }.
second-card-they = { $who }, δεύτερο φύλλο: { $cards }.
takes-you = Παίρνεις { $count ->
    [one] τη μπάζα
   *[other] { $count } μπάζες
}, { $total } σε αυτόν τον γύρο{ $left ->
    [0] {""}
   *[other] , και ανοίγεις
}.
takes-they = { $who }: παίρνει { $count ->
    [one] τη μπάζα
   *[other] { $count } μπάζες
}, { $total } σε αυτόν τον γύρο{ $left ->
    [0] {""}
   *[other] , και ανοίγει
}.
takes-deni-you = Παίρνεις { $count ->
    [one] τη μπάζα
   *[other] { $count } μπάζες
}, { $total } σε αυτόν τον γύρο{ $left ->
    [0] {""}
   *[other] . Ξανανοίγει: { $leader }
}.
takes-deni-they = { $who }: παίρνει { $count ->
    [one] τη μπάζα
   *[other] { $count } μπάζες
}, { $total } σε αυτόν τον γύρο{ $left ->
    [0] {""}
   *[other] { $leader_you ->
        [1] . Ξανανοίγεις εσύ
       *[other] . Ξανανοίγει: { $leader }
    }
}.
gives-up-lead-you = Δεν έχεις με τι να ανοίξεις. { $hand ->
    [one] Το τελευταίο σου φύλλο μένει κλειστό
   *[other] Τα { $hand } φύλλα σου ανακατεύονται και μένουν κλειστά
}, και διαλέγει: { $neighbour }.
gives-up-lead-they = { $who }: δεν έχει με τι να ανοίξει. { $hand ->
    [one] Το τελευταίο φύλλο μένει κλειστό
   *[other] Τα { $hand } φύλλα ανακατεύονται και μένουν κλειστά
}, και { $neighbour_you ->
    [1] διαλέγεις εσύ
   *[other] διαλέγει: { $neighbour }
}.
picks-you = Διαλέγεις το φύλλο { $number } από το χέρι του παίκτη { $leader }.
picks-they = { $who }: διαλέγει το φύλλο { $number } { $leader_you ->
    [1] από το χέρι σου
   *[other] από το χέρι του παίκτη { $leader }
}.
leads-blind-you = Έτσι ανοίγεις με { $cards_object }.
leads-blind-they = { $who }: έτσι ανοίγει με { $cards_object }.
asks-suit-you = Δεν έχεις χουκμ { $hand ->
    [one] στο τελευταίο σου φύλλο
   *[other] στα { $hand } φύλλα σου
}. Χρώμα ονομάζει: { $neighbour }.
asks-suit-they = { $who }: δεν έχει χουκμ { $hand ->
    [one] στο τελευταίο φύλλο
   *[other] στα { $hand } φύλλα
}. { $neighbour_you ->
    [1] Ονομάζεις χρώμα εσύ.
   *[other] Χρώμα ονομάζει: { $neighbour }.
}
names-suit-you = Ονομάζεις το χρώμα { $suit } για τον παίκτη { $leader }.
names-suit-they = { $who }: ονομάζει το χρώμα { $suit } { $leader_you ->
    [1] για σένα
   *[other] για τον παίκτη { $leader }
}.
has-none-you = Δεν έχεις φύλλο στο χρώμα { $suit }: το χέρι σου ανακατεύεται κλειστό, και διαλέγει: { $neighbour }.
has-none-they = { $who }: κανένα φύλλο στο χρώμα { $suit }. Το χέρι ανακατεύεται κλειστό, και { $neighbour_you ->
    [1] διαλέγεις εσύ
   *[other] διαλέγει: { $neighbour }
}.
leads-named-you = Ανοίγεις με { $cards_object }.
leads-named-they = { $who }: ανοίγει με { $cards_object }.
leads-low-you = Αντί για τα χουκμ σου ανοίγεις με { $cards_object }.
leads-low-they = { $who }: αντί για χουκμ ανοίγει με { $cards_object }.
hides-you = Ανοίγεις κλειστά με { $card_object } και ονομάζεις το χρώμα { $suit }: όποιος το έχει, το παίζει.
hides-they = { $who }: ανοίγει κλειστά με { $card_object } και ονομάζει το χρώμα { $suit }: όποιος το έχει, το παίζει.
turns-up-you = Το κλειστό σου φύλλο: { $card }{ $counts ->
    [1] {""}
   *[other] , που δεν μετράει για το χρώμα { $suit }
}.
turns-up-they = { $who }, το κλειστό φύλλο: { $card }{ $counts ->
    [1] {""}
   *[other] , που δεν μετράει για το χρώμα { $suit }
}.
lays-down-you = Κατεβάζεις το χέρι σου, που δεν χτυπιέται: { $cards }. Παίρνεις { $count ->
    [one] την τελευταία μπάζα
   *[other] τις { $count } τελευταίες μπάζες
}, { $total } σε αυτόν τον γύρο.
lays-down-they = { $who }: κατεβάζει χέρι που δεν χτυπιέται: { $cards }. Παίρνει { $count ->
    [one] την τελευταία μπάζα
   *[other] τις { $count } τελευταίες μπάζες
}, { $total } σε αυτόν τον γύρο.
end-phase = Με { $left } φύλλα στο χέρι αρχίζει το τελικό μέρος: όποιος ανοίγει παίζει όλα τα χουκμ του μαζί, και χωρίς χουκμ ο διπλανός ονομάζει χρώμα.
second-phase = Όλοι έχασαν μία φορά το άνοιγμα, άρα αρχίζει το δεύτερο μέρος: τα χουκμ ανοίγουν ένα ένα, τα άλλα φύλλα κλειστά.
akheri-beaten-you = Χτύπησες το άχερι, το τελευταίο άνοιγμα του γύρου, του παίκτη { $leader }.
akheri-beaten-they = { $leader_you ->
    [1] { $who }: χτύπησε το άχερι σου, το τελευταίο άνοιγμα του γύρου.
   *[other] { $who }: χτύπησε το άχερι, το τελευταίο άνοιγμα του γύρου, του παίκτη { $leader }.
}
serkhel-begins-you = Σερ Κχελ: τα κερδισμένα φύλλα ανακατεύονται σε σωρούς. Πήρες την τελευταία μπάζα και προκαλείς πρώτα εσύ.
serkhel-begins-they = Σερ Κχελ: τα κερδισμένα φύλλα ανακατεύονται σε σωρούς. Την τελευταία μπάζα πήρε και πρώτα προκαλεί: { $who }.
turns-top-you = Γυρίζεις το πάνω φύλλο του σωρού σου: { $cards }.
turns-top-they = { $who }: γυρίζει το πάνω φύλλο του σωρού: { $cards }.
challenges-you = Ζητάς το φύλλο { $number } του παίκτη { $rival }: { $cards }.
challenges-they = { $who }: ζητάει το φύλλο { $number } { $rival_you ->
    [1] από σένα
   *[other] του παίκτη { $rival }
}: { $cards }.
wins-challenge-you = Κερδίζεις και τα δύο φύλλα· τώρα έχεις { $total }.
wins-challenge-they = { $who }: κερδίζει και τα δύο φύλλα· τώρα έχει { $total }.
counted-you = Γύρος { $round }: έχεις { $count ->
    [0] καμία μπάζα
    [one] 1 μπάζα
   *[other] { $count } μπάζες
}, συνολικά { $total }.
counted-they = Γύρος { $round }, { $who }: { $count ->
    [0] καμία μπάζα
    [one] 1 μπάζα
   *[other] { $count } μπάζες
}, συνολικά { $total }.
counted-cards-you = Γύρος { $round }: έχεις { $count ->
    [0] κανένα φύλλο
    [one] 1 φύλλο
   *[other] { $count } φύλλα
}, συνολικά { $total }.
counted-cards-they = Γύρος { $round }, { $who }: { $count ->
    [0] κανένα φύλλο
    [one] 1 φύλλο
   *[other] { $count } φύλλα
}, συνολικά { $total }.
nobody-pays = Όλοι έχουν ίσα, άρα δεν πληρώνει κανείς.
pays-you = Πληρώνεις { $amount }. Υπόλοιπό σου { $balance }.
pays-they = { $who }: πληρώνει { $amount }, υπόλοιπο { $balance }.
receives-you = Παίρνεις { $amount }. Υπόλοιπό σου { $balance }.
receives-they = { $who }: παίρνει { $amount }, υπόλοιπο { $balance }.
exempt-you = Χτύπησες το άχερι και δεν πληρώνεις.
exempt-they = { $who }: χτύπησε το άχερι και δεν πληρώνει.
match-won-you = Κερδίζεις την παρτίδα, συνολικά { $total }.
match-won-they = { $who }: κερδίζει την παρτίδα, συνολικά { $total }.
match-shared-we = Εσύ και { $others } μοιράζεστε τη νίκη, από { $total }.
match-shared-they = { $who }: μοιράζονται τη νίκη, από { $total }.
match-won-stakes-you = Κερδίζεις την παρτίδα με υπόλοιπο { $total }.
match-won-stakes-they = { $who }: κερδίζει την παρτίδα με υπόλοιπο { $total }.
match-shared-stakes-we = Εσύ και { $others } μοιράζεστε τη νίκη, με υπόλοιπο { $total }.
match-shared-stakes-they = { $who }: μοιράζονται τη νίκη, με υπόλοιπο { $total }.

## Στοιχεία
fact-tricks-you = Μπάζες σου
fact-tricks-they = Μπάζες, { $who }
fact-tricks-value = { $tricks }
fact-rounds-before-you = Προηγούμενοι γύροι σου
fact-rounds-before-they = Προηγούμενοι γύροι, { $who }
fact-rounds-before-value = μπάζες { $count } στον τελευταίο, { $total } συνολικά
fact-rounds-before-cards-you = Προηγούμενοι γύροι σου
fact-rounds-before-cards-they = Προηγούμενοι γύροι, { $who }
fact-rounds-before-cards-value = φύλλα { $count } στον τελευταίο, { $total } συνολικά
fact-balance-you = Υπόλοιπό σου
fact-balance-they = Υπόλοιπο, { $who }
fact-balance-value = { $balance }
fact-round = Γύρος
fact-round-value = { $round } από { $rounds }
fact-dealer-you = Μοιράζει
fact-dealer-they = Μοιράζει
fact-dealer-value = { $who }
fact-lead-suit = Πρώτο άνοιγμα κάθε γύρου
fact-lead-suit-value = { $suit }
fact-leader-you = Ανοίγει
fact-leader-they = Ανοίγει
fact-leader-value = { $who }
fact-phase = Μέρος του γύρου
fact-phase-value = { $phase }
fact-lead = Στο τραπέζι
fact-lead-value = { $kind }, { $count ->
    [one] από 1 φύλλο
   *[other] από { $count } φύλλα
}
fact-led-suit = Χρώμα που κερδίζει
fact-led-suit-value = { $suit }
fact-suit = { $suit }
fact-suit-value = { $left ->
    [0] όλα παίχτηκαν
    [one] μένει 1, { $hukm }· παίχτηκαν: { $cards }
   *[other] μένουν { $left }, πιο ψηλό { $hukm }· παίχτηκαν: { $cards }
}
fact-step = Το άνοιγμά σου
fact-step-value = { $step }
