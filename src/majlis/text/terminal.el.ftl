# Το τραπέζι στο τερματικό. Μια γραμμή λέξεων: η λέξη, μετά άλλες λέξεις και πλήκτρα για το ίδιο, το πλήκτρο τελευταίο.

terminal-word-hand = χέρι φύλλα χ
terminal-word-aside = άκρη
terminal-word-table = τραπέζι τ
terminal-word-score = σκορ πόντοι σ
terminal-word-turn = σειρά ρ
terminal-word-moves = κινήσεις κ
terminal-word-counts = πλήθος π
terminal-word-again = ξανά ξ
terminal-word-log = ιστορικό
terminal-word-hint = υπόδειξη υ
terminal-word-undo = αναίρεση α
terminal-word-restart = πάλι
terminal-word-new = νέα
terminal-word-pass = πάσο
terminal-word-help = βοήθεια ; β
terminal-word-rules = κανόνες
terminal-word-terse = σύντομα
terminal-word-normal = κανονικά
terminal-word-full = πλήρη
terminal-word-quit = έξοδος ε
terminal-word-begin = αρχή
terminal-word-ready = έτοιμος έτοιμη
terminal-word-say = πες
terminal-word-yes = ναι
terminal-word-no = όχι
terminal-word-pause = παύση
terminal-word-resume = συνέχεια
terminal-word-people = παίκτες
terminal-word-time = χρόνος
terminal-word-mute = σίγαση
terminal-word-hear = άκου
terminal-word-report = αναφορά
terminal-word-kick = έξω
terminal-word-watchers = θεατές
terminal-word-leave = φεύγω

terminal-prompt-yours = [η σειρά σου] >
terminal-name-you = εσύ
terminal-opening = { $game }. { $about } Για βοήθεια γράψε ;
terminal-list-line = { $head }· { $item }
terminal-at-place = { $place }: { $cards }
terminal-hand-item = { $number }) { $card }
terminal-aside = Στην άκρη: { $cards }
terminal-none-aside = Τίποτα δεν είναι στην άκρη: «άκρη 7 9-12» βάζει αυτά τα φύλλα του χεριού σου στην άκρη, και τα παίρνει πάλι.
terminal-card-mark = { $card } ({ $mark })
terminal-of-kind = { $card } { $count }
terminal-on-top = { $card } από πάνω, { $count } φύλλα συνολικά
terminal-without-card = Χωρίς φύλλο: { $moves }
terminal-runs-across = { $word } οριζόντια από γραμμή { $row }, στήλη { $column }
terminal-runs-down = { $word } κάθετα από γραμμή { $row }, στήλη { $column }
terminal-runs-alone = { $word } στη γραμμή { $row }, στήλη { $column }
terminal-row = γραμμή { $row }: { $cards }
terminal-move-item = { $key }{ $number } { $move }
terminal-move-group = { $card }: { $count ->
    [one] 1 κίνηση
   *[other] { $count } κινήσεις
}
terminal-move-foretold = { $move }: { $told }
terminal-barred-item = Όχι: { $move }. { $reason }
terminal-open-item = { $kind }: γράψε «{ $verb }» και μετά { $fields }
terminal-open-part = «{ $word }» και { $field }
terminal-more-moves = και { $count } ακόμη: γράψε την ίδια την κίνηση
terminal-which-move = Ποια; { $moves }
terminal-goes-on = Η παρτίδα συνεχίζεται μετά από { $moves ->
    [one] { $moves } κίνηση
   *[other] { $moves } κινήσεις
}.
terminal-turn-yours = Είναι η σειρά σου.
terminal-turn-others = Παίζει τώρα: { $who }.
terminal-no-hand = Σε αυτό το παιχνίδι δεν κρατάς φύλλα.
terminal-no-facts = Δεν υπάρχει ακόμη σκορ σε αυτό το παιχνίδι.
terminal-nothing-heard = Δεν έγινε τίποτα από τότε.
terminal-nothing-to-undo = Δεν έπαιξες ακόμη.
terminal-taken-back = Αναιρέθηκε: { $move }.
terminal-no-rules = Δεν υπάρχει ακόμη σελίδα κανόνων για αυτό το παιχνίδι.
terminal-hint-help = Γράψε μια κίνηση, ή ? για βοήθεια.
terminal-help-play = Για να παίξεις: ο αριθμός ενός φύλλου σου, ένα φύλλο, ή μια κίνηση όπως «{ $move }»· το «{ $key }1» είναι η πρώτη κίνηση.
terminal-help-ask = Για να ρωτήσεις: { $words }.
terminal-help-other = Ακόμη: { $words }.
terminal-help-word = { $word } ({ $key })
terminal-verbosity-terse = Σύντομα: μόνο ό,τι γίνεται, τα φύλλα με τους κωδικούς τους.
terminal-verbosity-normal = Κανονικά: τραπέζι και χέρι στη σειρά σου.
terminal-verbosity-full = Πλήρη: τραπέζι, χέρι και κινήσεις στη σειρά σου.
terminal-deal-number = Μοιρασιά { $number }: ο ίδιος αριθμός δίνει τα ίδια φύλλα.
terminal-statistics = Ως τώρα: { $played ->
    [one] μία μοιρασιά
   *[other] { $played } μοιρασιές
}, κερδισμένες { $won }· στη σειρά τώρα { $streak }, το πολύ { $longest }.
terminal-over-what-now = «αναίρεση», «πάλι» για την ίδια μοιρασιά, «νέα» για άλλη («νέα 17» για τη μοιρασιά 17), ή «έξοδος».
terminal-prompt-over = [τέλος] >
terminal-over-won = Η παρτίδα τελείωσε. Κέρδισες.
terminal-over-lost = Η παρτίδα τελείωσε. Νίκη: { $who }.
terminal-over-shared = Η παρτίδα τελείωσε ισόπαλη.
terminal-left-record = Η παρτίδα φυλάχτηκε. Για να συνεχίσεις: { $command }
terminal-left = Έφυγες από την παρτίδα. Τα ίδια φύλλα ξανά: { $command }

