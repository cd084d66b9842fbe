# Τράπουλες στο χαρτί.

print-pack-alpha = Άλφα
print-pack-abjad = Abjad, τέσσερα χρώματα
print-pack-abjad-five = Abjad, πέντε χρώματα
print-pack-abjad-yellow = Abjad, τα κίτρινα γράμματα
print-pack-french = Γαλλική τράπουλα
print-pack-french-48 = Γαλλική τράπουλα 48 φύλλων, χωρίς βαλέδες
print-pack-french-51 = Γαλλική τράπουλα 51 φύλλων, χωρίς το δύο καρό
print-pack-ganjifa-96 = Μογγολική γκαντζίφα
print-pack-ganjifa-iran = Μογγολική γκαντζίφα, ιρανική σειρά
print-pack-ganjifa-120 = Γκαντζίφα Ντασαβατάρα
print-pack-ganjifa-48 = Μικρή γκαντζίφα
print-pack-wordish = Μπιριμπόλεξο με ελληνικά γράμματα
print-pack-wordish-english = Μπιριμπόλεξο με αγγλικά γράμματα

print-rank-A = Α
print-rank-J = Β
print-rank-Q = Ν
print-rank-K = Ρ
print-rank-V = Ζ

print-about = { $cards ->
    [one] { $cards } φύλλο
   *[other] { $cards } φύλλα
}.
print-how = Τύπωσε σε πραγματικό μέγεθος, χωρίς προσαρμογή στη σελίδα, και στις δύο όψεις, με γύρισμα στη μακριά πλευρά. Μετά κόψε ανάμεσα στα σημάδια.
print-card = Φύλλο
print-count = Πόσα
print-value = Αξία
print-source = Από
print-printed = τυπωμένο
print-ours = δικό μας
print-yours = δικό σου
print-printed-about = «{ $mark }»: έτσι γράφουν τα αληθινά φύλλα ή οι κανόνες τους.
print-ours-about = «{ $mark }»: δεν το βρήκαμε πουθενά τυπωμένο· το υπολογίσαμε εμείς, και μια αληθινή τράπουλα ίσως διαφέρει.
print-yours-about = «{ $mark }»: από το αρχείο σου.
print-key = Τι λέει η γραφή Μπράιγ
print-key-about = Κάθε φύλλο έχει μια γραμμή Μπράιγ με έξι κουκκίδες, που διαβάζεται από αριστερά προς τα δεξιά· και οι έξι κουκκίδες μαζί είναι ο μπαλαντέρ.
print-points = Πόντοι
print-points-about = Τα ονόματα μπαίνουν στην πρώτη γραμμή.
print-deal = Μοιρασιά
print-total = Σύνολο

cli-print-done = { $file }: { $cards ->
    [one] { $cards } φύλλο
   *[other] { $cards } φύλλα
} σε { $pages ->
    [one] { $pages } σελίδα
   *[other] { $pages } σελίδες
}, όψεις και πλάτες. Τύπωσε σε πραγματικό μέγεθος, και στις δύο όψεις, με γύρισμα στη μακριά πλευρά.
cli-print-embossed = { $file }: κείμενο για εκτυπωτή Μπράιγ.

reason-unknown-pack = Δεν υπάρχει τράπουλα «{ $name }»· οι τράπουλες είναι { $known }.
reason-not-a-size = Το «{ $text }» δεν είναι μέγεθος· μπορεί να είναι { $known }, ή χιλιοστά όπως 63x88, κάθε πλευρά από { $least } έως 1000.
reason-paper-too-small = Ένα φύλλο { $card } mm δεν χωράει σε χαρτί { $paper } mm με περιθώρια { $margin } mm.
reason-card-too-small = Όσα πρέπει να γραφτούν δεν χωράνε σε φύλλο { $card } mm.
reason-no-typst = Το PDF το φτιάχνει το typst, που δεν είναι εγκατεστημένο εδώ· το εγκαθιστά το ./majlis print, αλλού το pip install typst.
reason-cards-not-an-object = Ένα αρχείο φύλλων είναι ένα αντικείμενο JSON με «pack»: το όνομα μιας τράπουλας.
reason-cards-unknown-pack = Το «pack» δεν μπορεί να είναι «{ $name }»· πλήθη και αξίες δίνονται για { $known }.
reason-cards-unknown-part = Το «{ $name }» δεν έχει θέση εδώ· μπορεί να υπάρχουν { $known }.
reason-cards-unknown-letter = Δεν υπάρχει «{ $name }» στο { $part }.
reason-cards-not-a-number = Στο «{ $name }» γράφει { $text }, ενώ χρειάζεται ακέραιος από 0 έως 99.
reason-cards-not-a-pair = Το «{ $name }» χρειάζεται δύο αριθμούς: πόσα είναι, και πόσο μετράει το καθένα.
reason-cards-wrong-number = Οι κανόνες είναι για { $wanted } φύλλα, και με αυτό το αρχείο είναι { $found }.
reason-not-printed = Το αρχείο δεν μπόρεσε να φτιαχτεί· ο λόγος είναι στο ημερολόγιο του διαχειριστή.

## Η φόρμα στην αίθουσα
print-form-pack = Τράπουλα
print-form-kind = Τι
print-form-kind-pdf = σελίδες για εκτύπωση (PDF)
print-form-kind-brf = κείμενο για εκτυπωτή μπράιγ (BRF)
print-form-paper = Χαρτί
print-form-paper-a4 = A4
print-form-paper-letter = Letter (αμερικανικό)
print-form-cut = Φύλλα
print-form-cut-usual = όπως συνηθίζεται
print-form-cut-poker = 63 επί 88 mm
print-form-cut-round = στρογγυλά, 66 mm
print-form-braille = Μπράιγ στα φύλλα
print-form-braille-usual = όπως συνηθίζεται
print-form-braille-yes = με μπράιγ
print-form-braille-no = χωρίς μπράιγ
print-form-large = Γράμματα
print-form-large-usual = όπως συνήθως
print-form-large-yes = μεγάλα
print-form-about = Φύλλα με ονόματα σε τρεις γλώσσες, οι πλάτες τους, ο κατάλογος της τράπουλας, οι κανόνες ενός παιχνιδιού και πίνακας για πόντους. Τύπωσε σε πραγματικό μέγεθος, και από τις δύο όψεις, με γύρισμα στη μεγάλη πλευρά.
print-form-brf = Κείμενο για εκτυπωτή μπράιγ: ο κατάλογος της τράπουλας, τι γράφει κάθε φύλλο και οι κανόνες ενός παιχνιδιού, σε μπράιγ έξι κουκκίδων.
print-form-no-pdf = Οι σελίδες χρειάζονται το typst, που δεν είναι εγκατεστημένο εδώ. Όποιος έχει την αίθουσα το εγκαθιστά με ./majlis print, αλλού με pip install typst, και την ανοίγει ξανά.
print-form-make = Φτιάξε το αρχείο
print-form-waits = Το αρχείο ετοιμάζεται.
print-form-saved = Το αρχείο αποθηκεύτηκε εκεί όπου πάνε οι λήψεις σου.
