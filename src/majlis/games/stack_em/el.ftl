name = Stack 'em
about = Λέξεις που ενώνουν ολόκληρους σωρούς, ώσπου και τα 74 φύλλα να γίνουν μία στοίβα.
variant-free = Stack 'em με ελεύθερους μπαλαντέρ

## Options
option-wild = Μπαλαντέρ πάνω σε σωρό
value-wild-keeps = κρατά το γράμμα του
value-wild-free = γίνεται πάλι ό,τι θέλεις

## Places
zone-stock = φύλλα για μοίρασμα
zone-tops = πάνω φύλλα
zone-tucked = φύλλα στην άκρη
zone-under = κάτω από τον σωρό { $first }
zone-pile = σωρός { $first }
all-piles = όλοι οι σωροί
on-pile = σωρός { $first }{ $second ->
    [0] {""}
    [one] , με ένα φύλλο από κάτω
   *[other] , με { $second } φύλλα από κάτω
}

## Moves and reasons
verb-tuck = φύλλα στην άκρη
field-name = από κάτω
move-word = Παίξε { $word }
move-tuck = Βάλε στην άκρη τα από κάτω: { $name }
call-tuck = τα από κάτω στην άκρη, { $first ->
    [all] όλοι οι σωροί
   *[other] σωρός { $first }
}
dealt-cards = { $dealt ->
    [0] κανένα καινούργιο
    [one] ένα καινούργιο
   *[other] { $dealt } καινούργια
}
piles-left = { $left ->
    [one] ένας σωρός
   *[other] { $left } σωροί
}
foresee-word-deals = { $dealt ->
    [0] μένουν: { piles-left }· πάνω μένει { $top }
   *[other] πάνω μένει { $top }, και έρχονται: { dealt-cards }
}

## What happens
begins = Φύλλα που πρέπει να γίνουν μία στοίβα: { $cards }.
dealt = Καινούργια: { $cards }{ $left ->
    [0] {""}
    [one] · μένει ένα για μοίρασμα
   *[other] · μένουν { $left } για μοίρασμα
}.
stock-gone = Μοιράστηκαν όλα: τώρα οι { $piles } σωροί πρέπει να γίνουν ένας.
plays-you = Παίζεις { $word }: ένας σωρός, και πάνω { $top }.
plays-they = { $who } παίζει { $word }: ένας σωρός, και πάνω { $top }.
team-plays = Παίζεται η λέξη { $word }: ένας σωρός, και πάνω { $top }.
keeps = Ο μπαλαντέρ που έμεινε πάνω μετρά στο εξής { $letter }.
put-away = { $count ->
    [one] τα φύλλα κάτω από τον σωρό { $piles }
   *[other] τα φύλλα κάτω από τους σωρούς { $piles }
}
tucks-you = Βάζεις στην άκρη { put-away }· εκεί είναι τώρα { $tucked }.
tucks-they = { $who } βάζει στην άκρη { put-away }· εκεί είναι τώρα { $tucked }.
team-tucks = Μπαίνουν στην άκρη { put-away }· εκεί είναι τώρα { $tucked }.
won = Και τα 74 φύλλα έγιναν μία στοίβα: το παιχνίδι κερδήθηκε με { $words } λέξεις.
still-there = { $piles } σωρούς{ $left ->
    [0] {""}
    [one] {" "}και ένα φύλλο για μοίρασμα
   *[other] {" "}και { $left } φύλλα για μοίρασμα
}
no-word-left = Δεν βγαίνει πια λέξη: το παιχνίδι χάθηκε, με { still-there }.
resigned-you = Παραιτείσαι, με { still-there }.
resigned-they = { $who } παραιτείται, με { still-there }.
team-resigned = Το παιχνίδι εγκαταλείπεται, με { still-there }.

## Facts
fact-to-deal = Για μοίρασμα
fact-to-deal-value = { $cards ->
    [0] κανένα φύλλο
    [one] ένα φύλλο
   *[other] { $cards } φύλλα
}
fact-words = Λέξεις ως εδώ
fact-words-value = { $count }: { $words }
