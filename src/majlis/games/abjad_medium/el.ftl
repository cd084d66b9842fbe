# Abjad, μεσαίο επίπεδο. Τα κοινά με τους προχωρημένους στο kit/making.
name = Abjad, μεσαίο επίπεδο
about = Άλλαξε ως τρία από δέκα φύλλα με τη μέση και φτιάξε όσες λέξεις μπορείς.
variant-bots = Μόνο λέξεις του καταλόγου
variant-school = Για το σχολείο: καθημερινές λέξεις με τρία γράμματα και πάνω, πέντε λεπτά
variant-new-centre = Νέα μέση σε κάθε γύρο

## Επιλογές
option-repeats = Η ίδια λέξη μπορεί να μπει δύο φορές στη λίστα
verb-word = προσθέτω μια λέξη

## Μέρη
zone-stock = κλειστή στοίβα
zone-used = χρησιμοποιημένα φύλλα
zone-hand-you = το χέρι σου
zone-hand-they = χέρι, { $who }
zone-words-you = οι λέξεις σου
zone-words-they = λέξεις, { $who }
zone-centre = μέση

## Επιλογές της αλλαγής
option-exchange = Φύλλα που αλλάζουν με τη μέση
value-exchange-up-to-three = ως τρία
value-exchange-three = τρία ή κανένα
option-centre = Η μέση
value-centre-stays = μένει από γύρο σε γύρο
value-centre-new = είναι νέα σε κάθε γύρο

## Η αλλαγή
verb-swap = αλλάζω φύλλα
verb-pass = δεν αλλάζω
field-take = φύλλα της μέσης
move-swap = Δώσε { $cards_object } και πάρε { $take_object }
move-pass = Μην αλλάξεις
reason-swap-uneven = Όσα δίνεις, τόσα παίρνεις: δίνεις { $cards_count } και παίρνεις { $take_count }.
reason-swap-number = { $least ->
    [1] Μπορείς να αλλάξεις ως { $most } φύλλα.
   *[other] Μπορείς να αλλάξεις { $most } φύλλα ή κανένα.
}
reason-swap-not-so-many = Δεν έχεις τόσα φύλλα από αυτό.
reason-swap-not-there = Δεν είναι όλα αυτά τα φύλλα στη μέση.
centre = Στη μέση είναι { $cards_object }.
centre-stays = Στη μέση είναι ακόμη { $cards_object }.
swaps-you = Δίνεις στη μέση { $cards_object } και παίρνεις { $take_object }.
swaps-they = { $who }: δίνει στη μέση { $cards_object } και παίρνει { $take_object }.
hand-now-you = Τώρα κρατάς { $cards_object }. Όλα μαζί { $total } πόντοι.
keeps-all-you = Δεν αλλάζεις τίποτα.
keeps-all-they = { $who }: δεν αλλάζει τίποτα.
