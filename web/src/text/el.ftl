# Όσα λέει η ίδια η σελίδα. Ό,τι αφορά τα παιχνίδια έρχεται με λόγια από την αίθουσα.

majlis = Majlis
skip-to-hand = Μετάβαση στα φύλλα σου
skip-to-actions = Μετάβαση στις κινήσεις
skip-to-games = Μετάβαση στα παιχνίδια

## Header
hall = Η αίθουσα
nav = Σελίδα
sound = Ήχος
by-lamp = Με λυχνάρι
help = Βοήθεια
language = Γλώσσα

## Hall
welcome = Κάθισε.
welcome-name = Κάθισε, { $name }.
welcome-text = Χαρτιά με γράμματα και χαρτιά του παλιού κόσμου, με το μάτι, με το αυτί ή με την αφή, στο ίδιο τραπέζι. Διάλεξε παιχνίδι· στις άδειες θέσεις κάθονται μηχανές.
games = Παιχνίδια
games-wait = Τα παιχνίδια έρχονται.
games-failed = Τα παιχνίδια δεν έρχονται. Είναι ανοιχτή η αίθουσα;
try-again = Ξανά
choose-game = Διάλεξε { $game }
seats-list = Για { $seats }.
seats-range = Για { $from } ως { $to }.
your-tables = Τα τραπέζια σου
back-to-table = Πίσω στο τραπέζι: { $game }
open-room = Άνοιξε τραπέζι
game = Παιχνίδι
variant = Παραλλαγή
as-printed = Οι συνηθισμένοι κανόνες
players = Παίκτες
your-name = Το όνομά σου
your-name-hint = Το βλέπουν οι άλλοι στο τραπέζι.
name-needed = Γράψε πρώτα το όνομά σου.
more-options = Τι συμφωνείται
one-deal = Σύντομη παρτίδα: μία μόνο μοιρασιά
deal-number = Αριθμός της μοιρασιάς
deal-number-hint = Ο ίδιος αριθμός δίνει τα ίδια φύλλα. Αν μείνει κενό, όποια τύχει.
deal-link = Σύνδεσμος για τη μοιρασιά { $number }: τα ίδια φύλλα και για άλλους
bots = Παίκτες υπολογιστή
bots-level1 = Αρχάριοι
bots-level2 = Προσεκτικοί αρχάριοι
bots-level3 = Καλοί
bots-level4 = Οι πιο δυνατοί
clock = Ρολόι
clock-seconds = { $count ->
    [0] χωρίς
    [one] 1 δευτερόλεπτο για κάθε κίνηση
   *[other] { $count } δευτερόλεπτα για κάθε κίνηση
}
bank = Χρόνος για την παρτίδα
bank-minutes = { $count ->
    [0] δεν μετριέται
    [one] 1 λεπτό για κάθε παίκτη
   *[other] { $count } λεπτά για κάθε παίκτη
}
bank-hint = Τρέχει όσο είναι η σειρά του καθενός. Όταν τελειώσει, αρχίζει το ρολόι της κίνησης· αν δεν υπάρχει, κάθε κίνηση έχει δέκα δευτερόλεπτα.
chat-mode-usual = όπως συνηθίζεται σε αυτό το παιχνίδι
chat-mode-play = μόνο όσο παίζεται το παιχνίδι
chat-mode-room = πάντα
chat-mode-off = χωρίς
open-now = Άνοιξε το τραπέζι
rules-of = Κανόνες: { $game }
rules-missing = Οι κανόνες δεν έχουν γραφτεί ακόμη σε αυτή τη γλώσσα.
open-rooms = Ανοιχτά δωμάτια
rooms-open = { $count ->
    [0] Κανένα δωμάτιο δεν είναι τώρα ανοιχτό σε όλους.
    [one] Ένα δωμάτιο είναι ανοιχτό σε όλους.
   *[other] { $count } δωμάτια είναι ανοιχτά σε όλους.
}
look-again = Δες ξανά
seats-free = { $count ->
    [0] καμία θέση ελεύθερη
    [one] 1 θέση ελεύθερη
   *[other] { $count } θέσεις ελεύθερες
}
watchers = Ποιος μπορεί να βλέπει
watch-mode-free = όποιος έχει τον σύνδεσμο
watch-mode-ask = όποιον δεχτεί κάποιος από το τραπέζι
watch-mode-no = κανείς
listed = Στον κατάλογο των ανοιχτών δωματίων, για όλους εδώ
fill = Ο υπολογιστής παίζει στις ελεύθερες θέσεις
takebacks = Οι κινήσεις παίρνονται πίσω, αν συμφωνούν όλοι
how-you-play = Πώς παίζεις
kept-here = Μένει σε αυτή τη συσκευή. Οι άλλοι δεν το βλέπουν.
account = Ο λογαριασμός σου
account-open = Σύνδεση, και πώς πήγαν οι παρτίδες σου
light = Φως
light-system = Όπως το σύστημα
light-day = Ημέρα
light-lamp = Λυχνάρι
large-print = Μεγάλα γράμματα
dark-faces = Σκούρα φύλλα
flat-cards = Ορθογώνια φύλλα αντί για στρογγυλά
single-keys = Μεμονωμένα πλήκτρα ρωτούν και πράττουν (H, T, S, …)
sounds = Ήχοι
verbosity = Πόσα λέγονται
verbosity-terse = λίγα: ό,τι γίνεται, τα φύλλα με τα σύντομα ονόματά τους
verbosity-normal = όπως συνήθως
verbosity-full = πολλά: στη σειρά σου και το τραπέζι και τι μπορείς να κάνεις
read-out-self = Τι διαβάζεται από μόνο του
order = Πώς είναι το χέρι σου
order-suit = κατά χρώμα
order-rank = κατά αξία ή γράμμα
order-able = πρώτα ό,τι παίζεται
own-voice = Ο φυλλομετρητής μιλά ο ίδιος (Ctrl τον σωπαίνει)
link-title = Σε προσκάλεσαν
link-text = Πες το όνομά σου και κάθισε, ή μόνο παρακολούθησε.
sit-down = Κάθισε
watch = Μόνο παρακολούθηση

