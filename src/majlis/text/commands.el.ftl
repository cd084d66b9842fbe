# Η γραμμή εντολών: βοήθεια, απαντήσεις, και ό,τι απορρίπτεται. Τα ορίσματα γράφονται όπως πληκτρολογούνται.

## Βοήθεια
cli-help-usage = majlis [COMMAND] [--lang en|ar|el] [--json]: χωρίς εντολή ανοίγει η αίθουσα. Εντολές:
cli-help-more = majlis COMMAND --help λέει περισσότερα. Κωδικοί εξόδου: 0 έγινε, 2 απορρίφθηκε, 130 διακόπηκε.
cli-command-games = όλα τα παιχνίδια: κλειδί, ονόματα, θέσεις, επιλογές και παραλλαγές
cli-command-play = παίξε στο τερματικό, με προγράμματα αντιπάλους
cli-command-tour = ξενάγηση σε ένα παιχνίδι: λίγες κινήσεις σε σταθερή μοιρασιά, με εξήγηση της καθεμιάς
cli-command-ask = ποιος μπορεί τι σε μια θέση: κάθε επιτρεπτή κίνηση, και οι απαγορευμένες με τον λόγο
cli-command-apply = η θέση μετά από μια κίνηση, και τι ακούει κάθε παίκτης και ένας θεατής
cli-command-simulate = πολλές παρτίδες μεταξύ προγραμμάτων: ταχύτητα, αποτελέσματα και ένα αποτύπωμα όλων των αρχείων
cli-command-replay = αφηγήσου πάλι μια παρτίδα από το αρχείο της
cli-command-print = μια τράπουλα σε PDF για τύπωμα και κόψιμο, με ονόματα σε τρεις γλώσσες, Μπράιγ αν θέλεις, κανόνες και πίνακα πόντων
cli-command-words = λέξεις που φτιάχνονται από φύλλα
cli-command-define = τι σημαίνει μια λέξη
cli-command-bench = μετρήσεις: engine, words, rooms ή adapters
cli-command-serve = η αίθουσα στον περιηγητή, με τις ρυθμίσεις της
cli-command-work = σκέψη για τα προγράμματα που παίζουν, σε αίθουσα με πολλά μηχανήματα
cli-argument-lang = η γλώσσα των μηνυμάτων
cli-argument-json = η απάντηση σε JSON, για προγράμματα
cli-argument-pack = το κλειδί μιας τράπουλας
cli-argument-paper = χαρτί: a4, letter, ή χιλιοστά όπως 210x297
cli-argument-cut = το σχήμα του φύλλου: poker, round, ή χιλιοστά όπως 63x88
cli-argument-large = μεγάλα γράμματα
cli-argument-braille = Μπράιγ έξι κουκκίδων πάνω στα φύλλα, στο σωστό μέγεθος
cli-argument-no_braille = χωρίς Μπράιγ, ακόμα κι όπου η τράπουλα το έχει
cli-argument-brf = μαζί και αρχείο για εκτυπωτή Μπράιγ
cli-argument-rules = το παιχνίδι που οι κανόνες του μπαίνουν μαζί
cli-argument-output = το αρχείο που θα γραφτεί· αν τελειώνει σε .brf είναι κείμενο για εκτυπωτή Μπράιγ και δεν γράφεται άλλο
cli-argument-cards = ένα αρχείο με τα πλήθη και τις αξίες της δικής σου τράπουλας
cli-argument-key = το κλειδί ενός παιχνιδιού· τα λέει το majlis games
cli-argument-file = ένα αρχείο· το - είναι η τυπική είσοδος
cli-argument-seat = μια θέση, μετρώντας από το 0
cli-argument-move = μια κίνηση ως κείμενο, όπως play 7D
cli-argument-seed = οποιοδήποτε κείμενο· ο ίδιος σπόρος δίνει τα ίδια φύλλα
cli-argument-matches = πόσες παρτίδες
cli-argument-seats = πόσοι παίζουν
cli-argument-bots = τα είδη των προγραμμάτων κατά θέση: level1 έως level4, random, greedy
cli-argument-options = επιλογές του παιχνιδιού
cli-argument-variant = μια παραλλαγή του παιχνιδιού με το όνομά της
cli-argument-jobs = πόσες διεργασίες μοιράζονται τη δουλειά
cli-argument-analyse = πες τις χειρότερες κινήσεις και τι θα έπαιζε ο πιο δυνατός παίκτης υπολογιστή
cli-argument-verify = έλεγξε τα ανακατέματα με ό,τι δεσμεύτηκε πριν από αυτά
cli-argument-record = κράτα την παρτίδα σε αυτό το αρχείο, ή συνέχισε όποια είναι εκεί
cli-argument-one_deal = σύντομη παρτίδα: τελειώνει με την πρώτη της μοιρασιά
cli-argument-long = μαζί με επιλογές και παραλλαγές όλων
cli-argument-room = παιχνίδι σε αίθουσα: η διεύθυνσή της ανοίγει εκεί τραπέζι, με #ROOM πίσω κάθεσαι σε εκείνο
cli-argument-watch = παρακολουθείς το τραπέζι που λέει το --room, χωρίς θέση
cli-argument-name = το όνομά σου σε εκείνο το τραπέζι
cli-argument-plain = μόνο απλά γράμματα: χωρίς σημεία κατεύθυνσης, χωρίς διόρθωση της γραμμής
cli-argument-verbosity = πόσα λέγονται: terse, normal ή full
cli-argument-host = η διεύθυνση όπου ακούει
cli-argument-port = η θύρα όπου ακούει
cli-argument-database = το αρχείο της αποθήκης, ή η διεύθυνση μιας βάσης
cli-argument-bus = η διεύθυνση όσου ενώνει πολλούς κόμβους
cli-argument-lan = άκου σε όλες τις διεπαφές και δείξε τη διεύθυνση στα κινητά γύρω από το τραπέζι

