name = Reserves
about = Βάλε 74 φύλλα ένα ένα, καθάρισε γραμμές που έγιναν λέξεις, και άφησε όσο πιο λίγα γίνεται.
variant-hard = Reserves με στοίβες των πέντε
variant-lenient = Επιεικές Reserves

## Options
option-blocked = Γραμμή με εννιά που δεν καθαρίστηκε αμέσως
value-blocked-stays = μένει κλειστή ως το τέλος
value-blocked-clears = καθαρίζεται και αργότερα
option-reserve = Μια στοίβα εφεδρείας χωράει
value-reserve-endless = όσα φύλλα θέλεις
value-reserve-five = πέντε φύλλα
option-u = Φύλλο φωνηέντων με U, έξω από τις γραμμές, μετρά
option-covered = Σκεπασμένα φύλλα της εφεδρείας
value-covered-hidden = δεν τα κοιτάζεις
value-covered-open = μπορείς να τα κοιτάζεις

## Places
zone-stock = τράπουλα
zone-turned = ανοιγμένο φύλλο
zone-line = γραμμή { $first }
zone-reserve = εφεδρεία { $first }
zone-killed = καμένα φύλλα
zone-discard = πεταμένα

## Moves and reasons
verb-put = σε γραμμή
verb-top = φύλλο από την εφεδρεία
verb-reserve = στην εφεδρεία
verb-shift = μετακίνηση στην εφεδρεία
verb-kill = κάψιμο
verb-finish = τέλος
verb-word = λέξη
field-line = γραμμή
field-reserve = εφεδρεία
field-side = ως
move-word = Παίξε { $word }
move-put = Βάλε το: { $line }
move-put-line-side = Βάλε το: { $line } { $side }
move-top = Από { $reserve } σε { $line }
move-top-reserve-line-side = Από { $reserve } σε { $line } { $side }
move-reserve = Άφησέ το: { $reserve }
move-shift = Πήγαινε το πάνω φύλλο σε κενή θέση: { $reserve }
move-kill = Κάψε το
move-finish = Τέλος
call-put = στη γραμμή { $first }{ $second ->
    [none] {""}
   *[other] {" "}ως { $second }
}
call-top = από την εφεδρεία { $first } στη γραμμή { $second }{ $third ->
    [none] {""}
   *[other] {" "}ως { $third }
}
call-reserve = στην εφεδρεία { $first }
call-shift = μετακίνηση από την εφεδρεία { $first }
reason-word-is-no-line = Καμία γραμμή δεν έχει ακριβώς τα γράμματα της λέξης { $word }.
points = { $points ->
    [one] ένας πόντος
   *[other] { $points } πόντοι
}
foresee-kill = στο τέλος: { points }· { $left ->
    [0] το τελευταίο κάψιμο
    [one] μένει ακόμη ένα κάψιμο
   *[other] μένουν ακόμη { $left } καψίματα
}
foresee-line = στο { $letters }, { $count ->
    [9] ένατο και τελευταίο γράμμα
   *[other] γίνονται { $count } γράμματα
}
foresee-covers = σκεπάζει { $cards }
foresee-clears = καθαρίζει τη γραμμή { $line }

## What happens
begins = Φύλλα για τοποθέτηση, ένα ένα: { $cards }.
turned = Ανοίγει: { $cards }{ $left ->
    [0] , το τελευταίο.
   *[other] .
}
puts-you = { $stack ->
    [0] Βάζεις { $cards_object } στη γραμμή { $line }
   *[other] Παίζεις { $cards_object } από την εφεδρεία { $stack } στη γραμμή { $line }
}: { $letters }.
puts-they = { $who } { $stack ->
    [0] βάζει { $cards_object } στη γραμμή { $line }
   *[other] παίζει { $cards_object } από την εφεδρεία { $stack } στη γραμμή { $line }
}: { $letters }.
team-puts = Πάει { $stack ->
    [0] στη γραμμή { $line } { $cards }
   *[other] από την εφεδρεία { $stack } στη γραμμή { $line } { $cards }
}: { $letters }.
full = Η γραμμή { $line } γέμισε: καθάρισέ την τώρα, αλλιώς κλείνει.
blocked = Η γραμμή { $line } έκλεισε{ $later ->
    [0] {" "}ως το τέλος.
   *[other] : δεν παίρνει άλλο γράμμα.
}
reserves-you = Αφήνεις { $cards_object } στην εφεδρεία { $stack }.
reserves-they = { $who } αφήνει { $cards_object } στην εφεδρεία { $stack }.
team-reserves = Μένει στην εφεδρεία { $stack } { $cards }.
kills-you = Καις { $cards_object }, και στο τέλος μετρά: { points }. Κάψιμο { $count } από 3.
kills-they = { $who } καίει { $cards_object }, και στο τέλος μετρά: { points }. Κάψιμο { $count } από 3.
team-kills = Καίγεται { $cards }, και στο τέλος μετρά: { points }. Κάψιμο { $count } από 3.
moves-top-you = Πηγαίνεις { $cards_object } από την εφεδρεία { $stack } στην εφεδρεία { $space }.
moves-top-they = { $who } πηγαίνει { $cards_object } από την εφεδρεία { $stack } στην εφεδρεία { $space }.
team-moves-top = Πάει από την εφεδρεία { $stack } στην εφεδρεία { $space } { $cards }.
uncovered = Ανοιχτό στην εφεδρεία { $stack }: { $cards }.
clears-you = Καθαρίζεις τη γραμμή { $line } με τη λέξη { $word }.
clears-they = { $who } καθαρίζει τη γραμμή { $line } με τη λέξη { $word }.
team-clears = Καθαρίζεται η γραμμή { $line } με τη λέξη { $word }.
pool = Μπήκαν όλα τα φύλλα. Τώρα λέξεις κάθε μήκους από ό,τι φαίνεται· να φύγουν: { points }.
pool-word-you = Φτιάχνεις { $word }. Μένουν: { points }.
pool-word-they = { $who } φτιάχνει { $word }. Μένουν: { points }.
team-pool-word = Φτιάχνεται η λέξη { $word }. Μένουν: { points }.
words-made = { $words ->
    [0] καμία λέξη
    [one] μία λέξη
   *[other] { $words } λέξεις
}
finished = Το παιχνίδι κερδήθηκε: { words-made }, σκορ { $points }.
cards-left = { $left ->
    [one] ένα φύλλο
   *[other] { $left } φύλλα
}
no-place-left = Δεν μπαίνει πια πουθενά φύλλο: το παιχνίδι χάθηκε, με { cards-left } ακόμη.
given-up = { $left ->
    [0] στις τελευταίες λέξεις
   *[other] με { cards-left } ακόμη
}
resigned-you = Παραιτείσαι, { given-up }.
resigned-they = { $who } παραιτείται, { given-up }.
team-resigned = Το παιχνίδι εγκαταλείπεται, { given-up }.

## Facts
fact-to-place = Για τοποθέτηση
fact-to-place-value = { $cards ->
    [0] κανένα φύλλο
    [one] ένα φύλλο
   *[other] { $cards } φύλλα
}
fact-points = Περισσεύουν ως εδώ
fact-points-value = { points }
fact-kills = Καψίματα
fact-kills-value = { $used } από { $most }
fact-blocked = Κλειστές
fact-blocked-value = { $count ->
    [one] γραμμή { $lines }
   *[other] γραμμές { $lines }
}
fact-words = Λέξεις ως εδώ
fact-words-value = { $count }: { $words }
