# Όσα λέει η ίδια η σελίδα. Ό,τι αφορά τα παιχνίδια έρχεται με λόγια από την αίθουσα.

majlis = Majlis
skip-to-hand = Μετάβαση στα φύλλα σας
skip-to-actions = Μετάβαση στις κινήσεις
skip-to-games = Μετάβαση στα παιχνίδια

## Header
hall = Η αίθουσα
room-name = τραπέζι { $room }
nav = Σελίδα
sound = Ήχος
by-lamp = Με λυχνάρι
help = Βοήθεια
language = Γλώσσα

## Hall
welcome = Καθίστε.
welcome-name = Καθίστε, { $name }.
welcome-text = Χαρτιά με γράμματα και χαρτιά του παλιού κόσμου, με το μάτι, με το αυτί ή με την αφή, στο ίδιο τραπέζι. Διαλέξτε παιχνίδι· στις άδειες θέσεις κάθονται μηχανές.
games = Παιχνίδια
games-wait = Τα παιχνίδια έρχονται.
games-failed = Τα παιχνίδια δεν έρχονται. Είναι ανοιχτή η αίθουσα;
try-again = Ξανά
choose-game = Διαλέξτε { $game }
seats-list = Για { $seats }.
your-tables = Τα τραπέζια σας
back-to-table = Πίσω στο τραπέζι: { $game }
open-room = Ανοίξτε τραπέζι
game = Παιχνίδι
variant = Παραλλαγή
as-printed = Οι συνηθισμένοι κανόνες
players = Παίκτες
your-name = Το όνομά σας
your-name-hint = Το βλέπουν οι άλλοι στο τραπέζι.
more-options = Τι συμφωνείται
open-now = Ανοίξτε το τραπέζι
rules-of = Κανόνες: { $game }
rules-missing = Οι κανόνες δεν έχουν γραφτεί ακόμη σε αυτή τη γλώσσα.
how-you-play = Πώς παίζετε
kept-here = Μένει σε αυτή τη συσκευή. Οι άλλοι δεν το βλέπουν.
light = Φως
light-system = Όπως το σύστημα
light-day = Ημέρα
light-lamp = Λυχνάρι
large-print = Μεγάλα γράμματα
dark-faces = Σκούρα φύλλα
single-keys = Μεμονωμένα πλήκτρα ρωτούν και πράττουν (H, T, S, …)
sounds = Ήχοι
link-title = Σας προσκάλεσαν
link-text = Πείτε το όνομά σας και καθίστε, ή μόνο παρακολουθήστε.
sit-down = Καθίστε
watch = Μόνο παρακολούθηση

## Table
status = Κατάσταση
table = Τραπέζι
your-hand = Τα φύλλα σας
count-cards = { $count ->
    [0] κανένα φύλλο
    [one] 1 φύλλο
   *[other] { $count } φύλλα
}
count-chosen = { $count } επιλεγμένα
face-down = { $count ->
    [one] 1 κλειστό φύλλο
   *[other] { $count } κλειστά φύλλα
}
on-top = επάνω { $card }
empty = άδειο
you = εσείς
acts = παίζει
result = Αποτέλεσμα
actions = Κινήσεις
more-actions = Άλλες κινήσεις
start = Αρχή
start-again = Ξανά
share-hint = Δώστε στους άλλους τον σύνδεσμο του τραπεζιού, ή αρχίστε αμέσως.
ways = { $count ->
    [one] παίζεται με έναν τρόπο
   *[other] παίζεται με { $count } τρόπους
}
choose-way = { $card }: διαλέξτε πώς
cancel = Άκυρο
do-it = { $move }: { $count }
watching = Παρακολουθείτε.
ask-table = Τραπέζι
ask-score = Σκορ
ask-again = Ξανά
ask-moves = Κινήσεις

## Log and chat
side = Ημερολόγιο και συζήτηση
log = Ημερολόγιο
log-start = Πριν από την πρώτη μοιρασιά
command = Εντολή
command-do = Κάν’ το
chat = Συζήτηση
say-label = Πείτε στο τραπέζι
say = Πείτε
room = Αυτό το τραπέζι
link = Σύνδεσμος του τραπεζιού
copy = Αντιγραφή
copied = Ο σύνδεσμος αντιγράφηκε.
leave = Αποχώρηση
close = Κλείσιμο

## Said
line-lost = Η σύνδεση χάθηκε. Νέα προσπάθεια.
line-back = Η σύνδεση επανήλθε.
your-turn = Σειρά σας
nothing-said = Δεν ειπώθηκε ακόμη τίποτα.
answer-list = { $name }: { $items }
nothing-to-do = Δεν έχετε να κάνετε κάτι τώρα.
and-more = και άλλα { $count }

## Help
keys-title = Πλήκτρα
key-arrows = Βέλη, Home και End: από φύλλο σε φύλλο
key-enter = Enter: παίζει το φύλλο
key-space = Διάστημα: διαλέγει φύλλο όπου διαλέγονται πολλά
key-hand = τα φύλλα σας
key-turn = ποιος παίζει
key-score = το σκορ
key-table = τα φύλλα στο τραπέζι
key-counts = πόσα φύλλα υπάρχουν πού
key-again = τα τελευταία λόγια ξανά
key-moves = τι μπορείτε να κάνετε
key-pass = πάσο
key-draw = τράβηγμα
key-help = αυτή η βοήθεια
key-command = στη γραμμή εντολών
key-regions = F6 και Shift F6: από μέρος σε μέρος
touch-help = Με αναγνώστη σε οθόνη αφής, διπλό άγγιγμα σε φύλλο το παίζει. Με δάχτυλο ή ποντίκι, το πρώτο άγγιγμα διαλέγει το φύλλο και το δεύτερο το παίζει.