## Απαντήσεις
cli-games-seats = παίκτες: { $seats }
cli-games-more = Περισσότερα για ένα: majlis games KEY, για όλα: majlis games --long.
cli-games-option = --options { $name }=... ({ $label }): { $values }· αν δεν ειπωθεί τίποτα { $default }
cli-ask-nobody = Η παρτίδα τελείωσε: κανείς δεν μπορεί να παίξει.
cli-ask-seat = Θέση { $seat }:
cli-ask-barred = όχι { $move }: { $reason }
cli-ask-open = { $kind } με { $fields }, με ελεύθερη επιλογή· για παράδειγμα:
cli-apply-spectator = Ένας θεατής:
cli-apply-after = Η θέση μετά:
cli-simulate-hash = Αποτύπωμα όλων των αρχείων: { $hash }
cli-simulate-counts = { $matches ->
    [one] { $matches } παρτίδα
   *[other] { $matches } παρτίδες
}, { $decisions ->
    [one] { $decisions } απόφαση
   *[other] { $decisions } αποφάσεις
}.
cli-simulate-speed = { $seconds } δευτερόλεπτα, { $speed } αποφάσεις το δευτερόλεπτο.
cli-simulate-seat = Θέση { $seat }, { $bot }: νίκες { $won }, μέσο σκορ { $mean }.
cli-simulate-progress = { $done } από { $matches } παρτίδες.
cli-replay-unfinished = Το αρχείο τελειώνει εδώ, μετά από { $moves ->
    [one] { $moves } κίνηση
   *[other] { $moves } κινήσεις
}· η παρτίδα δεν έχει τελειώσει.
cli-replay-score = Θέση { $seat }: σκορ { $score }.
cli-replay-no-slips = Δεν ξεχωρίζει καμία κίνηση που ο πιο δυνατός παίκτης υπολογιστή θα έπαιζε σίγουρα καλύτερα.
cli-replay-slip = Κίνηση { $move }: η θέση { $seat } διάλεξε «{ $played }». Καλύτερα: «{ $better }».
cli-replay-hash = Αποτύπωμα: { $hash }
cli-replay-verified = { $deals ->
    [one] { $deals } μοιρασιά ανακατεύτηκε
   *[other] { $deals } μοιρασιές ανακατεύτηκαν
} με τον σπόρο που είχε δεσμευτεί πριν.

