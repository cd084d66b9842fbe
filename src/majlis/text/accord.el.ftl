# Όσα συμφωνεί ένα τραπέζι.
status-paused = Η παρτίδα είναι σε παύση.
line-paused = Η παρτίδα μπήκε σε παύση· το ζήτησε: { $name }.
line-resumed = Η παρτίδα συνεχίζεται· το ζήτησε: { $name }.
line-ready = Δήλωσε ετοιμότητα: { $name }.
line-not-ready = Δεν ξεκινά ακόμη: { $name }.
line-slack = Άλλαξε ο χρόνος για: { $name }.
line-kicked = Βγήκε από το δωμάτιο: { $name }· συνεχίζει ο υπολογιστής.
line-pause-asks = Ζητά παύση: { $name }.
line-pause-denied = Δεν γίνεται παύση τώρα.
line-watch-asks = Ζητά να παρακολουθήσει: { $name }.
secret-move = κρυφή κίνηση
line-takeback-asks = Ζητά αναίρεση: { $name }, για την κίνηση «{ $move }»{ $later ->
    [0] .
    [one] {" "}και για την επόμενη.
   *[other] {" "}και για τις { $later } επόμενες.
}
line-takeback-denied = Η κίνηση μένει: { $name }, «{ $move }».
line-takeback-granted = Αναίρεση: { $name }, για την κίνηση «{ $move }»{ $later ->
    [0] .
    [one] {" "}και για την επόμενη.
   *[other] {" "}και για τις { $later } επόμενες.
}
line-restart-asks = Ζητά να ξαναρχίσει αυτή η μοιρασιά: { $name }.
line-restart-denied = Αυτή η μοιρασιά συνεχίζεται.
line-restart-granted = Αυτή η μοιρασιά ξαναρχίζει· το ζήτησε: { $name }.
reason-no-restart = Ξαναρχίζει μόνο μια αριθμημένη μοιρασιά, και μόνο όπου αναιρούνται κινήσεις.
reason-deal-number = Μια μοιρασιά έχει αριθμό από 1 ως { $most }, και μόνο όπου κανείς δεν παίζει εναντίον άλλου.
reason-paused = Η παρτίδα είναι σε παύση.
reason-not-paused = Η παρτίδα δεν είναι σε παύση.
reason-no-takebacks = Σε αυτό το τραπέζι δεν αναιρούνται κινήσεις.
reason-nothing-to-take-back = Δεν έχεις κάνει ακόμη κίνηση.
reason-no-such-wish = Κανείς δεν περιμένει πια αυτή την απάντηση.
reason-not-let-in = Το τραπέζι προτιμά να μην το παρακολουθούν.
reason-no-watching = Αυτό το τραπέζι δεν παρακολουθείται.
reason-sent-away = Σε έβγαλαν από αυτό το δωμάτιο.
reason-not-yours = Αυτό το κάνει μόνο όποιος άνοιξε το δωμάτιο.
reason-nobody-there = Δεν κάθεται κανείς εκεί.
reason-no-such-line = Δεν υπάρχει τέτοια γραμμή.
reason-seats-free = Υπάρχουν ελεύθερες θέσεις και δεν τις παίρνει ο υπολογιστής.
