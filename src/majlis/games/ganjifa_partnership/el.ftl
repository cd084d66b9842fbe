name = Γκαντζίφα με συμπαίκτες
about = Η πλευρά με τον εμίρη του πρώτου χρώματος πρέπει να πάρει όλες τις μπάζες· στους άλλους φτάνει μία.
variant-cut = Γκαντζίφα με συμπαίκτες, πρώτο χρώμα με κόψιμο
variant-dashavatara = Γκαντζίφα με συμπαίκτες, τράπουλα Ντασαβατάρα

## Επιλογές
option-pack = Τράπουλα
value-pack-moghul = μογγολική, 96 φύλλα, ινδική σειρά
value-pack-iran = μογγολική, 96 φύλλα, περσική σειρά
value-pack-dashavatara = Ντασαβατάρα, 120 φύλλα
option-lead = Το πρώτο χρώμα
value-lead-hours = ορίζεται από τη μέρα και τη νύχτα
value-lead-cut = βγαίνει με κόψιμο
option-hours = Τώρα είναι
value-hours-day = μέρα
value-hours-night = νύχτα
value-hours-auto = όπως λέει ο ήλιος
option-names = Για τα φύλλα που λείπουν όποιος ανοίγει λέει
value-names-each = κάθε φορά ένα χρώμα
value-names-once = ένα χρώμα για όλο το άνοιγμα
option-advice = Ο συμπαίκτης που ερωτάται λέει
value-advice-any = όποιο χρώμα θέλει
value-advice-hukm = μόνο χρώμα όπου έχει το χουκμ
option-points = Πόντοι για τη νίκη
option-stakes = Μάρκες σε κάθε μοιρασιά, από κάθε χαμένο σε έναν νικητή
option-concede = Η πλευρά της πρόκλησης μπορεί να παραδοθεί
option-face_up = Το πρώτο και το τελευταίο πακέτο ανοιχτά ως το πρώτο άνοιγμα
option-precedence = Σειρά των χρωμάτων όταν τραβάτε για τη μοιρασιά
value-precedence-chatto = του Τσάτο
value-precedence-gordhandas = του Γκορντάντας

## Μέρη
zone-stock = τράπουλα
zone-trick-you = τα φύλλα σου σε αυτό το άνοιγμα
zone-trick-they = φύλλα σε αυτό το άνοιγμα, { $who }
zone-taken-you = οι μπάζες σας
zone-taken-we = οι μπάζες σας
zone-taken-they = μπάζες, { $who }
zone-shown-you = τα ανοιχτά πακέτα σου
zone-shown-they = ανοιχτά πακέτα, { $who }
zone-hand-you = το χέρι σου
zone-hand-they = χέρι, { $who }
mark-hukm = χουκμ

## Κινήσεις και λόγοι
verb-keep = κράτησε το άνοιγμα
verb-offer = πρόσφερε το άνοιγμα
verb-accept = δέξου το άνοιγμα
verb-decline = αρνήσου το άνοιγμα
verb-lead = άνοιξε με τα χουκμ
verb-ask = ρώτησε
verb-name = πες χρώμα
verb-advise = συμβούλεψε χρώμα
verb-no-advice = καμία συμβουλή
verb-concede = παράδοση
verb-agree = συμφώνησε
verb-refuse = αρνήσου
field-name = χρώμα
move-keep = Κράτησε το άνοιγμα
move-offer = Πρόσφερε το άνοιγμα στον συμπαίκτη σου
move-accept = Δέξου και δώσε πίσω { $card_object }
move-decline = Μη δεχτείς
move-lead = Άνοιξε με όλα τα χουκμ σου
move-ask = Ρώτησε τον συμπαίκτη σου για χρώμα
move-name = Πες { $name }
move-advise = Συμβούλεψε { $name }
move-no-advice = Πες ότι δεν έχεις συμβουλή
move-concede = Πρότεινε να παραδοθείτε
move-agree = Συμφώνησε να παραδοθείτε
move-refuse = Συνέχισε το παιχνίδι
reason-follow-suit = Πρέπει να ακολουθήσεις χρώμα: { $suit }.
reason-hukms-first = Έχεις χουκμ και πρέπει να ανοίξεις με όλα.
reason-no-hukm = Δεν έχεις χουκμ.
reason-asked-already = Ρώτησες ήδη σε αυτό το άνοιγμα.
reason-advised-suit = Ο συμπαίκτης σου είπε { $suit }, και έχεις.
reason-no-hukm-there = Δεν έχεις το χουκμ σε χρώμα { $suit }.
reason-give-lead-suit = Το φύλλο που δίνεις πίσω πρέπει να είναι { $suit }.
reason-suit-is-missing = Το χρώμα { $suit } είναι αυτό που έλειψε: πες άλλο.