## Απορρίψεις
reason-unknown-command = Δεν υπάρχει εντολή «{ $name }»· οι εντολές είναι { $known }.
reason-unknown-language = Δεν υπάρχει γλώσσα «{ $name }»· οι γλώσσες είναι { $known }.
reason-unknown-bot = Δεν υπάρχει πρόγραμμα «{ $name }»· υπάρχουν { $known }.
reason-unknown-bench = Δεν υπάρχει μέτρηση «{ $name }»· υπάρχουν { $known }.
reason-unknown-verbosity = Το πόσα λέγονται δεν μπορεί να είναι «{ $name }»· μπορεί να είναι { $known }.
reason-no-benches = Δεν υπάρχει εδώ φάκελος bench: οι μετρήσεις τρέχουν μόνο σε αντίγραφο του κώδικα.
reason-part-missing = Από αυτή την εγκατάσταση λείπει το { $part }.
reason-no-bus = Ο δίαυλος { $url } δεν απαντά: { $error }. Ξεκίνα εκεί το NATS ή δώσε άλλη διεύθυνση.
reason-bad-bus = Το { $url } δεν είναι διεύθυνση διαύλου· γράφεται έτσι: nats://host:4222.
reason-argument-missing = Κάτι λείπει: { $name }· δες { $help }.
reason-argument-unknown = Το «{ $name }» δεν έχει θέση εδώ· δες { $help }.
reason-argument-without-value = Το { $name } χρειάζεται τιμή· δες { $help }.
reason-argument-with-value = Το { $name } δεν παίρνει τιμή· δες { $help }.
reason-argument-wrong = Αυτά τα ορίσματα δεν γίνονται κατανοητά· δες { $help }.
reason-not-a-number = Το «{ $text }» δεν είναι ακέραιος από { $least } έως { $most }.
reason-not-an-option = Το «{ $text }» δεν είναι επιλογή· γράψε name=value.
reason-name-twice = Το όνομα «{ $name }» υπάρχει εδώ δύο φορές.
reason-not-text = Αυτό δεν είναι κείμενο σε UTF-8.
reason-unreadable-file = Το αρχείο { $name } δεν διαβάζεται.
reason-unwritable-file = Το αρχείο { $name } δεν μπορεί να γραφτεί.
reason-file-too-long = Αυτό ξεπερνά τους { $most } χαρακτήρες.
reason-closed-pipe = Όποιος διάβαζε έκλεισε την έξοδο.
reason-disk-full = Ο δίσκος είναι γεμάτος.
reason-interrupted = Διακόπηκε.
reason-nothing-committed = Αυτό το αρχείο μοιράστηκε από σπόρο που όλοι μπορούν να ξέρουν: τίποτα δεν δεσμεύτηκε, άρα τίποτα δεν ελέγχεται.
reason-not-committed = Δεν δεσμεύτηκε σπόρος για τη μοιρασιά { $deals }.
reason-not-verified = Ο σπόρος που αποκαλύφθηκε δεν είναι εκείνος που δεσμεύτηκε: μοιρασιά { $deals }.
reason-not-this-match = Αυτό το αρχείο κρατά παρτίδα { $game } και όχι { $asked }.
reason-match-was-finished = Η παρτίδα σε αυτό το αρχείο τελείωσε· διάλεξε άλλο αρχείο, ή άκουσέ την με majlis replay.
reason-record-has-no-seed = Η παρτίδα σε αυτό το αρχείο μοιράστηκε από σφραγισμένους σπόρους και δεν συνεχίζεται εδώ.
cli-list-read = { $file }: λέξεις { $words }, γραμμές που έμειναν έξω { $left }.
reason-list-language = Ο κατάλογος δίνεται ως LANGUAGE=FILE για παιχνίδι λέξεων· «{ $name }» δεν είναι μία από τις γλώσσες { $known }.
cli-argument-list = δικός σου κατάλογος λέξεων (κείμενο ή .gz), για το serve ως LANGUAGE=FILE

