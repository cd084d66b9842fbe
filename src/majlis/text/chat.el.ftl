# Η συνομιλία.
reason-chat-off = Σε αυτό το τραπέζι δεν υπάρχει συνομιλία.
reason-chat-players-only = Σε αυτό το τραπέζι μιλούν μόνο όσοι παίζουν.
reason-chat-empty = Η γραμμή είναι άδεια.
reason-chat-too-long = Μια γραμμή έχει το πολύ { $most } χαρακτήρες.
