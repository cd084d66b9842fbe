# Το δωμάτιο.
status-waiting = Περιμένουμε παίκτες.
status-your-turn = Η σειρά σου
status-turn = { $people ->
    [one] Σειρά: { $who }
   *[other] Περιμένουμε: { $who }
}
status-over = Η παρτίδα τελείωσε.
result-won = { $people ->
    [one] Νικητής: { $who }.
   *[other] Νικητές: { $who }.
}
result-you = Νίκησες.
result-shared = Τη νίκη μοιράζονται: { $who }.
place-cards = { $count ->
    [0] κανένα φύλλο
    [one] 1 φύλλο
   *[other] { $count } φύλλα
}
line-joined = Κάθισε στο τραπέζι: { $name }.
line-left = Έφυγε: { $name }· συνεχίζει ο υπολογιστής.
line-back = Επέστρεψε: { $name }.
line-started = Η παρτίδα αρχίζει.
reason-no-such-room = Δεν υπάρχει τέτοιο δωμάτιο· ίσως έκλεισε.
reason-room-full = Όλες οι θέσεις είναι πιασμένες· μπορείς να παρακολουθήσεις.
reason-room-not-started = Η παρτίδα δεν έχει αρχίσει ακόμη.
reason-room-started = Η παρτίδα έχει ήδη αρχίσει.
reason-not-seated = Μόνο παρακολουθείς.
reason-no-room = Δεν είσαι σε κανένα δωμάτιο.
reason-no-such-page = Δεν υπάρχει τίποτα στο { $path }.
reason-no-such-question = Το { $path } δεν ρωτιέται με αυτόν τον τρόπο.
reason-too-long-a-question = Αυτό είναι πιο μεγάλο απ’ ό,τι διαβάζει αυτή η αίθουσα.
reason-bad-question = Η αίθουσα δεν καταλαβαίνει την ερώτηση: { $error }
reason-bad-frame = Αυτό δεν είναι μήνυμα του πρωτοκόλλου: { $error }
reason-old-protocol = Η σελίδα είναι παλιότερη ή νεότερη από το δωμάτιο· φόρτωσέ την ξανά.
reason-too-fast = Πάρα πολλά μηνύματα· περίμενε λίγο.
reason-too-many-tries = Πάρα πολλές προσπάθειες· περίμενε λίγα λεπτά.
reason-stale = Το τραπέζι άλλαξε στο μεταξύ· δες το και διάλεξε ξανά.
reason-ahead = Η κίνηση αυτή ήταν για ένα τραπέζι που δεν έχει έρθει ακόμη· δες το και διάλεξε ξανά.
reason-no-hint = Καμία συμβουλή αυτή τη στιγμή· ζήτησε ξανά.
reason-bad-password = Ο κωδικός έχει { $least } έως { $most } χαρακτήρες.
reason-name-taken = Το όνομα αυτό το έχει κάποιος άλλος· διάλεξε άλλο.
reason-wrong-login = Το όνομα και ο κωδικός δεν ταιριάζουν.
reason-not-logged-in = Σε αυτή τη συσκευή δεν είναι κανείς συνδεδεμένος.
reason-wrong-passkey = Αυτό το κλειδί πρόσβασης δεν ανοίγει τίποτα εδώ ή η απάντηση άργησε.
reason-passkeys-full = Ένας λογαριασμός έχει το πολύ { $most } κλειδιά πρόσβασης.
reason-last-passkey = Τίποτα άλλο δεν ανοίγει αυτόν τον λογαριασμό· διάλεξε πρώτα κωδικό ή πρόσθεσε άλλο κλειδί πρόσβασης.
reason-hello-first = Πρώτα πες ποιος είσαι.
reason-bad-name = Ένα όνομα έχει από 1 έως { $most } γράμματα.
reason-unknown-bot = Δεν υπάρχει παίκτης υπολογιστή «{ $name }»· υπάρχουν: { $known }.
reason-rooms-full = Δεν χωράει άλλο τραπέζι τώρα· δοκίμασε αργότερα.
reason-broken = Κάτι χάλασε σε αυτό το δωμάτιο και έκλεισε. Τίποτε άλλο δεν πειράχτηκε.
reason-room-of-other-rules = Αυτό το δωμάτιο άνοιξε με κανόνες που δεν υπάρχουν εδώ. Φυλάγεται και συνεχίζει εκεί όπου είναι εγκατεστημένοι.
reason-bad-token = Το αναγνωριστικό συσκευής έχει από 16 έως 200 χαρακτήρες.
reason-cannot-keep = Δεν μπορεί να φυλαχτεί τίποτα στο { $name }: { $error }. Διάλεξε άλλο με --database.
reason-cannot-listen = Δεν μπορούμε να ακούσουμε στο { $host }, θύρα { $port }: { $error }. Διάλεξε άλλη με --port.
serve-at = Το Majlis είναι ανοιχτό στο { $url }
serve-qr = Στρέψε την κάμερα ενός τηλεφώνου στο ίδιο δίκτυο προς το τετράγωνο για να μπεις.
bot-0 = Ναδίμ
bot-1 = Ίρις
bot-2 = Ταρίκ
bot-3 = Δάφνη
bot-4 = Σάλμα
bot-5 = Νίκος
bot-6 = Λάιλα
bot-7 = Θοδωρής
bot-8 = Καρίμ
bot-9 = Ζωή
bot-10 = Γιάρα
bot-11 = Στέλιος
bot-12 = Ράμι
bot-13 = Ελένη
place-also = { $held }, { $also }
place-left = μένουν { $minutes } λ { $seconds } δ για όλο το παιχνίδι
place-bot = υπολογιστής, { $held }
place-bot-alone = υπολογιστής
place-free = ελεύθερη θέση, μπορεί να παίξει ο υπολογιστής
reason-not-written = Αυτό δεν μπόρεσε να καταγραφεί, οπότε τίποτα δεν άλλαξε· δοκίμασε ξανά σε λίγο.
reason-elsewhere = Αυτό το τραπέζι είναι σε άλλο μηχάνημα που δεν απαντά αυτή τη στιγμή· δοκίμασε ξανά σε λίγο.
reason-chat-closed = Η συνομιλία είναι ανοιχτή όσο παίζεται η παρτίδα.
result-together-won = Το παιχνίδι κερδήθηκε.
result-together-lost = Το παιχνίδι χάθηκε.
reason-database-in-use = Ένα άλλο δωμάτιο έχει ανοιχτό το { $name }· δώσε σε αυτό δικό του αρχείο με --database.
reason-database-newer = Το { $name } το έχει γράψει νεότερο Majlis· αυτό εδώ δεν μπορεί να το διαβάσει.
reason-too-many-rooms = Άνοιξαν πάρα πολλά δωμάτια από εδώ· περίμενε ένα λεπτό.