## Ο λύτης
cli-command-solve = βγαίνει αυτή η μοιρασιά ενός παιχνιδιού για έναν, και πώς;
cli-argument-positions = μετά από πόσες θέσεις τα παρατάει ο λύτης
cli-solve-won = Αυτή η μοιρασιά βγαίνει, σε { $moves } κινήσεις.
cli-solve-lost = Αυτή η μοιρασιά δεν βγαίνει.
cli-solve-open = Σταμάτησε μετά από { $positions } θέσεις: δεν ξέρουμε αν αυτή η μοιρασιά βγαίνει.
cli-solve-best = Καλύτερα δεν γίνεται.
cli-solve-so-far = Αυτό είναι το καλύτερο που βρέθηκε· ίσως υπάρχει και καλύτερο.
cli-solve-looked = Θέσεις που εξετάστηκαν: { $positions }. Αποτέλεσμα: { $score }.
cli-solve-move = { $number }. { $move }
cli-solve-share = Από { $matches } μοιρασιές βγαίνουν { $won } και δεν βγαίνουν { $lost }· σε { $open } ο λύτης τα παράτησε.
cli-solve-mean = Μέσος όρος των καλύτερων αποτελεσμάτων: { $mean }.
reason-not-for-one = Το { $game } δεν παίζεται από έναν: ο λύτης εξετάζει μόνο παιχνίδια για έναν.
reason-solver-alone = Ο λύτης ξέρει κάθε φύλλο: εξετάζει μοιρασιές μόνος του και δεν κάθεται σε τραπέζι με άλλους.

## Οι νόμοι
cli-command-laws = τηρεί ένα παιχνίδι τους νόμους όλων των παιχνιδιών; Για όποιον γράφει ένα
cli-argument-seeds = πόσες τυχαίες παρτίδες για κάθε νόμο και τραπέζι
cli-laws-kept = τηρείται: { $law } ({ $where })
cli-laws-broken = ΠΑΡΑΒΙΑΖΕΤΑΙ: { $law } ({ $where }): { $broken }
cli-law-1-it-ends = Κάποιος μπορεί να παίξει ως το τέλος και κανείς μετά, και το τέλος έρχεται μέσα στο όριο.
cli-law-2-replays = Μια καταγραφή οδηγεί πάλι στην ίδια κατάσταση.
cli-law-3-no-card-is-lost = Κανένα φύλλο δεν χάνεται και κανένα δεν προστίθεται.
cli-law-4-and-5 = Ό,τι δεν μπορεί να ξέρει μια θέση δεν αλλάζει τίποτα απ’ όσα της στέλνονται, και οι κόσμοι που φαντάζεται είναι δυνατοί.
cli-law-6-forks = Ένα αντίγραφο είναι πλήρες και ανεξάρτητο.
cli-law-7-refusals = Μια απαγορευμένη κίνηση λέει γιατί και δεν αλλάζει τίποτα.
cli-law-8-offers = Προσφορές, επιτρεπτές κινήσεις και αρνήσεις συμφωνούν.
cli-law-9-round-trips = Θέσεις, καταγραφές και κινήσεις γίνονται κείμενο και πάλι πίσω.
cli-law-of-bots = Τα προγράμματα κάνουν επιτρεπτές κινήσεις και δεν ξέρουν περισσότερα από όσα η θέση τους.
cli-law-10-sentences = Για όλα όσα λέγονται υπάρχει πρόταση σε κάθε γλώσσα.
reason-laws-broken = { $broken } από τις { $judged } κρίσεις λένε ότι παραβιάζεται νόμος.

## Παιχνίδια που έγραψαν άλλοι
cli-games-broken = Το παιχνίδι { $name } ενός άλλου έργου μένει έξω. { $reason }
reason-game-key-taken = Παιχνίδι «{ $name }» υπάρχει ήδη στο Majlis.
reason-game-fails = Το παιχνίδι «{ $name }» δεν φορτώνεται ({ $error }).
reason-game-other-key = Το παιχνίδι «{ $name }» δίνει ως κλειδί του «{ $found }».
reason-game-lacks = Από το παιχνίδι «{ $name }» λείπουν: { $files }.
