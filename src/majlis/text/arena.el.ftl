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
