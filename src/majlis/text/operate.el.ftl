# Για όποιον λειτουργεί το δωμάτιο.
admin-title = Majlis: δωμάτια και αρχείο ελέγχου
admin-rooms = Ανοιχτά δωμάτια
admin-audit = Αρχείο ελέγχου
admin-room = Δωμάτιο
admin-game = Παιχνίδι
admin-people = Παίκτες
admin-connected = Συνδεδεμένοι
admin-state = Κατάσταση
admin-when = Πότε (UTC)
admin-what = Τι
admin-text = Κείμενο
admin-playing = παίζεται
admin-waiting = σε αναμονή
cli-command-backup = αντιγράφει όσα φυλάει το δωμάτιο σε ένα αρχείο, ακόμη κι ενώ είναι ανοιχτό
cli-command-restore = επαναφέρει ένα τέτοιο αντίγραφο, όσο το δωμάτιο είναι κλειστό
cli-argument-replace = βάλε το αντίγραφο στη θέση όσων υπάρχουν, που φυλάγονται δίπλα
cli-backup-made = Στο { $name } { $count ->
    [one] υπάρχει ένα δωμάτιο.
   *[other] υπάρχουν { $count } δωμάτια.
}
cli-backup-restored = { $count ->
    [one] Επανήλθε ένα δωμάτιο από το { $name }.
   *[other] Επανήλθαν { $count } δωμάτια από το { $name }.
}
reason-database-there = Στο { $name } φυλάγονται ήδη δωμάτια· με --replace το αντίγραφο παίρνει τη θέση τους και αυτά μένουν δίπλα.
reason-not-a-file = Το { $name } δεν είναι αρχείο: αυτή η βάση έχει δικά της εργαλεία για αντίγραφα.
reason-copy-onto-itself = Το { $name } είναι το ίδιο το πρωτότυπο· το αντίγραφο θέλει δικό του αρχείο.
reason-cannot-copy = Το { $name } δεν αντιγράφεται: { $error }
