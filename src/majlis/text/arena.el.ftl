# Η αρένα
cli-command-arena = προγράμματα αντιμέτωπα με τα ίδια φύλλα και αλλαγμένες θέσεις: ποσοστά, διαφορές και βαθμολογία δύναμης, με διαστήματα
cli-argument-processes = πόσες διεργασίες μοιράζονται τη δουλειά
cli-argument-ray = να μοιραστούν τη δουλειά οι εργάτες μιας συστοιχίας Ray
cli-argument-resume = κράτα κάθε παρτίδα σε αυτό το αρχείο και παίξε μόνο όσες λείπουν
cli-arena-pair = { $one } εναντίον { $other }: κερδίζει { $share } από { $matches } παρτίδες ({ $share_low } ως { $share_high }), { $by } πόντοι ανά θέση ({ $by_low } ως { $by_high }).
cli-arena-score = { $one } δίπλα σε { $other }: καλύτερο σκορ σε { $share } από { $matches } μοιρασιές ({ $share_low } ως { $share_high }), { $by } πόντοι ({ $by_low } ως { $by_high }).
cli-arena-better = Καλύτερο: { $better }.
cli-arena-neither = Κανένα δεν είναι σίγουρα καλύτερο.
cli-arena-rating = { $bot }: δύναμη { $rating } ({ $rating_low } ως { $rating_high }).
cli-arena-bot = { $bot }: κερδίζει { $won } ({ $won_low } ως { $won_high }), μέσο σκορ { $mean }· { $thought } ms ανά κίνηση, το πολύ { $longest }.
cli-arena-alone = { $bot }: από τις { $matches } παρτίδες του { $won } τελειώνουν με πόντους ({ $won_low } ως { $won_high }), μέσο σκορ { $mean }· { $thought } ms ανά κίνηση, το πολύ { $longest }.
reason-arena-needs-two = Το { $bot } χρειάζεται αντίπαλο: ονόμασε δύο ή περισσότερα προγράμματα.
reason-extra-missing = Το { $package } δεν είναι εγκατεστημένο: έρχεται με το πρόσθετο «{ $extra }», pip install "majlis[{ $extra }]".

## Πόσο δυνατά είναι τα προγράμματα
cli-argument-report = για κάθε παιχνίδι, ή για όποιο ονομαστεί: πόσο δυνατά είναι τα προγράμματα, σε πίνακα
cli-argument-quick = μόνο λίγες παρτίδες, για να φανεί αν δουλεύει
cli-strength-title = # Πόσο δυνατά είναι τα προγράμματα
cli-strength-about = Από το `{ $command }`, έκδοση { $build } (docs/arena.md). Ποσοστό: των παρτίδων που κέρδισε το πρώτο με τα ίδια φύλλα και αλλαγμένες θέσεις· όπου παίζει ένας ή όλοι μαζί, των μοιρασιών με το καλύτερο σκορ· με διαστήματα 95 %. Διαφορά: πόντοι ανά θέση. Μια αναμέτρηση τελειώνει μόλις ξεκαθαρίσει.
cli-strength-columns = | παιχνίδι | θέσεις | πρώτο | δεύτερο | ποσοστό | από | ως | παρτίδες | διαφορά | καλύτερο |
cli-strength-rule = | --- | ---: | --- | --- | ---: | ---: | ---: | ---: | ---: | --- |
cli-strength-row = | { $game } | { $seats } | { $one } | { $other } | { $share } | { $low } | { $high } | { $matches } | { $by } | { $better } |
cli-strength-nobody = όχι σίγουρο
cli-strength-alike = παίζουν το ίδιο

## Ισορροπία
cli-command-balance = είναι δίκαιο ένα παιχνίδι, πόσο κρατά, και έχει σημασία τι κάνει κανείς; Από παρτίδες μεταξύ ίσων προγραμμάτων
cli-argument-tries = σε τόσες παρτίδες δοκιμάζεται μία απόφαση, για να φανεί αν έχει σημασία
cli-argument-each = άλλη μια φορά για κάθε άλλη τιμή κάθε επιλογής
cli-balance-length = { $matches } παρτίδες: κατά μέσο όρο { $decisions } αποφάσεις, από { $shortest } ως { $longest }· { $deals } μοιρασιές.
cli-balance-seat = Θέση { $seat }: κερδίζει { $won } ({ $low } ως { $high }), μέσο σκορ { $mean }.
cli-balance-fair = Καμία θέση δεν κερδίζει σίγουρα περισσότερο ή λιγότερο από το μερίδιό της, { $even }.
cli-balance-unfair = Περισσότερο ή λιγότερο από το μερίδιό τους, { $even }, κερδίζουν οι θέσεις { $favoured }.
cli-balance-shared = Η νίκη μοιράζεται σε { $shared } των παρτίδων.
cli-balance-points = Με πόντους τελειώνουν { $points } από αυτές ({ $points_low } ως { $points_high })· μέσο σκορ { $mean }.
cli-balance-free = Πάνω από μία κίνηση υπάρχει σε { $free } των αποφάσεων.
cli-balance-matters = Από { $tried } τέτοιες που δοκιμάστηκαν, είχε σημασία σε { $matters } ({ $matters_low } ως { $matters_high }).
cli-balance-value = { $option }={ $value }: οι θέσεις κερδίζουν { $shares }· μοιρασμένες { $shared }· { $decisions } αποφάσεις, { $deals } μοιρασιές· πάνω από μία κίνηση σε { $free }, έχει σημασία σε { $matters }.
cli-balance-value-alone = { $option }={ $value }: με πόντους { $points }, μέσο σκορ { $mean }· { $decisions } αποφάσεις· πάνω από μία κίνηση σε { $free }, έχει σημασία σε { $matters }.