foresee-leads = { $cards_object }
foresee-hukm-there = έχεις το χουκμ, { $card_object }
foresee-no-hukm-there = δεν έχεις το χουκμ
foresee-beats = νικάει { $high_object }
foresee-below = δεν νικάει { $high_object }

## Τι γίνεται
deal-begins-you = Μοιρασιά { $deal }. Μοιράζεις εσύ.
deal-begins-they = Μοιρασιά { $deal }. Μοιράζει: { $who }.
by-day = μέρα
by-night = νύχτα
lead-suit = Είναι { $hours }: πρώτο χρώμα { $suit }.
cuts-you = Κόβεις { $card_object }: πρώτο χρώμα { $suit }.
cuts-they = { $who }: κόβει { $card_object }, πρώτο χρώμα { $suit }.
face-up-you = Ανοιχτά μπροστά σου: { $cards }.
face-up-they = Ανοιχτά, { $who }: { $cards }.
your-hand-you = Στο χέρι σου: { $cards }.
holds-mir-you = Έχεις { $card_object }. Εσύ και { $partner } πρέπει να πάρετε και τις { $tricks } μπάζες.
holds-mir-they = { $who }: έχει { $card_object } και πρέπει να πάρει και τις { $tricks } μπάζες με συμπαίκτη { $partner_you ->
    [1] εσένα
   *[0] { $partner }
}.
keeps-you = Κρατάς το άνοιγμα.
keeps-they = { $who }: κρατάει το άνοιγμα.
offers-you = Προσφέρεις το άνοιγμα: { $partner }.
offers-they = { $who }: προσφέρει το άνοιγμα { $partner_you ->
    [1] σε σένα
   *[0] στον συμπαίκτη, { $partner }
}.
accepts-you = Δέχεσαι το άνοιγμα, παίρνεις τον εμίρη { $suit } και δίνεις πίσω { $card_object }. { $partner }: το παίρνει.
accepts-they = { $who }: δέχεται το άνοιγμα, παίρνει τον εμίρη { $suit } και δίνει { $partner_you ->
    [1] σε σένα
   *[0] πίσω ({ $partner })
} { $card_count ->
    [0] τίποτα
   *[other] { $card_object }
}.
declines-you = Δεν δέχεσαι. Ανοίγει: { $leader }.
declines-they = { $who }: δεν δέχεται. { $leader_you ->
    [1] Ανοίγεις εσύ
   *[0] Ανοίγει: { $leader }
}.
leads-hukms-you = Ανοίγεις με { $count ->
    [one] το χουκμ σου
   *[other] τα { $count } χουκμ σου
}: { $cards }.
leads-hukms-they = { $who }: ανοίγει με { $count ->
    [one] ένα χουκμ
   *[other] { $count } χουκμ
}, { $cards_object }.
leads-you = Ανοίγεις με { $card_object }.
leads-they = { $who }: ανοίγει με { $card_object }.
leads-otherwise-you = Δεν έχεις χρώμα { $suit } και ανοίγεις με { $card_object }.
leads-otherwise-they = { $who }: δεν έχει χρώμα { $suit } και ανοίγει με { $card_object }.
asks-you = Δεν έχεις χουκμ και ρωτάς για χρώμα. Απαντάει: { $partner }.
asks-they = { $who }: δεν έχει χουκμ και ρωτάει για χρώμα. { $partner_you ->
    [1] Απαντάς εσύ
   *[0] Απαντάει: { $partner }
}.
advises-you = Λες: { $suit }.
advises-they = { $who }: λέει { $suit }.
no-advice-you = Δεν έχεις συμβουλή.
no-advice-they = { $who }: δεν έχει συμβουλή.
would-concede-you = Ρωτάς αν θα παραδοθείτε. Απαντάει: { $partner }.
would-concede-they = { $who }: ρωτάει για παράδοση. { $partner_you ->
    [1] Απαντάς εσύ
   *[0] Απαντάει: { $partner }
}.
agrees-you = Συμφωνείς: η πλευρά σου παραδίνεται.
agrees-they = { $who }: συμφωνεί. { $leader_you ->
    [1] Η πλευρά σου παραδίνεται
   *[0] Η πλευρά αυτή παραδίνεται
}.
refuses-you = Θέλεις να συνεχίσετε. Ανοίγει: { $leader }.
refuses-they = { $who }: θέλει να συνεχίσετε. { $leader_you ->
    [1] Ανοίγεις εσύ
   *[0] Ανοίγει: { $leader }
}.
follows-you = Παίζεις { $card_object }.
follows-they = { $who }: παίζει { $card_object }.
names-you = { $other }: δεν έχει χρώμα { $missing }. Λες: { $suit }.
names-they = { $other_you ->
    [1] Δεν έχεις χρώμα { $missing }
   *[0] { $other }: δεν έχει χρώμα { $missing }
}. { $who }: λέει { $suit }.
throws-highest-you = Ρίχνεις το πιο ψηλό σου, { $card_object }.
throws-highest-they = { $who }: ρίχνει το πιο ψηλό, { $card_object }.
throws-you = Δεν έχεις από αυτό και ρίχνεις { $card_object }.
throws-they = { $who }: δεν έχει από αυτό και ρίχνει { $card_object }.
tricks-so-far = { $tricks } από { $all }
wins-tricks-you = { $count ->
    [one] Η μπάζα είναι δική σου
   *[other] { $count } μπάζες είναι δικές σου
}: { tricks-so-far }. Ανοίγεις πάλι.
wins-tricks-they = { $who }: παίρνει { $count ->
    [one] την μπάζα
   *[other] { $count } μπάζες
}, { tricks-so-far }.
partner-wins-you = Παίρνεις την μπάζα με { $card_object }: { $tricks } από { $all }. Τώρα ανοίγεις εσύ.
partner-wins-they = { $who }: παίρνει την μπάζα με { $card_object }, { $tricks } από { $all }, και ανοίγει.
defender-wins-you = Παίρνεις την μπάζα με { $card_object }: η πρόκληση απέτυχε μετά από { $tricks ->
    [one] 1 μπάζα
   *[other] { $tricks } μπάζες
}.
defender-wins-they = { $who }: παίρνει την μπάζα με { $card_object }. Η πρόκληση απέτυχε μετά από { $tricks ->
    [one] 1 μπάζα
   *[other] { $tricks } μπάζες
}.
all-tricks-we = Εσύ και { $others } πήρατε και τις { $all } μπάζες!
all-tricks-they = { $who }: πήραν και τις { $all } μπάζες!
for-stakes = { $stakes ->
    [0] {""}
    [one] {" "}Κάθε χαμένος πληρώνει 1 μάρκα.
   *[other] {" "}Κάθε χαμένος πληρώνει { $stakes } μάρκες.
}
deal-won-we = Ένας πόντος για σένα και { $others }: { $total } προς { $other }.{ for-stakes }
deal-won-they = { $who }: ένας πόντος, { $total } προς { $other }.{ for-stakes }
match-won-we = Εσύ και { $others } κερδίζετε την παρτίδα, { $total } προς { $other }.
match-won-they = { $who }: κερδίζουν την παρτίδα, { $total } προς { $other }.