reason-no-such-number = Δεν υπάρχει εδώ αριθμός { $number }· πάνε από το 1 έως το { $most }.
reason-no-numbers = Δεν υπάρχει εδώ τίποτα να διαλέξεις με αριθμό.
reason-not-in-hand = Δεν έχεις φύλλο «{ $text }».

## Σε αίθουσα
terminal-prompt-others = [όχι η σειρά σου] >
terminal-prompt-watching = [παρακολουθείς] >
terminal-wish = Γράψε «ναι» ή «όχι».
terminal-no-wish = Κανείς δεν περιμένει απάντησή σου.
terminal-watching = Βλέπουν: { $people }
terminal-nobody-watches = Δεν βλέπει κανείς.
terminal-muted = Δεν θα παίρνεις πια γραμμές από: { $person }.
terminal-heard-again = Παίρνεις πάλι γραμμές από: { $person }.
terminal-kick-sure = Έξω οριστικά: { $person }; Με «ναι» γίνεται.
terminal-reported = Αναφέρθηκε σε όποιον έχει την ευθύνη εδώ, μαζί με τις δέκα προηγούμενες γραμμές.
terminal-time-how = «χρόνος 2», 5 ή 10 σου δίνει τόσες φορές τον χρόνο, «χρόνος 0» κανένα ρολόι, «χρόνος 1» όπως συμφωνήθηκε· πριν από την παρτίδα.
terminal-whom = Ποιον ή ποια; Γράψε μετά ένα όνομα ή τον αριθμό της θέσης· οι «παίκτες» λένε και τα δύο.
terminal-line-lost = Χάθηκε η σύνδεση. Προσπαθώ ξανά.
terminal-line-back = Η σύνδεση επανήλθε.
terminal-room-link = Το τραπέζι βρίσκεται στο { $link }
terminal-room-left = Έφυγες από το τραπέζι· ύστερα από λίγο παίζει για σένα ο υπολογιστής. Πίσω στη θέση σου: { $command }
terminal-room-watched = Δεν παρακολουθείς πια. Για να δεις ξανά: { $command }
terminal-watch-asked = Το τραπέζι ρωτήθηκε αν μπορείς να παρακολουθήσεις· η απάντησή του θα φανεί εδώ.
reason-not-a-room = «{ $name }» δεν είναι διεύθυνση αίθουσας· μοιάζει με http://HOST:PORT/#ROOM.
reason-nobody-opens = Καμία αίθουσα δεν απαντά στο { $host }: { $error }
reason-room-other-game = Σε αυτό το τραπέζι παίζεται { $name } και όχι { $asked }.
reason-watch-which-table = Πες ποιο τραπέζι θα δεις: --room με τη διεύθυνσή του και #ROOM στο τέλος.
reason-room-says = Η αίθουσα λέει: { $message }
