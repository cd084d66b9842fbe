name = Solitary Word
about = Λέξεις από μια σειρά φύλλων, ώσπου να τελειώσει η τράπουλα· οι μικρές κοστίζουν μία πένα.
variant-hard = Solitary Word χωρίς πένα
variant-easy = Solitary Word με σειρά από επτά

## Options
option-purse = Πένες στην αρχή
option-line = Φύλλα στη σειρά
option-bank = Πένες που υπάρχουν
value-bank-endless = όσες κερδίσεις
value-bank-five = πέντε όλες κι όλες
option-die = Στην ομάδα το ζάρι αποφασίζει
value-die-ten = μετά από δέκα γύρους ψηφοφορίας
value-die-three = μετά από τρεις γύρους ψηφοφορίας
value-die-never = ποτέ

## Places
zone-stock = τράπουλα
zone-line = σειρά
zone-discard = πεταμένα

## Moves and reasons
move-word = Παίξε { $word }
reason-short-word-without-penny = Μια μικρή λέξη κοστίζει μία πένα, και το πουγκί είναι άδειο: τουλάχιστον { $least } γράμματα.
foresee-word-costs = { $cost ->
    [0] {""}
   *[other] κοστίζει μία πένα,{" "}
}{ $left ->
    [0] παίρνει όλη τη σειρά
    [one] αφήνει ένα φύλλο
   *[other] αφήνει { $left } φύλλα
}

## What happens
pennies = { $purse ->
    [0] καμία πένα
    [one] μία πένα
   *[other] { $purse } πένες
}
begins = Στο πουγκί: { pennies }. Στην τράπουλα: { cards-left }.
line = Στη σειρά: { $cards }.
paid = { $cost ->
    [0] .
   *[other] {" "}για μία πένα. Στο πουγκί: { pennies }.
}
plays-you = Παίζεις { $word }{ paid }
plays-they = { $who } παίζει { $word }{ paid }
team-plays = Παίζεται η λέξη { $word }{ paid }
earns = Έφυγε όλη η σειρά, και κερδίζεται μία πένα. Στο πουγκί: { pennies }.
refilled = Νέα στη σειρά: { $cards }· { $left ->
    [0] η τράπουλα τελείωσε
    [one] στην τράπουλα μένει ένα
   *[other] στην τράπουλα μένουν { $left }
}.
won = Έφυγαν και τα 74 φύλλα: το παιχνίδι κερδήθηκε με { $words } λέξεις.
cards-left = { $left ->
    [one] ένα φύλλο
   *[other] { $left } φύλλα
}
no-word-left = Δεν βγαίνει πια λέξη{ $purse ->
    [0] {" "}με τέσσερα γράμματα ή περισσότερα
   *[other] {""}
}: το παιχνίδι χάθηκε, με { cards-left } ακόμη.
resigned-you = Παραιτείσαι, με { cards-left } ακόμη.
resigned-they = { $who } παραιτείται, με { cards-left } ακόμη.
team-resigned = Το παιχνίδι εγκαταλείπεται, με { cards-left } ακόμη.

## Facts
fact-purse = Πουγκί
fact-purse-value = { $pennies ->
    [0] άδειο
    [one] μία πένα
   *[other] { $pennies } πένες
}
fact-bank = Τράπεζα
fact-bank-value = { $pennies ->
    [0] άδεια
    [one] μία πένα
   *[other] { $pennies } πένες
}
fact-to-go = Μένουν
fact-to-go-value = { $cards ->
    [one] ένα φύλλο
   *[other] { $cards } φύλλα
}
fact-played = Η ιστορία ως εδώ
fact-played-value = { $words }