## Table
status = Κατάσταση
table = Τραπέζι
more-facts = Περισσότερα στοιχεία: { $count }
your-hand = Τα φύλλα σου
count-cards = { $count ->
    [0] κανένα φύλλο
    [one] 1 φύλλο
   *[other] { $count } φύλλα
}
count-chosen = { $count } επιλεγμένα
count-aside = { $count } στην άκρη
aside = Στην άκρη
put-by = Στην άκρη
put-by-down = Στην άκρη, με όσα είναι κάτω από αυτό
take-up = Πίσω στο χέρι
take-up-down = Πίσω, με όσα είναι κάτω από αυτό
put-aside = Στην άκρη: { $cards }. { $count ->
    [one] Ένα φύλλο είναι στην άκρη
   *[other] { $count } φύλλα είναι στην άκρη
}
taken-up = Πίσω στο χέρι: { $cards }
no-card-held = Δεν έχεις φύλλο στο χέρι.
face-down = { $count ->
    [one] 1 κλειστό φύλλο
   *[other] { $count } κλειστά φύλλα
}
on-top = επάνω { $card }
empty = άδειο
cell-at = γραμμή { $row }, στήλη { $column }
cell-empty = κενό
runs-across = { $word } οριζόντια από { $place }
runs-down = { $word } κάθετα από { $place }
row = γραμμή { $row }
spell = γράμμα προς γράμμα
larger = Μεγέθυνση:
smaller = Σμίκρυνση:
as-letter = ως { $letter }
letter-open = γράμμα ακόμη ανοιχτό
word-so-far = η λέξη ως τώρα: { $word }
word-empty = κανένα φύλλο στη λέξη
taken-back = επιστρέφει: { $card }
word-build = Διάλεξε φύλλα με τη σειρά, ή γράψε τη λέξη παρακάτω.
words-build = Διάλεξε φύλλα με τη σειρά, και άλλη μια λέξη όπου θέλεις· ή γράψε τις λέξεις παρακάτω.
chain-build = Διάλεξε φύλλα με τη σειρά. Το τελευταίο φύλλο μιας λέξης είναι και το πρώτο της επόμενης. Ή γράψε τις λέξεις παρακάτω.
word-ends = Εδώ τελειώνει λέξη
word-breaks = Εδώ διακόπτεται
word-end-here = τέλος λέξης
word-break-here = εδώ διακόπτεται λέξη
word-far = { $number }η λέξη ως τώρα: { $word }
word-done = { $number }η λέξη: { $word }
one-more-word = Άλλη μια λέξη
lift = Πήγαινέ το …
lifted = { $card }: τώρα το φύλλο στη θέση του οποίου θα μπει
as-it-lies = Όπως είναι τώρα στο τραπέζι
word-cards = Φύλλα για διάλεγμα
word-made = Η λέξη
on-table = στο τραπέζι
letter = Γράμμα
earlier = Πιο μπροστά
later = Πιο πίσω
take-back = Πάρε πίσω
you = εσύ
acts = παίζει
result = Αποτέλεσμα
actions = Κινήσεις
more-actions = Άλλες κινήσεις
start = Αρχή
start-again = Ξανά
share-hint = Δώσε στους άλλους τον σύνδεσμο του τραπεζιού, ή άρχισε αμέσως.
ways = { $count ->
    [one] παίζεται με έναν τρόπο
   *[other] παίζεται με { $count } τρόπους
}
choose-way = { $card }: διάλεξε πώς
cancel = Άκυρο
sure = { $what }: σίγουρα;
stay = Συνέχεια του παιχνιδιού
do-it = { $move }: { $count }
to-field = { $move }: στο πεδίο
no-hand = Σε αυτό το παιχνίδι δεν κρατάς φύλλα.
watching = Παρακολουθείς.
ask-table = Τραπέζι
ask-score = Σκορ
ask-again = Ξανά
yes = Ναι
no = Όχι
ask-undo = Αναίρεση
ask-restart = Πάλι η ίδια μοιρασιά
statistics = Ως τώρα: { $played ->
    [one] μία μοιρασιά
   *[other] { $played } μοιρασιές
}, κερδισμένες { $won }· στη σειρά τώρα { $streak }, το πολύ { $longest }.
pause = Παύση
go-on = Συνέχεια μετά την παύση
ask-hint = Συμβουλή
thinking = Το σκέφτομαι …
ask-moves = Κινήσεις

