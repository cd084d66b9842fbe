# Το τραπέζι στο τερματικό. Μια γραμμή λέξεων: η λέξη, μετά άλλες λέξεις και πλήκτρα για το ίδιο, το πλήκτρο τελευταίο.

word-hand = χέρι φύλλα χ
word-table = τραπέζι τ
word-score = σκορ πόντοι σ
word-turn = σειρά ρ
word-moves = κινήσεις κ
word-counts = πλήθος π
word-again = ξανά ξ
word-log = ιστορικό
word-undo = αναίρεση α
word-pass = πάσο
word-help = βοήθεια ; β
word-rules = κανόνες
word-terse = σύντομα
word-normal = κανονικά
word-full = πλήρη
word-quit = έξοδος ε

prompt-yours = [η σειρά σου] >
name-you = εσύ
list-line = { $head }· { $item }
at-place = { $place }: { $cards }
hand-item = { $number }) { $card }
card-mark = { $card } ({ $mark })
move-item = { $key }{ $number } { $move }
move-foretold = { $move }: { $told }
barred-item = Όχι: { $move }. { $reason }
open-item = { $kind }: γράψε «{ $verb }» και μετά { $fields }
more-moves = και { $count } ακόμη: γράψε την ίδια την κίνηση
which-move = Ποια; { $moves }
goes-on = Η παρτίδα συνεχίζεται μετά από { $moves ->
    [one] { $moves } κίνηση
   *[other] { $moves } κινήσεις
}.
turn-yours = Είναι η σειρά σου.
turn-others = Παίζει τώρα: { $who }.
no-hand = Σε αυτό το παιχνίδι δεν κρατάς φύλλα.
no-facts = Δεν υπάρχει ακόμη σκορ σε αυτό το παιχνίδι.
nothing-heard = Δεν έγινε τίποτα από τότε.
nothing-to-undo = Δεν έπαιξες ακόμη.
taken-back = Αναιρέθηκε: { $move }.
no-rules = Δεν υπάρχει ακόμη σελίδα κανόνων για αυτό το παιχνίδι.
hint-help = Γράψε μια κίνηση, ή ? για βοήθεια.
help-play = Για να παίξεις: ο αριθμός ενός φύλλου σου, ένα φύλλο, ή μια κίνηση όπως «{ $move }»· το «{ $key }1» είναι η πρώτη κίνηση.
help-ask = Για να ρωτήσεις: { $words }.
help-other = Ακόμη: { $words }.
help-word = { $word } ({ $key })
verbosity-terse = Σύντομα: μόνο ό,τι γίνεται, τα φύλλα με τους κωδικούς τους.
verbosity-normal = Κανονικά: τραπέζι και χέρι στη σειρά σου.
verbosity-full = Πλήρη: τραπέζι, χέρι και κινήσεις στη σειρά σου.
over-won = Η παρτίδα τελείωσε. Κέρδισες.
over-lost = Η παρτίδα τελείωσε. Νίκη: { $who }.
over-shared = Η παρτίδα τελείωσε ισόπαλη.
over-alone = Η παρτίδα τελείωσε. Το σκορ σου είναι { $score }.
left-record = Η παρτίδα φυλάχτηκε. Για να συνεχίσεις: { $command }
left = Έφυγες από την παρτίδα. Τα ίδια φύλλα ξανά: { $command }

reason-no-such-number = Δεν υπάρχει εδώ αριθμός { $number }· πάνε από το 1 έως το { $most }.