## Στοιχεία
fact-score-we = Εσύ και { $others }
fact-score-you = Πόντοι σου
fact-score-they = { $who }
fact-score-value = { $score }
fact-target = Για τη νίκη
fact-target-value = { $score }
fact-balance-we = Μάρκες σας
fact-balance-you = Μάρκες σας
fact-balance-they = Μάρκες, { $who }
fact-balance-value = { $balance }
fact-deal = Μοιρασιά
fact-deal-value = { $deal }
fact-dealer-you = Μοιράζει
fact-dealer-they = Μοιράζει
fact-dealer-value = { $who }
fact-lead-suit = Πρώτο χρώμα
fact-lead-suit-value = { $suit }
fact-declarers-we = Η πλευρά σου πρέπει να πάρει όλες τις μπάζες
fact-declarers-you = Η πλευρά σου πρέπει να πάρει όλες τις μπάζες
fact-declarers-they = Πρέπει να πάρουν όλες τις μπάζες, { $who }
fact-declarers-value = { $tricks } από { $all }
fact-leader-you = Ανοίγει
fact-leader-they = Ανοίγει
fact-leader-value = { $who }
fact-task = Τώρα
fact-task-value = { $task }
task-keeping = κράτα το άνοιγμα ή πρόσφερέ το στον συμπαίκτη
task-answering = δέξου το άνοιγμα και δώσε πίσω φύλλο του πρώτου χρώματος, ή μη δεχτείς
task-leading = άνοιγμα με όλα τα χουκμ· χωρίς χουκμ, ερώτηση στον συμπαίκτη ή ένα φύλλο
task-advising = ένα χρώμα για όποιον ανοίγει
task-following = ίδιο χρώμα, ένα φύλλο για κάθε φύλλο
task-naming = ένα χρώμα για όποιον δεν μπόρεσε να ακολουθήσει
task-throwing = όποιο φύλλο θέλει
task-conceding = παράδοση ή συνέχεια
fact-answers-you = Απαντάει
fact-answers-they = Απαντάει
fact-answers-value = { $who }
fact-advice = Συμβουλή
fact-advice-value = { $suit }
fact-void-you = Δεν έχεις χρώμα
fact-void-they = Δεν έχει χρώμα, { $who }
fact-void-value = { $suit }