## Log and chat
side = Ημερολόγιο και συζήτηση
log = Ημερολόγιο
log-start = Πριν από την πρώτη μοιρασιά
log-late = Από τότε που ήρθες στο τραπέζι
command = Εντολή
command-do = Κάν’ το
chat = Συζήτηση
chat-closed = Η συζήτηση είναι ανοιχτή όσο παίζεται το παιχνίδι.
say-label = Πες στο τραπέζι
say = Πες
room = Αυτό το τραπέζι
link = Σύνδεσμος του τραπεζιού
copy = Αντιγραφή
copied = Ο σύνδεσμος αντιγράφηκε.
leave = Αποχώρηση
ready = Έχω ετοιμαστεί
slack = Ο χρόνος μου για κάθε σειρά
slack-times = { $factor ->
    [0] χωρίς ρολόι για μένα
    [1] όπως συμφωνήθηκε
   *[other] { $factor } φορές όσο συμφωνήθηκε
}
mute = Σίγαση για μένα
kick = Έξω από το δωμάτιο
kick-now = Έξω οριστικά
kick-sure = Έξω οριστικά: { $name }; Πάτησε άλλη μία φορά.
who-watches = Ποιοι βλέπουν
nobody-watches = Δεν βλέπει κανείς.
report = Αναφορά
reported = Αναφέρθηκε σε όποιον έχει την ευθύνη εδώ, μαζί με τις δέκα προηγούμενες γραμμές.
close = Κλείσιμο

## Said
seconds-left = { $count ->
    [one] Μένει 1 δευτερόλεπτο.
   *[other] Μένουν { $count } δευτερόλεπτα.
}
line-lost = Η σύνδεση χάθηκε. Νέα προσπάθεια.
line-back = Η σύνδεση επανήλθε.
your-turn = Η σειρά σου
buffer-all = όλα
buffer-mine = ό,τι έκανες
buffer-others = τι κάνουν οι άλλοι
buffer-big = τα σημαντικά
buffer-room = ποιος έρχεται και ποιος φεύγει
buffer-chat = η συζήτηση
muted = δεν διαβάζεται
read-out = διαβάζεται πάλι
numbered = { $number }: { $item }
nothing-said = Δεν ειπώθηκε ακόμη τίποτα.
answer-list = { $name }: { $items }
no-card = Δεν υπάρχει τέτοιο φύλλο στο τραπέζι.
can-start = Μπορείς να αρχίσεις: κουμπί «{ start }».
can-start-again = Μπορείς να παίξεις ξανά: κουμπί «{ start-again }».
nothing-to-do = Δεν έχεις να κάνεις κάτι τώρα.
key-is-letter = Εδώ αυτό το πλήκτρο μπορεί να εννοεί γράμμα, γι' αυτό δεν παίζει τίποτα.
and-more = και άλλα { $count }

## Τράπουλες στο χαρτί
print-title = Τράπουλες στο χαρτί
print-open = Τύπωσε μια τράπουλα για κόψιμο

## Looking back: what is said before that page is there
replay = Η παρτίδα ξανά
replay-of = Ξανά: { $game }
replay-failed = Η παρτίδα δεν μπορεί να έρθει. Είναι ανοιχτή η αίθουσα;
replay-open = Άνοιξε μια παρτίδα από αρχείο
replay-link-back = Δες ξανά αυτή την παρτίδα
