# Word Snake στα ελληνικά: σε εσένα μιλά στον ενικό.
name = Word Snake
about = Όλοι φτιάχνουν την ίδια ώρα μια αλυσίδα λέξεων· κάθε λέξη αρχίζει με το τελευταίο γράμμα της προηγούμενης.
variant-timer = Word Snake με κλεψύδρα
variant-relaxed = Word Snake χωρίς βιασύνη

## Επιλογές
option-ending = Η μοιρασιά τελειώνει
value-ending-stop = με το «στοπ», ή όταν πάνε όλοι πάσο
value-ending-timer = και όταν λήξει ο χρόνος, από το πρώτο πάσο
value-ending-relaxed = όταν παραδώσουν όλοι: χωρίς αγώνα και χωρίς «στοπ»
option-timer = Δευτερόλεπτα από το πρώτο πάσο
option-check = Δευτερόλεπτα για αμφισβήτηση
value-check-none = χωρίς όριο
option-cap = Λεπτά για μια μοιρασιά
value-cap-none = χωρίς όριο
option-building = Λεπτά για να φτιάξεις το φίδι χωρίς βιασύνη
value-building-none = χωρίς όριο
option-hands = Τα χέρια
value-hands-open = ανοιχτά
value-hands-hidden = κρυφά
option-snakes = Τα φίδια
value-snakes-open = ανοιχτά
value-snakes-hidden = κρυφά ως το τέλος
option-repeats = Η ίδια λέξη δύο φορές στο φίδι
reason-relaxed-is-hidden = Χωρίς βιασύνη τα φίδια είναι ούτως ή άλλως κρυφά: άφησε αυτή την επιλογή.
reason-timer-without-timer = Τα δευτερόλεπτα από το πρώτο πάσο είναι για μοιρασιά που τελειώνει με τον χρόνο.

## Μέρη
zone-stock = φύλλα έξω από αυτή τη μοιρασιά
zone-centre = το κέντρο
zone-packet-you = τα φύλλα σου, ακόμη κλειστά
zone-packet-they = φύλλα ακόμη κλειστά, { $who }
zone-rack-you = τα φύλλα σου
zone-rack-they = φύλλα, { $who }
zone-snake-you = το φίδι σου
zone-snake-they = φίδι, { $who }
zone-left-you = τα φύλλα που σου έμειναν
zone-left-they = φύλλα που έμειναν, { $who }

## Κινήσεις και λόγοι
field-words = λέξεις
field-number = θέση
verb-go = πάμε
verb-stop = στοπ
verb-snake = το φίδι σου
verb-take = πάρε από το κέντρο
move-go = Πάμε!
move-stop = Στοπ!
move-snake = Βάλε { $words }
move-take = Πάρε { $card_object }
move-pass = Πάσο: τέλειωσες με αυτή τη μοιρασιά
move-stand = Καμία αμφισβήτηση, ή καμία άλλη
move-challenge-word-number = Αμφισβήτησε: { $word }, θέση { $number }
reason-centre-one = Ένα φύλλο από το κέντρο κάθε φορά: βάλ’ το στο φίδι, και μετά παίρνεις το επόμενο.
reason-centre-gone = Δεν είναι πια στο κέντρο: { $card }.
reason-use-it-now = Το φύλλο που μόλις πήρες μπαίνει αμέσως σε λέξη: { $card }.
reason-place-it-first = Χρησιμοποίησε πρώτα το φύλλο που μόλις πήρες.
reason-not-a-chain = Η λέξη { $word } πρέπει να αρχίζει με το τελευταίο γράμμα της { $before }.
reason-not-whole = Μια λέξη στο φίδι σου δεν είναι ολόκληρη.
reason-cards-left = «Στοπ» λέει όποιος δεν έχει φύλλο έξω από το φίδι του.
reason-no-stop = Χωρίς βιασύνη δεν υπάρχει «στοπ»: παράδωσε με pass.

