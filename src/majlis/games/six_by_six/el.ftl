name = 6x6
about = Έξι στοίβες των έξι γίνονται λέξεις· κάθε φύλλο που μένει μετρά ένα, και στόχος είναι το μηδέν.
variant-5x5 = 5x5
variant-7x7 = 7x7
variant-8x9 = 8x9

## Options
option-stacks = Στοίβες
option-high = Φύλλα σε κάθε στοίβα

## Places
zone-stock = φύλλα εκτός παιχνιδιού
zone-open = ανοιχτά φύλλα
zone-played = λέξεις
zone-stack = στοίβα { $first }
all-stacks = όλες οι στοίβες
on-stack = στοίβα { $first }

## Moves and reasons
verb-turn = άνοιγμα στοίβας
verb-fill = γέμισμα κενής θέσης
field-name = στοίβα
move-word = Παίξε { $word }
move-turn = Άνοιξε: { $name }
move-fill = Βάλε το πάνω φύλλο σε κενή θέση: { $name }
call-turn = { $first ->
    [all] να ανοίξουν όλες οι στοίβες
   *[other] να ανοίξει η στοίβα { $first }
}
call-fill = να γεμίσει μια θέση από τη στοίβα { $first }
reason-too-many-cards = Χρειάζονται { $needed } φύλλα, και η τράπουλα έχει { $cards }.
cards-left = { $left ->
    [0] κανένα φύλλο
    [one] ένα φύλλο
   *[other] { $left } φύλλα
}
foresee-word-leaves = μένουν: { cards-left }{ $emptied ->
    [0] {""}
    [one] , και αδειάζει μία στοίβα
   *[other] , και αδειάζουν { $emptied } στοίβες
}
foresee-fills = πάει στη θέση { $space }

## What happens
begins = Στοίβες: { $stacks }, με { $high } φύλλα η καθεμιά. Να γίνουν λέξεις: { cards-left }.
tops = Ανοιχτά, από τη στοίβα 1 και μετά: { $cards }.
turned = { $count ->
    [one] Η στοίβα { $stacks } δείχνει { $cards_object }.
   *[other] Οι στοίβες { $stacks } δείχνουν { $cards_object }.
}
filled = Από τη στοίβα { $stack } στη θέση { $space }: { $cards }.
plays-you = Παίζεις { $word }. Μένουν: { cards-left }.
plays-they = { $who } παίζει { $word }. Μένουν: { cards-left }.
team-plays = Παίζεται η λέξη { $word }. Μένουν: { cards-left }.
emptied = { $count ->
    [one] Άδειασε η στοίβα { $stacks }.
   *[other] Άδειασαν οι στοίβες { $stacks }.
}
won = Όλα τα φύλλα έγιναν λέξεις: το παιχνίδι κερδήθηκε με { $words } λέξεις.
words-made = { $words ->
    [0] καμία λέξη
    [one] μία λέξη
   *[other] { $words } λέξεις
}
no-word-left = Δεν βγαίνει πια λέξη. Έγιναν: { words-made }. Περίσσεψαν: { cards-left }.
resigned-you = Σταματάς. Έγιναν: { words-made }. Περίσσεψαν: { cards-left }.
resigned-they = { $who } σταματά. Έγιναν: { words-made }. Περίσσεψαν: { cards-left }.
team-resigned = Το παιχνίδι εγκαταλείπεται. Έγιναν: { words-made }. Περίσσεψαν: { cards-left }.

## Facts
fact-left = Μένουν
fact-left-value = { $cards ->
    [0] κανένα φύλλο
    [one] ένα φύλλο
   *[other] { $cards } φύλλα
}
fact-words = Λέξεις ως εδώ
fact-words-value = { $count }: { $words }
