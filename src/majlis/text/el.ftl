# Ό,τι δεν ανήκει σε κάποιο παιχνίδι. Ορίσματα: who (παίκτες), people (πόσοι είναι), cards (φύλλα), count (αριθμός).

language = Ελληνικά

## Κατάλογοι και αριθμοί
list-comma = { $head }, { $item }
list-and = { $head } και { $item }
cards-unseen = { $count ->
    [0] κανένα φύλλο
    [one] ένα φύλλο
   *[other] { $count } φύλλα
}
seat-name = Θέση { $number }
yes = ναι
no = όχι

## Κινήσεις που έχουν πολλά παιχνίδια
verb-play = παίξιμο
verb-draw = τράβηγμα
verb-pass = πάσο
verb-heard = άκουσα
field-card = φύλλο
field-take = τι παίρνει
field-part = μέρος
move-play = Παίξε { $card_object }
move-draw = Τράβα φύλλο
move-pass = Πάσο
move-heard = Το άκουσα

## Λόγοι
reason-not-now = Αυτό δεν γίνεται τώρα.
reason-not-your-turn = Δεν είναι η σειρά σου.
reason-not-among-the-choices = Αυτό δεν είναι μέσα στις επιλογές σου.
reason-match-is-over = Η παρτίδα τελείωσε.
reason-you-do-not-hold = Δεν έχεις στο χέρι σου { $card_object }.
reason-not-a-move = Το «{ $text }» δεν είναι κίνηση.
reason-no-such-move = Το «{ $text }» δεν είναι κίνηση· γράψε ? για να δεις ποιες μπορείς να κάνεις.
spot-line = γραμμή { $number }
spot-move = κίνηση { $number }
spot-move-said = κίνηση { $number }, { $text }
refused-where = { $where }: { $reason }

## Κείμενα που στέλνουν άνθρωποι και προγράμματα
reason-unknown-game = Δεν υπάρχει παιχνίδι «{ $name }»· υπάρχουν: { $known }.
reason-unknown-variant = Το παιχνίδι δεν έχει παραλλαγή «{ $name }»· έχει: { $known }.
reason-unknown-option = Δεν υπάρχει επιλογή «{ $name }»· υπάρχουν: { $known }.
reason-unknown-value = Η επιλογή { $name } δεν γίνεται «{ $value }»· γίνεται: { $known }.
reason-wrong-seats = Το { $game } δεν παίζεται με { $seats } παίκτες· παίζεται με: { $known }.
reason-unknown-seat = Δεν υπάρχει θέση { $seat }· οι θέσεις είναι { $seats } και μετρούν από το 0.
reason-unknown-zone = Δεν υπάρχει μέρος «{ $name }»· υπάρχουν: { $known }.
reason-unknown-card = Η τράπουλα δεν έχει φύλλο «{ $code }».
reason-card-twice = Το φύλλο { $code } βρίσκεται σε περισσότερα μέρη από όσα τέτοια έχει η τράπουλα.
reason-unknown-field = Η κατάσταση δεν έχει «{ $name }»· έχει: { $known }.
reason-wrong-field = Το { $name } δεν γίνεται «{ $value }».
reason-position-not-an-object = Εδώ χρειάζεται ένα αντικείμενο μέσα σε άγκιστρα.
reason-position-not-a-list = Εδώ χρειάζεται ένας κατάλογος μέσα σε αγκύλες.
reason-position-unknown-key = Μια θέση παιχνιδιού δεν έχει «{ $name }»· έχει game, seats, options, zones, state, known και cannot.
reason-position-number = Το { $name } πρέπει να είναι ακέραιος αριθμός.
reason-position-cards-missing = Αυτά τα φύλλα δεν βρίσκονται πουθενά: { $cards }.
reason-position-place = Δεν υπάρχει φύλλο στο σημείο «{ $place }».
reason-position-viewer = Το «{ $name }» δεν είναι κανείς στο τραπέζι· γράψε μια θέση, spectator ή all.
reason-position-nonsense = Οι κανόνες δεν βγάζουν άκρη με αυτή τη θέση: { $error }
reason-position-turn = Η θέση που έχει σειρά δεν ταιριάζει με τα υπόλοιπα.
reason-position-empty-hand = Η θέση που έχει σειρά δεν έχει φύλλα στο χέρι.
reason-position-hands = Το πόσα φύλλα έχει ο καθένας δεν ταιριάζει με το ποιος έχει σειρά.
reason-record-header = Ένα αρχείο παρτίδας αρχίζει με μια γραμμή όπως {"{"}"majlis": 1, "game": "basra", "rules": 1, "seats": 2, "seed": "7"{"}"}.
reason-record-rules = Η παρτίδα γράφτηκε με την έκδοση { $rules } των κανόνων, και αυτή είναι η { $known }.
reason-record-seed-line = Μετά το commit ή το reveal έρχονται ο αριθμός μιας μοιρασιάς και 64 δεκαεξαδικά ψηφία.
reason-record-line = Το «{ $text }» δεν είναι γραμμή αρχείου· μια κίνηση είναι μια θέση και ένα κείμενο, όπως 0 play 7D.
reason-verdict-missing = Το αρχείο δεν λέει αν το «{ $word }» είναι λέξη.
reason-record-verdict = Μετά το verdict έρχονται yes ή no και μια λέξη.
reason-record-not-revealed = Ο σπόρος της μοιρασιάς { $deal } δεν έχει αποκαλυφθεί ακόμη.
reason-record-too-long = Ένα αρχείο παρτίδας έχει το πολύ { $most } χαρακτήρες.
reason-not-json = Αυτό δεν είναι JSON.
reason-no-such-file = Δεν υπάρχει αρχείο { $name }.

fact-word-list = Κατάλογος λέξεων
fact-word-list-value = { $name } ({ $hash })
reason-list-not-here = Ο κατάλογος λέξεων αυτού του τραπεζιού δεν είναι σε αυτή τη συσκευή.
reason-list-missing = { lexicon-error-list-missing }
reason-list-empty = { lexicon-error-list-empty }
reason-list-binary = { lexicon-error-list-binary }
reason-list-damaged = { lexicon-error-list-damaged }
reason-list-large = { lexicon-error-list-large }