## Τι γίνεται
deal-begins-you = Μοιρασιά { $deal } από { $deals }: από 13 κλειστά φύλλα. Το σύνθημα το δίνεις εσύ.
deal-begins-they = Μοιρασιά { $deal } από { $deals }: από 13 κλειστά φύλλα. Το σύνθημα το δίνει: { $who }.
centre = Στο κέντρο: { $cards }.
go = 3, 2, 1, πάμε!
your-cards-you = Τα φύλλα σου: { $cards }.
takes-you = Παίρνεις από το κέντρο { $card_object }. Μένουν εκεί { $left }.
takes-they = { $who }: παίρνει από το κέντρο { $card_object }. Μένουν εκεί { $left }.
declines-you = Δεν παίρνεις τίποτα.
declines-they = { $who }: δεν παίρνει τίποτα.
snake-points = { $points ->
    [one] 1 πόντος
   *[other] { $points } πόντοι
}
cards-held = { $held ->
    [0] δεν μένει φύλλο
    [one] μένει ένα φύλλο
   *[other] μένουν { $held } φύλλα
}
builds-you = Το φίδι σου: { $words }. { snake-points }, { cards-held }.
builds-they = { $who }, φίδι: { $words }. { snake-points }, { cards-held }.
passes-you = Πας πάσο.
passes-they = { $who }: πάσο.
hands-in-you = Παραδίδεις.
hands-in-they = { $who }: παραδίδει.
sand-runs = Η κλεψύδρα τρέχει: { $seconds } δευτερόλεπτα.
snake-left = { $left ->
    [0] από το φίδι δεν μένει τίποτα
   *[other] μένει { $words }
}
takes-back-you = Παίρνεις πίσω { $cards }: { snake-left }.
takes-back-they = { $who }: παίρνει πίσω { $cards }, { snake-left }.
stops-you = Λες «στοπ» με το φίδι { $words }: { snake-points }. Δεν κουνιέται κανείς.
stops-they = { $who }: λέει «στοπ» με το φίδι { $words }: { snake-points }. Δεν κουνιέται κανείς.
shows-you = Δείχνεις το φίδι σου: { $words }. { snake-points }.
shows-they = { $who }: δείχνει το φίδι { $words }. { snake-points }.
lets-words-stand-you = Δεν αμφισβητείς τίποτε άλλο.
lets-words-stand-they = { $who }: δεν αμφισβητεί τίποτε άλλο.
marked-word = { $whose_you ->
    [0] { $word } ({ $whose })
   *[other] τη λέξη { $word } στο φίδι σου
}
marks-you = Αμφισβητείς { marked-word }.
marks-they = { $who }: αμφισβητεί { marked-word }.
word-costs = { $points ->
    [one] έναν πόντο
   *[other] { $points } πόντους
}
challenges-wrongly-you = Αμφισβήτησες άδικα: η λέξη { $word } είναι στον κατάλογο. Χάνεις { word-costs }.
challenges-wrongly-they = { $who }: αμφισβήτησε άδικα, η λέξη { $word } είναι στον κατάλογο. Χάνει { word-costs }.
challenges-rightly-you = Αμφισβήτησες σωστά: η λέξη { $word } δεν είναι στον κατάλογο.
challenges-rightly-they = { $who }: αμφισβήτησε σωστά, η λέξη { $word } δεν είναι στον κατάλογο.
lapsed-word = { $whose_you ->
    [0] { $whose }
   *[other] το φίδι σου
}
lapses-you = Η αμφισβήτησή σου ({ lapsed-word }) δεν ισχύει πια: η λέξη έχει ήδη κοπεί.
lapses-they = { $who }: η αμφισβήτηση ({ lapsed-word }) δεν ισχύει πια, η λέξη έχει ήδη κοπεί.
stop-stands-you = Το «στοπ» σου στέκει.
stop-stands-they = { $who }: το «στοπ» στέκει.
stop-falls-you = Το «στοπ» σου έπεσε, και είσαι έξω από αυτή τη μοιρασιά.
stop-falls-they = { $who }: το «στοπ» έπεσε, έξω από αυτή τη μοιρασιά.
deal-ends = Η μοιρασιά { $deal } τελείωσε.
costs-more = { $cost ->
    [0] {""}
   *[other] , μείον { $cost } για άδικες αμφισβητήσεις
}
left-with-you = Σου έμειναν: { $cards }.
left-with-they = { $who }: έμειναν { $cards }.
scored-you = Παίρνεις { $points } για το φίδι, μείον { $against } για τα φύλλα που έμειναν{ costs-more }. Σύνολο: { $total }.
scored-they = { $who }: { $points } για το φίδι, μείον { $against } για τα φύλλα που έμειναν{ costs-more }. Σύνολο: { $total }.
wins-you = Κερδίζεις με { $total }.
wins-we = Εσύ και { $others } μοιράζεστε τη νίκη, με { $total } ο καθένας.
wins-they = { $who } { $people ->
    [one] κερδίζει με { $total }
   *[other] μοιράζονται τη νίκη, με { $total } ο καθένας
}.

## Στοιχεία
fact-score-you = Οι πόντοι σου
fact-score-they = Πόντοι, { $who }
fact-score-value = { $score }
fact-deal = Μοιρασιά
fact-deal-value = { $deal } από { $deals }
fact-snake-you = Το φίδι σου
fact-snake-they = Φίδι, { $who }
fact-snake-value = { $words }: { snake-points }
fact-my-snake-you = Το φίδι σου
fact-my-snake-they = Φίδι, { $who }
fact-my-snake-value = { $words }: { snake-points }
fact-passed-you = Εσύ
fact-passed-they = { $who }
fact-passed-value = τέλος με αυτή τη μοιρασιά
